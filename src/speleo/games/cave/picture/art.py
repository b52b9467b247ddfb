"""What lies on a tile, and the things of a team, each around 0, 0."""

from __future__ import annotations

from speleo.kernel.picture.rock import STEPS
from speleo.kernel.picture.seats import colour, mark
from speleo.kernel.picture.svg import SERIF, circle, group, path, rect, tag, words

INK = "#14100d"
ROPE = "#dcb36a"
RIMS = {"water": ("#123f4b", "#7fd3d8"), "photo": ("#2f2358", "#c3b0ff"), "squeeze": ("#3d342c", "#d9cbb4")}
GRADES = {"squeeze-1": "I", "squeeze-2": "II", "squeeze-3": "III"}
DROP = path("M0-9C4-4 6-1 6 3a6 6 0 0 1-12 0C-6-1-4-4 0-9Z", "#3fa7b5", stroke="#d6f5f5", stroke_width=1.2)
CRYSTAL = (
    path("M0-10L4-5L2 9H-2L-4-5Z", "#9b7df0", stroke="#2f2358", stroke_width=1)
    + path("M-5 0L-9 2L-6 9H-3Z", "#7c5fd6", stroke="#2f2358", stroke_width=0.8)
    + path("M5 0L9 3L6 9H3Z", "#b9a2ff", stroke="#2f2358", stroke_width=0.8)
)
COIL = circle(0, 0, 7, stroke="#7a5a2e", stroke_width=5) + circle(0, 0, 7, stroke=ROPE, stroke_width=3)
NARROW = path("M-8-9C-3-5-3 5-8 9M8-9C3-5 3 5 8 9", stroke="#d9cbb4", stroke_width=2.4)
TIN = path("M-6-5V6C-6 8 6 8 6 6V-5Z", "#b9803f", stroke=INK, stroke_width=1) + tag(
    "ellipse", cx=0, cy=-5, rx=6, ry=2.6, fill="#e3bd7c", stroke=INK, stroke_width=1
)
BOTTLE = rect(-4.5, -6, 9, 15, "#3fa7b5", rx=4, stroke=INK, stroke_width=1) + rect(-2, -10, 4, 4, "#d9cbb4")


def token(kind: str) -> str:
    """The token that is still to be won on a space of that kind."""
    grade = GRADES.get(kind, "")
    ground, rim = RIMS["squeeze" if grade else kind]
    inner = (
        words(grade, 0, 5, 13, font_family=SERIF) if grade else group(DROP if kind == "water" else CRYSTAL, scale=0.8)
    )
    return circle(1, 1.8, 12.5, "#000", opacity=0.5) + circle(0, 0, 12, ground, stroke=rim, stroke_width=2.2) + inner


def rope_token() -> str:
    return circle(0, 0, 12, "#5b4626", stroke=ROPE, stroke_width=2.2) + group(COIL, scale=0.8)


def rope(side: str, strands: int) -> str:
    """A rope over the edge to a neighbour, from the middle of the space, a strand for each level."""
    across, down = STEPS[side]
    drawn = []
    for strand in range(min(4, strands)):
        aside = (strand - (min(4, strands) - 1) / 2) * 9
        x, y = aside * abs(down), aside * abs(across)
        line = f"M{x + across * 26:.1f} {y + down * 26:.1f}L{x + across * 74:.1f} {y + down * 74:.1f}"
        drawn.append(path(line, stroke="#3a2815", stroke_width=7, stroke_linecap="round"))
        drawn.append(path(line, stroke=ROPE, stroke_width=4.5, stroke_linecap="round"))
        drawn.append(path(line, stroke="#8d672f", stroke_width=4.5, stroke_dasharray="1.4 4"))
    return "".join(drawn)


def crystals() -> str:
    return group(CRYSTAL, scale=2)


def arrows(grade: int, exits: tuple[str, ...]) -> str:
    """One to three arrows on each blind side tell the grade of a squeeze."""
    drawn = []
    for side in "NESW":
        if side in exits:
            continue
        across, down = STEPS[side]
        for at in range(grade):
            aside = (at - (grade - 1) / 2) * 12
            x, y = across * 20 + abs(down) * aside, down * 20 + abs(across) * aside
            drawn.append(
                f"M{x} {y}L{x + across * 11 - down * 5} {y + down * 11 - across * 5}"
                f"L{x + across * 11 + down * 5} {y + down * 11 + across * 5}Z"
            )
    return path("".join(drawn), "#e9c07a", stroke=INK, stroke_width=1.2)


def pawn(seat: int) -> str:
    """A caver of a team."""
    body = path("M-10-6Q-14 10-11 20H11Q14 10 10-6Z", colour(seat), stroke=INK, stroke_width=2)
    head = circle(0, -13, 9, "#e9bd93", stroke=INK, stroke_width=2)
    helmet = path("M-11-15Q0-31 11-15Z", colour(seat), stroke=INK, stroke_width=2)
    lamp = circle(5, -20, 3, "#fffbe0", stroke=INK, stroke_width=1)
    shade = tag("ellipse", cx=0, cy=20, rx=15, ry=4, fill="#000", opacity=0.5)
    return group(shade + body + head + helmet + lamp + mark(seat, 0, 6, 0.6, "#f6eedf"), data_team=seat + 1)


def tent(seat: int) -> str:
    """The tent of a team, pitched."""
    cloth = path("M0-16L18 12H-18Z", colour(seat), stroke=INK, stroke_width=2)
    return group(cloth + path("M0-16L6 12H-6Z", INK) + mark(seat, 0, -19, 0.55), data_tent=seat + 1)


def camp() -> str:
    """The base: a tent and a fire."""
    cloth = path("M-14-20L16 18H-44Z", "#c96a2b", stroke=INK, stroke_width=2) + path("M-14-20L-6 18H-22Z", "#2a160b")
    fire = path("M26 20Q16 10 24-2Q26 6 30 4Q30-4 34-8Q44 8 36 20Z", "#f08a2c", stroke=INK, stroke_width=1.5)
    return circle(0, 0, 62, "url(#cv-lamp)") + cloth + fire + path("M28 20Q26 12 31 8Q36 14 33 20Z", "#ffe08a")
