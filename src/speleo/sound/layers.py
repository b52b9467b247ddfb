"""What each kind of layer plays in a bar. Random numbers are drawn in the order that docs/sound.md names."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Protocol

from speleo.sound.chance import Stream
from speleo.sound.harmony import Harmony, fifth_of, ladder, settled
from speleo.sound.mapping import Inputs, product
from speleo.sound.score import Layer, Score

Sketch = tuple[float, float, int, float, float]
"""Beat, beats, MIDI number, strength up to 1, place from -1 to 1."""
DRUM, NOISE = 36, 60
ALMOST = 1e-9


class Composed(Protocol):
    """What a layer knows of its piece."""

    score: Score
    name: str
    seed: str
    inputs: Inputs
    harmony: Harmony


Kind = Callable[[Composed, Layer, int, Stream], Iterator[Sketch]]


def pan_of(layer: Layer) -> float:
    pan = layer.get("pan", 0.0)
    return 0.0 if isinstance(pan, list) else pan


def share(count: int, part: float) -> int:
    """So many of them, at least one."""
    return max(1, math.ceil(count * part - ALMOST))


def pad(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    """All voices of each chord."""
    for chord, at in piece.harmony.starts(bar):
        count = len(chord["voices"])
        if "voice_input" in layer:
            count = share(count, piece.inputs[layer["voice_input"]])
        for place, voice in enumerate(chord["voices"][:count]):
            yield at, chord["beats"] + layer["overlap"], voice, 0.7 + 0.1 * stream.next(), (place - 1.5) * 0.25


def bass(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    """Root, fifth and octave in a pattern, of the bar or of each chord."""
    harmony = piece.harmony
    spots = [(at, chord["beats"]) for chord, at in harmony.starts(bar)]
    for at, room in spots if layer.get("per_chord") else [(bar * harmony.bar, math.inf)]:
        for beat, beats, what, strength, chance in layer["pattern"]:
            if stream.next() >= chance or beat >= room:
                continue
            chord, start = harmony.chord_at(at + beat)
            root = chord["bass"]
            midi = {"r": root, "5": fifth_of(chord), "8": root + 12}[what]
            yield at + beat, min(beats, start + chord["beats"] - at - beat), midi, strength, pan_of(layer)


def shuffled(stream: Stream, count: int) -> list[int]:
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(stream.next() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def arp(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    """Figures over the tones of the chord, dealt in shuffled blocks so that none follows itself for long."""
    figures = layer["variants"]
    block = Stream(f"{piece.seed}|{piece.name}|{layer['id']}|block{bar // len(figures)}")
    figure = figures[shuffled(block, len(figures))[bar % len(figures)]]
    chance = layer["prob"] * product(layer.get("density"), piece.inputs)
    span = product(layer.get("span"), piece.inputs)
    for step, rung in enumerate(figure):
        played, strength = stream.next(), stream.next()
        if step and played >= chance:
            continue
        at = bar * piece.harmony.bar + step * layer["grid"]
        chord, _ = piece.harmony.chord_at(at)
        midi = ladder(chord, layer["low"], max(figure) + 1)[math.floor(rung * span + 0.5)]
        accent = layer["accent"][step % len(layer["accent"])]
        velocity = min(1, (0.55 + 0.35 * accent) * (0.9 + 0.1 * strength))
        yield at, layer["grid"] * 1.6, midi, velocity, pan_of(layer) + layer.get("pan_spread", 0) * math.sin(step * 1.7)


def melody(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    """Motifs at their beats in a cycle; a note that is held settles into the chord."""
    harmony, cycle = piece.harmony, layer["cycle"]
    for begin, names, shifts in layer["slots"]:
        first = math.floor((bar * harmony.bar - begin) / cycle) * cycle + begin
        for at in (first, first + cycle):
            if at < 0 or not bar * harmony.bar <= at < (bar + 1) * harmony.bar:
                continue
            played, name, shift = stream.next(), stream.pick(names), stream.pick(shifts)
            if played >= layer["prob"]:
                continue
            notes = piece.score["motifs"][name]
            if "notes_input" in layer:
                notes = notes[: share(len(notes), piece.inputs[layer["notes_input"]])]
            beat = at
            for degree, beats, *free in notes:
                if degree:
                    midi = harmony.degree(degree + shift, layer["octave"])
                    if not free and (beats >= 1 or beat % 1 == 0):
                        midi = settled(midi, harmony.chord_at(beat)[0])
                    yield beat, beats * 0.95, midi, 0.72 + 0.2 * stream.next(), pan_of(layer)
                beat += beats


def grid(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    """Beats of a drum."""
    for beat, strength, chance in layer["pattern"]:
        played, change = stream.next(), stream.next()
        if played < chance and bar % layer.get("every", 1) == 0:
            yield bar * piece.harmony.bar + beat, 0.25, DRUM, strength * (0.88 + 0.12 * change), pan_of(layer)


def scatter(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    """Single notes anywhere in the bar and in the stereo picture."""
    harmony = piece.harmony
    rate = layer["rate"] * product(layer.get("density"), piece.inputs)
    count = int(rate) + (1 if stream.next() < rate % 1 else 0)
    weakest, strongest = layer["vel"]
    pan = layer["pan"]
    assert isinstance(pan, list)
    for _ in range(count):
        at = bar * harmony.bar + stream.next() * harmony.bar
        if "quant" in layer:
            at = math.floor(at / layer["quant"]) * layer["quant"]
        midi = harmony.degree(stream.pick(layer["degrees"]), layer["octave"])
        if layer.get("chord_only"):
            midi = settled(midi, harmony.chord_at(at)[0])
        velocity = weakest + stream.next() * (strongest - weakest)
        yield at, layer.get("beats", 0.5), midi, velocity, pan[0] + stream.next() * (pan[1] - pan[0])


def drone(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    if bar % layer["bars"] == 0:
        for place, midi in enumerate(layer["notes"]):
            yield (*spread(piece, layer, bar), midi, 0.5 + 0.12 * place, pan_of(layer))


def bed(piece: Composed, layer: Layer, bar: int, stream: Stream) -> Iterator[Sketch]:
    if bar % layer["bars"] == 0:
        yield (*spread(piece, layer, bar), NOISE, 0.8, pan_of(layer))


def spread(piece: Composed, layer: Layer, bar: int) -> tuple[float, float]:
    """Renewed every few bars, half a bar before the last one ends."""
    return bar * piece.harmony.bar, (layer["bars"] + 0.5) * piece.harmony.bar


KINDS: dict[str, Kind] = {
    "pad": pad,
    "bass": bass,
    "arp": arp,
    "melody": melody,
    "grid": grid,
    "scatter": scatter,
    "drone": drone,
    "bed": bed,
}
