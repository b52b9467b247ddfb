"""The container file: built and run by an engine where there is one, else its steps are done in empty folders.

The steps compile the engine only with `SPELEO_WHOLE=1`: set-up and the start of a clone do it in every run.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from workshop.indexes import uv_settings

from tests.workshop.container import Build, instructions

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Dockerfile"
WHOLE = os.environ.get("SPELEO_WHOLE") == "1"
ASK = (
    "import json, time, urllib.request as u\n"
    "for attempt in range(600):\n"
    "    try:\n"
    "        page = u.urlopen('http://127.0.0.1:8000/', timeout=2).read().decode()\n"
    "        break\n"
    "    except OSError:\n"
    "        time.sleep(0.1)\n"
    "games = json.load(u.urlopen('http://127.0.0.1:8000/api/games', timeout=5))\n"
    "print(json.dumps(['<div id=\"app\">' in page, len(games)]))\n"
)


def engine() -> str | None:
    """A container engine that answers."""
    for name in ("docker", "podman"):
        found = shutil.which(name)
        if found and subprocess.run([found, "info"], capture_output=True).returncode == 0:
            return found
    return None


def can_mount() -> bool:
    program = shutil.which("unshare")
    tried = [program or "unshare", "--mount", "--net", "/bin/sh", "-c", "ip link set lo up && mount -t tmpfs none /mnt"]
    return os.geteuid() == 0 and program is not None and subprocess.run(tried, capture_output=True).returncode == 0


def test_instructions_are_read_with_their_continued_lines() -> None:
    assert instructions('# remark\nFROM a AS b\nRUN one \\\n    && two\n\nCMD ["x"]\n') == [
        ("FROM", "a AS b"),
        ("RUN", "one && two"),
        ("CMD", '["x"]'),
    ]


def test_an_engine_builds_and_runs_it() -> None:
    program = engine()
    if program is None:
        pytest.skip("no container engine answers here; the other test carries out the steps")
    subprocess.run([program, "build", "-q", "-f", FILE, "-t", "speleo-test", ROOT], check=True)
    told = subprocess.run(
        [program, "run", "--rm", "speleo-test", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout.endswith("(engine compiled)\n")


def test_its_steps_lead_from_empty_folders_to_a_server_with_pages(tmp_path: Path) -> None:
    """Pages, engine, a user without rights, and the check of its health, on the port that it says."""
    if not can_mount():
        pytest.skip("needs the rights to mount and to change the root folder")
    if shutil.which("node", path="/usr/local/bin:/usr/bin:/bin") is None:
        pytest.skip("there is no Node among the system's programs")
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "NODE_"))}
    pure = "0" if WHOLE else "1"
    variables = {**kept, **uv_settings(), "HOME": "/root", "LANG": "C.UTF-8", "SPELEO_OPT": "0", "SPELEO_PURE": pure}
    image = Build(FILE.read_text(), ROOT, tmp_path, variables).last
    program = shlex.join(image.words["ENTRYPOINT"])
    engine = "compiled" if WHOLE else "interpreted"
    assert image.run(f"{program} --version").endswith(f"(engine {engine})\n")
    assert image.run("id -un").strip() == "speleo"
    serve = shlex.join([*image.words["ENTRYPOINT"], *image.words["CMD"]])
    script = f"{serve} >/tmp/log 2>&1 & server=$!; /opt/speleo/bin/python -c {shlex.quote(ASK)}; answer=$?; "
    script += f"{shlex.join(image.words['HEALTHCHECK'])} && kill $server && wait $server; [ $answer = 0 ]"
    assert image.run(script, alone=True) == "[true, 3]\n"
    assert (image.root / "data" / "tables.sqlite").exists()
