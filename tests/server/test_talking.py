"""Emotes and nudges: seen by all, never too many."""

from __future__ import annotations

from pathlib import Path

import pytest

from speleo.server import talking
from speleo.server.chairs import Chair
from speleo.server.errors import Refused
from speleo.server.table import Table
from tests.server.serving import Server, serving
from tests.server.test_lobby import problem


def test_an_emote_is_told_to_all_and_the_next_one_has_to_wait(server: Server) -> None:
    ada = server.table("you", "open", "odds")
    ben = ada.join(1, "Ben")
    live = ada.spectator().live()
    ada.do("emote", seat=0, emote="bravo")
    live.update(ada.look()["seq"])
    assert [(entry["seat"], entry["emote"]) for entry in live.happened if entry["what"] == "emoted"] == [(0, "bravo")]
    assert problem(ada, "emote", seat=0, emote="wow") == (429, "too-soon")
    ben.do("emote", seat=1, emote="wow")
    assert problem(ada, "emote", seat=1, emote="wow") == (403, "not-yours")
    assert problem(ada, "emote", seat=0, emote="rude") == (422, "malformed")
    live.close()


def test_emotes_and_nudges_take_room_like_talk(tmp_path: Path) -> None:
    with serving(tmp_path, talk_lines=2) as server:
        ada = server.table("you", "open")
        ada.join(1, "Ben")
        ada.do("emote", seat=0, emote="bravo")
        ada.do("nudge", seat=0, to=1)
        assert problem(ada, "say", text="hello") == (429, "talk-full")


def test_who_is_not_ready_is_nudged_once_in_a_while(server: Server) -> None:
    ada = server.table("you", "open", "odds")
    ben = ada.join(1, "Ben")
    ada.do("nudge", seat=0, to=1)
    assert [entry["to"] for entry in ben.look()["happened"] if entry["what"] == "nudged"] == [1]
    assert problem(ada, "nudge", seat=0, to=1) == (429, "too-soon")
    assert problem(ada, "nudge", seat=0, to=2) == (409, "nobody-waits"), "a bot is never nudged"
    assert problem(ada, "nudge", seat=0, to=0) == (409, "nobody-waits")
    assert problem(ben, "nudge", seat=0, to=0) == (403, "not-yours")
    ada.do("seats/0/ready", ready=True)
    assert problem(ben, "nudge", seat=1, to=0) == (409, "nobody-waits")


@pytest.mark.parametrize(("waited", "refused"), [(talking.SLOW_SECONDS - 1, True), (talking.SLOW_SECONDS, False)])
def test_a_turn_is_slow_after_a_while(monkeypatch: pytest.MonkeyPatch, waited: float, refused: bool) -> None:
    table = Table("t", b"")
    table.phase = "running"
    table.seats.chairs = [Chair("person", "Ada", "", ("ada",)), Chair("person", "Ben", "", ("ben",))]
    table.actors = (1,)
    monkeypatch.setattr(table.clocks, "waited", lambda: waited)
    if refused:
        with pytest.raises(Refused, match="nobody waits"):
            talking.nudge("ada", 0, 1)(table)
    else:
        assert talking.nudge("ada", 0, 1)(table)[0].data == {"seat": 0, "to": 1}
