"""`speleo openapi`: the description of the server's API."""

from __future__ import annotations

import argparse
import json

from speleo.cli.arguments import Commands
from speleo.cli.serve import needs_packages


def register(commands: Commands) -> None:
    parser = commands.add_parser("openapi", help="print the description of the server's API as JSON")
    parser.add_argument("--fingerprint", action="store_true", help='print only its fingerprint, as {"api": …}')
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    try:
        from speleo.server.settings import Settings
        from speleo.server.web.app import application
        from speleo.server.web.pages import fingerprint
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    schema = application(Settings()).openapi()
    told = {"api": fingerprint(schema)} if chosen.fingerprint else schema
    print(json.dumps(told, indent=1, ensure_ascii=False))
    return 0
