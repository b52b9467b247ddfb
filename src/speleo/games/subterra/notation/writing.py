"""Positions of Sub Terra as text: writing."""

from __future__ import annotations

from collections.abc import Iterable

from speleo.games.subterra.engine.components import CARDS, HORRORS
from speleo.games.subterra.engine.pieces import (
    AT,
    BLAST,
    CAVE_IN_DIE,
    CHOOSING_PATH,
    DARKNESS_DIE,
    FLOODED,
    HEALTH,
    HIDE_FAILS,
    LURKS,
    NO_HAZARD,
    NO_TILE,
    NOBODY_THERE,
    NOWHERE,
    OVER,
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    SCREE_DIE,
    STEPPING,
    TREMOR_DIE,
    WHO,
)
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.names import CARD_NAMES, CAVERS, SIDE_NAMES, cell_text, tile_text
from speleo.games.subterra.names import HORRORS as LETTERS
from speleo.games.subterra.notation.pending import HORRORS_ACT, REVEALING
from speleo.kernel.position import write_entries

ASKS = (
    "pick", "start", "turn", "directed", "step", "keep", "take", "place", "surface", "order", "path", "spawn",
    "draw caver", "draw start", "deal", "draw", "rope die", "hide die", "scree die", "exertion die", "blast die",
    "card", "tremor die", "cave-in die", "darkness die", "over",
)  # fmt: skip
"""What the game waits for, in the order of the engine's numbers."""
NONE = "none"
UNKNOWN = "?"


def write(state: SubTerraState) -> str:
    """The position, complete; a detail that matters only inside an action stands there only then."""
    cavers = range(state.team)
    entries = {
        "round": str(state.round),
        "next": ASKS[state.ask],
        "cavers": " ".join(caver_text(state, caver) for caver in cavers),
        "health": " ".join(str(state.figures[HEALTH + caver]) for caver in cavers),
        "places": " ".join(place_text(state, caver) for caver in cavers),
        "hidden": names(state, state.hidden),
        "rope fails": " ".join(str(state.figures[ROPE_FAILS + caver]) for caver in cavers),
        "hide fails": " ".join(str(state.figures[HIDE_FAILS + caver]) for caver in cavers),
        "start": NONE if state.start == NOBODY_THERE else caver_text(state, state.start),
        "active": NONE if state.active == NOBODY_THERE else caver_text(state, state.active),
        "points": str(state.points),
        "exerted": yes_no(state.exerted),
        "directed": yes_no(state.led),
        "cave": cave_text(state),
        "flooded": marked(state, FLOODED),
        "rubble": marked(state, RUBBLE),
        "ropes": marked(state, ROPED),
        "blasted": listing(blasted_edges(state)),
        "horrors": horrors_text(state),
        "gas": str(state.gas),
        "stack": str(stack_size(state)),
        "discarded": listing(counted((tile_text(state.parts, kind), count) for kind, count in discarded(state))),
        "aside": NONE if state.aside == NO_TILE else tile_text(state.parts, state.aside),
        "top": NONE if state.top == NO_TILE else tile_text(state.parts, state.top),
        "cards": str(state.cards),
        "turned": listing(counted((CARD_NAMES[card], count) for card, count in turned_up(state))),
        "time": "out" if state.out_of_time else "running",
        "guides": str(state.guides),
        "explosives": str(state.explosives),
    }
    entries.update(details(state))
    return write_entries(entries)


