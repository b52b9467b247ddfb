"""New matches."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence

from speleo.bots import bot_named, bots_for
from speleo.games import game_named
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.errors import BadSetup
from speleo.kernel.fairness import SealedDealer, commitment, new_seed
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Box
from speleo.terminal.shelf import RecordFile, box_path, new_path, seed_path, write_private
from speleo.terminal.sitting import Sitting

PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


def own_name() -> str:
    """What to call somebody who said no name."""
    user = os.environ.get("USER") or os.environ.get("LOGNAME") or ""
    return user.capitalize() if user.isalpha() and user != "root" and len(user) <= 40 else PEOPLE[0]


def default_bot(game: str) -> str:
    """The strongest bot of a game."""
    return list(bots_for(game))[-1]


def begin(
    game_name: str,
    people: Sequence[str] = (),
    bots: Sequence[str] = (),
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    box: Box | None = None,
    seed: str | None = None,
) -> Sitting:
    """A new match: people in the first seats, then the bots named, then the best bot there is.

    Where nobody is named, one person plays; only bots on all seats are watched.
    It is dealt from a secret seed, or from an open one if `seed` is given.
    """
    game = game_named(game_name)
    if not people and (seats is None or len(bots) < seats):
        people = [own_name()]
    named = [Sitter("person", name) for name in people] + [Sitter("bot", name) for name in bots]
    wanted = seats if seats is not None else len(named) if bots else max(len(named), min(4, max(game.seats)))
    if len(named) > wanted:
        raise BadSetup(f"{len(named)} people and bots cannot sit on {wanted} seats")
    sitters = tuple(named) + (Sitter("bot", default_bot(game.name)),) * (wanted - len(named))
    return begin_with(game_name, sitters, options, edition, box, seed)


def begin_with(
    game_name: str,
    sitters: tuple[Sitter, ...],
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    box: Box | None = None,
    seed: str | None = None,
) -> Sitting:
    """A new match in which it is settled who sits where."""
    game = game_named(game_name)
    names = [sitter.name for sitter in sitters if sitter.kind == "person"]
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"two people cannot both be called {name!r}")
    for sitter in sitters:
        if sitter.kind == "bot":
            bot_named(game.name, sitter.name)
    setup = game.setup(len(sitters), options, edition, box)
    secret = new_seed() if seed is None else None
    dealing = "sealed" if seed is None else f"open {seed}"
    header = header_for(setup, sitters, dealing, commitment(secret) if secret else "")
    path = new_path(game.name)
    if secret:
        write_private(seed_path(path), secret.hex() + "\n")
    if setup.box.fingerprint != game.box().fingerprint:
        write_private(box_path(path), setup.box.text)
    file = RecordFile(path)
    match = Match(game, setup)
    dealer: Dealer = SealedDealer(secret) if secret else FastDealer(seed or "")
    return Sitting(match, sitters, dealer, RecordWriter(match, header, file.append), file, secret, bots_dice(seed))


def bots_dice(seed: str | None) -> FastDealer:
    """Chance in the heads of bots: never that of the cards, and the same again for the same open seed."""
    return FastDealer(secrets.token_hex(16) if seed is None else f"bots of {seed}")
