"""Comparing actions in the same futures."""

from speleo.bots.comparing import Effort, Foresight, best_of
from speleo.games import game_named
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State

START = game_named("diamant").new(game_named("diamant").setup(3))


class Prices(Foresight):
    """Each action is worth its code, and luck that is the same for all, or a noise of its own."""

    def __init__(self, noise: int) -> None:
        self.noise = noise
        self.tried: dict[int, list[int]] = {}

    def outcome(self, state: State, seat: int, code: int, seed: int) -> int:
        self.tried.setdefault(code, []).append(seed)
        return code + seed % 100000 + (seed * (code + 7919) >> 8) % (2 * self.noise + 1)


def choose(prices: Prices, codes: list[int], usual: int, effort: Effort) -> int:
    choices = Choices()
    for code in codes:
        choices.add(code)
    return codes[best_of(prices, START, 0, choices, usual, effort, FastDealer("compare"))]


def test_luck_that_all_share_cancels_out() -> None:
    """A small difference is seen at once through luck a thousand times as large."""
    assert choose(Prices(0), [10, 30, 20], 0, Effort(2, 2, 1, 10)) == 30


def test_the_usual_action_is_kept_unless_another_is_clearly_better() -> None:
    assert choose(Prices(5000), [10, 30, 20], 0, Effort(4, 8, 2, 30)) == 10
    assert choose(Prices(5000), [10, 9000, 20], 0, Effort(4, 8, 2, 30)) == 9000


def test_every_action_meets_the_same_futures_and_only_the_best_are_looked_at_again() -> None:
    prices = Prices(0)
    choose(prices, [1, 2, 3, 4, 5], 0, Effort(3, 4, 2, 10))
    assert {code: len(seeds) for code, seeds in prices.tried.items()} == {1: 7, 2: 3, 3: 3, 4: 7, 5: 7}
    assert prices.tried[1] == prices.tried[4] == prices.tried[5]
    assert prices.tried[2] == prices.tried[1][:3]
    assert len(set(prices.tried[1])) == 7