def details(state: SubTerraState) -> dict[str, str]:
    """What has to be known in the middle of something."""
    entries: dict[str, str] = {}
    ask = state.ask
    if ask == OVER:
        return entries
    if state.acting != state.active:
        entries["acting"] = caver_text(state, state.acting)
    if ask in REVEALING:
        words = [SIDE_NAMES[state.side]] + ["explore"] * state.exploring + ["guided"] * state.guided
        entries["revealing"] = " ".join(words)
        if state.drawn != NO_TILE:
            entries["drawn"] = tile_text(state.parts, state.drawn)
    if ask in (STEPPING, SCREE_DIE):
        entries["steps"] = str(state.steps)
    if ask in (TREMOR_DIE, DARKNESS_DIE):
        entries["rolling"] = names(state, state.rolling)
    if state.hazard != NO_HAZARD:
        entries["hazard"] = CARD_NAMES[state.hazard]
    if ask in (TREMOR_DIE, CAVE_IN_DIE):
        entries["times"] = str(state.times)
    if ask in HORRORS_ACT:
        entries["moving"] = letters(state.to_move)
        entries["passes"] = str(state.passes)
        entries["spawns"] = str(state.spawns)
    if ask == CHOOSING_PATH:
        entries["chase"] = f"{LETTERS[state.mover]} {caver_text(state, state.victim)}"
    return entries


def caver_text(state: SubTerraState, caver: int) -> str:
    who = state.figures[WHO + caver]
    return UNKNOWN if who == NOBODY_THERE else CAVERS[who]


def names(state: SubTerraState, mask: int) -> str:
    return " ".join(caver_text(state, caver) for caver in range(state.team) if mask >> caver & 1) or NONE


def place_text(state: SubTerraState, caver: int) -> str:
    """`1,0`; `~1,0` for a Diver who dived there; `-` for a devoured caver."""
    if state.devoured >> caver & 1:
        return "-"
    cell = cell_text(state.cells[state.figures[AT + caver]])
    return f"~{cell}" if state.submerged >> caver & 1 else cell


def letters(mask: int) -> str:
    """Horrors by their letters."""
    return " ".join(LETTERS[at] for at in range(HORRORS) if mask >> at & 1) or NONE


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def cave_text(state: SubTerraState) -> str:
    """One line for each tile, in the order in which they were laid."""
    lines = [
        f"{cell_text(state.cells[space])} {tile_text(state.parts, state.kinds[space], state.turns[space])}"
        for space in range(state.spaces)
    ]
    return "\n".join(lines) + ("\n" if len(lines) == 1 else "")


def marked(state: SubTerraState, mark: int) -> str:
    return " ".join(cell_text(state.cells[at]) for at in range(state.spaces) if state.marks[at] & mark) or NONE


def blasted_edges(state: SubTerraState) -> list[str]:
    """Each blasted edge once, from the tile that was laid first."""
    edges = []
    for space in range(state.spaces):
        for side in range(4):
            near = state.ways[space * 4 + side]
            if state.marks[space] >> (BLAST + side) & 1 and not 0 <= near < space:
                edges.append(f"{cell_text(state.cells[space])} {SIDE_NAMES[side]}")
    return edges


def horrors_text(state: SubTerraState) -> str:
    lairs = [state.figures[LURKS + at] for at in range(HORRORS)]
    return listing(f"{LETTERS[at]} {cell_text(state.cells[lair])}" for at, lair in enumerate(lairs) if lair != NOWHERE)


def stack_size(state: SubTerraState) -> int:
    return state.stack + (state.top != NO_TILE)


def discarded(state: SubTerraState) -> list[tuple[int, int]]:
    """How many tiles of each kind were thrown away: all that are nowhere else. [SUB-PLC.14]"""
    parts = state.parts
    away = [parts.counts[kind] - state.bag[kind] for kind in range(parts.kinds)] + [1 - state.bag[parts.exit]]
    for space in range(1, state.spaces):
        away[state.kinds[space]] -= 1
    for kind in (state.top, state.aside, state.drawn):
        if kind != NO_TILE:
            away[kind] -= 1
    return [(kind, count) for kind, count in enumerate(away) if count]


def turned_up(state: SubTerraState) -> list[tuple[int, int]]:
    """How many hazard cards of each kind lie face up. [SUB-HAZ.1]"""
    level = state.terms.level * CARDS
    away = [state.parts.cards[level + card] - state.pool[card] for card in range(CARDS)]
    return [(card, count) for card, count in enumerate(away) if count]


def counted(items: Iterable[tuple[str, int]]) -> list[str]:
    return [name if count == 1 else f"{count} {name}" for name, count in items]


def listing(items: Iterable[str]) -> str:
    return ", ".join(items) or NONE
