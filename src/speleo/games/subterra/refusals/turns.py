"""Chapters 5 to 7 and 16: why a caver cannot do this."""

from __future__ import annotations

from speleo.games.subterra.coding import FIRSTS, NO_CODE, encode
from speleo.games.subterra.engine.barring import NOBODY_OF_THEM, bar_to
from speleo.games.subterra.engine.bars import BARS
from speleo.games.subterra.engine.repertoire import kind_of
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.errors import Refusal
from speleo.kernel.game import Action


def why_no_action(state: SubTerraState, caver: int, action: Action) -> Refusal:
    """The bar that the engine finds for an action that is not in its list."""
    first, code = FIRSTS[type(action)], encode(state, action)
    target = NOBODY_OF_THEM if code == NO_CODE else code - first
    return Refusal(*BARS[bar_to(state, caver, kind_of(first), target)])
