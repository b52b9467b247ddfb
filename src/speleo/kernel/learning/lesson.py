"""Reading lesson files.

    Lesson
      en: First match with Karla
      de: Erste Partie mit Karla
    Minutes: 6
    Given diamant with 4 seats
    Given seat 1 learns
    When chance plays treasure 7

    Step: leftovers
    Say
      en: Three rubies were left over. *Go back alone* now, and they are all yours.
      de: Drei Rubine sind übrig. *Geh jetzt allein zurück*, dann gehören sie alle dir.
    Rules: DIA-4.3
    Play: back
      en: Play *Back*
      de: Spiel *Zurück*
    Light: card-1, back
    Otherwise: on
      en: Brave! Soon. First take the three.
      de: Mutig! Bald. Nimm zuerst die drei.
      rule: DIA-4.3
    When seat 2 plays on

Given, When and Then are the sentences of scenarios. docs/formats.md tells the rest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from speleo.kernel.errors import BadSheet
from speleo.kernel.learning.sheet import (
    MOST_WORDS,
    Row,
    Words,
    both,
    choices_of,
    demand_alone,
    entries,
    explained,
    name_of,
    number_of,
    read_sheet,
    rule_ids,
    words_of,
)
from speleo.kernel.nearest import quoted
from speleo.kernel.scenario.script import Sentence

WORDS = (
    "Lesson",
    "Minutes",
    "Step",
    "Say",
    "Rules",
    "Note",
    "Show",
    "Play",
    "Tap",
    "Ask",
    "Light",
    "Otherwise",
    "After",
    "Onward",
)
TaskKind = Literal["play", "tap", "ask"]
TASKS: dict[str, TaskKind] = {"Play": "play", "Tap": "tap", "Ask": "ask"}
ALONE = ("Minutes", "Step", "Rules", "Light")
"""Lines that have none below them."""
MOST_MINUTES = 15
MOST_STEPS = 30


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to whoever does something else: to actions of this pattern, or to all if it is empty.

    `back`: it is played for everybody to see, and then taken back.
    """

    pattern: str
    words: Words
    rule: str
    back: bool
    line: int


@dataclass(frozen=True, slots=True)
class Branch:
    """What follows if an action of this pattern was chosen, and what is said of it."""

    pattern: str
    words: Words | None
    sentences: tuple[Sentence, ...]


@dataclass(slots=True)
class Task:
    """What the learner is asked to do: play an action of a pattern, tap a thing, or answer a question."""

    kind: TaskKind
    wanted: str
    options: tuple[str, ...]
    words: Words
    line: int
    light: tuple[str, ...] = ()
    answers: list[Answer] = field(default_factory=list)
    branches: list[Branch] = field(default_factory=list)
    after: list[Sentence] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SumPart:
    """A part of a sum in pictures: a sign and a number, where it has them, and a thing, with what that is called."""

    sign: str
    number: str
    thing: str
    words: Words


@dataclass(slots=True)
class LessonStep:
    """One idea: what is said, what is to be done, and what is known afterwards.

    `onward` says that a match can be played on from where the step ends.
    """

    name: str
    line: int
    say: Words | None = None
    rules: tuple[str, ...] = ()
    note: Words | None = None
    show: tuple[SumPart, ...] = ()
    before: list[Sentence] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    onward: Words | None = None


@dataclass(slots=True)
class Lesson:
    """A guided match. `names` are those of scripted seats."""

    title: Words
    line: int
    minutes: int = 0
    learner: int = 1
    names: dict[int, str] = field(default_factory=dict)
    stage: Sentence | None = None
    before: list[Sentence] = field(default_factory=list)
    steps: list[LessonStep] = field(default_factory=list)

    @property
    def last(self) -> str:
        """The name of the step that was begun last, if any was."""
        return self.steps[-1].name if self.steps else ""


def read_lesson(text: str) -> Lesson:
    """The lesson of a file; what is wrong is named with its line and step."""
    lesson = read_sheet(text, WORDS, ALONE, Lesson, take, lambda lesson, _: lesson.last)
    check_whole(lesson)
    return lesson


def take(lesson: Lesson, row: Row) -> None:
    """One line after the title."""
    if row.word == "Minutes":
        lesson.minutes = number_of(row, 1, MOST_MINUTES)
    elif row.word == "Step":
        begin(lesson, row)
    elif row.word in ("Given", "When", "Then"):
        sentence(lesson, row)
    elif not lesson.steps:
        raise row.refuse(f"{row.word} belongs to a step, and none has begun: one begins with 'Step: NAME'")
    elif row.word in TASKS:
        lesson.steps[-1].tasks.append(task(row))
    elif row.word in ("Light", "Otherwise", "After"):
        if not lesson.steps[-1].tasks:
            raise row.refuse(f"{row.word} stands below what is to be done: {', '.join(TASKS)}")
        detail(lesson.steps[-1].tasks[-1], row)
    else:
        describe(lesson.steps[-1], row)


