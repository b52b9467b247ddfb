"""Boxes that people edit, as the workers read and check them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from speleo.games import GAMES, game_named
from speleo.kernel.box_form import CheckedForm, Rows, check_rows, rows_of
from speleo.kernel.errors import BadBox, BadSetup
from speleo.kernel.game import Game
from speleo.server.errors import Refused


@dataclass(frozen=True, slots=True)
class FilledForm:
    """What stands in a box: rows by the name of their part."""

    game: str
    rows: Rows


def found_in(name: str) -> Game:
    """The game of that name whose box can be edited."""
    if name not in GAMES or game_named(name).box_form is None:
        raise Refused(404, "no-box", f"the box of {name!r} cannot be edited here")
    return game_named(name)


def opened(text: str) -> FilledForm:
    """The game and the rows of a data file of whatever game."""
    try:
        data = json.loads(text)
        schema = str(data.get("schema", "")) if isinstance(data, dict) else ""
    except (ValueError, RecursionError) as error:
        said = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Refused(422, "bad-box", f"not JSON: {said}") from None
    name = schema.partition("/")[0].removeprefix("speleo-")
    if name not in GAMES or game_named(name).box_form is None:
        raise Refused(422, "bad-box", "no box of a game that can be edited here: its schema must name one")
    try:
        return FilledForm(name, rows_of(game_named(name), text))
    except BadBox as error:
        raise Refused(422, "bad-box", error.problems[0]) from None


def checked(name: str, rows: dict[str, Any]) -> CheckedForm:
    try:
        return check_rows(found_in(name), rows)
    except BadSetup as error:
        raise Refused(422, "unfit", str(error)) from None
