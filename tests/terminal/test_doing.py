"""What can be done now, in words, and the keys that there is room for."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from speleo.games import game_named
from speleo.kernel.textkeys import can_key
from speleo.terminal.app import SpeleoApp
from speleo.terminal.doing import DoingScreen
from speleo.texts.texts import Texts
from tests.terminal.screens import asked, shown, until
from tests.terminal.sittings import begin

CHANCE = {"card", "tile", "roll", "start"}
"""Kinds of action that only Chance takes."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["cave", "diamant", "subterra"])
def test_every_kind_of_action_has_a_sentence(name: str, language: str) -> None:
    """The kinds are those that the catalogue names; a sentence is short and ends like one."""
    game, texts = game_named(name), Texts(language)
    catalogue = resources.files(game.package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(rf"^{name}-action-([a-z-]+) =", catalogue, re.M)) - CHANCE
    assert len(kinds) >= 2
    for kind in kinds:
        key = can_key(game, type("Some", (), {"tag": kind}))
        assert texts.has(key), key
        said = texts.say(key, caver="medic")
        assert re.fullmatch(r"[^a-z].{10,125}[.]", said), said


async def test_the_marked_entry_says_what_it_does_and_t_tells_everything() -> None:
    app = SpeleoApp("de", sitting=begin("subterra", ["Ada"], [], seats=1, seed="alone"), pace=0)
    async with app.run_test(size=(100, 40)) as pilot:
        await until(pilot, lambda: asked(app))
        assert "Taucht von Wasser zu Wasser" in shown(app)
        for _pick in range(4):
            await until(pilot, lambda: asked(app))
            await pilot.press("enter")
        await until(pilot, lambda: asked(app) and "Leg das nächste Plättchen" in shown(app))
        await pilot.press("T")
        await until(pilot, lambda: isinstance(app.screen, DoingScreen))
        page = shown(app)
        assert "Das kannst du jetzt tun" in page
        assert page.index("Leg das nächste Plättchen an eine offene Kante, ohne") < page.index("Beende deinen Zug")
        await pilot.press("l")
        await until(pilot, lambda: "What you can do now" in shown(app))
        await pilot.press("escape")
        await until(pilot, lambda: asked(app))


@pytest.mark.parametrize("language", ["en", "de"])
async def test_no_key_is_cut_in_two(language: str) -> None:
    """In the smallest window there is room for the most important ones, each whole."""
    app = SpeleoApp(language, sitting=begin("cave", ["Ada"], [], seats=2, seed="keys"), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Tab" in shown(app) or app.screen.__class__.__name__ == "PackScreen")
        while app.screen.__class__.__name__ == "PackScreen":
            await pilot.press("enter")
            await pilot.pause(0.05)
        await until(pilot, lambda: asked(app))
        texts = Texts(language)
        bar = shown(app).splitlines()[-1]
        told = [texts.say(key) for key in ("key-mark", "key-take", "key-can", "key-rules", "key-quit")]
        assert all(word in bar for word in told), bar
        words = re.findall(r"\S+", bar)
        assert words[-1] in {texts.say(f"key-{name}").split()[-1] for name in ("quit", "hint", "undo", "odds")}
