"""The chords and the scale of a piece as they are for some inputs, and how notes fit them."""

from __future__ import annotations

import math
from collections.abc import Iterator

from speleo.sound.mapping import Inputs, product
from speleo.sound.score import Chord, PieceData, Score

NEAREST = (-1, 1, -2, 2, -3, 3)


class Harmony:
    """Where the piece stands at each beat."""

    def __init__(self, score: Score, piece: PieceData, inputs: Inputs) -> None:
        name, scale = "main", piece["scale"]
        for switch in piece.get("switch", []):
            if inputs.get(switch["input"], 0.0) >= switch["at_least"]:
                name, scale = switch["harmony"], switch["scale"]
        self.chords = piece["harmony"][name]
        self.scale = score["scales"][scale]
        self.tonic = piece["tonic"]
        self.bar = piece["bar_beats"]
        self.bpm = piece["bpm"] * product(piece.get("tempo"), inputs)
        self.loop = sum(chord["beats"] for chord in self.chords)

    def chord_at(self, beat: float) -> tuple[Chord, float]:
        """What sounds then, and since which beat; the harmony repeats itself for ever."""
        at = math.floor(beat / self.loop) * self.loop
        for chord in self.chords:
            if beat < at + chord["beats"]:
                return chord, at
            at += chord["beats"]
        raise AssertionError("chords fill their loop")

    def starts(self, bar: int) -> Iterator[tuple[Chord, float]]:
        """Every chord that begins in a bar, with its beat."""
        beat, end = bar * self.bar, (bar + 1) * self.bar
        while beat < end:
            chord, at = self.chord_at(beat)
            if at >= bar * self.bar:
                yield chord, at
            beat = at + chord["beats"]

    def degree(self, degree: int, octave: int = 0) -> int:
        """The note of a degree of the scale; 1 is the tonic."""
        step = degree - 1
        return self.tonic + 12 * (octave + step // 7) + self.scale[step % 7]


def classes_of(chord: Chord) -> set[int]:
    """The tones of a chord in any octave."""
    return {note % 12 for note in chord["voices"]} | {chord["bass"] % 12}


def ladder(chord: Chord, low: int, count: int) -> list[int]:
    """The tones of a chord from a note upwards."""
    tones, found, note = classes_of(chord), list[int](), low
    while len(found) < count:
        if note % 12 in tones:
            found.append(note)
        note += 1
    return found


def settled(note: int, chord: Chord) -> int:
    """A held note that rubs a semitone beside a tone of the chord goes to the nearest one."""
    tones = classes_of(chord)
    if note % 12 in tones or not {(note - 1) % 12, (note + 1) % 12} & tones:
        return note
    return next((note + step for step in NEAREST if (note + step) % 12 in tones), note)


def fifth_of(chord: Chord) -> int:
    """What a bass plays beside its root."""
    root, tones = chord["bass"], {voice % 12 for voice in chord["voices"]}
    return next((root + step for step in (7, 5, 4, 3) if (root + step) % 12 in tones), root)
