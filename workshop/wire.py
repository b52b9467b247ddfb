"""The web app's types, made from what the server says of its API."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from workshop.places import ROOT, SOURCE, SPELEO, WEB
from workshop.trouble import Trouble

WIRE = WEB / "src" / "wire"
KNOWN = SOURCE / "server" / "web" / "api.json"
"""So the server knows its own API without describing it, and notices pages that were built for another one."""


def make_types(types: Path = WIRE / "schema.ts", known: Path = KNOWN) -> None:
    """The types of the wire for the web app, and the fingerprint of the API that they were made from."""
    known.write_text(described("--fingerprint"), encoding="utf-8")
    with tempfile.TemporaryDirectory() as fresh:
        whole = Path(fresh) / "openapi.json"
        whole.write_text(described(), encoding="utf-8")
        program = WEB / "node_modules" / ".bin" / "openapi-typescript"
        tool = [str(program), str(whole), "-o", str(types)]
        subprocess.run(tool, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def described(*flags: str) -> str:
    return subprocess.run([SPELEO, "openapi", *flags], check=True, capture_output=True, text=True).stdout


def check_types() -> None:
    with tempfile.TemporaryDirectory() as fresh:
        types, known = Path(fresh) / "schema.ts", Path(fresh) / "api.json"
        make_types(types, known)
        for made, kept in ((types, WIRE / "schema.ts"), (known, KNOWN)):
            if made.read_text("utf-8") != kept.read_text("utf-8"):
                raise Trouble(f"{kept.relative_to(ROOT)} does not fit the API: run 'python3 run.py types'")
