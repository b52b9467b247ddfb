"""A verifier written from docs/formats.md alone, with nothing of Speleo in it, agrees with `record verify`."""

import hashlib
import hmac
import re

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadRecord
from speleo.kernel.record.draws import draws_of
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from tests.kernel.records import GAME, SEED, played


def found_wrong(text: str, numbers: list[tuple[int, int, str, int, int, int]]) -> str:
    """What is wrong with a finished sealed record of the second kind; empty if nothing is.

    `numbers` are the lines of `speleo record draws`: number, step, action, low, weight, total.
    """
    lines = text.splitlines()
    assert lines[0] == "speleo record 2"
    head, body = lines[: lines.index("--")], lines[lines.index("--") + 1 :]
    promise = next(line.removeprefix("commitment: ") for line in head if line.startswith("commitment: "))
    seed = bytes.fromhex(lines[-1].removeprefix("seed: "))
    if hashlib.sha256(b"speleo seed\0" + seed).hexdigest() != promise:
        return "seed"
    attempt = 1 + sum(line.startswith("round ") for line in head)
    deal = f"speleo deal 2\nround {attempt}\n"
    for line in head:
        if made := re.fullmatch(r"pledge (\d+): (\w+), revealed (.+)", line):
            told = f"speleo nonce\n{promise}\nround {attempt}\nseat {made[1]}\n{made[3]}"
            if hashlib.sha256(told.encode()).hexdigest() != made[2]:
                return f"pledge {made[1]}"
            deal += f"seat {made[1]} {made[3]}\n"
    key = hmac.new(seed, deal.encode(), "sha256").digest()
    chance = [re.fullmatch(r"(\d+) chance: (.+)  #\w+", line) for line in body]
    cards = [(int(card[1]), card[2]) for card in chance if card]
    if cards != [(step, action) for _, step, action, *_ in numbers]:
        return "cards"
    for position, (number, step, _, low, weight, total) in enumerate(numbers, 1):
        for again in range(1000):
            drawn = hmac.new(key, f"draw {position} attempt {again}".encode(), "sha256").digest()
            ticket = int.from_bytes(drawn[:8], "big")
            if ticket < 2**64 - 2**64 % total:
                break
        if number != position or not low <= ticket % total < low + weight:
            return f"step {step}"
    return ""


def numbers_of(text: str, name: str) -> list[tuple[int, int, str, int, int, int]]:
    draws = draws_of(Record.parse(text), game_named(name))
    return [(draw.number, draw.step, draw.action, draw.low, draw.weight, draw.total) for draw in draws]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_both_find_an_honest_record_honest(name: str) -> None:
    text = played(name, max(3, min(game_named(name).seats)))
    assert found_wrong(text, numbers_of(text, name)) == ""
    assert verify(Record.parse(text), game_named(name)).honest


def test_it_finds_what_was_changed() -> None:
    text = played()
    numbers = numbers_of(text, "diamant")
    assert found_wrong(text.replace(SEED.hex(), bytes(32).hex()), numbers) == "seed"
    assert found_wrong(text.replace("revealed a stone", "revealed a bone"), numbers) == "pledge 1"
    assert found_wrong(text.replace("round 1: not revealed by 3\n", ""), numbers) == "pledge 1"
    assert found_wrong(text, numbers[1:]) == "cards"
    number, step, action, low, weight, total = numbers[0]
    other = (number, step, action, (low + weight) % total, 1, total)
    assert found_wrong(text, [other, *numbers[1:]]) == "step 1"


def test_a_card_that_cannot_come_has_no_numbers() -> None:
    text = re.sub(r"1 chance: .*  #", "1 chance: treasure 16  #", played(stop=1))
    with pytest.raises(BadRecord, match="step 1: "):
        draws_of(Record.parse(text), GAME)
