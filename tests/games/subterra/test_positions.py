"""Positions, drawings and refusals of Sub Terra."""

import pytest

from speleo.games.subterra.names import cell_named, tile_named
from speleo.games.subterra.view import SubTerraView
from speleo.kernel.conformance import notation_round_trips
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.errors import BadNotation, BadPosition
from tests.games.subterra.tables import GAME, play, state_of

FOUR = "cavers: medic bodyguard scout climber\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("round: 2", "cavers are missing"),
        ("cavers: medic medic scout climber", "cavers are 4 different ones"),
        ("cavers: medic scout climber ?", "cavers are all chosen exactly when"),
        (FOUR + "next: dance", "next is one of pick"),
        (FOUR + "cave:\n  1,0 lake NS", "'lake NS' is no tile"),
        (FOUR + "cave:\n  1,0 plain X", "there is no tile 'plain X' in the box (SUB-COM.2)"),
        (FOUR + "cave:\n  x plain NS", "'x' is no cell"),
        (FOUR + "cave:\n  1,0 start NESW", "the start tile lies at 0,0 (SUB-SET.4)"),
        (FOUR + "cave:\n  1,0 plain EW\n  1,0 plain EW", "two tiles lie on 1,0"),
        (FOUR + "cave:\n  1,0 cave-in SW/3,6\n  0,1 cave-in SW/3,6", "the box has no further cave-in SW/3,6"),
        (FOUR + "cave:\n  1,0 plain NS", "shares no passage with a tile laid before it (SUB-PLC.2)"),
        (FOUR + "flooded: 1,0", "no tile lies on 1,0"),
        (FOUR + "cave:\n  1,0 plain EW\nflooded: 1,0", "flood on water tiles"),
        (FOUR + "cave:\n  1,0 plain EW\nblasted: 1,0 X", "blasted edges are written"),
        (FOUR + "health: 4 5 3 3", "the medic never has 4 health points (SUB-TRM.9)"),
        (FOUR + "places: 0,0 0,0", "places are 4 cells"),
        (FOUR + "places: ~0,0 0,0 0,0 0,0", "only the Diver is ever under water"),
        (FOUR + "hidden: leader", "'leader' is no caver of this match"),
        (FOUR + "horrors: D 0,0", "'D' is no horror: horrors are A, B, C (SUB-HOR.1)"),
        (FOUR + "exerted: maybe", "exerted is yes or no"),
        (FOUR + "aside: plain NE", "only the Geologist sets a tile aside"),
        (FOUR + "stack: 12", "65 tiles are left in the stack"),
        (FOUR + "discarded: 9 plain NE", "the box has not so many tiles of a kind"),
        (FOUR + "discarded: sand N", "'sand N' is no tile"),
        (FOUR + "discarded: exit N", "the exit is never discarded (SUB-PLC.11)"),
        (FOUR + "turned: storm", "'storm' is no hazard card"),
        (FOUR + "turned: 9 horror", "this level has not so many cards"),
        (FOUR + "cards: 3", "22 hazard cards are face down"),
        (FOUR + "time: late", "time is running or out"),
        (FOUR + "time: out", "time runs out below the last hazard card"),
        (FOUR + "next: draw", "revealing is missing"),
        (FOUR + "next: draw\nrevealing: up", "revealing is a side"),
        (FOUR + "next: place\nrevealing: N\ndrawn: plain NS", "a rotation is chosen only if there are several"),
        (FOUR + "next: tremor die", "rolling is missing"),
        (FOUR + "next: order", "an order is asked for while two or more"),
        (FOUR + "next: path\nhorrors: A 0,0\nchase: A climber", "a path is chosen only between several"),
        (FOUR + "next: spawn", "horrors appear only through a horror card"),
        (FOUR + "hazard: storm", "'storm' is no hazard card"),
        (FOUR + "rope fails: 3 0 0 0", "failures are counted up to two"),
        (FOUR + "points: 3", "at most three action points"),
        (FOUR + "health: 0 5 3 3", "a turn belongs to a conscious caver"),
        (FOUR + "next: over", "the game is over exactly when"),
        (FOUR + "gas: 3", "gas takes two points"),
        (FOUR + "cave:\n  0,1 horror S\n  1,0 horror W\n  -1,0 horror E\n  0,-1 horror N", "the cave is open until"),
        (FOUR + "cave:\n  1,0 plain EW\nblasted: 1,0 N", "an edge for each explosive"),
        (FOUR + "explosives: 2", "an edge for each explosive"),
        ("cavers: medic bodyguard diver climber\nguides: 2", "three guides and explosives, used by their cavers"),
    ],
)
def test_a_position_that_cannot_arise_is_refused(text: str, problem: str) -> None:
    """Each refusal says what is wrong."""
    with pytest.raises(BadPosition) as refused:
        state_of(text)
    assert problem in str(refused.value)


