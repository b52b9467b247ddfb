"""What each kind of entry does to a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from speleo.kernel.fairness import BY_ENTRY
from speleo.kernel.match import Match, Told
from speleo.server.chairs import NO_NAME, STAND_IN, Chair
from speleo.server.clocks import Terms
from speleo.server.keepsake import Keepsake
from speleo.server.knocking import Knock
from speleo.server.lobby import agreed, dressed, readied, renamed
from speleo.server.phases import CLOSED, OVER, RUNNING, WAITING
from speleo.server.plan import plan_from
from speleo.server.sealing import DONE, lapsed, pledged, revealed, sealed
from speleo.server.slips import Feed, HandOver, Wish
from speleo.server.talk import emoted, nudged
from speleo.server.undoing import UndoAsked, goes_past_a_reveal, steps_after

if TYPE_CHECKING:
    from speleo.server.table import Table


def created(table: Table, data: dict[str, Any], seq: int) -> None:
    table.plan = plan_from(data["plan"])
    table.story.size += len(table.plan.box) + len(table.plan.record)
    table.game = table.plan.rules
    table.seats.host = data["host"]
    table.sealing.numbering = data.get("numbering", BY_ENTRY)
    table.seats.chairs = [Chair.read(kept) for kept in data["chairs"]]


def claimed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["seat"]].take(data["holder"], data["name"], data.get("look"))
    table.seats.slips.let_go(data["seat"])
    table.seats.knock = None


def left(table: Table, data: dict[str, Any], seq: int) -> None:
    if data.get("why") == "host":
        table.seats.barred.update(table.seats.chairs[data["seat"]].holders)
    table.seats.chairs[data["seat"]].clear(STAND_IN if table.phase == RUNNING else "")
    table.seats.slips.let_go(data["seat"])
    table.sealing.vacate(data["seat"])


def knocked(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.knock = Knock(seq, data["seat"], data["holder"], data["name"], data["until"])
    table.seats.knock.heard(data["agreed"], data["host"])
    table.seats.knocks += 1


def admitted(table: Table, data: dict[str, Any], seq: int) -> None:
    if not data["agree"]:
        table.seats.knock = None
    elif table.seats.knock is not None:
        table.seats.knock.heard(data["seats"], data["host"])


def seated(table: Table, data: dict[str, Any], seq: int) -> None:
    """A bot sits down on a chair, or stands in for whoever is away."""
    chair = table.seats.chairs[data["seat"]]
    chair.bot = data["bot"] if data.get("why", "asked") == "asked" else STAND_IN
    if chair.kind == "open" and table.phase == WAITING:
        chair.kind = "bot"
    if chair.kind == "bot":
        chair.name = data.get("name", "")
    if data.get("why") == "clock":
        table.clocks.overdue.add(data["seat"])


def returned(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.chairs[data["seat"]].bot = ""
    table.clocks.returned(data["seat"])


def resigned(table: Table, data: dict[str, Any], seq: int) -> None:
    chair = table.seats.chairs[data["seat"]]
    chair.bot, chair.resigned = STAND_IN, True
    table.seats.slips.let_go(data["seat"])


def took(table: Table, data: dict[str, Any], seq: int) -> None:
    """A person goes on with a bot's seat; a match of other rules is shown as it ended, whoever played it."""
    if table.past is None:
        table.playing.take_over(data["seat"], data["by"])
    table.seats.chairs[data["seat"]].take(data["holder"], data["name"])


def hinted(table: Table, data: dict[str, Any], seq: int) -> None:
    """A seat was told what bots would do; the record says so."""
    if table.past is None:
        table.playing.take_hint(data["seat"])
    table.play.hints[data["seat"]] += 1


def entropy(table: Table, data: dict[str, Any], seq: int) -> None:
    table.sealing.entropy.append((data["seat"], data["text"]))


def said(table: Table, data: dict[str, Any], seq: int) -> None:
    return None


def offered(table: Table, data: dict[str, Any], seq: int) -> None:
    offer = HandOver(tuple(data["seats"]), data["give"], data["until"], data.get("by", ""))
    table.seats.slips.offer(data["code"], offer)


def arrived(table: Table, data: dict[str, Any], seq: int) -> None:
    """A hand-over code was used: its seats belong to another secret too, or if they were given to that alone."""
    offer = table.seats.slips.offers.pop(data["code"], None)
    give = data.get("give", offer is not None and offer.give)
    for seat in data["seats"]:
        chair = table.seats.chairs[seat]
        chair.holders = (data["holder"],) if give else (*chair.holders, data["holder"])
        if data["name"]:
            chair.name = data["name"]
        if give:
            table.seats.slips.let_go(seat)
            table.sealing.pass_on(seat)


def renewed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.next_table = data["table"]


