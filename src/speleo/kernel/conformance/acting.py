"""Who acts, what can be done and what is refused."""

from __future__ import annotations

from speleo.kernel.conformance.play import LawBroken, demand, random_play
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.errors import IllegalAction
from speleo.kernel.game import Action, Game
from speleo.kernel.match import Match
from speleo.kernel.setup import Setup


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
        choices = Choices()
        state.chance(choices)
        codes = [choices.codes[at] for at in range(choices.count)]
        demand(codes == sorted(set(codes)), "outcomes of chance are not in ascending order")
        demand(all(choices.weights[at] > 0 for at in range(choices.count)), "an outcome of chance has no weight")
        demand(state.chance_total() == choices.total, "chance_total is not the sum of the weights")
        if choices.total <= 1000:
            tickets = [state.chance_at(ticket) for ticket in range(choices.total)]
            demand(tickets == [choices.pick(ticket) for ticket in range(choices.total)], "chance_at is not in order")


def replay_is_exact(game: Game, setup: Setup, seed: str) -> None:
    """Replaying the actions of a match gives the same states and events."""
    first, again = Match(game, setup), Match(game, setup)
    for state, actor, action in random_play(game, setup, seed):
        demand(game.write(first.state) == game.write(state), "a match and the bare state differ")
        demand(first.act(actor, action) == again.act(actor, action), f"{action.notation} told two stories")
        demand(game.write(first.state) == game.write(again.state), f"{action.notation} led to two states")
