"""A match: one sitting of a game, as the actions taken so far."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Protocol

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.dealer import Dealer
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.errors import BadSetup
from speleo.kernel.fairness import EntryDealer
from speleo.kernel.game import Action, Event, Game, S, View
from speleo.kernel.ladder import Ladder, twin
from speleo.kernel.outcome import Outcome
from speleo.kernel.picture.sheet import Heading, document
from speleo.kernel.place import Place
from speleo.kernel.setup import Setup

MOST_UNDOS = 1000

Told = tuple[Event, Place | None]
"""An event with its place."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a match. `serial` counts every entry of the record, so it never repeats, not even after an undo.

    >>> import speleo
    >>> step = speleo.game("diamant").match(seats=2).act(speleo.CHANCE, "treasure 5")
    >>> step.serial, step.actor == speleo.CHANCE, [event.notation for event in step.events]
    (1, True, ['TreasureFound value=5 share=2 rest=1'])

    `draw` counts the actions of Chance in the same way; it is 0 for those of seats. `places` says where each event
    happened, as it was right after the step.
    """

    serial: int
    actor: int
    action: Action
    events: tuple[Event, ...]
    reveals: bool
    draw: int = 0
    places: tuple[Place | None, ...] = ()

    @property
    def told(self) -> list[Told]:
        """Each event with its place."""
        return list(zip(self.events, self.places, strict=True))


@lru_cache(64)
def nowhere(events: int) -> tuple[None, ...]:
    """No places of so many events: the same for all steps, of which a server keeps very many."""
    return (None,) * events


class Watcher(Protocol):
    """Somebody who is told of every step as soon as it is taken, of every undo, of who plays for whom, and of hints."""

    def stepped(self, step: Step) -> None: ...

    def undone(self, seat: int, serial: int, agreed: tuple[int, ...]) -> None: ...

    def taken_over(self, seat: int, by: int) -> None: ...

    def hinted(self, seat: int) -> None: ...


class Match(Generic[S]):
    """One sitting of a game: its set-up, the actions taken, and the state that follows from them.

    `Game.match` makes one. `draws` counts all actions of Chance and `taken_back` those of them that an undo took back;
    `hints` how often somebody was told what bots would do.
    Matches can be pickled and copied, without whoever watches them; they are equal, and hash alike, if the same was
    done in both. That changes with every step, so a match in a set must stay as it is.

    >>> import copy, speleo
    >>> match = speleo.game("diamant").match(seats=2)
    >>> match.act(speleo.CHANCE, "treasure 5").draw
    1
    >>> twin = copy.copy(match)
    >>> [event.notation for event in match.act(0, "back").events]
    ['ChoiceMade seat=1']
    >>> twin == match, twin.act(0, "back").serial, twin == match
    (False, 2, True)
    >>> match.act(0, "back")
    Traceback (most recent call last):
    ...
    speleo.kernel.errors.IllegalAction: seat 1 may not back, because DIA-4.1 (...)
    """

    def __init__(self, game: Game[S], setup: Setup, start: S | None = None) -> None:
        self.game = game
        self.setup = setup
        self.state: S = game.new(setup) if start is None else twin(start)
        self.ladder = Ladder(self.state)
        self.steps: list[Step] = []
        self.serial = 0
        self.draws = 0
        self.undos = 0
        self.taken_back = 0
        self.hints = 0
        self.watchers: list[Watcher] = []

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.game.actors(self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who must act now: seats from 0, CHANCE, or nobody at the end."""
        return self.game.actors(self.state)

    @property
    def outcome(self) -> Outcome:
        """The result, or how things stand."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now."""
        check_seat(self.setup, seat)
        return self.game.legal_actions(self.state, seat)

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat, or else a spectator, may see."""
        if viewer != SPECTATOR:
            check_seat(self.setup, viewer)
        return self.game.view(self.state, viewer)

    @property
    def position(self) -> str:
        """The position in text, complete and exact; `Game.match(position=...)` begins there."""
        return self.game.write(self.state)

    def __repr__(self) -> str:
        """Which game, how many seats and steps, and for whom it waits."""
        waiting = ", ".join(map(actor_text, self.actors)) or "nobody: it is over"
        return f"<Match of {self.game.name}, {self.setup.seats} seats, {len(self.steps)} steps, waits for {waiting}>"

    def __str__(self) -> str:
        """The position as a drawing."""
        return self.game.draw(self.state)

    def to_svg(self, viewer: int = SPECTATOR, names: Sequence[str] = (), heading: Heading | None = None) -> str:
        """The position as a picture, as a seat or a spectator sees it: an SVG file of its own, 1200 by 630.

        `names` are those of the seats. The board has no words; `speleo.draw` adds a heading in a language.

        >>> import speleo
        >>> speleo.game("cave").match(seats=2).to_svg()[:39]
        '<svg xmlns="http://www.w3.org/2000/svg"'
        """
        if viewer != SPECTATOR:
            check_seat(self.setup, viewer)
        if len(names) > self.setup.seats:
            raise BadSetup(f"{len(names)} names do not fit {self.setup.seats} seats")
        return document(self.game.board(self.state, viewer), heading or Heading(), names)

    def _repr_svg_(self) -> str:
        """What a notebook shows: as everybody sees it."""
        return self.to_svg()

    def __eq__(self, other: object) -> bool:
        """The same set-up, the same steps with their numbers, and the same position."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = (self.setup, self.steps, self.serial), (other.setup, other.steps, other.serial)
        return mine == theirs and self.state == other.state

    def __hash__(self) -> int:
        return hash((self.setup, self.serial, len(self.steps), self.state))

    def __getstate__(self) -> dict[str, Any]:
        """Everything but those who watch."""
        return {**vars(self), "watchers": []}

    def __copy__(self) -> Match[S]:
        """A match of its own, where things can be tried."""
        twin_match = Match(self.game, self.setup, self.state)
        twin_match.__dict__.update(self.__getstate__())
        twin_match.state, twin_match.steps, twin_match.ladder = twin(self.state), list(self.steps), self.ladder.copy()
        return twin_match

    def __deepcopy__(self, memo: dict[int, object]) -> Match[S]:
        """The same: nothing in a match can be changed but the match itself."""
        return self.__copy__()

    def act(self, actor: int, action: Action | str) -> Step:
        """Carry out an action, or its notation, of a seat or of Chance; an illegal one raises and changes nothing."""
        if isinstance(action, str):
            action = self.game.parse_action(action)
        events = tuple(self.game.apply(self.state, actor, action))
        self.serial += 1
        chance = actor == CHANCE
        self.draws += chance
        reveals = chance or any(map(self.game.reveals, events))
        places = [self.game.telling.place(self.state, event) for event in events]
        where = tuple(places) if any(places) else nowhere(len(places))
        step = Step(self.serial, actor, action, events, reveals, self.draws if chance else 0, where)
        self.steps.append(step)
        self.ladder.passed(len(self.steps), self.state)
        for watcher in self.watchers:
            watcher.stepped(step)
        return step

    def deal(self, dealer: Dealer) -> list[Step]:
        """Let Chance act for as long as it is to act."""
        dealt = []
        while self.state.turn() == CHANCE:
            dealt.append(self.draw(dealer))
        return dealt

    def draw(self, dealer: Dealer) -> Step:
        """One action of Chance."""
        return self.act(CHANCE, self.next_draw(dealer))

    def next_draw(self, dealer: Dealer) -> Action:
        """What the dealer brings next: it hangs on how often was drawn, taken back or not, and on nothing else."""
        number = self.serial + 1 if isinstance(dealer, EntryDealer) else self.draws + 1
        ticket = dealer.ticket(number, self.state.chance_total())
        return self.game.decode(self.state, self.state.chance_at(ticket))

    def undo_needs(self, seat: int, serial: int) -> tuple[int, ...]:
        """Whose agreement `seat` needs to go back to just after the step with that serial (0: to the start).

        Nobody's if everything since is the seat's own and revealed nothing: no chance, no other seat's choice.
        """
        for step in reversed(self.steps):
            if step.serial <= serial:
                break
            if step.actor != seat or step.reveals:
                return tuple([other for other in range(self.setup.seats) if other != seat])
        return ()

    def check_undo(self, seat: int, serial: int) -> None:
        """Refuse to go back to where there is nothing to go back to, or too often."""
        if not 0 <= seat < self.setup.seats:
            raise BadSetup(f"there is no seat {seat + 1} to go back")
        if self.undos >= MOST_UNDOS:
            raise BadSetup(f"a match goes back {MOST_UNDOS} times at the most")
        if serial != 0 and self.steps_upto(serial) == self.steps_upto(serial - 1):
            raise BadSetup(f"there is no step {serial} to go back to")
        if self.steps_upto(serial) == len(self.steps):
            raise BadSetup(f"there is nothing after step {serial} to take back")

    def undo(self, seat: int, serial: int, agreed: tuple[int, ...] = ()) -> None:
        """Go back to just after a step; refused if an agreement is missing. The undo has a serial number itself."""
        self.check_undo(seat, serial)
        strange = [other + 1 for other in agreed if other == seat or not 0 <= other < self.setup.seats]
        if strange or len(set(agreed)) < len(agreed):
            raise BadSetup("an undo is agreed to by other seats of the match, each once")
        missing = [other + 1 for other in self.undo_needs(seat, serial) if other not in agreed]
        if missing:
            raise BadSetup(f"going back to step {serial} needs the agreement of seats {', '.join(map(str, missing))}")
        upto = self.steps_upto(serial)
        self.taken_back += sum(step.actor == CHANCE for step in self.steps[upto:])
        del self.steps[upto:]
        at, self.state = self.ladder.below(upto)
        for step in self.steps[at:]:
            self.game.apply(self.state, step.actor, step.action)
            at += 1
            self.ladder.passed(at, self.state)
        self.serial += 1
        self.undos += 1
        for watcher in self.watchers:
            watcher.undone(seat, serial, agreed)

    def take_over(self, seat: int, by: int) -> None:
        """From now on whoever sits on one seat plays another too: an entry of its own, which changes nothing else."""
        if seat == by or not (0 <= seat < self.setup.seats and 0 <= by < self.setup.seats):
            raise BadSetup(f"seat {seat + 1} cannot be taken over by seat {by + 1}")
        if self.over:
            raise BadSetup("nothing is taken over when the match is over")
        self.serial += 1
        for watcher in self.watchers:
            watcher.taken_over(seat, by)

    def take_hint(self, seat: int) -> None:
        """A seat that must act was told what bots would do: an entry of its own, which changes nothing else."""
        if not 0 <= seat < self.setup.seats or seat not in self.actors:
            raise BadSetup(f"seat {seat + 1} has nothing to decide, so there is no hint for it")
        self.serial += 1
        self.hints += 1
        for watcher in self.watchers:
            watcher.hinted(seat)

    def state_after(self, count: int) -> S:
        """The state after so many steps, for the caller to keep."""
        if not 0 <= count <= len(self.steps):
            raise BadSetup(f"there is no step {count}: the match has {len(self.steps)}")
        at, state = self.ladder.near(count)
        for step in self.steps[at:count]:
            self.game.apply(state, step.actor, step.action)
        return state

    def steps_upto(self, serial: int) -> int:
        """How many steps that are not taken back have that serial or a lower one."""
        return bisect_right(self.steps, serial, key=lambda step: step.serial)


def check_seat(setup: Setup, seat: int) -> None:
    """Refuse a seat that a match does not have."""
    if not 0 <= seat < setup.seats:
        raise BadSetup(f"there is no seat {seat + 1}: the match has {setup.seats}")
