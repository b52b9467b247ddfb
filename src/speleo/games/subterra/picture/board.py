"""The cave: every tile in the dark, lit where a lamp is, with what threatens and who is there."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from speleo.games.subterra.picture import art
from speleo.games.subterra.scoring import MEDALS
from speleo.games.subterra.view import CaverView, SubTerraView, TileView
from speleo.kernel.picture.rock import HALF, STEPS, TILE, floor
from speleo.kernel.picture.sheet import Board, Fact, SeatLine
from speleo.kernel.picture.svg import circle, group, number, path, rect, tag, words
from speleo.kernel.telling import Saying

DARKNESS = {"bright": 0.36, "low": 0.46, "failing": 0.56, "out": 0.62}
AT_THE_END = 0.2
"""How dark it is where no lamp shines, by the light that is left."""
FLOORS = {"gas": "#6d6a45", "horror": "#5d4741", "water": "#5b6468"}
LEAST, MARGIN = 5, 0.62
"""In tiles: how wide and high the cave is at least, and what is left around the middles of its outermost cells."""
REACH = 150
"""How far a lamp shines."""
GRADIENTS = (
    '<radialGradient id="sub-red"><stop offset="0" stop-color="#e84a3f" stop-opacity=".9"/><stop offset=".55"'
    ' stop-color="#8c1d1d" stop-opacity=".4"/><stop offset="1" stop-color="#5a0f0f" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="sub-day"><stop offset="0" stop-color="#fff3cf" stop-opacity=".9"/><stop offset="1"'
    ' stop-color="#ffd98f" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="sub-lamp"><stop offset="0" stop-color="#000"/><stop offset=".45" stop-color="#000"'
    ' stop-opacity=".8"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="sub-warm"><stop offset="0" stop-color="#ffd48a" stop-opacity=".34"/><stop offset="1"'
    ' stop-color="#f2a541" stop-opacity="0"/></radialGradient>'
)


def board(view: SubTerraView, seats: int) -> Board:
    """The cave as it is drawn for one viewer, with the tile that is being laid."""
    cells = {tile.cell: tile for tile in view.cave}
    places = [*((tile.x, tile.y) for tile in view.cave), *view.frontier]
    left, top = min(x for x, y in places) - MARGIN, min(y for x, y in places) - MARGIN
    right, bottom = max(x for x, y in places) + MARGIN, max(y for x, y in places) + MARGIN
    wide, high = max(LEAST, right - left), max(LEAST, bottom - top)
    x, y = (left + right - wide) / 2 * TILE, (top + bottom - high) / 2 * TILE
    drawn = [placed(tile, ground(tile)) for tile in view.cave]
    drawn += dark(view, cells)
    drawn += [group(beyond(), cell_x * TILE, cell_y * TILE) for cell_x, cell_y in view.frontier]
    drawn += [placed(tile, signs(tile, view)) for tile in view.cave]
    drawn += list(figures(view, cells))
    if view.drawn is not None and view.laying is not None:
        cell_x, cell_y = view.laying
        laid = TileView("", cell_x, cell_y, view.drawn, (), (), (), ())
        edge = rect(-48, -48, 96, 96, rx=5, stroke="#f2a541", stroke_width=4, stroke_dasharray="8 6")
        drawn.append(group(ground(laid) + edge, cell_x * TILE, cell_y * TILE, data_drawn=view.drawn.sort))
    moment = Saying("subterra-head-round", {"round": view.round})
    size = (x, y, wide * TILE, high * TILE)
    return Board(*size, tuple(drawn), GRADIENTS, facts(view), tuple(lines(view, seats)), "#060505", moment)


def placed(tile: TileView, inner: str) -> str:
    return group(inner, tile.x * TILE, tile.y * TILE)


def ground(tile: TileView) -> str:
    """Rock and floor, what the tile is, and what lies on it."""
    seed, sort = tile.x * 64 + tile.y, tile.face.sort
    sides = tuple(side for side in "NESW" if side in tile.face.open or side in tile.blasted)
    squeeze = sort == "squeeze"
    way = floor(sides, seed, 14 if squeeze else 30, half=9 if squeeze else HALF)
    rim = floor(sides, seed, 19 if squeeze else 35, 3, 9 if squeeze else HALF)
    parts = [rect(-49, -49, 98, 98, "#2b2623", rx=5, stroke="#0b0908", stroke_width=2)]
    parts.append(path(rim, "#15110f"))
    parts.append(path(way, FLOORS.get(sort, "#75675a"), stroke="#0b0908", stroke_width=2))
    parts.append(art.feature(sort, seed, tile.face.head))
    parts += [blast(side) for side in tile.blasted]
    if "flooded" in tile.marks:
        parts.append(art.flood(seed))
    if "rubble" in tile.marks:
        parts.append(art.rubble(seed))
    return tag("g", "".join(parts), data_cell=tile.cell, data_sort=sort)


def blast(side: str) -> str:
    across, down = STEPS[side]
    return group(path("M-14-8L-6-2L0-12L5-3L14-7L9 2L13 9L0 5L-11 9L-8 1Z", "#1a1512"), across * 44, down * 44)


def dark(view: SubTerraView, cells: dict[str, TileView]) -> list[str]:
    """The dark over everything, but for what lies around cavers who are awake; daylight where the exit is."""
    lights = [(tile.x, tile.y, REACH * 0.8) for tile in view.cave if tile.face.sort == "exit"]
    lights += [
        (cells[one.cell].x, cells[one.cell].y, REACH)
        for one in view.cavers
        if one.health > 0 and one.where == "tile" and one.cell in cells
    ]
    holes = "".join(circle(x * TILE, y * TILE, reach, "url(#sub-lamp)") for x, y, reach in sorted(set(lights)))
    warm = "".join(circle(x * TILE, y * TILE, reach, "url(#sub-warm)") for x, y, reach in sorted(set(lights)))
    far = 40 * TILE
    name = f"sub-dark-{crc32(holes.encode()):x}"
    veil = rect(-far, -far, 2 * far, 2 * far, "#fff")
    mask = tag("mask", veil + holes, id=name, maskUnits="userSpaceOnUse", x=-far, y=-far, width=2 * far, height=2 * far)
    deep = AT_THE_END if view.phase == "over" else DARKNESS[view.light]
    shade = rect(-far, -far, 2 * far, 2 * far, "#050404", opacity=deep, mask=f"url(#{name})")
    return [mask, shade + warm]


def beyond() -> str:
    """A cell that nobody has seen."""
    frame = rect(-36, -36, 72, 72, rx=5, stroke="#6a5c4b", stroke_width=1.8, stroke_dasharray="6 7")
    return frame + words("?", 0, 9, 26, "#a2937f")


def signs(tile: TileView, view: SubTerraView) -> str:
    """What lies on a tile: dice, its sign, rope, horrors, and a lock on each side that a rope is missing for."""
    sort = tile.face.sort
    parts = [group(art.die(face), -37 + at * 18, -37) for at, face in enumerate(tile.face.dice)]
    awake = (sort == "gas" and view.gas > 0) or "flooded" in tile.marks
    parts.append(group(art.sign(sort, awake), -35, -35))
    if "rope" in tile.marks:
        parts.append(art.rope())
    parts += [group(art.horror(letter), at * 22, 4, 0.62) for at, letter in enumerate(tile.horrors)]
    for side in tile.barred:
        across, down = STEPS[side]
        lock = path("M-4-2V-5a4 4 0 0 1 8 0V-2", stroke="#d9cbb4", stroke_width=1.8) + rect(
            -6, -2, 12, 9, "#d9cbb4", rx=2
        )
        parts.append(group(circle(0, 0, 10, "#0b0908") + lock, across * 46, down * 46))
    return "".join(parts)


def figures(view: SubTerraView, cells: dict[str, TileView]) -> Iterator[str]:
    """Cavers side by side; who dived is half under water, who is out stands in the light of the exit."""
    standing: dict[str, list[CaverView]] = {}
    for one in view.cavers:
        if one.cell in cells:
            standing.setdefault(one.cell, []).append(one)
    for cell, those in standing.items():
        tile, step = cells[cell], min(28.0, 84 / len(those))
        horrors = bool(tile.horrors)
        for at, one in enumerate(those):
            x = tile.x * TILE + (at - (len(those) - 1) / 2) * step
            y = tile.y * TILE + (24 if horrors else 4) + (at % 2) * (10 if len(those) > 3 else 0)
            ring = circle(0, 0, 22, stroke="#f2a541", stroke_width=2.5) if one.caver == view.active else ""
            faded = 0.55 if one.where != "tile" or one.hidden else None
            token = tag("g", ring + art.caver(one.caver, one.health == 0), opacity=faded)
            yield group(token, x, y, 1 if len(those) < 4 else 0.82)


def facts(view: SubTerraView) -> tuple[Fact, ...]:
    """Hazard cards as a battery, tiles in the stack, and what a step into gas costs."""
    ink = {"bright": "#f2a541", "low": "#d9622b"}.get(view.light, "#ff6a5c")
    filled = max(0, min(1, view.cards / 22)) * 16
    battery = rect(-10, -7, 20, 14, rx=3, stroke=ink, stroke_width=2) + rect(-8, -5, float(number(filled)), 10, ink)
    tile = rect(-9, -9, 18, 18, "#2b2623", rx=3, stroke="#a2937f", stroke_width=1.6)
    found = [Fact(battery, str(view.cards), ink), Fact(tile, str(view.stack))]
    if view.gas:
        found.append(Fact(art.sign("gas", True), f"\u2212{view.gas}", "#d3df73"))
    return tuple(found)


def lines(view: SubTerraView, seats: int) -> Iterator[SeatLine]:
    """A line for each seat: its cavers with their hearts; in large how many of them are out, at the end."""
    for seat in range(seats):
        own = [one for one in view.cavers if one.seat == seat]
        rows = tuple(
            Fact(group(art.caver(one.caver, one.health == 0), scale=0.7), str(one.health), health_ink(one))
            for one in own
        )
        acts = view.phase == "action" and any(one.caver == view.active for one in own)
        out = bool(own) and all(one.where == "darkness" or one.health == 0 for one in own)
        saved = sum(one.where == "exit" for one in own)
        figure = f"{saved}/{len(own)}" if view.phase == "over" or saved else ""
        yield SeatLine(seat, figure, rows, acts, out, view.medal in MEDALS)


def health_ink(one: CaverView) -> str:
    return "#ff8a7a" if one.health <= 1 else "#f6eedf"
