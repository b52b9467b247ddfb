"""The box of Sub Terra: what it holds and what it refuses."""

import json
from typing import Any

import pytest

from speleo.games.subterra import GAME
from speleo.games.subterra.box import load
from speleo.games.subterra.engine.components import BODYGUARD, health_of
from speleo.games.subterra.names import CAVERS, SORTS
from speleo.kernel.errors import BadBox
from speleo.kernel.setup import Box

DATA: dict[str, Any] = json.loads(GAME.box().text)
PARTS = load(GAME.box())


def count(sort: str) -> int:
    return sum(PARTS.counts[kind] for kind in range(PARTS.kinds) if SORTS[PARTS.sorts[kind]] == sort)


def box_with(change: Any) -> Box:
    data = json.loads(GAME.box().text)
    change(data)
    return Box("changed", json.dumps(data))


def test_the_box_holds_64_tiles_a_start_and_an_exit() -> None:
    """Tiles by sort as counted in the rules. [SUB-COM.1, SUB-COM.2]"""
    assert sum(PARTS.counts) == 64
    assert (PARTS.exit, PARTS.start) == (PARTS.kinds, PARTS.kinds + 1)
    found = {sort: count(sort) for sort in SORTS[:9]}
    assert found == {
        "plain": 16, "water": 8, "gas": 8, "cave-in": 12, "horror": 8, "squeeze": 3, "ledge": 3, "slope": 3, "scree": 3,
    }  # fmt: skip


def test_the_cards_of_each_level() -> None:
    """30 cards, one doubled card for each hazard; the pools of the three levels. [SUB-COM.3, SUB-COM.4, SUB-SET.7]"""
    cards = [item for item in DATA["hazards"]["list"] for _copy in range(item["count"])]
    assert len(cards) == 30
    assert sorted(item["kind"] for item in cards if item["times"] == 2) == [
        "cave-in",
        "flood",
        "gas",
        "horror",
        "tremor",
    ]
    assert [sum(PARTS.cards[level * 10 + card] for card in range(10)) for level in range(3)] == [25, 25, 21]


def test_every_number_falls_on_four_cave_in_tiles() -> None:
    """A roll hits a third of the cave-in tiles. [SUB-TIL.12]"""
    dice = [die for item in DATA["tiles"]["list"] for die in item.get("dice", ())]
    assert sorted(dice) == sorted([1, 2, 3, 4, 5, 6] * 4)


def test_eight_cavers_with_ranks_and_health() -> None:
    """Twenty health markers serve six cavers with the Bodyguard. [SUB-COM.5, SUB-COM.6, SUB-COM.10]"""
    assert len(CAVERS) == 8
    healths = sorted((health_of(rank) for rank in range(8)), reverse=True)
    assert health_of(BODYGUARD) == 5
    assert sum(healths[:6]) == 20


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data.update(schema="x"), "schema: must be 'speleo-subterra/1'"),
        (lambda data: data.pop("deck"), "deck: missing"),
        (lambda data: data["tiles"].update(source=""), "tiles.source: must say where"),
        (lambda data: data["tiles"].update(list=3), "tiles.list: must be a list of tiles"),
        (lambda data: data["tiles"]["list"][0].update(count=3), "there are 16 plain tiles, not 17 (SUB-COM.2)"),
        (lambda data: data["tiles"]["list"][0].update(count=0), "tiles.list[0].count: must be a whole number"),
        (lambda data: data["tiles"]["list"][0].update(sort="lake"), "tiles.list[0].sort: must be one of"),
        (lambda data: data["tiles"]["list"][0].update(openings="NX"), "tiles.list[0].openings: must be a set of sides"),
        (lambda data: data["tiles"]["list"][10].update(dice=[3, 3]), "tiles.list[10].dice: must be two different"),
        (lambda data: data["tiles"]["list"][25].update(head="E"), "a ledge is straight"),
        (lambda data: data["exit"].update(openings=""), "exit.openings: must be a set of sides"),
        (lambda data: data["hazards"].update(list="x"), "hazards.list: must be a list of cards"),
        (lambda data: data["hazards"]["list"][0].update(kind="storm"), "hazards.list[0]: needs a kind"),
        (lambda data: data["hazards"]["list"][0].update(levels=["easy"]), "hazards.list[0].levels: must be some"),
        (lambda data: data["hazards"]["list"][0].update(levels=["expert"] * 2), "hazards.list[0].levels: must be some"),
        (lambda data: data["hazards"]["list"][0].update(times=1.0), "hazards.list[0]: needs a kind"),
        (lambda data: data["tiles"]["list"][0].update(sort=[]), "tiles.list[0].sort: must be one of"),
        (lambda data: data["tiles"]["list"][0].update(dice="x"), "tiles.list[0].dice: only cave-in tiles show numbers"),
        (lambda data: data["tiles"]["list"][0].update(dice=[1, 2]), "tiles.list[0].dice: only cave-in tiles show"),
        (lambda data: data["hazards"]["list"][0].update(count=9), "there are 30 hazard cards, not 35"),
        (lambda data: data["hazards"]["list"][3].update(times=1), "one doubled tremor card, not 0"),
        (lambda data: data["hazards"]["list"][0].update(levels=[]), "level normal has 21 cards, fewer than 25"),
        (lambda data: data["deck"]["expert"].update({"6": 99}), "deck.expert.6: must be a number"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(change: Any, problem: str) -> None:
    """Every problem is named with its place and its rule. [SUB-COM.2, SUB-COM.3, SUB-COM.4]"""
    with pytest.raises(BadBox) as refused:
        load(box_with(change))
    assert problem in str(refused.value)


def test_a_box_that_is_not_json_is_refused_with_its_line() -> None:
    with pytest.raises(BadBox, match="box b, line 1, column 2: not JSON"):
        load(Box("b", "{"))


def test_tiles_turned_in_the_file_are_the_same_tiles() -> None:
    """How a tile happens to be turned in the data file does not matter. [SUB-TRM.2]"""
    turned = load(box_with(lambda data: data["tiles"]["list"][1].update(openings="EW")))
    assert list(turned.exits) == list(PARTS.exits)


def test_the_box_can_be_drawn() -> None:
    """Every kind of tile and every level of cards is shown with its source. [SUB-COM.2, SUB-COM.4]"""
    shown = GAME.show_box(GAME.box())
    for text in (
        "plain NESW",
        "cave-in NES/2,4",
        "ledge S>N",
        "double-horror",
        "dealt to 6 cavers",
        "tiles: The rulebook",
    ):
        assert text in shown
