"""A match that is settled and promised, until it begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.errors import SpeleoError
from speleo.kernel.fairness import Pledged, Seal, pledge
from speleo.kernel.game import Game
from speleo.kernel.match import Match
from speleo.kernel.record.header import Header
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Setup
from speleo.terminal.shelf import RecordFile, box_path, new_path, seed_path, write_private
from speleo.terminal.sitting import Sitting

LONGEST_KEYS = 100
"""Characters of a nonce in a record."""


@dataclass(frozen=True, slots=True)
class Start:
    """Who plays what, the promise, and the secret seed behind it, or an open one. Nothing of it is on the disk.

    It is recorded in `path`, a new file, else on the shelf.
    """

    game: Game
    setup: Setup
    header: Header
    secret: bytes | None
    seed: str | None
    path: Path | None

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, sitter in enumerate(self.header.sitters) if sitter.kind == "person")

    @property
    def shared(self) -> bool:
        """Whether people can have a part in the deal: several play, and the seed is secret."""
        return self.secret is not None and len(self.people) > 1

    def pledged(self, seat: int, keys: str) -> Pledged:
        """What a person typed after the promise was shown, as the nonce of the seat."""
        return Pledged(seat, pledge(self.header.commitment, 1, seat, keys), keys)

    def begin(self, typed: Mapping[int, str] | None = None) -> Sitting:
        """Begin the match; what people typed has a part in its deal."""
        seal = Seal(pledged=tuple(self.pledged(seat, keys) for seat, keys in sorted((typed or {}).items())))
        demand_new(self.path)
        path = self.path or new_path(self.game.name)
        if self.secret:
            write_private(seed_path(path), self.secret.hex() + "\n")
        if self.setup.box.fingerprint != self.game.box().fingerprint:
            write_private(box_path(path), self.setup.box.text)
        file = RecordFile(path)
        match = Match(self.game, self.setup)
        dealer: Dealer = seal.dealer(self.secret) if self.secret else FastDealer(self.seed or "")
        writer = RecordWriter(match, replace(self.header, seal=seal), file.append)
        return Sitting(match, self.header.sitters, dealer, writer, file, self.secret, bots_dice(self.seed), True)


def demand_new(path: Path | None) -> None:
    """Refuse a file that is there already, or that cannot be."""
    if path is not None and path.exists():
        raise SpeleoError(f"{path}: this file is there already")
    if path is not None and not path.parent.is_dir():
        raise SpeleoError(f"{path}: there is no such folder")


def keys_in(typed: str) -> str:
    """What of a typed line can stand in a record as a nonce; empty if nothing can."""
    return "".join(key for key in typed if key.isprintable()).strip()[:LONGEST_KEYS].strip()


def bots_dice(seed: str | None) -> FastDealer:
    """Chance in the heads of bots: never that of the cards, and the same again for the same open seed."""
    return FastDealer(secrets.token_hex(16) if seed is None else f"bots of {seed}")
