"""Records: round trips, tampering, cutting, resuming, fair dealing."""

import re
from dataclasses import replace

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.fairness import Pledged, Seal, SealedDealer, commitment, pledge
from speleo.kernel.game import Action, Event, Game
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.header import Header, HeaderReader, Sitter, header_for
from speleo.kernel.record.record import MOST_ENTRIES, Record, replay_line
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Box

GAME = game_named("diamant")
SEED = bytes(range(32))
NONCES = ((0, "a stone"), (1, "Zähneputzen 7"))
PLEDGED = tuple(Pledged(seat, pledge(commitment(SEED), 2, seat, nonce), nonce) for seat, nonce in NONCES)
SEAL = Seal(pledged=PLEDGED, lost=((2,),))


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
    writer = RecordWriter(match, header_for(setup, sitters, "sealed", commitment(SEED), SEAL), log.append)
    dealer = dealer or SEAL.dealer(SEED)
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

    verdict = verify(Record.parse(played(dealer=Cheat())), GAME)
    assert not verdict.honest
    assert verdict.step is not None
    assert verdict.step > 4
    assert f"step {verdict.step} was not dealt from the seed" in verdict.sentence


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


def rewritten(record: Record, header: Header) -> Record:
    """The same match under another head, with fingerprints that fit it."""
    log, match = Log(), Match(GAME, record.header.setup(GAME))
    writer = RecordWriter(match, header, log.append)
    for line in record.lines[:-1]:
        replay_line(match, line)
    writer.end(bytes.fromhex(record.seed))
    return Record.parse(log.text)


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
