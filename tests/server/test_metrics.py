"""What is counted with every click is counted by hand, and Prometheus reads it as if it had counted itself."""

from __future__ import annotations

import pytest
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from speleo.server import metrics
from speleo.server.entries import PUBLIC
from speleo.server.metrics import Durations, Entries

BUCKETS = (0.001, 0.5, 1.0, 5.0)
SECONDS = (0.0, 0.001, 0.0011, 0.5, 0.7, 5.0, 5.5, 60.0)
"""Below, on and between the bounds, and above all of them."""


def samples(registry: CollectorRegistry) -> dict[tuple[str, str], float]:
    """What somebody who reads the text finds in it, by name and label."""
    found = {}
    for family in text_string_to_metric_families(generate_latest(registry).decode()):
        for sample in family.samples:
            if not sample.name.endswith("_created"):
                found[sample.name, ",".join(sample.labels.values())] = sample.value
    return found


def test_durations_are_read_like_a_histogram(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    monkeypatch.setattr(metrics, "REGISTRY", ours)
    mine = Durations("seconds", "said", BUCKETS)
    other = Histogram("seconds", "said", buckets=BUCKETS, registry=theirs)
    for seconds in SECONDS:
        mine.observe(seconds)
        other.observe(seconds)
    assert samples(ours) == pytest.approx(samples(theirs))
    assert samples(ours)["seconds_count", ""] == len(SECONDS)
    assert samples(ours)["seconds_bucket", "0.001"] == 2


def test_entries_are_counted_by_their_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = CollectorRegistry()
    monkeypatch.setattr(metrics, "REGISTRY", registry)
    counted = Entries()
    counted.written["acted"] += 3
    found = samples(registry)
    assert found["speleo_entries_total", "acted"] == 3
    assert {kind for _, kind in found} == set(PUBLIC)
