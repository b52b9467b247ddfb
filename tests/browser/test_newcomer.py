"""Somebody who has never seen a rulebook: from the first command to a finished game, and through every lesson.

Clicks and seconds are told in `artefacts/browser/newcomer/record.txt`, beside pictures in order.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.people import PHONE, Visitor
from tests.browser.test_games import Visit
from tests.browser.test_wheel import BROWSER
from tests.server.serving import PATIENCE

ROOT = Path(__file__).parent.parent.parent
FEW = 6
"""Fewer clicks than this lead to the first decision."""
LESSONS = {"diamant": "first-match", "cave": "first-expedition", "subterra": "first-descent"}
MOST_PRESSES = 80
ANSWERS = ("option-1", "option-2")
"""To both questions of Diamant's lesson: the first is right at once, at the second it is a mistake."""
MOST_ASKED = 2
"""So often a newcomer of a lesson has to ask, at the most."""
AGAIN_MS, MOST_AGAIN = 8000, 3
"""What is pressed while the board still moves may miss: then it is pressed again, a few times in a lesson."""
LED_ON = """([step, task, ring, replies]) => {
    const found = (name) => document.querySelector(`[data-testid=${name}]`);
    const guide = found('guide');
    return !guide || guide.dataset.step !== step || guide.dataset.task !== task ||
        found('lights').dataset.act !== ring || (found('reply') ? 1 : 0) !== replies;
}"""


class Diary:
    """What a newcomer clicked, and what was seen then."""

    def __init__(self, page: Page, folder: Path, name: str) -> None:
        self.page, self.name = page, name
        self.folder = folder / "newcomer"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.began, self.clicks, self.seen, self.asked, self.again = time.monotonic(), 0, 0, 0, 0

    def look(self) -> None:
        self.seen += 1
        self.page.screenshot(path=self.folder / f"{self.name}-{self.seen:02}.png")

    def click(self, name: str) -> None:
        self.page.get_by_test_id(name).click()
        self.clicks += 1

    def close(self, what: str) -> None:
        seconds = time.monotonic() - self.began
        line = f"{self.name}: {what}, {self.clicks} clicks, {seconds:.0f} seconds\n"
        with (self.folder / "record.txt").open("a", encoding="utf-8") as record:
            record.write(line)


def pressed(visitor: Visitor, diary: Diary) -> None:
    """Do what a newcomer would: answer, lay the tile, or press the thing with the ring; after an error ask Karla."""
    ways = ("reply", "next", *ANSWERS, "cave-place", "place")
    way = next((name for name in ways if visitor.by(name).count()), "")
    if way == "reply":
        diary.asked += 1
        diary.click("show-me")
    elif way:
        diary.click(way)
    else:
        ring = visitor.by("lights").get_attribute("data-act")
        visitor.page.locator(f'[data-lesson="{ring}"]:visible').first.click(force=True)
        diary.clicks += 1


def take_lesson(visitor: Visitor, diary: Diary, pictures_at: tuple[int, ...]) -> None:
    """Every step is done by pressing what has the ring; where a tile must be turned first, Karla shows how."""
    page = visitor.page
    for _ in range(MOST_PRESSES):
        expect(visitor.by("lesson")).to_have_attribute("data-busy", "false")
        if visitor.by("lesson-done").is_visible():
            return
        guide = visitor.by("guide")
        step, task = guide.get_attribute("data-step"), guide.get_attribute("data-task")
        if visitor.by("next").count() == 0:
            expect(visitor.by("lights")).not_to_have_attribute("data-lit", "0")
        if int(step or 0) in pictures_at and task == "0":
            diary.look()
        ring = visitor.by("lights").get_attribute("data-act")
        before = [step, task, ring, visitor.by("reply").count()]
        pressed(visitor, diary)
        try:
            page.wait_for_function(LED_ON, arg=before, timeout=AGAIN_MS)
        except Error:
            diary.again += 1
            assert diary.again <= MOST_AGAIN, f"pressing {ring} does nothing at step {step}, task {task}"
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_takes_the_first_lesson(visit: Visit, pictures: Path, game: str) -> None:
    visitor = visit(language="de" if game == "cave" else "en")
    diary = Diary(visitor.page, pictures, f"lesson-{game}")
    visitor.go("/")
    diary.look()
    diary.click(f"offer-{game}")
    expect(visitor.by("guide")).to_be_visible()
    assert diary.clicks < FEW
    take_lesson(visitor, diary, (0, 3, 8))
    assert diary.asked <= MOST_ASKED
    diary.look()
    diary.close("lesson finished")
    diary.click("lesson-onward")
    visitor.page.wait_for_url("**/table/*")
    assert visitor.wait_for_turn()
    diary.look()
    diary.close("playing on from the lesson")
    visitor.go("/")
    expect(visitor.by(f"card-{game}")).to_be_visible()
    expect(visitor.by(f"offer-{game}")).to_have_count(0)


