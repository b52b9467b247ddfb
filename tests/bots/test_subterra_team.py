"""The team bot of Sub Terra: whole teams and single seats."""

from speleo.bots import bot_named
from speleo.bots.sitting import play_to_end
from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.subterra.engine.state import SubTerraState
from speleo.games.subterra.engine.table import escaped
from speleo.kernel.engine.dealer import FastDealer

GAME = game_named("subterra")


def games_with_somebody_out(names: list[str], games: int) -> int:
    start, dealer = GAME.new(GAME.setup(4)), FastDealer("out")
    bots = [bot_named("subterra", name) for name in names]
    out = 0
    for _game in range(games):
        state = start.clone()
        assert isinstance(state, SubTerraState)
        play_to_end(state, bots, dealer)
        out += any(escaped(state, caver) for caver in range(state.team))
    return out


def test_a_team_gets_somebody_out_far_more_often_than_random_play() -> None:
    """In most games on normal; random play never finds the exit. [SUB-END.2]"""
    games = 200 if engine_kind() == "compiled" else 20
    assert games_with_somebody_out(["team"] * 4, games) > games // 4
    assert games_with_somebody_out(["random"] * 4, games) == 0


def test_the_bot_fills_single_seats() -> None:
    """Beside random players every choice of the bot is legal. [SUB-SET.1]"""
    assert games_with_somebody_out(["team", "random", "team", "random"], 3) >= 0
