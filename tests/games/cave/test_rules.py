"""Rules of The Cave that need more than one position to be shown."""

import pytest

from speleo.bots.cave import BOTS
from speleo.games.cave import GAME
from speleo.games.cave.actions import ACTION_TYPES
from speleo.games.cave.engine.loads import add_loads, count_of, size_of, within
from speleo.games.cave.engine.pieces import PACK, TEAM
from speleo.games.cave.names import load_named, load_text
from speleo.kernel.conformance import legal_codes
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, NOBODY, SPECTATOR
from speleo.kernel.engine.story import UNHEARD
from speleo.kernel.match import Match
from speleo.kernel.record.header import Sitter, header_for
from speleo.kernel.record.record import Record
from speleo.kernel.record.writer import RecordWriter
from tests.games.cave.tables import notations, state_of


def test_a_board_for_every_player() -> None:
    """A team on the base, a tent at the base, eight slots and four. [CAVE-1.6, CAVE-1.7]"""
    view = GAME.view(GAME.new(GAME.setup(5)), 2)
    assert [(team.x, team.y, team.tent.where) for team in view.teams if team.tent is not None] == [(0, 0, "base")]
    assert (view.slots, view.tent_slots) == (8, 4)
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
    for team in teams:
        assert team.backpack is not None
        assert team.tent is not None
        assert (team.tent.where, team.tent.x, team.tent.y) == ("pitched", 0, 0)
        assert (getattr(team.backpack, item), getattr(team.tent.holds, item)) == (8, 4)
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


def test_loads_are_listed_once_each_and_in_order() -> None:
    """Canonical multisets: no load twice, ascending, all within limits. [CAVE-14.1]"""
    choices = Choices()
    add_loads(choices, 0, load_named("8 prov, 8 rope, 8 ox2, cam, raft"), 0, 8)
    found = [choices.codes[at] for at in range(choices.count)]
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
