"""Chapter 18: the result."""

from __future__ import annotations

from speleo.games.cave.engine.pieces import (
    DEPTHS,
    OVER,
    PHOTO_TOKENS,
    ROPE_TOKENS,
    SQUEEZE_TOKENS,
    TEAM,
    WATER_TOKENS,
)
from speleo.games.cave.engine.scores import (
    PHOTO_VALUE,
    ROPE_VALUE,
    SQUEEZE_VALUES,
    WATER_VALUE,
    at_home,
    bonus,
    depth_value,
    tokens,
)
from speleo.games.cave.engine.state import CaveState
from speleo.kernel.outcome import Outcome, ScoreLine, Standing

BONUSES = ("rope", "water", "photo", "squeeze")


def outcome(state: CaveState) -> Outcome:
    """Most points among the teams at home win, ties share the win; nobody wins if nobody is home.

    [CAVE-18.10, CAVE-18.11]
    """
    over = state.phase == OVER
    seats = range(state.seats)
    home = [at_home(state, seat) for seat in seats]
    keys = [(home[seat], state.score(seat)) for seat in seats]
    best = max(keys)
    standings = [
        Standing(
            seat,
            1 + sum(other > keys[seat] for other in keys),
            state.score(seat),
            over and home[seat] and keys[seat] == best,
            breakdown(state, seat),
        )
        for seat in seats
    ]
    reason = "cave-running" if not over else "cave-ended" if any(home) else "cave-all-lost"
    return Outcome(over, reason, tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat))))


def breakdown(state: CaveState, seat: int) -> tuple[ScoreLine, ...]:
    """Every token, every depth, every bonus with the rule that decided it, and what elimination takes away.

    [CAVE-18.8]
    """
    at = seat * TEAM
    team = state.team
    counted = [
        ("cave-rope-tokens", team[at + ROPE_TOKENS], ROPE_VALUE),
        ("cave-water-tokens", team[at + WATER_TOKENS], WATER_VALUE),
        ("cave-photo-tokens", team[at + PHOTO_TOKENS], PHOTO_VALUE),
    ]
    counted += [
        (f"cave-squeeze-{grade + 1}-tokens", team[at + SQUEEZE_TOKENS + grade], SQUEEZE_VALUES[grade])
        for grade in range(3)
    ]
    entries = [ScoreLine(what, count, count * value, "CAVE-18.8") for what, count, value in counted]
    levels = [level for level in range(1, 63) if team[at + DEPTHS] >> level & 1]
    entries.append(ScoreLine("cave-depth-tokens", len(levels), sum(map(depth_value, levels)), "CAVE-18.8"))
    for category, name in enumerate(BONUSES):
        points = bonus(state, seat, category)
        entries.append(ScoreLine(f"cave-{name}-bonus", int(points > 0), points, bonus_rule(state, seat, category)))
    if not at_home(state, seat):
        entries.append(ScoreLine("cave-not-home", 1, -sum(entry.points for entry in entries), "CAVE-17.5"))
    return tuple(entries)


def bonus_rule(state: CaveState, seat: int, category: int) -> str:
    """The rule by which a player gets a bonus or does not."""
    if not at_home(state, seat):
        return "CAVE-17.7"
    own = tokens(state, seat, category)
    if own == 0:
        return "CAVE-18.6"
    counts = [tokens(state, other, category) for other in range(state.seats) if at_home(state, other)]
    most = max(counts)
    if own == most:
        return {1: "CAVE-18.2", 2: "CAVE-18.3"}.get(counts.count(own), "CAVE-18.4")
    if counts.count(most) > 1:
        return "CAVE-18.3" if counts.count(most) == 2 else "CAVE-18.4"
    second = max(count for count in counts if count < most)
    return "CAVE-18.2" if own < second or counts.count(own) == 1 else "CAVE-18.5"
