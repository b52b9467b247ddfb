"""One match between bots: who sits where and from which streams it is dealt, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from speleo.bots.bot import Bot
from speleo.bots.sitting import play_to_end
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.outcome import Outcome
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Setup
from speleo.visitors.finding import player_named
from speleo.visitors.visitor import Visitor


@dataclass(frozen=True, slots=True)
class Fixture:
    """A match that can be played anywhere with the same result. `deal` seeds the cards, `dice` the bots' heads."""

    number: int
    setup: Setup
    bots: tuple[str, ...]
    deal: str
    dice: str


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a fixture, seat by seat. A shared win counts as its share, a win of all together as a whole one.

    `faults` says which bots crashed, answered nonsense or were too slow, and what was wrong.
    """

    number: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    steps: int
    reason: str
    counts: dict[str, int]
    faults: tuple[str, ...] = ()


def play(fixture: Fixture) -> Result:
    """One match from the first card to the result, by the fixture alone; bots that were started are ended."""
    game, setup = game_named(fixture.setup.game), fixture.setup
    bots = seated(fixture)
    state = game.new(setup)
    try:
        steps = play_to_end(state, bots, FastDealer(fixture.deal), dice_of(fixture))
    finally:
        dismiss(bots)
    return result_of(fixture, game, game.outcome(state), steps, bots)


def play_to_record(fixture: Fixture, append: Callable[[str], object]) -> Result:
    """The same match, step by step, with its record."""
    game, setup = game_named(fixture.setup.game), fixture.setup
    bots, dice, dealer = seated(fixture), dice_of(fixture), FastDealer(fixture.deal)
    sitters = tuple(Sitter("bot", name) for name in fixture.bots)
    match = Match(game, setup)
    header = header_for(setup, sitters, f"open {fixture.deal}", rules=game.rules_version)
    writer = RecordWriter(match, header, append)
    try:
        match.deal(dealer)
        while not match.over:
            seat = int(match.state.turn())
            code = bots[seat].choose(match.state.seen_by(seat), seat, dice[seat])
            match.act(seat, game.decode(match.state, code))
            match.deal(dealer)
    finally:
        dismiss(bots)
    writer.end()
    return result_of(fixture, game, match.outcome, len(match.steps), bots)


def seated(fixture: Fixture) -> list[Bot]:
    return [player_named(fixture.setup, name, seat) for seat, name in enumerate(fixture.bots)]


def dice_of(fixture: Fixture) -> list[FastDealer]:
    """A stream for each seat, so that what one bot throws moves nobody else's dice and no card."""
    return [FastDealer(f"{fixture.dice} seat {seat + 1}") for seat in range(len(fixture.bots))]


def dismiss(bots: list[Bot]) -> None:
    for bot in bots:
        if isinstance(bot, Visitor):
            bot.leave()


def result_of(fixture: Fixture, game: Game, outcome: Outcome, steps: int, bots: list[Bot]) -> Result:
    """What is kept of a match that is over. A team that plays against the game shares nothing out."""
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    share = 1.0 if game.endings else 1 / max(1, len(outcome.winners))
    return Result(
        fixture.number,
        fixture.bots,
        tuple(standing.points for standing in standings),
        tuple(standing.place for standing in standings),
        tuple(share if standing.winner else 0.0 for standing in standings),
        steps,
        outcome.reason,
        {line.what: line.count for line in standings[0].breakdown if line.what in game.counted},
        tuple(fault for bot in bots if isinstance(bot, Visitor) for fault in bot.faults),
    )
