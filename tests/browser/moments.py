"""Moments of Sub Terra that a match seldom reaches: matches played at random, with some luck, up to one of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from speleo.games.subterra import GAME
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.view import SubTerraView
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.game import Action
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.writer import RecordWriter

Wanted = Callable[[SubTerraView, list[Action]], bool]
MOST_MATCHES = 400
MOST_STEPS = 260
EAGER = 0.6
"""How often a wish is followed, where one can be."""


def moment(
    cavers: tuple[str, ...], wanted: Wanted, *, seats: int = 2, wishes: tuple[str, ...] = ("explore", "place")
) -> str:
    """The record of a match of these cavers up to a decision of the first seat that is wanted. [SUB-SET.1]

    `wishes` are beginnings of actions that players and Chance favour.
    """
    for attempt in range(MOST_MATCHES):
        rng = Random(attempt)
        match = Match(GAME, GAME.setup(seats))
        lines: list[str] = []
        sitters = tuple(Sitter("person", f"Seat {seat}") for seat in range(1, seats + 1))
        RecordWriter(match, header_for(match.setup, sitters, "by hand"), lines.append)
        for caver in cavers:
            match.act(match.state.turn(), GAME.parse_action(f"pick {caver}"))
        for _ in range(MOST_STEPS):
            if match.over:
                break
            actor = match.state.turn()
            if actor == CHANCE:
                choices = [action for action, _ in GAME.chance_outcomes(match.state)]
            else:
                choices = GAME.legal_actions(match.state, actor)
            if actor == 0 and wanted(view_of(match.state), choices):
                return "".join(lines)
            match.act(actor, chosen(rng, choices, wishes))
    raise AssertionError("no match comes to this moment")


def view_of(state: object) -> SubTerraView:
    assert isinstance(state, SubTerraState)
    view = GAME.view(state, 0)
    assert isinstance(view, SubTerraView)
    return view


def chosen(rng: Random, choices: list[Action], wishes: tuple[str, ...]) -> Action:
    wished = [action for action in choices if action.notation.startswith(wishes)]
    return rng.choice(wished if wished and rng.random() < EAGER else choices)
