"""Networks in whole numbers, and the files that hold them."""

import json
import math

import pytest

from speleo.bots.net import CERTAIN, ONE, BadWeights, Net, chance_of, fingerprint, read_net
from speleo.kernel.numbers import i64, vec

UNIT = 4096


def text_of(sizes: list[int], weights: list[int], /, **changed: object) -> str:
    told = {"sizes": sizes, "weights": weights, "fingerprint": fingerprint(sizes, weights)}
    return json.dumps(told | changed)


def test_sums_by_hand() -> None:
    """Two inputs, one sum below zero that leaks and one above, then half of each and a quarter more."""
    weights = [0, UNIT, -UNIT, UNIT // 2, UNIT, UNIT, UNIT // 4, UNIT // 2, UNIT // 2]
    net = Net([2, 2, 1], weights)
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


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("no json", "no weights of a network"),
        ("[1, 2]", "no weights of a network"),
        ("{}", "no weights of a network"),
        (text_of([2, 1], [1, 2, 3], sizes=[3, 1]), "a network of 2 inputs and one answer is wanted"),
        (text_of([2, 1], [1, 2, 3], sizes=[2, 2]), "a network of 2 inputs and one answer is wanted"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2.5, 3]), "in whole numbers"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2, 1 << 40]), "in whole numbers"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2]), "3 weights are needed, and there are 2"),
        (text_of([2, 1], [1, 2, 3], weights=[1, 2, 4]), "the weights are not those that were trained"),
    ],
)
def test_a_broken_file_gets_one_line(text: str, problem: str) -> None:
    with pytest.raises(BadWeights, match=problem) as refused:
        read_net("net.json", text, 2)
    assert str(refused.value).startswith("net.json: ")
    assert "\n" not in str(refused.value)


def test_a_whole_file_is_read() -> None:
    assert read_net("net.json", text_of([2, 1], [UNIT, 0, UNIT]), 2).answer(vec[i64]([5, ONE])) == 2 * ONE
