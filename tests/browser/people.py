"""Somebody with a browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Person, Server

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
BOTS = {"diamant": "odds", "cave": "explorer", "subterra": "team"}


def steps(record: str) -> int:
    """How many steps a record tells, its end among them."""
    return record[record.index("\n--\n") :].count("  #")


class Visitor:
    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server

    def go(self, path: str) -> None:
        self.page.goto(f"http://127.0.0.1:{self.server.port}{path}")

    def by(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def prefer(self, **settings: str | bool) -> None:
        """Have these settings on every page from now on."""
        kept = json.dumps({"speed": "once", "callouts": False, **settings})
        self.page.add_init_script(f"localStorage.setItem('speleo.settings', '{kept}')")

    def keep(self, person: Person) -> None:
        """Have the secret of somebody who sat down over the API, as if this browser had made the table."""
        self.go("/rules/diamant")
        kept = [{"id": person.key, "token": person.token, "game": "", "title": "", "at": 0}]
        self.page.evaluate("kept => localStorage.setItem('speleo.tables', kept)", json.dumps(kept))

    def sit(self, person: Person) -> None:
        """Take that seat at the table."""
        self.keep(person)
        self.open(person.key)

    def open(self, key: str) -> None:
        self.go(f"/table/{key}")
        expect(self.by("table")).to_be_visible()

    def see_the_end(self) -> None:
        """The screen of the end, with what the server tells of how it came about."""
        expect(self.by("standings")).to_be_visible()
        expect(self.by("standings")).to_have_attribute("data-told", "true")

    @property
    def key(self) -> str:
        """The table in the address."""
        return self.page.url.rstrip("/").rpartition("/")[2].partition("?")[0].partition("#")[0]

    def wait_for_turn(self) -> bool:
        return wait_for_turn(self.page)

    def do(self, action: str) -> None:
        """Take an action from the list of everything that can be done."""
        self.by("all-actions").click()
        self.by("action-list").locator(f'[data-action="{action}"]').click()

    def facts(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.server.http.get(f"/api/tables/{self.key}").json()["table"]
        return seen

    def overflows(self) -> int:
        """How many pixels the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide


def wait_for_turn(page: Page) -> bool:
    """Wait until there is something to do; False if the match is over."""
    page.wait_for_function(
        """() => {
            const table = document.querySelector('[data-testid=table]');
            return table && table.dataset.busy === 'false' &&
                (table.dataset.legal !== '0' || table.dataset.over === 'true' ||
                 document.querySelector('[data-testid=curtain-open]'));
        }""",
        timeout=60_000,
    )
    return page.get_by_test_id("table").get_attribute("data-over") != "true"
