"""Named guests: a recovery code instead of an account, and what is kept of their matches."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from speleo.server.guests import LETTERS, hashed_code, new_code
from speleo.server.storage.backup import back_up, restore
from speleo.server.storage.engine import engine_for
from tests.server.serving import Person, Server, serving
from tests.server.test_replays import finished


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, guests_per_hour=0) as server:
        yield server


def bearer(code: str) -> dict[str, str]:
    return {"authorization": f"Bearer {code}"}


def guest(server: Server, name: str = "Ada") -> str:
    made = server.http.post("/api/guests", json={"name": name})
    assert made.status_code == 201, made.text
    assert made.json()["name"] == name
    code: str = made.json()["code"]
    return code


def shelf(server: Server, code: str) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get("/api/guests/me", headers=bearer(code)).json()
    return found


def over(server: Server) -> Person:
    """A short match of one, that Ada has ended."""
    ada = server.table("you", name="Ada", title="Attic")
    ada.do("start")
    while ada.look()["table"]["phase"] != "over":
        ada.act(0, "back")
    return ada


def kept(server: Server, code: str, table: Person, seat: int = 0) -> httpx.Response:
    asked = {"table": table.key, "seat": seat, "token": table.token}
    return server.http.post("/api/guests/me/matches", json=asked, headers=bearer(code))


def rows(server: Server, relation: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        return database.execute(f"SELECT * FROM {relation}").fetchall()


def test_a_code_has_eighty_bits_and_can_be_read_aloud() -> None:
    """32 signs of which none looks like another, 16 of them; case, dashes and lookalikes do not matter."""
    code = new_code()
    assert len(set(LETTERS)) == 32
    assert not set(LETTERS) & set("ILOU")
    assert [len(part) for part in code.split("-")] == [4, 4, 4, 4]
    assert len({new_code() for _ in range(200)}) == 200
    assert hashed_code("k7fq 2mnd-10xa rt5c") == hashed_code("K7FQ-2MND-1OXA-RT5C") == hashed_code("K7FQ2MNDIOXART5C")
    assert hashed_code("K7FQ-2MND") == hashed_code("") == hashed_code("U" * 16) == hashed_code("ä" * 400) == ""


def test_a_match_is_kept_with_the_numbers_of_the_server(own: Server) -> None:
    """Points, place and figures as at the table; twice is once; the shelf opens with the code alone."""
    code, table = guest(own), over(own)
    made = kept(own, code, table)
    assert made.status_code == 200, made.text
    assert kept(own, code, table).json() == made.json()
    (match,) = shelf(own, code)["matches"]
    assert match == made.json()
    result = table.look()["picture"]["outcome"]["standings"][0]
    assert match["seats"] == [
        {"kind": "person", "bot": "", "name": "Ada", "points": result["points"], "place": 1, "winner": True}
    ]
    assert (match["game"], match["title"], match["figures"]["won"], match["chapters"]) == ("diamant", "Attic", 1, 5)
    assert own.http.get(f"/api/tables/{table.key}/memento").json() == match


def test_only_who_held_the_seat_keeps_the_match(own: Server) -> None:
    """Not with another secret, not another seat, not before the end."""
    code, table = guest(own), finished(own, "diamant")
    assert kept(own, code, table).json()["problem"] == "not-yours"
    running = own.table("you", "you", name="Ada")
    running.do("start")
    assert kept(own, code, running).json()["problem"] == "not-over"
    assert kept(own, code, over(own), seat=1).json()["problem"] == "not-yours"
    assert shelf(own, code)["matches"] == []


def test_the_code_is_kept_as_a_hash_and_never_logged(own: Server) -> None:
    code = guest(own)
    shelf(own, code)
    assert [row[0] for row in rows(own, "guests")] == [hashed_code(code)]
    held = (own.folder / "tables.sqlite").read_bytes() + own.log.read_bytes()
    assert code.encode() not in held
    assert code.replace("-", "").encode() not in held


def test_wrong_codes_are_counted_and_stopped(tmp_path: Path) -> None:
    """After three wrong ones even the right one waits; nothing says whether a code exists."""
    with serving(tmp_path, guest_tries=3) as server:
        code = guest(server)
        for _ in range(3):
            assert server.http.get("/api/guests/me", headers=bearer(new_code())).status_code == 403
        refused = server.http.get("/api/guests/me", headers=bearer(code))
        assert (refused.status_code, refused.json()["problem"]) == (429, "many-tries")
        assert 'limit="guest_tries"' in server.http.get("/metrics").text


def test_an_address_makes_only_so_many_guests_and_a_server_holds_only_so_many(tmp_path: Path) -> None:
    with serving(tmp_path, guests_per_hour=2) as server:
        guest(server), guest(server)
        refused = server.http.post("/api/guests", json={"name": "Eve"})
        assert (refused.status_code, refused.json()["problem"]) == (429, "many-guests")
    with serving(tmp_path, guests_per_hour=0, guests=2) as server:
        refused = server.http.post("/api/guests", json={"name": "Eve"})
        assert (refused.status_code, refused.json()["problem"]) == (503, "full")


def test_a_full_shelf_drops_its_oldest_match(tmp_path: Path) -> None:
    with serving(tmp_path, guest_matches=2) as server:
        code, tables = guest(server), [over(server) for _ in range(3)]
        for table in tables:
            kept(server, code, table)
        assert {match["table"] for match in shelf(server, code)["matches"]} == {tables[1].key, tables[2].key}


def test_a_guest_deletes_a_match_and_everything(own: Server) -> None:
    """From the disk too; another guest's shelf stays."""
    code, other, table = guest(own), guest(own, "Ben"), over(own)
    kept(own, code, table), kept(own, other, table)
    assert own.http.delete(f"/api/guests/me/matches/{table.key}/0", headers=bearer(code)).status_code == 200
    assert shelf(own, code)["matches"] == []
    kept(own, code, table)
    assert own.http.delete("/api/guests/me", headers=bearer(code)).status_code == 200
    assert own.http.get("/api/guests/me", headers=bearer(code)).json()["problem"] == "no-guest"
    assert [row[0] for row in rows(own, "guests")] == [row[0] for row in rows(own, "mementos")] == [hashed_code(other)]


