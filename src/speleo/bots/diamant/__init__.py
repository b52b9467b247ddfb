"""Bots for Diamant: the levels, weakest first, those before them, and rivals to be measured against."""

from functools import cache, partial
from importlib import resources

from speleo.bots.bot import Bot
from speleo.bots.diamant.odds import OddsBot
from speleo.bots.diamant.outlook import INPUTS
from speleo.bots.diamant.policy import PolicyBot
from speleo.bots.diamant.rivals import CardsBot, HandBot, LeadBot, MeanBot, OverBot, RelicBot, WarnedBot
from speleo.bots.diamant.thumb import ThumbBot
from speleo.bots.lapsing import LapsingBot
from speleo.bots.network import Network, read_network
from speleo.bots.search import SearchBot, WinJudge

WEIGHTS = "master.json"
HEAT = 85
"""A little sharper than it was taught: better against strangers, and hardly easier to read."""


@cache
def trained() -> Network:
    """The network that `tools/train_diamant.py` has taught."""
    return read_network(WEIGHTS, resources.files(__name__).joinpath("data", WEIGHTS).read_text("utf-8"), INPUTS)


def novice() -> Bot:
    """Has enough soon and grows nervous; now and then it works something out."""
    return LapsingBot(OddsBot(), ThumbBot(), 88)


def club() -> Bot:
    """Works out one card ahead, and in nearly half of its decisions acts on its nerves instead."""
    return LapsingBot(OddsBot(), ThumbBot(), 45)


def expert() -> Bot:
    """Has the feeling of a master, and in two decisions of three counts points instead."""
    return LapsingBot(master(), OddsBot(), 68)


def master() -> Bot:
    return PolicyBot(trained(), HEAT)


BOTS = {"thumb": ThumbBot, "odds": OddsBot, "novice": novice, "club": club, "expert": expert, "master": master}
STAND_IN = "odds"
COMPANY = ("club", "novice", "club")
"""Who sits opposite with one click."""
RIVALS = {
    "cards7": partial(CardsBot, 7),
    "cards9": partial(CardsBot, 9),
    "hand9": partial(HandBot, 9),
    "hand11": partial(HandBot, 11),
    "over12": partial(OverBot, 12, 0, False),
    "over12-last": partial(OverBot, 12, 0, True),
    "mean": MeanBot,
    "lead": LeadBot,
    "warned3": partial(WarnedBot, 3),
    "relics": RelicBot,
    "patient": partial(OddsBot, 2.0),
    "uct": partial(SearchBot, 400, 5.0, WinJudge()),
}
