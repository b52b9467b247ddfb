"""Boxes as people edit them: nothing is lost, and whatever the reader says has its place in the form."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from speleo.games import game_named
from speleo.kernel.box_form import FormPlace, Rows, check_rows, rows_of
from speleo.kernel.errors import BadBox, BadSetup

GAMES = ("cave", "diamant", "subterra")
SOURCE, WEB = Path("src/speleo"), Path("web/src/boxes")


def standard(name: str) -> Rows:
    return rows_of(game_named(name), game_named(name).box().text)


def problems(name: str, rows: Rows) -> list[tuple[FormPlace, str]]:
    return [(found.place, found.key) for found in check_rows(game_named(name), rows).problems]


@pytest.mark.parametrize("name", GAMES)
def test_the_standard_box_comes_back_as_it_was(name: str) -> None:
    """CAVE-1.1, DIA-1.1, SUB-COM.1: the same data, which the reader takes, and the same rows again."""
    game = game_named(name)
    checked = check_rows(game, standard(name))
    assert checked.problems == ()
    assert json.loads(checked.text) == json.loads(game.box().text)
    assert rows_of(game, checked.text) == standard(name)
    game.setup(max(game.seats), box=type(game.box())("own", checked.text))


def test_a_small_box_of_diamant_comes_back_too() -> None:
    """DIA-1.7."""
    game = game_named("diamant")
    text = game.data_file("data/small.json")
    assert json.loads(check_rows(game, rows_of(game, text)).text) == json.loads(text)


CAVE_DESCENT = {"kind": "descent", "exits": ["N"]}


@pytest.mark.parametrize(
    ("name", "part", "row", "change", "place", "key"),
    [
        ("cave", "tiles.II", 3, CAVE_DESCENT, FormPlace("tiles.II", 3), "descent"),
        ("cave", "tiles.IV", 19, {"exits": []}, FormPlace("tiles.IV", 19), "no-sides"),
        ("cave", "tokens", 0, {"rope": 41}, FormPlace("tokens", 0, "rope"), "range"),
        ("cave", "tokens", 0, {"water": 3}, FormPlace(), "tokens"),
        ("cave", "depths", 0, {"per_level": 99}, FormPlace("depths", 0, "per_level"), "range"),
        ("cave", "start_boards.3", 2, {"exits": ["W"]}, FormPlace("start_boards.3", 2), "inward"),
        ("cave", "start_boards.2", 3, {"exits": []}, FormPlace("start_boards.2", 3), "no-exit"),
        ("cave", "sources", 0, {"tiles": ""}, FormPlace("sources", 0, "tiles"), "source"),
        ("subterra", "tiles.list", 4, {"openings": []}, FormPlace("tiles.list", 4, "openings"), "no-sides"),
        ("subterra", "tiles.list", 10, {"dice": [3, 3]}, FormPlace("tiles.list", 10, "dice"), "dice"),
        ("subterra", "tiles.list", 25, {"head": "E"}, FormPlace("tiles.list", 25), "arrow"),
        ("subterra", "tiles.list", 0, {"count": 5}, FormPlace("tiles.list"), "sorts"),
        ("subterra", "exit", 0, {"openings": []}, FormPlace("exit", 0, "openings"), "no-sides"),
        ("subterra", "deck", 0, {"expert-6": 19}, FormPlace("deck", 0, "expert-6"), "range"),
        ("subterra", "hazards.list", 3, {"count": 2}, FormPlace("hazards.list"), "cards"),
        ("diamant", "treasures", 1, {"value": 0}, FormPlace("treasures", 1, "value"), "range"),
        ("diamant", "treasures", 1, {"count": 2}, FormPlace("treasures", 0), "cards"),
        ("diamant", "traps", 0, {"lava": 2}, FormPlace("traps", 0, "lava"), "exactly"),
        ("diamant", "relics", 0, {"count": 4}, FormPlace("relics", 0, "count"), "exactly"),
    ],
)
def test_a_fault_names_its_row_and_blank(
    name: str, part: str, row: int, change: Any, place: FormPlace, key: str
) -> None:
    rows = standard(name)
    rows[part][row] |= change
    found = problems(name, rows)
    if part == "treasures" and key == "cards":
        place = FormPlace("treasures", -1)
    assert (place, key) in found


def test_what_belongs_to_another_sort_is_left_out_of_the_file() -> None:
    """SUB-TIL.12, SUB-TIL.18: a tile keeps its numbers while its sort is tried out."""
    rows = standard("subterra")
    rows["tiles.list"][10]["sort"] = "plain"
    made = json.loads(check_rows(game_named("subterra"), rows).text)
    assert "dice" not in made["tiles"]["list"][10]
    assert rows["tiles.list"][10]["dice"] == [3, 6]


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ({"tiles.V": []}, "there is no part 'tiles.V'"),
        ({"tiles.I": [{"colour": "red"}]}, "tiles.I, row 1: there is no 'colour'"),
        ({"tiles.I": [{"kind": "lava"}]}, "tiles.I, row 1: kind cannot be 'lava'"),
        ({"tiles.I": [{"exits": ["N", "N"]}]}, "tiles.I, row 1: exits cannot be"),
        ({"tokens": [{"rope": True}]}, "tokens, row 1: rope cannot be True"),
        ({"tiles.I": [{}] * 201}, "tiles.I: more than 200 rows"),
    ],
)
def test_what_does_not_fit_into_a_blank_is_refused_with_its_place(rows: Any, said: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(said)):
        check_rows(game_named("cave"), {**standard("cave"), **rows})


def test_a_table_that_is_missing_is_refused() -> None:
    """One row is what a table has at the least."""
    with pytest.raises(BadSetup, match="tokens: there is 1 row"):
        check_rows(game_named("cave"), {**standard("cave"), "tokens": []})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["tiles"].pop("I"), "tiles.I"),
        (lambda data: data["tiles"]["I"].__setitem__(0, "Q NES"), "tiles.I"),
        (lambda data: data.pop("tokens"), "tokens: missing"),
        (lambda data: data["depths"].__setitem__("levels", [25, 75]), "depths.levels"),
        (lambda data: data["start_boards"].__setitem__("2", 7), "start_boards.2"),
    ],
)
def test_a_file_of_another_form_is_refused_as_the_reader_says(change: Any, said: str) -> None:
    data = json.loads(game_named("cave").box().text)
    change(data)
    with pytest.raises(BadBox, match=re.escape(said)):
        rows_of(game_named("cave"), json.dumps(data))


def test_a_board_that_cannot_be_shown_is_not_bent_into_shape() -> None:
    data = json.loads(game_named("cave").box().text)
    data["start_boards"]["2"]["solid"] += [[9, 9]]
    with pytest.raises(BadBox, match="cannot be edited here"):
        rows_of(game_named("cave"), json.dumps(data))


def test_what_is_wrong_can_be_said_in_both_languages() -> None:
    """Every key that a reader of boxes uses has a sentence in the editor, and no sentence is left over."""
    readers = [*SOURCE.glob("games/*/box.py"), SOURCE / "kernel" / "box_file.py"]
    used = {
        node.args[2].value
        for path in readers
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault"
        if isinstance(node.args[2], ast.Constant)
    }
    assert len(used) > 20
    for language in ("en", "de"):
        text = (WEB / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^web-box-fault-([\w-]+) =", text, re.MULTILINE)) == used


@pytest.mark.parametrize("name", GAMES)
def test_the_limits_of_the_form_are_those_of_the_reader(name: str) -> None:
    """A number just inside is no fault of range; one just outside is, wherever the reader has a range."""
    game = game_named(name)
    assert game.box_form is not None
    for part in game.box_form.parts:
        for blank in part.blanks:
            if blank.kind != "number" or part.shape != "table" or part.most > 1 or blank.name == "levels":
                continue
            for value, wrong in ((blank.low, False), (blank.high, False), (blank.high + 1, True)):
                rows = standard(name)
                rows[part.name][0][blank.name] = value
                if name == "diamant":
                    rows["small"][0] |= {"small": "yes", "source": "here"}
                ranges = [place for place, key in problems(name, rows) if key == "range"]
                assert bool(ranges) == wrong, (part.name, blank.name, value)
