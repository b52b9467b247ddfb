"""The Cave's sentences: nothing that can be said is missing, in either language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from speleo.bots.cave import BOTS
from speleo.games.cave import GAME, events, refusals
from speleo.games.cave.actions import Load, Move
from speleo.games.cave.names import ITEM_NAMES, KIND_NAMES, TOKEN_NAMES
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.match import Match
from speleo.texts.language import LANGUAGES
from speleo.texts.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    """Whatever reason the refusals and the bars of the engine name, in full. [CAVE-3.10]"""
    game = Path(refusals.__file__).parents[1]
    files = [*game.glob("refusals/*.py"), game / "engine" / "bars.py"]
    reasons = {key for path in files for key in re.findall(r'"(cave-no-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(reasons) > 55
    assert [key for key in sorted(reasons) if not Texts(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_names(language: str) -> None:
    """Gear, spaces, tokens, and the lines of a score. [CAVE-1.4, CAVE-18.8]"""
    texts = Texts(language)
    assert all(texts.say(f"cave-item-{item}", count=2) for item in ITEM_NAMES.values())
    assert all(texts.say(f"cave-kind-{kind}") for kind in KIND_NAMES)
    assert all(texts.say(f"cave-token-{token}") for token in TOKEN_NAMES)
    outcome = GAME.outcome(GAME.read(GAME.setup(2), "at: 0,-1 | 0,0\n"))
    assert all(texts.say(entry.what, count=1) for standing in outcome.standings for entry in standing.breakdown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    """Every event and every choice of a game of explorers is a sentence without gaps. [CAVE-3.9]"""
    texts, dealer = Texts(language), FastDealer("told")
    match, bots = Match(GAME, GAME.setup(3)), [BOTS["explorer"]() for _ in range(3)]
    while not match.over:
        match.deal(dealer)
        if not match.over:
            seat = GAME.actors(match.state)[0]
            for action in GAME.legal_actions(match.state, seat)[:20]:
                assert texts.action(GAME, action, NAMES)
            code = bots[seat].choose(match.state.seen_by(seat), seat, dealer)
            match.act(seat, GAME.decode(match.state, code))
    for step in match.steps:
        assert all(texts.event(GAME, event, NAMES) for event in step.events)


def test_sentences_word_by_word() -> None:
    """Items have names and numbers, ways have words. [CAVE-2.9, CAVE-8.1]"""
    english, german = Texts("en"), Texts("de")
    loaded = events.Loaded(0, "4 prov, rope, ox2", "nothing")
    assert english.event(GAME, loaded, NAMES) == "Ada carries 4 provisions, rope, full bottle."
    assert german.event(GAME, loaded, NAMES) == "Ada trägt 4 Proviant, Seil, volle Flasche."
    assert english.action(GAME, Move("f2", "walk")) == "Move to field 2"
    assert english.action(GAME, Move("e", "dive-half")) == "Dive east, with the half bottle"
    assert german.action(GAME, Load("2 rope", True)) == "Einpacken: 2 Seile und das Zelt"
    assert english.action(GAME, Load("nothing", False)) == "Take nothing"
