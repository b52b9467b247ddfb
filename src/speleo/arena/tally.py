"""What bots made of many matches, added up."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from speleo.arena.fixture import Result
from speleo.kernel.game import Game

SURE = 1.96
"""Standard errors to each side that make an interval of 95 %."""


def rate_error(rate: float, count: int) -> float:
    """Half the width of the 95 % interval of a rate."""
    return SURE * math.sqrt(max(0.0, rate * (1 - rate)) / count)


@dataclass(slots=True)
class Tally:
    """What one bot of the list made of all matches. A shared win counts as its share."""

    entry: int
    bot: str
    wins: float = 0.0
    total: int = 0
    squares: int = 0
    best: int = -(10**9)
    worst: int = 10**9

    def add(self, points: int, share: float) -> None:
        self.wins += share
        self.total += points
        self.squares += points * points
        self.best = max(self.best, points)
        self.worst = min(self.worst, points)

    def summary(self, games: int) -> dict[str, object]:
        """The figures of one seat for `--json`: means with the error of so many games."""
        mean = self.total / games
        deviation = math.sqrt(max(0.0, self.squares / games - mean * mean))
        rate = self.wins / games
        return {
            "seat": self.entry + 1,
            "bot": self.bot,
            "wins": round(self.wins, 6),
            "win_rate": round(rate, 6),
            "win_error": round(rate_error(rate, games), 6),
            "mean": round(mean, 6),
            "deviation": round(deviation, 6),
            "error": round(SURE * deviation / math.sqrt(games), 6),
            "best": self.best,
            "worst": self.worst,
        }


class Together:
    """What came of matches in which all seats win or lose together: how they ended, and what there was to count."""

    def __init__(self, game: Game) -> None:
        self.endings = dict.fromkeys(game.endings, 0)
        self.counts: dict[str, Counter[int]] = {what: Counter() for what in game.counted}

    def add(self, result: Result) -> None:
        self.endings[result.reason] += 1
        for what, count in result.counts.items():
            self.counts[what][count] += 1

    def summary(self, games: int) -> dict[str, object]:
        endings = {
            reason: {"matches": matches, "rate": round(matches / games, 6)} for reason, matches in self.endings.items()
        }
        counts = {what: {str(count): found[count] for count in sorted(found)} for what, found in self.counts.items()}
        return {"endings": endings, "counts": counts}
