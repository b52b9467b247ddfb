"""The laws hold for every registered game, and each of them can fail."""

from dataclasses import dataclass, replace
from itertools import product
from typing import ClassVar

import pytest

from speleo.cli.main import engine_kind
from speleo.games import GAMES, game_named
from speleo.games.diamant.actions import GoBack, GoOn, RevealCard
from speleo.games.diamant.engine.pieces import CHEST
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.game import Diamant
from speleo.games.diamant.view import DiamantView
from speleo.kernel import conformance
from speleo.kernel.conformance import LawBroken, check_laws
from speleo.kernel.engine.choices import Choices
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


FEW = 2
"""The interpreted engine is seventy times slower: it plays two set-ups of a game, the compiled one plays them all."""

CASES = [
    pytest.param(name, setup, id=f"{name}-{setup.edition}-{setup.seats}-{at}")
    for name in GAMES
    for at, setup in enumerate(setups(game_named(name)))
    if at < FEW or engine_kind() == "compiled"
]


@pytest.mark.parametrize(("name", "setup"), CASES)
def test_the_laws_hold(name: str, setup: Setup) -> None:
    """Every law on one random match of every set-up."""
    check_laws(game_named(name), setup, f"{setup.seats} {setup.options}")


class SilentRefusals(Diamant):
    """A game whose refusals know too little."""

    def why_not(self, state: DiamantState, actor: int, action: Action) -> Refusal | None:
        found = super().why_not(state, actor, action)
        return None if found and found.rule == "DIA-4.7" else found


class WrongRule(Diamant):
    """A game that cites a rule which does not exist."""

    def why_not(self, state: DiamantState, actor: int, action: Action) -> Refusal | None:
        found = super().why_not(state, actor, action)
        return found and replace(found, rule="DIA-9.9")


class GlassCards(Diamant):
    """A game that shows choices before all are in."""

    def view(self, state: DiamantState, viewer: int) -> DiamantView:
        return replace(super().view(state, viewer), loose=state.back)


class Gossip(Diamant):
    """A game whose events say what was chosen."""

    def apply(self, state: DiamantState, actor: int, action: Action) -> list[Event]:
        return [event for event in super().apply(state, actor, action) if isinstance(action, GoOn)]


class Forgetful(Diamant):
    """A notation without the chests."""

    def write(self, state: DiamantState) -> str:
        return "\n".join(row for row in super().write(state).splitlines() if not row.startswith("chest")) + "\n"


class Embezzler(Diamant):
    """An engine whose books do not balance."""

    def broken_invariants(self, state: DiamantState) -> list[str]:
        return ["the chests are too full"] if any(state.purse[CHEST + seat] > 9 for seat in range(state.seats)) else []


class TwoStories(Diamant):
    """An engine that tells a different story each time."""

    told = 0

    def apply(self, state: DiamantState, actor: int, action: Action) -> list[Event]:
        self.told += 1
        return super().apply(state, actor, action)[: self.told % 2]


class LostEnding(Forgetful):
    """A notation that loses the chests only when a match is over."""

    def write(self, state: DiamantState) -> str:
        return Diamant.write(state) if self.actors(state) else super().write(state)


class Mixed(Diamant):
    """A table that decodes one action as another."""

    def decode(self, state: DiamantState, code: int) -> Action:
        found = super().decode(state, code)
        return GoOn() if isinstance(found, GoBack) else found


class Unfinished(Diamant):
    """A game that does not know when it is over."""

    def outcome(self, state: DiamantState) -> Outcome:
        return replace(super().outcome(state), over=False)


class Peeping(Diamant):
    """A game that decides for somebody away by what others hide."""

    def stand_in(self, state: DiamantState, seat: int) -> Action:
        return GoBack() if state.back else GoOn()


class Sleepwalker(Diamant):
    """A game that lets somebody away do what only Chance does."""

    def stand_in(self, state: DiamantState, seat: int) -> Action:
        return RevealCard("snake")


class Tongues(Diamant):
    """A game that does not know the words of its own events."""

    def event_value(self, state: DiamantState, field: str, text: str) -> str:
        return super().event_value(state, field, "lava")


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """An event with a field that stands for where it happened, whatever it holds."""

    place: int


class Landing(Diamant):
    """A game whose event hides where it happened."""

    event_types: ClassVar[tuple[type[Event], ...]] = (*Diamant.event_types, Landed)


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

    def legal(self, seat: i64, into: Choices) -> None:
        self.inner.legal(seat, into)

    def chance(self, into: Choices) -> None:
        self.inner.chance(into)

    def step(self, seat: i64, code: i64, story: Story) -> None:
        self.inner.step(seat, code, story)

    def clone(self) -> State:
        return type(self)(self.inner.clone())

    def broken(self) -> i64:
        return self.inner.broken()

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


