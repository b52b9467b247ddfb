"""The table in plain characters."""

from __future__ import annotations

from speleo.games.diamant.engine.cards import FIRST_TREASURE
from speleo.games.diamant.engine.pieces import GATHERED, OVER, REST
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.names import card_text
from speleo.games.diamant.notation import chest_text, relics_text
from speleo.games.diamant.view import gone_cards

ACROSS = 7
"""Cards in a row of the path."""


def draw(state: DiamantState) -> str:
    """The path in rows of cards, and a line for each seat; a star marks who has chosen."""
    entrances = " ".join(entrance(state, number) for number in range(1, state.cards.expeditions + 1))
    lines = [f"{entrances}   deck {state.face_down}   gone: {', '.join(gone_cards(state)) or 'nothing'}", ""]
    cards = [card_lines(state, at) for at in range(state.length)]
    for first in range(0, len(cards), ACROSS):
        row = cards[first : first + ACROSS]
        lines += [" ".join(part) for part in zip(*row, strict=True)]
    lines += ["", "seat  where  at risk  chest  relics"]
    for seat in range(state.seats):
        where = "cave" if state.inside >> seat & 1 else "camp"
        if state.chosen >> seat & 1:
            where += "*"
        gathered = state.purse[GATHERED + seat]
        lines.append(
            f"{seat + 1:>4}  {where:5}  {gathered:7}  {chest_text(state, seat):>5}  {relics_text(state, seat)}"
        )
    return "\n".join(lines) + "\n"


def entrance(state: DiamantState, number: int) -> str:
    """A cave entrance: blocked, open, or still to come."""
    if number < state.expedition or state.phase == OVER:
        return "[x]"
    return f"[{number}]" if number == state.expedition else f" {number} "


def card_lines(state: DiamantState, at: int) -> list[str]:
    kind, gems = state.path[at] % REST, state.path[at] // REST
    name = "treasure" if kind >= FIRST_TREASURE else card_text(state.cards, kind)
    worth = str(state.cards.worth[kind]) if kind >= FIRST_TREASURE else "!" if kind < 5 else "?"
    left = f"({gems})" if gems else ""
    return ["+--------+", f"|{name:^8}|", f"|{worth:^8}|", f"|{left:^8}|", "+--------+"]
