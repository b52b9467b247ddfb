"""`speleo serve`: tables for people elsewhere."""

from __future__ import annotations

import argparse

from speleo.cli.arguments import Commands
from speleo.kernel.errors import SpeleoError


def register(commands: Commands) -> None:
    from dataclasses import fields

    from speleo.server.settings import Settings, variable

    parser = commands.add_parser("serve", help="run the table server, for play over the network")
    for item in fields(Settings):
        told = f"{item.metadata['help']} ({variable(item.name)}"
        told += f"; default {item.default})" if item.default != "" else ")"
        parser.add_argument(f"--{item.name.replace('_', '-')}", metavar="X", help=told)
    parser.add_argument("--open", action="store_true", help="open the web app in the browser when it is there")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.server.settings import settings_from

    settings = settings_from(vars(chosen))
    try:
        from speleo.server.serving import serve

        return serve(settings, chosen.open)
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None


def needs_packages(missing: ModuleNotFoundError) -> SpeleoError:
    extra = "serve,nats" if str(missing.name).startswith("nats") else "serve"
    return SpeleoError(f'the table server needs {missing.name}, which is not installed: pip install "speleo[{extra}]"')
