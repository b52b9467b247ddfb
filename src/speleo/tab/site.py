"""Writing a site that needs no server: the pages, Python for the tab, and as files what pages ask for first."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import tempfile
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from speleo.games import GAMES
from speleo.kernel.errors import SpeleoError
from speleo.server.worker import Worker
from speleo.tab.host import TabHost
from speleo.tab.keeper import Forgetful
from speleo.tab.store import TabStore

MARK = "speleo-site.json"
LANGUAGES = ("en", "de")
TOO_SLOW = {"subterra": ("expert", "master")}
"""Bots that look ahead for so long that nobody would wait for them on an engine that is not compiled."""
NOT_COPIED = ("*.gz", "build.json", "sw.js")
HOW = "run 'python3 run.py setup' in a checkout (it needs Node 20)"


def write_site(out: Path) -> int:
    """All of it, or nothing; how many bytes it has."""
    check_target(out)
    with as_file(files("speleo.server").joinpath("static")) as static:
        if not (static / "index.html").exists():
            raise SpeleoError(f"the web app is not built: {HOW}")
        if not (static / "tab" / "files.json").exists():
            raise SpeleoError(f"Python for browser tabs is not built: {HOW}")
        try:
            out.parent.mkdir(parents=True, exist_ok=True)
            fresh = Path(tempfile.mkdtemp(prefix=".site-", dir=out.parent))
        except OSError as error:
            raise SpeleoError(f"{out}: cannot be written: {error.strerror}") from None
        try:
            shutil.copytree(static, fresh, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*NOT_COPIED))
            finish(fresh, (static / "sw.js").read_text("utf-8"))
            replace(out, fresh)
        except OSError as error:
            raise SpeleoError(f"{out}: cannot be written: {error.strerror}") from None
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


def check_target(out: Path) -> None:
    """Nothing is written over but a site of ours."""
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).exists():
        raise SpeleoError(f"{out}: there is something else in this folder; name a new one, or empty it")
    if out.exists() and not out.is_dir():
        raise SpeleoError(f"{out}: this is a file, not a folder")


def replace(out: Path, fresh: Path) -> None:
    fresh.chmod(0o755)
    if out.exists():
        shutil.rmtree(out)
    os.replace(fresh, out)


def finish(folder: Path, worker: str) -> None:
    """Make copied pages a site: addresses beside the page, answers as files, and a worker that keeps all of it."""
    page = (folder / "index.html").read_text("utf-8")
    page = page.replace('<html lang="en"', '<html lang="en" data-site="tab"').replace('="/', '="./')
    (folder / "index.html").write_text(page, "utf-8")
    manifest = (folder / "manifest.webmanifest").read_text("utf-8").replace('"/', '"./')
    (folder / "manifest.webmanifest").write_text(manifest, "utf-8")
    for name, body in asyncio.run(answers()).items():
        path = folder / "data" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (folder / MARK).write_text(json.dumps({"made by": "speleo site"}), "utf-8")
    kept = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".png" and path.name != MARK)
    total = hashlib.sha256()
    for path in kept:
        total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    names = json.dumps([path.relative_to(folder).as_posix() for path in kept])
    rest = worker.split("\n", 2)[2]
    (folder / "sw.js").write_text(f'const FILES = {names};\nconst BUILD = "{total.hexdigest()[:16]}";\n{rest}', "utf-8")


async def answers() -> dict[str, bytes]:
    """What pages ask for before Python is there, by the name of its file (`writtenAt` in web/src/wire/carrier.ts)."""
    host = TabHost(TabStore(Forgetful()), Worker)
    await host.start()
    try:
        found = {"games.json": json.dumps(quick(json.loads(await body(host, "games")))).encode()}
        found["badges.json"] = await body(host, "badges")
        found["lessons.json"] = await body(host, "lessons")
        for lesson in json.loads(found["lessons.json"]):
            place = f"lessons/{lesson['game']}/{lesson['name']}"
            found[f"{place}.json"] = await body(host, place)
        for game in GAMES:
            for language in LANGUAGES:
                found[f"rules/{game}.{language}.json"] = await body(host, f"rules/{game}?lang={language}")
                found[f"games/{game}/texts.{language}.json"] = await body(host, f"games/{game}/texts?lang={language}")
        return found
    finally:
        await host.stop()


async def body(host: TabHost, what: str) -> bytes:
    reply = await host.request("GET", f"/api/{what}")
    assert reply.status == 200, (what, reply.status)
    return reply.body


def quick(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games with the bots that think fast enough in a tab."""
    for game in games:
        slow = TOO_SLOW.get(game["name"], ())
        game["bots"] = [bot for bot in game["bots"] if bot not in slow]
        game["cast"] = [one for one in game["cast"] if one["bot"] not in slow]
    return games
