"""Scenario files: what can be written, and what is said when something is wrong."""

import pytest

from speleo.games import game_named
from speleo.kernel.errors import BadScenario
from speleo.kernel.scenario.runner import Failure, run_script
from speleo.kernel.scenario.script import read_scripts

HEAD = "Scenario: a test\nRules: DIA-3.3\nGiven diamant with 2 seats\n"


def run(text: str) -> Failure | None:
    (script,) = read_scripts(text)
    return run_script(script, game_named)


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("Then gathered is 9 9", "gathered is 4 4"),
        ("Then seat 1 may only on", "seat 1 may on, back"),
        ("Then seat 1 may on, snake", "seat 1 may on, back"),
        ("Then seat 1 may only back,on,snake", "seat 1 may on, back"),
        ("Then chance may snake", "chance may nothing"),
        ("Then seat 1 may not on, because DIA-4.7", "seat 1 may on"),
        ("Then chance may not snake, because DIA-4.7", "it is because DIA-3.8"),
        ("Then chance brings snake 1 in 2", "it is 0 in 0"),
        ("Then seat 1 scores 7", "seat 1 scores 0"),
        ("Then the winners are 1", "the winners are nobody"),
        ("Then chance to act", "it is seat 1, seat 2 to act"),
        ("Then it happened: GameEnded", "it happened: TreasureFound value=9 share=4 rest=1"),
        ("Then it did not happen: TreasureFound", "it happened: TreasureFound value=9 share=4 rest=1"),
        ("Then seat 1 sees path is none", "path is treasure 9 (1)"),
        ("Then path is\n  none", "path is treasure 9 (1)"),
    ],
)
def test_an_expectation_that_does_not_hold_says_what_is(line: str, instead: str) -> None:
    """A failure names the line, the expectation, what is the case instead, and draws the table."""
    failure = run(f"{HEAD}When chance plays treasure 9\n{line}\n")
    assert failure is not None
    assert (failure.line, failure.instead) == (5, instead)
    assert "treasure" in failure.drawing


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hello\n", "line 1: a scenario begins with 'Scenario: TITLE', not 'hello'"),
        ("Given diamant with 2 seats\n", "line 1: a scenario begins with"),
        ("", "line 1: there is no scenario here"),
    ],
)
def test_a_file_that_is_not_understood(text: str, problem: str) -> None:
    with pytest.raises(BadScenario, match=problem):
        read_scripts(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (HEAD, "line 1: 'a test' expects nothing"),
        ("Scenario: x\nGiven diamant with 2 seats\nThen x is y\n", "line 1: 'x' cites no rule"),
        ("Scenario: x\nRules: three\n", "line 2: 'three' is no rule id"),
        (
            HEAD + "then chance to act\n",
            r"line 4: a line starts with .*; did you mean Then\?",
        ),
        (HEAD + "When chance plays snake\n  x: y\nThen x is y\n", "line 5: nothing belongs below 'When chance plays"),
        (HEAD + "Then chance to act\n  seat 1\n", "line 5: nothing belongs below 'Then chance to act'"),
        (HEAD + "Then chest is 0 0\n  1 1\n", "line 5: nothing belongs below 'Then chest is 0 0'"),
        (HEAD + "Given the position\npath: none\nThen x is y\n", "line 5: a line starts with"),
        (HEAD + "Given the position\nThen x is y\n", "line 4: there is no position below"),
        ("Scenario: x\nRules: DIA-3.3\nGiven diamant with 2 seats, chests open, chests closed\nThen x is y\n", "twice"),
        (HEAD + "Then seat 1 may dance\n", "line 4: 'dance' is no action of Diamant"),
        (HEAD + "Then seat 1 may only on, dance\n", "line 4: 'dance' is no action of Diamant"),
        (HEAD + "Then seat 1 may nothing\n", "line 4: write 'may only nothing'"),
        (HEAD + "Then chance brings dragon 1 in 2\n", "line 4: 'dragon' is no action"),
        (HEAD + "Then chance brings treasure 99 1 in 2\n", "line 4: there is no 'treasure 99' in the box"),
        (HEAD + "Then seat 1 may not on, because DIA-4.77\n", r"has no rule DIA-4.77; did you mean DIA-4.7\?"),
        (HEAD + "Then seat 3 to act\n", "line 4: there is no seat 3 among 2 seats"),
        (HEAD + "Then the winners are 3\n", "line 4: there is no seat 3 among 2 seats"),
        (
            HEAD + "Then it did not happen: GameEndet\n",
            r"line 4: unknown event 'GameEndet'.*; did you mean GameEnded",
        ),
        (HEAD + "Then it did not happen: RelicTaken seta=1\n", r"unknown field of RelicTaken 'seta'.*mean seat\?"),
        (HEAD + "Then it did not happen: RelicTaken seat=3\n", "seat: there is no seat 3 among 2"),
        (HEAD + "Then it did not happen: RelicTaken seat=one\n", "seat is a number, not 'one'"),
        (HEAD + "Then it did not happen: RelicTaken 1\n", "after RelicTaken come fields such as seat=1, not '1'"),
        (HEAD + "Then it did not happen: RelicTaken seat=1 seat=2\n", "the field seat of RelicTaken stands twice"),
        (HEAD + "Then it did not happen: GameEnded seat=1\n", "unknown field of GameEnded 'seat': there is none"),
        (HEAD + "Then it did not happen: TrapSprung trap=snak\n", r"unknown trap 'snak'.*did you mean snake\?"),
        (HEAD + "Then it did not happen: TrapSprung seats=1;2\n", "seats is numbers, or none, not '1;2'"),
        (HEAD + "Then chset is 0 0\n", r"line 4: a position has no 'chset'.*did you mean chest\?"),
        ("Scenario: x\nRules: DIA-3.3\nThen x is y\n", "line 3: a scenario starts with 'Given GAME"),
        ("Scenario: x\nRules: DIA-3.3\nGiven chess with 2 seats\nThen x is y\n", "line 3: unknown game 'chess'"),
        (
            "Scenario: x\nRules: DIA-3.3\nGiven diamant with 9 seats\nThen x is y\n",
            "line 3: diamant is for 1 to 8 seats",
        ),
        (
            "Scenario: x\nRules: DIA-3.3\nGiven diamant with 2 seats, chests ajar\nThen x is y\n",
            "option chests cannot be 'ajar'",
        ),
        ("Scenario: x\nRules: DIA-9.9\nGiven diamant with 2 seats\nThen x is y\n", "diamant has no rule DIA-9.9"),
        (HEAD + "Given a position\nThen x is y\n", "line 4: expected 'Given the position'"),
        (HEAD + "Given the position\n  path: dragon\nThen x is y\n", "line 5: 'dragon' is no card"),
        (HEAD + "When seat 1 jumps\nThen x is y\n", "line 4: expected 'When seat N plays ACTION'"),
        (HEAD + "When seat 3 plays on\nThen x is y\n", "line 4: there is no seat 3 among 2 seats"),
        (HEAD + "When seat 1 plays on\nThen x is y\n", r"line 4: seat 1 may not on, because DIA-3\.1"),
        (HEAD + "Then x is y\n", "line 4: a position has no 'x'"),
        (HEAD + "Then all is well that ends well, 7\n", "line 4: a position has no 'all'"),
        (HEAD + "Then 7\n", "line 4: not an expectation: '7'. There is: `seat 2 may not back"),
    ],
)
def test_a_scenario_that_cannot_be_played(text: str, problem: str) -> None:
    with pytest.raises(BadScenario, match=problem):
        run(text)


