"""Experiments from TOML files. Whatever is wrong is told in one line, with the file and the place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from speleo.bots.bot import Bot
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.errors import SpeleoError, UnknownName
from speleo.kernel.game import Game
from speleo.kernel.nearest import quoted
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
from speleo.lab.source import Source, plain
from speleo.lab.table import own_columns
from speleo.lab.varying import OPTION, SETTINGS, Sets, check_size, check_used, levels_of
from speleo.lab.words import filled
from speleo.visitors.finding import check_players, player_named
from speleo.visitors.visitor import Visitor, dismiss_all

KNOWN = ("game", "seed", "games", "rotate", "measure", "seat", "compare", "title", "about", "finding", "names", "base")
KNOWN_ALL = (*KNOWN, "vary", "plot")
EACH = "each"
PLOT = ("measure", "x", "colour", "column")
MERGED = ("options", "opening")
"""Settings of which each level may say a part."""
TEXTS = ("title", "about", "finding")


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
            name: source.texts(called, f"names.{name}")
            for name, called in source.table(data.get("names", {}), "names").items()
        }

    def experiment(self) -> Experiment:
        """All of it, checked."""
        source, data = self.source, self.data
        for key in self.base:
            if key not in SETTINGS:
                source.refuse(f"base.{key}", UnknownName("setting", key, list(SETTINGS)))
        given = {
            name: list(levels_of(source, name, found, self.names))
            for name, found in source.table(data.get("vary", {}), "vary").items()
        }
        check_used(source, self.base, given)
        self.check_names(given)
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
        names, events = [factor.name for factor in factors], events_for(self.game, measures)
        for name in names:
            if name in own_columns(self.game, events):
                source.refuse(f"vary.{name}", "the table of results has a column of that name; choose another")
        compare = source.text(data.get("compare", ""), "compare")
        if compare and compare not in names:
            source.refuse("compare", UnknownName("factor", compare, names))
        most = min(condition.setup.seats for condition in conditions)
        found = Experiment(
            name=source.path.stem,
            game=self.game.name,
            seed=source.text(data.get("seed", source.path.stem), "seed"),
            games=source.count(data.get("games", 100), "games", 1, MOST_MATCHES),
            rotate=source.flag(data.get("rotate", False), "rotate"),
            measures=measures,
            factors=factors,
            conditions=conditions,
            seat=0 if data.get("seat") == EACH else source.count(data.get("seat", 1), "seat", 1, most),
            compare=compare,
            plots=tuple(self.plots(factors, measures)),
            texts={name: source.texts(data.get(name, ""), name) for name in TEXTS},
            events=events,
        )
        if found.matches > MOST_MATCHES:
            source.refuse("games", f"that would be {found.matches} matches, more than {MOST_MATCHES}")
        return found

    def conditions(self, given: Mapping[str, Sequence[tuple[Level, Sets]]]) -> Iterator[Condition]:
        """Every combination of one level of each factor; a later factor wins where two set the same."""
        count = 1
        for levels in given.values():
            count *= len(levels)
        check_size(self.source, count)
        for number, chosen in enumerate(product(*given.values()), 1):
            sets: dict[str, Any] = {}
            for _, level in chosen:
                merged = {
                    name: {**sets.get(name, {}), **level[name]} for name in MERGED if isinstance(level.get(name), dict)
                }
                sets.update(level | merged)
            labels = tuple(level.name for level, _ in chosen)
            yield self.condition(number, labels, sets)

    def check_names(self, given: Mapping[str, Sequence[tuple[Level, Sets]]]) -> None:
        """Only factors, and the parts of sets, have names."""
        chosen = [sets[name] for name, levels in given.items() for _, sets in levels]
        parts = {part for each in chosen if isinstance(each, tuple) for part in each}
        for name in self.names:
            if name not in given and name not in parts:
                self.source.refuse(f"names.{name}", UnknownName("factor", name, [*given, *sorted(parts)]))

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
        options |= {name.removeprefix(OPTION): plain(sets[name]) for name in sets if name.startswith(OPTION)}
        opening = {
            **source.table(self.base.get("opening", {}), "base.opening"),
            **source.table(sets.get("opening", {}), place),
        }
        try:
            seats, edition = settings.get("seats"), settings.get("edition")
            setup = self.game.setup(
                None if seats is None else source.seats(seats, place),
                {name: plain(value) for name, value in options.items()},
                None if edition is None else source.text(edition, f"{place}, edition"),
                source.box(str(settings.get("box", "standard")), place),
            )
            bots = source.bots(settings.get("bots", "random"), place)
            if len(bots) > setup.seats:
                source.refuse(place, f"{len(bots)} bots are too many for {setup.seats} seats")
            sitting = tuple(bots[seat % len(bots)] for seat in range(setup.seats))
            check_players(setup, sitting)
            forced = []
            for who, actions in sorted(opening.items()):
                given = [source.text(action, place) for action in source.listed(actions, f"{place}, opening.{who}")]
                forced.append((who, tuple(filled(action, words, setup.seats) for action in given)))
                if who not in (CHANCE_NAME, *(str(seat + 1) for seat in range(setup.seats))):
                    source.refuse(place, f"opening: {quoted(who)} is neither chance nor the number of a seat")
            position = filled(source.text(settings.get("position", ""), f"{place}, position"), words, setup.seats)
            found = Condition(number, labels, setup, sitting, position, tuple(forced))
            rehearse(self.game, found)
        except ValueError as error:
            source.refuse(place, error)
        except BadExperiment:
            raise
        except SpeleoError as error:
            source.refuse(place, error)
        return found

    def plots(self, factors: Sequence[Factor], measures: tuple[str, ...]) -> Iterator[Plot]:
        """The plots that the file asks for, with factors, levels and measures that are there."""
        source = self.source
        known = [*(factor.name for factor in factors), *(["seat"] if self.data.get("seat") == EACH else [])]
        levels = {factor.name: [level.name for level in factor.levels] for factor in factors}
        for at, found in enumerate(source.listed(self.data["plot"], "plot") if "plot" in self.data else ()):
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
