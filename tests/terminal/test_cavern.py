"""A cave in half-blocks: as large as there is room, with coordinates, gaps where passages are, and seats as marks."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from speleo.bots import bot_named
from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.terminal.app import SpeleoApp
from speleo.terminal.cavern import SIZES, Cavern, Spot, fitted
from speleo.terminal.palette import SEAT_SHAPES
from speleo.terminal.skin import Scene, ordered, skin_for
from speleo.terminal.table import TableScreen
from speleo.texts.texts import Texts
from tests.terminal.screens import asked, until
from tests.terminal.sittings import begin

TWO = [Spot(0, 0, frozenset("E"), "Basislager"), Spot(1, 0, frozenset("W"), "See", "25m")]


def scene_of(name: str, steps: int, language: str = "en") -> Scene:
    """A match at random, some steps on."""
    game, dealer = game_named(name), FastDealer("cavern")
    match = game.match(seats=2)
    for _ in range(steps):
        match.deal(dealer)
        if not match.actors:
            break
        legal = match.legal(match.actors[0])
        match.act(match.actors[0], legal[dealer.below(len(legal))])
    match.deal(dealer)
    state, seat = match.state, match.actors[0]
    return Scene(game, state.seen_by(seat), game.view(state, seat), seat, ("Ada", "Ben"), (0, 1), Texts(language))


def scene_cell(scene: Scene, here: tuple[int, int]) -> str:
    """A cell as the lists of the game write it."""
    tiles = getattr(scene.view, "cave", ())
    return next((tile.cell for tile in tiles if (tile.x, tile.y) == here), f"{here[0]},{here[1]}")


@pytest.mark.parametrize(("room", "size"), [((200, 60), SIZES[0]), ((24, 6), SIZES[2]), ((10, 3), SIZES[-1])])
def test_spaces_are_as_large_as_the_room_allows(room: tuple[int, int], size: tuple[int, int]) -> None:
    cavern = Cavern(TWO, *room)
    assert (cavern.wide, cavern.high) == size
    lines = cavern.text().plain.split("\n")
    assert len(lines) == cavern.high
    assert {len(line) for line in lines} == {2 * cavern.wide}


def test_every_space_says_where_it_is_and_walls_have_gaps_where_passages_are() -> None:
    cavern = Cavern(TWO, 200, 60)
    drawn = cavern.text().plain
    assert all(word in drawn for word in ("0,0", "1,0", "Basislager", "See", "25m"))
    row = cavern.points[cavern.high]
    east_of_first, west_of_first = row[cavern.wide - 1], row[0]
    assert east_of_first != west_of_first


@pytest.mark.parametrize("name", ["cave", "subterra"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_map_of_a_match_shows_who_acts_with_the_mark_of_the_seat(name: str, language: str) -> None:
    scene = scene_of(name, 40, language)
    skin = skin_for(scene.game)
    drawn = skin.board(scene, 100, 30)
    here = skin.here(scene)
    assert here is not None
    assert scene_cell(scene, here) in str(drawn)
    assert any(shape in str(drawn) for shape in SEAT_SHAPES[:2])
    assert ("north is up" if language == "en" else "Norden oben") in skin.board_note(scene)


@pytest.mark.parametrize(("language", "word"), [("en", "field"), ("de", "Feld")])
def test_fields_have_the_numbers_of_the_list_and_no_wall_to_the_base(language: str, word: str) -> None:
    """CAVE-6.3: from the base to every field; on the board for two only the first lies beside it."""
    scene = scene_of("cave", 3, language)
    cavern = skin_for(scene.game).cavern(scene, 200, 60)
    assert cavern is not None
    found = {spot.title: spot for spot in cavern.spots}
    assert {f"{word} {number}" for number in (1, 2, 3)} <= set(found)
    assert all(f"{word} {number}" in cavern.text().plain for number in (1, 2, 3))
    (base,) = (spot for spot in cavern.spots if (spot.x, spot.y) == (0, 0))
    first = found[f"{word} 1"]
    assert (first.x, first.y) == (0, -1)
    assert base.open == {"N"}
    assert "S" in first.open


@pytest.mark.parametrize(("name", "bot", "steps"), [("cave", "explorer", 100), ("subterra", "team", 60)])
async def test_whoever_acts_is_in_sight_in_the_smallest_window(name: str, bot: str, steps: int) -> None:
    """In the middle, as far as the map goes, also when a match is gone on with: at first there is no room at all."""
    sitting = begin(name, ["Ada"], ["random"], seats=2, seed="sight")
    match, dice, player = sitting.match, FastDealer("sight"), bot_named(name, bot)
    for step in range(4 * steps):
        match.deal(sitting.dealer)
        seat = match.actors[0]
        if step > steps and seat == 0:
            break
        match.act(seat, match.game.decode(match.state, player.choose(match.state.seen_by(seat), seat, dice)))
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: asked(app))
        await pilot.pause(0.2)
        table = app.screen
        assert isinstance(table, TableScreen)
        board = table.query_one("#board")
        room, at = board.content_size, board.scroll_offset
        place = table.middle(table.scene, max(20, room.width), max(4, room.height))
        assert place is not None
        assert board.max_scroll_x + board.max_scroll_y > 0
        assert at.x == min(max(0, place[0] - room.width // 2), board.max_scroll_x)
        assert at.y == min(max(0, place[1] - room.height // 2), board.max_scroll_y)


def test_a_title_is_shortened_to_a_word_that_is_not_another() -> None:
    """Squeeze III is never cut to something that reads like squeeze I."""
    assert [fitted("III sq.", room) for room in (7, 6, 4, 3)] == ["III sq.", "III", "III", "III"]
    assert fitted("rockfall", 5) == "rock."
    deep = Spot(0, 0, frozenset(), "*squeeze III", "50m", short="*III sq.")
    assert "*III 50" in Cavern([deep], 9, 4).text().plain


@pytest.mark.parametrize(("language", "said"), [("en", "drawn: cave-in N E 26"), ("de", "gezogen: Einsturz N O 26")])
def test_the_drawn_tile_is_named_before_somebody_decides_about_it(language: str, said: str) -> None:
    """SUB-PLC.4: what it is and how it would lie, in the smallest window too."""
    game = game_named("subterra")
    setup = game.setup(1)
    position = (
        "cavers: medic scout geologist bodyguard\nnext: place\nactive: medic\nrevealing: E\ndrawn: cave-in NE/2,6"
    )
    state = game.read(setup, position)
    scene = Scene(game, state, game.view(state, 0), 0, ("Ada",), (0,), Texts(language))
    skin = skin_for(game)
    for width in (78, 118):
        head = skin.head(scene, width, False)
        assert said in str(head)
        assert len(str(head)) <= width
    labels = [skin.label(scene, action) for action in game.legal_actions(state, 0)]
    assert len(labels) == len({label.rpartition(": ")[2] for label in labels}) > 1


def test_arrow_keys_walk_where_that_is_legal() -> None:
    """CAVE-6.1: through each side for which there is a move, and through no other."""
    found = 0
    for steps in range(20, 60, 4):
        scene = scene_of("cave", steps)
        legal = scene.game.legal_actions(scene.seen, scene.viewer)
        for side in "NESW":
            action = skin_for(scene.game).walk(scene, side)
            assert action is None or action in legal
            found += action is not None
    assert found > 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_heads_of_the_teams_table_are_whole_in_the_smallest_window(language: str) -> None:
    scene, texts = scene_of("cave", 40, language), Texts(language)
    console = Console(width=50, file=io.StringIO())
    console.print(skin_for(scene.game).seats(scene, 50))
    assert isinstance(console.file, io.StringIO)
    heads = console.file.getvalue().splitlines()[0]
    assert heads.split() == [texts.say(f"cave-{name}") for name in ("backpack", "tent", "tokens", "points")]


def test_the_end_of_a_turn_is_never_listed_first() -> None:
    for steps in range(20, 60, 4):
        scene = scene_of("cave", steps)
        listed = ordered(scene.game.legal_actions(scene.seen, scene.viewer))
        tags = [action.tag for action in listed]
        assert "end" not in tags[:1] or set(tags) <= {"end", "skip"}