@dataclass
class Opened:
    """Where a browser was sent."""

    port: int


@pytest.fixture
def first_page(tmp_path: Path) -> Iterator[Opened]:
    """What the first command of the README opens: the address that it tells a browser."""
    browser, note = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    told = {"SPELEO_HOME": str(tmp_path / "tables"), "SPELEO_PORT": "0", "DISPLAY": ":99", "BROWSER": f"{browser} %s"}
    log = tmp_path / "log"
    with log.open("w") as written:
        process = subprocess.Popen(
            first_command(), cwd=ROOT, env={**os.environ, **told}, stdout=written, stderr=subprocess.STDOUT
        )
    try:
        last = time.monotonic() + PATIENCE
        while not note.exists() or not note.read_text().endswith("\n"):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < last, log.read_text()
            time.sleep(0.1)
        yield Opened(int(note.read_text().rstrip("/\n").rpartition(":")[2]))
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


def first_command() -> list[str]:
    """The first line of the first block of commands in the README, run by this Python."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    line = readme.partition("```\n")[2].partition("\n")[0].partition("#")[0].split()
    assert line[0].startswith("python3")
    return [sys.executable, *line[1:]]


def test_a_newcomer_plays_a_first_game_from_the_first_command_on(
    visit: Visit, first_page: Opened, pictures: Path
) -> None:
    """Every game asks something after a few clicks, and Diamant is played to its end by what the screen offers."""
    visitor = visit(at=first_page)
    for game in ("cave", "subterra", "diamant"):
        diary = Diary(visitor.page, pictures, f"game-{game}")
        visitor.go("/")
        expect(visitor.by("day-row")).to_be_visible()
        diary.look()
        diary.click(f"play-{game}")
        expect(visitor.by(f"offer-open-{game}")).to_be_in_viewport()
        diary.look()
        diary.click("now")
        visitor.page.wait_for_url("**/table/*")
        assert visitor.wait_for_turn()
        assert diary.clicks < FEW
        diary.look()
        diary.close("first decision")
    while visitor.wait_for_turn():
        diary.click("choice-back" if visitor.by("path-card").count() >= 3 else "choice-on")
        visitor.page.wait_for_timeout(30)
    visitor.see_the_end()
    diary.look()
    diary.close("first game finished")


def test_mistakes_are_explained_and_a_lesson_left_is_gone_on_with(visit: Visit, pictures: Path) -> None:
    """By touching the board itself, on a phone, in German."""
    visitor = visit(language="de", **PHONE)
    visitor.go("/learn/diamant/first-match")
    visitor.page.locator('[data-lesson="entrance-1"]').tap()
    visitor.by("option-7").tap()
    expect(visitor.by("reply")).to_contain_text("DIA-3.3")
    visitor.by("option-1").tap()
    expect(visitor.by("guide")).to_have_attribute("data-step", "2")
    visitor.page.locator('[data-lesson="risk-1"]').tap()
    expect(visitor.by("guide")).to_have_attribute("data-step", "3")
    visitor.by("choice-on").tap()
    expect(visitor.by("reply")).to_contain_text("Mutig!")
    visitor.page.screenshot(path=pictures / "lesson-phone.png")
    visitor.go("/learn/diamant/first-match")
    expect(visitor.by("guide")).to_have_attribute("data-step", "3")
    visitor.by("choice-back").tap()
    expect(visitor.by("guide")).to_have_attribute("data-step", "4")


def test_a_lesson_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/diamant/no-such")
    expect(visitor.page.get_by_role("alert")).to_contain_text("no-such")
