"""What a bot is: somebody who looks at what its seat may know and names an action."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.numbers import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """Plays one seat. It gets the state as its seat sees it, so it cannot peek.

    >>> import speleo
    >>> bot, match = speleo.bot("diamant", "odds"), speleo.game("diamant").match(seats=2)
    >>> match.act(speleo.CHANCE, "treasure 5").serial
    1
    >>> code = bot.choose(match.state.seen_by(0), 0, speleo.FastDealer("dice"))
    >>> match.game.decode(match.state, code).notation
    'on'
    """

    @abstractmethod
    def choose(self, seen: State, seat: i64, dealer: FastDealer) -> i64:
        """The code of a legal action; the dealer is for bots that throw dice in their heads."""
