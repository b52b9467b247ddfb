"""The draws of a record as numbers, so that a deal can be checked without knowing the rules."""

from __future__ import annotations

from dataclasses import dataclass

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.setup import Box


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw `number`, entry `step`: every ticket from `low` to `low + weight - 1` of `total` brings this action."""

    number: int
    step: int
    action: str
    low: int
    weight: int
    total: int


def draws_of(record: Record, game: Game, box: Box | None = None) -> list[Draw]:
    """Every action of Chance in the record, those that were taken back too."""
    match = Match(game, record.header.setup(game, box))
    found = []
    for line in record.lines:
        entry = line.entry
        if isinstance(entry, Acted) and entry.actor == actor_text(CHANCE):
            low, weight = span(match, entry.action)
            found.append(Draw(match.draws + 1, entry.serial, entry.action, low, weight, match.state.chance_total()))
        replay_line(match, line)
    return found


def span(match: Match, action: str) -> tuple[int, int]:
    """The first ticket that brings an action, and how many do; none where Chance cannot bring it."""
    low = 0
    for outcome, weight in match.game.chance_outcomes(match.state):
        if outcome.notation == action:
            return low, weight
        low += weight
    return low, 0
