"""Two people who send each other links: each side knows what it kept and what came, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from speleo.games import game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.fairness import SealedDealer
from speleo.kernel.game import Game
from speleo.kernel.letter.letter import read_letter, unpacked
from speleo.kernel.letter.side import Side, accept, invite, receive, send, to_play
from speleo.kernel.match import Match
from speleo.kernel.record.record import Record

MOST_LINKS = 400


def link_of(side: Side) -> str:
    """What this person copies and sends."""
    return f"https://club.example/#/letter#{read_letter(side.sent).packed}"


def begun(game: Game, **options: str) -> tuple[Side, Side]:
    """Ada has invited Ben, and he has answered."""
    ada = invite(game.setup(2, options), game, "Ada")
    ben = accept(unpacked(link_of(ada)), "Ben")
    return receive(ada, unpacked(link_of(ben)), game), ben


def opened(side: Side, game: Game) -> Match:
    """The match as a table has it that is made for somebody's leg."""
    record, seed = to_play(side, game)
    match = Record.parse(record).replay(game)
    match.deal(SealedDealer(seed))
    return match


def turn(side: Side, game: Game, dice: FastDealer) -> tuple[Side, Match]:
    """Play whatever comes until it is the other's turn, and send."""
    match = opened(side, game)
    dealer = SealedDealer(to_play(side, game)[1])
    while side.seat in match.actors:
        legal = match.legal(side.seat)
        match.act(side.seat, legal[dice.ticket(len(match.steps), len(legal))])
        match.deal(dealer)
    return send(side, match, game), match


def exchange(name: str, most: int = MOST_LINKS, **options: str) -> Iterator[tuple[list[Side], Match]]:
    """After each link: both sides, and the match as its sender sees it."""
    game, dice = game_named(name), FastDealer(name)
    sides = list(begun(game, **options))
    for number in range(most):
        at = number % 2
        sides[at], match = turn(sides[at], game, dice)
        sides[1 - at] = receive(sides[1 - at], unpacked(link_of(sides[at])), game)
        yield sides, match
        if match.over:
            return
