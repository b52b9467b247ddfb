"""Positions for the tests of The Cave."""

from speleo.bots.cave import BOTS
from speleo.games.cave import GAME
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.game import Action


def state_of(text: str, seats: int = 2, edition: str = "pegasus", **options: str) -> CaveState:
    state = GAME.read(GAME.setup(seats, options, edition), text)
    assert isinstance(state, CaveState)
    return state


def notations(actions: list[Action]) -> list[str]:
    return [action.notation for action in actions]


def explore(state: CaveState, seed: str, steps: int = 100_000) -> CaveState:
    """Let explorers play on for so many steps."""
    dealer, bots = FastDealer(seed), [BOTS["explorer"]() for _ in range(state.seats)]
    for _step in range(steps):
        actor = state.turn()
        if actor == NOBODY:
            break
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
    return state
