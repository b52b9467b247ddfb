"""The map: every space as rock with its passages, what lies there, and who stands there."""

from __future__ import annotations

from speleo.games.cave.packs import LoadView
from speleo.games.cave.picture import art
from speleo.games.cave.view import CaveView, SpaceView, TeamView
from speleo.kernel.picture.rock import STEPS, TILE, blob, floor, stones
from speleo.kernel.picture.sheet import SAND, TORCH, Board, Fact, SeatLine
from speleo.kernel.picture.svg import group, path, rect, words
from speleo.kernel.telling import Saying

FLOORS = ("#d0be9c", "#8d9ea0", "#4a7696", "#2a4e7e", "#263a5c", "#2c2c54")
ROCKS = ("#5c4f42", "#444648", "#2e3a44", "#202b39", "#18202e", "#18182a")
CHIPS = ("#cdbb98", "#8ea4a8", "#386680", "#2c5a80", "#25447a", "#3a3382")
"""By level; all deeper ones are like the last."""
LAMP = (
    '<radialGradient id="cv-lamp"><stop offset="0" stop-color="#ffd48a" stop-opacity=".75"/><stop offset=".45"'
    ' stop-color="#f2a541" stop-opacity=".28"/><stop offset="1" stop-color="#d9622b" stop-opacity="0"/>'
    "</radialGradient>"
)
FAR = 40 * TILE
LEAST = 5
"""Tiles that the map is wide and high at least."""
TOKENS = {"rope": art.COIL, "water": art.DROP, "photo": art.CRYSTAL, "squeeze": art.NARROW}


def board(view: CaveView) -> Board:
    """The cave as it is drawn for one viewer: tiles, ropes, tokens, camps and teams."""
    drawn = [space(one) for one in view.spaces]
    drawn += [group(stub(side), one.x * TILE, one.y * TILE) for one in view.spaces for side in one.open]
    for one in view.spaces:
        drawn += [group(art.rope(side, strands), one.x * TILE, one.y * TILE) for side, strands in one.ropes]
    drawn += [group(marks(one, view.metres), one.x * TILE, one.y * TILE) for one in view.spaces]
    drawn += [group(art.camp(), one.x * TILE, one.y * TILE) for one in view.spaces if one.kind == "base"]
    drawn += figures(view)
    if view.drawn is not None:
        drawn.append(drawn_tile(view))
    left, top = min(one.x for one in view.spaces) - 1, min(one.y for one in view.spaces) - 1
    right, bottom = max(one.x for one in view.spaces) + 1, max(one.y for one in view.spaces) + 1
    wide, high = max(LEAST, right - left), max(LEAST, bottom - top)
    x, y = (left + right - wide) / 2 * TILE, (top + bottom - high) / 2 * TILE
    moment = Saying("cave-round", {"number": view.round})
    parts = (survey(), *filter(None, drawn))
    return Board(x, y, wide * TILE, high * TILE, parts, LAMP, facts(view), seats(view), "#151d24", moment)


