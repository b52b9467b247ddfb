"""The path, drawn card by card."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from speleo.games.diamant.view import CardView, DiamantView
from speleo.terminal.palette import CHALK, DANGER, DIAMOND, LIMESTONE, ROCK_LIGHT, RUBY, SPENT, TORCH, WATER
from speleo.texts.texts import Texts

SMALL = (10, 4)
LARGE = (13, 7)
"""Columns and rows of a card."""

ART = {
    "treasure": ("  ▁▂▃▃▂▁", "  ▛♦♦♦♦▜", "  ▙▄▟▙▄▟"),
    "relic": ("  ╲ ▲ ╱", "  ▟◉ ◉▙", "   ▜▄▛"),
    "spider": (" ╱╲ ▄▄ ╱╲", "╱╱▐◉◉▌╲╲", " ╲╲▝▀▘╱╱"),
    "snake": ("  ▄▀▀▀◗~", "  ▀▄▄▄▄", " ▄▄▄▄▄▀"),
    "lava": ("  ░ ▒ ░", " ▒▓░▓▒▓░", " ≋≋≋≋≋≋≋"),
    "boulder": ("  ▗▟██▙▖", "  █▓██▓█", "  ▝▜██▛▘"),
    "ram": (" ▬▬▬▬▙▖", " ████▓▶▶", " ▬▬▬▬▛▘"),
    "deck": ("   ░░░", "  ░ ? ░", "   ░░░"),
}
BRIGHT = {"treasure": TORCH, "relic": WATER, "deck": ROCK_LIGHT}


def colour_of(kind: str) -> str:
    return BRIGHT.get(kind, DANGER)


def gems_text(gems: int, room: int) -> Text:
    """Gems as diamonds and rubies, five to one, drawn one by one if there is room."""
    diamonds, rubies = divmod(gems, 5)
    if diamonds + rubies <= room:
        return Text.assemble(("◇" * diamonds, DIAMOND), ("♦" * rubies, RUBY))
    return Text.assemble((f"{diamonds}◇", DIAMOND), (f"{rubies}♦" if rubies else "", RUBY))


def path(view: DiamantView, texts: Texts, width: int, height: int) -> RenderableType:
    """The cards in rows, as large as the room allows; where there is too little, the oldest are only counted."""
    cards: list[CardView | None] = [*view.path, None] if view.phase != "over" else [*view.path]
    for across, down in (LARGE, SMALL):
        in_row = max(1, (width + 1) // (across + 1))
        rows = height // down if (across, down) == LARGE else max(1, height // down)
        if len(cards) <= in_row * rows or (across, down) == SMALL:
            break
    hidden = max(0, len(cards) - in_row * rows)
    if hidden:
        hidden += 1
    shown = cards[hidden:]
    drawn = [card_lines(view, card, texts, across, down, newest=at == len(shown) - 2) for at, card in enumerate(shown)]
    if hidden:
        drawn.insert(0, more_lines(hidden, texts, across, down))
    lines: list[Text] = []
    for first in range(0, len(drawn), in_row):
        row = drawn[first : first + in_row]
        lines += [Text(" ").join(part) for part in zip(*row, strict=True)]
    return Group(*(fixed(line) for line in lines))


def fixed(line: Text) -> Text:
    line.no_wrap = True
    return line


def more_lines(count: int, texts: Texts, across: int, down: int) -> list[Text]:
    said = texts.say("diamant-earlier", count=count)
    return [Text((said if at == 1 else "").center(across)[:across], LIMESTONE) for at in range(down)]


def card_lines(
    view: DiamantView, card: CardView | None, texts: Texts, across: int, down: int, newest: bool
) -> list[Text]:
    """One card, or the face-down deck."""
    kind = card.kind if card else "deck"
    colour = colour_of(kind)
    emptied = card is not None and kind == "treasure" and not card.gems and not newest
    frame = f"bold {colour}" if newest else SPENT if emptied else colour
    inner = across - 2
    corner = str(card.value) if card and kind == "treasure" else "!" if colour == DANGER else ""
    top = f" {corner} ".center(inner, "━" if newest else "─") if corner else ("━" if newest else "─") * inner
    side, ends = ("┃", "┏┓┗┛") if newest else ("│", "╭╮╰╯")
    if card is None:
        foot = Text(str(view.deck_size), ROCK_LIGHT)
    elif kind == "treasure":
        foot = gems_text(card.gems, inner - 3) if card.gems else Text("·", ROCK_LIGHT)
    else:
        foot = Text("")
    name = Text(texts.say(f"diamant-short-{kind}"), f"bold {CHALK}" if newest else LIMESTONE if card else ROCK_LIGHT)
    body = [name]
    if down == LARGE[1]:
        tint = SPENT if emptied else colour
        body += [Text(row.ljust(9), tint) for row in ART[kind]]
    body.append(foot)
    lines = [Text(f"{ends[0]}{top}{ends[1]}", frame)]
    for part in body:
        part.align("center", inner)
        lines.append(Text.assemble((side, frame), part, (side, frame)))
    lines.append(Text(f"{ends[2]}{('━' if newest else '─') * inner}{ends[3]}", frame))
    return lines
