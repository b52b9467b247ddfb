"""Square caves, drawn: sides, rotations, cells, what lies where, frontiers and shortest ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speleo.grid.atlas import VACANT, Atlas, empty_atlas
from speleo.grid.cells import beside, cell_at, x_of, y_of
from speleo.grid.sides import EAST, NORTH, SIDES, SOUTH, WEST, bit, exits_named, exits_text, has, opposite, turned
from speleo.grid.ways import FAR, NO_LINK, distances
from speleo.kernel.numbers import i64, vec

CAVE = """
A-B-C
|   |
D E-F-G
"""
"""Letters are spaces, lines are links; D and E are neighbours with rock between them."""


def read(drawing: str) -> tuple[str, Atlas, list[int]]:
    """The letters of a drawing in the order of reading, where they lie, and four links for each."""
    rows = drawing.strip("\n").splitlines()
    letters = "".join(letter for row in rows[::2] for letter in row if letter.isalpha())
    atlas = empty_atlas()
    cells = {}
    for y, row in enumerate(rows[::2]):
        for x, letter in enumerate(row[::2]):
            if letter.isalpha():
                cells[letter] = cell_at(x, y)
                atlas.put(cells[letter], letters.index(letter))
    links = []
    for letter in letters:
        x, y = x_of(cells[letter]) * 2, y_of(cells[letter]) * 2
        marks = {NORTH: (x, y - 1), EAST: (x + 1, y), SOUTH: (x, y + 1), WEST: (x - 1, y)}
        for side in range(SIDES):
            at, line = marks[side]
            linked = 0 <= line < len(rows) and 0 <= at < len(rows[line]) and rows[line][at] in "-|"
            links.append(atlas.at(beside(cells[letter], side)) if linked else NO_LINK)
    return letters, atlas, links


def test_ways_through_a_drawn_cave() -> None:
    """From A to every space by the fewest links: E is beside D, but the way leads round."""
    letters, _, links = read(CAVE)
    found = distances(vec[i64](links), SIDES, len(letters), 0)
    assert dict(zip(letters, found, strict=True)) == {"A": 0, "B": 1, "C": 2, "D": 1, "E": 4, "F": 3, "G": 4}


def test_a_space_without_a_way_is_far() -> None:
    letters, _, links = read("A-B C-D")
    assert list(distances(vec[i64](links), SIDES, len(letters), 0)) == [0, 1, FAR, FAR]


@given(st.integers(1, 5), st.integers(1, 5), st.randoms(use_true_random=False))
def test_ways_equal_those_of_a_slow_search(width: int, height: int, dice: object) -> None:
    """On random caves, distances are the least numbers that differ by at most one across every link."""
    rows = []
    for y in range(height):
        rows.append("".join(chr(65 + y * width + x) + dice.choice("- ") for x in range(width)).rstrip("- "))  # type: ignore[attr-defined]
        rows.append(" ".join(dice.choice("| ") for _ in range(width)))  # type: ignore[attr-defined]
    letters, _, links = read("\n".join(rows[:-1]))
    found = list(distances(vec[i64](links), SIDES, len(letters), 0))
    slow = [0] + [FAR] * (len(letters) - 1)
    for _round in letters:
        for space in range(len(letters)):
            near = [slow[link] for link in links[space * 4 : space * 4 + 4] if link != NO_LINK]
            slow[space] = min([slow[space], *(away + 1 for away in near if away != FAR)])
    assert found == slow


@pytest.mark.parametrize(
    ("exits", "quarters", "after"),
    [
        ("N", 1, "E"),
        ("NE", 1, "ES"),
        ("NES", 2, "NSW"),
        ("NS", 1, "EW"),
        ("NESW", 3, "NESW"),
        ("W", 1, "N"),
        ("NE", 4, "NE"),
        ("NE", 5, "ES"),
        ("NE", -1, "NW"),
    ],
)
def test_turning_clockwise(exits: str, quarters: int, after: str) -> None:
    """A quarter turn moves north to east."""
    assert exits_text(turned(exits_named(exits), quarters)) == after


def test_sides() -> None:
    assert [opposite(side) for side in range(SIDES)] == [SOUTH, WEST, NORTH, EAST]
    assert [has(exits_named("NW"), side) for side in range(SIDES)] == [True, False, False, True]
    assert exits_text(0) == "-"
    assert sum(bit(side) for side in range(SIDES)) == exits_named("NESW")


@given(st.integers(-500, 500), st.integers(-500, 500), st.integers(0, 3))
def test_a_step_and_back(x: int, y: int, side: int) -> None:
    """Cells know their coordinates, and opposite steps cancel."""
    cell = cell_at(x, y)
    assert (x_of(cell), y_of(cell)) == (x, y)
    assert beside(beside(cell, side), opposite(side)) == cell
    moved = beside(cell, side)
    assert abs(int(x_of(moved)) - x) + abs(int(y_of(moved)) - y) == 1


@pytest.mark.parametrize(("x", "y"), [(-512, -512), (511, -512), (-512, 511), (511, 511)])
def test_the_corners_of_the_grid_are_cells(x: int, y: int) -> None:
    cell = cell_at(x, y)
    assert (x_of(cell), y_of(cell)) == (x, y)


@given(st.sets(st.tuples(st.integers(-40, 40), st.integers(-40, 40)), max_size=256))
def test_an_atlas_knows_what_lies_where(places: set[tuple[int, int]]) -> None:
    """Up to 256 cells, in any arrangement; a clone is a map of its own."""
    atlas = empty_atlas()
    for number, (x, y) in enumerate(sorted(places)):
        atlas.put(cell_at(x, y), number)
    assert [atlas.at(cell_at(x, y)) for x, y in sorted(places)] == list(range(len(places)))
    assert atlas.at(cell_at(100, 100)) == VACANT
    if len(places) < 256:
        twin = atlas.clone()
        twin.put(cell_at(100, 100), 7)
        assert (twin.at(cell_at(100, 100)), atlas.at(cell_at(100, 100))) == (7, VACANT)
    else:
        with pytest.raises(AssertionError, match="at most 256"):
            atlas.put(cell_at(100, 100), 7)


def test_an_atlas_takes_256_cells_and_no_more() -> None:
    """So that a search in it always comes to a free slot; a clone counts on from there."""
    atlas = empty_atlas()
    for number in range(255):
        atlas.put(cell_at(number, 0), number)
    twin = atlas.clone()
    for one in (atlas, twin):
        one.put(cell_at(0, 1), 255)
        with pytest.raises(AssertionError, match="at most 256"):
            one.put(cell_at(1, 1), 256)


def test_frontiers_of_a_drawn_cave() -> None:
    """The vacant cells beside a space are those that a cave can still grow into."""
    letters, atlas, _ = read(CAVE)
    d = letters.index("D")
    cell = cell_at(0, 1)
    assert atlas.at(cell) == d
    assert [atlas.at(beside(cell, side)) == VACANT for side in range(SIDES)] == [False, False, True, True]
