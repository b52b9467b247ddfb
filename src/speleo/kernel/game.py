"""The contract that every game fulfils, at the edge where actions and events have names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from speleo.kernel.account import Badge, Course, Passage
from speleo.kernel.actors import actor_text
from speleo.kernel.box_form import BoxForm
from speleo.kernel.engine.choices import NOT_THERE, Choices
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.engine.story import WORDS, Story
from speleo.kernel.errors import BadNotation, BadSetup, IllegalAction, Refusal, UnknownName
from speleo.kernel.offer import Offer
from speleo.kernel.outcome import Outcome
from speleo.kernel.picture.plain import plain_board
from speleo.kernel.picture.sheet import Board, SeatLine
from speleo.kernel.price import FREE, Price
from speleo.kernel.rulebook import Rulebook
from speleo.kernel.setup import Box, Edition, Option, Setup, chosen_options
from speleo.kernel.sheet import Sheet
from speleo.kernel.telling import Telling
from speleo.kernel.values import Action as Action
from speleo.kernel.values import Event as Event
from speleo.kernel.values import View as View

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from speleo.kernel.match import Match

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")


def game_of(package: str) -> Game:
    """What an imported package calls GAME."""
    found: Game = import_module(package).GAME
    return found


class Game(ABC, Generic[S]):
    """The rules of one game with states of one kind, stateless. The rules are in its `engine` folder.

    >>> import speleo
    >>> game = speleo.game("cave")
    >>> game.name, [edition.name for edition in game.editions], min(game.seats), max(game.seats)
    ('cave', ['pegasus', 'rebel'], 2, 5)
    """

    name: ClassVar[str]
    prefix: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised by one whenever a rule changes so that some match would go another way; records and tables carry it."""
    seats: ClassVar[range]
    seats_rule: ClassVar[str]
    editions: ClassVar[tuple[Edition, ...]] = (Edition("standard"),)
    options: ClassVar[tuple[Option, ...]] = ()
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    telling: ClassVar[Telling[Any]] = Telling()
    """What every screen tells of the game in the same way."""
    sheet: ClassVar[Sheet | None] = None
    """What people count who play the physical game."""
    box_form: ClassVar[BoxForm | None] = None
    """How its data file is edited by people who own the physical game."""
    endings: ClassVar[tuple[str, ...]] = ()
    """Where all seats win or lose together: the reasons of an outcome, best first. Elsewhere seats have places."""
    medals: ClassVar[tuple[str, ...]] = ()
    """What is given for each of the endings, in their order, where a game gives medals."""
    sealed_choices: ClassVar[bool] = False
    """Whether all who must act choose in secret, and nothing happens before the last of them has chosen."""
    first_chapter: ClassVar[int | None] = None
    """The round or expedition in which a match begins, where no event says so."""
    badges: ClassVar[tuple[Badge, ...]] = ()
    """What can be achieved in one match."""
    counted: ClassVar[tuple[str, ...]] = ()
    """The entries of a breakdown that statistics count, where all seats win or lose together."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """How long people take for a match, from and to; nothing: nobody knows."""
    words: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What the numbers in fields of events are called, by the name of the field."""
    laws: ClassVar[Sequence[str]]
    """What is wrong by the number that `State.broken` says; number 0 is none."""

    @abstractmethod
    def check_box(self, box: Box) -> None:
        """Refuse a box that cannot be played with a BadBox that names every problem and its place."""

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """The first moment of a match."""

    @abstractmethod
    def decode(self, state: S, code: int) -> Action:
        """The action that a code stands for."""

    @abstractmethod
    def encode(self, state: S, action: Action) -> int:
        """The code of an action; BadNotation if there is no such thing in this match's box."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action that a notation stands for, or BadNotation."""

    def event(self, state: S, words: tuple[int, ...]) -> Event:
        """The event that the engine told in numbers, after a step that led to `state`."""
        made = self.event_types[words[0]]
        return made(*map(self.meaning, repeat(state), made.__match_args__, words[1:]))

    def meaning(self, state: S, field: str, number: int) -> Any:
        """What a number in a field of an event means: one of the game's words, a set of seats, or itself."""
        if field in self.words:
            return self.words[field][number]
        if field.endswith("seats"):
            return tuple(seat for seat in range(state.seat_count()) if number >> seat & 1)
        return number

    def event_value(self, state: S, field: str, text: str) -> str:
        """How events write what a text means in a field that holds words; BadNotation if none ever says that."""
        if text not in self.words[field]:
            raise UnknownName(field, text, list(self.words[field]))
        return text

    def reveals(self, event: Event) -> bool:
        """Whether an event told anybody something new that another seat had decided in secret."""
        return False

    @abstractmethod
    def refusal(self, state: S, actor: int, action: Action) -> Refusal:
        """Why an action that is not legal now is not; never asked about one that is."""

    @abstractmethod
    def view(self, state: S, viewer: int) -> View:
        """What a seat, or SPECTATOR, may see."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Standings with a breakdown of every score."""

    @abstractmethod
    def write(self, state: S) -> str:
        """The position in text: `key: value` lines, complete and exact."""

    @abstractmethod
    def read(self, setup: Setup, text: str, strict: bool = False) -> S:
        """The state of a position in text. A key that is left out stands as at the start; impossible: BadPosition.

        Strictly read, a position must also be one that can have come about: what it says of the past must agree.
        """

    @abstractmethod
    def draw(self, state: S) -> str:
        """The position as a drawing in plain characters."""

    def board(self, state: S, viewer: int) -> Board:
        """The position as a seat or SPECTATOR sees it, drawn; a game that draws none shows its plain characters."""
        seen = state.seen_by(viewer)
        assert isinstance(seen, type(state))
        acting = self.actors(state)
        lines = [SeatLine(seat, str(state.score(seat)), acts=seat in acting) for seat in range(state.seat_count())]
        return plain_board(self.draw(seen), tuple(lines))

    def broken_invariants(self, state: S) -> list[str]:
        """What is wrong with a state, if anything: conservation of all components, and the game's own laws."""
        broken = state.broken()
        return [self.laws[broken]] if broken else []

    def __reduce__(self) -> str | tuple[Any, ...]:
        """A game that is the GAME of its package is pickled and copied as that one."""
        if getattr(import_module(self.package), "GAME", None) is self:
            return game_of, (self.package,)
        return super().__reduce__()

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def package(self) -> str:
        """Where the files of the game are: beside the class that names it."""
        owner = next(kind for kind in type(self).__mro__ if "name" in vars(kind))
        return owner.__module__.rpartition(".")[0]

    def data_file(self, name: str) -> str:
        """The text of a file that comes with the game."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")

    def box(self) -> Box:
        """The components as they are printed, from `data/box.json`."""
        return Box("standard", self.data_file("data/box.json"))

    def show_box(self, box: Box) -> str:
        """A box for people to look at; a game may draw it."""
        self.check_box(box)
        return box.text

    @cache  # noqa: B019 - a game is a module constant and lives as long as the process
    def rulebook(self, language: str) -> Rulebook:
        """Our own wording of the rules, `en` or `de`."""
        return Rulebook.parse(self.prefix, self.data_file(f"rules/{language}.md"))

    def edition(self, name: str) -> Edition:
        """One of `editions`; UnknownName, with what was perhaps meant, if there is none."""
        for edition in self.editions:
            if edition.name == name:
                return edition
        raise UnknownName("edition", name, [edition.name for edition in self.editions])

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        box: Box | None = None,
    ) -> Setup:
        """A checked set-up; what is left out takes its default."""
        if seats is None:
            seats = min(4, max(self.seats))
        if seats not in self.seats:
            raise BadSetup(
                f"{self.name} is for {min(self.seats)} to {max(self.seats)} seats, not {seats!r} ({self.seats_rule})"
            )
        preset = self.edition(edition if edition is not None else self.editions[0].name)
        chosen = chosen_options(self.options, preset, options or {})
        box = box or self.box()
        self.check_box(box)
        return Setup(self.name, preset.name, chosen, seats, box)

    def match(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        box: Box | None = None,
        position: str | None = None,
    ) -> Match[S]:
        """A new match; what is left out takes its default. With a `position` in text it begins there.

        >>> import speleo
        >>> match = speleo.game("diamant").match(seats=2, position="path: treasure 7 (1)\\ngathered: 3 3")
        >>> match.actors
        (0, 1)
        """
        from speleo.kernel.match import Match

        setup = self.setup(seats, options, edition, box)
        return Match(self, setup, None if position is None else self.read(setup, position))

    def all_see_alike(self, state: S) -> bool:
        """Whether views differ in what is `own_members` alone now, so that one serves for all; a game may say so."""
        return False

    def own_members(self, state: S, viewer: int) -> dict[str, Any]:
        """By their names, the members of a view that are for one viewer while all see alike."""
        return {"viewer": viewer if viewer >= 0 else None}

    def actors(self, state: S) -> tuple[int, ...]:
        """Who must act: several seats at once where choices are simultaneous, (CHANCE,), or nobody at the end."""
        if state.turn() == CHANCE:
            return (CHANCE,)
        return tuple([seat for seat in range(state.seat_count()) if state.must_act(seat)])

    def legal_actions(self, state: S, seat: int) -> list[Action]:
        """What a seat may do now. The one source of legality."""
        choices = Choices()
        state.legal(seat, choices)
        return [self.decode(state, choices.codes[at]) for at in range(choices.count)]

    def offers(self, state: S, seat: int) -> list[Offer]:
        """The legal actions for people to choose from; a game may add places, and describe what it need not list."""
        return [Offer(action, self.price(state, seat, action)) for action in self.legal_actions(state, seat)]

    def meant(self, state: S, seat: int, kind: str, at: tuple[int, int] | None) -> Action | None:
        """The action that somebody asks about who points at a kind of action and perhaps at a cell; None: no idea."""
        return next((action for action in self.legal_actions(state, seat) if action.tag == kind), None)

    def with_counts(self, action: Action, counts: Mapping[str, int]) -> Action:
        """An action that names things, with other counts of them; BadNotation if it counts nothing."""
        raise BadNotation(f"{action.notation!r} counts nothing")

    def price(self, state: S, seat: int, action: Action) -> Price:
        """What an action that is legal for a seat costs and risks; a game without prices says nothing."""
        return FREE

    def stand_in(self, state: S, seat: int) -> Action | None:
        """What the rules let a seat do whose player is away, of a seat that must act; None: the rules leave it open."""
        return None

    def sidelined(self, state: S, seat: int) -> bool:
        """Whether a seat can do nothing any more unless others help it; asked where all win or lose together."""
        return False

    def tally(self, state: S, seat: int) -> int:
        """How far a seat has come, for a chart of the match over time; a game may count more than its score."""
        return state.score(seat)

    def chapter(self, event: Event) -> int | None:
        """The number of the round or expedition that an event begins; None: it begins none."""
        return None

    def course(self, state: S, line: Sequence[Passage]) -> Course:
        """How a match went that ended with this state; a game that has nothing to add tells nothing."""
        return Course()

    def figures(self, state: S, told: Course, seat: int) -> dict[str, int]:
        """What statistics and badges count of a finished match, for one seat."""
        return {}

    def chance_outcomes(self, state: S) -> list[tuple[Action, int]]:
        """What Chance may bring now, with weights, in the order in which dealers count."""
        choices = Choices()
        state.chance(choices)
        return [(self.decode(state, choices.codes[at]), choices.weights[at]) for at in range(choices.count)]

    def is_legal(self, state: S, actor: int, code: int) -> bool:
        """Whether an actor may do now what a code stands for."""
        choices = Choices()
        if actor == CHANCE:
            state.chance(choices)
        elif 0 <= actor < state.seat_count():
            state.legal(actor, choices)
        return choices.find(code) != NOT_THERE

    def check(self, state: S, actor: int, action: Action) -> int | Refusal:
        """The code of an action if it is legal now, and else why it is not."""
        code = self.encode(state, action)
        return code if self.is_legal(state, actor, code) else self.refusal(state, actor, action)

    def why_not(self, state: S, actor: int, action: Action) -> Refusal | None:
        """Why an action is not legal now; None exactly if it is."""
        found = self.check(state, actor, action)
        return found if isinstance(found, Refusal) else None

    def legal_code(self, state: S, actor: int, action: Action) -> int:
        """The code of an action; one that is not legal now raises IllegalAction, which names the rule."""
        found = self.check(state, actor, action)
        if isinstance(found, Refusal):
            title = self.rulebook("en").rule(found.rule).title
            raise IllegalAction(actor_text(actor), action.notation, found, title)
        return found

    def apply(self, state: S, actor: int, action: Action) -> list[Event]:
        """Carry out an action; an illegal one raises IllegalAction and changes nothing."""
        code = self.legal_code(state, actor, action)
        story = Story(True)
        state.step(actor, code, story)
        words = list(story.words)
        return [self.event(state, tuple(words[at : at + WORDS])) for at in range(0, len(words), WORDS)]
