"""The laws hold for every registered game, and each of them can fail."""

from dataclasses import replace
from itertools import product

import pytest

from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.games.diamant.actions import GoBack, GoOn
from speleo.games.diamant.engine.table import CHEST
from speleo.games.diamant.game import Diamant
from speleo.games.diamant.view import DiamantView
from speleo.kernel import conformance
from speleo.kernel.conformance import LawBroken, check_laws
from speleo.kernel.engine.state import State
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.setup import Setup


def setups(game: Game) -> list[Setup]:
    """Every seat count and edition, and each value of each option with some seat count and edition."""
    tables = list(product(game.editions, game.seats))
    found = [game.setup(seats, {}, edition.name) for edition, seats in tables]
    wanted = [{option.name: choice} for option in game.options for choice in option.ending_choices]
    for at, options in enumerate(wanted):
        edition, seats = tables[at % len(tables)]
        found.append(game.setup(seats, options, edition.name))
    return list(dict.fromkeys(found))


STRIDE = 1 if engine_kind() == "compiled" else 4
"""The interpreted engine is seventy times slower: it plays every fourth set-up, the compiled one plays them all."""

CASES = [
    pytest.param(name, setup, id=f"{name}-{setup.edition}-{setup.seats}-{at}")
    for name in GAMES
    for at, setup in enumerate(setups(game_named(name)))
    if at % STRIDE == 0
]


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_the_laws_hold(name: str, setup: Setup) -> None:
    """Every law on one random match of every set-up."""
    check_laws(game_named(name), setup, f"{setup.seats} {setup.options}")


class SilentRefusals(Diamant):
    """A game whose refusals know too little."""

    def why_not(self, state: State, actor: int, action: Action) -> Refusal | None:
        found = super().why_not(state, actor, action)
        return None if found and found.rule == "DIA-4.7" else found


class WrongRule(Diamant):
    """A game that cites a rule which does not exist."""

    def why_not(self, state: State, actor: int, action: Action) -> Refusal | None:
        found = super().why_not(state, actor, action)
        return found and replace(found, rule="DIA-9.9")


class GlassCards(Diamant):
    """A game that shows choices before all are in."""

    def view(self, state: State, viewer: int) -> DiamantView:
        return replace(super().view(state, viewer), loose=state.back)  # type: ignore[attr-defined]


class Gossip(Diamant):
    """A game whose events say what was chosen."""

    def apply(self, state: State, actor: int, action: Action) -> list[Event]:
        return [event for event in super().apply(state, actor, action) if isinstance(action, GoOn)]


class Forgetful(Diamant):
    """A notation without the chests."""

    def write(self, state: State) -> str:
        return "\n".join(row for row in super().write(state).splitlines() if not row.startswith("chest")) + "\n"


class Embezzler(Diamant):
    """An engine whose books do not balance."""

    def broken_invariants(self, state: State) -> list[str]:
        return ["the chests are too full"] if any(state.purse[CHEST + seat] > 9 for seat in range(state.seats)) else []  # type: ignore[attr-defined]


class TwoStories(Diamant):
    """An engine that tells a different story each time."""

    told = 0

    def apply(self, state: State, actor: int, action: Action) -> list[Event]:
        self.told += 1
        return super().apply(state, actor, action)[: self.told % 2]


class LostEnding(Forgetful):
    """A notation that loses the chests only when a match is over."""

    def write(self, state: State) -> str:
        return Diamant.write(self, state) if self.actors(state) else super().write(state)


class Mixed(Diamant):
    """A table that decodes one action as another."""

    def decode(self, state: State, code: int) -> Action:
        found = super().decode(state, code)
        return GoOn() if isinstance(found, GoBack) else found


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (SilentRefusals(), "illegal_changes_nothing"),
        (WrongRule(), "illegal_changes_nothing"),
        (GlassCards(), "views_keep_secrets"),
        (Gossip(), "views_keep_secrets"),
        (Forgetful(), "notation_round_trips"),
        (Embezzler(), "apply_is_total"),
        (Embezzler(), "invariants_hold"),
        (TwoStories(), "replay_is_exact"),
        (Mixed(), "notation_round_trips"),
        (LostEnding(), "notation_round_trips"),
    ],
)
def test_a_broken_game_breaks_its_law(broken: Diamant, law: str) -> None:
    """Each law finds the game that breaks it."""

    def play_many() -> None:
        for seed in range(20):
            getattr(conformance, law)(broken, broken.setup(3), str(seed))

    with pytest.raises(LawBroken):
        play_many()


def test_a_broken_law_is_reported_with_set_up_and_seed() -> None:
    with pytest.raises(LawBroken, match=r"apply_is_total \(diamant, 3 seats, .*seed 's'\)"):
        check_laws(Embezzler(), Embezzler().setup(3), "s")


def test_an_endless_game_is_found_out() -> None:
    with pytest.raises(LawBroken, match="not over after 3 random steps"):
        list(conformance.random_play(game_named("diamant"), game_named("diamant").setup(2), "s", most=3))
