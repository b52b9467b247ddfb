"""What `/metrics` shows to Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from speleo.server.entries import PUBLIC


class Entries(Collector):
    """How many entries of each kind were written, counted with every click: by plain numbers of the one event loop."""

    def __init__(self) -> None:
        self.written = dict.fromkeys(PUBLIC, 0)
        REGISTRY.register(self)

    def collect(self) -> Iterable[CounterMetricFamily]:
        told = CounterMetricFamily("speleo_entries", "Entries written to logs of tables", labels=["kind"])
        for kind, count in self.written.items():
            told.add_metric([kind], count)
        yield told


class Durations(Collector):
    """A histogram of seconds that is told of every click, in the same way."""

    def __init__(self, name: str, said: str, buckets: tuple[float, ...]) -> None:
        self.name = name
        self.said = said
        self.bounds = buckets
        self.counts = [0] * (len(buckets) + 1)
        self.sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        upto = zip([*map(str, self.bounds), "+Inf"], accumulate(self.counts), strict=True)
        yield HistogramMetricFamily(self.name, self.said, list(upto), self.sum)


ENTRIES = Entries()
REFUSED = Counter("speleo_refused", "Submissions refused", ["problem"])
COMMITS = Histogram("speleo_commit_size", "Submissions in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
SUBMISSION = Durations(
    "speleo_submission_seconds",
    "From a submission to its entry on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
)
REQUESTS = Counter("speleo_requests", "Requests answered", ["status"])
SOCKETS = Gauge("speleo_sockets", "Live connections")
DELETED = Counter("speleo_tables_deleted", "Tables deleted, because they were old or because somebody asked", ["why"])
TABLES = Gauge("speleo_tables", "Tables in memory")
LIMITED = Counter("speleo_limited", "Times that somebody was turned away by a limit", ["limit"])
DAMAGED = Counter("speleo_damaged", "Times that a table could not be read because it is damaged")
THINKING = Histogram("speleo_bot_seconds", "Time a bot took for an action", buckets=(0.001, 0.01, 0.05, 0.2, 1, 5))
READING = Histogram("speleo_reading_seconds", "Time a reader took for a record", buckets=(0.01, 0.05, 0.2, 1, 5, 10))
WORKERS_LOST = Counter("speleo_workers_lost", "Workers that crashed or overran their budget", ["kind"])
