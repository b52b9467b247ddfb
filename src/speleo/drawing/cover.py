"""A picture of a game before anybody plays: a match that its bots have half played, always the same."""

from __future__ import annotations

from speleo.bots import bot_named, stand_in_bot
from speleo.drawing.words import drawn
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.game import Game

STEPS = {"diamant": 58, "cave": 320, "subterra": 230}
"""After how many steps a match of each game looks best; others are shown after a few."""
FEW = 20
SEED = "cover"


def cover(game: Game, language: str) -> str:
    """The picture as SVG, with a heading in a language."""
    setup = game.setup()
    state, dealer = game.new(setup), FastDealer(SEED)
    bots = [bot_named(game.name, stand_in_bot(game.name)) for _ in range(setup.seats)]
    for _ in range(STEPS.get(game.name, FEW)):
        actor = int(state.turn())
        if actor == NOBODY:
            break
        if actor == CHANCE:
            code = state.chance_at(dealer.below(state.chance_total()))
        else:
            code = bots[actor].choose(state.seen_by(actor), actor, dealer)
        state.step(actor, code, UNHEARD)
    return drawn(game, state, language)
