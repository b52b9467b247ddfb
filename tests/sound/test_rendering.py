"""What is rendered, measured: loudness, length, silence, peaks, and that nothing sounds like the next thing."""

from __future__ import annotations

import wave
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from speleo.sound.effects import effect
from speleo.sound.measuring import brightness, loudest, loudness, peak, stillness
from speleo.sound.rendering import bridge, journey, piece_of, rendered
from speleo.sound.score import the_score
from speleo.sound.soundtrack import PAUSE, tracks, write
from speleo.sound.waves import RATE, Samples

SCORE = the_score()
SECONDS = 4.0
HARSH_HZ = 8000.0
MOST_HARSH = 0.25


@pytest.fixture(scope="module")
def excerpts() -> dict[str, Samples]:
    return {scene: rendered(piece_of(scene, "speleo"), SECONDS) for scene in SCORE["scenes"]}


def test_excerpts_are_about_as_loud_as_the_score_wants_and_never_near_clipping(excerpts: dict[str, Samples]) -> None:
    """A whole scene is within half a dB (`speleo soundtrack`); its first seconds, while pads swell, a little less."""
    for scene, sound in excerpts.items():
        assert len(sound) == SECONDS * RATE
        assert abs(loudness(sound) - SCORE["scenes"][scene]["lufs"]) < 3.5, scene
        assert peak(sound) < SCORE["mix"]["music_true_peak_max_db"], scene


def test_nothing_falls_silent_in_the_middle_of_a_piece(excerpts: dict[str, Samples]) -> None:
    for scene, sound in excerpts.items():
        assert [gap for gap in stillness(sound) if gap[0] > 0.5] == [], scene


def test_every_movement_has_a_colour_of_its_own(excerpts: dict[str, Samples]) -> None:
    """None is the other again, and the deep is darker than all above it."""
    movements = [excerpts[f"cave_{number}"] for number in (1, 2, 3, 4)]
    for one, other in pairwise(movements):
        alike = np.corrcoef(one.mean(1), other.mean(1))[0, 1]
        assert abs(alike) < 0.2
    assert brightness(movements[3]) < 0.8 * min(map(brightness, movements[:3]))


def test_tension_and_dread_are_louder_and_the_failing_light_darker(excerpts: dict[str, Samples]) -> None:
    assert loudness(excerpts["diamant_high"]) > loudness(excerpts["diamant_low"]) + 1
    assert loudness(excerpts["subterra_dread"]) > loudness(excerpts["subterra_calm"]) + 2
    assert brightness(excerpts["subterra_dread"]) < brightness(excerpts["subterra_calm"]) * 0.8


def test_the_way_down_has_all_movements_with_bridges_and_no_hole_between() -> None:
    whole, starts = journey("speleo", (1, 1, 1, 1))
    assert len(starts) == 7
    assert stillness(whole[RATE : int((starts[-1] + 2) * RATE)]) == []
    assert peak(whole) < SCORE["mix"]["music_true_peak_max_db"]
    sound, seconds = bridge("cave_1>cave_2")
    assert seconds == pytest.approx(8 * 60 / 72)
    assert len(sound) > seconds * RATE


@pytest.mark.parametrize("name", list(SCORE["effects"]))
def test_an_effect_is_as_loud_and_as_long_as_the_score_says(name: str) -> None:
    sound, data = effect(name), SCORE["effects"][name]
    assert loudest(sound) == pytest.approx(data["momentary_lufs"], abs=0.5)
    assert peak(sound) < SCORE["mix"]["effect_true_peak_max_db"]
    tail = len(sound) / RATE - data["length_s"]
    assert 0 < tail < 2.51
    assert np.abs(sound[-1]).max() < 0.001


@pytest.mark.parametrize("name", list(SCORE["effects"]))
def test_an_effect_is_neither_harsh_nor_lopsided(name: str) -> None:
    """Little of its energy lies where ears tire, it pushes no loudspeaker to one side, and both sides are as loud."""
    sound = effect(name)
    assert above(sound, HARSH_HZ) < MOST_HARSH
    unlike = [20 * np.log10(np.sqrt((sound[:, side] ** 2).mean())) for side in (0, 1)]
    assert abs(sound.mean()) < 0.001
    assert abs(unlike[0] - unlike[1]) < 2


def test_music_is_neither_harsh_nor_lopsided(excerpts: dict[str, Samples]) -> None:
    for sound in excerpts.values():
        assert above(sound, HARSH_HZ) < 0.02
        assert np.abs(sound.mean(0)).max() < 0.001
        sides = np.sqrt((sound**2).mean(0))
        assert 0.7 < sides[0] / sides[1] < 1.4


def above(sound: Samples, hertz: float) -> float:
    """The part of the energy that lies higher."""
    power = np.abs(np.fft.rfft(sound.mean(1))) ** 2
    return float(power[np.fft.rfftfreq(len(sound), 1 / RATE) > hertz].sum() / power.sum())


def test_an_effect_varies_when_it_is_repeated() -> None:
    assert np.array_equal(effect("dice"), effect("dice"))
    assert not np.array_equal(effect("dice", 1), effect("dice"))


def test_files_hold_what_was_rendered_and_a_piece_ends_in_silence(tmp_path: Path) -> None:
    every = tracks("speleo", 1.0)
    made = {path.name: sound for path, sound in write(tmp_path, {name: every[name] for name in ("cave_1", "fx_gem")})}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cave_1.wav", "fx_gem.wav"]
    with wave.open(str(tmp_path / "cave_1.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, RATE)
        assert file.getnframes() == len(made["cave_1.wav"]) == int((1 + PAUSE) * RATE)
        whole = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    assert np.abs(whole[-int(PAUSE * RATE) * 2 :]).max() == 0
    assert np.abs(whole).max() > 1000
