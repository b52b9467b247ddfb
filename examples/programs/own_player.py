"""A player as a function: it is given what its seat sees and may do."""

from typing import Any

import speleo


def until_nine(view: Any, legal: list[speleo.Action]) -> speleo.Action:
    """Goes back as soon as nine gems are in the bag."""
    wanted = "back" if view.seats[view.viewer].gathered >= 9 else "on"
    return next(action for action in legal if action.notation == wanted)


match = speleo.play(speleo.game("diamant").match(seats=3), [until_nine, "odds", "thumb"], seed="examples")
print([f"seat {standing.seat + 1}: {standing.points}" for standing in match.outcome.standings])
