"""SVG as PNG. The fonts are brought along, so that pictures are the same on a machine without any."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from speleo.kernel.errors import SpeleoError
from speleo.kernel.picture.sheet import WIDTH

FONTS = ("Inter.ttf", "Fraunces.ttf")
LEAST, MOST = 100, 4000
"""How wide a picture may be."""


@lru_cache(1)
def font_files() -> list[str]:
    folder = resources.files("speleo.drawing").joinpath("fonts")
    return [str(folder.joinpath(name)) for name in FONTS]


def png(svg: str, width: int = WIDTH) -> bytes:
    """A picture so many pixels wide."""
    if not LEAST <= width <= MOST:
        raise SpeleoError(f"a picture is {LEAST} to {MOST} pixels wide, not {width}")
    try:
        import resvg_py
    except ModuleNotFoundError:
        said = 'PNG needs resvg_py, which is not installed: pip install "speleo[draw]"; SVG needs nothing'
        raise SpeleoError(said) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=font_files()))
