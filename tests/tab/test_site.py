"""`speleo site`: what is written, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pydantic_core
import pytest

from speleo.cli.main import run
from speleo.tab import site
from speleo.tab.packing import pack

PAGE = '<html lang="en"><script src="/assets/app.js"></script></html>'
WORKER = 'const FILES = ["index.html"];\nconst BUILD = "old";\nrest of it\n'


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Built pages, as small as can be."""
    folder = tmp_path / "package" / "static"
    (folder / "tab").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "manifest.webmanifest").write_text('{"start_url": "/", "icons": [{"src": "/a.png"}]}')
    (folder / "sw.js").write_text(WORKER)
    (folder / "tab" / "files.json").write_text("{}")
    (folder / "tab" / "python.wasm.gz").write_text("packed")
    monkeypatch.setattr(site, "files", lambda _: folder.parent)
    return folder


def test_a_site_finds_everything_beside_itself(static: Path, tmp_path: Path) -> None:
    out = tmp_path / "deep" / "site"
    assert run(["site", str(out)]) == 0
    page = (out / "index.html").read_text()
    assert 'data-site="tab"' in page
    assert 'src="./assets/app.js"' in page
    assert json.loads((out / "manifest.webmanifest").read_text()) == {"start_url": "./", "icons": [{"src": "./a.png"}]}
    assert not (out / "tab" / "python.wasm.gz").exists()


def test_its_worker_keeps_every_file_and_is_another_for_other_files(static: Path, tmp_path: Path) -> None:
    builds = set()
    for text in ("one", "two"):
        (static / "tab" / "files.json").write_text(json.dumps({text: 1}))
        assert run(["site", str(tmp_path / text)]) == 0
        first, second, rest = (tmp_path / text / "sw.js").read_text().split("\n", 2)
        kept = json.loads(first.removeprefix("const FILES = ").removesuffix(";"))
        assert {"index.html", "tab/files.json", "data/games.json", "data/rules/cave.de.json"} <= set(kept)
        assert rest == "rest of it\n"
        builds.add(second)
    assert len(builds) == 2


def test_pages_open_before_python_is_there(static: Path, tmp_path: Path) -> None:
    assert run(["site", str(tmp_path / "site")]) == 0
    games = json.loads((tmp_path / "site" / "data" / "games.json").read_text())
    bots = {game["name"]: game["bots"] for game in games}
    assert "master" in bots["diamant"]
    assert bots["subterra"] == ["novice", "club"]
    assert json.loads((tmp_path / "site" / "data" / "rules" / "diamant.de.json").read_text())["chapters"]


def test_a_site_is_replaced_and_nothing_else_is(
    static: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "site"
    assert run(["site", str(out)]) == 0
    (out / "left-over").write_text("")
    assert run(["site", str(out)]) == 0
    assert not (out / "left-over").exists()
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter").write_text("dear")
    assert run(["site", str(mine)]) == 2
    assert "something else" in capsys.readouterr().err
    assert [path.name for path in mine.iterdir()] == ["letter"]
    assert run(["site", str(mine / "letter")]) == 2
    assert run(["site", str(mine / "letter" / "below")]) == 2
    assert list(tmp_path.glob(".site-*")) == []


@pytest.mark.parametrize("missing", ["index.html", "tab/files.json"])
def test_what_is_not_built_is_said(
    static: Path, tmp_path: Path, missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (static / missing).unlink()
    assert run(["site", str(tmp_path / "site")]) == 2
    assert "not built" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_the_host_of_a_tab_runs_from_the_archive_alone(tmp_path: Path) -> None:
    """Beside the archive there is only pydantic-core as it is compiled for this machine."""
    wheel, out, native = tmp_path / "native.whl", tmp_path / "python.zip", tmp_path / "native"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("marker.py", "")
    pack(wheel, out)
    whole = tmp_path / "unpacked"
    zipfile.ZipFile(out).extractall(whole)
    native.mkdir()
    (native / "pydantic_core").symlink_to(Path(pydantic_core.__file__).parent)
    path = [str(whole), str(native)]
    program = f"import sys; sys.path[:0] = {path}; import speleo.tab.host, speleo.tab.helper, orjson"
    said = subprocess.run([sys.executable, "-I", "-S", "-c", f"{program}; print(orjson.__file__)"], capture_output=True)
    assert said.returncode == 0, said.stderr.decode()[-2000:]
    assert said.stdout.decode().strip().startswith(str(whole))
    names = set(zipfile.ZipFile(out).namelist())
    assert {"marker.py", "speleo/tab/bridge.py", "babel/locale-data/de.dat"} <= names
    assert not any(name.endswith((".so", ".pyc")) or "static/" in name for name in names)
