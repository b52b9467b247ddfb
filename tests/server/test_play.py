"""Acting: what is accepted, repeated, stale, taken back, exported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from speleo.games import game_named
from speleo.kernel.record.entries import Acted
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from tests.server.serving import PATIENCE, Person, Server, serving
from tests.server.test_tables import two


def played_out(person: Person, other: Person) -> None:
    for _ in range(200):
        seen = person.look()
        if seen["table"]["phase"] == "over":
            return
        for seat, who in ((0, person), (1, other)):
            if seat in seen["picture"]["to_act"]:
                action = "back" if len(seen["picture"]["view"]["path"]) > 2 + seat else "on"
                assert who.act(seat, action).status_code == 200


def test_a_repeat_is_done_once(server: Server) -> None:
    """The same client id again, with whatever version, is answered with the entry that it made."""
    ada, _ = two(server)
    first = ada.act(0, "on", 3, "same").json()
    again = ada.act(0, "on", 3, "same").json()
    assert (first, again) == ({"seq": 4, "repeat": False}, {"seq": 4, "repeat": True})
    assert ada.look()["seq"] == 4


def test_choices_of_the_same_round_are_not_stale(server: Server) -> None:
    """Ben chose without having seen that Ada had chosen: that changes nothing. [DIA-4.1]"""
    ada, ben = two(server)
    assert ada.act(0, "on", 3).status_code == 200
    assert ben.act(1, "on", 3).status_code == 200


def test_a_stale_submission_is_answered_with_what_happened(server: Server) -> None:
    ada, ben = two(server)
    ada.act(0, "on", 3)
    ben.act(1, "on", 3)
    late = ada.act(0, "back", 3)
    assert (late.status_code, late.json()["problem"]) == (409, "stale")
    assert [entry["seq"] for entry in late.json()["update"]["happened"]] == [4, 5]
    assert late.json()["update"]["picture"]["seat"] == 0


def test_an_illegal_action_names_its_rule(server: Server) -> None:
    ada, _ = two(server)
    refused = ada.act(0, "snake")
    assert refused.status_code == 422
    assert refused.json()["rule"].startswith("DIA-")
    assert ada.act(0, "fly").status_code == 422


def test_nobody_acts_for_somebody_else(server: Server) -> None:
    ada, ben = two(server)
    assert ben.act(0, "on").status_code == 403
    assert ada.spectator().act(0, "on").status_code == 403
    assert ada.act(7, "on").status_code == 404


def test_an_own_secret_choice_is_taken_back_at_once(server: Server) -> None:
    ada, _ = two(server)
    ada.act(0, "back")
    seen = ada.look()
    assert seen["picture"]["undo"]["needs"] == []
    ada.do("undo", seat=0, to=seen["picture"]["undo"]["to"], version=seen["seq"], client="u")
    assert ada.look()["picture"]["to_act"] == [0, 1]


def test_a_revealed_choice_is_taken_back_when_all_agree(server: Server) -> None:
    ada, ben = two(server)
    ada.act(0, "on")
    ben.act(1, "on")
    seen = ada.look()
    back = seen["picture"]["undo"]
    assert back["needs"] == [1]
    ada.do("undo", seat=0, to=back["to"], version=seen["seq"], client="u1")
    request = ben.look()["seq"]
    wanted = {"request": request, "seat": 0, "to": back["to"], "steps": 2, "needs": [1], "agreed": []}
    assert ben.look()["table"]["undo"] == wanted
    assert ada.post("undo/answer", seat=0, request=request, agree=True).json()["problem"] == "not-asked"
    ben.do("undo/answer", seat=1, request=request, agree=False)
    assert ada.look()["table"]["undo"] is None
    again = ada.do("undo", seat=0, to=back["to"], version=ada.look()["seq"], client="u2")["seq"]
    ben.do("undo/answer", seat=1, request=again, agree=True)
    assert ada.look()["happened"][-1]["what"] == "undone"
    assert ada.look()["picture"]["to_act"] == [0, 1]


def test_a_socket_that_comes_back_gets_no_gap_and_no_repeat(server: Server) -> None:
    ada, ben = two(server)
    first = ben.live()
    first.update(3)
    first.close()
    ada.act(0, "on")
    ben.act(1, "on")
    second = ben.live(since=3)
    second.update(5)
    assert [entry["seq"] for entry in first.happened + second.happened] == [1, 2, 3, 4, 5]
    second.close()


def test_the_socket_submits_like_rest(server: Server) -> None:
    ada, ben = two(server)
    live = ada.live()
    act = {"type": "act", "seat": 0, "action": "on", "version": 3, "client": "x"}
    live.send(**act)
    assert live.reply() == {"type": "done", "client": "x", "seq": 4, "repeat": False}
    live.send(**act)
    assert live.reply() == {"type": "done", "client": "x", "seq": 4, "repeat": True}
    ben.act(1, "on")
    live.send(**{**act, "client": "y"})
    assert live.reply()["problem"] == "stale"
    live.send(type="ping")
    assert live.reply()["type"] == "pong"
    live.send(type="fly")
    assert live.reply()["problem"] == "malformed"
    live.close()


@pytest.mark.parametrize("first", ["", "[]", "{}", '{"type":"act"}', '{"type":"hello","since":-1}', b"\x00\xff"])
def test_a_socket_without_a_hello_is_closed(server: Server, first: str | bytes) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/none/live") as socket:
        socket.send(first)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_a_socket_to_a_table_that_is_not_there(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/none/live") as socket:
        socket.send(json.dumps({"type": "hello"}))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_finished_match_is_verified_by_any_player(server: Server) -> None:
    """The record shows the seed that was promised, and every card follows from it."""
    ada = server.table("you", "open", name="Ada")
    promised = ada.look()["table"]["commitment"]
    ben = ada.join(1, "Ben")
    ada.do("start")
    played_out(ada, ben)
    record = Record.parse(ada.record())
    assert record.header.commitment == promised
    assert verify(record, game_named("diamant")).honest


def test_the_record_of_a_running_match_stops_before_a_secret_choice(server: Server) -> None:
    """Nobody learns from it what Ada chose, nor the seed; after the reveal it is there. [DIA-7.1]"""
    ada, ben = two(server)
    before = ada.record()
    ada.act(0, "back")
    assert ada.record() == before
    ben.act(1, "on")
    after = ada.record()
    assert "seat 1: back" in after
    assert "seed:" not in after
    Record.parse(after).replay(game_named("diamant"))


def test_a_record_is_played_on_from_any_step(server: Server) -> None:
    ada, ben = two(server)
    played_out(ada, ben)
    text = ada.record()
    over = {"record": text, "chairs": [{"kind": "you"}, {"kind": "open"}]}
    assert "is over" in server.http.post("/api/tables", json=over).json()["said"]
    again = server.table("you", "open", record=text, upto=4)
    cara = again.join(1, "Cara")
    again.do("start")
    played_out(again, cara)
    record = Record.parse(again.record())
    assert [line.entry for line in record.lines[:4]] == [line.entry for line in Record.parse(text).lines[:4]]
    assert record.ended
    record.replay(game_named("diamant"))
    assert record.header.brought == 4
    verdict = verify(record, game_named("diamant"))
    assert verdict.honest
    assert "honest after step 4" in verdict.sentence
    assert "brought along from another record" in verdict.sentence


def test_a_withdrawn_choice_is_in_no_running_record(server: Server) -> None:
    """Not even after the next reveal: what Ada thought better of is nobody's business until the end. [DIA-7.1]"""
    ada, ben = two(server)
    before = ada.record()
    ada.act(0, "back")
    seen = ada.look()
    ada.do("undo", seat=0, to=seen["picture"]["undo"]["to"], version=seen["seq"], client="thought-better")
    ada.act(0, "on")
    ben.act(1, "on")
    assert ada.record() == before
    played_out(ada, ben)
    record = Record.parse(ada.record())
    assert [line.entry.action for line in record.lines[1:2] if isinstance(line.entry, Acted)] == ["back"]
    assert verify(record, game_named("diamant")).honest


