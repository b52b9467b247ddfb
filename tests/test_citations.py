"""Every rule is cited by a test or a scenario and by the source that carries it out; nothing cites an unknown rule."""

import re
from pathlib import Path

import pytest

from speleo.games import GAMES, game_named

ROOT = Path(__file__).parent.parent


def texts(*patterns: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for pattern in patterns for path in sorted(ROOT.glob(pattern)))


TESTS = texts("tests/**/test_*.py", "src/speleo/games/*/scenarios/*.scenario", "examples/*/scenarios/*.scenario")
SOURCE = texts(
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "src/**/*.py",
    "src/**/*.ftl",
    "src/speleo/games/*/lessons/*",
    "src/speleo/games/*/puzzles/*",
    "src/speleo/games/*/data/*",
    "src/speleo/games/*/rules/*",
    "examples/**/*.py",
    "examples/**/*.ftl",
    "tools/**/*.py",
    "workshop/**/*.py",
    "benchmarks/**/*.py",
    "lab/**/*.toml",
    "lab/**/*.py",
    "notebooks/**/*.ipynb",
    "docs/**/*.md",
    "README.md",
    "CHANGELOG.md",
)


MISSPELT = {"DIA-4.77"}
"""What tests misspell on purpose."""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_rule_is_cited_by_a_test_or_scenario(name: str) -> None:
    game = game_named(name)
    uncited = [rule for rule in game.rulebook("en").ids if not re.search(re.escape(rule) + r"(?!\d)", TESTS)]
    assert uncited == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_event_happens_in_a_scenario(name: str) -> None:
    """What is told is a promise as much as what is done, and a line that tells it is soon forgotten."""
    folder = "examples" if name == "pig" else "src/speleo/games"
    said = set(re.findall(r"^Then it happened: (\w+)", texts(f"{folder}/{name}/scenarios/*.scenario"), re.MULTILINE))
    assert [kind.__name__ for kind in game_named(name).event_types if kind.__name__ not in said] == []


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_cites_an_unknown_rule(name: str) -> None:
    game = game_named(name)
    known = {*game.rulebook("en").ids, *MISSPELT, f"{game.prefix}-9.9"}
    cited = set(re.findall(rf"\b{game.prefix}-[A-Z0-9]+\.\d+", TESTS + SOURCE))
    assert cited - known == set()


CARRIED_OUT_BY_ABSENCE = {
    "DIA-1.5": "no supply is counted",
    "CAVE-3.11": "no action gives anything away",
    "CAVE-3.12": "ending is an action; nothing ends a turn unasked",
    "CAVE-4.15": "nothing forbids it",
    "CAVE-4.19": "every placement is shown and taken by somebody",
    "CAVE-4.20": "the kernel's rule of undo: a card is a revelation",
    "CAVE-5.6": "nothing writes a level after laying",
    "CAVE-5.9": "gaps are counted for each link from the levels",
    "CAVE-5.11": "markers are not modelled",
    "CAVE-14.6": "nothing but a tent holds gear in the cave",
    "CAVE-15.8": "nothing counts repackings",
    "CAVE-15.9": "the start is its own phase, without AP",
    "CAVE-16.4": "no action reaches into a packed tent",
    "CAVE-16.6": "tents do not look at each other",
    "CAVE-16.11": "follows from the three actions",
    "CAVE-16.12": "entering the base does nothing by itself",
    "CAVE-16.13": "nothing counts pitchings",
    "CAVE-16.14": "nothing touches a tent that is left",
    "CAVE-16.16": "a tent is no kind of space",
    "CAVE-17.6": "scores look at the last place alone",
    "SUB-COM.7": "reminders are not modelled",
    "SUB-COM.10": "a count of markers that cannot run out",
    "SUB-ACT.3": "nothing counts repetitions",
    "SUB-ACT.8": "a turn does not ask where somebody stands",
    "SUB-ACT.9": "nothing counts cavers on a tile",
    "SUB-EXE.2": "a point is a point",
    "SUB-EXE.7": "cover is asked about where it helps only",
    "SUB-BAS.9": "a tile that fits nowhere is discarded and nobody walks",
    "SUB-DAN.9": "only what ends hiding touches it",
    "SUB-SKL.7": "only rope and hiding have counts",
    "SUB-TIL.1": "the box describes the tile",
    "SUB-TIL.4": "horrors look at who can be struck",
    "SUB-TIL.5": "nothing looks for plain tiles",
    "SUB-TIL.6": "only the flood looks for water",
    "SUB-TIL.8": "nothing takes a flood away",
    "SUB-TIL.9": "entering looks for horrors, gas and scree only",
    "SUB-TIL.11": "gas is asked about on entering only",
    "SUB-TIL.17": "leaving is a move",
    "SUB-TIL.19": "bars are on the side one leaves by",
    "SUB-TIL.21": "bars are on the side one leaves by",
    "SUB-TIL.22": "bars are on the side one leaves by",
    "SUB-HOR.14": "horrors strike when they act or are met",
    "SUB-UNC.2": "health cannot fall below zero, and victims are conscious",
    "SUB-UNC.4": "no action moves somebody else",
    "SUB-UNC.5": "fainting touches health alone",
    "SUB-DIV.3": "darkness asks everybody who is not devoured or out",
    "SUB-GEO.5": "without a tile aside she draws like everybody",
    "SUB-BOD.5": "cover is asked about where it helps only",
    "SUB-LEA.4": "a directed caver acts through the same functions",
}
"""Rules that no line of the source carries out, and why none has to."""


def carried_out(prefix: str, source: str) -> set[str]:
    """The rules that a source names, also those inside of `X-1.2 to X-1.5`."""
    found = set(re.findall(rf"\b{prefix}-[A-Z0-9]+\.\d+", source))
    for chapter, first, last in re.findall(rf"{prefix}-([A-Z0-9]+)\.(\d+) to {prefix}-\1\.(\d+)", source):
        found |= {f"{prefix}-{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_rule_stands_in_the_source_that_carries_it_out(name: str) -> None:
    """Or in the list of those that hold because nothing is done about them."""
    game = game_named(name)
    folders = ("src/speleo/games", "src/speleo/kernel", "examples")
    cited = carried_out(game.prefix, texts(*(f"{folder}/**/*.py" for folder in folders)))
    listed = {rule for rule in CARRIED_OUT_BY_ABSENCE if rule.startswith(f"{game.prefix}-")}
    assert set(game.rulebook("en").ids) - cited - listed == set()
    assert listed & cited == set(), "the source carries these out: take them off the list"
    assert listed <= set(game.rulebook("en").ids)


def test_rules_inside_a_range_are_carried_out() -> None:
    assert carried_out("DIA", "x [DIA-5.1 to DIA-5.3, DIA-6.1]") == {"DIA-5.1", "DIA-5.2", "DIA-5.3", "DIA-6.1"}
