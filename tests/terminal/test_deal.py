"""Several people at one keyboard have a part in the deal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Select

from speleo.cli.main import run
from speleo.games.diamant import GAME
from speleo.kernel.fairness import SealedDealer
from speleo.kernel.record.record import Record
from speleo.kernel.record.verify import verify
from speleo.terminal import shelf
from speleo.terminal.app import SpeleoApp
from speleo.terminal.beginning import prepare
from speleo.terminal.deal import DealScreen
from speleo.terminal.resuming import go_on
from speleo.terminal.start import keys_in
from tests.kernel.test_independent import found_wrong, numbers_of
from tests.terminal.screens import curtained, ended, shown, until
from tests.terminal.sittings import begin
from tests.terminal.test_menu import on_menu
from tests.terminal.test_saving import left_match, play_on

FAR = 10**9


def shuffling(app: SpeleoApp) -> bool:
    return isinstance(app.screen, DealScreen)


def two_people(language: str = "en", deal: bool = True, path: Path | None = None) -> SpeleoApp:
    return SpeleoApp(language, start=prepare("diamant", ["Ada", "Ben"], ["odds"], path=path), pace=0, deal=deal)


async def type_keys(pilot: Pilot[None], app: SpeleoApp, *lines: str) -> None:
    """One person after the other types a line."""
    await until(pilot, lambda: shuffling(app))
    for line in lines:
        await pilot.press(*("space" if key == " " else key for key in line), "enter")
        await pilot.pause(0.05)


async def dealt_match(*lines: str) -> Path:
    """A match that was left at its first curtain, after everybody typed."""
    app = two_people()
    async with app.run_test(size=(80, 24)) as pilot:
        await type_keys(pilot, app, *lines)
        await until(pilot, lambda: curtained(app))
        assert app.sitting is not None
        path = app.sitting.file.path
        await pilot.press("q")
    return path


def played_out(path: Path, stride: int = 10_000) -> str:
    """Taken up again and again until it is over; what the record says then."""
    while True:
        sitting = go_on(path)
        play_on(sitting, stride)
        sitting.close()
        if sitting.match.over:
            return path.read_text(encoding="utf-8")


async def test_the_promise_comes_first_and_nothing_is_written_before_the_last_person() -> None:
    """The hash on the screen is the commitment of the record; who typed is told by a pledge, who did not as well."""
    app = two_people()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: shuffling(app))
        (promise,) = re.findall(r"\b[0-9a-f]{64}\b", shown(app))
        assert "Ada, press any keys you like" in shown(app)
        await type_keys(pilot, app, "quill 17")
        await until(pilot, lambda: "Ben, press any keys you like" in shown(app))
        assert promise in shown(app)
        (pledge,) = re.findall(r"Ada: pledge ([0-9a-f]{16})…", shown(app))
        assert list(shelf.shelf().iterdir()) == []
        await pilot.press("enter")
        await until(pilot, lambda: curtained(app))
        assert app.sitting is not None
        text = app.sitting.file.path.read_text(encoding="utf-8")
    assert f"commitment: {promise}\n" in text
    assert re.findall(r"pledge (\d): (.{16}).*, revealed (.*)", text) == [("1", pledge, "quill 17")]


async def test_what_was_typed_decides_the_cards_and_a_changed_key_is_found() -> None:
    """`record verify` and the verifier that knows nothing of Speleo agree, before and after the forgery."""
    text = played_out(await dealt_match("a stone", "17 bats"))
    verdict = verify(Record.parse(text), GAME)
    assert verdict.honest
    assert "the seed and the nonces of seats 1, 2" in verdict.sentence
    numbers = numbers_of(text, "diamant")
    assert found_wrong(text, numbers) == ""
    for seat, keys in ((1, "a stone"), (2, "17 bats")):
        forged = text.replace(f"revealed {keys}", "revealed a bone")
        assert found_wrong(forged, numbers) == f"pledge {seat}"
        header = Record.parse(forged).header
        assert header.seal.broken(header.commitment) == seat - 1


async def test_who_presses_enter_has_no_part_and_the_record_does_not_claim_it() -> None:
    """Nobody typed: the seed alone deals, as in a match of one person."""
    text = played_out(await dealt_match("", "  "))
    assert "pledge" not in text
    assert verify(Record.parse(text), GAME).sentence.endswith("follow from the seed")


async def test_a_match_that_is_taken_up_deals_on_with_the_same_keys() -> None:
    """Left and taken up every few steps, without being asked again."""
    path = await dealt_match("", "bats")
    seed = bytes.fromhex(shelf.seed_path(path).read_text(encoding="utf-8"))
    again = SpeleoApp("en", sitting=go_on(path), pace=0)
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: curtained(again))
        assert again.sitting is not None
        tickets = [again.sitting.dealer.ticket(draw, FAR) for draw in range(1, 9)]
        await pilot.press("q")
    assert tickets == [SealedDealer(seed, [(1, "bats")]).ticket(draw, FAR) for draw in range(1, 9)]
    assert tickets != [SealedDealer(seed).ticket(draw, FAR) for draw in range(1, 9)]
    assert verify(Record.parse(played_out(path, 7)), GAME).honest


async def test_letters_are_keys_and_the_language_changes_all_the_same() -> None:
    """`l` and `q` are typed; Ctrl+L speaks the other language and keeps the line. Escape leaves nothing behind."""
    app = two_people("de")
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: shuffling(app))
        await pilot.press("q", "l", "ctrl+l")
        await until(pilot, lambda: "Everybody may help shuffle" in shown(app))
        assert "ql" in shown(app)
        await pilot.press("escape")
    assert app.return_code == 0
    assert app.last_words == ""
    assert list(shelf.shelf().iterdir()) == []


async def test_who_has_no_time_for_it_is_not_asked() -> None:
    """The match begins at its first curtain."""
    app = two_people(deal=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: curtained(app))
        assert app.sitting is not None
        assert "pledge" not in app.sitting.file.path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("people", "seed", "asked"),
    [(["Ada", "Ben"], None, True), (["Ada"], None, False), (["Ada", "Ben"], "open", False)],
)
def test_only_several_people_with_a_secret_seed_are_asked(people: list[str], seed: str | None, asked: bool) -> None:
    """Not somebody alone against bots, and not where everybody can know the cards."""
    assert prepare("diamant", people, seats=3, seed=seed).shared is asked


async def test_the_menu_offers_it_to_several_people_and_another_match_asks_anew() -> None:
    """From the menu through the deal, back by Escape."""
    app = SpeleoApp("en", pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: on_menu(app))
        assert not app.screen.query("#deal-choice")
        app.screen.query_one("#holder-1", Select).value = "person"
        await until(pilot, lambda: bool(app.screen.query("#deal-choice")))
        app.screen.query_one("#start").focus()
        await pilot.press("s")
        await until(pilot, lambda: shuffling(app))
        await pilot.press("escape")
        await until(pilot, lambda: on_menu(app))
    assert shelf.waiting() == []


async def test_playing_again_promises_anew() -> None:
    sitting = begin("diamant", ["Ada", "Ben"])
    play_on(sitting, 10_000)
    app = SpeleoApp("en", sitting=sitting, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: ended(app))
        await pilot.press("n")
        await until(pilot, lambda: shuffling(app))
        assert Record.parse(sitting.file.path.read_text(encoding="utf-8")).header.commitment not in shown(app)
        await type_keys(pilot, app, "more", "")
        await until(pilot, lambda: curtained(app))
        assert app.sitting is not None
        assert "revealed more\n" in app.sitting.file.path.read_text(encoding="utf-8")


async def test_a_file_that_came_up_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    """One line and exit code 2."""
    path = tmp_path / "mine.record"
    app = two_people(path=path)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: shuffling(app))
        path.write_text("Dear diary\n", encoding="utf-8")
        await type_keys(pilot, app, "a", "b")
    assert app.return_code == 2
    assert app.last_words == f"{path}: this file is there already"
    assert path.read_text(encoding="utf-8") == "Dear diary\n"


@pytest.mark.parametrize(
    "typed",
    ["x", "ä ß 龍 🦇", "\x1b[31mred\x07", "a\u2028b\r\nc", "\ud800z", "y " * 300, "_" * 99 + " z"],
)
def test_whatever_is_typed_can_stand_in_a_record(typed: str) -> None:
    """Control characters fall out and long lines are cut; the record reads back what it was dealt from."""
    sitting = prepare("diamant", ["Ada", "Ben"]).begin({0: keys_in(typed)})
    sitting.close()
    header = Record.parse(sitting.file.path.read_bytes().decode()).header
    assert [made.nonce for made in header.seal.pledged] == [keys_in(typed)]
    assert header.seal.broken(header.commitment) is None


def test_leaving_it_out_is_for_new_matches(capsys: pytest.CaptureFixture[str]) -> None:
    """A match that goes on is dealt as it began."""
    assert run(["play", "diamant", "--resume", str(left_match()), "--no-deal"]) == 2
    assert "--no-deal is for a new match" in capsys.readouterr().err
