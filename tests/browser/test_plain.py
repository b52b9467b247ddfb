"""A game that the app was not built with: found on the home page, explained, played to its end and told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from speleo.cli.main import run
from tests.browser.people import PHONE, Visitor
from tests.server.serving import Server, serving

EXAMPLES = Path(__file__).parents[2] / "examples"
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def pigs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that plays the example too."""
    with serving(tmp_path_factory.mktemp("pigs"), games=EXAMPLES) as running:
        yield running


def test_pig_is_found_explained_and_played_to_its_end(visit: Visit, pigs: Server, pictures: Path) -> None:
    """Everything is done with what the server says of the game: a refusal with its rule, prices, the log, the end."""
    ada = visit("en", at=pigs)
    ada.go("/")
    expect(ada.by("card-pig")).to_contain_text("Roll as long as you dare")
    expect(ada.by("card-pig")).to_contain_text("5–15 min")
    ada.page.screenshot(path=pictures / "plain-home.png", full_page=True)
    ada.by("card-pig").get_by_role("link", name="Learn Pig").click()
    expect(ada.by("intro")).to_contain_text("Be the first to keep enough points.")
    ada.go("/new/pig?here=1")
    ada.by("option-target").get_by_text("25", exact=True).click()
    ada.page.get_by_label("Name of person 1").fill("Ada")
    ada.page.get_by_label("Name of person 2").fill("Ben")
    ada.by("make").click()
    expect(ada.by("plain-board")).to_contain_text("At stake")
    expect(ada.by("seat-0")).to_contain_text("Ada")
    while ada.by("table").get_attribute("data-over") != "true":
        ada.page.wait_for_function(
            "() => { const t = document.querySelector('[data-testid=table]').dataset;"
            " return t.over === 'true' || (t.busy === 'false' && t.legal !== '0'); }"
        )
        if ada.by("table").get_attribute("data-over") == "true":
            break
        seq = ada.by("table").get_attribute("data-seq")
        hold = ada.by("deed-hold")
        (hold if hold.count() else ada.by("deed-roll")).click()
        ada.page.wait_for_function("seq => document.querySelector('[data-testid=table]').dataset.seq !== seq", arg=seq)
    ada.page.screenshot(path=pictures / "plain-end.png")
    expect(ada.page.get_by_text("Somebody has kept enough points.")).to_be_visible()
    ada.by("standings").locator("summary").first.click()
    expect(ada.page.get_by_text("PIG-4.2").first).to_be_visible()


def test_pig_in_german_on_a_phone(visit: Visit, pigs: Server, pictures: Path) -> None:
    """The words come from the server, and no key of the catalogue shows."""
    eva = visit("de", at=pigs, **PHONE)
    eva.go("/")
    eva.by("open-pig").tap()
    eva.by("play-pig").tap()
    eva.by("now").tap()
    expect(eva.by("plain-dock").get_by_role("button", name="würfeln")).to_be_visible()
    expect(eva.by("plain-board")).to_contain_text("Einsatz")
    assert "pig-" not in eva.page.locator("body").inner_text()
    eva.page.screenshot(path=pictures / "plain-phone-de.png")


def test_a_game_that_was_just_begun_is_played(visit: Visit, tmp_path: Path) -> None:
    """What `speleo new-game` writes can be played in the browser before anybody has changed a line."""
    assert run(["new-game", "heron", "--folder", str(tmp_path)]) == 0
    with serving(tmp_path, games=tmp_path / "heron") as server:
        ada = visit("en", at=server)
        ada.go("/new/heron?here=1")
        ada.by("make").click()
        table = ada.by("table")
        while table.get_attribute("data-over") != "true":
            seq = table.get_attribute("data-seq")
            ada.by("plain-dock").get_by_role("button").first.click()
            ada.page.wait_for_function(
                "seq => { const t = document.querySelector('[data-testid=table]').dataset;"
                " return t.seq !== seq && (t.over === 'true' || (t.busy === 'false' && t.legal !== '0')); }",
                arg=seq,
            )
        expect(ada.page.get_by_text("The heap is gone.")).to_be_visible()
