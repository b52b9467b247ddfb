"""Every screen in both languages, light on a desk and dark on a phone: a picture for people to look at.

What can be checked without eyes: axe finds nothing serious, no key of a catalogue stands bare, nothing is too wide.
`SPELEO_SCREENS=all` takes every language in every look.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import BOTS, Visitor
from tests.server.serving import Person, Server

Visit = Callable[..., Visitor]
Bring = Callable[[Visitor], None]
SERIOUS = ("serious", "critical")
KEYS = re.compile(r"\b(?!cave-ins?\b)(?:web|diamant|cave|subterra|menu|table|key|end|bot)-[a-z][a-z-]+\b")
PAGES = {
    "home": "/",
    "new-table": "/new/cave",
    "on-this-device": "/new/diamant?here=1",
    "open-tables": "/tables",
    "replays": "/replays",
    "rules-diamant": "/rules/diamant",
    "rules-cave": "/rules/cave",
    "rules-subterra": "/rules/subterra",
    "box-cave": "/boxes/cave",
    "box-subterra": "/boxes/subterra",
    "box-diamant": "/boxes/diamant",
    "learn": "/learn",
    "lesson-subterra": "/learn/subterra/first-descent",
    "puzzles": "/puzzles",
    "puzzle-diamant": "/puzzles/diamant/two-of-a-kind",
    "glossary": "/glossary/subterra",
    "counting": "/aids/cave",
    "hazards": "/aids/subterra/hazards",
    "not-found": "/nowhere",
}
LOOKS = {"wide": ("dark", (1440, 900)), "light": ("light", (1440, 900)), "phone": ("dark", (360, 740))}
VARIANTS: dict[str, tuple[str, ...]] = {"en": ("light",), "de": ("phone",)}
if os.environ.get("SPELEO_SCREENS") == "all":
    VARIANTS = dict.fromkeys(VARIANTS, tuple(LOOKS))
SETTLED_MS = 400


def serious_problems(visitor: Visitor) -> list[str]:
    """What axe finds: the rule, and the first element that breaks it."""
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:160]}" for problem in found if problem["impact"] in SERIOUS
    ]


@pytest.fixture(params=["en", "de"])
def inspect(request: pytest.FixtureRequest, visit: Visit, pictures: Path) -> Callable[[str, Bring], None]:
    language: str = request.param

    def look(name: str, bring: Bring) -> None:
        visitor = visit(language=language)
        for variant in VARIANTS[language]:
            theme, (width, height) = LOOKS[variant]
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.prefer(theme=theme)
            bring(visitor)
            expect(visitor.page.locator("h1").first).to_be_attached()
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.wait_for_timeout(SETTLED_MS)
            visitor.page.screenshot(path=pictures / f"{name}-{language}-{variant}.png")
            assert visitor.page.locator("html").get_attribute("lang") == language
            assert KEYS.findall(visitor.page.inner_text("body")) == []
            assert serious_problems(visitor) == []
            assert visitor.overflows() <= 0

    return look


@pytest.mark.parametrize("name", PAGES)
def test_a_page(inspect: Callable[[str, Bring], None], name: str) -> None:
    inspect(name, lambda visitor: visitor.go(PAGES[name]))


def test_the_lobby(inspect: Callable[[str, Bring], None], server: Server) -> None:
    ada = server.table("you", "open", "odds", name="Ada", title="Friday night")

    def bring(visitor: Visitor) -> None:
        visitor.keep(ada)
        visitor.go(f"/table/{ada.key}")
        expect(visitor.by("lobby")).to_be_visible()

    inspect("lobby", bring)


@pytest.mark.parametrize("game", BOTS)
def test_a_table(inspect: Callable[[str, Bring], None], server: Server, game: str) -> None:
    ada = server.table("you", BOTS[game], BOTS[game], game=game, name="Ada", title="Friday night")
    ada.do("start")

    def bring(visitor: Visitor) -> None:
        visitor.sit(ada)
        visitor.wait_for_turn()

    inspect(f"table-{game}", bring)


@pytest.mark.parametrize("game", BOTS)
def test_the_end(inspect: Callable[[str, Bring], None], finished: dict[str, Person], game: str) -> None:
    def bring(visitor: Visitor) -> None:
        visitor.open(finished[game].key)
        visitor.see_the_end()

    inspect(f"end-{game}", bring)


@pytest.mark.parametrize("game", BOTS)
def test_a_replay(inspect: Callable[[str, Bring], None], finished: dict[str, Person], game: str) -> None:
    def bring(visitor: Visitor) -> None:
        visitor.go(f"/replay/{finished[game].key}?step=40")
        expect(visitor.by("replay")).to_be_visible()

    inspect(f"replay-{game}", bring)


def test_a_review(inspect: Callable[[str, Bring], None], finished: dict[str, Person]) -> None:
    def bring(visitor: Visitor) -> None:
        visitor.go(f"/review/{finished['cave'].key}")
        expect(visitor.by("chances")).to_be_visible()

    inspect("review", bring)
