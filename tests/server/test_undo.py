"""Going back at a table: a request and its answers, and who never agrees to what was revealed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from speleo.games import game_named
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from tests.server.serving import CLIENTS, Person, Server, serving
from tests.server.test_seats import arrived, three
from tests.server.test_tables import two


def ask(person: Person, seat: int, to: int | None = None, version: int | None = None) -> httpx.Response:
    """Ask to go back, by default to before the latest own step."""
    seen = person.look(seat=seat)
    if to is None:
        to = seen["picture"]["undo"]["to"]
    asked = seen["seq"] if version is None else version
    return person.post("undo", seat=seat, to=to, version=asked, client=f"u{next(CLIENTS)}")


def settled(person: Person, seat: int) -> httpx.Response:
    """Ask again for as long as bots act between looking and asking."""
    while (asked := ask(person, seat)).json().get("problem") == "stale":
        continue
    return asked


def answer(person: Person, seat: int, request: int, agree: bool = True) -> httpx.Response:
    return person.post("undo/answer", seat=seat, request=request, agree=agree)


def round_of(*people: Person) -> None:
    """Everybody goes on, and a card comes."""
    for seat, person in enumerate(people):
        assert person.act(seat, "on").status_code == 200


def last(person: Person) -> dict[str, Any]:
    entry: dict[str, Any] = person.look()["happened"][-1]
    return entry


# a request names its target, an answer names the request


def test_an_answer_to_a_request_that_was_overtaken_agrees_to_nothing(server: Server) -> None:
    """Ben means the last round; meanwhile Ada has asked for the whole match. He is asked anew."""
    ada, ben = two(server)
    round_of(ada, ben)
    first = ask(ada, 0).json()["seq"]
    second = ask(ada, 0, to=0).json()["seq"]
    assert last(ben)["void"] == first
    refused = answer(ben, 1, first)
    assert (refused.status_code, refused.json()["problem"]) == (409, "overtaken")
    assert ben.look()["table"]["undo"]["to"] == 0
    assert answer(ben, 1, second).status_code == 200
    assert (last(ada)["what"], last(ada)["to"], last(ada)["request"]) == ("undone", 0, second)


def test_a_request_says_how_much_it_would_take_back(server: Server) -> None:
    ada, ben = two(server)
    round_of(ada, ben)
    round_of(ada, ben)
    request = ask(ada, 0, to=0).json()["seq"]
    assert ben.look()["table"]["undo"] | {"needs": [1]} == {
        **{"request": request, "seat": 0, "to": 0, "steps": 4, "needs": [1], "agreed": []}
    }
    assert last(ben)["steps"] == 4


def test_an_action_makes_a_request_void_and_everybody_sees_it(server: Server) -> None:
    ada, ben = two(server)
    round_of(ada, ben)
    request = ask(ada, 0).json()["seq"]
    ben.act(1, "on")
    for person in (ada, ben, ada.spectator()):
        assert person.look()["table"]["undo"] is None
        assert (last(person)["what"], last(person)["void"]) == ("acted", request)
    assert answer(ben, 1, request).json()["problem"] == "overtaken"


@pytest.mark.parametrize("how", ["give", "leave", "bot", "resign"])
def test_a_request_is_void_when_somebody_who_was_asked_is_not_there_any_more(server: Server, how: str) -> None:
    """Whoever comes after them never saw what they were asked."""
    ada, ben, cara = three(server)
    round_of(ada, ben, cara)
    request = ask(ada, 0).json()["seq"]
    assert answer(cara, 2, request).status_code == 200
    if how == "give":
        dora = arrived(ben, ben.do("offer", seats=[1], give=True)["code"], "Dora")
        assert answer(dora, 1, request).json()["problem"] == "overtaken"
    elif how == "bot":
        ben.do("seats/1/bot", bot="thumb")
    else:
        ben.do(f"seats/1/{how}")
    assert ada.look()["table"]["undo"] is None
    assert any(entry.get("void") == request for entry in ada.look()["happened"])
    assert not any(entry["what"] == "undone" for entry in ada.look()["happened"])


def test_a_request_is_made_for_the_moment_that_was_seen(server: Server) -> None:
    """Ben's secret choice came between: going back would take it along, so Ada looks again first."""
    ada, ben = two(server)
    ada.act(0, "on")
    seen = ada.look()
    assert seen["picture"]["undo"]["needs"] == []
    ben.act(1, "on")
    assert ask(ada, 0, version=seen["seq"]).json()["problem"] == "stale"


