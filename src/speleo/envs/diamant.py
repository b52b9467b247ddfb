"""What Diamant shows to programs, in the order in which `speleo.helms.diamant` writes it."""

from __future__ import annotations

from speleo.envs.fields import Field
from speleo.games.diamant.engine.cards import EXPEDITIONS, KINDS, TRAP_KINDS
from speleo.games.diamant.engine.state import FIRST_CARD
from speleo.games.diamant.game import Diamant
from speleo.helms.diamant import DiamantHelm
from speleo.kernel.setup import Setup

MOST_GEMS = 9_999
"""More than any box of cards can bring in five expeditions."""


def helm(setup: Setup) -> DiamantHelm:
    return DiamantHelm(Diamant().new(setup))


CHANCES = KINDS
"""How many kinds of cards chance can turn up."""


def chance_number(code: int) -> int:
    """The number of a card that chance turns up: its kind."""
    return code - FIRST_CARD


def chance_code(number: int) -> int:
    return number + FIRST_CARD


def labels(setup: Setup) -> tuple[str, ...]:
    """The actions by their numbers."""
    return "on", "back"


def fields(setup: Setup) -> tuple[Field, ...]:
    """Everything that is seen, in the order of a row."""
    seats = setup.seats
    return (
        Field("expedition", (1,), 1, EXPEDITIONS, "which of the expeditions it is"),
        Field("phase", (1,), 0, 2, "0 a card is due, 1 decisions are due, 2 the match is over"),
        Field("face_down", (1,), 0, 99, "cards in the deck"),
        Field("loose", (1,), 0, MOST_GEMS, "gems that lie on the path"),
        Field("relics", (1,), 0, 99, "relics that lie on the path"),
        Field("carried", (1,), 0, 99, "relics that were carried out so far, by anybody"),
        Field("own_choice", (1,), 0, 2, "what the viewer has chosen: 0 nothing yet, 1 on, 2 back"),
        Field("warned", (TRAP_KINDS,), 0, 1, "traps that lie on the path: spider, snake, lava, boulder, ram"),
        Field("deck", (KINDS,), 0, 99, "cards in the deck by kind: five traps, relic, treasures by rising value"),
        Field("inside", (seats,), 0, 1, "who is in the cave, here and below clockwise from the viewer"),
        Field("chosen", (seats,), 0, 1, "who has chosen already; what, nobody sees"),
        Field("gathered", (seats,), 0, MOST_GEMS, "gems at risk"),
        Field("chest", (seats,), -1, MOST_GEMS, "gems in the chest; -1 where it is closed to the viewer"),
        Field("fives", (seats,), 0, 99, "relics worth 5"),
        Field("tens", (seats,), 0, 99, "relics worth 10"),
    )
