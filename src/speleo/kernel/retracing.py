"""Whether a step could be taken back right after it, by its own seat and without asking anybody."""

from __future__ import annotations

from collections.abc import Sequence

from speleo.kernel.engine.story import WORDS, Story
from speleo.kernel.game import Action, Game, S
from speleo.kernel.offer import Offer


def which_go_back(
    game: Game[S], state: S, seat: int, actors: tuple[int, ...], offers: Sequence[Offer]
) -> Sequence[bool]:
    """For each of the offers that a seat has while these must act.

    Where choices are sealed nothing happens while somebody else has not chosen, so nothing need be tried.
    """
    if game.sealed_choices:
        return [actors != (seat,)] * len(offers)
    return [goes_back(game, state, seat, offer.action) for offer in offers]


def goes_back(game: Game[S], state: S, seat: int, action: Action) -> bool:
    """Nothing is revealed or drawn, nobody else is asked for anything new, and the match goes on.

    It is tried out on what the seat may see, so the answer tells nothing that is hidden.
    """
    after = state.seen_by(seat)
    assert isinstance(after, type(state))
    others = set(game.actors(after)) - {seat}
    story = Story(True)
    after.step(seat, game.encode(after, action), story)
    then = game.actors(after)
    if not then or set(then) - {seat} != others:
        return False
    words = list(story.words)
    told = [game.event(after, tuple(words[at : at + WORDS])) for at in range(0, len(words), WORDS)]
    return not any(map(game.reveals, told))
