"""The table between the numbers of the engine and named actions, and the way back from their notation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from speleo.games.cave.actions import (
    AbandonTent,
    AgreeToSkip,
    Discard,
    Discover,
    Dive,
    DrawStart,
    DrawTile,
    Drop,
    DropFromTent,
    EndTurn,
    Exchange,
    Fill,
    ForceWay,
    Items,
    Load,
    Move,
    PackTent,
    PitchTent,
    PlaceRockfall,
    PlaceTile,
    Plain,
    Ready,
    Repack,
    Split,
    Stow,
    TakePhoto,
    TakeTent,
)
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.packing import WITH_TENT
from speleo.games.cave.engine.tiles import MOST_SEATS
from speleo.games.cave.names import (
    HOW_NAMES,
    WAY_NAMES,
    face_named,
    face_text,
    load_named,
    load_text,
)
from speleo.grid.sides import NAMES, exits_text
from speleo.kernel.action_table import ActionTable, numbered
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action
from speleo.kernel.nearest import quoted

PLAIN: dict[int, type[Plain]] = {
    codes.END: EndTurn,
    codes.SKIP: AgreeToSkip,
    codes.DISCOVER: Discover,
    codes.TAKE_PHOTO: TakePhoto,
    codes.REPACK: Repack,
    codes.TAKE_TENT: TakeTent,
    codes.PITCH: PitchTent,
    codes.STRIKE: PackTent,
    codes.EXCHANGE: Exchange,
    codes.ABANDON: AbandonTent,
    codes.DISCARD: Discard,
    codes.READY: Ready,
}
ITEMS: dict[int, type[Items]] = {
    codes.FILL: Fill,
    codes.STOW: Stow,
    codes.SPLIT: Split,
    codes.DROP: Drop,
    codes.DROP_FROM_TENT: DropFromTent,
}
LISTED = ActionTable(
    {
        **{code: made() for code, made in PLAIN.items()},
        **numbered(codes.MOVE, (Move(way, how) for way in WAY_NAMES for how in HOW_NAMES)),
        **numbered(codes.FORCE, map(ForceWay, WAY_NAMES)),
        **numbered(codes.DIVE + 1, map(Dive, ("half", "full"))),
        **{
            codes.PLACE_TILE + 16 * side + exits: PlaceTile(NAMES[side].lower(), exits_text(exits))
            for side in range(len(NAMES))
            for exits in range(1, 16)
        },
        **numbered(codes.PLACE_ROCKFALL, (PlaceRockfall(side.lower()) for side in NAMES)),
        **numbered(codes.START, map(DrawStart, range(MOST_SEATS))),
    }
)
"""All actions but those that name gear, or a tile."""
CODES: dict[type[Action], int] = {action: code for code, action in ITEMS.items()}


def decode(code: int) -> Action:
    """By the table where there is one line for each action; loads and tiles carry theirs in the bits of the code."""
    if code in LISTED.by_code:
        return LISTED.by_code[code]
    what, detail = codes.kind_of(code), codes.detail_of(code)
    if what in ITEMS:
        return ITEMS[what](load_text(detail))
    if what == codes.LOAD:
        return Load(load_text(detail & (WITH_TENT - 1)), detail >= WITH_TENT)
    return DrawTile(face_text(detail))


def encode(action: Action) -> int:
    """The other way round: what `decode` makes of it is this action again."""
    match action:
        case Items():
            return CODES[type(action)] + load_named(action.items)
        case Load():
            return codes.LOAD + load_named(action.items) + (WITH_TENT if action.tent else 0)
        case DrawTile():
            return codes.TILE + face_named(action.tile)
    return LISTED.encode(action)


def parse(text: str) -> Action:
    """The action of a notation: one of the list, or one that names items or a tile."""
    if text in LISTED.by_notation:
        return LISTED.by_notation[text]
    if found := re.fullmatch(r"load (.+?)( with tent)?", text):
        return Load(load_text(load_named(found[1])), found[2] is not None)
    for items in (DropFromTent, Fill, Stow, Split, Drop):
        words = items.tag.replace("-", " ") + " "
        if text.startswith(words):
            return items(load_text(load_named(text.removeprefix(words))))
    if text.startswith("tile "):
        return DrawTile(face_text(face_named(text.removeprefix("tile "))))
    raise BadNotation(
        f"{quoted(text)} is no action of The Cave: such as 'discover', 'place n NES', 'move e', 'move e dive half', "
        "'force e', 'photo', 'repack', 'load 4 prov, rope', 'pitch', 'end', or for chance 'tile W NES' or 'start 1'"
    )


def with_counts(action: Action, counts: Mapping[str, int]) -> Action:
    """The same action with other gear; BadNotation if it names none, or if there is no such gear."""
    if not isinstance(action, Load | Items):
        raise BadNotation(f"{action.notation!r} counts nothing")
    items = ", ".join(f"{count} {item}" for item, count in counts.items() if count) or "nothing"
    return replace(action, items=load_text(load_named(items)))
