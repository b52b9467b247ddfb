"""Making tables, sitting down, getting up, handing over."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from tests.server.serving import Person, Server


def two(server: Server, **more: object) -> tuple[Person, Person]:
    """A started table of Ada and Ben."""
    ada = server.table("you", "open", name="Ada", **more)
    ben = ada.join(1, "Ben")
    ada.do("start")
    return ada, ben


def test_a_private_table_is_found_by_its_id_alone(server: Server) -> None:
    """It is not listed, and whoever guesses an id learns nothing."""
    private = server.table("you", "open")
    public = server.table("you", "open", listed=True)
    listed = [table["id"] for table in server.http.get("/api/tables").json()]
    assert public.key in listed
    assert private.key not in listed
    assert private.spectator().look()["table"]["phase"] == "waiting"
    assert server.http.get("/api/tables/abcdefghijklmnopqrstuv").status_code == 404


def test_secrets_are_kept_hashed_and_shown_once(server: Server) -> None:
    ada, ben = two(server)
    seen = [str(person.look()) for person in (ada, ben, ada.spectator())]
    files = b"".join(path.read_bytes() for path in server.folder.iterdir())
    for secret in (ada.token, ben.token):
        assert secret.encode() not in files
        assert all(secret not in text for text in seen)


def test_only_the_host_starts_and_only_with_all_seats_taken(server: Server) -> None:
    host = server.table("you", "open")
    assert host.post("start").json()["problem"] == "open-seats"
    ben = host.join(1, "Ben")
    assert ben.post("start").status_code == 403
    host.do("start")
    assert host.post("start").json()["problem"] == "not-waiting"


def test_a_taken_seat_cannot_be_claimed_and_a_left_one_can(server: Server) -> None:
    host = server.table("you", "open")
    ben = host.join(1, "Ben")
    assert host.spectator().post("seats/1/claim", name="Eve").json()["problem"] == "taken"
    assert host.spectator().post("seats/1/leave").status_code == 403
    ben.do("seats/1/leave")
    cara = host.join(1, "Cara")
    assert cara.look()["you"]["seats"] == [1]
    assert ben.look()["you"]["seats"] == []


def test_a_code_brings_a_seat_to_another_device_once(server: Server) -> None:
    ada, ben = two(server)
    code = ben.do("offer", seats=[1])["code"]
    tablet = Person(server, ben.key, ben.spectator().do("arrive", code=code)["token"])
    assert tablet.look()["you"]["seats"] == ben.look()["you"]["seats"] == [1]
    assert ben.spectator().post("arrive", code=code).json()["problem"] == "no-offer"
    assert ada.post("offer", seats=[1]).status_code == 403


def test_a_seat_is_handed_to_somebody_else(server: Server) -> None:
    """The one who gave it away sees and does nothing there any more."""
    ada, ben = two(server)
    code = ben.do("offer", seats=[1], give=True)["code"]
    cara = Person(server, ben.key, ben.spectator().do("arrive", code=code, name="Cara")["token"])
    assert cara.look()["table"]["seats"][1]["name"] == "Cara"
    assert ben.look()["picture"]["seat"] is None
    assert ben.act(1, "on").status_code == 403
    assert cara.act(1, "on").status_code == 200
    assert ada.look()["table"]["seats"][1]["kind"] == "person"


def test_a_bot_plays_for_a_person_until_they_come_back(server: Server) -> None:
    ada, ben = two(server)
    live = ada.live()
    ben.do("seats/1/bot", bot="thumb")
    while not any(entry["what"] == "acted" and entry["seat"] == 1 for entry in live.happened):
        live.read()
    assert ben.act(1, "on").json()["problem"] == "away"
    ben.do("seats/1/return")
    assert ada.look()["table"]["seats"][1]["bot"] == ""
    live.close()


def test_who_resigns_is_played_by_a_bot_for_good(server: Server) -> None:
    ada, ben = two(server)
    ben.do("seats/1/resign")
    assert ben.post("seats/1/return").json()["problem"] == "resigned"
    assert ada.look()["table"]["seats"][1]["resigned"]


def test_the_clock_lets_a_bot_play_for_whoever_is_absent(server: Server) -> None:
    ada, ben = two(server, turn_seconds=1)
    live = ada.live()
    while not any(entry["what"] == "acted" for entry in live.happened):
        live.read()
    assert [entry["why"] for entry in live.happened if entry["what"] == "seated"][:1] == ["clock"]
    while ben.post("seats/1/return").json().get("problem") == "overdue":
        live.read()
    assert ben.look()["table"]["seats"][1]["kind"] == "person"
    live.close()


def test_bots_play_a_whole_match_and_a_rematch_keeps_everybody(server: Server) -> None:
    host = server.table("odds", "thumb", "random")
    live = host.live()
    host.do("start")
    while live.last.get("table", {}).get("phase") != "over":
        live.read()
    again = host.do("rematch")["id"]
    assert host.do("rematch")["id"] == again
    following = Person(server, again, host.token).look()
    assert following["you"]["host"]
    assert [seat["bot"] for seat in following["table"]["seats"]] == ["odds", "thumb", "random"]
    live.close()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_to_its_end(server: Server, name: str) -> None:
    """Bots alone at a table; the record that comes out is complete and honest."""
    game = game_named(name)
    host = server.table(*["random"] * max(2, min(game.seats)), game=name)
    live = host.live()
    host.do("start")
    while live.last.get("table", {}).get("phase") != "over":
        live.read()
    live.close()
    assert live.last["picture"]["outcome"]["over"]
    assert verify(Record.parse(host.record()), game).honest


def test_one_screen_for_two_people_shows_no_seat_its_neighbours_secrets(server: Server) -> None:
    """Who holds two seats sees what a spectator sees, until one of them says who is looking. [DIA-7.1]"""
    ada = server.table("you", "open")
    ada.do("seats/1/claim", name="Ben")
    ada.do("start")
    live = ada.live()
    assert live.update(3)["you"] == {"seats": [0, 1], "host": True, "looking": None}
    assert live.last["picture"]["seat"] is None
    live.send(type="look", seat=0)
    assert live.read()["picture"]["seat"] == 0
    live.send(type="act", seat=0, action="back", version=3, client="one")
    assert live.update(4)["picture"]["view"]["seats"][0]["choice"] == "back"
    live.send(type="look", seat=1)
    while live.last["picture"]["seat"] != 1:
        live.read()
    assert live.last["picture"]["view"]["seats"][0] == {**live.last["picture"]["view"]["seats"][0], "choice": ""}
    live.close()


def test_a_feed_tells_whose_turn_it_is(server: Server) -> None:
    """For feed readers: no view, no secret, and a new entry for every turn."""
    ada, ben = two(server, title="Win at evil.example")
    path = ada.do("subscribe")["path"]
    first = server.http.get(path)
    assert first.headers["content-type"].startswith("application/atom+xml")
    assert "Diamant: it is your turn, Ada." in first.text
    assert "evil" not in first.text
    ada.act(0, "on")
    assert "your turn" not in server.http.get(path).text
    ben.act(1, "on")
    again = ElementTree.fromstring(server.http.get(path).text)
    assert len(again.findall("{*}entry")) == 1
    assert server.http.get(path + "x").status_code == 404
    assert ada.spectator().post("subscribe").status_code == 403


def test_talk_is_text_and_limited(server: Server) -> None:
    ada, ben = two(server)
    ben.do("say", text="<b>hello</b>")
    assert ada.look()["happened"][-1] | {"at": 0} == {
        **{"seq": 4, "at": 0, "what": "said", "seat": 1, "name": "Ben", "text": "<b>hello</b>", "events": []}
    }
    assert ben.post("say", text="x" * 301).status_code == 422
    assert ben.post("say", text="a\nb").status_code == 422
    assert ada.spectator().post("say", text="hi").status_code == 403


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"options": {"chests": "ajar"}}, "option chests cannot be 'ajar'"),
        ({"chairs": [{"kind": "bot", "bot": "hal"}]}, "unknown bot 'hal'"),
        ({"chairs": [{"kind": "open"}] * 9}, "DIA-1.6"),
        ({"chairs": []}, "body.chairs"),
        ({"box": "{}"}, ""),
        ({"box": "[" * 100_000}, ""),
        ({"record": "nonsense"}, "line 1"),
        ({"name": "a\u2028b"}, "a name has"),
        ({"colour": "red"}, "body.colour"),
    ],
    ids=range(10),
)
def test_a_table_that_cannot_be_played_is_refused_in_one_line(
    server: Server, asked: dict[str, object], said: str
) -> None:
    answer = server.http.post("/api/tables", json={"chairs": [{"kind": "you"}, {"kind": "open"}], **asked})
    assert answer.status_code == 422
    assert said in answer.json()["said"]
    assert "\n" not in answer.json()["said"]


def test_talk_is_read_in_pages(server: Server) -> None:
    """An update brings the last hundred lines; the ones before are asked for, and nothing is told twice or left out."""
    ada = server.table("you", "open")
    for number in range(1, 251):
        ada.do("say", text=f"line {number}")
    seen = [entry for entry in ada.look()["happened"] if entry["what"] == "said"]
    assert [entry["text"] for entry in seen] == [f"line {number}" for number in range(151, 251)]
    assert [entry["what"] for entry in ada.look()["happened"] if entry["what"] != "said"] == ["created"]
    assert [entry["text"] for entry in ada.look(since=240)["happened"]] == [f"line {n}" for n in range(240, 251)]
    while page := server.http.get(f"/api/tables/{ada.key}/talk", params={"before": seen[0]["seq"]}).json():
        assert len(page) <= 100
        seen = page + seen
    assert [entry["text"] for entry in seen] == [f"line {number}" for number in range(1, 251)]
