"""All pledge, then all reveal: what everybody at a table adds to the deal."""

import time
from collections.abc import Callable, Iterator

import pytest

from speleo.games import game_named
from speleo.kernel.fairness import pledge
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from tests.server.sealers import Sealer
from tests.server.serving import Person, Server, serving
from tests.server.test_play import played_out

GAME = game_named("diamant")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for a nonce."""
    with serving(tmp_path_factory.mktemp("hasty"), reveal_seconds=0.1) as running:
        yield running


def company(server: Server, *names: str, **more: object) -> list[Sealer]:
    """A table at which everybody has pledged; the first is the host."""
    host = server.table("you", *["open"] * (len(names) - 1), name=names[0], **more)
    people = [host, *(host.join(seat, name) for seat, name in enumerate(names[1:], 1))]
    sealers = [Sealer(person, seat) for seat, person in enumerate(people)]
    for sealer in sealers:
        sealer.pledge()
    return sealers


def until(what: Callable[[], bool]) -> None:
    for _ in range(300):
        if what():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come to that")


def phase(person: Person) -> str:
    found: str = person.look()["table"]["phase"]
    return found


def said_of(person: Person) -> str:
    """What is said of the finished record of a table."""
    verdict = verify(Record.parse(person.record()), GAME)
    assert verdict.honest
    return verdict.sentence


def test_everybody_has_a_part_in_the_deal(server: Server) -> None:
    """The promise comes first, then all pledges, then all nonces; the record has them and every card follows."""
    ada, ben = company(server, "Ada", "Ben")
    assert ada.sealing["stage"] == "open"
    ada.person.do("start")
    ada.person.do("start")
    assert (ada.sealing["stage"], ada.sealing["awaited"]) == ("reveal", [0, 1])
    ben.reveal()
    ben.reveal()
    assert (phase(ada.person), ada.sealing["awaited"]) == ("waiting", [0])
    ada.reveal()
    ada.reveal()
    assert phase(ada.person) == "running"
    assert ada.person.look()["table"]["sealing"] is None
    played_out(ada.person, ben.person)
    assert said_of(ada.person).endswith("follow from the seed and the nonces of seats 1, 2")
    seal = Record.parse(ada.person.record()).header.seal
    assert [made.nonce for made in seal.pledged] == [ada.nonces[1], ben.nonces[1]]


def test_without_pledges_a_match_begins_at_once(server: Server) -> None:
    """Programs that know nothing of it play on; the record says that nobody added anything."""
    ada = server.table("you", "random")
    ada.do("start")
    assert phase(ada) == "running"
    assert Record.parse(ada.record()).header.seal.pledged == ()


def test_a_pledge_comes_along_when_somebody_sits_down(server: Server) -> None:
    """So a start right after it does not leave them out; one for another round is not taken."""
    ada = server.table("you", "open", "open")
    ben, cleo = Sealer(ada, 1), Sealer(ada, 2)
    made = ada.spectator().do("seats/1/claim", name="Ben", pledge=ben.make(1), round=1)
    ada.spectator().do("seats/2/claim", name="Cleo", pledge=cleo.make(7), round=7)
    ben.person = Person(server, ada.key, made["token"])
    ada.do("start")
    assert ben.sealing["awaited"] == [1]
    ben.reveal()
    assert phase(ada) == "running"


def test_what_cannot_be_pledged_or_revealed(server: Server) -> None:
    ada, ben = company(server, "Ada", "Ben")
    assert ada.refused("reveal", nonce=ada.nonces[1]) == "not-awaited"
    assert ada.refused("pledge", pledge=ada.make(2), round=2) == "other-round"
    assert Sealer(ben.person, 0).refused("pledge", pledge=ben.make(1), round=1) == "not-yours"
    old = ada.make(1)
    ada.nonces.clear()
    ada.pledge()
    assert ada.sealing["pledges"][0] == ada.make(1) != old, "before the start it may be replaced"
    ada.person.do("start")
    assert ben.refused("pledge", pledge=old, round=1) == "sealed"
    assert ben.refused("reveal", nonce=ada.nonces[1]) == "other-nonce"
    assert Sealer(ben.person, 0).refused("reveal", nonce=ada.nonces[1]) == "not-yours"
    for nonce in ("", "x" * 64, "ab" * 33, "AB" * 32):
        assert ben.person.post("seats/1/reveal", nonce=nonce).status_code == 422
    ada.reveal()
    ben.reveal()
    assert ben.refused("pledge", pledge=old, round=1) == "not-waiting"


def test_a_copied_pledge_is_worth_nothing(server: Server) -> None:
    """Ben repeats Ada's pledge without knowing her nonce, and her nonce does not fit his seat."""
    ada, ben = company(server, "Ada", "Ben")
    ben.person.do("seats/1/pledge", pledge=ada.make(1), round=1)
    ada.person.do("start")
    ada.reveal()
    assert ben.refused("reveal", nonce=ada.nonces[1]) == "other-nonce"


