"""New matches."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from speleo.bots import usual_level
from speleo.games import game_named
from speleo.kernel.errors import BadSetup
from speleo.kernel.fairness import commitment, new_seed
from speleo.kernel.nearest import quoted
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.setup import Box
from speleo.terminal.shelf import ready_shelf
from speleo.terminal.start import Start, demand_new
from speleo.texts.cast import with_names
from speleo.visitors.finding import check_players

PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


def own_name() -> str:
    """What to call somebody who said no name."""
    user = os.environ.get("USER") or os.environ.get("LOGNAME") or ""
    return user.capitalize() if user.isalpha() and user != "root" and len(user) <= 40 else PEOPLE[0]


def prepare(
    game_name: str,
    people: Sequence[str] = (),
    bots: Sequence[str] = (),
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    box: Box | None = None,
    seed: str | None = None,
    watch: bool = False,
    path: Path | None = None,
) -> Start:
    """A new match: people in the first seats, then the bots named, then the best bot there is.

    Where nobody is named, one person plays, unless bots sit on all seats or it is to be watched.
    It is dealt from a secret seed, or from an open one if `seed` is given.
    """
    game = game_named(game_name)
    if people and watch:
        raise BadSetup("in a match to watch only bots play: name no people")
    if not people and not watch and (seats is None or len(bots) < seats):
        people = [own_name()]
    named = [Sitter("person", name) for name in people] + [Sitter("bot", name) for name in bots]
    wanted = seats if seats is not None else len(named) if bots else max(len(named), min(4, max(game.seats)))
    if len(named) > wanted:
        raise BadSetup(f"{len(named)} people and bots cannot sit on {wanted} seats")
    sitters = tuple(named) + (Sitter("bot", usual_level(game.name)),) * (wanted - len(named))
    return prepare_with(game_name, sitters, options, edition, box, seed, path)


def prepare_with(
    game_name: str,
    sitters: tuple[Sitter, ...],
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    box: Box | None = None,
    seed: str | None = None,
    path: Path | None = None,
) -> Start:
    """A new match in which it is settled who sits where, recorded in a new file, else on the shelf."""
    game = game_named(game_name)
    names = [sitter.name for sitter in sitters if sitter.kind == "person"]
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"two people cannot both be called {quoted(name)}")
    sitters = with_names(game.name, sitters)
    setup = game.setup(len(sitters), options, edition, box)
    check_players(setup, [sitter.name for sitter in sitters if sitter.kind == "bot"], recorded=True)
    secret = new_seed() if seed is None else None
    dealing = "sealed" if seed is None else f"open {seed}"
    header = header_for(setup, sitters, dealing, commitment(secret) if secret else "", rules=game.rules_version)
    demand_new(path)
    if path is None:
        ready_shelf()
    return Start(game, setup, header, secret, seed, path)
