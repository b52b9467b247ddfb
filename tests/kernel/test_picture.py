"""Positions as pictures: well-formed, complete, the same every time, and without anybody's secrets."""

import os
import re
import subprocess
import sys
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import speleo
from speleo import SPECTATOR, Match
from speleo.games import GAMES
from speleo.kernel.picture.rock import floor, noise
from speleo.kernel.picture.sheet import Board, Heading, SeatLine, document
from speleo.kernel.picture.svg import number, tag, words

SVG = "{http://www.w3.org/2000/svg}"


def reached(name: str, seats: int, steps: int, seed: str = "pictures") -> Match:
    match = speleo.play(speleo.game(name).match(seats=seats), ["random"], seed=seed)
    return Match(match.game, match.setup, match.state_after(min(steps, len(match.steps))))


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def counted(root: ElementTree.Element, key: str) -> Counter[str]:
    return Counter(element.attrib[key] for element in root.iter() if key in element.attrib)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 3, 40, 10_000])
def test_a_picture_is_well_formed_and_stands_alone(name: str, steps: int) -> None:
    """It refers to nothing outside itself, and to nothing that is not in it."""
    svg = reached(name, min(speleo.game(name).seats) + 1, steps).to_svg(names=["Ada & Ben", "<C>"])
    root = parsed(svg)
    assert (root.tag, root.attrib["viewBox"]) == (f"{SVG}svg", "0 0 1200 630")
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = {found.strip("#") for element in root.iter() if (found := element.attrib.get("href"))}
    used |= set(re.findall(r"url\(#([^)]+)\)", svg))
    assert used <= set(ids)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
    assert "Ada & Ben" in {element.text for element in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_is_the_same_in_every_process(name: str) -> None:
    code = (
        "import sys, hashlib; sys.path.insert(0, '.'); from tests.kernel.test_picture import reached;"
        f"print(hashlib.sha256(reached({name!r}, 3, 40).to_svg().encode()).hexdigest())"
    )
    said = {
        subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, **OUTPUT).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


OUTPUT: dict[str, Any] = {"capture_output": True, "text": True, "check": True}


def test_every_space_team_tent_and_token_of_the_cave_is_there() -> None:
    for steps in (60, 250, 10_000):
        match = reached("cave", 3, steps)
        view: Any = match.view()
        root = parsed(match.to_svg())
        assert counted(root, "data-cell") == Counter(f"{space.x},{space.y}" for space in view.spaces) + Counter(
            ["0,0"] if view.drawn else []
        )
        assert counted(root, "data-team") == Counter("123")
        pitched = [seat for seat, team in enumerate(view.teams) if team.tent and team.tent.where == "pitched"]
        assert counted(root, "data-tent") == Counter(str(seat + 1) for seat in pitched)
        assert counted(root, "data-token") == Counter(space.token for space in view.spaces if space.token)
        assert sum(counted(root, "data-rope").values()) == sum(space.rope_token for space in view.spaces)


def test_every_tile_caver_and_horror_of_sub_terra_is_there() -> None:
    horrors = 0
    for steps in (4, 90, 200, 10_000):
        match = reached("subterra", 2, steps)
        view: Any = match.view()
        root = parsed(match.to_svg())
        cells = counted(root, "data-cell")
        cells.pop("", None)
        assert cells == Counter(tile.cell for tile in view.cave)
        told = [caver.caver for caver in view.cavers] + [caver.caver for caver in view.cavers if caver.cell != "none"]
        assert counted(root, "data-caver") == Counter(told)
        assert counted(root, "data-horror") == Counter(letter for tile in view.cave for letter in tile.horrors)
        horrors += sum(counted(root, "data-horror").values())
    assert horrors


def test_every_card_and_explorer_of_diamant_is_there() -> None:
    position = "path: treasure 17 (2), snake, relic, treasure 9, lava\ngathered: 4 0 4 4"
    match = speleo.game("diamant").match(seats=4, position=position)
    root = parsed(match.to_svg())
    assert counted(root, "data-card") == Counter(["treasure", "snake", "relic", "treasure", "lava"])
    view: Any = match.view()
    inside = [str(seat + 1) for seat, one in enumerate(view.seats) if one.inside]
    assert counted(root, "data-inside") == Counter(inside)
    shown = {element.text for element in root.iter(f"{SVG}text")}
    assert {"17", "×2", "9", "5", "1/5", str(view.deck_size)} <= shown


def test_at_the_end_everybody_stands_beside_what_they_brought_home() -> None:
    """[DIA-6.1]"""
    match = reached("diamant", 3, 10_000)
    root = parsed(match.to_svg())
    assert counted(root, "data-home") == Counter("123")
    points = {str(standing.points) for standing in match.outcome.standings}
    assert points <= {element.text for element in root.iter(f"{SVG}text")}


def test_a_choice_is_not_seen_before_all_have_chosen() -> None:
    """That somebody has chosen is seen, what is not; not even by the size of the picture. [DIA-7.2]"""
    pictures = {}
    for choice in ("on", "back"):
        match = speleo.game("diamant").match(seats=3)
        match.act(speleo.CHANCE, "treasure 7")
        before = match.to_svg()
        match.act(0, choice)
        pictures[choice] = [match.to_svg(viewer) for viewer in (SPECTATOR, 1, 2)]
        assert match.to_svg() != before
    assert pictures["on"] == pictures["back"]


def test_a_closed_chest_shows_nothing_of_its_gems() -> None:
    """[DIA-7.3]"""
    game = speleo.game("diamant")
    text = "expedition: 2\npath: treasure 7 (1)\ngathered: 3 3\nchest: {} 0"
    rich, poor = (game.match(2, {"chests": "closed"}, position=text.format(gems)) for gems in (23, 2))
    assert rich.to_svg() == poor.to_svg()
    assert rich.to_svg(1) == poor.to_svg(1)
    assert rich.to_svg(0) != poor.to_svg(0)


def test_what_is_packed_in_secret_is_not_seen() -> None:
    """[CAVE-14.7]"""
    pictures = set()
    for choice in (0, -1):
        match = speleo.game("cave").match(seats=2)
        match.act(0, match.legal(0)[choice])
        pictures.add((match.to_svg(), match.to_svg(1)))
        assert match.view(0) != match.view()
    assert len(pictures) == 1


def test_a_game_that_draws_nothing_is_shown_in_its_characters() -> None:
    match = speleo.game("pig").match(seats=2)
    lines = [line.strip() for line in str(match).splitlines() if line.strip()]
    shown = [
        (element.text or "").replace("\u00a0", " ").strip() for element in parsed(match.to_svg()).iter(f"{SVG}text")
    ]
    assert [line for line in lines if line not in shown] == []


def test_a_notebook_shows_what_everybody_sees() -> None:
    match = reached("diamant", 3, 20)
    assert match._repr_svg_() == match.to_svg(SPECTATOR)
    with pytest.raises(speleo.BadSetup, match="there is no seat 9"):
        match.to_svg(8)


def test_svg_is_written_with_care() -> None:
    assert (number(-0.001), number(2.50), number(3)) == ("0", "2.5", "3")
    assert tag("g", stroke_width=1.005, class_='a"b', fill=None) == '<g stroke-width="1" class=\'a"b\'/>'
    assert "&lt;b&gt;" in words("<b>", 0, 0, 10)


def test_passages_meet_at_the_edges_of_tiles() -> None:
    """Whatever the seed: a passage leaves its tile in the same place."""
    for exits in (("N",), ("N", "S"), ("E", "S", "W"), ("N", "E", "S", "W")):
        for seed in range(5):
            corners = floor(exits, seed)
            assert ("N" in exits) == ("-17 -50" in corners and "17 -50" in corners)
            assert ("E" in exits) == ("50 -17" in corners and "50 17" in corners)
    assert floor((), 1) != floor((), 2)
    assert {noise(seed) for seed in range(100)} == {noise(seed) for seed in range(100)}
    assert all(-1 <= noise(seed, 3) <= 1 for seed in range(1000))


def test_long_names_are_cut_and_many_seats_fit() -> None:
    lines = tuple(SeatLine(seat, str(seat)) for seat in range(8))
    svg = document(Board(0, 0, 10, 10, ("<g/>",), seats=lines), Heading("G", "M"), ["Wilhelmine von Traunstein"] * 8)
    assert "Wilhelmine von T…" in svg
    assert counted(parsed(svg), "data-seat") == Counter(map(str, range(1, 9)))
    wide = Board(0, 0, 10, 10, ()).within(Board(-5, 2, 30, 3, ()))
    assert (wide.x, wide.y, wide.width, wide.height) == (-5, 0, 30, 10)
