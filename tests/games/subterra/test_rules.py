"""Rules of Sub Terra that need more than one position to be shown."""

import pytest

from speleo.games.subterra.engine.pieces import DRAW_TILE
from speleo.games.subterra.engine.state import SubTerraState
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.soak import soak
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.errors import IllegalAction
from speleo.kernel.playthrough import playthrough
from tests.games.subterra.tables import GAME, line, play, state_of

FOUR = "cavers: medic bodyguard scout climber\n"


def test_reminders_are_no_state_of_their_own() -> None:
    """Gas and horrors are told by what they are; the reminders need no key in a position. [SUB-COM.7]"""
    text = GAME.write(state_of(FOUR))
    assert "reminder" not in text
    assert line(state_of(FOUR), "gas") == "0"


def drawing(state: SubTerraState) -> SubTerraState:
    """The same table, just before a tile is drawn."""
    twin = state.clone()
    twin.ask = DRAW_TILE
    return twin


def test_the_exit_is_among_the_last_seven_or_six() -> None:
    """With more tiles left it cannot come; then each place is equally likely. [SUB-SET.5, SUB-SET.6]"""
    for window in (7, 6):
        state = state_of(FOUR + "stack: exit N, 4 plain NE, 4 plain NS", exitWindow=str(window))
        seen = []
        while state.stack > 1:
            weights = [weight for action, weight in GAME.chance_outcomes(drawing(state)) if "exit" in action.notation]
            seen.append((state.stack, sum(weights), drawing(state).chance_total()))
            state.bag[2 if state.bag[2] else 1] -= 1
            state.stack -= 1
        assert seen == [(left, int(left <= window), left if left <= window else left - 1) for left in range(9, 1, -1)]


@pytest.mark.parametrize(
    ("level", "sizes"), [("normal", [22, 19, 17]), ("advanced", [20, 17, 15]), ("expert", [18, 15, 13])]
)
def test_the_deck_of_each_level_and_team(level: str, sizes: list[int]) -> None:
    """Four, five and six cavers, whoever runs them. [SUB-SET.8]"""
    decks = [GAME.new(GAME.setup(seats, {"difficulty": level})).cards for seats in (4, 5, 6)]
    assert decks == sizes
    few = [GAME.new(GAME.setup(seats, {"difficulty": level})).cards for seats in (1, 2, 3)]
    assert few == [sizes[0], sizes[0], sizes[2]]


def test_exertion_is_not_covered_by_the_bodyguard() -> None:
    """The Medic beside him loses a point all the same. [SUB-EXE.7, SUB-BOD.5]"""
    state = state_of(FOUR + "exerted: yes")
    play(state, "end", "roll 1")
    assert line(state, "health") == "2 5 3 3"


def test_scree_is_not_covered_by_the_bodyguard() -> None:
    """Entering scree where he stands is tested like anywhere. [SUB-TIL.27, SUB-BOD.5]"""
    state = state_of(FOUR + "places: 0,0 1,0 0,0 0,0\ncave:\n  1,0 scree NESW")
    play(state, "move E", "roll 2")
    assert line(state, "health") == "2 5 3 3"


def test_each_round_turns_one_card_and_everybody_sees_how_many_are_left() -> None:
    """Cards go from face down to face up one by one. [SUB-HAZ.1, SUB-HAZ.2, SUB-SET.14]"""
    state = state_of(FOUR + "next: card")
    play(state, "card flood")
    assert (line(state, "cards"), line(state, "turned")) == ("21", "flood")
    assert GAME.view(state, SPECTATOR).cards == 21


def test_a_falling_bodyguard_still_covers_in_that_execution() -> None:
    """Who is covered is settled before anybody loses health. [SUB-HAZ.3, SUB-BOD.4]"""
    cave = "places: 1,0 1,0 0,0 0,0\nhealth: 3 2 3 3\ncave:\n  1,0 gas SW\nnext: card"
    state = state_of(FOUR + cave)
    play(state, "card gas")
    assert line(state, "health") == "3 0 3 3"


def test_a_frontier_behind_a_ledge_keeps_the_cave_open() -> None:
    """It counts although nobody can pass it yet; a wall that could be blasted does not. [SUB-PLC.10, SUB-TRM.5]"""
    closed = "cave:\n  0,1 horror S\n  1,0 horror W\n  0,-1 horror N"
    with_ledge = state_of(
        "cavers: medic engineer scout climber\ncave:\n  0,1 ledge S>N\n  1,0 horror W\n  0,-1 horror N"
    )
    assert "TilePlaced" in play(with_ledge, "reveal W", "tile horror N")[1]
    without = state_of("cavers: medic engineer scout climber\n" + closed)
    assert "TileSealed" in play(without, "reveal W", "tile horror N")[1]


