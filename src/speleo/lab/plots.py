"""Plots of a report, made by Altair and turned into SVG, so that the page needs nothing else."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from speleo.kernel.errors import SpeleoError
from speleo.lab.experiment import Factor, Plot
from speleo.lab.results import Finding

MOST_LETTERS = 70
"""Levels with more letters than these together stand one below another, best first."""
PADDING = {"left": 30, "right": 60, "top": 5, "bottom": 5}
"""Letters are wider in some browsers than where the plot is made."""
INKS = ("#b4531f", "#2f6f8f", "#6a8a2c", "#8a4f9e", "#c09a1b", "#4a4a4a", "#1c8f76", "#a33b5b")
PAPER = "#fdfcf9"
PERCENT = 100.0
LOCALES = {"en": "en-US", "de": "de-DE"}
"""How numbers are written along the axes."""


def need_altair() -> None:
    for package in ("altair", "vl_convert"):
        if find_spec(package) is None:
            raise SpeleoError(f"reports need the package {package} (pip install 'speleo[lab]')")


def drawn(
    plot: Plot, factors: Sequence[Factor], found: Sequence[Finding], title: str, language: str, percent: bool
) -> str:
    """A point with its interval for each estimate, as an SVG."""
    import altair as alt
    import vl_convert

    scale = PERCENT if percent else 1.0
    by_name = {factor.name: factor for factor in factors}
    names = [factor.name for factor in factors]
    wanted = [name for name in (plot.x, plot.colour, plot.column) if name]
    values = [
        {f"f{at}": called(by_name[name], each.levels[names.index(name)], language) for at, name in enumerate(wanted)}
        | {"v": each.interval.value * scale, "lo": bound(each, False) * scale, "hi": bound(each, True) * scale}
        for each in found
    ]
    along = by_name[plot.x]
    levels = [level.says(language) for level in along.levels]
    numbers = all(re.fullmatch(r"-?\d+(\.\d+)?", level) for level in levels) and len(levels) > 2
    down = not numbers and sum(map(len, levels)) > MOST_LETTERS
    kind = "Q" if numbers else "N"
    if numbers:
        for row in values:
            row["f0"] = float(row["f0"])
    best = {row["f0"]: row["v"] for row in values}
    order = sorted((level for level in levels if level in best), key=lambda level: -best[level]) if down else levels
    axis = alt.Axis(labelAngle=0, labelLimit=400, tickMinStep=1)
    place: Any = (alt.Y if down else alt.X)(
        f"f0:{kind}", title=None if down else along.says(language), sort=order, axis=axis
    )
    if numbers:
        place = alt.X(
            "f0:Q", title=along.says(language), scale=alt.Scale(zero=False, nice=False, padding=12), axis=axis
        )
    value: Any = (alt.X if down else alt.Y)("v:Q", title=title, scale=alt.Scale(zero=False))
    ends: dict[str, Any] = {"x2" if down else "y2": (alt.X2 if down else alt.Y2)("hi:Q")}
    low: Any = (alt.X if down else alt.Y)("lo:Q", title=title, scale=alt.Scale(zero=False))
    at = {"y" if down else "x": place}
    dodge: dict[str, Any] = {}
    if plot.colour:
        factor = by_name[plot.colour]
        shades = alt.Scale(domain=[level.says(language) for level in factor.levels], range=list(INKS))
        at["color"] = alt.Color("f1:N", title=factor.says(language), scale=shades)
        if not numbers and not down:
            dodge["xOffset"] = alt.XOffset("f1:N", sort=[level.says(language) for level in factor.levels])
    base = alt.Chart(alt.Data(values=values))
    ink = alt.value(INKS[0]) if not plot.colour else at["color"]
    rules = base.mark_rule(strokeWidth=2).encode(**{**at, **dodge, **ends, "x" if down else "y": low, "color": ink})
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(
        **{**at, **dodge, "x" if down else "y": value, "color": ink}
    )
    layers: list[Any] = [rules, dots]
    if numbers:
        layers.insert(0, base.mark_line(opacity=0.4).encode(**{**at, "y": value, "color": ink}))
    size = {"width": 520, "height": 18 * len(levels)} if down else {"width": 220 if plot.column else 520, "height": 260}
    chart: Any = alt.layer(*layers).properties(**size)
    if plot.column:
        factor = by_name[plot.column]
        sort = [level.says(language) for level in factor.levels]
        chart = chart.facet(alt.Facet(f"f{len(wanted) - 1}:N", title=factor.says(language), sort=sort), columns=3)
    spec = chart.configure(background=PAPER, padding=PADDING, font="system-ui, sans-serif").to_dict()
    return slim(vl_convert.vegalite_to_svg(spec, format_locale=LOCALES[language]))


def bound(each: Finding, high: bool) -> float:
    """Where the interval ends; a single observation has none to show."""
    end = each.interval.high if high else each.interval.low
    return end if math.isfinite(end) else each.interval.value


def called(factor: Factor, name: str, language: str) -> Any:
    return next(level.says(language) for level in factor.levels if level.name == name)


def slim(svg: str) -> str:
    """Without the descriptions of every mark, which the tables of the page say better, and with shorter numbers."""
    svg = re.sub(r' (aria-label|aria-roledescription|role)="[^"]*"', "", svg)
    svg = re.sub(r"(\d+\.\d{2})\d+", r"\1", svg)
    return svg[svg.index("<svg") :]
