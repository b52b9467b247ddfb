"""Chapter 1: the box as a data file."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from speleo.games.cave.engine.tiles import BASE, FACES, FIELD, GROUP_SIZE, SHAPE_EXITS, SHAPES, SOLID, Terms
from speleo.games.cave.names import GROUP_NAMES, KIND_NAMES, TYPE_CODES
from speleo.grid.cells import cell_at
from speleo.grid.sides import NAMES, exits_named, turned
from speleo.kernel.box_file import Fault, Keys, read, source_problems
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box, Setup

TABLES = ("tiles", "start_boards", "tokens", "depths")
COUNTS = ("2", "3", "4", "5")
BOARD_KEYS: Keys = {
    "base": None, "base_links": None, "solid": None, "fields": [{"id": str, "at": None, "exits": None}],
}  # fmt: skip
KEYS: Keys = {
    "schema": "speleo-cave/1",
    "reconstruction": bool,
    "tiles": {"source": str, **dict.fromkeys(GROUP_NAMES)},
    "start_boards": {"source": str, **dict.fromkeys(COUNTS, BOARD_KEYS)},
    "tokens": {"source": str, **dict.fromkeys(("rope", "water", "photo", "depth", "squeeze", "bonus"))},
    "depths": {"source": str, "levels": None, "per_level": None},
}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MOST_BOARD_CELLS = 25
MOST_TOKENS = 40
DEPTH_STEP = 25
"""Metres between two depth tokens. [CAVE-5.12]"""
BONUS = {"8": 4, "4": 8}
"""Bonus markers by value. [CAVE-1.8]"""


@lru_cache(maxsize=16)
def read_box(box: Box) -> dict[str, Any]:
    """The data of a box that can be played; BadBox names every problem and its place. [CAVE-1.1, CAVE-1.2, CAVE-1.4]"""
    return read(box, KEYS, find_problems)


def terms_for(setup: Setup) -> Terms:
    """The terms of a match: the tiles and the start board of its box, and its options. [CAVE-2.2]"""
    data = read_box(setup.box)
    faces = [0] * (len(GROUP_NAMES) * FACES)
    for group, name in enumerate(GROUP_NAMES):
        for tile in data["tiles"][name]:
            face, _ = face_of(tile)
            faces[group * FACES + face] += 1
    board = data["start_boards"][str(setup.seats)]
    terms = Terms(setup.seats, faces, board_numbers(board), len(board["fields"]))
    terms.repack_packed_tent = setup.option("repackTentInBackpack") == "true"
    terms.first_pack_free = setup.option("tentFirstPack") == "free"
    terms.fill_all = setup.option("tentFill") == "exactly4"
    terms.free_before_five = setup.option("freeBeforeFiveAp") == "true"
    terms.raft_then_dive = ("anytime", "nextTurn", "later").index(setup.option("raftThenDive"))
    terms.rope_move_flat = setup.option("ropeMoveFlat") == "true"
    terms.rope_token_on_tile = setup.option("ropeTokenOnTile") == "true"
    terms.join_markers = setup.option("joinMarkers") == "mandatory"
    terms.face_down = setup.option("rockfallExhausted") == "faceDown"
    terms.rockfalls = int(setup.option("rockfallCount"))
    terms.stall_rounds = int(setup.option("stallRounds"))
    return terms


def board_numbers(board: dict[str, Any]) -> list[int]:
    """A start board as the engine reads it: base, fields, rock. [CAVE-6.3]"""
    numbers = [cell_at(*board["base"]), BASE, 0]
    for field in board["fields"]:
        numbers += [cell_at(*field["at"]), FIELD, exits_named(field["exits"])]
    for place in board["solid"]:
        numbers += [cell_at(*place), SOLID, 0]
    return numbers


@lru_cache(maxsize=512)
def face_of(tile: str) -> tuple[int, int]:
    """The face of a tile such as `W NES`, and by how many quarter turns it differs from the canonical drawing."""
    code, _, exits = tile.partition(" ")
    for shape in range(SHAPES):
        for turn in range(4):
            if turned(SHAPE_EXITS[shape], turn) == exits_named(exits):
                return TYPE_CODES.index(code) * SHAPES + shape, turn
    raise ValueError(tile)


def find_problems(data: dict[str, Any]) -> list[str]:
    """All that is wrong with a box, part by part; without its tables and sources nothing else is looked at."""
    problems = source_problems(data, TABLES)
    if problems:
        return problems
    problems += [problem for name in GROUP_NAMES for problem in group_problems(name, data["tiles"].get(name))]
    problems += token_problems(data) + depth_problems(data["depths"])
    for count in COUNTS:
        problems += board_problems(f"start_boards.{count}", data["start_boards"].get(count), int(count))
    return problems


def group_problems(name: str, tiles: Any) -> list[str]:
    """Twenty tiles, each a type and its passages, no descent a dead end, and more ways in than dead ends."""
    where = f"tiles.{name}"
    if not isinstance(tiles, list):
        return [f"{where}: must be a list of tiles such as 'W NES' (CAVE-1.2)"]
    problems: list[str] = []
    ways = 0
    for at, tile in enumerate(tiles):
        code, _, exits = tile.partition(" ") if isinstance(tile, str) else ("", "", "")
        if (
            code not in TYPE_CODES
            or not exits
            or sorted(exits, key=NAMES.index if set(exits) <= set(NAMES) else None)
            != [side for side in NAMES if side in exits]
        ):
            types = ", ".join(TYPE_CODES)
            said = f"must be a type ({types}) and passages such as 'W NES', not {quoted(tile)}"
            problems.append(Fault(f"{where}[{at}]", said, "no-sides"))
        elif code == "D" and len(exits) < 2:
            problems.append(Fault(f"{where}[{at}]", "a descent has at least two passages (CAVE-5.2)", "descent"))
        ways += len(exits) - 2
    if len(tiles) != GROUP_SIZE:
        said = f"a group has {GROUP_SIZE} tiles, not {len(tiles)} (CAVE-1.2)"
        problems.append(Fault(where, said, "cards", wanted=GROUP_SIZE, found=len(tiles)))
    elif not problems and ways <= 0:
        problems.append(Fault(where, "too few passages, the cave would close (CAVE-4.25)", "closed"))
    return problems


def token_problems(data: dict[str, Any]) -> list[str]:
    """No kind of tile may come more often than its token. [CAVE-1.4]"""
    tokens = data["tokens"]
    groups = [data["tiles"].get(name) for name in GROUP_NAMES]
    tiles = [tile for group in groups if isinstance(group, list) for tile in group if isinstance(tile, str)]
    counts = [sum(tile.partition(" ")[0] == code for tile in tiles) for code in TYPE_CODES]
    problems: list[str] = []
    if tokens.get("bonus") != BONUS:
        problems.append(f"tokens.bonus: must be {json.dumps(BONUS)} (CAVE-1.8)")
    if not is_count(tokens.get("rope")):
        said = f"must be a number from 0 to {MOST_TOKENS}, not {quoted(tokens.get('rope'))} (CAVE-1.4)"
        problems.append(Fault("tokens.rope", said, "range", low=0, high=MOST_TOKENS))
    limits = {"P": tokens.get("photo"), "W": tokens.get("water"), "D": tokens.get("depth")}
    squeeze = tokens.get("squeeze")
    if isinstance(squeeze, list) and len(squeeze) == 3:
        limits |= {f"S{grade}": squeeze[grade - 1] for grade in (1, 2, 3)}
    else:
        problems.append("tokens.squeeze: must be three numbers, one for each grade (CAVE-1.9)")
    for code, limit in limits.items():
        count = counts[TYPE_CODES.index(code)]
        if not is_count(limit):
            wanted = f"must be a number from 0 to {MOST_TOKENS}, not {quoted(limit)}"
            said = f"the limit for {code} tiles {wanted} (CAVE-1.4)"
            problems.append(Fault("tokens", said, "range", low=0, high=MOST_TOKENS))
        elif count > limit:
            said = f"{count} tiles of type {code}, but only {limit} tokens for them (CAVE-1.4)"
            kind = KIND_NAMES[TYPE_CODES.index(code)]
            problems.append(Fault("tiles", said, "tokens", kind=kind, found=count, most=limit))
    return problems


def is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_TOKENS


def depth_problems(depths: dict[str, Any]) -> list[str]:
    """The printed depth tokens: multiples of 25 without a gap, and so many of each. [CAVE-5.12, CAVE-12.7]"""
    problems: list[str] = []
    levels = depths.get("levels")
    if not isinstance(levels, list) or not levels or levels != [DEPTH_STEP * at for at in range(1, len(levels) + 1)]:
        problems.append(f"depths.levels: must be 25, 50, 75 and so on, not {quoted(levels)} (CAVE-5.12)")
    if not is_count(depths.get("per_level")):
        said = f"must be a number from 0 to {MOST_TOKENS} (CAVE-12.7)"
        problems.append(Fault("depths.per_level", said, "range", low=0, high=MOST_TOKENS))
    return problems


def board_problems(where: str, board: Any, players: int) -> list[str]:
    """A base, fields around it that lead outwards into different cells, and rock. [CAVE-1.1, CAVE-6.3]"""
    if not isinstance(board, dict) or not is_place(board.get("base")):
        return [f"{where}: must be a board with a base such as [0, 0] (CAVE-1.1)"]
    fields, solid = board.get("fields"), board.get("solid")
    if not isinstance(fields, list) or not fields or not isinstance(solid, list) or not all(map(is_place, solid)):
        return [Fault(where, "must have a list of fields and a list of solid cells (CAVE-1.1)", "no-fields")]
    if board.get("base_links") != "all fields":
        return [f"{where}.base_links: must be 'all fields' (CAVE-6.3)"]
    problems: list[str] = []
    for at, field in enumerate(fields):
        if not isinstance(field, dict) or not is_place(field.get("at")) or not is_exits(field.get("exits")):
            problems.append(Fault(f"{where}.fields[{at}]", "must have 'at' and 'exits' (CAVE-6.3)", "no-exit"))
    if problems:
        return problems
    cells = [tuple(board["base"]), *(tuple(field["at"]) for field in fields), *map(tuple, solid)]
    if len(set(cells)) != len(cells) or len(cells) > MOST_BOARD_CELLS:
        said = f"at most {MOST_BOARD_CELLS} different cells, no cell twice (CAVE-1.1)"
        problems.append(Fault(where, said, "cells", most=MOST_BOARD_CELLS))
    outward: list[tuple[int, int]] = []
    for at, field in enumerate(fields):
        x, y = field["at"]
        if max(abs(x - board["base"][0]), abs(y - board["base"][1])) != 1:
            problems.append(Fault(f"{where}.fields[{at}]", "a field touches the base (CAVE-6.3)", "far"))
        ends = [(x + STEPS[side][0], y + STEPS[side][1]) for side in field["exits"]]
        if any(end in cells for end in ends):
            problems.append(Fault(f"{where}.fields[{at}]", "its exits lead out of the board (CAVE-6.3)", "inward"))
        outward += ends
    if len(outward) < players:
        said = f"needs an exit for each of {players} players, not {len(outward)} (CAVE-1.1)"
        problems.append(Fault(where, said, "exits", wanted=players, found=len(outward)))
    if len(set(outward)) != len(outward):
        problems.append(Fault(where, "two exits lead into the same cell (CAVE-6.3)", "same-cell"))
    return problems


def is_place(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(part, int) and not isinstance(part, bool) and abs(part) < 20 for part in value)
    )


def is_exits(value: Any) -> bool:
    return isinstance(value, str) and value != "" and set(value) <= set(NAMES) and len(set(value)) == len(value)
