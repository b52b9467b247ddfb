"""Numbers for actions and rows of what a seat sees: complete, legal, and without anything that is secret to it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from speleo.envs.fields import described
from speleo.envs.seen import Eye, by_field, interface
from speleo.games import game_named
from speleo.games.cave.engine.pieces import FILLING, LOADING, SHEDDING, SPLITTING, STOWING
from speleo.helms.helm import MASKED, Helm
from speleo.kernel.engine.choices import Choices
from speleo.kernel.engine.dealer import FastDealer

CASES = [
    ("diamant", 1, {}),
    ("diamant", 3, {"chests": "closed"}),
    ("diamant", 8, {}),
    ("cave", 2, {}),
    ("cave", 4, {"tentFirstPack": "withRepack", "tentFill": "exactly4"}),
    ("subterra", 1, {}),
    ("subterra", 3, {"start": "chosen"}),
    ("subterra", 5, {"cavers": "drawn"}),
]


def helm_of(game: str, seats: int, options: dict[str, str] | None = None) -> Helm:
    return interface(game_named(game).setup(seats, options or {})).make()


def walked(helm: Helm, seed: str, most: int = 400) -> Iterator[int]:
    """Random play; each number of a seat to act, before it acts."""
    luck = FastDealer(seed)
    helm.seed(seed)
    helm.begin()
    for _step in range(most):
        turn = helm.turn()
        if turn < 0:
            return
        yield turn
        legal = helm.legal(turn)
        assert helm.act(turn, legal[luck.below(len(legal))]) != MASKED


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_a_seat_is_shown_what_it_may_see_and_nothing_else(game: str, seats: int, options: dict[str, str]) -> None:
    """A row is the same if everything is taken off the table that the seat may not know, and within its bounds."""
    seen = interface(game_named(game).setup(seats, options))
    helm, eye = seen.make(), Eye(seen, "flat")
    assert (helm.width, helm.actions) == (seen.width, seen.actions)
    for at, turn in enumerate(walked(helm, f"{game} {seats}")):
        for seat in range(seats) if at < 40 or at % 29 == 0 else ():
            blind = helm.twin()
            blind.lay(helm.table().seen_by(seat))
            row = eye.look(helm, seat)
            blind.begun = helm.begun if seat == turn else 0
            assert eye.space.contains(row), by_field(row, seen.fields)
            assert np.array_equal(row, eye.look(blind, seat))
            assert seat == turn or game != "diamant" or not helm.table().must_act(seat) or helm.legal(seat) == [0, 1]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_marks_are_the_legal_numbers_and_they_rise(game: str, seats: int, options: dict[str, str]) -> None:
    helm = helm_of(game, seats, options)
    for turn in walked(helm, "marks", 150):
        legal = helm.legal(turn)
        helm.mark(turn)
        assert [number for number, mark in enumerate(helm.marks) if mark] == legal == sorted(set(legal))
        assert not helm.may(turn, helm.actions)
        assert not helm.may(turn, -1)
        others = [seat for seat in range(seats) if not helm.table().must_act(seat)]
        assert [helm.legal(seat) for seat in others] == [[]] * len(others)


def choosable(helm: Helm, seat: int) -> Iterator[int]:
    """Every code of the engine that can be reached from here, with all ways to choose gear item by item."""
    for number in helm.legal(seat):
        code = helm.code(number)
        if code >= 0:
            yield code
        else:
            further = helm.twin()
            further.take(seat, number)
            yield from choosable(further, seat)


def test_gear_is_chosen_item_by_item_and_every_choice_can_be_reached_in_one_way() -> None:
    """Whatever the engine lists is reached, each load once; all phases in which gear is chosen come up."""
    met = set()
    for seed in range(40):
        helm = helm_of("cave", 2, {"stallRounds": "2"} if seed % 2 else {"tentFirstPack": "withRepack"})
        for turn in walked(helm, f"gear {seed}", 250):
            phase = helm.table().phase  # type: ignore[attr-defined]
            if helm.begun == 0 and phase in (LOADING, FILLING, STOWING, SPLITTING, SHEDDING) and phase not in met:
                listed = Choices()
                helm.table().legal(turn, listed)
                codes = [listed.codes[at] for at in range(listed.count)]
                assert sorted(choosable(helm, turn)) == codes
                met.add(phase)
    assert met == {LOADING, FILLING, STOWING, SPLITTING, SHEDDING}


def test_a_begun_choice_is_seen_by_nobody_else() -> None:
    seen = interface(game_named("cave").setup(2))
    helm, eye = seen.make(), Eye(seen, "dict")
    helm.seed("begun")
    helm.begin()
    rope = seen.labels.index("one rope more")
    assert helm.turn() == 0
    assert helm.act(0, rope) != MASKED
    assert list(eye.look(helm, 0)["begun"]) == [0, 1, 0, 0, 0, 0, 0]
    assert not eye.look(helm, 1)["begun"].any()
    assert helm.act(0, seen.labels.index("that is all")) != MASKED
    assert not eye.look(helm, 0)["begun"].any()
    assert eye.look(helm, 0)["teams"][0, 3] == 1
    assert eye.look(helm, 1)["teams"][1, 3] == 0


def test_a_twin_goes_its_own_way() -> None:
    helm = helm_of("diamant", 2)
    helm.seed("twin")
    helm.begin()
    other = helm.twin()
    assert helm.act(0, 1) != MASKED
    assert other.table() != helm.table()
    assert other.legal(0) == [0, 1]


def test_fields_say_where_they_begin() -> None:
    fields = interface(game_named("diamant").setup(2)).fields
    assert "| 12 | `deck` | 21 | 0 | 99 |" in described(fields)


def test_fields_agree_with_the_view() -> None:
    """What a program sees is what a person sees."""
    game = game_named("diamant")
    seen = interface(game.setup(3, {"chests": "closed"}))
    helm, eye = seen.make(), Eye(seen, "dict")
    for turn in walked(helm, "view"):
        view: Any = game.view(helm.table(), turn)
        row = eye.look(helm, turn)
        around = [view.seats[(turn + at) % 3] for at in range(3)]
        assert [seat.gathered for seat in around] == list(row["gathered"])
        assert [-1 if seat.chest is None else seat.chest for seat in around] == list(row["chest"])
        assert [seat.inside for seat in around] == list(row["inside"])
        assert (view.expedition, view.deck_size, view.loose) == (row["expedition"], row["face_down"], row["loose"])
        assert sum(row["deck"]) == view.deck_size
