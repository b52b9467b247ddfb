"""What always holds in The Cave, whoever plays and whatever was agreed."""

import pytest

from speleo.bots.cave import BOTS
from speleo.cli.main import engine_kind
from speleo.games.cave import GAME
from speleo.games.cave.engine.invariants import LAWS
from speleo.games.cave.engine.pieces import CAMP, DEPTHS, LEVEL, OPEN, PACK, ROPE_TOKENS, ROPED, SOURCE, SPOT, TENT_LOAD
from speleo.games.cave.names import load_named
from speleo.kernel.conformance import check_laws
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.soak import soak
from speleo.kernel.engine.state import CHANCE, NOBODY
from speleo.kernel.engine.story import UNHEARD
from tests.games.cave.tables import explore, state_of

COMPILED = engine_kind() == "compiled"


SWITCHES = (
    ("repackTentInBackpack", "true"),
    ("tentFirstPack", "withRepack"),
    ("tentFill", "exactly4"),
    ("freeBeforeFiveAp", "false"),
    ("raftThenDive", "nextTurn"),
    ("raftThenDive", "later"),
    ("ropeMoveFlat", "true"),
    ("ropeTokenOnTile", "false"),
    ("joinMarkers", "optional"),
    ("rockfallExhausted", "standIn"),
    ("rockfallCount", "16"),
)


@pytest.mark.parametrize("edition", ["pegasus", "rebel"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_invariant_breaks_in_games_of_explorers(seats: int, edition: str) -> None:
    """After every step of games that explore the whole cave. [CAVE-1.6, CAVE-13.14, CAVE-5.6]"""
    state = GAME.new(GAME.setup(seats, {}, edition))
    dealer, bots = FastDealer(edition), [BOTS["explorer"]() for _ in range(seats)]
    while (actor := state.turn()) != NOBODY:
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
        assert GAME.broken_invariants(state) == []
    assert GAME.outcome(state).over


@pytest.mark.parametrize("edition", ["pegasus", "rebel"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_invariant_breaks_in_random_games(seats: int, edition: str) -> None:
    """Random games of every number of players and edition. [CAVE-2.1]"""
    start = GAME.new(GAME.setup(seats, {}, edition))
    assert soak(start, 300 if COMPILED else 4, FastDealer(f"soak {seats} {edition}")) is None


@pytest.mark.parametrize(("option", "value"), SWITCHES if COMPILED else SWITCHES[::4])
def test_the_laws_hold_with_each_switch_on_its_own(option: str, value: str) -> None:
    """Every option that differs between the editions, alone; interpreted every fourth. [CAVE-8.7, CAVE-7.9]"""
    check_laws(GAME, GAME.setup(2, {option: value, "stallRounds": "2"}), f"switch {option}")


def test_the_engine_notices_what_is_wrong() -> None:
    """Each invariant can fail. [CAVE-2.8, CAVE-14.1, CAVE-7.6, CAVE-12.6]"""
    start = explore(GAME.new(GAME.setup(4)), "broken", 300)
    assert start.broken() == 0

    def broken(table: str, at: int, value: int) -> str:
        state = start.clone()
        getattr(state, table)[at] = value
        return LAWS[state.broken()]

    last = (start.spaces - 1) * SPOT
    assert "CAVE-14.1" in broken("team", PACK, load_named("9 prov"))
    assert "CAVE-14.1" in broken("team", TENT_LOAD, 1)
    assert "CAVE-7.6" in broken("team", ROPE_TOKENS, 39)
    assert "CAVE-12.6" in broken("team", DEPTHS, 1)
    assert "CAVE-5.2" in broken("cave", last + LEVEL, 9)
    assert "CAVE-4.2" in broken("cave", last + OPEN, start.cave[last + OPEN] ^ 15)
    assert "CAVE-13.14" in broken("cave", last + SOURCE, 0)
    assert "CAVE-2.4" in broken("deck", 0, 19)
    assert "CAVE-2.3" in broken("stacks", 3, 1)
    both = start.clone()
    both.team[PACK] = both.team[TENT_LOAD] = load_named("cam")
    both.team[CAMP] = 0
    assert "CAVE-2.8" in LAWS[both.broken()]
    both.team[PACK] = both.team[TENT_LOAD] = load_named("raft")
    assert "CAVE-2.8" in LAWS[both.broken()]
    tired = start.clone()
    tired.ap = 6
    assert "CAVE-3.7" in LAWS[tired.broken()]


def test_ropes_that_hang_nowhere_are_noticed() -> None:
    """Ropes are on links with a gap. [CAVE-7.1]"""
    state = state_of("cave:\n  0,-2 E NS\n")
    state.cave[(state.spaces - 1) * SPOT + ROPED] = 4
    assert "CAVE-7.1" in LAWS[state.broken()]


PERFTS = [
    ("", 2, 2),
    ("at: 0,0 | 0,0", 2, 3),
    ("at: 0,-1 | 0,0\npack: 3 prov, rope | prov", 2, 3),
    ("at: 0,-2 | 0,-1\npack: 2 prov, rope, cam | prov\ncave:\n  0,-2 P NES token", 2, 3),
    ("at: 0,-1 | 0,0\npack: prov, rope, ox2 | prov\ncave:\n  0,-2 D NES rope-token\n  0,-3 W NS token", 2, 4),
    ("at: 0,-2 | 0,0\npack: prov, ox2, ox1, raft | prov\ncave:\n  0,-2 W NES token\n  0,-3 W NS token", 2, 3),
    ("at: 0,-2 | 0,0\nnotes: starving\ncave:\n  0,-2 E NES\n  0,-3 X NESW", 2, 4),
    ("at: 0,-1 | 0,0\npack: 2 prov, rope | prov\ntent: 0,-1: ox2, cam | base", 2, 3),
    ("pack: 2 prov, rope | prov\ntent: packed: ox2, cam | base", 2, 2),
    ("at: 0,-2 | 0,0\ndrawn: E NES\ncave:\n  0,-2 E NESW", 2, 3),
    ("round: 9 of which final 2\nend: seat 1\nat: 0,0 | 0,0 | 0,0", 3, 3),
    ("at: 0,-1 | 0,0 | 0,0 | 0,0\npack: prov | prov | prov | prov", 4, 4),
]


COUNTS = [15014, 5644, 1659, 222, 18652, 2070, 7170, 1650, 217, 240, 7980, 22134]


@pytest.mark.parametrize(("case", "count"), list(enumerate(COUNTS)))
def test_perft(case: int, count: int) -> None:
    """The number of ways play can go from here. [CAVE-3.7, CAVE-4.13, CAVE-14.1]"""
    position, seats, depth = PERFTS[case]
    assert perft(state_of(position, seats), depth) == count
