"""The times of a table; one that is closed ended before its match did."""

from typing import Final

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