CAVE = "Scenario: a test\nRules: CAVE-2.9\nGiven cave with 2 seats\n"
SNAKE = f"{HEAD}When chance plays snake\n"
DRAWING = """Scenario: a test
Rules: SUB-TIL.26
Given subterra with 1 seats
Given the position
  cavers: scout leader medic diver
  next: draw
  revealing: N
"""


@pytest.mark.parametrize(
    "text",
    [
        CAVE + "Then seat 1 may load raft, 2 prov, load prov, rope\n",
        CAVE + "Then seat 1 may load 2 prov,rope\n",
        CAVE + "When seat 1 plays load cam, rope\nThen seat 1 may only ready\nThen seat 1, seat 2 to act\n",
        CAVE + "Then seat 2 and seat 1 to act\n",
        SNAKE + "Then seat 1 may only back, on\nThen seat 1 may on,back\nThen seat 1 may back\n",
        SNAKE + "Then it happened: TrapAppeared\nThen it did not happen: TrapAppeared trap=ram\n",
        HEAD + "When chance plays treasure 9\nThen it happened: TreasureFound rest=1 value=9\n",
        HEAD + "Then the winner is nobody\nThen gathered is 0   0\n",
        DRAWING + "Then chance may tile plain ES\nThen chance brings tile plain SW 4 in 64\n",
    ],
)
def test_lists_and_spellings_that_are_understood(text: str) -> None:
    """Whatever When understands, in any order, also in lists, and with gear that has commas of its own."""
    assert run(text) is None


def test_a_very_long_list_is_read_in_one_go() -> None:
    """What is kept for each action does not grow with the list."""
    assert run(SNAKE + f"Then seat 1 may only {', '.join(['on', 'back'] * 20_000)}\n") is None


def test_several_scenarios_remarks_and_sources() -> None:
    """One file may hold several scenarios; remarks and empty lines are passed over."""
    text = f"# remark\n\n{HEAD}Then expedition is 1\n\n{HEAD}Source: a book\n  # indented\nThen path is none\n"
    scripts = read_scripts(text)
    assert [run_script(script, game_named) for script in scripts] == [None, None]
    assert scripts[1].source == "a book"
