"""Set-up: Python's packages and the pages side by side, then the tree that is run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from workshop.engine import Engine, compiler
from workshop.environment import prepare
from workshop.lock import only_one
from workshop.manual import build_manual
from workshop.pages import build_pages
from workshop.tab import build_tab
from workshop.telling import Teller
from workshop.tools import stop_tools
from workshop.trees import install
from workshop.trouble import Trouble


def side_by_side(*jobs: Callable[[], None]) -> None:
    """All at once; the first trouble is told when all have ended. An interrupt ends them."""
    with ThreadPoolExecutor(len(jobs)) as pool:
        running = [pool.submit(job) for job in jobs]
        try:
            for job in running:
                job.result()
        except KeyboardInterrupt:
            stop_tools()
            raise


def set_up(groups: tuple[str, ...], teller: Teller, tools: bool = False) -> None:
    """Everything that can be there before the compiler has worked; nothing is done twice."""
    side_by_side(lambda: prepare(groups, teller), lambda: build_pages(teller, tools))
    side_by_side(lambda: build_tab(teller), lambda: build_manual(teller))


@contextmanager
def compiling(teller: Teller) -> Iterator[Callable[[], None]]:
    """The compiled tree is made beside what is done meanwhile on the source; calling what is given waits for it."""
    engine = Engine()
    install(engine if engine.ready() else None)

    def compile_it() -> None:
        with only_one("engine", teller.say):
            compiled_tree(teller)

    with ThreadPoolExecutor(1) as pool:
        job = pool.submit(compile_it)
        try:
            yield job.result
        except BaseException:
            stop_tools()
            raise


def compiled_tree(teller: Teller, gentle: bool = False) -> None:
    """The tree with the compiled engine, or where that cannot be made the one without it, and why."""
    engine = Engine()
    if not engine.ready() and worth_trying(engine, teller):
        prepare(("build",), teller)
        try:
            with teller.stage("compiling the engine"):
                engine.build(gentle)
        except Trouble as trouble:
            teller.say(f"{trouble}; the engine runs interpreted, slower, with the same results")
    install(engine if engine.ready() else None)


def worth_trying(engine: Engine, teller: Teller) -> bool:
    """Whether there is a compiler that has not failed with these sources before."""
    if compiler() is None:
        why = (
            "SPELEO_PURE asks for no compiler"
            if os.environ.get("SPELEO_PURE") == "1"
            else "there is no C compiler here"
        )
        teller.say(f"{why}: the engine runs interpreted, slower, with the same results")
        return False
    if engine.failed():
        teller.say(f"the engine runs interpreted, since when it was last tried {engine.failed()}")
        return False
    return True