def test_a_match_with_an_own_box_is_played(server: Server) -> None:
    box = game_named("diamant").box().text.replace("treasure", "treasure")
    ada, ben = two(server, box=box + "\n")
    played_out(ada, ben)
    assert "box: own " in ada.record()


def test_a_table_of_other_rules_is_refused_and_left_alone(tmp_path: Path) -> None:
    """A log that does not replay to the positions it was played in is not played on."""
    import sqlite3

    with serving(tmp_path) as server:
        ada, _ = two(server)
        ada.act(0, "on")
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE entries SET data = json_set(data, '$.mark', 'other') WHERE kind = 'acted'")
        database.close()
        server.start()
        answer = server.http.get(f"/api/tables/{ada.key}")
        assert (answer.status_code, answer.json()["problem"]) == (409, "other-rules")


def test_why_something_is_not_possible_can_be_asked_without_doing_anything(server: Server) -> None:
    """DIA-4.1: the rule, the key of a sentence, and nothing has happened."""
    host = server.table("you", "you")
    host.do("start")
    live = host.live(seat=0)
    live.update()
    live.send(type="act", seat=0, action="on", version=live.last["seq"], client="a1")
    assert live.reply()["type"] == "done"
    seq = live.last["seq"]
    live.send(type="why", seat=0, action="on", client="w1")
    told = live.reply()
    assert (told["type"], told["rule"], told["key"]) == ("why", "DIA-4.1", "diamant-no-already-chosen")
    live.send(type="why", seat=0, action="back", client="w2")
    assert live.reply()["rule"] == ""
    live.send(type="why", seat=0, action="fly", client="w3")
    assert live.reply()["type"] == "refused"
    assert host.look()["seq"] == max(seq, live.last["seq"])
    live.close()


