"""Positions in text, complete and exact; `speleo.games.cave.notation.reading` reads them back."""

from __future__ import annotations

from speleo.games.cave.engine.loads import CAMERA, RAFT
from speleo.games.cave.engine.pieces import (
    ABANDONED,
    ARRIVED,
    ARRIVED_IN,
    AT_BASE,
    CAMP,
    CELL,
    DEPTHS,
    EXITS,
    KIND,
    LEVEL,
    LINK,
    LOST,
    MARKS,
    NO_FACE,
    NOT_YET,
    PACK,
    PACKED,
    PLACE_OF,
    ROPE_TOKEN,
    ROPE_TOKENS,
    ROPED,
    SOURCE,
    SPOT,
    STAGE,
    STALLED,
    TAKEN,
    TEAM,
    TENT_LOAD,
    TOKEN,
)
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import FACES, GROUPS
from speleo.games.cave.names import ARRIVAL_NAMES, ITEM_NAMES, KIND_CODES, TOKEN_NAMES, cell_text, face_text, load_text
from speleo.grid.sides import NAMES, exits_text, has
from speleo.kernel.position import write_entries, write_seats

PHASES = ("packing", "start", "turn", "draw", "place", "load", "fill", "stow", "split", "drop", "over")
"""In the order of the numbers in `engine.pieces`."""
NOTES = ("starving", "exchanged", "acted-free", "explored")
STAGES = ("choosing", "closing", "ready")
HIDDEN = "?"


def write(state: CaveState) -> str:
    """The position, complete; what `seen_by` left out is written as a question mark."""
    notes = [state.starving, state.exchanged, state.acted_free, state.explored]
    return write_entries(
        {
            "phase": PHASES[state.phase],
            "round": f"{state.round} of which final {state.final_round}",
            "turn": str(state.turn_number),
            "start": str(state.starter + 1),
            "seat": str(state.current + 1),
            "ap": str(state.ap),
            "notes": " ".join(name for name, is_so in zip(NOTES, notes, strict=True) if is_so) or "none",
            "drawn": "none" if state.drawn == NO_FACE else face_text(state.drawn),
            "halves": str(state.halves),
            "stacks": " ".join(str(state.stacks[group]) for group in range(GROUPS)),
            "seen": faces_text(seen_faces(state)),
            "gone": faces_text([state.gone[at] for at in range(len(state.gone))]),
            "end": end_text(state),
            "idle": str(state.idle),
            "votes": write_seats([seat for seat in range(state.seats) if state.votes >> seat & 1]),
            "packed": by_seat(state, lambda seat: STAGES[state.team[seat * TEAM + STAGE]]),
            "at": by_seat(state, lambda seat: place_text(state, state.team[seat * TEAM + PLACE_OF])),
            "pack": by_seat(state, lambda seat: hidden_or(state, seat, load_text(state.team[seat * TEAM + PACK]))),
            "tent": by_seat(state, lambda seat: hidden_or(state, seat, tent_text(state, seat))),
            "lost": by_seat(state, lambda seat: lost_text(state, seat)),
            "tokens": by_seat(state, lambda seat: tokens_text(state, seat)),
            "depths": by_seat(state, lambda seat: depths_text(state, seat)),
            "arrived": by_seat(state, lambda seat: arrival_text(state, seat)),
            "cave": cave_text(state),
        }
    )


def by_seat(state: CaveState, text: object) -> str:
    assert callable(text)
    return " | ".join(text(seat) for seat in range(state.seats))


def hidden_or(state: CaveState, seat: int, text: str) -> str:
    return HIDDEN if state.hidden >> seat & 1 else text


def seen_faces(state: CaveState) -> list[int]:
    """The tiles of the current group that everybody has seen."""
    if state.group == GROUPS:
        return []
    faces = state.terms.faces
    return [face for face in range(FACES) for copy in range(faces[state.group * FACES + face] - state.deck[face])]


def faces_text(faces: list[int]) -> str:
    return ", ".join(map(face_text, faces)) or "none"


def end_text(state: CaveState) -> str:
    if state.ended_by == NOT_YET:
        return "none"
    return "stalled" if state.ended_by == STALLED else f"seat {state.ended_by + 1}"


def place_text(state: CaveState, space: int) -> str:
    return cell_text(state.cave[space * SPOT + CELL])


def tent_text(state: CaveState, seat: int) -> str:
    """`base`, `gone`, `packed: 2 prov`, or `0,-2: 2 prov` where it is pitched."""
    where = state.team[seat * TEAM + CAMP]
    if where == AT_BASE:
        return "base"
    if where == ABANDONED:
        return "gone"
    place = {PACKED: "packed", TAKEN: "taken"}.get(where) or place_text(state, where)
    return f"{place}: {load_text(state.team[seat * TEAM + TENT_LOAD])}"


def lost_text(state: CaveState, seat: int) -> str:
    lost = state.team[seat * TEAM + LOST]
    return ", ".join(ITEM_NAMES[item] for item in (CAMERA, RAFT) if lost >> item & 1) or "-"


def tokens_text(state: CaveState, seat: int) -> str:
    counts = [state.team[seat * TEAM + ROPE_TOKENS + pile] for pile in range(len(TOKEN_NAMES))]
    return ", ".join(f"{name} {count}" for name, count in zip(TOKEN_NAMES, counts, strict=True) if count) or "-"


def depths_text(state: CaveState, seat: int) -> str:
    depths = state.team[seat * TEAM + DEPTHS]
    return " ".join(str(25 * level) for level in range(1, 63) if depths >> level & 1) or "-"


def arrival_text(state: CaveState, seat: int) -> str:
    return f"{ARRIVAL_NAMES[state.team[seat * TEAM + ARRIVED]]} {state.team[seat * TEAM + ARRIVED_IN]}"


def cave_text(state: CaveState) -> str:
    """One line for each tile and rockfall, in the order in which they were laid."""
    lines = [space_text(state, space) for space in range(state.terms.board_spaces, state.spaces)]
    return "\n".join(lines) + "\n" if lines else "none"


def space_text(state: CaveState, space: int) -> str:
    """`2,0 W EW 25m from W token rope-token ropes E`; ropes are named once, by the space that was laid later."""
    cave, at = state.cave, space * SPOT
    source = next(NAMES[side] for side in range(4) if cave[at + LINK + side] == cave[at + SOURCE])
    parts = [cell_text(cave[at + CELL]), KIND_CODES[cave[at + KIND]], exits_text(cave[at + EXITS])]
    parts += [f"{25 * cave[at + LEVEL]}m", "from", source]
    if cave[at + MARKS] & TOKEN:
        parts.append("token")
    if cave[at + MARKS] & ROPE_TOKEN:
        parts.append("rope-token")
    ropes = sum(1 << side for side in range(4) if has(cave[at + ROPED], side) and cave[at + LINK + side] < space)
    if ropes:
        parts += ["ropes", exits_text(ropes)]
    return " ".join(parts)
