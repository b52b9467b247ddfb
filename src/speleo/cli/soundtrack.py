"""`speleo soundtrack`: the music and the effects as files."""

from __future__ import annotations

import argparse
from pathlib import Path

from speleo.cli.arguments import Commands

LONGEST = 600.0
"""Seconds of one piece."""


def register(commands: Commands) -> None:
    parser = commands.add_parser("soundtrack", help="render the music and the effects to WAV files")
    parser.add_argument("out", type=Path, metavar="FOLDER", help="where the files go")
    parser.add_argument("--only", metavar="NAMES", help="these alone, separated by commas; effects for all effects")
    parser.add_argument("--seconds", type=float, help="how long each piece is (default: as the score says)")
    parser.add_argument("--seed", default="speleo", help="any text; the same text gives the same notes")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.kernel.errors import BadSetup

    if chosen.seconds is not None and not 1 <= chosen.seconds <= LONGEST:
        raise BadSetup(f"--seconds is 1 to {LONGEST:.0f}, not {chosen.seconds:g}")
    try:
        from speleo.sound.measuring import measured
        from speleo.sound.soundtrack import tracks, write
    except ModuleNotFoundError as missing:
        raise BadSetup(f"rendering sound needs {missing.name}: pip install 'speleo[sound]'") from None
    every = tracks(chosen.seed, chosen.seconds)
    names = wanted(chosen.only, list(every)) if chosen.only is not None else list(every)
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
        for at, (path, sound) in enumerate(write(chosen.out, {name: every[name] for name in names}), 1):
            print(f"{at:3}/{len(names)}  {path.name:24} {measured(sound)}", flush=True)
    except OSError as error:
        raise BadSetup(f"{chosen.out}: {error.strerror}") from None
    return 0


def wanted(asked: str, known: list[str]) -> list[str]:
    """The tracks that were named."""
    from speleo.kernel.errors import BadSetup
    from speleo.kernel.nearest import hint

    found: list[str] = []
    for name in filter(None, (word.strip() for word in asked.split(","))):
        if name == "effects":
            found += [track for track in known if track.startswith("fx_")]
        elif name in known:
            found.append(name)
        else:
            raise BadSetup(f"there is no track {name!r}{hint(name, known)}")
    if not found:
        raise BadSetup(f"--only names none of {', '.join(known)}")
    return list(dict.fromkeys(found))
