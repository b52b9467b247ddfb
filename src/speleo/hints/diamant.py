"""Why to go on or back in Diamant."""

from __future__ import annotations

from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS
from speleo.games.diamant.engine.pieces import GATHERED, seats_in
from speleo.games.diamant.engine.state import DiamantState
from speleo.hints.idea import Idea, Reason, Stop


def why(seen: DiamantState, seat: int, idea: Idea, others: list[Idea]) -> Reason:
    """Which of the sentences fits: safe, behind and with nothing to lose, or a risk that is worth it."""
    bag, inside = int(seen.purse[GATHERED + seat]), int(seats_in(seen.inside))
    risk = ends_in_100(seen)
    if idea.offer.action.tag == "back":
        return why_back(seen, bag, inside, risk)
    behind = max(int(seen.score(other)) for other in range(seen.seats)) - int(seen.score(seat)) - bag
    if risk == 0:
        return Reason("diamant-hint-on-safe", {"gems": share(seen, inside)}, "DIA-3.4")
    if seen.expedition == seen.cards.expeditions and behind > 0 and not seen.closed:
        return Reason("diamant-hint-on-behind", {"points": behind, "risk": risk}, "DIA-6.1")
    return Reason("diamant-hint-on", {"gems": share(seen, inside), "risk": risk}, "DIA-3.5")


def why_back(seen: DiamantState, bag: int, inside: int, risk: int) -> Reason:
    """Why to go home: a relic alone, nothing to carry, likely to be alone, or what is in the bag."""
    loose, relics = int(seen.loose), int(seen.relics)
    if inside == 1 and relics:
        return Reason("diamant-hint-back-relic", {"gems": bag + loose, "relics": relics}, "DIA-4.5")
    if bag + loose == 0 and not relics:
        return Reason("diamant-hint-back-empty", rule="DIA-4.7")
    if relics or loose >= inside:
        args = {"gems": bag, "alone": bag + loose, "relics": relics}
        return Reason("diamant-hint-back-alone", args, "DIA-4.5" if relics else "DIA-4.3")
    return Reason("diamant-hint-back", {"gems": bag, "risk": risk}, "DIA-4.7")


def way(seen: DiamantState, seat: int, idea: Idea) -> tuple[Stop, ...]:
    return ()


def ends_in_100(seen: DiamantState) -> int:
    """How many of a hundred next cards are a second trap of their kind. [DIA-3.5]"""
    ending = sum(int(seen.deck[kind]) for kind in range(FIRST_TREASURE) if int(seen.traps) >> kind & 1)
    return round(100 * ending / int(seen.face_down))


def share(seen: DiamantState, inside: int) -> int:
    """The mean share of a treasure that may come next. [DIA-3.3]"""
    cards = [(int(seen.deck[kind]), int(seen.cards.worth[kind])) for kind in range(FIRST_TREASURE, KINDS)]
    count = sum(left for left, _ in cards)
    return round(sum(left * (worth // inside) for left, worth in cards) / count) if count else 0
