"""What happened, told by the rules while an action is carried out."""

from __future__ import annotations

from typing import Final, final

from speleo.kernel.numbers import append, i64, vec

WORDS: Final = 4
"""Numbers per event: its kind and three details."""


@final
class Story:
    """The events of one action as plain numbers; each game's `events` module turns them into typed values.

    A story that does not listen costs next to nothing, so that playouts and matches run the same rules.
    """

    def __init__(self, listening: bool) -> None:
        self.listening: bool = listening
        self.words: vec[i64] = vec[i64]()

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        if self.listening:
            self.words = append(append(append(append(self.words, kind), a), b), c)


UNHEARD: Final = Story(False)
"""The story nobody listens to."""