LEADING = "cavers: leader geologist diver medic\n"
CARDS_OUT = "turned: 7 tremor, 5 flood, 4 gas, 5 cave-in, horror\n"


@pytest.mark.parametrize(
    ("text", "line", "rule"),
    [
        (FOUR + "cave:\n  1,0 plain EW\nflooded: 1,0", 4, "SUB-COM.8"),
        (FOUR + "rope fails: 3 0 0 0", 2, "SUB-SKL.4"),
        (FOUR + "points: 3", 2, "SUB-ACT.1"),
        (FOUR + "next: over", 2, "SUB-END.1"),
        (FOUR + "next: keep\nrevealing: N", 2, "SUB-PLC.15"),
        (FOUR + "next: keep\nrevealing: N\ndrawn: plain NE", 2, "SUB-SCO.1"),
        (FOUR + "active: scout\nguides: 0\nnext: keep\nrevealing: N\ndrawn: plain NE", 4, "SUB-SCO.1"),
        (FOUR + "next: take\nrevealing: N\ndrawn: plain NE", 2, "SUB-GEO.2"),
        (LEADING + "active: geologist\nnext: take\nrevealing: N\ndrawn: plain NE", 3, "SUB-GEO.2"),
        (FOUR + "next: draw\nrevealing: N guided", 3, "SUB-SCO.1"),
        (FOUR + "next: draw\nrevealing: N\ncave:\n  0,1 plain NS", 3, "SUB-BAS.1"),
        (FOUR + "next: turn\ndrawn: plain NE", 3, "SUB-ACT.2"),
        (FOUR + "next: directed", 2, "SUB-LEA.1"),
        (FOUR + "next: directed\nacting: scout", 2, "SUB-LEA.1"),
        (LEADING + "health: 3 0 3 3\nnext: directed\nacting: geologist", 4, "SUB-LEA.1"),
        (LEADING + "next: directed\nacting: diver\ndirected: no", 3, "SUB-LEA.1"),
        (LEADING + "next: hide die\nacting: diver\ndirected: yes", 3, "SUB-LEA.2"),
        (LEADING + "next: step\nsteps: 2\nacting: medic\ndirected: yes\ncave:\n  0,1 plain NS", 3, "SUB-LEA.2"),
        (FOUR + "directed: yes", 2, "SUB-LEA.1"),
        (FOUR + "next: step\nsteps: 0\ncave:\n  0,1 plain NS", 2, "SUB-BAS.10"),
        (FOUR + "next: step\nsteps: 1", 2, "SUB-BAS.10"),
        (FOUR + "next: rope die", 2, "SUB-DAN.5"),
        (FOUR + "next: hide die\nhidden: medic", 2, "SUB-DAN.8"),
        (FOUR + "next: hide die\nhide fails: 2 0 0 0", 2, "SUB-SKL.4"),
        (FOUR + "next: scree die", 2, "SUB-TIL.26"),
        (FOUR + "next: exertion die", 2, "SUB-EXE.3"),
        (FOUR + "next: exertion die\nexerted: yes\nplaces: 0,1 0,0 0,0 0,0\ncave:\n  0,1 exit S", 2, "SUB-EXE.5"),
        (FOUR + "next: blast die", 2, "SUB-ENG.5"),
        (FOUR + "next: cave-in die", 2, "SUB-HAZ.13"),
        (FOUR + "next: cave-in die\nhazard: cave-in\ntimes: 1", 4, "SUB-HAZ.17"),
        (FOUR + "next: tremor die\nrolling: medic", 2, "SUB-HAZ.6"),
        (FOUR + "next: tremor die\nhazard: tremor\nrolling: medic\nhealth: 0 5 3 3", 4, "SUB-HAZ.6"),
        (FOUR + "next: darkness die\nrolling: medic", 2, "SUB-OOT.1"),
        (FOUR + "next: card\nhealth: 0 0 0 0", 2, "SUB-END.1"),
        (FOUR + "next: card\nactive: medic", 2, "SUB-RND.1"),
        (FOUR + "next: card\ngas: 2", 3, "SUB-HAZ.12"),
        (FOUR + CARDS_OUT + "next: card", 3, "SUB-OOT.4"),
        (FOUR + "next: spawn\nhazard: horror", 2, "SUB-HOR.18"),
        (FOUR + "next: spawn\nhazard: horror\nhorrors: A 0,0, B 0,0, C 0,0", 2, "SUB-HOR.15"),
        (FOUR + "next: order\nmoving: A B", 3, "SUB-HOR.7"),
        (FOUR + "next: order\nmoving: X", 3, "SUB-HOR.1"),
        (FOUR + "next: path\nhorrors: A 0,0\nchase: Z medic", 4, "SUB-HOR.1"),
        (FOUR + "next: path\nhorrors: A 0,0\nchase: medic", 4, "SUB-HOR.8"),
        (FOUR + "next: path\nhorrors: A 0,0\nchase: B climber", 2, "SUB-HOR.8"),
        (FOUR + "next: path\nhorrors: A 0,0\nchase: A medic", 4, "SUB-HOR.6"),
        (FOUR + "horrors: AB 0,0", 2, "SUB-HOR.1"),
        (FOUR + "horrors: A 0,0, A 0,0", 2, "SUB-HOR.1"),
        (FOUR + "places: - 0,0 0,0 0,0\nactive: scout\nstart: medic", 4, "SUB-RND.5"),
        (FOUR + "next: deal", 2, "SUB-SET.11"),
        (LEADING + "next: deal\naside: plain NE", 3, "SUB-SET.11"),
        (LEADING + "next: draw start", 2, "SUB-SET.11"),
        (FOUR + "next: draw start\ncave:\n  0,1 plain NS", 3, "SUB-SET.4"),
        (LEADING + "active: diver\nplaces: 0,0 0,0 ~0,1 0,0\nnext: surface\ncave:\n  0,1 water NS", 4, "SUB-DIV.4"),
    ],
)
def test_an_impossible_position_is_refused_with_line_and_rule(text: str, line: int, rule: str) -> None:
    """What lies on the table and what the game waits for have their conditions. [SUB-ACT.2]"""
    with pytest.raises(BadPosition, match=rf"^position, line {line}: .*{rule}[,)]"):
        state_of(text)


