"""Games and bots by name, and matches that bots play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from speleo.bots import bots_for, rivals_for
from speleo.bots.bot import Bot
from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.errors import BadSetup, UnknownName
from speleo.kernel.game import Action, Game, View
from speleo.kernel.match import Match

Chooser = Callable[[View, list[Action]], Action]
"""A player as a function: it is given what its seat sees and may do, and returns one of these actions."""
Player = str | Bot | Chooser
"""Who plays a seat: the name of a bot, a bot, or a function."""


def game(name: str) -> Game:
    """The game of that name: diamant, cave, subterra, or one that is installed or lies in a folder of SPELEO_GAMES.

    >>> import speleo
    >>> speleo.game("diamant").seats
    range(1, 9)
    >>> speleo.game("chess")
    Traceback (most recent call last):
    ...
    speleo.kernel.errors.UnknownName: unknown game 'chess': there is cave, diamant, ...
    """
    return game_named(name)


def game_names() -> list[str]:
    """The names of all games that are there.

    >>> import speleo
    >>> [name for name in speleo.game_names() if name in ("cave", "diamant", "subterra")]
    ['cave', 'diamant', 'subterra']
    """
    return sorted(GAMES)


def bot_names(game: str) -> list[str]:
    """The bots of a game by name, weakest first, and after them rivals that are there to be measured against.

    >>> import speleo
    >>> speleo.bot_names("diamant")[:4]
    ['random', 'thumb', 'odds', 'novice']
    """
    game_named(game)
    return [*bots_for(game), *rivals_for(game)]


def bot(game: str, name: str) -> Bot:
    """A new bot of a game. `Bot.choose` is given a state as its seat sees it, and names the code of an action.

    >>> import speleo
    >>> speleo.bot("cave", "explorer")  # doctest: +ELLIPSIS
    <speleo.bots.cave.explorer.Explorer... object at ...>
    """
    game_named(game)
    known = {**rivals_for(game), **bots_for(game)}
    if name not in known:
        raise UnknownName("bot", name, list(bots_for(game)), list(known))
    return known[name]()


def play(match: Match, players: Sequence[Player], seed: str = "speleo", dealer: Dealer | None = None) -> Match:
    """Play a match to its end and return it: one player for each seat, fewer are repeated.

    The same seed gives the same match. A `dealer` deals the cards instead; what bots throw in their heads comes from
    the seed all the same.

    >>> import speleo
    >>> match = speleo.play(speleo.game("diamant").match(seats=3), ["odds", "thumb"], seed="doc")
    >>> match.over
    True
    >>> def timid(view, legal):
    ...     return legal[-1]
    >>> speleo.play(speleo.game("diamant").match(seats=2), [timid, "odds"], seed="doc").outcome.winners
    (1,)
    """
    seated = seats_of(match, players)
    dealer = dealer or FastDealer(f"{seed} match 1")
    dice = [FastDealer(f"{seed} match 1 seat {seat + 1}") for seat in range(len(seated))]
    match.deal(dealer)
    while not match.over:
        seat = int(match.state.turn())
        match.act(seat, chosen(match, seat, seated[seat], dice[seat]))
        match.deal(dealer)
    return match


def seats_of(match: Match, players: Sequence[Player]) -> list[Bot | Chooser]:
    """Who plays each seat; names become bots."""
    seats = match.setup.seats
    if not 1 <= len(players) <= seats:
        raise BadSetup(f"{len(players)} players do not fit {seats} seats: one for each seat, or fewer to be repeated")
    named = [players[seat % len(players)] for seat in range(seats)]
    return [bot(match.game.name, player) if isinstance(player, str) else player for player in named]


def chosen(match: Match, seat: int, player: Bot | Chooser, dice: FastDealer) -> Action:
    if isinstance(player, Bot):
        return match.game.decode(match.state, player.choose(match.state.seen_by(seat), seat, dice))
    return player(match.view(seat), match.legal(seat))
