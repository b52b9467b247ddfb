"""Before the match: characters, looks, who is ready, what the host changes, and who is asked to get up."""

from __future__ import annotations

from typing import Any

import pytest

from speleo.games import game_named
from tests.server.sealers import Sealer
from tests.server.serving import Person, Server


def seats(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.look()["table"]["seats"]
    return found


def problem(person: Person, what: str, **asked: object) -> tuple[int, str]:
    answer = person.post(what, **asked)
    return answer.status_code, answer.json()["problem"]


def is_listed(person: Person) -> bool:
    return any(table["id"] == person.key for table in person.server.http.get("/api/tables").json())


# bots are somebody


def test_bots_have_names_that_all_see_and_that_stand_in_the_record(server: Server) -> None:
    ada = server.table("you", "odds", "odds", "thumb", name="Ada")
    assert [chair["name"] for chair in seats(ada.spectator())] == ["Ada", "Nora", "Ida", "Toni"]
    ada.do("start")
    assert "seat 2: bot odds as Nora\nseat 3: bot odds as Ida\nseat 4: bot thumb as Toni\n" in ada.record()
    replayed = server.http.post("/api/replay", json={"record": ada.record()}).json()
    assert [chair["name"] for chair in replayed["table"]["seats"]] == ["Ada", "Nora", "Ida", "Toni"]


def test_a_bot_that_is_seated_in_the_lobby_gets_a_name_that_is_free(server: Server) -> None:
    ada = server.table("you", "open", "odds")
    ada.do("seats/1/bot", bot="odds")
    assert [chair["name"] for chair in seats(ada)][1:] == ["Ida", "Nora"]
    ada.do("seats/1/bot", bot="thumb")
    assert seats(ada)[1]["name"] == "Toni", "with another level comes somebody else"
    told = [entry for entry in ada.look()["happened"] if entry["what"] == "seated"]
    assert [entry["name"] for entry in told] == ["Ida", "Toni"]


def test_the_games_tell_who_plays_their_bots(server: Server) -> None:
    diamant = next(game for game in server.http.get("/api/games").json() if game["name"] == "diamant")
    expert = next(one for one in diamant["cast"] if one["bot"] == "expert")
    assert expert == {"bot": "expert", "level": 3, "style": "style-diamant-expert", "faces": ["Nora", "Ida", "Otto"]}
    assert [one["bot"] for one in diamant["cast"]] == diamant["bots"]


def test_a_game_that_all_win_or_lose_together_tells_the_medal_for_each_ending(server: Server) -> None:
    """Best first, with the reasons that stand in a memento; the words for all of them are known."""
    games = {game["name"]: game for game in server.http.get("/api/games").json()}
    for name, told in games.items():
        game = game_named(name)
        assert [one["reason"] for one in told["medals"]] == list(game.endings)
        for lang in ("en", "de"):
            words = game.data_file(f"texts/{lang}.ftl")
            assert all(f"{name}-medal-{one['medal']} =" in words for one in told["medals"])
    assert [one["medal"] for one in games["subterra"]["medals"]] == ["gold", "silver", "bronze", "defeat"]
    assert games["diamant"]["medals"] == []


# looks and names


def test_people_choose_how_they_look_and_no_colour_is_there_twice(server: Server) -> None:
    ada = server.table("you", "open", "odds", look={"colour": 2, "figure": 1, "hat": 7})
    ben = ada.join(1, "Ben")
    assert [chair["colour"] for chair in seats(ada)] == [2, 1, 0], "the bot has what is left"
    assert problem(ben, "seats/1/look", colour=2, figure=0, hat=0) == (409, "colour-taken")
    ben.do("seats/1/look", colour=0, figure=4, hat=3)
    assert seats(ada)[1]["look"] == {"colour": 0, "figure": 4, "hat": 3}
    assert sorted(chair["colour"] for chair in seats(ada)) == [0, 1, 2]
    assert problem(ada, "seats/1/look", figure=0, hat=0) == (403, "not-yours")
    assert problem(ben, "seats/1/look", figure=8, hat=0) == (422, "malformed")
    ada.do("start")
    assert problem(ben, "seats/1/look", figure=0, hat=0) == (409, "not-waiting")


def test_who_sits_down_in_a_taken_colour_sits_down_in_another(server: Server) -> None:
    ada = server.table("you", "open", look={"colour": 5, "figure": 1, "hat": 7})
    made = ada.spectator().do("seats/1/claim", name="Ben", look={"colour": 5, "figure": 2, "hat": 2})
    assert made["token"]
    assert [chair["colour"] for chair in seats(ada)] == [5, 1]
    assert seats(ada)[1]["look"] == {"colour": None, "figure": 2, "hat": 2}


def test_a_new_name_is_told_and_forgotten_like_the_old_one(server: Server) -> None:
    ada = server.table("you", "odds", name="Ada")
    ada.do("seats/0/name", name="Mara")
    assert seats(ada)[0]["name"] == "Mara"
    assert ada.post("seats/0/name", name=" ").status_code == 422
    assert problem(ada.spectator(), "seats/0/name", name="Eve") == (403, "not-yours")


# ready, and asked to get up


def test_people_say_that_they_are_ready_and_say_it_again_when_the_rules_change(server: Server) -> None:
    ada = server.table("you", "open", "open")
    ben = ada.join(1, "Ben")
    ada.do("seats/0/ready", ready=True)
    ben.do("seats/1/ready", ready=True)
    assert [chair["ready"] for chair in seats(ada)] == [True, True, False]
    ada.do("terms", title="Thursday crew")
    assert seats(ada)[1]["ready"], "a name of the table changes nothing"
    ada.do("terms", options={"chests": "closed"})
    assert [chair["ready"] for chair in seats(ada)] == [True, False, False]
    assert problem(ada, "seats/1/ready", ready=True) == (403, "not-yours")


def test_who_was_asked_to_get_up_does_not_sit_down_again(server: Server) -> None:
    ada = server.table("you", "open", "open")
    ben, cara = ada.join(1, "Ben"), ada.join(2, "Cara")
    assert problem(cara, "seats/1/leave") == (403, "not-yours")
    ada.do("seats/1/leave")
    assert [entry.get("why") for entry in ada.look()["happened"] if entry["what"] == "left"] == ["host"]
    assert problem(ben, "seats/1/claim", name="Ben") == (403, "barred")
    assert problem(ben, "say", text="hello") == (403, "not-yours")
    cara.do("seats/2/leave")
    cara.do("seats/2/claim", name="Cara")
    assert seats(ada)[2]["name"] == "Cara", "who got up by themselves may come back"


# what is agreed


def test_the_host_changes_what_is_agreed_and_the_match_is_played_by_it(server: Server) -> None:
    ada = server.table("you", "open", "odds", title="Old name")
    ada.do("terms", title="Thursday crew", options={"chests": "closed"}, seats=2, turn_seconds=120, free_undo=True)
    facts = ada.look()["table"]
    assert (facts["title"], facts["options"]["chests"], facts["turn_seconds"]) == ("Thursday crew", "closed", 120)
    assert [chair["kind"] for chair in facts["seats"]] == ["person", "open"]
    ada.do("terms", seats=3)
    ada.do("seats/1/bot", bot="odds")
    ada.do("seats/2/bot", bot="odds")
    ada.do("start")
    assert "chests=closed" in ada.record()
    assert ada.record().count("\nseat ") == 3


def test_a_changed_table_is_the_same_after_it_was_read_again(tmp_path: Any) -> None:
    from tests.server.serving import serving

    with serving(tmp_path) as server:
        ada = server.table("you", "odds", "odds")
        ada.do("terms", seats=2, title="Night", options={"chests": "closed"})
        ada.do("seats/0/look", colour=3, figure=1, hat=1)
        before = ada.look()["table"]
        server.stop()
        server.start()
        assert ada.look()["table"] == before


@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ({"seats": 1}, (409, "taken")),
        ({"seats": 9}, (422, "illegal")),
        ({"options": {"chests": "upside-down"}}, (422, "illegal")),
        ({"edition": "nowhere"}, (422, "illegal")),
        ({"title": "a\u0000b"}, (422, "illegal")),
    ],
)
def test_terms_that_cannot_be_are_refused_and_nothing_is_written(
    server: Server, asked: dict[str, object], refusal: tuple[int, str]
) -> None:
    ada = server.table("you", "open")
    ada.join(1, "Ben")
    before = ada.look()["seq"]
    assert problem(ada, "terms", **asked) == refusal
    assert ada.look()["seq"] == before


