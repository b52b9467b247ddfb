"""Diamant's events, word by word."""

from __future__ import annotations

import pytest

from speleo.games.diamant import GAME
from speleo.games.diamant import events as told
from speleo.kernel.game import Event
from speleo.texts.texts import Texts

NAMES = ("Ada", "Ben", "Cleo")
SENTENCES = [
    (told.TreasureFound(9, 2, 1), "Treasure 9: 2 for each, 1 stays on the card."),
    (told.TreasureFound(2, 0, 2), "Treasure 2: too little to share out, 2 stay on the card."),
    (told.TrapSprung("snake", (0, 1)), "A second venomous snake! Ada and Ben run out of the cave."),
    (told.GemsLost(0, 1), "Ada drops 1 gem."),
    (told.ChoicesRevealed((0, 1, 2), ()), "All go on."),
    (told.ChoicesRevealed((0, 1, 2), (1, 2)), "Ben and Cleo turn back."),
    (told.ChoicesRevealed((0,), ()), "Ada goes on alone."),
    (told.WentBack(1, 2, 7), "Ben is in camp with 7 gems, 2 of them from the path."),
    (told.WentBack(1, 0, 0), "Ben is in camp with empty hands."),
    (told.RelicTaken(2, 10), "Cleo carries out a relic worth 10."),
    (told.ExpeditionEnded(2, 3, 1), "Expedition 2 is over; 3 gems stay in the dark; a relic is lost for good."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_a_sentence_with_names(event: Event, sentence: str) -> None:
    """Numbers and persons agree with their verbs. [DIA-3.3, DIA-3.5, DIA-4.1, DIA-4.7, DIA-5.2]"""
    assert Texts("en").event(GAME, event, NAMES) == sentence


def test_german_events_are_sentences_too() -> None:
    """The same events in German. [DIA-3.3, DIA-4.7]"""
    texts = Texts("de")
    assert texts.event(GAME, told.WentBack(1, 2, 7), NAMES) == "Ben ist im Lager, mit 7 Steinen, davon 2 vom Pfad."
    assert (
        texts.event(GAME, told.TreasureFound(9, 2, 1), NAMES)
        == "Schatz 9: je 2 für alle drinnen, 1 bleibt auf der Karte."
    )
