"""Positions of The Cave: written exactly, read back the same, and refused if they cannot arise."""

import pytest

from speleo.bots.cave import BOTS
from speleo.cli.main import engine_kind
from speleo.games.cave import GAME
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.conformance import legal_codes
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, SPECTATOR
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadPosition

COMPILED = engine_kind() == "compiled"


def state_of(text: str, seats: int = 2, edition: str = "pegasus", **options: str) -> CaveState:
    state = GAME.read(GAME.setup(seats, options, edition), text)
    assert isinstance(state, CaveState)
    return state


def drawn(text: str, tile: str) -> CaveState:
    """The position after seat 1 has discovered a tile that is still to be placed."""
    state = state_of(text)
    GAME.apply(state, 0, GAME.parse_action("discover"))
    GAME.apply(state, CHANCE, GAME.parse_action(tile))
    return state


def assert_reads_back(state: CaveState, edition: str = "pegasus") -> None:
    """Text, what everybody sees and what may come are the same, also of what can be drawn from the next stack."""
    text = GAME.write(state)
    again = state_of(text, state.seats, edition)
    assert GAME.write(again) == text
    assert GAME.view(again, SPECTATOR) == GAME.view(state, SPECTATOR)
    assert GAME.chance_outcomes(again) == GAME.chance_outcomes(state)
    for seat in range(state.seats):
        assert legal_codes(again, seat) == legal_codes(state, seat)
    assert [again.deck[face] for face in range(35)] == [state.deck[face] for face in range(35)]
    assert (again.group, again.unseen) == (state.group, state.unseen)


@pytest.mark.parametrize("stacks", ["1 11 11 11", "0 1 11 11", "0 0 1 11", "0 0 0 1"])
def test_the_last_tile_of_a_stack_in_hand_is_written_and_read_back(stacks: str) -> None:
    """While it is to be placed, nothing of the next stack is seen. [CAVE-4.7, CAVE-4.8, CAVE-2.4]"""
    state = drawn(f"at: 0,-2 | 0,0\nstacks: {stacks}\ncave:\n  0,-2 E NESW\n", "tile W NES")
    assert_reads_back(state)


def test_after_the_last_tile_of_a_stack_all_twenty_of_the_next_may_come() -> None:
    """A position read back goes on as the original does. [CAVE-4.7]"""
    state = drawn("at: 0,-2 | 0,0\nstacks: 1 11 11 11\ncave:\n  0,-2 E NES\n", "tile E NES")
    again = state_of(GAME.write(state))
    for one in (state, again):
        GAME.apply(one, 0, GAME.parse_action("place n NES"))
        GAME.apply(one, 0, GAME.parse_action("discover"))
    assert sum(weight for _, weight in GAME.chance_outcomes(again)) == 20
    assert GAME.chance_outcomes(again) == GAME.chance_outcomes(state)


@pytest.mark.parametrize(("seats", "edition"), [(2, "pegasus"), (3, "rebel"), (5, "pegasus")])
def test_every_position_of_an_exploration_is_written_and_read_back(seats: int, edition: str) -> None:
    """In games that go through all four stacks; interpreted every fifth position. [CAVE-4.7, CAVE-4.8]"""
    state = GAME.new(GAME.setup(seats, {}, edition))
    dealer, bots = FastDealer(f"positions {seats}"), [BOTS["explorer"]() for _ in range(seats)]
    full, last_in_hand, steps = state.terms.stack_size, 0, 0
    while (actor := state.turn()) != NOBODY:
        steps += 1
        if COMPILED or steps % 5 == 0:
            assert_reads_back(state, edition)
        last_in_hand += state.drawn >= 0 and (state.group == 4 or state.stacks[state.group] == full)
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
    assert_reads_back(state, edition)
    assert last_in_hand >= 3


def test_what_lies_in_the_cave_cannot_come_again() -> None:
    """Without a line on what was seen, tiles in the cave, in hand and gone for rockfalls count as seen. [CAVE-2.4]"""
    cave = "at: 0,-2 | 0,0\ncave:\n  0,-2 E NESW\n  0,-3 P NS token\n  1,-2 X NESW\n"
    assert GAME.write(state_of(f"{cave}gone: W NE\n")).count("seen: E NESW, P NS, W NE\n") == 1
    placing = state_of(f"{cave}drawn: D NE\n")
    assert "seen: E NESW, P NS, D NE\n" in GAME.write(placing)
    drawing = state_of(f"phase: draw\n{cave}")
    assert "tile E NESW" not in [action.notation for action, _ in GAME.chance_outcomes(drawing)]


