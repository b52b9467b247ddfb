"""How a box of The Cave is edited: tiles side by side, start boards cell by cell, tokens as numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from speleo.games.cave.box import BONUS, COUNTS, DEPTH_STEP, KEYS, MOST_TOKENS, TABLES
from speleo.games.cave.engine.tiles import GROUP_SIZE
from speleo.games.cave.names import GROUP_NAMES, KIND_NAMES, TYPE_CODES
from speleo.grid.sides import NAMES
from speleo.kernel.box_form import Blank, BoxForm, FormPart, FormPlace, Only, Row, Rows, Written

KINDS = KIND_NAMES[: len(TYPE_CODES)]
CELLS = ("base", "field", "rock")
TOKENS = ("rope", "water", "photo", "depth")
SQUEEZES = ("squeeze-1", "squeeze-2", "squeeze-3")
REACH = 2
"""How far from the base a cell may be that is edited here: boards are no larger in print."""
TILE = (Blank("kind", "choice", KINDS), Blank("exits", "sides", NAMES))
CELL = (
    Blank("x", "number", low=-REACH, high=REACH),
    Blank("y", "number", low=-REACH, high=REACH),
    Blank("kind", "choice", CELLS),
    Blank("exits", "sides", NAMES, only=Only("kind", ("field",))),
)


class CaveForm(BoxForm):
    """Four groups of tiles, a start board for each number of players, tokens, depths, and where all that comes from."""

    parts: ClassVar[tuple[FormPart, ...]] = (
        *(FormPart(f"tiles.{name}", "tiles", TILE, GROUP_SIZE, GROUP_SIZE) for name in GROUP_NAMES),
        *(FormPart(f"start_boards.{count}", "board", CELL, 1, (2 * REACH + 1) ** 2, REACH) for count in COUNTS),
        FormPart("tokens", "table", tuple(Blank(name, "number", high=MOST_TOKENS) for name in (*TOKENS, *SQUEEZES))),
        FormPart(
            "depths",
            "table",
            (Blank("levels", "number", low=1, high=MOST_TOKENS), Blank("per_level", "number", high=MOST_TOKENS)),
        ),
        FormPart("sources", "table", (Blank("reconstruction", "flag"), *(Blank(table, "text") for table in TABLES))),
    )

    def rows(self, data: dict[str, Any]) -> Rows:
        tokens, depths = data["tokens"], data["depths"]
        if depths["levels"] != steps(len(depths["levels"])):
            raise ValueError("depths")
        return {
            **{f"tiles.{name}": [tile_row(tile) for tile in data["tiles"][name]] for name in GROUP_NAMES},
            **{f"start_boards.{count}": cells(data["start_boards"][count]) for count in COUNTS},
            "tokens": [
                {
                    **{name: tokens[name] for name in TOKENS},
                    **dict(zip(SQUEEZES, tokens["squeeze"], strict=True)),
                }
            ],
            "depths": [{"levels": len(depths["levels"]), "per_level": depths["per_level"]}],
            "sources": [
                {
                    "reconstruction": data.get("reconstruction", False),
                    **{table: data[table]["source"] for table in TABLES},
                }
            ],
        }

    def written(self, rows: Rows) -> Written:
        tokens, depths, sources = rows["tokens"][0], rows["depths"][0], rows["sources"][0]
        boards = {count: board_of(rows[f"start_boards.{count}"]) for count in COUNTS}
        source = {table: {"source": sources[table]} for table in TABLES}
        data = {
            "schema": KEYS["schema"],
            "reconstruction": sources["reconstruction"],
            "tiles": {name: [tile_text(row) for row in rows[f"tiles.{name}"]] for name in GROUP_NAMES},
            "start_boards": boards,
            "tokens": {
                **{name: tokens[name] for name in TOKENS},
                "squeeze": [tokens[name] for name in SQUEEZES],
                "bonus": BONUS,
            },
            "depths": {"levels": steps(int(str(depths["levels"]))), "per_level": depths["per_level"]},
        }
        for table in TABLES:
            data[table] |= source[table]
        return Written(data, paths(rows))


def tile_row(tile: str) -> Row:
    code, _, exits = tile.partition(" ")
    return {"kind": KINDS[TYPE_CODES.index(code)], "exits": list(exits)}


def tile_text(row: Row) -> str:
    code = TYPE_CODES[KINDS.index(str(row["kind"]))] if row["kind"] else "?"
    return f"{code} {sides_text(row['exits'])}"


def sides_text(sides: Any) -> str:
    return "".join(name for name in NAMES if name in sides)


def cells(board: dict[str, Any]) -> list[Row]:
    """The base, which comes first, and the cells around it; ValueError if one is too far away to be shown."""
    base = board["base"]
    found: list[Row] = [{"x": base[0], "y": base[1], "kind": "base"}]
    for one in board["fields"]:
        found.append({"x": one["at"][0], "y": one["at"][1], "kind": "field", "exits": list(one["exits"])})
    found += [{"x": x, "y": y, "kind": "rock"} for x, y in board["solid"]]
    if any(abs(int(str(cell[axis])) - at) > REACH for cell in found for axis, at in zip("xy", base, strict=True)):
        raise ValueError("board")
    return found


def board_of(rows: list[Row]) -> dict[str, Any]:
    """A start board as the data file has it, its fields numbered in the order of the rows."""
    base = next((place(row) for row in rows if row["kind"] == "base"), [0, 0])
    fields = [row for row in rows if row["kind"] == "field"]
    return {
        "base": base,
        "base_links": "all fields",
        "fields": [
            {"id": f"F{at}", "at": place(row), "exits": sides_text(row["exits"])} for at, row in enumerate(fields, 1)
        ],
        "solid": [place(row) for row in rows if row["kind"] == "rock"],
    }


def place(row: Row) -> list[Any]:
    return [row["x"], row["y"]]


def steps(levels: int) -> list[int]:
    """The depths of so many tokens. [CAVE-5.12]"""
    return [DEPTH_STEP * at for at in range(1, min(MOST_TOKENS, levels) + 1)]


def paths(rows: Rows) -> dict[str, FormPlace]:
    """Fields stand in a list of their own in the file."""
    found = {f"{table}.source": FormPlace("sources", 0, table) for table in TABLES}
    for count in COUNTS:
        name = f"start_boards.{count}"
        fields = [at for at, row in enumerate(rows[name]) if row["kind"] == "field"]
        found |= {f"{name}.fields[{number}]": FormPlace(name, at) for number, at in enumerate(fields)}
    for grade, name in enumerate(SQUEEZES):
        found[f"tokens.squeeze[{grade}]"] = FormPlace("tokens", 0, name)
    return found
