"""Ranks and returns."""

from __future__ import annotations

import pytest

from bequest.core import results


def test_equal_keys_share_a_rank_and_use_up_places() -> None:
    assert results.ranks(4, lambda seat: ((3, 1, 1, 5)[seat],)) == [3, 1, 1, 4]


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([1, 2], [1.0, -1.0]),
        ([2, 1, 3], [0.0, 1.0, -1.0]),
        ([1, 1, 3], [0.5, 0.5, -1.0]),
        ([1, 1, 1, 1], [0.0, 0.0, 0.0, 0.0]),
        ([4, 2, 2, 1], [-1.0, 0.0, 0.0, 1.0]),
        ([1], [1.0]),
        ([2], [-1.0]),
    ],
)
def test_returns_spread_from_one_to_minus_one(ranking: list[int], expected: list[float]) -> None:
    assert results.returns(ranking) == pytest.approx(expected)
