"""The laws of the contract, for every registered game: a test suite that ships with the library.

Each law plays random matches and raises `LawBroken` with the seed and the step. `LAWS` names them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import CHANCE, NOBODY, SPECTATOR, State
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import IllegalAction
from speleo.kernel.game import Action, Game
from speleo.kernel.match import Match
from speleo.kernel.setup import Setup


class LawBroken(AssertionError):
    """A game breaks the contract."""


def demand(holds: bool, law: str) -> None:
    if not holds:
        raise LawBroken(law)


def random_play(game: Game, setup: Setup, seed: str, most: int = 20_000) -> Iterator[tuple[State, int, Action]]:
    """The state of a random match before each step, with the actor and the action that come next.

    It is one object that moves on: when the play is over, it is the last state.
    """
    state, dealer = game.new(setup), FastDealer(seed)
    for step in range(most):
        actor = state.turn()
        if actor == NOBODY:
            return
        if actor == CHANCE:
            code = state.chance_at(dealer.below(state.chance_total()))
        else:
            seats = game.actors(state)
            actor = seats[dealer.below(len(seats))]
            moves = Moves()
            state.legal(actor, moves)
            demand(moves.count > 0, f"{actor} must act but has no legal action at step {step}")
            code = moves.codes[dealer.below(moves.count)]
        yield state, actor, game.decode(state, code)
        state.step(actor, code, UNHEARD)
    raise LawBroken(f"{game.name} is not over after {most} random steps")


def apply_is_total(game: Game, setup: Setup, seed: str) -> None:
    """Every legal action and every outcome of chance can be carried out, and the invariants hold after each."""
    for state, actor, _ in random_play(game, setup, seed):
        actions = (
            [action for action, _ in game.chance_outcomes(state)]
            if actor == CHANCE
            else game.legal_actions(state, actor)
        )
        for action in actions:
            after = state.clone()
            game.apply(after, actor, action)
            broken = game.broken_invariants(after)
            demand(not broken, f"after {action.notation}: {broken}")


def illegal_changes_nothing(game: Game, setup: Setup, seed: str) -> None:
    """An action that is not legal now is refused with a rule of the book and leaves the state as it was."""
    rules = set(game.rulebook("en").ids)
    seen: dict[str, Action] = {}
    for state, _actor, action in random_play(game, setup, seed):
        seen.setdefault(action.notation, action)
        before = game.write(state)
        for other in list(seen.values())[-40:]:
            for who in (CHANCE, *range(setup.seats)):
                refusal = game.why_not(state, who, other)
                legal = game.is_legal(state, who, game.encode(state, other))
                demand(legal == (refusal is None), f"why_not and legality disagree on {other.notation} by {who}")
                if refusal is not None:
                    demand(refusal.rule in rules, f"{refusal.rule} is no rule of {game.name}")
                    try:
                        game.apply(state, who, other)
                    except IllegalAction as error:
                        demand(refusal.rule in str(error), "the refusal does not name its rule")
                    else:
                        raise LawBroken(f"{other.notation} is illegal and was carried out")
        demand(game.write(state) == before, "a refused action changed the state")


def actors_can_act(game: Game, setup: Setup, seed: str) -> None:
    """Whoever must act has a legal action; nobody else is asked; at the end nobody acts."""
    state = game.new(setup)
    for state, _actor, _ in random_play(game, setup, seed):
        turn = state.turn()
        actors = game.actors(state)
        demand(bool(actors) and turn == actors[0], f"turn is {turn} but the actors are {actors}")
        outcomes = game.chance_outcomes(state)
        demand(bool(outcomes) == (turn == CHANCE), "chance has outcomes exactly when it is to act")
    demand(game.actors(state) == () and state.turn() == NOBODY, "somebody is to act after the end")
    demand(game.outcome(state).over, "the match is over but its outcome is not")
    demand(not any(game.legal_actions(state, seat) for seat in range(setup.seats)), "legal actions after the end")


def chance_adds_up(game: Game, setup: Setup, seed: str) -> None:
    """Weights are positive, outcomes ascend, and tickets fall on outcomes exactly as their weights say."""
    for state, actor, _ in random_play(game, setup, seed):
        if actor != CHANCE:
            continue
        moves = Moves()
        state.chance(moves)
        codes = [moves.codes[at] for at in range(moves.count)]
        demand(codes == sorted(set(codes)), "outcomes of chance are not in ascending order")
        demand(all(moves.weights[at] > 0 for at in range(moves.count)), "an outcome of chance has no weight")
        demand(state.chance_total() == moves.total, "chance_total is not the sum of the weights")
        if moves.total <= 1000:
            tickets = [state.chance_at(ticket) for ticket in range(moves.total)]
            demand(tickets == [moves.pick(ticket) for ticket in range(moves.total)], "chance_at is not in order")


def replay_is_exact(game: Game, setup: Setup, seed: str) -> None:
    """Replaying the actions of a match gives the same states and events."""
    first, again = Match(game, setup), Match(game, setup)
    for state, actor, action in random_play(game, setup, seed):
        demand(game.write(first.state) == game.write(state), "a match and the bare state differ")
        demand(first.act(actor, action) == again.act(actor, action), f"{action.notation} told two stories")
        demand(game.write(first.state) == game.write(again.state), f"{action.notation} led to two states")


def clones_are_free(game: Game, setup: Setup, seed: str) -> None:
    """A clone is equal, and playing on with it does not touch the original."""
    dealer = FastDealer(seed)
    for state, _actor, _ in random_play(game, setup, seed):
        if dealer.below(8):
            continue
        before = game.write(state)
        twin = state.clone()
        demand(game.write(twin) == before, "a clone differs from its original")
        for _step in range(20):
            who = twin.turn()
            if who == NOBODY:
                break
            moves = Moves()
            if who == CHANCE:
                twin.step(who, twin.chance_at(dealer.below(twin.chance_total())), UNHEARD)
            else:
                twin.legal(who, moves)
                twin.step(who, moves.codes[dealer.below(moves.count)], UNHEARD)
        demand(game.write(state) == before, "playing on with a clone changed the original")


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
    again = game.read(setup, text)
    demand(game.write(again) == text, f"a position does not round-trip:\n{text}")
    demand(game.outcome(again) == game.outcome(state), "a position read back has other standings")
    for viewer in (SPECTATOR, *range(setup.seats)):
        demand(
            game.view(again, viewer) == game.view(state, viewer),
            f"a position read back looks different to {viewer}",
        )
    return again


def legal_codes(state: State, actor: int) -> list[int]:
    moves = Moves()
    if actor == CHANCE:
        state.chance(moves)
    else:
        state.legal(actor, moves)
    return [moves.codes[at] for at in range(moves.count)]


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


def invariants_hold(game: Game, setup: Setup, seed: str) -> None:
    """Cards, tiles, tokens and gear are conserved after every action."""
    for state, _actor, _ in random_play(game, setup, seed):
        broken = game.broken_invariants(state)
        demand(not broken, f"{broken} in\n{game.write(state)}")


Law = Callable[[Game, Setup, str], None]
LAWS: tuple[Law, ...] = (
    apply_is_total,
    illegal_changes_nothing,
    actors_can_act,
    chance_adds_up,
    replay_is_exact,
    clones_are_free,
    notation_round_trips,
    views_keep_secrets,
    invariants_hold,
)


def check_laws(game: Game, setup: Setup, seed: str) -> None:
    """Every law on one random match; LawBroken names the law, the set-up and the seed."""
    for law in LAWS:
        try:
            law(game, setup, seed)
        except LawBroken as broken:
            where = f"{game.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed!r}"
            raise LawBroken(f"{law.__name__} ({where}): {broken}") from None
