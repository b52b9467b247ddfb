"""A pytest plugin that tries changes: tests are read once, and each change lives in a process split off from there.

    MUTANTS=plan.json .venv/bin/python -P -m pytest -p tools.mutants.trying TESTS

The plan names the modules, one change in how many, how many processes, and the file for the results. First all
tests run once and it is noted which lines each carries out. Then each change is put into its function, and the tests
that come past its lines run until one fails: first those that noticed the changes nearby, and quick ones before slow.
A table of a module has been read by others when it can be changed; such a change gets a process that begins anew.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import os
import signal
import sys
import time
import types
import zlib
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from tools.mutants.changes import Change, changes, zeros

KILLED, SURVIVED, ENDLESS = 70, 71, 72
PLAN: dict[str, Any] = json.loads(Path(os.environ["MUTANTS"]).read_text("utf-8"))
NO_TIME_LEFT = 2
"""Seconds that a test may take beyond five times what it took before."""


def chosen() -> list[Change]:
    """The changes of the plan: one in so many, always the same ones."""
    sources = {path: Path(path).read_text("utf-8") for path in PLAN["paths"]}
    nothing = zeros(sources.values())
    made = (change for path in sources if PLAN["module"] in path for change in changes(path, sources[path], nothing))
    if "again" in PLAN:
        return [change for change in made if change.line in PLAN["again"]]
    return [change for change in made if zlib.crc32(change.line.encode()) % PLAN["share"] == 0]


def pytest_configure() -> None:
    """A process that begins anew for a change of a table reads that module as it is changed."""
    if "anew" not in PLAN:
        return
    change = next(change for change in chosen() if change.line == PLAN["anew"])
    code = compile(change.tree(), change.path, "exec")
    path, read = str(Path(change.path).resolve()), SourceFileLoader.get_code

    def changed(loader: SourceFileLoader, name: str) -> types.CodeType | None:
        return code if loader.path == path else read(loader, name)

    SourceFileLoader.get_code = changed  # type: ignore[assignment,method-assign]


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of running the tests once: each change against those that come past it."""
    if session.testsfailed:
        raise session.Interrupted("the tests cannot be read")
    if "anew" in PLAN:
        order = {name: place for place, name in enumerate(PLAN["order"])}
        first_failure(sorted((item for item in session.items if item.nodeid in order), key=lambda i: order[i.nodeid]))
        os._exit(SURVIVED)
    Trial(session.items).run()
    return True


