"""Replays of tables and of records, and whether they were dealt fairly."""

from __future__ import annotations

import pytest

from speleo.games import GAMES, game_named
from tests.server.serving import Person, Server


def finished(server: Server, name: str) -> Person:
    host = server.table(*["random"] * max(2, min(game_named(name).seats)), game=name)
    live = host.live()
    host.do("start")
    while live.last.get("table", {}).get("phase") != "over":
        live.read()
    live.close()
    return host


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_match_is_shown_from_its_start_to_its_end(server: Server, name: str) -> None:
    table = finished(server, name)
    film = server.http.get(f"/api/tables/{table.key}/replay").json()
    steps = film["steps"]
    assert film["over"]
    assert [step["serial"] for step in steps] == list(range(1, len(steps) + 1))
    assert all(len(step["points"]) == len(film["table"]["seats"]) for step in steps)
    first = server.http.get(f"/api/tables/{table.key}/replay/views", params={"first": 0, "count": 3}).json()
    assert len(first["pictures"]) == 3
    last = server.http.get(f"/api/tables/{table.key}/replay/views", params={"first": len(steps), "seat": 0}).json()
    assert [picture["outcome"]["over"] for picture in last["pictures"]] == [True]
    assert last["pictures"][0]["seat"] == 0
    assert last["pictures"][0]["outcome"] == table.look()["picture"]["outcome"]


def test_a_record_from_a_file_is_shown_like_its_table(server: Server) -> None:
    table = finished(server, "diamant")
    text = table.record()
    here = server.http.get(f"/api/tables/{table.key}/replay").json()
    there = server.http.post("/api/replay", json={"record": text}).json()
    assert there["steps"] == here["steps"]
    assert [seat["bot"] for seat in there["table"]["seats"]] == ["random"] * len(there["table"]["seats"])
    asked = {"first": 5, "count": 2}
    views = server.http.post("/api/replay/views", json={"record": text, **asked}).json()
    assert views == server.http.get(f"/api/tables/{table.key}/replay/views", params=asked).json()


def test_while_it_runs_a_replay_stops_before_the_first_secret(server: Server) -> None:
    """Ada has chosen, Ben has not: nobody learns what she chose. [DIA-7.1]"""
    ada = server.table("you", "open", "open", name="Ada")
    ada.join(1, "Ben")
    ada.join(2, "Cleo")
    ada.do("start")
    before = server.http.get(f"/api/tables/{ada.key}/replay").json()["steps"]
    assert ada.act(0, "on").status_code == 200
    assert server.http.get(f"/api/tables/{ada.key}/replay").json()["steps"] == before
    eyes = server.http.get(f"/api/tables/{ada.key}/replay/views", params={"seat": 0})
    assert eyes.json()["problem"] == "not-yours"
    assert server.http.get(f"/api/tables/{ada.key}/verify").json()["why"] == "not-over"


def test_closed_chests_stay_closed_in_a_running_replay(server: Server) -> None:
    """The points in it are those that everybody can see. [DIA-7.3]"""
    ada = server.table("you", "you", "you", name="Ada", options={"chests": "closed"})
    ada.do("start")
    while ada.look(seat=0)["picture"]["view"]["expedition"] == 1:
        for seat in range(3):
            ada.act(seat, "back")
    steps = server.http.get(f"/api/tables/{ada.key}/replay").json()["steps"]
    seats = ada.look(seat=0)["picture"]["view"]["seats"]
    assert steps[-1]["points"] == [seat["gathered"] + sum(seat["relics"]) for seat in seats]


def test_a_table_that_has_not_begun_has_no_replay(server: Server) -> None:
    table = server.table("you", "open")
    assert server.http.get(f"/api/tables/{table.key}/replay").json()["problem"] == "not-running"


def test_one_click_says_whether_it_was_dealt_fairly(server: Server) -> None:
    table = finished(server, "diamant")
    verdict = server.http.get(f"/api/tables/{table.key}/verify").json()
    assert (verdict["honest"], verdict["why"]) == (True, "fair")
    assert verdict["dealt"] > 0
    assert verdict["commitment"] == table.look()["table"]["commitment"]
    sent = server.http.post("/api/replay/verify", json={"record": table.record()}).json()
    assert sent == verdict


def test_a_record_that_was_changed_is_refused_with_its_line(server: Server) -> None:
    text = finished(server, "diamant").record()
    changed = text.replace(": on  ", ": back  ", 1)
    assert changed != text
    answer = server.http.post("/api/replay", json={"record": changed})
    assert answer.status_code == 422
    assert "line" in answer.json()["said"]
    assert server.http.post("/api/replay", json={"record": "chess"}).status_code == 422


def test_going_back_is_a_step_of_the_replay(server: Server) -> None:
    """Undo has a number of its own, and the position after it is the earlier one."""
    ada = server.table("you", "you", game="cave", name="Ada")
    ada.do("start")
    for seat in (0, 0, 1, 1):
        ada.act(seat, ada.look(seat=seat)["picture"]["legal"][0]["action"])
    offer = ada.look(seat=1)["picture"]["undo"]
    ada.do("undo", seat=1, to=offer["to"], version=ada.look()["seq"], client="back")
    steps = server.http.get(f"/api/tables/{ada.key}/replay").json()["steps"]
    assert (steps[-1]["seat"], steps[-1]["undone"]) == (1, offer["to"])
