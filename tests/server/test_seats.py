"""A seat belongs to whoever holds it: what it gave out dies with it, and nobody takes it by a back door."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.serving import Person, Server
from tests.server.test_tables import two


def arrived(at: Person, code: str, name: str = "") -> Person:
    """Somebody new who used a code."""
    return Person(at.server, at.key, at.spectator().do("arrive", code=code, name=name)["token"])


def gone(at: Person, code: str) -> bool:
    answer = at.spectator().post("arrive", code=code)
    return (answer.status_code, answer.json()["problem"]) == (404, "no-offer")


def three(server: Server) -> tuple[Person, Person, Person]:
    """A started table of Ada, Ben and Cara."""
    ada = server.table("you", "open", "open", name="Ada")
    people = ada, ada.join(1, "Ben"), ada.join(2, "Cara")
    ada.do("start")
    return people


def who(chair: dict[str, Any]) -> tuple[object, ...]:
    return tuple(chair[fact] for fact in ("kind", "name", "bot", "resigned"))


# hand-over codes


@pytest.mark.parametrize("give", [False, True])
def test_a_code_dies_when_its_seat_is_left_and_taken_by_somebody_else(server: Server, give: bool) -> None:
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    code = ben.do("offer", seats=[1], give=give)["code"]
    ben.do("seats/1/leave")
    assert gone(ben, code)
    cara = ada.join(1, "Cara")
    assert gone(ben, code)
    assert cara.look()["you"]["seats"] == [1]


def test_a_code_dies_when_the_host_removes_its_holder(server: Server) -> None:
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    code = ben.do("offer", seats=[1])["code"]
    ada.do("seats/1/leave")
    ada.join(1, "Cara")
    assert gone(ben, code)


def test_a_code_dies_when_its_seat_is_given_away(server: Server) -> None:
    """Ben made a code for himself, then gave the seat to Cara: his own code brings him nothing back."""
    _, ben = two(server)
    tablet = arrived(ben, ben.do("offer", seats=[1])["code"])
    given = ben.do("offer", seats=[1], give=True)["code"]
    cara = arrived(ben, given, "Cara")
    kept = cara.do("offer", seats=[1])["code"]
    for person in (ben, tablet):
        assert person.look()["you"]["seats"] == []
        assert person.post("offer", seats=[1]).status_code == 403
    assert gone(ben, given)
    assert arrived(cara, kept).look()["you"]["seats"] == [1]


def test_a_new_code_for_a_seat_ends_the_one_before(server: Server) -> None:
    """So whoever sent a link to the wrong person makes another one."""
    _, ben = two(server)
    first, second = (ben.do("offer", seats=[1], give=True)["code"] for _ in range(2))
    assert gone(ben, first)
    assert arrived(ben, second).look()["you"]["seats"] == [1]


def test_a_code_of_two_seats_dies_with_either(server: Server) -> None:
    ada = server.table("you", "open")
    ada.do("seats/1/claim", name="Ben")
    code = ada.do("offer", seats=[0, 1])["code"]
    ada.do("seats/1/leave")
    assert gone(ada, code)


def test_a_code_dies_when_its_seat_resigns(server: Server) -> None:
    _, ben = two(server)
    code = ben.do("offer", seats=[1], give=True)["code"]
    ben.do("seats/1/resign")
    assert gone(ben, code)
    assert ben.post("offer", seats=[1], give=True).json()["problem"] == "resigned"


def test_a_code_is_used_once_by_many_at_once(server: Server) -> None:
    _, ben = two(server)
    for give in (False, True):
        code = ben.do("offer", seats=[1], give=give)["code"]
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _, code=code: ben.spectator().post("arrive", code=code), range(8)))
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7


def test_everybody_sees_that_a_seat_was_handed_over(server: Server) -> None:
    ada, ben = two(server)
    arrived(ben, ben.do("offer", seats=[1], give=True)["code"], "Cara")
    told = ada.look()["happened"][-1]
    assert (told["what"], told["seats"], told["name"], told["give"]) == ("arrived", [1], "Cara", True)


# feeds


def test_a_feed_dies_with_the_seat(server: Server) -> None:
    ada, ben = two(server)
    path = ben.do("subscribe")["path"]
    assert server.http.get(path).status_code == 200
    arrived(ben, ben.do("offer", seats=[1], give=True)["code"], "Cara")
    assert server.http.get(path).status_code == 404
    other = ada.do("subscribe")["path"]
    again = ada.do("subscribe")["path"]
    assert [server.http.get(address).status_code for address in (other, again)] == [404, 200]
    ada.do("seats/0/leave")
    assert server.http.get(again).status_code == 404


def test_a_feed_of_two_seats_forgets_the_one_that_was_left(server: Server) -> None:
    ada = server.table("you", "open", "open", name="Ada")
    ada.do("seats/1/claim", name="Anna")
    ada.join(2, "Ben")
    path = ada.do("subscribe")["path"]
    ada.do("seats/0/leave")
    ada.join(0, "Cara")
    ada.do("start")
    told = server.http.get(path).text
    assert "Anna" in told
    assert "Cara" not in told


# leaving, resigning and taking a seat in play


def test_resigning_is_final_whatever_comes_after(server: Server) -> None:
    """Not by coming back, not by leaving and claiming again, not for anybody else, and a bot goes on playing."""
    ada, ben = two(server)
    ben.do("seats/1/resign")
    assert ben.post("seats/1/return").json()["problem"] == "resigned"
    assert ben.post("seats/1/bot", bot="thumb").json()["problem"] == "resigned"
    ben.do("seats/1/leave")
    for person in (ben, ada, ada.spectator()):
        assert person.post("seats/1/claim", name="Ben").json()["problem"] == "resigned"
    chair = ada.look()["table"]["seats"][1]
    assert (chair["kind"], chair["resigned"], chair["bot"]) == ("open", True, "stand-in")


def test_a_seat_that_is_left_in_play_goes_on_with_a_stand_in(server: Server) -> None:
    """And everybody knows who got up. [CAVE-3.13]"""
    ada, ben = two(server)
    live = ada.live()
    ben.do("seats/1/leave")
    while not any(entry["what"] == "acted" and entry["seat"] == 1 for entry in live.happened):
        live.read()
    left = next(entry for entry in live.happened if entry["what"] == "left")
    assert (left["seat"], left["name"]) == (1, "Ben")
    assert who(live.last["table"]["seats"][1]) == ("open", "", "stand-in", False)
    live.close()


def test_an_opponent_cannot_take_a_seat_that_was_left_in_play(server: Server) -> None:
    """Neither with their own secret nor as a stranger: the host and everybody else must agree to them."""
    ada, ben, cara = three(server)
    cara.do("seats/2/leave")
    knocking = ben.do("seats/2/claim", name="Cara again")
    assert (knocking["waiting"], knocking["token"]) == (True, ben.token)
    assert ben.look()["you"]["seats"] == [1]
    assert ben.act(2, "on").status_code == 403
    knock = ada.look()["table"]["knock"]
    assert (knock["seat"], knock["name"], knock["agreed"], knock["host"]) == (2, "Cara again", [1], False)
    assert ada.spectator().post("seats/2/claim", name="Eve").json()["problem"] == "knocking"
    ada.do("admit", request=knock["request"], agree=False)
    assert ada.look()["table"]["knock"] is None
    assert ben.look()["you"]["seats"] == [1]


def test_somebody_new_takes_a_seat_in_play_when_all_agree(server: Server) -> None:
    ada, ben, cara = three(server)
    cara.do("seats/2/leave")
    made = ada.spectator().do("seats/2/claim", name="Dora")
    dora = Person(server, ada.key, made["token"])
    request = ada.look()["table"]["knock"]["request"]
    assert dora.post("admit", request=request, agree=True).status_code == 403
    assert cara.post("admit", request=request, agree=True).status_code == 403
    ada.do("admit", request=request, agree=True)
    assert dora.look()["you"]["seats"] == []
    assert ada.post("admit", request=request, agree=True).json()["problem"] == "not-asked"
    assert ben.post("admit", request=request + 1, agree=True).json()["problem"] == "overtaken"
    ben.do("admit", request=request, agree=True)
    assert dora.look()["you"]["seats"] == [2]
    assert who(ada.look()["table"]["seats"][2]) == ("person", "Dora", "", False)
    assert ben.post("admit", request=request, agree=True).json()["problem"] == "overtaken"


def test_the_word_of_somebody_who_is_away_is_needed_too(server: Server) -> None:
    """A stand-in says yes for nobody."""
    ada, ben, cara = three(server)
    cara.do("seats/2/leave")
    ben.do("seats/1/bot", bot="thumb")
    ada.do("seats/2/claim", name="Ada twice")
    assert ada.look()["you"]["seats"] == [0]
    request = ada.look()["table"]["knock"]["request"]
    ben.do("admit", request=request, agree=True)
    assert ada.look()["you"]["seats"] == [0, 2]


def test_who_left_sits_down_again_with_the_old_secret_or_a_new_one(server: Server) -> None:
    """A secret that holds nothing here is not taken over: whoever sends it gets a new one."""
    ada = server.table("you", "open")
    ben = ada.join(1, "Ben")
    ben.do("seats/1/leave")
    made = ben.do("seats/1/claim", name="Ben")
    assert made["token"] != ben.token
    assert Person(server, ada.key, made["token"]).look()["you"]["seats"] == [1]


def test_nobody_sits_down_when_the_match_is_over(server: Server) -> None:
    host = server.table("you", "thumb")
    live = host.live()
    host.do("start")
    host.do("seats/0/bot", bot="odds")
    while live.last.get("table", {}).get("phase") != "over":
        live.read()
    live.close()
    host.do("seats/0/leave")
    assert host.post("seats/0/claim", name="Late").json()["problem"] == "over"


def test_knocks_are_counted(server: Server) -> None:
    """A stranger with the link cannot go on asking for ever."""
    ada, ben = two(server)
    ben.do("seats/1/leave")
    for _ in range(10):
        ada.spectator().do("seats/1/claim", name="Pest")
        ada.do("admit", request=ada.look()["table"]["knock"]["request"], agree=False)
    assert ada.spectator().post("seats/1/claim", name="Pest").json()["problem"] == "shut"


# bots that others choose


def test_the_host_does_not_make_an_opponent_weaker(server: Server) -> None:
    """In play nobody chooses another bot for a bot, nor which one stands in for somebody else."""
    ada = server.table("you", "open", "odds")
    ben = ada.join(1, "Ben")
    ada.do("start")
    assert ada.post("seats/2/bot", bot="random").json()["problem"] == "not-waiting"
    ben.do("seats/1/leave")
    assert ada.post("seats/1/bot", bot="random").json()["problem"] == "not-waiting"
    assert ada.look()["table"]["seats"][1]["bot"] == "stand-in"
