"""Rules of The Cave that need more than one position to be shown."""

import pytest

from speleo.bots.cave import BOTS
from speleo.cli.main import engine_kind
from speleo.games.cave import GAME
from speleo.games.cave.absent import FIRST_LOAD, stand_in_action, steps_home
from speleo.games.cave.actions import ACTION_TYPES
from speleo.games.cave.engine.invariants import LAWS
from speleo.games.cave.engine.loads import add_loads, count_of, size_of, within
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.table import (
    CAMP,
    DEPTHS,
    LEVEL,
    OPEN,
    PACK,
    ROPE_TOKENS,
    ROPED,
    SOURCE,
    SPOT,
    TEAM,
    TENT_LOAD,
)
from speleo.games.cave.names import load_named, load_text
from speleo.games.cave.notation import PHASES
from speleo.games.cave.view import CaveView
from speleo.kernel.conformance import check_laws, legal_codes
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.moves import Moves
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.soak import soak
from speleo.kernel.engine.state import CHANCE, NOBODY, SPECTATOR
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.errors import BadNotation, IllegalAction
from speleo.kernel.game import Action
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.writer import RecordWriter

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


def state_of(text: str, seats: int = 2, edition: str = "pegasus", **options: str) -> CaveState:
    state = GAME.read(GAME.setup(seats, options, edition), text)
    assert isinstance(state, CaveState)
    return state


def notations(actions: list[Action]) -> list[str]:
    return [action.notation for action in actions]


def explore(state: CaveState, seed: str, steps: int = 100_000) -> CaveState:
    """Let explorers play on for so many steps."""
    dealer, bots = FastDealer(seed), [BOTS["explorer"]() for _ in range(state.seats)]
    for _step in range(steps):
        actor = state.turn()
        if actor == NOBODY:
            break
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bots[actor].choose(state.seen_by(actor), actor, dealer), UNHEARD)
    return state


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


@pytest.mark.parametrize(("option", "value"), SWITCHES)
def test_the_laws_hold_with_each_switch_on_its_own(option: str, value: str) -> None:
    """Every option that differs between the editions, alone. [CAVE-8.7, CAVE-7.9]"""
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
    tired = start.clone()
    tired.ap = 6
    assert "CAVE-3.7" in LAWS[tired.broken()]


def test_ropes_that_hang_nowhere_are_noticed() -> None:
    """Ropes are on links with a gap. [CAVE-7.1]"""
    state = state_of("cave:\n  0,-2 E NS\n")
    state.cave[(state.spaces - 1) * SPOT + ROPED] = 4
    assert "CAVE-7.1" in LAWS[state.broken()]


def test_a_board_for_every_player() -> None:
    """A team on the base, a tent at the base, eight slots and four. [CAVE-1.6, CAVE-1.7]"""
    view = GAME.view(GAME.new(GAME.setup(5)), 2)
    assert [(team.x, team.y, team.tent) for team in view.teams if team.tent is not None] == [(0, 0, "base")]
    assert notations(GAME.legal_actions(GAME.new(GAME.setup(2)), 0)).count("load 8 prov") == 1


@pytest.mark.parametrize(("item", "printed"), [("prov", 54), ("rope", 45), ("ox2", 21)])
def test_nothing_but_camera_and_raft_runs_out(item: str, printed: int) -> None:
    """Five backpacks and tents hold more than any box, and a second camera there is not. [CAVE-1.5, CAVE-2.8]"""
    tents = " | ".join(["0,0: nothing"] * 5)
    state = state_of(f"tent: {tents}\n", 5)
    for seat in range(5):
        for action in ("repack", f"load 8 {item}", f"fill 4 {item}", "end"):
            GAME.apply(state, seat, GAME.parse_action(action))
    teams = [GAME.view(state, SPECTATOR).teams[seat] for seat in range(5)]
    assert all((team.backpack, team.tent) == (f"8 {item}", f"0,0: 4 {item}") for team in teams)
    assert printed < 5 * (8 + 4)
    GAME.apply(state, 0, GAME.parse_action("repack"))
    GAME.apply(state, 0, GAME.parse_action("load cam"))
    assert GAME.why_not(state, 0, GAME.parse_action("fill cam")) is not None


def test_what_was_not_packed_lies_in_the_depot() -> None:
    """Camera and raft wait there, each unless it is carried, in the tent or lost. [CAVE-2.14, CAVE-15.5]"""
    state = state_of("pack: cam | nothing | nothing\ntent: base | 0,-1: raft | base\nlost: - | - | cam\n", 3)
    assert [team.depot for team in GAME.view(state, SPECTATOR).teams] == [("raft",), ("cam",), ("raft",)]


