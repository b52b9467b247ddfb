"""Which futures each game is foretold by, and how much work a hint is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from speleo.bots import bot_named, stand_in_bot
from speleo.bots.futures import Futures, PlayedOut
from speleo.hints.idea import Measure
from speleo.kernel.engine import state


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a game is foretold. `work` is what a hint takes, in steps of futures, `look_back` what a review takes;
    `glance` is how many futures are enough to see roughly how a position stands; `grades` are the keys of what the
    grades of a result are called, the lowest first."""

    make: Callable[[int], Futures]
    measure: Measure
    work: int
    glance: int
    look_back: int
    grades: tuple[str, ...] = ()


def diamant(seats: int) -> Futures:
    from speleo.bots.diamant import HEAT, trained
    from speleo.bots.diamant.futures import DiamantFutures
    from speleo.bots.diamant.policy import PolicyBot

    return DiamantFutures(seats, PolicyBot(trained(), HEAT))


def cave(seats: int) -> Futures:
    from speleo.bots.cave.explorer import ExplorerBot
    from speleo.bots.cave.futures import CaveFutures
    from speleo.bots.cave.habits import practised

    return CaveFutures(seats, ExplorerBot(practised()))


def subterra(seats: int) -> Futures:
    from speleo.bots.subterra import learned
    from speleo.bots.subterra.futures import SubTerraFutures
    from speleo.bots.subterra.judgement import Judgement
    from speleo.bots.subterra.rounds import Rounds

    judgement = Judgement(learned(), 60, 20, 20)
    return SubTerraFutures(seats, Rounds(judgement, 2))


MEDALS = ("subterra-medal-bronze", "subterra-medal-silver", "subterra-medal-gold")
OUTLOOKS = {
    "diamant": Outlook(diamant, "win", 400_000, 100, 2_000_000),
    "cave": Outlook(cave, "points", 200_000, 12, 1_200_000),
    "subterra": Outlook(subterra, "medal", 150_000, 60, 1_600_000, MEDALS),
}


SLOWER = 40
"""About how much slower an engine runs that is not compiled: there so much less is played ahead."""


def usual_work(outlook: Outlook) -> int:
    """How much a hint takes, so that it comes within two seconds."""
    return within_reach(outlook.work)


def usual_glance(game: str) -> int:
    """In how many futures a review looks at every moment."""
    return within_reach(outlook_for(game).glance)


def within_reach(much: int) -> int:
    """As much on a compiled engine; on one that is not, a part of it."""
    return max(1, much // SLOWER) if str(state.__file__).endswith(".py") else much


def outlook_for(game: str) -> Outlook:
    """How a game is foretold; one that brings nothing for it is played out by its stand-in bot."""
    if game in OUTLOOKS:
        return OUTLOOKS[game]
    return Outlook(lambda seats: PlayedOut(seats, bot_named(game, stand_in_bot(game))), "win", 60_000, 40, 400_000)
