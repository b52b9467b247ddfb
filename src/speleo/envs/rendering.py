"""Positions for people to look at: in characters, as SVG, or as an array of pixels."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from speleo.kernel.engine.state import State
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.kernel.picture.sheet import Heading, document

ANSI, SVG, RGB = "ansi", "svg", "rgb_array"
MODES = [ANSI, SVG, RGB]
PIXELS = 600
"""How wide a picture of pixels is."""


def rendered(game: Game, state: State, viewer: int, mode: str) -> Any:
    """The position as a viewer sees it."""
    if mode == ANSI:
        return game.draw(state.seen_by(viewer))
    svg = document(game.board(state, viewer), Heading(), ())
    return svg if mode == SVG else pixels(svg)


def pixels(svg: str) -> Any:
    """A picture as rows of pixels, each red, green and blue."""
    from speleo.drawing.raster import png

    try:
        from PIL import Image
    except ModuleNotFoundError:
        said = 'pixels need pillow, which is not installed: pip install "speleo[draw]"; ansi and svg need nothing'
        raise SpeleoError(said) from None
    return np.asarray(Image.open(io.BytesIO(png(svg, PIXELS))).convert("RGB"))
