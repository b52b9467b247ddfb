"""Positions of Sub Terra as text. What is left out stands as at the beginning of the first turn."""

from __future__ import annotations

from speleo.games.subterra.engine.components import Terms
from speleo.games.subterra.engine.invariants import LAWS, first_broken
from speleo.games.subterra.engine.pieces import PLACING
from speleo.games.subterra.engine.revealing import placeable
from speleo.games.subterra.engine.state import SubTerraState, set_up
from speleo.games.subterra.history import claims
from speleo.games.subterra.notation.cave import read_cave, read_hazards, read_stack
from speleo.games.subterra.notation.cavers import read_cavers, read_figures
from speleo.games.subterra.notation.parts import Reader
from speleo.games.subterra.notation.pending import LAW_KEYS
from speleo.games.subterra.notation.turn import check_pending, read_details, read_next, read_turn
from speleo.games.subterra.notation.writing import write
from speleo.kernel.position import demand, read_entries

__all__ = ["read", "write"]

KEYS = (
    "round", "next", "cavers", "health", "places", "hidden", "rope fails", "hide fails", "start", "active", "points",
    "exerted", "directed", "cave", "flooded", "rubble", "ropes", "blasted", "horrors", "gas", "stack", "discarded",
    "aside", "top", "cards", "turned", "time", "guides", "explosives", "acting", "revealing", "drawn", "steps",
    "rolling", "hazard", "times", "moving", "passes", "spawns", "chase",
)  # fmt: skip


def read(terms: Terms, text: str, strict: bool = False) -> SubTerraState:
    """The state of a position; one that cannot arise is refused with its line and the rule.

    Strictly read, it must be one that can have come about.
    """
    given = read_entries(text, KEYS)
    state = set_up(terms)
    if not given:
        return state
    reader = Reader(state, given)
    read_all(reader)
    broken = first_broken(state)
    if broken:
        raise reader.refused(LAW_KEYS.get(broken, ()), LAWS[broken])
    if strict:
        demand(claims(state), given)
    return state


def read_all(reader: Reader) -> None:
    """Fill a state from all lines, in an order in which each needs only those before it."""
    state = reader.state
    read_next(reader)
    read_cavers(reader)
    read_cave(reader)
    read_figures(reader)
    read_stack(reader)
    read_hazards(reader)
    state.round = reader.number("round", 1, 1, 999)
    state.guides = reader.number("guides", 3, 0, 3)
    state.explosives = reader.number("explosives", 3, 0, 3)
    state.gas = reader.number("gas", 0, 0, 4)
    read_turn(reader)
    read_details(reader)
    check_pending(reader)
    if state.ask == PLACING:
        state.rotations = placeable(state, state.drawn)
