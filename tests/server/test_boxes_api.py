"""Boxes that are edited in the browser: described, opened and checked over HTTP, and played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from speleo.games import game_named
from tests.server.serving import Server


def ask(server: Server, path: str, **asked: Any) -> tuple[int, Any]:
    answer = server.http.post(f"/api/boxes/{path}", json=asked)
    return answer.status_code, answer.json()


def form(server: Server, game: str) -> Any:
    answer = server.http.get(f"/api/boxes/{game}")
    assert answer.status_code == 200
    return answer.json()


@pytest.mark.parametrize("game", ["cave", "diamant", "subterra"])
def test_the_standard_box_is_described_checked_and_played(server: Server, game: str) -> None:
    rows = form(server, game)["rows"]
    status, checked = ask(server, f"{game}/check", rows=rows)
    assert (status, checked["problems"]) == (200, [])
    assert json.loads(checked["text"]) == json.loads(game_named(game).box().text)
    status, opened = ask(server, "open", text=checked["text"])
    assert (status, opened) == (200, {"game": game, "rows": rows})
    chairs = [{"kind": "you"}] + [{"kind": "bot", "bot": "random"}] * 3
    made = server.http.post("/api/tables", json={"game": game, "chairs": chairs, "box": checked["text"]})
    assert made.status_code == 201, made.text


def test_what_can_be_edited_follows_from_the_reader(server: Server) -> None:
    parts = {part["name"]: part for part in form(server, "subterra")["parts"]}
    tile = {blank["name"]: blank for blank in parts["tiles.list"]["blanks"]}
    assert tile["dice"]["only"] == {"blank": "sort", "values": ["cave-in"]}
    assert tile["head"]["only"]["values"] == ["ledge", "slope"]
    assert tile["count"]["high"] == 64


def test_a_fault_is_told_with_its_tile_and_its_rule(server: Server) -> None:
    rows = form(server, "cave")["rows"]
    rows["tiles.III"][7] = {"kind": "descent", "exits": ["S"]}
    _, checked = ask(server, "cave/check", rows=rows)
    assert checked["problems"][0] == {
        "place": {"part": "tiles.III", "row": 7, "blank": ""},
        "said": "a descent has at least two passages",
        "rule": "CAVE-5.2",
        "key": "descent",
        "values": {},
    }


@pytest.mark.parametrize(
    ("path", "asked", "status", "said"),
    [
        ("open", {"text": "{"}, 422, "not JSON"),
        ("open", {"text": "[" * 100_000}, 422, "not JSON"),
        ("open", {"text": "7"}, 422, "schema"),
        ("open", {"text": '{"schema": "speleo-pig/1"}'}, 422, "schema"),
        ("open", {"text": '{"schema": "speleo-cave/1"}'}, 422, "tiles: missing"),
        ("chess/check", {"rows": {}}, 404, "chess"),
        ("cave/check", {"rows": {}}, 422, "tokens: there is 1 row"),
        ("cave/check", {"rows": {"tiles.I": [{"kind": "lava"}]}}, 422, "kind cannot be 'lava'"),
        ("cave/check", {"rows": {"tiles.I": [{"exits": [{"deep": 1}]}]}}, 422, ""),
    ],
)
def test_nonsense_is_refused_in_one_line(server: Server, path: str, asked: Any, status: int, said: str) -> None:
    found, told = ask(server, path, **asked)
    assert found == status
    assert said in told["said"]
    assert "\n" not in told["said"]


def test_a_game_whose_box_cannot_be_edited_has_no_form(server: Server) -> None:
    assert server.http.get("/api/boxes/nothing").status_code == 404
    games = {game["name"]: game["editable"] for game in server.http.get("/api/games").json()}
    assert all(games[name] for name in ("cave", "diamant", "subterra"))
