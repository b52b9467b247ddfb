"""The notes: the same as in the browser, and music that holds together."""

from __future__ import annotations

import json
import math
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from speleo.sound.chance import Stream, fnv1a32
from speleo.sound.composing import Note, Piece, fingerprint
from speleo.sound.harmony import classes_of
from speleo.sound.mapping import inputs_of
from speleo.sound.rendering import bridge_notes, piece_of
from speleo.sound.score import the_score

KNOWN = json.loads((Path(__file__).parent / "fingerprints.json").read_text("utf-8"))
SCORE = the_score()
SCENES = list(SCORE["scenes"])


def composed(scene: str, seed: str = "speleo") -> tuple[Piece, list[Note]]:
    piece = piece_of(scene, seed)
    return piece, piece.notes_before(SCORE["scenes"][scene]["seconds"] * piece.harmony.bpm / 60)


@pytest.mark.parametrize("seed", list(KNOWN["scenes"]))
def test_notes_are_those_that_the_browser_composes(seed: str) -> None:
    """`web/src/sound/composing.test.ts` compares the same file."""
    assert {scene: fingerprint(composed(scene, seed)[1]) for scene in SCENES} == KNOWN["scenes"][seed]


def test_bridges_are_those_of_the_browser_too() -> None:
    assert {name: fingerprint(bridge_notes(name)) for name in SCORE["transitions"]} == KNOWN["bridges"]


def test_streams_agree_with_the_browser() -> None:
    stream = Stream("speleo|cave_1|hands|0")
    assert fnv1a32("speleo|cave_1|hands|0") == 2594109506
    assert [stream.next(), stream.next()] == [0.5063276162836701, 0.7253495354671031]


def test_a_bridge_is_one_note_that_falls_by_a_semitone() -> None:
    for name, data in SCORE["transitions"].items():
        first, second = data["fall"]
        assert first - second == 1, name


@pytest.mark.parametrize("piece", list(SCORE["pieces"]))
def test_voices_of_a_harmony_never_cross_leap_or_move_in_parallel_fifths(piece: str) -> None:
    for chords in SCORE["pieces"][piece]["harmony"].values():
        for before, after in pairwise([*chords, chords[0]]):
            low, high = before["voices"], after["voices"]
            assert sorted(set(high)) == high
            moves = [b - a for a, b in zip(low, high, strict=True)]
            assert max(map(abs, moves)) <= 4
            for one, other in combinations(range(len(low)), 2):
                gap = (low[other] - low[one]) % 12
                still = gap == (high[other] - high[one]) % 12 and moves[one] == moves[other] != 0
                assert not (still and gap in (0, 7)), (before["name"], after["name"])


@pytest.mark.parametrize("scene", SCENES)
def test_held_notes_of_a_melody_fit_their_chord_or_fall_into_it(scene: str) -> None:
    piece, notes = composed(scene)
    kinds = {layer["id"]: layer["kind"] for layer in piece.data["layers"]}
    song = [note for note in notes if kinds[note.layer] == "melody"]
    for note in (note for note in song if note.ticks >= 420):
        chord = piece.harmony.chord_at(note.tick / 480)[0]
        rubs = any((note.midi - voice) % 12 in (1, 11) for voice in chord["voices"])
        if note.midi % 12 not in classes_of(chord) and rubs:
            after = next(later for later in song if later.layer == note.layer and later.tick > note.tick)
            assert 1 <= note.midi - after.midi <= 2, (scene, note)


def test_movements_have_tones_of_their_own() -> None:
    """Each stack adds a flat: neighbours share tones, but not all, and the first and the last are far apart."""

    def colours(scene: str) -> dict[int, float]:
        piece, notes = composed(scene)
        kinds = {layer["id"]: layer["kind"] for layer in piece.data["layers"]}
        tones = dict.fromkeys(range(12), 0.0)
        for note in notes:
            tones[note.midi % 12] += note.ticks * (kinds[note.layer] not in ("grid", "bed"))
        size = math.hypot(*tones.values())
        return {tone: value / size for tone, value in tones.items()}

    def alike(one: str, other: str) -> float:
        return sum(value * colours(other)[tone] for tone, value in colours(one).items())

    assert all(0.3 < alike(f"cave_{number}", f"cave_{number + 1}") < 0.95 for number in (1, 2, 3))
    assert alike("cave_1", "cave_4") < 0.7


def test_tension_adds_layers_and_turns_the_harmony_dark() -> None:
    calm, tense = composed("diamant_low")[0], composed("diamant_high")[0]
    assert calm.harmony.bpm < tense.harmony.bpm
    assert calm.harmony.scale != tense.harmony.scale
    heard = [{note.layer for note in piece.notes_before(32)} for piece in (calm, tense)]
    assert {"heart", "clock", "drum"} <= heard[1] - heard[0]


def test_the_light_takes_notes_from_the_motif_and_the_fallen_take_voices_from_the_choir() -> None:
    state = {"nearest_horror": 8, "horrors": 0, "cards_left_share": 1.0, "unconscious_share": 0.0}
    bright = Piece(SCORE, "subterra", inputs_of(SCORE, "subterra", state), "m")
    dark = Piece(SCORE, "subterra", inputs_of(SCORE, "subterra", {**state, "cards_left_share": 0.05}), "m")
    alone = Piece(SCORE, "subterra", inputs_of(SCORE, "subterra", {**state, "unconscious_share": 0.75}), "m")
    count = {
        layer: [sum(note.layer == layer for note in piece.notes_before(48)) for piece in (bright, dark, alone)]
        for layer in ("lamp", "cavers")
    }
    assert count["lamp"][1] < count["lamp"][0]
    assert count["cavers"][2] * 4 == count["cavers"][0]
