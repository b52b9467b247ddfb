"""Records of earlier versions are read, replayed and judged as they were then; the files never change."""

from pathlib import Path

import pytest

from speleo.games import game_named
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify

OLD = Path(__file__).parent / "old_records"
SAID = {
    "diamant.record": (True, "honest: all 35 chance actions"),
    "diamant-closed-open-seed.record": (True, "honest: all 24 chance actions"),
    "diamant-by-hand.record": (False, "the cards were dealt by hand"),
    "diamant-brought.record": (True, "honest after step 12: all 36 chance actions"),
    "diamant-running.record": (False, "not finished after step 30"),
    "cave.record": (True, "honest: all 46 chance actions"),
    "cave-rebel.record": (True, "honest: all 45 chance actions"),
    "subterra.record": (True, "honest: all 60 chance actions"),
}


def test_every_old_record_is_judged() -> None:
    assert {path.name for path in OLD.iterdir()} == set(SAID)


@pytest.mark.parametrize("name", sorted(SAID))
def test_an_old_record_is_read_replayed_and_judged_as_it_was(name: str) -> None:
    text = (OLD / name).read_text(encoding="utf-8")
    record = Record.parse(text)
    game = game_named(record.header.game)
    assert record.text == text
    assert record.replay(game).over == record.ended
    verdict = verify(record, game)
    honest, sentence = SAID[name]
    assert (verdict.honest, verdict.sentence[: len(sentence)]) == (honest, sentence)
