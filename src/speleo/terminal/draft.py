"""What the start menu is filling in: a match that has not begun."""

from __future__ import annotations

from dataclasses import dataclass, field

from speleo.bots import levels_for, usual_level
from speleo.games import GAMES, game_named
from speleo.kernel.game import Game
from speleo.kernel.record.header import Sitter
from speleo.terminal.beginning import PEOPLE, own_name, prepare_with
from speleo.terminal.start import Start
from speleo.texts.cast import with_names

PERSON = "person"


@dataclass(slots=True)
class Draft:
    """Game, edition, options, and for each possible seat who holds it: a person, or a bot by its kind."""

    game: Game = field(default_factory=lambda: game_named(next(iter(GAMES))))
    seats: int = 0
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    holders: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=lambda: [own_name(), *[name for name in PEOPLE if name != own_name()]])

    def __post_init__(self) -> None:
        self.choose_game(self.game)

    def choose_game(self, game: Game) -> None:
        """Start from the defaults of a game."""
        self.game = game
        self.seats = min(4, max(game.seats))
        self.holders = [PERSON] + [usual_level(game.name)] * (max(game.seats) - 1)
        self.names += [f"Person {number}" for number in range(len(self.names) + 1, max(game.seats) + 1)]
        self.choose_edition(game.editions[0].name)

    def choose_edition(self, name: str) -> None:
        self.edition = name
        self.options = {option.name: option.default for option in self.game.options}
        self.options.update(self.game.edition(name).preset)

    @property
    def kinds(self) -> list[str]:
        return [PERSON, *levels_for(self.game.name)]

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        chosen = [
            Sitter("person", self.names[seat].strip()) if holder == PERSON else Sitter("bot", holder)
            for seat, holder in enumerate(self.holders[: self.seats])
        ]
        return with_names(self.game.name, chosen)

    def prepare(self) -> Start:
        return prepare_with(self.game.name, self.sitters, self.options, self.edition)
