"""`speleo site`: a site that needs no server."""

from __future__ import annotations

import argparse
from pathlib import Path

from speleo.cli.arguments import Commands
from speleo.cli.serve import needs_packages

MEGABYTE = 1e6


def register(commands: Commands) -> None:
    parser = commands.add_parser("site", help="write the app as a static site: play in a browser tab, without a server")
    parser.add_argument("out", metavar="OUT", help="the folder to write; a site that is there is replaced")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    try:
        from speleo.tab.site import write_site
    except ModuleNotFoundError as missing:
        raise needs_packages(missing) from None
    size = write_site(Path(chosen.out))
    print(f"wrote {chosen.out}, {size / MEGABYTE:.1f} MB: put it on any static host, at any address")
    return 0