def begin(lesson: Lesson, row: Row) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9-]{1,30}", row.text):
        raise row.refuse(f"a step has a name such as 'back-alone', not {quoted(row.text)}")
    if any(step.name == row.text for step in lesson.steps):
        raise row.refuse(f"two steps are called {row.text}")
    if len(lesson.steps) == MOST_STEPS:
        raise row.refuse(f"a lesson has {MOST_STEPS} steps at the most")
    lesson.steps.append(LessonStep(row.text, row.line))


def sentence(lesson: Lesson, row: Row) -> None:
    """A sentence of a scenario belongs to the stage, to a step before its tasks, or to the last task."""
    called = name_of(row)
    learns = re.fullmatch(r"seat ([1-9]) learns", row.text)
    if called or learns:
        demand_alone(row)
    if lesson.stage is None:
        lesson.stage = row.sentence()
    elif row.word == "Given" and learns:
        lesson.learner = int(learns[1])
    elif called:
        lesson.names[called[0]] = called[1]
    elif not lesson.steps:
        lesson.before.append(row.sentence())
    elif not lesson.steps[-1].tasks:
        lesson.steps[-1].before.append(row.sentence())
    else:
        lesson.steps[-1].tasks[-1].after.append(row.sentence())


def task(row: Row) -> Task:
    """What the learner is to play, to touch or to answer."""
    wanted, options = row.text, tuple[str, ...]()
    if row.word == "Ask":
        wanted, options = choices_of(row)
        if wanted not in options or len(set(options)) < max(2, len(options)):
            raise row.refuse(f"{quoted(wanted)} must be one of two or more different choices")
    elif not wanted:
        raise row.refuse(f"{row.word} says what: 'Play: ACTION' or 'Tap: THING'")
    return Task(TASKS[row.word], wanted, options, words_of(row), row.line)


def detail(one: Task, row: Row) -> None:
    """Lines below a task."""
    if row.word == "Light":
        one.light = tuple(part.strip() for part in row.text.split(","))
        if not all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in one.light):
            raise row.refuse(f"Light names things on the screen, such as 'card-1, back', not {quoted(row.text)}")
    elif row.word == "Otherwise":
        made = explained(row, "played")
        back = made.get("played", "") == "and taken back"
        if "played" in made and not back:
            raise row.refuse("it is written 'played: and taken back'")
        one.answers.append(Answer(row.text, both(row, made), made["rule"], back, row.line))
    else:
        texts = [line for line in row.block if not re.match(r"(When|Then) ", line)]
        said = entries(Row(row.word, row.text, tuple(texts), row.line), ("en", "de"))
        sentences = [
            Sentence(line.split()[0], line.split(" ", 1)[1], "", number)
            for number, line in enumerate(row.block, row.line + 1)
            if re.match(r"(When|Then) ", line)
        ]
        one.branches.append(Branch(row.text, both(row, said) if said else None, tuple(sentences)))


def describe(step: LessonStep, row: Row) -> None:
    """What a step says of itself."""
    if row.word == "Say":
        step.say = words_of(row)
        for language, said in (("en", step.say.en), ("de", step.say.de)):
            if len(said.split()) > MOST_WORDS + 2:
                raise row.refuse(f"{language}: {len(said.split())} words are more than fit into the bubble")
    elif row.word == "Rules":
        step.rules = rule_ids(row)
    elif row.word == "Note":
        step.note = words_of(row)
    elif row.word == "Onward":
        step.onward = words_of(row)
    else:
        step.show = (*step.show, part_of_sum(row))


def part_of_sum(row: Row) -> SumPart:
    """`+ 3 gem`."""
    found = re.fullmatch(r"(?:([+=−→]) )?(?:(\S+) )?([a-z]+)", row.text)
    if found is None:
        raise row.refuse(f"Show is written '+ 3 gem': a sign of + = − →, a number and a thing, not {quoted(row.text)}")
    return SumPart(found[1] or "", found[2] or "", found[3], words_of(row))


def check_whole(lesson: Lesson) -> None:
    """A lesson has a game, a length and steps; a step says something, cites a rule and asks for something."""
    if lesson.stage is None:
        raise BadSheet(lesson.line, "a lesson names its game: 'Given GAME with N seats'")
    if not lesson.minutes:
        raise BadSheet(lesson.line, "a lesson says how long it takes: 'Minutes: 6'")
    if not lesson.steps:
        raise BadSheet(lesson.line, "a lesson has steps: 'Step: NAME'")
    for step in lesson.steps:
        if step.say is None:
            raise BadSheet(step.line, "nothing is said: add 'Say' with its texts below", step.name)
        if not step.rules:
            raise BadSheet(step.line, "no rule is cited: add 'Rules: …'", step.name)
        if not step.tasks:
            raise BadSheet(step.line, f"nothing is to be done: add one of {', '.join(TASKS)}", step.name)
