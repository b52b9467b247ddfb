"""Lessons over HTTP: nothing is kept, and what is tried is answered by the engine."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Server

FIRST = "/api/lessons/diamant/first-match"
TO_THE_CHOICE = ["tap entrance-1", "answer 1", "tap risk-1"]


def walk(server: Server, path: list[str], tried: str | None = None) -> dict[str, Any]:
    asked = {"path": path} | ({} if tried is None else {"tried": tried})
    answer = server.http.post(f"{FIRST}/walk", json=asked)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def test_every_lesson_can_be_asked_for(server: Server) -> None:
    for facts in server.http.get("/api/lessons").json():
        lesson = server.http.get(f"/api/lessons/{facts['game']}/{facts['name']}").json()
        assert len(lesson["steps"]) == facts["steps"]
        assert lesson["table"]["seats"][lesson["seat"]]["name"] == ""
        assert all(step["say"]["en"] and step["say"]["de"] for step in lesson["steps"])


def test_a_whole_lesson_is_walked_by_what_it_shows(server: Server) -> None:
    """Each answer leads on; at its end nothing is shown any more."""
    moment = walk(server, [])
    while not moment["over"]:
        moment = walk(server, moment["path"], moment["shown"])
        assert moment["reply"]["right"]
    assert (moment["shown"], moment["step"]) == ("", 12)


def test_a_mistake_is_answered_with_its_rule_and_leads_nowhere(server: Server) -> None:
    moment = walk(server, TO_THE_CHOICE, "play on")
    assert moment["reply"]["rule"] == "DIA-4.3"
    assert (moment["path"], moment["shots"]) == (TO_THE_CHOICE, [])
    right = walk(server, TO_THE_CHOICE, "play back")
    assert [shot["seat"] for shot in right["shots"]] == [0, None]
    assert right["picture"]["view"]["seats"][0]["chest"] == 4
    assert {entry["action"] for entry in moment["picture"]["legal"]} == {"on", "back"}


def test_why_something_is_not_possible_is_told(server: Server) -> None:
    told = server.http.post(f"{FIRST}/why", json={"path": [], "kind": "back"}).json()
    assert told["rule"] == "DIA-3.1"
    assert server.http.post(f"{FIRST}/why", json={"path": TO_THE_CHOICE, "action": "on"}).json()["rule"] == ""


def test_what_does_not_fit_is_refused_in_one_line(server: Server) -> None:
    for path, status, problem in (
        ("/api/lessons/diamant/no-such", 404, "no-lesson"),
        ("/api/lessons/chess/first-match", 404, "no-game"),
    ):
        answer = server.http.get(path)
        assert (answer.status_code, answer.json()["problem"]) == (status, problem)
    for asked, status in (
        ({"path": ["tap nothing"]}, 409),
        ({"path": [], "tried": "play snake"}, 422),
        ({"path": TO_THE_CHOICE, "tried": "play xyz"}, 422),
        ({"path": ["x"] * 500}, 422),
    ):
        answer = server.http.post(f"{FIRST}/walk", json=asked)
        assert answer.status_code == status, asked
        assert answer.json()["said"]


def test_a_table_plays_on_from_where_a_lesson_ends(server: Server) -> None:
    """The record of the lesson is one that a table takes; the learner sits where they sat."""
    moment = walk(server, [])
    early = server.http.post(f"{FIRST}/onward", json={"path": []})
    assert (early.status_code, early.json()["problem"]) == (409, "not-yet")
    while not moment["over"]:
        assert moment["onward"] is None
        moment = walk(server, moment["path"], moment["shown"])
    assert moment["onward"]["en"] == "Play on from here"
    found = server.http.post(f"{FIRST}/onward", json={"path": moment["path"]}).json()
    chairs = [{"kind": "you" if seat == found["seat"] else "bot", "bot": "odds"} for seat in range(4)]
    chairs[found["seat"]]["bot"] = ""
    asked = {"game": "diamant", "chairs": chairs, "name": "Ada", "record": found["record"], "upto": found["steps"]}
    made = server.http.post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    key, token = made.json()["id"], made.json()["token"]
    assert server.http.post(
        f"/api/tables/{key}/start", headers={"authorization": f"Bearer {token}"}, json={}
    ).is_success
    view = server.http.get(f"/api/tables/{key}").json()["picture"]["view"]
    assert (view["expedition"], view["seats"][found["seat"]]["chest"]) == (
        3,
        moment["picture"]["view"]["seats"][0]["chest"],
    )
