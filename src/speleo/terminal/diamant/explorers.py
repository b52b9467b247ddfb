"""Who is where with what."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from speleo.games.diamant.view import DiamantView, SeatView
from speleo.terminal.diamant.cards import gems_text
from speleo.terminal.palette import CHALK, EMBER, GLOW, LIMESTONE, MOSS, ROCK_LIGHT, TORCH, WATER, seat_name
from speleo.terminal.skin import Scene
from speleo.texts.texts import Texts

NARROW = 60


def explorers(scene: Scene, view: DiamantView, width: int) -> Table:
    """A row for each seat: where, at risk, safe, relics; shorter where the screen is narrow."""
    texts = scene.texts
    table = Table(box=None, padding=(0, 1, 0, 0), show_header=True, header_style=ROCK_LIGHT, expand=True)
    room, glyphs = (12, 5) if width < NARROW else (22, 9)
    table.add_column(Text(""), width=room, no_wrap=True)
    table.add_column(Text(texts.say("diamant-where")), no_wrap=True, width=7)
    table.add_column(Text(texts.say("diamant-at-risk")), no_wrap=True, ratio=1)
    table.add_column(Text(texts.say("diamant-safe")), no_wrap=True, ratio=1)
    table.add_column(Text(texts.say("diamant-relics")), no_wrap=True, width=7)
    for seat, explorer in enumerate(view.seats):
        table.add_row(
            explorer_name(scene, seat, room),
            where(explorer, view, texts),
            gems(explorer.gathered, EMBER, glyphs) if explorer.inside else Text("–", ROCK_LIGHT),
            Text(texts.say("diamant-hidden"), ROCK_LIGHT)
            if explorer.chest is None
            else gems(explorer.chest, TORCH, glyphs),
            Text("+".join(map(str, explorer.relics)) or "–", WATER if explorer.relics else ROCK_LIGHT),
            style=f"on {GLOW}" if seat == view.viewer else "",
        )
    return table


def explorer_name(scene: Scene, seat: int, room: int) -> Text:
    """The name, and a cog for a bot."""
    bot = seat not in scene.people
    name = seat_name(seat, scene.names[seat], room - 2 if bot else room)
    return name.append(" ⚙", ROCK_LIGHT) if bot else name


def where(explorer: SeatView, view: DiamantView, texts: Texts) -> Text:
    """In the cave or in camp, and whether a choice is made; never which. [DIA-7.1]"""
    if not explorer.inside:
        return Text(texts.say("diamant-in-camp"), MOSS)
    mark = " ✓" if explorer.chosen else " …" if view.phase == "decision" else ""
    return Text.assemble((texts.say("diamant-in-cave"), LIMESTONE), (mark, CHALK))


def gems(count: int, colour: str, glyphs: int) -> Text:
    return Text.assemble((f"{count:>3} ", f"bold {colour}"), gems_text(count, glyphs) if count else "")
