"""Bots that look ahead: they see what they may, choose the same every time, and see what a script does not."""

import pytest
from tools.bound_subterra import finish, foreseen

from speleo.bots import bot_named
from speleo.bots.cave.habits import practised, timid
from speleo.bots.cave.majorities import swing_of
from speleo.bots.cave.trip import load_for_trip
from speleo.bots.luck import ticket
from speleo.bots.sitting import play_to_end
from speleo.bots.subterra import brisk
from speleo.bots.subterra.fate import Fate
from speleo.bots.subterra.team import TeamBot
from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.cave.engine import codes
from speleo.games.cave.engine.pieces import LOADING, PACK, TEAM
from speleo.games.cave.engine.state import CaveState
from speleo.games.subterra.engine.flow import left_behind
from speleo.games.subterra.engine.pieces import DRAW_CARD, DRAW_TILE, FIRST_CHANCE, STARTING
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.engine.story import UNHEARD

CAVE, SUBTERRA = game_named("cave"), game_named("subterra")
COMPILED = engine_kind() == "compiled"
SUBTERRA_CHOICES = [
    "exert",
    "direct bodyguard",
    "move N",
    "explore N",
    "explore N",
    "place 0",
    "end",
    "end",
    "move W",
    "exert",
    "rope",
    "end",
    "order A",
    "order B",
]


def subterra_after(rounds: int, seed: str) -> SubTerraState:
    """A game of the script, so many rounds old."""
    state, dealer, bot = SUBTERRA.new(SUBTERRA.setup(4)), FastDealer(seed), TeamBot()
    assert isinstance(state, SubTerraState)
    while state.ask <= STARTING or state.round <= rounds or state.ask >= FIRST_CHANCE:
        actor = state.turn()
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bot.choose(state, actor, dealer), UNHEARD)
    return state


def cave_after(steps: int, seed: str) -> CaveState:
    """A game of explorers, so many steps old, in somebody's turn."""
    state, dealer, bot = CAVE.new(CAVE.setup(2)), FastDealer(seed), bot_named("cave", "explorer")
    assert isinstance(state, CaveState)
    while steps > 0 or state.turn() == CHANCE:
        actor = state.turn()
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
        else:
            state.step(actor, bot.choose(state.seen_by(actor), actor, dealer), UNHEARD)
        steps -= 1
    return state


def choices_of(game: str, level: str, state: SubTerraState | CaveState, count: int) -> list[str]:
    """What a bot does in its next choices, with dice of its own that are always the same."""
    rules, bot, dealer, chance = game_named(game), bot_named(game, level), FastDealer("head"), FastDealer("table")
    found: list[str] = []
    state = state.clone()
    while len(found) < count:
        actor = state.turn()
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(chance.below(state.chance_total())), UNHEARD)
            continue
        code = bot.choose(state.seen_by(actor), actor, dealer)
        found.append(rules.decode(state, code).notation)
        state.step(actor, code, UNHEARD)
    return found


def test_one_future_has_one_stack_and_one_deck() -> None:
    """Whatever was done before, the next tile and the next card are the same; another future has others."""

    def drawn(state: SubTerraState, ask: int, seed: int) -> SubTerraState:
        state = state.clone()
        state.ask = ask
        Fate(seed).befall(state)
        return state

    early = subterra_after(3, "fate")
    later = early.clone()
    later.points = 1 - later.points % 2
    later.round += 1
    assert len({tuple(drawn(early, DRAW_TILE, seed).bag) for seed in range(40)}) > 10
    assert len({tuple(drawn(early, DRAW_CARD, seed).pool) for seed in range(40)}) > 3
    for seed in range(20):
        assert list(drawn(early, DRAW_TILE, seed).bag) == list(drawn(later, DRAW_TILE, seed).bag)
        assert list(drawn(early, DRAW_CARD, seed).pool) == list(drawn(later, DRAW_CARD, seed).pool)


def test_tickets_are_spread_evenly() -> None:
    found = [0] * 6
    for occasion in range(6000):
        found[ticket(7, occasion, 6)] += 1
    assert min(found) > 900
    assert max(found) < 1100


