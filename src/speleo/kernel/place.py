"""Where on a board something is, for sentences that say it in words and screens that light it up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A space of a board by what can be said of it.

    `x` and `y` are its cell as in views. `sort` is what lies there, `mark` what has become of it, `depth` how deep it
    is in metres. It is `steps` spaces to the `way` of the landmark `of`, or the landmark itself where there are none.
    """

    x: int
    y: int
    sort: str
    mark: str
    depth: int
    way: str
    steps: int
    of: str


def bearing(east: int, south: int) -> str:
    """Which of eight ways leads there; nothing for no way at all."""
    if not east and not south:
        return ""
    across, down = abs(east), abs(south)
    if across > 2 * down:
        return "e" if east > 0 else "w"
    if down > 2 * across:
        return "s" if south > 0 else "n"
    return ("s" if south > 0 else "n") + ("e" if east > 0 else "w")


def steps_to(east: int, south: int) -> int:
    """How many spaces away, as the eye counts them."""
    return max(abs(east), abs(south))
