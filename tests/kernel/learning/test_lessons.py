"""Lessons: every one of them fits the rules, and what does not is named with its line and step."""

import re
from pathlib import Path

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.errors import BadSheet, IllegalAction
from speleo.kernel.learning.lesson import Lesson, read_lesson
from speleo.kernel.learning.lesson_check import check_lesson
from speleo.kernel.learning.sheet import Words
from speleo.kernel.learning.shelf import lessons_of, texts_of
from speleo.kernel.learning.walk import Walk, walk_along
from speleo.kernel.match import Match

ALL = [(name, key) for name in GAMES for key in texts_of(game_named(name).package, "lessons", ".lesson")]
FACES = Path(__file__).parent.parent.parent.parent / "web/src/games"
SMALL = """Lesson
  en: A test
  de: Ein Test
Minutes: 5
Given diamant with 2 seats
When chance plays treasure 7

Step: back
Say
  en: Go back.
  de: Geh zurück.
Rules: DIA-4.3
Play: back
  en: Play back
  de: Spiel zurück
Otherwise: on
  en: No.
  de: Nein.
  rule: DIA-4.3
When seat 2 plays on
Then chest is 4 0
"""


def small() -> Lesson:
    return read_lesson(SMALL)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_fits_the_rules(game: str, name: str) -> None:
    """Every step plays through with every choice it allows, and every mistake is answered with a rule."""
    lesson = lessons_of(game_named(game))[name]
    check_lesson(lesson, game_named)
    assert 5 <= lesson.minutes <= 12
    assert len([step for step in lesson.steps if step.note]) >= 6


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_a_lesson_lights_is_somewhere_on_the_screen(game: str, name: str) -> None:
    """The face of the game gives an element that name, up to its numbers and sides."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (FACES / game).rglob("*.svelte"))
    stems = [re.escape(found) for found in re.findall(r'data-lesson="([a-z-]+)', sources)]
    stems += [re.escape(found) for found in re.findall(r'\blesson="([a-z-]+)', sources)]
    stems += ["on|back"] if "data-lesson={choice}" in sources else []
    for step in lessons_of(game_named(game))[name].steps:
        for task in step.tasks:
            for light in task.light:
                assert any(re.match(stem, light) for stem in stems), (step.name, light)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert {name for name, _ in ALL} >= {"diamant", "cave", "subterra"}


def test_a_path_leads_to_the_same_moment_again() -> None:
    walk = Walk(small(), game_named)
    assert walk.shown() == "play back"
    wrong = walk.take("play on")
    assert (wrong.right, wrong.rule, walk.path, walk.over) == (False, "DIA-4.3", [], False)
    assert walk.take("play back").right
    assert walk.over
    assert [shot.actor for shot in walk.shots] == [0, 1]
    again = walk_along(small(), walk.path, game_named)
    assert again.stage.state == walk.stage.state


def test_a_mistake_that_is_taken_back_is_seen_and_changes_nothing() -> None:
    text = SMALL.replace("  rule: DIA-4.3\n", "  rule: DIA-4.3\n  played: and taken back\n")
    walk = Walk(read_lesson(text), game_named)
    before = walk.stage.state.clone()
    reply = walk.take("play on")
    assert (reply.right, reply.back) == (False, True)
    assert [shot.action.notation for shot in walk.shots] == ["on"]
    assert walk.stage.state == before


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    walk = Walk(read_lesson(SMALL.replace("When chance plays treasure 7\n", "")), game_named)
    with pytest.raises(IllegalAction, match=r"DIA-3\.1"):
        walk.take("play back")


def test_a_path_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(BadSheet, match="does not lead on"):
        walk_along(small(), ["play on"], game_named)


def test_what_follows_may_hang_on_the_choice() -> None:
    text = SMALL.replace("Play: back", "Play: any").replace("When seat 2 plays on\nThen chest is 4 0\n", "")
    text = text[: text.index("Otherwise")] + (
        "After: back\n  en: Home.\n  de: Daheim.\n  When seat 2 plays on\n  Then chest is 4 0\n"
        "After: on\n  When seat 2 plays back\n  Then chest is 0 4\n"
    )
    lesson = read_lesson(text)
    check_lesson(lesson, game_named)
    reply = Walk(lesson, game_named).take("play back")
    assert reply.words is not None
    assert reply.words.de == "Daheim."


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Play: back", "Play: bakc", "line 13, step back: no legal action is 'bakc': there is on, back"),
        ("Then chest is 4 0", "Then chest is 9 0", "line 21, step back: expected: chest is 9 0; instead: chest is 4 0"),
        ("When seat 2 plays on", "When seat 2 plays snake", "line 20, step back: seat 2 may not snake"),
        ("Rules: DIA-4.3", "Rules: DIA-9.9", "line 8, step back: diamant has no rule 'DIA-9.9'"),
        ("  rule: DIA-4.3\n", "", "line 16, step back: a mistake is explained by a rule"),
        ("  rule: DIA-4.3\n", "  rule: DIA-9.9\n", "line 16, step back: diamant has no rule 'DIA-9.9'"),
        ("Otherwise: on", "Otherwise: snake", "line 13, step back: nothing is said to whoever plays 'on'"),
        ("  de: Geh zurück.\n", "", "line 9, step back: Say needs its text as 'de: …' below"),
        ("en: Go back.", "en: " + "go " * 21, "line 9, step back: en: a sentence has 21 words, more than 20"),
        ("en: Go back.", "en: Go *back.", r"line 9, step back: en: a \* has no second one"),
        ("Minutes: 5", "Minutes: 99", "line 4: Minutes is a number from 1 to 15, not '99'"),
        ("Minutes: 5", "Minuts: 5", "line 4: a line starts with .*did you mean Minutes"),
        ("Step: back", "Step: Back to camp", "line 8: a step has a name such as"),
        ("Given diamant with 2", "Given diamond with 2", "line 5: unknown game 'diamond'"),
        ("Say\n", "Play: on\n", "line 8, step back: nothing is said"),
        ("Minutes: 5\n", "Minutes: 5\n  or 6\n", "line 5: nothing belongs below Minutes 5, not 'or 6'"),
        ("Say\n", "Show: 3 Gems\n  en: a\n  de: b\nSay\n", r"line 9, step back: Show is written '\+ 3 gem'.* '3 Gems'"),
        ("Minutes: 5\n", "Lesson\n", "line 4: a file holds one lesson"),
        ("Step: back", "Given seat 1 learns\n  soon\nStep: back", "line 9: nothing belongs below Given seat 1 learns"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_step(old: str, new: str, said: str) -> None:
    with pytest.raises(BadSheet, match=said):
        check_lesson(read_lesson(SMALL.replace(old, new, 1)), game_named)


def test_a_sum_is_shown_part_by_part() -> None:
    shown = "".join(f"Show: {what}\n  en: a\n  de: b\n" for what in ("1 gem", "+ 3 gem", "→ chest"))
    parts = read_lesson(SMALL.replace("Say\n", f"{shown}Say\n")).steps[0].show
    written = [(part.sign, part.number, part.thing) for part in parts]
    assert written == [("", "1", "gem"), ("+", "3", "gem"), ("→", "", "chest")]
    assert {part.words for part in parts} == {Words("a", "b")}


def test_an_answer_to_an_illegal_action_names_the_rule_that_refuses_it() -> None:
    refused = SMALL.replace("When seat 2 plays on", "Otherwise: snake\n  en: No.\n  de: Nein.\n  rule: DIA-4.3")
    with pytest.raises(BadSheet, match=r"'snake' is refused by DIA-\d"):
        check_lesson(read_lesson(refused), game_named)


def test_a_lesson_is_long_enough_and_no_endless_file() -> None:
    with pytest.raises(BadSheet, match="more than 60000"):
        read_lesson(SMALL + "#" * 60_000)
    with pytest.raises(BadSheet, match="a lesson has steps"):
        read_lesson(SMALL[: SMALL.index("Step")])
    with pytest.raises(BadSheet, match="a lesson begins with 'Lesson'"):
        read_lesson("")


def finished(lesson: Lesson) -> Walk:
    walk = Walk(lesson, game_named)
    while not walk.over:
        assert walk.take(walk.shown()).right
    return walk


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_match_can_be_played_on_from_a_lesson(game: str, name: str) -> None:
    """Its actions, from the first of the match on, lead to where somebody must decide or Chance goes on."""
    walk = finished(lessons_of(game_named(game))[name])
    assert walk.onward is not None
    match = Match(walk.game, walk.stage.setup)
    for actor, action in walk.onward.course:
        match.act(actor, action)
    assert not match.over
    assert walk.onward.words.de


def test_where_a_position_was_set_up_no_match_can_be_played_on() -> None:
    onward = "Onward\n  en: Go on.\n  de: Weiter.\n"
    walk = finished(read_lesson(SMALL + onward))
    assert walk.onward is not None
    assert [action.notation for _, action in walk.onward.course] == ["treasure 7", "back", "on"]
    setup = SMALL.replace(
        "When chance plays treasure 7", "Given the position\n  next: decision\n  path: treasure 7 (1)"
    )
    with pytest.raises(BadSheet, match="step back: no match can be played on here: a position was set up before"):
        check_lesson(read_lesson(setup.replace("Then chest is 4 0\n", "") + onward), game_named)
