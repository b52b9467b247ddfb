"""The web app: its packages by npm, its pages by Vite, into the package."""

from __future__ import annotations

import re
import shutil
import subprocess

from workshop.places import PAGES, SOURCE, WEB, files_below
from workshop.stamps import Inputs, Stamp
from workshop.telling import Teller
from workshop.tools import run_tool
from workshop.wire import KNOWN

OLDEST_NODE = 20
LAST_WRITTEN = PAGES / "sw.js"
"""Written when everything else is there: without it the pages are not whole."""
QUIET_NPM = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


def node_problem() -> str:
    """What is wrong with Node here, in one line; empty if nothing is."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return f"there is no {'Node' if node is None else 'npm'} here (the web app needs Node {OLDEST_NODE} or newer)"
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    found = re.match(r"v(\d+)", told)
    if found is None or int(found[1]) < OLDEST_NODE:
        return f"Node {told.removeprefix('v') or 'here'} is too old (the web app needs Node {OLDEST_NODE} or newer)"
    return ""


def whole() -> bool:
    return LAST_WRITTEN.exists()


def page_inputs() -> Inputs:
    texts = [path for path in files_below(SOURCE) if path.suffix == ".ftl"]
    drawings = [path for path in files_below(SOURCE / "games") if path.suffix == ".svg"]
    return Inputs([*files_below(WEB), *texts, *drawings, KNOWN])


def build_pages(teller: Teller, tools: bool = False) -> None:
    """The pages, if something in them has changed. Without Node, pages that are there are used as they are."""
    lock = Inputs([WEB / "package.json", WEB / "package-lock.json"])
    now = page_inputs()
    stamp = Stamp("pages")
    fresh = whole() and stamp.fits(now)
    if fresh and not tools:
        return
    problem = node_problem()
    if problem:
        said = (
            "the pages that are here are used" if whole() else "there is no web app, but the game in the terminal works"
        )
        teller.say(f"{problem}: {said}")
        return
    fetch_packages(lock, tools, teller)
    if not fresh:
        with teller.stage("building the pages"):
            stamp.drop()
            LAST_WRITTEN.unlink(missing_ok=True)
            run_vite()
            stamp.keep(now)


def fetch_packages(lock: Inputs, tools: bool, teller: Teller) -> None:
    """What a build needs, or also what checks and tests need; who has the latter has the former."""
    small, large = Stamp("web-packages"), Stamp("web-tools")
    there = (WEB / "node_modules").is_dir()
    if there and (large.fits(lock) or (not tools and small.fits(lock))):
        return
    small.drop()
    large.drop()
    with teller.stage("packages for the web app" + (" and its tests" if tools else "")):
        clean_install(tools)
    (large if tools else small).keep(lock)


def clean_install(tools: bool) -> None:
    left_out = [] if tools else ["--omit=dev"]
    run_tool("installing packages for the web app", [npm(), "ci", *left_out, *QUIET_NPM], folder=WEB)


def run_vite() -> None:
    run_tool("building the pages", [npm(), "run", "--silent", "build", "--", "--logLevel", "warn"], folder=WEB)


def npm() -> str:
    return shutil.which("npm") or "npm"


def build_for_package() -> None:
    """The pages for a wheel or a source package, where no environment of run.py's is at hand."""
    clean_install(tools=False)
    run_vite()
