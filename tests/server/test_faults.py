"""The server dies in the middle of everything; nothing that it acknowledged is lost or done twice."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.killing import killed
from tests.server.serving import Live, Person, Server, serving


def test_kill_9_in_the_middle_of_many_tables(tmp_path: Path) -> None:
    """Every acknowledged action is there once, every client resumes by itself, with no gap and no repeat."""
    assert killed(tmp_path, tables=30, kills=3).acknowledged > 30


def test_a_full_disk_is_refused_cleanly(tmp_path: Path) -> None:
    """With a limit on the size of files, nothing is acknowledged that is not written, and reading goes on."""
    with serving(tmp_path) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        largest = max(path.stat().st_size for path in tmp_path.glob("tables.sqlite*"))
        limit(server, largest + 65_536)
        answers = [ada.post("say", text="x" * 300) for _ in range(60)]
        assert {answer.status_code for answer in answers} == {200, 503}
        assert answers[-1].json()["problem"] == "storage"
        kept = [entry for entry in ben.look()["happened"] if entry["what"] == "said"]
        assert len(kept) == sum(answer.status_code == 200 for answer in answers)
        limit(server, -1)
        assert ada.post("say", text="room again").status_code == 200


def limit(server: Server, size: int) -> None:
    """Let the server write no file beyond this size; a signal that comes with it is ignored by Python."""
    import resource

    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))


def test_a_crashed_bot_worker_is_replaced_and_the_move_is_made(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.table("odds", "thumb", "you")
        live = host.live()
        host.do("start")
        killed = 0
        while live.last.get("table", {}).get("phase") != "over" and killed < 5:
            seen = live.read()
            if seen["type"] == "update" and seen["picture"] and 2 in seen["picture"]["to_act"]:
                for child in workers(server):
                    with contextlib.suppress(ProcessLookupError):  # it may have ended by itself since it was listed
                        os.kill(child, signal.SIGKILL)
                        killed += 1
                host.act(2, "on")
        assert killed >= 3
        live.close()


def test_bots_go_on_after_a_crash_although_nobody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        host = server.table("odds", "odds", "odds", "odds")
        host.do("start")
        server.kill()
        server.start()
        before = sum_of_acted(server)
        deadline = time.monotonic() + 10
        while sum_of_acted(server) == before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def sum_of_acted(server: Server) -> int:
    """How many actions are on the disk."""
    import sqlite3

    database = sqlite3.connect(f"file:{server.folder / 'tables.sqlite'}?mode=ro", uri=True)
    count: int = database.execute("SELECT count(*) FROM entries WHERE kind = 'acted'").fetchone()[0]
    database.close()
    return count


def test_more_sockets_than_allowed_are_turned_away(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=2) as server:
        host = server.table("you", "open")
        held = [host.live(), host.live()]
        for live in held:
            live.update(1)
        with pytest.raises(WebSocketException):
            host.live().update(1)
        held.pop().close()
        time.sleep(0.3)
        held.append(host.live())
        held[-1].update(1)
        for live in held:
            live.close()


def test_new_bot_workers_take_over_in_the_middle_of_a_match(tmp_path: Path) -> None:
    """After a hang-up signal another process thinks, no worker counts as lost, and the match goes on."""
    with serving(tmp_path) as server:
        host = server.table("odds", "you")
        live = host.live()
        host.do("start")
        go_on(host, live)
        before = workers(server)
        assert len(before) == 1
        server.process.send_signal(signal.SIGHUP)
        while workers(server) == before:
            go_on(host, live)
        assert len(workers(server)) == 1
        assert 'speleo_workers_lost_total{kind="bot"}' not in server.http.get("/metrics").text
        live.close()


def go_on(host: Person, live: Live) -> None:
    """Go deeper once, and wait until it is asked again."""
    while not live.last.get("picture") or 1 not in live.last["picture"]["to_act"]:
        live.read()
    done = host.act(1, "on", live.last["seq"])
    assert done.status_code == 200, done.text
    while live.last["seq"] < done.json()["seq"] or 1 not in live.last["picture"]["to_act"]:
        live.read()


def workers(server: Server) -> list[int]:
    found = subprocess.run(["ps", "--ppid", str(server.process.pid), "-o", "pid="], capture_output=True, text=True)
    return [int(line) for line in found.stdout.split()]


def test_a_client_that_never_reads_slows_nobody(tmp_path: Path) -> None:
    """One socket stops reading; the other players of the table go on as before."""
    import socket as plain

    with serving(tmp_path) as server:
        ada = server.table("you", "open")
        ben = ada.join(1, "Ben")
        ada.do("start")
        silent = ben.live()
        silent.socket.socket.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        times = []
        for turn in range(150):
            began = time.perf_counter()
            ada.do("say", text=f"{turn} " + "x" * 290)
            times.append(time.perf_counter() - began)
        assert sorted(times)[len(times) // 2] < 1
        silent.close()
