"""Clones are made, not written: the made modules are up to date, and no field can be left out of one unnoticed."""

import importlib
import runpy
from pathlib import Path
from types import ModuleType

import pytest

from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.kernel.conformance import LawBroken
from speleo.kernel.conformance.cloning import every_field_counts
from speleo.kernel.engine.fields import field_names

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "clones.py"))
PIECES: list[Path] = TOOL["all_pieces"]()
NAMES = [pieces.parent.parent.name for pieces in PIECES]
FIELDS = [
    pytest.param(pieces, field, id=f"{pieces.parent.parent.name}-{field}")
    for pieces in PIECES
    for field, _how in TOOL["copies"](pieces)
]


@pytest.mark.parametrize("pieces", PIECES, ids=NAMES)
def test_the_made_module_is_what_would_be_made_now(pieces: Path) -> None:
    """Otherwise: python3 tools/clones.py."""
    assert pieces.with_name("cloning.py").read_text("utf-8") == TOOL["made"](pieces)


def state_module(pieces: Path) -> ModuleType:
    return importlib.import_module(f"speleo.games.{pieces.parent.parent.name}.engine.state")


@pytest.mark.skipif(engine_kind() == "compiled", reason="compiled calls cannot be replaced; the source is the same")
@pytest.mark.parametrize(("pieces", "field"), FIELDS)
def test_a_clone_that_forgets_a_field_breaks_a_law(pieces: Path, field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line of each clone is missed by the law that every field counts."""
    module: dict[str, object] = {}
    exec(TOOL["made"](pieces, leaving_out=field), module)
    monkeypatch.setattr(state_module(pieces), "copy_fields", module["copy_fields"])
    game = game_named(pieces.parent.parent.name)
    with pytest.raises(LawBroken):
        every_field_counts(game, game.setup(), "forgetful")


@pytest.mark.parametrize("pieces", PIECES, ids=NAMES)
def test_every_field_is_copied_or_carried_by_the_constructor(pieces: Path) -> None:
    """What the object really has is what the made module and the constructor know."""
    game = game_named(pieces.parent.parent.name)
    copied = {field for field, _how in TOOL["copies"](pieces)}
    carried = set(field_names(game.new(game.setup()))) - copied
    assert carried <= {"terms", "parts", "cards", "seats", "closed"}
