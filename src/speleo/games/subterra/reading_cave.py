"""Reading a position: the tiles laid, their markers, the stack, and the hazard cards."""

from __future__ import annotations

from speleo.games.subterra.engine.components import TILES
from speleo.games.subterra.engine.laying import blast, lay
from speleo.games.subterra.engine.table import FLOODED, ROPED, RUBBLE
from speleo.games.subterra.names import SIDES, card_named, cell_named, tile_named
from speleo.games.subterra.reading_parts import Reader
from speleo.games.subterra.writing import discarded, stack_size
from speleo.grid.atlas import VACANT
from speleo.grid.cells import cell_at
from speleo.kernel.errors import BadNotation


def read_cave(reader: Reader) -> None:
    state = reader.state
    for row in reader.given["cave"].text.splitlines() if "cave" in reader.given else []:
        if not row.strip():
            continue
        where, _, tile = row.strip().partition(" ")
        try:
            cell, (kind, quarters) = cell_named(where), tile_named(state.parts, tile)
        except BadNotation as error:
            raise reader.bad("cave", str(error)) from None
        if kind == state.parts.start:
            if cell != cell_at(0, 0):
                raise reader.bad("cave", "the start tile lies at 0,0 (SUB-SET.4)")
            continue
        if state.atlas.at(cell) != VACANT:
            raise reader.bad("cave", f"two tiles lie on {where} (SUB-PLC.1)")
        if state.bag[kind] == 0:
            raise reader.bad("cave", f"the box has no further {tile} (SUB-COM.2)")
        reader.take(kind)
        lay(state, kind, quarters, cell)
    read_marks(reader)


def read_marks(reader: Reader) -> None:
    state = reader.state
    for key, mark in (("flooded", FLOODED), ("rubble", RUBBLE), ("ropes", ROPED)):
        for word in reader.words(key):
            state.marks[reader.space(key, word)] |= mark
    for item in reader.words("blasted", ", "):
        where, _, side = item.partition(" ")
        if side not in SIDES:
            raise reader.bad("blasted", f"blasted edges are written '0,1 E', not {item!r}")
        blast(state, reader.space("blasted", where), SIDES.index(side))
    for space in range(1, state.spaces):
        if not any(0 <= state.ways[space * 4 + side] < space for side in range(4)):
            raise reader.bad("cave", "a tile lies where it shares no passage with a tile laid before it (SUB-PLC.2)")


def read_stack(reader: Reader) -> None:
    """Every tile is in the cave, held, discarded or in the stack; `stack` may list what is left instead."""
    state = reader.state
    state.aside, state.top, state.drawn = reader.tile("aside"), reader.tile("top"), reader.tile("drawn")
    for kind, count in enumerate(reader.kinds("discarded")):
        state.bag[kind] -= count
        state.stack -= count
    if "stack" in reader.given:
        read_what_is_left(reader)
    state.thrown = sum(count for _kind, count in discarded(state))


def read_what_is_left(reader: Reader) -> None:
    state = reader.state
    if not reader.given["stack"].text.isdigit():
        for kind, count in enumerate(reader.kinds("stack")):
            state.bag[kind] = count
        state.stack = sum(state.bag)
    elif reader.number("stack", 0, 0, TILES + 1) != stack_size(state):
        raise reader.bad("stack", f"{stack_size(state)} tiles are left in the stack (SUB-COM.1)")


def read_hazards(reader: Reader) -> None:
    state = reader.state
    for name, count in reader.counted(reader.words("turned", ", ")):
        try:
            card = card_named(name)
        except BadNotation as error:
            raise reader.bad("turned", str(error)) from None
        if count > state.pool[card] or count > state.cards:
            raise reader.bad("turned", f"turned: this level has not so many cards (SUB-SET.7, SUB-SET.8): {name}")
        state.pool[card] -= count
        state.cards -= count
    if "cards" in reader.given and reader.number("cards", 0, 0, 99) != state.cards:
        raise reader.bad("cards", f"{state.cards} hazard cards are face down when the others are turned up (SUB-SET.8)")
    if "time" in reader.given and reader.given["time"].text not in ("running", "out"):
        raise reader.bad("time", f"time is running or out, not {reader.given['time'].text!r}")
    state.out_of_time = "time" in reader.given and reader.given["time"].text == "out"
    if state.out_of_time and state.cards:
        raise reader.bad("time", "time runs out below the last hazard card (SUB-SET.9)")
