"""One note of an instrument in two channels, by the recipe of the score."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from speleo.sound.score import the_score
from speleo.sound.waves import RATE, TURN, Samples, bells, ended, envelope, factor, hertz, noise, passing, placed, times

Recipe = dict[str, Any]
CYCLE = 2048
"""Samples of one period of a wave."""
PARTIALS = 60
MIDDLE = 261.6
LONGEST = 8.0


@lru_cache(512)
def note(name: str, midi: int, seconds: float, strength: float) -> Samples:
    """A note that is held so long, at a strength up to 1, as rows of left and right."""
    recipe = the_score()["instruments"][name]
    made = MAKERS[recipe["type"]](recipe, name, midi, seconds, strength)
    both = made if made.ndim == 2 else np.stack([made, made], 1)
    return ended(both * (strength**1.4 * 0.5), 256)


def struck(recipe: Recipe, name: str, midi: int, seconds: float, strength: float) -> Samples:
    """Bars, bells and strings: modes that die away."""
    count = int(RATE * min(LONGEST, max(mode[2] for mode in recipe["modes"]) * 2.3))
    t = times(count)
    phase = t
    if "bend" in recipe:
        ratio, soon = recipe["bend"]
        phase = np.cumsum(1 + (ratio - 1) * np.exp(-t / soon)) / RATE
    found = bells(hertz(midi), recipe["modes"], phase, t) * np.clip(t / recipe["attack"], 0, 1)
    if "click" in recipe:
        click = recipe["click"]
        sound = noise(count, f"{name}{midi}", ("bp", click["hz"], click["hz"], 1))
        found += sound * factor(click["db"]) * np.exp(-t / click["decay"]) * 3
    return found


def drum(recipe: Recipe, name: str, midi: int, seconds: float, strength: float) -> Samples:
    """A skin that is struck: a sine that falls, and noise."""
    hiss = recipe["noise"]
    count = int(RATE * max(0.12, 2.5 * recipe["decay"], 5 * hiss["decay"]))
    t, found = times(count), np.zeros(count)
    high, low = recipe["hz"]
    if high:
        falling = low + (high - low) * np.exp(-t / max(recipe["sweep_s"], 1e-4))
        found += np.sin(TURN * np.cumsum(falling) / RATE) * np.exp(-t * 2.5 / recipe["decay"])
    through = (hiss["type"], hiss["hz"], hiss["hz"], hiss.get("q", 0.8))
    found += noise(count, f"{name}{strength:.2f}", through) * 3 * factor(hiss["db"]) * np.exp(-t / hiss["decay"])
    return np.asarray(found * np.clip(t / recipe.get("attack", 0.002), 0, 1))


def wind(recipe: Recipe, name: str, midi: int, seconds: float, strength: float) -> Samples:
    """Noise that swells: air, water, rock."""
    count, shape = held(recipe, seconds)
    through = (recipe["filter"], recipe["hz"], recipe["hz"], recipe["q"])
    speed, depth = recipe["lfo"]
    swell = 1 - depth * (0.5 + 0.5 * np.sin(TURN * speed * times(count) + midi + seconds))
    left, right = noise(count, f"{name}L", through), noise(count, f"{name}R", through)
    width = recipe.get("width", 0)
    return np.asarray(np.stack([left, left * (1 - width) + right * width], 1) * (shape * swell)[:, None] * 2)


def sung(recipe: Recipe, name: str, midi: int, seconds: float, strength: float) -> Samples:
    """Pads, strings, voices and winds: a wave, or two that bend each other, in several voices beside each other."""
    count, shape = held(recipe, seconds)
    t, voices = times(count), recipe.get("unison", 1)
    found = np.zeros((count, 2))
    for voice in range(voices):
        off = 0.0 if voices == 1 else (voice / (voices - 1) - 0.5) * 2
        phase = phase_of(recipe, midi, t, off * recipe.get("detune_cents", 0)) + voice * 0.37
        wave = bent if recipe["type"] == "fm" else looked_up
        sides = np.array(placed(off * recipe.get("width", 0)))
        found += wave(recipe, name, midi, strength, phase, t)[:, None] * sides
    found /= voices**0.6
    if "tremolo" in recipe:
        speed, depth = recipe["tremolo"]
        found *= (1 - depth * (0.5 + 0.5 * np.sin(TURN * speed * t + midi)))[:, None]
    if "breath" in recipe:
        breath = recipe["breath"]
        through = (breath["type"], breath["hz"], breath["hz"], breath["q"])
        found += (noise(count, name, through) * 3 * factor(breath["db"]))[:, None]
    return np.asarray(found * shape[:, None])


def held(recipe: Recipe, seconds: float) -> tuple[int, Samples]:
    """How many samples a held note has, and its envelope."""
    count = int(RATE * (seconds + recipe["env"][3] * 1.4))
    return count, envelope(count, seconds, recipe["env"])


def phase_of(recipe: Recipe, midi: int, t: Samples, cents: float) -> Samples:
    """Turns since the beginning, with the vibrato that comes late."""
    hz = hertz(midi)
    if "vibrato" not in recipe:
        return np.asarray(hz * 2 ** (cents / 1200) * t)
    speed, depth, delay = recipe["vibrato"]
    wobble = depth * np.clip((t - delay) / 0.6, 0, 1) * np.sin(TURN * speed * t)
    return np.asarray(np.cumsum(hz * 2 ** ((cents + wobble) / 1200)) / RATE)


def bent(recipe: Recipe, name: str, midi: int, strength: float, phase: Samples, t: Samples) -> Samples:
    index = recipe["index"] * np.exp(-t / recipe["index_decay"]) * (0.5 + strength / 2)
    return np.asarray(np.sin(TURN * phase + index * np.sin(TURN * phase * recipe["ratio"])))


def looked_up(recipe: Recipe, name: str, midi: int, strength: float, phase: Samples, t: Samples) -> Samples:
    """A wave from its table; where its filter opens, between the table of the open filter and that of the closed."""
    hz = hertz(midi)
    closed = recipe["cutoff_hz"] * (hz / MIDDLE) ** 0.35 * (0.6 + 0.5 * strength)
    at = (phase % 1) * CYCLE
    low = at.astype(np.int64)
    part = at - low
    dark = table(name, hz, closed)
    found = dark[low] + (dark[low + 1] - dark[low]) * part
    octaves = recipe.get("cutoff_env_oct", 0)
    if octaves:
        bright, attack = table(name, hz, closed * 2**octaves), recipe["env"][0]
        opened = np.exp(-np.maximum(t - attack, 0) / recipe["cutoff_decay_s"]) * np.clip(t / max(attack, 1e-3), 0, 1)
        found = found + (bright[low] + (bright[low + 1] - bright[low]) * part - found) * opened
    return np.asarray(found)


@lru_cache(1024)
def table(name: str, hz: float, cutoff: float) -> Samples:
    """One period through a low-pass filter, and its first sample again."""
    recipe = the_score()["instruments"][name]
    count = int(min(PARTIALS, RATE * 0.45 / hz))
    number = np.arange(1, count + 1)
    strengths = partials(recipe, number) * passing("lp", number * hz, cutoff, recipe.get("q", 0.75))
    turns = np.arange(CYCLE + 1) / CYCLE
    return np.asarray((strengths[:, None] * np.sin(TURN * number[:, None] * turns)).sum(0))


def partials(recipe: Recipe, number: Any) -> Samples:
    """How strong each partial of a wave is."""
    match recipe["wave"]:
        case "saw":
            return np.asarray(1 / number)
        case "triangle":
            return np.asarray(np.where(number % 2, 1 / number**2, 0) * np.where((number // 2) % 2, -1, 1))
        case _:
            given = recipe["partials"][: len(number)]
            return np.asarray(given + [0.0] * (len(number) - len(given)), dtype=np.float64)


MAKERS: dict[str, Callable[[Recipe, str, int, float, float], Samples]] = {
    "modes": struck,
    "drum": drum,
    "noise": wind,
    "table": sung,
    "fm": sung,
}
