"""`speleo sim`: many matches between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from speleo.cli.arguments import Commands, add_setup, setup_of

if TYPE_CHECKING:
    from speleo.kernel.game import Game
    from speleo.kernel.outcome import Outcome

SLICE = 0.1
"""Seconds between looks at the keyboard and the progress bar."""


def register(commands: Commands) -> None:
    parser = commands.add_parser("sim", help="let bots play many matches and print statistics")
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument("--games", type=int, default=1000, help="how many matches (default 1000)")
    parser.add_argument(
        "--bots", default="random", help="one bot for each seat, separated by commas; fewer are repeated"
    )
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same matches")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


@dataclass(slots=True)
class Tally:
    """What one seat made of all matches. A shared win counts as its share, a win of all together as a whole one."""

    seat: int
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
        mean = self.total / games
        deviation = math.sqrt(max(0.0, self.squares / games - mean * mean))
        return {
            "seat": self.seat + 1,
            "bot": self.bot,
            "wins": round(self.wins, 6),
            "win_rate": round(self.wins / games, 6),
            "mean": round(mean, 6),
            "deviation": round(deviation, 6),
            "error": round(1.96 * deviation / math.sqrt(games), 6),
            "best": self.best,
            "worst": self.worst,
        }


class Together:
    """What came of matches in which all seats win or lose together: how they ended, and what there was to count."""

    def __init__(self, game: Game) -> None:
        self.endings = dict.fromkeys(game.endings, 0)
        self.counts: dict[str, Counter[int]] = {what: Counter() for what in game.counted}

    def add(self, outcome: Outcome) -> None:
        self.endings[outcome.reason] += 1
        for entry in outcome.standings[0].breakdown:
            if entry.what in self.counts:
                self.counts[entry.what][entry.count] += 1

    def summary(self, games: int) -> dict[str, object]:
        endings = {
            reason: {"matches": matches, "rate": round(matches / games, 6)} for reason, matches in self.endings.items()
        }
        counts = {what: {str(count): found[count] for count in sorted(found)} for what, found in self.counts.items()}
        return {"endings": endings, "counts": counts}


def run(chosen: argparse.Namespace) -> int:
    from speleo.bots import bot_named
    from speleo.bots.sitting import play_to_end
    from speleo.games import game_named
    from speleo.kernel.engine.dealer import FastDealer
    from speleo.kernel.errors import BadSetup

    if chosen.games < 1:
        raise BadSetup(f"--games is at least 1, not {chosen.games}")
    game = game_named(chosen.game)
    setup = setup_of(game, chosen)
    named = chosen.bots.split(",")
    if len(named) > setup.seats:
        raise BadSetup(f"{len(named)} bots are too many for {setup.seats} seats")
    names = [named[seat % len(named)] for seat in range(setup.seats)]
    bots = [bot_named(game.name, name) for name in names]
    tallies = [Tally(seat, name) for seat, name in enumerate(names)]
    together = Together(game)
    start, dealer, steps, began = game.new(setup), FastDealer(chosen.seed), 0, time.perf_counter()
    for _match in with_progress(chosen.games, chosen.json):
        state = start.clone()
        steps += play_to_end(state, bots, dealer)
        outcome = game.outcome(state)
        if game.endings:
            together.add(outcome)
        share = 1.0 if game.endings else 1 / max(1, len(outcome.winners))
        for tally in tallies:
            tally.add(state.score(tally.seat), share if tally.seat in outcome.winners else 0.0)
    seconds = time.perf_counter() - began
    results = [tally.summary(chosen.games) for tally in tallies]
    told = {"game": game.name, "edition": setup.edition, "options": dict(setup.options), "seats": setup.seats}
    told |= {"games": chosen.games, "seed": chosen.seed, "steps": steps, "results": results}
    if game.endings:
        told |= together.summary(chosen.games)
    if chosen.json:
        print(json.dumps(told, indent=2))
    else:
        print(f"{game.name}: {chosen.games} matches, seed {chosen.seed!r}, {steps} steps in {seconds:.2f} s")
        if game.endings:
            print_together(together, game.name, chosen.games)
        else:
            print_table(results)
    return 0


def with_progress(games: int, quiet: bool) -> Iterator[int]:
    """Counts the matches, with a progress bar on a terminal."""
    shown = not quiet and sys.stderr.isatty()
    last = time.perf_counter()
    for match in range(games):
        yield match
        now = time.perf_counter()
        if shown and now - last >= SLICE:
            last = now
            filled = 40 * (match + 1) // games
            print(f"\r[{'=' * filled}{' ' * (40 - filled)}] {match + 1}/{games}", end="", file=sys.stderr, flush=True)
    if shown:
        print("\r" + " " * 70 + "\r", end="", file=sys.stderr)


def print_together(together: Together, game: str, games: int) -> None:
    """How matches ended, each with its 95 % interval, then how often there was how much to count."""
    print("ending          matches       %  ± 95 %")
    for reason, matches in together.endings.items():
        rate = matches / games
        error = 1.96 * math.sqrt(rate * (1 - rate) / games)
        print(f"{reason.removeprefix(f'{game}-'):14}  {matches:>7}  {100 * rate:6.2f}  {100 * error:6.2f}")
    for what, found in together.counts.items():
        print(f"\n{what.removeprefix(f'{game}-'):14}  matches       %")
        for count in sorted(found):
            print(f"{count:>14}  {found[count]:>7}  {100 * found[count] / games:6.2f}")


def print_table(results: list[dict[str, object]]) -> None:
    print("seat  bot         wins %      mean  ± 95 %   deviation  worst  best")
    for row in results:
        rate, mean, error = float(str(row["win_rate"])), float(str(row["mean"])), float(str(row["error"]))
        print(
            f"{row['seat']:>4}  {row['bot']:10}  {100 * rate:6.2f}  {mean:8.2f}  {error:6.2f}"
            f"  {float(str(row['deviation'])):10.2f}  {row['worst']:>5}  {row['best']:>4}"
        )
