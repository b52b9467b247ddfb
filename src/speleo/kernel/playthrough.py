"""Golden playthroughs: a whole match with every answer of the engine at every step, as one text."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable
from typing import Any

from speleo.kernel.actors import actor_text
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.state import CHANCE, SPECTATOR, State
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.setup import Setup

MANY = 60
"""Longer lists of actions are written in short."""
Chooser = Callable[[State, int, FastDealer], int]
"""Chooses the code of a legal action from what a seat sees, as bots do."""


def at_random(seen: State, seat: int, dealer: FastDealer) -> int:
    """Any legal action, each as likely as the others."""
    moves = Moves()
    seen.legal(seat, moves)
    return moves.codes[dealer.below(moves.count)]


def playthrough(game: Game, setup: Setup, seed: str, choose: Chooser = at_random) -> str:
    """A match in which each line is something the engine said. A change of rules shows as a difference."""
    dealer = FastDealer(seed)
    match = Match(game, setup)
    options = ", ".join(f"{name}={value}" for name, value in setup.options)
    lines = [
        f"game {game.name}, edition {setup.edition}, seats {setup.seats}, {options}",
        f"box {setup.box.fingerprint}, seed {seed}",
    ]
    while not match.over:
        lines += ["", *answers(match)]
        actors = game.actors(match.state)
        actor = actors[dealer.below(len(actors))]
        if actor == CHANCE:
            action = game.decode(match.state, match.state.chance_at(dealer.below(match.state.chance_total())))
        else:
            action = game.decode(match.state, choose(match.state.seen_by(actor), actor, dealer))
        step = match.act(actor, action)
        lines.append(
            f">>> {step.serial} {actor_text(actor)}: {action.notation}" + (" (reveals)" if step.reveals else "")
        )
        lines += [f"    {event.notation}" for event in step.events]
    lines += ["", *answers(match), "", *outcome_lines(match)]
    return "\n".join(lines) + "\n"


def answers(match: Match) -> list[str]:
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
