"""What the next card may be, from what everybody can know about the deck. [DIA-7.2]"""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from speleo.games.diamant.names import TRAPS
from speleo.games.diamant.view import DiamantView
from speleo.terminal.palette import CHALK, DANGER, LIMESTONE, ROCK_LIGHT, TORCH, WATER
from speleo.texts.texts import Texts

NARROW = 34


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of the cards in the deck do what."""

    ends: int
    trap: int
    treasure: int
    relic: int
    total: int


def next_card(view: DiamantView) -> Odds:
    """The deck sorted by what its cards would do. [DIA-3.3, DIA-3.4, DIA-3.5, DIA-3.7]"""
    left = dict.fromkeys((*TRAPS, "treasure", "relic"), 0)
    for card in view.deck:
        left[card.kind] += card.count
    traps = sum(left[trap] for trap in TRAPS)
    return Odds(view.trap_ends, traps - view.trap_ends, left["treasure"], left["relic"], view.deck_size)


def percent(part: int, total: int) -> str:
    return f"{round(100 * part / total) if total else 0} %"


def panel(view: DiamantView, texts: Texts, width: int) -> RenderableType:
    """What the next card can be, as a bar and in numbers."""
    odds = next_card(view)
    parts = (
        ("ends", odds.ends, DANGER),
        ("trap", odds.trap, ROCK_LIGHT),
        ("treasure", odds.treasure, TORCH),
        ("relic", odds.relic, WATER),
    )
    bar, drawn, counted = Text(), 0, 0
    for _name, count, colour in parts:
        counted += count
        upto = round(width * counted / odds.total) if odds.total else 0
        bar.append("█" * (upto - drawn), colour)
        drawn = upto
    lines = [bar]
    for name, count, colour in parts:
        loud = f"bold {colour}" if name == "ends" else CHALK
        said = texts.say("diamant-odds-of", count=count, total=odds.total) if name == "ends" and width >= NARROW else ""
        lines.append(
            Text.assemble(
                ("■ ", colour),
                (f"{percent(count, odds.total):>5} ", loud),
                (texts.say(f"diamant-odds-{name}"), loud),
                (f"  {said}", ROCK_LIGHT),
            )
        )
    traps = [trap_line(view, trap, texts, width < NARROW) for trap in TRAPS]
    if width < NARROW:
        traps = [Text("").join(traps[at : at + 2]) for at in range(0, len(traps), 2)]
    lines += traps
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return Group(*lines)


def trap_line(view: DiamantView, trap: str, texts: Texts, brief: bool) -> Text:
    """How many of a trap are left, and whether one already lies on the path. [DIA-3.5]"""
    armed = any(card.kind == trap for card in view.path)
    left = sum(card.count for card in view.deck if card.kind == trap)
    colour = DANGER if armed else LIMESTONE
    line = Text.assemble(
        ("! " if armed else "  ", f"bold {DANGER}"),
        (f"{texts.say(f'diamant-short-{trap}'):8} ", colour),
        (f"{'▮' * left:3}", DANGER if armed else ROCK_LIGHT),
    )
    return line if brief else line.append(f" {texts.say('diamant-odds-left', count=left)}", colour)
