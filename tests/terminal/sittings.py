"""Matches that begin at once, without anybody's keys."""

from __future__ import annotations

from typing import Any

from speleo.terminal.beginning import prepare
from speleo.terminal.sitting import Sitting


def begin(*wanted: Any, **more: Any) -> Sitting:
    """What `prepare` takes, dealt from its seed alone."""
    return prepare(*wanted, **more).begin()
