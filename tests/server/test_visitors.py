"""Bots that the host has invited: by a setting, in processes of their own, and never at the cost of a match."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from speleo.cli.main import run
from speleo.kernel.errors import BadSetup, UnknownName
from speleo.server.plan import cast, chair_for, checked_bot
from speleo.server.settings import Settings
from speleo.server.visit import Visit
from speleo.server.visiting import Invited, Visiting, invited_from
from speleo.server.worker import Worker
from speleo.visitors.visitor import dismiss_all
from tests.server.serving import PATIENCE, serving
from tests.visitors.test_visitors import code

ASKED: dict[str, Any] = {
    "game": "diamant",
    "edition": None,
    "options": {},
    "seats": 2,
    "box": "",
    "steps": [(-1, "treasure 7")],
    "seat": 0,
    "table": "t",
    "seconds": 20.0,
    "megabytes": 0,
}


def bot_file(folder: Path, name: str, body: str) -> str:
    path = folder / f"{name.lower()}.py"
    path.write_text(f"class {name}:\n    def choose(self, seen, seat, dice):\n        {body}\n", encoding="utf-8")
    return f"{path}:{name}"


def test_the_setting_names_bots_for_one_game_or_for_all() -> None:
    found = invited_from(" Carla = bots/cautious.py:Cautious ; diamant.Hasty=run:node hasty.js --a=b;")
    assert found == (
        Invited("", "Carla", "bots/cautious.py:Cautious"),
        Invited("diamant", "Hasty", "run:node hasty.js --a=b"),
    )
    made = Visiting(Settings(visitors="Carla=a.py:A; cave.Digger=b.py:B"), Worker)
    assert (made.names("diamant"), made.names("cave")) == (["Carla"], ["Carla", "Digger"])
    assert invited_from("") == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Carla", "is not NAME=BOT"),
        ("=x.py:X", "is not NAME=BOT"),
        ("Carla=", "is not NAME=BOT"),
        ("Carla the Great=x.py:X", "is not NAME=BOT"),
        ("chess.Carla=x.py:X", "there is no game chess"),
        ("odds=x.py:X", "odds is a bot of ours"),
        ("Master=x.py:X", "Master is a bot of ours"),
        ("Carla=odds", "odds is a bot of ours"),
        ("Carla=x.py:X;carla=y.py:Y", "the name carla is taken"),
    ],
)
def test_a_setting_that_cannot_be_read_is_refused_with_one_line(text: str, said: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(said)) as refused:
        invited_from(text)
    assert str(refused.value).startswith("SPELEO_VISITORS: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nowhere.py:Bot", "there is no such file"),
        ("empty.py:Bot", "there is no class Bot"),
        ("broken.py:Bot", "SyntaxError"),
        ("run:no-such-program", "cannot be started"),
        ("run:", "name a program after run:"),
        ("nobody", "unknown bot"),
    ],
)
def test_a_bot_that_cannot_begin_keeps_the_server_from_starting(
    bot: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPELEO_HOME", str(tmp_path))
    Path("empty.py").touch()
    Path("broken.py").write_text("class Bot(:\n", encoding="utf-8")
    assert run(["serve", "--port", "0", "--visitors", f"Carla={bot}"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(rf"speleo: SPELEO_VISITORS: Carla: .*{re.escape(said)}.*\n", told.err), told.err
    assert not list(tmp_path.glob("*.sqlite"))


def test_a_table_names_only_bots_that_are_invited() -> None:
    assert checked_bot("diamant", "Carla", ["Carla"]) == "Carla"
    for name in ("Carla", "evil.py:Bot", "run:touch x"):
        with pytest.raises(UnknownName):
            checked_bot("diamant", name, ["Ben"])
    chairs = [chair_for("diamant", "bot", bot, ["Carla"]) for bot in ("Carla", "odds", "Carla")]
    assert [chair.name for chair in cast("diamant", chairs, ["Carla"])] == ["Carla", "Nora", "Carla 2"]


def test_a_bot_that_goes_wrong_loses_only_that_decision(tmp_path: Path) -> None:
    """The quick bot answers with something legal, and the fault says what happened; a good bot answers itself."""
    visit = Visit()
    good, bad = bot_file(tmp_path, "Good", "return 'back'"), bot_file(tmp_path, "Bad", "return 'fly'")
    assert visit.answer({**ASKED, "player": good}) == b'{"action":"back","fault":""}'
    told = visit.answer({**ASKED, "player": bad, "table": "u"}).decode()
    assert re.fullmatch(r'\{"action":"(on|back)","fault":".*answered .fly., which is not legal"\}', told), told
    visit.end()


def test_only_so_many_processes_of_one_bot_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speleo.server.visit.SEATS", 1)
    visit = Visit()
    good = bot_file(tmp_path, "Good", "return 'back'")
    for table in ("t", "u", "t"):
        visit.answer({**ASKED, "player": good, "table": table})
        assert list(visit.seats) == [(table, 0)]
    visit.end()
    dismiss_all()


def test_invited_bots_play_at_tables_of_a_real_server(tmp_path: Path) -> None:
    """One in JavaScript and one in Python play a match; one that crashes is replaced, and everybody is told."""
    hasty = tmp_path / "hasty.js"
    hasty.write_text(code("js"), encoding="utf-8")
    crash = tmp_path / "crash.py"
    crash.write_text("class Crash:\n    def choose(self, *_):\n        raise ValueError('oops')\n", encoding="utf-8")
    carla = bot_file(tmp_path, "Carla", "return 'on'")
    allowed = f"Carla={carla}; diamant.Hasty=run:node {hasty}; diamant.Crash={crash}:Crash"
    with serving(tmp_path, visitors=allowed) as server:
        offered = {game["name"]: game["bots"] for game in server.http.get("/api/games").json()}
        assert {"Carla", "Hasty", "Crash"} <= set(offered["diamant"])
        assert {"Carla", "Hasty"} & set(offered["cave"]) == {"Carla"}
        refused = server.http.post("/api/tables", json={"chairs": [{"kind": "bot", "bot": "Evil"}] * 2})
        assert refused.status_code == 422
        table = server.table("Carla", "Hasty", "Crash", "odds")
        table.do("start")
        last = time.monotonic() + PATIENCE
        while table.look()["table"]["phase"] != "over":
            assert time.monotonic() < last, server.log.read_text()[-2000:]
            time.sleep(0.1)
        seen = table.look()
        assert [(seat["name"], seat["bot"]) for seat in seen["table"]["seats"]] == [
            ("Carla", "Carla"),
            ("Hasty", "Hasty"),
            ("Crash", "stand-in"),
            ("Nora", "odds"),
        ]
        told = [(entry["seat"], entry["why"]) for entry in seen["happened"] if entry["what"] == "seated"]
        assert told == [(2, "faults")]
        assert "seat 2: bot Hasty" in table.record()
    logged = server.log.read_text()
    assert logged.count("a visiting bot went wrong") == 3
    assert "ValueError: oops" in logged
    assert '"bot": "Crash"' in logged or '"bot":"Crash"' in logged


def test_the_secrets_of_the_server_are_not_told_to_a_bot(tmp_path: Path) -> None:
    spy = bot_file(tmp_path, "Spy", "raise ValueError(str([k for k in __import__('os').environ if 'SPELEO' in k]))")
    program = (
        "import sys\nfrom speleo.server import visit\n"
        "visit.work = lambda answer, limited: print(answer(eval(sys.argv[3])).decode())\nvisit.main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "5", "0", repr({**ASKED, "player": spy})],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "SPELEO_HOST_TOKEN": "secret-of-the-host-0", "SPELEO_DATABASE_URL": "x"},
    )
    assert "ValueError" in done.stdout
    assert "HOST_TOKEN" not in done.stdout
    assert "DATABASE_URL" not in done.stdout
