"""What a host can set, by flags of `speleo serve` and by SPELEO_* variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any

from speleo.kernel.errors import BadSetup
from speleo.kernel.home import home

LAST_PORT = 65535


def told(default: Any, told: str) -> Any:
    """A setting with its default and the line that `speleo serve --help` shows for it."""
    return field(default=default, metadata={"help": told})


@dataclass(frozen=True, slots=True)
class Settings:
    """Every field is a flag `--like-this` and a variable `SPELEO_LIKE_THIS`; a flag wins."""

    host: str = told("127.0.0.1", "the address to listen on")
    port: int = told(8000, "the port to listen on; 0 takes a free one")
    database_url: str = told("", "where tables are kept; by default SQLite in your data folder")
    bus_url: str = told("", "nats://… for news between processes, instead of PostgreSQL's own")
    origins: str = told("", "web addresses of other sites that may connect, separated by commas")
    proxies: str = told("127.0.0.1", "addresses of proxies whose X-Forwarded-For is believed")
    rate: int = told(50, "requests and messages a second of one address; 0: any number")
    seat_rate: int = told(20, "requests and messages a second of one secret; 0: any number")
    sockets: int = told(5000, "the most live connections at a time")
    bot_workers: int = told(1, "processes in which bots think")
    bot_seconds: float = told(5.0, "the longest that a bot may think about an action")
    idle_seconds: float = told(300.0, "after how long a table that nobody looks at leaves the memory")
    absent_seconds: float = told(60.0, "after how much of a turn the host may let a bot play for somebody")
    notify_url: str = told("", "the address of a hook that is told when it is somebody's turn, by POST of JSON")
    notify_seconds: float = told(20.0, "how long a turn lasts before the hook is told of it")
    log: str = told("info", "how much is logged: debug, info, warning or error")

    @property
    def database(self) -> str:
        """The address for SQLAlchemy, with the asynchronous driver."""
        url = self.database_url
        if not url:
            return f"sqlite+aiosqlite:///{home() / 'tables.sqlite'}"
        for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        if url.startswith("sqlite:///"):
            return "sqlite+aiosqlite:///" + url.removeprefix("sqlite:///")
        if not url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            raise BadSetup("SPELEO_DATABASE_URL begins with sqlite:/// or postgresql://")
        return url

    @property
    def bus(self) -> str:
        """`nats`, `postgres`, or empty if this process is alone."""
        if self.bus_url:
            if not self.bus_url.startswith("nats://"):
                raise BadSetup("SPELEO_BUS_URL begins with nats://")
            return "nats"
        return "postgres" if self.database.startswith("postgresql") else ""

    @property
    def hook(self) -> str:
        if self.notify_url and not self.notify_url.startswith(("http://", "https://")):
            raise BadSetup("SPELEO_NOTIFY_URL begins with http:// or https://")
        return self.notify_url

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())


def variable(name: str) -> str:
    return f"SPELEO_{name.upper()}"


def typed(item: Field[Any], text: str) -> Any:
    """The text of a setting as a value of its type."""
    assert item.default is not MISSING
    kind = type(item.default)
    try:
        value = kind(text)
    except ValueError:
        raise BadSetup(f"{variable(item.name)} is a number, not {text!r}") from None
    if kind is not str and value < 0:
        raise BadSetup(f"{variable(item.name)} is not negative")
    if item.name == "port" and value > LAST_PORT:
        raise BadSetup(f"{variable(item.name)} is at most {LAST_PORT}, not {text}")
    if item.name == "log" and value not in ("debug", "info", "warning", "error"):
        raise BadSetup(f"{variable(item.name)} is debug, info, warning or error, not {text!r}")
    return value


def settings_from(flags: Mapping[str, str | None], variables: Mapping[str, str] = os.environ) -> Settings:
    chosen = {}
    for item in fields(Settings):
        text = flags.get(item.name)
        if text is None:
            text = variables.get(variable(item.name))
        if text is not None:
            chosen[item.name] = typed(item, text)
    return Settings(**chosen)
