"""What the library hands out are values: pickled, copied, compared, hashed and printed."""

import copy
import pickle
from collections.abc import Callable

import pytest

import speleo
from speleo import Match

GAMES = ("cave", "diamant", "subterra")


def begun(name: str, seed: str = "values") -> Match:
    """A match in its middle, with seats and chance having acted."""
    match = speleo.game(name).match(seats=2)
    dealer = speleo.FastDealer(seed)
    match.deal(dealer)
    for _ in range(12):
        for seat in match.actors[:1]:
            match.act(seat, match.legal(seat)[0])
        match.deal(dealer)
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_match_comes_back_as_it_was_and_goes_its_own_way(name: str) -> None:
    match = begun(name)
    before = match.position
    for twin in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert twin == match
        assert hash(twin) == hash(match)
        assert twin.game is match.game
        speleo.play(twin, ["random"], seed="on")
        assert twin != match
        assert match.position == before
        assert twin.state_after(len(match.steps)) == match.state


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_can_go_back_where_the_match_can(name: str) -> None:
    match = begun(name)
    twin = copy.copy(match)
    agreed = tuple(seat for seat in match.undo_needs(0, 0))
    twin.undo(0, 0, agreed)
    assert twin.steps == []
    assert twin.state == speleo.game(name).match(seats=2).state
    assert match == begun(name)


def test_nobody_watches_a_copy() -> None:
    match, seen = speleo.game("diamant").match(seats=1), []

    class Watching:
        def stepped(self, step: speleo.Step) -> None:
            seen.append(step)

        def undone(self, seat: int, serial: int, agreed: tuple[int, ...]) -> None: ...

        def taken_over(self, seat: int, by: int) -> None: ...

        def hinted(self, seat: int) -> None: ...

    match.watchers.append(Watching())
    copy.copy(match).act(speleo.CHANCE, "snake")
    assert seen == []
    match.act(speleo.CHANCE, "snake")
    assert len(seen) == 1


@pytest.mark.parametrize("name", GAMES)
def test_states_hash_by_what_they_hold(name: str) -> None:
    """Equal states are one in a set; the states along a match are nearly all different."""
    match = begun(name)
    along = [match.state_after(count) for count in range(len(match.steps) + 1)]
    again = [begun(name).state_after(count) for count in range(len(match.steps) + 1)]
    assert [hash(state) for state in along] == [hash(state) for state in again]
    assert len({*along, *again}) == len({match.game.write(state) for state in along})
    assert len({hash(state) for state in along}) > len(along) // 2


@pytest.mark.parametrize("name", GAMES)
def test_a_set_up_is_a_value_and_prints_no_box(name: str) -> None:
    setup = speleo.game(name).setup(seats=2)
    assert pickle.loads(pickle.dumps(setup)) == setup == copy.deepcopy(setup)
    assert len({setup, speleo.game(name).setup(seats=2)}) == 1
    assert setup != speleo.game(name).setup(seats=3)
    assert len(repr(setup)) < 600
    assert setup.box.fingerprint in repr(setup)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_match_hands_out_can_be_pickled(name: str) -> None:
    match = begun(name)
    things = [match.steps, match.view(), match.view(0), match.outcome, speleo.record_of(match), match.game]
    for thing in things:
        assert pickle.loads(pickle.dumps(thing)) == thing
    assert pickle.loads(pickle.dumps(match.game)) is match.game
    assert repr(match.game) == f"<Game {name}>"


def test_a_dealer_goes_on_where_it_was() -> None:
    dealer = speleo.FastDealer("cards")
    dealer.ticket(1, 100)
    for twin in (pickle.loads(pickle.dumps(dealer)), copy.copy(dealer)):
        assert tickets(twin) == tickets(copy.copy(dealer))


def tickets(dealer: speleo.Dealer) -> list[int]:
    return [dealer.ticket(number, 100) for number in range(5)]


def test_bad_input_is_told_in_one_line() -> None:
    match = speleo.game("diamant").match(seats=2)
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: speleo.bot("diamant", "odd"), "unknown bot 'odd'"),
        (lambda: speleo.bot_names("chess"), "unknown game 'chess'"),
        (lambda: speleo.play(match, []), "0 players do not fit 2 seats"),
        (lambda: speleo.play(match, ["odds"] * 3), "3 players do not fit 2 seats"),
        (lambda: speleo.record_of(match, ["Ada"]), "1 names do not fit 2 seats"),
        (lambda: speleo.replay(speleo.record_of(match), 1), "there is no step 1: the record has 0"),
        (lambda: speleo.replay("nonsense"), "line 1"),
        (lambda: speleo.count_ways(match, -1), "depth is 0 to 60, not -1"),
        (lambda: speleo.simulate(match, ["odds"], games=0), "games is at least 1, not 0"),
        (lambda: speleo.simulate(match, [lambda view, legal: legal[0]]), "simulate takes bots"),  # type: ignore[list-item]
        (lambda: speleo.account(match), "the match is not over"),
        (lambda: speleo.run_scenarios("Given a cave"), "line 1"),
        (lambda: match.game.match(seats=2, position="path: dragon"), "position, line 1"),
        (lambda: match.game.match(seats="2"), "seats, not '2'"),  # type: ignore[arg-type]
        (lambda: match.view(2), "there is no seat 3: the match has 2"),
        (lambda: match.legal(-7), "there is no seat -6: the match has 2"),
        (lambda: match.to_svg(5), "there is no seat 6: the match has 2"),
        (lambda: match.to_svg(names=["Ada", "Ben", "Cleo"]), "3 names do not fit 2 seats"),
        (lambda: match.state_after(1), "there is no step 1: the match has 0"),
        (lambda: match.state_after(-1), "there is no step -1: the match has 0"),
    ]
    for ask, said in wrong:
        with pytest.raises(speleo.SpeleoError, match=said) as told:
            ask()
        assert "\n" not in str(told.value)
    assert match == speleo.game("diamant").match(seats=2)


def test_a_match_from_a_position_has_no_record() -> None:
    match = speleo.game("diamant").match(seats=2, position="path: treasure 7 (1)\ngathered: 3 3")
    with pytest.raises(speleo.BadSetup, match="began with a position"):
        speleo.record_of(match)


def test_a_simulation_is_the_command_s() -> None:
    """The same streams as `speleo sim`, and the match is left as it was."""
    match = speleo.game("diamant").match(seats=2)
    one = speleo.simulate(match, ["odds", "thumb"], games=5, seed="x")
    assert one == speleo.simulate(match, ["odds", "thumb"], games=5, seed="x")
    assert match.steps == []
    from speleo.arena.fixture import Fixture, play

    played = [play(Fixture(n, match.setup, ("odds", "thumb"), f"x match {n}", f"x match {n}")) for n in range(1, 6)]
    assert one.points == tuple(result.points for result in played)
    first = speleo.play(match, ["odds", "thumb"], seed="x")
    assert tuple(sorted((each.seat, each.points) for each in first.outcome.standings)) == tuple(
        enumerate(one.points[0])
    )
    shared = speleo.Sample(((1, 1), (2, 2)), ((0, 1), (0, 1)))
    assert shared.win_rate(0) == 0.5
    assert speleo.Sample(shared.points, shared.winners, together=True).win_rate(0) == 1
    assert (shared.mean(0), round(shared.error(0), 2)) == (1.5, 0.98)
