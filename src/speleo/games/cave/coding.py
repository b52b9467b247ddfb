"""The table between the numbers of the engine and named actions, and the way back from their notation."""

from __future__ import annotations

import re

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
from speleo.games.cave.names import (
    HOW_NAMES,
    exits_from,
    face_named,
    face_text,
    load_named,
    load_text,
    way_named,
    way_text,
)
from speleo.grid.sides import NAMES, exits_text
from speleo.kernel.errors import BadNotation
from speleo.kernel.game import Action

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
CODES: dict[type[Action], int] = {action: code for code, action in [*PLAIN.items(), *ITEMS.items()]}


def decode(code: int) -> Action:
    what, detail = codes.kind_of(code), codes.detail_of(code)
    if what in PLAIN:
        return PLAIN[what]()
    if what in ITEMS:
        return ITEMS[what](load_text(detail))
    if what == codes.MOVE:
        return Move(way_text(detail >> 2), HOW_NAMES[detail & 3])
    if what == codes.FORCE:
        return ForceWay(way_text(detail))
    if what == codes.DIVE:
        return Dive("half" if detail == 1 else "full")
    if what == codes.PLACE_TILE:
        return PlaceTile(NAMES[detail >> 4].lower(), exits_text(detail & 15))
    if what == codes.PLACE_ROCKFALL:
        return PlaceRockfall(NAMES[detail].lower())
    if what == codes.LOAD:
        return Load(load_text(detail & (WITH_TENT - 1)), detail >= WITH_TENT)
    return DrawTile(face_text(detail)) if what == codes.TILE else DrawStart(detail)


def encode(action: Action) -> int:
    match action:
        case Items():
            return CODES[type(action)] + load_named(action.items)
        case Move():
            return codes.MOVE + way_named(action.way) * 4 + HOW_NAMES.index(action.how)
        case ForceWay():
            return codes.FORCE + way_named(action.way)
        case Dive():
            return codes.DIVE + (1 if action.bottle == "half" else 2)
        case PlaceTile():
            return codes.PLACE_TILE + NAMES.index(action.side.upper()) * 16 + exits_from(action.exits)
        case PlaceRockfall():
            return codes.PLACE_ROCKFALL + NAMES.index(action.side.upper())
        case Load():
            return codes.LOAD + load_named(action.items) + (WITH_TENT if action.tent else 0)
        case DrawTile():
            return codes.TILE + face_named(action.tile)
        case DrawStart():
            return codes.START + action.seat
    return CODES[type(action)]


def parse(text: str) -> Action:
    for plain in PLAIN.values():
        if text == plain().notation:
            return plain()
    if found := re.fullmatch(r"move (n|e|s|w|base|f[1-9])(?: (dive half|dive full|raft))?", text):
        return Move(found[1], (found[2] or "walk").replace(" ", "-"))
    if found := re.fullmatch(r"force (n|e|s|w|base|f[1-9])", text):
        return ForceWay(found[1])
    if found := re.fullmatch(r"dive (half|full)", text):
        return Dive(found[1])
    if found := re.fullmatch(r"place ([nesw]) (?!$)(N?E?S?W?)", text):
        return PlaceTile(found[1], found[2])
    if found := re.fullmatch(r"rockfall ([nesw])", text):
        return PlaceRockfall(found[1])
    if found := re.fullmatch(r"load (.+?)( with tent)?", text):
        return Load(load_text(load_named(found[1])), found[2] is not None)
    for items in (DropFromTent, Fill, Stow, Split, Drop):
        words = items.tag.replace("-", " ") + " "
        if text.startswith(words):
            return items(load_text(load_named(text.removeprefix(words))))
    if text.startswith("tile "):
        return DrawTile(face_text(face_named(text.removeprefix("tile "))))
    if found := re.fullmatch(r"start ([1-5])", text):
        return DrawStart(int(found[1]) - 1)
    raise BadNotation(
        f"{text!r} is no action of The Cave: such as 'discover', 'place n NES', 'move e', 'move e dive half', "
        "'force e', 'photo', 'repack', 'load 4 prov, rope', 'pitch', 'end', or for chance 'tile W NES' or 'start 1'"
    )
