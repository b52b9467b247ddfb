"""The explorer of The Cave: home in time, never hungry on purpose, and far better than chance."""

from speleo.bots import bot_named
from speleo.bots.bot import Bot
from speleo.cli.main import engine_kind
from speleo.games.cave import GAME
from speleo.games.cave.engine.scores import at_home
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD

COMPILED = engine_kind() == "compiled"


def play(state: CaveState, bots: list[Bot], dealer: FastDealer) -> int:
    """Play to the end; the number of starving turns."""
    hungry = 0
    while (actor := state.turn()) != NOBODY:
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            hungry += state.starving
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
    return hungry


def results(name: str, games: int) -> tuple[float, float, float]:
    """The share of teams at home, the mean score, and starving turns for each team and game."""
    dealer, home, points, hungry = FastDealer(name), 0, 0, 0
    start = GAME.new(GAME.setup(4))
    bots = [bot_named("cave", name) for _ in range(4)]
    for _game in range(games):
        state = start.clone()
        hungry += play(state, bots, dealer)
        home += sum(at_home(state, seat) for seat in range(4))
        points += sum(state.score(seat) for seat in range(4))
    return home / games / 4, points / games / 4, hungry / games / 4


def test_explorers_come_home_with_points() -> None:
    """At least 97 of 100 teams are home, with more than five times the points of random play. [CAVE-17.5, CAVE-18.8]"""
    home, mean, hungry = results("explorer", 1000 if COMPILED else 5)
    random_home, random_mean, _ = results("random", 1000 if COMPILED else 20)
    assert home >= 0.97
    assert mean >= 30
    assert mean >= 5 * random_mean
    assert hungry < (0.1 if COMPILED else 0.3)
    assert home > random_home


def test_an_explorer_packs_for_the_trip() -> None:
    """Food first, then camera, raft and a full bottle, and ropes in the rest. [CAVE-2.9]"""
    state = GAME.new(GAME.setup(2))
    code = bot_named("cave", "explorer").choose(state, 0, FastDealer(""))
    assert GAME.decode(state, code).notation == "load 3 prov, 2 rope, ox2, cam, raft"


def test_a_starving_explorer_takes_the_shortest_way_home() -> None:
    """It can do nothing else. [CAVE-13.6]"""
    state = GAME.read(GAME.setup(2), "at: 0,-3 | 0,0\nnotes: starving\ncave:\n  0,-2 E NS\n  0,-3 E NES\n  0,-4 E NS\n")
    code = bot_named("cave", "explorer").choose(state, 0, FastDealer(""))
    assert GAME.decode(state, code).notation == "force s"


def test_an_explorer_turns_back_before_the_food_is_gone() -> None:
    """With one provision and four steps to go it walks home instead of discovering. [CAVE-3.6]"""
    cave = "".join(f"  0,-{y} E NS\n" for y in range(2, 10))
    state = GAME.read(GAME.setup(2), f"at: 0,-9 | 0,0\npack: prov | nothing\nap: 5\ncave:\n{cave}")
    code = bot_named("cave", "explorer").choose(state, 0, FastDealer(""))
    assert GAME.decode(state, code).notation == "move s"


def test_an_explorer_with_a_tent_packs_only_what_fits() -> None:
    """Beside the packed tent there are six slots. [CAVE-15.2]"""
    state = GAME.read(GAME.setup(2), "phase: load\ntent: packed: 2 prov | base\n")
    action = GAME.decode(state, bot_named("cave", "explorer").choose(state, 0, FastDealer("")))
    assert action.notation == "load 3 prov, ox2, cam, raft"
    assert action in GAME.legal_actions(state, 0)
