"""The page around a board: the board on the left, the seats on the right, above them what the game counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from xml.sax.saxutils import escape

from speleo.kernel.picture.seats import colour, mark
from speleo.kernel.picture.svg import SERIF, group, number, path, rect, tag, words
from speleo.kernel.telling import Saying

WIDTH, HEIGHT = 1200, 630
"""What link previews are measured for."""
MARGIN = 20
PANEL = 316
"""How wide the list of seats is."""
HEAD = 66
LONGEST = 17
"""Letters of a name that fit."""
NIGHT, CHALK, SAND, TORCH = "#12100f", "#f6eedf", "#d9cbb4", "#f2a541"
LOGO = "M3 30L16 4Q18 1 20 4L33 30Z"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is counted: a drawing of 24 by 24 around 0, 0, and the figure."""

    icon: str
    figure: str
    colour: str = CHALK


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What is shown of a seat: its figure in large, facts below, whether it is its turn, and whether it is out."""

    seat: int
    figure: str
    facts: tuple[Fact, ...] = ()
    acts: bool = False
    out: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """What a game draws: a part of the plane from `x`, `y`, in parts that lie on one another, and what is counted.

    `defs` is what the parts refer to, `moment` a sentence for the heading.
    """

    x: float
    y: float
    width: float
    height: float
    parts: tuple[str, ...]
    defs: str = ""
    facts: tuple[Fact, ...] = ()
    seats: tuple[SeatLine, ...] = ()
    ground: str = NIGHT
    moment: Saying | None = None

    def within(self, other: Board) -> Board:
        """The same drawing on a part of the plane that holds both: for pictures that follow each other."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.width, other.x + other.width)
        bottom = max(self.y + self.height, other.y + other.height)
        return replace(self, x=x, y=y, width=right - x, height=bottom - y)


@dataclass(frozen=True, slots=True)
class Heading:
    """The words around a board, in whatever language: the game, the moment, and what the picture is about."""

    game: str = ""
    moment: str = ""
    about: str = ""


def page(board: Board, heading: Heading, names: Sequence[str] = (), body: str = "") -> str:
    """Everything that is drawn, without the element around it; `body` stands for the parts of the board."""
    left = WIDTH - PANEL - 3 * MARGIN
    room = HEIGHT - 2 * MARGIN
    scale = min(left / board.width, room / board.height)
    x = MARGIN + (left - board.width * scale) / 2 - board.x * scale
    y = MARGIN + (room - board.height * scale) / 2 - board.y * scale
    frame = rect(MARGIN, MARGIN, left, room, board.ground, rx=12)
    return "".join(
        [
            rect(0, 0, WIDTH, HEIGHT, NIGHT),
            frame,
            tag("g", group(body or "".join(board.parts), x, y, scale), clip_path="url(#sp-board)"),
            rect(MARGIN, MARGIN, left, room, rx=12, stroke="#4a423b", stroke_width=2),
            group(head(board, heading), WIDTH - PANEL - MARGIN, MARGIN),
            group(panel(board, names), WIDTH - PANEL - MARGIN, MARGIN + HEAD),
        ]
    )


def document(board: Board, heading: Heading, names: Sequence[str] = ()) -> str:
    """A whole file."""
    return wrapped(page(board, heading, names), board.defs, heading)


def wrapped(body: str, defs: str, heading: Heading) -> str:
    said = " · ".join(filter(None, (heading.game, heading.moment, heading.about))) or "Speleo"
    clip = tag("clipPath", rect(MARGIN, MARGIN, WIDTH - PANEL - 3 * MARGIN, HEIGHT - 2 * MARGIN, rx=12), id="sp-board")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        f' role="img"><title>{escape(said)}</title><defs>{clip}{defs}</defs>{body}</svg>\n'
    )


def head(board: Board, heading: Heading) -> str:
    """Whose picture it is, which game and which moment."""
    logo = path(LOGO, "#3a332d", stroke=SAND, stroke_width=1.5) + path("M11 30Q18 8 25 30Z", TORCH)
    first = words(heading.game or "Speleo", 46, 26, 26, CHALK, "start", font_family=SERIF)
    second = words(heading.moment, 46, 50, 16, SAND, "start", font_weight=500) if heading.moment else ""
    return group(logo, 0, 2) + first + second


def panel(board: Board, names: Sequence[str]) -> str:
    """The facts of the game, then a line for each seat, as high as there is room."""
    drawn = [fact_row(board.facts, PANEL)] if board.facts else []
    top = 46.0 if board.facts else 0.0
    room = HEIGHT - 2 * MARGIN - HEAD - top
    high = min(92.0, room / max(1, len(board.seats)))
    for at, line in enumerate(board.seats):
        name = names[line.seat] if line.seat < len(names) else ""
        drawn.append(group(seat_row(line, name, high - 8), 0, top + at * high))
    return "".join(drawn)


def fact_row(facts: Sequence[Fact], wide: float) -> str:
    step = wide / max(3, len(facts))
    return "".join(group(counted(fact, 20), at * step, 16) for at, fact in enumerate(facts))


def counted(fact: Fact, size: float) -> str:
    return group(fact.icon, 12, 0, size / 24) + words(fact.figure, 28, size * 0.36, size, fact.colour, "start")


def seat_row(line: SeatLine, name: str, high: float) -> str:
    """A seat beside the board: colour, name, points, and below them what it has, where there is room."""
    edge = TORCH if line.acts or line.won else "#4a423b"
    ground = "#2e2010" if line.acts or line.won else "#1c1815"
    short = high < 56
    parts = [rect(0, 0, PANEL, high, ground, rx=9, stroke=edge, stroke_width=2)]
    parts.append(rect(0, 8, 5, high - 16, colour(line.seat), rx=2))
    first = high / 2 if short else 24
    parts.append(mark(line.seat, 26, first, 1.1))
    parts.append(words(cut(name or str(line.seat + 1), LONGEST), 46, first + 6.5, 19, CHALK, "start"))
    parts.append(words(line.figure, PANEL - 14, first + 9, 26, TORCH if line.won else CHALK, "end", font_family=SERIF))
    if not short and line.facts:
        step = min(78.0, (PANEL - 24) / len(line.facts))
        size = 17 if step > 50 else 14
        parts += [group(counted(fact, size), 12 + at * step, high - 20) for at, fact in enumerate(line.facts)]
    return tag("g", "".join(parts), opacity=number(0.62) if line.out else None)


def cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"
