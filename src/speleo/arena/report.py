"""The report of a tournament as one HTML file that needs nothing else: tables and plots drawn as SVG."""

from __future__ import annotations

import math
from html import escape

from speleo.arena.lineups import TEAMS, Tournament
from speleo.arena.standings import Estimate, Standings

PAPER = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fdfcf9 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .3rem .7rem; border: 1px solid #d8d2c4; text-align: right }
th:first-child, td:first-child { text-align: left }
caption { text-align: left; font-weight: 600; padding: .3rem 0 }
svg { max-width: 100%; height: auto }
.wide { overflow-x: auto }
"""
"""How every report looks."""
STYLE = """
svg text { font: 13px system-ui, sans-serif; fill: #222 }
svg line { stroke: #7a6a4f; stroke-width: 3 }
"""
WIDTH, LEFT, RIGHT, LINE = 720, 170, 70, 30


def report(tournament: Tournament, standings: Standings, played: int) -> str:
    """The standings as one HTML page that needs nothing else."""
    setup = tournament.setup
    title = f"{setup.game}: {', '.join(tournament.bots)}"
    teams = tournament.tables == TEAMS
    how = "each by every team" if teams else "each in every rotation of the seats"
    about = (
        f"{played} matches of {setup.game} ({setup.edition}) with {setup.seats} seats, tables: {tournament.tables}, "
        f"{tournament.deals} deals from the seed “{tournament.seed}”, {how}."
    )
    parts = [f"<h1>{escape(title)}</h1><p>{escape(about)} Intervals are 95 %, over deals.</p>"]
    parts.append(ranking(standings))
    parts.append(dots("Rating (openskill)", [(row.bot, row.rating) for row in standings.rows], 1))
    parts.append(dots("Part of a win for each seat, %", [(row.bot, percent(row.share)) for row in standings.rows], 1))
    parts.append(dots("Points", [(row.bot, row.points) for row in standings.rows], 1))
    parts.append(crosstable(standings, teams))
    if standings.faults:
        rows = "".join(f"<li>{escape(fault)}</li>" for fault in standings.faults)
        parts.append(f"<h2>Faults</h2><ul>{rows}</ul>")
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{PAPER}{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def percent(estimate: Estimate) -> Estimate:
    return Estimate(100 * estimate.value, 100 * estimate.error)


def shown(estimate: Estimate, digits: int) -> str:
    error = f"{estimate.error:.{digits}f}" if math.isfinite(estimate.error) else "?"
    return f"{estimate.value:.{digits}f} ± {error}"


def ranking(standings: Standings) -> str:
    rows = "".join(
        f"<tr><td>{escape(row.bot)}</td><td>{shown(row.rating, 2)}</td><td>{shown(percent(row.share), 1)}</td>"
        f"<td>{shown(row.points, 1)}</td><td>{row.seats}</td><td>{row.faults}</td></tr>"
        for row in standings.rows
    )
    head = "<tr><th>bot</th><th>rating</th><th>win %</th><th>points</th><th>seats held</th><th>faults</th></tr>"
    return f'<div class="wide"><table><caption>Standings</caption>{head}{rows}</table></div>'


def crosstable(standings: Standings, teams: bool) -> str:
    """The part of the bot of the row in what it and the bot of the column won; of teams, how often it got further."""
    bots = [row.bot for row in standings.rows]
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    body = ""
    for one in bots:
        cells = ""
        for other in bots:
            found = standings.against.get((one, other))
            if found is None:
                cells += "<td>–</td>"
            else:
                warm = f"hsl({round(120 * found.value)} 45% 85%)"
                cells += f'<td style="background:{warm}">{shown(percent(found), 1)}</td>'
        body += f"<tr><td>{escape(one)}</td>{cells}</tr>"
    caption = "Of what the bot of the row and that of the column won together, the part of the first, %"
    if teams:
        caption = "Of the deals with which one of the two got further, the part of the bot of the row, %"
    return f'<div class="wide"><table><caption>{caption}</caption><tr><th></th>{head}</tr>{body}</table></div>'


def dots(title: str, found: list[tuple[str, Estimate]], digits: int) -> str:
    """A dot with its interval for each bot, on one scale."""
    sides = [error if math.isfinite(error) else 0.0 for error in (estimate.error for _, estimate in found)]
    low = min(estimate.value - side for (_, estimate), side in zip(found, sides, strict=True))
    high = max(estimate.value + side for (_, estimate), side in zip(found, sides, strict=True))
    scale = (WIDTH - LEFT - RIGHT) / ((high - low) or 1.0)
    rows = ""
    for at, ((bot, estimate), side) in enumerate(zip(found, sides, strict=True)):
        y = LINE * at + 40
        x = LEFT + (estimate.value - low) * scale
        rows += (
            f'<text x="8" y="{y + 5}">{escape(bot[:22])}</text>'
            f'<line x1="{x - side * scale:.1f}" x2="{x + side * scale:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="6" fill="#b4531f"/>'
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 5}">{estimate.value:.{digits}f}</text>'
        )
    height = LINE * len(found) + 40
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f'<text x="8" y="16" font-weight="600">{escape(title)}</text>{rows}</svg>'
    )
