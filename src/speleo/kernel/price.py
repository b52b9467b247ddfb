"""What an action costs and what it risks, so that people can weigh it before they take it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Price:
    """The price of an action that is legal now, as far as anybody can know it beforehand.

    - `points`: action points that are paid.
    - `uses`: what is used up, by name and number, such as `(("rope", 2),)`.
    - `test`: the chance in percent to pass the test that the action leads to; 0 where there may be none.
    - `risk`: the most health points that it may cost. Before a test they are lost on a failure.
    - `worst`: the risk is only the worst that may come, since a tile or a die is not known yet.
    """

    points: int = 0
    uses: tuple[tuple[str, int], ...] = ()
    test: int = 0
    risk: int = 0
    worst: bool = False


FREE = Price()
"""An action that costs and risks nothing."""
