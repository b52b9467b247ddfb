"""What `/metrics` shows to Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

from speleo.server.entries import PUBLIC

ENTRIES = Counter("speleo_entries", "Entries written to logs of tables", ["kind"])
COUNTED = {kind: ENTRIES.labels(kind) for kind in PUBLIC}
"""By the kind of the entry, looked up once."""
REFUSED = Counter("speleo_refused", "Submissions refused", ["problem"])
COMMITS = Histogram("speleo_commit_size", "Submissions in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
SUBMISSION = Histogram(
    "speleo_submission_seconds",
    "From a submission to its entry on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
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
