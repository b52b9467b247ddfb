"""Positions as pictures: SVG without a library. What a game draws is a `Board`; `sheet` puts it on a page."""
