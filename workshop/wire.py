"""The web app's types, made from what the server says of its API."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from workshop.places import SPELEO, WEB
from workshop.trouble import Trouble

WIRE = WEB / "src" / "wire"
MADE = ("schema.ts", "api.json")


def make_types(folder: Path = WIRE) -> None:
    """The types of the wire for the web app, and the fingerprint of the API that they were made from."""
    for name, flags in (("openapi.json", []), ("api.json", ["--fingerprint"])):
        told = subprocess.run([SPELEO, "openapi", *flags], check=True, capture_output=True, text=True).stdout
        (folder / name).write_text(told, encoding="utf-8")
    program = WEB / "node_modules" / ".bin" / "openapi-typescript"
    tool = [str(program), str(folder / "openapi.json"), "-o", str(folder / "schema.ts")]
    subprocess.run(tool, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    (folder / "openapi.json").unlink()


def check_types() -> None:
    with tempfile.TemporaryDirectory() as fresh:
        make_types(Path(fresh))
        for name in MADE:
            if (Path(fresh) / name).read_text("utf-8") != (WIRE / name).read_text("utf-8"):
                raise Trouble(f"web/src/wire/{name} does not fit the API: run 'python3 run.py types'")
