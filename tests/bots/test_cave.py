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


def far_away(tiles: int) -> str:
    """A cave whose only open exit lies so many tiles to the north."""
    return "".join(f"  0,-{y} E NS\n" for y in range(2, tiles)) + "  2,1 E W\n  -2,1 E E\n"


def told(state: CaveState, actions: int) -> list[str]:
    """What a master on seat 1 does from here, while seat 2 waits at home."""
    bot, found = bot_named("cave", "master"), list[str]()
    while len(found) < actions and (actor := state.turn()) != NOBODY:
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(0), UNHEARD)
        elif actor == 1:
            state.step(1, 0, UNHEARD)
        else:
            action = GAME.decode(state, bot.choose(state.seen_by(0), 0, FastDealer("")))
            assert action in GAME.legal_actions(state, 0)
            found.append(action.notation)
            GAME.apply(state, 0, action)
    return found


def test_a_master_takes_the_ropes_without_which_there_is_no_way() -> None:
    """The only open exit lies behind a shaft: a rope takes the place of the bottle. [CAVE-7.1]"""
    for shaft, load in (("E NS", "load 5 prov, ox2, cam, raft"), ("D NS", "load 5 prov, rope, cam, raft")):
        state = GAME.read(GAME.setup(2), f"phase: load\ncave:\n{far_away(9)}  0,-9 {shaft}\n")
        assert told(state, 1) == [load]


def test_a_master_pitches_its_tent_only_where_nothing_else_gets_it_there() -> None:
    """Seventeen tiles away it goes without, eighteen with it, and comes home with food to spare. [CAVE-16.1]"""
    near, far = (
        GAME.read(GAME.setup(2), f"ap: 5\npack: 6 prov, cam, raft | nothing\ncave:\n{far_away(tiles)}")
        for tiles in (18, 19)
    )
    assert told(near, 1) == ["move f1"]
    course = told(far, 60)
    assert course[:3] == ["take tent", "stow 2 prov", "fill 2 prov"]
    assert course[15:19] == ["pitch", "exchange", "split nothing", "move n"]
    assert "discover" in course
    assert "move base" in course
    assert not any(action.startswith("force") for action in course)


def test_a_tent_is_taken_with_little_in_the_backpack_too() -> None:
    """Nothing has to be stowed to make room for it. [CAVE-16.3]"""
    state = GAME.read(
        GAME.setup(2), f"phase: stow\ntent: taken: nothing | base\npack: prov | nothing\ncave:\n{far_away(9)}"
    )
    assert told(state, 1) == ["stow nothing"]
