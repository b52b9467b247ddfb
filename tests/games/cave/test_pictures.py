"""Views and drawings of The Cave."""

from speleo.games.cave import GAME
from speleo.games.cave.notation.writing import PHASES
from speleo.games.cave.view import CaveView
from speleo.kernel.engine.state import SPECTATOR
from tests.games.cave.tables import explore, state_of


def test_a_view_shows_stacks_by_count_and_what_is_unseen() -> None:
    """Counts, the current group and its tiles not yet seen; never an order. [CAVE-2.4, CAVE-14.7]"""
    state = explore(GAME.new(GAME.setup(3)), "view", 200)
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, CaveView)
    assert [stack.count for stack in view.stacks] == [state.stacks[group] for group in range(4)]
    left = {stack.group: stack.count for stack in view.stacks}
    assert sum(count for _, count in view.unseen) == 20 - (13 - left[view.group])


def test_a_view_tells_how_deep_the_drawn_tile_will_lie() -> None:
    """As deep as the team's space, a descent one level deeper; nothing while none is drawn. [CAVE-5.2, CAVE-5.3]"""
    text = "at: 0,-2 | 0,0\n{}cave:\n  0,-2 D NES\n"
    views = [GAME.view(state_of(text.format(drawn)), 0) for drawn in ("", "drawn: W NS\n", "drawn: D NS\n")]
    assert [view.drawn_level * view.metres for view in views] == [0, 25, 50]


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
