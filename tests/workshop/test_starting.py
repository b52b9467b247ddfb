"""The start of a fresh clone: the app runs before the engine is compiled, and no table is lost when that takes over."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
import time
from pathlib import Path

import httpx
import pytest

from tests.workshop.clone import Clone


def read_until(process: subprocess.Popen[str], wanted: str) -> str:
    assert process.stdout is not None
    told = ""
    while True:
        line = process.stdout.readline()
        assert line, f"it ended before it said {wanted!r}: {told}"
        told += line
        if wanted in line:
            return told


def test_a_table_goes_on_when_the_compiled_engine_takes_over(clone: Clone, tmp_path: Path) -> None:
    """A match that began on the interpreted engine; its bot thinks before and after."""
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here")
    settings = {"SPELEO_PURE": "0", "SPELEO_OPT": "0", "SPELEO_HOME": str(tmp_path / "tables")}
    running = clone.begin("start", "--port", "0", PACKAGES=sysconfig.get_path("purelib"), **settings)
    try:
        told = read_until(running, "Speleo listens on")
        assert "starting on the interpreted engine; the compiled one takes over when it is made" in told
        address = told.rpartition("listens on ")[2].partition(" ")[0]
        with httpx.Client(base_url=address, timeout=30) as http:
            assert clone.speleo("--version").endswith("(engine interpreted)\n")
            made = http.post("/api/tables", json={"chairs": [{"kind": "bot", "bot": "odds"}] * 2}).json()
            key, headers = made["id"], {"authorization": f"Bearer {made['token']}"}
            assert http.post(f"/api/tables/{key}/start", headers=headers).status_code == 200
            read_until(running, "the compiled engine is there: bots use it from now on")
            assert clone.speleo("--version").endswith("(engine compiled)\n")
            table = http.get(f"/api/tables/{key}", headers=headers).json()["table"]
            assert table["phase"] in ("running", "over")
            again = http.post("/api/tables", json={"chairs": [{"kind": "bot", "bot": "odds"}] * 2}).json()
            begun = {"authorization": f"Bearer {again['token']}"}
            assert http.post(f"/api/tables/{again['id']}/start", headers=begun).status_code == 200
            while http.get(f"/api/tables/{again['id']}").json()["table"]["phase"] != "over":
                assert running.poll() is None
                time.sleep(0.2)
    finally:
        running.terminate()
        running.communicate(timeout=60)
    assert running.returncode == 0
