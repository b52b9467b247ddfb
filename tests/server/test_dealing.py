"""What a table deals: by the number of the draw, whatever else is written in its log."""

from dataclasses import asdict

import pytest

from speleo.kernel.fairness import BY_DRAW, Pledged, commitment, pledge
from speleo.server.chairs import Chair
from speleo.server.commands import Command
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.plan import Plan
from speleo.server.pledging import lapse, make_pledge, reveal, start
from speleo.server.shown import facts_of
from speleo.server.table import Table, folded

SEED = bytes(range(32))
PLAN = Plan("diamant", None, {}, 2, "", False, 0)
CHAIRS = [Chair("person", name, "", (name,)).kept for name in ("Ada", "Ben")]
CREATED = ("created", {"plan": asdict(PLAN), "host": "Ada", "chairs": CHAIRS, "numbering": BY_DRAW})


def table_of(*happened: tuple[str, dict[str, object]]) -> Table:
    entries = [LogEntry(seq, float(seq), kind, data) for seq, (kind, data) in enumerate([CREATED, *happened], 1)]
    return folded("key", SEED, entries)


def cards(table: Table) -> list[str]:
    assert table.play.match is not None
    return [step.action.notation for step in table.play.match.steps if step.draw]


def test_a_restless_seat_moves_no_card() -> None:
    """Talk, changed choices and undos before the reveal make entries and deal the same."""
    on: list[tuple[str, dict[str, object]]] = [("acted", {"seat": seat, "action": "on"}) for seat in (0, 1)]
    plain = table_of(("started", {}), *on)
    restless = table_of(
        ("started", {}),
        ("said", {"seat": 0, "name": "Ada", "text": "well"}),
        on[0],
        ("acted", {"seat": 0, "action": "back"}),
        ("acted", {"seat": 0, "action": "on"}),
        ("undone", {"seat": 0, "to": 1, "agreed": []}),
        *on,
    )
    assert len(cards(plain)) == 2
    assert cards(restless) == cards(plain)


def test_what_all_agreed_to_take_back_is_a_new_draw() -> None:
    again = table_of(("started", {}), ("undone", {"seat": 0, "to": 0, "agreed": [1]}))
    assert again.play.match is not None
    assert [step.draw for step in again.play.match.steps] == [2]


NAMES = ("Ada", "Ben", "Cleo")
LATE = -1.0


class Waiting:
    """A table for three at which nothing has been written but what is done here; holders are their names."""

    def __init__(self) -> None:
        chairs = [Chair("person", name, "", (name,)).kept for name in NAMES]
        plan = asdict(Plan("diamant", None, {}, 3, "", False, 0))
        data = {"plan": plan, "host": "Ada", "chairs": chairs, "numbering": BY_DRAW}
        self.entries = [LogEntry(1, 1.0, "created", data)]
        self.table = folded("key", SEED, self.entries)

    def do(self, command: Command) -> list[str]:
        """Carry a command out; the kinds of entries it made."""
        drafts = command(self.table)
        for draft in drafts:
            self.entries.append(LogEntry(self.table.story.seq + 1, 2.0, draft.kind, draft.data))
            self.table.fold(self.entries[-1])
        return [draft.kind for draft in drafts]

    def pledge(self, *seats: int, attempt: int = 1) -> list[str]:
        made: list[str] = []
        for seat in seats:
            hashed = pledge(commitment(SEED), attempt, seat, nonce_of(seat, attempt))
            made += self.do(make_pledge(NAMES[seat], seat, hashed, attempt))
        return made

    def reveal(self, *seats: int, attempt: int = 1) -> list[str]:
        made: list[str] = []
        for seat in seats:
            made += self.do(reveal(NAMES[seat], seat, nonce_of(seat, attempt)))
        return made


def nonce_of(seat: int, attempt: int) -> str:
    return f"{seat}{attempt}" * 32


