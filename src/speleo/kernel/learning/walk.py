"""Playing a lesson: what the learner did so far leads to a moment, always the same one."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from speleo.kernel.engine.state import State
from speleo.kernel.errors import BadScenario, BadSheet
from speleo.kernel.game import Action, Event
from speleo.kernel.learning.lesson import Answer, Lesson, Task
from speleo.kernel.learning.sheet import Words
from speleo.kernel.nearest import quoted
from speleo.kernel.place import Place
from speleo.kernel.scenario.expectations import check
from speleo.kernel.scenario.script import Sentence
from speleo.kernel.scenario.stage import FindGame, set_stage


@dataclass(frozen=True, slots=True)
class Shot:
    """Something was done, this happened, and so it looked afterwards."""

    actor: int
    action: Action
    events: tuple[Event, ...]
    places: tuple[Place | None, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Reply:
    """What the lesson says to something that was tried."""

    right: bool
    words: Words | None = None
    rule: str = ""
    back: bool = False


@dataclass(frozen=True, slots=True)
class Onward:
    """Where a match can be played on: what the lesson says of it, and every action that leads there."""

    words: Words
    course: tuple[tuple[int, Action], ...]


def fits(pattern: str, text: str) -> bool:
    """`back`, `move *`, `move n | move e`, `any`."""
    return pattern == "any" or any(fnmatchcase(text, part.strip()) for part in pattern.split("|"))


class Walk:
    """A learner on the way through a lesson. `path` is what was done: `play back`, `tap chest-1`, `answer 2`.

    `course` is every action since the first of the match, None once a position was set up instead; `onward` is
    where the lesson says that a match can be played on.
    """

    def __init__(self, lesson: Lesson, find_game: FindGame) -> None:
        assert lesson.stage is not None
        self.lesson = lesson
        self.at, self.doing = 0, 0
        self.path: list[str] = []
        self.shots: list[Shot] = []
        self.course: list[tuple[int, Action]] | None = []
        self.onward: Onward | None = None
        try:
            self.stage = set_stage(lesson.stage, find_game)
        except BadScenario as problem:
            raise BadSheet(problem.line, problem.problem) from None
        self.game, self.learner = self.stage.game, lesson.learner - 1
        if self.learner >= self.stage.setup.seats:
            raise BadSheet(lesson.stage.line, f"there is no seat {lesson.learner} that could learn")
        self.play(lesson.before)
        self.play(lesson.steps[0].before)

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def task(self) -> Task:
        return self.lesson.steps[self.at].tasks[self.doing]

    @property
    def step_name(self) -> str:
        return "" if self.over else self.lesson.steps[self.at].name

    def play(self, sentences: list[Sentence] | tuple[Sentence, ...]) -> None:
        """What the script does and expects; what does not fit is named with its line and step."""
        for sentence in sentences:
            try:
                if sentence.word == "Given":
                    self.stage.given(sentence)
                    self.course = None
                elif sentence.word == "When":
                    who, _, notation = sentence.text.partition(" plays ")
                    self.stage.when(sentence)
                    action = self.stage.action(notation, sentence.line)
                    self.shoot(self.stage.actor(who, sentence.line), action, self.stage.events)
                else:
                    instead = check(self.stage, sentence)
                    if instead:
                        raise BadScenario(sentence.line, f"expected: {sentence.text}; instead: {instead}")
            except BadScenario as problem:
                raise BadSheet(problem.line, problem.problem, self.step_name) from None

    def shoot(self, actor: int, action: Action, events: list[Event]) -> None:
        state = self.stage.state
        places = tuple(self.game.telling.place(state, event) for event in events)
        self.shots.append(Shot(actor, action, tuple(events), places, state.clone()))
        if self.course is not None:
            self.course.append((actor, action))

    def legal(self) -> list[Action]:
        return self.game.legal_actions(self.stage.state, self.learner)

    def expected(self) -> list[Action]:
        """The legal actions that the task asks for."""
        return [action for action in self.legal() if fits(self.task.wanted, action.notation)]

    def shown(self) -> str:
        """What a learner is shown who asks for it."""
        if self.task.kind == "play":
            found = self.expected()
            return f"play {found[0].notation}" if found else ""
        return f"{'answer' if self.task.kind == 'ask' else 'tap'} {self.task.wanted}"

    def tell(self, entry: str) -> Reply:
        """What would be said to something; an illegal action raises IllegalAction with its rule."""
        kind, _, text = entry.partition(" ")
        task = self.task
        if kind == "play":
            action = self.game.parse_action(text)
            self.game.legal_code(self.stage.state, self.learner, action)
            text = action.notation
        wanted = "answer" if task.kind == "ask" else task.kind
        if kind == wanted and (fits(task.wanted, text) if kind == "play" else text == task.wanted):
            branch = next((branch for branch in task.branches if fits(branch.pattern, text)), None)
            return Reply(True, branch.words if branch else None)
        found = self.answer(kind, text)
        if found is None:
            return Reply(False)
        return Reply(False, found.words, found.rule, found.back and kind == "play")

    def answer(self, kind: str, text: str) -> Answer | None:
        """The answer that is meant for it, or the one for everything else."""
        answers = self.task.answers
        meant = (answer for answer in answers if answer.pattern and fits(answer.pattern, text))
        return next(meant, None) or next((answer for answer in answers if not answer.pattern), None)

    def take(self, entry: str) -> Reply:
        """Try something. What is right leads on; what is played and taken back is seen in the shots."""
        reply = self.tell(entry)
        self.shots = []
        kind, _, text = entry.partition(" ")
        if not reply.right and not reply.back:
            return reply
        kept, course = self.stage.state.clone(), None if self.course is None else list(self.course)
        action = self.game.parse_action(text) if kind == "play" else None
        if action is not None:
            self.stage.events = self.game.apply(self.stage.state, self.learner, action)
            self.shoot(self.learner, action, self.stage.events)
        if reply.back:
            self.stage.state, self.course = kept, course
            return reply
        self.path.append(f"play {action.notation}" if action is not None else entry)
        self.lead_on(action.notation if action is not None else text)
        return reply

    def lead_on(self, text: str) -> None:
        """What follows a task, and the next one."""
        task = self.task
        for branch in task.branches:
            if fits(branch.pattern, text):
                self.play(branch.sentences)
                break
        self.play(task.after)
        self.doing += 1
        if self.doing == len(self.lesson.steps[self.at].tasks):
            self.note_onward()
            self.at, self.doing = self.at + 1, 0
            if not self.over:
                self.play(self.lesson.steps[self.at].before)

    def note_onward(self) -> None:
        """Keep where the match stands at the end of a step that says so; a position that was set up has no past."""
        step = self.lesson.steps[self.at]
        if step.onward is None:
            return
        if self.course is None:
            raise BadSheet(step.line, "no match can be played on here: a position was set up before", step.name)
        if not self.game.actors(self.stage.state):
            raise BadSheet(step.line, "no match can be played on here: it is over", step.name)
        self.onward = Onward(step.onward, tuple(self.course))


def walk_along(lesson: Lesson, path: list[str], find_game: FindGame) -> Walk:
    """The walk after a path that was right step by step; one that is not any more is refused."""
    walk = Walk(lesson, find_game)
    for entry in path:
        if walk.over or not walk.take(entry).right:
            raise BadSheet(lesson.line, f"{quoted(entry)} does not lead on", walk.step_name)
    return walk