class ForgetfulClone(Wrapped):
    """A state whose clone forgets which traps warned."""

    def clone(self) -> State:
        twin = type(self)(self.inner.clone())
        twin.inner.traps = 0
        return twin


class SharedPurse(Wrapped):
    """A state whose clone has the same purse."""

    def clone(self) -> State:
        twin = type(self)(self.inner.clone())
        twin.inner.purse = self.inner.purse
        return twin


class BlindToTraps(Wrapped):
    """A state that takes states for equal which differ in the traps that warned."""

    def __eq__(self, other: object) -> bool:
        one, two = self.clone(), other.clone()  # type: ignore[attr-defined]
        one.inner.traps = two.inner.traps = 0  # type: ignore[attr-defined]
        return bool(one.inner == two.inner)  # type: ignore[attr-defined]


class Backwards(Diamant):
    """A game that tells its events from the last to the first."""

    def apply(self, state: DiamantState, actor: int, action: Action) -> list[Event]:
        return super().apply(state, actor, action)[::-1]


class GemSwallowed(Event):
    """An event for which nobody has words."""


class Wordless(Diamant):
    """A game with an event that no catalogue knows."""

    event_types: ClassVar[tuple[type[Event], ...]] = (*Diamant.event_types, GemSwallowed)


class Speechless(Diamant):
    """A game without a word of German."""

    def data_file(self, name: str) -> str:
        return "" if name == "texts/de.ftl" else super().data_file(name)


class Lenient(Diamant):
    """A game that looks away when gems come from nothing."""

    def broken_invariants(self, state: DiamantState) -> list[str]:
        return [law for law in super().broken_invariants(state) if "gem" not in law]


class Together(Diamant):
    """A game that all win or lose together, and whose invariants notice nothing."""

    endings: ClassVar[tuple[str, ...]] = ("won", "lost")

    def broken_invariants(self, state: DiamantState) -> list[str]:
        return []


class Untidy(Diamant):
    """A game that leaves on the table what nobody sees: a card behind the end of the path."""

    def read(self, setup: Setup, text: str, strict: bool = False) -> DiamantState:
        found = super().read(setup, text, strict)
        found.path[found.length] = 1
        return found


class Cheating(Diamant):
    """Diamant with states of another make."""

    def __init__(self, make: type[Wrapped]) -> None:
        self.make = make

    def new(self, setup: Setup) -> State:  # type: ignore[override]
        return self.make(super().new(setup))


def test_a_sound_state_in_plain_python_keeps_the_laws() -> None:
    """What breaks the laws below is the damage, not the wrapping."""
    game = Cheating(Wrapped)
    for law in conformance.LAWS:
        if law.__name__ in ("chance_adds_up", "clones_are_free", "clones_stay_equal", "every_field_counts"):
            law(game, game.setup(3), "sound")


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (Unfinished(), "actors_can_act"),
        (Cheating(LoadedDeck), "chance_adds_up"),
        (Cheating(NoClone), "clones_are_free"),
        (Cheating(ForgetfulClone), "clones_stay_equal"),
        (Cheating(ForgetfulClone), "every_field_counts"),
        (Cheating(SharedPurse), "every_field_counts"),
        (Cheating(BlindToTraps), "every_field_counts"),
        (Backwards(), "events_come_in_order"),
        (Wordless(), "everything_has_its_text"),
        (Speechless(), "everything_has_its_text"),
        (Lenient(), "points_come_from_somewhere"),
        (Together(), "points_come_from_somewhere"),
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
        (Untidy(), "notation_round_trips"),
        (Peeping(), "stand_ins_can_act"),
        (Sleepwalker(), "stand_ins_can_act"),
        (Tongues(), "events_can_be_named"),
        (Landing(), "events_can_be_named"),
    ],
)
def test_a_broken_game_breaks_its_law(broken: Diamant, law: str) -> None:
    """Every law finds a game that breaks it."""
    by_name = {law.__name__: law for law in conformance.LAWS}

    def play_many() -> None:
        for seed in range(20):
            by_name[law](broken, broken.setup(3), str(seed))

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
    cases = vars(test_a_broken_game_breaks_its_law)["pytestmark"][0].args[1]
    assert {law for _, law in cases} == {law.__name__ for law in conformance.LAWS}
