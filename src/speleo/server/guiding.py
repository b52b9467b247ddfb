"""Lessons as they are sent: the board through the learner's eyes, and what happened on the way there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from speleo.games import game_named
from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadSheet, Refusal, UnknownName
from speleo.kernel.game import Game
from speleo.kernel.learning.lesson import Lesson, LessonStep, SumPart, TaskKind
from speleo.kernel.learning.sheet import Words
from speleo.kernel.learning.shelf import lesson_named, lessons_of
from speleo.kernel.learning.walk import Reply, Shot, Walk, walk_along
from speleo.kernel.setup import Setup
from speleo.server.chairs import Chair
from speleo.server.errors import Refused
from speleo.server.facts import Facts
from speleo.server.phases import RUNNING
from speleo.server.pictures import WholePicture, legal_entry, whole_of
from speleo.server.shown import framed
from speleo.server.sight import Sight
from speleo.server.wire import ToldEvent, event_data, packed

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class LessonFacts:
    """A lesson that there is, and how long it takes."""

    game: str
    name: str
    title: Words
    minutes: int
    steps: int


@dataclass(frozen=True, slots=True)
class TaskFacts:
    """`light` names things on the screen; the first is where something is to be done."""

    kind: TaskKind
    words: Words
    light: tuple[str, ...]
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonStepFacts:
    """What a step says, shows and asks for."""

    name: str
    say: Words
    rules: tuple[str, ...]
    note: Words | None
    show: tuple[SumPart, ...]
    tasks: list[TaskFacts]


@dataclass(frozen=True, slots=True)
class WholeLesson:
    """A lesson; `seat` is the learner's, whose name in `table` is empty."""

    game: str
    name: str
    title: Words
    minutes: int
    seat: int
    table: Facts
    steps: list[LessonStepFacts]


@dataclass(frozen=True, slots=True)
class ShotFacts:
    """A seat did something, or Chance if it is none: this happened, and so it looked."""

    seat: int | None
    events: list[ToldEvent]
    picture: WholePicture


@dataclass(frozen=True, slots=True)
class LessonMoment:
    """Where a path leads: which step and task come next, and what happened since the last thing that was done.

    `shown` is what would be right. `onward`: a match can be played on from this lesson, and this says from where.
    """

    path: list[str]
    step: int
    task: int
    over: bool
    shown: str
    reply: Reply | None
    onward: Words | None
    shots: list[ShotFacts]
    picture: WholePicture


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why something is not possible now: by a rule, and a key of the texts; both are empty if it is."""

    rule: str
    key: str


def facts_for(setup: Setup, names: Mapping[int, str]) -> Facts:
    """The table of a lesson: who plays with you. The client fills in its own name."""
    chairs = [Chair("person", names.get(seat + 1, "")) for seat in range(setup.seats)]
    seats = [chair.facts(seat, False) for seat, chair in enumerate(chairs)]
    return Facts.of_no_table(setup, RUNNING, seats)


def picture_for(game: Game, state: State, seat: int) -> WholePicture:
    """What a seat sees and may do."""
    actors = game.actors(state)
    asked = tuple(actor for actor in actors if actor >= 0)
    legal = [legal_entry(game, offer, False) for offer in game.offers(state, seat)] if seat in asked else []
    sight = Sight.of(game, game.view(state, seat))
    outcome = None if actors else game.outcome(state)
    return whole_of(sight.view, framed(game, sight, seat, asked, legal, outcome=outcome))


def shown(game: Game, shot: Shot, seat: int) -> ShotFacts:
    told = zip(shot.events, shot.places, strict=True)
    return ShotFacts(
        seat=shot.actor if shot.actor >= 0 else None,
        events=[event_data(game, event, place) for event, place in told],
        picture=picture_for(game, shot.state, seat),
    )


def game_of(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownName as problem:
        raise Refused(404, "no-game", str(problem)) from None


def found_lesson(game: Game, name: str) -> Lesson:
    try:
        return lesson_named(game, name)
    except UnknownName as problem:
        raise Refused(404, "no-lesson", str(problem)) from None


def lesson_list(names: list[str]) -> list[LessonFacts]:
    """The lessons of these games, with how long they take."""
    return [
        LessonFacts(name, key, lesson.title, lesson.minutes, len(lesson.steps))
        for name in names
        for key, lesson in lessons_of(game_named(name)).items()
    ]


def step_of(step: LessonStep) -> LessonStepFacts:
    """A step of a lesson as it is sent, without its answers."""
    assert step.say is not None, "no lesson is read without"
    return LessonStepFacts(
        name=step.name,
        say=step.say,
        rules=step.rules,
        note=step.note,
        show=step.show,
        tasks=[TaskFacts(task.kind, task.words, task.light, task.options) for task in step.tasks],
    )


def lesson_data(game: str, name: str) -> bytes:
    """A lesson as it is sent before it begins."""
    lesson = found_lesson(game_of(game), name)
    walk = Walk(lesson, game_named)
    return packed(
        WholeLesson(
            game=game,
            name=name,
            title=lesson.title,
            minutes=lesson.minutes,
            seat=walk.learner,
            table=facts_for(walk.stage.setup, lesson.names),
            steps=[step_of(step) for step in lesson.steps],
        )
    )


def along(game: str, name: str, path: list[str]) -> Walk:
    try:
        return walk_along(found_lesson(game_of(game), name), path, game_named)
    except BadSheet as problem:
        raise Refused(409, "other-lesson", str(problem)) from None


def with_counts(game: Game, entry: str, counts: Mapping[str, int] | None) -> str:
    """A play with the counts that were chosen, as it is written."""
    if counts is None or not entry.startswith("play "):
        return entry
    return f"play {game.with_counts(game.parse_action(entry.removeprefix('play ')), counts).notation}"


def moment_data(game: str, name: str, path: list[str], tried: str | None, counts: Mapping[str, int] | None) -> bytes:
    """Where a path leads, and what is said to something that is tried there."""
    walk = along(game, name, path)
    reply = None
    if tried is not None:
        if walk.over:
            raise Refused(409, "other-lesson", "the lesson is over")
        reply = walk.take(with_counts(walk.game, tried, counts))
    return packed(moment(walk, reply))


def moment(walk: Walk, reply: Reply | None) -> LessonMoment:
    """Where somebody stands in a lesson, and what the last try led to."""
    seat = walk.learner
    return LessonMoment(
        path=walk.path,
        step=walk.at,
        task=walk.doing,
        over=walk.over,
        shown="" if walk.over else walk.shown(),
        reply=reply,
        onward=walk.onward.words if walk.over and walk.onward is not None else None,
        shots=[shown(walk.game, shot, seat) for shot in walk.shots],
        picture=picture_for(walk.game, walk.stage.state, seat),
    )


def why_data(game: Game, state: State, seat: int, about: tuple[str | None, str | None, Cell | None]) -> bytes:
    """Why something is not possible now; empty if it is."""
    named, kind, at = about
    action = game.parse_action(named) if named else game.meant(state.seen_by(seat), seat, kind or "", at)
    found: Refusal | None = None if action is None else game.why_not(state, seat, action)
    return packed(WhyNot(found.rule, found.reason) if found else WhyNot("", ""))
