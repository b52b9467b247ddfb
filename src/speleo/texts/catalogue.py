"""The catalogues: the common file and that of every registered game."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from speleo.games import GAMES, game_named
from speleo.kernel.errors import SpeleoError


@cache
def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by the name of their owner; a game without one is left out."""
    common = resources.files("speleo.texts").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    found = {"common": common}
    for name in GAMES:
        try:
            found[name] = game_named(name).data_file(f"texts/{language}.ftl")
        except FileNotFoundError:
            continue
    return found


def keys(source: str) -> list[str]:
    """The keys of a Fluent file in order; a line that is no Fluent is refused."""
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            raise SpeleoError(f"texts: not Fluent: {(entry.content or '').splitlines()[0]!r}")
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        made.add_resource(FluentResource(source))
    return made
