"""What another box changes: the same matches with the standard box and with a designer's, told side by side."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from speleo.kernel.game import Game
from speleo.kernel.setup import Box
from speleo.lab.experiment import Condition, Experiment, Factor, Level
from speleo.lab.measures import POINTS, STEPS, WIN, endings_of, events_for
from speleo.lab.page import CALLED, html_page, told
from speleo.lab.playing import ROUNDS
from speleo.lab.results import Finding, Results
from speleo.texts.texts import Texts

STANDARD, YOURS = "standard", "yours"
UNPLACED = ("RockfallLaid", "TileSealed", "NothingPlaced")
"""Events that tell of tiles that could not be placed, in any game."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is compared, by whom and how often."""

    game: Game
    box: Box
    seats: int | None
    bots: tuple[str, ...]
    games: int
    seed: str


def measures_for(game: Game) -> tuple[str, ...]:
    """Length, results, medals where all win together, and tiles that could not be placed."""
    events = [made.__name__ for made in game.event_types]
    unplaced = [name for name in UNPLACED if name in events]
    medals = [name for name in endings_of(game) if game.endings]
    return (ROUNDS, STEPS, *((WIN,) if game.endings else (POINTS,)), *medals, *unplaced)


def comparison(wish: Wish) -> Experiment:
    """The experiment: one factor, the box, with the same deals for both."""
    game, measures = wish.game, measures_for(wish.game)
    names = (STANDARD, wish.box.name if wish.box.name != STANDARD else YOURS)
    conditions = []
    for number, (name, box) in enumerate(zip(names, (None, wish.box), strict=True), 1):
        setup = game.setup(wish.seats, None, None, box)
        bots = tuple(wish.bots[seat % len(wish.bots)] for seat in range(setup.seats))
        conditions.append(Condition(number, (name,), setup, bots))
    levels = (Level(STANDARD, (STANDARD, "Standard")), Level(names[1], (names[1],) * 2))
    return Experiment(
        name=f"compare-{wish.box.name}",
        game=game.name,
        seed=wish.seed,
        games=wish.games,
        rotate=False,
        measures=measures,
        factors=(Factor("box", ("box", "Schachtel"), levels),),
        conditions=tuple(conditions),
        seat=0,
        compare="box",
        plots=(),
        texts=dict.fromkeys(("title", "about", "finding"), ("", "")),
        events=events_for(game, measures),
    )


def compare_page(folder: Path, language: str) -> str:
    """One page: a table of everything measured, standard against the other box, and what each seat has of it."""
    results, texts = Results(folder), Texts(language)
    new = results.factors[0].levels[1].name
    title = texts.say("lab-compare-title", box=new, game=texts.game(results.game.name))
    games = results.manifest["games"]
    parts = [f"<h1>{escape(title)}</h1><p>{escape(texts.say('lab-compare-about', games=games))}</p>"]
    results.seat, seats = 1, results.factors.pop()
    rows = ""
    for measure in results.measures:
        said = texts.say(CALLED[measure]) if measure in CALLED else measure
        before, after = results.estimates(measure)
        (change,) = results.differences(measure)
        rows += row_of(said, before, after, change, results.is_rate(measure), language)
    parts.append(table(texts.say("lab-compare-effect"), texts, new, rows))
    if not results.game.endings:
        results.seat = 0
        results.factors.append(seats)
        rows = ""
        both, changes = results.estimates(WIN), results.differences(WIN)
        for before, after, change in zip(both[: len(changes)], both[len(changes) :], changes, strict=True):
            said = texts.say("lab-compare-seat", seat=change.levels[1])
            rows += row_of(said, before, after, change, True, language)
        parts.append(table(texts.say("lab-compare-balance"), texts, new, rows))
    return html_page(title, language, "".join(parts))


def table(caption: str, texts: Texts, new: str, rows: str) -> str:
    heads = ("", STANDARD.capitalize(), new, texts.say("lab-compare-change"), texts.say("lab-interval"))
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    return f'<div class="wide"><table><caption>{escape(caption)}</caption><tr>{head}</tr>{rows}</table></div>'


def row_of(said: str, before: Finding, after: Finding, change: Finding, rate: bool, language: str) -> str:
    scale, unit = (100.0, ", %") if rate else (1.0, "")
    value, between = told(change.interval, scale, True, language)
    if change.interval.apart:
        value = f'<b class="apart">{value}</b>'
    shown = [told(each.interval, scale, False, language)[0] for each in (before, after)]
    cells = "".join(f"<td>{each}</td>" for each in (*shown, value, between))
    return f"<tr><td>{escape(said)}{unit}</td>{cells}</tr>"
