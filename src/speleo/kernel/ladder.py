"""States of a match that are kept to go back to: few, and the nearer to the present the denser."""

from __future__ import annotations

from typing import Generic

from speleo.kernel.game import S

SPACING = 8


class Ladder(Generic[S]):
    """A rung is a number of steps and the state after them.

    The rung below a moment that lies d steps back is at most about d steps further down. So going back costs no more
    than what it takes back had cost, and a match with any number of undos is replayed in linear time. The number of
    rungs grows with the logarithm of the steps.
    """

    def __init__(self, start: S) -> None:
        self.rungs: list[tuple[int, S]] = [(0, twin(start))]

    def passed(self, steps: int, state: S) -> None:
        """The match has come so far; its state may be kept, and older ones are thinned out."""
        if steps % SPACING:
            return
        self.rungs = [rung for rung in self.rungs if is_kept(rung[0], steps)]
        self.rungs.append((steps, twin(state)))

    def copy(self) -> Ladder[S]:
        """A ladder of its own; a state on a rung is never changed, so both may keep it."""
        other = Ladder(self.rungs[0][1])
        other.rungs = list(self.rungs)
        return other

    def near(self, steps: int) -> tuple[int, S]:
        """The highest rung that is not above so many steps; all rungs stay, the state is the caller's."""
        at, state = next(rung for rung in reversed(self.rungs) if rung[0] <= steps)
        return at, twin(state)

    def below(self, steps: int) -> tuple[int, S]:
        """The highest rung that is not above so many steps; the rungs above it are gone, the state is the caller's."""
        while self.rungs[-1][0] > steps:
            self.rungs.pop()
        at, state = self.rungs[-1]
        return at, twin(state)


def twin(state: S) -> S:
    """A clone, which is of the same kind."""
    copy = state.clone()
    assert isinstance(copy, type(state))
    return copy


def is_kept(rung: int, steps: int) -> bool:
    """Far rungs stand on multiples of larger powers of two."""
    return rung % max(SPACING, 1 << max(0, (steps - rung).bit_length() - 2)) == 0
