"""The box of The Cave: what is in it, and what is said about a file that is wrong."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from speleo.games.cave import GAME
from speleo.games.cave.box import face_of
from speleo.games.cave.names import GROUP_NAMES
from speleo.kernel.errors import BadBox, BadSetup
from speleo.kernel.setup import Box

DATA = json.loads(GAME.box().text)


def test_eighty_tiles_in_four_groups() -> None:
    """Four groups of 20, each kind of tile no more often than its token. [CAVE-1.2, CAVE-1.4]"""
    assert [len(DATA["tiles"][name]) for name in GROUP_NAMES] == [20, 20, 20, 20]
    kinds = Counter(tile.split()[0] for name in GROUP_NAMES for tile in DATA["tiles"][name])
    assert kinds == {"E": 9, "P": 20, "W": 17, "S1": 6, "S2": 6, "S3": 6, "D": 16}
    assert kinds["W"] <= DATA["tokens"]["water"] == 25
    assert kinds["P"] <= DATA["tokens"]["photo"] == 30


def test_shapes_of_the_groups() -> None:
    """Crossings, forks, corners, straights and dead ends of each group. [CAVE-1.2]"""
    shapes = [Counter(len(tile.split()[1]) for tile in DATA["tiles"][name]) for name in GROUP_NAMES]
    assert [(group[4], group[3], group[2], group[1]) for group in shapes] == [
        (2, 9, 9, 0),
        (3, 8, 9, 0),
        (3, 8, 8, 1),
        (2, 9, 7, 2),
    ]


def test_squeeze_tokens_and_bonus_markers_as_we_read_them() -> None:
    """Nine squeeze tokens of each grade; four markers of 8 and eight of 4. [CAVE-1.8, CAVE-1.9]"""
    assert DATA["tokens"]["squeeze"] == [9, 9, 9]
    assert DATA["tokens"]["bonus"] == {"8": 4, "4": 8}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_start_board_for_every_number_of_players(seats: int) -> None:
    """Each face has one exit more than players. [CAVE-1.1, CAVE-2.2]"""
    state = GAME.new(GAME.setup(seats))
    assert state.terms.fields == seats + 1
    assert state.openings == seats + 1


def test_two_to_five_players() -> None:
    """One or six cannot play. [CAVE-2.1]"""
    for seats in (1, 6):
        with pytest.raises(BadSetup, match=r"CAVE-2\.1"):
            GAME.setup(seats)


def test_rockfalls_by_edition() -> None:
    """20 in the Pegasus edition, 16 in the Rebel edition. [CAVE-1.3]"""
    left = [GAME.view(GAME.new(GAME.setup(2, {}, edition)), 0).rockfalls_left for edition in ("pegasus", "rebel")]
    assert left == [20, 16]


def change_tile(data: Any) -> None:
    data["tiles"]["II"][3] = "P NEX"


def change_count(data: Any) -> None:
    data["tiles"]["I"].pop()


def dead_end_descent(data: Any) -> None:
    data["tiles"]["IV"][19] = "D N"


def close_group(data: Any) -> None:
    data["tiles"]["III"] = ["E NS"] * 20


def too_much_water(data: Any) -> None:
    data["tiles"]["I"] = ["W NES"] * 20


def no_source(data: Any) -> None:
    del data["depths"]["source"]


def field_far_away(data: Any) -> None:
    data["start_boards"]["2"]["fields"][0]["at"] = [0, -2]


def exits_meet(data: Any) -> None:
    data["start_boards"]["5"]["fields"][1]["exits"] = "W"


def no_base(data: Any) -> None:
    del data["start_boards"]["4"]["base"]


def no_fields(data: Any) -> None:
    data["start_boards"]["3"]["fields"] = []


def field_without_exits(data: Any) -> None:
    data["start_boards"]["3"]["fields"][0]["exits"] = ""


def cell_twice(data: Any) -> None:
    data["start_boards"]["4"]["solid"].append([0, 0])


def other_links(data: Any) -> None:
    data["start_boards"]["4"]["base_links"] = ["F1"]


def fifth_group(data: Any) -> None:
    data["tiles"]["V"] = []


def two_squeezes(data: Any) -> None:
    data["tokens"]["squeeze"] = [9, 9]


def many_tokens(data: Any) -> None:
    data["tokens"]["water"] = 99


def no_ropes(data: Any) -> None:
    del data["tokens"]["rope"]


def other_bonus(data: Any) -> None:
    data["tokens"]["bonus"] = {"8": 12}


def junk_levels(data: Any) -> None:
    data["depths"]["levels"] = "junk"


def no_depth_tokens(data: Any) -> None:
    del data["depths"]["per_level"]


def sixth_board(data: Any) -> None:
    data["start_boards"]["6"] = data["start_boards"]["5"]


def one_field(data: Any) -> None:
    del data["start_boards"]["2"]["fields"][1:]


def yes_and_no_base(data: Any) -> None:
    data["start_boards"]["2"]["base"] = [False, False]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (change_tile, r"tiles.II\[3\]: must be a type"),
        (change_count, r"tiles.I: a group has 20 tiles, not 19 \(CAVE-1.2\)"),
        (dead_end_descent, r"tiles.IV\[19\]: a descent has at least two passages \(CAVE-5.2\)"),
        (close_group, r"tiles.III: too few passages"),
        (too_much_water, r"only 25 tokens for them \(CAVE-1.4\)"),
        (no_source, "depths.source: must say where"),
        (field_far_away, r"start_boards.2.fields\[0\]: a field touches the base"),
        (exits_meet, r"start_boards.5.fields\[1\]: its exits lead out of the board"),
        (no_base, "start_boards.4: must be a board with a base"),
        (no_fields, "start_boards.3: must have a list of fields"),
        (field_without_exits, r"start_boards.3.fields\[0\]: must have 'at' and 'exits'"),
        (cell_twice, "start_boards.4: at most 25 different cells"),
        (other_links, "start_boards.4.base_links: must be 'all fields'"),
        (fifth_group, "tiles.V: no such key: there is source, I, II, III, IV"),
        (two_squeezes, "tokens.squeeze: must be three numbers"),
        (no_ropes, r"tokens.rope: must be a number from 0 to 40, not None \(CAVE-1.4\)"),
        (other_bonus, r"tokens.bonus: must be .*CAVE-1.8"),
        (junk_levels, r"depths.levels: must be 25, 50, 75 and so on, not 'junk' \(CAVE-5.12\)"),
        (no_depth_tokens, r"depths.per_level: must be a number .*CAVE-12.7"),
        (sixth_board, "start_boards.6: no such key: there is source, 2, 3, 4, 5"),
        (one_field, r"start_boards.2: needs an exit for each of 2 players, not 1 \(CAVE-1.1\)"),
        (yes_and_no_base, "start_boards.2: must be a board with a base"),
        (many_tokens, "the limit for W tiles must be a number from 0 to 40"),
    ],
)
def test_every_problem_of_a_box_is_named_with_its_place(change: Callable[[Any], None], problem: str) -> None:
    """A box that cannot be played is refused. [CAVE-1.1, CAVE-1.2, CAVE-1.4]"""
    data = json.loads(GAME.box().text)
    change(data)
    with pytest.raises(BadBox, match=problem):
        GAME.setup(2, box=Box("mine", json.dumps(data)))


def test_all_problems_of_a_box_are_named_at_once() -> None:
    """What is wrong with tokens shows also while tiles are wrong. [CAVE-1.2, CAVE-1.4]"""
    data = json.loads(GAME.box().text)
    for change in (change_tile, two_squeezes, no_ropes, junk_levels, no_base):
        change(data)
    with pytest.raises(BadBox) as caught:
        GAME.setup(2, box=Box("mine", json.dumps(data)))
    for place in ("tiles.II[3]", "tokens.squeeze", "tokens.rope", "depths.levels", "start_boards.4"):
        assert f"{place}: " in str(caught.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [("{", "line 1, column 2: not JSON"), ("[]", "schema"), ('{"schema": "speleo-cave/1"}', "tiles: missing")],
)
def test_a_file_that_is_no_box(text: str, problem: str) -> None:
    """The place of the first problem is named."""
    with pytest.raises(BadBox, match=problem):
        GAME.setup(2, box=Box("mine", text))


def test_passages_may_be_drawn_in_any_orientation() -> None:
    """A box file may show a tile as it lies on the table; the face is the same. [CAVE-4.13]"""
    assert face_of("W ESW")[0] == face_of("W NES")[0]
    with pytest.raises(ValueError, match="W"):
        face_of("W ")
