"""The line of a signature under a record: read, written again, and refused where it cannot stand."""

import pytest

from speleo.games import game_named
from speleo.kernel.errors import BadRecord
from speleo.kernel.record.record import Record
from speleo.kernel.record.signature import Signature, message
from speleo.kernel.record.verify import verify
from tests.kernel.records import SEED, played

TEXT = played()
MADE = Signature("ab" * 32, "01" * 64)
SIGNED = TEXT + MADE.text
SEED_ROW = f"seed: {SEED.hex()}\n"


def test_a_signature_is_read_and_written_as_it_stands() -> None:
    record = Record.parse(SIGNED)
    assert record.signature == MADE
    assert record.text == SIGNED
    assert SIGNED.splitlines()[record.signature_line - 1] == MADE.text.strip()
    assert record.unsigned.text == TEXT
    assert message(TEXT) == b"speleo record\0" + TEXT.encode()


def test_a_record_without_one_is_the_same_as_before() -> None:
    record = Record.parse(TEXT)
    assert record.signature is None
    assert record.text == TEXT
    assert record.unsigned == record


def test_the_deal_of_a_signed_record_is_judged_like_any_other() -> None:
    game = game_named("diamant")
    assert verify(Record.parse(SIGNED), game) == verify(Record.parse(TEXT), game)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SIGNED + MADE.text, "nothing may follow the signature"),
        (SIGNED + "more\n", "nothing may follow the signature"),
        (TEXT + MADE.text.upper(), "nothing may follow the seed but"),
        (TEXT + MADE.text.replace("ab", "aB", 1), "nothing may follow the seed but"),
        (TEXT + MADE.text.replace(" ", "  "), "nothing may follow the seed but"),
        (TEXT + MADE.text.replace("01", "", 1), "nothing may follow the seed but"),
        (TEXT + MADE.text.replace("01", "٠١", 1), "nothing may follow the seed but"),
        (TEXT + MADE.text.rstrip("\n"), "the last line is not complete"),
        (TEXT.replace(SEED_ROW, MADE.text), "only the seed of sealed dealing may follow the end"),
        (TEXT.replace(SEED_ROW, MADE.text + SEED_ROW), "only the seed of sealed dealing may follow the end"),
    ],
)
def test_a_signature_stands_last_or_nowhere(text: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        Record.parse(text)


def test_a_running_record_has_none() -> None:
    with pytest.raises(BadRecord, match="malformed entry"):
        Record.parse(played(stop=5) + MADE.text)
