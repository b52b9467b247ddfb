"""Anybody's bots: the page that tells how to write one, and everything that one can do wrong."""

import json
import re
import sys
from importlib import resources
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from speleo.arena.fixture import Fixture, play
from speleo.bots.diamant import trained
from speleo.cli.main import run
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import UnknownName
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.writer import RecordWriter
from speleo.terminal.resuming import go_on
from speleo.visitors import finding
from speleo.visitors.finding import check_players, command_of, installed_for, player_named
from speleo.visitors.visitor import BadBot, Limits, Visitor, dismiss_all

PAGE = (Path(__file__).parents[2] / "docs" / "write-a-bot.md").read_text("utf-8")
GAME = game_named("diamant")
SETUP = GAME.setup(2)
POSITION = "path: treasure 7 (1), snake\ngathered: 3 3\n"


def code(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.fixture(autouse=True)
def nobody_stays() -> object:
    yield
    dismiss_all()


def brought(tmp_path: Path, body: str) -> str:
    """A bot whose `choose` is this."""
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    path = tmp_path / "bot.py"
    path.write_text(f"class Bot:\n    def choose(self, seen, seat, dice):\n{lines}\n", encoding="utf-8")
    return f"{path}:Bot"


def visitor(name: str, limits: Limits | None = None) -> Visitor:
    found = player_named(SETUP, name, 0, limits)
    assert isinstance(found, Visitor)
    return found


def asked(bot: Visitor, times: int = 1) -> list[str]:
    """What a bot does at one position, and again."""
    state = GAME.read(SETUP, POSITION)
    return [GAME.decode(state, bot.choose(state.seen_by(0), 0, FastDealer("d"))).notation for _ in range(times)]


def test_the_bot_of_the_page_plays_a_simulation_and_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The class is written to its file, and the commands of the page are run with fewer matches."""
    monkeypatch.chdir(tmp_path)
    Path("cautious.py").write_text(code("python"), encoding="utf-8")
    Path("hasty.js").write_text(code("js"), encoding="utf-8")
    sim, play_, arena, js = re.findall(r"^speleo (.+)$", PAGE, re.MULTILINE)
    assert run([*words(sim.replace("200", "4")), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in told["results"]] == ["cautious.py:Cautious", "odds"] * 2
    assert told["faults"] == []
    watched = [*words(play_), "--watch", "--seats", "2", "--record", "watched.record", "--lang", "en"]
    assert run(watched) == 0
    assert "seat 1: bot cautious.py:Cautious as " in Path("watched.record").read_text("utf-8")
    assert run(words(arena.replace("200", "1"))) == 0
    assert "cautious.py:Cautious" in Path("cup/report.html").read_text("utf-8")
    capsys.readouterr()
    assert run([*words(js.replace("20 ", "3 ")), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["results"][0]["bot"] == "run:node hasty.js"
    assert told["faults"] == []


def words(command: str) -> list[str]:
    return [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)]


@pytest.mark.parametrize("name", ["cave", "subterra"])
def test_a_program_plays_the_other_games_too(name: str, tmp_path: Path) -> None:
    """The lines are the same for every game; whatever the program takes is legal."""
    path = tmp_path / "hasty.js"
    path.write_text(code("js"), encoding="utf-8")
    game = game_named(name)
    bot = player_named(game.setup(2), f"run:node {path}", 0)
    assert isinstance(bot, Visitor)
    state = game.new(game.setup(2))
    while state.turn() == CHANCE:
        state.step(CHANCE, state.chance_at(0), UNHEARD)
    assert game.is_legal(state, 0, bot.choose(state.seen_by(0), 0, FastDealer("d")))
    assert bot.faults == []
    bot.leave()


def test_the_same_dice_play_the_same_match(tmp_path: Path) -> None:
    name = brought(tmp_path, "return dice.below(2)")
    fixture = Fixture(1, SETUP, (name, "odds"), "deal", "dice")
    assert play(fixture) == play(fixture)


def test_it_cannot_peek(tmp_path: Path) -> None:
    """What the other has chosen is in neither the state nor the lines that a visitor gets. [DIA-7.1]"""
    bot = visitor(brought(tmp_path, "return 'on'"))
    told = []
    for choice in ("on", "back"):
        state = GAME.read(SETUP, POSITION)
        GAME.apply(state, 1, GAME.parse_action(choice))
        bot.wants_state = True
        told.append(bot.question(state.seen_by(0), 7, ["on", "back"]))
    assert told[0] == told[1]


def test_a_crash_costs_one_decision(tmp_path: Path) -> None:
    """The quick bot answers, the fault says what the bot's last words were, and the bot is started again."""
    mark = tmp_path / "crashed"
    body = f"mark = __import__('pathlib').Path({str(mark)!r})\n"
    body += "if mark.exists():\n    return 'back'\nmark.touch()\nraise ValueError('oops')"
    bot = visitor(brought(tmp_path, body))
    first, second = asked(bot, 2)
    assert first in ("on", "back")
    assert second == "back"
    assert [fault.partition(") ")[2] for fault in bot.faults] == ["ended with code 1: ValueError: oops"]
    bot.leave()


def test_nonsense_costs_one_decision_and_three_times_the_seat(tmp_path: Path) -> None:
    bot = visitor(brought(tmp_path, "return 'fly'"))
    asked(bot, 5)
    assert [fault.partition(") ")[2] for fault in bot.faults] == [
        "answered 'fly', which is not legal",
        "answered 'fly', which is not legal",
        "answered 'fly', which is not legal and is replaced",
    ]
    bot.leave()


def test_who_is_too_slow_is_not_waited_for(tmp_path: Path) -> None:
    """A bot that never answers is ended, and its process is gone."""
    bot = visitor(brought(tmp_path, "while True: pass"), Limits(seconds=0.3))
    process = bot.begun()
    assert asked(bot)[0] in ("on", "back")
    assert bot.faults[0].endswith("did not answer within 0.3 s")
    assert process.child.poll() is not None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of other processes are Linux's")
def test_who_eats_memory_loses_only_the_decision(tmp_path: Path) -> None:
    bot = visitor(brought(tmp_path, "return 'on' if len(bytearray(900 << 20)) < 5 else 'back'"), Limits(megabytes=300))
    assert asked(bot)[0] in ("on", "back")
    assert "MemoryError" in bot.faults[0]


def test_faults_are_named_in_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = brought(tmp_path, "raise RuntimeError('no idea')")
    assert run(["sim", "diamant", "--seats", "2", "--games", "2", "--bots", f"{name},odds", "--json"]) == 0
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert len(faults) == 6
    assert faults[0].startswith("match 1: ")
    assert faults[0].endswith("(seat 1) ended with code 1: RuntimeError: no idea")
    assert faults[2].endswith("and is replaced")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nowhere.py:Bot", "nowhere.py: there is no such file"),
        ("{file}:Shark", "there is no class Shark"),
        ("run:/no/such/program", "cannot be started (No such file or directory)"),
        ("run:", "name a program after run:"),
        ("run:awk 'x", "the command cannot be read"),
        ("run:cat", "said 'speleo 1' instead of ready"),
        ("oods", "did you mean odds?"),
    ],
)
def test_a_bot_that_cannot_begin_gets_one_line(
    name: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = brought(tmp_path, "return 'on'").removesuffix(":Bot")
    assert run(["sim", "diamant", "--seats", "2", "--games", "2", "--bots", name.replace("{file}", file)]) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


COMMANDS = {
    "sim": ["sim", "diamant", "--seats", "2", "--games", "2"],
    "arena": ["arena", "diamant", "--seats", "2", "--deals", "1", "--out", "cup"],
    "play": ["play", "diamant", "--seats", "2", "--watch", "--record", "watched.record"],
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("nowhere.py:Bot", "there is no such file"),
        ("syntax.py:Bot", "SyntaxError"),
        ("raises.py:Bot", "RuntimeError: at import"),
        ("value.py:Bot", "'int' object is not callable"),
        ("mole", "No module named 'earth'"),
        ("run:no-such-program", "cannot be started"),
    ],
)
def test_every_command_refuses_a_bad_bot_with_one_line_and_writes_nothing(
    command: str,
    bot: str,
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A file that is not there or broken, a class that is none, an entry point without its package, no program."""
    monkeypatch.chdir(tmp_path)
    found = EntryPoints([EntryPoint("diamant.mole", "earth.bots:Mole", finding.GROUP)])
    monkeypatch.setattr(finding, "entry_points", lambda group: found.select(group=group))
    files = {"syntax.py": "class Bot(:", "raises.py": "raise RuntimeError('at import')", "value.py": "Bot = 5"}
    for name, text in files.items():
        Path(name).write_text(text, encoding="utf-8")
    assert run([*COMMANDS[command], "--bots", f"{bot},odds"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(rf"speleo: bot .*{re.escape(problem)}.*\n", said.err), said.err
    assert {path.name for path in tmp_path.iterdir()} == set(files)


@pytest.mark.parametrize("command", [*COMMANDS, "serve"])
def test_damaged_weights_are_refused_with_one_line(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By every command that needs them; the server looks at them before it starts."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "master.json").write_text('{"sizes": [48, 1]}', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SPELEO_HOME", str(tmp_path / "home"))
    real = resources.files
    monkeypatch.setattr(resources, "files", lambda name: tmp_path if name == "speleo.bots.diamant" else real(name))
    trained.cache_clear()
    try:
        asked = [*COMMANDS[command], "--bots", "master,odds"] if command != "serve" else ["serve", "--port", "0"]
        assert run(asked) == 2
    finally:
        trained.cache_clear()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "speleo: master.json: no weights of a network (KeyError)\n"
    assert {path.name for path in tmp_path.iterdir()} == {"data"}


def test_a_name_that_no_record_has_room_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="a record has room for 40 characters"):
        check_players(SETUP, ["run:" + "x" * 40], recorded=True)


def test_installed_bots_are_found_by_their_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain name is for every game, a game's name before a dot for that game alone."""
    points = [("shark", "sea.bots:Shark"), ("diamant.mole", "earth.bots:Mole")]
    found = EntryPoints(EntryPoint(name, value, finding.GROUP) for name, value in points)
    monkeypatch.setattr(finding, "entry_points", lambda group: found.select(group=group))
    assert installed_for("diamant") == {"shark": "sea.bots:Shark", "mole": "earth.bots:Mole"}
    assert installed_for("cave") == {"shark": "sea.bots:Shark"}
    assert command_of("diamant", "mole") == (*finding.HOST, "earth.bots:Mole")
    with pytest.raises(BadBot, match="No module named 'earth'"):
        check_players(SETUP, ["mole"])
    with pytest.raises(UnknownName, match="unknown bot 'mole'"):
        check_players(game_named("cave").setup(2), ["mole"])


def test_a_record_starts_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that names a program is not gone on with by running it, whoever sent the record."""
    monkeypatch.chdir(tmp_path)
    sitters = (Sitter("person", "Ada"), Sitter("bot", "run:touch ran"))
    lines: list[str] = []
    writer = RecordWriter(Match(GAME, SETUP), header_for(SETUP, sitters, "open x"), lines.append)
    writer.match.deal(FastDealer("x"))
    Path("evil.record").write_text("".join(lines), encoding="utf-8")
    with pytest.raises(UnknownName, match="unknown bot 'run:touch ran'"):
        go_on(Path("evil.record"))
    assert not Path("ran").exists()
