"""Bots for Sub Terra, weakest first."""

from speleo.bots.subterra.team import TeamBot

BOTS = {"team": TeamBot}
