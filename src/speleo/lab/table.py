"""The matches of an experiment as a table, a row for each seat of each match, in Parquet."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from speleo.games import game_named
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.lab.experiment import Experiment
from speleo.lab.measures import counts_of

NUMBERS = ("condition", "deal", "turned", "seat", "points", "place", "steps")
"""Columns that hold whole numbers. `seat` counts from 1; `turned` is by how many seats everybody had moved on."""


def need_arrow() -> None:
    if find_spec("pyarrow") is None:
        raise SpeleoError("tables need the package pyarrow (pip install 'speleo[lab]')")


def later_columns(game: Game, events: Sequence[str]) -> tuple[str, ...]:
    """Those that stand behind the factors."""
    return ("bot", "win", "ending", *counts_of(game), *events, "faults")


def own_columns(game: Game, events: Sequence[str]) -> tuple[str, ...]:
    """All but the factors."""
    return (*NUMBERS, *later_columns(game, events))


def match_table(experiment: Experiment, lines: Iterable[bytes]) -> Any:
    """All rows, in the order of conditions, deals and seats, whoever played them and when."""
    import pyarrow

    game = game_named(experiment.game)
    counts, told = [*counts_of(game)], [*experiment.events]
    factors = [factor.name for factor in experiment.factors]
    columns: dict[str, list[Any]] = {name: [] for name in (*NUMBERS, *factors, *later_columns(game, experiment.events))}
    conditions = {share.number: share.condition for share in experiment.shares()}
    found = sorted((json.loads(line) for line in lines), key=lambda share: int(share[0]))
    for number, matches in found:
        condition = conditions[number]
        seats = condition.setup.seats
        for deal, by, steps, reason, points, places, shares, counted, events, faults in matches:
            once = {
                "condition": condition.number,
                "deal": deal,
                "turned": by,
                "steps": steps,
                "ending": reason.removeprefix(f"{game.name}-"),
                "faults": len(faults),
                **dict(zip(factors, condition.levels, strict=True)),
                **{name: counted.get(f"{game.name}-{name}", 0) for name in counts},
                **{name: events.get(name, 0) for name in told},
            }
            for name, value in once.items():
                columns[name].extend([value] * seats)
            columns["seat"].extend(range(1, seats + 1))
            columns["points"].extend(points)
            columns["place"].extend(places)
            columns["win"].extend(shares)
            columns["bot"].extend(condition.bots[(seat - by) % seats] for seat in range(seats))
    numbers = {*NUMBERS, *counts, *told, "faults"}
    made = {
        name: pyarrow.array(values, pyarrow.int32())
        if name in numbers
        else pyarrow.array(values, pyarrow.float64())
        if name == "win"
        else pyarrow.array(values, pyarrow.string()).dictionary_encode()
        for name, values in columns.items()
    }
    about = {"speleo": experiment.fingerprint, "game": experiment.game}
    return pyarrow.table(made).replace_schema_metadata(about)


def write_table(table: Any, path: Path) -> None:
    """Either all of it or what was there before."""
    from pyarrow import parquet

    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    parquet.write_table(table, fresh, compression="zstd")
    os.replace(fresh, path)