def test_a_frontier_into_an_enclosed_pocket_does_not_keep_the_cave_open() -> None:
    """Only country joined to the outside counts. [SUB-PLC.8]"""
    ring = [
        "0,1 plain NES", "0,2 plain ES", "1,2 plain EW", "2,2 plain SW", "2,1 plain NS", "2,0 plain NW",
        "1,0 horror W", "-1,0 horror E", "0,-1 plain NS",
    ]  # fmt: skip
    cave = "\n".join(f"  {tile}" for tile in ring)
    state = state_of(f"cavers: medic engineer scout climber\nplaces: 0,-1 0,0 0,0 0,0\ncave:\n{cave}")
    assert "TileSealed" in play(state, "reveal S", "tile horror N")[1]
    assert play(state, "tile plain NS")[-1] == "TilePlaced caver=medic cell=0,-2 tile=plain NS"


def test_tiles_are_public_and_their_order_is_nowhere() -> None:
    """A view names the tiles that are left, and no position holds an order. [SUB-PLC.15, SUB-PLC.16]"""
    state = state_of(FOUR)
    play(state, "reveal N", "tile plain NE")
    view = GAME.view(state, SPECTATOR)
    assert view.drawn is not None
    assert view.drawn.name == "plain NE"
    assert view.stack == 64
    assert dict(view.tiles_left)["plain NE"] == 3
    assert GAME.write(state) == GAME.write(state.seen_by(0)) == GAME.write(state.seen_by(SPECTATOR))


def test_the_unconscious_may_hold_the_start_marker_and_decide() -> None:
    """The start caver's seat orders the horrors even while the caver lies unconscious. [SUB-RND.6]"""
    state = state_of(
        "cavers: medic leader scout climber\nhealth: 0 3 3 3\nplaces: 0,0 2,0 0,0 2,0\nactive: climber\n"
        "horrors: A 0,0, B 1,0\ncave:\n  1,0 plain EW\n  2,0 plain EW"
    )
    play(state, "end")
    assert GAME.actors(state) == (0,)
    assert line(state, "next") == "order"


def test_other_tests_neither_use_nor_change_the_counts() -> None:
    """Two failed ropes do not help against exertion or a tremor. [SUB-SKL.7, SUB-SKL.3]"""
    state = state_of(FOUR + "rope fails: 2 0 0 0\nhide fails: 2 0 0 0\nexerted: yes")
    play(state, "end", "roll 1")
    assert line(state, "health") == "2 5 3 3"
    assert line(state, "rope fails") == "2 0 0 0"


def test_the_leader_adds_nothing_to_a_cave_in() -> None:
    """A two is a two, even when only the Leader is hit. [SUB-SKL.8]"""
    state = state_of(
        "cavers: leader diver scout climber\nplaces: 1,0 0,0 0,0 0,0\ncave:\n  1,0 cave-in SW/3,6\nnext: card"
    )
    play(state, "card cave-in", "roll 2")
    assert line(state, "rubble") == "none"
    assert line(state, "health") == "3 3 3 3"


def test_cells_touch_at_sides_only() -> None:
    """A tile at a corner is no neighbour. [SUB-TRM.1]"""
    state = state_of(FOUR + "cave:\n  1,0 plain NW\n  1,1 plain NESW")
    with pytest.raises(IllegalAction, match=r"SUB-BAS\.3"):
        play(state, "move N")


def test_the_set_up_is_not_entering() -> None:
    """Nobody enters the start tile by being put there; moving is entering. [SUB-TRM.6]"""
    state = GAME.new(GAME.setup(4))
    told = [play(state, action) for action in ("pick diver", "pick medic", "pick scout", "pick leader", "start diver")]
    assert not any("CaverEntered" in event for events in told for event in events)
    assert "CaverEntered caver=diver cell=0,1" in play(state, "explore N", "tile plain NS")


def test_where_cavers_can_be() -> None:
    """On a tile, under water, or devoured; and conscious with at least one point. [SUB-TRM.7, SUB-TRM.8, SUB-TRM.9]"""
    state = state_of(
        "cavers: diver medic scout climber\nhealth: 3 0 1 0\nplaces: ~0,1 0,0 0,0 -\n"
        "cave:\n  0,1 water NS\nactive: scout"
    )
    view = GAME.view(state, 0)
    assert [caver.where for caver in view.cavers] == ["water", "tile", "tile", "darkness"]
    assert [caver.health for caver in view.cavers] == [3, 0, 1, 0]


def test_victims_are_chosen_among_the_eligible() -> None:
    """The hidden, the Scout and those on the exit are passed over. [SUB-TRM.11, SUB-HOR.2]"""
    state = state_of(
        "cavers: medic leader scout climber\nhidden: leader\nplaces: 0,-1 0,1 1,0 2,0\nactive: climber\n"
        "horrors: A 0,0\ncave:\n  1,0 plain EW\n  2,0 plain EW\n  0,1 plain NS\n  0,-1 exit N"
    )
    assert "HorrorMoved horror=A cell=1,0" in play(state, "end")


