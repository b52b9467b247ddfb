"""How pieces are copied, field by field. Made by `tools/clones.py` from `pieces.py`: change that instead."""

from __future__ import annotations

from speleo.games.diamant.engine.pieces import Pieces


def copy_fields(old: Pieces, twin: Pieces) -> None:
    """Give new pieces everything that their constructor was not told."""
    twin.deck = old.deck[:]
    twin.path = old.path[:]
    twin.purse = old.purse[:]
    twin.face_down = old.face_down
    twin.length = old.length
    twin.loose = old.loose
    twin.gems = old.gems
    twin.relics = old.relics
    twin.traps = old.traps
    twin.carried = old.carried
    twin.expedition = old.expedition
    twin.phase = old.phase
    twin.inside = old.inside
    twin.chosen = old.chosen
    twin.back = old.back
    twin.hidden = old.hidden
