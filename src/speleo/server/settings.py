"""What a host can set, by flags of `speleo serve` and by SPELEO_* variables."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any

from speleo.kernel.errors import BadSetup
from speleo.kernel.home import home
from speleo.kernel.nearest import quoted

LAST_PORT = 65535
SHORTEST_SECRET = 16
CHOICES = {"log": ("debug", "info", "warning", "error"), "line": ("direct", "asgi")}


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
    proxies: str = told("", "addresses of proxies whose X-Forwarded-For is believed, separated by commas")
    rate: int = told(50, "requests and messages a second of one address; 0: any number")
    seat_rate: int = told(20, "requests and messages a second of one secret; 0: any number")
    sockets: int = told(5000, "the most live connections at a time")
    line: str = told("direct", "the way of live messages: direct, or asgi, slower but by the book")
    address_sockets: int = told(200, "the most live connections of one address; 0: any number")
    connections: int = told(8000, "the most connections over HTTP, without live ones; 0: any number")
    address_connections: int = told(300, "the most connections over HTTP of one address; 0: any number")
    request_seconds: float = told(15.0, "how long a request may take to arrive")
    tables_per_hour: int = told(120, "tables that one address may make in an hour; 0: any number")
    open_tables: int = told(300, "tables of one address that are not over; 0: any number")
    listed_tables: int = told(20, "tables of one address on the public list; 0: any number")
    address_megabytes: int = told(50, "what all tables of one address may take; 0: any room")
    storage_megabytes: int = told(5000, "what all tables may take; 0: any room")
    code_guesses: int = told(10, "wrong table codes that one address may try in a minute; 0: any number")
    talk_lines: int = told(2000, "lines of talk at one table; 0: any number")
    talk_kilobytes: int = told(200, "what the talk at one table may take; 0: any room")
    table_entries: int = told(20000, "entries of one table; then only actions are taken; 0: any number")
    bot_workers: int = told(1, "processes in which bots think")
    bot_seconds: float = told(5.0, "the longest that a bot may think about an action")
    visitors: str = told("", "bots that tables may name: NAME=BOT or GAME.NAME=BOT, separated by semicolons")
    hints_per_minute: int = told(20, "hints that one address may ask for in a minute; 0: any number")
    hint_queue: int = told(10, "the most tables that wait for a hint; 0: any number")
    reviewers: int = told(1, "processes that look back at finished matches; 0: no reviews")
    review_seconds: float = told(60.0, "the longest that a review may take, in seconds of a processor")
    review_effort: int = told(100, "how much is played ahead for a review, in per cent of the usual")
    review_queue: int = told(20, "the most matches that wait to be looked back at")
    readers: int = told(2, "processes that read and replay records and boxes")
    reader_seconds: float = told(10.0, "the longest that a record may take to read, in seconds of a processor")
    setup_seconds: float = told(2.0, "the longest that making a table of a record or box may take: it is done again")
    reader_queue: int = told(20, "the most records that wait to be read")
    worker_megabytes: int = told(512, "the most memory of a process of bots or records; 0: any")
    idle_seconds: float = told(300.0, "after how long a table that nobody looks at leaves the memory")
    waiting_days: float = told(2.0, "days after its last entry until a table that never started is deleted; 0: never")
    running_days: float = told(60.0, "days after its last entry until a match in play is deleted; 0: never")
    over_days: float = told(730.0, "days after its last entry until a finished match is deleted; 0: never")
    guests: int = told(20000, "guests with a recovery code, in all; 0: any number")
    guests_per_hour: int = told(20, "guests that one address may make in an hour; 0: any number")
    guest_matches: int = told(300, "finished matches that a guest keeps; then the oldest go; 0: any number")
    guest_tries: int = told(10, "wrong recovery codes of one address in ten minutes; 0: any number")
    guest_days: float = told(730.0, "days after their last visit until a guest is deleted; 0: never")
    prune_seconds: float = told(3600.0, "how often tables are looked for that are to be deleted; 0: never")
    host_token: str = told("", "a secret of yours, at least 16 characters, for listing, ending and deleting tables")
    sign: str = told("", "sign finished records: on, off or the file of a key; by default if signing.key is there")
    absent_seconds: float = told(60.0, "after how much of a turn the host may let a bot play for somebody")
    reveal_seconds: float = told(5.0, "how long a start waits for what a browser adds to the deal")
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
    def host_secret(self) -> str:
        if self.host_token and len(self.host_token) < SHORTEST_SECRET:
            raise BadSetup(f"SPELEO_HOST_TOKEN has at least {SHORTEST_SECRET} characters")
        return self.host_token

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
        finite = kind is str or math.isfinite(value)
    except (ValueError, OverflowError):
        finite = False
    if not finite:
        raise BadSetup(f"{variable(item.name)} is a number, not {quoted(text)}")
    if kind is not str and value < 0:
        raise BadSetup(f"{variable(item.name)} is not negative")
    if item.name == "port" and value > LAST_PORT:
        raise BadSetup(f"{variable(item.name)} is at most {LAST_PORT}, not {text}")
    if item.name in CHOICES and value not in CHOICES[item.name]:
        *others, last = CHOICES[item.name]
        raise BadSetup(f"{variable(item.name)} is {', '.join(others)} or {last}, not {text!r}")
    return value


def settings_from(flags: Mapping[str, str | None], variables: Mapping[str, str] = os.environ) -> Settings:
    """Each setting from its flag, else from its variable, else as it is by itself."""
    chosen = {}
    for item in fields(Settings):
        text = flags.get(item.name)
        if text is None:
            text = variables.get(variable(item.name))
        if text is not None:
            chosen[item.name] = typed(item, text)
    return Settings(**chosen)
