"""What a view works out for people: the prey of the horrors and the sides that need a rope."""

from speleo.games.subterra.view import SubTerraView
from speleo.kernel.engine.state import SPECTATOR
from tests.games.subterra.tables import GAME, state_of

EAST = "cave:\n  1,0 plain EW\n  2,0 plain EW\n  -1,0 plain EW\n  -2,0 plain EW\n"


def seen(text: str) -> SubTerraView:
    view = GAME.view(state_of(text), SPECTATOR)
    assert isinstance(view, SubTerraView)
    return view


def test_a_horror_hunts_the_nearest_and_the_way_is_shown() -> None:
    """The Leader is two steps away, the Medic further; the cells lead from horror to prey. [SUB-HOR.5, SUB-HOR.7]"""
    view = seen(
        "cavers: medic leader diver climber\nplaces: -1,0 0,0 -2,0 -2,0\nhealth: 3 3 0 0\nhorrors: B 2,0\n" + EAST
    )
    (hunt,) = view.hunts
    assert (hunt.horror, hunt.cell, hunt.prey, hunt.away) == ("B", "2,0", "leader", 2)
    assert hunt.way == ("2,0", "1,0", "0,0")
    assert hunt.tied == ()
    assert not hunt.forks


def test_of_two_equally_near_the_lower_rank_is_prey_and_the_other_is_named() -> None:
    """Diver before Leader. [SUB-HOR.6]"""
    view = seen("cavers: leader diver medic climber\nplaces: 1,0 -1,0 2,0 2,0\nhorrors: A 0,0\n" + EAST)
    (hunt,) = view.hunts
    assert (hunt.prey, hunt.away, hunt.tied) == ("diver", 1, ("leader",))


def test_a_horror_without_victims_has_no_prey() -> None:
    """The Scout is no victim, the others are unconscious. [SUB-HOR.2, SUB-SCO.5]"""
    view = seen("cavers: scout diver medic climber\nhealth: 3 0 0 0\nhorrors: A 1,0\n" + EAST)
    (hunt,) = view.hunts
    assert (hunt.prey, hunt.away, hunt.way) == ("none", 0, ())


def test_two_shortest_ways_are_a_fork() -> None:
    """Somebody will choose. [SUB-HOR.8]"""
    view = seen(
        "cavers: medic diver leader climber\nhealth: 3 0 0 0\nplaces: 1,1 0,0 0,0 0,0\nhorrors: C 0,0\n"
        "cave:\n  1,0 plain NW\n  0,1 plain ES\n  1,1 plain ESW\n"
    )
    (hunt,) = view.hunts
    assert (hunt.prey, hunt.away, hunt.forks) == ("medic", 2, True)


def test_without_a_rope_one_side_is_barred() -> None:
    """A ledge's head and a slope's tail, until a rope hangs there. [SUB-TIL.20, SUB-TIL.23]"""
    cave = "cavers: medic diver leader climber\ncave:\n  1,0 ledge W>E\n  -1,0 slope E>W\n"
    assert [tile.barred for tile in seen(cave).cave] == [(), ("E",), ("E",)]
    assert [tile.barred for tile in seen(cave + "ropes: 1,0 -1,0\n").cave] == [(), (), ()]
