"""What is asked outside turns, and why something is no answer to it."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.games.subterra import actions as act
from speleo.games.subterra.engine.barring import bar_to_going
from speleo.games.subterra.engine.bars import BARS
from speleo.games.subterra.engine.pieces import (
    CHOOSING_PATH,
    KEEPING,
    ORDERING,
    PICKING,
    PLACING,
    SPAWNING,
    STARTING,
    STEPPING,
    SURFACING,
    TAKING,
)
from speleo.games.subterra.engine.repertoire import PASSAGES
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import SIDE_NAMES
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action


@dataclass(frozen=True, slots=True)
class Question:
    """By which rule it is asked, which actions are answers, and what is said of others and of impossible ones."""

    rule: str
    answers: tuple[type[Action], ...]
    other: str
    impossible: str


QUESTIONS = {
    PICKING: Question("SUB-SET.2", (act.PickCaver,), "subterra-no-answer-pick", "subterra-no-such-pick"),
    STARTING: Question("SUB-SET.12", (act.GiveStart,), "subterra-no-answer-start", "subterra-no-such-start"),
    STEPPING: Question("SUB-BAS.10", (act.Step, act.Stop), "subterra-no-answer-step", "subterra-no-such-step"),
    KEEPING: Question("SUB-SCO.1", (act.Keep, act.Discard), "subterra-no-answer-keep", "subterra-no-such-keep"),
    TAKING: Question("SUB-GEO.2", (act.TakeDrawn, act.TakeAside), "subterra-no-answer-take", "subterra-no-such-take"),
    PLACING: Question("SUB-PLC.4", (act.Place,), "subterra-no-answer-place", "subterra-no-such-place"),
    SURFACING: Question("SUB-DIV.4", (act.Surface,), "subterra-no-answer-surface", "subterra-no-such-surface"),
    ORDERING: Question("SUB-HOR.10", (act.Order,), "subterra-no-answer-order", "subterra-no-such-order"),
    CHOOSING_PATH: Question("SUB-HOR.8", (act.ChoosePath,), "subterra-no-answer-path", "subterra-no-such-path"),
    SPAWNING: Question("SUB-HOR.18", (act.Spawn,), "subterra-no-answer-spawn", "subterra-no-such-spawn"),
}
ANSWERS = tuple(made for question in QUESTIONS.values() for made in question.answers)


def why_no_answer(state: SubTerraState, action: Action) -> Refusal:
    """What is in the way of this answer to what the engine asks."""
    question = QUESTIONS[state.ask]
    if not isinstance(action, question.answers):
        return Refusal("SUB-MED.2" if sprints(state) else question.rule, question.other)
    if isinstance(action, act.Place):
        return why_no_place(state, action)
    if isinstance(action, act.Step):
        return Refusal(*BARS[bar_to_going(state, state.acting, PASSAGES, SIDE_NAMES.index(action.side))])
    return Refusal(question.rule, question.impossible)


def sprints(state: SubTerraState) -> bool:
    """Whether the steps asked for are surely a sprint: nobody is directed to run. [SUB-MED.2, SUB-LEA.2]"""
    return state.ask == STEPPING and state.acting != state.active


def why_no_place(state: SubTerraState, action: act.Place) -> Refusal:
    """The tile does not fit that way, or it would close the cave."""
    fits = state.parts.fits[state.drawn * 4 + (state.side + 2) % 4]
    if fits >> (action.angle // 90) & 1:
        return Refusal("SUB-PLC.8", "subterra-no-sealing")
    return Refusal("SUB-PLC.2", "subterra-no-fit")
