"""Everything that happens in Sub Terra, and every refusal, is a whole sentence in both languages."""

import re
from pathlib import Path

import pytest

from speleo.games.subterra import GAME, refusals
from speleo.games.subterra.names import CARD_NAMES, CAVERS, SORTS
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.texts.language import LANGUAGES
from speleo.texts.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Actions and events of random games lack no word. [SUB-RND.1]"""
    texts = Texts(language)
    for seed in range(6):
        state, dealer = GAME.new(GAME.setup(4, {"difficulty": "expert"})), FastDealer(f"told {seed}")
        while GAME.actors(state):
            who = state.turn()
            if who == CHANCE:
                action = GAME.decode(state, state.chance_at(dealer.below(state.chance_total())))
            else:
                legal = GAME.legal_actions(state, who)
                action = legal[dealer.below(len(legal))]
            said = [texts.action(GAME, action)]
            said += [
                texts.event(GAME, event, ("Ada", "Ben", "Cleo", "Dan")) for event in GAME.apply(state, who, action)
            ]
            assert all(said)
            assert not any("subterra-" in sentence or "???" in sentence for sentence in said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_name_has_a_text(language: str) -> None:
    """Refusals by the names in their source, medals, cavers, tiles and cards."""
    texts = Texts(language)
    source = Path(str(refusals.__file__).replace(".pyc", ".py")).read_text(encoding="utf-8")
    reasons = set(re.findall(r'no\(\s*"SUB-[^)]*?"([a-z-]+)"[ ,)]', source)) | {"rope-missing", "others-decide"}
    reasons |= {f"{kind}-{name}" for kind in ("answer", "such") for _rule, name, _kinds in refusals.QUESTIONS.values()}
    wanted = [f"no-{reason}" for reason in reasons]
    wanted += [f"caver-{caver}" for caver in CAVERS] + [f"tile-{sort}" for sort in SORTS]
    wanted += [f"card-{card}" for card in CARD_NAMES]
    wanted += [f"{kind}-{medal}" for kind in ("medal", "ended") for medal in ("gold", "silver", "bronze", "defeat")]
    assert [key for key in wanted if not texts.has(f"subterra-{key}")] == []
