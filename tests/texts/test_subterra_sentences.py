"""Everything that happens in Sub Terra, and every refusal, is a whole sentence in both languages."""

import re
from pathlib import Path

import pytest

from speleo.games.subterra import GAME, refusals
from speleo.games.subterra.names import CARD_NAMES, CAVERS, SORTS
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.price import FREE, Price
from speleo.texts.language import LANGUAGES
from speleo.texts.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Actions and events of random games lack no word. [SUB-RND.1]"""
    texts = Texts(language)
    for seed in range(6):
        state, dealer = GAME.new(GAME.setup(4, {"difficulty": "expert"})), FastDealer(f"told {seed}")
        while GAME.actors(state):
            who = state.turn()
            if who == CHANCE:
                action = GAME.decode(state, state.chance_at(dealer.below(state.chance_total())))
            else:
                legal = GAME.legal_actions(state, who)
                action = legal[dealer.below(len(legal))]
            said = [texts.action(GAME, action)]
            said += [
                texts.event(GAME, event, ("Ada", "Ben", "Cleo", "Dan")) for event in GAME.apply(state, who, action)
            ]
            assert all(said)
            assert not any("subterra-" in sentence or "???" in sentence for sentence in said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_every_name_has_a_text(language: str) -> None:
    """Refusals by the names in their source, medals, cavers, tiles and cards."""
    texts = Texts(language)
    game = Path(refusals.__file__).parents[1]
    files = [*game.glob("refusals/*.py"), game / "engine" / "bars.py"]
    named = {key for path in files for key in re.findall(r'"subterra-(no-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(named) > 55
    wanted = sorted(named)
    wanted += [f"caver-{caver}" for caver in CAVERS] + [f"tile-{sort}" for sort in SORTS]
    wanted += [f"card-{card}" for card in CARD_NAMES]
    wanted += [f"{kind}-{medal}" for kind in ("medal", "ended") for medal in ("gold", "silver", "bronze", "defeat")]
    assert [key for key in wanted if not texts.has(f"subterra-{key}")] == []


CAVERS_IN_PLAY = "cavers: medic scout diver leader\n"
EXIT = "health: 3 3 0 3\nplaces: 0,0 0,1 0,0 0,1\ncave:\n  0,1 exit S"


@pytest.mark.parametrize(
    ("position", "actions", "language", "sentence"),
    [
        ("", ["reveal N", "tile water NS"], "de", "Der Sanitäter deckt ein Wasserplättchen auf."),
        ("", ["reveal N", "tile ledge S>N"], "de", "Der Sanitäter deckt einen Abgrund auf."),
        ("", ["reveal N", "tile ledge S>N"], "de", "Ein Abgrund liegt bei 0,1."),
        ("", ["reveal N", "tile water NS"], "en", "The Medic turns up a water tile."),
        ("exerted: yes", ["end", "roll 3"], "de", "Der Sanitäter würfelt 3 wegen Verausgabung: misslungen."),
        ("exerted: yes", ["end", "roll 4"], "de", "Der Sanitäter würfelt 4 wegen Verausgabung: geschafft."),
        ("exerted: yes", ["end", "roll 3"], "en", "The Medic rolls 3 for exertion: failure."),
        ("exerted: yes", ["end", "roll 3"], "de", "Der Sanitäter verliert einen Lebenspunkt durch Verausgabung."),
        ("health: 2 3 3 3", ["heal medic"], "de", "Der Sanitäter versorgt sich selbst: 3 Lebenspunkte."),
        ("health: 2 3 3 3", ["heal medic"], "en", "The Medic sees to their own wounds: 3 health points."),
        (EXIT, ["move N"], "de", "Es ist vorbei. Eine Person bleibt zurück."),
        (EXIT, ["move N"], "en", "It is over. One caver is left behind."),
        ("turned: 7 tremor, 4 flood, 4 gas, 5 cave-in\nnext: card", ["card flood"], "de", "Flut! Noch eine Karte."),
    ],
)
def test_what_happens_is_told_in_good_sentences(
    position: str, actions: list[str], language: str, sentence: str
) -> None:
    """Tiles have names, tests an end and numbers their plural. [SUB-PLC.15, SUB-SKL.1, SUB-END.2, SUB-HAZ.2]"""
    state = GAME.read(GAME.setup(4), CAVERS_IN_PLAY + position)
    texts = Texts(language)
    told = []
    for action in actions:
        told = [texts.event(GAME, event, NAMES) for event in GAME.apply(state, state.turn(), GAME.parse_action(action))]
    assert sentence in told


@pytest.mark.parametrize(
    ("action", "german", "english"),
    [
        ("dig here", "Schutt hier räumen", "clear the rubble here"),
        ("excavate N", "Schutt im Norden ausgraben", "excavate the rubble to the north"),
        ("tile cave-in NES/2,3", "Einsturz (NES/2,3)", "cave-in (NES/2,3)"),
    ],
)
def test_actions_name_places_and_tiles(action: str, german: str, english: str) -> None:
    """No word of the notation is left in a list of choices. [SUB-DAN.3, SUB-GEO.1]"""
    said = [Texts(language).action(GAME, GAME.parse_action(action)) for language in ("de", "en")]
    assert said == [german, english]


def test_prices_are_said_in_full() -> None:
    """Points, what is used up, the odds of a test, the health at stake; what is free needs no words. [SUB-ACT.2]"""
    price = Price(2, (("explosive", 1),), 50, 3)
    assert Texts("en").price(GAME, price) == "2 AP, 1 explosive charge, test 50 %, 3 HP at risk"
    assert Texts("de").price(GAME, price) == "2 AP, 1 Sprengladung, Probe 50 %, 3 LP in Gefahr"
    assert Texts("en").price(GAME, FREE) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_an_action_uses_up_has_a_name(language: str) -> None:
    """Explosives and guide uses here, ropes and oxygen in The Cave. [SUB-COM.6, CAVE-1.5]"""
    texts = Texts(language)
    for key in ("subterra-uses-explosive", "subterra-uses-guide", "cave-uses-rope", "cave-uses-oxygen"):
        assert "1" in texts.say(key, count=1)
