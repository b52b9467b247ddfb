"""Positions of Diamant in text, both ways."""

from __future__ import annotations

import re
from functools import partial

from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS, RELIC, TRAP_KINDS, Cards
from speleo.games.diamant.engine.decision import CHEAP_RELICS
from speleo.games.diamant.engine.invariants import LAWS
from speleo.games.diamant.engine.pieces import CHEST, DECIDE, FIVES, GATHERED, OVER, REST, REVEAL, TENS
from speleo.games.diamant.engine.state import DiamantState, set_up
from speleo.games.diamant.history import claims
from speleo.games.diamant.names import card_kind, card_text
from speleo.games.diamant.view import gone_cards
from speleo.kernel.errors import BadPosition
from speleo.kernel.nearest import quoted
from speleo.kernel.position import (
    Value,
    demand,
    read_entries,
    read_number,
    read_numbers,
    read_seats,
    refuse,
    understood,
    write_entries,
    write_seats,
)

KEYS = ("expedition", "next", "path", "inside", "chosen", "gathered", "chest", "relics", "gone")
PHASES = {"card": REVEAL, "decision": DECIDE, "end": OVER}
HIDDEN = "?"


def write(state: DiamantState) -> str:
    """The position, complete; what `seen_by` left out is written as a question mark."""
    seats = range(state.seats)
    phase = next(name for name, number in PHASES.items() if number == state.phase)
    return write_entries(
        {
            "expedition": str(state.expedition),
            "next": phase,
            "path": ", ".join(path_text(state, at) for at in range(state.length)) or "none",
            "inside": write_seats([seat for seat in seats if state.inside >> seat & 1]),
            "chosen": ", ".join(choice_text(state, seat) for seat in seats if state.chosen >> seat & 1) or "none",
            "gathered": " ".join(str(state.purse[GATHERED + seat]) for seat in seats),
            "chest": " ".join(chest_text(state, seat) for seat in seats),
            "relics": " ".join(relics_text(state, seat) for seat in seats),
            "gone": ", ".join(gone_cards(state)) or "none",
        }
    )


def path_text(state: DiamantState, at: int) -> str:
    card = card_text(state.cards, state.path[at] % REST)
    gems = state.path[at] // REST
    return f"{card} ({gems})" if gems else card


def choice_text(state: DiamantState, seat: int) -> str:
    if state.hidden >> seat & 1:
        return f"{seat + 1} {HIDDEN}"
    return f"{seat + 1} {'back' if state.back >> seat & 1 else 'on'}"


def chest_text(state: DiamantState, seat: int) -> str:
    return HIDDEN if state.closed and state.hidden >> seat & 1 else str(state.purse[CHEST + seat])


def relics_text(state: DiamantState, seat: int) -> str:
    return "+".join(["5"] * state.purse[FIVES + seat] + ["10"] * state.purse[TENS + seat]) or "-"


def read(cards: Cards, seats: int, closed: bool, text: str, strict: bool = False) -> DiamantState:
    """The state of a position; one that cannot arise is refused with its line and the rule.

    Strictly read, it must be one that can have come about.
    """
    state = set_up(cards, seats, closed)
    given = read_entries(text, KEYS)
    everybody = list(range(seats))
    if "expedition" in given:
        state.expedition = read_number("expedition", given["expedition"], 1, cards.expeditions)
    if "path" in given:
        read_path(state, given["path"])
    if "next" in given:
        if given["next"].text not in PHASES:
            raise refuse(given["next"], f"next is card, decision or end, not {quoted(given['next'].text)}")
        state.phase = PHASES[given["next"].text]
    else:
        state.phase = DECIDE if state.length else REVEAL
    inside = read_seats("inside", given["inside"], seats) if "inside" in given else everybody
    state.inside = sum(1 << seat for seat in inside)
    if "chosen" in given:
        read_choices(state, given["chosen"])
    for key, block in (("gathered", GATHERED), ("chest", CHEST)):
        if key in given:
            for seat, gems in enumerate(read_numbers(key, given[key], seats)):
                state.purse[block + seat] = gems
    if "relics" in given:
        read_relics(state, given["relics"])
    if "gone" in given:
        read_gone(state, given["gone"])
    state.gems = state.loose + sum(state.purse[block + seat] for block in (GATHERED, CHEST) for seat in everybody)
    problem = impossible(state)
    if problem:
        raise BadPosition(problem)
    if strict:
        demand([(state.broken() == 0, "", LAWS[state.broken()]), *claims(state)], given)
    return state


def listed(entry: Value) -> list[str]:
    return [] if entry.text == "none" else [item.strip() for item in entry.text.split(",")]


