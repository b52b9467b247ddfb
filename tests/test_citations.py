"""Every rule is cited by a test or a scenario, and nothing cites a rule that does not exist."""

import re
from pathlib import Path

import pytest

from speleo.games import GAMES, game_named

ROOT = Path(__file__).parent.parent


def texts(*patterns: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for pattern in patterns for path in sorted(ROOT.glob(pattern)))


TESTS = texts("tests/**/test_*.py", "src/speleo/games/*/scenarios/*.scenario")
SOURCE = texts("src/**/*.py", "src/**/*.ftl", "docs/**/*.md", "README.md", "CHANGELOG.md")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_rule_is_cited_by_a_test_or_scenario(name: str) -> None:
    game = game_named(name)
    uncited = [rule for rule in game.rulebook("en").ids if not re.search(re.escape(rule) + r"(?!\d)", TESTS)]
    assert uncited == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_cites_an_unknown_rule(name: str) -> None:
    game = game_named(name)
    known = {*game.rulebook("en").ids, f"{game.prefix}-9.9"}
    cited = set(re.findall(rf"\b{game.prefix}-[A-Z0-9]+\.\d+", TESTS + SOURCE))
    assert cited - known == set()