class Trial:
    """All changes, one after another, with what is known of the tests."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.items = {item.nodeid: item for item in items}
        self.seconds: dict[str, float] = {}
        self.caches = [cache for cache in gc.get_objects() if isinstance(cache, functools._lru_cache_wrapper)]
        self.coming = self.lines_by_test()
        self.kills: Counter[tuple[str, str]] = Counter()
        self.running: dict[int, tuple[Change, float]] = {}

    def lines_by_test(self) -> dict[str, dict[int, set[str]]]:
        """For each module and line, the tests that come past it; a test that fails unchanged ends everything."""
        noted = Coverage(data_file=None, include=PLAN["paths"], config_file=False)
        for name, item in self.items.items():
            self.forget()
            begun = time.process_time()
            noted.start()
            noted.switch_context(name)
            failed = fails(item)
            noted.stop()
            self.seconds[name] = time.process_time() - begun
            if failed:
                pytest.exit(f"{name} fails without any change", returncode=4)
        data = noted.get_data()
        files = {str(Path(path).resolve()): path for path in PLAN["paths"]}
        return {
            files[file]: {line: set(names) for line, names in data.contexts_by_lineno(file).items()}
            for file in data.measured_files()
        }

    def forget(self) -> None:
        """What was computed before a change must not hide it."""
        for cache in self.caches:
            cache.cache_clear()

    def run(self) -> None:
        with Path(PLAN["results"]).open("w", encoding="utf-8") as results:
            for change in chosen():
                while len(self.running) >= PLAN["processes"]:
                    self.finish(results)
                self.begin(change)
            while self.running:
                self.finish(results)

    def begin(self, change: Change) -> None:
        order = self.order(change)
        process = self.anew(change, order) if not change.function else self.split(change, order)
        self.running[process] = change, time.monotonic()

    def order(self, change: Change) -> list[str]:
        """The tests that come past a change, the likeliest to notice it quickly first; a table is read by any."""
        lines = self.coming.get(change.path, {})
        past = [names for line, names in lines.items() if line in change.lines] if change.function else [self.items]
        near, far = f"{change.path} {change.function}", change.path

        def promise(name: str) -> float:
            return (0.1 + 4 * self.kills[near, name] + self.kills[far, name]) / (0.02 + self.seconds[name])

        return sorted(set().union(*past), key=promise, reverse=True)

    def split(self, change: Change, order: list[str]) -> int:
        """A process split off, in which the function is changed."""
        process = os.fork()
        if process:
            return process
        try:
            quiet()
            put_in(change)
            self.forget()
            first_failure([self.items[name] for name in order], self.seconds)
        except BaseException:  # a change that cannot even be put in is noticed by whoever reads it
            os._exit(KILLED)
        os._exit(SURVIVED)

    def anew(self, change: Change, order: list[str]) -> int:
        plan = Path(PLAN["results"]).with_name(f"anew-{zlib.crc32(change.line.encode())}.json")
        plan.write_text(json.dumps({**PLAN, "anew": change.line, "order": order}), "utf-8")
        nowhere = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_WRONLY, 0) for number in (1, 2)]
        command = [sys.executable, *("-P", "-m", "pytest"), *sys.argv[1:]]
        return os.posix_spawn(command[0], command, {**os.environ, "MUTANTS": str(plan)}, file_actions=nowhere)

    def finish(self, results: Any) -> None:
        """Waits for a process to end, and notes what became of its change and who noticed."""
        process, status = os.wait()
        change, begun = self.running.pop(process)
        code = os.waitstatus_to_exitcode(status)
        killer = Path(PLAN["results"]).with_name(f"killer-{process}")
        by = killer.read_text("utf-8") if killer.exists() else ""
        killer.unlink(missing_ok=True)
        if by:
            self.kills[f"{change.path} {change.function}", by] += 1
            self.kills[change.path, by] += 1
        row = {"change": change.line, "survived": code == SURVIVED, "by": by, "code": code}
        results.write(json.dumps({**row, "seconds": round(time.monotonic() - begun, 2)}) + "\n")
        results.flush()


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def first_failure(items: list[pytest.Item], seconds: dict[str, float] | None = None) -> None:
    """Ends this process as soon as a test fails, or takes many times as long as it should."""
    signal.signal(signal.SIGVTALRM, lambda *_: os._exit(ENDLESS))
    for item in items:
        signal.setitimer(signal.ITIMER_VIRTUAL, NO_TIME_LEFT + 5 * (seconds or {}).get(item.nodeid, NO_TIME_LEFT))
        if fails(item):
            Path(PLAN["results"]).with_name(f"killer-{os.getpid()}").write_text(item.nodeid, "utf-8")
            os._exit(KILLED)


def quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def put_in(change: Change) -> None:
    """The function of a module that is already in use gets the code that it would have with the change."""
    dotted = change.path.removesuffix(".py").removeprefix("src/").replace("/", ".")
    target: Any = importlib.import_module(dotted)
    for name in change.function.split("."):
        target = vars(target)[name]
    target = getattr(target, "fget", None) or getattr(target, "__func__", target)
    target = getattr(target, "__wrapped__", target)
    code = compile(change.tree(), change.path, "exec")
    for name in change.function.split("."):
        code = next(part for part in parts(code) if part.co_name == name)
    target.__code__ = code


def parts(code: types.CodeType) -> Iterator[types.CodeType]:
    return (part for part in code.co_consts if isinstance(part, types.CodeType))
