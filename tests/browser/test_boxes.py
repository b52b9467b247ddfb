"""The editor of boxes: a tile is edited, the check says what is wrong, it is mended, saved, opened again and played."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from speleo.games import game_named
from speleo.kernel.box_form import rows_of
from tests.browser.people import PHONE, Visitor

Visit = Callable[..., Visitor]


def state(visitor: Visitor, name: str) -> None:
    expect(visitor.by("box-check")).to_have_attribute("data-state", name)


def test_a_tile_is_broken_mended_saved_and_played(visit: Visit, tmp_path: Path) -> None:
    """CAVE-5.2: a descent with one side is refused, by its tile and its rule, until it has two."""
    visitor = visit()
    visitor.go("/boxes/cave")
    state(visitor, "fine")
    page = visitor.page
    page.keyboard.press("ArrowLeft")
    expect(visitor.by("tile-number")).to_have_text("Tile 20 of 20")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(visitor.by("tile-number")).to_have_text("Tile 2 of 20")
    visitor.by("blank-1-kind").get_by_text("descent").click()
    for side in ("E", "S"):
        visitor.by(f"side-{side}").click()
    state(visitor, "wrong")
    fault = visitor.by("box-check").locator("li")
    expect(fault).to_contain_text("Tiles I · Tile 2")
    expect(fault).to_contain_text("at least two open sides")
    expect(fault.get_by_role("link", name="CAVE-5.2")).to_be_visible()
    expect(visitor.by("box-play")).to_be_disabled()
    visitor.by("part-tokens").click()
    visitor.by("fault-0").click()
    expect(visitor.by("tile-number")).to_have_text("Tile 2 of 20")
    visitor.by("side-W").click()
    state(visitor, "fine")
    page.reload()
    state(visitor, "fine")
    visitor.by("strip-1").click()
    expect(visitor.by("side-W")).to_have_attribute("aria-pressed", "true")
    with page.expect_download() as saved:
        visitor.by("box-save").click()
    path = tmp_path / saved.value.suggested_filename
    saved.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["tiles"]["I"][1] == "D NW"
    visitor.by("box-reset").click()
    visitor.by("box-reset-yes").click()
    expect(visitor.by("side-W")).to_have_attribute("aria-pressed", "false")
    visitor.by("box-file").set_input_files(path)
    expect(visitor.by("side-W")).to_have_attribute("aria-pressed", "true")
    visitor.by("box-play").click()
    expect(visitor.by("table")).to_be_visible()
    record = visitor.server.http.get(f"/api/tables/{visitor.key}/record").text
    assert "box: own" in record


def test_a_start_board_is_edited_by_keys_alone(visit: Visit) -> None:
    """CAVE-6.3: an exit that leads back into the board is refused by its cell."""
    visitor = visit(language="de")
    visitor.go("/boxes/cave")
    visitor.by("part-start_boards.3").click()
    visitor.by("cell-0--1").focus()
    expect(visitor.by("cell")).to_have_text("1 nach Norden: Feld")
    visitor.by("side-S").press("Enter")
    state(visitor, "wrong")
    expect(visitor.by("box-check")).to_contain_text("Ein Ausgang muss aus dem Plan hinausführen.")
    visitor.by("side-S").press("Enter")
    state(visitor, "fine")
    visitor.by("cell-0--1").press("ArrowRight")
    expect(visitor.by("cell")).to_have_text("1 nach Norden, 1 nach Osten: Fels")
    visitor.by("cell-kind").get_by_text("nichts").click()
    expect(visitor.by("cell")).to_have_text("1 nach Norden, 1 nach Osten: nichts")
    state(visitor, "fine")


def test_sub_terra_on_a_phone_in_german(visit: Visit) -> None:
    """SUB-TIL.12: a cave-in has two numbers; a third takes the place of the oldest."""
    visitor = visit(language="de", **PHONE)
    visitor.go("/boxes/subterra")
    visitor.by("strip-10").click()
    numbers = visitor.by("blank-10-dice")
    numbers.get_by_role("button", name="3", exact=True).click()
    state(visitor, "wrong")
    expect(visitor.by("box-check")).to_contain_text("Plättchen · Plättchen 11 · Zahlen darauf")
    expect(visitor.by("box-check")).to_contain_text("Wähle zwei verschiedene Zahlen.")
    numbers.get_by_role("button", name="4", exact=True).click()
    state(visitor, "fine")
    assert visitor.overflows() <= 0


def test_cards_of_diamant_are_a_table(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/boxes/diamant")
    visitor.by("blank-0-count").fill("2")
    visitor.by("blank-0-count").blur()
    state(visitor, "wrong")
    expect(visitor.by("box-check")).to_contain_text("There are 15, not 16.")
    visitor.by("blank-1-value").fill("20")
    visitor.by("blank-0-count").fill("1")
    visitor.by("blank-0-count").blur()
    state(visitor, "fine")
    visitor.by("box-invite").click()
    expect(visitor.by("own-box")).to_be_visible()
    visitor.by("make").click()
    visitor.page.wait_for_url("**/table/**")
    expect(visitor.by("lobby")).to_be_visible()


@pytest.mark.parametrize(("text", "said"), [("{", "not JSON"), ('{"schema": "speleo-cave/1"}', "tiles: missing")])
def test_a_file_that_is_no_box_is_refused_and_nothing_is_lost(
    visit: Visit, tmp_path: Path, text: str, said: str
) -> None:
    visitor = visit()
    visitor.go("/boxes/cave")
    visitor.by("side-N").click()
    (tmp_path / "bad.json").write_text(text, encoding="utf-8")
    visitor.by("box-file").set_input_files(tmp_path / "bad.json")
    expect(visitor.page.get_by_text(said).first).to_be_visible()
    expect(visitor.by("side-N")).to_have_attribute("aria-pressed", "false")


def test_a_file_of_another_game_opens_there(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.go("/boxes/cave")
    path = tmp_path / "other.json"
    path.write_text(game_named("subterra").box().text, encoding="utf-8")
    visitor.by("box-file").set_input_files(path)
    expect(visitor.by("part-hazards.list")).to_be_visible()
    assert rows_of(game_named("subterra"), path.read_text(encoding="utf-8"))["exit"]