def test_two_yes_at_once_go_back_once(server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    ada, ben = two(server)
    round_of(ada, ben)
    request = ask(ada, 0).json()["seq"]
    with ThreadPoolExecutor(4) as pool:
        found = [made.status_code for made in pool.map(lambda _: answer(ben, 1, request), range(4))]
    assert sorted(found) == [200, 409, 409, 409]
    assert [entry["what"] for entry in ada.look()["happened"]].count("undone") == 1


# who never agrees to what was revealed


def waited_for(live: Any, what: str, seat: int) -> None:
    while not any(entry["what"] == what and entry.get("seat") == seat for entry in live.happened):
        live.read()


def test_a_stand_in_never_agrees_past_a_revealed_card(tmp_path: Path) -> None:
    """Not the one that the host put there to get the agreement."""
    with serving(tmp_path, absent_seconds=0) as server:
        ada, ben = two(server)
        round_of(ada, ben)
        ada.do("seats/1/bot", bot="")
        seen = ada.look()
        assert (seen["picture"]["undo"]["needs"], seen["picture"]["undo"]["against"]) == ([], [1])
        refused = settled(ada, 0)
        assert (refused.status_code, refused.json()["problem"]) == (409, "revealed")


@pytest.mark.parametrize("how", ["resign", "leave"])
def test_nobody_agrees_for_who_resigned_or_left(server: Server, how: str) -> None:
    ada = server.table("you", "open", "odds", name="Ada", free_undo=True)
    ben = ada.join(1, "Ben")
    ada.do("start")
    ada.act(0, "on")
    ben.act(1, "on")
    live = ada.live()
    waited_for(live, "acted", 2)
    live.close()
    ben.do(f"seats/1/{how}")
    assert settled(ada, 0).json()["problem"] == "revealed"


def test_a_bot_agrees_where_nothing_was_revealed(server: Server) -> None:
    """Ada chose, then the bot, both in secret; Ben has yet to choose. [DIA-4.1]"""
    ada = server.table("you", "open", "odds", name="Ada")
    ada.join(1, "Ben")
    live = ada.live()
    ada.do("start")
    waited_for(live, "acted", 2)
    live.close()
    ada.act(0, "on")
    assert ada.look()["picture"]["undo"] == {**ada.look()["picture"]["undo"], "needs": [], "against": []}
    assert settled(ada, 0).status_code == 200
    assert 0 in ada.look()["picture"]["to_act"]


def revealed_against_a_bot(server: Server, **more: object) -> Person:
    """Ada against a bot, after the first round."""
    ada = server.table("you", "odds", name="Ada", **more)
    live = ada.live()
    ada.do("start")
    waited_for(live, "acted", 1)
    ada.act(0, "on")
    while not any(event["event"] == "ChoicesRevealed" for entry in live.happened for event in entry["events"]):
        live.read()
    live.close()
    return ada


def test_a_bot_does_not_let_a_revealed_card_be_taken_back(server: Server) -> None:
    ada = revealed_against_a_bot(server)
    assert ada.look()["picture"]["undo"]["against"] == [1]
    assert settled(ada, 0).json()["problem"] == "revealed"


def test_with_free_undo_it_does_and_the_table_and_the_record_say_so(server: Server) -> None:
    ada = revealed_against_a_bot(server, free_undo=True)
    assert settled(ada, 0).status_code == 200
    facts = ada.look()["table"]
    assert (facts["free_undo"], facts["taken_back"]) == (True, 1)
    ada.do("seats/0/bot", bot="odds")
    live = ada.live()
    while live.last.get("table", {}).get("phase") != "over":
        live.read()
    live.close()
    text = ada.record()
    assert "\nundo: free against bots\ndealing: sealed\n" in text
    assert "\nseat 2: bot odds as " in text
    record = Record.parse(text)
    assert verify(record, game_named("diamant")).honest
    replayed = server.http.post("/api/replay", json={"record": text}).json()
    assert replayed["table"]["free_undo"]
    on = server.table("you", "odds", record=text, upto=2)
    assert on.look()["table"]["free_undo"], "who plays on from it goes on by its terms"
    assert live.last["table"]["taken_back"] == 1


def test_a_record_of_other_tables_says_nothing_of_undo(server: Server) -> None:
    ada, ben = two(server)
    round_of(ada, ben)
    assert "undo:" not in ada.record()
    assert not ada.look()["table"]["free_undo"]


# what can be taken back is said beforehand


def marked(person: Person, seat: int) -> set[bool]:
    return {entry.get("back", False) for entry in person.look(seat=seat)["picture"]["legal"]}


def test_an_offer_says_whether_it_can_be_taken_back_alone(server: Server) -> None:
    """The first to choose may think again; the last one's choice turns up a card."""
    ada, ben = two(server)
    assert marked(ada, 0) == marked(ben, 1) == {True}
    ada.act(0, "on")
    assert marked(ben, 1) == {False}


def test_where_bots_allow_every_undo_every_offer_says_so(server: Server) -> None:
    """Alone with bots and free undo nothing is final; with a person at the table it may be."""
    alone = server.table("you", "odds", name="Ada", free_undo=True)
    alone.do("start")
    assert marked(alone, 0) == {True}
    shared = server.table("you", "open", name="Ada", free_undo=True)
    ben = shared.join(1, "Ben")
    shared.do("start")
    shared.act(0, "on")
    assert marked(ben, 1) == {False}
