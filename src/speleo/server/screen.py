"""Whether a browser window can open here."""

from __future__ import annotations

import os
import sys
import webbrowser


def has_screen() -> bool:
    """Whether there is a screen; without one a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def has_browser() -> bool:
    """Whether there is a screen and something that shows pages on it."""
    if not has_screen():
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
