"""Rules of Diamant that need more than one position to be shown."""

import pytest

from speleo.cli.main import engine_kind
from speleo.games import game_named
from speleo.games.diamant.engine.cards import FIRST_TREASURE, KINDS, RELIC, RELICS, TRAP_KINDS
from speleo.games.diamant.engine.invariants import LAWS
from speleo.games.diamant.engine.pieces import CHEST, FIVES, GATHERED, TENS
from speleo.games.diamant.engine.state import DiamantState
from speleo.games.diamant.view import DiamantView
from speleo.kernel.engine.dealer import FastDealer
from speleo.kernel.engine.perft import perft
from speleo.kernel.engine.soak import soak
from speleo.kernel.engine.state import CHANCE, SPECTATOR
from speleo.kernel.errors import IllegalAction
from speleo.kernel.match import Match
from speleo.kernel.playthrough import playthrough

GAME = game_named("diamant")


def state_of(text: str, seats: int = 3, **options: str) -> DiamantState:
    state = GAME.read(GAME.setup(seats, options), text)
    assert isinstance(state, DiamantState)
    return state


def test_a_game_has_five_expeditions() -> None:
    """A match ends exactly after the fifth entrance is blocked. [DIA-2.3, DIA-5.5]"""
    match, dealer = Match(GAME, GAME.setup(1)), FastDealer("five")
    ended = 0
    while not match.over:
        for step in match.deal(dealer):
            ended += any(type(event).__name__ == "ExpeditionEnded" for event in step.events)
        if not match.over:
            step = match.act(0, GAME.parse_action("back"))
            ended += any(type(event).__name__ == "ExpeditionEnded" for event in step.events)
    assert ended == 5


def test_gems_are_counted_as_diamonds_and_rubies() -> None:
    """Thirteen gems are two diamonds and three rubies: small change, not a decision. [DIA-1.4]"""
    outcome = GAME.outcome(state_of("expedition: 2\nchest: 13 0 0\n"))
    assert [(entry.what, entry.count, entry.points) for entry in outcome.standings[0].breakdown[:2]] == [
        ("diamant-diamonds", 2, 10),
        ("diamant-rubies", 3, 3),
    ]


def test_the_supply_has_no_limit() -> None:
    """A chest may hold far more than the 260 points of gems that lie in a real box. [DIA-1.5]"""
    state = state_of("expedition: 5\npath: treasure 17\nchest: 5000 0 0\ngathered: 17 0 0\ninside: 1\n")
    GAME.apply(state, 0, GAME.parse_action("back"))
    assert state.score(0) == 5017


def test_everybody_inside_is_told_what_they_lose() -> None:
    """Whoever is out loses nothing and is not named. [DIA-3.5, DIA-4.7]"""
    state = state_of("path: treasure 11 (1), snake\nnext: card\ninside: 2 3\ngathered: 0 5 5\nchest: 4 3 2\n")
    events = GAME.apply(state, CHANCE, GAME.parse_action("snake"))
    lost = [event.notation for event in events if type(event).__name__ == "GemsLost"]
    assert lost == ["GemsLost seat=2 gems=5", "GemsLost seat=3 gems=5"]
    assert [state.purse[CHEST + seat] for seat in range(3)] == [4, 3, 2]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_what_a_seat_sees_leaves_out_all_others_and_nobody_else(seat: int) -> None:
    """Their choices are hidden, and closed chests are missing in the sum of all gems too. [DIA-7.1, DIA-7.3]"""
    state = state_of("expedition: 2\npath: spider\nchest: 7 11 13\nchosen: 1 back, 3 back\n", chests="closed")
    seen = state.seen_by(seat)
    assert seen.hidden == sum(1 << other for other in range(3) if other != seat)
    assert seen.back == state.back & (1 << seat if seat >= 0 else 0)
    assert [seen.purse[CHEST + other] for other in range(3)] == [
        chest if other == seat else 0 for other, chest in enumerate((7, 11, 13))
    ]
    assert seen.gems == sum(seen.purse[CHEST + other] for other in range(3))


def test_closed_chests_hide_no_relics_at_a_full_table() -> None:
    """What eight carry besides gems lies open. [DIA-7.3]"""
    state = state_of("expedition: 2\nrelics: 5 - - - - - - -\n", 8, chests="closed")
    assert state.seen_by(SPECTATOR).purse[FIVES] == state.purse[FIVES] == 1


def test_a_relic_only_lies_there() -> None:
    """Turning up a relic changes no gems and no traps. [DIA-3.7]"""
    state = state_of("path: treasure 7 (1)\nnext: card\ngathered: 2 2 2\n")
    events = GAME.apply(state, CHANCE, GAME.parse_action("relic"))
    assert [event.notation for event in events] == ["RelicFound"]
    assert [state.purse[GATHERED + seat] for seat in range(3)] == [2, 2, 2]
    assert (state.relics, state.traps, state.loose) == (1, 0, 1)


