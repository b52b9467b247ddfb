"""Pieces, bridges between them and a whole way down, as samples."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from speleo.sound.composing import TICKS, Note, Piece
from speleo.sound.instruments import note
from speleo.sound.mapping import Inputs, along, inputs_of, product
from speleo.sound.rooms import echoed, lay
from speleo.sound.score import the_score
from speleo.sound.waves import RATE, Samples, factor, filtered

TAIL = 3.0
"""Seconds in which the last notes of a part die away under the next."""
MOVEMENTS = ("cave_1", "cave_2", "cave_3", "cave_4")
JOURNEY_BARS = (4, 3, 8, 4)
BRIDGE_PAD, BRIDGE_BELL = 90, 100
FADE_IN, FADE_OUT = 0.05, 0.6


def mixed(
    notes: Iterable[Note], layers: Mapping[str, Mapping[str, Any]], inputs: Inputs, bpm: float, room: str, length: float
) -> Samples:
    """Notes and their echo in a room, so many seconds long."""
    count, beat = int(length * RATE), 60 / bpm
    dry, sent = np.zeros((count, 2)), np.zeros((count, 2))
    for tick, ticks, midi, velocity, pan, name in notes:
        layer = layers[name]
        recipe = the_score()["instruments"][layer["instrument"]]
        gain = factor(layer["db"]) * product(layer.get("gain"), inputs)
        at = tick / TICKS * beat
        seconds = round(min(ticks / TICKS * beat, length - at), 3)
        sound = note(layer["instrument"], midi, seconds, round(velocity / 127, 1) or 0.1)
        hits = [(at, gain, pan / 100)]
        echo = recipe.get("echo", {"repeats": 0})
        for again in range(echo["repeats"]):
            late, quieter = echo["beats"] * beat * (again + 1), factor(echo["db"]) * echo["feedback"] ** again
            hits.append((at + late, gain * quieter, (0.6, -0.6)[again % 2]))
        for when, loud, where in hits:
            lay(dry, sound, when, loud, where)
            lay(sent, sound, when, loud * factor(recipe["send_db"]), where)
    return dry + echoed(sent, room)


def piece_of(scene: str, seed: str) -> Piece:
    """The piece of a scene, with the inputs of its state."""
    score = the_score()
    found = score["scenes"][scene]
    game = found["piece"].partition("_")[0]
    return Piece(score, found["piece"], inputs_of(score, game, found["state"]), seed)


def rendered(piece: Piece, seconds: float, tail: float = 0.0) -> Samples:
    """The beginning of a piece, and how it dies away."""
    score, data, inputs = the_score(), piece.data, piece.inputs
    notes = piece.notes_before(seconds * piece.harmony.bpm / 60)
    layers = {layer["id"]: layer for layer in data["layers"]}
    found = mixed(notes, layers, inputs, piece.harmony.bpm, data["room"], seconds + tail)
    filters = [("hp", score["mix"]["high_pass_hz"], 0.7)]
    if "lowpass_hz" in data:
        filters.append(("lp", product(data["lowpass_hz"], inputs), 0.7))
    level = sum(along(points, inputs.get(name, 0)) for name, points in data.get("level_db", {}).items())
    return filtered(found, *filters) * factor(score["trim_db"]["pieces"][piece.name] + level)


def faded(sound: Samples) -> Samples:
    """The same with a soft beginning and end."""
    since = np.arange(len(sound)) / RATE
    until = (len(sound) - np.arange(len(sound))) / RATE
    return sound * np.clip(np.minimum(since / FADE_IN, until / FADE_OUT), 0, 1)[:, None]


def bridge_notes(name: str) -> list[Note]:
    """Two bars between movements: a chord is held while a bell strikes its third and then falls by a semitone."""
    score = the_score()
    data, beats = score["transitions"][name], score["transitions"][name]["bars"] * score["bridge"]["bar_beats"]
    held = [Note(0, beats * TICKS, midi, BRIDGE_PAD, 0, "pad") for midi in data["hold"]]
    bells = zip(data["fall_at"], data["fall"], strict=True)
    return held + [Note(int(at * TICKS), 3 * TICKS, midi, BRIDGE_BELL, 0, "bell") for at, midi in bells]


def bridge(name: str) -> tuple[Samples, float]:
    """A bridge with its end under the next movement, and how long it lasts itself."""
    score = the_score()
    data, recipe = score["transitions"][name], score["bridge"]
    bpm = sum(data["ease_bpm"]) / 2
    seconds = data["bars"] * recipe["bar_beats"] * 60 / bpm
    layers = {voice: {"instrument": recipe[voice], "db": recipe[f"{voice}_db"]} for voice in ("pad", "bell")}
    room = score["pieces"][name.partition(">")[0]]["room"]
    return mixed(bridge_notes(name), layers, {}, bpm, room, seconds + TAIL) * factor(recipe["trim_db"]), seconds


def journey(seed: str, bars: tuple[int, ...] = JOURNEY_BARS) -> tuple[Samples, list[float]]:
    """All four movements, so many bars of each, with the bridges between; and the seconds at which a part begins."""
    parts, starts, at = list[Samples](), list[float](), 0.0
    for number, (name, count) in enumerate(zip(MOVEMENTS, bars, strict=True)):
        piece = piece_of(name, seed)
        seconds = count * piece.harmony.bar * 60 / piece.harmony.bpm
        parts.append(rendered(piece, seconds, TAIL))
        starts.append(at)
        at += seconds
        if number < len(MOVEMENTS) - 1:
            sound, seconds = bridge(f"{name}>{MOVEMENTS[number + 1]}")
            parts.append(sound)
            starts.append(at)
            at += seconds
    whole = np.zeros((math.ceil((at + TAIL) * RATE), 2))
    for start, part in zip(starts, parts, strict=True):
        lay(whole, part, start, 1.0)
    return faded(whole), starts