def test_only_the_host_changes_terms_and_only_before_the_match(server: Server) -> None:
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    assert problem(ben, "terms", title="Mine") == (403, "not-yours")
    ada.do("start")
    assert problem(ada, "terms", title="Late") == (409, "not-waiting")


def test_another_edition_brings_its_own_options(server: Server) -> None:
    ada = server.table("you", "explorer", game="cave", edition="pegasus")
    plain = server.table("you", "explorer", game="cave", edition="rebel").look()["table"]
    ada.do("terms", edition="rebel")
    assert (ada.look()["table"]["edition"], ada.look()["table"]["options"]) == ("rebel", plain["options"])


def test_a_record_that_is_played_on_keeps_its_rules_but_not_its_name(server: Server) -> None:
    old = server.table("you", "odds")
    old.do("start")
    ada = server.table("you", "odds", record=old.record(), upto=0)
    assert problem(ada, "terms", options={"chests": "closed"}) == (409, "terms-stand")
    ada.do("terms", title="Again")
    assert ada.look()["table"]["title"] == "Again"


def test_no_term_changes_while_the_deal_is_sealed_and_pledges_outlive_a_change(server: Server) -> None:
    """Before the start no nonce is known, so a change of options chooses no cards; after it nothing changes."""
    ada = server.table("you", "open", "odds")
    ben = ada.join(1, "Ben")
    first, second = Sealer(ada, 0), Sealer(ben, 1)
    first.pledge()
    second.pledge()
    ada.do("terms", options={"chests": "closed"}, seats=2)
    assert all(ada.look()["table"]["sealing"]["pledges"])
    ada.do("start")
    assert problem(ada, "terms", options={"chests": "open"}) == (409, "sealed")
    first.reveal()
    second.reveal()
    assert ada.look()["table"]["phase"] == "running"


def test_a_table_comes_on_the_public_list_and_leaves_it(server: Server) -> None:
    ada = server.table("you", "open")
    assert not is_listed(ada)
    ada.do("terms", listed=True)
    assert is_listed(ada)
    ada.do("terms", listed=False)
    assert not is_listed(ada)