def test_an_empty_position_is_the_start() -> None:
    assert GAME.write(state_of("")) == GAME.write(GAME.new(GAME.setup(4)))


def test_a_position_of_the_set_up_round_trips() -> None:
    """Half the boards taken. [SUB-SET.2]"""
    state = GAME.new(GAME.setup(4))
    play(state, "pick medic", "pick diver")
    text = GAME.write(state)
    assert "cavers: medic diver ? ?" in text
    assert GAME.write(state_of(text)) == text


def test_the_drawing_of_a_cave() -> None:
    """Walls, openings, markers, horrors and cavers."""
    state = state_of(
        "cavers: medic bodyguard scout climber\nplaces: 0,0 1,0 1,0 0,1\nhorrors: B 1,0\nhidden: climber\n"
        "cave:\n  1,0 cave-in SW/3,6\n  0,1 ledge S>N\n  -1,0 water EW\nrubble: 1,0\nropes: 0,1\nflooded: -1,0\ngas: 2"
    )
    assert GAME.draw(state).splitlines() == [
        "       +      +",
        "       |L^r   |",
        "       |4     |",
        "+------+      +------+",
        " ~w     @      C36#  |",
        "        1      B23   |",
        "+------+      +      +",
        "",
        "round 1   hazard cards 22   tiles 62   gas costs 2",
        "*1 medic     3/3 0,0 2 AP",
        " 2 bodyguard 5/5 1,0",
        " 3 scout     3/3 1,0",
        " 4 climber   3/3 0,1 hidden",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "move X",
        "heal ghost",
        "repel D",
        "place 45",
        "roll 7",
        "card storm",
        "tile",
        "surface x",
        "pick ghost",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_action(text)


def test_tiles_and_cells_in_words() -> None:
    state = state_of(FOUR)
    assert tile_named(state.parts, "plain SE".replace("SE", "ES")) == (tile_named(state.parts, "plain NE")[0], 1)
    with pytest.raises(BadNotation, match="is no cell"):
        cell_named("here")


ENGINEER = "cavers: engineer diver leader climber\n"
BLASTED = "explosives: 2\ncave:\n  1,0 plain EW\nblasted: 1,0 N\n"
ALL_BLASTED = (
    "explosives: 0\nplaces: 1,0 0,0 0,0 0,0\ncave:\n  1,0 plain EW\n  2,0 plain EW\nblasted: 1,0 N, 2,0 N, 2,0 S"
)
SPRINTING = "next: step\nsteps: 1\nacting: medic\ndirected: yes\ncave:\n  0,1 plain NS"


@pytest.mark.parametrize(
    ("text", "actor", "action", "rule", "reason"),
    [
        (FOUR, 0, "roll 4", "SUB-SKL.1", "chance-alone"),
        (FOUR, 0, "tile plain NE", "SUB-PLC.15", "chance-alone"),
        (FOUR, 9, "end", "SUB-SET.1", "such-seat"),
        (FOUR, 1, "end", "SUB-RND.2", "others-turn"),
        (FOUR, CHANCE, "roll 4", "SUB-ACT.2", "chance-waits"),
        (FOUR, 0, "stop", "SUB-ACT.2", "not-asked"),
        (FOUR, 0, "decline", "SUB-LEA.3", "directed-only"),
        (FOUR, 0, "dive", "SUB-DIV.1", "own-ability"),
        (FOUR, 0, "dig here", "SUB-DAN.3", "rubble-there"),
        (FOUR, 0, "rope", "SUB-DAN.5", "rope-here"),
        (FOUR, 0, "swim N", "SUB-BAS.3", "passage"),
        (FOUR, 0, "squeeze N", "SUB-BAS.3", "passage"),
        (FOUR, 0, "heal leader", "SUB-SET.2", "such-caver"),
        (FOUR, 0, "bandage bodyguard", "SUB-BAS.13", "health-full"),
        (FOUR, 0, "surface 5,5", "SUB-ACT.2", "not-asked"),
        (FOUR + "cave:\n  0,1 plain NS", 0, "swim N", "SUB-DAN.1", "swim"),
        (FOUR + "cave:\n  0,1 plain NS", 0, "squeeze N", "SUB-DAN.2", "squeeze"),
        (FOUR + "cave:\n  0,1 plain NS", 0, "reveal N", "SUB-BAS.1", "frontier"),
        (FOUR + "next: card", 0, "end", "SUB-ACT.2", "wait-for-chance"),
        (FOUR + "next: card", CHANCE, "roll 3", "SUB-HAZ.1", "other-chance"),
        (FOUR + "next: hide die", CHANCE, "card flood", "SUB-SKL.1", "other-chance"),
        (FOUR + "next: cave-in die\nhazard: cave-in", CHANCE, "card flood", "SUB-SKL.8", "other-chance"),
        (ENGINEER + BLASTED + "next: blast die", CHANCE, "card flood", "SUB-SKL.8", "other-chance"),
        (LEADING + "next: deal", CHANCE, "roll 3", "SUB-SET.11", "other-chance"),
        (FOUR, 0, "card tremor", "SUB-HAZ.1", "chance-alone"),
        (LEADING + "next: directed\nacting: medic", 3, "exert", "SUB-EXE.6", "directed-exert"),
        (LEADING + "next: directed\nacting: medic", 3, "hide", "SUB-LEA.2", "directed-cost"),
        (LEADING + SPRINTING, 3, "end", "SUB-MED.2", "answer-step"),
        (LEADING + "active: geologist", 1, "excavate here", "SUB-GEO.1", "rubble-there"),
        ("cavers: climber diver leader medic", 0, "fixrope", "SUB-CLI.1", "rope-here"),
        (FOUR + "next: draw\nrevealing: N", CHANCE, "tile exit N", "SUB-SET.5", "exit-deeper"),
        (FOUR + "next: draw\nrevealing: N", CHANCE, "card flood", "SUB-PLC.15", "other-chance"),
        (
            FOUR + "next: draw\nrevealing: N\nstack: plain NE, exit N",
            CHANCE,
            "tile plain NS",
            "SUB-COM.2",
            "such-tile-left",
        ),
        (FOUR + "next: draw\nrevealing: N\ntop: plain NE", CHANCE, "tile plain NS", "SUB-OOT.5", "such-tile-left"),
        (FOUR + "next: step\nsteps: 1\ncave:\n  0,1 plain NS", 0, "move N", "SUB-BAS.10", "answer-step"),
        (FOUR + "next: step\nsteps: 1\ncave:\n  0,1 plain NS", 0, "step S", "SUB-BAS.3", "passage"),
        (ENGINEER + ALL_BLASTED, 0, "demolish S", "SUB-ENG.1", "explosives"),
        ("cavers: diver engineer leader climber", 0, "dive", "SUB-DIV.1", "water-here"),
        ("cavers: leader diver engineer climber\ndirected: yes", 0, "direct diver", "SUB-LEA.1", "directed-already"),
        ("", 0, "end", "SUB-SET.2", "answer-pick"),
        ("", 1, "pick medic", "SUB-SET.2", "others-decide"),
    ],
)
def test_why_an_action_is_refused(text: str, actor: int, action: str, rule: str, reason: str) -> None:
    """A refusal names its rule and the key of its sentence."""
    refusal = GAME.why_not(state_of(text), actor, GAME.parse_action(action))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, f"subterra-no-{reason}")


