"""The web app as it is served, and what is said when it is missing or old."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from fastapi import Request, Response

from speleo.server.serving import look_at_pages
from speleo.server.settings import Settings
from speleo.server.web.app import application
from speleo.server.web.pages import Pages, fingerprint, own_api, shown

SCHEMA = application(Settings()).openapi()


def built(folder: Path, api: str) -> Pages:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Speleo</title>" + "x" * 500)
    (folder / "assets" / "app-1.js").write_text("export default 1;" * 50)
    (folder / "build.json").write_text(json.dumps({"api": api}))
    return Pages(folder)


def test_a_missing_build_says_what_to_do(tmp_path: Path) -> None:
    assert "run 'python3 run.py setup'" in Pages(tmp_path / "nothing").problem(own_api())


def test_what_is_wrong_with_the_build_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = application(Settings())
    app.state.pages = Pages(tmp_path / "nothing")
    look_at_pages(app)
    assert "run 'python3 run.py setup'" in caplog.text


def test_a_build_for_another_server_says_what_to_do(tmp_path: Path) -> None:
    assert "another version" in built(tmp_path, "of-long-ago").problem(own_api())


def test_a_build_for_this_server_is_fine(tmp_path: Path) -> None:
    assert built(tmp_path, own_api()).problem(own_api()) == ""


def test_the_fingerprint_changes_with_the_fields_of_what_is_sent() -> None:
    other = json.loads(json.dumps(SCHEMA))
    del other["components"]["schemas"]["Facts"]["properties"]["title"]
    assert fingerprint(other) != fingerprint(SCHEMA)


def test_an_address_within_the_app_brings_the_app_and_a_missing_file_nothing(tmp_path: Path) -> None:
    pages = built(tmp_path, "x")
    assert pages.find("table/abc") is pages.find("index.html")
    assert pages.find("assets/app-2.js") is None


def test_files_are_compressed_once_and_named_files_last_for_ever(tmp_path: Path) -> None:
    script = built(tmp_path, "x").pages["assets/app-1.js"]
    assert gzip.decompress(script.small) == script.body
    assert len(script.small) < len(script.body)
    assert "immutable" in script.lasts
    assert "immutable" not in Pages(tmp_path).pages["index.html"].lasts


def test_every_game_s_views_events_and_actions_are_described() -> None:
    shelf = SCHEMA["components"]["schemas"]
    for name in ("DiamantView", "CaveEvent", "SubterraOffer", "LiveMessage"):
        assert name in shelf
    assert shelf["CaveMoveOffer"]["properties"]["kind"]["const"] == "move"
    assert shelf["DiamantRelicTaken"]["required"] == ["event", "seat", "value"]


def test_the_server_knows_its_own_api_and_the_types_were_made_from_it() -> None:
    """Else `python3 run.py types` makes both anew."""
    assert own_api() == fingerprint(SCHEMA)


def test_a_start_does_not_describe_the_api(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes half a second, while the first visitors wait for their pages or for an answer."""
    app = application(Settings())
    monkeypatch.setattr(app, "openapi", None)
    app.state.pages = built(tmp_path, own_api())
    look_at_pages(app)


async def test_the_manual_has_pages_of_its_own(tmp_path: Path) -> None:
    """A folder of it is found by its name, and its links count from within; what is missing there is not the app."""
    built(tmp_path, "x")
    (tmp_path / "manual" / "findings").mkdir(parents=True)
    (tmp_path / "manual" / "index.html").write_text("the manual")
    (tmp_path / "manual" / "findings" / "index.html").write_text("found out")
    pages = Pages(tmp_path)

    async def asked(path: str) -> Response | None:
        return await shown(pages, Request({"type": "http", "method": "GET", "path": path, "headers": []}))

    for path, body in (("/manual/", b"the manual"), ("/manual/findings/", b"found out")):
        answer = await asked(path)
        assert answer is not None
        assert (answer.status_code, answer.body) == (200, body)
        moved = await asked(path.rstrip("/"))
        assert moved is not None
        assert (moved.status_code, moved.headers["location"]) == (308, path)
    assert await asked("/manual/nothing.html") is None
    assert await asked("/manual/nothing") is None
