"""Matches as a dataset: a row for each decision, with what the seat saw, what it could do, what it did, and the end."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from speleo.arena.fixture import Fixture, dice_of, dismiss, result_of, seated
from speleo.arena.spread import Where, spread
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import SpeleoError
from speleo.kernel.match import Match
from speleo.kernel.setup import Setup
from speleo.lab.card import card_of
from speleo.lab.lots import Lot, Row, Spool, packed
from speleo.lab.running import Progress
from speleo.lab.seen import columns_of
from speleo.lab.table import write_table

DECISIONS, ACTIONS, CARD, SPOOL = "decisions.parquet", "actions.parquet", "README.md", "lots"
LOT = 20
GROUP = 20_000
"""So many decisions are written at a time, about: what is held in memory, and a row group of the table."""
MOST_MATCHES = 100_000


@dataclass(frozen=True, slots=True)
class Request:
    """Which matches a dataset holds: match K has the cards that `speleo sim` deals in match K with the same seed."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: str

    def fixtures(self) -> Iterator[Fixture]:
        for number in range(1, self.games + 1):
            stream = f"{self.seed} match {number}"
            yield Fixture(number, self.setup, self.bots, stream, stream)


def export(request: Request, out: Path, where: Where, told: Progress) -> int:
    """Write the dataset into a new folder, all of it or nothing; the number of decisions."""
    if out.exists():
        raise SpeleoError(f"{out}: this is there already; name another --out")
    where.check()
    fixtures = list(request.fixtures())
    lots = [(at, fixtures[at : at + LOT]) for at in range(0, len(fixtures), LOT)]
    found = map(played, lots) if where == Where(1) or len(lots) == 1 else spread(played, lots, where)
    fresh = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        fresh.mkdir(parents=True)
    except OSError as error:
        raise SpeleoError(f"{out}: {error.strerror}") from None
    told.begin(request.games, 0)
    try:
        with Spool(fresh / SPOOL) as spool:
            for lot in found:
                spool.put(lot)
                told.advance(min(LOT, request.games - lot.number))
            words = spool.words()
            schema = write_decisions(spool, words, fresh / DECISIONS)
        (fresh / SPOOL).unlink()
        write_table(action_table(words), fresh / ACTIONS)
        (fresh / CARD).write_text(card_of(request, schema, spool.rows, words), encoding="utf-8", newline="\n")
        os.replace(fresh, out)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    finally:
        told.end()
    return spool.rows


def played(job: tuple[int, Sequence[Fixture]]) -> Lot:
    number, lot = job
    return packed(number, [row for fixture in lot for row in decisions(fixture)])


def decisions(fixture: Fixture) -> list[Row]:
    """The decisions of one match, in order, each with what the seat had at the end."""
    game, setup = game_named(fixture.setup.game), fixture.setup
    bots, dice, dealer = seated(fixture), dice_of(fixture), FastDealer(fixture.deal)
    match, rows = Match(game, setup), list[Row]()
    try:
        match.deal(dealer)
        while not match.over:
            seat = int(match.state.turn())
            seen = match.state.seen_by(seat)
            action = game.decode(match.state, bots[seat].choose(seen, seat, dice[seat]))
            rows.append(
                {
                    "match": fixture.number,
                    "step": len(match.steps),
                    "seat": seat,
                    "bot": fixture.bots[seat],
                    "position": game.write(seen),
                    **columns_of(match.view(seat), seat, setup.seats),
                    "legal": [each.notation for each in match.legal(seat)],
                    "action": action.notation,
                }
            )
            match.act(seat, action)
            match.deal(dealer)
    finally:
        dismiss(bots)
    result = result_of(fixture, game, match.outcome, len(match.steps), bots)
    for row in rows:
        at = row["seat"]
        row |= {"points": result.points[at], "place": result.places[at], "win": result.shares[at]}
        row["ending"] = result.reason
    return rows


def write_decisions(spool: Spool, words: Sequence[str], path: Path) -> Any:
    """The table, group by group. Actions are numbers of the list of actions, what is legal is a mask over it."""
    import pyarrow
    from pyarrow import parquet

    number = {word: at for at, word in enumerate(words)}
    kinds = spool.columns()
    schema = pyarrow.schema([(name, type_of(name, kind)) for name, kind in kinds.items()])
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for rows in spool.groups(GROUP):
            for row in rows:
                row["legal"] = mask_of([number[word] for word in row["legal"]], len(words))
                row["action"] = number[row["action"]]
            made = [pyarrow.array([row.get(name) for row in rows], schema.field(name).type) for name in kinds]
            writer.write_table(pyarrow.table(made, schema=schema), row_group_size=len(rows))
    return schema


def type_of(name: str, kind: type) -> Any:
    """How a column is kept: words as numbers of a dictionary, but for positions, which are all different."""
    import pyarrow

    if name == "action":
        return pyarrow.int32()
    plain = {int: pyarrow.int32(), float: pyarrow.float64(), str: pyarrow.string(), list: pyarrow.binary()}[kind]
    return pyarrow.dictionary(pyarrow.int32(), plain) if kind is str and name != "position" else plain


def mask_of(legal: Sequence[int], size: int) -> bytes:
    mask = bytearray((size + 7) // 8)
    for at in legal:
        mask[at // 8] |= 1 << at % 8
    return bytes(mask)


def action_table(words: Sequence[str]) -> Any:
    import pyarrow

    return pyarrow.table({"action": pyarrow.array(range(len(words)), pyarrow.int32()), "notation": list(words)})
