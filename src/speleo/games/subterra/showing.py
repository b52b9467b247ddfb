"""The box in plain characters: every kind of tile, the hazard cards of each level, and where the numbers come from."""

from __future__ import annotations

import json

from speleo.games.subterra.box import load
from speleo.games.subterra.engine.components import CARDS, NO_ARROW, Components
from speleo.games.subterra.names import CARD_NAMES, LEVELS, tile_text
from speleo.grid.sides import EAST, NORTH, SOUTH, WEST, has
from speleo.kernel.setup import Box

ACROSS = 5
"""Tiles in a row."""
WIDTH = 18
TABLES = ("tiles", "start", "exit", "hazards", "deck")


def show_box(box: Box) -> str:
    """Tiles with their openings, cards by level, deck sizes, and a source for each table. [SUB-COM.1 to SUB-COM.4]"""
    parts = load(box)
    lines = [f"box {box.name}, fingerprint {box.fingerprint}", ""]
    kinds = [picture(parts, kind) for kind in range(len(parts.sorts))]
    for first in range(0, len(kinds), ACROSS):
        row = kinds[first : first + ACROSS]
        lines += ["".join(f"{part:{WIDTH}}" for part in rows).rstrip() for rows in zip(*row, strict=True)]
        lines.append("")
    lines.append(f"{'hazard cards':18}" + "".join(f"{level:>10}" for level in LEVELS))
    for card, name in enumerate(CARD_NAMES):
        counts = [parts.cards[level * CARDS + card] for level in range(len(LEVELS))]
        lines.append(f"{name:18}" + "".join(f"{count:>10}" for count in counts))
    for size in range(3):
        dealt = [parts.deck[level * 3 + size] for level in range(len(LEVELS))]
        lines.append(f"{f'dealt to {size + 4} cavers':18}" + "".join(f"{count:>10}" for count in dealt))
    data = json.loads(box.text)
    lines += ["", *(f"{table}: {data[table]['source']}" for table in TABLES)]
    notes = [item for item in data["tiles"]["list"] if "note" in item]
    lines += [f"{item['sort']} {item['openings']}: {item['note']}" for item in notes]
    return "\n".join(lines) + "\n"


def picture(parts: Components, kind: int) -> list[str]:
    """A tile in four lines; a gap in its frame is an opening, an arrow points to its head."""
    exits = parts.exits[kind]
    count = parts.counts[kind] if kind < parts.kinds else 1
    top = "+  +" if has(exits, NORTH) else "+--+"
    bottom = "+  +" if has(exits, SOUTH) else "+--+"
    inside = "^^" if parts.heads[kind] != NO_ARROW else "  "
    middle = (" " if has(exits, WEST) else "|") + inside + (" " if has(exits, EAST) else "|")
    return [top, f"{middle} x{count}", bottom, tile_text(parts, kind)]
