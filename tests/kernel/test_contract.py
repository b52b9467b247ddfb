"""Set-ups, rulebooks, positions in text, perft and the other small parts of the contract."""

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.actors import actor_named, actor_text
from speleo.kernel.conformance import random_play
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.soak import soak
from speleo.kernel.engine.state import CHANCE, SPECTATOR, State
from speleo.kernel.engine.story import Story
from speleo.kernel.errors import BadPosition, BadSetup, IllegalAction, Refusal, SpeleoError, UnknownName
from speleo.kernel.numbers import i64
from speleo.kernel.outcome import ranked
from speleo.kernel.perft import split
from speleo.kernel.position import Value, read_entries, read_number, read_numbers, read_seats, write_entries
from speleo.kernel.pure import append, mypyc_attr, vec
from speleo.kernel.rulebook import Rulebook

GAME = game_named("diamant")


def test_unknown_names_say_what_there_is() -> None:
    with pytest.raises(UnknownName, match=r"unknown game 'chess': there is .*diamant"):
        game_named("chess")
    with pytest.raises(UnknownName, match="unknown option 'colour': there is chests"):
        GAME.setup(2, {"colour": "red"})
    with pytest.raises(UnknownName, match="unknown edition '1999': there is 2017"):
        GAME.setup(2, edition="1999")
    with pytest.raises(UnknownName, match=r"unknown rule 'DIA-9.9': there is DIA-1.1, …, DIA-7.3"):
        GAME.rulebook("en").rule("DIA-9.9")


def test_wrong_values_say_what_is_right() -> None:
    with pytest.raises(BadSetup, match=r"diamant is for 1 to 8 seats, not 9 \(DIA-1.6\)"):
        GAME.setup(9)
    with pytest.raises(BadSetup, match=r"option chests cannot be 'ajar': it is one of open, closed \(DIA-7.3\)"):
        GAME.setup(2, {"chests": "ajar"})


@pytest.mark.parametrize("name", sorted(GAMES))
def test_rulebooks_have_the_same_rules_in_both_languages(name: str) -> None:
    """Same numbers in the same order, each with a title and a text of its own in each language."""
    english, german = game_named(name).rulebook("en"), game_named(name).rulebook("de")
    assert english.ids == german.ids
    assert len(set(english.ids)) == len(english.ids)
    for one, other in zip(english.rules, german.rules, strict=True):
        assert one.title
        assert one.text
        assert one.chapter
        assert other.title
        assert other.text
        assert other.text != one.text


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_legal_action_has_a_price(name: str) -> None:
    """Points, pieces, percent and health are counts; a game without prices says nothing."""
    game = game_named(name)
    for state, actor, action in random_play(game, game.setup(), "prices"):
        if actor != CHANCE:
            price = game.price(state, actor, action)
            assert price.points >= 0
            assert 0 <= price.test < 100
            assert price.risk >= 0
            assert all(count > 0 for _piece, count in price.uses)


def test_an_action_is_checked_once() -> None:
    """A code for what is legal, else the refusal; the same answer is raised by whoever must have a code. [DIA-4.7]"""
    state = GAME.read(GAME.setup(2), "path: relic\ninside: 1\n")
    back = GAME.parse_action("back")
    assert GAME.check(state, 0, back) == GAME.encode(state, back) == GAME.legal_code(state, 0, back)
    assert GAME.check(state, 1, back) == GAME.why_not(state, 1, back) == Refusal("DIA-4.7", "diamant-no-in-camp")
    with pytest.raises(IllegalAction, match=r"seat 2 may not back, because DIA-4\.7"):
        GAME.legal_code(state, 1, back)


def test_a_rule_is_found_by_its_number_in_any_case() -> None:
    assert GAME.rulebook("de").rule("dia-3.3").title == "Schatz"


def test_a_malformed_rulebook_is_refused() -> None:
    with pytest.raises(SpeleoError, match="rules, line 2: a rule heading is"):
        Rulebook.parse("DIA", "# Title\n### Rule three\n")


def test_actors_in_text() -> None:
    assert [actor_text(actor) for actor in (CHANCE, SPECTATOR, 0)] == ["chance", "spectator", "seat 1"]
    assert [actor_named(name, 2) for name in ("chance", "seat 2", "seat 3", "you")] == [CHANCE, 1, None, None]


