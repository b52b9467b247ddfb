"""The two dealers: the same numbers on every machine, no bias, nothing to predict."""

import itertools
from collections import Counter

import pytest

from speleo.kernel.engine.dealer import Dealer, FastDealer
from speleo.kernel.fairness import EntryDealer, SealedDealer, commitment, keeps_promise, new_seed


def fast(*words: int) -> FastDealer:
    dealer = FastDealer("any")
    dealer.a, dealer.b, dealer.c, dealer.d = words
    return dealer


def test_fast_dealer_follows_the_published_generator() -> None:
    """From the words 1, 2, 3, 4 come the outputs that the reference implementation of xoshiro128** gives."""
    dealer = fast(1, 2, 3, 4)
    expected = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    assert [dealer.word() for _ in expected] == expected


def test_any_text_is_a_seed() -> None:
    """Equal texts give equal draws, different texts different ones, and every text works."""
    texts = ["", "a", "b", "Höhle 洞", "x" * 10_000]
    draws = [tuple(FastDealer(text).below(1 << 31) for _ in range(1)) for text in texts]
    assert draws == [tuple(FastDealer(text).below(1 << 31) for _ in range(1)) for text in texts]
    assert len(set(draws)) == len(texts)


def test_seeded_draws_never_change() -> None:
    """A published seed gives the same draws in every release and on every machine."""
    dealer = FastDealer("speleo")
    assert [dealer.below(35) for _ in range(12)] == [28, 25, 3, 28, 2, 10, 29, 6, 18, 32, 16, 29]


def chi_square(counts: Counter[int], kinds: int, draws: int) -> float:
    expected = draws / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


@pytest.mark.parametrize(("total", "limit"), [(2, 15.1), (6, 26.1), (35, 70.0), (1000, 1160.0)])
def test_draws_are_even(total: int, limit: float) -> None:
    """Counts of 100,000 draws pass a chi-square test at about one in ten thousand."""
    dealer = FastDealer(f"even {total}")
    assert chi_square(Counter(dealer.below(total) for _ in range(100_000)), total, 100_000) < limit


def test_pairs_of_draws_are_even() -> None:
    """A draw does not depend on the one before."""
    dealer = FastDealer("pairs")
    draws = [dealer.below(8) for _ in range(100_001)]
    pairs = Counter(8 * first + second for first, second in itertools.pairwise(draws))
    assert chi_square(pairs, 64, 100_000) < 115


def test_every_bit_is_even() -> None:
    """Each of the 32 bits is set half of the time, within five standard deviations."""
    dealer = FastDealer("bits")
    words = [dealer.word() for _ in range(20_000)]
    for bit in range(32):
        assert abs(sum(int(word >> bit & 1) for word in words) - 10_000) < 5 * 70.7


WORDS = 2**32


def drawn_by_the_book(dealer: FastDealer, total: int) -> int:
    """Lemire's way to a number below `total`: of the products those are thrown away that would favour some numbers."""
    while True:
        product = dealer.word() * total
        if product % WORDS >= WORDS % total:
            return product // WORDS


def test_draws_throw_away_what_would_favour_some_numbers() -> None:
    """Of this total a quarter of all words, often several one after another."""
    one, other = FastDealer("book"), FastDealer("book")
    total = 3 * 2**29
    assert [one.below(total) for _ in range(500)] == [drawn_by_the_book(other, total) for _ in range(500)]
    assert one.word() == other.word(), "both have used the same words"


@pytest.mark.parametrize("beside", [-2, -1, 0, 1])
def test_the_edge_of_what_is_thrown_away_is_exact(beside: int) -> None:
    """The next word is made such that the low half of its product stands right beside the edge."""
    total = 3 * 2**29 + 5
    word = (WORDS % total + beside) * pow(total, -1, WORDS) % WORDS
    shifted = word * pow(9, -1, WORDS) % WORDS
    turned = (shifted >> 7 | shifted << 25) % WORDS
    one, other = FastDealer("edge"), FastDealer("edge")
    one.b = other.b = turned * pow(5, -1, WORDS) % WORDS
    assert one.below(total) == drawn_by_the_book(other, total)
    assert one.word() == other.word()


def test_odd_totals_have_no_modulo_bias() -> None:
    """With a total of three quarters of the range a careless modulo would favour low numbers two to one."""
    total, low = 3 << 29, 0
    dealer = FastDealer("bias")
    for _ in range(20_000):
        low += dealer.below(total) < 1 << 29
    assert abs(low - 20_000 / 3) < 5 * 66.7


@pytest.mark.parametrize("dealer", [FastDealer("t"), SealedDealer(b"t" * 32), EntryDealer(b"t" * 32)])
def test_tickets_stay_below_the_total(dealer: Dealer) -> None:
    """All dealers sit behind one interface and never leave the range."""
    assert all(0 <= dealer.ticket(step, total) < total for total in (1, 2, 7, 35, 65) for step in range(50))


def test_sealed_draws_depend_on_seed_number_and_nonces_alone() -> None:
    """The same number gives the same draw, in any order and however often; another seed, nonce or round others."""
    seed = bytes(range(32))
    first = [SealedDealer(seed).ticket(step, 1000) for step in range(100)]
    assert first == [SealedDealer(seed).ticket(step, 1000) for step in range(100)]
    assert first == [SealedDealer(seed).ticket(step, 1000) for step in reversed(range(100))][::-1]
    others = [
        SealedDealer(bytes(32)),
        SealedDealer(seed, attempt=2),
        SealedDealer(seed, [(0, "dice")]),
        SealedDealer(seed, [(1, "dice")]),
        EntryDealer(seed),
    ]
    assert all([other.ticket(step, 1000) for step in range(100)] != first for other in others)


@pytest.mark.parametrize("kind", [SealedDealer, EntryDealer])
def test_what_seats_add_cannot_be_shifted_between_them(kind: type[SealedDealer] | type[EntryDealer]) -> None:
    """Two ways to split the same letters between seats are two different seeds."""
    seed = bytes(32)
    one, two = kind(seed, [(0, "ab"), (1, "c")]), kind(seed, [(0, "a"), (1, "bc")])
    assert [one.ticket(step, 1 << 60) for step in range(3)] != [two.ticket(step, 1 << 60) for step in range(3)]


def test_sealed_draws_are_even() -> None:
    """Counts of 20,000 sealed draws pass a chi-square test."""
    dealer = SealedDealer(b"even")
    assert chi_square(Counter(dealer.ticket(step, 35) for step in range(20_000)), 35, 20_000) < 70


def test_sealed_draws_without_modulo_bias() -> None:
    """A total of three quarters of the range draws again instead of favouring low numbers."""
    total = 3 << 62
    dealer = SealedDealer(b"bias")
    low = sum(dealer.ticket(step, total) < 1 << 62 for step in range(6000))
    assert abs(low - 2000) < 5 * 36.6


def test_a_promise_is_kept_only_by_its_seed() -> None:
    seed = new_seed()
    assert len(seed) == 32
    assert keeps_promise(seed, commitment(seed))
    assert not keeps_promise(new_seed(), commitment(seed))