def take_from_deck(state: DiamantState, text: str, entry: Value) -> int:
    kind = understood(entry, partial(card_kind, state.cards), text)
    if state.deck[kind] == 0:
        raise refuse(entry, f"the box has only {state.cards.counts[kind]} of {text} (DIA-1.1)")
    state.deck[kind] -= 1
    state.face_down -= 1
    return kind


def read_path(state: DiamantState, entry: Value) -> None:
    """The cards of the path in their order, each out of the deck, with the gems that still lie on it."""
    for item in listed(entry):
        found = re.fullmatch(r"(.*?)(?: \(([0-9]{1,2})\))?", item)
        assert found is not None
        kind = take_from_deck(state, found[1], entry)
        gems = int(found[2] or 0)
        if gems > state.cards.worth[kind]:
            raise refuse(entry, f"{gems} gems cannot lie on {found[1]} (DIA-3.3)")
        if kind < TRAP_KINDS:
            if state.traps >> kind & 1:
                raise refuse(entry, f"a second {found[1]} ends the expedition (DIA-3.5)")
            state.traps |= 1 << kind
        state.path[state.length] = kind + REST * gems
        state.length += 1
        state.loose += gems
        state.relics += kind == RELIC


def read_choices(state: DiamantState, entry: Value) -> None:
    """Choices that are made and not revealed, of explorers who are inside."""
    for item in listed(entry):
        found = re.fullmatch(r"([1-8]) (on|back)", item)
        seat = int(found[1]) - 1 if found else 0
        if found is None or not state.inside >> seat & 1 or state.chosen >> seat & 1:
            raise refuse(entry, f"chosen lists explorers inside, such as '1 on, 3 back', not {quoted(item)} (DIA-4.1)")
        state.chosen |= 1 << seat
        if found[2] == "back":
            state.back |= 1 << seat


def read_relics(state: DiamantState, entry: Value) -> None:
    """The relics in the chests: out of the deck, and the cheap ones first. [DIA-4.6]"""
    words = entry.text.split()
    if len(words) != state.seats or not all(re.fullmatch(r"-|(5|10)(\+(5|10))*", word) for word in words):
        raise refuse(entry, f"relics are one word for each seat, such as '5+10' or '-', not {quoted(entry.text)}")
    for seat, word in enumerate(words):
        for value in word.split("+") if word != "-" else []:
            take_from_deck(state, "relic", entry)
            state.carried += 1
            state.purse[(FIVES if value == "5" else TENS) + seat] += 1
    fives = sum(state.purse[FIVES + seat] for seat in range(state.seats))
    if fives != min(state.carried, CHEAP_RELICS):
        raise refuse(entry, f"the first {CHEAP_RELICS} relics are worth 5 each, the others 10 (DIA-4.6)")


def read_gone(state: DiamantState, entry: Value) -> None:
    for item in listed(entry):
        if take_from_deck(state, item, entry) >= FIRST_TREASURE:
            raise refuse(entry, "a treasure never leaves the game (DIA-5.4)")


def impossible(state: DiamantState) -> str:
    """Why a position cannot arise, or nothing."""
    everybody = (1 << state.seats) - 1
    gone = gone_cards(state)
    traps = [card for card in gone if card != "relic"]
    if len(traps) > state.expedition - (state.phase != OVER):
        return f"{len(traps)} traps cannot have left the game by expedition {state.expedition} (DIA-3.6)"
    if any(traps.count(trap) > 2 for trap in traps):
        return "at most two traps of a kind can leave the game (DIA-3.6)"
    if state.phase == OVER:
        if state.length or state.inside or state.chosen or state.expedition != state.cards.expeditions:
            last = state.cards.expeditions
            return f"the game ends after expedition {last}, with nobody inside and nothing on the path (DIA-5.5)"
    elif not state.inside:
        return "an expedition ends when nobody is inside (DIA-5.1)"
    if state.phase == DECIDE and not state.length:
        return "a card is turned up before any decision (DIA-3.1)"
    if state.phase == REVEAL and state.chosen:
        return "choices are carried out before the next card (DIA-4.8)"
    if state.phase == REVEAL and not state.length and state.inside != everybody and not state.carried:
        return "an expedition begins with everybody inside (DIA-3.1)"
    if state.chosen == state.inside and state.chosen:
        return "when all have chosen, the choices are carried out (DIA-4.1)"
    if any(state.purse[GATHERED + seat] and not state.inside >> seat & 1 for seat in range(state.seats)):
        return "only explorers inside can have gathered gems (DIA-4.7)"
    if sum(state.deck[kind] for kind in range(KINDS)) != state.face_down:
        return "the deck does not add up (DIA-1.1)"
    return ""
