"""`speleo db`: looks after the database of the table server."""

from __future__ import annotations

import argparse

from speleo.cli.arguments import Commands


def register(commands: Commands) -> None:
    parser = commands.add_parser("db", help="look after the database of the table server")
    parser.add_argument("task", choices=("upgrade",), help="bring the database to the form this version needs")
    parser.add_argument("--database-url", metavar="URL", help="by default SPELEO_DATABASE_URL, else your data folder")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    import asyncio

    from speleo.cli.serve import needs_packages
    from speleo.server.settings import settings_from

    settings = settings_from({"database_url": chosen.database_url})
    try:
        from speleo.server.serving import prepare
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    asyncio.run(prepare(settings, must_upgrade=True))
    print("the database is up to date")
    return 0
