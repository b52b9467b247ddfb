"""Positions of Sub Terra as text: reading. What is left out stands as at the beginning of the first turn."""

from __future__ import annotations

import re

from speleo.games.subterra.engine.components import DIVER, TILES, Terms, health_of
from speleo.games.subterra.engine.invariants import LAWS, first_broken
from speleo.games.subterra.engine.laying import blast, lay
from speleo.games.subterra.engine.revealing import placeable
from speleo.games.subterra.engine.setting_up import seat_caver
from speleo.games.subterra.engine.state import SubTerraState, set_up
from speleo.games.subterra.engine.table import (
    ACTION_PHASE,
    AT,
    CHOOSING_PATH,
    DARKNESS_DIE,
    DEAL_TILE,
    DIRECTING,
    DRAW_CARD,
    DRAW_CAVER,
    DRAW_START,
    FLOODED,
    GAME_OVER,
    HAZARD_PHASE,
    HEALTH,
    HIDE_FAILS,
    HORROR_PHASE,
    KEEPING,
    LURKS,
    NO_TILE,
    NOBODY_THERE,
    NOWHERE,
    ORDERING,
    OVER,
    PICKING,
    PLACING,
    ROPE_FAILS,
    ROPED,
    RUBBLE,
    SETTING_UP,
    SPAWNING,
    STARTING,
    TREMOR_DIE,
    TURN,
    WHO,
)
from speleo.games.subterra.names import CAVERS, HORRORS, SIDES, card_named, cell_named, kind_named, tile_named
from speleo.games.subterra.pending import DETAILS, LAW_KEYS, REVEALING, problem
from speleo.games.subterra.writing import ASKS, NONE, UNKNOWN, discarded, stack_size, write
from speleo.grid.atlas import VACANT
from speleo.grid.cells import cell_at
from speleo.kernel.errors import BadNotation, BadPosition
from speleo.kernel.position import Value, read_entries, read_number, read_numbers

__all__ = ["read", "write"]

KEYS = (
    "round", "next", "cavers", "health", "places", "hidden", "rope fails", "hide fails", "start", "active", "points",
    "exerted", "directed", "cave", "flooded", "rubble", "ropes", "blasted", "horrors", "gas", "stack", "discarded",
    "aside", "top", "cards", "turned", "time", "guides", "explosives", "acting", "revealing", "drawn", "steps",
    "rolling", "hazard", "times", "moving", "passes", "spawns", "chase",
)  # fmt: skip
BEFORE_CAVERS = (PICKING, DRAW_CAVER)
SETTING = (PICKING, STARTING, DRAW_CAVER, DRAW_START, DEAL_TILE)
IN_HAZARD = (DRAW_CARD, TREMOR_DIE, SPAWNING, DARKNESS_DIE, ASKS.index("cave-in die"))


def read(terms: Terms, text: str) -> SubTerraState:
    """The state of a position; one that cannot arise is refused with its line and the rule."""
    given = read_entries(text, KEYS)
    state = set_up(terms)
    if not given:
        return state
    reader = Reader(state, given)
    reader.read_all()
    broken = first_broken(state)
    if broken:
        raise reader.refused(LAW_KEYS.get(broken, ()), LAWS[broken])
    return state


