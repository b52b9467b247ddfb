"""The box of Diamant: what is in it, and what is said about a file that is wrong."""

import json
import pickle
from typing import Any

import pytest

from speleo.games import game_named
from speleo.games.diamant.names import TRAPS
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.playout import play_on
from speleo.kernel.engine.state import NOBODY
from speleo.kernel.errors import BadBox
from speleo.kernel.setup import Box

GAME = game_named("diamant")


def changed(**tables: Any) -> Box:
    data = json.loads(GAME.box().text)
    for name, change in tables.items():
        if isinstance(change, dict):
            data.setdefault(name, {}).update(change)
        else:
            data[name] = change
    return Box("mine", json.dumps(data))


def test_the_deck_of_a_new_match() -> None:
    """35 cards: 15 treasures of 124 rubies, three of each of five traps, five relics. [DIA-1.1, DIA-1.2, DIA-1.3]"""
    outcomes = GAME.chance_outcomes(GAME.new(GAME.setup(4)))
    odds = {action.notation: weight for action, weight in outcomes}
    assert sum(odds.values()) == 35
    assert [odds[trap] for trap in TRAPS] == [3] * 5
    assert TRAPS == ("spider", "snake", "lava", "boulder", "ram")
    assert odds["relic"] == 5
    treasures = {int(name.split()[1]): count for name, count in odds.items() if name.startswith("treasure")}
    assert (sum(treasures.values()), sum(value * count for value, count in treasures.items())) == (15, 124)


def test_another_box_can_be_played() -> None:
    """Treasure values come from a file that a player can replace; its fingerprint is its own. [DIA-1.3]"""
    box = changed(treasures={"values": [20] * 15})
    setup = GAME.setup(2, box=box)
    assert ("treasure 20", 15) in [
        (action.notation, weight) for action, weight in GAME.chance_outcomes(GAME.new(setup))
    ]
    assert setup.box.fingerprint != GAME.box().fingerprint


@pytest.mark.parametrize(
    ("box", "problem"),
    [
        (Box("mine", "{"), "box mine, line 1, column 2: not JSON"),
        (Box("mine", "[]"), "schema: must be 'speleo-diamant/1'"),
        (changed(schema="other"), "schema: must be"),
        (changed(traps=None), "traps: missing"),
        (changed(relics={"source": ""}), "relics.source: must say where the numbers come from"),
        (changed(treasures={"values": 7}), r"treasures.values: must be a list of numbers \(DIA-1.3\)"),
        (changed(treasures={"values": [1] * 14}), r"there are 15 treasure cards, not 14 \(DIA-1.1\)"),
        (
            changed(treasures={"values": [1] * 14 + [0]}),
            r"treasures.values\[14\]: must be a whole number from 1 to 99, not 0",
        ),
        (changed(treasures={"values": [True] * 15}), r"treasures.values\[0\]: must be a whole number"),
        (changed(traps={"ram": 4}), r"traps.ram: there are 3 of each kind, not 4 \(DIA-1.1\)"),
        (changed(traps={"dragon": 3}), r"traps.dragon: no such key: there is spider, snake"),
        (changed(relics={"count": 6}), r"relics.count: there are 5 relics, not 6 \(DIA-1.1\)"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(box: Box, problem: str) -> None:
    with pytest.raises(BadBox, match=problem):
        GAME.setup(2, box=box)


SMALL = {
    "small": {"expeditions": 2, "source": "me"},
    "treasures": {"values": [3, 8]},
    "traps": {"spider": 2, "snake": 3, "lava": 0, "boulder": 1, "ram": 0},
    "relics": {"count": 1},
}


def test_a_small_box_can_be_played_to_its_end() -> None:
    """It has as many cards and expeditions as it says, and every match ends by its second. [DIA-1.7, DIA-2.3]"""
    setup = GAME.setup(2, box=changed(**SMALL))
    start = GAME.new(setup)
    assert start.face_down == sum(weight for _card, weight in GAME.chance_outcomes(start)) == 9
    assert GAME.view(start, 0).expeditions == 2  # type: ignore[attr-defined]
    assert GAME.draw(start).startswith("[1]  2    deck 9")
    assert pickle.loads(pickle.dumps(start)) == start
    dealer, choices = FastDealer("small"), Choices()
    for _match in range(200):
        state = start.clone()
        while state.turn() != NOBODY:
            play_on(state, 1, dealer, choices)
            assert state.broken() == 0
        assert state.expedition == 2
        assert GAME.write(GAME.read(setup, GAME.write(state))) == GAME.write(state)


def test_the_small_box_of_the_game_is_one() -> None:
    """Six cards, one expedition."""
    state = GAME.new(GAME.setup(2, box=Box("small", GAME.data_file("data/small.json"))))
    assert (state.face_down, state.cards.expeditions) == (6, 1)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (
            {"small": {"expeditions": 0, "source": "me"}},
            r"small.expeditions: must be a whole number from 1 to 5, not 0",
        ),
        ({"small": {"expeditions": 2}}, "small.source: must say"),
        ({"small": 7}, "small: missing"),
        ({"traps": {"ram": 4}}, r"traps.ram: must be a whole number from 0 to 3, not 4 \(DIA-1.7\)"),
        ({"relics": {"count": None}}, r"relics.count: must be a whole number from 0 to 5"),
        ({"treasures": {"values": []}}, r"there are 1 to 15 treasure cards, not 0 \(DIA-1.7\)"),
        ({"treasures": {"values": "7"}}, r"must be a list of numbers"),
        (
            {"traps": dict.fromkeys(TRAPS, 1)},
            r"every expedition needs a second trap .* \(DIA-1.7\)",
        ),
    ],
)
def test_a_small_box_that_cannot_be_played_is_refused(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadBox, match=problem):
        GAME.setup(2, box=changed(**{**SMALL, **change}))


def test_every_problem_of_a_box_is_named() -> None:
    with pytest.raises(BadBox, match=r"not 2 .*; .*not 7"):
        GAME.setup(2, box=changed(traps={"ram": 2}, relics={"count": 7}))
