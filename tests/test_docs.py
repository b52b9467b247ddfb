"""Documentation whose examples run."""

import re
import shlex
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from tools import reference

import speleo.envs
from speleo.bots import bots_for
from speleo.cli.main import COMMANDS, parser
from speleo.envs.fields import described
from speleo.envs.seen import interface
from speleo.games import GAMES, game_named
from speleo.kernel.conformance import LAWS
from speleo.kernel.scenario.runner import run_script
from speleo.kernel.scenario.script import read_scripts

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
FORMATS = (ROOT / "docs/formats.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md")))
ADDING = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
ENVIRONMENTS = (ROOT / "docs/environments.md").read_text(encoding="utf-8")

LABELS = re.compile(r"speleo (record( [0-9])?$|seed|deal|nonce|letter 1$|1$|chain|leg\\n|sealed\\n)")
"""Words that stand in records and before what is hashed."""


def blocks(text: str, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(text: str) -> list[str]:
    """Every call of the command in code, without remarks and brackets around optional parts; one word is its name."""
    found = re.findall(r"`(speleo [^`\n]+)`", text) + re.findall(r"^(speleo (?!record 1$).+)$", text, re.MULTILINE)
    found = [command for command in found if command not in ("speleo --help", "speleo --version")]
    found = [command for command in found if not LABELS.match(command)]
    return [re.sub(r"  +.*|[\[\]…]", "", command).replace("show\\|verify\\|export", "show") for command in found]


def test_the_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The library's example in the README prints what three explorers may do after the first card."""
    (example,) = blocks(README, "python")
    exec(compile(example, "README.md", "exec"), {})
    assert "0 ['on', 'back']" in capsys.readouterr().out


@pytest.mark.parametrize("command", sorted(set(commands(README + CONTRIBUTING + PAGES))))
def test_commands_in_the_docs_exist(command: str) -> None:
    """Each command and option that the docs name is one that the program takes."""
    words = [word for word in shlex.split(command)[1:] if word != "--help"]
    if len(words) < 2:
        assert set(words) <= set(COMMANDS)
        return
    if words in (["record", "show"], ["record", "verify"], ["record", "export"]):
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
    ["README.md", "CONTRIBUTING.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))],
)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text(encoding="utf-8")):
        assert (ROOT / page).parent.joinpath(target).exists(), target


def test_every_promise_of_the_security_page_has_its_test() -> None:
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    promises = [row for row in page.splitlines() if row.startswith("| ") and not row.startswith("| promise")]
    written = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert promises
    for promise in promises:
        named = re.findall(r"`(test_\w+)`", promise)
        assert named, promise
        assert [name for name in named if f"def {name}(" not in written] == []


@pytest.mark.parametrize("game", sorted(speleo.envs.IDS.values()))
def test_the_page_of_environments_has_every_field(game: str) -> None:
    """`speleo envs GAME` prints the tables."""
    assert described(interface(game_named(game).setup(4)).fields) in ENVIRONMENTS


def test_the_examples_of_the_page_of_environments_run() -> None:
    examples = blocks(ENVIRONMENTS, "python")
    assert examples
    for example in examples:
        exec(compile(example, "environments.md", "exec"), {})


def test_the_first_example_of_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks((ROOT / "docs/library.md").read_text(encoding="utf-8"), "python")
    exec(compile(example, "library.md", "exec"), {})
    assert "0 ['on', 'back']" in capsys.readouterr().out


RUN_ELSEWHERE = {
    "README.md", "library.md", "environments.md", "first-hour.md", "write-a-bot.md", "adding-a-game.md",
}  # fmt: skip
"""Pages whose examples these tests, those of the lab, of visitors and of Pig run."""


def test_every_page_with_examples_has_a_test_that_runs_them() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("**/*.md")]
    assert {path.name for path in pages if "\n```python\n" in path.read_text(encoding="utf-8")} == RUN_ELSEWHERE


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_of_bots_names_them_all(game: str) -> None:
    assert [bot for bot in bots_for(game) if f"`{bot}`" not in BOTS] == []


def test_the_reference_of_the_library_says_what_the_source_says() -> None:
    """Whoever changes the docstring of something public writes it anew: `python3 tools/reference.py`."""
    page = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    assert page == reference.page(), "run python3 tools/reference.py"


def test_the_map_of_the_tree_is_true() -> None:
    """Every module that the architecture page names in its map is there."""
    tree = blocks((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))[0]
    names = set(re.findall(r"\b([a-z_]+\.py)\b", tree))
    there = {path.name for path in [*ROOT.glob("*.py"), *ROOT.glob("tools/*.py"), *ROOT.glob("src/**/*.py")]}
    assert names - there == set()


def test_the_page_on_adding_a_game_shows_the_code_that_runs() -> None:
    """Every block is a part of a file of Pig, line by line, but for the commands to begin with."""
    files = [path for path in sorted((ROOT / "examples/pig").rglob("*")) if path.suffix in (".py", ".ftl", ".scenario")]
    written = [path.read_text(encoding="utf-8") for path in files]
    fenced = re.findall(r"^```\w*\n(.*?)^```\n", ADDING, re.MULTILINE | re.DOTALL)
    shown = [block for block in fenced if not block.startswith("speleo")]
    assert len(shown) > 10
    assert [block for block in shown if not any(block in text for text in written)] == []


def test_the_page_on_adding_a_game_names_every_law() -> None:
    assert [law.__name__ for law in LAWS if f"`{law.__name__}`" not in ADDING] == []


def test_the_example_is_as_small_as_it_says() -> None:
    lines = [len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "examples/pig").glob("*.py")]
    assert sum(lines) <= 200


def test_the_drawn_layers_are_those_that_are_checked() -> None:
    """Each layer of the contract points at the next one below it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    rows = [[name.strip().removeprefix("speleo.") for name in layer.split("|")] for layer in layers]
    wanted = {(upper, lower) for above, below in pairwise(rows) for upper in above for lower in below}
    (drawing,) = blocks((ROOT / "docs/architecture.md").read_text(encoding="utf-8"), "mermaid")
    drawn = set(re.findall(r"^ +(\w+)(?:\[[^\]]*\])? --> (\w+)", drawing, re.MULTILINE))
    assert drawn == wanted | {("elsewhere", "kernel")}
