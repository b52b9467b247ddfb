"""`speleo lab`: experiments from files, their reports, datasets, and what another box changes."""

from __future__ import annotations

import argparse
from pathlib import Path

from speleo.cli.arguments import Commands, add_bots, add_language, add_setup, bots_of, setup_of


def register(commands: Commands) -> None:
    parser = commands.add_parser("lab", help="run experiments, report on them, export matches, compare boxes")
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    task = tasks.add_parser("run", help="run the experiment of a TOML file; a run that was killed goes on")
    task.add_argument("file", type=Path)
    task.add_argument("--out", type=Path, metavar="FOLDER", help="where everything goes (default: the file's name)")
    add_where(task)
    task.set_defaults(run=run)
    task = tasks.add_parser("report", help="write one HTML page about a run")
    task.add_argument("folder", type=Path)
    task.add_argument("-o", "--out", type=Path, metavar="FILE", help="the page (default: report.html in the folder)")
    task.add_argument("--other", default="", metavar="LINK", help="where the page in the other language is")
    add_language(task)
    task.set_defaults(run=report)
    task = tasks.add_parser("compare", help="say what a data file of your own changes against the standard box")
    task.add_argument("box", type=Path)
    task.add_argument("--seats", type=int, help="how many seats the matches have")
    task.add_argument("--bots", help="one bot for each seat, separated by commas; fewer are repeated")
    task.add_argument("--games", type=int, default=300, help="how many matches with each box (default 300)")
    task.add_argument("--seed", default="speleo", help="any text; the same text gives the same matches")
    task.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where table and report go")
    add_language(task)
    add_where(task)
    task.set_defaults(run=compare)
    task = tasks.add_parser("export", help="write the decisions of matches between bots as a dataset")
    task.add_argument("game")
    add_setup(task)
    add_bots(task)
    task.add_argument("--games", type=int, default=100, help="how many matches (default 100)")
    task.add_argument("--seed", default="speleo", help="any text; the same text gives the same matches")
    task.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="a new folder")
    add_where(task)
    task.set_defaults(run=export)


def add_where(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, help="how many processes play (default: one for each core)")
    cluster = parser.add_mutually_exclusive_group()
    cluster.add_argument("--dask", metavar="URL", help="play on the workers of this Dask scheduler instead")
    cluster.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster instead; local starts one here")


def run(chosen: argparse.Namespace) -> int:
    from speleo.arena.spread import Where, cores
    from speleo.cli.lab_progress import Bar
    from speleo.lab.reading import read_experiment
    from speleo.lab.running import TABLE, run_experiment

    where = Where(cores(chosen.processes), chosen.dask, chosen.ray)
    experiment = read_experiment(chosen.file)
    out = chosen.out or Path(experiment.name)
    before = run_experiment(experiment, out, where, Bar())
    earlier = f" ({before} of them from before)" if before else ""
    print(f"{experiment.name}: {experiment.matches} matches{earlier} in {out / TABLE}")
    return 0


def report(chosen: argparse.Namespace) -> int:
    """`speleo lab report`: the page of an experiment, beside its results unless told otherwise."""

    from speleo.lab.plots import need_altair
    from speleo.lab.report import Page
    from speleo.lab.results import Results
    from speleo.lab.running import write_whole
    from speleo.lab.table import need_arrow
    from speleo.texts.language import chosen_language

    need_arrow()
    need_altair()
    page = Page(Results(chosen.folder), chosen_language(chosen.lang), chosen.other)
    path = chosen.out or chosen.folder / "report.html"
    write_whole(path, page.html())
    print(f"report in {path}")
    return 0


def export(chosen: argparse.Namespace) -> int:
    """Decisions of bots as a dataset in a new folder."""
    from speleo.arena.spread import Where, cores
    from speleo.cli.lab_progress import Bar
    from speleo.games import game_named
    from speleo.kernel.errors import BadSetup
    from speleo.lab.dataset import MOST_MATCHES, Request
    from speleo.lab.dataset import export as write
    from speleo.lab.table import need_arrow
    from speleo.visitors.finding import check_players

    need_arrow()
    if not 1 <= chosen.games <= MOST_MATCHES:
        raise BadSetup(f"--games is 1 to {MOST_MATCHES}, not {chosen.games}")
    where = Where(cores(chosen.processes), chosen.dask, chosen.ray)
    setup = setup_of(game_named(chosen.game), chosen)
    bots = tuple(bots_of(chosen, setup.seats))
    check_players(setup, bots)
    rows = write(Request(setup, bots, chosen.games, chosen.seed), chosen.out, where, Bar())
    print(f"{setup.game}: {rows} decisions of {chosen.games} matches in {chosen.out}")
    return 0


def compare(chosen: argparse.Namespace) -> int:
    """A run with both boxes, and one page about it."""
    from speleo.arena.spread import Where, cores
    from speleo.bots import stand_in_bot
    from speleo.cli.box import game_and_box
    from speleo.cli.lab_progress import Bar
    from speleo.kernel.errors import BadBox, BadSetup
    from speleo.lab.compare import Wish, compare_page, comparison
    from speleo.lab.experiment import MOST_MATCHES
    from speleo.lab.running import run_experiment, write_whole
    from speleo.texts.language import chosen_language
    from speleo.visitors.finding import check_players

    if not 2 <= chosen.games <= MOST_MATCHES // 2:
        raise BadSetup(f"--games is 2 to {MOST_MATCHES // 2}, not {chosen.games}")
    where = Where(cores(chosen.processes), chosen.dask, chosen.ray)
    game, box = game_and_box(chosen.box)
    try:
        game.check_box(box)
    except BadBox as error:
        raise BadSetup(f"{chosen.box}: {'; '.join(error.problems)}") from None
    bots = tuple(name.strip() for name in (chosen.bots or stand_in_bot(game.name)).split(","))
    experiment = comparison(Wish(game, box, chosen.seats, bots, chosen.games, chosen.seed))
    for condition in experiment.conditions:
        check_players(condition.setup, bots)
    run_experiment(experiment, chosen.out, where, Bar())
    path = chosen.out / "report.html"
    write_whole(path, compare_page(chosen.out, chosen_language(chosen.lang)))
    print(f"{game.name}: {experiment.matches} matches, report in {path}")
    return 0
