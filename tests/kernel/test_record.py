"""Records: round trips, tampering, cutting, resuming, fair dealing."""

import re
from dataclasses import replace

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.fairness import SealedDealer, commitment
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Box

GAME = game_named("diamant")
SEED = bytes(range(32))
ENTROPY = ((0, "a stone"), (1, "Zähneputzen 7"))


class Log:
    """Where a writer appends; what was written stays."""

    def __init__(self) -> None:
        self.text = ""

    def append(self, more: str) -> None:
        assert more.endswith("\n"), "only complete lines are written"
        self.text += more


def played(name: str = "diamant", seats: int = 3, dealer: Dealer | None = None, stop: int = 10**6) -> str:
    """The record of a random match with sealed dealing, one undo, and the seed at the end."""
    game, log = game_named(name), Log()
    setup = game.setup(seats)
    match, chooser = Match(game, setup), FastDealer("choices")
    sitters = (*tuple(Sitter("person", f"P{seat}") for seat in range(seats - 1)), Sitter("bot", "random"))
    writer = RecordWriter(match, header_for(setup, sitters, "sealed", commitment(SEED), ENTROPY), log.append)
    dealer = dealer or SealedDealer(SEED, ENTROPY)
    undone = False
    while not match.over and len(match.steps) < stop:
        match.deal(dealer)
        if match.over:
            break
        seat = game.actors(match.state)[0]
        legal = game.legal_actions(match.state, seat)
        before = match.steps[-1].serial if match.steps else 0
        step = match.act(seat, legal[chooser.below(len(legal))])
        if not undone and not step.reveals:
            match.undo(seat, before)
            undone = True
    if match.over:
        writer.end(SEED)
    return log.text


@pytest.mark.parametrize("name", sorted(GAMES))
def test_records_round_trip_and_replay(name: str) -> None:
    """Parsing and writing again gives the same text, and the replay reaches the end."""
    game = game_named(name)
    text = played(name, max(2, min(game.seats)))
    record = Record.parse(text)
    assert record.text == text
    assert record.replay(game).over
    assert verify(record, game).honest


def test_the_head_says_what_was_agreed() -> None:
    head = played(stop=1).splitlines()
    assert head[:2] == ["speleo record 1", "game: diamant"]
    assert head[3] == "options: chests=open"
    assert head[5:8] == ["seat 1: person P0", "seat 2: person P1", "seat 3: bot random"]
    assert head[9] == f"commitment: {commitment(SEED)}"
    assert head[11] == "entropy 2: Zähneputzen 7"


def test_the_seed_is_not_in_a_running_record() -> None:
    """Before the end only the promise is published."""
    text = played(stop=20)
    assert SEED.hex() not in text
    verdict = verify(Record.parse(text), GAME)
    assert (verdict.honest, verdict.sentence.startswith("not finished after step")) == (False, True)


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
    with pytest.raises(BadRecord, match="line 14, step 1: fingerprint"):
        Record.parse(text).replay(GAME)


def test_a_removed_entry_is_named() -> None:
    rows = played().splitlines(keepends=True)
    with pytest.raises(BadRecord, match=r"line 20, step 7: entry 8 stands where entry 7 should"):
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
        def ticket(self, step: int, total: int) -> int:
            fair = SealedDealer(SEED, ENTROPY).ticket(step, total)
            return (fair + total // 2) % total if step > 12 else fair

    verdict = verify(Record.parse(played(dealer=Cheat())), GAME)
    assert not verdict.honest
    assert verdict.step is not None
    assert verdict.step > 12
    assert f"step {verdict.step} was not dealt from the seed" in verdict.sentence


def test_what_was_brought_along_is_not_proved_and_the_rest_is() -> None:
    """A match that is played on says from which step on its own seed dealt."""
    setup, log = GAME.setup(2), Log()
    match = Match(GAME, setup)
    sitters = (Sitter("person", "Ada"), Sitter("person", "Ben"))
    header = header_for(setup, sitters, "sealed", commitment(SEED), (), 3)
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
    assert verify(record, GAME).sentence == "the seed is not the one that was promised before the first card"


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


def test_writing_can_go_on_after_a_restart() -> None:
    """A record that was broken off and resumed equals one written in one go."""
    whole = played()
    rows = whole.splitlines(keepends=True)
    part = Record.parse("".join(rows[:30]))
    log = Log()
    log.text = part.text
    writer = RecordWriter.resume(part, GAME, log.append)
    for line in Record.parse(whole).lines[len(part.lines) : -1]:
        actor, _, action = line.entry.text.partition(" ")[2].partition(": ")
        writer.match.act(-1 if actor == "chance" else int(actor[5:]) - 1, GAME.parse_action(action))
    writer.end(SEED)
    assert log.text == whole


def test_another_box_is_refused() -> None:
    box = Box("mine", GAME.box().text.replace("17]", "18]"))
    with pytest.raises(BadRecord, match="played with box standard"):
        Record.parse(played()).replay(GAME, box)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("speleo record 1", "speleo record 2", "line 1: expected the first line is"),
        ("game: diamant", "game:diamant", "line 2: expected 'game: NAME'"),
        ("options: chests=open", "options: chests", "line 4: expected 'options"),
        ("seat 2: person", "seat 3: person", "line 7: expected 'seat 2"),
        ("dealing: sealed", "dealing: maybe", "line 9: expected 'dealing"),
        ("commitment: ", "commitment: x", "line 10: expected 'commitment"),
        ("entropy 2: ", "entropy 9: ", "line 12: there is no seat 9"),
        ("\n--\n", "\n", "line 13: expected a line '--'"),
        ("1 chance: ", "1 nobody: ", "line 14, step 1: expected 'ACTOR: ACTION'"),
        ("1 chance: ", "1 seat 9: ", "line 14, step 1: there is no seat 9"),
        ("1 chance: ", "1 chance: dragon ", "line 14, step 1: 'dragon"),
        ("1 chance: ", "1 seat 1: ", "line 14, step 1: seat 1 may not"),
        ("\n", "\r\n", "line 1: lines end in LF alone"),
        ("seed: ", "sead: ", "only the seed of sealed dealing may follow"),
        (SEED.hex() + "\n", SEED.hex() + "\nmore\n", "nothing may follow the seed"),
        ("undo to ", "undo to 9", "there is no step 9"),
    ],
)
def test_malformed_records_are_refused_with_their_line(old: str, new: str, problem: str) -> None:
    text = played()
    assert old in text
    with pytest.raises(BadRecord, match=re.escape(problem)):
        Record.parse(text.replace(old, new, 1)).replay(GAME)


def test_a_record_that_ends_too_early_is_refused() -> None:
    log, setup = Log(), GAME.setup(1)
    RecordWriter(Match(GAME, setup), header_for(setup, (Sitter("person", "Ada"),), "by hand"), log.append).end()
    with pytest.raises(BadRecord, match="the game is not over"):
        Record.parse(log.text).replay(GAME)


@pytest.mark.parametrize("name", ["", " x", "x ", "y" * 41])
def test_names_that_would_break_the_head_are_refused(name: str) -> None:
    with pytest.raises(SpeleoError, match="cannot be a name"):
        header_for(GAME.setup(1), (Sitter("person", name),), "sealed")
