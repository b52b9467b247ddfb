"""The way of a click through the server is short, and is the one that docs/architecture.md draws."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import orjson

import speleo.server
from speleo.server import pledging
from speleo.server.chairs import Chair
from speleo.server.hall import Hall
from speleo.server.plan import Plan
from speleo.server.serving import prepare
from speleo.server.settings import Settings
from speleo.server.storage.store import store_for
from speleo.server.tokens import hashed
from speleo.server.web.limits import Limiter, Limits
from speleo.server.web.line import nothing
from speleo.server.web.live import Live
from speleo.server.web.models import Hello

SEATS = 4
SERVER = str(Path(speleo.server.__file__).parent)
WAY = (
    "Live.take",
    "act",
    "Desk.submit",
    "Desk.drafted",
    "command",
    "Room.check",
    "Store.put",
    "Store.write_group",
    "SqliteCommits.commit",
    "Desk.fold",
    "Table.fold",
    "Table.carry_out",
    "acted",
    "dealt",
    "Story.add",
    "Shown.forget",
    "Clocks.tick",
    "Hall.folded",
    "Caretaker.follow_up",
    "Desk.leave",
    "Audience.wake",
    "Audience.woken",
    "Live.wake",
    "Live.news",
    "Shown.picture",
    "change",
)
"""The way itself, in the order in which it is gone."""
LINE = ("Line.hear", "Line.write")
"""The ends of it, which belong to the web server."""
UNDER = 30
MOST_FUNCTIONS = 65
"""With every helper, such as looking up seats, without the storage: add none that could be one that is there."""


class Paper:
    """A line that takes everything at once."""

    def __init__(self) -> None:
        self.cleared: Callable[[], None] = nothing
        self.full = False
        self.texts: list[bytes] = []

    def write(self, texts: list[bytes]) -> None:
        self.texts += texts

    async def hear(self) -> bytes | None:
        return None


async def functions_of_a_click(folder: Path) -> tuple[list[str], list[bytes]]:
    """The functions of the server that run for one of four people who choose, by where they are, and what is sent."""
    settings = Settings(database_url=f"sqlite:///{folder / 'tables.sqlite'}")
    await prepare(settings)
    hall = Hall(settings, store_for(settings.database))
    hall.open()
    plan = Plan("diamant", None, {}, SEATS, "", False, 0).checked()
    table = await hall.create(plan, hashed("secret"), [Chair("person", "P", "", (hashed("secret"),))] * SEATS)
    await hall.perform(table.key, pledging.start(hashed("secret")))
    limits = Limits(Limiter(0), Limiter(0), "")
    papers = [Paper() for _ in range(SEATS)]
    hellos = [Hello(type="hello", token="secret", seat=seat, changes=True) for seat in range(SEATS)]
    people = [Live(paper, hall, table, hello, limits) for paper, hello in zip(papers, hellos, strict=True)]
    for one in people:
        table.audience.listeners.add(one)
        one.wake()
    for task in hall.tasks:
        task.cancel()
    run: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(SERVER):
            run.append(f"{frame.f_code.co_filename[len(SERVER) + 1 :]}:{frame.f_code.co_qualname}")

    for seat in range(SEATS - 1):
        sent = {"type": "act", "seat": seat, "action": "on", "version": table.story.seq, "client": f"c{seat}"}
        for paper in papers:
            paper.texts = []
        run.clear()
        sys.setprofile(note)
        try:
            await people[seat].take(orjson.dumps(sent))
            while table.audience.unshown:
                await asyncio.sleep(0)
        finally:
            sys.setprofile(None)
    await hall.close()
    named = [name for name in run if "<" not in name.replace("<locals>", "")]
    return named, [b"".join(paper.texts) for paper in papers]


async def test_the_way_of_a_click_is_short_and_drawn(tmp_path: Path) -> None:
    ran, sent = await functions_of_a_click(tmp_path)
    names = [name.rpartition(":")[2].rpartition("<locals>.")[2] for name in ran]
    first = [names.index(name) for name in WAY if name in names]
    assert [name for name in WAY if name not in names] == []
    assert first == sorted(first), "the way is gone in another order than it is written here"
    assert len(WAY) + len(LINE) < UNDER
    drawing = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    way = drawing.partition("```\n browser")[2].partition("```")[0]
    assert [name for name in WAY + LINE if name.rpartition(".")[2] not in way] == []
    helpers = {name for name in ran if not name.startswith("storage/")}
    assert len(helpers) <= MOST_FUNCTIONS, sorted(helpers)
    assert f"at the most {MOST_FUNCTIONS} run for a click" in drawing
    assert all(b'"type":"change"' in text for text in sent)
    assert b'"type":"done"' in sent[SEATS - 2]
