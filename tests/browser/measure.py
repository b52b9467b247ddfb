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
from tests.server.serving import serving

FRAMES = """async () => {
    const times = [];
    await new Promise(done => {
        const began = performance.now();
        const step = now => { times.push(now); now - began < 2000 ? requestAnimationFrame(step) : done(); };
        requestAnimationFrame(step);
    });
    return times.length / 2;
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


def click_to_answer(page: Page) -> float:
    """From pressing a choice until the screen shows that it was taken."""
    return float(
        page.evaluate(
            """async () => {
                const button = document.querySelector('[data-testid=choice-on]');
                const table = document.querySelector('[data-testid=table]');
                const before = table.dataset.seq;
                const began = performance.now();
                button.click();
                while (document.querySelector('[data-testid=table]').dataset.seq === before)
                    await new Promise(requestAnimationFrame);
                return performance.now() - began;
            }"""
        )
    )


def heap(page: Page) -> float:
    client = page.context.new_cdp_session(page)
    client.send("HeapProfiler.collectGarbage")
    used: float = client.send("Runtime.getHeapUsage")["usedSize"]
    return used / 1e6


def whole_game(visitor: Visitor) -> tuple[float, float]:
    """The memory after the first and the last decision of a six-player match, in MB."""
    first = 0.0
    while visitor.wait_for_turn():
        visitor.do("back" if first else "on")
        first = first or heap(visitor.page)
    return first, heap(visitor.page)


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
        print(f"click to answer {click_to_answer(visitor.page):.0f} ms")
        first, last = whole_game(visitor)
        print(f"memory          {first:.1f} MB after the first choice, {last:.1f} MB after a match of six")
        print(f"frames          {visitor.page.evaluate(FRAMES):.0f} a second at rest")
    return 0


if __name__ == "__main__":
    sys.exit(main())
