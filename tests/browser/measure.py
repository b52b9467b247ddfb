"""`python -m tests.browser.measure`: how fast and how large the web app is on this machine.

Not a test: figures depend on the machine. SPELEO_BROWSER names the Chromium; the web app must be built.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.people import Visitor
from tests.server.serving import Person, Server, serving

DRAG_SECONDS = 3
SLOWER = 4  # a phone's processor, beside a desktop's
COUNT_FRAMES = """() => {
    window.frames_seen = 0;
    const step = () => { window.frames_seen++; requestAnimationFrame(step); };
    step();
}"""


def first_load(page: Page, address: str) -> tuple[int, float]:
    """Bytes over the wire and the time until the first button can be pressed."""
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    began = time.perf_counter()
    page.goto(address)
    page.get_by_test_id("play-diamant").wait_for()
    ready = time.perf_counter() - began
    page.wait_for_load_state("networkidle")
    return sum(sizes), ready


def click_to_answer(page: Page) -> tuple[float, float]:
    """From pressing a choice until the screen shows that it was taken, and until the table's answer is shown, in ms."""
    taken, answered = page.evaluate(
        """async () => {
            const table = document.querySelector('[data-testid=table]');
            const before = table.dataset.seq;
            const shown = async (seen) => {
                while (!seen()) await new Promise(requestAnimationFrame);
                return performance.now() - began;
            };
            const began = performance.now();
            document.querySelector('[data-testid=choice-on]').click();
            const taken = await shown(() => table.dataset.busy === 'true' || table.dataset.seq !== before);
            return [taken, await shown(() => table.dataset.seq !== before)];
        }"""
    )
    return taken, answered


def heap(page: Page) -> float:
    client = page.context.new_cdp_session(page)
    for _ in range(3):  # what is let go in one collection frees more in the next
        page.wait_for_timeout(300)
        client.send("HeapProfiler.collectGarbage")
    used: float = client.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6


def whole_game(page: Page, server: Server) -> tuple[float, float, float]:
    """The memory of a page where six play Sub Terra: in the second round, at the end, and opened anew then, in MB."""
    ada = server.table("you", *["team"] * 5, game="subterra", name="Ada")
    ada.do("start")
    visitor = Visitor(page, server)
    visitor.sit(ada)
    first = 0.0
    while (seen := ada.look())["table"]["phase"] == "running":
        if legal := seen["picture"]["legal"]:
            ways = {entry["kind"]: entry["action"] for entry in legal}
            ada.act(0, next(ways[kind] for kind in ("end", *ways) if kind in ways), version=seen["seq"])
        if not first and seen["picture"]["view"]["round"] == 2:
            first = heap(page)
    visitor.wait_for_turn()
    last = heap(page)
    visitor.open(ada.key)
    visitor.wait_for_turn()
    return first, last, heap(page)


def frames_while_dragging(page: Page, board: str, slower: int) -> tuple[float, float]:
    """Pull the board to and fro: frames a second, and the work of the page's main thread for each in ms."""
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")

    def worked() -> float:
        metrics = client.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    box = page.get_by_test_id(board).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(COUNT_FRAMES)
    page.mouse.move(x, y)
    page.mouse.down()
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    before, work, began = page.evaluate("window.frames_seen"), worked(), time.perf_counter()
    at = 0
    while time.perf_counter() - began < DRAG_SECONDS:
        at += 1
        page.mouse.move(x + 120 * ((at % 20) / 10 - 1), y + 60 * ((at % 14) / 7 - 1))
    seen, took = page.evaluate("window.frames_seen") - before, time.perf_counter() - began
    work = worked() - work
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.mouse.up()
    return seen / took, work / seen * 1000


def explored_cave(server: Server) -> tuple[Person, int]:
    """A match of The Cave that bots have played to its end, and the number of its spaces."""
    host = server.table(*["explorer"] * 5, game="cave")
    host.do("start")
    while (seen := host.look())["table"]["phase"] == "running":
        time.sleep(0.2)
    return host, len(seen["picture"]["view"]["spaces"])


def main() -> int:
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        playwright.chromium.launch(
            executable_path=os.environ.get("SPELEO_BROWSER") or None, args=[*QUIET, "--enable-precise-memory-info"]
        ) as browser,
    ):
        page = browser.new_page(service_workers="block")
        size, ready = first_load(page, f"http://127.0.0.1:{server.port}/")
        print(f"first load      {size / 1000:.0f} kB, can be used after {ready * 1000:.0f} ms")
        visitor = Visitor(browser.new_page(reduced_motion="reduce"), server)
        ada = server.table("you", *["odds"] * 5, name="Ada")
        ada.do("start")
        visitor.sit(ada)
        visitor.wait_for_turn()
        taken, answered = click_to_answer(visitor.page)
        print(
            f"click to answer {taken:.0f} ms until the choice shows as made, {answered:.0f} ms until the table says so"
        )
        first, last, anew = whole_game(browser.new_page(reduced_motion="reduce"), server)
        print(
            f"memory          {first:.1f} MB at first, {last:.1f} MB after a match of six, {anew:.1f} MB if opened then"
        )
        host, spaces = explored_cave(server)
        phone = Visitor(browser.new_page(viewport={"width": 390, "height": 844}), server)
        phone.open(host.key)
        phone.by("see-end").click()
        phone.page.wait_for_timeout(10_000)
        for slower in (1, SLOWER):
            frames, work = frames_while_dragging(phone.page, "cave-board", slower)
            print(
                f"frames          {frames:.0f} a second, dragging {spaces} tiles, a processor {slower} times slower;"
                f" {work:.1f} ms of the main thread each"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
