"""Looking back in the browser: from the end of a match and from its replay, to every moment that mattered."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Visitor
from tests.server.serving import Person, Server


def looked_back(ben: Visitor) -> None:
    expect(ben.by("review")).to_have_attribute("data-state", "done")
    expect(ben.by("chances")).to_be_visible()


def test_the_end_of_a_match_leads_to_its_review_and_that_to_every_moment(
    visit: Callable[..., Visitor], finished: dict[str, Person]
) -> None:
    """Chances, luck against play and turning points; each shows its moment of the replay, which leads back."""
    ben = visit()
    ben.open(finished["diamant"].key)
    ben.see_the_end()
    ben.by("to-review").click()
    looked_back(ben)
    expect(ben.by("luck-play")).to_be_visible()
    found = ben.server.http.post(f"/api/tables/{finished['diamant'].key}/review").json()["review"]
    turns = [turn["step"] for turn in found["turns"]]
    expect(ben.by("turn")).to_have_count(len(turns))
    expect(ben.by("turn-mark")).to_have_count(len(turns))
    assert "review-" not in ben.page.inner_text("main")
    ben.by("as-table").get_by_text("Table").click()
    expect(ben.by("chance-table").locator("tbody tr").last).to_contain_text("100 %")
    ben.by("turn").last.get_by_role("link").click()
    expect(ben.by("replay")).to_have_attribute("data-step", str(turns[-1]))
    ben.page.get_by_role("link", name="Review").click()
    looked_back(ben)
    assert ben.overflows() == 0


@pytest.mark.parametrize("game", ["cave", "subterra"])
def test_a_slip_says_what_was_better_and_lets_you_try_it(
    visit: Callable[..., Visitor], finished: dict[str, Person], server: Server, game: str
) -> None:
    """Of the seat that is chosen, on a phone in German; where nothing cost much it says so."""
    found: Visitor = visit("de", **PHONE)
    found.go(f"/review/{finished[game].key}")
    looked_back(found)
    expect(found.by("grade-band")).to_have_count(3 if game == "subterra" else 0)
    slips = server.http.post(f"/api/tables/{finished[game].key}/review").json()["review"]["slips"]
    assert found.overflows() == 0
    for seat in range(4):
        found.by("slips-of").select_option(str(seat))
        own = [slip for slip in slips if slip["seat"] == seat]
        expect(found.by("slip")).to_have_count(len(own))
        if own:
            expect(found.by("slip").first).to_contain_text(f"−{round(own[0]['cost'])}")
            expect(found.by("slip").first).to_contain_text("Besser")
        else:
            expect(found.by("no-slips")).to_be_visible()


def test_without_a_review_the_page_says_why(visit: Callable[..., Visitor], server: Server) -> None:
    person = server.table("you", "odds", name="Ada")
    person.do("start")
    ada = visit()
    ada.go(f"/review/{person.key}")
    expect(ada.by("review-problem")).to_contain_text("not over")
