"""Where all win or lose together, whoever can do nothing any more may go on with a bot's seat; everybody knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import orjson
import pytest

from speleo.games import game_named
from speleo.kernel.errors import BadRecord, BadSetup
from speleo.kernel.fairness import BY_DRAW, new_seed
from speleo.kernel.record.record import Record
from speleo.server.chairs import Chair
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.facts import SeatFacts
from speleo.server.relief import on_offer
from speleo.server.seating import take_over
from speleo.server.table import Table, folded
from speleo.texts.telling import match_lines
from speleo.texts.texts import Texts
from tests.browser.moments import moment
from tests.server.serving import Server, serving

WISHES = ("exert", "explore", "tile gas", "card cave-in", "card gas", "card tremor")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("relief")) as found:
        yield found


@cache
def fallen() -> str:
    """A record at whose end all cavers of the second seat lie unconscious, and the first is to act."""
    return moment(
        ("medic", "climber", "leader", "diver"),
        lambda view, _: all(one.health == 0 for one in view.cavers if one.seat == 1),
        wishes=WISHES,
    )


def entries() -> list[LogEntry]:
    """The log of a table at which a bot plays that match on, and Ada on the second seat can only look."""
    plan: dict[str, object] = {
        "game": "subterra",
        "edition": None,
        "options": {},
        "seats": 2,
        "title": "",
        "listed": False,
    }
    plan |= {"turn_seconds": 0, "record": fallen()}
    chairs = [Chair("bot", bot="team"), Chair("person", "Ada", holders=("ada",))]
    made = {"plan": plan, "host": "ada", "numbering": BY_DRAW, "chairs": [chair.kept for chair in chairs]}
    return [LogEntry(1, 0.0, "created", made), LogEntry(2, 0.0, "started", {})]


class Looking:
    """A browser that shows every step."""

    def watching(self) -> bool:
        return True

    def wake(self) -> None:
        return

    def meet(self, company: bytes) -> None:
        return

    def seats(self) -> tuple[int, ...]:
        return (1,)


def taken() -> tuple[Table, list[LogEntry]]:
    log, seed = entries(), new_seed()
    table = folded("t", seed, log)
    assert on_offer(table, 1) == [0]
    drafts = take_over("ada", 0, 1)(table)
    log.append(LogEntry(3, 0.0, drafts[0].kind, drafts[0].data))
    table.fold(log[-1])
    return table, log


def test_who_lies_unconscious_goes_on_with_the_bots_cavers() -> None:
    """Both seats are hers, and the bot does not act any more."""
    table, _ = taken()
    assert table.seats.of("ada") == (0, 1)
    assert table.bot_to_act() is None
    assert table.seats.chairs[0].facts(0, True) == SeatFacts("person", "Ada", "", False, None, False, 0, True)


def test_everybody_is_told_but_not_by_which_secret() -> None:
    table, _ = taken()
    told = orjson.loads(table.story.lines[-1])
    assert (told["what"], told["seat"], told["by"]) == ("took", 0, 1)
    assert "holder" not in told


def test_the_record_says_from_where_on() -> None:
    """It is an entry of its own, with a fingerprint, which replays to the same position; the terminal tells it."""
    table, log = taken()
    record = Record.parse(record_text(table, log))
    assert record.lines[-1].entry.text.endswith("seat 1 taken over by seat 2")
    match = record.replay(game_named("subterra"))
    assert match.state == table.playing.state
    assert match.serial == table.playing.serial
    told = list(match_lines(match, [line.entry for line in record.lines], record.header.sitters, Texts("en")))
    assert any("Ada takes over for" in line for line in told)


def test_the_table_is_the_same_when_it_is_read_again() -> None:
    table, log = taken()
    again = folded("t", table.sealing.seed, log)
    assert (again.seats.chairs, again.play.match) == (table.seats.chairs, table.play.match)


def test_a_seat_of_a_person_is_not_taken_over(server: Server) -> None:
    ada = server.table("you", "open", game="subterra", name="Ada")
    ada.join(1, "Ben")
    ada.do("start")
    assert ada.post("seats/1/take-over", by=0).json()["problem"] == "taken"


def test_nobody_takes_over_who_can_still_act(server: Server) -> None:
    ada = server.table("you", "team", game="subterra", name="Ada")
    ada.do("start")
    assert ada.look()["picture"]["on_offer"] == []
    assert ada.post("seats/1/take-over", by=0).json()["problem"] == "not-sidelined"


def test_in_a_race_nobody_plays_for_another(server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("start")
    assert ada.post("seats/1/take-over", by=0).json()["problem"] == "not-sidelined"


def test_only_whoever_holds_the_seat_takes_over_with_it() -> None:
    table = folded("t", new_seed(), entries())
    with pytest.raises(Refused):
        take_over("somebody", 0, 1)(table)


def test_a_seat_cannot_take_over_itself() -> None:
    match = game_named("subterra").match(2)
    with pytest.raises(BadSetup, match="seat 1 cannot be taken over by seat 1"):
        match.take_over(0, 0)


def test_a_record_with_a_seat_that_is_not_there_names_its_line() -> None:
    lines = fallen().splitlines(keepends=True)
    last = len(Record.parse(fallen()).lines) + 1
    lines.append(f"{last} seat 7 taken over by seat 1  #0123456789ab\n")
    with pytest.raises(BadRecord, match=f"line {len(lines)}"):
        Record.parse("".join(lines)).replay(game_named("subterra"))


def test_bots_wait_at_a_new_round_for_whoever_can_only_look() -> None:
    """Until she has looked, or nobody looks any more; a bot never waits for somebody who can act."""
    table = folded("t", new_seed(), entries())
    table.rest.begin(table.story.seq)
    assert not table.rest.holds(table)
    table.audience.listeners.add(Looking())
    assert table.rest.holds(table)
    table.rest.look(table.story.seq)
    assert not table.rest.holds(table)
    table.rest.begin(table.story.seq + 1)
    assert table.rest.holds(table)
    assert take_over("ada", 0, 1)(table)
    table.seats.chairs[0].take("ben", "Ben")
    assert not table.rest.holds(table)
