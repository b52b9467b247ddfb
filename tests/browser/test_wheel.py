"""The wheel in an empty environment outside the checkout, without Node: it starts, opens and is played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from workshop.environment import find_uv
from workshop.indexes import uv_settings
from workshop.packages import make_packages
from workshop.places import ROOT, SOURCE, files_below
from workshop.telling import Teller

from tests.browser.people import wait_for_turn
from tests.server.serving import PATIENCE

EXTRAS = "play,serve"
CHOICES = 3
BROWSER = '#!/bin/sh\necho "$1" > "${0%/*}/opened"\n'


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the source package, with the engine that these tests run on."""
    made = make_packages(Teller(), tmp_path_factory.mktemp("dist"))
    return next(path for path in made if path.suffix == ".whl")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of an environment that holds nothing but the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("elsewhere") / "umgebung für alle"
    uv = find_uv()
    python = folder / "bin" / "python"
    pins = [f"--constraint={ROOT / 'requirements' / name}.txt" for name in ("play", "serve")]
    if uv is not None:
        make = [uv, "venv", "--quiet", "--python", sys.executable, str(folder)]
        install = [uv, "pip", "install", "--quiet", "--python", str(python), *pins]
    else:
        make = [sys.executable, "-m", "venv", str(folder)]
        install = [str(python), "-m", "pip", "install", "--quiet", *pins]
    environment = {**os.environ, **uv_settings()}
    subprocess.run(make, check=True, env=environment)
    subprocess.run([*install, f"speleo[{EXTRAS}] @ {wheel.as_uri()}"], check=True, env=environment, cwd=folder)
    return folder / "bin"


def check_contents(wheel: Path) -> None:
    """The compiled engine, the pages and every file of the package, and nothing else."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert {"speleo/server/static/index.html", "speleo/server/static/sw.js"} <= inside
    assert any(re.fullmatch(r"speleo/kernel/engine/state\..*\.(so|pyd)", name) for name in inside)
    ours = {path.relative_to(SOURCE.parent).as_posix() for path in files_below(SOURCE)}
    assert ours - inside == set()
    assert not any(name.startswith(("workshop", "tests", "web")) for name in inside)


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """`speleo` without arguments, with a screen and a browser that notes what it is to open, and no other program."""
    browser = tmp_path / "browser"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    variables = {
        "PATH": "/nowhere",
        "HOME": str(tmp_path),
        "SPELEO_HOME": str(tmp_path / "tables"),
        "SPELEO_PORT": "0",
        "DISPLAY": ":99",
        "BROWSER": f"{browser} %s",
        "LANG": "C.UTF-8",
    }
    process = subprocess.Popen(
        [installed / "speleo"], cwd=tmp_path, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield opened_by(process, tmp_path / "opened")
    finally:
        process.terminate()
        process.communicate(timeout=30)


def opened_by(process: subprocess.Popen[str], note: Path) -> str:
    """The address that the browser was told, which is the one that is printed."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://[\d.]+:\d+", line)
    assert found is not None, line + process.stdout.read()
    deadline = time.monotonic() + 60
    while not note.exists() or not note.read_text().endswith("\n"):
        assert time.monotonic() < deadline, "no browser was opened"
        time.sleep(0.1)
    assert note.read_text().strip() == found[0]
    return found[0]


def acted(page: Page, table: str) -> int:
    """How often somebody has acted, bots among them."""
    return sum(entry["what"] == "acted" for entry in page.request.get(table).json()["happened"])


def test_the_wheel_is_whole_and_opens_the_app_and_is_played(
    wheel: Path, installed: Path, address: str, browser: Browser
) -> None:
    check_contents(wheel)
    told = subprocess.run([installed / "speleo", "--version"], capture_output=True, text=True, check=True, cwd="/")
    assert told.stdout.endswith("(engine compiled)\n")
    page = browser.new_page(locale="en", reduced_motion="reduce")
    page.goto(address)
    page.get_by_test_id("play-diamant").click()
    page.get_by_test_id("now").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    key, deadline = page.url.rpartition("/")[2], time.monotonic() + PATIENCE
    while acted(page, f"{address}/api/tables/{key}") < CHOICES:
        assert time.monotonic() < deadline, "nobody plays"
        if wait_for_turn(page):
            page.get_by_test_id("choice-on").click()
    page.context.close()
