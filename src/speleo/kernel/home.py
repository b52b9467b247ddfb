"""Where this user's matches and tables are kept."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """SPELEO_HOME, or the user's data folder."""
    own = os.environ.get("SPELEO_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "speleo"
