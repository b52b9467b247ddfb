"""Effects: drips, steps, rope, splash, rockfall, gems, dice … from the parts that the score names."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from speleo.sound.chance import Stream
from speleo.sound.rooms import echoed
from speleo.sound.score import the_score
from speleo.sound.waves import RATE, TURN, Samples, bells, ended, factor, filtered, hertz, noise, times

TONIC, SCALE = 62, "dorian"
ONCE = {"n": 1, "gap": 0, "jitter": 0, "fade": 1}
LONGEST_TAIL = 2.5
RUMBLE = 28
"""Hertz below which nothing is kept."""
HARMONICS = 30
Part = dict[str, Any]


def effect(name: str, variant: int = 0, tonic: int = TONIC, scale: str = SCALE) -> Samples:
    """An effect with its room; repeats vary, and tonal ones are in the scale that sounds."""
    score = the_score()
    recipe = score["effects"][name]
    tones = score["scales"][recipe.get("scale", scale)]
    tail = min(LONGEST_TAIL, score["rooms"][recipe["room"]]["rt60_s"] * 0.5)
    dry = np.zeros(int((recipe["length_s"] + tail) * RATE))
    stream = Stream(f"{name}|{variant}")
    for number, part in enumerate(recipe["parts"]):
        again = part.get("repeat", ONCE)
        at, gain = part.get("at", 0), factor(part["gain"])
        for copy in range(again["n"]):
            detuned = 2 ** ((stream.next() - 0.5) * 2 * again.get("cents", 12) / 1200)
            sound = part_sound(part, f"{name}{variant}{number}{copy}", detuned, tonic, tones)
            begin = int(at * RATE)
            count = max(0, min(len(sound), len(dry) - begin))
            dry[begin : begin + count] += sound[:count] * gain
            at += again["gap"] * (1 + (stream.next() - 0.5) * again["jitter"])
            gain *= again["fade"]
    both = np.stack([dry, dry], 1)
    wet = both + echoed(both * factor(recipe["send_db"]), recipe["room"])
    return ended(filtered(wet, ("hp", RUMBLE, 0.7)), int(0.15 * RATE)) * factor(score["trim_db"]["effects"][name])


def part_sound(part: Part, key: str, detuned: float, tonic: int, tones: list[int]) -> Samples:
    """One part, once."""
    if part["src"] == "modes":
        t = times(int(RATE * max(mode[2] for mode in part["modes"]) * 2.4))
        hz = part["hz"][0] * detuned if "hz" in part else tone(part, tonic, tones)
        return ended(np.asarray(bells(hz, part["modes"], t, t) * np.clip(t / 0.002, 0, 1)), 128)
    attack, hold, decay = part["env"]
    t = times(int(RATE * (attack + hold + decay * 2.2)))
    found = noise(len(t), key, part.get("filter")) * 1.6 if part["src"] == "noise" else swept(part, detuned, t)
    found = found * np.clip(t / attack, 0, 1) * np.exp(-np.maximum(t - attack - hold, 0) * 3 / decay)
    if "am" in part:
        speed, depth = part["am"]
        found *= 1 - depth * (0.5 + 0.5 * np.sin(TURN * speed * t))
    return ended(found, 128)


def tone(part: Part, tonic: int, tones: list[int]) -> float:
    step = part["tone"] - 1
    return hertz(tonic + 12 * (part["octave"] + step // 7) + tones[step % 7])


def swept(part: Part, detuned: float, t: Samples) -> Samples:
    """A sine or a saw that glides from one frequency to another."""
    begin, end = part["hz"]
    phase = np.cumsum(begin * detuned * (end / begin) ** (t / t[-1])) / RATE
    if part["src"] == "sine":
        return np.asarray(np.sin(TURN * phase))
    count = int(min(HARMONICS, 9000 / max(begin, end)))
    found = np.zeros(len(t))
    for harmonic in range(1, count + 1):
        found += np.sin(TURN * phase * harmonic) / harmonic * 0.6
    kind, low, high, q = part["filter"]
    return filtered(found, (kind, math.sqrt(low * high), q))
