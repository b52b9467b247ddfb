"""Bots of other packages on a server: only where the host allows it, and never at the cost of a match."""

from typing import Any

import pytest

from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import UnknownName
from speleo.server import plan, thinker
from speleo.server.plan import checked_bot
from speleo.server.thinker import FAULTS, choose


class Homesick:
    def choose(self, seen: object, seat: int, dice: FastDealer) -> str:
        return "back"


class Broken:
    def choose(self, seen: object, seat: int, dice: FastDealer) -> str:
        raise ValueError("no idea")


class Wild:
    def choose(self, seen: object, seat: int, dice: FastDealer) -> str:
        return "treasure 7"


INSTALLED = {kind.__name__.lower(): f"{__name__}:{kind.__name__}" for kind in (Homesick, Broken, Wild)}


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS.clear()
    for module in (plan, thinker):
        monkeypatch.setattr(module, "installed_for", lambda game: INSTALLED if game == "diamant" else {})
    monkeypatch.setattr(thinker, "load", lambda place: globals()[place.rpartition(":")[2]])


def asked(bot: str) -> dict[str, Any]:
    steps = [(-1, "treasure 7")]
    common: dict[str, Any] = {"game": "diamant", "edition": None, "options": {}, "seats": 2, "box": "", "steps": steps}
    return {**common, "seat": 0, "bot": bot}


def test_a_table_names_an_installed_bot_only_where_the_host_allows_it() -> None:
    assert checked_bot("diamant", "homesick", True) == "homesick"
    with pytest.raises(UnknownName):
        checked_bot("diamant", "homesick", False)
    for name in ("evil.py:Bot", "run:touch x"):
        with pytest.raises(UnknownName):
            checked_bot("diamant", name, True)


def test_an_installed_bot_thinks_in_the_worker() -> None:
    assert choose(asked("homesick"), FastDealer("d")) == "back"
    assert not FAULTS


@pytest.mark.parametrize(("bot", "problem"), [("broken", "ValueError: no idea"), ("wild", "IllegalAction: ")])
def test_a_fault_costs_the_decision_and_three_the_seat(
    bot: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The stand-in answers, the log names bot and reason, and after three faults the bot is not asked again."""
    assert all(choose(asked(bot), FastDealer("d")) in ("on", "back") for _ in range(5))
    said = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in said] == [
        f"bot {bot} loses this decision",
        f"bot {bot} loses this decision",
        f"bot {bot} is replaced",
    ]
    assert problem in said[0]
