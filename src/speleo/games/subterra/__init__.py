"""Sub Terra: get out of a cave together before the light fails, for one to six seats and four to six cavers."""

from speleo.games.subterra.game import SubTerra

GAME = SubTerra()
