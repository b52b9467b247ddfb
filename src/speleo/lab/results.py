"""What came of a run, as it is told: estimates by condition, and differences from the first level of a factor."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from speleo.games import game_named
from speleo.kernel.errors import SpeleoError
from speleo.kernel.game import Game
from speleo.lab.estimates import Interval, difference_of, mean_of, rate_of
from speleo.lab.experiment import Factor, Level, Plot
from speleo.lab.manifest import MANIFEST
from speleo.lab.measures import WIN, endings_of, is_rate
from speleo.lab.running import TABLE

SEAT = "seat"
Key = tuple[str, ...]
"""One level for each factor."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One estimate: the levels that it is of."""

    levels: Key
    interval: Interval


class Results:
    """The manifest and the table of a run. Where each seat is told, seats are a factor more."""

    def __init__(self, folder: Path) -> None:
        self.manifest = read_manifest(folder / MANIFEST)
        try:
            self.read(folder)
        except (KeyError, TypeError, ValueError):
            raise SpeleoError(f"{folder / MANIFEST}: not the manifest of a finished experiment") from None

    def read(self, folder: Path) -> None:
        """What the manifest says, and the rows of the table."""
        shown = self.manifest["shown"]
        self.game: Game = game_named(self.manifest["game"])
        self.texts: dict[str, list[str]] = shown["texts"]
        self.measures: list[str] = self.manifest["measure"]
        self.compare: str = shown["compare"]
        self.plots = [read_plot(plot) for plot in shown["plots"]]
        self.factors = [read_factor(factor) for factor in shown["factors"]]
        self.seat: int = shown["seat"]
        self.rows = read_rows(folder / TABLE, [factor.name for factor in self.factors], self.measures)
        if self.seat == 0:
            most = max(self.rows[SEAT])
            levels = tuple(Level(str(seat), (str(seat),) * 2) for seat in range(1, most + 1))
            self.factors.append(Factor(SEAT, ("seat", "Platz"), levels))

    def by_deal(self, measure: str) -> dict[Key, dict[int, float]]:
        """For all levels, what each deal brought: the mean over the rotations of its seats."""
        rows, names = self.rows, [factor.name for factor in self.factors]
        values = [float(reason == measure) for reason in rows["ending"]] if self.is_ending(measure) else rows[measure]
        found: dict[Key, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        columns = [list(map(str, rows[name])) for name in names]
        keys = zip(*columns, strict=True) if columns else (() for _ in values)
        for key, deal, seat, value in zip(keys, rows["deal"], rows[SEAT], values, strict=True):
            if self.seat in (0, seat):
                found[key][deal].append(float(value))
        return {
            key: {deal: sum(each) / len(each) for deal, each in sorted(deals.items())}
            for key, deals in sorted(found.items(), key=lambda item: self.place(item[0]))
        }

    def place(self, key: Key) -> list[int]:
        """Where levels stand in the order of the file."""
        return [
            next(at for at, level in enumerate(factor.levels) if level.name == name)
            for factor, name in zip(self.factors, key, strict=True)
        ]

    def within(self, found: list[Finding], where: tuple[tuple[str, str], ...]) -> list[Finding]:
        """Those of the estimates that are of certain levels."""
        names = [factor.name for factor in self.factors]
        return [each for each in found if all(each.levels[names.index(name)] == level for name, level in where)]

    def is_ending(self, measure: str) -> bool:
        return measure in endings_of(self.game)

    def is_rate(self, measure: str) -> bool:
        return is_rate(self.game, measure)

    def estimates(self, measure: str) -> list[Finding]:
        estimate = rate_of if self.is_rate(measure) else mean_of
        return [Finding(key, estimate(list(deals.values()))) for key, deals in self.by_deal(measure).items()]

    def differences(self, measure: str) -> list[Finding]:
        """What each other level of the compared factor has more than its first, deal by deal."""
        at = [factor.name for factor in self.factors].index(self.compare)
        first, found = self.factors[at].levels[0].name, self.by_deal(measure)
        told = []
        for key, deals in found.items():
            against = found.get((*key[:at], first, *key[at + 1 :]))
            if key[at] != first and against is not None:
                change = [deals[deal] - against[deal] for deal in deals]
                told.append(Finding(key, difference_of(change, self.is_rate(measure))))
        return told


def read_manifest(path: Path) -> dict[str, Any]:
    """What was asked and shown; a file of anything else is refused in one line."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        assert found["speleo lab"] == 1
        assert found["shown"]
    except OSError as error:
        raise SpeleoError(f"{path}: {error.strerror}; 'speleo lab run' makes it") from None
    except (ValueError, KeyError, TypeError, AssertionError):
        raise SpeleoError(f"{path}: not the manifest of a finished experiment") from None
    manifest: dict[str, Any] = found
    return manifest


def read_rows(path: Path, factors: list[str], measures: list[str]) -> dict[str, list[Any]]:
    """The columns that the page needs, and no others: tables may have millions of rows."""
    import pyarrow
    from pyarrow import parquet

    wanted = ["deal", SEAT, WIN, "ending", *factors, *(name for name in measures if not name.startswith("ended-"))]
    try:
        table = parquet.read_table(path, columns=list(dict.fromkeys(wanted)))
    except (pyarrow.ArrowException, OSError) as problem:
        raise SpeleoError(f"{path}: not the table of this experiment ({str(problem).splitlines()[0]})") from None
    rows: dict[str, list[Any]] = table.to_pydict()
    return rows


def read_factor(data: dict[str, Any]) -> Factor:
    levels = tuple(Level(level["name"], tuple(level["called"])) for level in data["levels"])
    return Factor(data["name"], tuple(data["called"]), levels)


def read_plot(data: dict[str, Any]) -> Plot:
    return Plot(**{**data, "where": tuple((name, level) for name, level in data.get("where", ()))})
