"""Which language to speak."""

from __future__ import annotations

import os

from speleo.kernel.errors import UnknownName

LANGUAGES = ("en", "de")


def chosen_language(wanted: str | None = None) -> str:
    """The language asked for, else that of SPELEO_LANG, else that of the locale, else English."""
    asked = wanted or os.environ.get("SPELEO_LANG")
    if asked:
        if asked not in LANGUAGES:
            raise UnknownName("language", asked, list(LANGUAGES))
        return asked
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]


def next_language(language: str) -> str:
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