def test_the_exit_lies_deeper_by_the_rule_of_its_window() -> None:
    """Among the last six by option. [SUB-SET.6]"""
    state = state_of(FOUR + "next: draw\nrevealing: N", exitWindow="6")
    refusal = GAME.why_not(state, CHANCE, GAME.parse_action("tile exit N"))
    assert refusal is not None
    assert refusal.rule == "SUB-SET.6"


def test_drawn_boards_and_start_are_refused_when_taken() -> None:
    """Chance deals each board once and gives the marker to a caver in play. [SUB-SET.2, SUB-SET.12]"""
    state = GAME.new(GAME.setup(4, {"cavers": "drawn"}))
    play(state, "pick medic")
    refusal = GAME.why_not(state, CHANCE, GAME.parse_action("pick medic"))
    assert refusal is not None
    assert refusal.reason == "subterra-no-board-taken"
    play(state, "pick diver", "pick scout", "pick leader")
    refusal = GAME.why_not(state, CHANCE, GAME.parse_action("start climber"))
    assert refusal is not None
    assert refusal.reason == "subterra-no-such-caver"


def test_a_view_says_where_the_exit_is() -> None:
    """In the stack, in somebody's hand, or in the cave. [SUB-GEO.6]"""
    for text, where in (
        ("", "stack"),
        ("aside: exit N\n", "aside"),
        ("top: exit N\n", "top"),
        ("cave:\n  0,1 exit S\n", "0,1"),
    ):
        view = GAME.view(state_of("cavers: geologist bodyguard scout climber\n" + text), SPECTATOR)
        assert isinstance(view, SubTerraView)
        assert view.exit_in == where


