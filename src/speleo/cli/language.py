"""Which language to speak."""

from __future__ import annotations

import os

LANGUAGES = ("en", "de")


def language_of(wanted: str | None) -> str:
    """The wanted language, else that of SPELEO_LANG or of the system's locale, else English."""
    for name in (
        wanted,
        os.environ.get("SPELEO_LANG"),
        os.environ.get("LC_ALL"),
        os.environ.get("LC_MESSAGES"),
        os.environ.get("LANG"),
    ):
        if name and name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"