def test_keeping_a_nonce_back_chooses_nothing() -> None:
    """Ben sees all other nonces and keeps his: he is left out, the others pledge anew, and the record tells it."""
    waiting = Waiting()
    waiting.pledge(0, 1, 2)
    assert waiting.do(start("Ada")) == ["sealed"]
    waiting.reveal(0, 2)
    assert waiting.do(lapse(1, 60)) == [], "not before its time"
    assert waiting.do(lapse(1, LATE)) == ["lapsed"]
    assert waiting.do(lapse(1, LATE)) == [], "another process noticed too"
    with pytest.raises(Refused, match="seat 2 did not reveal"):
        waiting.pledge(1, attempt=2)
    with pytest.raises(Refused, match="no nonce of seat 2 is awaited"):
        waiting.reveal(1)
    with pytest.raises(Refused, match="it is round 2"):
        waiting.pledge(0, attempt=1)
    assert waiting.pledge(0, 2, attempt=2) == ["pledged", "pledged", "sealed"]
    assert waiting.reveal(2, 0, attempt=2) == ["revealed", "revealed", "started"]
    promise = commitment(SEED)
    wanted = [Pledged(seat, pledge(promise, 2, seat, nonce_of(seat, 2)), nonce_of(seat, 2)) for seat in (0, 2)]
    assert (waiting.table.sealing.seal.lost, waiting.table.sealing.seal.pledged) == (((1,),), tuple(wanted))
    assert "\nround 1: not revealed by 2\npledge 1: " in record_text(waiting.table, waiting.entries)


def test_a_round_is_lost_for_each_who_keeps_back_and_then_the_seed_deals_alone() -> None:
    """The last who could add something is left out as well."""
    waiting = Waiting()
    waiting.pledge(0, 1, 2)
    waiting.do(start("Ada"))
    waiting.reveal(0, 1)
    waiting.do(lapse(1, LATE))
    waiting.pledge(0, 1, attempt=2)
    waiting.reveal(1, attempt=2)
    waiting.do(lapse(2, LATE))
    assert waiting.pledge(1, attempt=3) == ["pledged", "sealed"]
    assert waiting.do(lapse(3, LATE)) == ["lapsed", "started"]
    assert (waiting.table.sealing.seal.lost, waiting.table.sealing.seal.pledged) == (((2,), (0,), (1,)), ())


def test_a_new_round_goes_on_without_those_who_do_not_pledge_again() -> None:
    """They chose nothing, since nobody knew a nonce of that round."""
    waiting = Waiting()
    waiting.pledge(0, 1, 2)
    waiting.do(start("Ada"))
    waiting.reveal(0, 1)
    waiting.do(lapse(1, LATE))
    waiting.pledge(0, attempt=2)
    assert waiting.do(lapse(2, LATE)) == ["sealed"]
    assert waiting.reveal(0, attempt=2) == ["revealed", "started"]
    assert waiting.table.sealing.seal.lost == ((2,),)


def test_a_table_made_before_there_were_pledges_takes_none() -> None:
    old = Waiting()
    data = {key: value for key, value in old.entries[0].data.items() if key != "numbering"}
    old.table = folded("key", SEED, [LogEntry(1, 1.0, "created", data)])
    with pytest.raises(Refused, match="without pledges"):
        old.pledge(0)
    assert facts_of(old.table).sealing is None
    assert old.do(start("Ada")) == ["started"]


def test_the_last_to_reveal_has_nothing_left_to_choose() -> None:
    """Whatever Ben knows by then, one nonce alone is taken from him."""
    waiting = Waiting()
    waiting.pledge(0, 1, 2)
    waiting.do(start("Ada"))
    waiting.reveal(0, 2)
    for other in range(50):
        with pytest.raises(Refused, match="pledged itself to another nonce"):
            waiting.do(reveal("Ben", 1, f"{other:064x}"))
        with pytest.raises(Refused, match="the pledges for this deal stand"):
            waiting.do(make_pledge("Ben", 1, f"{other:064x}", 1))
    assert waiting.reveal(1) == ["revealed", "started"]