PATHS = (
    "cavers: scout medic diver leader\nhealth: 3 3 0 3\nplaces: 0,0 1,1 0,0 1,1\nnext: path\nhorrors: A 0,0, B 0,0\n"
    "cave:\n  1,0 plain NW\n  0,1 plain ES\n  1,1 plain ESW\n"
)
CORRIDOR = "cave:\n  0,1 plain NS\n  0,2 plain NS\n"


@pytest.mark.parametrize(
    ("one", "other", "field"),
    [
        (LEADING, LEADING + "directed: yes", "directed"),
        (FOUR + "next: draw\nrevealing: N", FOUR + "next: draw\nrevealing: E", "revealing"),
        (FOUR + "next: draw\nrevealing: N", FOUR + "next: draw\nrevealing: N explore", "exploring"),
        (FOUR + "next: step\nsteps: 1\n" + CORRIDOR, FOUR + "next: step\nsteps: 2\n" + CORRIDOR, "steps"),
        (PATHS + "chase: A medic", PATHS + "chase: B medic", "chasing"),
        (PATHS + "chase: A medic", PATHS + "chase: A medic\nmoving: B", "moving"),
        (FOUR + "turned: flood", FOUR + "turned: gas", "turned"),
    ],
)
def test_whatever_is_public_shows_in_a_view(one: str, other: str, field: str) -> None:
    """Two positions that differ only in the middle of something look different. [SUB-LEA.1, SUB-HOR.8, SUB-HAZ.1]"""
    views = [GAME.view(state_of(text), SPECTATOR) for text in (one, other)]
    assert getattr(views[0], field) != getattr(views[1], field)


