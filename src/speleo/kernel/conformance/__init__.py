"""The laws of the contract, for every registered game: a test suite that ships with the library.

Each law plays random matches and raises `LawBroken` with the seed and the step. `LAWS` names them all.
"""

from __future__ import annotations

from collections.abc import Callable

from speleo.kernel.conformance.acting import (
    actors_can_act,
    apply_is_total,
    chance_adds_up,
    illegal_changes_nothing,
    replay_is_exact,
)
from speleo.kernel.conformance.balance import invariants_hold, points_come_from_somewhere
from speleo.kernel.conformance.cloning import clones_are_free, clones_stay_equal, every_field_counts
from speleo.kernel.conformance.play import LawBroken, legal_codes, random_play
from speleo.kernel.conformance.positions import notation_round_trips, stand_ins_can_act, views_keep_secrets
from speleo.kernel.conformance.telling import events_can_be_named, events_come_in_order, everything_has_its_text
from speleo.kernel.game import Game
from speleo.kernel.setup import Setup

__all__ = ["LAWS", "LawBroken", "check_laws", "legal_codes", "notation_round_trips", "random_play"]

Law = Callable[[Game, Setup, str], None]
LAWS: tuple[Law, ...] = (
    apply_is_total,
    illegal_changes_nothing,
    actors_can_act,
    chance_adds_up,
    replay_is_exact,
    clones_are_free,
    clones_stay_equal,
    every_field_counts,
    notation_round_trips,
    views_keep_secrets,
    events_come_in_order,
    everything_has_its_text,
    invariants_hold,
    points_come_from_somewhere,
    stand_ins_can_act,
    events_can_be_named,
)


def check_laws(game: Game, setup: Setup, seed: str) -> None:
    """Every law on one random match; LawBroken names the law, the set-up and the seed."""
    for law in LAWS:
        try:
            law(game, setup, seed)
        except LawBroken as broken:
            where = f"{game.name}, {setup.seats} seats, {dict(setup.options)}, seed {seed!r}"
            raise LawBroken(f"{law.__name__} ({where}): {broken}") from None
