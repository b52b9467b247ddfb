"""The command line: what it prints, and that bad input gets one clear line and exit code 2."""

import json
import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from speleo.cli.main import engine_kind, run
from speleo.games import GAMES
from speleo.kernel.conformance import LAWS
from speleo.texts.language import chosen_language

Capture = pytest.CaptureFixture[str]


def complaint(capsys: Capture, *arguments: str) -> str:
    """The one line on standard error of a command that fails."""
    assert run(list(arguments)) == 2
    said = capsys.readouterr()
    assert said.err.startswith("speleo: ")
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished, sealed match of two."""
    from speleo.games import game_named
    from speleo.kernel.engine.dealer import FastDealer
    from speleo.kernel.fairness import SealedDealer, commitment
    from speleo.kernel.match import Match
    from speleo.kernel.record.header import Sitter, header_for
    from speleo.kernel.record.writer import RecordWriter

    game, seed, path = game_named("diamant"), bytes(32), tmp_path / "match.record"
    setup = game.setup(2)
    match, chooser = Match(game, setup), FastDealer("cli")
    with path.open("a", encoding="utf-8") as file:
        sitters = (Sitter("person", "Ada"), Sitter("bot", "odds"))
        writer = RecordWriter(match, header_for(setup, sitters, "sealed", commitment(seed)), file.write)
        while not match.over:
            match.deal(SealedDealer(seed))
            for seat in game.actors(match.state):
                match.act(seat, game.legal_actions(match.state, seat)[chooser.below(2)])
        writer.end(seed)
    return path


def test_version_says_how_the_engine_runs(capsys: Capture) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"speleo 0.1.0 (engine {engine_kind()})\n"


def test_python_m_speleo_is_the_command() -> None:
    """In a process of its own: help works, nonsense ends with exit code 2 and no traceback."""
    command = [sys.executable, "-m", "speleo"]
    shown = subprocess.run([*command, "--help"], capture_output=True, text=True, check=True).stdout
    assert all(name in shown for name in ("play", "sim", "rules", "scenario", "record", "perft", "bench"))
    failed = subprocess.run([*command, "sim", "chess"], capture_output=True, text=True)
    assert (failed.returncode, failed.stdout) == (2, "")
    assert "Traceback" not in failed.stderr


def test_no_command_and_no_terminal(capsys: Capture) -> None:
    assert "the menu needs a terminal" in complaint(capsys)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("sim chess", "unknown game 'chess'"),
        ("sim diamant --seats 9", "diamant is for 1 to 8 seats, not 9 (DIA-1.6)"),
        ("sim diamant --option chests=ajar", "option chests cannot be 'ajar'"),
        ("sim diamant --option chests", "--option takes NAME=VALUE"),
        ("sim diamant --option colour=red", "unknown option 'colour'"),
        ("sim diamant --bots hal", "unknown bot 'hal'"),
        ("sim diamant --seats 2 --bots odds,odds,odds", "3 bots are too many for 2 seats"),
        ("sim diamant --games 0", "--games is at least 1"),
        ("sim diamant --box nowhere.json", "nowhere.json: No such file"),
        ("rules diamant DIA-9.9", "unknown rule 'DIA-9.9'"),
        ("rules chess", "unknown game 'chess'"),
        ("perft diamant --depth 0", "--depth is at least 1"),
        ("perft diamant --depth 1 --position nowhere", "nowhere: No such file"),
        ("scenario nowhere.scenario", "nowhere.scenario: No such file"),
        ("laws diamant --matches 0", "--matches is at least 1, not 0"),
        ("rules diamant DIA-33", "unknown rule 'DIA-33': there is DIA-1.1, …, DIA-7.3; did you mean DIA-3.3?"),
        (
            "playthrough diamant --bots ods",
            "unknown bot 'ods': there is random, thumb, odds, novice, club, expert, master; did you mean odds?",
        ),
        ("playthrough diamant --seats 2 --bots odds,odds,odds", "3 bots are too many for 2 seats"),
        ("record show nowhere", "nowhere: No such file"),
        ("record verify pyproject.toml", "pyproject.toml: line 1: expected the first line is"),
        ("soak diamant --games 0", "--games is at least 1"),
        ("bench --rounds 0", "--rounds, --memory-games and --memory-seconds are at least 1"),
        ("play chess", "unknown game 'chess'"),
        ("serve --port 99999999", "SPELEO_PORT is at most 65535, not 99999999"),
        ("serve --port -5", "SPELEO_PORT is not negative"),
        ("play diamant --seats 0", "diamant is for 1 to 8 seats, not 0"),
    ],
)
def test_bad_input_gets_one_clear_line(capsys: Capture, arguments: str, problem: str) -> None:
    assert problem in complaint(capsys, *arguments.split())


def test_files_that_are_not_text(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in complaint(capsys, "record", "show", str(path))


def test_an_impossible_position_names_line_and_rule(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "position"
    path.write_text("expedition: 2\npath: snake, snake\n")
    said = complaint(capsys, "perft", "diamant", "--depth", "1", "--position", str(path))
    assert "position, line 2: a second snake ends the expedition (DIA-3.5)" in said


def test_a_box_with_wrong_totals(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "my box.json"
    data = {name: {"source": "me"} for name in ("treasures", "traps", "relics")}
    data["treasures"]["values"] = [1]  # type: ignore[assignment]
    path.write_text(json.dumps({"schema": "speleo-diamant/1", **data}))
    said = complaint(capsys, "sim", "diamant", "--box", str(path))
    assert "box my-box: treasures.values: there are 15 treasure cards, not 1 (DIA-1.1)" in said


def test_sim_is_reproducible(capsys: Capture) -> None:
    """The same seed gives the same numbers, as JSON for programs; wins add up to the games."""
    command = ["sim", "diamant", "--games", "40", "--seats", "3", "--bots", "random,odds", "--seed", "x", "--json"]
    outputs = []
    for _ in range(2):
        assert run(command) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]
    told = json.loads(outputs[0])
    assert [row["bot"] for row in told["results"]] == ["random", "odds", "random"]
    assert sum(row["wins"] for row in told["results"]) == pytest.approx(40, abs=1e-4)
    assert told["results"][1]["worst"] <= told["results"][1]["mean"] <= told["results"][1]["best"]


def test_sim_counts_medals_where_all_win_together(capsys: Capture) -> None:
    """Endings and who was left behind instead of places; a win of all is a whole win for each."""
    command = ["sim", "subterra", "--games", "6", "--seats", "4", "--bots", "team", "--seed", "medals"]
    assert run([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told["endings"]) == [f"subterra-ended-{result}" for result in ("gold", "silver", "bronze", "defeat")]
    assert sum(ending["matches"] for ending in told["endings"].values()) == 6
    assert sum(told["counts"]["subterra-left-behind"].values()) == 6
    won = 1 - told["endings"]["subterra-ended-defeat"]["rate"]
    assert won > 0
    assert [row["win_rate"] for row in told["results"]] == [pytest.approx(won, abs=1e-5)] * 4
    assert run(command) == 0
    shown = capsys.readouterr().out
    assert "ended-bronze" in shown
    assert "left-behind" in shown
    assert "wins %" not in shown


def test_sim_prints_a_table(capsys: Capture) -> None:
    assert run(["sim", "diamant", "--games", "5", "--seats", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("diamant: 5 matches, seed 'speleo'")
    assert lines[2].split()[:3] == ["1", "random", "100.00"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_rules_in_both_languages(capsys: Capture, name: str) -> None:
    assert run(["rules", name, "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert run(["rules", name, "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert english != german
    assert english.count("\n") > 20


def test_one_rule(capsys: Capture) -> None:
    assert run(["rules", "diamant", "dia-3.4", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("\nDIA-3.4  Die erste Falle einer Art\n    Die erste Falle")


def test_the_language_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SPELEO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert chosen_language(None) == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert (chosen_language(None), chosen_language("en")) == ("de", "en")
    monkeypatch.setenv("SPELEO_LANG", "en")
    assert chosen_language(None) == "en"


def test_perft_prints_a_split(capsys: Capture) -> None:
    assert run(["perft", "diamant", "--depth", "3", "--seats", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "chance: spider: 36"
    assert lines[-1].startswith("639 ways in ")


def test_scenarios_end_with_a_count(capsys: Capture, tmp_path: Path) -> None:
    """A failing scenario says where, what was expected and what is; the exit code is 1."""
    good = "Scenario: good\nRules: DIA-3.1\nGiven diamant with 2 seats\nThen chance to act\n"
    (tmp_path / "a.scenario").write_text(good)
    (tmp_path / "b.scenario").write_text(good + good.replace("good", "bad").replace("chance to", "nobody to"))
    assert run(["scenario", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"FAILED {tmp_path / 'b.scenario'}:8: bad" in said
    assert "expected: nobody to act\n    instead:  it is chance to act" in said
    assert said.endswith("\n2 passed, 1 failed\n")
    assert run(["scenario", str(tmp_path / "a.scenario")]) == 0


GOOD = "Scenario: good\nRules: DIA-3.1\nGiven diamant with 2 seats\nThen chance to act\n"


@pytest.mark.parametrize(
    ("bad", "line", "problem"),
    [
        ("nonsense\nThen chance to act\n", 4, "a line starts with Scenario:, Rules:"),
        ("When seat 1 plays on\nThen chance to act\n", 4, "seat 1 may not on, because DIA-3.1"),
        ("Given the position\n  next: card\n  path: dragon\nThen chance to act\n", 6, "'dragon' is no card"),
        ("Then it did not happen: GameEndet\n", 4, "did you mean GameEnded?"),
    ],
)
def test_a_line_that_cannot_be_played_fails_its_own_scenario_only(
    capsys: Capture, tmp_path: Path, bad: str, line: int, problem: str
) -> None:
    """The others run, the summary stands, and the line is that of the file."""
    path = tmp_path / "x.scenario"
    path.write_text(GOOD + "Scenario: bad\nRules: DIA-3.1\nGiven diamant with 2 seats\n" + bad + GOOD)
    assert run(["scenario", str(path)]) == 1
    said = capsys.readouterr()
    assert f"FAILED {path}:{4 + line}: bad\n    cannot be played: " in said.out
    assert problem in said.out
    assert said.out.endswith("\n2 passed, 1 failed\n")
    assert said.err == ""


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", ":1: there is no scenario here"),
        (b"# only a remark\n", ":1: there is no scenario here"),
        (b"\nhello\n", ":2: a scenario begins with 'Scenario: TITLE', not 'hello'"),
        (b"Scenario: x\n\xff\n", ", line 2: not a text in UTF-8"),
        (None, ": No such file or directory"),
    ],
)
def test_a_file_without_scenarios_is_bad_input(
    capsys: Capture, tmp_path: Path, content: bytes | None, problem: str
) -> None:
    """It is named with its line, and the other files are run."""
    bad, good = tmp_path / "bad.scenario", tmp_path / "good.scenario"
    if content is not None:
        bad.write_bytes(content)
    good.write_text(GOOD)
    assert run(["scenario", str(bad), str(good)]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"speleo: {bad}{problem}")
    assert said.err.count("\n") == 1
    assert said.out == "1 passed, 0 failed\n"


def test_a_folder_without_scenarios_is_bad_input(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text(GOOD)
    assert f"{tmp_path}: no scenario file in this folder" in complaint(capsys, "scenario", str(tmp_path))


def test_a_mark_before_the_text_of_a_scenario_does_not_matter(capsys: Capture, tmp_path: Path) -> None:
    """Some editors write one, and line ends of two characters."""
    path = tmp_path / "x.scenario"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert run(["scenario", str(path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_records_are_shown(capsys: Capture, record: Path) -> None:
    assert run(["record", "show", str(record)]) == 0
    said = capsys.readouterr().out
    assert "seat 1: person Ada" in said
    assert "The match is over." in said
    assert run(["record", "show", str(record), "--step", "3"]) == 0
    assert "running, after step 3" in capsys.readouterr().out


def test_records_are_verified(capsys: Capture, record: Path) -> None:
    """An honest record says so; a changed one names the step, with exit code 2."""
    assert run(["record", "verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("honest: all ")
    text = record.read_text()
    first = next(row for row in text.splitlines() if row.startswith("2 seat 1: "))
    other = first.replace(" on ", " back ") if " on " in first else first.replace(" back ", " on ")
    record.write_text(text.replace(first, other))
    assert ", step 2: " in complaint(capsys, "record", "verify", str(record))


def test_draws_are_listed_as_numbers(capsys: Capture, record: Path) -> None:
    assert run(["record", "draws", str(record)]) == 0
    assert re.fullmatch(r"(\d+ \d+ \d+ \d+ \d+ [a-z0-9 ]+\n)+", said := capsys.readouterr().out)
    assert said.startswith("1 1 ")
    record.write_text("x")
    assert f"{record}: line 1: " in complaint(capsys, "record", "draws", str(record))


def test_a_dishonest_seed_is_bad_input(capsys: Capture, record: Path) -> None:
    record.write_text(record.read_text().replace("seed: 00", "seed: 01"))
    assert "not the one that was promised" in complaint(capsys, "record", "verify", str(record))


def test_records_are_exported(capsys: Capture, record: Path) -> None:
    """As data for programs, and as a shorter record that is a record again."""
    assert run(["record", "export", str(record)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["over"], told["seats"][1]["name"], told["steps"][0]["step"]) == (True, "odds", 1)
    assert run(["record", "export", str(record), "--format", "record", "--step", "4"]) == 0
    part = capsys.readouterr().out
    assert record.read_text().startswith(part)
    assert "seed" not in part
    assert "there is no step 9999" in complaint(capsys, "record", "export", str(record), "--step", "9999")
    assert run(["record", "export", str(record), "--format", "record"]) == 0
    assert capsys.readouterr().out == record.read_text()


def test_a_playthrough_is_taken_again(capsys: Capture, tmp_path: Path) -> None:
    """The same actions with the answers of today; what is no playthrough, or breaks off, is refused."""
    golden = (Path(__file__).parents[1] / "golden" / "diamant.txt").read_text("utf-8")
    file = tmp_path / "diamant.txt"
    file.write_text(golden, "utf-8")
    assert run(["playthrough", "diamant", "--again", str(file)]) == 0
    assert capsys.readouterr().out == golden
    file.write_text(golden[: golden.index(">>> 9 ")], "utf-8")
    assert run(["playthrough", "diamant", "--again", str(file)]) == 2
    assert "the playthrough ends after 8 actions" in capsys.readouterr().err
    file.write_text("once upon a time\n", "utf-8")
    assert run(["playthrough", "diamant", "--again", str(file)]) == 2
    assert "this is no playthrough" in capsys.readouterr().err
    for more in (["--bots", "odds"], ["--seats", "2"], ["--option", "chests=open"]):
        assert run(["playthrough", "diamant", "--again", str(file), *more]) == 2
        assert f"{more[0]} is for a new playthrough" in capsys.readouterr().err


def test_playthrough_and_laws(capsys: Capture) -> None:
    assert run(["playthrough", "diamant", "--seats", "1", "--seed", "x"]) == 0
    assert ">>> 1 chance: " in capsys.readouterr().out
    assert run(["laws", "diamant", "--seats", "2", "--matches", "1"]) == 0
    assert capsys.readouterr().out == f"diamant: {len(LAWS)} laws hold on 1 matches\n"


def test_soak(capsys: Capture) -> None:
    assert run(["soak", "diamant", "--games", "30"]) == 0
    assert "no invariant broken in 30 games of 16 set-ups" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="the memory rows need a POSIX system")
def test_bench_reports_rows_with_ratios(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every row has a name, a value, a unit and, where it compares, a ratio."""
    from speleo.bench import engine

    monkeypatch.setattr(engine, "SLICE", 0.01)
    assert run(["bench", "diamant", "--rounds", "1", "--memory-games", "100", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    rows = {row["name"]: row for row in told["rows"]}
    assert told["engine"] == engine_kind()
    assert rows["diamant games"]["value"] > 0
    assert rows["diamant games"]["against"] == "interpreted"
    assert rows["diamant games"]["ratio"] > (5 if engine_kind() == "compiled" else 0)
    assert rows["speleo --help"]["unit"] == "ms"
    assert "diamant games, of C -O2" in rows or not os.path.exists("/usr/bin/cc")


def test_an_interrupt_is_quiet(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("speleo.games.game_named", interrupt)
    assert run(["rules", "diamant"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_record_is_read_from_a_file_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Line ends are not mended on the way, and a text that is not UTF-8 is named with its file and line."""
    whole = (Path(__file__).parent.parent / "kernel" / "old_records" / "diamant.record").read_bytes()
    path = tmp_path / "match.record"
    for data, problem in (
        (whole.replace(b"\n", b"\r\n"), f"{path}: line 1: the line ends in CR LF"),
        (whole.replace(b"seat 1: person Ada", b"seat 1: person \xff\xfe"), f"{path}, line 6: not a text in UTF-8"),
        (whole.replace(b"game: diamant", b"game: chess"), f"{path}: line 2: game: unknown game"),
        (whole.replace(b"chests=open", b"chests=ajar"), f"{path}: line 4: options: option chests"),
    ):
        path.write_bytes(data)
        for task in ("verify", "show", "export", "draws"):
            assert run(["record", task, str(path)]) == 2
            assert capsys.readouterr().err.startswith(f"speleo: {problem}")


def test_lesson_checks_and_shows_a_file(tmp_path: Path, capsys: Capture) -> None:
    ours = Path(str(resources.files("speleo.games.diamant"))) / "lessons"
    assert run(["lesson", "check", str(ours)]) == 0
    assert capsys.readouterr().out == "1 right, 0 wrong\n"
    assert run(["lesson", "show", str(ours / "first-match.lesson"), "--lang", "de"]) == 0
    assert "Drei Rubine sind übrig. Geh jetzt allein zurück" in capsys.readouterr().out
    wrong = tmp_path / "wrong.lesson"
    wrong.write_text((ours / "first-match.lesson").read_text(encoding="utf-8").replace("Play: back", "Play: bakc", 1))
    assert run(["lesson", "check", str(wrong)]) == 1
    said = capsys.readouterr().err
    assert f"{wrong}: line " in said
    assert "step back-alone: no legal action is 'bakc'" in said
    assert "No such file" in complaint(capsys, "lesson", "check", str(tmp_path / "none.lesson"))
    wrong.write_bytes(b"\xff\xfe")
    assert f"{wrong}, line 1: not a text in UTF-8" in complaint(capsys, "lesson", "check", str(wrong))
    (tmp_path / "empty").mkdir()
    assert "no file that ends in .lesson" in complaint(capsys, "lesson", "check", str(tmp_path / "empty"))
