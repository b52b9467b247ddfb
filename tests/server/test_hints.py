"""Hints at a table: who may take one, what everybody learns of it, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from speleo.games import game_named
from speleo.kernel.errors import BadRecord
from speleo.kernel.fairness import new_seed
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.server.chairs import Chair
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused, Stale
from speleo.server.export import record_text
from speleo.server.film import facts_of
from speleo.server.hinting import check_hint, may_take_hints, moment, take_hint
from speleo.server.reel import reel_of
from speleo.server.table import Table, folded
from speleo.texts.telling import match_lines
from speleo.texts.texts import Texts
from tests.server.serving import Server, serving

DIAMANT = game_named("diamant")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hints"), hints_per_minute=3) as found:
        yield found


def started(hints: str, *chairs: Chair, ready: tuple[int, ...] = ()) -> tuple[Table, list[LogEntry]]:
    """A table whose match has begun, with the seats that were ready under its terms."""
    plan: dict[str, object] = {
        "game": "diamant",
        "edition": None,
        "options": {},
        "seats": len(chairs),
        "title": "",
        "listed": False,
    }
    plan |= {"turn_seconds": 0, "hints": hints}
    log = [LogEntry(1, 0.0, "created", {"plan": plan, "host": "ada", "chairs": [chair.kept for chair in chairs]})]
    log += [LogEntry(2 + at, 0.0, "readied", {"seat": seat, "ready": True}) for at, seat in enumerate(ready)]
    log.append(LogEntry(len(log) + 1, 0.0, "started", {}))
    return folded("t", new_seed(), log), log


def ada() -> Chair:
    return Chair("person", "Ada", holders=("ada",))


def ben() -> Chair:
    return Chair("person", "Ben", holders=("ben",))


def bot() -> Chair:
    return Chair("bot", bot="odds")


def test_alone_against_bots_hints_may_be_taken_unless_ruled_out() -> None:
    assert may_take_hints(started("alone", ada(), bot())[0])
    assert may_take_hints(started("agreed", ada(), bot())[0])
    assert not may_take_hints(started("never", ada(), bot())[0])


def test_people_take_hints_only_if_all_were_ready_for_that() -> None:
    """Whoever made the table agreed by making it; everybody else by being ready."""
    assert not may_take_hints(started("alone", ada(), ben(), ready=(0, 1))[0])
    assert not may_take_hints(started("agreed", ada(), ben())[0])
    assert may_take_hints(started("agreed", ada(), ben(), ready=(1,))[0])


def test_people_at_one_device_take_hints_where_that_was_chosen() -> None:
    together = Chair("person", "Ben", holders=("ada",))
    assert not may_take_hints(started("alone", ada(), together)[0])
    assert may_take_hints(started("agreed", ada(), together)[0])


def test_who_sits_down_later_has_agreed_to_nothing() -> None:
    table, log = started("agreed", ada(), ben(), ready=(1,))
    table.fold(LogEntry(len(log) + 1, 0.0, "left", {"seat": 1, "name": "Ben", "why": "self"}))
    table.fold(LogEntry(len(log) + 2, 0.0, "claimed", {"seat": 1, "name": "Cleo", "holder": "cleo"}))
    assert not may_take_hints(table)


def hinted() -> tuple[Table, list[LogEntry]]:
    table, log = started("alone", ada(), bot())
    draft = take_hint("ada", 0, moment(table, 0))(table)[0]
    log.append(LogEntry(len(log) + 1, 0.0, draft.kind, draft.data))
    table.fold(log[-1])
    for seat in (0, 1):
        log.append(LogEntry(len(log) + 1, 0.0, "acted", {"seat": seat, "action": "back"}))
        table.fold(log[-1])
    return table, log


def test_the_record_says_who_took_a_hint_and_when() -> None:
    """An entry of its own with a fingerprint: it replays, verifies, is told in words, and stands in the film."""
    table, log = hinted()
    text = record_text(table, log)
    record = Record.parse(text)
    assert record.lines[1].entry.text == "2 hint for seat 1"
    match = record.replay(DIAMANT)
    assert (match.state, match.serial, match.hints) == (table.playing.state, table.playing.serial, 1)
    entries = [line.entry for line in record.lines]
    for language, sentence in (("en", "Ada takes a hint."), ("de", "Ada holt sich einen Tipp.")):
        told = list(match_lines(match, entries, record.header.sitters, Texts(language)))
        assert any(line.endswith(f"2 {sentence}") for line in told)
    reel = reel_of(text)
    assert [step.hint for step in reel.steps[:3]] == [False, True, False]
    assert facts_of(reel).hints_taken == [1, 0]
    assert not verify(record, DIAMANT).honest, "it is not over yet"


def test_a_hint_that_was_taken_out_of_a_record_or_put_into_it_is_noticed() -> None:
    table, log = hinted()
    text = record_text(table, log)
    line = next(row for row in text.split("\n") if " hint for seat " in row)
    with pytest.raises(BadRecord, match="entry 3 stands where entry 2 should"):
        Record.parse(text.replace(f"{line}\n", ""))
    with pytest.raises(BadRecord, match=r"fingerprint|nothing to decide"):
        Record.parse(text.replace("hint for seat 1", "hint for seat 2")).replay(DIAMANT)


def test_the_table_is_the_same_when_it_is_read_again() -> None:
    table, log = hinted()
    again = folded("t", table.sealing.seed, log)
    assert (again.play.match, again.play.hints) == (table.play.match, table.play.hints)


def test_a_hint_is_for_the_moment_that_was_thought_about() -> None:
    table, log = started("alone", ada(), bot())
    before = moment(table, 0)
    table.fold(LogEntry(len(log) + 1, 0.0, "acted", {"seat": 1, "action": "on"}))
    assert take_hint("ada", 0, before)(table), "what another seat chose in secret is no news"
    table.fold(LogEntry(len(log) + 2, 0.0, "acted", {"seat": 0, "action": "on"}))
    if not table.playing.over and 0 in table.actors:
        with pytest.raises(Stale):
            take_hint("ada", 0, before)(table)


def test_who_has_decided_gets_no_hint() -> None:
    table, log = started("alone", ada(), bot())
    table.fold(LogEntry(len(log) + 1, 0.0, "acted", {"seat": 0, "action": "back"}))
    with pytest.raises(Refused, match="nothing to decide"):
        check_hint(table, "ada", 0)


def test_a_hint_over_http(server: Server) -> None:
    """Whoever asks gets ideas, everybody learns that they asked, and to ask again costs nothing."""
    person = server.table("you", "odds", "odds", name="Ada")
    person.do("start")
    found = person.do("hint", seat=0)
    assert {idea["action"] for idea in found["ideas"]} == {"on", "back"}
    assert found["measure"] == "win"
    assert found["futures"] > 10
    assert person.do("hint", seat=0) == found
    seen = person.spectator().look()
    assert [entry["seat"] for entry in seen["happened"] if entry["what"] == "hinted"] == [0]
    assert (seen["table"]["hints_taken"], seen["table"]["hints_now"]) == ([1, 0, 0], True)


def test_hints_are_refused_where_none_are_agreed(server: Server) -> None:
    person = server.table("you", "open", name="Ada")
    other = person.join(1, "Ben")
    person.do("start")
    for one, seat in ((person, 0), (other, 1)):
        refused = one.post("hint", seat=seat)
        assert (refused.status_code, refused.json()["problem"]) == (403, "no-hints")
    assert person.spectator().post("hint", seat=0).json()["problem"] == "not-yours"
    assert person.post("hint", seat=9).status_code in (403, 404)


def test_too_many_hints_from_one_address_are_refused(server: Server) -> None:
    """Three a minute here; those that were given before stay for the asking."""
    found = []
    for _ in range(4):
        person = server.table("you", "odds", name="Ada")
        person.do("start")
        found.append(person.post("hint", seat=0))
    refused = found[-1]
    assert (refused.status_code, refused.json()["problem"]) == (429, "many-hints")
