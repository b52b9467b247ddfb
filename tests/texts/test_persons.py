"""Every sentence about people is read twice: by the one it is about, and by the others."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from speleo.bots import stand_in
from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.game import Event, Game
from speleo.kernel.match import Match, Told
from speleo.kernel.textkeys import event_key
from speleo.texts.catalogue import sources
from speleo.texts.language import LANGUAGES
from speleo.texts.texts import Texts

WEB = Path(__file__).parents[2] / "web" / "src"
NAMES = ("Ada", "Ben", "Cleo", "Dora")
OF_NOBODY = {"TileLaid"}
"""Events that name a seat but tell of a thing alone."""
SPOKEN_TO = re.compile(r"\b([Yy]ou|[Yy]ours?|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b")
OF_OTHERS = ("ist", "hat", "wird", "muss", "darf", "kann", "will", "wirft")
NO_VERBS = ("nicht", "mit", "dort", "damit", "weit")
SAME_FORM = ("would", "did", "do", "have", "are", "had", "all", "and", "to")


def wrong_forms(language: str, sentence: str) -> list[str]:
    """Verbs that do not go with `you`, and other slips: `You wins`, `Du verliert`, `You (you)`, `Du's`."""
    found = re.findall(r"\b(?:You|Du) \((?:you|du)\)|\b(?:[Yy]ou|[Dd]u)['’]s\b|\bYou You\b|\bDu Du\b", sentence)
    if language == "en":
        for verb in re.findall(r"\b[Yy]ou(?: and [A-Z]\w+(?:(?:, | and )[A-Z]\w+)*)? ([a-z]+)", sentence):
            if verb not in SAME_FORM and (verb in ("is", "has", "was") or re.fullmatch(r"\w*[^s]s", verb)):
                found.append(verb)
    else:
        for verb in re.findall(r"\b[Dd]u ([a-zäöüß]+)", sentence):
            if verb in OF_OTHERS or (re.search(r"(?<![szß])t$", verb) and verb not in NO_VERBS):
                found.append(verb)
        for verb in re.findall(r"\b[Dd]u und [A-Z]\w+(?: und [A-Z]\w+)* ([a-zäöüß]+)", sentence):
            if not verb.endswith("t") or verb.endswith("st"):
                found.append(verb)
    return found


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You wins!"),
        ("en", "You takes the mountain"),
        ("en", "You (you)"),
        ("en", "You and Ben turns back."),
        ("en", "You is in camp"),
        ("de", "Du verliert 10 Steine."),
        ("de", "Du gewinnt!"),
        ("de", "Du und Ben kehren um."),
        ("de", "Du und Ben kehrst um."),
        ("de", "Du’s Zug"),
    ],
)
def test_the_check_finds_wrong_forms(language: str, sentence: str) -> None:
    """What the tests below rely on."""
    assert wrong_forms(language, sentence)


def entries(language: str) -> dict[str, ast.Message]:
    """All messages of the terminal and of the browser."""
    texts = [*sources(language).values(), *(path.read_text("utf-8") for path in sorted(WEB.rglob(f"{language}.ftl")))]
    assert len(texts) > 6
    found: dict[str, ast.Message] = {}
    for text in texts:
        found |= {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    return found


def readings(pattern: ast.Pattern, known: dict[str, ast.Message]) -> Iterator[str]:
    """All that a sentence can say: every variant of every choice, with Ben where a name stands."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        else:
            parts.append(list(said_by(element.expression, known)))
    return ("".join(chosen) for chosen in itertools.product(*parts))


def said_by(expression: object, known: dict[str, ast.Message]) -> Iterator[str]:
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from readings(variant.value, known)
    elif isinstance(expression, ast.MessageReference):
        value = known[expression.id.name].value
        assert value is not None
        yield from itertools.islice(readings(value, known), 3)
    elif isinstance(expression, ast.StringLiteral):
        yield expression.value
    elif isinstance(expression, ast.VariableReference):
        yield "Ben" if re.search(r"seat|name|others$", expression.id.name) else "3"
    else:
        assert isinstance(expression, ast.Placeable)
        yield from said_by(expression.expression, known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_to_the_reader_has_the_right_form(language: str) -> None:
    """Every variant of every sentence of all catalogues, the browser's too."""
    known = entries(language)
    wrong = [
        (key, sentence)
        for key, entry in known.items()
        if entry.value is not None
        for sentence in itertools.islice(readings(entry.value, known), 400)
        if wrong_forms(language, sentence)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_for_the_reader_stands_beside_one_for_others_and_does_not_name_the_reader(language: str) -> None:
    """`KEY-you` has its `KEY`, speaks to somebody or of what all can see, and never uses the reader's own name."""
    known = entries(language)
    addressed = {key: entry for key, entry in known.items() if key.endswith("-you") and key != "prompt-you"}
    addressed = {key: entry for key, entry in addressed.items() if re.sub(r"(-back)?-you$", "", key) in known}
    assert len(addressed) > 50
    for key, entry in addressed.items():
        named = {node.id.name for node in nodes(entry) if isinstance(node, ast.VariableReference)}
        assert not named & {"name", "names", "seats"}, key
        assert key.startswith("web-news-arrived") or "seat" not in named, key
        other = known[re.sub(r"(-back)?-you$", "", key)].value
        assert other is not None
        about_others = [sentence for sentence in readings(other, known) if SPOKEN_TO.search(sentence)]
        assert about_others == [], key


def nodes(node: object) -> Iterator[object]:
    yield node
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                yield from nodes(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game_named(name) for name in GAMES], ids=list(GAMES))
def test_every_event_of_a_seat_has_a_sentence_for_the_reader(game: Game, language: str) -> None:
    """Whatever happens to somebody can be told to them."""
    texts = Texts(language)
    missing = [
        kind.__name__
        for kind in game.event_types
        if {"seat", "seats"} & {field.name for field in dataclasses.fields(kind)}
        and not texts.has(f"{event_key(game, kind)}-you")
        and kind.__name__ not in OF_NOBODY
    ]
    assert missing == []


def told(game: Game) -> list[Told]:
    """What happens in a whole match of stand-ins."""
    match, dealer = Match(game, game.setup(4)), FastDealer("persons")
    while not match.over:
        match.deal(dealer)
        for seat in match.actors:
            match.act(seat, stand_in(game, match.state, seat, dealer))
            break
    return [one for step in match.steps for one in step.told]


def concerned(event: Event) -> set[int]:
    """Whom an event names."""
    named = [getattr(event, field.name) for field in dataclasses.fields(event) if re.search("seats?$", field.name)]
    return {seat for value in named for seat in (value if isinstance(value, tuple) else (value,))}


@pytest.mark.parametrize("game", [game_named(name) for name in GAMES], ids=list(GAMES))
def test_a_match_is_told_to_each_of_its_players_and_to_spectators(game: Game) -> None:
    """Nobody reads their own name, and `you` only of themselves; spectators read names alone."""
    happened = told(game)
    for language in LANGUAGES:
        texts = Texts(language)
        for event, place in happened:
            neutral = texts.event(game, event, NAMES, None, place)
            assert not SPOKEN_TO.search(neutral), neutral
            for you, name in enumerate(NAMES):
                mine = texts.event(game, event, NAMES, you, place)
                assert wrong_forms(language, mine) == [], mine
                assert name not in mine, mine
                if you not in concerned(event):
                    assert mine == neutral
