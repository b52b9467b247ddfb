"""Why to do something in The Cave, and the way home from where it leads."""

from __future__ import annotations

from speleo.bots.cave.paths import FORCED, UNREACHED, step_price, ways_home
from speleo.games.cave.coding import encode
from speleo.games.cave.engine.loads import PROVISION, ROPE, count_of
from speleo.games.cave.engine.moving import ways_end
from speleo.games.cave.engine.pieces import CELL, NO_SPACE, PACK, PLACE_OF, SPOT, TEAM, THE_BASE, TURN, target
from speleo.games.cave.engine.scores import token_points
from speleo.games.cave.engine.state import CaveState
from speleo.games.cave.engine.tiles import GROUPS
from speleo.grid.cells import x_of, y_of
from speleo.hints.idea import Idea, Reason, Stop
from speleo.kernel.engine.story import UNHEARD

TOKEN_RULES = {"photo": "CAVE-9.2", "dive": "CAVE-8.2", "move": "CAVE-6.6"}
PLAIN_RULES = {
    "end": "CAVE-3.8",
    "force": "CAVE-13.1",
    "repack": "CAVE-15.1",
    "take-tent": "CAVE-16.1",
    "pitch": "CAVE-16.5",
    "pack-tent": "CAVE-16.9",
    "exchange": "CAVE-16.7",
    "abandon": "CAVE-16.10",
    "discard": "CAVE-14.4",
    "rockfall": "CAVE-4.16",
    "skip": "CAVE-17.8",
}
"""Kinds of action that have a sentence of their own, `cave-hint-KIND`, and its rule."""
LONGEST_WAY = 60


def why(seen: CaveState, seat: int, idea: Idea, others: list[Idea]) -> Reason:
    """The best reason for an idea in The Cave: points at once, then what it opens, then how it fares."""
    kind = idea.offer.action.tag
    after = after_it(seen, seat, idea)
    gain = int(token_points(after, seat)) - int(token_points(seen, seat))
    if gain > 0:
        return Reason("cave-hint-token", {"points": gain}, TOKEN_RULES.get(kind, "CAVE-18.8"))
    if kind == "discover":
        tiles = sum(int(seen.stacks[group]) for group in range(GROUPS))
        return Reason("cave-hint-discover", {"tiles": tiles}, "CAVE-4.1")
    if kind in ("load", "fill", "stow", "split", "ready"):
        pack = after.team[seat * TEAM + PACK]
        args = {"turns": int(count_of(pack, PROVISION)), "ropes": int(count_of(pack, ROPE))}
        return Reason("cave-hint-load", args, "CAVE-3.2")
    if kind == "place":
        return Reason("cave-hint-place", {"exits": int(after.openings)}, "CAVE-4.13")
    if kind == "move":
        return why_move(seen, after, seat)
    if kind in PLAIN_RULES:
        return Reason(f"cave-hint-{kind}", rule=PLAIN_RULES[kind])
    return Reason("hint-tried")


def why_move(seen: CaveState, after: CaveState, seat: int) -> Reason:
    """A move goes home or outwards; the food says for how many turns that is possible."""
    home = ways_home(seen, seat)
    here, there = place_of(seen, seat), place_of(after, seat)
    food = int(count_of(seen.team[seat * TEAM + PACK], PROVISION))
    args = {"points": int(home[there]), "turns": food}
    if home[there] >= UNREACHED:
        return Reason("hint-tried")
    if home[there] < home[here]:
        return Reason("cave-hint-home", args, "CAVE-17.5")
    return Reason("cave-hint-outward", args, "CAVE-3.2")


def way(seen: CaveState, seat: int, idea: Idea) -> tuple[Stop, ...]:
    """The way home from where an idea leads, space by space, for a team in its turn; none from the base."""
    if seen.phase != TURN:
        return ()
    after = after_it(seen, seat, idea)
    home, space = [int(cost) for cost in ways_home(after, seat)], place_of(after, seat)
    found = [stop_at(after, space, 0)]
    while space != THE_BASE and len(found) < LONGEST_WAY:
        step = next_home(after, seat, space, home)
        if step is None:
            return ()
        space, points = step
        found.append(stop_at(after, space, points))
    return tuple(found) if len(found) > 1 else ()


def next_home(state: CaveState, seat: int, space: int, home: list[int]) -> tuple[int, int] | None:
    """The next space on the way home with the action points it takes."""
    for side in range(int(ways_end(state, space))):
        near = int(target(state, space, side))
        if near != NO_SPACE:
            price = int(step_price(state, seat, space, side, near))
            if home[near] + price == home[space]:
                return near, 5 if price == FORCED else price
    return None


def after_it(seen: CaveState, seat: int, idea: Idea) -> CaveState:
    """The position right after an action, before a tile is turned up."""
    state = seen.undecided()
    state.step(seat, encode(idea.offer.action), UNHEARD)
    return state


def place_of(state: CaveState, seat: int) -> int:
    return int(state.team[seat * TEAM + PLACE_OF])


def stop_at(state: CaveState, space: int, points: int) -> Stop:
    cell = state.cave[space * SPOT + CELL]
    return Stop(int(x_of(cell)), int(y_of(cell)), points)
