"""What a simple game gets for nothing: positions, boxes, refusals and standings, all from its tables."""

from __future__ import annotations

import json

import pytest

from speleo.cli.skeleton import GAME as STONES
from speleo.games import game_named
from speleo.kernel.action_table import ActionTable
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadBox, BadNotation, BadPosition, Refusal
from speleo.kernel.setup import Box

PIG = game_named("pig")


def test_a_position_says_whose_turn_it_is_and_what_the_game_lists() -> None:
    text = "player: 2\nactor: chance\nstake: 12\nkept: 40 30\n"
    state = PIG.read(PIG.setup(2), text)
    assert PIG.write(state) == PIG.draw(state) == text
    assert PIG.actors(state) == (CHANCE,)
    assert PIG.write(PIG.read(PIG.setup(2), "")) == "player: 1\nactor: seat 1\nstake: 0\nkept: 0 0\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("player: 3\n", "line 1: player is a number from 1 to 2, not '3'"),
        ("stake: 5\nactor: somebody\n", "line 2: actor is seat 1 to seat 2, chance or nobody, not 'somebody'"),
        ("stake: -1\n", "line 1: stake is a number from 0 to 9999, not '-1'"),
        ("kept: 4\n", "line 1: kept is 2 numbers, one for each seat, not '4'"),
        ("player: 1\nactor: seat 2\n", "only the player whose turn it is can act"),
        ("kept: 100 0\n", r"it ends with enough points \(PIG-4.1\)"),
        ("fallen: 4\n", "line 1: unknown key 'fallen': there is player, actor, stake, kept"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        PIG.read(PIG.setup(2), text)


@pytest.mark.parametrize("sides", [None, 1, 21, True, "6", 6.5])
def test_a_number_of_the_box_keeps_within_its_limits(sides: object) -> None:
    """A number that is missing or no number is named with its place. [PIG-1.2]"""
    data = json.loads(PIG.box().text)
    data["die"]["sides"] = sides
    with pytest.raises(BadBox, match=r"box mine: die.sides: must be a whole number from 2 to 20"):
        PIG.check_box(Box("mine", json.dumps(data)))


def test_another_die_is_played_with() -> None:
    """Two sides: a one and a two. [PIG-1.2]"""
    box = Box("coin", PIG.box().text.replace('"sides": 6', '"sides": 2'))
    state = PIG.new(PIG.setup(2, box=box))
    PIG.apply(state, 0, PIG.parse_action("roll"))
    assert [action.notation for action, _ in PIG.chance_outcomes(state)] == ["die 1", "die 2"]
    assert PIG.why_not(state, CHANCE, PIG.parse_action("die 3")) == Refusal("PIG-1.2", "pig-no-face")


def test_a_game_without_components_needs_no_file() -> None:
    """Its box is its schema alone, and nothing else may stand there."""
    STONES.check_box(STONES.box())
    assert json.loads(STONES.box().text) == {"schema": "speleo-skeleton/1"}
    with pytest.raises(BadBox, match="stones: no such key"):
        STONES.check_box(Box("mine", '{"schema": "speleo-skeleton/1", "stones": 3}'))


def test_refusals_that_every_game_has_come_before_its_own() -> None:
    """Over, no such seat, left to chance, somebody else's turn; only then the action itself."""
    state = PIG.new(PIG.setup(2))
    roll, hold, die = (PIG.parse_action(text) for text in ("roll", "hold", "die 3"))
    assert PIG.why_not(state, 7, roll) == Refusal("PIG-1.1", "no-such-seat")
    assert PIG.why_not(state, CHANCE, roll) == Refusal("PIG-3.1", "no-chance-alone")
    assert PIG.why_not(state, 0, die) == Refusal("PIG-3.1", "no-chance-alone")
    assert PIG.why_not(state, CHANCE, die) == Refusal("PIG-2.1", "no-other-turn")
    assert PIG.why_not(state, 1, hold) == Refusal("PIG-2.1", "no-other-turn")
    assert PIG.why_not(state, 0, hold) == Refusal("PIG-2.4", "pig-no-stake")
    over = PIG.read(PIG.setup(2), "actor: nobody\nkept: 100 3\n")
    assert PIG.why_not(over, 0, roll) == Refusal("PIG-4.1", "no-game-over")


def test_standings_are_by_points_and_a_tie_is_shared() -> None:
    state = STONES.read(STONES.setup(3), "player: 2\nactor: nobody\nheap: 0\ntaken: 8 5 8\n")
    outcome = STONES.outcome(state)
    assert (outcome.winners, outcome.reason, outcome.over) == ((0, 2), "skeleton-ended", True)
    assert outcome.standings[0].breakdown[0].rule == "SKELETON-3.2"
    assert STONES.outcome(STONES.new(STONES.setup(3))).reason == "skeleton-running"


def test_an_unknown_action_is_told_what_there_is() -> None:
    with pytest.raises(BadNotation, match=r"'rol' is no action: there is roll, hold, die 1, .*did you mean roll"):
        PIG.parse_action("rol")


def test_two_actions_must_not_look_the_same() -> None:
    roll = PIG.parse_action("roll")
    with pytest.raises(AssertionError, match="two actions look the same"):
        ActionTable({0: roll, 1: roll})