def test_a_block_in_a_position() -> None:
    """A value of several lines stands below its key and round-trips."""
    text = write_entries({"map": "a\n b", "seats": "3"})
    assert text == "map:\n  a\n   b\nseats: 3\n"
    entries = read_entries("# remark\n\n" + text, ("map", "seats"))
    assert (entries["map"].text, entries["seats"].line) == ("a\n b", 6)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("what\n", "line 1: 'what' is not 'key: value'"),
        ("a: 1\na: 2\n", "line 2: 'a' stands twice"),
        ("b: 1\n", "line 1: unknown key 'b': there is a"),
    ],
)
def test_malformed_positions(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        read_entries(text, ("a",))


def test_malformed_numbers_in_positions() -> None:
    with pytest.raises(BadPosition, match="line 4: x is a number from 1 to 5, not '7'"):
        read_number("x", Value("7", 4), 1, 5)
    with pytest.raises(BadPosition, match="line 4: x is 2 numbers, one for each seat, not '1 a'"):
        read_numbers("x", Value("1 a", 4), 2)
    with pytest.raises(BadPosition, match="line 4: x is a list of different seats from 1 to 2 or none, not '1 1'"):
        read_seats("x", Value("1 1", 4), 2)
    assert read_seats("x", Value("none", 4), 2) == []


def test_moves_are_found_and_picked() -> None:
    """Tickets fall on outcomes in proportion to their weights; a cleared list is empty and can be filled again."""
    choices = Choices()
    choices.add_weighted(5, 2)
    choices.add_weighted(7, 1)
    assert [choices.pick(ticket) for ticket in range(3)] == [5, 5, 7]
    assert (choices.find(7), choices.find(9)) == (1, NOT_THERE)
    choices.clear()
    choices.add(9)
    assert (choices.count, choices.find(9), choices.find(5)) == (1, 0, NOT_THERE)


def test_a_story_is_heard_only_by_those_who_listen() -> None:
    heard, unheard = Story(True), Story(False)
    for story in (heard, unheard):
        story.tell(3, 1, 2)
    assert (list(heard.words), list(unheard.words)) == ([3, 1, 2, 0], [])


class Countdown(State):
    """A game in plain Python: one seat counts down from three, then a coin falls."""

    def __init__(self, left: int) -> None:
        self.left = left

    def seat_count(self) -> i64:
        return 1

    def turn(self) -> i64:
        return 0 if self.left > 1 else CHANCE if self.left == 1 else -2

    def must_act(self, seat: i64) -> bool:
        return self.left > 1

    def legal(self, seat: i64, into: Choices) -> None:
        into.add(0)
        into.add(1)

    def chance(self, into: Choices) -> None:
        into.add_weighted(0, 3)
        into.add_weighted(1, 1)

    def step(self, seat: i64, code: i64, story: Story) -> None:
        self.left -= 1

    def broken(self) -> i64:
        return 0

    def seen_by(self, seat: i64) -> State:
        return self.clone()

    def score(self, seat: i64) -> i64:
        return 0


def test_a_game_in_plain_python_runs_on_the_same_engine() -> None:
    """The abstract state can be subclassed by interpreted code, and its defaults for chance work."""
    game = Countdown(3)
    assert [perft(game, depth) for depth in range(5)] == [1, 2, 4, 8, 8]
    assert (Countdown(1).chance_total(), Countdown(1).chance_at(2), Countdown(1).chance_at(3)) == (4, 0, 1)
    assert game.clone() == Countdown(3) != Countdown(2)


class Crumbling(Countdown):
    """A game in plain Python whose invariant breaks at the last step but one."""

    def broken(self) -> i64:
        return 1 if self.left == 1 else 0


def test_a_soak_stops_at_the_first_broken_state() -> None:
    """The state itself is handed back, so that it can be looked at; a sound game gives nothing."""
    for steps in (2, 3):
        found = soak(Crumbling(1 + steps), 5, FastDealer("x"))
        assert isinstance(found, Crumbling)
        assert found.left == 1
    assert soak(Countdown(3), 5, FastDealer("x")) is None


def test_perft_is_split_by_the_first_action() -> None:
    """The parts add up to the whole, and a finished game has none."""
    state = GAME.new(GAME.setup(2))
    parts = list(split(GAME, state, 3))
    assert parts[0] == ("chance", "spider", 4)
    assert sum(ways for _, _, ways in parts) == perft(state, 3)
    over = GAME.read(GAME.setup(1), "expedition: 5\nnext: end\ninside: none\n")
    assert list(split(GAME, over, 3)) == []
    choosing = GAME.read(GAME.setup(1), "path: relic\n")
    assert list(split(GAME, choosing, 1)) == [("seat 1", "on", 1), ("seat 1", "back", 1)]


def test_places_are_shared_in_a_tie() -> None:
    outcome = ranked([5, 7, 7, 1], [(), (), (), ()], True, "done")
    assert [(standing.seat, standing.place, standing.winner) for standing in outcome.standings] == [
        (1, 1, True),
        (2, 1, True),
        (0, 3, False),
        (3, 4, False),
    ]
    assert outcome.winners == (1, 2)


def test_the_stand_in_vector_behaves_like_the_real_one() -> None:
    """Slices are copies, appending gives the longer vector, items can be set."""
    first = vec([1, 2, 3])
    second = first[:]
    assert isinstance(second, vec)
    second[0] = 9
    assert (list(first), list(second), type(second)) == ([1, 2, 3], [9, 2, 3], vec)
    assert list(append(vec([1], capacity=4), 2)) == [1, 2]
    assert mypyc_attr(allow_interpreted_subclasses=True)(int) is int
