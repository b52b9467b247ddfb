"""What goes wrong is told in one line that says what to do, with exit code 2 and no traceback."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from workshop.trouble import explained

from tests.workshop.clone import Clone

ROOT = Path(__file__).parents[2]
NETWORK = "the package registry cannot be reached: check the connection"
SAID = {
    "npm error code ENOTFOUND\nnpm error network request to registry failed": NETWORK,
    "npm error code EAI_AGAIN": NETWORK,
    "error: Failed to fetch\n  Caused by: dns error: failed to lookup address": NETWORK,
    "WARNING: Retrying after 'NewConnectionError(...)'\nERROR: No matching distribution found": NETWORK,
    "ProxyError('Cannot connect to proxy.', NewConnectionError('Connection refused'))": "a proxy is in the way",
    "npm error code E407\nnpm error 407 Proxy Authentication Required": "a proxy is in the way",
    "npm error tunneling socket could not be established, statusCode=403": "a proxy is in the way",
    "npm error code ENOSPC\nnpm error syscall write": "the disk is full: free some space",
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": "the disk is full",
    "error: failed to write (os error 28)": "the disk is full",
    "[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed": "a connection is not trusted",
    "invalid peer certificate: UnknownIssuer": "a connection is not trusted",
    "fatal error: Python.h: No such file or directory": "Python's header files are missing",
    "/usr/bin/python3: No module named pip": "this Python has neither pip nor venv",
    "  × No solution found when resolving dependencies": "a package is not available for this Python",
    "one\nerror: something else went wrong\nmore": "error: something else went wrong",
    "": "it said nothing",
}


@pytest.mark.parametrize("said", SAID, ids=lambda said: str(said)[:30])
def test_what_a_tool_says_is_explained(said: str) -> None:
    assert explained(said).startswith(SAID[said])


@pytest.mark.parametrize("tool", ["UV_SAYS", "NPM_SAYS"])
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("connect ENETUNREACH", NETWORK),
        ("ENOSPC: no space left on device", "the disk is full"),
        ("tunneling socket could not be established, cause=connect ECONNREFUSED", "a proxy is in the way"),
    ],
)
def test_a_failure_is_one_line_and_the_next_run_succeeds(clone: Clone, tool: str, said: str, told: str) -> None:
    failed = clone.run("setup", **{tool: said})
    assert failed.returncode == 2
    assert failed.stderr.startswith("run.py: installing ")
    assert told in failed.stderr
    assert failed.stderr.count("\n") == 1
    assert "Traceback" not in failed.stdout
    assert (clone.root / failed.stderr.rpartition("(log: ")[2].rstrip(")\n")).read_text().endswith(said + "\n")
    again = clone.run("setup")
    assert (again.returncode, again.stderr) == (0, "")
    assert "ready: speleo" in again.stdout


def test_a_disk_that_is_full_for_run_py_itself(clone: Clone) -> None:
    """With a limit on the size of files nothing can be written, and that is one line too."""
    limit = "import resource as r, signal; r.setrlimit(r.RLIMIT_FSIZE, (0, 0)); "
    code = limit + "import runpy, sys; sys.argv = ['run.py', 'setup']; runpy.run_path('run.py', run_name='__main__')"
    failed = subprocess.run(
        [sys.executable, "-c", code], cwd=clone.root, env=clone.variables, capture_output=True, text=True
    )
    assert failed.returncode == 2
    assert failed.stderr.startswith("run.py: ")
    assert failed.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [("nonsense",), ("setup", "more"), ("types", "--fast")])
def test_nonsense_shows_the_usage(clone: Clone, arguments: tuple[str, ...]) -> None:
    done = clone.run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "python3 run.py test" in done.stderr
    assert clone.run("--help").returncode == 0


def test_an_old_python_says_so() -> None:
    """The file is readable for every Python 3, and says what is wrong before it needs anything new."""
    text = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 4))
    old = f"import sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2 (old)'; exec({text!r})"
    done = subprocess.run([sys.executable, "-c", old], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "run.py: Speleo needs Python 3.11 or newer, and this is 3.9.2: "
        "run it with a newer one, such as python3.12 run.py\n"
    )