def test_when_nobody_reveals_the_seed_alone_deals(hasty: Server) -> None:
    """A table does not hang when all browsers are closed."""
    ada, ben = company(hasty, "Ada", "Ben")
    ada.person.do("start")
    until(lambda: phase(ada.person) == "running")
    seal = Record.parse(ben.person.record()).header.seal
    assert (seal.pledged, seal.lost) == ((), ((0, 1),))


def test_who_leaves_between_stops_the_start(server: Server) -> None:
    """The chair is open again, the round is lost by that seat, and the next start is a new round for all."""
    ada, ben = company(server, "Ada", "Ben")
    ada.person.do("start")
    ada.reveal()
    assert ada.person.post("seats/1/leave").json()["problem"] == "not-yours", "nor does the host remove anybody now"
    ben.person.do("seats/1/leave")
    sealing = ada.sealing
    assert (sealing["stage"], sealing["round"], sealing["lost"]) == ("open", 2, [[1]])
    assert sealing["pledges"] == sealing["nonces"] == ["", ""]
    assert ada.person.post("start").json()["problem"] == "open-seats"
    cleo = Sealer(ada.person.join(1, "Cleo"), 1)
    for sealer in (ada, cleo):
        sealer.pledge(2)
    ada.person.do("start")
    for sealer in (ada, cleo):
        sealer.reveal(2)
    played_out(ada.person, cleo.person)
    assert "in round 2" in said_of(ada.person)


def test_leaving_again_and_again_has_an_end(server: Server) -> None:
    """Somebody in league with the host could leave whenever the nonces do not please them, but not for ever."""
    ada = Sealer(server.table("you", "open"), 0)
    for attempt in range(1, 10):
        ben = Sealer(ada.person.join(1, "Ben"), 1)
        ben.pledge(attempt)
        ada.person.do("start")
        ben.person.do("seats/1/leave")
    ada.person.join(1, "Ben")
    assert ada.person.post("start").json()["problem"] == "too-many-rounds"


def test_a_seat_that_is_given_away_pledges_anew(server: Server) -> None:
    """The nonce of whoever held it before cannot be revealed by its new holder."""
    ada, ben = company(server, "Ada", "Ben")
    code = ben.person.do("offer", seats=[1], give=True)["code"]
    made = ben.person.spectator().do("arrive", code=code, name="Cleo")
    assert ada.sealing["pledges"][1] == ""
    cleo = Sealer(Person(server, ada.person.key, made["token"]), 1)
    cleo.pledge()
    ada.person.do("start")
    for sealer in (ada, cleo):
        sealer.reveal()
    assert phase(ada.person) == "running"


def test_another_device_of_the_same_seat_changes_nothing(server: Server) -> None:
    ada, ben = company(server, "Ada", "Ben")
    code = ben.person.do("offer", seats=[1], give=False)["code"]
    ben.person.spectator().do("arrive", code=code)
    assert ada.sealing["pledges"][1] == ben.make(1)


