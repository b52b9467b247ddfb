"""The laws hold for every registered game, and each of them can fail."""

from dataclasses import replace
from itertools import product

import pytest

from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.games.diamant.actions import GoBack, GoOn
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.engine.table import CHEST
from speleo.games.diamant.game import Diamant
from speleo.games.diamant.view import DiamantView
from speleo.kernel import conformance
from speleo.kernel.conformance import LawBroken, check_laws
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import State
from speleo.kernel.engine.story import Story
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.numbers import i64
from speleo.kernel.outcome import Outcome
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


STRIDE = 1 if engine_kind() == "compiled" else 9
"""The interpreted engine is seventy times slower: it plays every ninth set-up, the compiled one plays them all."""

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


class Unfinished(Diamant):
    """A game that does not know when it is over."""

    def outcome(self, state: State) -> Outcome:
        return replace(super().outcome(state), over=False)


class Wrapped(State):
    """A sound state in plain Python around one of Diamant, to be spoilt by those who derive from it."""

    def __init__(self, inner: DiamantState) -> None:
        self.inner = inner

    def __getattr__(self, name: str) -> object:
        return getattr(self.inner, name)

    def seat_count(self) -> i64:
        return self.inner.seat_count()

    def turn(self) -> i64:
        return self.inner.turn()

    def must_act(self, seat: i64) -> bool:
        return self.inner.must_act(seat)

    def legal(self, seat: i64, into: Moves) -> None:
        self.inner.legal(seat, into)

    def chance(self, into: Moves) -> None:
        self.inner.chance(into)

    def step(self, seat: i64, code: i64, story: Story) -> None:
        self.inner.step(seat, code, story)

    def clone(self) -> State:
        return type(self)(self.inner.clone())

    def seen_by(self, seat: i64) -> State:
        return self.inner.seen_by(seat)

    def score(self, seat: i64) -> i64:
        return self.inner.score(seat)


class LoadedDeck(Wrapped):
    """A deck that always deals its first card."""

    def chance_at(self, ticket: i64) -> i64:
        return self.inner.chance_at(0)


class NoClone(Wrapped):
    """A state whose clone is itself."""

    def clone(self) -> State:
        return self


class Cheating(Diamant):
    """Diamant with states of another make."""

    def __init__(self, make: type[Wrapped]) -> None:
        self.make = make

    def new(self, setup: Setup) -> State:  # type: ignore[override]
        return self.make(super().new(setup))


def test_a_sound_state_in_plain_python_keeps_the_laws() -> None:
    """What breaks the laws below is the damage, not the wrapping."""
    game = Cheating(Wrapped)
    for law in (conformance.chance_adds_up, conformance.clones_are_free):
        law(game, game.setup(3), "sound")


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (Unfinished(), "actors_can_act"),
        (Cheating(LoadedDeck), "chance_adds_up"),
        (Cheating(NoClone), "clones_are_free"),
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
    """Every law finds a game that breaks it."""

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


def test_every_law_has_a_game_that_breaks_it() -> None:
    """No law is left that nothing has been seen to break."""
    cases = test_a_broken_game_breaks_its_law.pytestmark[0].args[1]
    assert {law for _, law in cases} == {law.__name__ for law in conformance.LAWS}
