from pathlib import Path

import pytest

from tests.workshop.clone import Clone


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)
