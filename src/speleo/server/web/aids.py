"""Aids for people who play the physical games: the engine counts their tokens and keeps their gems and hazards."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BeforeValidator, Field

from speleo.games import game_named
from speleo.games.subterra.sheet import HazardsKept, hazards_kept
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.errors import SpeleoError
from speleo.kernel.nearest import cut
from speleo.kernel.outcome import Outcome
from speleo.kernel.sheet import SheetField, counted
from speleo.server.errors import Refused
from speleo.server.web.asking import REFUSALS
from speleo.server.web.models import Asked, few
from speleo.server.web.rules import GameName, game_of

router = APIRouter(prefix="/api/aids", responses=REFUSALS)
MOST_STEPS = 800
"""More than eight explorers can take in five expeditions."""
Number = Annotated[int, Field(ge=0, le=1000)]
Word = Annotated[str, Field(max_length=40)]


@dataclass(frozen=True, slots=True)
class SheetFacts:
    """What people count at the end, in so many `rows`, from and to; `aid` are the rules for a player aid.

    `bonuses` are added to it: on paper each has a row of its own.
    """

    rows: tuple[int, int]
    aid: tuple[str, ...]
    fields: tuple[SheetField, ...]
    bonuses: tuple[str, ...]


class Counting(Asked):
    """What everybody has; what is not named counts as usual."""

    rows: list[Annotated[dict[Word, Number], BeforeValidator(few)]] = Field(min_length=1, max_length=8)


class StepTaken(Asked):
    """A seat's choice, or the card that was turned up where it is none."""

    seat: int | None = Field(default=None, ge=0, le=7)
    action: Word


class Expedition(Asked):
    """A match of Diamant on a table, from its first card on."""

    seats: int = Field(ge=1, le=8)
    steps: list[StepTaken] = Field(default_factory=list, max_length=MOST_STEPS)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card that may come next, its kind, what a treasure is worth (else 0), and how many there are of it."""

    card: str
    kind: str
    value: int
    count: int


@dataclass(frozen=True, slots=True)
class ExpeditionKept:
    """The table after all steps: its view, who has to choose, and the cards that may come if one is to be turned up."""

    view: dict[str, Any]
    to_act: list[int]
    cards: list[CardFacts]
    outcome: Outcome


class Hazards(Asked):
    """The hazard cards that a table has turned up so far; `draw` turns up one more, at random from what is left."""

    cavers: int = Field(ge=4, le=6)
    level: Literal["normal", "advanced", "expert"] = "normal"
    turned: list[Word] = Field(default_factory=list, max_length=60)
    draw: bool = False


@router.get("/{game}/sheet")
async def read_sheet(game: GameName) -> SheetFacts:
    """What is counted at the end of a match."""
    found = game_of(game)
    if found.sheet is None:
        raise Refused(404, "no-sheet", f"{game} has no score sheet")
    rows = found.sheet.seats or (min(found.seats), max(found.seats))
    return SheetFacts(rows, found.sheet.aid, found.sheet.fields, found.sheet.bonuses)


@router.post("/{game}/count")
async def count(game: GameName, asked: Counting) -> Outcome:
    """The result with every bonus and the rule that decided it, as the engine counts."""
    try:
        return counted(game_of(game), asked.rows)
    except SpeleoError as error:
        raise unfit(error) from None


@router.post("/diamant/expedition")
def keep_expedition(asked: Expedition) -> ExpeditionKept:
    """Gems, chests and odds after the cards and choices of a table."""
    game = game_named("diamant")
    state = game.new(game.setup(asked.seats))
    for at, step in enumerate(asked.steps):
        try:
            game.apply(state, CHANCE if step.seat is None else step.seat, game.parse_action(step.action))
        except SpeleoError as error:
            raise unfit(error, f"step {at + 1}: ") from None
    actors = game.actors(state)
    cards = game.chance_outcomes(state) if CHANCE in actors else []
    view = game.view(state, SPECTATOR)
    return ExpeditionKept(
        view={name: getattr(view, name) for name in view.__dataclass_fields__},
        to_act=[seat for seat in actors if seat >= 0],
        cards=[card_facts(action.notation, weight) for action, weight in cards],
        outcome=game.outcome(state),
    )


@router.post("/subterra/hazards")
async def keep_hazards(asked: Hazards) -> HazardsKept:
    """The pile of a table: rounds, light, what may come; drawn by the server if the table has no cards."""
    game = game_named("subterra")
    try:
        kept = hazards_kept(game, asked.cavers, asked.level, asked.turned)
        if asked.draw and not kept.over:
            pile = [name for name, count in kept.next.items() for _ in range(count)]
            kept = hazards_kept(game, asked.cavers, asked.level, [*asked.turned, secrets.choice(pile)])
    except SpeleoError as error:
        raise unfit(error) from None
    return kept


def card_facts(card: str, count: int) -> CardFacts:
    kind, _, value = card.partition(" ")
    return CardFacts(card=card, kind=kind, value=int(value or 0), count=count)


def unfit(error: SpeleoError, where: str = "") -> Refused:
    """What was told cannot be, in one line."""
    return Refused(422, "unfit", where + cut(str(error), 200), getattr(error, "rule", ""))
