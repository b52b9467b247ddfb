"""The virtual environment and the pinned packages in it: with uv where pip can get it, else with venv and pip."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from workshop.indexes import uv_settings
from workshop.places import KEPT, PYTHON, ROOT, SITE, SPELEO, VENV
from workshop.stamps import Inputs, Stamp, write_whole
from workshop.telling import Teller
from workshop.tools import run_tool
from workshop.trouble import Trouble

LAYOUT = "2"
PINS = ROOT / "requirements"
QUIET_PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--retries", "2")
INSTALLED = VENV / "stamps"
"""What was installed, noted where it was, so that it goes with the environment."""
UNFINISHED = INSTALLED / "unfinished"


def prepare(groups: tuple[str, ...], teller: Teller) -> None:
    """An environment that holds these groups of packages; one that was left half made is made anew."""
    made_for = f"{LAYOUT}\n{sys.version}\n{sys.base_prefix}\n{VENV}"
    mark = INSTALLED / "environment"
    if not PYTHON.exists() or UNFINISHED.exists() or not mark.exists() or mark.read_text("utf-8") != made_for:
        groups = (*groups, *installed())
        with teller.stage("a virtual environment in .venv"):
            make_environment()
            INSTALLED.mkdir()
            write_command()
            write_whole(mark, made_for)
    wanted = {group: Inputs([PINS / f"{group}.txt"]) for group in groups}
    missing = {group: now for group, now in wanted.items() if not Stamp(f"packages-{group}", INSTALLED).fits(now)}
    if missing:
        with teller.stage(f"Python packages ({', '.join(missing)})"):
            install([PINS / f"{group}.txt" for group in missing])
        for group, now in missing.items():
            Stamp(f"packages-{group}", INSTALLED).keep(now)


def installed() -> list[str]:
    """The groups of packages that the environment holds, whoever asked for them."""
    found = (path.name.removeprefix("packages-") for path in sorted(INSTALLED.glob("packages-*")))
    return [group for group in found if (PINS / f"{group}.txt").exists()]


def install(pins: list[Path]) -> None:
    """All or nothing: an environment in which this was interrupted is not used again."""
    UNFINISHED.touch()
    listed = [word for path in pins for word in ("--requirement", str(path))]
    uv = find_uv()
    if uv is not None:
        command = [uv, "pip", "install", "--quiet", "--no-deps", "--python", str(PYTHON), *listed]
        run_tool("installing Python packages", command, variables=uv_settings())
    else:
        command = [str(PYTHON), *QUIET_PIP, "install", "--quiet", "--no-deps", *listed]
        run_tool("installing Python packages", command)
    UNFINISHED.unlink()


def find_uv() -> str | None:
    """The system's uv, or one that pip brings; SPELEO_PIP=1 asks for doing without."""
    if os.environ.get("SPELEO_PIP") == "1":
        return None
    own = KEPT / "uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if own.exists():
        return str(own)
    found = shutil.which("uv")
    if found is not None:
        return found
    fresh = KEPT / f"uv.{os.getpid()}"
    command = [sys.executable, *QUIET_PIP, "install", "--quiet", "--no-deps", "--no-compile", "--target", str(fresh)]
    try:
        run_tool("getting uv", [*command, "--requirement", str(PINS / "tools.txt")])
        os.replace(fresh, KEPT / "uv")
    except Trouble as trouble:
        if any(word in str(trouble) for word in ("disk is full", "cannot be reached", "not trusted", "proxy")):
            raise
        return None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return str(own) if own.exists() else None


def make_environment() -> None:
    """With uv, or the venv module, or where a system leaves that out with virtualenv, fetched by pip."""
    shutil.rmtree(VENV, ignore_errors=True)
    uv = find_uv()
    if uv is not None:
        command = [uv, "venv", "--quiet", "--python", sys.executable, str(VENV)]
        run_tool("making an environment", command, variables=uv_settings())
        return
    try:
        run_tool("making an environment", [sys.executable, "-m", "venv", str(VENV)])
    except Trouble:
        shutil.rmtree(VENV, ignore_errors=True)
        tools = KEPT / "virtualenv"
        command = [sys.executable, *QUIET_PIP, "install", "--quiet", "--target", str(tools), "virtualenv"]
        run_tool("getting virtualenv", command)
        command = [sys.executable, "-m", "virtualenv", "--quiet", str(VENV)]
        run_tool("making an environment", command, variables={"PYTHONPATH": str(tools)})


def write_command() -> None:
    """The command `speleo` of the environment, also where the path has spaces, which a first line cannot have."""
    if os.name == "nt":
        SPELEO.write_text(f'@"{PYTHON}" -P -m speleo %*\r\n', encoding="utf-8")
        return
    SPELEO.write_text(f'#!/bin/sh\nexec {quoted(PYTHON)} -P -m speleo "$@"\n', encoding="utf-8")
    SPELEO.chmod(0o755)


def quoted(path: Path) -> str:
    return "'" + str(path).replace("'", "'\\''") + "'"


def point_to(tree: Path) -> None:
    """From now on new processes of the environment find Speleo in this folder; those that run keep theirs."""
    line = f"import sys; sys.path.append({str(tree)!a})\n"
    if not (SITE / "speleo.pth").exists() or (SITE / "speleo.pth").read_text("ascii") != line:
        write_whole(SITE / "speleo.pth", line)
