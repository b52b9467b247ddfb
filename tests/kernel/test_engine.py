"""What the kernel's engine counts, lists and compares, to the last number: small functions under everything else."""

from __future__ import annotations

from dataclasses import dataclass, field

from speleo.games import game_named
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.fields import copied, field_names, key_of, same
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.playout import clones, legal_lists, play_on, playout, playouts
from speleo.kernel.engine.soak import soak
from speleo.kernel.engine.state import CHANCE, NOBODY, State
from speleo.kernel.engine.story import UNHEARD, WORDS, Story

DIAMANT = game_named("diamant")


def started(seats: int = 3) -> State:
    state: State = DIAMANT.new(DIAMANT.setup(seats))
    return state


def decided() -> State:
    """A card is on the path, and everybody has to choose."""
    state = started()
    DIAMANT.apply(state, CHANCE, DIAMANT.parse_action("treasure 5"))
    return state


def test_choices_are_counted_found_and_forgotten() -> None:
    choices = Choices()
    for code, weight in ((5, 2), (7, 1), (9, 3)):
        choices.add_weighted(code, weight)
    assert (choices.count, choices.total) == (3, 6)
    assert [choices.find(code) for code in (5, 7, 9, 6)] == [0, 1, 2, NOT_THERE]
    assert [choices.pick(ticket) for ticket in range(6)] == [5, 5, 7, 9, 9, 9]
    choices.clear()
    assert (choices.count, choices.total, choices.find(5)) == (0, 0, NOT_THERE)
    choices.add(4)
    choices.add_weighted(6, 1)
    assert (choices.count, choices.total, choices.find(4), choices.find(6)) == (2, 1, 0, 1)
    fresh = Choices()
    fresh.add(4)
    fresh.add_weighted(6, 1)
    assert fresh.pick(0) == 6, "what somebody chooses has no weight"


def test_a_story_keeps_what_it_is_told_if_somebody_listens() -> None:
    story = Story(True)
    story.tell(3)
    story.tell(4, 5, 6, 7)
    assert list(story.words) == [3, 0, 0, 0, 4, 5, 6, 7]
    assert len(story.words) == 2 * WORDS
    UNHEARD.tell(1, 2, 3, 4)
    assert list(UNHEARD.words) == []


def test_random_games_are_counted_step_by_step() -> None:
    """So many games from the same start, one dealer for all, and the start stays as it is."""
    start, choices, dealer = started(), Choices(), FastDealer("count")
    steps = [playout(start.clone(), dealer, choices) for _ in range(3)]
    assert playouts(start, 3, FastDealer("count")) == sum(steps)
    assert min(steps) > 0
    assert start == started()
    state = start.clone()
    assert play_on(state, 4, FastDealer("count"), choices) == 4
    assert play_on(state, 10_000, FastDealer("count"), choices) > 0
    assert state.turn() == NOBODY
    assert play_on(state, 5, FastDealer("count"), choices) == 0


def test_clones_and_lists_are_counted() -> None:
    """What `speleo bench` measures is what it says."""
    state = decided()
    assert clones(state, 4) == 4 * 3
    assert legal_lists(state, 4) == 4 * 2
    assert clones(state, 0) == legal_lists(state, 0) == 0


def test_ways_are_counted_by_their_depth() -> None:
    """Three explorers choose one after another, on or back; an outcome of Chance is a way. [DIA-4.1]"""
    state = decided()
    assert [perft(state, depth) for depth in (0, 1, 2, 3)] == [1, 2, 4, 8]
    over = started(1)
    playout(over, FastDealer("over"), Choices())
    assert perft(over, 5) == 1
    first = Choices()
    started().chance(first)
    assert perft(started(), 1) == first.count
    assert perft(started(), 2) == first.count * 2


def test_random_play_takes_so_many_steps_and_each_by_a_ticket_of_its_own() -> None:
    """One action of the legal list or one outcome of Chance a step, by the dealer's next number, and no more steps."""
    state, twin, one, other = started(), started(), FastDealer("steps"), FastDealer("steps")
    assert play_on(state, 40, one, Choices()) == 40
    for _ in range(40):
        actor, choices = twin.turn(), Choices()
        if actor == CHANCE:
            twin.step(CHANCE, twin.chance_at(other.below(twin.chance_total())), UNHEARD)
        else:
            twin.legal(actor, choices)
            twin.step(actor, choices.codes[other.below(choices.count)], UNHEARD)
    assert state == twin
    assert one.word() == other.word()


def test_a_soak_plays_every_game_and_no_more() -> None:
    """It has drawn as much as so many games draw."""
    for games in (0, 1, 3):
        one, other = FastDealer("soak"), FastDealer("soak")
        assert soak(started(), games, one) is None
        playouts(started(), games, other)
        assert one.word() == other.word()


def test_a_state_counts_its_seats_from_one() -> None:
    state = decided()
    assert "seat 1 is to act" in repr(state)
    DIAMANT.apply(state, 0, DIAMANT.parse_action("on"))
    assert "seat 2 is to act" in repr(state)
    assert "chance is to act" in repr(started())


@dataclass
class Bag:
    gems: int
    relics: list[int] = field(default_factory=list)


@dataclass
class Purse:
    gems: int
    relics: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Pouch:
    gems: int
    relics: int


@dataclass
class Nest:
    bag: Bag
    name: str = "nest"


def test_things_are_the_same_by_every_field_and_by_their_kind() -> None:
    assert same(Nest(Bag(3, [1])), Nest(Bag(3, [1])))
    assert not same(Nest(Bag(3, [1])), Nest(Bag(3, [2])))
    assert not same(Bag(3), Purse(3)), "two kinds with the same fields are two things"
    wider = Bag(3)
    wider.more = 1  # type: ignore[attr-defined]
    assert not same(Bag(3), wider)
    assert not same(wider, Bag(3))
    assert field_names(Bag(3)) == ["gems", "relics"]
    assert field_names(Pouch(3, 4)) == ["gems", "relics"], "also where a class says which fields it has"
    assert not same(Pouch(3, 4), Pouch(3, 5))
    assert field_names("text") == field_names([1]) == field_names(3) == []


def test_a_copy_has_lists_of_its_own_and_shares_what_cannot_change() -> None:
    nest = Nest(Bag(3, [1]))
    twin = copied(nest.bag)
    assert isinstance(twin, Bag)
    assert twin == nest.bag
    assert twin.relics is not nest.bag.relics
    again = copied(nest)
    assert isinstance(again, Nest)
    assert again.bag is nest.bag, "what cannot be cloned is shared"


def test_the_key_of_a_thing_is_made_of_its_own_numbers() -> None:
    assert key_of(Bag(3, [1])) == key_of(Bag(3, [2])) != key_of(Bag(4, [1]))
    assert key_of(decided()) == key_of(decided()) != key_of(started())
