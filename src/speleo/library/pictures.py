"""Positions as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from speleo.drawing.words import heading_of
from speleo.kernel.engine.state import SPECTATOR
from speleo.kernel.match import Match
from speleo.texts.language import chosen_language


def draw(match: Match, language: str | None = None, names: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
    """The position as an SVG file with a heading in English (`en`) or German (`de`); by default that of your system.

    `Match.to_svg` draws the same without words and needs nothing; this one needs the extra `play`.

    >>> import speleo
    >>> svg = speleo.draw(speleo.game("diamant").match(seats=2), "de", ["Ada", "Ben"])
    >>> svg[svg.index("<title>") : svg.index("</title>")]
    '<title>Diamant · Expedition 1 von 5 · Ada und Ben'
    """
    heading = heading_of(match.game, match.game.board(match.state, viewer), chosen_language(language), names)
    return match.to_svg(viewer, names, heading)
