"""Every game has a golden playthrough of every edition, and each of them is still what the engine says."""

from pathlib import Path
from typing import ClassVar

import pytest

from speleo.games import GAMES, game_named
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.game import Diamant
from speleo.kernel.game import Game
from speleo.kernel.playthrough import Head, replayed
from speleo.kernel.setup import Edition

ROOT = Path(__file__).parents[2]
GOLDEN = sorted([*ROOT.glob("tests/golden/*.txt"), *ROOT.glob("examples/*/golden/*.txt")])


def missing(games: list[Game]) -> list[str]:
    """The editions of which no golden playthrough is kept."""
    heads = [Head.read(path.read_text("utf-8")) for path in GOLDEN]
    kept = {(head.game, head.edition) for head in heads}
    wanted = [(game.name, edition.name) for game in games for edition in game.editions]
    return [f"{name} {edition}" for name, edition in wanted if (name, edition) not in kept]


def test_every_game_and_edition_has_a_golden_playthrough() -> None:
    assert missing([game_named(name) for name in GAMES]) == []


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_the_same_actions_are_answered_as_ever(path: Path) -> None:
    """If a difference is what you wanted: see CONTRIBUTING.md."""
    golden = path.read_text("utf-8")
    assert replayed(game_named(Head.read(golden).game), golden) == golden


class Newer(Diamant):
    """A game with an edition that nobody played."""

    editions: ClassVar[tuple[Edition, ...]] = (*Diamant.editions, Edition("2030"))


def test_an_edition_without_a_golden_playthrough_is_missed() -> None:
    assert missing([Newer()]) == ["diamant 2030"]


class Generous(Diamant):
    """A game that draws something else."""

    def draw(self, state: DiamantState) -> str:
        return super().draw(state).replace("1", "2")


def test_a_changed_answer_is_noticed() -> None:
    golden = next(path for path in GOLDEN if path.stem == "diamant").read_text("utf-8")
    assert replayed(Generous(), golden) != golden
