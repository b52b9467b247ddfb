from pathlib import Path

import pytest

from speleo.texts.texts import Texts


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches of a test are kept in a folder of its own, and a missing text is an error."""
    monkeypatch.setenv("SPELEO_HOME", str(tmp_path))
    monkeypatch.setattr(Texts, "strict", True)
    return tmp_path
