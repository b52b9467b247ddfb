"""`speleo sim`: many matches between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import Commands, add_bots, add_setup, bots_of, setup_of

if TYPE_CHECKING:
    from speleo.arena.fixture import Fixture, Result
    from speleo.arena.tally import Tally, Together
    from speleo.kernel.setup import Setup

MOST_FAULTS_TOLD = 10


def register(commands: Commands) -> None:
    parser = commands.add_parser("sim", help="let bots play many matches and print statistics")
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument("--games", type=int, default=1000, help="how many matches (default 1000)")
    add_bots(parser)
    parser.add_argument("--rotate", action="store_true", help="everybody moves on by one seat after each match")
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same matches")
    parser.add_argument("--processes", type=int, help="how many processes play (default: one for each core)")
    parser.add_argument("--match", type=int, metavar="K", help="play only match K of them, counted from 1")
    parser.add_argument("--record", type=Path, metavar="FILE", help="with --match: record it in this new file")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def fixture(setup: Setup, names: list[str], seed: str, number: int, rotate: bool) -> Fixture:
    """Match `number`, counted from 1, with a stream of its own; rotated, entry 1 sits on seat `number`."""
    from speleo.arena.fixture import Fixture

    by = (number - 1) % len(names) if rotate else 0
    bots = tuple(names[(seat - by) % len(names)] for seat in range(len(names)))
    return Fixture(number, setup, bots, f"{seed} match {number}", f"{seed} match {number}")


def run(chosen: argparse.Namespace) -> int:
    from speleo.arena.progress import with_progress
    from speleo.arena.spread import cores, play_all
    from speleo.arena.tally import Tally, Together
    from speleo.games import game_named
    from speleo.kernel.errors import BadSetup
    from speleo.visitors.finding import check_players

    if chosen.games < 1:
        raise BadSetup(f"--games is at least 1, not {chosen.games}")
    if chosen.record is not None and chosen.match is None:
        raise BadSetup("--record is for one match: name it with --match")
    if chosen.match is not None and not 1 <= chosen.match <= chosen.games:
        raise BadSetup(f"--match is 1 to {chosen.games} (--games), not {chosen.match}")
    game, processes = game_named(chosen.game), cores(chosen.processes)
    setup = setup_of(game, chosen)
    names = bots_of(chosen, setup.seats)
    check_players(setup, names, recorded=chosen.record is not None)
    numbers = range(1, chosen.games + 1) if chosen.match is None else [chosen.match]
    fixtures = [fixture(setup, names, chosen.seed, number, chosen.rotate) for number in numbers]
    tallies, together = [Tally(entry, name) for entry, name in enumerate(names)], Together(game)
    steps, faults, began = 0, list[str](), time.perf_counter()
    results = iter([recorded(fixtures[0], chosen.record)]) if chosen.record else play_all(fixtures, processes)
    for result in with_progress(results, len(fixtures), "matches", chosen.json):
        steps += result.steps
        faults += [f"match {result.number}: {fault}" for fault in result.faults]
        add(result, tallies, chosen.rotate)
        if game.endings:
            together.add(result)
    seconds, games = time.perf_counter() - began, len(fixtures)
    told: dict[str, object] = {"game": game.name, "edition": setup.edition, "options": dict(setup.options)}
    told |= {"seats": setup.seats, "games": games, "seed": chosen.seed, "rotated": chosen.rotate, "steps": steps}
    told |= {"results": [tally.summary(games) for tally in tallies], "faults": sorted(faults)}
    if game.endings:
        told |= together.summary(games)
    if chosen.json:
        print(json.dumps(told, indent=2))
        return 0
    print(f"{game.name}: {games} matches, seed {chosen.seed!r}, {steps} steps in {seconds:.2f} s")
    if game.endings:
        print_together(together, game.name, games)
    else:
        print_table([tally.summary(games) for tally in tallies])
    print_faults(sorted(faults))
    return 0


def recorded(one: Fixture, path: Path) -> Result:
    """Play a match to a new file."""
    from speleo.arena.fixture import play_to_record
    from speleo.kernel.errors import SpeleoError

    if path.exists():
        raise SpeleoError(f"{path}: this file is there already")
    lines: list[str] = []
    result = play_to_record(one, lines.append)
    path.write_text("".join(lines), encoding="utf-8", newline="\n")
    return result


def add(result: Result, tallies: list[Tally], rotate: bool) -> None:
    by = (result.number - 1) % len(tallies) if rotate else 0
    for tally in tallies:
        seat = (tally.entry + by) % len(tallies)
        tally.add(result.points[seat], result.shares[seat])


def print_together(together: Together, game: str, games: int) -> None:
    """How matches ended, each with its 95 % interval, then how often there was how much to count."""
    from speleo.arena.tally import rate_error

    print("ending          matches       %  ± 95 %")
    for reason, matches in together.endings.items():
        rate = matches / games
        error = rate_error(rate, games)
        print(f"{reason.removeprefix(f'{game}-'):14}  {matches:>7}  {100 * rate:6.2f}  {100 * error:6.2f}")
    for what, found in together.counts.items():
        print(f"\n{what.removeprefix(f'{game}-'):14}  matches       %")
        for count in sorted(found):
            print(f"{count:>14}  {found[count]:>7}  {100 * found[count] / games:6.2f}")


def print_table(results: list[dict[str, object]]) -> None:
    print("seat  bot           wins %  ± 95 %      mean  ± 95 %   deviation  worst  best")
    for row in results:
        rate, wide, mean, error = (float(str(row[key])) for key in ("win_rate", "win_error", "mean", "error"))
        print(
            f"{row['seat']:>4}  {row['bot']:12}  {100 * rate:6.2f}  {100 * wide:6.2f}  {mean:8.2f}  {error:6.2f}"
            f"  {float(str(row['deviation'])):10.2f}  {row['worst']:>5}  {row['best']:>4}"
        )


def print_faults(faults: list[str]) -> None:
    for fault in faults[:MOST_FAULTS_TOLD]:
        print(f"speleo: {fault}", file=sys.stderr)
    if len(faults) > MOST_FAULTS_TOLD:
        print(f"speleo: and {len(faults) - MOST_FAULTS_TOLD} faults more", file=sys.stderr)
