"""A game without a skin of its own: shown from its view and its words, played from its list of actions."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from speleo.kernel.game import View
from speleo.terminal.app import SpeleoApp
from speleo.terminal.plain import PlainReading
from speleo.texts.texts import Texts
from tests.terminal.screens import asked, ended, shown, until
from tests.terminal.sittings import begin


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("At stake", "Kept", "roll the die", "hold")), ("de", ("Einsatz", "Gesichert", "würfeln", "aufhören"))],
)
async def test_pig_is_played_to_its_end(language: str, words: tuple[str, ...]) -> None:
    """Roll once, hold if anything is at stake, until somebody has enough; the end names the rule of the points."""
    sitting = begin("pig", ["Ada"], ["thumb"], seats=2, options={"target": "25"}, seed="sty")
    app = SpeleoApp(language, sitting=sitting, pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        seen = ""
        while True:
            await until(pilot, lambda: asked(app) or ended(app))
            if ended(app):
                break
            seen += shown(app)
            steps = len(sitting.match.steps)
            await pilot.press("2", "enter")
            await until(pilot, lambda steps=steps: len(sitting.match.steps) > steps)  # type: ignore[misc]
        assert [word for word in words if word not in seen] == []
        assert "PIG-4.2" in shown(app)
    assert sitting.match.over


@dataclass(frozen=True, slots=True)
class Card:
    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class Hand:
    cards: tuple[str, ...]
    ready: bool


@dataclass(frozen=True, slots=True)
class ToyView(View):
    viewer: int
    player_seat: int
    taken_back: bool
    top: Card | None
    pile: Card
    path: tuple[Card, ...]
    winner_seats: tuple[int, ...]
    seat_points: tuple[int, ...]
    seats: tuple[Hand, ...]


def test_any_view_can_be_read() -> None:
    """Seats by name, truths as words, nested things, lists and tables; what the game has no word for by its name."""
    view = ToyView(
        viewer=0,
        player_seat=1,
        taken_back=True,
        top=None,
        pile=Card("dusk", 4),
        path=(Card("dawn", 1), Card("noon", 2)),
        winner_seats=(0, 1),
        seat_points=(3, 5),
        seats=(Hand((), False), Hand(("a", "b"), True)),
    )
    read = PlainReading("toy", view, ("Ada", "Ben"), Texts("en"))
    assert read.board() == [
        ("Player seat", "Ben"),
        ("Taken back", "yes"),
        ("Top", "–"),
        ("Pile: Kind", "dusk"),
        ("Pile: Value", "4"),
        ("Path", "Kind dawn, Value 1"),
        ("", "Kind noon, Value 2"),
        ("Winner seats", "Ada, Ben"),
    ]
    assert read.seat(1) == [("Points", "5"), ("Cards", "a, b"), ("Ready", "yes")]
    assert read.seat(0) == [("Points", "3"), ("Cards", "–"), ("Ready", "no")]
