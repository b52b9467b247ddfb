"""Chapter 4: on, or back."""

from __future__ import annotations

from typing import Final

from speleo.games.diamant.engine.cards import RELIC
from speleo.games.diamant.engine.expedition import end_expedition
from speleo.games.diamant.engine.happenings import CHOICE_MADE, CHOICES_REVEALED, RELIC_TAKEN, WENT_BACK
from speleo.games.diamant.engine.pieces import CHEST, FIVES, GATHERED, REST, REVEAL, TENS, Pieces, lowest_seat, seats_in
from speleo.kernel.engine.story import Story
from speleo.kernel.numbers import i64

ON: Final = 0
BACK: Final = 1

CHEAP_RELICS: Final = 3
"""The first relics carried out are worth 5 each, the others 10. [DIA-4.6]"""


def choose(pieces: Pieces, seat: i64, choice: i64, story: Story) -> None:
    """Put a decision card face down; when all lie there, they are turned up together. [DIA-4.1]"""
    bit: i64 = 1 << seat
    pieces.chosen |= bit
    if choice == BACK:
        pieces.back |= bit
    else:
        pieces.back &= ~bit
    story.tell(CHOICE_MADE, seat)
    if pieces.chosen == pieces.inside:
        carry_out(pieces, story)


def carry_out(pieces: Pieces, story: Story) -> None:
    """Turn up the choices; those who said back leave, the others go on. [DIA-4.2, DIA-4.7, DIA-4.8]"""
    leaving = pieces.back
    story.tell(CHOICES_REVEALED, pieces.inside, leaving)
    pieces.chosen = 0
    pieces.back = 0
    if leaving != 0:
        go_back(pieces, leaving, story)
        pieces.inside &= ~leaving
    if pieces.inside == 0:
        end_expedition(pieces, story)
    else:
        pieces.phase = REVEAL


def go_back(pieces: Pieces, leaving: i64, story: Story) -> None:
    """Those who leave split the gems on the path and put all they gathered in their chests. [DIA-4.3, DIA-4.4]"""
    leavers = seats_in(leaving)
    share = pieces.loose // leavers
    pick_up(pieces, share * leavers)
    if leavers == 1:
        take_relics(pieces, lowest_seat(leaving), story)
    purse = pieces.purse
    while leaving != 0:
        seat = lowest_seat(leaving)
        brought = purse[GATHERED + seat] + share
        purse[CHEST + seat] += brought
        purse[GATHERED + seat] = 0
        story.tell(WENT_BACK, seat, share, brought)
        leaving &= leaving - 1


def pick_up(pieces: Pieces, gems: i64) -> None:
    """Take gems off the cards, the oldest card first, so that a remainder lies on the newest. [DIA-4.4]"""
    pieces.loose -= gems
    path = pieces.path
    at: i64 = 0
    while gems > 0:
        lying = path[at] // REST
        taken = lying
        if taken > gems:
            taken = gems
        path[at] -= REST * taken
        gems -= taken
        at += 1


def take_relics(pieces: Pieces, seat: i64, story: Story) -> None:
    """Whoever leaves alone takes every relic on the path; the other cards close up. [DIA-4.5, DIA-4.6]"""
    if pieces.relics == 0:
        return
    path = pieces.path
    kept: i64 = 0
    at: i64 = 0
    while at < pieces.length:
        if path[at] == RELIC:
            take_relic(pieces, seat, story)
        else:
            path[kept] = path[at]
            kept += 1
        at += 1
    while pieces.length > kept:
        pieces.length -= 1
        path[pieces.length] = 0
    pieces.relics = 0


def relic_value(carried: i64) -> i64:
    """What a relic is worth when so many were carried out before it. [DIA-4.6]"""
    return 5 if carried < CHEAP_RELICS else 10


def take_relic(pieces: Pieces, seat: i64, story: Story) -> None:
    """The first three relics of the game are worth 5 each, the others 10, safe at once. [DIA-4.6]"""
    value = relic_value(pieces.carried)
    pieces.carried += 1
    if value == 5:
        pieces.purse[FIVES + seat] += 1
    else:
        pieces.purse[TENS + seat] += 1
    story.tell(RELIC_TAKEN, seat, value)
