"""The files of `speleo soundtrack`: every scene, the way down with its bridges, and every effect."""

from __future__ import annotations

import os
import wave
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

from speleo.sound.effects import effect
from speleo.sound.instruments import note, table
from speleo.sound.rendering import faded, journey, piece_of, rendered
from speleo.sound.score import the_score
from speleo.sound.waves import RATE, Samples

PAUSE = 1.5
"""Seconds of silence at the end of every piece, so that files that are played in a row do not run into each other."""
Made = Callable[[], Samples]


def tracks(seed: str, seconds: float | None = None) -> dict[str, Made]:
    """What can be rendered, by the name of its file; pieces last as long as the score says, or so many seconds."""
    score = the_score()
    found: dict[str, Made] = {}
    for name, scene in score["scenes"].items():
        found[name] = partial(movement, name, seed, seconds or scene["seconds"])
    found["journey"] = partial(way_down, seed)
    found |= {f"fx_{name}": partial(effect, name) for name in score["effects"]}
    return found


def movement(scene: str, seed: str, seconds: float) -> Samples:
    return with_pause(faded(rendered(piece_of(scene, seed), seconds)))


def way_down(seed: str) -> Samples:
    return with_pause(journey(seed)[0])


def with_pause(sound: Samples) -> Samples:
    return np.concatenate([sound, np.zeros((int(PAUSE * RATE), 2))])


def write(folder: Path, chosen: dict[str, Made]) -> Iterator[tuple[Path, Samples]]:
    """Render one after another; a file is there when it is whole."""
    for name, made in chosen.items():
        sound = made()
        path, unfinished = folder / f"{name}.wav", folder / f".{name}.wav"
        try:
            write_wav(unfinished, sound)
            os.replace(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
        note.cache_clear()
        table.cache_clear()
        yield path, sound


def write_wav(path: Path, sound: Samples) -> None:
    """16 bits, two channels."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((np.clip(sound, -1, 1) * 32767).astype("<i2").tobytes())
