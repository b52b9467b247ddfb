"""The rules over HTTP, with the scenarios that show them."""

from __future__ import annotations

import json

import pytest

from speleo.games import GAMES, game_named
from speleo.server.web.rules import titles_of
from tests.server.serving import Server


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_of_every_game_is_told_in_both_languages(server: Server, name: str, language: str) -> None:
    book = server.http.get(f"/api/rules/{name}", params={"lang": language}).json()
    told = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert told == game_named(name).rulebook(language).ids
    assert all(chapter["number"] and chapter["title"] for chapter in book["chapters"])


@pytest.mark.parametrize("name", GAMES)
def test_every_example_can_be_shown(server: Server, name: str) -> None:
    """Each cites the rules that point to it, has a position before and after, and claims something."""
    book = server.http.get(f"/api/rules/{name}").json()
    citing: dict[int, set[str]] = {}
    for chapter in book["chapters"]:
        for rule in chapter["rules"]:
            for number in rule["examples"]:
                citing.setdefault(number, set()).add(rule["id"])
    for number, title in enumerate(book["examples"]):
        shown = server.http.get(f"/api/rules/{name}/examples/{number}").json()
        assert shown["title"] == title
        assert set(shown["rules"]) == citing[number]
        assert shown["claims"]
        assert shown["before"].keys() == shown["after"].keys()


@pytest.mark.parametrize("name", GAMES)
def test_every_scenario_has_a_title_in_german(name: str) -> None:
    known = json.loads(game_named(name).data_file("scenarios/titles.de.json"))
    assert set(known) == set(titles_of(name, "en"))
    assert all(known.values())


def test_an_example_tells_what_was_done_and_what_nobody_may_do(server: Server) -> None:
    """A straight descent may go to either open exit. [CAVE-4.8]"""
    titles = server.http.get("/api/rules/cave").json()["examples"]
    number = titles.index("a straight descent may go to either open exit")
    shown = server.http.get(f"/api/rules/cave/examples/{number}").json()
    assert [(done["seat"], done["action"]["action"]) for done in shown["done"]] == [
        (0, "discover"),
        (None, "tile D NS"),
        (0, "place e EW"),
    ]
    assert "TileLaid" in [event["event"] for event in shown["done"][-1]["events"]]
    only, forbidden = shown["claims"][:2]
    assert [action["action"] for action in only["actions"]] == ["place n NS", "place e EW"]
    assert (forbidden["kind"], forbidden["rule"]) == ("may-not", "CAVE-4.8")


def test_what_does_not_exist_is_not_found(server: Server) -> None:
    assert server.http.get("/api/rules/chess").status_code == 404
    assert server.http.get("/api/rules/cave/examples/9999").status_code == 404
    assert server.http.get("/api/rules/cave", params={"lang": "fr"}).status_code == 422


def test_the_rules_come_compressed_to_whoever_can_read_that(server: Server) -> None:
    small = server.http.get("/api/rules/cave", headers={"accept-encoding": "gzip"})
    plain = server.http.get("/api/rules/cave", headers={"accept-encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()
    assert int(small.headers["content-length"]) < len(plain.content) / 2