def test_the_breakdown_adds_up_to_the_score() -> None:
    """Chest and relics are all there is. [DIA-6.1, DIA-6.2]"""
    state = state_of("expedition: 4\nchest: 13 4 0\nrelics: 5+10 5+5 -\ngathered: 9 0 0\npath: lava\n")
    for standing in GAME.outcome(state).standings:
        assert sum(entry.points for entry in standing.breakdown) == standing.points == state.score(standing.seat)
    assert [standing.points for standing in GAME.outcome(state).standings] == [28, 14, 0]


def test_the_view_tells_what_is_public() -> None:
    """Path, gems, places, gatherings, relics, what is gone, and so what the deck still holds. [DIA-7.2]"""
    state = state_of("expedition: 3\npath: treasure 7 (1), snake\ngathered: 2 2 2\nrelics: 5 - -\ngone: ram, relic\n")
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, DiamantView)
    assert [(card.kind, card.value, card.gems) for card in view.path] == [("treasure", 7, 1), ("snake", 0, 0)]
    assert (view.viewer, view.loose, view.deck_size, view.trap_ends, view.gone) == (None, 1, 30, 2, ("ram", "relic"))
    assert {card.kind: card.count for card in view.deck}["relic"] == 3
    assert [seat.relics for seat in view.seats] == [(5,), (), ()]


def test_the_view_tells_what_relics_on_the_path_are_worth_now() -> None:
    """With two carried out already, the next is the last for 5 and the one after it is worth 10. [DIA-4.6]"""
    view = GAME.view(state_of("path: relic, spider, relic\nrelics: 5+5 - -\n"), SPECTATOR)
    assert isinstance(view, DiamantView)
    assert view.relic_values == (5, 10)


@pytest.mark.parametrize("chests", ["open", "closed"])
def test_views_differ_by_nothing_their_seat_may_not_know(chests: str) -> None:
    """Other choices and, if chests are closed, other chests: the view of seat 1 stays the same. [DIA-7.1, DIA-7.3]"""
    base = "expedition: 2\npath: relic\n"
    worlds = [
        state_of(f"{base}chosen: 2 {choice}\nchest: 4 {chest} 0\n", chests=chests)
        for choice in ("on", "back")
        for chest in (0, 9)
    ]
    seen = {repr(GAME.view(state, 0)) for state in worlds}
    assert len(seen) == (1 if chests == "closed" else 2)


def test_a_bot_sees_only_what_its_seat_may_know() -> None:
    """The state given to seat 1 holds neither another's choice nor a closed chest. [DIA-7.1, DIA-7.3]"""
    state = state_of("expedition: 2\npath: relic\nchosen: 2 back\nchest: 4 9 7\n", chests="closed")
    seen = state.seen_by(0)
    assert seen.back == 0
    assert [seen.purse[CHEST + seat] for seat in range(3)] == [4, 0, 0]
    assert [state.purse[CHEST + seat] for seat in range(3)] == [4, 9, 7]


def test_a_seat_that_is_not_there_may_do_nothing() -> None:
    """The third chair at a table for two is no chair. [DIA-1.6]"""
    with pytest.raises(IllegalAction, match=r"seat 3 may not on, because DIA-1\.6"):
        GAME.apply(state_of("path: relic\n", 2), 2, GAME.parse_action("on"))


def test_the_deck_insists_on_never_running_out() -> None:
    """An empty deck cannot arise, and the engine says so instead of dealing nothing. [DIA-5.6]"""
    state = state_of("")
    state.face_down = 0
    with pytest.raises(AssertionError, match=r"DIA-5\.6"):
        state.chance_total()


