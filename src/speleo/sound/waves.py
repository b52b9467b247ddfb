"""Samples: noise, filters and envelopes. Filters work on spectra and stand in for those of the browser."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from speleo.sound.chance import fnv1a32

Samples: TypeAlias = NDArray[np.float64]
RATE = 44100
TURN = 2 * math.pi
LOUD = 0.3
"""The mean strength of noise."""
GLIDE = 6
"""Steps of a filter that glides."""


def factor(db: float) -> float:
    return float(10 ** (db / 20))


def hertz(midi: float) -> float:
    return float(440 * 2 ** ((midi - 69) / 12))


def times(count: int) -> Samples:
    return np.arange(count) / RATE


def passing(kind: str, frequencies: Samples, hz: float, q: float) -> Samples:
    """How much of each frequency a filter of second order lets through."""
    ratio = np.maximum(frequencies, 1e-3) / hz
    below: Samples = np.sqrt((1 - ratio * ratio) ** 2 + (ratio / q) ** 2)
    above: Samples = {"lp": np.ones_like(ratio), "hp": ratio * ratio, "bp": ratio / q}[kind]
    return above / below


def room_for(count: int) -> int:
    """A power of two that holds so many samples."""
    return 1 << (count - 1).bit_length()


def filtered(signal: Samples, *filters: tuple[str, float, float]) -> Samples:
    """A signal, of one channel or two, through filters given as kind, hertz and q."""
    size = room_for(len(signal) + 4096)
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    shape = np.ones(len(frequencies))
    for kind, hz, q in filters:
        shape = shape * passing(kind, frequencies, hz, q)
    spectrum = np.fft.rfft(signal, size, axis=0)
    shaped = spectrum * (shape[:, None] if signal.ndim == 2 else shape)
    return np.asarray(np.fft.irfft(shaped, size, axis=0)[: len(signal)])


def noise(count: int, key: str, through: list[Any] | tuple[Any, ...] | None = None) -> Samples:
    """White noise, or through a filter that glides from one frequency to another."""
    white = np.random.default_rng(fnv1a32(key)).standard_normal(count)
    if through is None:
        return white * LOUD
    kind, begin, end, q = through
    size = room_for(count)
    spectrum, frequencies = np.fft.rfft(white, size), np.fft.rfftfreq(size, 1 / RATE)
    steps = 1 if begin == end else GLIDE
    found, along = np.zeros(count), np.linspace(0, max(steps - 1, 1), count)
    for step in range(steps):
        hz = begin * (end / begin) ** (step / max(steps - 1, 1))
        part = np.fft.irfft(spectrum * passing(kind, frequencies, hz, q), size)[:count]
        weight = np.clip(1 - np.abs(along - step), 0, 1) if steps > 1 else 1.0
        found += part * (LOUD / (part.std() + 1e-9)) * weight
    return found


def envelope(count: int, held: float, shape: list[float]) -> Samples:
    """Attack, decay, sustain and release of a note that is held so long."""
    attack, decay, sustain, release = shape
    t = times(count)
    rise = np.clip(t / max(attack, 1e-4), 0, 1)
    body = sustain + (1 - sustain) * np.exp(-np.maximum(t - attack, 0) * 3 / max(decay, 1e-4))
    fall = np.exp(-np.maximum(t - held, 0) * 5 / max(release, 1e-4))
    return np.asarray(rise * rise * (3 - 2 * rise) * body * fall)


def bells(hz: float, modes: list[list[float]], phase: Samples, t: Samples) -> Samples:
    """Sines in given ratios, each with a strength and a time in which it dies away."""
    found = np.zeros(len(t))
    for ratio, strength, decay in modes:
        if hz * ratio < RATE * 0.45:
            found += strength * np.sin(TURN * hz * ratio * phase) * np.exp(-t * 3 / decay)
    return found


def ended(signal: Samples, count: int) -> Samples:
    """A signal whose last samples fade, so that it does not click."""
    fade = min(count, len(signal))
    ramp = np.linspace(1, 0, fade)
    signal[-fade:] *= ramp[:, None] if signal.ndim == 2 else ramp
    return signal


def placed(pan: float) -> tuple[float, float]:
    """How loud something is on the left and on the right, from -1 to 1."""
    angle = (max(-1.0, min(1.0, pan)) + 1) * math.pi / 4
    return math.cos(angle) * math.sqrt(2), math.sin(angle) * math.sqrt(2)
