"""The command line: what it prints, and that bad input gets one clear line and exit code 2."""

import json
import os
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
