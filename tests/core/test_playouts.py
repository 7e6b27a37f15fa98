"""Play-outs: random play to the end, in any game and from any position."""

from __future__ import annotations

from bequest.core.playouts import play_out
from bequest.core.position import CHANCE
from bequest.core.rng import seeded
from tests.conformance.cases import CASES


def test_every_kind_of_game_is_played_to_its_end() -> None:
    for case in CASES:
        position = case.new(3, journal=False)
        decisions = play_out(position, seeded(4))
        assert position.over
        assert 0 < decisions <= case.game.max_decisions
        assert play_out(position, seeded(4)) == 0


def test_the_generator_decides_and_nothing_else() -> None:
    for case in CASES[::5]:
        ends = [case.new(5, journal=False) for _ in range(3)]
        counts = [play_out(end, seeded(seed)) for end, seed in zip(ends, (6, 6, 7), strict=True)]
        assert (counts[0], ends[0].digest()) == (counts[1], ends[1].digest())
        assert ends[0].digest() != ends[2].digest()


def test_explicit_chance_is_answered_too_and_not_counted() -> None:
    for case in CASES[::5]:
        position = case.new(8, chance="explicit", journal=True)
        decisions = play_out(position, seeded(9))
        assert position.over
        assert position.journal is not None
        answers = [seat for seat, _ in position.journal.entries]
        assert decisions == len([seat for seat in answers if seat != CHANCE])
        assert CHANCE in answers
