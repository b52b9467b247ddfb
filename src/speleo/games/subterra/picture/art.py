"""What is printed and what lies on a tile, cavers and horrors, each around 0, 0."""

from __future__ import annotations

from speleo.kernel.picture.rock import SIDE_NAMES, blob, stones
from speleo.kernel.picture.svg import circle, group, path, rect, tag

INK = "#0a0807"
CIRCLE = "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0"
SQUARE = "M-10-13H10Q13-13 13-10V10Q13 13 10 13H-10Q-13 13-13 10V-10Q-13-13-10-13Z"
TRIANGLE = "M0-16.5L16.2 11.8H-16.2Z"
DIAMOND = "M0-16.8L16.8 0L0 16.8L-16.8 0Z"
HEXAGON = "M-7.5-13H7.5L15 0L7.5 13H-7.5L-15 0Z"
STAR = "M0-17L4.6-6.3L16.2-5.3L7.4 2.4L10 13.8L0 7.6L-10 13.8L-7.4 2.4L-16.2-5.3L-4.6-6.3Z"
DROP = "M0-17C8-7 13-2 13 4A13 13 0 0 1-13 4C-13-2-8-7 0-17Z"
CROSS = "M-6-15H6V-6H15V6H6V15H-6V6H-15V-6H-6Z"
CAVERS = {
    "diver": ("#5c8fe0", DROP, "M-7 1Q-3.5-3 0 1T7 1M-7 6Q-3.5 2 0 6T7 6"),
    "scout": ("#e8a33d", CIRCLE, "M0-7L2.2-2.2L7 0L2.2 2.2L0 7L-2.2 2.2L-7 0L-2.2-2.2Z"),
    "geologist": ("#9b7df0", TRIANGLE, "M-6.5-1.5Q0-6 6.5-1.5L4.8 0Q3-1 1.4-1.4V9H-1.4V-1.4Q-3-1-4.8 0Z"),
    "engineer": ("#c86b3c", CROSS, "M-4 8V-3H4V8ZM0-3Q0-8 5-8"),
    "climber": ("#e2708f", HEXAGON, "M-6 7L-1-5L2 1L4-2L7 7Z"),
    "medic": ("#3fa7b5", SQUARE, "M-2.3-7H2.3V-2.3H7V2.3H2.3V7H-2.3V2.3H-7V-2.3H-2.3Z"),
    "bodyguard": ("#9dc25a", DIAMOND, "M0-7.5L6.2-5V0Q6 5 0 8Q-6 5-6.2 0V-5Z"),
    "leader": ("#d9cbb4", STAR, "M-4 6V-6H5L2.5-3L5 0H-2V6Z"),
}
"""Colour, shape and sign of each caver: the same as in the web app."""
LINED = ("diver", "engineer")
"""Their signs are lines, not areas."""
SIGNS = {
    "water": ("#7fd3de", "M0-7C4-2 5.5 .5 5.5 2.5A5.5 5.5 0 0 1-5.5 2.5C-5.5 .5-4-2 0-7Z"),
    "gas": ("#d3df73", "M-6 4a3.5 3.5 0 0 1 .5-6.8A4.6 4.6 0 0 1 3.6-3.6 3.9 3.9 0 0 1 4.6 4Z"),
    "horror": ("#ff7a6b", "M-7 0Q0-6.5 7 0Q0 6.5-7 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"),
    "squeeze": ("#e2d4bd", "M-6.5-6Q0 0-6.5 6M6.5-6Q0 0 6.5 6"),
    "scree": ("#e2d4bd", "M-7 5L-3-1L0 3L3-4L7 5Z"),
    "ledge": ("#e2d4bd", "M-7-3H0V5H7"),
    "slope": ("#e2d4bd", "M-7-5L7 5M1 5.5H7.2V-.5"),
    "exit": ("#ffd98f", "M0-8V-6M0 6V8M-8 0H-6M6 0H8M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0"),
}
"""What a tile is, in its corner: it can be read in the dark too."""
PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
WINGS = (
    "M-6-30C-22-36-34-26-39-8C-44 6-50 18-58 34L-50 29L-52 42L-44 31L-41 40C-38 22-34 12-25 4C-25 20-30 34-36 50L-25 45"
    "L-24 53C-16 40-9 32 0 30C9 32 16 40 24 53L25 45L36 50C30 34 25 20 25 4C34 12 38 22 41 40L44 31L52 42L50 29L58 34"
    "C50 18 44 6 39-8C34-26 22-36 6-30Z"
)
FACE = "M0-56C-14-56-17-42-14-28C-12-14-6-4 0 2C6-4 12-14 14-28C17-42 14-56 0-56Z"


