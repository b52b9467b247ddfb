"""A box as people edit it: parts with rows, and in each row blanks to fill in; checked by the reader of boxes."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from speleo.kernel.box_file import Fault
from speleo.kernel.errors import BadBox, BadSetup
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box

if TYPE_CHECKING:
    from speleo.kernel.game import Game

Value = str | int | bool | list[str] | list[int]
Row = dict[str, Value]
Rows = dict[str, list[Row]]
Kind = Literal["choice", "sides", "number", "numbers", "some", "text", "flag"]
USUAL: dict[Kind, Value] = {
    "choice": "", "sides": [], "number": 0, "numbers": [], "some": [], "text": "", "flag": False,
}  # fmt: skip
MOST_ROWS, MOST_OF_A_ROW, LONGEST_TEXT, LARGEST, LINE = 200, 20, 2000, 9999, 110
RULE = re.compile(r" \(([A-Z]+-[A-Z0-9]+\.[0-9]+)\)$")


@dataclass(frozen=True, slots=True)
class Only:
    """Another blank of the row, and its values with which a blank counts."""

    blank: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Blank:
    """Something to fill in: one of `choices`, some of them, or numbers from `low` to `high` (`size`: so many)."""

    name: str
    kind: Kind
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = LARGEST
    size: int = 0
    only: Only | None = None


@dataclass(frozen=True, slots=True)
class FormPart:
    """Rows of the same blanks, from `least` to `most`, named by their place in the data file.

    `tiles` are turned through, on a `board` each row is a cell, at most `reach` away from the first; a `table` is one.
    """

    name: str
    shape: Literal["tiles", "board", "table"]
    blanks: tuple[Blank, ...]
    least: int = 1
    most: int = 1
    reach: int = 0


@dataclass(frozen=True, slots=True)
class FormPlace:
    """Where in a form: a part, its row from 0 on (-1: none) and a blank; empty: the whole box."""

    part: str = ""
    row: int = -1
    blank: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """The data of a filled form, and which paths in it stand where in the form, beside those of parts and rows."""

    data: dict[str, Any]
    paths: Mapping[str, FormPlace] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FormProblem:
    """Something that is wrong: where, the line of the reader, its rule, and the key and values to say it otherwise."""

    place: FormPlace
    said: str
    rule: str
    key: str
    values: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class CheckedForm:
    """A filled form as a data file, and what is wrong with it."""

    text: str
    fingerprint: str
    problems: tuple[FormProblem, ...]


class BoxForm(ABC):
    """How the data file of a game is edited."""

    parts: ClassVar[tuple[FormPart, ...]]

    @abstractmethod
    def rows(self, data: dict[str, Any]) -> Rows:
        """What stands in a data file, row by row; KeyError, TypeError or ValueError if that cannot be told."""

    @abstractmethod
    def written(self, rows: Rows) -> Written:
        """The data file that a filled form describes."""


def form_of(game: Game[Any]) -> BoxForm:
    if game.box_form is None:
        raise BadSetup(f"the box of {game.name} cannot be edited")
    return game.box_form


def rows_of(game: Game[Any], text: str) -> Rows:
    """What stands in the text of a data file, to be edited; a file of another kind is a BadBox."""
    form = form_of(game)
    try:
        return filled(form, form.rows(json.loads(text)))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError, BadSetup):
        game.check_box(Box("own", text))
        raise BadBox("own", ["this box can be played, but has something that cannot be edited here"]) from None


def check_rows(game: Game[Any], rows: Rows) -> CheckedForm:
    """The data file of a filled form, and everything that its reader says is wrong, with its place in the form."""
    form = form_of(game)
    whole = filled(form, rows)
    made = form.written(whole)
    box = Box("own", laid_out(made.data) + "\n")
    problems: list[str] = []
    try:
        game.check_box(box)
    except BadBox as error:
        problems = error.problems
    found = tuple(told(problem, made, form, whole) for problem in problems)
    return CheckedForm(box.text, box.fingerprint, found)


def filled(form: BoxForm, rows: Rows) -> Rows:
    """The same rows with nothing left out; BadSetup names what does not fit into a blank."""
    known = {part.name: part for part in form.parts}
    for name in rows:
        if name not in known:
            raise BadSetup(f"there is no part {quoted(name)}")
    return {name: [full(part, row, at) for at, row in enumerate(limited(part, rows))] for name, part in known.items()}


def limited(part: FormPart, rows: Rows) -> list[Row]:
    found = rows.get(part.name, [])
    if len(found) > MOST_ROWS:
        raise BadSetup(f"{part.name}: more than {MOST_ROWS} rows")
    if part.most == 1 and len(found) != 1:
        raise BadSetup(f"{part.name}: there is 1 row, not {len(found)}")
    return found


def full(part: FormPart, row: Row, at: int) -> Row:
    """A row with every blank of its part, the usual value where it has none; what does not fit is refused."""
    names = [blank.name for blank in part.blanks]
    for name in row:
        if name not in names:
            raise BadSetup(f"{part.name}, row {at + 1}: there is no {quoted(name)}")
    made: Row = {}
    for blank in part.blanks:
        value = row.get(blank.name, USUAL[blank.kind])
        if not fits(blank, value):
            raise BadSetup(f"{part.name}, row {at + 1}: {blank.name} cannot be {quoted(value)}")
        made[blank.name] = value
    return made


def fits(blank: Blank, value: Any) -> bool:
    """Whether a value is of the kind that a blank holds; whether it may be is for the reader to say."""
    if blank.kind == "flag":
        return isinstance(value, bool)
    if blank.kind == "number":
        return is_number(value)
    if blank.kind == "choice":
        return value == "" or value in blank.choices
    if blank.kind == "text":
        return isinstance(value, str) and len(value) <= LONGEST_TEXT
    if not isinstance(value, list) or len(value) > MOST_OF_A_ROW:
        return False
    if blank.kind == "numbers":
        return all(map(is_number, value))
    return all(each in blank.choices for each in value) and len(set(value)) == len(value)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST


def counts(blank: Blank, row: Mapping[str, Value]) -> bool:
    """Whether a blank has a meaning in this row."""
    return blank.only is None or row[blank.only.blank] in blank.only.values


def told(problem: str, made: Written, form: BoxForm, rows: Rows) -> FormProblem:
    """A problem with its place in the form, as exactly as its path says."""
    path, _, said = problem.partition(": ")
    rule = RULE.search(said)
    fault = problem if isinstance(problem, Fault) else None
    return FormProblem(
        place_of(path, made, form, rows),
        RULE.sub("", said or path),
        rule[1] if rule else "",
        fault.key if fault else "",
        fault.values if fault else {},
    )


def place_of(path: str, made: Written, form: BoxForm, rows: Rows) -> FormPlace:
    """Where in the form somebody mends what a reader of boxes found at `path`: the longest part of it that is known."""
    known: dict[str, FormPlace] = {}
    for part in form.parts:
        alone = 0 if part.most == 1 else -1
        known[part.name] = FormPlace(part.name, alone)
        known |= {f"{part.name}[{at}]": FormPlace(part.name, at) for at in range(len(rows[part.name]))}
    known |= made.paths
    for long in range(len(path), 0, -1):
        if path[:long] in known and path[long : long + 1] in ("", ".", "["):
            place = known[path[:long]]
            part = next(part for part in form.parts if part.name == place.part)
            blank = path[long:].strip(".").replace(".", "-")
            named = blank if any(each.name == blank for each in part.blanks) else place.blank
            return FormPlace(place.part, place.row, named)
    return FormPlace()


def laid_out(value: Any, indent: str = "") -> str:
    """JSON in which whatever is short stands on one line, as in the boxes that come with the games."""
    short = json.dumps(value, ensure_ascii=False)
    if not indent or len(short) + len(indent) > LINE:
        if isinstance(value, dict) and value:
            lines = [f"{indent}  {json.dumps(name)}: {laid_out(each, indent + '  ')}" for name, each in value.items()]
            return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
        if isinstance(value, list) and value:
            return "[\n" + ",\n".join(indent + "  " + laid_out(each, indent + "  ") for each in value) + f"\n{indent}]"
    return short


def grouped(values: Sequence[int]) -> list[tuple[int, int]]:
    """Each value once, as it came, with how often it is there."""
    return list(Counter(values).items())
