"""What `speleo bench --envs` reports."""

import json
import random
from collections import Counter

import numpy as np
import pytest

from speleo.bench.environments import environment_rows, picked
from speleo.cli.main import run


def test_rows_compare_ours_with_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speleo.bench.environments.SLICE", 0.0)
    monkeypatch.setattr("speleo.bench.environments.LANES", 8)
    told: list[tuple[str, int, int]] = []
    rows = {row.name: row for row in environment_rows(["diamant"], 1, lambda *said: told.append(said))}
    assert told[0] == ("measuring diamant vector", 0, len(rows))
    assert told[-1] == ("", 1, 1)
    assert rows["envs: diamant vector"].against == "diamant under Gymnasium's vector"
    assert rows["envs: diamant single"].against == "connect_four of OpenSpiel"
    assert all(row.value > 0 for row in rows.values())
    assert rows["envs: diamant under Gymnasium's vector"].ratio is None


def test_the_policy_takes_what_is_legal_and_everything_alike() -> None:
    mask, luck = np.array([0, 1, 1, 0, 0, 1, 0], np.int8), random.Random(1)
    found = Counter(picked(mask, luck) for _ in range(3000))
    assert sorted(found) == [1, 2, 5]
    assert all(900 < count < 1100 for count in found.values())
    assert picked(np.zeros(7, np.int8), luck) == 0


def test_a_game_without_environments_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("speleo.bench.environments.environment_rows", lambda games, rounds, tell: [])
    assert run(["bench", "diamant", "--envs", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"] == []
    assert run(["bench", "chess", "--envs"]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err


def test_fields_and_actions_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["envs", "cave", "--seats", "2"]) == 0
    printed = capsys.readouterr().out
    assert "540 numbers are seen:" in printed
    assert " 159 that is all" in printed
    assert run(["envs", "cave", "--seats", "9"]) == 2
