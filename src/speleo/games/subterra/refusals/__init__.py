"""Why an action is not legal, by the number of the rule."""

from __future__ import annotations

from speleo.games.subterra import actions as act
from speleo.games.subterra.engine.pieces import DIRECTING, OVER
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.refusals.answers import ANSWERS, QUESTIONS, why_no_answer
from speleo.games.subterra.refusals.chance import CHANCE_RULES, why_no_chance
from speleo.games.subterra.refusals.turns import why_no_action
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action


def refusal(state: SubTerraState, actor: int, action: Action) -> Refusal:
    """First who may do anything at all, then what is asked, then the action itself."""
    if state.ask == OVER:
        return Refusal("SUB-END.1", "subterra-no-game-over")
    if actor == CHANCE:
        return why_no_chance(state, action)
    if not 0 <= actor < state.terms.seats:
        return Refusal("SUB-SET.1", "subterra-no-such-seat")
    if isinstance(action, act.CHANCE_TYPES):
        return Refusal(CHANCE_RULES[type(action)], "subterra-no-chance-alone")
    if state.turn() == CHANCE:
        return Refusal("SUB-ACT.2", "subterra-no-wait-for-chance")
    if state.turn() != actor:
        return not_asked(state)
    if state.ask in QUESTIONS:
        return why_no_answer(state, action)
    if isinstance(action, ANSWERS):
        return Refusal("SUB-ACT.2", "subterra-no-not-asked")
    return why_no_action(state, state.acting, action)


def not_asked(state: SubTerraState) -> Refusal:
    """Somebody else decides."""
    if state.ask in QUESTIONS:
        return Refusal(QUESTIONS[state.ask].rule, "subterra-no-others-decide")
    return Refusal("SUB-LEA.3" if state.ask == DIRECTING else "SUB-RND.2", "subterra-no-others-turn")
