"""Positions of Sub Terra as text, both ways."""
