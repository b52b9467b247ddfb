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
        ("Then seat 1 may dance", "seat 1 may on, back"),
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
        ("hello\n", "line 1: a line starts with"),
        ("Given diamant with 2 seats\n", "line 1: a scenario begins with"),
        ("Scenario: x\nGiven diamant with 2 seats\n", "line 1: 'x' cites no rule"),
        ("Scenario: x\nRules: three\n", "line 2: 'three' is no rule id"),
    ],
)
def test_a_file_that_is_not_understood(text: str, problem: str) -> None:
    with pytest.raises(BadScenario, match=problem):
        read_scripts(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (HEAD, "line 1: 'a test' expects nothing"),
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
        (HEAD + "Given the position\n  path: dragon\nThen x is y\n", "line 4: position, line 1: 'dragon' is no card"),
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


def test_several_scenarios_remarks_and_sources() -> None:
    """One file may hold several scenarios; remarks and empty lines are passed over."""
    text = f"# remark\n\n{HEAD}Then expedition is 1\n\n{HEAD}Source: a book\n  # indented\nThen path is none\n"
    scripts = read_scripts(text)
    assert [run_script(script, game_named) for script in scripts] == [None, None]
    assert scripts[1].source == "a book"
