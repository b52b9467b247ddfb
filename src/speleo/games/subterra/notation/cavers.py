"""Reading a position: who is in play, where, and how they are."""

from __future__ import annotations

from speleo.games.subterra.engine.components import DIVER, health_of
from speleo.games.subterra.engine.pieces import (
    AT,
    DRAW_CAVER,
    HEALTH,
    HIDE_FAILS,
    LURKS,
    NOWHERE,
    PICKING,
    ROPE_FAILS,
    WHO,
)
from speleo.games.subterra.engine.setting_up import seat_caver
from speleo.games.subterra.names import CAVERS
from speleo.games.subterra.notation.parts import Reader
from speleo.games.subterra.notation.writing import UNKNOWN
from speleo.kernel.errors import BadPosition
from speleo.kernel.position import read_numbers

BEFORE_CAVERS = (PICKING, DRAW_CAVER)


def read_cavers(reader: Reader) -> None:
    """Who is in play, in the order of their turns; those not picked yet stand last, as unknown."""
    state = reader.state
    if "cavers" not in reader.given:
        raise BadPosition("cavers are missing: one name for each caver in play (SUB-SET.2)")
    found = reader.words("cavers")
    known = [word for word in found if word in CAVERS]
    blanks = [UNKNOWN] * (state.team - len(known))
    if len(found) != state.team or len(set(known)) != len(known) or found != known + blanks:
        raise reader.bad(
            "cavers", f"cavers are {state.team} different ones of {', '.join(CAVERS)} (SUB-SET.1, SUB-SET.2)"
        )
    if bool(blanks) != (state.ask in BEFORE_CAVERS):
        raise reader.bad("cavers", "cavers are all chosen exactly when nobody is left to pick (SUB-SET.2)")
    for caver, name in enumerate(known):
        seat_caver(state, caver, CAVERS.index(name))
    state.picked = len(known)


def read_figures(reader: Reader) -> None:
    """Take health, places and failures, a word for each caver in the order of the team."""
    state, figures = reader.state, reader.state.figures
    if "places" in reader.given:
        words = reader.words("places")
        if len(words) != state.team:
            raise reader.bad("places", f"places are {state.team} cells, one for each caver")
        for caver, word in enumerate(words):
            read_place(reader, caver, word)
    if "health" in reader.given:
        for caver, points in enumerate(read_numbers("health", reader.given["health"], state.team)):
            if caver < state.picked and points > health_of(figures[WHO + caver]):
                raise reader.bad("health", f"the {reader.name(caver)} never has {points} health points (SUB-TRM.9)")
            figures[HEALTH + caver] = points
    for key, block in (("rope fails", ROPE_FAILS), ("hide fails", HIDE_FAILS)):
        if key in reader.given:
            for caver, count in enumerate(read_numbers(key, reader.given[key], state.team)):
                figures[block + caver] = count
    state.hidden = reader.mask("hidden")
    for item in reader.words("horrors", ", "):
        letter, _, where = item.partition(" ")
        horror = reader.letters("horrors", [letter])[0]
        if figures[LURKS + horror] != NOWHERE:
            raise reader.bad("horrors", f"horrors: {letter} is in one place only (SUB-HOR.1)")
        figures[LURKS + horror] = reader.space("horrors", where)


def read_place(reader: Reader, caver: int, word: str) -> None:
    """Where a caver is: a space, `~` under water, a dash if devoured."""
    state = reader.state
    if word == "-":
        state.devoured |= 1 << caver
        state.figures[HEALTH + caver] = 0
        return
    if word.startswith("~"):
        if state.figures[WHO + caver] != DIVER:
            raise reader.bad("places", "only the Diver is ever under water (SUB-TRM.7)")
        state.submerged |= 1 << caver
    state.figures[AT + caver] = reader.space("places", word.removeprefix("~"))