def test_the_devoured_are_nowhere() -> None:
    """Darkness takes a caver's place as well, and a position read back says the same. [SUB-OOT.2, SUB-TRM.7]"""
    notation_round_trips(GAME, GAME.setup(6, {"difficulty": "expert"}), "d1")
    view = GAME.view(state_of(FOUR + "places: 0,0 0,0 0,0 -"), SPECTATOR)
    assert isinstance(view, SubTerraView)
    assert (view.cavers[3].where, view.cavers[3].cell) == ("darkness", "none")


def test_a_finished_game_shows_no_hazard() -> None:
    """The card that ended the game is over with it. [SUB-END.1, SUB-RND.7]"""
    state = state_of(FOUR + "health: 1 0 0 0\nplaces: 1,0 0,0 0,0 0,0\ncave:\n  1,0 gas SW\nnext: card")
    play(state, "card gas")
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, SubTerraView)
    assert (view.asks, view.hazard) == ("over", "none")
    assert GAME.view(state_of(GAME.write(state)), SPECTATOR) == view


def test_outcomes_are_shared_by_all_seats() -> None:
    """Everybody wins or loses together. [SUB-END.3]"""
    state = state_of(FOUR + "places: 0,1 0,1 0,0 0,0\ncave:\n  0,1 exit S")
    outcome = GAME.outcome(state)
    assert not outcome.over
    assert {standing.points for standing in outcome.standings} == {1}
    assert [entry.count for entry in outcome.standings[0].breakdown] == [2, 2, 1]