def sign(sort: str, awake: bool) -> str:
    """Filled where the danger is awake."""
    if sort not in SIGNS:
        return ""
    ink, d = SIGNS[sort]
    ground = circle(0, 0, 11, INK, opacity=0.82)
    return ground + path(d, ink if awake else "none", stroke=ink, stroke_width=1.8, stroke_linecap="round")


def die(face: int) -> str:
    spots = "".join(circle((spot % 3 - 1) * 4, (spot // 3 - 1) * 4, 1.5, INK) for spot in PIPS[face])
    return rect(-7.5, -7.5, 15, 15, "#efe3cd", rx=3) + spots


def feature(sort: str, seed: int, head: str | None) -> str:
    """What a tile is, on its floor."""
    if sort == "water":
        ripples = path("M-14-4Q-8-9-2-4T10-4M-6 6Q0 1 6 6T16 6", stroke="#7fd3de", stroke_width=1.6)
        return path(blob(seed, 24, 19), "#1d5a73", stroke="#3fa7b5", stroke_width=1.4) + ripples
    if sort == "gas":
        return "".join(circle((at % 2) * 16 - 8, (at // 2) * 14 - 8, 11, "#8c9a35", opacity=0.4) for at in range(4))
    if sort == "cave-in":
        return path("M-18-14L-6-4L-10 6L4 4L2 18M-6-4L8-16M4 4L20 0", stroke="#1a1512", stroke_width=2.4)
    if sort == "horror":
        bones = path("M-12 8L8-4M-8-8L12 10", stroke="#d9cbb4", stroke_width=3.4, stroke_linecap="round")
        return path(blob(seed, 22, 20), "#5a1416", opacity=0.85) + bones
    if sort == "scree":
        return "".join(path(d, "#8b7d6b", stroke=INK) for d in stones(seed, 12, 24, 4.5))
    if sort in ("ledge", "slope") and head is not None:
        cliff = "M-17 7H17M-17 11H17" if sort == "ledge" else "M-14 12H14M-11 17H11M-8 22H8"
        arrow = path("M0 12V-13M-8-5L0-14L8-5", stroke="#f6eedf", stroke_width=4, stroke_linejoin="round")
        return group(path(cliff, stroke="#1a1512", stroke_width=3) + arrow, turn=SIDE_NAMES.index(head) * 90)
    if sort == "start":
        return circle(0, 0, 17, stroke="#d9cbb4", stroke_width=2, stroke_dasharray="4 4") + path(
            "M-9 12L0-12L9 12M-5 3H5", stroke="#d9cbb4", stroke_width=2.4
        )
    if sort == "exit":
        return circle(0, 0, 34, "url(#sub-day)") + path("M-12 16V-4Q0-20 12-4V16Z", "#fff3cf", stroke="#b98a3a")
    return ""


def rubble(seed: int) -> str:
    return "".join(path(d, "#6f6357", stroke=INK, stroke_width=1.5) for d in stones(seed, 10, 26, 9))


def flood(seed: int) -> str:
    ripples = path("M-22-10Q-14-16-6-10T10-10M-14 4Q-6-2 2 4T18 4M-20 16Q-12 10-4 16T12 16", stroke="#bdeef0")
    return path(blob(seed, 33, 29), "#2a86a0", opacity=0.82) + ripples


def rope() -> str:
    line = path("M-26 16Q-8 6 4 14T26 8", stroke="#3a2815", stroke_width=6, stroke_linecap="round")
    return line + path("M-26 16Q-8 6 4 14T26 8", stroke="#dcb36a", stroke_width=3.4, stroke_linecap="round")


def horror(letter: str) -> str:
    body = path(WINGS, "#040202", stroke="#c22e30", stroke_width=1.7) + path(FACE, "#040202", stroke="#c22e30")
    eyes = "".join(tag("ellipse", cx=x, cy=-35, rx=5, ry=3, fill="#ffd2b8") for x in (-6, 6))
    return group(circle(0, 4, 62, "url(#sub-red)") + body + eyes, data_horror=letter)


def caver(name: str, down: bool) -> str:
    """A caver's token; it lies down when unconscious."""
    ink, shape, glyph = CAVERS[name]
    token = path(shape, "#4b4640" if down else ink, stroke=ink if down else INK, stroke_width=2.4)
    line = ink if down else "#120d0a"
    lined = name in LINED
    token += path(glyph, "none" if lined else line, stroke=line if lined else "none", stroke_width=2.6)
    shade = path(shape, "#000", opacity=0.6, transform="translate(1.5 3)")
    return group(shade + token, turn=90 if down else 0, data_caver=name)