def test_a_half_bottle_is_offered_first() -> None:
    """Of two bottles the half one comes first in every list. [CAVE-8.5]"""
    state = state_of("at: 0,-1 | 0,0\npack: prov, ox2, ox1 | nothing\ncave:\n  0,-2 W NS token\n")
    dives = [text for text in notations(GAME.legal_actions(state, 0)) if "dive" in text]
    assert dives == ["move n dive half", "move n dive full"]


def test_the_rockfall_pile_is_no_stack() -> None:
    """It is counted for show and never drawn from. [CAVE-2.5]"""
    state = state_of("at: 0,-2 | 0,0\ndrawn: W N\ncave:\n  0,-2 E NES\n  0,-3 E ES\n  1,-3 E SW\n")
    before = GAME.view(state, 0)
    GAME.apply(state, 0, GAME.parse_action("rockfall e"))
    after = GAME.view(state, 0)
    assert (before.rockfalls_left, after.rockfalls_left) == (20, 19)
    assert before.stacks == after.stacks


def test_rockfalls_never_run_out() -> None:
    """With none left the tile itself lies face down, or a stand-in does. [CAVE-4.18]"""
    for choice, face_down in (("faceDown", True), ("standIn", False)):
        state = state_of("at: 0,-2 | 0,0\ncave:\n  0,-2 X NESW\n", rockfallExhausted=choice)
        state.terms.rockfalls = 0
        view = GAME.view(state, 0)
        assert view.spaces[-1].kind == "rockfall"
        assert view.spaces[-1].face_down is face_down
        assert view.rockfalls_left == 0


def test_gear_is_never_handed_over() -> None:
    """No action takes or gives anything of another player, nor leaves it lying about. [CAVE-3.11, CAVE-14.6]"""
    tags = {kind.tag for kind in ACTION_TYPES}
    assert not tags & {"give", "take", "trade", "leave", "pick"}
    start = state_of("at: 0,-1 | 0,-1\npack: 4 prov, cam | 3 prov, rope\ntent: packed: ox2 | base\n")
    for action in GAME.legal_actions(start, 0):
        after = start.clone()
        GAME.apply(after, 0, action)
        eaten = 1 if after.current == 1 else 0
        assert after.team[TEAM + PACK] == start.team[TEAM + PACK] - eaten


def test_a_tent_left_behind_costs_nothing() -> None:
    """It stays where it is and does not change the score. [CAVE-16.14]"""
    text = "phase: over\nend: seat 1\ntokens: rope 3 | -\n"
    assert state_of(text).score(0) == state_of(f"{text}tent: 0,-1: 4 prov | base\n").score(0) == 14


def test_markers_on_tiles_change_neither_choices_nor_points() -> None:
    """The same game with and without depth reminders and rope tokens on tiles. [CAVE-5.11, CAVE-7.7]"""
    plain = {"ropeTokenOnTile": "false", "joinMarkers": "optional"}
    marked, bare = GAME.new(GAME.setup(3)), GAME.new(GAME.setup(3, plain))
    dealer, bots = FastDealer("markers"), [BOTS["explorer"]() for _ in range(3)]
    differed = False
    while (actor := marked.turn()) != NOBODY:
        assert legal_codes(bare, actor) == legal_codes(marked, actor)
        if actor == CHANCE:
            code = marked.chance_at(dealer.below(marked.chance_total()))
        else:
            code = bots[actor].choose(marked.seen_by(actor), actor, dealer)
        marked.step(actor, code, UNHEARD)
        bare.step(actor, code, UNHEARD)
        differed = differed or GAME.write(marked) != GAME.write(bare)
    assert bare.turn() == NOBODY
    assert [bare.score(seat) for seat in range(3)] == [marked.score(seat) for seat in range(3)]
    assert differed


def test_a_turned_up_tile_cannot_be_taken_back() -> None:
    """Drawing reveals, so undoing it needs everybody. A placement without a choice is still shown.

    [CAVE-4.19, CAVE-4.20]
    """
    match = Match(GAME, GAME.setup(2), state_of("at: 0,-1 | 0,0\npack: prov | nothing\n"))
    match.act(0, GAME.parse_action("discover"))
    match.act(CHANCE, GAME.parse_action("tile E NESW"))
    assert notations(GAME.legal_actions(match.state, 0)) == ["place n NESW"]
    placed = match.act(0, GAME.parse_action("place n NESW"))
    assert [event.notation for event in placed.events] == ["TileLaid seat=1 cell=0,-2 kind=empty depth=0"]
    assert match.undo_needs(0, 0) == (1,)
    assert match.undo_needs(0, 2) == ()


