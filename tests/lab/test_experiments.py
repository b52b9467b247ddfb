"""Experiments: what a file says is what is played, whoever plays it and however often it was killed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from pyarrow import parquet

from speleo.arena.journal import BadLedger
from speleo.arena.spread import Where, spread
from speleo.kernel.errors import SpeleoError
from speleo.lab.experiment import Experiment
from speleo.lab.ledger import ShareLedger
from speleo.lab.reading import read_experiment
from speleo.lab.running import LEDGER, TABLE, Progress, run_experiment

WAITING = 60
"""Seconds until workers must have noticed."""
SMALL = """
game = "diamant"
games = 6
measure = ["win", "points"]
seat = "each"
[base]
bots = "odds,thumb"
[vary]
seats = [2, 3]
"options.chests" = ["open", "closed"]
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Experiment:
    """24 matches in eight shares."""
    monkeypatch.setattr("speleo.lab.experiment.SHARE", 3)
    return experiment(tmp_path, SMALL)


def experiment(folder: Path, text: str) -> Experiment:
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return read_experiment(path)


def test_everything_that_varies_is_combined(small: Experiment) -> None:
    assert [condition.levels for condition in small.conditions] == [
        ("2", "open"),
        ("2", "closed"),
        ("3", "open"),
        ("3", "closed"),
    ]
    third = small.conditions[2]
    assert (third.setup.seats, third.setup.option("chests"), third.bots) == (3, "open", ("odds", "thumb", "odds"))
    shares = list(small.shares())
    assert [share.number for share in shares] == list(range(1, 9))
    assert sum(share.matches for share in shares) == small.matches == 24


def test_processes_and_resumed_runs_give_the_same_table(
    small: Experiment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_experiment(small, tmp_path / "one", Where(1), Progress())
    whole = (tmp_path / "one" / TABLE).read_bytes()
    monkeypatch.setattr("speleo.lab.running.AT_ONCE", 0.0)
    run_experiment(small, tmp_path / "two", Where(2), Progress())
    assert (tmp_path / "two" / TABLE).read_bytes() == whole
    lines = (tmp_path / "one" / LEDGER).read_bytes().splitlines(keepends=True)
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / LEDGER).write_bytes(b"".join([lines[0], lines[4], lines[2], lines[7][:-9]]))
    assert run_experiment(small, tmp_path / "cut", Where(1), Progress()) == 6
    assert (tmp_path / "cut" / TABLE).read_bytes() == whole
    assert len((tmp_path / "cut" / LEDGER).read_bytes().splitlines()) == len(lines)


def test_the_table_has_a_row_for_each_seat_of_each_match(small: Experiment, tmp_path: Path) -> None:
    run_experiment(small, tmp_path / "out", Where(1), Progress())
    table = parquet.read_table(tmp_path / "out" / TABLE).to_pydict()
    assert len(table["deal"]) == 12 * 2 + 12 * 3
    assert table["seats"][:24] == ["2"] * 24
    first = [table[name][:2] for name in ("deal", "seat", "bot", "options.chests")]
    assert first == [[1, 1], [1, 2], ["odds", "thumb"], ["open", "open"]]
    for at in range(0, 24, 2):
        assert sum(table["win"][at : at + 2]) == 1
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text("utf-8"))
    assert (manifest["seed"], manifest["matches"], manifest["games"]) == ("small", 24, 6)
    assert manifest["conditions"][3]["options"] == {"chests": "closed"}
    assert manifest["version"]


def test_a_ledger_of_something_else_is_refused(small: Experiment, tmp_path: Path) -> None:
    run_experiment(small, tmp_path / "out", Where(1), Progress())
    path = tmp_path / "out" / LEDGER
    good = path.read_text("utf-8")
    for more, problem in (
        (good.splitlines()[1], "share 1 stands twice"),
        ("[99,[]]", "no such share"),
        ("{}", "not a share"),
    ):
        path.write_text(f"{good}{more}\n", encoding="utf-8")
        with pytest.raises(BadLedger, match=rf"shares.jsonl, line 10: .*{problem}"):
            ShareLedger(path, small)
    path.write_text(good, encoding="utf-8")
    with pytest.raises(BadLedger, match="line 1: this is the ledger of another experiment"):
        ShareLedger(path, experiment(tmp_path, SMALL.replace("games = 6", "games = 7")))


def test_rotated_seats_play_the_same_deals(tmp_path: Path) -> None:
    """Everybody sits everywhere: the bot of the first seat moves on."""
    found = experiment(tmp_path, SMALL.replace("games = 6", "games = 2\nrotate = true"))
    assert found.matches == 2 * (2 + 2 + 3 + 3)
    run_experiment(found, tmp_path / "out", Where(1), Progress())
    table = parquet.read_table(tmp_path / "out" / TABLE).to_pydict()
    assert table["turned"][:8] == [0, 0, 1, 1, 0, 0, 1, 1]
    assert table["bot"][:4] == ["odds", "thumb", "thumb", "odds"]


def test_events_and_rounds_can_be_measured(tmp_path: Path) -> None:
    found = experiment(tmp_path, "game = 'diamant'\ngames = 2\nmeasure = ['rounds', 'WentBack']\n[base]\nseats = 2\n")
    run_experiment(found, tmp_path / "out", Where(1), Progress())
    table = parquet.read_table(tmp_path / "out" / TABLE).to_pydict()
    assert table["rounds"] == [5] * 4
    assert all(0 < count <= 10 for count in table["WentBack"])


