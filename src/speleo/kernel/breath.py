"""A pause for long compiled work. This module is never compiled."""

from __future__ import annotations


def breathe() -> None:
    """Let the interpreter look around: a compiled loop that calls this hears a Ctrl-C."""
