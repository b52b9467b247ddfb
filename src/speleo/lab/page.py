"""What all pages of the lab share: how they look, what measures are called, and how an interval is told."""

from __future__ import annotations

import math
from html import escape

from speleo.arena.report import PAPER
from speleo.lab.estimates import Interval
from speleo.lab.measures import PLACE, POINTS, STEPS, WIN
from speleo.lab.playing import ROUNDS

MORE = """
.lead { font-size: 1.1rem } b.apart { color: #8a3a10 } figure { margin: 1.5rem 0 } nav { float: right }
figcaption { font-weight: 600 } figure { overflow-x: auto } figure svg { min-width: 34rem }
pre { white-space: pre-wrap; background: #f3efe6; padding: .7rem; font-size: .8rem }
"""
CALLED = {
    WIN: "lab-win",
    POINTS: "lab-points",
    PLACE: "lab-place",
    STEPS: "lab-steps",
    ROUNDS: "lab-rounds",
    "ended-gold": "lab-gold",
    "ended-silver": "lab-silver",
    "ended-bronze": "lab-bronze",
    "ended-defeat": "lab-defeat",
    "left-behind": "lab-left-behind",
    "RockfallLaid": "lab-rockfalls",
    "TokenTaken": "lab-tokens",
    "TentPitched": "lab-tents",
    "TileSealed": "lab-sealed",
    "NothingPlaced": "lab-nothing-placed",
}
"""What measures are called; events beside these by their names in the engine."""


def html_page(title: str, language: str, body: str) -> str:
    """A page that needs nothing else."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{PAPER}{MORE}</style></head>'
        f"<body>{body}</body></html>\n"
    )


def told(interval: Interval, scale: float, signed: bool, language: str) -> tuple[str, str]:
    """The value and its bounds, as the language writes numbers."""
    sign = "+" if signed else ""
    if not math.isfinite(interval.low):
        return written(f"{interval.value * scale:{sign}.1f}", language), "?"
    digits = 1 if scale > 1 or abs(interval.high - interval.low) > 0.5 else 2
    value, low, high = (f"{each * scale:{sign}.{digits}f}" for each in (interval.value, interval.low, interval.high))
    return written(value, language), written(f"{low} … {high}", language)


def written(numbers: str, language: str) -> str:
    return numbers.replace(".", ",") if language == "de" else numbers
