"""The generator: reproducible, fair, and within the numbers that compiled code can hold."""

from __future__ import annotations

from collections import Counter

import pytest

from bequest.core.rng import WORD, Rng, seeded


def test_the_stream_of_a_seed_is_fixed_for_ever() -> None:
    """Records replay only as long as these numbers stay."""
    rng = seeded(1)
    assert [rng.word() for _ in range(4)] == FIRST_WORDS_OF_SEED_1


def test_different_seeds_give_different_streams_in_all_128_bits() -> None:
    seeds = [0, 1, *(1 << bit for bit in range(1, 128)), (1 << 128) - 1]
    assert len({tuple(seeded(seed).word() for _ in range(4)) for seed in seeds}) == len(seeds)


def test_a_clone_goes_on_alone() -> None:
    rng = seeded(7)
    copy = rng.clone()
    ahead = [rng.word() for _ in range(5)]
    assert [copy.word() for _ in range(5)] == ahead
    assert copy.words() == rng.words()


@pytest.mark.parametrize("n", [1, 2, 3, 7, 36, 72])
def test_below_is_uniform(n: int) -> None:
    rng = seeded(n)
    throws = 2000 * n
    counts = Counter(rng.below(n) for _ in range(throws))
    assert set(counts) == set(range(n))
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_square < n + 5 * (2 * n) ** 0.5 + 5


def test_below_rejects_the_unfair_stretch() -> None:
    """With n = 3 * 2^28 a quarter of the words would favour small numbers; they are thrown again."""
    n = 3 << 27
    rng, plain = seeded(5), seeded(5)
    for _ in range(300):
        word = plain.word()
        while (word * n & WORD) < (WORD + 1) % n:
            word = plain.word()
        assert rng.below(n) == word * n >> 32


def test_a_shuffle_reaches_every_order() -> None:
    rng = seeded(9)
    seen = Counter[tuple[int, ...]]()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 50


def test_no_intermediate_value_is_large() -> None:
    rng = Rng(WORD, WORD, WORD, WORD)
    for _ in range(50):
        assert 0 <= rng.word() <= WORD
        assert all(0 <= word <= WORD for word in rng.words())


FIRST_WORDS_OF_SEED_1 = [1047107358, 1857996408, 3863704218, 4155912429]
