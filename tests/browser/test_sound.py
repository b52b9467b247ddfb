"""Sound in a real browser: what it plays is measured, and nothing sounds unless somebody wants it."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import speleo.server
from speleo.sound.measuring import brightness, loudest, loudness, peak
from speleo.sound.score import the_score
from tests.browser.people import Visitor
from tests.server.serving import Server

Visit = Callable[..., Visitor]
SECONDS = 6
PLAYER = next((Path(speleo.server.__file__).parent / "static" / "assets").glob("player-*.js"), Path("none")).name
RENDER = """async ({ player, seconds, piece, values, effects }) => {
  const { Player } = await import(`/assets/${player}`);
  const context = new OfflineAudioContext(2, 44100 * seconds, 44100);
  const made = new Player(context);
  made.set({ volume: 100, music: 100, effects: 100 });
  if (piece) made.follow({ piece, values }, "speleo");
  made.play(seconds);
  for (const effect of effects) made.hear(effect.name, effect.spot);
  const buffer = await context.startRendering();
  const mixed = new Float32Array(buffer.length * 2);
  for (const side of [0, 1]) buffer.getChannelData(side).forEach((value, at) => { mixed[at * 2 + side] = value; });
  let text = "";
  const bytes = new Uint8Array(mixed.buffer);
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}"""
FORBID = "AudioContext.prototype.resume = function () { return new Promise(() => undefined); };\
Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });"


def played(page: Page, piece: str = "", values: dict[str, float] | None = None, *effects: object, seconds: int = 2):  # type: ignore[no-untyped-def]
    """What the browser would send to the loudspeakers, as rows of left and right."""
    asked = {"player": PLAYER, "seconds": seconds, "piece": piece, "values": values or {}, "effects": effects}
    raw = base64.b64decode(page.evaluate(RENDER, asked))
    return np.frombuffer(raw, dtype="<f4").reshape(-1, 2).astype(np.float64)


def test_every_scene_is_as_loud_as_the_score_says_never_clips_and_sounds_unlike_the_others(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/diamant")
    bright = {}
    for name, scene in the_score()["scenes"].items():
        sound = played(visitor.page, scene["piece"], scene["state"], seconds=SECONDS)
        assert abs(loudness(sound) - scene["lufs"]) < 2.5, (name, loudness(sound))
        assert peak(sound) < -3, name
        bright[name] = round(brightness(sound))
    assert len(set(bright.values())) == len(bright), bright


def test_effects_are_heard_on_the_side_where_they_happen_and_quieter_from_afar(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/diamant")

    def strength(pan: float, far: float) -> tuple[float, float]:
        left, right = (played(visitor.page, "", None, {"name": "rope", "spot": {"pan": pan, "far": far}}) ** 2).sum(0)
        return float(left), float(right)

    left, right = strength(-1, 0)
    assert left > 3 * right
    near, far = sum(strength(0, 0)), sum(strength(0, 8))
    assert near > 4 * far
    splash = played(visitor.page, "", None, {"name": "splash"})
    assert -30 < loudest(splash) < -16


def test_nothing_is_loaded_until_somebody_turns_it_on_and_then_the_piece_of_the_game_plays(
    visit: Visit, server: Server
) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.prefer(senses="full")
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.sit(ada)
    visitor.wait_for_turn()
    expect(visitor.by("sound")).to_have_attribute("data-sounding", "off")
    assert not any(PLAYER in url for url in loaded)
    visitor.by("sound").click()
    expect(visitor.by("sound")).to_have_attribute("data-sounding", "on")
    expect(visitor.by("sound")).to_have_attribute("data-piece", "diamant")
    visitor.page.keyboard.press("m")
    expect(visitor.by("sound")).to_have_attribute("data-sounding", "off")


@pytest.mark.parametrize("senses", ["full", "reduced"])
def test_where_sound_is_forbidden_or_not_wanted_the_page_says_so_and_play_goes_on(
    visit: Visit, server: Server, senses: str
) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    visitor = visit()
    visitor.prefer(senses=senses)
    visitor.page.add_init_script(FORBID)
    visitor.sit(ada)
    visitor.wait_for_turn()
    visitor.by("sound").click()
    if senses == "full":
        expect(visitor.page.get_by_text("does not let Speleo sound")).to_be_visible()
        expect(visitor.by("sound")).to_have_attribute("data-sounding", "forbidden")
    else:
        expect(visitor.page.get_by_text("Sound stays silent")).to_be_visible()
        expect(visitor.by("sound")).to_have_attribute("data-sounding", "off")
    visitor.do("back")
    expect(visitor.by("log")).to_contain_text("You turn back")
