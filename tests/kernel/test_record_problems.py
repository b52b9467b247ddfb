"""Records that cannot be read are refused with one line that says where."""

import re

import pytest

from speleo.games import game_named
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import SealedDealer, commitment
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import MOST_ENTRIES, Record
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Box
from tests.kernel.records import GAME, SEED, Log, played


def test_another_box_is_refused() -> None:
    box = Box("mine", GAME.box().text.replace("17]", "18]"))
    with pytest.raises(BadRecord, match="played with box standard"):
        Record.parse(played()).replay(GAME, box)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("speleo record 2", "speleo record 3", "line 1: expected the first line is"),
        ("speleo record 2", "speleo record ２", "line 1: expected the first line is"),
        ("speleo record 2", "speleo record 1", "line 11: expected a line '--'"),
        ("game: diamant", "game:diamant", "line 2: expected 'game: NAME'"),
        ("options: chests=open", "options: chests", "line 4: expected 'options"),
        ("seat 2: person", "seat 3: person", "line 7: expected 'seat 2"),
        ("dealing: sealed", "dealing: maybe", "line 9: expected 'dealing"),
        ("commitment: ", "commitment: x", "line 10: expected 'commitment"),
        ("round 1: ", "round 2: ", "line 11: expected 'round 1: not revealed by SEATS'"),
        ("revealed by 3", "revealed by 4", "line 11: there is no seat 4"),
        ("pledge 2: ", "pledge 9: ", "line 13: there is no seat 9"),
        ("pledge 2: ", "pledge 1: ", "line 13: the pledge of seat 1 is out of order"),
        (", revealed a", ", hidden a", "line 12: expected 'pledge SEAT: HASH, revealed NONCE'"),
        ("\n--\n", "\n", "line 14: expected a line '--'"),
        ("1 chance: ", "1 nobody: ", "line 15, step 1: expected 'ACTOR: ACTION'"),
        ("1 chance: ", "1 seat 9: ", "line 15, step 1: there is no seat 9"),
        ("1 chance: ", "1 chance: dragon ", "line 15, step 1: 'dragon"),
        ("1 chance: ", "1 seat 1: ", "line 15, step 1: seat 1 may not"),
        ("\n", "\r\n", "line 1: the line ends in CR LF"),
        ("seed: ", "sead: ", "only the seed of sealed dealing may follow"),
        (SEED.hex() + "\n", SEED.hex() + "\nmore\n", "nothing may follow the seed"),
        ("undo to ", "undo to 9", "there is no step 9"),
        ("edition: 2017", "edition: 1900", "line 3: edition: unknown edition '1900'"),
        ("chests=open", "chests=ajar", "line 4: options: option chests cannot be 'ajar'"),
        ("chests=open", "doors=open", "line 4: options: unknown option 'doors'"),
        ("chests=open", "chests=open, chests=closed", "line 4: options: one stands twice"),
        ("box: standard ", "box: standard 0000", "line 5: expected 'box: NAME FINGERPRINT'"),
        ("person P0", "person P\x1b[2J0", "line 6: the control character '\\x1b'"),
        ("undo to ", "undo to 0", "expected '"),
        ("undo to ", "undo to \u0661", "expected 'ACTOR: ACTION'"),
        ("undo to 1 by seat 1", "undo to 1 by seat \u0661", "expected 'ACTOR: ACTION'"),
        ("undo to 1 by seat 1", "undo to 1 by seat 9", "there is no seat 9"),
        ("undo to 1 by seat 1", "undo to 1 by seat 1, agreed by 9", "agreed to by other seats of the match, each once"),
        (
            "undo to 1 by seat 1",
            "undo to 1 by seat 1, agreed by 2 2",
            "agreed to by other seats of the match, each once",
        ),
        ("undo to 1 by seat 1", "undo to 1 by seat 1, agreed by 2  3", "expected 'ACTOR: ACTION'"),
        ("\n1 chance", "\n01 chance", "line 15, step 1: expected '1 chance"),
        ("1 chance: ", "\u0661 chance: ", "line 15, step 1: cut or malformed entry"),
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


@pytest.mark.parametrize("at", [0, 1, 3, 5, 9, 11, 14, -1])
def test_a_line_of_thirty_megabytes_is_cut_in_the_message(at: int) -> None:
    rows = played().splitlines()
    rows[at] += "x" * 30_000_000
    with pytest.raises(BadRecord, match="line ") as caught:
        Record.parse("\n".join([*rows, ""])).replay(GAME)
    assert len(str(caught.value)) < 400


def going_back(times: int) -> str:
    """A record in which somebody goes back so often."""
    log, setup = Log(), GAME.setup(2)
    match = Match(GAME, setup)
    sitters = (Sitter("person", "Ada"), Sitter("person", "Ben"))
    RecordWriter(match, header_for(setup, sitters, "sealed", commitment(SEED)), log.append)
    dealer = SealedDealer(SEED)
    while len(match.steps) < 60:
        match.deal(dealer)
        for seat in GAME.actors(match.state):
            match.act(seat, GAME.parse_action("on"))
        if match.over:
            break
    for _ in range(times):
        match.deal(dealer)
        to = match.steps[-1].serial
        match.act(GAME.actors(match.state)[0], GAME.parse_action("on"))
        match.undo(match.steps[-1].actor, to)
    return log.text


def test_replaying_undos_takes_linear_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the undos, twice the actions carried out, in replaying and in verifying."""
    applied = [0]
    real = type(GAME).apply

    def counted(self: Game, state: State, actor: int, action: Action) -> list[Event]:
        applied[0] += 1
        return real(self, state, actor, action)

    texts = [going_back(times) for times in (200, 400, 800)]
    monkeypatch.setattr(type(GAME), "apply", counted)
    for text in texts:
        record = Record.parse(text)
        for check in (record.replay, lambda game, record=record: verify(record, game)):
            applied[0] = 0
            check(GAME)
            assert len(record.lines) <= applied[0] <= 12 * len(record.lines)


def test_a_record_with_too_many_undos_is_refused_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speleo.kernel.match.MOST_UNDOS", 2000)
    text = going_back(1001)
    monkeypatch.undo()
    last = len(text.splitlines())
    with pytest.raises(BadRecord, match=rf"line {last}, step \d+: a match goes back 1000 times at the most"):
        Record.parse(text).replay(GAME)


def test_a_record_with_too_many_entries_is_refused_with_its_line() -> None:
    head = played().partition("\n--\n")[0] + "\n--\n"
    rows = "".join(f"{number} seat 1: on  #0123456789ab\n" for number in range(1, MOST_ENTRIES + 4))
    with pytest.raises(BadRecord, match=f"a record has {MOST_ENTRIES} entries at the most"):
        Record.parse(head + rows)


def test_a_number_in_other_digits_is_no_number_of_a_record() -> None:
    """An action has one spelling, so that nobody can write the same match in two ways."""
    text = played()
    card = re.search(r"chance: treasure (\d)(\d)", text)
    assert card is not None
    other = card[0][:-1] + chr(0x660 + int(card[2]))
    with pytest.raises(BadRecord, match=r"no card|no action|is written"):
        Record.parse(text.replace(card[0], other, 1)).replay(GAME)


def test_an_unknown_game_is_refused_with_its_line() -> None:
    record = Record.parse(played().replace("game: diamant", "game: chess"))
    with pytest.raises(BadRecord, match="line 2: game: unknown game 'chess'"):
        record.header.game_from(game_named)
