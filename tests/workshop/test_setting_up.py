"""Set-up of a checkout: what is done, what is not done twice, and what is left after something was interrupted."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.workshop.clone import Clone


def test_a_fresh_clone_is_set_up_and_a_second_time_nothing_is_called(clone: Clone) -> None:
    """So a second start needs no network, no Node and no compiler."""
    done = clone.run("setup")
    assert (done.returncode, done.stderr) == (0, "")
    assert "packages for the web app: done in" in done.stdout
    assert "building the pages: done in" in done.stdout
    assert done.stdout.endswith("ready: speleo 0.1.0 (engine interpreted)\n")
    assert clone.speleo("--version") == "speleo 0.1.0 (engine interpreted)\n"
    assert [call for call in clone.called() if call.startswith("npm ci")] != []
    again = clone.run("setup", UV_SAYS="no network", NPM_SAYS="no network")
    assert (again.returncode, again.stderr) == (0, "")
    assert clone.called() == []


def test_a_touched_file_is_no_change_and_a_changed_one_is(clone: Clone) -> None:
    clone.run("setup")
    clone.called()
    for path in (clone.root / "web" / "package.json", clone.root / "requirements" / "serve.txt"):
        os.utime(path, (1, 1))
    clone.run("setup")
    assert clone.called() == []
    with (clone.root / "requirements" / "serve.txt").open("a") as pins:
        pins.write("# another\n")
    (clone.root / "src/speleo/texts/new.ftl").write_text("new = New\n")
    clone.run("setup")
    called = sorted(call.split()[:2] for call in clone.called() if not call.startswith("node"))
    assert called == [["npm", "run"], ["uv", "pip"]]


def test_changed_pins_of_the_tests_are_installed_where_tests_were_run(clone: Clone) -> None:
    """And nowhere else: whoever only plays has no packages for tests."""
    pins = clone.root / "requirements" / "test.txt"
    clone.run("setup")
    clone.called()
    pins.write_text(pins.read_text() + "# another\n")
    clone.run("setup")
    assert clone.called() == []
    (clone.root / ".venv" / "stamps" / "packages-test").write_text("{}")
    clone.run("setup")
    (call,) = clone.called()
    assert call.startswith("uv pip install")
    assert call.count("--requirement") == 1
    assert call.endswith("requirements/test.txt")


def test_an_edit_reaches_the_command_only_with_the_next_set_up(clone: Clone) -> None:
    clone.run("setup")
    version = clone.root / "src/speleo/__init__.py"
    version.write_text(version.read_text().replace("0.1.0", "0.1.9"))
    assert clone.speleo("--version").startswith("speleo 0.1.0 ")
    clone.run("setup")
    assert clone.speleo("--version").startswith("speleo 0.1.9 ")


def test_without_node_everything_else_works(clone: Clone) -> None:
    clone.hide("node", "npm", "nodejs")
    done = clone.run("setup")
    assert done.returncode == 0
    assert "there is no Node here (the web app needs Node 20 or newer)" in done.stdout
    assert "there is no web app, but the game in the terminal works" in done.stdout


def test_an_old_node_is_named(clone: Clone) -> None:
    done = clone.run("setup", NODE_SAYS="v16.20.1")
    assert "Node 16.20.1 is too old (the web app needs Node 20 or newer)" in done.stdout
    assert [call for call in clone.called() if call.startswith("npm")] == []


def test_without_node_pages_that_are_there_are_used(clone: Clone) -> None:
    """As in an unpacked source package."""
    pages = clone.root / "src/speleo/server/static"
    pages.mkdir()
    (pages / "sw.js").write_text("// worker")
    clone.hide("node", "npm", "nodejs")
    assert "the pages that are here are used" in clone.run("setup").stdout


def test_without_a_compiler_the_engine_runs_interpreted(clone: Clone) -> None:
    done = clone.run("setup", SPELEO_PURE="0", CC="no-such-compiler")
    assert done.returncode == 0
    assert "there is no C compiler here: the engine runs interpreted" in done.stdout


def test_a_compiler_that_fails_is_not_asked_again(clone: Clone) -> None:
    """The reason is told each time; with another source, or another compiler, it is tried again."""
    clone.program("cc", "exit 1\n")
    first = clone.run("setup", SPELEO_PURE="0", CC="cc")
    assert first.returncode == 0
    assert "compiling the engine failed" in first.stdout
    assert first.stdout.endswith("(engine interpreted)\n")
    second = clone.run("setup", SPELEO_PURE="0", CC="cc")
    assert "since when it was last tried compiling the engine failed" in second.stdout
    assert "compiling the engine …" not in second.stdout


@pytest.mark.parametrize("slow", ["NPM_SECONDS", "UV_SECONDS"])
def test_an_interrupted_run_leaves_nothing_that_the_next_one_trips_over(clone: Clone, slow: str) -> None:
    running = clone.begin("setup", **{slow: "60"})
    wanted = "npm ci" if slow == "NPM_SECONDS" else "uv pip"
    wait_for(lambda: clone.calls.exists() and wanted in clone.calls.read_text())
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == "\nrun.py: interrupted; the next run goes on from what is finished\n"
    clone.called()
    again = clone.run("setup")
    assert (again.returncode, again.stderr) == (0, "")
    assert any(call.startswith(wanted) for call in clone.called())


def test_a_run_that_was_killed_leaves_nothing_either(clone: Clone) -> None:
    """An environment in which packages were being installed is made anew."""
    running = clone.begin("setup", UV_SECONDS="60")
    wait_for(lambda: clone.calls.exists() and "uv pip" in clone.calls.read_text())
    running.kill()
    running.communicate()
    clone.called()
    assert clone.run("setup").returncode == 0
    assert [call.split()[1] for call in clone.called() if call.startswith("uv")] == ["venv", "pip"]


def test_two_runs_at_once_wait_for_each_other(clone: Clone) -> None:
    one = clone.begin("setup", UV_SECONDS="2")
    wait_for(lambda: clone.calls.exists())
    other = clone.run("setup")
    out, _ = one.communicate(timeout=60)
    assert (one.returncode, other.returncode) == (0, 0)
    assert f"another run.py is at work in this folder (process {one.pid}): waiting for it" in other.stdout
    assert [call for call in clone.called() if call.startswith("npm ci")] == [
        "npm ci --omit=dev --no-audit --no-fund --no-update-notifier --loglevel=error"
    ]
    assert "waiting" not in out


def test_a_clone_that_was_moved_is_set_up_again(clone: Clone) -> None:
    clone.run("setup")
    clone.root = clone.root.rename(clone.root.with_name("elsewhere"))
    assert clone.run("setup").returncode == 0
    assert clone.speleo("--version").startswith("speleo 0.1.0")


def test_a_clone_that_cannot_be_written_to_is_built_in_the_cache(clone: Clone) -> None:
    """Mounted read-only, in a name space of its own; nothing is written into it."""
    program = shutil.which("unshare")
    if program is None or subprocess.run([program, "-rm", "true"], capture_output=True).returncode != 0:
        pytest.skip("this system gives nobody a name space to mount in")
    before = sorted(clone.root.rglob("*"))
    script = (
        f"mount --bind -o ro '{clone.root}' '{clone.root}' && cd '{clone.root}' && exec \"$PLAIN_PYTHON\" run.py setup"
    )
    done = subprocess.run(
        [program, "-rm", "/bin/sh", "-c", script], env=clone.variables, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "this checkout cannot be written to, so everything is built in" in done.stdout
    assert "ready: speleo" in done.stdout
    assert sorted(clone.root.rglob("*")) == before
    (copy,) = Path(clone.variables["HOME"], ".cache", "speleo").iterdir()
    assert (copy / ".venv").is_dir()


def wait_for(happened: object) -> None:
    assert callable(happened)
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)
