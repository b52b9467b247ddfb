"""The Cave: teams explore, map and photograph a cave, and must be home in time; for two to five players."""

from speleo.games.cave.game import Cave

GAME = Cave()
