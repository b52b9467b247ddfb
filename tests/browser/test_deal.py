"""Two browsers add to a deal without a click, and each checks it at the end; a server that lies is found out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from speleo.kernel.record.record import Record
from tests.browser.people import Visitor
from tests.server.serving import Person, Server
from tests.server.test_play import played_out

Visit = Callable[..., Visitor]


def token_of(visitor: Visitor, key: str) -> str:
    kept = json.loads(visitor.page.evaluate("localStorage.getItem('speleo.tables')"))
    return str(next(table["token"] for table in kept if table["id"] == key))


@pytest.fixture
def played(visit: Visit, server: Server) -> tuple[Visitor, Person]:
    """A match of Ada and Ben, started in their browsers and played to its end; Ada's browser, and Ada."""
    ada, ben = visit(), visit()
    host = server.table("you", "open", name="Ada")
    ada.go("/")
    kept = [{"id": host.key, "token": host.token, "game": "diamant", "title": "", "at": 1}]
    ada.page.evaluate("kept => localStorage.setItem('speleo.tables', JSON.stringify(kept))", kept)
    ada.go(f"/table/{host.key}")
    expect(ada.by("promise")).to_contain_text(host.look()["table"]["commitment"][:12])
    ben.go(f"/table/{host.key}")
    ben.by("claim-1").click()
    ben.by("sit-name").fill("Ben")
    ben.by("sit").click()
    ada.by("start").click()
    expect(ada.by("lobby")).to_have_count(0)
    played_out(host, Person(server, host.key, token_of(ben, host.key)))
    return ada, host


def check(ada: Visitor, host: Person) -> None:
    ada.go(f"/replay/{host.key}")
    ada.by("verify").first.click()


def test_the_page_checks_what_both_browsers_added(played: tuple[Visitor, Person]) -> None:
    ada, host = played
    assert [made.seat for made in Record.parse(host.record()).header.seal.pledged] == [0, 1]
    check(ada, host)
    expect(ada.by("finding").first).to_contain_text("2 nonces fit their pledges")
    expect(ada.by("finding").first).to_contain_text("this browser noted before the first card")


@pytest.mark.parametrize(
    ("pattern", "lie", "said"),
    [
        (r"seed: .*", "seed: " + "00" * 32, "the seed is not the promised one"),
        (r"(pledge 2: .*, revealed )\w+", r"\g<1>" + "00" * 32, "the nonce of seat 2 is not the pledged one"),
        (r"pledge 1: .*\n", "", "another pledge of seat 1"),
        (r"\n1 chance: .*  #", r"\n1 chance: treasure 99  #", "step 1 was not dealt by its ticket"),
    ],
)
def test_a_lying_server_is_found_out(played: tuple[Visitor, Person], pattern: str, lie: str, said: str) -> None:
    ada, host = played

    def answer(route: Route) -> None:
        route.fulfill(body=re.sub(pattern, lie, host.record(), count=1), content_type="text/plain")

    ada.page.route("**/record", answer)
    check(ada, host)
    expect(ada.by("finding").first).to_contain_text(said)
    expect(ada.by("fair").first).to_contain_text("Not dealt fairly")
