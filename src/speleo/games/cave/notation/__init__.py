"""Positions of The Cave as text, both ways."""
