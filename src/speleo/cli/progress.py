"""How far a long command has come, on one line that goes away: only where somebody looks at it."""

from __future__ import annotations

import sys

WIDE = 24


def tell(what: str, done: int, of: int) -> None:
    """Write the line anew on a terminal, and wipe it at the end; output that goes to a file stays as it is."""
    if not sys.stderr.isatty():
        return
    filled = WIDE * done // of if of else WIDE
    line = "" if done >= of else f"{'█' * filled}{'░' * (WIDE - filled)} {100 * done // of:3} %  {what}"
    print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
