"""A table server as a tab has it, in this process: the second worker is a function call."""

from __future__ import annotations

import json
from typing import Any

from speleo.games import game_named
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record, replay_line
from speleo.kernel.record.verify import verify
from speleo.kernel.record.writer import RecordWriter
from speleo.tab.helper import answer, worker_by
from speleo.tab.host import TabHost
from speleo.tab.keeper import Forgetful, Keeper
from speleo.tab.store import TabStore


async def ask(module: str, request: bytes, seconds: float) -> bytes:
    return answer(module, request)


def host_on(keeper: Keeper | None = None) -> TabHost:
    return TabHost(TabStore(keeper or Forgetful()), worker_by(ask))


async def told(host: TabHost, method: str, path: str, token: str = "", body: object = None) -> Any:
    """The answer to a request that must go well."""
    reply = await host.request(method, path, token, b"" if body is None else json.dumps(body).encode())
    assert reply.status < 300, (path, reply.status, reply.body)
    kind = dict(reply.headers).get(b"content-type", b"")
    return json.loads(reply.body) if b"json" in kind else reply.body.decode()


async def new_table(host: TabHost, game: str, *bots: str, **more: object) -> tuple[str, str]:
    """A table at which Ada sits with bots, started: its id and her secret."""
    chairs = [{"kind": "you"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    made = await told(host, "POST", "/api/tables", body={"game": game, "chairs": chairs, "name": "Ada", **more})
    await told(host, "POST", f"/api/tables/{made['id']}/start", made["token"])
    return made["id"], made["token"]


def written_again(text: str) -> str:
    """The record of a finished match with the same seed and the same actions, dealt and written by this process."""
    record = Record.parse(text)
    game = game_named(record.header.game)
    assert verify(record, game).honest
    lines: list[str] = []
    match = Match(game, record.header.setup(game))
    writer = RecordWriter(match, record.header, lines.append)
    for line in record.lines[:-1]:
        replay_line(match, line)
    writer.end(bytes.fromhex(record.seed))
    return "".join(lines)
