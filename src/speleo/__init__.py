"""Speleo: three cave board games on one rules engine.

Everything that `speleo.__all__` names is public and described in docs/library.md; all else is inner.

>>> import speleo
>>> match = speleo.game("diamant").match(seats=3)
>>> match.deal(speleo.FastDealer("any text"))[0].action.notation
'treasure 5'
>>> [action.notation for action in match.legal(0)]
['on', 'back']
>>> match.act(0, "on").serial
2
>>> match
<Match of diamant, 3 seats, 2 steps, waits for seat 2, seat 3>
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speleo.bots.bot import Bot as Bot
    from speleo.kernel.account import Chapter as Chapter
    from speleo.kernel.account import Course as Course
    from speleo.kernel.account import Turn as Turn
    from speleo.kernel.engine.dealer import Dealer as Dealer
    from speleo.kernel.engine.dealer import FastDealer as FastDealer
    from speleo.kernel.engine.state import CHANCE as CHANCE
    from speleo.kernel.engine.state import SPECTATOR as SPECTATOR
    from speleo.kernel.engine.state import State as State
    from speleo.kernel.errors import BadBox as BadBox
    from speleo.kernel.errors import BadNotation as BadNotation
    from speleo.kernel.errors import BadPosition as BadPosition
    from speleo.kernel.errors import BadRecord as BadRecord
    from speleo.kernel.errors import BadScenario as BadScenario
    from speleo.kernel.errors import BadSetup as BadSetup
    from speleo.kernel.errors import IllegalAction as IllegalAction
    from speleo.kernel.errors import Refusal as Refusal
    from speleo.kernel.errors import SpeleoError as SpeleoError
    from speleo.kernel.errors import UnknownName as UnknownName
    from speleo.kernel.fairness import SealedDealer as SealedDealer
    from speleo.kernel.fairness import commitment as commitment
    from speleo.kernel.fairness import new_seed as new_seed
    from speleo.kernel.game import Game as Game
    from speleo.kernel.match import Match as Match
    from speleo.kernel.match import Step as Step
    from speleo.kernel.outcome import Outcome as Outcome
    from speleo.kernel.outcome import ScoreLine as ScoreLine
    from speleo.kernel.outcome import Standing as Standing
    from speleo.kernel.record.record import Record as Record
    from speleo.kernel.record.verify import Verdict as Verdict
    from speleo.kernel.setup import Box as Box
    from speleo.kernel.setup import Edition as Edition
    from speleo.kernel.setup import Option as Option
    from speleo.kernel.setup import Setup as Setup
    from speleo.kernel.values import Action as Action
    from speleo.kernel.values import Event as Event
    from speleo.kernel.values import View as View
    from speleo.library.analysis import Account as Account
    from speleo.library.analysis import Sample as Sample
    from speleo.library.analysis import account as account
    from speleo.library.analysis import count_ways as count_ways
    from speleo.library.analysis import simulate as simulate
    from speleo.library.pictures import draw as draw
    from speleo.library.players import bot as bot
    from speleo.library.players import bot_names as bot_names
    from speleo.library.players import game as game
    from speleo.library.players import game_names as game_names
    from speleo.library.players import play as play
    from speleo.library.records import record_of as record_of
    from speleo.library.records import replay as replay
    from speleo.library.records import verify as verify
    from speleo.library.scenarios import ScenarioResult as ScenarioResult
    from speleo.library.scenarios import run_scenarios as run_scenarios

PLACES = {
    "bots.bot": ("Bot",),
    "kernel.account": (
        "Chapter",
        "Course",
        "Turn",
    ),
    "kernel.engine.dealer": (
        "Dealer",
        "FastDealer",
    ),
    "kernel.engine.state": (
        "CHANCE",
        "SPECTATOR",
        "State",
    ),
    "kernel.errors": (
        "BadBox",
        "BadNotation",
        "BadPosition",
        "BadRecord",
        "BadScenario",
        "BadSetup",
        "IllegalAction",
        "Refusal",
        "SpeleoError",
        "UnknownName",
    ),
    "kernel.fairness": (
        "SealedDealer",
        "commitment",
        "new_seed",
    ),
    "kernel.game": ("Game",),
    "kernel.match": (
        "Match",
        "Step",
    ),
    "kernel.outcome": (
        "Outcome",
        "ScoreLine",
        "Standing",
    ),
    "kernel.record.record": ("Record",),
    "kernel.record.verify": ("Verdict",),
    "kernel.setup": (
        "Box",
        "Edition",
        "Option",
        "Setup",
    ),
    "kernel.values": (
        "Action",
        "Event",
        "View",
    ),
    "library.analysis": (
        "Account",
        "Sample",
        "account",
        "count_ways",
        "simulate",
    ),
    "library.pictures": ("draw",),
    "library.players": (
        "bot",
        "bot_names",
        "game",
        "game_names",
        "play",
    ),
    "library.records": (
        "record_of",
        "replay",
        "verify",
    ),
    "library.scenarios": (
        "ScenarioResult",
        "run_scenarios",
    ),
}
"""Where each public name is at home; it is loaded when it is first asked for, so that the command starts at once."""
HOMES = {name: f"speleo.{place}" for place, names in PLACES.items() for name in names}

__all__ = ["__version__", *sorted(HOMES)]

__version__ = "0.1.0"

if os.environ.get("SPELEO_INTERPRETED") == "1":
    from speleo.interpreted import prefer_source

    prefer_source()


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module 'speleo' has no attribute {name!r}")
    found: object = getattr(import_module(HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
