"""Writing SVG: tags, numbers and texts. The same calls give the same characters."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SANS = "Inter, 'DejaVu Sans', system-ui, sans-serif"
SERIF = "Fraunces, 'DejaVu Serif', Georgia, serif"
MONO = "'DejaVu Sans Mono', ui-monospace, monospace"
Value = str | int | float


def number(value: float) -> str:
    """A number with two digits after the point at the most."""
    said = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if said == "-0" else said


def tag(name: str, inner: str = "", /, **attributes: Value | None) -> str:
    """An element; `stroke_width` is written `stroke-width`, `class_` is `class`, and None is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def path(d: str, fill: str = "none", **attributes: Value | None) -> str:
    return tag("path", d=d, fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str = "none", **attributes: Value | None) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str = "none", **attributes: Value | None) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **attributes)


def group(inner: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **attributes: Value | None) -> str:
    """Something put elsewhere, larger or smaller, and turned."""
    moves = [f"translate({number(x)} {number(y)})"] if x or y else []
    moves += [f"rotate({number(turn)})"] if turn else []
    moves += [f"scale({number(scale)})"] if scale != 1 else []
    return tag("g", inner, transform=" ".join(moves) or None, **attributes)


def words(
    said: str,
    x: float,
    y: float,
    size: float,
    fill: str = "#f6eedf",
    anchor: str = "middle",
    **attributes: Value | None,
) -> str:
    """A line of text, bold and sans unless `font_weight` and `font_family` say otherwise."""
    return tag(
        "text",
        escape(said),
        x=x,
        y=y,
        **{"font_family": SANS, "font_weight": 700, **attributes},
        font_size=size,
        fill=fill,
        text_anchor=anchor,
    )


def outline(points: Iterable[tuple[float, float]], closed: bool = True) -> str:
    """A path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")
