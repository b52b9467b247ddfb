"""Notes of a piece, bar by bar: whole numbers that depend on the seed, the inputs and the bar alone."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from speleo.sound.chance import Stream, fnv1a32
from speleo.sound.harmony import Harmony
from speleo.sound.layers import KINDS, Sketch
from speleo.sound.mapping import Inputs, product
from speleo.sound.score import Layer, Score

TICKS = 480
"""In a quarter note."""
SILENT = 0.001
"""A layer as quiet as this composes nothing."""


class Note(NamedTuple):
    """When and how long in ticks, the MIDI number, the strength up to 127, the place from -100 to 100, the layer."""

    tick: int
    ticks: int
    midi: int
    velocity: int
    pan: int
    layer: str


def near(number: float) -> int:
    """Rounded half up, as Math.round does."""
    return math.floor(number + 0.5)


class Piece:
    """A piece as it is for some inputs."""

    def __init__(self, score: Score, name: str, inputs: Inputs, seed: str) -> None:
        self.score, self.name, self.inputs, self.seed = score, name, inputs, seed
        self.data = score["pieces"][name]
        self.harmony = Harmony(score, self.data, inputs)

    def bar_of(self, layer: Layer, bar: int) -> Iterator[Note]:
        """The notes that a layer begins in a bar."""
        if product(layer.get("gain"), self.inputs) <= SILENT:
            return
        stream = Stream(f"{self.seed}|{self.name}|{layer['id']}|{bar}")
        for sketch in KINDS[layer["kind"]](self, layer, bar, stream):
            yield self.written(layer, sketch)

    def written(self, layer: Layer, sketch: Sketch) -> Note:
        at, beats, midi, velocity, pan = sketch
        swing = self.data["swing"]
        if swing and abs(at % 1 - 0.5) < 1e-9:
            at += swing * 0.5
        return Note(
            near(at * TICKS), max(1, near(beats * TICKS)), midi, near(velocity * 127), near(pan * 100), layer["id"]
        )

    def notes_before(self, beats: float) -> list[Note]:
        """All notes that begin before a beat."""
        bars, last = math.ceil(beats / self.harmony.bar), beats * TICKS
        found = [note for layer in self.data["layers"] for bar in range(bars) for note in self.bar_of(layer, bar)]
        return sorted(note for note in found if note.tick < last)


def fingerprint(notes: list[Note]) -> str:
    """Equal where the same notes were composed."""
    return f"{fnv1a32(';'.join(','.join(map(str, note)) for note in notes)):08x}"