def test_one_browser_pledges_for_each_of_its_seats(server: Server) -> None:
    host = server.table("you", "you")
    for seat in (0, 1):
        Sealer(host, seat).pledge()
    assert all(host.look()["table"]["sealing"]["pledges"])


def test_over_a_socket(server: Server) -> None:
    """The same by live messages; everybody is told of pledges and nonces as they come."""
    ada, ben = company(server, "Ada", "Ben")
    live, watching = ada.person.live(), ben.person.live()
    live.send(type="pledge", seat=0, pledge=ada.make(1), round=1, client="p")
    assert live.reply()["type"] == "done"
    ada.person.do("start")
    live.send(type="reveal", seat=0, nonce=ben.make(1), client="wrong")
    assert live.reply()["problem"] == "other-nonce"
    live.send(type="reveal", seat=0, nonce=ada.nonces[1], client="r")
    assert live.reply()["type"] == "done"
    ben.reveal()
    while watching.last.get("table", {}).get("phase") != "running":
        watching.read()
    told = [(entry["what"], entry.get("seat"), entry.get("nonce")) for entry in watching.happened]
    assert ("revealed", 0, ada.nonces[1]) in told
    assert ("revealed", 1, ben.nonces[1]) in told
    for connection in (live, watching):
        connection.close()


def test_killed_between_pledge_and_reveal(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What was pledged and revealed is on the disk; the match begins when the rest comes."""
    with serving(tmp_path_factory.mktemp("killed"), reveal_seconds=60) as server:
        ada, ben = company(server, "Ada", "Ben")
        server.kill()
        server.start()
        assert all(ada.sealing["pledges"])
        ada.person.do("start")
        ada.reveal()
        server.kill()
        server.start()
        assert (ada.sealing["stage"], ada.sealing["awaited"]) == ("reveal", [1])
        ben.reveal()
        played_out(ada.person, ben.person)
        assert said_of(ada.person).endswith("the nonces of seats 1, 2")


def test_the_next_match_is_sealed_anew(server: Server) -> None:
    """A rematch has a promise of its own and no pledges; those at the table make new ones."""
    ada, ben = company(server, "Ada", "Ben")
    ada.person.do("start")
    for sealer in (ada, ben):
        sealer.reveal()
    played_out(ada.person, ben.person)
    again = Person(server, ada.person.do("rematch")["id"], ada.person.token)
    facts, before = again.look()["table"], ada.person.look()["table"]
    assert facts["commitment"] != before["commitment"]
    assert facts["sealing"]["pledges"] == ["", ""]
    old = pledge(before["commitment"], 1, 0, ada.nonces[1])
    again.do("seats/0/pledge", pledge=old, round=1)
    again.do("start")
    assert Sealer(again, 0).refused("reveal", nonce=ada.nonces[1]) == "other-nonce"


def test_a_match_that_is_played_on_is_sealed_too(server: Server) -> None:
    """What was brought along stays unproved; the rest follows from the new seed and the new nonces."""
    first = server.table("you", "random")
    first.do("start")
    ada, ben = company(server, "Ada", "Ben", record=first.record())
    ada.person.do("start")
    for sealer in (ada, ben):
        sealer.reveal()
    played_out(ada.person, ben.person)
    assert said_of(ada.person).startswith("honest after step 1: ")
    assert "the nonces of seats 1, 2;" in said_of(ada.person)


def test_who_sits_down_later_has_no_part_in_the_deal(server: Server) -> None:
    """The cards were settled by then."""
    ada, ben = company(server, "Ada", "Ben")
    ada.person.do("start")
    for sealer in (ada, ben):
        sealer.reveal()
    ben.person.do("seats/1/leave")
    cleo = Sealer(ada.person.join(1, "Cleo"), 1)
    ada.person.do("admit", request=ada.person.look()["table"]["knock"]["request"], agree=True)
    assert cleo.refused("pledge", pledge=cleo.make(1), round=1) == "not-waiting"
    assert [made.nonce for made in Record.parse(ada.person.record()).header.seal.pledged][1] == ben.nonces[1]
