"""Documentation whose examples run."""

import re
import shlex
from pathlib import Path

import pytest

from speleo.bots import bots_for
from speleo.cli.main import parser
from speleo.games import GAMES, game_named
from speleo.kernel.scenario.runner import run_script
from speleo.kernel.scenario.script import read_scripts

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SERVER = (ROOT / "docs/server.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
FORMATS = (ROOT / "docs/formats.md").read_text(encoding="utf-8")


def blocks(text: str, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """Every call of the command in code, without remarks and brackets around optional parts."""
    found = re.findall(r"`(speleo [^`\n]+)`", text) + re.findall(r"^(speleo (?!record 1$).+)$", text, re.MULTILINE)
    found = [command for command in found if command not in ("speleo --help", "speleo --version")]
    return [re.sub(r"  +#.*|[\[\]…]", "", command).replace("show\\|verify\\|export", "show") for command in found]


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The library's example in the README prints what three explorers may do after the first card."""
    (example,) = blocks(README, "python")
    exec(compile(example, "README.md", "exec"), {})
    assert "0 ['on', 'back']" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", sorted(set(commands(README) + commands(FORMATS) + commands(SERVER) + commands(BOTS)))
)
def test_commands_in_the_docs_exist(command: str) -> None:
    """Each command and option that the docs name is one that the program takes."""
    words = [word for word in shlex.split(command)[1:] if word != "--help"]
    if words in (["scenario"], ["record", "show"], ["record", "verify"], ["record", "export"]):
        words.append("FILE")
    parser().parse_args(words)


def test_the_position_and_the_scenario_of_the_formats_page_are_real() -> None:
    game = game_named("diamant")
    position, scenario = (block for block in blocks(FORMATS) if block.startswith(("expedition", "Scenario")))
    assert game.write(game.read(game.setup(3), position)) == position
    (script,) = read_scripts(scenario)
    assert run_script(script, game_named) is None


@pytest.mark.parametrize(
    "page",
    ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/bots.md", "docs/formats.md", "docs/server.md"],
)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        assert (ROOT / page).parent.joinpath(target).exists(), target


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_of_bots_names_them_all(game: str) -> None:
    assert [bot for bot in bots_for(game) if f"`{bot}`" not in BOTS] == []


def test_the_map_of_the_tree_is_true() -> None:
    """Every module that the architecture page names in its map is there."""
    tree = blocks((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))[0]
    names = set(re.findall(r"\b([a-z_]+\.py)\b", tree))
    there = {path.name for path in [*ROOT.glob("*.py"), *ROOT.glob("src/**/*.py")]}
    assert names - there == set()
