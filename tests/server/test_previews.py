"""What a link shows where it is pasted: tags in the page, and a picture of the board without names or secrets."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest

from speleo.drawing.cover import cover
from speleo.games import GAMES, game_named
from speleo.server.previews import Preview, Previews, tags
from speleo.server.web.pages import Pages
from tests.server.serving import Person, Server

PNG = b"\x89PNG"


def tags_of(server: Server, path: str, language: str = "en") -> dict[str, str]:
    page = server.http.get(path, headers={"accept-language": language})
    if page.status_code == 503 or "<head" not in page.text:
        pytest.skip("the pages are not built")
    found = re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)"', page.text)
    return {name: html.unescape(value) for name, value in found}


def running(server: Server) -> Person:
    ada = server.table("you", "open", name="Ada", title="Rain & <Sun>")
    ada.join(1, "Ben")
    ada.do("start")
    return ada


def picture(server: Server, address: str) -> bytes:
    answer = server.http.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["cache-control"].startswith("public")
    assert answer.content.startswith(PNG)
    return answer.content


def test_the_link_of_a_table_shows_its_board(server: Server) -> None:
    """Title, a sentence in the reader's language and a picture that is there; and nobody's name."""
    ada = running(server)
    shown = tags_of(server, f"/table/{ada.key}")
    assert shown["og:title"] == "Diamant · Rain & <Sun>"
    assert "is being played" in shown["og:description"]
    assert shown["og:image"].startswith(f"http://127.0.0.1:{server.port}/preview/table/{ada.key}.png?lang=en&at=")
    assert picture(server, shown["og:image"])
    assert "läuft" in tags_of(server, f"/table/{ada.key}", "de-DE,de")["og:description"]
    assert "noch einmal" in tags_of(server, f"/replay/{ada.key}", "de")["og:description"]
    assert not [value for value in shown.values() if "Ada" in value or "Ben" in value]


def test_before_the_match_a_link_shows_the_game_and_the_free_seats(server: Server) -> None:
    table = server.table("you", "open", "open")
    shown = tags_of(server, f"/table/{table.key}")
    assert "2 seats are free" in shown["og:description"]
    assert picture(server, f"/preview/table/{table.key}.png") == picture(server, "/preview/game/diamant.png")


def test_a_picture_tells_no_secret(server: Server) -> None:
    """Ada has chosen; the picture is the same whatever she chose. [DIA-7.1]"""
    pictures = []
    for choice in ("on", "back"):
        ada = running(server)
        before = picture(server, f"/preview/table/{ada.key}.png")
        path = ada.look(seat=0)["picture"]["view"]["path"]
        assert ada.act(0, choice).status_code == 200
        pictures.append((path, before == picture(server, f"/preview/table/{ada.key}.png")))
    assert [same for _, same in pictures] == [True, True]


def test_a_picture_follows_the_match(server: Server) -> None:
    ada = running(server)
    before = picture(server, f"/preview/table/{ada.key}.png")
    for seat in range(2):
        ada.act(seat, "on")
    after = picture(server, f"/preview/table/{ada.key}.png?lang=de")
    assert after != before
    assert after == picture(server, f"/preview/table/{ada.key}.png?lang=de")


@pytest.mark.parametrize("path", ["/table/nothing-here-at-all", "/replay/nope", "/", "/rules/diamant"])
def test_a_link_that_leads_nowhere_shows_the_app(server: Server, path: str) -> None:
    shown = tags_of(server, path)
    assert shown["og:title"] == "Speleo"
    assert picture(server, shown["og:image"])


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/preview/table/nothing-here-at-all.png", 404),
        ("/preview/table/no%20key.png", 422),
        ("/preview/game/chess.png", 404),
        ("/preview/game/diamant.png?lang=fr", 422),
    ],
)
def test_a_picture_that_is_not_there_is_refused_in_one_line(server: Server, path: str, status: int) -> None:
    answer = server.http.get(path)
    assert answer.status_code == status
    assert "\n" not in answer.json()["said"]


def test_the_link_of_a_step_shows_that_step(server: Server) -> None:
    ada = running(server)
    start = picture(server, f"/preview/table/{ada.key}.png?step=0")
    for seat in range(2):
        ada.act(seat, "on")
    shown = tags_of(server, f"/replay/{ada.key}?step=0")
    assert shown["og:image"].endswith("&step=0")
    assert picture(server, shown["og:image"]) == start
    now = picture(server, f"/preview/table/{ada.key}.png")
    assert now == picture(server, f"/preview/table/{ada.key}.png?step=999999") != start
    for nonsense in ("%3Cb%3E", "%D9%A3", "-1"):
        assert "step" not in tags_of(server, f"/replay/{ada.key}?step={nonsense}")["og:image"]


def test_a_finished_match_is_a_film_to_keep(server: Server) -> None:
    """With names only if they are wanted; a match in play has none."""
    ada = server.table("you", name="Ada")
    ada.do("start")
    assert server.http.get(f"/preview/table/{ada.key}.svg").json()["problem"] == "not-over"
    while ada.look(seat=0)["table"]["phase"] != "over":
        ada.act(0, "back")
    film = server.http.get(f"/preview/table/{ada.key}.svg", params={"lang": "de"})
    assert film.headers["content-type"] == "image/svg+xml"
    assert film.headers["content-disposition"] == 'attachment; filename="speleo-diamant.svg"'
    assert film.text.count("<animate ") > 5
    assert "Expedition 5 von 5" in film.text
    assert "Ada" not in film.text
    assert "Ada" in server.http.get(f"/preview/table/{ada.key}.svg", params={"names": 1}).text


def test_only_so_much_is_kept() -> None:
    """The picture that was asked for longest ago goes first."""
    kept = Previews(most=10)
    kept.keep(("a", "1", "en"), b"12345")
    kept.keep(("b", "1", "en"), b"12345")
    assert kept.find(("a", "1", "en"))
    kept.keep(("c", "1", "en"), b"123")
    assert (kept.find(("b", "1", "en")), kept.size, len(kept.kept)) == (None, 8, 2)
    kept.keep(("a", "1", "en"), b"1")
    assert kept.size == 4
    kept.keep(("huge", "1", "en"), b"x" * 11)
    assert (kept.size, kept.kept) == (0, {})


def test_what_people_wrote_cannot_leave_its_tag() -> None:
    written = tags(Preview('"/><script>', "a & b", "/p.png"), "http://host", "/table/x", "de")
    assert "<script>" not in written
    assert "&quot;/&gt;&lt;script&gt;" in written
    assert "de_DE" in written


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_a_cover_that_is_always_the_same(name: str) -> None:
    assert cover(game_named(name), "en") == cover(game_named(name), "en") != cover(game_named(name), "de")


def test_pages_that_are_no_app_stay_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("</head>")
    assert Pages(tmp_path).pages["notes.txt"].body == b"</head>"
