"""The load that `speleo bench --server` puts on a server, and what makes a server bear it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from speleo.bench.load import Load
from speleo.bench.server import server_rows
from speleo.server.web.direct import framed
from tests.server.serving import serving


def test_the_bench_plays_at_real_tables() -> None:
    """Every action that is counted was seen by all four sockets of its table, and none was refused."""
    rows = {row.name: row.value for row in server_rows("diamant", 20, 2.0, warm_up=0.0)}
    assert rows["server as fast as it goes: actions"] > 10
    assert rows["server as fast as it goes: refused"] == 0
    assert rows["server at 300 actions/s: p99 delay"] > 0


def test_people_of_a_table_are_at_all_processes_or_at_one() -> None:
    spread, together = Load([8001, 8002], []), Load([8001, 8002], [], together=True)
    assert [spread.port(7, seat) for seat in range(4)] == [8001, 8002, 8001, 8002]
    assert [together.port(7, seat) for seat in range(4)] == [8002] * 4
    assert together.port(8, 0) == 8001


@pytest.mark.parametrize(("size", "head"), [(5, 2), (125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_a_text_is_one_frame(size: int, head: int) -> None:
    """A short size stands in the second byte, a longer one in two or eight more."""
    frame = framed(b"x" * size)
    assert frame[0] == 0x81
    assert len(frame) == size + head
    assert int.from_bytes(frame[2:head], "big") == size if head > 2 else frame[1] == size


@pytest.mark.parametrize("line", ["direct", "asgi"])
def test_one_update_tells_of_all_choices_that_came_together(tmp_path: Path, line: str) -> None:
    """Several messages in one go are taken one after another, and each is acknowledged after its update."""
    with serving(tmp_path, line=line) as server:
        host = server.table("you", "you", "you", "you")
        host.do("start")
        live = host.live(seat=0)
        seq = live.update(1)["seq"]
        for seat in range(4):
            live.send(type="act", seat=seat, action="on", version=seq, client=f"at-once-{seat}")
        done = [live.reply() for _ in range(4)]
        assert [answer["client"] for answer in done] == [f"at-once-{seat}" for seat in range(4)]
        assert [answer["seq"] for answer in done] == list(range(seq + 1, seq + 5))
        assert live.update(seq + 4)["seq"] == seq + 4
        live.close()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            rows = database.execute("SELECT seq FROM entries WHERE kind = 'acted' ORDER BY seq").fetchall()
        database.close()
        assert [row[0] for row in rows] == list(range(seq + 1, seq + 5))


@pytest.mark.parametrize("line", ["direct", "asgi"])
def test_both_ways_of_live_messages(tmp_path: Path, line: str) -> None:
    """A client may split a message, is refused what makes no sense, and is sent changes if it wants them."""
    with serving(tmp_path, line=line) as server:
        host = server.table("you", "you")
        host.do("start")
        live, simple = host.live(seat=0, changes=True), host.live(seat=0)
        seq = live.update(1)["seq"]
        live.send(type="act", seat=1, action="on", version=seq, client="a1")
        told = live.read()
        assert told["type"] == "change"
        assert set(told["picture"]["view"]) == {"seats"}
        assert "table" not in told
        assert live.reply() == {"type": "done", "client": "a1", "seq": seq + 1, "repeat": False}
        assert simple.update(seq + 1)["picture"]["view"]["seats"] == told["picture"]["view"]["seats"]
        live.send(type="look", seat=1)
        assert live.read()["picture"]["seat"] == 1
        live.send(type="ping")
        assert live.reply() == {"type": "pong", "seq": seq + 1}
        live.socket.send(b"\xff\x00")
        assert live.reply()["problem"] == "malformed"
        simple.close()
        live.socket.send(iter(['{"type":"say","text":"in ', 'pieces","client":"p1"}']))
        assert live.reply()["type"] == "done"
        assert [entry["text"] for entry in live.happened if entry["what"] == "said"] == ["in pieces"]
        live.close()
