"""Both languages say the same things, and nothing that can be said is missing."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import speleo
from speleo.bots import bots_for
from speleo.games import GAMES, game_named
from speleo.games.diamant.names import TRAPS
from speleo.kernel.errors import SpeleoError, UnknownName
from speleo.kernel.game import Game
from speleo.kernel.textkeys import action_key, event_key, option_key
from speleo.texts.catalogue import keys, sources
from speleo.texts.language import LANGUAGES, chosen_language
from speleo.texts.texts import MissingText, Texts

SOURCE = Path(speleo.__file__).parent
SPOKEN = sorted(GAMES)


@pytest.fixture(params=SPOKEN)
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


def all_keys(language: str) -> list[str]:
    return [key for source in sources(language).values() for key in keys(source)]


def test_both_catalogues_have_the_same_keys() -> None:
    """A sentence that exists in one language exists in the other, in the same file."""
    for owner, source in sources("en").items():
        assert keys(source) == keys(sources("de")[owner]), owner


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice_and_games_keep_to_their_names(language: str) -> None:
    """Keys are unique, and those of a game begin with its name."""
    found = all_keys(language)
    assert len(found) == len(set(found))
    for owner, source in sources(language).items():
        assert owner == "common" or all(key.startswith(f"{owner}-") for key in keys(source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_spoken_of(game: Game, language: str) -> None:
    """Its name, actions, events, options with all values, and bots have texts."""
    texts = Texts(language)
    wanted = [f"{game.name}-name", *(action_key(game, kind) for kind in game.action_types)]
    wanted += [event_key(game, kind) for kind in game.event_types]
    for option in game.options:
        wanted += [option_key(game, option.name), *(option_key(game, option.name, value) for value in option.choices)]
    wanted += [f"bot-{bot}" for bot in bots_for(game.name)]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_score_and_ending_of_a_game_has_a_sentence(game: Game, language: str) -> None:
    """Whatever key the rules of a game name in their source, such as "diamant-no-in-camp", the catalogue has it."""
    texts = Texts(language)
    named: set[str] = set()
    for path in Path(str(resources.files(game.package))).rglob("*.py"):
        named.update(re.findall(rf'"({game.name}-[a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert named
    assert sorted(key for key in named if not texts.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_terminal_asks_for_exists(language: str) -> None:
    """Literal keys given to `say` are in the catalogue."""
    texts = Texts(language)
    asked: set[str] = set()
    for path in (SOURCE / "terminal").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        asked.update(re.findall(r'say\(\s*"([a-z0-9-]+)"', source))
        asked.update(re.findall(r'"(key-[a-z-]+|menu-[a-z-]+|table-[a-z-]+|end-[a-z]+|rules-[a-z]{3})"', source))
    asked -= {"rules-page", "rules-text"}
    assert len(asked) > 40
    assert sorted(key for key in asked if not texts.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_common_text_is_left_over(language: str) -> None:
    """A common text that nobody says is removed from the catalogues; places by way of their manner."""
    folders = ("terminal", "texts", "server", "hints", "lab")
    kernel = [SOURCE / "kernel" / name for name in ("telling.py", "simple_game.py")]
    files = [*(path for name in folders for path in (SOURCE / name).rglob("*.py")), *kernel]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    unused = [
        key
        for key in keys(sources(language)["common"])
        if not re.search(rf"""["']{key.removesuffix("-you")}["']""", source)
        and not key.startswith(("bot-", "style-", "place-", "hint-value-", "hint-range-", "hint-risk-"))
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_of_diamant_have_long_and_short_names(language: str) -> None:
    """Five traps, treasure and relic [DIA-1.1, DIA-1.2]; a short name fits on a small card."""
    texts = Texts(language)
    for card in (*TRAPS, "treasure", "relic"):
        assert texts.say(f"diamant-card-{card}")
        assert len(texts.say(f"diamant-short-{card}")) <= 8


def test_the_traps_have_their_names() -> None:
    """The five traps in both languages. [DIA-1.2]"""
    english, german = ([Texts(language).say(f"diamant-card-{trap}") for trap in TRAPS] for language in LANGUAGES)
    assert english == ["Giant spider", "Venomous snake", "Lava pit", "Giant rolling boulder", "Spiked ram"]
    assert german == ["Riesenspinne", "Giftschlange", "Lavagrube", "Riesensteinkugel", "Nagelramme"]


def test_a_missing_text_is_an_error_in_tests_and_a_bare_key_for_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player is not thrown out of a match by a missing sentence."""
    with pytest.raises(MissingText, match="no-such-text"):
        Texts("en").say("no-such-text")
    with pytest.raises(MissingText):
        Texts("en").say("table-your-turn")
    monkeypatch.setattr(Texts, "strict", False)
    assert Texts("en").say("no-such-text") == "no-such-text"


def test_what_is_not_fluent_is_refused() -> None:
    """A catalogue with a broken line is not silently cut."""
    with pytest.raises(SpeleoError, match="not Fluent"):
        keys("broken line\n")


def test_lists_of_names_read_as_sentences() -> None:
    """One, two and three names."""
    assert [Texts("en").listed(["Ada", "Ben", "Cleo"][:count]) for count in range(4)] == [
        "",
        "Ada",
        "Ada and Ben",
        "Ada, Ben and Cleo",
    ]
    assert Texts("de").listed(["Ada", "Ben"]) == "Ada und Ben"


def test_whoever_reads_is_the_first_of_a_list() -> None:
    """The word for `and` stands once, before the last name."""
    names = ["Ada", "Ben", "Cleo"]
    said = {
        language: [Texts(language).say_of("end-wins", range(count), names, 0) for count in (1, 2, 3)]
        for language in ("en", "de")
    }
    assert said["en"] == ["You win!", "You and Ben share the win!", "You, Ben and Cleo share the win!"]
    assert said["de"] == ["Du gewinnst!", "Du und Ben teilt euch den Sieg!", "Du, Ben und Cleo teilt euch den Sieg!"]


def test_the_language_is_the_wanted_one_then_the_variable_then_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--lang`, SPELEO_LANG, the locale, English; an unknown language is refused."""
    for name in ("SPELEO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert chosen_language() == "en"
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert chosen_language() == "de"
    monkeypatch.setenv("SPELEO_LANG", "en")
    assert chosen_language() == "en"
    assert chosen_language("de") == "de"
    with pytest.raises(UnknownName, match="language 'fr'"):
        chosen_language("fr")