def test_the_longest_expedition_ends_before_the_deck_does() -> None:
    """With four traps gone, 15 treasures, 5 relics and 5 warnings can lie there; the next card ends it. [DIA-5.6]"""
    state = state_of("expedition: 5\ngone: spider, snake, lava, boulder\n", 1)
    cards = ["spider", "snake", "lava", "boulder", "ram"] + ["relic"] * 5
    cards += [f"treasure {value}" for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
    for card in cards:
        GAME.apply(state, CHANCE, GAME.parse_action(card))
        GAME.apply(state, 0, GAME.parse_action("on"))
    assert {action.notation for action, _ in GAME.chance_outcomes(state)} == {
        "spider",
        "snake",
        "lava",
        "boulder",
        "ram",
    }


def test_no_invariant_breaks_in_random_play() -> None:
    """A million games over all seat counts on the compiled engine, some hundreds on the interpreted one."""
    games = 62_500 if engine_kind() == "compiled" else 15
    dealer = FastDealer("soak")
    for seats in range(1, 9):
        for chests in ("open", "closed"):
            found = soak(GAME.new(GAME.setup(seats, {"chests": chests})), games, dealer)
            assert found is None, GAME.write(found)


@pytest.mark.parametrize(
    ("law", "damage"),
    [
        (1, lambda state: setattr(state, "face_down", 30)),
        (2, lambda state: state.deck.__setitem__(RELIC, 9)),
        (3, lambda state: state.deck.__setitem__(8, 0)),
        (3, lambda state: state.deck.__setitem__(FIRST_TREASURE, 0)),
        (4, lambda state: setattr(state, "loose", 7)),
        (5, lambda state: setattr(state, "traps", 1)),
        (6, lambda state: [state.deck.__setitem__(0, 2), state.__setattr__("face_down", 32)]),
        (7, lambda state: state.purse.__setitem__(TENS, 1)),
        (8, lambda state: setattr(state, "inside", 1)),
        (9, lambda state: setattr(state, "back", 2)),
        (9, lambda state: [state.__setattr__("chosen", 1), state.__setattr__("phase", 0)]),
    ],
)
def test_a_damaged_state_is_found_out(law: int, damage: object) -> None:
    """Each invariant notices the damage that it is there for."""
    state = state_of("path: treasure 5 (2), snake\ngathered: 1 1 1\n")
    assert GAME.broken_invariants(state) == []
    damage(state)  # type: ignore[operator]
    assert GAME.broken_invariants(state) == [LAWS[law]]


def with_all_on_the_path(left: int) -> DiamantState:
    """A damaged state: every card lies on the path or is gone, except so many."""
    state = state_of("")
    state.length = 0
    for kind in range(KINDS):
        lying = 1 if kind < TRAP_KINDS else state.cards.counts[kind] - (left if kind == FIRST_TREASURE else 0)
        for _ in range(lying):
            state.path[state.length] = kind
            state.length += 1
        state.deck[kind] = state.cards.counts[kind] - lying if kind >= TRAP_KINDS else 0
    state.relics, state.traps, state.face_down = RELICS, (1 << TRAP_KINDS) - 1, left
    return state


@pytest.mark.parametrize(("left", "law"), [(0, 10), (1, 6)])
def test_a_deck_without_a_card_is_found_out(left: int, law: int) -> None:
    """One card is enough. [DIA-5.6]"""
    assert GAME.broken_invariants(with_all_on_the_path(left)) == [LAWS[law]]


@pytest.mark.parametrize(("gone", "broken"), [(5, []), (6, [LAWS[6]])])
def test_as_many_traps_may_leave_as_expeditions_have_ended(gone: int, broken: list[str]) -> None:
    """At the end five have. [DIA-3.6]"""
    state = state_of("expedition: 5\nnext: end\ninside: none\n")
    for kind in range(gone):
        state.deck[kind % TRAP_KINDS] -= 1
        state.face_down -= 1
    assert GAME.broken_invariants(state) == broken


def test_a_trap_that_lies_twice_is_found_out_although_none_warned() -> None:
    """[DIA-3.5]"""
    state = state_of("path: snake, spider\n")
    state.deck[state.path[0]] -= 1
    state.deck[state.path[1]] += 1
    state.path[1], state.traps = state.path[0], 0
    assert GAME.broken_invariants(state) == [LAWS[5]]


def test_a_carried_relic_is_not_in_the_deck_too() -> None:
    state = state_of("expedition: 2\nrelics: 5 - -\n")
    assert GAME.broken_invariants(state) == []
    state.deck[RELIC] += 1
    assert GAME.broken_invariants(state) == [LAWS[2]]


PERFT = [
    ("", 1, [1, 18, 36, 639, 1358, 22533]),
    ("", 2, [1, 18, 36, 72, 1269, 2778]),
    ("expedition: 5\npath: spider, snake\nnext: card\n", 2, [1, 18, 34, 66, 855]),
    ("expedition: 5\npath: treasure 9 (1), relic\ngathered: 4 4\n", 2, [1, 2, 4, 52, 103]),
]


@pytest.mark.parametrize(("position", "seats", "counts"), PERFT)
def test_perft(position: str, seats: int, counts: list[int]) -> None:
    """The number of ways that play can go is known.

    By hand for one explorer and three actions: of the 18 kinds of cards nine are there once. Going on leaves
    9 x 17 + 9 x 18 = 315 ways for the second card, going back returns the card to the deck and leaves 18 x 18 = 324:
    639 in all.
    """
    assert [perft(state_of(position, seats), depth) for depth in range(len(counts))] == counts


def test_the_golden_playthrough(golden_text: str) -> None:
    """Every answer of the engine in a whole match of three is as it was."""
    assert playthrough(GAME, GAME.setup(3, {"chests": "closed"}), "golden") == golden_text


@pytest.fixture
def golden_text(pytestconfig: pytest.Config) -> str:
    return (pytestconfig.rootpath / "tests/golden/diamant.txt").read_text(encoding="utf-8")
