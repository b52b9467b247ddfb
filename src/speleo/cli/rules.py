"""`speleo rules`: the rules in our own words."""

from __future__ import annotations

import argparse
import textwrap

from speleo.cli.arguments import Commands, add_language
from speleo.texts.language import chosen_language


def register(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="print the rules of a game, or one rule, in our own words")
    parser.add_argument("game")
    parser.add_argument("id", nargs="?", help="the number of one rule, such as DIA-3.3")
    add_language(parser)
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from speleo.games import game_named

    book = game_named(chosen.game).rulebook(chosen_language(chosen.lang))
    rules = [book.rule(chosen.id)] if chosen.id else list(book.rules)
    if not chosen.id:
        print(book.title)
        for paragraph in filter(None, book.about.split("\n")):
            print(f"\n{textwrap.fill(paragraph, 96)}")
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter and not chosen.id:
            chapter = rule.chapter
            print(f"\n{chapter}\n{'=' * len(chapter)}")
        print(f"\n{rule.id}  {rule.title}")
        for paragraph in rule.text.split("\n"):
            print(textwrap.fill(paragraph, 96, initial_indent="    ", subsequent_indent="    "))
    return 0
