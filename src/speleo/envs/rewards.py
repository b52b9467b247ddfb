"""Several ways to say what a match was worth to a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from speleo.kernel.errors import UnknownName

POINTS = "points"
"""What the score changed by with every step; all others pay at the end alone."""

Scheme = Callable[[Sequence[int], bool], list[float]]
"""What each seat gets at the end, from the points of all; the flag says that they win or lose together."""


def final_points(points: Sequence[int], together: bool) -> list[float]:
    """What a seat scored, win or not."""
    return [float(own) for own in points]


def wins(points: Sequence[int], together: bool) -> list[float]:
    """1 for who wins, shared by those who tie, 0 for all others. Together: 1 for everybody, or 0."""
    if together:
        return [float(own > 0) for own in points]
    best = max(points)
    share = 1 / sum(own == best for own in points)
    return [share if own == best else 0.0 for own in points]


def margins(points: Sequence[int], together: bool) -> list[float]:
    """The points less the average of the others; where there are no others, the points."""
    if together or len(points) == 1:
        return final_points(points, together)
    total = sum(points)
    return [own - (total - own) / (len(points) - 1) for own in points]


def places(points: Sequence[int], together: bool) -> list[float]:
    """From 1 for the first place down to -1 for the last; who ties gets the average, and all of them add up to 0.

    Together, or alone: 1 for a win and -1 for none, where a win is any point.
    """
    if together or len(points) == 1:
        return [1.0 if own > 0 else -1.0 for own in points]
    rivals = len(points) - 1
    return [(sum(own > other for other in points) - sum(own < other for other in points)) / rivals for own in points]


SCHEMES: dict[str, Scheme] = {
    POINTS: final_points,
    "final": final_points,
    "win": wins,
    "margin": margins,
    "place": places,
}


def scheme_named(name: str) -> Scheme:
    if name not in SCHEMES:
        raise UnknownName("reward", name, list(SCHEMES))
    return SCHEMES[name]
