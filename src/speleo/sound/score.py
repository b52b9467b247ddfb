"""The score as it stands in `score.json`: scales, motifs, instruments, rooms, pieces, effects and how loud all is."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Literal, NotRequired, TypedDict, cast

Curve = list[list[float]]
"""Points x, y with straight lines between them, level outside."""
Curves = dict[str, Curve]
"""A curve for each input that it follows; their values are multiplied."""
Motif = list[list[Any]]
"""Notes as degree (0: a rest), beats, and "free" where the note may rub with the chord."""


class Chord(TypedDict):
    name: str
    beats: float
    bass: int
    voices: list[int]


class Layer(TypedDict):
    """A voice of a piece; which of the fields there are follows from its kind."""

    id: str
    kind: Literal["pad", "bass", "arp", "melody", "grid", "scatter", "drone", "bed"]
    instrument: str
    db: float
    gain: NotRequired[Curves]
    density: NotRequired[Curves]
    span: NotRequired[Curves]
    pan: NotRequired[float | list[float]]
    pan_spread: NotRequired[float]
    overlap: NotRequired[float]
    voice_input: NotRequired[str]
    notes_input: NotRequired[str]
    pattern: NotRequired[list[list[Any]]]
    per_chord: NotRequired[bool]
    variants: NotRequired[list[list[int]]]
    accent: NotRequired[list[float]]
    low: NotRequired[int]
    grid: NotRequired[float]
    prob: NotRequired[float]
    cycle: NotRequired[float]
    slots: NotRequired[list[list[Any]]]
    octave: NotRequired[int]
    every: NotRequired[int]
    rate: NotRequired[float]
    degrees: NotRequired[list[int]]
    vel: NotRequired[list[float]]
    quant: NotRequired[float]
    chord_only: NotRequired[bool]
    beats: NotRequired[float]
    notes: NotRequired[list[int]]
    bars: NotRequired[int]


class Switch(TypedDict):
    """From a value of an input on, another harmony and scale."""

    input: str
    at_least: float
    harmony: str
    scale: str


class PieceData(TypedDict):
    title: str
    bpm: float
    bar_beats: float
    swing: float
    tonic: int
    scale: str
    room: str
    layers: list[Layer]
    harmony: dict[str, list[Chord]]
    tempo: NotRequired[Curves]
    level_db: NotRequired[Curves]
    lowpass_hz: NotRequired[Curves]
    switch: NotRequired[list[Switch]]


class Room(TypedDict):
    rt60_s: float
    predelay_s: float
    bright_hz: float
    dry_wet: float


class Scene(TypedDict):
    """A piece in a state of its game: what is rendered and measured."""

    piece: str
    seconds: float
    state: dict[str, float]
    lufs: float


class Transition(TypedDict):
    bars: int
    hold: list[int]
    fall: list[int]
    fall_at: list[float]
    ease_bpm: list[float]


class Effect(TypedDict):
    length_s: float
    momentary_lufs: float
    bus: Literal["world", "table"]
    room: str
    send_db: float
    parts: list[dict[str, Any]]
    placed: NotRequired[bool]
    ducks: NotRequired[float]
    scale: NotRequired[str]


class Score(TypedDict):
    scales: dict[str, list[int]]
    motifs: dict[str, Motif]
    instruments: dict[str, dict[str, Any]]
    rooms: dict[str, Room]
    pieces: dict[str, PieceData]
    transitions: dict[str, Transition]
    bridge: dict[str, Any]
    mapping: dict[str, Any]
    scenes: dict[str, Scene]
    effects: dict[str, Effect]
    mix: dict[str, Any]
    trim_db: dict[str, dict[str, float]]
    random: dict[str, str]


@cache
def the_score() -> Score:
    return cast(Score, json.loads(files(__package__).joinpath("score.json").read_text("utf-8")))
