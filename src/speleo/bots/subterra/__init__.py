"""Bots for Sub Terra, weakest first."""

from __future__ import annotations

from functools import cache
from importlib import resources

from speleo.bots.bot import Bot
from speleo.bots.comparing import Effort
from speleo.bots.network import Network, read_network
from speleo.bots.subterra.farsighted import FarSightedBot
from speleo.bots.subterra.judgement import MEDALS, Judgement
from speleo.bots.subterra.novice import NoviceBot
from speleo.bots.subterra.rounds import Rounds
from speleo.bots.subterra.survey import NUMBERS
from speleo.bots.subterra.team import TeamBot

CHANCES = "chances.json"
"""The weights of the network; `tools/learn.py` makes them."""
WHOLE_GAME = 99
LAST_THIRD = 8


@cache
def learned() -> Network:
    """The network that says how likely each medal is."""
    text = resources.files(__name__).joinpath(CHANCES).read_text("utf-8")
    return read_network(CHANCES, text, int(NUMBERS), int(MEDALS))


def expert() -> Bot:
    """Looks ahead in the last third of the game, in few futures, and wants any medal."""
    judgement = Judgement(learned(), 60, 20, 20)
    return FarSightedBot(Rounds(judgement, 1), Effort(2, 6, 2, 15), LAST_THIRD)


def master() -> Bot:
    """Looks ahead from the first action on, and wants everybody out."""
    return whole_game(Effort(16, 64, 4, 15))


def brisk() -> Bot:
    """The master with less than a third of the time, for measuring many games."""
    return whole_game(Effort(6, 18, 3, 10))


def whole_game(effort: Effort) -> Bot:
    return FarSightedBot(Rounds(Judgement(learned(), 25, 30, 45), 1), effort, WHOLE_GAME)


BOTS = {"novice": NoviceBot, "team": TeamBot, "club": TeamBot, "expert": expert, "master": master}
STAND_IN = "team"
RIVALS = {"brisk": brisk}
