"""When a rule changes, finished matches are shown as they were played, and running ones are not misplayed."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import orjson
import pytest

from speleo.games import game_named
from speleo.kernel.engine.state import SPECTATOR, State
from speleo.kernel.errors import IllegalAction, Refusal
from speleo.kernel.game import Action, Event, Game
from speleo.server import film
from speleo.server.entries import LogEntry
from speleo.server.errors import Refused
from speleo.server.export import record_text
from speleo.server.keeping import keep, keepsake_of
from speleo.server.keepsake import Keepsake
from speleo.server.reel import past_reel, reel_of, verdict_on
from speleo.server.shown import facts_of
from speleo.server.table import MARK_EVERY, Table, folded
from tests.server.serving import Server, serving
from tests.server.test_old_tables import NAMES, entries_of
from tests.server.test_replays import finished

OVER = [name for name in NAMES if name.endswith("over")]
FIRST = {"diamant": "back", "cave": "discover", "subterra": "end"}
"""Something that is done in every one of these matches."""


def test_the_decision_says_which_actions_hold_a_fingerprint(server: Server) -> None:
    """[docs/adr/0007] It said another number than the program."""
    decision = (Path(__file__).parents[2] / "docs" / "adr" / "0007-a-table-is-its-log.md").read_text("utf-8")
    assert f"divisible by {({4: 'four', 8: 'eight'})[MARK_EVERY]} hold a fingerprint" in decision
    table = finished(server, "diamant")
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        found = database.execute("SELECT seq, data FROM entries WHERE table_id = ? AND kind = 'acted'", (table.key,))
        marks = {seq: json.loads(data)["mark"] for seq, data in found}
    database.close()
    assert len(marks) > MARK_EVERY
    assert {seq for seq, mark in marks.items() if mark} == {seq for seq in marks if (seq - 1) % MARK_EVERY == 0}


def change(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """Version 2 of the rules, by which something that was done is not allowed any more."""
    kind, real = type(game), type(game).apply

    def changed(self: Game, state: State, actor: int, action: Action) -> list[Event]:
        if action.tag == FIRST[self.name]:
            raise IllegalAction("nobody", action.notation, Refusal(f"{self.prefix}-1.1", "changed"), "a changed rule")
        return real(self, state, actor, action)

    monkeypatch.setattr(kind, "apply", changed)
    monkeypatch.setattr(kind, "rules_version", 2)


def with_keepsake(name: str) -> tuple[str, bytes, list[LogEntry]]:
    """An old table with what the server adds when it is over."""
    key, seed, entries = entries_of(name)
    drafts = keep(keepsake_of(key, seed, entries))(folded(key, seed, entries))
    assert [draft.kind for draft in drafts] == ["kept"]
    kept = LogEntry(len(entries) + 1, entries[-1].at, "kept", json.loads(json.dumps(drafts[0].data)))
    return key, seed, [*entries, kept]


def shown(table: Table) -> list[object]:
    seen = [table.shown.picture(table, viewer) for viewer in (SPECTATOR, 0, 1)]
    pictures = [None if picture is None else orjson.loads(picture.whole()) for picture in seen]
    return [table.phase, [orjson.loads(line) for line in table.story.lines], pictures, facts_of(table)]


@pytest.mark.parametrize("name", OVER)
def test_a_finished_match_is_shown_as_it_was_played(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its story, the last picture, the result, the record and the whole replay."""
    key, seed, entries = with_keepsake(name)
    table = folded(key, seed, entries)
    assert table.past is None
    before, text = shown(table), record_text(table, entries)
    reel = reel_of(text, "", True)
    head, parts = film.head(reel, None), [film.pictures(reel, at, 1, seat) for at in (0, 9, -1) for seat in (None, 1)]
    change(monkeypatch, game_named(table.plan.game))
    with pytest.raises(Refused, match=r"rules version 1 of .*, here is version 2, and it went another way"):
        folded(key, seed, entries[:-1])
    table = folded(key, seed, entries)
    assert table.past is not None
    assert shown(table) == before
    assert record_text(table, entries) == text
    reel = past_reel(text, "", table.kept)
    assert orjson.loads(film.head(reel, None)) == orjson.loads(head)
    again = [film.pictures(reel, at, 1, seat) for at in (0, 9, -1) for seat in (None, 1)]
    assert list(map(orjson.loads, again)) == list(map(orjson.loads, parts))
    verdict_on.cache_clear()
    verdict = verdict_on(text)
    assert (verdict.honest, verdict.why) == (False, "other-rules")
    assert "played by rules version 1" in verdict.said


def test_a_match_that_goes_the_same_way_is_played_on_by_the_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game_named("diamant")), "rules_version", 2)
    key, seed, entries = entries_of("diamant-running")
    assert folded(key, seed, entries).phase == "running"


def test_a_running_match_that_goes_another_way_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    key, seed, entries = entries_of("diamant-running")
    change(monkeypatch, game_named("diamant"))
    with pytest.raises(Refused, match="rules version 1 of diamant, here is version 2") as caught:
        folded(key, seed, entries)
    assert (caught.value.status, caught.value.problem) == (409, "other-rules")


def test_no_name_is_in_what_is_kept() -> None:
    key, seed, entries = entries_of("diamant-over")
    kept = Keepsake.read(keepsake_of(key, seed, entries))
    assert "Ada" not in str(kept)
    assert "Zo" not in str(kept)


def written(folder: Path, key: str, kind: str) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        found: int = database.execute(
            "SELECT count(*) FROM entries WHERE table_id = ? AND kind = ?", (key, kind)
        ).fetchone()[0]
    database.close()
    return found


def test_the_server_keeps_a_finished_match_and_shows_it_by_other_rules(tmp_path: Path) -> None:
    """With other fingerprints in its log, as if the rules had changed since, it opens all the same."""
    with serving(tmp_path) as server:
        table = finished(server, "diamant")
        for _ in range(600):
            if written(tmp_path, table.key, "kept"):
                break
            time.sleep(0.1)
        assert written(tmp_path, table.key, "kept") == 1
        before = everything(server, table.key)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE entries SET data = json_set(data, '$.mark', 'other') WHERE kind = 'acted'")
        database.close()
        server.start()
        assert everything(server, table.key) == before


def everything(server: Server, key: str) -> list[object]:
    paths = ("", "/record", "/replay", "/replay/views?first=3&count=2")
    answers = [server.http.get(f"/api/tables/{key}{path}") for path in paths]
    assert [answer.status_code for answer in answers] == [200] * len(paths)
    return [answer.text for answer in answers]
