"""Puzzles over HTTP: a worker proves them, nothing is kept, and what strangers write is refused in one line."""

from __future__ import annotations

from typing import Any

import pytest

from speleo.games import game_named
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.learning.shelf import texts_of
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.writer import RecordWriter
from tests.kernel.learning.test_puzzles import SMALL
from tests.server.serving import Server

BY_NAME: dict[str, Any] = {"game": "diamant", "name": "on-or-back"}


def ask(server: Server, what: str, status: int = 200, **asked: Any) -> Any:
    answer = server.http.post(f"/api/puzzles/{what}", json=asked)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_every_puzzle_is_listed_and_has_a_day(server: Server) -> None:
    found = server.http.get("/api/puzzles").json()
    assert {one["name"] for one in found if one["game"] == "diamant"} == set(
        texts_of(game_named("diamant").package, "puzzles", ".puzzle")
    )
    day = server.http.get("/api/puzzles/day?on=2026-11-18").json()
    assert day == server.http.get("/api/puzzles/day?on=2026-11-18").json()
    assert any((one["game"], one["name"]) == (day["game"], day["name"]) for one in found)
    assert server.http.get("/api/puzzles/day?on=yesterday").status_code == 422


def test_a_puzzle_is_solved_by_what_is_shown(server: Server) -> None:
    opened = server.http.get("/api/puzzles/diamant/on-or-back").json()
    assert opened["table"]["seats"][opened["seat"]]["name"] == ""
    moment = opened["moment"]
    while not moment["solved"]:
        moment = ask(server, "show", **BY_NAME, path=moment["path"])
        assert moment["reply"]["right"]
    assert moment["path"] == ["play on", "play back"]
    assert moment["picture"]["legal"] == []


def test_a_wrong_try_is_answered_and_taken_back(server: Server) -> None:
    moment = ask(server, "walk", **BY_NAME, path=[], tried="play back")
    assert moment["reply"]["rule"] == "DIA-4.4"
    assert (moment["reply"]["odds"], moment["reply"]["best"]) == ([0, 1], [212, 325])
    assert (moment["path"], moment["solved"], len(moment["shots"]) > 0) == ([], False, True)
    assert {entry["action"] for entry in moment["picture"]["legal"]} == {"on", "back"}
    assert ask(server, "why", **BY_NAME, path=[], action="on")["rule"] == ""


def test_who_solves_a_puzzle_is_told_that_something_is_left_out(server: Server) -> None:
    """In Sub Terra revealing and hiding are left out; in Diamant there is nothing to leave out."""
    assert server.http.get("/api/puzzles/subterra/run-for-it").json()["narrowed"]
    assert not server.http.get("/api/puzzles/diamant/on-or-back").json()["narrowed"]


def strict() -> str:
    """A puzzle whose position can have come about: seven gems shared by two."""
    return SMALL.replace("path: treasure 7 (1), snake", "expedition: 1\n  path: treasure 7 (1), snake")


def test_a_shared_text_is_proved_before_it_is_played(server: Server) -> None:
    opened = ask(server, "open", text=strict())
    assert opened["title"]["en"] == "A test"
    assert ask(server, "walk", text=strict(), path=[], tried="play back")["solved"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Puzzle", "Rätsel", "line 1: a line starts with Puzzle"),
        ("Proof: certain", "Proof: 1 in 2", "line 22, step Proof: it is certain"),
        ("gathered: 3 3", "gathered: 9 9", "line 14, step position"),
    ],
)
def test_a_broken_text_is_refused_in_one_line(server: Server, old: str, new: str, said: str) -> None:
    told = ask(server, "open", 422, text=strict().replace(old, new, 1))
    assert told["problem"] == "bad-puzzle"
    assert said in told["said"]
    assert "\n" not in told["said"]


def test_a_step_of_a_match_becomes_a_puzzle(server: Server) -> None:
    """Made of a real record, proved, and solved by whoever has the text."""
    wish: dict[str, Any] = {"record": record_of_diamant(), "seat": 0, "title": "Mine", "quiet": True}
    assert [one["counts"] for one in server.http.get("/api/puzzles/aims/diamant").json()] == [True, True, False]
    made = ask(server, "make", **wish, step=4, aim=0, number=1)
    assert (made["why"], made["certain"], made["moves"]) == ("", True, 1)
    assert ask(server, "open", text=made["text"])["title"]["de"] == "Mine"
    assert ask(server, "show", text=made["text"], path=[])["solved"]
    none = ask(server, "make", **wish, step=4, aim=0, number=900)
    assert (none["text"], none["why"] != "") == ("", True)
    assert ask(server, "make", 422, **wish, step=4, aim=99, number=1)["problem"] == "bad-puzzle"
    assert ask(server, "make", 422, **{**wish, "record": "nothing"}, step=0, aim=0)["problem"] == "illegal"


def record_of_diamant() -> str:
    """A match of two, begun by hand: seven gems, and a snake."""
    match, lines = game_named("diamant").match(seats=2), list[str]()
    sitters = (Sitter("person", "Ada"), Sitter("person", "Ben"))
    RecordWriter(match, header_for(match.setup, sitters, "by hand"), lines.append)
    for actor, action in ((CHANCE, "treasure 7"), (0, "on"), (1, "on"), (CHANCE, "snake")):
        match.act(actor, action)
    return "".join(lines)


def test_what_is_not_there_is_refused(server: Server) -> None:
    assert ask(server, "open", 404, game="diamant", name="nothing")["problem"] == "no-puzzle"
    assert ask(server, "open", 404, game="chess", name="mate")["problem"] == "no-game"
    assert ask(server, "walk", 409, **BY_NAME, path=["play back"])["problem"] == "other-puzzle"
    assert ask(server, "walk", 422, **BY_NAME, path=[], tried="play fly")["problem"] == "illegal"