def test_the_same_seed_gives_the_same_choices_however_it_is_run() -> None:
    """The list was made by the compiled engine; the interpreted one makes it too."""
    state = subterra_after(15, "again")
    assert choices_of("subterra", "expert", state, 14) == SUBTERRA_CHOICES


def test_a_master_of_the_cave_cannot_see_what_others_pack() -> None:
    """Whatever the other seat has chosen in secret, the choice is the same. [CAVE-2.9]"""
    found = set()
    for load in ("load 8 prov", "load 4 prov, rope, ox2, cam, raft"):
        state = CAVE.new(CAVE.setup(2))
        state.step(0, CAVE.encode(state, CAVE.parse_action(load)), UNHEARD)
        found.add(int(bot_named("cave", "master").choose(state.seen_by(1), 1, FastDealer("secret"))))
    assert len(found) == 1


def test_nothing_is_hidden_in_sub_terra_that_a_master_could_see() -> None:
    """What a seat may see is the whole state, and that has no order of tiles or cards. [SUB-PLC.16]"""
    state = subterra_after(2, "open")
    assert all(state.seen_by(seat) == state for seat in range(4))


def test_a_token_that_takes_the_lead_counts_what_it_wins_and_what_others_lose() -> None:
    """Level with one other at two seats: eight instead of four, and they get four instead of four. [CAVE-18.2]"""
    state = cave_after(60, "lead")
    for seat, photos in enumerate((2, 2)):
        state.team[seat * TEAM + 7] = photos
    assert swing_of(state, 0, 2) == 4
    state.team[TEAM + 7] = 1
    assert swing_of(state, 0, 2) == 0
    state.team[7] = 1
    state.team[TEAM + 7] = 2
    assert swing_of(state, 0, 2) == 4


def test_a_practised_team_packs_ropes_for_a_near_unknown() -> None:
    """And never more food than there is room for. [CAVE-2.9]"""
    state = cave_after(0, "ropes")
    notation = CAVE.decode(state, codes.LOAD + load_for_trip(state, 0, practised())).notation
    assert "rope" in notation
    assert CAVE.decode(state, codes.LOAD + load_for_trip(state, 0, timid())).notation.startswith("load 3 prov")


@pytest.mark.skipif(not COMPILED, reason="whole matches take minutes")
def test_a_far_sighted_team_wins_far_more_medals_than_the_script() -> None:
    """In 30 games at least 18, where the script wins a third of them. [SUB-END.3]"""
    start, dealer, bot = SUBTERRA.new(SUBTERRA.setup(4)), FastDealer("medals"), brisk()
    medals = 0
    for _game in range(30):
        state = start.clone()
        play_to_end(state, [bot] * 4, dealer)
        assert isinstance(state, SubTerraState)
        medals += left_behind(state) <= 2
    assert medals >= 18


def test_a_team_that_repacks_is_content_with_what_it_packed() -> None:
    """Nobody packs again and again for the same trip. [CAVE-15.8]"""
    state, bot, dealer = cave_after(200, "content"), bot_named("cave", "expert"), FastDealer("content")
    for _time in range(150):
        actor = state.turn()
        if actor == CHANCE:
            state.step(CHANCE, state.chance_at(dealer.below(state.chance_total())), UNHEARD)
            continue
        packed = state.phase == LOADING
        state.step(actor, bot.choose(state.seen_by(actor), actor, dealer), UNHEARD)
        if packed:
            following = bot.choose(state.seen_by(actor), actor, dealer)
            assert codes.kind_of(following) != codes.REPACK
            assert state.team[actor * TEAM + PACK] != 0


@pytest.mark.skipif(not COMPILED, reason="thousands of games to the end")
def test_whoever_knows_the_fate_never_does_worse_than_the_script() -> None:
    """As many or more come out, and of some games more."""
    script, gained = TeamBot(), 0
    for number in range(1, 4):
        state, fate = subterra_after(8, f"fate {number}"), Fate(number)
        blind = finish(state.clone(), fate, script)
        known = foreseen(state.clone(), fate, script)
        assert known <= blind
        gained += blind - known
    assert gained > 0
