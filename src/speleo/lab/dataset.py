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
from speleo.lab.seen import columns_of, lasting
from speleo.lab.table import write_table

DECISIONS, ACTIONS, CARD = "decisions.parquet", "actions.parquet", "README.md"
LOT = 20
MOST_MATCHES = 100_000
Row = dict[str, Any]


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


def export(request: Request, out: Path, where: Where) -> int:
    """Write the dataset into a new folder, all of it or nothing; the number of decisions."""
    if out.exists():
        raise SpeleoError(f"{out}: this is there already; name another --out")
    fixtures = list(request.fixtures())
    lots = [fixtures[at : at + LOT] for at in range(0, len(fixtures), LOT)]
    found = map(rows_of_lot, lots) if where == Where(1) or len(lots) == 1 else spread(rows_of_lot, lots, where)
    rows = sorted((row for lot in found for row in lot), key=lambda row: (row["match"], row["step"]))
    words = sorted({word for row in rows for word in row["legal"]})
    fresh = out.with_name(f".{out.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    try:
        table = decision_table(rows, words)
        write_table(table, fresh / DECISIONS)
        write_table(action_table(words), fresh / ACTIONS)
        (fresh / CARD).write_text(card_of(request, table, words), encoding="utf-8", newline="\n")
        os.replace(fresh, out)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise
    return len(rows)


def rows_of_lot(lot: Sequence[Fixture]) -> list[Row]:
    return [row for fixture in lot for row in decisions(fixture)]


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


def decision_table(rows: list[Row], words: Sequence[str]) -> Any:
    """Actions are numbers of the list of actions, and what is legal is a mask over it, eight to a byte."""
    import pyarrow

    number = {word: at for at, word in enumerate(words)}
    changing = {name for row in rows for name, value in row.items() if value is None}
    names = lasting(dict.fromkeys(name for row in rows for name in row), changing)
    made = {}
    for name in names:
        if name == "legal":
            made[name] = pyarrow.array([mask_of([number[word] for word in row[name]], len(words)) for row in rows])
        elif name == "action":
            made[name] = pyarrow.array([number[row[name]] for row in rows], pyarrow.int32())
        else:
            values = [row.get(name) for row in rows]
            kind = next(type(value) for value in values if value is not None)
            as_type = {int: pyarrow.int32(), float: pyarrow.float64(), str: pyarrow.string()}[kind]
            array = pyarrow.array(values, as_type)
            made[name] = array.dictionary_encode() if kind is str and name != "position" else array
    return pyarrow.table(made)


def mask_of(legal: Sequence[int], size: int) -> bytes:
    mask = bytearray((size + 7) // 8)
    for at in legal:
        mask[at // 8] |= 1 << at % 8
    return bytes(mask)


def action_table(words: Sequence[str]) -> Any:
    import pyarrow

    return pyarrow.table({"action": pyarrow.array(range(len(words)), pyarrow.int32()), "notation": list(words)})
