"""The three times of a table."""

WAITING, RUNNING, OVER = "waiting", "running", "over"
