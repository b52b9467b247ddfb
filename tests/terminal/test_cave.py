"""The Cave at the keyboard: packing, the map, the list of actions, to the end."""

from __future__ import annotations

import pytest

from speleo.games.cave.actions import AgreeToSkip, Split
from speleo.terminal.app import SpeleoApp
from speleo.terminal.cave.packing import PackScreen
from speleo.terminal.ending import EndingScreen
from tests.terminal.screens import asked, curtained, ended, shown, until
from tests.terminal.sittings import begin


def packing(app: SpeleoApp) -> bool:
    return isinstance(app.screen, PackScreen)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_packing_is_one_dialog(size: tuple[int, int]) -> None:
    """The load for beginners is suggested; too much is refused by its rule. [CAVE-2.9, CAVE-2.11, CAVE-14.1]"""
    app = SpeleoApp("en", sitting=begin("cave", ["Ada"], ["explorer"], seed="pack"), pace=0)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: packing(app))
        assert "What do you take along?" in shown(app)
        await pilot.press("right", "enter")
        assert "CAVE-14.1" in shown(app)
        await pilot.press("left", "left", "down", "right", "t", "enter")
        assert "CAVE-2.10" in shown(app)
        await pilot.press("t", "enter")
        await until(pilot, lambda: asked(app))
        assert app.sitting is not None
        assert app.sitting.match.steps[-1].action.notation == "load 3 prov, 2 rope, ox2, cam, raft"


async def test_a_whole_game_is_played_from_the_list() -> None:
    """The last entry of the list ends the turn; packing is undone and done again; the end comes. [CAVE-17.9]"""
    sitting = begin("cave", ["Ada"], ["random"], options={"stallRounds": "2"}, seed="list")
    app = SpeleoApp("de", sitting=sitting, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: packing(app))
        await pilot.press("u")
        await until(pilot, lambda: packing(app))
        await pilot.press("enter")
        for _turn in range(60):
            await until(pilot, lambda: asked(app) or ended(app) or packing(app))
            if ended(app):
                break
            await pilot.press("end", "enter")
        assert isinstance(app.screen, EndingScreen)
        assert "Die Expedition ist vorbei." in shown(app)


async def test_moves_show_their_price_and_the_map_its_teams() -> None:
    """AP and ropes stand beside each action; repacking opens the dialog. [CAVE-6.4, CAVE-15.1]"""
    sitting = begin("cave", ["Ada"], ["random"], seed="price")
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: packing(app))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("enter")
        await until(pilot, lambda: asked(app) and "1 AP" in shown(app))
        assert "Move to field 1 (1 AP)" in shown(app)
        assert "PPPPROC≈" in shown(app)
        await pilot.press("o")
        await until(pilot, lambda: "of 20" in shown(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: "CAVE-3.7" in shown(app))


async def test_an_exchange_starts_from_what_the_tent_holds() -> None:
    """Nothing is changed until the split differs. [CAVE-16.7]"""
    sitting = begin("cave", ["Ada"], ["random"], seed="tent")
    game = sitting.game
    setup = sitting.match.setup
    sitting.match.state = game.read(
        setup, "at: 0,-1 | 0,0\npack: 2 prov | nothing\ntent: 0,-1: rope | base\nphase: split\n"
    )
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: packing(app))
        screen = app.screen
        assert isinstance(screen, PackScreen)
        assert screen.chosen == Split("rope")
        await pilot.press("enter")
        assert "CAVE-16.7" in shown(app)


async def test_two_people_pack_behind_the_curtain() -> None:
    """Nobody at the keyboard sees the other's load before both have chosen. [CAVE-2.9]"""
    sitting = begin("cave", ["Ada", "Ben"], seats=2, seed="curtain")
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: curtained(app))
        await pilot.press("enter")
        await until(pilot, lambda: packing(app))
        await pilot.press("left", "enter")
        await until(pilot, lambda: curtained(app))
        assert "PPPROC" not in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: asked(app))
        await pilot.press("enter")
        for _step in range(2):
            await until(pilot, lambda: curtained(app) or packing(app) or asked(app))
            if curtained(app):
                assert "PPPROC" not in shown(app)
                await pilot.press("enter")
                await until(pilot, lambda: packing(app) or asked(app))
            await pilot.press("enter")
            await pilot.pause(0.1)
        await until(pilot, lambda: asked(app))
        assert "PPPROC≈" in shown(app)
        assert "PPPPROC≈" in shown(app)


def test_agreeing_to_skip_out_of_turn_is_no_secret() -> None:
    """Two people at the keyboard need no curtain for it, while packing does. [CAVE-17.8, CAVE-2.9]"""
    sitting = begin("cave", ["Ada", "Ben"], seats=2, seed="open")
    assert sitting.secret
    sitting.match.state = sitting.game.read(sitting.match.setup, "round: 9 of which final 1\nend: seat 1\n")
    assert sitting.game.legal_actions(sitting.match.state, 1) == [AgreeToSkip()]
    assert not sitting.secret
    assert sitting.chosen_people() == ()
    sitting.close()


async def test_a_dialog_with_nothing_to_choose_still_answers() -> None:
    """An empty backpack has nothing for the tent: every key works, Enter goes on. [CAVE-16.2]"""
    sitting = begin("cave", ["Ada"], ["random"], seed="empty")
    setup = sitting.match.setup
    sitting.match.state = sitting.game.read(setup, "phase: stow\ntent: taken: nothing | base\n")
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: packing(app))
        await pilot.press("up", "down", "left", "right", "enter")
        await until(pilot, lambda: bool(sitting.match.steps))
        assert sitting.match.steps[0].action.notation == "stow nothing"