def subscribed(table: Table, data: dict[str, Any], seq: int) -> None:
    feed = Feed(tuple(data["seats"]), data.get("by", data["code"]), data.get("language", "en"))
    table.seats.slips.subscribe(data["code"], feed)


def wanted(table: Table, data: dict[str, Any], seq: int) -> None:
    """An empty text ends it; a wish of an earlier version has no code, so nobody can confirm it."""
    if data["to"]:
        table.seats.slips.wishes[data["seat"]] = Wish(data["to"], data.get("code", ""), data.get("language", "en"))
        table.seats.slips.wished += 1
    else:
        table.seats.slips.wishes.pop(data["seat"], None)


def confirmed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.seats.slips.wishes[data["seat"]] = replace(table.seats.slips.wishes[data["seat"]], confirmed=True)


def closed(table: Table, data: dict[str, Any], seq: int) -> None:
    table.phase, table.actors, table.play.asked = CLOSED, (), None


def forgot(table: Table, data: dict[str, Any], seq: int) -> None:
    """What was taken back is gone from the disk; here it is taken out of what is told again."""
    if data["seat"] is None:
        table.story.take_back(data["seqs"], "text", "")
    else:
        table.story.take_back(data["seqs"], "name", NO_NAME)
        table.seats.take_back_name(data["seat"])


def kept(table: Table, data: dict[str, Any], seq: int) -> None:
    table.kept = data["keepsake"]


def started_then(table: Table, past: Keepsake) -> None:
    """A match that these rules do not lead along is shown as it ended."""
    setup = table.plan.setup()
    table.play.match = Match(table.game, setup, past.state(table.game, setup, -1))
    table.clocks.begin(Terms(0, 0), len(table.seats.chairs))
    table.sealing.stage = DONE
    table.seats.note_first()
    table.play.taken_back = past.taken_back
    table.phase = OVER


def started(table: Table, data: dict[str, Any], seq: int) -> list[Told]:
    """The match begins: clocks run, the dealer has its key, and the first cards are dealt."""
    table.play.match, table.play.begun = table.play.begun or table.plan.begin(), None
    table.clocks.begin(Terms(table.plan.turn_seconds, table.plan.match_seconds), len(table.seats.chairs))
    table.play.dealer = table.sealing.seal.dealer(table.sealing.seed)
    table.sealing.stage = DONE
    table.seats.note_first()
    table.phase = RUNNING
    table.play.stepped(seq)
    return dealt(table)


def acted(table: Table, data: dict[str, Any], seq: int) -> list[Told]:
    """An action and all that Chance brings after it; noted are the steps that somebody who decides must have seen."""
    match, seat, before = table.playing, data["seat"], table.actors
    step = match.act(seat, table.game.parse_action(data["action"]))
    events = [*step.told, *dealt(table)]
    table.play.own_seq[seat] = seq
    if match.steps[-1] is not step or step.reveals or set(table.actors) - {seat} != set(before) - {seat}:
        table.play.loud_seq = seq
    table.play.step_seq = seq
    table.clocks.overdue.discard(seat)
    return events


def asked(table: Table, data: dict[str, Any], seq: int) -> None:
    steps = steps_after(table.playing, data["to"])
    table.play.asked = UndoAsked(seq, data["seat"], data["to"], steps, tuple(data["needs"]))


def answered(table: Table, data: dict[str, Any], seq: int) -> None:
    if not data["agree"]:
        table.play.asked = None
    elif table.play.asked is not None:
        table.play.asked.agreed.append(data["seat"])


def undone(table: Table, data: dict[str, Any], seq: int) -> list[Told]:
    match = table.playing
    table.play.taken_back += goes_past_a_reveal(match, data["to"])
    match.undo(data["seat"], data["to"], tuple(data["agreed"]))
    table.play.stepped(seq)
    return dealt(table)


def dealt(table: Table) -> list[Told]:
    """Let Chance act for as long as it is to act."""
    match = table.playing
    events = [told for step in match.deal(table.play.dealer) for told in step.told]
    table.actors = match.actors
    if not table.actors:
        table.phase = OVER
        table.seats.knock = None
    return events


HAPPENINGS: dict[str, Callable[[Table, dict[str, Any], int], list[Told] | None]] = {
    happening.__name__: happening
    for happening in (
        created,
        claimed,
        left,
        knocked,
        admitted,
        seated,
        returned,
        resigned,
        took,
        hinted,
        entropy,
        pledged,
        sealed,
        revealed,
        lapsed,
        said,
        emoted,
        nudged,
        dressed,
        renamed,
        readied,
        agreed,
        offered,
        arrived,
        renewed,
        subscribed,
        wanted,
        confirmed,
        closed,
        forgot,
        started,
        kept,
        acted,
        asked,
        answered,
        undone,
    )
}
"""By the kind of the entry."""
