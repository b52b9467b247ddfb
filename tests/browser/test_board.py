"""The board under the hand: dragged, zoomed with the wheel, pinched, moved by keys, brought back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.people import PHONE, Visitor
from tests.server.serving import Server

Visit = Callable[..., Visitor]
REST_MS = 500
FRAMES_MS = 100


class Board:
    """A Sub Terra table, and where its first tile is shown."""

    def __init__(self, visitor: Visitor, server: Server) -> None:
        ada = server.table("you", "team", "team", "team", game="subterra", name="Ada")
        ada.do("start")
        seen = ada.look()
        while not any(entry["kind"] == "move" for entry in seen["picture"]["legal"]):
            for entry in seen["picture"]["legal"][:1]:
                ada.act(0, entry["action"], version=seen["seq"])
            seen = ada.look()
        visitor.sit(ada)
        visitor.wait_for_turn()
        self.page = visitor.page
        self.tile: Locator = visitor.by("tile").first
        self.tile.wait_for()
        self.page.wait_for_timeout(REST_MS)

    def shown(self) -> tuple[float, float, float]:
        """The middle of the tile and its width, once the board rests."""
        self.page.wait_for_timeout(REST_MS)
        box = self.tile.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


@pytest.fixture
def board(visit: Visit, server: Server) -> Board:
    return Board(visit(), server)


def test_the_board_is_dragged(board: Board) -> None:
    x, y, width = board.shown()
    board.page.mouse.move(x + 1.4 * width, y)
    board.page.mouse.down()
    board.page.mouse.move(x + 1.4 * width + 150, y - 60, steps=6)
    board.page.wait_for_timeout(FRAMES_MS)
    moving = board.tile.bounding_box()
    board.page.mouse.up()
    assert board.shown() == pytest.approx((x + 150, y - 60, width), abs=2)
    assert moving is not None
    assert moving["x"] + moving["width"] / 2 == pytest.approx(x + 150, abs=2)


def test_the_wheel_zooms_about_the_pointer_and_fit_brings_all_back(board: Board) -> None:
    before = board.shown()
    x, y, width = before
    board.page.mouse.move(x, y)
    board.page.mouse.wheel(0, -400)
    at_x, at_y, larger = board.shown()
    assert larger > 1.3 * width
    assert (at_x, at_y) == pytest.approx((x, y), abs=3)
    board.page.get_by_role("button", name="Show the whole board").click()
    board.page.get_by_role("button", name="Show the whole board").click()
    assert board.shown() == pytest.approx(before, abs=3)


def test_arrow_keys_move_the_board_and_plus_enlarges_it(board: Board) -> None:
    x, _, width = board.shown()
    board.page.get_by_role("group", name="The cave").focus()
    board.page.keyboard.press("ArrowLeft")
    assert board.shown()[0] == pytest.approx(x + 60, abs=2)
    board.page.keyboard.press("+")
    assert board.shown()[2] == pytest.approx(width * 1.25, abs=2)


def test_two_fingers_enlarge_the_board(visit: Visit, server: Server) -> None:
    board = Board(visit(**PHONE), server)
    x, y, width = board.shown()
    fingers = board.page.context.new_cdp_session(board.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (36, 42, 48, 54, 60):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    at_x, at_y, larger = board.shown()
    assert larger == pytest.approx(2 * width, rel=0.1)
    assert (at_x, at_y) == pytest.approx((x, y), abs=6)
