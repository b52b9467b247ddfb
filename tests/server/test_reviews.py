"""Reviews in the background: who may have one, how far it is, what it says, and that nobody can have too many."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import TypeAdapter

from speleo.kernel.match import Match
from speleo.server import reviews
from speleo.server.errors import Refused, StoreDown
from speleo.server.reviewer import AT_WORK, Begun, WholeReview, answer, told_of
from speleo.server.reviews import Job, Reviews
from speleo.server.settings import Settings
from speleo.server.storage import reviews as stored
from speleo.server.storage.engine import engine_for
from speleo.server.storage.form import upgrade
from speleo.server.storage.reviews import Reviews as Kept
from speleo.server.storage.schema import tables
from speleo.server.web.reviews import Reviewing
from speleo.server.wire import packed
from speleo.server.worker import DONE, Worker, WorkerLost
from speleo.tab.store import NoReviews
from tests.hints.test_review import thrown_away
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_replays import finished

MATCHES = Path(__file__).parents[1] / "browser" / "matches"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("reviews"), review_effort=4) as found:
        yield found


def waited_for(server: Server, path: str, **asked: object) -> dict[str, Any]:
    last = time.monotonic() + PATIENCE
    while (told := server.http.post(path, json=asked).json())["state"] in ("queued", "working"):
        assert time.monotonic() < last, told
        time.sleep(0.05)
    found: dict[str, Any] = told
    return found


def test_a_finished_match_is_looked_back_at(server: Server) -> None:
    """Whoever asks first begins it; everybody gets the same, and so does who sends the record of it."""
    table = finished(server, "diamant")
    begun = table.spectator().do("review")
    assert begun["state"] in ("queued", "working")
    found = waited_for(server, f"/api/tables/{table.key}/review")
    TypeAdapter(Reviewing).validate_python(found)
    assert (found["state"], found["progress"], found["problem"]) == ("done", 100, "")
    film = server.http.get(f"/api/tables/{table.key}/replay").json()
    review = found["review"]
    assert review["curve"][-1]["step"] == len(film["steps"]), "steps are those of the replay"
    winners = [seat["seat"] for seat in table.look()["picture"]["outcome"]["standings"] if seat["winner"]]
    assert [seat for seat, chance in enumerate(review["curve"][-1]["chances"]) if chance] == winners
    assert [chapter["number"] for chapter in review["chapters"]] == [1, 2, 3, 4, 5]
    assert all(turn["event"] for turn in review["turns"])
    sent = waited_for(server, "/api/replay/review", record=table.record())
    assert sent["review"] == review


def test_a_review_outlives_the_server_and_goes_with_its_table(tmp_path: Path) -> None:
    with serving(tmp_path, review_effort=4) as server:
        ada = finished(server, "diamant")
        path = f"/api/tables/{ada.key}/review"
        review = waited_for(server, path)["review"]
        server.kill()
        server.start()
        again = server.http.post(path).json()
        assert (again["state"], again["progress"], again["review"]) == ("done", 100, review)
        bearer = {"authorization": f"Bearer {ada.token}"}
        assert server.http.delete(f"/api/tables/{ada.key}", headers=bearer).status_code == 204
        assert server.http.post(path).status_code == 404
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            assert database.execute("SELECT count(*) FROM reviews").fetchone() == (0,)


async def test_only_the_latest_reviews_of_this_release_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    engine = engine_for(url)
    await upgrade(engine)
    async with engine.begin() as connection:
        for key in "abc":
            await connection.execute(
                sa.insert(tables).values(id=key, seed=b"", listed=False, at=0.0, maker="", bytes=0, code=key)
            )
    kept = Kept(engine, most=2)
    for key in "abca":
        await kept.keep(key, key.encode())
    await kept.keep("gone", b"nobody")
    assert [await kept.load(key) for key in ("a", "b", "c", "gone")] == [b"a", None, b"c", None]
    monkeypatch.setattr(stored, "__version__", "0.0.0")
    assert await kept.load("a") is None
    await engine.dispose()


async def test_a_storage_that_is_away_costs_no_review() -> None:
    class Away(NoReviews):
        async def keep(self, table: str, made: bytes) -> None:
            raise StoreDown

    made = queued()
    made.kept = Away()
    job = made.begin("a", "", {}, lasting=True)
    await Slow.answers.put({"review": {}})
    await until(job, "done")
    second = made.begin("b", "", {})
    await until(second, "working")
    assert job.made == b"{}"


def test_a_match_that_goes_on_has_no_review(server: Server) -> None:
    ada = server.table("you", "you", name="Ada")
    ada.do("start")
    refused = ada.post("review")
    assert (refused.status_code, refused.json()["problem"]) == (409, "not-over")
    assert waited_for(server, "/api/replay/review", record=ada.record())["problem"] == "not-over"
    assert server.http.post("/api/tables/nowhere/review").status_code == 404


def test_a_record_that_was_changed_fails_and_may_be_tried_again(server: Server) -> None:
    record = (MATCHES / "diamant.record").read_text(encoding="utf-8").replace(": on  ", ": back  ", 1)
    told = waited_for(server, "/api/replay/review", record=record)
    assert (told["state"], told["problem"], told["review"]) == ("failed", "illegal", None)
    assert server.http.post("/api/replay/review", json={"record": record}).json()["state"] == "failed"
    again = server.http.post("/api/replay/review", json={"record": record, "again": True}).json()
    assert again["state"] in ("queued", "working")


class Slow(Worker):
    """Answers as it is told to: `answers` are handed out one after another, and it waits where there is none."""

    answers: asyncio.Queue[Any]

    async def ask(self, request: bytes) -> bytes:
        told = await self.answers.get()
        if isinstance(told, Exception):
            raise told
        return DONE + packed({"progress": 0.5, "spent": 1.0, "review": None, **told})

    async def stop(self) -> int:
        return 0


def queued(**settings: Any) -> Reviews:
    Slow.answers = asyncio.Queue()

    def run(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.ensure_future(work)

    return Reviews(Settings(**settings), Slow, run, NoReviews())


async def until(job: Job, *states: str) -> None:
    while job.state not in states:
        await asyncio.sleep(0)


async def test_one_after_another_and_only_so_many_wait() -> None:
    made = queued(review_queue=2)
    first = made.begin("a", "x", {})
    await until(first, "working")
    second, third = made.begin("b", "x", {}), made.begin("c", "y", {})
    assert (made.ahead(first), made.ahead(second), made.ahead(third)) == (0, 0, 1)
    with pytest.raises(Refused, match="too many matches"):
        made.begin("d", "z", {})
    await Slow.answers.put({})
    await Slow.answers.put({"review": {"of": "a"}})
    await until(second, "working")
    assert (first.state, first.made) == ("done", b'{"of":"a"}')


async def test_one_address_has_only_a_few_waiting() -> None:
    made = queued()
    for key in range(4):
        made.begin(str(key), "x", {})
        await asyncio.sleep(0)
    with pytest.raises(Refused, match="of yours"):
        made.begin("4", "x", {})
    made.begin("5", "y", {})


async def test_a_host_may_do_without() -> None:
    with pytest.raises(Refused, match="makes no reviews"):
        queued(reviewers=0).begin("a", "", {})


@pytest.mark.parametrize("trouble", [WorkerLost(slow=True), {"spent": 100.0}])
async def test_what_costs_too_much_fails_and_the_next_is_served(trouble: Any) -> None:
    made = queued(review_seconds=60.0)
    first, second = made.begin("a", "", {}), made.begin("b", "", {})
    await Slow.answers.put(trouble)
    await until(second, "working")
    assert (first.state, first.problem) == ("failed", "too-costly")
    assert made.known_as("a", again=True) is None
    assert made.known_as("a", again=False) is first


async def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)
    made = queued()
    for key in "abcd":
        job = made.begin(key, "", {})
        await Slow.answers.put({"review": {}})
        await until(job, "done")
    assert list(made.known) == ["c", "d"]
    for key in "ef":
        job = made.begin(key, "", {})
        await Slow.answers.put({"spent": 10_000.0})
        await until(job, "failed")
    assert list(made.known) == ["d", "f"]


def last_told(match: Match) -> WholeReview:
    work = told_of(match, 100)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: WholeReview = end.value
            return found


def test_a_slip_and_a_turn_are_told_for_a_page() -> None:
    """With what was played and what was better as actions, and the event that says what happened."""
    found = last_told(thrown_away())
    assert [turn.event and turn.event["event"] for turn in found.turns] == ["GemsLost"]
    assert [(slip.played.kind, slip.better.kind) for slip in found.slips] == [("on", "back")]
    assert found.slips[0].why.key.startswith("diamant-hint-")
    assert found.chapters == (Begun(1, 0),)


def test_nothing_of_a_review_is_left_behind() -> None:
    record = (MATCHES / "diamant.record").read_text(encoding="utf-8")
    told = answer({"key": "a", "record": record, "box": "", "effort": 100})
    assert told.startswith(DONE)
    assert list(AT_WORK) == ["a"]
    answer({"key": "b", "record": "nonsense", "box": "", "effort": 1})
    assert list(AT_WORK) == []
