"""Reading a position: the tiles laid, their markers, the stack, and the hazard cards."""

from __future__ import annotations

from functools import partial

from speleo.games.subterra.engine.components import TILES
from speleo.games.subterra.engine.laying import blast, lay
from speleo.games.subterra.engine.pieces import FLOODED, ROPED, RUBBLE
from speleo.games.subterra.names import SIDE_NAMES, card_named, cell_named, tile_named
from speleo.games.subterra.notation.parts import Reader
from speleo.games.subterra.notation.writing import discarded, stack_size
from speleo.grid.atlas import VACANT
from speleo.grid.cells import cell_at
from speleo.kernel.errors import BadNotation
from speleo.kernel.nearest import quoted
from speleo.kernel.position import refuse, understood


def read_cave(reader: Reader) -> None:
    """Lay the tiles in the order of their lines, each where it fits."""
    state = reader.state
    for row in reader.given["cave"].rows() if "cave" in reader.given else []:
        where, _, tile = row.text.partition(" ")
        cell = understood(row, cell_named, where)
        kind, quarters = understood(row, partial(tile_named, state.parts), tile)
        if kind == state.parts.start:
            if cell != cell_at(0, 0):
                raise refuse(row, "the start tile lies at 0,0 (SUB-SET.4)")
            continue
        if state.atlas.at(cell) != VACANT:
            raise refuse(row, f"two tiles lie on {where} (SUB-PLC.1)")
        if state.bag[kind] == 0:
            raise refuse(row, f"the box has no further {tile} (SUB-COM.2)")
        reader.take(kind)
        lay(state, kind, quarters, cell)
    read_marks(reader)


def read_marks(reader: Reader) -> None:
    """What lies on tiles that are read already; then whether each tile hangs on the others."""
    state = reader.state
    for key, mark in (("flooded", FLOODED), ("rubble", RUBBLE), ("ropes", ROPED)):
        for word in reader.words(key):
            state.marks[reader.space(key, word)] |= mark
    for item in reader.words("blasted", ", "):
        where, _, side = item.partition(" ")
        if side not in SIDE_NAMES:
            raise reader.bad("blasted", f"blasted edges are written '0,1 E', not {quoted(item)}")
        blast(state, reader.space("blasted", where), SIDE_NAMES.index(side))
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
    """Take the cards that were turned up, and what is left of them."""
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
        raise reader.bad("time", f"time is running or out, not {quoted(reader.given['time'].text)}")
    state.out_of_time = "time" in reader.given and reader.given["time"].text == "out"
    if state.out_of_time and state.cards:
        raise reader.bad("time", "time runs out below the last hazard card (SUB-SET.9)")
