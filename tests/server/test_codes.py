"""Codes that are read aloud lead to tables, and guessing them leads nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from speleo.server import moments
from speleo.server.errors import Refused
from speleo.server.guesses import ALL_TOGETHER, Guesses
from speleo.server.spoken import ALPHABET, code_of, read_code, spelled
from tests.server.serving import Server, serving


def test_a_code_is_eight_signs_of_which_none_is_taken_for_another() -> None:
    assert not set("01OIL") & set(ALPHABET)
    assert len(ALPHABET) == 31
    assert spelled(0) == "2222-2222"
    assert spelled(31**8) == "2222-2222", "more cannot be said in eight signs"
    assert len({code_of(f"table {number}") for number in range(1000)}) == 1000


@pytest.mark.parametrize("typed", ["K7FQ-2MND", "k7fq2mnd", " K7FQ 2MND ", "k7-fq-2m-nd", "k7fq–2mnd"])
def test_it_is_read_in_any_case_and_with_any_gaps(typed: str) -> None:
    assert read_code(typed) == "K7FQ-2MND"


@pytest.mark.parametrize("typed", ["", "K7FQ-2MN", "K7FQ-2MNDD", "K7FQ-2MN0", "K7FQ-2MNO", "ß" * 8, "K7FQ/2MND"])
def test_what_cannot_be_a_code_is_none(typed: str) -> None:
    assert read_code(typed) == ""


def test_a_table_is_found_by_its_code_after_a_restart_too(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.table("you", "open")
        code = ada.look()["table"]["code"]
        server.stop()
        server.start()
        assert server.http.get(f"/api/codes/{code.lower().replace('-', ' ')}").json() == {"id": ada.key}
        ada.server.http.delete(f"/api/tables/{ada.key}", headers={"authorization": f"Bearer {ada.token}"})
        assert server.http.get(f"/api/codes/{code}").status_code == 404


def test_who_guesses_is_turned_away_and_others_are_not(tmp_path: Path) -> None:
    with serving(tmp_path, code_guesses=3) as server:
        code = server.table("you", "open").look()["table"]["code"]
        for _ in range(3):
            assert server.http.get("/api/codes/2222-2222").json()["problem"] == "no-code"
        refused = server.http.get(f"/api/codes/{code}")
        assert (refused.status_code, refused.json()["problem"]) == (429, "many-codes")


def test_wrong_codes_are_forgotten_after_a_minute_and_all_addresses_together_have_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(moments, "steady", lambda: now)
    guesses = Guesses(2)
    for address in range(ALL_TOGETHER):
        guesses.missed(str(address))
        guesses.missed(str(address))
    with pytest.raises(Refused, match="wait a minute"):
        guesses.check("a stranger")
    now = 61.0
    guesses.check("a stranger")
    guesses.check("0")


def test_a_right_code_is_never_counted(server: Server) -> None:
    code = server.table("you", "open").look()["table"]["code"]
    for _ in range(15):
        assert server.http.get(f"/api/codes/{code}").status_code == 200
