"""Two friends with a tab each: they exchange links, and nothing else is between them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from speleo.kernel.letter.letter import read_letter, unpacked
from speleo.tab.host import TabHost
from tests.tab.hosting import host_on, told

MOST_STEPS = 200


class Friend:
    """Somebody with a tab, and what their browser keeps of one match."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.host: TabHost = host_on()
        self.kept: Any = None
        self.table = ""
        self.token = ""
        self.seat = 0
        self.over = ""

    async def ask(self, what: str, **body: object) -> Any:
        return await told(self.host, "POST", f"/api/letters/{what}", body=body)

    async def refused(self, what: str, **body: object) -> str:
        reply = await self.host.request("POST", f"/api/letters/{what}", "", json.dumps(body).encode())
        assert reply.status == 422
        return str(json.loads(reply.body)["said"])

    async def invite(self, game: str) -> str:
        made = await self.ask("invite", game=game, name=self.name)
        self.kept = made["kept"]
        return str(made["link"])

    async def accept(self, link: str) -> str:
        made = await self.ask("accept", link=link, name=self.name)
        self.kept = made["kept"]
        return str(made["link"])

    async def receive(self, link: str) -> Any:
        read = await self.ask("open", link=link, kept=self.kept)
        self.kept, self.over = read["kept"], read["link"] if read["over"] else ""
        if not read["over"]:
            laid = await self.ask("table", kept=self.kept, table=self.table)
            self.table, self.token, self.seat = laid["id"], laid["token"], laid["seat"]
        return read

    async def play(self) -> str:
        """Take the last thing offered until nothing is, and send; what came may have been the end."""
        if self.over:
            return self.over
        for number in range(MOST_STEPS):
            seen = await told(self.host, "GET", f"/api/tables/{self.table}", self.token)
            legal = seen["picture"]["legal"]
            if not legal or self.seat not in seen["picture"]["to_act"]:
                break
            assert seen["picture"]["seat"] == self.seat
            body = {"seat": self.seat, "action": legal[-1]["action"], "version": seen["seq"], "client": f"a{number}"}
            await told(self.host, "POST", f"/api/tables/{self.table}/act", self.token, body)
        made = await self.ask("send", kept=self.kept, table=self.table)
        self.kept = made["kept"]
        return str(made["link"])


@pytest.fixture
async def friends() -> Any:
    both = Friend("Ada"), Friend("Ben")
    for one in both:
        await one.host.start()
    yield both
    for one in both:
        await one.host.stop()


@pytest.mark.parametrize(("game", "most"), [("diamant", 60), ("subterra", 6)])
async def test_two_friends_play_by_links_alone(friends: tuple[Friend, Friend], game: str, most: int) -> None:
    ada, ben = friends
    read = await ada.receive(await ben.accept(await ada.invite(game)))
    assert (read["stage"], read["names"], read["seat"]) == ("came", ["Ada", "Ben"], 0)
    link, played = await ada.play(), 0
    for played in range(1, most):
        one = (ben, ada)[(played - 1) % 2]
        read = await one.receive(link)
        if read["over"] and not read["link"]:
            break
        link = await one.play()
        assert unpacked(link).link == played + 2
    assert (read["over"], read["link"]) == (game == "diamant", "")
    assert played < most - 1 or game == "subterra"
    assert "seat 2: person Ben" in read["record"]


async def test_the_table_of_the_leg_before_goes_and_the_new_one_has_all(friends: tuple[Friend, Friend]) -> None:
    ada, ben = friends
    await ada.receive(await ben.accept(await ada.invite("subterra")))
    await ben.receive(await ada.play())
    first = ada.table
    await ada.receive(await ben.play())
    assert (await ada.host.request("GET", f"/api/tables/{first}")).status == 404
    assert "seat 1: pick" in await told(ada.host, "GET", f"/api/tables/{ada.table}/record")


async def test_what_a_link_is_to_a_device(friends: tuple[Friend, Friend]) -> None:
    ada, ben = friends
    invitation = await ada.invite("cave")
    assert (await ben.ask("open", link=invitation))["stage"] == "invited"
    assert (await ada.ask("open", link=invitation, kept=ada.kept))["stage"] == "own"
    answer = await ben.accept(invitation)
    assert (await ada.ask("open", link=answer))["stage"] == "elsewhere"
    await ada.receive(answer)
    assert (await ada.ask("open", link=answer, kept=ada.kept))["stage"] == "again"
    assert "your turn" in await ada.refused("send", kept=ada.kept, table=ada.table)


async def test_what_cannot_be_is_refused_in_a_line(friends: tuple[Friend, Friend]) -> None:
    ada, ben = friends
    assert "cannot be played by links" in await ada.refused("invite", game="pig", name="Ada")
    assert "name" in await ada.refused("invite", game="cave", name=" ")
    assert "damaged" in await ada.refused("open", link="A" * 60)
    assert "cannot be read" in await ada.refused("table", kept={"match": "x"})
    invitation = await ada.invite("cave")
    assert "same name" in await ben.refused("accept", link=invitation, name="Ada")
    text = unpacked(invitation).text.replace("edition: pegasus", "edition: nowhere")
    assert "line 11: edition" in await ben.refused("open", link=read_letter(text).packed)