def test_legal_actions_come_with_their_price(server: Server) -> None:
    host = server.table("you", game="subterra")
    host.do("start")
    priced = host.look(seat=0)["picture"]["legal"]
    assert all(set(entry["price"]) == {"points", "uses", "test", "risk", "worst"} for entry in priced)


def test_gear_is_chosen_by_counts_and_judged_by_the_rules(server: Server) -> None:
    """The server makes the canonical action of them; what does not fit is refused with its rule. [CAVE-14.1]"""
    host = server.table("you", "you", game="cave")
    host.do("start")
    picture = host.look(seat=0)["picture"]
    entry = next(entry for entry in picture["legal"] if not entry["values"]["tent"])
    assert dict(entry["counts"]["items"])["prov"] == entry["counts"]["most"] == picture["view"]["slots"]
    sent = {"seat": 0, "action": entry["action"], "version": host.look(seat=0)["seq"], "client": "gear"}
    for counts in ({"prov": 9}, {"prov": 99}, {"gold": 1}, {"prov": -1}, {"prov": 1.5}):
        assert host.post("act", **sent, counts=counts).status_code in (409, 422)
    assert host.post("act", **sent, counts={"prov": 5, "rope": 1}).status_code == 200
    assert host.look(seat=0)["picture"]["view"]["teams"][0]["backpack"]["prov"] == 5


def test_somebody_may_ask_by_pointing(server: Server) -> None:
    """At a kind of action, at a place, or at counts; the answer names the rule. [CAVE-14.1]"""
    host = server.table("you", "you", game="cave")
    host.do("start")
    live = host.live(seat=0)
    legal = live.update()["picture"]["legal"]
    asked = [
        {"action": legal[0]["action"], "counts": {"prov": 9}},
        {"kind": "discover"},
        {"kind": "move", "at": [0, -1]},
    ]
    for number, about in enumerate(asked):
        live.send(type="why", seat=0, client=f"w{number}", **about)
        told = live.reply()
        assert told["type"] == "why", told
        assert told["rule"].startswith("CAVE-")
    live.send(type="why", seat=0, client="w9", kind="no such thing")
    assert live.reply()["rule"] == ""
    live.close()
