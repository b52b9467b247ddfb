"""Where it sounds: the echo of a room, from noise whose high tones die first."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from speleo.sound.score import the_score
from speleo.sound.waves import RATE, Samples, factor, passing, placed, room_for, times

LOWEST = 40
MIDDLE = 500


@lru_cache(16)
def impulse(name: str, channel: int) -> Samples:
    """What a room answers to one click, on the left or on the right, with the energy of the click."""
    room = the_score()["rooms"][name]
    count = int(RATE * room["rt60_s"] * 1.1)
    t, found, bright = times(count), np.zeros(count), room["bright_hz"]
    size = room_for(count)
    spectrum = np.fft.rfft(np.random.default_rng(7 + channel).standard_normal(count), size)
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    for low, high, length in ((LOWEST, MIDDLE, 1.0), (MIDDLE, bright / 2, 0.8), (bright / 2, bright, 0.5)):
        shape = passing("hp", frequencies, low, 0.7) * passing("lp", frequencies, high, 0.7)
        band = np.fft.irfft(spectrum * shape, size)[:count]
        found += band * np.exp(-6.9 * t / (room["rt60_s"] * length))
    found *= np.clip(t / 0.004, 0, 1)
    return np.asarray(found / np.sqrt((found**2).sum()))


def echoed(signal: Samples, name: str) -> Samples:
    """What comes back from the walls of a room, as long as the signal itself."""
    room = the_score()["rooms"][name]
    found, late = np.zeros_like(signal), int(room["predelay_s"] * RATE)
    for channel in (0, 1):
        answer = impulse(name, channel)
        size = room_for(len(signal) + len(answer))
        back = np.fft.irfft(np.fft.rfft(signal[:, channel], size) * np.fft.rfft(answer, size), size)
        found[late:, channel] = back[: max(0, len(signal) - late)]
    return found * factor(room["dry_wet"])


def lay(ground: Samples, sound: Samples, at: float, gain: float, pan: float = 0.0) -> None:
    """Add a sound to the ground from a second on, at its place; what is beyond the end is cut."""
    begin = int(at * RATE)
    count = min(len(sound), len(ground) - begin)
    if count > 0:
        ground[begin : begin + count] += sound[:count] * (np.array(placed(pan)) * gain)
