"""Matches: acting, dealing, going back."""

import pytest

from speleo.games import GAMES, game_named
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.state import CHANCE, State
from speleo.kernel.errors import BadSetup, IllegalAction
from speleo.kernel.game import Action, Event
from speleo.kernel.match import MOST_UNDOS, Match

GAME = game_named("diamant")
ON, BACK = GAME.parse_action("on"), GAME.parse_action("back")


def dealt(seats: int) -> Match:
    match = Match(GAME, GAME.setup(seats))
    match.act(CHANCE, GAME.parse_action("treasure 9"))
    return match


def test_dealing_goes_on_while_chance_is_to_act() -> None:
    """After dealing a seat is to act, and dealing again does nothing."""
    match = Match(GAME, GAME.setup(2))
    assert len(match.deal(FastDealer("deal"))) >= 1
    assert GAME.actors(match.state) == (0, 1)
    assert match.deal(FastDealer("deal")) == []


def test_a_refused_action_leaves_the_match_alone() -> None:
    """An out-of-turn action raises, and neither state nor steps change. [DIA-3.8]"""
    match = dealt(2)
    before = GAME.write(match.state)
    with pytest.raises(IllegalAction, match=r"chance may not snake, because DIA-3\.8"):
        match.act(CHANCE, GAME.parse_action("snake"))
    assert (GAME.write(match.state), len(match.steps)) == (before, 1)


def test_own_choice_that_revealed_nothing_is_undone_freely() -> None:
    """Nobody has to agree while the others still choose."""
    match = dealt(2)
    match.act(0, BACK)
    assert match.undo_needs(0, 1) == ()
    match.undo(0, 1)
    assert GAME.actors(match.state) == (0, 1)
    assert len(match.steps) == 1


def test_the_choice_that_revealed_all_needs_agreement() -> None:
    """Once the choices were shown, the others must agree to take them back."""
    match = dealt(3)
    for seat in range(3):
        match.act(seat, ON)
    assert match.undo_needs(2, 3) == (0, 1)
    with pytest.raises(BadSetup, match="needs the agreement of seats 1, 2"):
        match.undo(2, 3)
    with pytest.raises(BadSetup, match="needs the agreement of seats 2"):
        match.undo(2, 3, agreed=(0,))
    match.undo(2, 3, agreed=(0, 1))
    assert GAME.actors(match.state) == (2,)


def test_another_seats_choice_is_not_mine_to_undo() -> None:
    match = dealt(3)
    match.act(1, ON)
    assert match.undo_needs(0, 1) == (1, 2)


def test_a_card_cannot_be_taken_back_alone() -> None:
    """A lone explorer's choice is free to undo, the card that followed is not; alone nobody else must agree."""
    match = dealt(2)
    match.act(0, BACK)
    match.act(1, ON)
    match.act(CHANCE, GAME.parse_action("relic"))
    match.act(1, BACK)
    assert match.undo_needs(1, 4) == ()
    assert match.undo_needs(1, 3) == (0,)


def test_serial_numbers_never_repeat() -> None:
    """An undo takes a number of its own, so that a card dealt again is a new draw."""
    match = dealt(1)
    match.act(0, ON)
    match.undo(0, 1)
    assert match.act(0, ON).serial == 4


def test_there_is_no_way_back_to_a_step_that_is_not_there() -> None:
    match = dealt(1)
    match.act(0, ON)
    match.undo(0, 1)
    with pytest.raises(BadSetup, match="no step 2"):
        match.undo(0, 2)


def test_a_match_can_start_from_a_position() -> None:
    start = GAME.read(GAME.setup(2), "expedition: 3\n")
    match = Match(GAME, GAME.setup(2), start)
    match.act(CHANCE, GAME.parse_action("relic"))
    match.act(0, ON)
    match.undo(0, 1)
    assert "expedition: 3\n" in GAME.write(match.state)


class Counting(type(GAME)):  # type: ignore[misc]
    """Counts how often an action is carried out."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, state: State, actor: int, action: Action) -> list[Event]:
        self.applied += 1
        return list(super().apply(state, actor, action))


def work_of(back: int, undos: int) -> tuple[int, int]:
    """Entries and carried out actions of a match in which one explorer goes back so many steps again and again."""
    game = Counting()
    match, dice = Match(game, game.setup(8)), FastDealer("back")
    while match.undos < undos:
        match.deal(dice)
        if match.over:
            break
        for seat in game.actors(match.state):
            match.act(seat, ON)
            steps = match.steps
            if len(steps) > back and (match.serial % 2 or len(steps) > 60):
                to = steps[-1 - back].serial
                match.undo(seat, to, match.undo_needs(seat, to))
                break
    return match.serial, game.applied


@pytest.mark.parametrize("back", [1, 2, 7, 30, 55])
def test_going_back_costs_no_more_than_what_it_takes_back(back: int) -> None:
    """Twice the undos, twice the work: every entry is carried out a few times, however often somebody goes back."""
    for undos in (100, 200, 400, 800):
        entries, applied = work_of(back, undos)
        assert entries >= undos
        assert applied <= 6 * entries


def test_few_states_are_kept() -> None:
    match, dice = Match(GAME, GAME.setup(8)), FastDealer("few")
    most = 0
    while not match.over:
        match.deal(dice)
        for seat in GAME.actors(match.state):
            match.act(seat, ON if dice.below(8) else BACK)
            most = max(most, len(match.ladder.rungs))
    assert len(match.steps) > 150
    assert most <= 3 * len(match.steps).bit_length()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_going_back_leads_to_the_same_position(name: str) -> None:
    """Wherever somebody goes back to, the position is the one that was there."""
    game, dice = game_named(name), FastDealer("there and back")
    match = Match(game, game.setup(max(2, min(game.seats))))
    seen = {0: game.write(match.state)}
    for _ in range(400):
        match.deal(dice)
        if match.over:
            break
        seat = game.actors(match.state)[0]
        legal = game.legal_actions(match.state, seat)
        match.act(seat, legal[dice.below(len(legal))])
        seen[match.serial] = game.write(match.state)
        if dice.below(4) == 0:
            to = match.steps[dice.below(len(match.steps))].serial
            if to in seen and to != match.steps[-1].serial:
                match.undo(seat, to, match.undo_needs(seat, to))
                assert game.write(match.state) == seen[to]


def test_an_undo_names_a_seat_and_something_to_take_back() -> None:
    match = dealt(3)
    match.act(0, ON)
    with pytest.raises(BadSetup, match="nothing after step 2"):
        match.undo(0, 2)
    with pytest.raises(BadSetup, match="no seat 4"):
        match.undo(3, 1)
    for agreed in ((3,), (1, 1), (0,), (-1,)):
        with pytest.raises(BadSetup, match="other seats of the match, each once"):
            match.undo(0, 1, agreed)


def test_a_match_does_not_go_back_for_ever() -> None:
    match = dealt(2)
    for _ in range(MOST_UNDOS):
        match.act(0, ON)
        match.undo(0, 1)
    match.act(0, ON)
    with pytest.raises(BadSetup, match="goes back 1000 times at the most"):
        match.undo(0, 1)
