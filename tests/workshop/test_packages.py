"""What setup.py does when it is asked for a package, and what it does not do when it is only asked for a name."""

from __future__ import annotations

import subprocess
import sys
import zipfile

import pytest

from tests.workshop.clone import Clone


def built(clone: Clone, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    for name in ("README.md", "LICENSE", "NOTICE"):
        clone.take(name)
    command = [sys.executable, "setup.py", "--quiet", *words]
    return subprocess.run(command, cwd=clone.root, env={**clone.variables, **variables}, capture_output=True, text=True)


@pytest.mark.parametrize("package", ["bdist_wheel", "sdist"])
def test_a_package_without_pages_is_not_made(clone: Clone, package: str) -> None:
    """Where Node is missing there is one line, and nothing in dist."""
    clone.hide("node", "npm", "nodejs")
    done = built(clone, package)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("setup.py: the pages of the web app are not built: there is no Node")
    assert not list(clone.root.glob("dist/*"))


def test_a_package_without_pages_is_made_if_it_is_asked_for(clone: Clone) -> None:
    clone.hide("node", "npm", "nodejs")
    assert built(clone, "bdist_wheel", SPELEO_PAGES="none").returncode == 0
    (wheel,) = clone.root.glob("dist/*.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    assert "speleo/server/hall.py" in inside
    assert not any("static" in name for name in inside)


def test_missing_pages_are_built_for_a_package(clone: Clone) -> None:
    assert built(clone, "bdist_wheel").returncode == 0
    (wheel,) = clone.root.glob("dist/*.whl")
    assert "speleo/server/static/sw.js" in zipfile.ZipFile(wheel).namelist()
    assert [call.split()[1] for call in clone.called() if call.startswith("npm")] == ["ci", "run"]


@pytest.mark.parametrize("question", ["--version", "egg_info"])
def test_asking_for_metadata_runs_no_compiler(clone: Clone, question: str) -> None:
    done = built(clone, question, SPELEO_PURE="0", SPELEO_OPT="wrong", CC="cc")
    assert done.returncode == 0, done.stderr
    assert not (clone.root / "build").exists()


def test_how_hard_the_compiler_tries_is_a_number(clone: Clone) -> None:
    clone.program("cc", "exit 1\n")
    done = built(clone, "build_ext", SPELEO_PURE="0", SPELEO_OPT="fast", CC="cc")
    assert (done.returncode, done.stderr) == (1, "setup.py: SPELEO_OPT is 0, 1, 2 or 3, not 'fast'\n")


def test_what_was_compiled_before_is_taken_into_the_wheel(clone: Clone) -> None:
    """It says for which Python and system it is, and no compiler runs."""
    clone.program("cc", "exit 1\n")
    module = clone.root / "built" / "speleo" / "grid" / "sides.cpython-311-x86_64-linux-gnu.so"
    module.parent.mkdir(parents=True)
    module.write_bytes(b"compiled")
    done = built(clone, "bdist_wheel", SPELEO_BUILT=str(clone.root / "built"), SPELEO_PURE="0", CC="cc")
    assert done.returncode == 0, done.stderr
    (wheel,) = clone.root.glob("dist/*.whl")
    assert not wheel.name.endswith("none-any.whl")
    with zipfile.ZipFile(wheel) as inside:
        assert inside.read(f"speleo/grid/{module.name}") == b"compiled"
        record = inside.read(next(name for name in inside.namelist() if name.endswith("RECORD"))).decode()
    assert f"speleo/grid/{module.name},sha256=" in record
