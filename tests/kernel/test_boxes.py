"""Boxes of all games: nothing in them is unknown, and whatever they hold, they are played or refused by name."""

import json
import random
from typing import Any

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.box_file import LONGEST, MOST_STRANGE
from speleo.kernel.errors import MOST_PROBLEMS, BadBox
from speleo.kernel.setup import Box

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 7, 10**30, 0.5, "", "N", "NE", "x\x1b[2J", "\ud800", "a" * 5000, [], [[]], ["N"], [1, 1], {},
    {"source": "x"}, [{}], [None],
)  # fmt: skip


def places(data: Any, where: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a box."""
    found = [where] if where else []
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in steps:
        found += places(value, (*where, key))
    return found


def at(data: Any, where: tuple[Any, ...]) -> Any:
    for key in where:
        data = data[key]
    return data


def named(where: tuple[Any, ...]) -> str:
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in where).removeprefix(".")


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_key_is_refused_wherever_it_stands(name: str) -> None:
    """With its place; every table of every box is tried."""
    game = game_named(name)
    whole = json.loads(game.box().text)
    tables = [(), *(where for where in places(whole) if isinstance(at(whole, where), dict))]
    assert len(tables) > 1
    for where in tables:
        data = json.loads(game.box().text)
        at(data, where)["surprise"] = [1] * 10
        with pytest.raises(BadBox) as refused:
            game.check_box(Box("mine", json.dumps(data)))
        place = named((*where, "surprise"))
        told = [problem for problem in refused.value.problems if problem.startswith(f"{place}: no such key")]
        assert told or where == ("tokens", "bonus"), refused.value.problems


@pytest.mark.parametrize("name", GAMES)
def test_whatever_stands_in_a_box_it_is_played_or_refused(name: str) -> None:
    """Any value in any place, and any key left out: a box to play with, or BadBox; never another error."""
    game = game_named(name)
    whole = json.loads(game.box().text)
    dice = random.Random(name)
    refused: list[str] = []
    for where in places(whole):
        for odd in (*dice.sample(ODD, 6), "leave out"):
            data = json.loads(game.box().text)
            owner = at(data, where[:-1])
            if odd == "leave out":
                del owner[where[-1]]
            else:
                owner[where[-1]] = odd
            try:
                game.new(game.setup(min(game.seats), box=Box("mine", json.dumps(data))))
            except BadBox as error:
                refused.append(str(error))
    assert len(refused) > 2 * len(places(whole))
    assert all(told.isprintable() and len(told) < 8000 for told in refused)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[" * 20_000, "not JSON: nested too deeply"),
        ('{"schema": %s}' % ("9" * 5000), "not JSON: Exceeds the limit"),
        ('{"schema": NaN}', "not JSON: NaN is no number"),
        ('{"schema": 1, "schema": 2}', "not JSON: the key 'schema' stands twice in one table"),
        (" " * (LONGEST + 1), f"longer than {LONGEST} characters"),
    ],
)
def test_a_text_that_is_no_box_is_refused(name: str, text: str, problem: str) -> None:
    with pytest.raises(BadBox, match=problem):
        game_named(name).check_box(Box("mine", text))


def test_a_misspelt_key_is_recognised() -> None:
    box = game_named("diamant").box().text.replace('"values"', '"vlaues"')
    with pytest.raises(BadBox, match=r"treasures.vlaues: no such key: there is values, source; did you mean values\?"):
        game_named("diamant").check_box(Box("mine", box))


def test_very_many_unknown_keys_are_not_all_looked_at() -> None:
    data = json.loads(game_named("diamant").box().text) | {f"valuse{at}": at for at in range(2000)}
    with pytest.raises(BadBox) as refused:
        game_named("diamant").check_box(Box("mine", json.dumps(data)))
    assert refused.value.problems[-1] == f"and {MOST_STRANGE - MOST_PROBLEMS} more"


def test_very_many_problems_are_counted() -> None:
    data = json.loads(game_named("diamant").box().text)
    data["treasures"]["values"] = [0] * 1000
    with pytest.raises(BadBox) as refused:
        game_named("diamant").check_box(Box("mine", json.dumps(data)))
    assert len(refused.value.problems) == MOST_PROBLEMS + 1
    assert refused.value.problems[-1] == f"and {1001 - MOST_PROBLEMS} more"
