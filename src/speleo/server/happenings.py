"""What each kind of entry does to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from speleo.kernel.fairness import SealedDealer
from speleo.kernel.game import Event
from speleo.server.chairs import Chair
from speleo.server.clocks import Terms
from speleo.server.phases import OVER, RUNNING
from speleo.server.plan import plan_from

if TYPE_CHECKING:
    from speleo.server.table import Table


class UndoAsked:
    """A seat wants to go back to just after a step; `agreed` have said yes so far."""

    def __init__(self, seat: int, to: int, needs: tuple[int, ...]) -> None:
        self.seat = seat
        self.to = to
        self.needs = needs
        self.agreed: list[int] = []


def created(table: Table, data: dict[str, Any], seq: int) -> None:
    table.plan = plan_from(data["plan"])
    table.game = table.plan.rules
    table.host = data["host"]
    table.chairs = [Chair.read(kept) for kept in data["chairs"]]


def claimed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.chairs[data["seat"]].take(data["holder"], data["name"])


def left(table: Table, data: dict[str, Any], seq: int) -> None:
    table.chairs[data["seat"]].clear()


def seated(table: Table, data: dict[str, Any], seq: int) -> None:
    chair = table.chairs[data["seat"]]
    chair.bot = data["bot"]
    if chair.kind == "open":
        chair.kind = "bot"


def returned(table: Table, data: dict[str, Any], seq: int) -> None:
    table.chairs[data["seat"]].bot = ""
    table.clocks.returned(data["seat"])


def resigned(table: Table, data: dict[str, Any], seq: int) -> None:
    chair = table.chairs[data["seat"]]
    chair.bot, chair.resigned = data["bot"], True


def entropy(table: Table, data: dict[str, Any], seq: int) -> None:
    table.entropy.append((data["seat"], data["text"]))


def said(table: Table, data: dict[str, Any], seq: int) -> None:
    return None


def offered(table: Table, data: dict[str, Any], seq: int) -> None:
    table.offers[data["code"]] = data


def arrived(table: Table, data: dict[str, Any], seq: int) -> None:
    offer = table.offers.pop(data["code"])
    for seat in data["seats"]:
        chair = table.chairs[seat]
        chair.holders = (data["holder"],) if offer["give"] else (*chair.holders, data["holder"])
        if data["name"]:
            chair.name = data["name"]


def renewed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.next_table = data["table"]


def subscribed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.feeds[data["code"]] = data["seats"]


def wanted(table: Table, data: dict[str, Any], seq: int) -> None:
    if data["to"]:
        table.wanted[data["seat"]] = data["to"]
    else:
        table.wanted.pop(data["seat"], None)


def started(table: Table, data: dict[str, Any], seq: int) -> list[Event]:
    table.match = table.plan.begin()
    table.clocks.begin(Terms(table.plan.turn_seconds, table.plan.match_seconds), len(table.chairs))
    table.dealer = SealedDealer(table.seed, table.entropy)
    table.first_sitters = [Chair.read(chair.kept) for chair in table.chairs]
    table.phase = RUNNING
    table.loud_seq = seq
    return dealt(table)


def acted(table: Table, data: dict[str, Any], seq: int) -> list[Event]:
    match, seat = table.playing, data["seat"]
    before = set(table.actors()) - {seat}
    step = match.act(seat, table.game.parse_action(data["action"]))
    events = [*step.events, *dealt(table)]
    table.own_seq[seat] = seq
    if match.steps[-1] is not step or step.reveals or set(table.actors()) - {seat} != before:
        table.loud_seq = seq
    table.asked = None
    return events


def asked(table: Table, data: dict[str, Any], seq: int) -> None:
    table.asked = UndoAsked(data["seat"], data["to"], tuple(data["needs"]))


def answered(table: Table, data: dict[str, Any], seq: int) -> None:
    if not data["agree"]:
        table.asked = None
    elif table.asked is not None:
        table.asked.agreed.append(data["seat"])


def undone(table: Table, data: dict[str, Any], seq: int) -> list[Event]:
    table.playing.undo(data["seat"], data["to"], tuple(data["agreed"]))
    table.asked = None
    table.loud_seq = seq
    return dealt(table)


def dealt(table: Table) -> list[Event]:
    """Let Chance act for as long as it is to act."""
    match = table.playing
    events = [event for step in match.deal(table.dealer) for event in step.events]
    if match.over:
        table.phase = OVER
        table.asked = None
    return events


HAPPENINGS: dict[str, Callable[[Table, dict[str, Any], int], list[Event] | None]] = {
    happening.__name__: happening
    for happening in (
        created,
        claimed,
        left,
        seated,
        returned,
        resigned,
        entropy,
        said,
        offered,
        arrived,
        renewed,
        subscribed,
        wanted,
        started,
        acted,
        asked,
        answered,
        undone,
    )
}
"""By the kind of the entry."""
