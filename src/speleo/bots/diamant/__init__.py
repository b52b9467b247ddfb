"""Bots for Diamant, weakest first."""

from speleo.bots.diamant.odds import OddsBot
from speleo.bots.diamant.thumb import ThumbBot

BOTS = {"thumb": ThumbBot, "odds": OddsBot}
