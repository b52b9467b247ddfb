"""What is written and read back, and what is shown to whom."""

from __future__ import annotations

from speleo.kernel.conformance.play import demand, legal_codes, random_play
from speleo.kernel.engine.fields import field_names, same
from speleo.kernel.engine.state import CHANCE, SPECTATOR, State
from speleo.kernel.game import Game
from speleo.kernel.setup import Setup


def notation_round_trips(game: Game, setup: Setup, seed: str) -> None:
    """Positions and actions can be written and read back exactly: nothing that shows or counts is lost."""
    state = game.new(setup)
    for state, actor, action in random_play(game, setup, seed):
        again = read_back(game, setup, state)
        codes, codes_again = legal_codes(state, actor), legal_codes(again, actor)
        demand(codes == codes_again, "a position read back has other legal actions")
        demand(game.parse_action(action.notation) == action, f"{action.notation!r} does not round-trip")
        for code in codes:
            demand(game.encode(state, game.decode(state, code)) == code, f"code {code} does not round-trip")
    read_back(game, setup, state)


def read_back(game: Game, setup: Setup, state: State) -> State:
    """A state written and read again, which must stand and look the same."""
    text = game.write(state)
    again: State = game.read(setup, text, strict=True)
    demand(game.write(again) == text, f"a position does not round-trip:\n{text}")
    unlike = [name for name in field_names(state) if not same(getattr(state, name), getattr(again, name))]
    demand(again == state, f"a position read back is another state, in {', '.join(unlike)}:\n{text}")
    demand(game.outcome(again) == game.outcome(state), "a position read back has other standings")
    for viewer in (SPECTATOR, *range(setup.seats)):
        demand(
            game.view(again, viewer) == game.view(state, viewer),
            f"a position read back looks different to {viewer}",
        )
    return again


def views_keep_secrets(game: Game, setup: Setup, seed: str) -> None:
    """While others still decide, what one seat chose changes nothing that anybody else sees or is told."""
    for state, actor, _ in random_play(game, setup, seed):
        waiting = game.actors(state)
        if actor == CHANCE or len(waiting) < 2:
            continue
        worlds = []
        for action in game.legal_actions(state, actor)[:8]:
            after = state.clone()
            worlds.append((after, game.apply(after, actor, action)))
        for viewer in (SPECTATOR, *range(setup.seats)):
            if viewer == actor:
                continue
            shown = {
                (repr(game.view(after, viewer)), game.write(after.seen_by(viewer)), repr(events))
                for after, events in worlds
            }
            demand(len(shown) == 1, f"{viewer} can tell what {actor} chose in secret")


def stand_ins_can_act(game: Game, setup: Setup, seed: str) -> None:
    """What a game does for somebody away is legal, and hangs on nothing that this seat may not know."""
    for state, actor, _ in random_play(game, setup, seed):
        for seat in game.actors(state) if actor != CHANCE else ():
            action = game.stand_in(state, seat)
            demand(action == game.stand_in(state.seen_by(seat), seat), f"{seat}'s stand-in knows a secret")
            if action is not None:
                demand(game.why_not(state, seat, action) is None, f"{seat}'s stand-in cannot {action.notation}")