def survey() -> str:
    """The squares of the sheet on which the map is drawn; far enough for any cave."""
    lines = "".join(f"M{at} -{FAR}V{FAR}M-{FAR} {at}H{FAR}" for at in range(TILE // 2 - FAR, FAR, TILE))
    return path(lines, stroke="#22303a", stroke_width=1)


def pick(colours: tuple[str, ...], level: int) -> str:
    return colours[min(level, len(colours) - 1)]


def space(one: SpaceView) -> str:
    """One space of the cave: face down, a rockfall, a field of the base, rock, or a tile with its passages."""
    seed = one.x * 64 + one.y
    parts = [rect(-50, -50, TILE, TILE, pick(ROCKS, one.level), rx=4, stroke="#0b0908", stroke_width=1.5)]
    if one.face_down:
        parts.append(path("M-32-28L0-42L32-28L42 0L32 28L0 42L-32 28L-42 0ZM-20 0L0-30L20 0L0 30Z", stroke="#6a5c4b"))
    elif one.kind == "rockfall":
        parts += [path(d, "#b39a7c", stroke="#12100f", stroke_width=2) for d in stones(seed, 9, 38, 15)]
    elif one.kind in ("field", "base"):
        parts.append(rect(-50, -50, TILE, TILE, FLOORS[0]))
        parts += [path(d, "#b7a582") for d in stones(seed, 5, 40, 4)]
    elif one.kind == "rock":
        parts += [path(d, "#6b5d4e", stroke="#463b31", opacity=0.5) for d in stones(seed, 7, 40, 11)]
    else:
        parts += passages(one, seed)
    return group("".join(parts), one.x * TILE, one.y * TILE, data_cell=f"{one.x},{one.y}", data_kind=one.kind)


def passages(one: SpaceView, seed: int) -> list[str]:
    """The floor with a contour line for each level, and what the space is."""
    squeeze = one.kind in art.GRADES
    room = 21.0 if squeeze else 31.0
    parts = []
    for line in range(min(3, one.level), 0, -1):
        contour = floor(one.exits, seed, room + 4, 3.5 * line)
        parts.append(path(contour, stroke="#cfe0e2", stroke_width=1.2, opacity=0.55))
    parts.append(path(floor(one.exits, seed, room), pick(FLOORS, one.level), stroke="#140e09", stroke_width=2.6))
    if one.kind == "water":
        parts.append(path(blob(seed, 25, 20), "#2f8f9d", stroke="#e6fbf7", stroke_width=1.8))
        parts.append(path("M-14-4Q-8-9-2-4T10-4M-6 6Q0 1 6 6T16 6", stroke="#bdeef0", stroke_width=2))
    elif one.kind == "descent":
        parts.append(path(blob(seed, 24, 21), "#0b0d12", stroke="#3a3f47", stroke_width=3))
        parts.append(path(blob(seed + 1, 15, 12), "#000"))
    elif one.kind == "photo":
        parts.append(art.crystals())
    elif squeeze:
        parts.append(art.arrows(int(one.kind[-1]), one.exits))
    return parts


def stub(side: str) -> str:
    """An exit that leads nowhere yet."""
    across, down = STEPS[side]
    frame = rect(-15, -15, 30, 30, stroke="#9aa8ac", stroke_width=1.5, stroke_dasharray="5 5", rx=3)
    return group(frame + words("?", 0, 7, 20, "#cfd8da"), across * 69, down * 69)


def marks(one: SpaceView, metres: int) -> str:
    """How deep the space lies, and the tokens that are still there."""
    if one.kind in ("field", "base", "rock"):
        return ""
    deep = f"\u2212{one.level * metres}" if one.level else "0"
    wide = 10 + len(deep) * 7.4
    ink = "#f6eedf" if one.level > 1 else "#12100f"
    parts = [rect(-46, -46, wide, 18, pick(CHIPS, one.level), rx=4.5, stroke="#12100f", stroke_width=1.2)]
    parts.append(words(deep, -46 + wide / 2, -32.5, 12.5, ink))
    x = 33
    if one.token:
        parts.append(group(art.token(one.kind), x, -33, data_token=one.token))
        x -= 27
    if one.rope_token:
        parts.append(group(art.rope_token(), x, -33, data_rope=1))
    return "".join(parts)


def figures(view: CaveView) -> list[str]:
    """Teams and pitched tents, side by side where several are in one place."""
    standing: dict[tuple[int, int], list[str]] = {}
    for seat, team in enumerate(view.teams):
        if team.tent is not None and team.tent.where == "pitched":
            standing.setdefault((team.tent.x, team.tent.y), []).append(art.tent(seat))
    for seat, team in enumerate(view.teams):
        standing.setdefault((team.x, team.y), []).append(art.pawn(seat))
    drawn = []
    for (x, y), those in standing.items():
        step = min(30.0, 84 / len(those))
        for at, one in enumerate(those):
            aside = (at - (len(those) - 1) / 2) * step
            drawn.append(group(one, x * TILE + aside, y * TILE + 18, 1 if len(those) < 4 else 0.85))
    return drawn


def drawn_tile(view: CaveView) -> str:
    """The tile that is to be laid, beside its finder."""
    assert view.drawn is not None
    team = view.teams[view.current]
    there = SpaceView(0, 0, view.drawn.kind, view.drawn.exits, (), view.drawn_level, "", False, (), False)
    tile = space(there) + rect(-50, -50, TILE, TILE, rx=4, stroke="#f2a541", stroke_width=5)
    return group(tile, team.x * TILE + 34, team.y * TILE - 40, 0.62, data_drawn=view.drawn.kind)


def facts(view: CaveView) -> tuple[Fact, ...]:
    """The stacks that are not empty."""
    card = rect(-9, -9, 18, 18, "#2a3640", rx=3, stroke="#8ea4a8", stroke_width=1.6)
    found = [
        Fact(card + words(stack.group, 0, 4, 10), str(stack.count), TORCH if stack.group == view.group else SAND)
        for stack in view.stacks
    ]
    return tuple(found)


def seats(view: CaveView) -> tuple[SeatLine, ...]:
    """The teams beside the board: points, what they have, who acts, who won."""
    acting = view.phase in ("turn", "draw", "place", "start")
    best = max(team.points for team in view.teams)
    return tuple(
        SeatLine(
            seat,
            str(team.points),
            tuple(have(team)),
            acting and seat == view.current,
            won=view.phase == "over" and team.points == best,
        )
        for seat, team in enumerate(view.teams)
    )


def have(team: TeamView) -> list[Fact]:
    """What a team carries if that is no secret, and what it has won."""
    won = [Fact(TOKENS[name], str(sum(counts))) for name, counts in team.tokens if name in TOKENS]
    if team.backpack is None:
        return won
    return [*carried(team.backpack), *won]


def carried(load: LoadView) -> list[Fact]:
    return [Fact(art.TIN, str(load.prov), "#e3bd7c"), Fact(art.BOTTLE, str(2 * load.ox2 + load.ox1), "#7fd3d8")]
