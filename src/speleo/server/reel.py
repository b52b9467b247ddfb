"""A record as a film: every position of it, and what happened on the way there."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from speleo.games import game_named
from speleo.kernel.actors import actor_named
from speleo.kernel.engine.state import SPECTATOR, State
from speleo.kernel.errors import BadRecord
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.outcome import Outcome
from speleo.kernel.record.draws import Draw, draws_of
from speleo.kernel.record.entries import Acted, Ended, Hinted, Line, TakenOver, Undone
from speleo.kernel.record.header import Header
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.record.verify import Verdict, dealer_of, verify
from speleo.kernel.setup import Box
from speleo.kernel.values import ActionFacts
from speleo.server.keepsake import Keepsake
from speleo.server.pictures import WholePicture, whole_of
from speleo.server.shown import framed
from speleo.server.sight import Sight
from speleo.server.signing import check_signature
from speleo.server.wire import ToldEvent, event_data

KEPT = 6
"""How many films are kept, so that the next part of one is quick."""
Why = Literal["fair", "fair-later", "other-card", "by-hand", "not-over", "other-seed", "other-rules"]


@dataclass(slots=True)
class StepFacts:
    """One entry of the record. `seat` is none where Chance acted; `undone` is the step that a seat went back to, and
    `taken` the seat of a bot that it took over, `hint` that it was told what bots would do.
    """

    serial: int
    points: list[int]
    seat: int | None = None
    action: ActionFacts | None = None
    undone: int | None = None
    taken: int | None = None
    hint: bool = False
    events: list[ToldEvent] = field(default_factory=list)

    @classmethod
    def kept(cls, data: dict[str, Any]) -> StepFacts:
        """A step that was kept as JSON, perhaps by a version that did not know all of this."""
        action = data["action"] and ActionFacts(**data["action"])
        return cls(**{**data, "action": action})


@dataclass(frozen=True, slots=True)
class VerdictFacts:
    """Whether it was dealt fairly. `seed`, what was promised (`commitment`) and `draws` allow checking it elsewhere.

    `redealt` of the cards were taken back by one of the `undos` and dealt anew.
    `fair-later`: a match that was played on; what was dealt before, by another record, is not proved by this one.
    """

    honest: bool
    why: Why
    step: int | None
    dealt: int
    undos: int
    redealt: int
    said: str
    commitment: str
    seed: str
    draws: list[Draw]


@dataclass(frozen=True, slots=True)
class Reel:
    """`states[0]` is the start and `states[n]` the position after step n, which `steps[n - 1]` tells."""

    game: Game
    header: Header
    states: list[State]
    steps: list[StepFacts]
    over: bool
    outcome: Outcome | None = None

    def picture(self, at: int, viewer: int) -> WholePicture:
        """What a seat or a spectator saw then; nothing can be done about it any more."""
        state = self.states[at]
        actors = self.game.actors(state)
        asked = tuple(actor for actor in actors if actor >= 0)
        sight = Sight.of(self.game, self.game.view(state, viewer))
        outcome = None if actors else self.outcome or self.game.outcome(state)
        return whole_of(sight.view, framed(self.game, sight, viewer, asked, outcome=outcome))


@lru_cache(KEPT)
def reel_of(text: str, box: str = "", own_record: bool = False) -> Reel:
    """The film of a record. Unless it is the server's own, one that was changed is refused with its line."""
    record = Record.parse(text)
    game = record.header.game_from(game_named)
    own = Box("own", box) if box else None
    if not own_record:
        record.replay(game, own)
    match = Match(game, record.header.setup(game, own))
    states, steps = [match.state.clone()], []
    for line in record.lines:
        if not isinstance(line.entry, Ended):
            replay_line(match, line)
            states.append(match.state.clone())
            steps.append(told(match, line, record.ended))
    return Reel(game, record.header, states, steps, match.over)


@lru_cache(KEPT)
def past_reel(text: str, box: str, keepsake: str) -> Reel:
    """The film of a match that was played by other rules, from what was kept of it."""
    header, past = Record.parse(text).header, Keepsake.read(keepsake)
    game = header.game_from(game_named)
    setup = header.setup(game, Box("own", box) if box else None)
    states = [past.state(game, setup, at) for at in range(len(past.positions) - 1)]
    return Reel(game, header, states, [StepFacts.kept(step) for step in past.steps], True, past.ended)


def told(match: Match, line: Line, over: bool) -> StepFacts:
    """One step. While the match goes on, points are those that everybody can see."""
    entry = line.entry
    state = match.state if over else match.state.seen_by(SPECTATOR)
    made = StepFacts(entry.serial, [match.game.tally(state, seat) for seat in range(match.setup.seats)])
    if isinstance(entry, Undone):
        made.seat, made.undone = entry.seat, entry.target
    elif isinstance(entry, TakenOver):
        made.seat, made.taken = entry.by, entry.seat
    elif isinstance(entry, Hinted):
        made.seat, made.hint = entry.seat, True
    elif isinstance(entry, Acted):
        step = match.steps[-1]
        actor = actor_named(entry.actor, match.setup.seats)
        made.seat = actor if actor is not None and actor >= 0 else None
        made.action = ActionFacts.of(match.game, step.action)
        made.events = [event_data(match.game, event, place) for event, place in step.told]
    return made


@lru_cache(KEPT)
def verdict_on(text: str, box: str = "") -> VerdictFacts:
    """Whether every card of a record follows from the promised seed, and if not, why: the word for a sentence.

    A signature that does not fit is refused with its line.
    """
    record = Record.parse(text)
    check_signature(record)
    game, own = record.header.game_from(game_named), Box("own", box) if box else None
    other_rules = False
    try:
        found = verify(record, game, own)
    except BadRecord as problem:
        if record.header.rules == game.rules_version:
            raise
        found, other_rules = Verdict(False, str(problem)), True
    why: Why
    if other_rules:
        why = "other-rules"
    elif found.honest:
        why = "fair-later" if record.header.brought else "fair"
    elif found.step is not None:
        why = "other-card"
    elif record.header.dealing == "by hand":
        why = "by-hand"
    elif dealer_of(record)[1] and not record.ended:
        why = "not-over"
    else:
        why = "other-seed"
    drawn = [line.entry for line in record.lines if isinstance(line.entry, Acted) and line.entry.actor == "chance"]
    dealt = sum(entry.serial > record.header.brought for entry in drawn)
    return VerdictFacts(
        honest=found.honest,
        why=why,
        step=found.step,
        dealt=dealt,
        undos=found.undos,
        redealt=found.redealt,
        said=found.sentence,
        commitment=record.header.commitment,
        seed=record.seed,
        draws=draws_of(record, game, own) if record.ended and not other_rules else [],
    )
