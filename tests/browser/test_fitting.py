"""Nothing is cut: every text of every screen is measured, with long names and large numbers, from 360 to 1920 pixels.

Each screen is loaded once in each language; its width is changed in place.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import BOTS, Visitor, steps
from tests.server.serving import Person, Server

Visit = Callable[..., Visitor]
LARGE = {"diamant": 104, "cave": 600, "subterra": 300}
"""Steps of the finished matches with much on the table: in Diamant somebody has 63 gems and 35 in relics."""
WIDTHS = {360: 740, 768: 1024, 1440: 900, 1920: 1080}
MEASURE = (Path(__file__).parent / "fitting.js").read_text(encoding="utf-8")
NAMES = ("Maximiliane Oberhuber-Weiss", "Bartholomäus Schwarzenbach", "Anna-Magdalena", "Konstantin von Hohenburg")
TITLE = "Die Höhlenforschenden vom Donnerstag"
PAGES = {
    "home": "/",
    "new-table": "/new/cave",
    "on-this-device": "/new/diamant?here=1",
    "open-tables": "/tables",
    "shelf": "/replays",
    "rules": "/rules/subterra",
    "box-tiles": "/boxes/subterra",
    "box-cards": "/boxes/diamant",
    "learn": "/learn",
    "lesson-diamant": "/learn/diamant/first-match",
    "lesson-cave": "/learn/cave/first-expedition",
    "lesson-subterra": "/learn/subterra/first-descent",
    "puzzles": "/puzzles",
    "puzzle-cave": "/puzzles/cave/others-rope",
    "puzzle-subterra": "/puzzles/subterra/shield-wall",
    "glossary": "/glossary/cave",
    "counting": "/aids/cave",
    "gems": "/aids/diamant/gems",
    "hazards": "/aids/subterra/hazards",
}
ATTEMPTS = 8
MOST_DEEDS = 100
AGAIN_MS = 150
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def measured(visitor: Visitor) -> list[str]:
    """What does not fit once the page has settled: some parts measure themselves before they are drawn anew."""
    for _ in range(ATTEMPTS):
        visitor.page.evaluate(SETTLED)
        found: list[str] = visitor.page.evaluate(MEASURE)
        if not found:
            break
        visitor.page.wait_for_timeout(AGAIN_MS)
    return found


@pytest.fixture(params=["en", "de"])
def fits(request: pytest.FixtureRequest, visit: Visit) -> Callable[[Callable[[Visitor], None]], None]:
    """Brings a visitor to a screen and measures it at every width."""

    def measure(bring: Callable[[Visitor], None]) -> None:
        visitor = visit(language=request.param)
        bring(visitor)
        visitor.page.evaluate("document.fonts.ready")
        found: list[str] = []
        for width, height in WIDTHS.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            found += measured(visitor)
        assert not found, "\n" + "\n".join(found)

    return measure


Fits = Callable[[Callable[[Visitor], None]], None]


def seated(server: Server, record: str, game: str, upto: int) -> list[Person]:
    """People with long names who play on from a step of a record; the first is the host."""
    host = server.table("you", "open", "open", "open", game=game, name=NAMES[0], title=TITLE, record=record, upto=upto)
    people = [host, *(host.join(seat, NAMES[seat]) for seat in range(1, 4))]
    host.do("start")
    return people


def end(people: list[Person]) -> None:
    """Turn back or end the turn, or do the first thing there is, until the match is over."""
    for _ in range(MOST_DEEDS):
        for seat, person in enumerate(people):
            seen = person.look()
            if seen["table"]["phase"] == "over":
                return
            ways = {entry["kind"]: entry["action"] for entry in reversed(seen["picture"]["legal"])}
            if ways:
                person.act(seat, next(ways[kind] for kind in ("back", "end", *ways) if kind in ways))
    raise AssertionError("the match does not end")


def test_a_word_that_is_cut_is_found(visit: Visit) -> None:
    """The measure itself: what is cut, sticks out, is off the screen or torn apart is told, what fits is not."""
    visitor = visit()
    visitor.go("/nowhere")
    visitor.page.evaluate(
        """() => {
            document.body.innerHTML = '<p id=a>fine words</p><p id=b>cut words here</p><p id=c><b>sticking out</b></p>'
                + '<p id=d>far away</p><p id=e>Anna</p><p id=f><b>name</b><i>points</i></p>';
            const style = (id, more) => Object.assign(document.getElementById(id).style, more);
            style('b', {width: '40px', overflow: 'hidden', whiteSpace: 'nowrap'});
            style('c', {width: '40px', background: '#333', whiteSpace: 'nowrap'});
            style('d', {position: 'absolute', left: '-30px'});
            style('e', {width: '22px', overflowWrap: 'anywhere'});
            document.querySelector('#f i').style.marginLeft = '-20px';
        }"""
    )
    said = " | ".join(visitor.page.evaluate(MEASURE))
    assert '"cut words here" is cut by' in said
    assert '"sticking out" sticks out of' in said
    assert '"far away" is off the screen' in said
    assert '"Anna" is torn apart' in said
    assert '"name" and "points" lie over one another' in said
    assert "fine words" not in said


@pytest.mark.parametrize("name", PAGES)
def test_a_page(fits: Fits, name: str, finished: dict[str, Person]) -> None:
    def bring(visitor: Visitor) -> None:
        if name == "shelf":
            visitor.keep(finished["cave"])
        visitor.go(PAGES[name])
        expect(visitor.page.locator("h1, h2").first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")

    fits(bring)


def test_the_company_for_play_now(fits: Fits) -> None:
    def bring(visitor: Visitor) -> None:
        visitor.prefer(name=NAMES[1])
        visitor.go("/")
        visitor.by("play-diamant").click()
        for _ in range(4):
            visitor.by("now-seats").get_by_role("button").last.click()
        expect(visitor.by("now-bot-6")).to_be_visible()

    fits(bring)


def test_the_lobby(fits: Fits, server: Server) -> None:
    host = server.table("you", "open", "odds", "random", "open", name=NAMES[0], title=TITLE)
    guest = host.join(1, NAMES[1])
    guest.do("say", text="Wer kommt am Donnerstagabend mit in die Fledermaushöhle?")
    guest.do("emote", seat=1, emote="help")

    def bring(visitor: Visitor) -> None:
        visitor.keep(host)
        visitor.go(f"/table/{host.key}")
        expect(visitor.by("lobby")).to_be_visible()
        expect(visitor.by("level-2")).to_be_visible()

    fits(bring)


def test_three_teams_of_the_cave_with_a_single_provision(fits: Fits, server: Server) -> None:
    """What warns a team alone, and names beside points, on the narrowest screen."""
    host = server.table("you", "explorer", "explorer", game="cave", name=NAMES[0], title=TITLE)
    host.do("start")
    for action in ("load prov, rope, ox2, cam, raft", "ready"):
        host.act(0, action).raise_for_status()
    while not (seen := host.look())["picture"]["warnings"]:
        ways = {entry["kind"]: entry["action"] for entry in reversed(seen["picture"]["legal"])}
        for kind in [kind for kind in ("place", "discover", "move") if kind in ways][:1]:
            host.act(0, ways[kind], version=seen["seq"])

    def bring(visitor: Visitor) -> None:
        visitor.sit(host)
        visitor.wait_for_turn()
        expect(visitor.by("warning")).to_be_visible()

    fits(bring)


@pytest.mark.parametrize("game", BOTS)
def test_a_table_near_its_end(fits: Fits, server: Server, finished: dict[str, Person], game: str) -> None:
    record = finished[game].record()
    host = seated(server, record, game, steps(record) - 6)[0]

    def bring(visitor: Visitor) -> None:
        visitor.sit(host)
        visitor.page.wait_for_load_state("networkidle")

    fits(bring)


def test_a_full_table_of_diamant(fits: Fits, server: Server) -> None:
    host = server.table("you", *["odds"] * 7, name=NAMES[0])
    host.do("start")

    def bring(visitor: Visitor) -> None:
        visitor.sit(host)
        visitor.wait_for_turn()

    fits(bring)


@pytest.mark.parametrize("game", BOTS)
def test_the_end(fits: Fits, server: Server, finished: dict[str, Person], game: str) -> None:
    record = finished[game].record()
    people = seated(server, record, game, steps(record) - 4)
    end(people)

    def bring(visitor: Visitor) -> None:
        visitor.sit(people[0])
        visitor.see_the_end()

    fits(bring)


@pytest.mark.parametrize("game", BOTS)
def test_a_replay(fits: Fits, finished: dict[str, Person], game: str) -> None:
    def bring(visitor: Visitor) -> None:
        visitor.go(f"/replay/{finished[game].key}?step={LARGE[game]}")
        expect(visitor.by("replay")).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")

    fits(bring)


def test_a_review(fits: Fits, finished: dict[str, Person]) -> None:
    def bring(visitor: Visitor) -> None:
        visitor.go(f"/review/{finished['cave'].key}")
        expect(visitor.by("chances")).to_be_visible()

    fits(bring)
