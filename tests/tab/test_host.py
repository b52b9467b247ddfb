"""The table server of a tab: the server's own code over what a browser keeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest

from speleo.server.worker import WorkerLost
from speleo.tab.helper import worker_by
from speleo.tab.host import TabHost
from speleo.tab.keeper import Forgetful
from tests.server.serving import PATIENCE
from tests.tab.hosting import host_on, new_table, told, written_again


@pytest.fixture
async def host() -> AsyncIterator[TabHost]:
    made = host_on()
    await made.start()
    yield made
    await made.stop()


async def play_to_the_end(host: TabHost, key: str, token: str) -> None:
    """Ada takes the first thing offered whenever she has yet to choose."""
    async with asyncio.timeout(PATIENCE):
        while (seen := await told(host, "GET", f"/api/tables/{key}", token))["table"]["phase"] != "over":
            await asyncio.sleep(0.01)  # nothing here waits for a network, so the bots are let in on purpose
            legal = seen["picture"]["legal"]
            if not legal or seen["picture"]["view"]["seats"][0]["chosen"]:
                continue
            body = {"seat": 0, "action": legal[0]["action"], "version": seen["seq"], "client": f"a{seen['seq']}"}
            await host.request("POST", f"/api/tables/{key}/act", token, json.dumps(body).encode())


async def test_a_match_is_played_recorded_and_verified(host: TabHost) -> None:
    key, token = await new_table(host, "diamant", "thumb")
    await play_to_the_end(host, key, token)
    assert (await told(host, "GET", f"/api/tables/{key}/verify"))["honest"]
    text = await told(host, "GET", f"/api/tables/{key}/record")
    assert written_again(text) == text


async def test_tables_outlive_the_tab() -> None:
    keeper = Forgetful()
    first = host_on(keeper)
    await first.start()
    key, token = await new_table(first, "diamant")
    seen = await told(first, "GET", f"/api/tables/{key}", token)
    await first.stop()
    second = host_on(keeper)
    await second.start()
    again = await told(second, "GET", f"/api/tables/{key}", token)
    assert again["picture"] == seen["picture"]
    assert again["you"]["seats"] == [0]
    await second.stop()


async def test_live_play_over_a_connection(host: TabHost) -> None:
    key, token = await new_table(host, "diamant", "thumb")
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    ended: list[tuple[int, str]] = []
    line = host.connect(
        f"/api/tables/{key}/live",
        lambda text: heard.put_nowait(json.loads(text)),
        lambda code, word: ended.append((code, word)),
    )
    line.send(json.dumps({"type": "hello", "token": token, "since": 0}))
    async with asyncio.timeout(PATIENCE):
        update = await heard.get()
        assert update["type"] == "update"
        message = {"type": "act", "seat": 0, "action": "on", "version": update["seq"], "client": "mine"}
        line.send(json.dumps(message))
        while (reply := await heard.get())["type"] != "done":
            pass
    assert reply["client"] == "mine"
    line.close()
    await line.task
    assert ended == []


async def test_a_connection_to_a_table_that_is_not_there_says_so(host: TabHost) -> None:
    ended: asyncio.Queue[tuple[int, str]] = asyncio.Queue()
    line = host.connect("/api/tables/nowhere/live", lambda _: None, lambda *why: ended.put_nowait(why))
    line.send(json.dumps({"type": "hello", "token": "", "since": 0}))
    async with asyncio.timeout(PATIENCE):
        assert await ended.get() == (4404, "no-table")


async def test_a_table_can_be_deleted_and_is_gone_from_what_is_kept() -> None:
    keeper = Forgetful()
    host = host_on(keeper)
    await host.start()
    key, token = await new_table(host, "diamant", "thumb")
    assert list(keeper.kept) == [key]
    await told(host, "DELETE", f"/api/tables/{key}", token)
    assert (keeper.kept, keeper.logs) == ({}, {})
    assert (await host.request("GET", f"/api/tables/{key}", token)).status == 404
    await host.stop()


async def test_there_is_no_shelf_of_a_server(host: TabHost) -> None:
    reply = await host.request("POST", "/api/guests", "", b'{"name": "Ada"}')
    assert (reply.status, json.loads(reply.body)["problem"]) == (404, "no-guests")


async def test_a_bad_request_is_refused_like_on_a_server(host: TabHost) -> None:
    reply = await host.request("POST", "/api/tables", "", b'{"game": "diamant", "chairs": []}')
    assert (reply.status, json.loads(reply.body)["problem"]) == (422, "malformed")


async def test_a_second_worker_that_dawdles_or_breaks_loses_only_that_question() -> None:
    async def late(module: str, request: bytes, seconds: float) -> bytes:
        raise TimeoutError

    async def broken(module: str, request: bytes, seconds: float) -> bytes:
        raise OSError

    for ask, slow in ((late, True), (broken, False)):
        with pytest.raises(WorkerLost) as lost:
            await worker_by(ask)("any", 1.0, 0).ask(b"{}")
        assert lost.value.slow is slow


async def test_a_slow_tab_takes_its_time_to_set_a_match_up(host: TabHost, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long record takes seconds in a browser, and nobody waits for this tab but its own person."""
    first, token = await new_table(host, "diamant", "thumb")
    await play_to_the_end(host, first, token)
    text = await told(host, "GET", f"/api/tables/{first}/record")
    slow = count(0, 20)
    monkeypatch.setattr("speleo.server.reader.process_time", lambda: next(slow))
    key, token = await new_table(host, "diamant", "thumb", record=text, upto=2)
    assert (await told(host, "GET", f"/api/tables/{key}", token))["table"]["phase"] == "running"
