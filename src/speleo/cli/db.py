"""`speleo db`: looks after the database of the table server."""

from __future__ import annotations

import argparse

from speleo.cli.arguments import Commands


def register(commands: Commands) -> None:
    parser = commands.add_parser("db", help="look after the database of the table server")
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    upgrading = tasks.add_parser("upgrade", help="bring the database to the form this version needs")
    checking = tasks.add_parser("check", help="find tables that are damaged, and name them")
    stats = tasks.add_parser("stats", help="how many tables there are and how much they take")
    stats.add_argument("--json", action="store_true", help="as JSON")
    pruning = tasks.add_parser("prune", help="delete tables and guests that were left long ago")
    pruning.add_argument("--dry-run", action="store_true", help="only say how many that would be")
    for phase, told in (("waiting", "that never started"), ("running", "in play"), ("over", "whose match is over")):
        pruning.add_argument(f"--{phase}-days", metavar="DAYS", help=f"tables {told}; 0 keeps them")
    backing = tasks.add_parser("backup", help="copy everything into one file, also while the server runs")
    restoring = tasks.add_parser("restore", help="fill a new database from a backup")
    for task in (backing, restoring):
        task.add_argument("file", metavar="FILE")
    for task in (upgrading, checking, stats, pruning, backing, restoring):
        task.add_argument("--database-url", metavar="URL", help="by default SPELEO_DATABASE_URL, else your data folder")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    import asyncio

    from speleo.cli.serve import needs_packages
    from speleo.server.settings import settings_from

    settings = settings_from(vars(chosen))
    try:
        from speleo.server import tasks
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    told, code = asyncio.run(tasks.TASKS[chosen.task](settings, chosen))
    print(told)
    return code
