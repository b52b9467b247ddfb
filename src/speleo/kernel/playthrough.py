"""Golden playthroughs: a whole match with every answer of the engine at every step, as one text."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from collections.abc import Callable
from typing import Any

from speleo.kernel.actors import actor_named, actor_text
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, SPECTATOR, State
from speleo.kernel.errors import BadSetup
from speleo.kernel.game import Action, Game
from speleo.kernel.match import Match
from speleo.kernel.setup import Setup

MANY = 60
"""Longer lists of actions are written in short."""
Chooser = Callable[[State, int, FastDealer], int]
"""Chooses the code of a legal action from what a seat sees, as bots do."""


def at_random(seen: State, seat: int, dealer: FastDealer) -> int:
    """Any legal action, each as likely as the others."""
    choices = Choices()
    seen.legal(seat, choices)
    return choices.codes[dealer.below(choices.count)]


def playthrough(game: Game, setup: Setup, seed: str, choose: Chooser = at_random) -> str:
    """A match in which each line is something the engine said. A change of rules shows as a difference."""
    dealer = FastDealer(seed)

    def next_action(match: Match) -> tuple[int, Action]:
        state = match.state
        actors = game.actors(state)
        actor = actors[dealer.below(len(actors))]
        if actor == CHANCE:
            return actor, game.decode(state, state.chance_at(dealer.below(state.chance_total())))
        return actor, game.decode(state, choose(state.seen_by(actor), actor, dealer))

    return told(Match(game, setup), seed, next_action)


def replayed(game: Game, golden: str) -> str:
    """The actions of a playthrough taken again, with the answers that the engine gives now."""
    head = Head.read(golden)
    match = Match(game, game.setup(head.seats, head.options, head.edition))
    lines = re.findall(r"^>>> [0-9]+ (chance|seat [0-9]+): (.*?)(?: \(reveals\))?$", golden, re.MULTILINE)
    taken = iter([(actor_named(actor, head.seats), game.parse_action(action)) for actor, action in lines])

    def next_action(match: Match) -> tuple[int, Action]:
        actor, action = next(taken, (None, None))
        if actor is None or action is None:
            raise BadSetup(f"the playthrough ends after {len(lines)} actions, and the match does not")
        return actor, action

    return told(match, head.seed, next_action)


@dataclasses.dataclass(frozen=True, slots=True)
class Head:
    """The first two lines of a playthrough: what was played."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    seed: str

    @staticmethod
    def read(text: str) -> Head:
        found = re.match(r"game (\w+), edition (\w+), seats ([0-9]+), (.*)\nbox \w+, seed (.*)\n", text)
        if found is None:
            raise BadSetup("this is no playthrough: it begins with the game, the edition, the seats and the options")
        options = dict(option.split("=", 1) for option in found[4].split(", ") if option)
        return Head(found[1], found[2], int(found[3]), options, found[5])


def told(match: Match, seed: str, next_action: Callable[[Match], tuple[int, Action]]) -> str:
    """A whole match with every answer of the engine."""
    setup = match.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options)
    lines = [
        f"game {match.game.name}, edition {setup.edition}, seats {setup.seats}, {options}",
        f"box {setup.box.fingerprint}, seed {seed}",
    ]
    while not match.over:
        lines += ["", *answers(match)]
        actor, action = next_action(match)
        step = match.act(actor, action)
        reveals = " (reveals)" if step.reveals else ""
        lines.append(f">>> {step.serial} {actor_text(actor)}: {action.notation}{reveals}")
        lines += [f"    {event.notation}" for event in step.events]
    lines += ["", *answers(match), "", *outcome_lines(match)]
    return "\n".join(lines) + "\n"


def answers(match: Match) -> list[str]:
    """All that the engine says of a position: notation, drawing, legal actions, outcomes, and what all may see."""
    game, state = match.game, match.state
    lines = game.write(state).splitlines()
    lines += [f"| {row}".rstrip() for row in game.draw(state).splitlines()]
    lines.append(f"to act: {', '.join(actor_text(actor) for actor in game.actors(state)) or 'nobody'}")
    for seat in range(match.setup.seats):
        legal = game.legal_actions(state, seat)
        if legal:
            lines.append(f"seat {seat + 1} may: {in_short([action.notation for action in legal])}")
    outcomes = game.chance_outcomes(state)
    if outcomes:
        lines.append("chance: " + ", ".join(f"{action.notation} x{weight}" for action, weight in outcomes))
    lines.append(f"a spectator sees: {plain(game.view(state, SPECTATOR))}")
    return lines


def in_short(actions: list[str]) -> str:
    """All actions; of a very long list the first and the last with a fingerprint that changes with any of them."""
    text = ", ".join(actions)
    if len(actions) <= MANY:
        return text
    mark = hashlib.sha256(text.encode()).hexdigest()[:12]
    return f"{actions[0]}, ..., {actions[-1]}: {len(actions)} actions #{mark}"


def outcome_lines(match: Match) -> list[str]:
    outcome = match.game.outcome(match.state)
    lines = [f"outcome: {outcome.reason}"]
    for standing in outcome.standings:
        parts = ", ".join(f"{entry.count} {entry.what} = {entry.points} ({entry.rule})" for entry in standing.breakdown)
        won = " wins" if standing.winner else ""
        lines.append(f"{standing.place}. seat {standing.seat + 1}{won} with {standing.points}: {parts}")
    return lines


def plain(value: Any) -> str:
    """A view as text that does not depend on how Python prints dataclasses."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [f"{field.name}={plain(getattr(value, field.name))}" for field in dataclasses.fields(value)]
        return f"({' '.join(fields)})"
    if isinstance(value, tuple):
        return "[" + " ".join(plain(item) for item in value) + "]"
    return str(value)
