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
SECOND_HALF = 10


@cache
def learned() -> Network:
    """The network that says how likely each medal is."""
    text = resources.files(__name__).joinpath(CHANCES).read_text("utf-8")
    return read_network(CHANCES, text, int(NUMBERS), int(MEDALS))


def expert() -> Bot:
    """Looks ahead in the second half of the game, and wants any medal."""
    judgement = Judgement(learned(), 60, 20, 20)
    return FarSightedBot(Rounds(judgement, 1), Effort(4, 8, 2, 15), SECOND_HALF)


def master() -> Bot:
    """Looks ahead from the first action on, and wants everybody out."""
    judgement = Judgement(learned(), 25, 30, 45)
    return FarSightedBot(Rounds(judgement, 1), Effort(16, 64, 4, 15), WHOLE_GAME)


BOTS = {"novice": NoviceBot, "team": TeamBot, "club": TeamBot, "expert": expert, "master": master}
STAND_IN = "team"
