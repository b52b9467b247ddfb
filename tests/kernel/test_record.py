"""Records: round trips, heads, and going on with one."""

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.fairness import SealedDealer, commitment, pledge
from speleo.kernel.match import Match
from speleo.kernel.record.header import HeaderReader, Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter
from tests.kernel.records import GAME, SEED, Log, played


@pytest.mark.parametrize("name", sorted(GAMES))
def test_records_round_trip_and_replay(name: str) -> None:
    """Parsing and writing again gives the same text, and the replay reaches the end."""
    game = game_named(name)
    text = played(name, max(3, min(game.seats)))
    record = Record.parse(text)
    assert record.text == text
    assert record.replay(game).over
    assert verify(record, game).honest


def test_the_head_says_what_was_agreed() -> None:
    head = played(stop=1).splitlines()
    assert head[:2] == ["speleo record 2", "game: diamant"]
    assert head[3] == "options: chests=open"
    assert head[5:8] == ["seat 1: person P0", "seat 2: person P1", "seat 3: bot random"]
    assert head[9] == f"commitment: {commitment(SEED)}"
    assert head[10] == "round 1: not revealed by 3"
    assert head[12] == f"pledge 2: {pledge(commitment(SEED), 2, 1, 'Zähneputzen 7')}, revealed Zähneputzen 7"


def test_the_seed_is_not_in_a_running_record() -> None:
    """Before the end only the promise is published."""
    text = played(stop=20)
    assert SEED.hex() not in text
    verdict = verify(Record.parse(text), GAME)
    assert (verdict.honest, verdict.sentence.startswith("not finished after step")) == (False, True)


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


@pytest.mark.parametrize("name", ["", " x", "x ", "y" * 41])
def test_names_that_would_break_the_head_are_refused(name: str) -> None:
    with pytest.raises(SpeleoError, match="cannot be a name"):
        header_for(GAME.setup(1), (Sitter("person", name),), "sealed")


def test_a_head_says_that_undo_was_free_against_bots() -> None:
    """The line stands after the seats; it is part of the fingerprints, and anything else there is refused."""
    setup, log = GAME.setup(2), Log()
    sitters = (Sitter("person", "Ada"), Sitter("bot", "odds"))
    match = Match(GAME, setup)
    RecordWriter(match, header_for(setup, sitters, "sealed", commitment(SEED), free_undo=True), log.append)
    match.deal(SealedDealer(SEED))
    text = log.text
    assert "seat 2: bot odds\nundo: free against bots\ndealing: sealed\n" in text
    record = Record.parse(text)
    assert record.header.free_undo
    assert record.text == text
    record.replay(GAME)
    with pytest.raises(BadRecord, match="fingerprint"):
        Record.parse(text.replace("undo: free against bots\n", "")).replay(GAME)
    with pytest.raises(BadRecord, match="line 8: expected 'undo: free against bots'"):
        Record.parse(text.replace("free against", "free for"))


@pytest.mark.parametrize(
    ("sitter", "line"),
    [
        (Sitter("person", "Ida as Nora"), "person Ida as Nora"),
        (Sitter("bot", "random"), "bot random"),
        (Sitter("bot", "random", "Nora 2"), "bot random as Nora 2"),
        (Sitter("bot", "run:./mine fast", "Nora"), "bot run:./mine fast as Nora"),
    ],
)
def test_who_sits_where_is_written_and_read_again(sitter: Sitter, line: str) -> None:
    """A bot's name at the table stands beside its kind; a person may be called anything."""
    text = header_for(GAME.setup(1), (sitter,), "by hand").text
    assert f"seat 1: {line}\n" in text
    assert HeaderReader(text.splitlines()).read().sitters == (sitter,)


@pytest.mark.parametrize("sitter", [Sitter("bot", "one as two"), Sitter("bot", "random", " x"), Sitter("cat", "Tom")])
def test_names_that_could_not_be_read_again_are_refused(sitter: Sitter) -> None:
    with pytest.raises(SpeleoError, match="cannot be a name"):
        header_for(GAME.setup(1), (sitter,), "by hand")
