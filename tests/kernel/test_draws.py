"""Draws hang on what was drawn: nothing that a seat does alone moves a card, even if it knows the seed."""

import hashlib

import pytest

from speleo.games import GAMES, game_named
from speleo.games.diamant.events import TrapSprung
from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.engine.state import CHANCE
from speleo.kernel.fairness import EntryDealer, SealedDealer
from speleo.kernel.game import Action
from speleo.kernel.match import Match

DIAMANT = game_named("diamant")
ON, BACK = DIAMANT.parse_action("on"), DIAMANT.parse_action("back")
TOGGLES = 8


def seed_of(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def quiet(match: Match, seat: int, action: Action) -> bool:
    """Whether that action reveals nothing and leaves the next draw to others."""
    after = match.state.clone()
    events = match.game.apply(after, seat, action)
    return not any(map(match.game.reveals, events)) and after.turn() != CHANCE


def fidget(match: Match, seat: int, whim: FastDealer) -> int:
    """A seat does things that it can do alone, and takes them back; how many entries that makes."""
    before, first = match.serial, match.steps[-1].serial if match.steps else 0
    for _ in range(whim.below(4)):
        legal = [action for action in match.game.legal_actions(match.state, seat) if quiet(match, seat, action)]
        if not legal:
            break
        match.act(seat, legal[whim.below(len(legal))])
    if match.serial > before:
        match.undo(seat, first)
    return match.serial - before


def course(name: str, seed: str, dealer: Dealer, fidgets: bool) -> tuple[list[tuple[int, str]], str, int]:
    """The draws of a match, its last position, and the entries that fidgeting made."""
    game = game_named(name)
    match = Match(game, game.setup(max(2, min(game.seats))))
    choices, whim, made = FastDealer(f"choices {seed}"), FastDealer(f"whim {seed}"), 0
    while not match.over and len(match.steps) < 150:
        match.deal(dealer)
        if match.over:
            break
        actors = game.actors(match.state)
        seat = actors[choices.below(len(actors))]
        if fidgets:
            made += fidget(match, seat, whim)
        legal = game.legal_actions(match.state, seat)
        match.act(seat, legal[choices.below(len(legal))])
    return [(step.draw, step.action.notation) for step in match.steps if step.draw], game.write(match.state), made


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whatever_a_seat_does_alone_the_cards_are_the_same(name: str, seed: str) -> None:
    """Trying things that reveal nothing and taking them back makes entries, and moves no card."""
    plain = course(name, seed, SealedDealer(seed_of(seed)), fidgets=False)
    restless = course(name, seed, SealedDealer(seed_of(seed)), fidgets=True)
    assert restless[2] > 0
    assert restless[:2] == plain[:2]


def test_numbered_by_entries_the_cards_did_move() -> None:
    """The same restless seat under the old numbering: what the test above would find."""
    plain = course("diamant", "a", EntryDealer(seed_of("a")), fidgets=False)
    assert course("diamant", "a", EntryDealer(seed_of("a")), fidgets=True)[:2] != plain[:2]


def foreseen(match: Match, dealer: Dealer, plan: list[Action]) -> Match:
    """What would be after these choices of seat 1 if the others go on: it knows the seed and thinks ahead."""
    thought = Match(DIAMANT, match.setup, match.state)
    thought.serial, thought.draws = match.serial, match.draws
    for action in plan:
        thought.act(0, action)
    for seat in DIAMANT.actors(thought.state):
        if seat > 0:
            thought.act(seat, ON)
    thought.deal(dealer)
    return thought


def gain(match: Match, thought: Match) -> int:
    """What the thief hopes for: treasure, and no trap that takes it away."""
    lost = any(isinstance(event, TrapSprung) for step in thought.steps for event in step.events)
    return -1 if lost else DIAMANT.tally(thought.state, 0) - DIAMANT.tally(match.state, 0)


def thief_plan(match: Match, dealer: Dealer, toggles: int) -> list[Action]:
    """Change the face-down choice as often as it takes until the next card is a good one, else go back."""
    best, plan = -1, [BACK]
    alone = DIAMANT.actors(match.state) == (0,)
    for count in range(1 if alone else toggles + 1):
        wanted = [ON, *[BACK, ON] * count]
        value = gain(match, foreseen(match, dealer, wanted))
        if value > best:
            best, plan = value, wanted
    return plan


def stolen(seed: str, kind: type[SealedDealer] | type[EntryDealer], toggles: int) -> tuple[int, list[str]]:
    """What the thief brings home against two others, and the cards that came."""
    match, dealer, choices = Match(DIAMANT, DIAMANT.setup(3)), kind(seed_of(seed)), FastDealer(seed)
    match.deal(dealer)
    while not match.over:
        for seat in DIAMANT.actors(match.state):
            plan = thief_plan(match, dealer, toggles) if seat == 0 else [BACK if choices.below(4) == 0 else ON]
            for action in plan:
                match.act(seat, action)
        match.deal(dealer)
    return DIAMANT.tally(match.state, 0), [step.action.notation for step in match.steps if step.draw]


def test_a_seat_that_knows_the_seed_cannot_choose_its_cards() -> None:
    """Toggling a choice brought far more than foresight does; now it changes neither a card nor a gem."""
    seeds = [f"match {number}" for number in range(12)]
    honest = sum(stolen(seed, EntryDealer, 0)[0] for seed in seeds)
    assert sum(stolen(seed, EntryDealer, TOGGLES)[0] for seed in seeds) > 1.5 * honest
    for seed in seeds:
        assert stolen(seed, SealedDealer, TOGGLES) == stolen(seed, SealedDealer, 0)


def test_a_card_dealt_again_has_a_new_number() -> None:
    """An agreed undo past a card, or a lone player's, gives the next draw the next number, never an old one."""
    for seats in (1, 3):
        match, dealer = Match(DIAMANT, DIAMANT.setup(seats)), SealedDealer(seed_of("again"))
        first = match.deal(dealer)
        match.undo(0, 0, tuple(range(1, seats)))
        again = match.deal(dealer)
        assert [step.draw for step in [*first, *again]] == [1, 2]
        fresh = Match(DIAMANT, DIAMANT.setup(seats))
        fresh.draws = 1
        assert fresh.next_draw(dealer) == again[0].action


def test_going_back_to_a_choice_keeps_the_number() -> None:
    """What was taken back without a card in between leaves the next draw as it was, agreed or not."""
    match, dealer = Match(DIAMANT, DIAMANT.setup(2)), SealedDealer(seed_of("same"))
    match.deal(dealer)
    for seat in (0, 1):
        match.act(seat, ON)
    coming = match.next_draw(dealer)
    match.undo(1, 1, (0,))
    for seat in (1, 0):
        match.act(seat, ON)
    assert (match.draws, match.next_draw(dealer)) == (1, coming)
