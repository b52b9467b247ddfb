"""What is changed, cut or dealt otherwise in a record is found out."""

import re
from dataclasses import replace

import pytest

from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import Seal, SealedDealer, commitment
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter
from tests.kernel.records import GAME, SEAL, SEED, Log, played, rewritten


def test_every_changed_line_is_found_out() -> None:
    """Whichever entry is changed, replaying names that step or one before."""
    text = played()
    rows = text.splitlines(keepends=True)
    first = rows.index("--\n") + 1
    for at in range(first, len(rows) - 1):
        changed = (
            rows[at].replace(" on ", " back ", 1)
            if " on " in rows[at]
            else re.sub(r"#(.)", lambda m: "#" + ("0" if m[1] != "0" else "1"), rows[at])
        )
        if changed == rows[at]:
            continue
        with pytest.raises(BadRecord) as caught:
            Record.parse("".join([*rows[:at], changed, *rows[at + 1 :]])).replay(GAME)
        assert caught.value.step == at - first + 1


def test_a_changed_head_is_found_out_at_the_first_step() -> None:
    text = played().replace("person P0", "person P9")
    with pytest.raises(BadRecord, match="line 15, step 1: fingerprint"):
        Record.parse(text).replay(GAME)


def test_a_removed_entry_is_named() -> None:
    rows = played().splitlines(keepends=True)
    with pytest.raises(BadRecord, match=r"line 20, step 6: entry 7 stands where entry 6 should"):
        Record.parse("".join(rows[:19] + rows[20:]))


@pytest.mark.parametrize("kept", [5, 40, 200, 700])
def test_a_text_cut_inside_a_line_is_found_out(kept: int) -> None:
    with pytest.raises(BadRecord, match="cut"):
        Record.parse(played()[:kept])


def test_a_record_cut_between_end_and_seed_is_found_out() -> None:
    text = played().rpartition("seed:")[0]
    with pytest.raises(BadRecord, match="the seed is missing"):
        verify(Record.parse(text), GAME)


def test_unfair_cards_are_named() -> None:
    """A dealer who departs from the seed once is caught at that step."""

    class Cheat(Dealer):
        def ticket(self, number: int, total: int) -> int:
            fair = SEAL.dealer(SEED).ticket(number, total)
            return (fair + total // 2) % total if number > 4 else fair

    unfair = Record.parse(played(dealer=Cheat()))
    verdict = verify(unfair, GAME)
    assert not verdict.honest
    assert verdict.step is not None
    assert verdict.step > 4
    line = next(line.number for line in unfair.lines if line.entry.serial == verdict.step)
    assert verdict.sentence.startswith(f"line {line}, step {verdict.step}: not dealt from the seed")


def test_what_was_brought_along_is_not_proved_and_the_rest_is() -> None:
    """A match that is played on says from which step on its own seed dealt."""
    setup, log = GAME.setup(2), Log()
    match = Match(GAME, setup)
    sitters = (Sitter("person", "Ada"), Sitter("person", "Ben"))
    header = header_for(setup, sitters, "sealed", commitment(SEED), brought=3)
    writer = RecordWriter(match, header, log.append)
    other, own = SealedDealer(bytes(32)), SealedDealer(SEED)
    while not match.over:
        match.deal(other if match.serial < 3 else own)
        for seat in GAME.actors(match.state):
            match.act(seat, GAME.legal_actions(match.state, seat)[-1])
    writer.end(SEED)
    record = Record.parse(log.text)
    assert record.header == header
    verdict = verify(record, GAME)
    assert verdict.honest
    assert verdict.sentence.startswith("honest after step 3: ")
    assert "1 before it" in verdict.sentence
    assert "brought along: 3\n" in record.text


def test_another_seed_breaks_the_promise() -> None:
    record = replace(Record.parse(played()), seed=bytes(32).hex())
    said = verify(record, GAME).sentence
    assert said.endswith("the seed is not the one that was promised before the first card")
    assert said.startswith(f"line {record.text.count(chr(10))}: seed, and line 10: commitment: ")


def test_another_nonce_breaks_its_pledge() -> None:
    """Neither a changed nonce nor one that was pledged for another seat or round is taken."""
    record = Record.parse(played())
    first, second = record.header.seal.pledged
    for pledged, lost in (
        ((first, replace(second, nonce="Zähneputzen 8")), SEAL.lost),
        ((replace(first, nonce=second.nonce, pledge=second.pledge), second), SEAL.lost),
        ((first, second), ()),
    ):
        header = replace(record.header, seal=Seal(pledged=pledged, lost=lost))
        said = verify(rewritten(record, header), GAME)
        assert "is not the one that the seat pledged itself to" in said.sentence
        assert not said.honest
    assert verify(record, GAME).sentence.endswith(
        " follow from the seed and the nonces of seats 1, 2, in round 2, since seats 3 did not reveal theirs"
    )


def test_open_and_manual_dealing() -> None:
    """A reproducible match is verified from its open seed; cards dealt by hand cannot be verified."""
    log, setup = Log(), GAME.setup(1)
    match = Match(GAME, setup)
    writer = RecordWriter(match, header_for(setup, (Sitter("bot", "random"),), "open night"), log.append)
    dealer = FastDealer("night")
    while not match.over:
        match.deal(dealer)
        if not match.over:
            match.act(0, GAME.parse_action("on"))
    writer.end()
    assert verify(Record.parse(log.text), GAME).honest
    by_hand = replace(Record.parse(log.text).header, dealing="by hand")
    assert "by hand" in verify(Record(by_hand, (), ""), GAME).sentence


def test_more_brought_along_than_there_is_is_refused() -> None:
    """Else everything would count as proved elsewhere."""
    record = Record.parse(played())
    entries = len(record.lines) - 1
    for brought, problem in ((entries + 1, "brought along: "), (9_999_999, f"there are only {entries}")):
        false = replace(record, header=replace(record.header, brought=brought))
        line = false.header.text.splitlines().index(f"brought along: {brought}") + 1
        with pytest.raises(BadRecord, match=f"line {line}: .*{problem}"):
            verify(false, GAME)


def test_cards_that_were_dealt_anew_after_an_undo_are_counted() -> None:
    setup, log = GAME.setup(2), Log()
    match, dealer = Match(GAME, setup), SealedDealer(SEED)
    sitters = (Sitter("person", "Ada"), Sitter("person", "Ben"))
    writer = RecordWriter(match, header_for(setup, sitters, "sealed", commitment(SEED)), log.append)
    while not match.over:
        match.deal(dealer)
        for seat in GAME.actors(match.state):
            match.act(seat, GAME.legal_actions(match.state, seat)[-1])
        if match.undos < 2 and len(match.steps) > 3:
            match.deal(dealer)
            match.undo(0, 1, (1,))
    writer.end(SEED)
    found = verify(Record.parse(log.text), GAME)
    cards = [line.entry.actor for line in Record.parse(log.text).lines if isinstance(line.entry, Acted)]
    assert found.honest
    assert (found.undos, found.redealt) == (2, cards.count("chance") - sum(step.actor < 0 for step in match.steps))
    assert f"; {found.redealt} were taken back by undos and dealt anew" in found.sentence
    assert verify(Record.parse(played()), GAME).redealt == 0
