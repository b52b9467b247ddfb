"""What is told of a match when it is over."""

from __future__ import annotations

import pytest

from speleo.games import game_named
from speleo.kernel.account import Passage, chapters, turning_points
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.game import Game
from speleo.kernel.match import Match

WITH_CHAPTERS = ("diamant", "cave", "subterra")
"""Games that are told by rounds or expeditions."""


def played(name: str, seed: str) -> tuple[Match, list[Passage]]:
    """A random match to its end, and its line of play."""
    game = game_named(name)
    match, dealer = game.match(max(2, min(game.seats))), FastDealer(seed)
    line: list[Passage] = []
    while not match.over:
        actor = match.actors[0]
        if actor == CHANCE:
            step = match.draw(dealer)
        else:
            legal = match.legal(actor)
            step = match.act(actor, legal[dealer.below(len(legal))])
        points = tuple(game.tally(match.state, seat) for seat in range(match.setup.seats))
        line.append(Passage(len(line) + 1, None if actor == CHANCE else actor, tuple(step.events), points))
    return match, line


@pytest.mark.parametrize("name", WITH_CHAPTERS)
def test_the_chapters_lead_to_the_end(name: str) -> None:
    """They are numbered without a gap, begin one after another, and the last ends with the last step."""
    match, line = played(name, "chapters")
    found = chapters(match.game, line)
    assert [chapter.number for chapter in found] == list(range(1, len(found) + 1))
    assert sorted({chapter.step for chapter in found}) == [chapter.step for chapter in found]
    assert found[-1].points == line[-1].points


@pytest.mark.parametrize("name", WITH_CHAPTERS)
def test_turning_points_are_changes_of_the_chart(name: str) -> None:
    """At most three, in order, one a chapter; each is what the seat's points did at that step."""
    matches = [played(name, f"turns {number}") for number in range(6)]
    found = [turning_points(match.game, line) for match, line in matches]
    assert 1 <= max(map(len, found)) <= 3
    match, line = matches[found.index(max(found, key=len))]
    turns = turning_points(match.game, line)
    assert len({turn.chapter for turn in turns}) == len(turns)
    assert [turn.step for turn in turns] == sorted(turn.step for turn in turns)
    for turn in turns:
        before, after = line[turn.step - 2], line[turn.step - 1]
        assert turn.change == after.points[turn.seat] - before.points[turn.seat]
        assert turn.luck == (after.seat is None)
        assert match.game.telling.manner(type(after.events[turn.event])) != "quiet"


def test_a_match_in_which_nothing_changes_has_no_turning_points() -> None:
    game: Game = game_named("diamant")
    assert turning_points(game, [Passage(1, 0, (), (3, 3)), Passage(2, 1, (), (3, 3))]) == ()
    assert chapters(game, []) == ()


@pytest.mark.parametrize("name", WITH_CHAPTERS)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_figures_and_badges_name_each_other(name: str, seed: str) -> None:
    """Whatever a badge counts is a figure of every finished match, and no figure is negative."""
    match, line = played(name, seed)
    told = match.game.course(match.state, line)
    for seat in range(match.setup.seats):
        figures = match.game.figures(match.state, told, seat)
        assert {badge.figure for badge in match.game.badges} <= figures.keys()
        assert all(number >= 0 for number in figures.values())
