"""Aids for the physical games: counted and kept by the engine, over HTTP."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from speleo.games import game_named
from tests.server.serving import Server


def ask(server: Server, path: str, **asked: Any) -> tuple[int, Any]:
    answer = server.http.post(f"/api/aids/{path}", json=asked)
    return answer.status_code, answer.json()


def test_tokens_of_the_cave_are_counted_with_their_bonuses_and_the_rules_that_gave_them(server: Server) -> None:
    """CAVE-18.2, CAVE-18.3, CAVE-17.5: most and second most, a shared first place, and a team that is not home."""
    rows = [
        {"rope": 5, "photo": 2, "depth": 3},
        {"rope": 3, "photo": 2, "water": 1, "squeeze3": 1},
        {"rope": 9, "water": 7, "home": 0},
    ]
    status, told = ask(server, "cave/count", rows=rows)
    assert status == 200
    lines = {
        standing["seat"]: {line["what"]: (line["points"], line["rule"]) for line in standing["breakdown"]}
        for standing in told["standings"]
    }
    assert lines[0]["cave-rope-bonus"] == (8, "CAVE-18.2")
    assert lines[1]["cave-rope-bonus"] == (4, "CAVE-18.2")
    assert lines[0]["cave-photo-bonus"] == lines[1]["cave-photo-bonus"] == (4, "CAVE-18.3")
    assert lines[0]["cave-depth-tokens"][0] == 3 + 4 + 5
    points = {standing["seat"]: standing["points"] for standing in told["standings"]}
    assert points == {0: 10 + 4 + 12 + 8 + 4, 1: 6 + 4 + 3 + 4 + 4 + 4 + 8 + 8, 2: 0}
    assert [standing["winner"] for standing in told["standings"]] == [True, False, False]


def test_chests_of_diamant_are_counted(server: Server) -> None:
    """DIA-1.4, DIA-4.6, DIA-6.1: and equal sums share the win."""
    rows = [{"rubies": 7, "diamonds": 2, "relics5": 1}, {"rubies": 2, "diamonds": 2, "relics10": 1}]
    _, told = ask(server, "diamant/count", rows=rows)
    assert [(standing["points"], standing["winner"]) for standing in told["standings"]] == [(22, True), (22, True)]


@pytest.mark.parametrize(("out", "medal"), [(5, "gold"), (4, "silver"), (3, "bronze"), (2, "defeat")])
def test_a_party_of_sub_terra_gets_its_medal(server: Server, out: int, medal: str) -> None:
    """SUB-END.3."""
    _, told = ask(server, "subterra/count", rows=[{"cavers": 5, "escaped": out}])
    assert told["reason"] == f"subterra-ended-{medal}"


PAPER = Path(__file__).parent.parent.parent / "web" / "src" / "aids" / "texts" / "en.ftl"


@pytest.mark.parametrize("name", ["diamant", "cave", "subterra"])
def test_what_stands_on_the_paper_sheet_is_what_is_counted(server: Server, name: str) -> None:
    """One of each thing is worth what its row says, and every bonus that can come has a row. [CAVE-18.8]"""
    sheet = server.http.get(f"/api/aids/{name}/sheet").json()
    said = dict(re.findall(r"^(\S+)-worth = ([0-9]+) each$", PAPER.read_text("utf-8"), re.MULTILINE))
    most = sheet["rows"][0]
    for field in sheet["fields"]:
        key = f"{name}-sheet-{field['name']}"
        if key in said:
            _, told = ask(server, f"{name}/count", rows=[{field["name"]: 1}] + [{}] * (most - 1))
            lines = {line["what"]: line["points"] for line in told["standings"][0]["breakdown"]}
            assert int(said[key]) in [points for what, points in lines.items() if "bonus" not in what], key
    if sheet["bonuses"]:
        everything = {field["name"]: 1 for field in sheet["fields"]}
        _, told = ask(server, f"{name}/count", rows=[everything] + [{}] * (most - 1))
        given = {line["what"] for line in told["standings"][0]["breakdown"] if "bonus" in line["what"]}
        assert given == {f"{name}-{bonus}-bonus" for bonus in sheet["bonuses"]}


def test_an_expedition_on_a_table_is_kept_card_by_card(server: Server) -> None:
    """DIA-3.3, DIA-4.4: shares, what lies on the path, and what going back alone brings."""
    steps: list[dict[str, Any]] = [{"action": "treasure 7"}]
    _, told = ask(server, "diamant/expedition", seats=3, steps=steps)
    assert [seat["gathered"] for seat in told["view"]["seats"]] == [2, 2, 2]
    assert (told["view"]["loose"], told["to_act"], told["cards"]) == (1, [0, 1, 2], [])
    steps += [{"seat": seat, "action": action} for seat, action in enumerate(("on", "back", "on"))]
    _, told = ask(server, "diamant/expedition", seats=3, steps=steps)
    assert told["view"]["seats"][1]["chest"] == 3
    assert {"card": "treasure 7", "kind": "treasure", "value": 7, "count": 1} in told["cards"]
    assert sum(card["count"] for card in told["cards"]) == told["view"]["deck_size"]


def test_hazards_of_a_table_are_kept_and_drawn_until_time_runs_out(server: Server) -> None:
    """SUB-HAZ.2, SUB-OOT.1."""
    _, told = ask(server, "subterra/hazards", cavers=4)
    pile = told["left"]
    assert (told["round"], told["light"], told["over"]) == (1, "bright", False)
    turned: list[str] = []
    while not told["over"]:
        before = dict(told["next"])
        _, told = ask(server, "subterra/hazards", cavers=4, turned=turned, draw=True)
        turned = told["turned"]
        assert dict(told["next"]).get(turned[-1], 0) == before[turned[-1]] - 1
    assert len(turned) == pile
    assert (told["left"], told["light"]) == (0, "failing")
    assert told["rules"][-2:] == ["SUB-OOT.1", "SUB-OOT.2"]


@pytest.mark.parametrize("card", ["tremor", "flood", "gas", "cave-in", "horror"])
def test_a_table_is_told_how_a_card_is_carried_out_and_how_a_doubled_one(server: Server, card: str) -> None:
    """SUB-HAZ.17, SUB-HAZ.20: by rules that speak of it."""
    book = game_named("subterra").rulebook("en")
    _, before = ask(server, "subterra/hazards", cavers=4)
    _, once = ask(server, "subterra/hazards", cavers=4, turned=[card])
    _, twice = ask(server, "subterra/hazards", cavers=4, level="advanced", turned=[f"double-{card}"])
    assert (before["rules"], len(once["rules"])) == ([], 2)
    assert twice["rules"][:2] == once["rules"]
    said = " ".join(f"{rule.title} {rule.text}" for rule in book.rules if rule.id in once["rules"]).lower()
    assert {"cave-in": "rubble", "tremor": "tests"}.get(card, card) in said
    assert all(rule.id not in twice["rules"][2:] or "oubled" in rule.title for rule in book.rules)
    assert len(twice["rules"]) > 2


@pytest.mark.parametrize(
    ("path", "asked", "said"),
    [
        ("cave/count", {"rows": [{}]}, "1 rows: cave is counted with 2 to 5"),
        ("cave/count", {"rows": [{"rope": 41}, {}]}, "row 1: rope is 0 to 40, not 41"),
        ("cave/count", {"rows": [{}, {"gold": 1}]}, "row 2: there is no 'gold' to count"),
        ("subterra/count", {"rows": [{"cavers": 4, "escaped": 5}]}, "row 1: more cavers escaped than there were"),
        ("subterra/count", {"rows": [{"cavers": 2}]}, "a party has 4 to 6 cavers, not 2"),
        ("subterra/hazards", {"cavers": 4, "turned": ["storm"]}, "round 1: 'storm' is no hazard card"),
        ("subterra/hazards", {"cavers": 4, "turned": ["gas"] * 40}, "round"),
        ("diamant/expedition", {"seats": 2, "steps": [{"seat": 0, "action": "on"}]}, "step 1: "),
        ("diamant/expedition", {"seats": 2, "steps": [{"action": "treasure 99"}]}, "step 1: "),
    ],
)
def test_what_cannot_be_is_named_in_one_line(server: Server, path: str, asked: dict[str, Any], said: str) -> None:
    status, told = ask(server, path, **asked)
    assert status == 422, told
    assert told["said"].startswith(said)
    assert "\n" not in told["said"]


def test_games_without_a_sheet_and_without_a_name_are_told(server: Server) -> None:
    assert server.http.get("/api/aids/nothing/sheet").status_code == 404
    assert server.http.get("/api/aids/cave/sheet").json()["rows"] == [2, 5]


@pytest.mark.parametrize("name", ["cave", "diamant", "subterra"])
def test_a_player_aid_is_made_of_rules_that_there_are(server: Server, name: str) -> None:
    aid = server.http.get(f"/api/aids/{name}/sheet").json()["aid"]
    assert len(aid) == len(set(aid)) >= 10
    assert set(aid) <= set(game_named(name).rulebook("en").ids)
