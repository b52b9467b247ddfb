"""Lessons and puzzles: files that a player can write, and that the engine plays and proves."""
