"""How a box of Sub Terra is edited: tiles side by side, hazard cards and decks as numbers."""

from __future__ import annotations

from typing import Any, ClassVar

from speleo.games.subterra.box import ARROWS, CARDS_IN_ALL, DICE, EXTRA, KEYS, POOLS, SIZES, TABLES, TOTALS
from speleo.games.subterra.engine.components import CAVE_IN, TILES
from speleo.games.subterra.names import HAZARD_KINDS, LEVELS, SIDE_NAMES, SORTS
from speleo.kernel.box_form import Blank, BoxForm, FormPart, FormPlace, Only, Row, Rows, Written, counts

TILE = (
    Blank("sort", "choice", tuple(TOTALS)),
    Blank("openings", "sides", SIDE_NAMES),
    Blank("head", "choice", SIDE_NAMES, only=Only("sort", ARROWS)),
    Blank("dice", "numbers", low=min(DICE), high=max(DICE), size=2, only=Only("sort", (SORTS[CAVE_IN],))),
    Blank("count", "number", low=1, high=TILES),
    Blank("grade", "text"),
    Blank("note", "text"),
)  # fmt: skip
CARD = (
    Blank("kind", "choice", HAZARD_KINDS),
    Blank("times", "number", low=1, high=2),
    Blank("count", "number", low=1, high=CARDS_IN_ALL),
    Blank("levels", "some", LEVELS),
)
OPTIONAL = ("grade", "note")
SINGLE = ("start", "exit")


class SubTerraForm(BoxForm):
    """The kinds of tiles with their counts, start and exit, the hazard cards, how many each level has."""

    parts: ClassVar[tuple[FormPart, ...]] = (
        FormPart("tiles.list", "tiles", TILE, 1, TILES),
        *(FormPart(name, "tiles", (Blank("openings", "sides", SIDE_NAMES),)) for name in SINGLE),
        FormPart("hazards.list", "table", CARD, 1, CARDS_IN_ALL),
        FormPart(
            "deck",
            "table",
            tuple(
                Blank(f"{level}-{size}", "number", low=1, high=POOLS[level] - EXTRA)
                for level in LEVELS
                for size in SIZES
            ),
        ),
        FormPart("sources", "table", tuple(Blank(table, "text") for table in TABLES)),
    )

    def rows(self, data: dict[str, Any]) -> Rows:
        return {
            "tiles.list": [{**item, "openings": list(item["openings"])} for item in data["tiles"]["list"]],
            **{name: [{"openings": list(data[name]["openings"])}] for name in SINGLE},
            "hazards.list": [dict(item) for item in data["hazards"]["list"]],
            "deck": [{f"{level}-{size}": data["deck"][level][size] for level in LEVELS for size in SIZES}],
            "sources": [{table: data[table]["source"] for table in TABLES}],
        }

    def written(self, rows: Rows) -> Written:
        sources, deck = rows["sources"][0], rows["deck"][0]
        data: dict[str, Any] = {
            "schema": KEYS["schema"],
            "tiles": {"source": sources["tiles"], "list": [tile_of(row) for row in rows["tiles.list"]]},
            **{name: {"source": sources[name], "openings": sides_text(rows[name][0]["openings"])} for name in SINGLE},
            "hazards": {"source": sources["hazards"], "list": [card_of(row) for row in rows["hazards.list"]]},
            "deck": {
                "source": sources["deck"],
                **{level: {size: deck[f"{level}-{size}"] for size in SIZES} for level in LEVELS},
            },
        }
        return Written(data, {f"{table}.source": FormPlace("sources", 0, table) for table in TABLES})


def tile_of(row: Row) -> dict[str, Any]:
    """What counts of a row; what belongs to another sort is left out."""
    made: dict[str, Any] = {}
    for blank in TILE:
        value = row[blank.name]
        if counts(blank, row) and not (blank.name in OPTIONAL and value == ""):
            made[blank.name] = sides_text(value) if blank.kind == "sides" else value
    return made


def card_of(row: Row) -> dict[str, Any]:
    levels: Any = row["levels"]
    return {**row, "levels": [level for level in LEVELS if level in levels]}


def sides_text(sides: Any) -> str:
    return "".join(name for name in SIDE_NAMES if name in sides)
