"""Matches that were left and are gone on with."""

from __future__ import annotations

from pathlib import Path

from speleo.bots import bot_named
from speleo.games import game_named
from speleo.kernel.actors import actor_text
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.errors import BadRecord, SpeleoError
from speleo.kernel.fairness import keeps_promise
from speleo.kernel.match import Match
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.record.writer import RecordWriter
from speleo.kernel.setup import Box
from speleo.terminal.shelf import RecordFile, box_path, seed_path
from speleo.terminal.sitting import Sitting
from speleo.terminal.start import bots_dice


def go_on(path: Path, box: Box | None = None) -> Sitting:
    """Go on with a match. A damaged record is refused with one line and stays as it is."""
    try:
        return resumed(path, box)
    except OSError as error:
        raise SpeleoError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SpeleoError(f"{path}: not a record of a match: it is no text") from None
    except BadRecord as error:
        raise SpeleoError(f"{path}: {error}") from None


def resumed(path: Path, box: Box | None) -> Sitting:
    """The sitting that a file was left in, with its seed and its box if they lie beside it."""
    record = Record.parse(path.read_bytes().decode())
    header = record.header
    game = header.game_from(game_named)
    if box is None and box_path(path).exists():
        box = Box(header.box_name, box_path(path).read_text(encoding="utf-8"))
    setup = record.replay(game, box).setup
    if record.ended and not seed_path(path).exists():
        raise SpeleoError(f"{path}: this match is over after step {len(record.lines)}")
    seed = secret_seed(path, record) if header.dealing == "sealed" else None
    dealer = dealer_after(record, seed, Match(game, setup))
    for sitter in header.sitters:
        if sitter.kind == "bot":
            bot_named(game.name, sitter.name)
    file = RecordFile(path)
    writer = RecordWriter.resume(record, game, file.append, box)
    sitting = Sitting(writer.match, header.sitters, dealer, writer, file, seed, bots_dice(None))
    if record.ended:
        if not record.seed and seed is not None:
            file.append(f"seed: {seed.hex()}\n")
        seed_path(path).unlink(missing_ok=True)
    elif writer.match.over:
        sitting.finish()
    return sitting


def secret_seed(path: Path, record: Record) -> bytes:
    """The secret kept beside the record; without it nobody can deal on fairly."""
    kept = seed_path(path)
    if not kept.exists():
        raise SpeleoError(f"{path}: its secret seed {kept.name} is missing, so the match cannot be dealt on")
    try:
        seed = bytes.fromhex(kept.read_text(encoding="utf-8").strip())
    except ValueError:
        raise SpeleoError(f"{kept}: this is no seed") from None
    if not keeps_promise(seed, record.header.commitment):
        raise SpeleoError(f"{kept}: not the seed that was promised in {path.name}")
    return seed


def dealer_after(record: Record, seed: bytes | None, match: Match) -> Dealer:
    """The dealer as it stands after all draws of the record, those taken back included."""
    if record.header.dealing == "by hand":
        raise SpeleoError("a match that was dealt by hand cannot be played on here")
    if seed is not None:
        return record.header.seal.dealer(seed)
    dealer = FastDealer(record.header.dealing.removeprefix("open "))
    for line in record.lines:
        if isinstance(line.entry, Acted) and line.entry.actor == actor_text(CHANCE):
            match.next_draw(dealer)
        replay_line(match, line)
    return dealer
