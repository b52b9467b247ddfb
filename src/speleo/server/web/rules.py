"""Our wording of the rules, with the scenarios that show each of them."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from speleo.games import game_named
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.game import Game
from speleo.kernel.scenario.script import Script, Sentence, read_scripts
from speleo.kernel.scenario.stage import Stage, set_stage
from speleo.kernel.values import ActionFacts, View
from speleo.server.errors import Refused
from speleo.server.web.asking import REFUSALS
from speleo.server.web.lean import Lean, lean
from speleo.server.wire import ToldEvent, event_data, packed

router = APIRouter(prefix="/api", responses=REFUSALS)
Language = Annotated[Literal["en", "de"], Query(description="the language of the words")]
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,20}$")]
Kind = Literal["may-not", "may-only", "may", "scores", "plain"]
CLAIMS: dict[Kind, str] = {
    "may-not": r"(?P<who>chance|seat [0-9]+) may not (?P<actions>.+), because (?P<rule>[A-Z]+-[A-Z0-9]+\.[0-9]+)",
    "may-only": r"(?P<who>chance|seat [0-9]+) may only (?P<actions>.+)",
    "may": r"(?P<who>chance|seat [0-9]+) may (?P<actions>.+)",
    "scores": r"(?P<who>seat [0-9]+) scores (?P<number>-?[0-9]+)",
}
"""Expectations that have words of their own; all others are shown as they are written."""


@dataclass(frozen=True, slots=True)
class RuleFacts:
    """`examples` are numbers of scenarios that cite the rule."""

    id: str
    title: str
    text: str
    examples: list[int]


@dataclass(frozen=True, slots=True)
class ChapterFacts:
    number: str
    title: str
    rules: list[RuleFacts]


@dataclass(frozen=True, slots=True)
class RulesFacts:
    """All rules of a game in one language; `about` says its aim, `examples` are the titles of its scenarios."""

    game: str
    title: str
    about: str
    chapters: list[ChapterFacts]
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DoneFacts:
    """`seat` did this, or Chance if it is none, and this happened."""

    seat: int | None
    action: ActionFacts
    events: list[ToldEvent]


@dataclass(frozen=True, slots=True)
class ClaimFacts:
    """What is the case then. `text` is how the scenario says it, for a `kind` that has no words of its own."""

    kind: Kind
    seat: int | None
    actions: list[ActionFacts]
    number: int
    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class ExampleFacts:
    """A scenario: the position before and after, what was done and what must hold.

    `drawn`: it sets up a position of its own.
    """

    title: str
    rules: list[str]
    seats: int
    edition: str
    drawn: bool
    before: View
    after: View
    done: list[DoneFacts]
    claims: list[ClaimFacts]


def game_of(name: str) -> Game:
    try:
        return game_named(name)
    except Exception:
        raise Refused(404, "no-game", f"there is no game {name}") from None


@cache
def scripts_of(name: str) -> tuple[Script, ...]:
    """All scenarios of a game, in the order of their files."""
    folder = resources.files(game_of(name).package).joinpath("scenarios")
    files = sorted((item for item in folder.iterdir() if item.name.endswith(".scenario")), key=lambda item: item.name)
    return tuple(script for item in files for script in read_scripts(item.read_text(encoding="utf-8")))


@cache
def titles_of(name: str, lang: str) -> tuple[str, ...]:
    """The titles of the scenarios; what has none in that language keeps its own."""
    titles = [script.title for script in scripts_of(name)]
    if lang == "en":
        return tuple(titles)
    known = json.loads(game_of(name).data_file(f"scenarios/titles.{lang}.json"))
    return tuple(known.get(title, title) for title in titles)


@cache
def book(name: str, lang: str) -> bytes:
    """The rulebook of a game as it is sent: chapters, rules, and the examples that cite each."""
    game, scripts = game_of(name), scripts_of(name)
    chapters: dict[str, list[RuleFacts]] = {}
    rulebook = game.rulebook(lang)
    for rule in rulebook.rules:
        citing = [number for number, script in enumerate(scripts) if rule.id in script.rules]
        chapters.setdefault(rule.chapter, []).append(RuleFacts(rule.id, rule.title, rule.text, citing))
    parts = []
    for chapter, rules in chapters.items():
        number, _, title = chapter.partition(" ")
        parts.append(ChapterFacts(number=number, title=title, rules=rules))
    return packed(RulesFacts(name, rulebook.title, rulebook.about, parts, titles_of(name, lang)))


@cache
def example(name: str, number: int) -> bytes:
    """A scenario, played: it was tested, so it can be."""
    scripts = scripts_of(name)
    if number >= len(scripts):
        raise Refused(404, "no-example", f"{name} has {len(scripts)} examples")
    script = scripts[number]
    stage = set_stage(script.sentences[0], game_named)
    drawn, done, claims = False, [], []
    before = stage.game.view(stage.state, SPECTATOR)
    for sentence in script.sentences[1:]:
        if sentence.word == "Given":
            stage.given(sentence)
            drawn, before = True, stage.game.view(stage.state, SPECTATOR)
        elif sentence.word == "When":
            done.append(played(stage, sentence))
        else:
            claims.append(claim(stage, sentence))
    return packed(
        ExampleFacts(
            title=script.title,
            rules=script.rules,
            seats=stage.setup.seats,
            edition=stage.setup.edition,
            drawn=drawn,
            before=before,
            after=stage.game.view(stage.state, SPECTATOR),
            done=done,
            claims=claims,
        )
    )


def played(stage: Stage, sentence: Sentence) -> DoneFacts:
    game, (who, _, notation) = stage.game, sentence.text.partition(" plays ")
    stage.when(sentence)
    return DoneFacts(
        seat=seat_of(stage, who, sentence.line),
        action=ActionFacts.of(game, game.parse_action(notation)),
        events=[event_data(game, event, game.telling.place(stage.state, event)) for event in stage.events],
    )


def claim(stage: Stage, sentence: Sentence) -> ClaimFacts:
    """One expectation of a scenario as the pages show it."""
    told = sentence.text + (f"\n{sentence.block}" if sentence.block else "")
    for kind, pattern in CLAIMS.items():
        found = re.fullmatch(pattern, sentence.text)
        if found is not None:
            parts = found.groupdict()
            seat = seat_of(stage, parts["who"], sentence.line)
            listed = stage.actions(parts.get("actions", "nothing"), sentence.line)
            actions = [ActionFacts.of(stage.game, action) for action in listed]
            return ClaimFacts(kind, seat, actions, int(parts.get("number", 0)), parts.get("rule", ""), told)
    return ClaimFacts("plain", None, [], 0, "", told)


def seat_of(stage: Stage, who: str, line: int) -> int | None:
    actor = stage.actor(who, line)
    return None if actor == CHANCE else actor


@router.get("/rules/{name}", responses={200: {"model": RulesFacts}}, response_class=Lean)
async def rules(name: GameName, request: Request, lang: Language = "en") -> Response:
    """Every rule in our own words, and which scenarios show it."""
    return lean(request, await asyncio.to_thread(book, name, lang))


@router.get("/rules/{name}/examples/{number}", responses={200: {"model": ExampleFacts}}, response_class=Lean)
async def rule_example(name: GameName, number: Annotated[int, Path(ge=0, le=10_000)], request: Request) -> Response:
    """One scenario with what stands on the table before and after."""
    return lean(request, await asyncio.to_thread(example, name, number))
