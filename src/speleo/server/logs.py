"""Logs as one JSON object a line, with the id of the request. No secret is ever given to them."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

from speleo.server.web.gate import request_id
from speleo.server.wire import packed

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Writes each line of the log as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON: the usual fields, what the place that logged adds, and a trace if there is one."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
            "request": request_id.get(),
        }
        line.update({key: str(value) for key, value in vars(record).items() if key not in USUAL})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return packed(line).decode()


def begin_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn", "websockets", "aiosqlite", "sqlalchemy", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)  # at other levels they show addresses and messages
