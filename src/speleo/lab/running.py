"""Running an experiment: shares over processes or a cluster, then the table and the manifest."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

from speleo.arena.spread import AT_ONCE, Where, spread
from speleo.kernel.errors import SpeleoError
from speleo.lab.experiment import Experiment, Share
from speleo.lab.ledger import ShareLedger
from speleo.lab.manifest import MANIFEST, manifest_of
from speleo.lab.playing import play_share
from speleo.lab.table import match_table, need_arrow, write_table

FEW = 8
"""So few shares may be done before processes have started; with more of them, processes start at once."""
LEDGER, TABLE = "shares.jsonl", "matches.parquet"


def run_experiment(experiment: Experiment, out: Path, where: Where, told: Progress) -> int:
    """Play what is left of it, and write the table and the manifest; the number of matches that were there before."""
    need_arrow()
    where.check()
    began = time.monotonic()
    with ShareLedger(out / LEDGER, experiment) as ledger:
        shares = list(experiment.shares())
        before = sum(share.matches for share in shares if share.number in ledger.done)
        left = [share for share in shares if share.number not in ledger.done]
        told.begin(experiment.matches, before)
        try:
            for number, line in played(left, where):
                ledger.add(line)
                told.advance(shares[number - 1].matches)
        finally:
            told.end()
        write_table(match_table(experiment, ledger.lines), out / TABLE)
        manifest = manifest_of(experiment, out / MANIFEST, where, time.monotonic() - began, before)
        write_whole(out / MANIFEST, json.dumps(manifest, indent=1, ensure_ascii=False) + "\n")
    return before


def played(left: list[Share], where: Where) -> Iterator[tuple[int, str]]:
    """The number and the line of each share as it is done: a few right here, before it is worth starting processes."""
    began, at = time.monotonic(), 0
    alone = where.dask is None and where.ray is None
    while at < len(left) and alone:
        if where.processes > 1 and (len(left) > FEW or time.monotonic() - began >= AT_ONCE):
            break
        yield left[at].number, play_share(left[at])
        at += 1
    for line in spread(play_share, left[at:], where):
        yield int(line[1 : line.index(",")]), line


def write_whole(path: Path, text: str) -> None:
    """Either all of it or what was there before."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_text(text, encoding="utf-8", newline="\n")
        os.replace(fresh, path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise SpeleoError(f"{path}: {error.strerror}") from None


class Progress:
    """Told how far it is; tells nobody."""

    def begin(self, total: int, done: int) -> None:
        """So many matches, of which some are done."""

    def advance(self, by: int) -> None:
        """So many more are done."""

    def end(self) -> None:
        """All are done, or there will be no more."""