def test_a_name_that_is_taken_back_leaves_every_shelf(own: Server) -> None:
    """Numbers stay, names and titles go: when a name is taken back, and when the table is deleted."""
    code, first, second = guest(own), over(own), over(own)
    kept(own, code, first), kept(own, code, second)
    assert own.http.delete(f"/api/tables/{first.key}/seats/0/name", headers=bearer(first.token)).status_code == 204
    assert own.http.delete(f"/api/tables/{second.key}", headers=bearer(second.token)).status_code == 204
    matches = shelf(own, code)["matches"]
    assert len(matches) == 2
    assert (
        {seat["name"] for match in matches for seat in match["seats"]} == {match["title"] for match in matches} == {""}
    )
    assert b"Attic" not in b"".join(str(row).encode() for row in rows(own, "mementos"))


def test_a_guest_is_renamed(own: Server) -> None:
    code = guest(own)
    renamed = own.http.patch("/api/guests/me", json={"name": "Explorer Ada"}, headers=bearer(code))
    assert renamed.json() == {"name": "Explorer Ada"}
    assert shelf(own, code)["name"] == "Explorer Ada"
    assert own.http.patch("/api/guests/me", json={"name": "\x00"}, headers=bearer(code)).status_code == 422


def test_guests_who_stay_away_expire(tmp_path: Path) -> None:
    """Who was not here for a millionth of a day is gone with the next sweep."""
    with serving(tmp_path, guest_days=1e-6, prune_seconds=0.2) as server:
        guest(server)
        for _ in range(200):
            if not rows(server, "guests"):
                break
            server.http.get("/api/badges")
        else:
            pytest.fail("the guest is still there")


def test_a_restart_and_a_backup_keep_the_shelf(tmp_path: Path) -> None:
    """What was kept is there after a power cut, and in a backup that is restored elsewhere."""
    for folder in ("first", "second"):
        (tmp_path / folder).mkdir()
    with serving(tmp_path / "first") as server:
        code, table = guest(server), over(server)
        match = kept(server, code, table).json()
        server.kill()
        server.start()
        assert shelf(server, code)["matches"] == [match]

    async def move() -> dict[str, int]:
        old = engine_for(f"sqlite+aiosqlite:///{tmp_path / 'first' / 'tables.sqlite'}")
        new = engine_for(f"sqlite+aiosqlite:///{tmp_path / 'second' / 'tables.sqlite'}")
        await back_up(old, tmp_path / "speleo.backup", 0.0)
        counts = await restore(new, tmp_path / "speleo.backup")
        await old.dispose()
        await new.dispose()
        return counts

    counts = asyncio.run(move())
    assert (counts["guests"], counts["mementos"]) == (1, 1)
    with serving(tmp_path / "second") as server:
        assert shelf(server, code)["matches"] == [match]
