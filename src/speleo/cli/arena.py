"""`speleo arena`: a tournament between bots."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from speleo.cli.arguments import Commands, add_setup, setup_of

if TYPE_CHECKING:
    from speleo.arena.standings import Estimate, Standings

LEDGER, REPORT, STANDINGS = "matches.jsonl", "report.html", "standings.json"


def register(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="let bots play a tournament, with ratings and a report")
    parser.add_argument("game")
    add_setup(parser)
    parser.add_argument("--bots", required=True, metavar="NAMES", help="who takes part, separated by commas")
    parser.add_argument(
        "--tables",
        choices=("pairs", "alone", "mixed", "teams"),
        help="two bots in turn around the table (the default), one against all others of a kind, all together, or "
        "each bot on all seats (the default of games that are won together)",
    )
    parser.add_argument("--deals", type=int, default=100, help="how many deals; each is played in all rotations")
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same matches")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where ledger and report go")
    parser.add_argument("--processes", type=int, help="how many processes play (default: one for each core)")
    parser.add_argument("--dask", metavar="URL", help="play on the workers of this Dask scheduler instead")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.arena.ledger import Ledger
    from speleo.arena.lineups import PAIRS, TEAMS, Tournament
    from speleo.arena.progress import with_progress
    from speleo.arena.report import report
    from speleo.arena.spread import cores, play_all
    from speleo.arena.standings import standings
    from speleo.games import game_named
    from speleo.visitors.finding import check_players

    processes = cores(chosen.processes)
    game = game_named(chosen.game)
    setup, tables = setup_of(game, chosen), chosen.tables or (TEAMS if game.endings else PAIRS)
    bots = tuple(name.strip() for name in chosen.bots.split(","))
    tournament = Tournament(setup, bots, tables, chosen.deals, chosen.seed).checked()
    check_players(setup, bots)
    with Ledger(chosen.out / LEDGER, tournament) as ledger:
        before = len(ledger.results)
        left = [fixture for fixture in tournament.numbered() if fixture.number not in ledger.results]
        for result in with_progress(play_all(left, processes, chosen.dask), len(left), "matches"):
            ledger.add(result)
        found = standings(tournament, ledger.results.values())
        played = len(ledger.results)
    (chosen.out / REPORT).write_text(report(tournament, found, played), encoding="utf-8")
    (chosen.out / STANDINGS).write_text(as_json(tournament.told(), found, played), encoding="utf-8")
    print(f"{setup.game}: {played} matches ({before} of them from before), report in {chosen.out / REPORT}")
    print_standings(found, tables == TEAMS)
    for fault in found.faults[:10]:
        print(f"speleo: {fault}", file=sys.stderr)
    return 0


def as_json(told: dict[str, object], found: Standings, played: int) -> str:
    """A tournament as JSON, in which an error that nobody can know is null."""
    against = [
        {"bot": one, "other": other, "part": estimate.value, "error": finite(estimate)}
        for (one, other), estimate in sorted(found.against.items())
    ]
    rows = [asdict(row) for row in found.rows]
    for row in rows:
        for value in row.values():
            if isinstance(value, dict) and value["error"] == float("inf"):
                value["error"] = None
    held = {"tournament": told, "matches": played, "standings": rows, "against": against, "faults": found.faults}
    return json.dumps(held, indent=2) + "\n"


def finite(estimate: Estimate) -> float | None:
    return None if estimate.error == float("inf") else estimate.error


def print_standings(found: Standings, teams: bool) -> None:
    """A row for each bot, then one for each two that met."""
    print("bot            rating  ± 95 %   wins %  ± 95 %   points  ± 95 %  faults")
    for row in found.rows:
        print(
            f"{row.bot:12}  {row.rating.value:7.2f}  {row.rating.error:6.2f}  {100 * row.share.value:7.2f}  "
            f"{100 * row.share.error:6.2f}  {row.points.value:7.2f}  {row.points.error:6.2f}  {row.faults:>6}"
        )
    met = "the deals with which one of two got further" if teams else "what both won"
    print(f"\nof {met}, the part of the first, %")
    names = [row.bot for row in found.rows]
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            if (one, other) in found.against:
                duel = found.against[one, other]
                print(f"{one:12}  {other:12}  {100 * duel.value:6.2f}  ± {100 * duel.error:.2f}")
