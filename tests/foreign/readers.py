"""Every function that reads text of strangers, each with texts of the kind that it understands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from speleo.games import GAMES, game_named
from speleo.kernel.actors import actor_named
from speleo.kernel.box_form import check_rows, rows_of
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import State
from speleo.kernel.errors import SpeleoError
from speleo.kernel.learning.condition import Position
from speleo.kernel.learning.making import Wish, composed
from speleo.kernel.learning.puzzle import read_puzzle
from speleo.kernel.learning.shelf import puzzle_text
from speleo.kernel.letter.letter import Letter, read_letter, unpacked
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.kernel.scenario.expectations import check
from speleo.kernel.scenario.runner import run_script
from speleo.kernel.scenario.script import Sentence, read_scripts
from speleo.kernel.scenario.stage import Stage
from speleo.kernel.setup import Box
from speleo.server.commands import said
from speleo.server.composing import aims_of
from speleo.server.guests import hashed_code
from speleo.server.plan import Plan, checked_name
from speleo.server.tokens import is_table_id
from tests.kernel.letter.correspondence import exchange

TESTS = Path(__file__).parent.parent
SEATS = 3
Reader = Callable[[str], object]

SCENARIO = """Scenario: two go back together
Rules: DIA-4.3, DIA-4.4
Source: our own
Given diamant with 3 seats, chests open
Given the position
  path: treasure 5 (4), treasure 4 (3)
