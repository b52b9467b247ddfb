"""What is told of a finished match."""

from __future__ import annotations

import pytest

from tests.kernel.test_account import WITH_CHAPTERS
from tests.server.serving import Server
from tests.server.test_replays import finished


@pytest.mark.parametrize("name", WITH_CHAPTERS)
def test_the_account_agrees_with_the_result(server: Server, name: str) -> None:
    """The same standings as at the table; who won has it among the figures, and each turning point can be shown."""
    table = finished(server, name)
    told = server.http.get(f"/api/tables/{table.key}/account").json()
    assert told["outcome"] == table.look()["picture"]["outcome"]
    for standing in told["outcome"]["standings"]:
        assert told["figures"][standing["seat"]]["won"] == int(standing["winner"])
        assert told["figures"][standing["seat"]]["company"] == 0
    steps = server.http.get(f"/api/tables/{table.key}/replay").json()["steps"]
    for turn in told["turns"]:
        assert turn["event"] in steps[turn["step"] - 1]["events"]
    assert told["chapters"][-1]["points"] == steps[-1]["points"]


def test_what_was_taken_back_is_not_told(server: Server) -> None:
    """Ada alone goes back, thinks better of it, and goes on into another end of the first expedition. [DIA-5.1]"""
    ada = server.table("you", name="Ada")
    ada.do("start")
    ada.act(0, "back")
    undone = ada.look()["picture"]["undo"]
    ada.do("undo", seat=0, to=undone["to"], version=ada.look()["seq"], client="again")
    while ada.look()["table"]["phase"] != "over":
        ada.act(0, "back" if ada.look()["picture"]["view"]["path"][1:] else "on")
    told = server.http.get(f"/api/tables/{ada.key}/account").json()
    caves = told["course"]["expeditions"]
    assert [cave["number"] for cave in caves] == [1, 2, 3, 4, 5]
    points = told["outcome"]["standings"][0]["points"]
    assert told["course"]["home"][0] + told["course"]["relics"][0] == points
    assert told["chapters"][-1]["points"] == [points]


def test_a_running_match_has_no_account(server: Server) -> None:
    """Points would tell what is secret."""
    ada = server.table("you", "you", name="Ada")
    ada.do("start")
    refused = server.http.get(f"/api/tables/{ada.key}/account")
    assert (refused.status_code, refused.json()["problem"]) == (409, "not-over")


def test_badges_are_told_with_what_they_need(server: Server) -> None:
    found = server.http.get("/api/badges").json()
    assert len({badge["name"] for badge in found}) == len(found) == 12
    assert {badge["game"] for badge in found} == {*WITH_CHAPTERS, ""}