class Reader:
    """Takes the entries of a position one after the other and fills a state with them."""

    def __init__(self, state: SubTerraState, given: dict[str, Value]) -> None:
        self.state = state
        self.given = given

    def read_all(self) -> None:
        state = self.state
        self.read_next()
        self.read_cavers()
        self.read_cave()
        self.read_figures()
        self.read_stack()
        self.read_hazards()
        state.round = self.number("round", 1, 1, 999)
        state.guides = self.number("guides", 3, 0, 3)
        state.explosives = self.number("explosives", 3, 0, 3)
        state.gas = self.number("gas", 0, 0, 4)
        self.read_turn()
        self.read_details()
        self.check_pending()
        if state.ask == PLACING:
            state.rotations = placeable(state, state.drawn)

    def bad(self, key: str, problem: str) -> BadPosition:
        return BadPosition(f"position, line {self.given[key].line}: {problem}")

    def refused(self, keys: tuple[str, ...], problem: str) -> BadPosition:
        """A problem at the first of these keys that was given, or of the position as a whole."""
        at = [key for key in keys if key in self.given]
        return self.bad(at[0], problem) if at else BadPosition(f"position: {problem}")

    def number(self, key: str, default: int, least: int, most: int) -> int:
        return read_number(key, self.given[key], least, most) if key in self.given else default

    def flag(self, key: str) -> bool:
        if key not in self.given:
            return False
        if self.given[key].text not in ("yes", "no"):
            raise self.bad(key, f"{key} is yes or no, not {self.given[key].text!r}")
        return self.given[key].text == "yes"

    def words(self, key: str, separator: str | None = None) -> list[str]:
        if key not in self.given or self.given[key].text == NONE:
            return []
        return [word.strip() for word in self.given[key].text.split(separator)]

    def read_next(self) -> None:
        state = self.state
        state.ask = TURN
        if "next" in self.given:
            if self.given["next"].text not in ASKS:
                raise self.bad("next", f"next is one of {', '.join(ASKS)}, not {self.given['next'].text!r}")
            state.ask = ASKS.index(self.given["next"].text)
        state.phase = ACTION_PHASE
        if state.ask in SETTING:
            state.phase = SETTING_UP
        elif state.ask == OVER:
            state.phase = GAME_OVER
        elif state.ask in IN_HAZARD or "hazard" in self.given:
            state.phase = HAZARD_PHASE
        elif state.ask in (ORDERING, CHOOSING_PATH):
            state.phase = HORROR_PHASE

    def read_cavers(self) -> None:
        state = self.state
        if "cavers" not in self.given:
            raise BadPosition("position: cavers are missing: one name for each caver in play (SUB-SET.2)")
        found = self.words("cavers")
        known = [word for word in found if word in CAVERS]
        blanks = [UNKNOWN] * (state.team - len(known))
        if len(found) != state.team or len(set(known)) != len(known) or found != known + blanks:
            raise self.bad(
                "cavers", f"cavers are {state.team} different ones of {', '.join(CAVERS)} (SUB-SET.1, SUB-SET.2)"
            )
        if bool(blanks) != (state.ask in BEFORE_CAVERS):
            raise self.bad("cavers", "cavers are all chosen exactly when nobody is left to pick (SUB-SET.2)")
        for caver, name in enumerate(known):
            seat_caver(state, caver, CAVERS.index(name))
        state.picked = len(known)

    def read_cave(self) -> None:
        state = self.state
        for row in self.given["cave"].text.splitlines() if "cave" in self.given else []:
            if not row.strip():
                continue
            where, _, tile = row.strip().partition(" ")
            try:
                cell, (kind, quarters) = cell_named(where), tile_named(state.parts, tile)
            except BadNotation as error:
                raise self.bad("cave", str(error)) from None
            if kind == state.parts.start:
                if cell != cell_at(0, 0):
                    raise self.bad("cave", "the start tile lies at 0,0 (SUB-SET.4)")
                continue
            if state.atlas.at(cell) != VACANT:
                raise self.bad("cave", f"two tiles lie on {where} (SUB-PLC.1)")
            if state.bag[kind] == 0:
                raise self.bad("cave", f"the box has no further {tile} (SUB-COM.2)")
            self.take(kind)
            lay(state, kind, quarters, cell)
        self.read_marks()

    def read_marks(self) -> None:
        state = self.state
        for key, mark in (("flooded", FLOODED), ("rubble", RUBBLE), ("ropes", ROPED)):
            for word in self.words(key):
                state.marks[self.space(key, word)] |= mark
        for item in self.words("blasted", ", "):
            where, _, side = item.partition(" ")
            if side not in SIDES:
                raise self.bad("blasted", f"blasted edges are written '0,1 E', not {item!r}")
            blast(state, self.space("blasted", where), SIDES.index(side))
        for space in range(1, state.spaces):
            if not any(0 <= state.ways[space * 4 + side] < space for side in range(4)):
                raise self.bad("cave", "a tile lies where it shares no passage with a tile laid before it (SUB-PLC.2)")

    def space(self, key: str, word: str) -> int:
        try:
            space = self.state.atlas.at(cell_named(word))
        except BadNotation as error:
            raise self.bad(key, str(error)) from None
        if space == VACANT:
            raise self.bad(key, f"{key}: no tile lies on {word} (SUB-TRM.1)")
        return space

    def caver(self, key: str, word: str) -> int:
        found = [caver for caver in range(self.state.team) if self.name(caver) == word]
        if not found:
            raise self.bad(key, f"{key}: {word!r} is no caver of this match (SUB-SET.2)")
        return found[0]

    def name(self, caver: int) -> str:
        who = self.state.figures[WHO + caver]
        return UNKNOWN if who == NOBODY_THERE else CAVERS[who]

    def mask(self, key: str) -> int:
        return sum(1 << caver for caver in {self.caver(key, word) for word in self.words(key)})

    def read_figures(self) -> None:
        state, figures = self.state, self.state.figures
        if "places" in self.given:
            words = self.words("places")
            if len(words) != state.team:
                raise self.bad("places", f"places are {state.team} cells, one for each caver")
            for caver, word in enumerate(words):
                self.read_place(caver, word)
        if "health" in self.given:
            for caver, points in enumerate(read_numbers("health", self.given["health"], state.team)):
                if caver < state.picked and points > health_of(figures[WHO + caver]):
                    raise self.bad("health", f"the {self.name(caver)} never has {points} health points (SUB-TRM.9)")
                figures[HEALTH + caver] = points
        for key, block in (("rope fails", ROPE_FAILS), ("hide fails", HIDE_FAILS)):
            if key in self.given:
                for caver, count in enumerate(read_numbers(key, self.given[key], state.team)):
                    figures[block + caver] = count
        state.hidden = self.mask("hidden")
        for item in self.words("horrors", ", "):
            letter, _, where = item.partition(" ")
            horror = self.letters("horrors", [letter])[0]
            if figures[LURKS + horror] != NOWHERE:
                raise self.bad("horrors", f"horrors: {letter} is in one place only (SUB-HOR.1)")
            figures[LURKS + horror] = self.space("horrors", where)

    def read_place(self, caver: int, word: str) -> None:
        state = self.state
        if word == "-":
            state.devoured |= 1 << caver
            state.figures[HEALTH + caver] = 0
            return
        if word.startswith("~"):
            if state.figures[WHO + caver] != DIVER:
                raise self.bad("places", "only the Diver is ever under water (SUB-TRM.7)")
            state.submerged |= 1 << caver
        state.figures[AT + caver] = self.space("places", word.removeprefix("~"))

    def take(self, kind: int) -> None:
        self.state.bag[kind] -= 1
        self.state.stack -= 1

    def tile(self, key: str) -> int:
        if key not in self.given or self.given[key].text == NONE:
            return NO_TILE
        try:
            kind = kind_named(self.state.parts, self.given[key].text)
        except BadNotation as error:
            raise self.bad(key, str(error)) from None
        if kind == self.state.parts.start or self.state.bag[kind] == 0:
            raise self.bad(key, f"{key}: the box has no further {self.given[key].text} (SUB-COM.2)")
        self.take(kind)
        return kind

    def counted(self, items: list[str]) -> list[tuple[str, int]]:
        found = []
        for item in items:
            match = re.fullmatch(r"(?:(\d{1,2}) )?(.+)", item)
            assert match is not None
            found.append((match[2], int(match[1] or 1)))
        return found

    def read_stack(self) -> None:
        """Every tile is in the cave, held, discarded or in the stack; `stack` may list what is left instead."""
        state = self.state
        state.aside, state.top, state.drawn = self.tile("aside"), self.tile("top"), self.tile("drawn")
        for kind, count in enumerate(self.kinds("discarded")):
            state.bag[kind] -= count
            state.stack -= count
        if "stack" in self.given:
            self.read_what_is_left()
        state.thrown = sum(count for _kind, count in discarded(state))

    def read_what_is_left(self) -> None:
        state = self.state
        if not self.given["stack"].text.isdigit():
            for kind, count in enumerate(self.kinds("stack")):
                state.bag[kind] = count
            state.stack = sum(state.bag)
        elif self.number("stack", 0, 0, TILES + 1) != stack_size(state):
            raise self.bad("stack", f"{stack_size(state)} tiles are left in the stack (SUB-COM.1)")

    def kinds(self, key: str) -> list[int]:
        """How many tiles of each kind a list holds; no more than there are."""
        wanted = [0] * (self.state.parts.kinds + 2)
        for name, count in self.counted(self.words(key, ", ")):
            try:
                wanted[kind_named(self.state.parts, name)] += count
            except BadNotation as error:
                raise self.bad(key, str(error)) from None
        if wanted.pop() or any(count > self.state.bag[kind] for kind, count in enumerate(wanted)):
            raise self.bad(key, f"{key}: the box has not so many tiles of a kind (SUB-COM.2)")
        return wanted

    def read_hazards(self) -> None:
        state = self.state
        for name, count in self.counted(self.words("turned", ", ")):
            try:
                card = card_named(name)
            except BadNotation as error:
                raise self.bad("turned", str(error)) from None
            if count > state.pool[card] or count > state.cards:
                raise self.bad("turned", f"turned: this level has not so many cards (SUB-SET.7, SUB-SET.8): {name}")
            state.pool[card] -= count
            state.cards -= count
        if "cards" in self.given and self.number("cards", 0, 0, 99) != state.cards:
            raise self.bad(
                "cards", f"{state.cards} hazard cards are face down when the others are turned up (SUB-SET.8)"
            )
        if "time" in self.given and self.given["time"].text not in ("running", "out"):
            raise self.bad("time", f"time is running or out, not {self.given['time'].text!r}")
        state.out_of_time = "time" in self.given and self.given["time"].text == "out"
        if state.out_of_time and state.cards:
            raise self.bad("time", "time runs out below the last hazard card (SUB-SET.9)")

    def read_turn(self) -> None:
        state = self.state
        if state.phase == SETTING_UP:
            return
        state.start = self.caver("start", self.words("start")[0]) if self.words("start") else 0
        state.slot = state.team
        acts = state.phase == ACTION_PHASE
        if acts or self.words("active"):
            state.active = self.caver("active", self.words("active")[0]) if self.words("active") else state.start
            state.slot = (state.active - state.start) % state.team + 1
        state.acting = self.caver("acting", self.given["acting"].text) if "acting" in self.given else state.active
        state.points = self.number("points", 2 if acts else 0, 0, 3)
        state.exerted = self.flag("exerted")
        state.led = self.flag("directed") if "directed" in self.given else state.ask == DIRECTING

    def read_details(self) -> None:
        state = self.state
        words = self.words("revealing")
        if words:
            if words[0] not in SIDES or not set(words[1:]) <= {"explore", "guided"}:
                raise self.bad("revealing", "revealing is a side and perhaps 'explore' and 'guided' (SUB-BAS.1)")
            state.side = SIDES.index(words[0])
            state.exploring, state.guided = "explore" in words, "guided" in words or state.ask == KEEPING
        elif state.ask in REVEALING:
            raise BadPosition("position: revealing is missing: the side where a tile is to be laid (SUB-BAS.1)")
        state.steps = self.number("steps", 0, 0, 2)
        state.rolling = self.mask("rolling")
        if "hazard" in self.given:
            try:
                state.hazard = card_named(self.given["hazard"].text)
            except BadNotation as error:
                raise self.bad("hazard", str(error)) from None
        state.times = self.number("times", 0, 0, 1)
        state.passes = self.number("passes", 0 if state.ask == SPAWNING else 1, 0, 2)
        state.spawns = self.number("spawns", 0, 0, 2)
        state.to_move = sum(1 << horror for horror in set(self.letters("moving", self.words("moving"))))
        chase = self.words("chase")
        if chase:
            if len(chase) != 2:
                raise self.bad("chase", "chase is a horror and its victim, such as 'A medic' (SUB-HOR.8)")
            state.mover = self.letters("chase", chase[:1])[0]
            state.victim = self.caver("chase", chase[1])

    def letters(self, key: str, words: list[str]) -> list[int]:
        """The numbers of horrors by their letters."""
        for word in words:
            if word not in tuple(HORRORS):
                raise self.bad(key, f"{key}: {word!r} is no horror: horrors are {', '.join(HORRORS)} (SUB-HOR.1)")
        return [HORRORS.index(word) for word in words]

    def check_pending(self) -> None:
        """What is asked must be a real question, and details belong to what is going on."""
        state = self.state
        for key, asks in DETAILS.items():
            if key in self.given and state.ask not in asks:
                raise self.bad(key, f"{key} is of no use while next is {ASKS[state.ask]} (SUB-ACT.2)")
        found = problem(state)
        if found is not None:
            raise self.refused((found[0], "next"), found[1])
