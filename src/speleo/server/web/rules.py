"""Our wording of the rules, with the scenarios that show each of them."""

from __future__ import annotations

import asyncio
import json
import re
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from speleo.games import game_named
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.game import Action, Game
from speleo.kernel.scenario.script import Script, Sentence, read_scripts
from speleo.kernel.scenario.stage import Stage, set_stage
from speleo.server.errors import Refused
from speleo.server.web.asking import REFUSALS
from speleo.server.web.lean import Lean, lean
from speleo.server.web.replay import ActionShape
from speleo.server.wire import event_data, packed

router = APIRouter(prefix="/api", responses=REFUSALS)
Language = Annotated[Literal["en", "de"], Query(description="the language of the words")]
GameName = Annotated[str, Path(pattern=r"^[a-z]{1,20}$")]
CLAIMS = (
    ("may-not", r"(?P<who>chance|seat [0-9]+) may not (?P<actions>.+), because (?P<rule>[A-Z]+-[A-Z0-9]+\.[0-9]+)"),
    ("may-only", r"(?P<who>chance|seat [0-9]+) may only (?P<actions>.+)"),
    ("may", r"(?P<who>chance|seat [0-9]+) may (?P<actions>.+)"),
    ("scores", r"(?P<who>seat [0-9]+) scores (?P<number>-?[0-9]+)"),
)
"""Expectations that have words of their own; all others are shown as they are written."""


class RuleShape(BaseModel):
    """`examples` are numbers of scenarios that cite the rule."""

    id: str
    title: str
    text: str
    examples: list[int]


class ChapterShape(BaseModel):
    number: str
    title: str
    rules: list[RuleShape]


class RulesShape(BaseModel):
    """All rules of a game in one language; `about` says its aim, `examples` are the titles of its scenarios."""

    game: str
    title: str
    about: str
    chapters: list[ChapterShape]
    examples: list[str]


class DoneShape(BaseModel):
    """`seat` did this, or Chance if it is none, and this happened."""

    seat: int | None
    action: ActionShape
    events: list[dict[str, Any]]


class ClaimShape(BaseModel):
    """What is the case then. `text` is how the scenario says it, for a `kind` that has no words of its own."""

    kind: Literal["may-not", "may-only", "may", "scores", "plain"]
    seat: int | None
    actions: list[ActionShape]
    number: int
    rule: str
    text: str


class ExampleShape(BaseModel):
    """A scenario: the position before and after, what was done and what must hold."""

    title: str
    rules: list[str]
    seats: int
    edition: str
    drawn: bool = Field(description="whether the scenario sets up a position of its own")
    before: dict[str, Any]
    after: dict[str, Any]
    done: list[DoneShape]
    claims: list[ClaimShape]


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
    chapters: dict[str, list[RuleShape]] = {}
    rulebook = game.rulebook(lang)
    for rule in rulebook.rules:
        citing = [number for number, script in enumerate(scripts) if rule.id in script.rules]
        shape = RuleShape(id=rule.id, title=rule.title, text=rule.text, examples=citing)
        chapters.setdefault(rule.chapter, []).append(shape)
    parts = []
    for chapter, rules in chapters.items():
        number, _, title = chapter.partition(" ")
        parts.append(ChapterShape(number=number, title=title, rules=rules))
    titles = list(titles_of(name, lang))
    return packed(
        RulesShape(game=name, title=rulebook.title, about=rulebook.about, chapters=parts, examples=titles).model_dump()
    )


def action_data(action: Action) -> dict[str, Any]:
    return {"action": action.notation, "kind": action.tag, "values": action}


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
        {
            "title": script.title,
            "rules": script.rules,
            "seats": stage.setup.seats,
            "edition": stage.setup.edition,
            "drawn": drawn,
            "before": before,
            "after": stage.game.view(stage.state, SPECTATOR),
            "done": done,
            "claims": claims,
        }
    )


def played(stage: Stage, sentence: Sentence) -> dict[str, Any]:
    game, (who, _, notation) = stage.game, sentence.text.partition(" plays ")
    stage.when(sentence)
    return {
        "seat": seat_of(stage, who, sentence.line),
        "action": action_data(stage.game.parse_action(notation)),
        "events": [event_data(game, event, game.telling.place(stage.state, event)) for event in stage.events],
    }


def claim(stage: Stage, sentence: Sentence) -> dict[str, Any]:
    """One expectation of a scenario as the pages show it."""
    told = sentence.text + (f"\n{sentence.block}" if sentence.block else "")
    data: dict[str, Any] = {"kind": "plain", "seat": None, "actions": [], "number": 0, "rule": "", "text": told}
    for kind, pattern in CLAIMS:
        found = re.fullmatch(pattern, sentence.text)
        if found is not None:
            parts = found.groupdict()
            listed = stage.actions(parts.get("actions", "nothing"), sentence.line)
            data |= {
                "kind": kind,
                "seat": seat_of(stage, parts["who"], sentence.line),
                "actions": [action_data(action) for action in listed],
                "number": int(parts.get("number", 0)),
                "rule": parts.get("rule", ""),
            }
            break
    return data


def seat_of(stage: Stage, who: str, line: int) -> int | None:
    actor = stage.actor(who, line)
    return None if actor == CHANCE else actor


@router.get("/rules/{name}", responses={200: {"model": RulesShape}}, response_class=Lean)
async def rules(name: GameName, request: Request, lang: Language = "en") -> Response:
    """Every rule in our own words, and which scenarios show it."""
    return lean(request, await asyncio.to_thread(book, name, lang))


@router.get("/rules/{name}/examples/{number}", responses={200: {"model": ExampleShape}}, response_class=Lean)
async def rule_example(name: GameName, number: Annotated[int, Path(ge=0, le=10_000)], request: Request) -> Response:
    """One scenario with what stands on the table before and after."""
    return lean(request, await asyncio.to_thread(example, name, number))
