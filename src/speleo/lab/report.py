"""The report of a run as one HTML page that needs nothing else: what was found, plots, and tables with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from speleo.lab.experiment import LANGUAGES, Plot
from speleo.lab.page import CALLED, html_page, told
from speleo.lab.plots import drawn
from speleo.lab.results import Finding, Results
from speleo.texts.texts import Texts

MOST_ROWS = 400
"""A longer table says so, and the rest is in the Parquet file."""


class Page:
    """The page in one language."""

    def __init__(self, results: Results, language: str, other: str = "") -> None:
        self.results, self.language, self.other = results, language, other
        self.texts = Texts(language)

    def html(self) -> str:
        """All of it: what was found, how, plots, tables, and how to do it again."""
        results, manifest = self.results, self.results.manifest
        title = self.said("title") or manifest["experiment"]
        parts = [f"<h1>{escape(title)}</h1>"]
        if self.other:
            there = next(each for each in LANGUAGES if each != self.language)
            link = escape(Texts(there).say("language-name"))
            parts.insert(0, f'<nav><a href="{escape(self.other)}" lang="{there}">{link}</a></nav>')
        parts += [f'<p class="lead">{escape(line)}</p>' for line in self.said("finding").splitlines() if line]
        parts += [f"<p>{escape(line)}</p>" for line in self.said("about").splitlines() if line]
        seen = "" if not results.seat or results.game.endings else self.texts.say("lab-seat", seat=results.seat)
        games, conditions = manifest["games"], len(manifest["conditions"])
        about = self.texts.say("lab-about", matches=manifest["matches"], conditions=conditions, games=games)
        parts.append(f"<p>{escape(about)} {escape(seen)}</p>")
        for plot in results.plots or self.usual_plots():
            parts.append(self.figure(plot))
        for measure in results.measures:
            if results.compare:
                parts.append(self.table(results.differences(measure), measure, compared=True))
            parts.append(self.table(results.estimates(measure), measure, compared=False))
        parts.append(self.colophon())
        return html_page(title, self.language, "".join(parts))

    def said(self, name: str) -> str:
        return self.results.texts[name][LANGUAGES.index(self.language)]

    def usual_plots(self) -> list[Plot]:
        """Without a wish: the factor with the most levels along, the next ones as colours and columns."""
        ways = sorted(self.results.factors, key=lambda factor: -len(factor.levels))
        names = [factor.name for factor in ways if len(factor.levels) > 1]
        x, colour, column = [*names, "", "", ""][:3]
        return [Plot(measure, x, colour, column) for measure in self.results.measures] if x else []

    def figure(self, plot: Plot) -> str:
        """A plot with every condition; where levels are compared, of the differences unless it shows that factor."""
        results = self.results
        shows = (plot.x, plot.colour, plot.column)
        compared = bool(results.compare) and results.compare not in shows
        found = results.differences(plot.measure) if compared else results.estimates(plot.measure)
        rate = results.is_rate(plot.measure)
        title = self.measure(plot.measure)
        if compared:
            title = self.texts.say("lab-more", what=title, level=self.first())
        shown = results.within(found, plot.where)
        said = "".join(f"<figcaption>{escape(self.level(*each))}</figcaption>" for each in plot.where)
        return f"<figure>{said}{drawn(plot, results.factors, shown, title, self.language, rate)}</figure>"

    def level(self, name: str, level: str) -> str:
        factor = next(factor for factor in self.results.factors if factor.name == name)
        called = next(each.says(self.language) for each in factor.levels if each.name == level)
        return f"{factor.says(self.language)}: {called}"

    def first(self) -> str:
        factor = next(factor for factor in self.results.factors if factor.name == self.results.compare)
        return factor.levels[0].says(self.language)

    def measure(self, name: str) -> str:
        """What a measure is called, with its unit."""
        said = self.texts.say_or(name, CALLED.get(name, f"{self.results.game.name}-{name}"))
        return f"{said}, %" if self.results.is_rate(name) else said

    def table(self, found: Sequence[Finding], measure: str, compared: bool) -> str:
        """The findings of a measure as a table that opens by itself if it is short, cut where it is endless."""
        results = self.results
        rate = results.is_rate(measure)
        title = self.measure(measure)
        if compared:
            title = self.texts.say("lab-more", what=title, level=self.first())
        heads = [factor.says(self.language) for factor in results.factors]
        heads += [title, self.texts.say("lab-interval"), self.texts.say("lab-deals")]
        head = "".join(f"<th>{escape(each)}</th>" for each in heads)
        if len(heads) <= 4 and not compared:
            found = sorted(found, key=lambda each: -each.interval.value) if len(found) > 12 else found
        rows = "".join(self.row(each, rate, compared) for each in found[:MOST_ROWS])
        note = "" if len(found) <= MOST_ROWS else f"<p>{escape(self.texts.say('lab-cut', rows=len(found)))}</p>"
        caption = f"<summary>{escape(title)}</summary>"
        opened = " open" if len(found) <= 40 else ""
        return f'<details{opened}>{caption}<div class="wide"><table><tr>{head}</tr>{rows}</table></div>{note}</details>'

    def row(self, each: Finding, rate: bool, compared: bool) -> str:
        """A line of a table: the levels of the factors, the value, its interval, and from how many matches."""
        cells = ""
        for factor, name in zip(self.results.factors, each.levels, strict=True):
            said = next(level.says(self.language) for level in factor.levels if level.name == name)
            cells += f"<td>{escape(said)}</td>"
        value, between = told(each.interval, 100.0 if rate else 1.0, compared, self.language)
        if compared and each.interval.apart:
            value = f'<b class="apart">{value}</b>'
        return f"<tr>{cells}<td>{value}</td><td>{between}</td><td>{each.interval.count}</td></tr>"

    def colophon(self) -> str:
        """How to do it again."""
        manifest = self.results.manifest
        commits = ", ".join(manifest["commits"])
        bots = sorted({bot for condition in manifest["conditions"] for bot in condition["bots"]})
        lines = [
            f"speleo {manifest['version']} ({manifest['engine']}), rules {manifest['rules']}",
            f"experiment {manifest['fingerprint']}, seed {manifest['seed']!r}, bots: {', '.join(bots)}",
            *([f"commit {commits}"] if commits else []),
        ]
        said = self.texts.say("lab-again")
        return f"<p>{escape(said)}</p><pre>{escape(chr(10).join(lines))}</pre>"
