"""Puzzles of any position: an aim of the game's list, and a solution that the engine finds and proves."""

import pytest

from speleo.games import game_named
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadSheet
from speleo.kernel.learning.condition import Position
from speleo.kernel.learning.making import Unsolved, Wish, composed, made_of, proved, read_aims
from speleo.kernel.learning.proof import TooMuch
from speleo.kernel.learning.puzzle import read_puzzle
from speleo.kernel.learning.puzzle_check import check_puzzle
from speleo.kernel.learning.shelf import texts_of

GAMES = ("diamant", "cave", "subterra")
DIAMANT = "expedition: 1\nnext: decision\npath: treasure 7 (1), snake\ngathered: 3 3"
CHEST, RELIC = 0, 2
PHOTO = 3


def text_of(wish: Wish) -> str:
    game = game_named("diamant")
    setup = game.setup(2)
    aims = read_aims(texts_of(game.package, "puzzles", ".aims")["own"])
    return composed(game, setup, game.read(setup, DIAMANT), aims, wish)


def test_a_puzzle_is_made_proved_and_read_again() -> None:
    whole = proved(text_of(Wish(0, CHEST, 4, "Mine *all* mine", True)), game_named, 2000)
    puzzle = read_puzzle(whole)
    assert (puzzle.title.en, puzzle.solution, puzzle.certain) == ("Mine all mine", ("back",), True)
    assert puzzle.aims[0].words.de == "*4 Rubine* in deiner Truhe."
    check_puzzle(puzzle, game_named, strict=True)


def test_whatever_the_others_do_is_harder() -> None:
    text = text_of(Wish(0, RELIC, 0, "", False)).replace("Aim: relics", "Moves: 1\nAim: relics")
    with pytest.raises(BadSheet, match="the aim cannot be reached from here"):
        proved(text, game_named, 9000)


def test_what_is_too_much_is_given_up() -> None:
    with pytest.raises(TooMuch):
        proved(text_of(Wish(0, CHEST, 30, "", True)), game_named, 50)


@pytest.mark.parametrize("name", GAMES)
def test_the_aims_of_a_game_fit_its_positions_and_rules(name: str) -> None:
    """Each can be written for a match that has just begun, and is read without a complaint about its words."""
    game = game_named(name)
    setup = game.setup(min(2, max(game.seats)))
    aims = read_aims(texts_of(game.package, "puzzles", ".aims")["own"])
    assert len(aims.aims) >= 3
    for at, aim in enumerate(aims.aims):
        text = composed(game, setup, game.new(setup), aims, Wish(0, at, 3, "x", True))
        puzzle = read_puzzle(text.replace("LEVEL", "1").replace("CLAIM", "certain"))
        assert set(puzzle.rules) <= set(game.rulebook("en").ids)
        assert puzzle.until or puzzle.by
        assert aim.counts == ("{number}" in aim.words.en)
        assert Position(game, game.new(setup)).holds(puzzle.aims[0].condition) in (True, False)


def test_a_broken_list_of_aims_names_its_line() -> None:
    with pytest.raises(BadSheet, match="line 1: an aim names a rule"):
        read_aims("Aim: x is 1\n  en: X.\n  de: X.\n")
    with pytest.raises(BadSheet, match="line 1: When has no place"):
        read_aims("When seat 1 plays on\n")


def cave_puzzle(seat: int, aim: int, budget: int) -> tuple[str, bool]:
    """Of a turn with two points left, one step from the base, with the unknown before it."""
    game = game_named("cave")
    match = game.match(seats=2)
    for at in (0, 1):
        match.act(at, "load 3 prov, cam")
    for at in (0, 1):
        match.act(at, "ready")
    match.act(CHANCE, "start 1")
    for way in ("f1", "base", "f1"):
        match.act(0, f"move {way}")
    aims = read_aims(texts_of(game.package, "puzzles", ".aims")["own"])
    wish = Wish(seat, aim, 1, "x", True)
    return made_of(game, match.setup, match.state, aims, wish, game_named, budget)


def test_an_own_puzzle_has_discovering_in_it_where_it_can_be_proved() -> None:
    """With two points left a tile may be turned up, and home is still certain; with less to look at it is left out."""
    whole, small = cave_puzzle(0, 0, 60_000)
    assert not small
    assert "discover" not in next(row for row in whole.split("\n") if row.startswith("Without"))
    assert told(whole) == (True, False)
    less, small = cave_puzzle(0, 0, 40)
    assert small
    assert "discover" in next(row for row in less.split("\n") if row.startswith("Without"))
    assert told(less) == (True, True)


def told(text: str) -> tuple[bool, bool]:
    """Whether whoever solves it reads that forced moves are left out, and that discovering is, in both languages."""
    say = read_puzzle(text).say
    assert say is not None
    forced = ("forced moves" in say.en, "Kraftakt" in say.de)
    new = ("Nobody discovers new tiles" in say.en, "Neue Plättchen deckt hier niemand auf" in say.de)
    assert len(set(forced)) == len(set(new)) == 1
    return forced[0], new[0]


def test_what_is_left_out_is_said_or_the_list_is_refused() -> None:
    with pytest.raises(BadSheet, match="line 1: Rather needs its text as 'en: …' below"):
        read_aims("Rather: discover\n")


def test_why_there_is_no_puzzle_is_named() -> None:
    """Three points cannot be home from far away; at the base everybody already is."""
    with pytest.raises(Unsolved) as caught:
        cave_puzzle(1, 0, 60_000)
    assert caught.value.reason == "decided"
    with pytest.raises(Unsolved) as caught:
        cave_puzzle(0, PHOTO, 60_000)
    assert caught.value.reason == "unreachable"