def test_a_second_stack_counts_only_its_own_tiles_as_seen() -> None:
    """Of twelve tiles in a cave of two, the last came from group II. [CAVE-4.7]"""
    rows = [f"  {x},-2 E EW" for x in range(1, 11)]
    text = "cave:\n  0,-2 E NESW\n" + "\n".join(rows) + "\n  11,-2 W EW token\n"
    assert "stacks: 0 10 11 11\nseen: W NS\n" in GAME.write(state_of(text))


def test_long_games_can_be_written_and_read_back() -> None:
    """Where nothing ends a game that stalls, turns are counted on. [CAVE-17.9]"""
    state = state_of("round: 9999\nturn: 9999\narrived: walk 9998 | walk 9999\n", stallRounds="0")
    for action in ("end", "end", "move f1"):
        GAME.apply(state, state.current, GAME.parse_action(action))
    text = GAME.write(state)
    assert "turn: 10001" in text
    assert GAME.write(state_of(text, stallRounds="0")) == text


def test_a_position_in_packing_begins_with_everybody_choosing() -> None:
    """As at the start. [CAVE-2.9]"""
    state = state_of("phase: packing\n")
    assert GAME.actors(state) == (0, 1)
    assert GAME.write(state) == GAME.write(GAME.new(GAME.setup(2)))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("phase: tea", "line 1: phase is one of packing"),
        ("round: x", r"line 1: round is such as '7' .*CAVE-17.3"),
        ("ap: 6", "line 1: ap is a number from 0 to 5"),
        ("notes: tired", "line 1: notes are some of"),
        ("end: tomorrow", "line 1: end is none, stalled, or the seat"),
        ("stacks: 1 2 3", "line 1: stacks are four numbers"),
        ("stacks: 12 11 11 11", r"line 1: a stack has at most 11 tiles here \(CAVE-2.3\)"),
        ("seen: S3 NES", r"line 1: that tile does not come so often in the current group \(CAVE-1.2\)"),
        ("drawn: tea", "line 1: 'tea' is no tile"),
        ("at: 0,0", "line 1: at has one part for each of 2 seats"),
        ("at: 5,5 | 0,0", r"line 1: there is no space on 5,5 \(CAVE-6.1\)"),
        ("at: x | 0,0", "line 1: 'x' is no cell"),
        ("pack: 9 prov | nothing", r"seat 1 carries more than 8 items .*CAVE-14.1"),
        ("pack: gold | nothing", "line 1: 'gold' is no load"),
        ("pack: cam | nothing\nlost: cam | -", r"seat 1 has only one cam \(CAVE-2.8\)"),
        ("lost: rope | -", r"only cam and raft can be lost.*CAVE-14.5"),
        ("tokens: gold 1 | -", r"tokens are such as .*CAVE-18.1"),
        ("depths: 30 | -", r"depths are multiples of 25.*CAVE-12.6"),
        ("arrived: plane 1 | walk 0", r"arrived is such as .*CAVE-8.7"),
        ("packed: soon | ready", r"packed is one of .*CAVE-2.9"),
        ("cave:\n  0,-2 Q NS", "line 2: a space is such as"),
        ("cave:\n  0,-2 E NX", "line 2: 'NX' are no sides"),
        ("cave:\n  0,-2 E EW", r"line 2: .*does not fit its neighbours \(CAVE-4.11\)"),
        ("cave:\n  0,-1 E EW", r"line 2: something lies on 0,-1 already \(CAVE-4.10\)"),
        ("cave:\n  5,5 E EW", r"line 2: no neighbour from which it was discovered .*CAVE-5.2"),
        ("cave:\n  0,-2 E NS 25m", r"line 2: no neighbour from which .*CAVE-5.2"),
        ("cave:\n  0,-2 E NS token", r"line 2: only water, photo and squeeze tiles have tokens \(CAVE-4.21\)"),
        ("cave:\n  0,-2 E NS ropes S", r"line 2: no ropes can hang on side S \(CAVE-7.1\)"),
        ("stacks: 0 0 0 0", r"the end is triggered \(CAVE-4.24\)"),
        ("cave:\n  0,-2 E S\n  2,1 E W\n  -2,1 E E", r"with no exit open, the end is triggered \(CAVE-4.25\)"),
        ("phase: place", r"a tile is drawn exactly while it is to be placed \(CAVE-4.8\)"),
        ("phase: draw\nstacks: 0 0 0 0", r"there is nothing left to draw \(CAVE-4.9\)"),
        ("round: 3 of which final 1", r"final rounds come after the end was triggered \(CAVE-17.3\)"),
        ("lost: cam, cam | -", r"line 1: there is only one of each to lose.*CAVE-2.8"),
        ("stacks: 11 5 11 11", r"line 1: a stack is begun only when .*CAVE-4.7"),
        ("cave:\n  0,-2 D S", r"line 2: a descent is never a dead end \(CAVE-5.2\)"),
        ("phase: packing\npacked: ready | ready", r"the start player is drawn \(CAVE-2.13\)"),
        ("packed: choosing | ready", r"before everybody has packed \(CAVE-2.9\)"),
        ("phase: over", r"only after its end was triggered \(CAVE-17.3\)"),
        ("phase: split", r"only on its own pitched tent does a team exchange \(CAVE-16.7\)"),
        ("phase: split\nat: 0,-1 | 0,0\ntent: 0,-1: nothing | base", r"there is no other split \(CAVE-16.7\)"),
        ("phase: drop", r"there is nothing to throw away \(CAVE-14.4\)"),
        ("drawn: E NES", r"on a space with an open exit \(CAVE-4.2\)"),
        ("drawn: E NES\nat: 0,-2 | 0,0\ncave:\n  0,-2 X NESW", r"on a space with an open exit \(CAVE-4.2\)"),
        ("phase: draw", r"on a space with an open exit \(CAVE-4.2\)"),
        ("phase: load\nat: 0,-1 | 0,0", r"on the base \(CAVE-15.1\)"),
        ("phase: load\npack: prov | nothing", r"begins with an empty backpack \(CAVE-15.1\)"),
        ("phase: fill", r"only a tent that is open can be filled \(CAVE-16.2\)"),
        ("phase: stow\npack: prov | nothing", r"at its first packing \(CAVE-16.2\)"),
        ("notes: starving", r"only a team off the base without provisions starves \(CAVE-3.6\)"),
        ("notes: starving\nat: 0,-1 | 0,0\npack: prov | nothing", r"without provisions starves \(CAVE-3.6\)"),
        ("notes: starving\nat: 0,-1 | 0,0\ntent: 0,-1: prov | base", r"without provisions starves \(CAVE-3.6\)"),
        ("notes: starving\nat: 0,-1 | 0,0\nap: 3", r"does nothing before its forced move \(CAVE-13.6\)"),
        ("tent: taken: nothing | base", r"the tent of seat 1 is being taken only while it is filled \(CAVE-16.1\)"),
        ("phase: load\nhalves: 13", "line 2: halves is a number from 0 to 12"),
        ("halves: 12", r"half bottles are put back only while repacking \(CAVE-15.3\)"),
        ("votes: 1", r"agree to skip only in the final rounds.*CAVE-17.8"),
        ("round: 9 of which final 1\nend: seat 1\nvotes: 1 2", r"everybody agrees to skip.*CAVE-17.8"),
        ("stacks: 11 11 11 11\ncave:\n  0,-2 E NS", r"more tiles in stacks and cave than the game has \(CAVE-2.3\)"),
    ],
)
def test_impossible_positions_are_refused_with_line_and_rule(text: str, problem: str) -> None:
    """A position that cannot arise is no position. [CAVE-3.10]"""
    with pytest.raises(BadPosition, match=problem):
        state_of(text)


def test_an_empty_position_is_the_start() -> None:
    """Everybody still has to pack. [CAVE-2.9]"""
    assert GAME.write(state_of("")) == GAME.write(GAME.new(GAME.setup(2)))
