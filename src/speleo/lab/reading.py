"""Experiments from TOML files. Whatever is wrong is told in one line, with the file and the place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from pathlib import Path
from typing import Any, NoReturn

from speleo.bots.bot import Bot
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import SpeleoError, UnknownName
from speleo.kernel.game import Game
from speleo.kernel.nearest import quoted
from speleo.kernel.setup import Box
from speleo.lab.experiment import (
    CHANCE_NAME,
    LANGUAGES,
    MOST_MATCHES,
    BadExperiment,
    Condition,
    Experiment,
    Factor,
    Level,
    Plot,
)
from speleo.lab.measures import check_measure, events_for
from speleo.lab.playing import first_state, open_match
from speleo.lab.words import UnknownWord, filled
from speleo.visitors.finding import check_players, player_named
from speleo.visitors.visitor import Visitor, dismiss_all

KNOWN = ("game", "seed", "games", "rotate", "measure", "seat", "compare", "title", "about", "finding", "names", "base")
KNOWN_ALL = (*KNOWN, "vary", "plot")
SETTINGS = ("seats", "edition", "box", "bots", "position", "options", "opening")
PLOT = ("measure", "x", "colour", "column")
MERGED = ("options", "opening")
"""Settings of which each level may say a part."""
TEXTS = ("title", "about", "finding")
MOST_CONDITIONS = 2000


@dataclass(slots=True)
class Source:
    """The file that is read, for complaints and for boxes that lie beside it."""

    path: Path
    boxes: dict[str, Box] = field(default_factory=dict)

    def refuse(self, place: str, problem: object) -> NoReturn:
        raise BadExperiment(f"{self.path}, {place}: {problem}")

    def table(self, found: object, place: str) -> dict[str, Any]:
        if not isinstance(found, dict):
            self.refuse(place, "a table is wanted here")
        return found

    def text(self, found: object, place: str) -> str:
        if not isinstance(found, str):
            self.refuse(place, "a text is wanted here")
        return found

    def listed(self, found: object, place: str) -> list[Any]:
        if not isinstance(found, list) or not found:
            self.refuse(place, "a list with at least one entry is wanted here")
        return found

    def count(self, found: object, place: str, least: int, most: int) -> int:
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            self.refuse(place, f"a number from {least} to {most} is wanted here")
        return found

    def box(self, name: str, place: str) -> Box | None:
        """The box that a file names beside it, read once; None for the standard one."""
        if name == "standard":
            return None
        if name not in self.boxes:
            path = self.path.parent / name
            try:
                self.boxes[name] = Box(path.stem.replace(" ", "-"), path.read_text(encoding="utf-8-sig"))
            except OSError as error:
                self.refuse(place, f"{path}: {error.strerror}")
            except UnicodeDecodeError:
                self.refuse(place, f"{path}: not a text in UTF-8")
        return self.boxes[name]


def read_experiment(path: Path) -> Experiment:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        raise BadExperiment(f"{path}: not TOML: {error}") from None
    except UnicodeDecodeError:
        raise BadExperiment(f"{path}: not a text in UTF-8") from None
    return Reader(Source(path), data).experiment()


class Reader:
    """Makes an experiment of what a file holds."""

    def __init__(self, source: Source, data: dict[str, Any]) -> None:
        self.source, self.data = source, data
        for key in data:
            if key not in KNOWN_ALL:
                source.refuse(key, UnknownName("key", key, list(KNOWN_ALL)))
        try:
            self.game: Game = game_named(source.text(data.get("game"), "game"))
        except UnknownName as error:
            source.refuse("game", error)
        self.base = source.table(data.get("base", {}), "base")
        self.names = {
            name: self.texts(called, f"names.{name}")
            for name, called in source.table(data.get("names", {}), "names").items()
        }

    def experiment(self) -> Experiment:
        """All of it, checked."""
        source, data = self.source, self.data
        for key in self.base:
            if key not in SETTINGS:
                source.refuse(f"base.{key}", UnknownName("setting", key, list(SETTINGS)))
        given = {name: list(self.levels(name)) for name in source.table(data.get("vary", {}), "vary")}
        factors = tuple(
            Factor(name, self.names.get(name, (name,) * len(LANGUAGES)), tuple(level for level, _ in levels))
            for name, levels in given.items()
        )
        conditions = tuple(self.conditions(given))
        measures = tuple(source.listed(data.get("measure", ["win"]), "measure"))
        for at, measure in enumerate(measures):
            try:
                check_measure(self.game, source.text(measure, f"measure[{at}]"))
            except SpeleoError as error:
                source.refuse(f"measure[{at}]", error)
        names = [factor.name for factor in factors]
        compare = source.text(data.get("compare", ""), "compare")
        if compare and compare not in names:
            source.refuse("compare", UnknownName("factor", compare, names))
        most = min(condition.setup.seats for condition in conditions)
        found = Experiment(
            name=source.path.stem,
            game=self.game.name,
            seed=source.text(data.get("seed", source.path.stem), "seed"),
            games=source.count(data.get("games", 100), "games", 1, MOST_MATCHES),
            rotate=data.get("rotate", False) is True,
            measures=measures,
            factors=factors,
            conditions=conditions,
            seat=0 if data.get("seat") == "each" else source.count(data.get("seat", 1), "seat", 1, most),
            compare=compare,
            plots=tuple(self.plots(factors, measures)),
            texts={name: self.texts(data.get(name, ""), name) for name in TEXTS},
            events=events_for(self.game, measures),
        )
        if found.matches > MOST_MATCHES:
            source.refuse("games", f"that would be {found.matches} matches, more than {MOST_MATCHES}")
        return found

    def texts(self, found: object, place: str) -> tuple[str, ...]:
        """A text for all languages, or a table with one for each."""
        if isinstance(found, str):
            return (found,) * len(LANGUAGES)
        table = self.source.table(found, place)
        return tuple(self.source.text(table.get(language, table.get("en")), place) for language in LANGUAGES)

    def levels(self, name: str) -> Iterator[tuple[Level, dict[str, Any]]]:
        """Each level of a factor with what it sets: settings, and words for texts."""
        source, place = self.source, f"vary.{name}"
        found = self.data["vary"][name]
        if isinstance(found, dict):
            parts = [source.text(part, f"{place}.from") for part in source.listed(found.get("from"), f"{place}.from")]
            size = source.count(found.get("choose"), f"{place}.choose", 1, len(parts))
            for chosen in combinations(parts, size):
                said = (", ".join(self.names.get(part, (part,) * 2)[at] for part in chosen) for at in (0, 1))
                yield Level(", ".join(chosen), tuple(said)), {name: chosen}
            return
        seen: set[str] = set()
        for at, value in enumerate(source.listed(found, place)):
            where = f"{place}[{at}]"
            sets = dict(value) if isinstance(value, dict) else {name: value}
            label = sets.pop("name", None) if isinstance(value, dict) else plain(value)
            label = source.text(label, f"{where}.name")
            called = tuple(source.text(sets.pop(language, label), where) for language in LANGUAGES)
            if label in seen:
                source.refuse(where, f"{quoted(label)} stands twice")
            seen.add(label)
            yield Level(label, called), {name: label, **sets}

    def conditions(self, given: Mapping[str, Sequence[tuple[Level, dict[str, Any]]]]) -> Iterator[Condition]:
        """Every combination of one level of each factor; a later factor wins where two set the same."""
        count = 1
        for levels in given.values():
            count *= len(levels)
        if count > MOST_CONDITIONS:
            self.source.refuse("vary", f"that would be {count} conditions, more than {MOST_CONDITIONS}")
        for number, chosen in enumerate(product(*given.values()), 1):
            sets: dict[str, Any] = {}
            for _, level in chosen:
                merged = {
                    name: {**sets.get(name, {}), **level[name]} for name in MERGED if isinstance(level.get(name), dict)
                }
                sets.update(level | merged)
            labels = tuple(level.name for level, _ in chosen)
            yield self.condition(number, labels, sets)

    def condition(self, number: int, labels: tuple[str, ...], sets: dict[str, Any]) -> Condition:
        """The settings of the base with those of the levels over them, their words filled in, and tried once."""
        source = self.source
        place = f"condition {number} ({', '.join(labels)})" if labels else "base"
        words = {name: value if isinstance(value, tuple) else plain(value) for name, value in sets.items()}
        settings = {**self.base, **{name: sets[name] for name in SETTINGS if name in sets}}
        options = {
            **source.table(self.base.get("options", {}), "base.options"),
            **source.table(sets.get("options", {}), f"{place}, options"),
        }
        options |= {name.removeprefix("options."): plain(sets[name]) for name in sets if name.startswith("options.")}
        opening = {
            **source.table(self.base.get("opening", {}), "base.opening"),
            **source.table(sets.get("opening", {}), place),
        }
        try:
            seats = settings.get("seats")
            setup = self.game.setup(
                None if seats is None else source.count(int(seats), place, 1, 99),
                {name: plain(value) for name, value in options.items()},
                settings.get("edition"),
                source.box(str(settings.get("box", "standard")), place),
            )
            named = settings.get("bots", "random")
            bots = [bot.strip() for bot in (named.split(",") if isinstance(named, str) else named)]
            if len(bots) > setup.seats:
                source.refuse(place, f"{len(bots)} bots are too many for {setup.seats} seats")
            sitting = tuple(bots[seat % len(bots)] for seat in range(setup.seats))
            check_players(setup, sitting)
            forced = tuple(
                (who, tuple(filled(source.text(action, place), words, setup.seats) for action in actions))
                for who, actions in sorted(opening.items())
            )
            for who, _ in forced:
                if who not in (CHANCE_NAME, *(str(seat + 1) for seat in range(setup.seats))):
                    source.refuse(place, f"opening: {quoted(who)} is neither chance nor the number of a seat")
            position = filled(settings.get("position", ""), words, setup.seats)
            found = Condition(number, labels, setup, sitting, position, forced)
            rehearse(self.game, found)
        except (UnknownWord, ValueError, AttributeError, TypeError) as error:
            source.refuse(place, error)
        except BadExperiment:
            raise
        except SpeleoError as error:
            source.refuse(place, error)
        return found

    def plots(self, factors: Sequence[Factor], measures: tuple[str, ...]) -> Iterator[Plot]:
        """The plots that the file asks for, with factors, levels and measures that are there."""
        source = self.source
        known = [*(factor.name for factor in factors), "seat"]
        levels = {factor.name: [level.name for level in factor.levels] for factor in factors}
        for at, found in enumerate(self.data.get("plot", [])):
            table, place = dict(source.table(found, f"plot[{at}]")), f"plot[{at}]"
            where = source.table(table.pop("where", {}), f"{place}.where")
            for name, level in where.items():
                if level not in levels.get(name, ()):
                    source.refuse(
                        f"{place}.where.{name}", UnknownName("level", str(level), levels.get(name, [*levels]))
                    )
            for key, value in table.items():
                allowed = measures if key == "measure" else known
                if key not in PLOT:
                    source.refuse(f"{place}.{key}", UnknownName("key", key, [*PLOT, "where"]))
                if value not in allowed:
                    source.refuse(f"{place}.{key}", UnknownName(key, str(value), list(allowed)))
            if "x" not in table:
                source.refuse(place, "x is wanted: the factor along the plot")
            colour, column = table.get("colour", ""), table.get("column", "")
            yield Plot(table.get("measure", measures[0]), table["x"], colour, column, tuple(where.items()))


def plain(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def rehearse(game: Game, condition: Condition) -> None:
    """Play the opening once: a position that cannot be read and an action that is not legal are refused here."""
    state = first_state(game, condition)
    if not condition.opening:
        return
    bots: list[Bot] = [player_named(condition.setup, name, seat) for seat, name in enumerate(condition.bots)]
    try:
        dice = [FastDealer(f"rehearsal {seat}") for seat in range(len(bots))]
        open_match(game, state, condition, bots, FastDealer("rehearsal"), dice)
    finally:
        if any(isinstance(bot, Visitor) for bot in bots):
            dismiss_all()