def test_somebody_who_is_away_packs_the_suggested_load() -> None:
    """Time-outs take the load for beginners, without the tent. [CAVE-2.11, CAVE-3.13]"""
    state = GAME.new(GAME.setup(2))
    assert stand_in_action(state, 0) == FIRST_LOAD
    GAME.apply(state, 0, FIRST_LOAD)
    assert stand_in_action(state, 0).notation == "ready"


def test_somebody_who_is_away_places_first_and_ends_the_turn() -> None:
    """North first, then the lowest rotation; otherwise the turn ends. [CAVE-3.13]"""
    assert stand_in_action(state_of("at: 0,-1 | 0,0\n"), 0).notation == "end"
    drawn = state_of("at: 0,-2 | 0,0\ndrawn: E NE\ncave:\n  0,-2 E NES\n")
    assert stand_in_action(drawn, 0).notation == "place n ES"


@pytest.mark.parametrize(("tile", "placement"), [("NES", "place e ESW"), ("NE", "place e SW")])
def test_somebody_who_is_away_turns_a_tile_as_little_as_possible(tile: str, placement: str) -> None:
    """Of several rotations the one with the fewest quarter turns clockwise. [CAVE-3.13]"""
    text = f"at: 0,-3 | 0,0\ndrawn: E {tile}\ncave:\n  0,-2 E NS\n  0,-3 E ES\n"
    assert stand_in_action(state_of(text), 0).notation == placement


def test_somebody_who_is_away_lays_a_rockfall_at_the_first_exit() -> None:
    """North comes first for rockfalls as well. [CAVE-3.13]"""
    text = "at: 0,-2 | 0,0\ndrawn: W N\ncave:\n  0,-2 E NES\n  0,-3 E ES\n  1,-3 E SW\n"
    assert stand_in_action(state_of(text), 0).notation == "rockfall e"


@pytest.mark.parametrize(
    ("text", "load"),
    [
        ("phase: load", "load 4 prov, rope, ox2, cam, raft"),
        ("phase: load\nlost: cam | -", "load 4 prov, rope, ox2, raft"),
        ("phase: load\ntent: packed: raft | base", "load 4 prov, rope, ox2"),
    ],
)
def test_somebody_who_leaves_while_repacking_gets_the_usual_load(text: str, load: str) -> None:
    """As much of the load for beginners as there is and fits. [CAVE-2.11, CAVE-3.13, CAVE-15.2]"""
    assert stand_in_action(state_of(text), 0).notation == load


def test_somebody_who_leaves_while_throwing_things_away_keeps_camera_and_raft() -> None:
    """They would be lost for good. [CAVE-3.13, CAVE-14.5]"""
    text = "phase: drop\nat: 0,-1 | 0,0\npack: cam | nothing\ntent: 0,-1: raft, rope | base"
    assert stand_in_action(state_of(text), 0).notation == "drop from tent rope"


def test_somebody_who_is_away_and_starving_heads_for_the_base() -> None:
    """The linked space with the fewest links to the base. [CAVE-3.13]"""
    state = state_of("at: 0,-3 | 0,0\nnotes: starving\ncave:\n  0,-2 E NS\n  0,-3 E NES\n  0,-4 E NS\n")
    assert stand_in_action(state, 0).notation == "force s"
    assert steps_home(state)[state.spaces - 1] == 4


def test_an_absent_table_plays_to_its_end() -> None:
    """Whoever leaves goes on this way, and the match ends. [CAVE-3.13, CAVE-17.9]"""
    match, dealer = Match(GAME, GAME.setup(3)), FastDealer("away")
    while not match.over:
        match.deal(dealer)
        if not match.over:
            seat = GAME.actors(match.state)[0]
            match.act(seat, stand_in_action(match.state, seat))
    assert GAME.outcome(match.state).winners == (0, 1, 2)


