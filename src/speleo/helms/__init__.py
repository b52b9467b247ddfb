"""Matches as programs steer them, compiled: numbers for actions, masks, and what a seat sees as rows of numbers."""