def die_at_first(job: tuple[str, int]) -> int:
    """Kill the own process unless somebody has done so before."""
    marker, number = job
    if number == 2 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(_job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_what_a_dead_worker_had_is_done_again(tmp_path: Path) -> None:
    """Every job is done exactly once in what comes out."""
    jobs = [(str(tmp_path / "died"), number) for number in range(5)]
    assert sorted(spread(die_at_first, jobs, Where(2))) == [0, 1, 2, 3, 4]
    assert (tmp_path / "died").exists()


def test_workers_that_die_again_and_again_are_given_up() -> None:
    with pytest.raises(SpeleoError, match="die again and again"):
        list(spread(die, [1], Where(1)))


def test_a_ray_cluster_gets_the_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the package, one line says so."""
    asked: list[str] = []

    class Reference:
        def __init__(self, value: object) -> None:
            self.value = value

        def future(self) -> Future[object]:
            found: Future[object] = Future()
            found.set_result(self.value)
            return found

    def remote(call: Callable[..., object]) -> object:
        made = ModuleType("remote")
        made.remote = lambda *args: Reference(call(*args))  # type: ignore[attr-defined]
        return made

    fake = ModuleType("ray")
    fake.init = lambda address, **_: asked.append(address)  # type: ignore[attr-defined]
    fake.remote = remote  # type: ignore[attr-defined]
    fake.shutdown = lambda: asked.append("shut")  # type: ignore[attr-defined]
    lost = dict.fromkeys(("WorkerCrashedError", "NodeDiedError", "ObjectLostError"), OSError)
    fake.exceptions = SimpleNamespace(**lost)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", fake)
    assert sorted(spread(abs, [-1, -2], Where(ray="local"))) == [1, 2]
    assert asked == ["local", "shut"]
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SpeleoError, match="--ray needs the package ray"):
        list(spread(abs, [1], Where(ray="local")))


class KilledWorker(Exception):
    """What Dask says of a job with which one worker after another has died."""


class Cluster:
    """A Dask cluster of threads. Of the first `losing` jobs that are asked for, each is lost."""

    def __init__(self, losing: Exception | None = None, times: int = 0) -> None:
        self.losing, self.times, self.clients = losing, times, 0

    def package(self) -> ModuleType:
        made = ModuleType("distributed")
        made.Client = self.client  # type: ignore[attr-defined]
        made.KilledWorker = KilledWorker  # type: ignore[attr-defined]
        return made

    def client(self, url: str, timeout: float) -> SimpleNamespace:
        assert url.startswith("tcp://")
        self.clients += 1
        return SimpleNamespace(get_executor=lambda: Losing(self), close=lambda: None)


class Losing(ThreadPoolExecutor):
    def __init__(self, cluster: Cluster) -> None:
        super().__init__(2)
        self.cluster = cluster

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        if self.cluster.times == 0 or self.cluster.losing is None:
            return super().submit(work, *args, **named)
        self.cluster.times -= 1
        lost: Future[Any] = Future()
        lost.set_exception(self.cluster.losing)
        return lost


@pytest.mark.parametrize("losing", [None, KilledWorker("share 3"), CancelledError()])
def test_a_dask_cluster_makes_the_same_table(
    small: Experiment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, losing: Exception | None
) -> None:
    """Also if workers or the scheduler are lost on the way."""
    run_experiment(small, tmp_path / "one", Where(1), Progress())
    cluster = Cluster(losing, 2)
    monkeypatch.setitem(sys.modules, "distributed", cluster.package())
    run_experiment(small, tmp_path / "dask", Where(dask="tcp://cluster:8786"), Progress())
    assert (tmp_path / "dask" / TABLE).read_bytes() == (tmp_path / "one" / TABLE).read_bytes()
    assert (cluster.clients > 2) == (losing is not None), "one to see whether it is there"


def test_a_cluster_that_loses_everything_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", Cluster(KilledWorker("it"), 99).package())
    with pytest.raises(SpeleoError, match="die again and again"):
        list(spread(abs, [-1], Where(dask="tcp://cluster:8786")))


IDLE = """
import time
from speleo.arena.spread import Where, spread

def idle(_number):
    print("at work", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    list(spread(idle, [1], Where(1)))
"""


def test_workers_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    """Whoever still lives holds the other end of the pipe."""
    (tmp_path / "idle.py").write_text(IDLE, encoding="utf-8")
    with subprocess.Popen([sys.executable, "-P", tmp_path / "idle.py"], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == b"at work\n"
        running.kill()
        assert running.communicate(timeout=WAITING)[0] == b""


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (Where(ray="127.0.0.1:1"), "--ray: no cluster at 127.0.0.1:1"),
        (Where(dask="tcp://127.0.0.1:1"), "--dask"),
    ],
)
def test_a_cluster_that_nobody_answers_for_leaves_nothing_behind(
    small: Experiment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Where, said: str
) -> None:
    """Whether the package for it is there or not."""
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    monkeypatch.setattr("speleo.arena.spread.PATIENCE", 1)
    with pytest.raises(SpeleoError, match=said):
        run_experiment(small, tmp_path / "out", where, Progress())
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("few", "here"), [(8, 8), (7, 0)])
def test_processes_start_at_once_where_there_is_much(
    small: Experiment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int, here: int
) -> None:
    """Eight shares: few are played while nothing else has started, more all go to processes."""
    given: list[int] = []

    def spread_here(work: Callable[[object], str], jobs: list[object], _: Where) -> list[str]:
        given.append(len(jobs))
        return [work(job) for job in jobs]

    monkeypatch.setattr("speleo.lab.running.FEW", few)
    monkeypatch.setattr("speleo.lab.running.AT_ONCE", 1000.0)
    monkeypatch.setattr("speleo.lab.running.spread", spread_here)
    run_experiment(small, tmp_path / "out", Where(2), Progress())
    assert given == [8 - here]