@pytest.mark.parametrize(
    "text", ["fly", "move up", "place n", "load gold", "load prov, prov", "tile Q NS", "start 9", "load 10 prov"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    """A text that is no action says what would be one. [CAVE-3.10]"""
    with pytest.raises(BadNotation):
        GAME.parse_action(text)


def test_an_illegal_action_names_its_rule() -> None:
    """Nothing changes, and the message cites the rule. [CAVE-3.10, CAVE-4.3]"""
    state = state_of("at: 0,0 | 0,0\n")
    with pytest.raises(IllegalAction, match=r"seat 1 may not discover, because CAVE-4.3 \(Not from the base\)"):
        GAME.apply(state, 0, GAME.parse_action("discover"))


@pytest.mark.parametrize(
    ("position", "actor", "action", "rule"),
    [
        ("phase: over\nend: seat 1", 0, "end", "CAVE-17.3"),
        ("at: 0,0 | 0,0", 7, "end", "CAVE-2.1"),
        ("at: 0,0 | 0,0", CHANCE, "tile E NES", "CAVE-4.1"),
        ("at: 0,0 | 0,0", CHANCE, "start 1", "CAVE-2.13"),
        ("at: 0,0 | 0,0", CHANCE, "end", "CAVE-3.9"),
        ("phase: draw\nat: 0,-1 | 0,0", CHANCE, "tile S3 NES", "CAVE-4.7"),
        ("phase: draw\nat: 0,-1 | 0,0", 0, "end", "CAVE-4.8"),
        ("phase: start", CHANCE, "start 5", "CAVE-2.1"),
        ("phase: start", 0, "end", "CAVE-2.13"),
        ("at: 0,0 | 0,0", 0, "tile E NES", "CAVE-4.7"),
        ("at: 0,0 | 0,0", 0, "start 1", "CAVE-2.12"),
        ("", 0, "discover", "CAVE-2.9"),
        ("", 0, "fill prov", "CAVE-2.9"),
        ("at: 0,0 | 0,0", 0, "ready", "CAVE-2.9"),
        ("at: 0,0 | 0,0", 0, "place n NS", "CAVE-4.8"),
        ("at: 0,0 | 0,0", 0, "load prov", "CAVE-15.1"),
        ("at: 0,0 | 0,0", 0, "fill prov", "CAVE-16.2"),
        ("at: 0,0 | 0,0", 0, "stow prov", "CAVE-16.2"),
        ("at: 0,0 | 0,0", 0, "split prov", "CAVE-16.7"),
        ("at: 0,0 | 0,0", 0, "drop prov", "CAVE-14.4"),
        ("at: 0,0 | 0,0", 0, "discard", "CAVE-14.4"),
        ("at: 0,-1 | 0,0", 0, "repack", "CAVE-15.1"),
        ("at: 0,-1 | 0,0", 0, "take tent", "CAVE-16.1"),
        ("at: 0,-1 | 0,0", 0, "pack tent", "CAVE-16.9"),
        ("at: 0,-1 | 0,0", 0, "abandon", "CAVE-16.10"),
        ("at: 0,-1 | 0,0\nap: 0", 0, "discover", "CAVE-3.10"),
        ("at: 0,-1 | 0,0\nap: 0", 0, "move base", "CAVE-6.4"),
        ("at: 0,-1 | 0,0\nap: 1\ntent: packed: prov | base", 0, "pitch", "CAVE-3.10"),
        ("at: 0,-1 | 0,0\nap: 0\ntent: 0,-1: prov | base", 0, "pack tent", "CAVE-3.10"),
        ("at: 0,-1 | 0,0\ntent: packed: prov | base", 0, "take tent", "CAVE-16.1"),
        ("at: 0,-1 | 0,0\nnotes: starving", 0, "force s", "CAVE-6.2"),
        ("at: 0,-1 | 0,0", 0, "force e", "CAVE-6.2"),
        ("at: 0,-1 | 0,0", 0, "photo", "CAVE-9.2"),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 E NS", 0, "move n raft", "CAVE-8.1"),
        ("at: 0,-1 | 0,0\ncave:\n  0,-2 E NS", 0, "discover", "CAVE-4.2"),
        ("at: 0,-2 | 0,0\nap: 0\npack: cam | nothing\ncave:\n  0,-2 P NS token", 0, "photo", "CAVE-3.10"),
        ("at: 0,-2 | 0,0\ncave:\n  0,-2 W NS token", 0, "dive half", "CAVE-8.6"),
        ("phase: drop\nat: 0,-1 | 0,0\npack: prov | nothing", 0, "drop from tent prov", "CAVE-16.8"),
        ("phase: drop\nat: 0,-1 | 0,0\npack: prov | nothing", 0, "drop raft", "CAVE-14.4"),
        ("phase: stow\npack: prov | nothing\ntent: taken: nothing | base", 0, "stow raft", "CAVE-16.2"),
        (
            "phase: split\nat: 0,-1 | 0,0\npack: 8 prov | nothing\ntent: 0,-1: rope | base",
            0,
            "split nothing",
            "CAVE-14.1",
        ),
        (
            "phase: split\nat: 0,-1 | 0,0\npack: 8 prov | nothing\ntent: 0,-1: rope | base",
            0,
            "split 5 prov",
            "CAVE-14.2",
        ),
        ("phase: load", 0, "load prov with tent", "CAVE-16.1"),
        ("at: 0,-1 | 0,0\nnotes: starving", 0, "force f1", "CAVE-6.3"),
        ("at: 0,-2 | 0,0\ncave:\n  0,-2 E NS", 0, "force base", "CAVE-6.3"),
        ("at: 0,-2 | 0,0\ncave:\n  0,-2 E NS", 0, "move base", "CAVE-6.3"),
        ("at: 0,0 | 0,0\ntent: 0,-1: prov | base", 0, "abandon", "CAVE-16.15"),
        ("at: 0,0 | 0,0\ntent: 0,0: prov | base", 0, "abandon", "CAVE-16.10"),
    ],
)
def test_a_refusal_cites_the_rule(position: str, actor: int, action: str, rule: str) -> None:
    """Each refusal names the rule that forbids the action. [CAVE-3.10]"""
    refusal = GAME.why_not(state_of(position), actor, GAME.parse_action(action))
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.parametrize(
    ("position", "options", "action", "rule", "reason"),
    [
        ("phase: load", {"tentFirstPack": "withRepack"}, "load 7 prov with tent", "15.2", "room-beside-tent"),
        ("", {}, "load 7 prov with tent", "2.10", "room-beside-tent"),
        (
            "turn: 7\nat: 0,-2 | 0,0\npack: ox2 | nothing\narrived: raft 7 | walk 0\ncave:\n  0,-2 W NS token",
            {"raftThenDive": "nextTurn"},
            "dive full",
            "8.7",
            "dive-next-turn",
        ),
        (
            "turn: 7\nat: 0,-2 | 0,0\npack: ox2 | nothing\narrived: force 6 | walk 0\ncave:\n  0,-2 W NS token",
            {"raftThenDive": "nextTurn"},
            "dive full",
            "8.7",
            "dive-after-raft",
        ),
        ("at: 0,-1 | 0,0\ntent: 0,-1: nothing | base", {}, "exchange", "16.7", "other-split"),
        (
            "notes: exchanged\nat: 0,-1 | 0,0\npack: prov | nothing\ntent: 0,-1: rope | base",
            {},
            "exchange",
            "16.7",
            "exchange-again",
        ),
    ],
)
def test_a_refusal_gives_the_true_reason(
    position: str, options: dict[str, str], action: str, rule: str, reason: str
) -> None:
    """Not only the rule but also what is said fits the situation. [CAVE-3.10]"""
    refusal = GAME.why_not(state_of(position, **options), 0, GAME.parse_action(action))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (f"CAVE-{rule}", f"cave-no-{reason}")


def test_loads_are_listed_once_each_and_in_order() -> None:
    """Canonical multisets: no load twice, ascending, all within limits. [CAVE-14.1]"""
    moves = Moves()
    add_loads(moves, 0, load_named("8 prov, 8 rope, 8 ox2, cam, raft"), 0, 8)
    found = [moves.codes[at] for at in range(moves.count)]
    assert found == sorted(set(found))
    assert len(found) == 165 + 2 * 120 + 84
    assert all(size_of(load) <= 8 and within(load, load_named("8 prov, 8 rope, 8 ox2, cam, raft")) for load in found)
    assert count_of(load_named("3 rope"), 1) == 3
    assert load_named(load_text(found[-1])) == found[-1]


def test_an_exchange_of_twelve_equal_items_changes_nothing() -> None:
    """With backpack and tent full of the same there is no other split. [CAVE-16.7]"""
    text = "at: 0,-1 | 0,0\npack: 8 prov | nothing\ntent: 0,-1: {} | base\n"
    assert "exchange" not in notations(GAME.legal_actions(state_of(text.format("4 prov")), 0))
    assert "exchange" in notations(GAME.legal_actions(state_of(text.format("3 prov, rope")), 0))


def test_a_view_shows_stacks_by_count_and_what_is_unseen() -> None:
    """Counts, the current group and its tiles not yet seen; never an order. [CAVE-2.4, CAVE-14.7]"""
    state = explore(GAME.new(GAME.setup(3)), "view", 200)
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, CaveView)
    assert view.stacks == tuple(state.stacks[group] for group in range(4))
    assert sum(count for _, count in view.unseen) == 20 - (13 - view.stacks[("I", "II", "III", "IV").index(view.group)])


def test_a_view_tells_how_deep_the_drawn_tile_will_lie() -> None:
    """As deep as the team's space, a descent one level deeper; nothing while none is drawn. [CAVE-5.2, CAVE-5.3]"""
    text = "at: 0,-2 | 0,0\n{}cave:\n  0,-2 D NES\n"
    depths = [
        GAME.view(state_of(text.format(drawn)), 0).drawn_depth for drawn in ("", "drawn: W NS\n", "drawn: D NS\n")
    ]
    assert depths == [0, 25, 50]


def test_a_view_tells_the_bonuses_as_if_everybody_came_home() -> None:
    """Until the end those in the cave count; then only what was won. [CAVE-17.7, CAVE-18.1, CAVE-18.2, CAVE-18.3]"""
    text = "at: 0,-1 | 0,0\ntokens: rope 2, water 1 | rope 1, water 1\n"
    state = state_of(text)
    assert dict(GAME.view(state, 0).bonuses) == {"rope": (8, 4), "water": (4, 4), "photo": (0, 0), "squeeze": (0, 0)}
    state.phase = PHASES.index("over")
    assert dict(GAME.view(state, 0).bonuses)["rope"] == (0, 8)


def test_the_drawing_shows_passages_depth_ropes_tokens_teams_and_tents() -> None:
    """One picture with everything. [CAVE-5.11, CAVE-14.7]"""
    text = "at: 0,-2 | 0,0\ntent: 0,-2: prov | base\n"
    text += "cave:\n  0,-2 W NES token\n  0,-3 D NES rope-token\n  1,-2 D NW ropes W\n"
    assert GAME.draw(state_of(text)).startswith(DRAWING)


DRAWING = """\
         +-  ?   -+
         |D+    25?
         |
         +-  v   -+-  ?   -+
         |W*      HD     25|
         |1t1              |
+--------+-      -+--------+
|########|F1      |########|
|########|        |########|
+--------+--------+--------+
|########|B       |########|
|########|2       |########|
+--------+--------+--------+
?F3      |########|F2      ?
         |########|
+--------+--------+--------+
"""


def test_the_drawing_has_room_for_all_there_can_be() -> None:
    """Both tokens beside any depth, and five teams with five tents on one space. [CAVE-4.23, CAVE-16.6]"""
    rows = ["0,-2 D NS", "0,-3 D NS", "0,-4 D NS", "0,-5 D NES", "0,-6 S1 NS token rope-token"]
    deep = state_of("cave:\n" + "\n".join(f"  {row}" for row in rows) + "\n")
    assert "|S1*+ 100|" in GAME.draw(deep)
    tents = " | ".join(["0,0: nothing"] * 5)
    picture = GAME.draw(state_of(f"at: 0,0 | 0,0 | 0,0 | 0,0 | 0,0\ntent: {tents}\n", 5))
    assert "|12345   |" in picture
    assert "|t12345  |" in picture


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


def test_a_record_of_five_explorers_stays_small() -> None:
    """A full game of five, with all its marks, fits into 40 kB and can be replayed. [CAVE-2.1]"""
    setup, dealer = GAME.setup(5), FastDealer("record")
    match, bots = Match(GAME, setup), [BOTS["explorer"]() for _ in range(5)]
    lines: list[str] = []
    sitters = tuple(Sitter("bot", "explorer") for _ in range(5))
    writer = RecordWriter(match, header_for(setup, sitters, dealing="open record"), lines.append)
    while not match.over:
        match.deal(dealer)
        if not match.over:
            seat = GAME.actors(match.state)[0]
            code = bots[seat].choose(match.state.seen_by(seat), seat, dealer)
            match.act(seat, GAME.decode(match.state, code))
    writer.end()
    text = "".join(lines)
    assert 10_000 < len(text.encode()) < 40_000
    assert GAME.write(Record.parse(text).replay(GAME).state) == GAME.write(match.state)
