"""The team bot of Sub Terra: whole teams and single seats."""

import pytest

from speleo.bots import bot_named
from speleo.bots.sitting import play_to_end
from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.dealer import FastDealer

GAME = game_named("subterra")


def left_behind_in(names: list[str], games: int, seats: int = 4, level: str = "normal") -> list[int]:
    """How many cavers each of so many games left behind."""
    start, dealer = GAME.new(GAME.setup(seats, {"difficulty": level})), FastDealer("out")
    bots = [bot_named("subterra", name) for name in names]
    found = []
    for _game in range(games):
        state = start.clone()
        assert isinstance(state, SubTerraState)
        play_to_end(state, bots, dealer)
        found.append(int(left_behind(state)))
    return found


def test_a_team_wins_medals_that_random_play_never_sees() -> None:
    """In three games of ten at most two are left behind; random play never finds the exit. [SUB-END.2, SUB-END.3]"""
    games = 400 if engine_kind() == "compiled" else 30
    found = left_behind_in(["team"] * 4, games)
    assert sum(behind <= 2 for behind in found) > games * (30 if engine_kind() == "compiled" else 15) // 100
    assert sum(behind < 4 for behind in found) > games * 6 // 10
    assert left_behind_in(["random"] * 4, games) == [4] * games


@pytest.mark.parametrize("level", ["normal", "advanced", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 6])
def test_the_bot_plays_every_team(seats: int, level: str) -> None:
    """Whatever the seats run, and at every level, games come to their end. [SUB-SET.1, SUB-SET.7]"""
    assert len(left_behind_in(["team"] * seats, 2, seats, level)) == 2


def test_the_bot_fills_single_seats() -> None:
    """Beside random players every choice of the bot is legal. [SUB-SET.1]"""
    assert len(left_behind_in(["team", "random", "team", "random"], 3)) == 3


def test_the_team_comes_together_before_the_exit_can_be_drawn() -> None:
    """With seven tiles left nobody draws while a friend with time to come is far away. [SUB-SET.5]"""
    corridor = "".join(f"  {x},0 plain EW\n" for x in range(1, 5)) + "".join(f"  0,{y} water NS\n" for y in range(1, 4))
    position = (
        "cavers: scout geologist bodyguard leader\naside: plain NE\nplaces: 4,0 4,0 0,3 4,0\n"
        f"stack: exit N, 6 gas NE\ncave:\n{corridor}"
    )
    state = GAME.read(GAME.setup(4), position)
    bot, dealer = bot_named("subterra", "team"), FastDealer("meet")
    assert GAME.decode(state, bot.choose(state.seen_by(0), 0, dealer)).notation == "end"
    near = GAME.read(GAME.setup(4), position.replace("0,3 4,0\n", "4,0 4,0\n"))
    assert GAME.decode(near, bot.choose(near.seen_by(0), 0, dealer)).notation == "explore E"