When seat 1 plays back
Then seat 2 may back
"""
EXPECTED = (
    "seat 1 may not on, because DIA-4.7",
    "seat 2 may only on, back",
    "seat 2 may back",
    "seat 2, seat 3 to act",
    "seat 1 sees chosen is 1 back",
    "a spectator sees chosen is 1 ?",
    "path is treasure 5 (4), treasure 4 (3)",
    "seat 1 scores 0",
    "it happened: RelicTaken seat=1 value=5",
    "it happened: ChoicesRevealed seats=1,2,3 back_seats=3",
    "it did not happen: RelicTaken",
    "chance brings snake 3 in 28",
    "the winners are nobody",
)


def middle(name: str, steps: int) -> State:
    """A position in the middle of a random match."""
    game, dice = game_named(name), FastDealer("middle")
    match = Match(game, game.setup(SEATS))
    while not match.over and len(match.steps) < steps:
        match.deal(dice)
        for seat in game.actors(match.state)[:1]:
            legal = game.legal_actions(match.state, seat)
            match.act(seat, legal[dice.below(len(legal))])
    assert isinstance(match.state, State)
    return match.state


def replay_reader(text: str) -> None:
    record = Record.parse(text)
    game = game_named(record.header.game)
    record.replay(game)
    verify(record, game)


def scenario_reader(text: str) -> None:
    for script in read_scripts(text):
        run_script(script, game_named)


def expectation_reader() -> Reader:
    game = game_named("diamant")
    stage = Stage(game, game.setup(SEATS))
    return lambda text: check(stage, Sentence("Then", text, "", 1))


def edited_reader(name: str) -> Reader:
    """A file that somebody opens in the editor, and what is said of it there."""
    game = game_named(name)
    return lambda text: check_rows(game, rows_of(game, text))


def action_reader(name: str) -> Reader:
    game, state = game_named(name), middle(name, 40)

    def read(text: str) -> None:
        action = game.parse_action(text)
        for actor in (-1, 0):
            game.why_not(state, actor, action)

    return read


def position_reader(name: str) -> Reader:
    game = game_named(name)
    setup = game.setup(SEATS)
    return lambda text: game.read(setup, text)


def box_reader(name: str) -> Reader:
    game = game_named(name)
    return lambda text: game.check_box(Box("own", text))


def plan_reader(text: str) -> None:
    Plan("diamant", None, {"chests": text}, 2, "", False, 0, record=text).checked()


def bot_reader(text: str) -> None:
    header_for(game_named("diamant").setup(1), (Sitter("bot", text, text),), "by hand")


def sitter_reader(text: str) -> None:
    game = game_named("diamant")
    header_for(game.setup(1), (Sitter("person", text),), "sealed")


def setup_reader(text: str) -> None:
    game = game_named("cave")
    for asked in ({"options": {text: text}}, {"edition": text}):
        try:
            game.setup(2, **asked)
        except SpeleoError:
            continue


def puzzle_reader(text: str) -> None:
    """A puzzle that somebody wrote, and its aims in a position."""
    puzzle = read_puzzle(text)
    position = Position(game_named("diamant"), middle("diamant", 4))
    for condition in [*(aim.condition for aim in puzzle.aims), *puzzle.until, *puzzle.by]:
        position.holds(condition)


def title_reader(text: str) -> None:
    """The title that somebody gives to a puzzle of their own."""
    game = game_named("diamant")
    composed(game, game.setup(SEATS), middle("diamant", 4), aims_of(game), Wish(0, 0, 3, text, quiet=True))


def a_letter() -> Letter:
    *_, (sides, _) = exchange("diamant", 3)
    return read_letter(sides[0].sent)


def old_records(name: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((TESTS / "kernel" / "old_records").glob(f"{name}*"))]


def notations(name: str) -> list[str]:
    """An action of each kind that came up in whole matches, or one of each that can be listed."""
    listed = getattr(game_named(name), "actions", None)
    if listed is not None:
        return list({type(action): action.notation for action in listed.by_code.values()}.values())
    found: dict[tuple[str, str], str] = {}
    for text in old_records(name):
        for line in Record.parse(text).lines:
            actor, colon, action = line.entry.text.partition(": ")
            if colon:
                found.setdefault((actor.split()[1], action.split()[0]), action)
    return sorted(set(found.values()))


def first_lines(text: str, count: int) -> str:
    return "".join(text.splitlines(keepends=True)[:count])


PUZZLES = ("last-leftover", "on-or-back", "reading-the-table", "two-of-a-kind")
RECORDS = [first_lines(text, 15) for text in old_records("diamant")]
UNDOING = first_lines(RECORDS[-1], 13) + "1 undo to 0 by seat 1, agreed by 2 3  #0123456789ab\n"
ENDING = first_lines(RECORDS[-1], 13) + "1 end  #0123456789ab\nseed: " + "0" * 64 + "\n"
SIGNED = ENDING + f"signed: {'0' * 64} {'0' * 128}\n"
RULES = RECORDS[-1].replace("edition:", "rules: 2\nedition:")
FREE = RECORDS[-1].replace("dealing:", "undo: free against bots\ndealing:")
SHORT = first_lines(RECORDS[1], 12)

READERS: dict[str, tuple[Reader, list[str]]] = {
    "record": (Record.parse, [RULES, *RECORDS, UNDOING, ENDING, SIGNED, FREE]),
    "replay": (replay_reader, [SHORT]),
    "scenario": (scenario_reader, [SCENARIO]),
    "expectation": (expectation_reader(), list(EXPECTED)),
    "plan": (plan_reader, [SHORT]),
    "sitter": (sitter_reader, ["Zoë Müller"]),
    "kind of bot": (bot_reader, ["run:./mine fast"]),
    "recovery code": (hashed_code, ["K7FQ-2MND-81XA-RT5C"]),
    "name": (checked_name, ["Zoë Müller"]),
    "talk": (said, ["well played, Ada!"]),
    "puzzle": (puzzle_reader, [puzzle_text(game_named("diamant"), name) for name in PUZZLES]),
    "title of a puzzle": (title_reader, ["* Down  there"]),
    "letter": (read_letter, [a_letter().text]),
    "link": (unpacked, [a_letter().packed]),
    "set-up": (setup_reader, ["bonus 1"]),
    "table id": (is_table_id, ["Qx7-_abc"]),
    "actor": (lambda text: actor_named(text, SEATS), ["seat 12", "chance"]),
    **{f"{name} action": (action_reader(name), notations(name)) for name in GAMES},
    **{f"{name} position": (position_reader(name), [game_named(name).write(middle(name, 40))]) for name in GAMES},
    **{f"{name} edited box": (edited_reader(name), [game_named(name).box().text]) for name in GAMES},
    "faulty edited box": (edited_reader("diamant"), [game_named("diamant").box().text.replace("17]", "117]")]),
    **{f"{name} box": (box_reader(name), [game_named(name).box().text]) for name in GAMES},
}
