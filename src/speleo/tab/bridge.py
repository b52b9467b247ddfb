"""Where the Python of a tab meets its JavaScript: web/src/tab/engine.ts and helper.ts call what is here."""

from __future__ import annotations

import json
from typing import Any

from pyodide.ffi import JsException, to_js

from speleo.tab.helper import answer, worker_by
from speleo.tab.host import Connection, TabHost
from speleo.tab.keeper import Row
from speleo.tab.store import TabStore

TOO_SLOW = "TimeoutError"
"""The name of the error with which the page's side says that the second worker took too long."""


class PageKeeper:
    """The keeper of the page, which is told and tells in JSON."""

    def __init__(self, page: Any) -> None:
        self.page = page

    async def rows(self) -> list[Row]:
        return list(json.loads(await self.page.rows()))

    async def log(self, key: str) -> list[Row]:
        return list(json.loads(await self.page.log(key)))

    async def write(self, rows: list[Row], entries: list[Row]) -> None:
        await self.page.write(json.dumps(rows), json.dumps(entries))

    async def delete(self, keys: list[str]) -> None:
        await self.page.delete(json.dumps(keys))


class Bridge:
    """The host of a tab as the page's side calls it: texts in, texts out."""

    def __init__(self, host: TabHost) -> None:
        self.host = host

    async def request(self, method: str, target: str, token: str, body: str) -> Any:
        """Status, content type and body of the answer."""
        reply = await self.host.request(method, target, token, body.encode())
        kind = dict(reply.headers).get(b"content-type", b"").decode()
        return to_js([reply.status, kind, reply.body.decode()])

    def connect(self, path: str, hear: Any, closed: Any) -> Connection:
        return self.host.connect(path, hear, closed)


async def open_host(keeper: Any, ask: Any) -> Bridge:
    """The host for the page that calls; its second worker is asked through JavaScript."""

    async def handed(module: str, request: bytes, seconds: float) -> bytes:
        try:
            answered: bytes = (await ask(module, to_js(request), seconds)).to_bytes()
        except JsException as error:
            raise TimeoutError if error.name == TOO_SLOW else OSError(str(error)) from None
        return answered

    host = TabHost(TabStore(PageKeeper(keeper)), worker_by(handed))
    await host.start()
    return Bridge(host)


def help_with(module: str, request: Any) -> Any:
    """One request of the first worker, answered in the second."""
    return to_js(answer(module, request.to_bytes()))
