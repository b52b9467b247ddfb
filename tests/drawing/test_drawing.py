"""Pictures with words, as PNG, and films of whole matches."""

import io
import re
import sys
from collections import Counter
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from PIL import Image

import speleo
from speleo.drawing.film import animated_svg, frames_of, gif, gif_frames, moments
from speleo.drawing.raster import png
from speleo.drawing.words import drawn

NAMES = ["Ada", "Ben"]


def played(name: str) -> speleo.Match:
    return speleo.play(speleo.game(name).match(seats=2), ["random"], seed="film")


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("diamant", "en", "Diamant · Expedition 5 of 5 · Ada and Ben"),
        ("diamant", "de", "Diamant · Expedition 5 von 5 · Ada und Ben"),
        ("cave", "en", r"The Cave · Round \d+ · Ada and Ben"),
        ("cave", "de", r"The Cave · Runde \d+ · Ada und Ben"),
        ("subterra", "en", r"Sub Terra · Round \d+ · Ada and Ben"),
        ("subterra", "de", r"Sub Terra · Runde \d+ · Ada und Ben"),
    ],
)
def test_a_heading_in_both_languages(name: str, language: str, said: str) -> None:
    match = played(name)
    svg = drawn(match.game, match.state, language, NAMES)
    assert re.search(f"<title>{said}</title>", svg)
    assert svg == speleo.draw(match, language, NAMES)
    with pytest.raises(speleo.SpeleoError, match="unknown language 'fr'"):
        speleo.draw(match, "fr")


def test_a_png_has_the_size_that_was_asked_for_and_shows_the_board() -> None:
    svg = played("diamant").to_svg(names=NAMES)
    picture = Image.open(io.BytesIO(png(svg, 600)))
    assert (picture.format, picture.size) == ("PNG", (600, 315))
    colours = picture.convert("RGB").getcolors(600 * 315)
    assert colours is not None
    assert len(colours) > 500
    with pytest.raises(speleo.SpeleoError, match="100 to 4000 pixels wide, not 9"):
        png(svg, 9)


def test_letters_are_drawn_also_where_no_fonts_are_installed() -> None:
    """The font comes along: a name changes the picture in its place."""
    match = played("diamant")
    one, other = (png(match.to_svg(names=names), 600) for names in (["MMMM", "B"], ["iiii", "B"]))
    assert one != other


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Callable[[], bytes]]] = [("resvg_py", lambda: png("<svg/>")), ("PIL", lambda: gif([], 1))]
    for module, ask in asked:
        monkeypatch.setitem(sys.modules, module, None)
        with pytest.raises(speleo.SpeleoError, match=r'not installed: pip install "speleo\[draw\]"'):
            ask()


@pytest.mark.parametrize(("steps", "frames"), [(0, 2), (1, 5), (10, 4), (500, 80), (80, 400)])
def test_a_film_begins_at_the_start_and_shows_the_end(steps: int, frames: int) -> None:
    found = moments(steps, frames)
    assert (found[0], found[-1]) == (0, steps)
    assert len(found) == len(set(found)) == min(steps + 1, frames)
    with pytest.raises(speleo.SpeleoError, match="2 to 400 frames"):
        moments(steps, 1)


@pytest.mark.parametrize("name", ["diamant", "cave", "subterra"])
def test_an_animated_svg_shows_one_frame_after_another(name: str) -> None:
    """Well-formed, parts that frames share stand in it once, the last frame is what stands still."""
    frames = frames_of(played(name), 8, "en", NAMES)
    svg = animated_svg(frames, NAMES, 0.5)
    root = ElementTree.fromstring(svg)
    shown = [child for child in root if child.tag.endswith("}g")]
    assert [child.attrib.get("visibility") for child in shown] == ["hidden"] * 7 + [None]
    timed = [element.attrib for element in root.iter() if element.tag.endswith("}animate")]
    assert [times["keyTimes"] for times in timed][:2] == ["0;0.08333", "0;0.08333;0.16667"]
    assert [times["values"] for times in timed][-1] == "hidden;visible"
    assert {times["dur"] for times in timed} == {"6s"}
    ids = Counter(element.attrib["id"] for element in root.iter() if "id" in element.attrib)
    used = {element.attrib["href"].strip("#") for element in root.iter() if "href" in element.attrib}
    assert max(ids.values()) == 1
    assert used <= set(ids)
    assert len(svg) < sum(len(played(name).to_svg()) for _ in range(8))
    sizes = {(board.x, board.y, board.width, board.height) for board, _ in frames}
    assert len(sizes) == 1


def test_a_gif_has_every_frame_and_stays_on_the_last() -> None:
    frames, seen = frames_of(played("diamant"), 4, "de", NAMES), list[int]()
    film = Image.open(io.BytesIO(gif(gif_frames(frames, NAMES, 300, seen.append), 0.2)))
    assert (film.format, film.size, getattr(film, "n_frames", 1)) == ("GIF", (300, 158), 4)
    assert seen == [1, 2, 3, 4]
    film.seek(0)
    assert film.info["duration"] == 200
    film.seek(3)
    assert film.info["duration"] == 1000
