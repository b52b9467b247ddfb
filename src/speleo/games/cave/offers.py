"""What a team is offered: every action with its price and place, and loads described by what they may hold."""

from __future__ import annotations

from speleo.games.cave.absent import FIRST_LOAD
from speleo.games.cave.actions import Dive, ForceWay, Move, PlaceRockfall, PlaceTile
from speleo.games.cave.coding import PLAIN, decode
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.loads import ITEMS, count_of, size_of
from speleo.games.cave.engine.packing import WITH_TENT
from speleo.games.cave.engine.pieces import CELL, PLACE_OF, SPOT, TEAM, TENT_LOAD, THE_BASE, TO_BASE, target
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.names import ITEM_NAMES, WAY_NAMES, load_named
from speleo.games.cave.prices import price
from speleo.grid.cells import beside, cell_at, x_of, y_of
from speleo.grid.sides import NAMES, SIDES
from speleo.kernel.engine.choices import Choices
from speleo.kernel.game import Action
from speleo.kernel.offer import Counts, Offer

PACKING = (codes.LOAD, codes.FILL, codes.STOW, codes.SPLIT, codes.DROP, codes.DROP_FROM_TENT)
WISHES = {codes.LOAD: load_named(FIRST_LOAD.items), codes.FILL: load_named("2 prov, rope, ox2")}
"""A load that serves a beginner well, in the backpack and in the tent."""
EXAMPLES: dict[str, Action] = {made.tag: made() for made in PLAIN.values()} | {Dive.tag: Dive("half")}
"""What to ask about where a kind of action says everything."""
LAST_NEEDED = range(ITEMS - 1, -1, -1)
"""What is left out first where a wish does not fit: raft, camera, bottles, ropes, and provisions last."""


def offers(state: CaveState, seat: int) -> list[Offer]:
    """The legal list; loads of one kind, with or without the tent, are one offer with counts."""
    choices = Choices()
    state.legal(seat, choices)
    found: list[Offer] = []
    loads: dict[int, list[int]] = {}
    for at in range(choices.count):
        code = choices.codes[at]
        if codes.kind_of(code) in PACKING:
            loads.setdefault(code & ~(WITH_TENT - 1), []).append(code & (WITH_TENT - 1))
        else:
            action = decode(code)
            found.append(Offer(action, price(state, action), place(state, seat, action)))
    return found + [packing(state, seat, first, choices) for first, choices in loads.items()]


def place(state: CaveState, seat: int, action: Action) -> tuple[int, int] | None:
    """The cell that an action leads to, or where it lays a tile."""
    here = state.team[seat * TEAM + PLACE_OF]
    if isinstance(action, Move | ForceWay):
        cell = state.cave[target(state, here, WAY_NAMES.index(action.way)) * SPOT + CELL]
    elif isinstance(action, PlaceTile | PlaceRockfall):
        cell = beside(state.cave[here * SPOT + CELL], NAMES.index(action.side.upper()))
    else:
        return None
    return x_of(cell), y_of(cell)


def packing(state: CaveState, seat: int, first: int, choices: list[int]) -> Offer:
    """All legal loads of one kind in one offer. The limits are those of the list, so they cannot say anything else."""
    limits = [max(count_of(load, item) for load in choices) for item in range(ITEMS)]
    sizes = [size_of(load) for load in choices]
    least, most = min(sizes), max(sizes)
    kind = codes.kind_of(first)
    inside = state.team[seat * TEAM + TENT_LOAD]
    never = inside if kind == codes.SPLIT and inside not in choices else None
    begin = inside if never is not None else fitted(WISHES.get(kind, 0), limits, least, most)
    action = decode(first + (begin if begin in choices else choices[0]))
    counts = Counts(
        tuple((ITEM_NAMES[item], limits[item]) for item in range(ITEMS) if limits[item]),
        least,
        most,
        named(begin),
        None if never is None else named(never),
    )
    return Offer(action, price(state, action), counts=counts)


def fitted(wish: int, limits: list[int], least: int, most: int) -> int:
    """As much of a wish as fits, and as much more as must be."""
    counts = [min(count_of(wish, item), limits[item]) for item in range(ITEMS)]
    for item in LAST_NEEDED:
        counts[item] -= min(counts[item], max(0, sum(counts) - most))
    for item in range(ITEMS):
        counts[item] += min(limits[item] - counts[item], max(0, least - sum(counts)))
    return sum(count << (4 * item) for item, count in enumerate(counts))


def named(load: int) -> tuple[tuple[str, int], ...]:
    return tuple((ITEM_NAMES[item], int(count_of(load, item))) for item in range(ITEMS) if count_of(load, item))


def meant(state: CaveState, seat: int, kind: str, at: tuple[int, int] | None) -> Action | None:
    """A move to the space that somebody points at; else one action of the kind."""
    if kind not in (Move.tag, ForceWay.tag):
        return EXAMPLES.get(kind)
    here = state.team[seat * TEAM + PLACE_OF]
    way = way_between(state, here, cell_at(*at)) if at is not None else 0
    if way is None:
        return None
    return ForceWay(WAY_NAMES[way]) if kind == ForceWay.tag else Move(WAY_NAMES[way], "walk")


def way_between(state: CaveState, here: int, cell: int) -> int | None:
    """The way from a space to a cell beside it, linked or not; the base touches its fields. [CAVE-6.1, CAVE-6.3]"""
    fields = range(1, state.terms.fields + 1)
    if here == THE_BASE:
        return next((TO_BASE + field for field in fields if state.cave[field * SPOT + CELL] == cell), None)
    if cell == state.cave[CELL]:
        return TO_BASE if here in fields else None
    return next((side for side in range(SIDES) if beside(state.cave[here * SPOT + CELL], side) == cell), None)
