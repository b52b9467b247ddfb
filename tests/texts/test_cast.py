"""Bots are somebody: every kind has a level, a line that says how it plays, and characters to play it."""

from __future__ import annotations

import pytest

from speleo.bots import bots_for
from speleo.kernel.record.header import Sitter
from speleo.texts.cast import CAST, LEVELS, MOST_LAMPS, STYLES, characters_of, level_of, name_for, style_key, with_names
from speleo.texts.catalogue import sources
from speleo.texts.language import LANGUAGES
from speleo.texts.names import shown_names
from speleo.texts.texts import Texts


def test_every_game_has_somebody_at_home_for_every_level_and_no_two_begin_alike() -> None:
    homes = {one.home for one in CAST}
    assert homes == {style.partition("-")[0] for style in STYLES}
    assert {(one.home, one.level) for one in CAST} == {
        (game, lamp) for game in homes for lamp in range(1, MOST_LAMPS + 1)
    }
    assert len({one.name[0] for one in CAST}) == len(CAST)


@pytest.mark.parametrize("game", sorted({one.home for one in CAST}))
def test_every_bot_of_a_game_has_a_level_and_a_line_of_its_own(game: str) -> None:
    for bot in bots_for(game):
        assert bot in LEVELS, f"say in cast.py how strong {bot!r} is"
        assert style_key(game, bot) != "style-other", f"say in the catalogues how {bot!r} plays"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_are_there_and_none_is_left_over(language: str) -> None:
    texts = Texts(language)
    keys = {f"style-{style}" for style in STYLES} | {"style-random", "style-other", "style-visitor"}
    assert all(texts.say(key) for key in keys)
    written = {
        line.partition(" =")[0] for line in sources(language)["common"].splitlines() if line.startswith("style-")
    }
    assert written == keys


def test_a_table_of_three_equal_bots_has_three_names_and_the_one_at_home_comes_first() -> None:
    sitters = with_names("cave", [Sitter("person", "Ada"), *[Sitter("bot", "expert")] * 3])
    assert [sitter.called for sitter in sitters] == ["", "Ida", "Nora", "Otto"]
    assert next(one.home for one in characters_of("subterra", 4)) == "subterra"


def test_a_full_table_of_one_level_still_has_no_name_twice() -> None:
    names: list[str] = []
    for _ in range(8):
        names.append(name_for("diamant", "odds", names))
    assert len(set(names)) == 8
    assert names[3] == "Nora 2"


def test_a_bot_steps_aside_for_a_person_of_its_name() -> None:
    assert name_for("diamant", "thumb", ["TONI"]) == "Ben"


def test_a_bot_that_nobody_has_told_of_has_a_face_all_the_same() -> None:
    assert name_for("diamant", "from-next-year", []) == "Pia"
    assert style_key("diamant", "from-next-year") == "style-other"


def test_a_kind_without_a_level_is_placed_among_the_others_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are listed weakest first, so the last one has all lamps."""
    monkeypatch.setattr("speleo.texts.cast.bots_for", lambda game: dict.fromkeys(("a", "b", "c")))
    assert [level_of("cave", bot) for bot in ("a", "b", "c")] == [1, 2, MOST_LAMPS]


def test_names_of_records_from_before_are_told_apart() -> None:
    before = [Sitter("bot", "odds"), Sitter("person", "Odds 2"), Sitter("bot", "odds")]
    assert shown_names(before) == ("Odds", "Odds 2", "Odds 3")
