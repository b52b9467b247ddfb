"""Files that say what varies: what is filled in, and what is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from speleo.cli.main import run
from speleo.lab.experiment import BadExperiment
from speleo.lab.reading import read_experiment
from tests.lab.test_experiments import SMALL, experiment


def test_words_fill_positions_and_openings(tmp_path: Path) -> None:
    found = experiment(
        tmp_path,
        """
game = "diamant"
[base]
bots = "odds"
position = "path: treasure 17, snake\\ngathered: {bag each}\\nchest: {chests}"
opening = {1 = ["{choice}"]}
[vary]
seats = [2]
bag = [5]
choice = ["on", "back"]
[[vary.standing]]
name = "behind"
de = "hinten"
chests = "0 9"
""",
    )
    assert found.conditions[1].position.splitlines()[1:] == ["gathered: 5 5", "chest: 0 9"]
    assert found.conditions[1].opening == (("1", ("back",)),)
    assert found.factors[3].levels[0].says("de") == "hinten"


def test_sets_are_chosen_from_a_list(tmp_path: Path) -> None:
    found = experiment(
        tmp_path,
        """
game = "subterra"
[base]
seats = 4
bots = "random"
opening = {1 = ["pick {team 1}"], 2 = ["pick {team 2}"], 3 = ["pick {team 3}"], 4 = ["pick {team 4}"]}
[vary.team]
choose = 4
from = ["diver", "scout", "geologist", "engineer", "climber"]
""",
    )
    assert len(found.conditions) == 5
    assert found.conditions[0].opening == tuple(
        (str(seat), (f"pick {caver}",)) for seat, caver in enumerate(("diver", "scout", "geologist", "engineer"), 1)
    )


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("seats = [2, 3]", "seats = [2, 9]"), "condition 3 (9, open): diamant is for 1 to 8 seats, not 9"),
        (("seats = [2, 3]", "seats = [2, 2]"), "vary.seats[1]: '2' stands twice"),
        (("seats = [2, 3]", "seats = []"), "vary.seats: a list with at least one entry"),
        (("open", "ajar"), "condition 1 (2, ajar): option chests cannot be 'ajar'"),
        (("diamant", "chess"), "game: unknown game 'chess'"),
        (("odds,", "oddz,"), "condition 1 (2, open): unknown bot 'oddz'"),
        (("games = 6", "games = 0"), "games: a number from 1 to"),
        (("games = 6", "games = 2000000"), "games: that would be 8000000 matches"),
        (("games", "gamez"), "gamez: unknown key 'gamez'"),
        (('"points"', '"pointz"'), "measure[1]: unknown measure 'pointz'"),
        (("[base]", "compare = 'seatz'\n[base]"), "compare: unknown factor 'seatz'"),
        (("[base]", "[base]\nbox = 'none.json'"), "none.json: No such file"),
        (("[base]", "[base]\nposition = 'chest: {much}'"), "nothing says what '{much}' is"),
        (("[base]", "[base]\nposition = 'chess: 1'"), "condition 1 (2, open): position"),
        (("[base]", "[base]\nopening = {chance = ['treasure 99']}"), "condition 1 (2, open): "),
        (("[base]", "[base]\nopening = {9 = ['on']}"), "'9' is neither chance nor the number of a seat"),
        (("[base]", "[base"), "not TOML: "),
        (("games = 6", "games = 6\nrotate = 'yes'"), "rotate: true or false is wanted here"),
        (("seats = [2, 3]", "seats = [2.5]"), "condition 1 (2.5, open), seats: a number from 1 to 99"),
        (('"odds,thumb"', "[1]"), "condition 1 (2, open), bots: a text is wanted here"),
        (("[base]", "[base]\nedition = 3"), "condition 1 (2, open), edition: a text is wanted here"),
        (("[base]", "[base]\nposition = 3"), "condition 1 (2, open), position: a text is wanted here"),
        (("[base]", "[base]\nopening = {1 = 'on'}"), "condition 1 (2, open), opening.1: a list with at least one"),
        (("[base]", "[names]\nseatz = 'x'\n[base]"), "names.seatz: unknown factor 'seatz'"),
        (("seats =", "seat ="), "vary.seat: unknown setting or word 'seat'"),
        (("[vary]", "[vary]\nbag = [2, 5]"), "vary.bag: unknown setting or word 'bag'"),
        (("[vary]", "[[vary.who]]\nname = 'we'\nbotz = 'odds'\n[vary]"), "vary.who[0].botz: unknown setting or word"),
        (("[vary]", "[vary.who]\nchoose = 2\nfrom = ['a', 'b', 'a']\n[vary]"), "vary.who.from: 'a' stands twice"),
        (("[vary]", "[vary.who]\nchoose = 1\nform = ['a']\n[vary]"), "vary.who.form: unknown key 'form'"),
        (
            ("[vary]", f"[vary.who]\nchoose = 15\nfrom = {[f'n{at}' for at in range(40)]}\n[vary]"),
            "vary: that would be ",
        ),
        (("[base]", "plot = 3\n[base]"), "plot: a list with at least one entry"),
        (
            ("[vary]", "[[plot]]\nx = 'seat'\n[vary]", 'seat = "each"', "seat = 1"),
            "plot[0].x: unknown x 'seat'",
        ),
        (
            ("[base]", "[base]\nposition = 'chest: {points each}'", "[vary]", "[vary]\npoints = [3]"),
            "vary.points: the table of results has a column of that name",
        ),
        (("[vary]", "[[plot]]\nx = 'seatz'\n[vary]"), "plot[0].x: unknown x 'seatz'"),
        (("[vary]", "[[plot]]\nx = 'seats'\nwhere = {seats = '7'}\n[vary]"), "plot[0].where.seats: unknown level '7'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    change: tuple[str, ...], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the file and the place, exit code 2, and nothing is written."""
    path = tmp_path / "small.toml"
    text = SMALL
    for old, new in zip(change[::2], change[1::2], strict=True):
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    assert run(["lab", "run", str(path), "--out", str(tmp_path / "out")]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"speleo: {path}")
    assert problem in line
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadExperiment, match="not a text in UTF-8"):
        read_experiment(tmp_path / "small.toml")