def test_nobody_moves_the_unconscious() -> None:
    """They stay where they lie and keep what is theirs. [SUB-UNC.4, SUB-UNC.5]"""
    state = state_of(
        "cavers: geologist leader scout climber\nhealth: 0 3 3 3\nplaces: 1,0 1,0 0,0 0,0\naside: plain NE\n"
        "rope fails: 1 0 0 0\nactive: leader\ncave:\n  1,0 plain EW"
    )
    play(state, "move W")
    assert line(state, "places") == "1,0 0,0 0,0 0,0"
    assert (line(state, "aside"), line(state, "rope fails")) == ("plain NE", "1 0 0 0")


def test_decisions_are_asked_of_the_right_seat_when_one_runs_several() -> None:
    """Two seats with two cavers each: a directed caver's seat answers. [SUB-SET.13, SUB-LEA.3]"""
    state = state_of("cavers: leader medic scout climber", seats=2)
    play(state, "direct scout")
    assert GAME.actors(state) == (1,)
    state = state_of("cavers: leader medic scout climber", seats=2)
    play(state, "direct medic")
    assert GAME.actors(state) == (0,)


@pytest.mark.parametrize(
    ("text", "depths"),
    [
        (FOUR, [11, 251, 1507]),
        ("cavers: leader engineer geologist diver\naside: plain NE\ncave:\n  1,0 water EW\n  0,1 ledge S>N", [14, 181]),
        ("cavers: medic scout diver leader\nplaces: 1,0 0,0 0,0 0,0\ncave:\n  1,0 horror W\nnext: card", [5, 45, 702]),
    ],
)
def test_perft(text: str, depths: list[int]) -> None:
    """The number of ways play can go. [SUB-ACT.5]"""
    assert [perft(state_of(text), depth) for depth in range(1, len(depths) + 1)] == depths


@pytest.mark.parametrize(("seats", "level", "seed", "file"), [
    (4, "normal", "four cavers 17", "subterra-normal.txt"), (6, "expert", "six cavers 28", "subterra-expert.txt"),
])  # fmt: skip
def test_the_golden_playthroughs(seats: int, level: str, seed: str, file: str, pytestconfig: pytest.Config) -> None:
    """Every answer of the engine in a whole match is as it was."""
    golden = (pytestconfig.rootpath / "tests/golden" / file).read_text(encoding="utf-8")
    assert playthrough(GAME, GAME.setup(seats, {"difficulty": level}), seed) == golden


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", ["normal", "advanced", "expert"])
def test_random_games_break_no_invariant(seats: int, level: str) -> None:
    """All invariants hold after every step, whoever plays. [SUB-COM.1, SUB-TRM.9, SUB-HOR.1]"""
    start = GAME.new(GAME.setup(seats, {"difficulty": level}))
    found = soak(start, 5, FastDealer(f"{seats} {level}"))
    assert found is None, found


def test_health_never_falls_where_nothing_can_hurt() -> None:
    """In hazard and horror steps nobody on the exit or under water loses health. [SUB-TIL.2, SUB-DIV.2]"""
    state = state_of(
        "cavers: diver medic bodyguard climber\nplaces: ~0,1 1,0 -1,0 -1,0\nhorrors: A 0,0\nactive: climber\n"
        "cave:\n  0,1 water NS\n  1,0 exit W\n  -1,0 plain EW\n  0,-1 water NS",
        difficulty="expert",
    )
    for card in ("double-flood", "double-gas", "double-horror"):
        after = state.clone()
        play(after, "end", f"card {card}")
        assert line(after, "health").split()[:2] == ["3", "3"]


def test_every_step_of_random_games_keeps_to_the_points() -> None:
    """At most three points are spent in a turn, two without exertion. [SUB-ACT.1, SUB-EXE.1]"""
    for seed in range(10):
        state, dealer = GAME.new(GAME.setup(4)), FastDealer(f"points {seed}")
        spent, exerted, active = 0, False, -1
        while GAME.actors(state):
            before, who = state.points, state.turn()
            if who == CHANCE:
                action = GAME.decode(state, state.chance_at(dealer.below(state.chance_total())))
            else:
                legal = GAME.legal_actions(state, who)
                action = legal[dealer.below(len(legal))]
            turn = (state.round, state.active)
            exerted = exerted or action.notation == "exert"
            GAME.apply(state, who, action)
            if (state.round, state.active) != turn or active != state.active:
                spent, exerted, active = 0, False, state.active
            elif state.points < before:
                spent += before - state.points
                assert spent <= 2 + exerted


def test_a_lost_tile_is_noticed() -> None:
    """Cave, stack, hands and tiles thrown away make 65, without counting one of them by the others. [SUB-COM.1]"""
    state = state_of(FOUR)
    state.bag[0] -= 1
    state.stack -= 1
    assert GAME.broken_invariants(state) == ["all 65 tiles are in one place each (SUB-COM.1, SUB-COM.2)"]


def test_a_devoured_caver_does_not_keep_the_start_marker() -> None:
    """Once the darkness has been rolled for, somebody else holds it. [SUB-RND.5, SUB-TRM.10]"""
    state = state_of(FOUR)
    state.devoured = 1
    state.figures[6] = 0
    state.active = state.acting = 1
    assert GAME.broken_invariants(state) == ["the start marker is with a caver who is not devoured (SUB-RND.5)"]
