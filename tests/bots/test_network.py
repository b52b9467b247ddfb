"""Networks in whole numbers, and the files that hold them."""

import json
import math
from collections.abc import Callable

import pytest

from speleo.bots.diamant import trained
from speleo.bots.network import CERTAIN, ONE, BadWeights, Curve, Grain, Network, chance_of, fingerprint, read_network
from speleo.bots.subterra import learned
from speleo.kernel.numbers import i64, vec

UNIT = 4096


def text_of(sizes: list[int], weights: list[int], /, **changed: object) -> str:
    told = {"sizes": sizes, "weights": weights, "fingerprint": fingerprint(sizes, weights)}
    return json.dumps(told | changed)


def test_sums_by_hand() -> None:
    """Two inputs, one sum below zero that leaks and one above, then half of each and a quarter more."""
    weights = [0, UNIT, -UNIT, UNIT // 2, UNIT, UNIT, UNIT // 4, UNIT // 2, UNIT // 2]
    net = Network([2, 2, 1], weights)
    inputs = vec[i64]([ONE, 2 * ONE])
    assert net.answer(inputs) == ONE // 4 + (-ONE // 128) // 2 + (ONE // 2 + 3 * ONE) // 2
    assert list(inputs) == [ONE, 2 * ONE]
    assert net.answer(inputs) == net.answer(inputs)


def test_chances_follow_the_logistic_curve() -> None:
    """Even at 0, never certain at the edges, and never lower for more."""
    assert chance_of(0) == CERTAIN // 2
    for leaning in (-4 * ONE, -ONE, ONE // 2, 3 * ONE):
        assert int(chance_of(leaning)) / int(CERTAIN) == pytest.approx(
            1 / (1 + math.exp(-int(leaning) / int(ONE))), abs=0.001
        )
    found = [chance_of(leaning) for leaning in range(-9 * ONE, 9 * ONE, 50)]
    assert found == sorted(found)
    assert 0 < found[0] < found[-1] < CERTAIN


ROUGH = Grain(8, 0, 0)
TWO_SUMS = [0, 2 * 256, 0, -256 * 64, 0, 256, 0, 256, 256]
"""Two inputs; one sum doubles the first, one takes one off the second; the answer adds the two."""


@pytest.mark.parametrize(
    ("first", "second", "chance"),
    [(0, 0, 5000), (64, 0, 8808), (64, 128, 9526), (-64, 64, 5000), (6400, 0, 9997)],
)
def test_a_network_of_its_own_grain_hands_on_nothing_below_zero(first: int, second: int, chance: int) -> None:
    """Log odds of 0, 2 and 3, a sum below zero, and odds beyond the curve."""
    total = Network([2, 2, 1], TWO_SUMS, ROUGH).sums(vec[i64]([first, second]))[0]
    assert Curve(256, 10000).chance(total >> 6) == chance


def test_several_answers_come_from_one_question() -> None:
    network = Network([1, 2], [256, 256, 512, -256], Grain(8, 6, 0))
    assert list(network.sums(vec[i64]([64])))[:2] == [256 * 64 * 2, 256 * 64]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("no json", "no weights of a network"),
        ("[1, 2]", "no weights of a network"),
        ("{}", "no weights of a network"),
        (text_of([2, 1], [1, 2, 3], sizes=[3, 1]), "a network from 2 to 1 numbers is wanted"),
        (text_of([2, 1], [1, 2, 3], sizes=[2, 2]), "a network from 2 to 1 numbers is wanted"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2.5, 3]), "all of them whole"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2, 1 << 40]), "all of them whole"),
        (text_of([2, 1], [1, 2, 3], grain=[8, 0]), "a grain of bits, bits and a leak is wanted"),
        (text_of([2, 1], [1, 2, 3], grain=[8, -1, 0]), "a grain of bits, bits and a leak is wanted"),
        (text_of([2, 1], [1, 2, 3], grain=[80, 0, 0]), "a grain of bits, bits and a leak is wanted"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2]), "3 weights are needed, and there are 2"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2, 4]), "the weights are not those that were trained"),
    ],
)
def test_a_broken_file_gets_one_line(text: str, problem: str) -> None:
    with pytest.raises(BadWeights, match=problem) as refused:
        read_network("weights.json", text, 2)
    assert str(refused.value).startswith("weights.json: ")
    assert "\n" not in str(refused.value)


def test_a_whole_file_is_read() -> None:
    assert read_network("weights.json", text_of([2, 1], [UNIT, 0, UNIT]), 2).answer(vec[i64]([5, ONE])) == 2 * ONE


def test_the_file_says_how_fine_its_numbers_are() -> None:
    rough = read_network("weights.json", text_of([1, 1], [256, 0], grain=[8, 0, 0]), 1)
    usual = read_network("weights.json", text_of([1, 1], [256, 0]), 1)
    assert (rough.answer(vec[i64]([0])), usual.answer(vec[i64]([0]))) == (1, 256 * ONE // UNIT)


@pytest.mark.parametrize(("read", "outputs"), [(trained, 1), (learned, 3)])
def test_the_networks_of_the_bots_are_whole(read: Callable[[], Network], outputs: int) -> None:
    assert read().sizes[-1] == outputs
