"""The parts of which a sight is made, on made-up data; the sights of the games are in the conformance tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bequest.core.catalogue import Catalogue
from bequest.core.frames import NOBODY
from bequest.core.position import Position
from bequest.core.sight import FEW, MOST, NO_CARD, NO_THING, WORD, Features, Field, Seen, Sight, Steps
from tests.toy import deck as decks
from tests.toy.game import HighCard

TENS = Steps((10, 20, 50))
SIZE = 600


def seen_by(tell: Callable[[Seen], object]) -> list[int]:
    """What is told to a look, as numbers, in the order in which it is told."""
    codes = [number.to_bytes(WORD, "little") for number in range(SIZE)]
    seen = Seen(codes, b"".join(codes))
    tell(seen)
    told = b"".join(seen.parts)
    return [int.from_bytes(told[at : at + WORD], "little") for at in range(0, len(told), WORD)]


# --- numbers ---


@pytest.mark.parametrize(
    ("value", "reached"), [(-5, 0), (0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (49, 2), (50, 3), (51, 3), (10_000, 3)]
)
def test_a_number_is_told_by_the_steps_that_it_reaches(value: int, reached: int) -> None:
    assert TENS.size == 3
    assert seen_by(lambda seen: seen.steps(300, TENS, value)) == [300, 301, 302][:reached]


def test_several_numbers_follow_each_other() -> None:
    assert seen_by(lambda seen: seen.all_steps(100, TENS, [0, 20, 9, 70])) == [103, 104, 109, 110, 111]
    assert seen_by(lambda seen: seen.all_steps(0, FEW, [1, 4])) == [0, 4, 5, 6, 7]
    assert seen_by(lambda seen: seen.all_steps(0, FEW, [])) == []


# --- what is found ---


@pytest.mark.parametrize("feature", [0, 255, 256, SIZE - 1])
def test_one_feature_is_told(feature: int) -> None:
    assert seen_by(lambda seen: seen.append(feature)) == [feature]


def test_numbers_that_differ_have_a_feature_each() -> None:
    assert seen_by(lambda seen: seen.each(40, [7, 0, 3])) == [47, 40, 43]
    assert seen_by(lambda seen: seen.each(40, [])) == []


@pytest.mark.parametrize(
    ("numbers", "found", "again"),
    [([], [], []), ([5, 2], [45, 42], []), ([5, 2, 5], [45, 42], [5]), ([3, 3, 1, 3, 1], [43, 41], [3, 3, 1])],
)
def test_numbers_that_come_again_are_told_once_and_handed_back(
    numbers: list[int], found: list[int], again: list[int]
) -> None:
    handed: list[list[int]] = []
    assert seen_by(lambda seen: handed.append(seen.once(40, numbers))) == found
    assert handed == [again]


@pytest.mark.parametrize(("mask", "found"), [(0, []), (1, [40]), (0b1011, [40, 41, 43]), (1 << 70, [110])])
def test_bits_have_a_feature_each(mask: int, found: list[int]) -> None:
    assert seen_by(lambda seen: seen.bits(40, mask)) == found


@pytest.mark.parametrize(
    ("cards", "levels", "apart", "found"),
    [
        ([], 2, 0, []),
        ([0, 0, 0, 2], 1, 0, [40, 42]),
        ([0, 0, 0, 2], 2, 0, [40, 41, 44]),
        ([1, 2, 2, 2, 2, 4], 3, 0, [43, 46, 47, 48, 52]),
        ([0, 0, 0, 2], 2, 100, [40, 41, 240]),
    ],
)
def test_cards_are_counted_up_to_a_level(cards: list[int], levels: int, apart: int, found: list[int]) -> None:
    assert seen_by(lambda seen: seen.counts(40, levels, cards, apart)) == found


# --- what is declared ---


def test_features_follow_each_other() -> None:
    block = Features("table")
    first = [
        block.add("flag"),
        block.add("one of five", 5),
        block.steps("number", TENS),
        block.cards("pile", [8, 9], 2),
    ]
    assert first == [0, 1, 6, 9]
    assert block.size == 13
    assert block.fields == [
        Field("flag", 0, 1, (), 1),
        Field("one of five", 1, 5, (), 1),
        Field("number", 6, 3, (), 1),
        Field("pile", 9, 4, (8, 9), 2),
    ]


@pytest.mark.parametrize(("name", "size"), [("flag", 1), ("none", 0), ("fewer", -1)])
def test_features_twice_or_none_are_refused(name: str, size: int) -> None:
    block = Features("table")
    block.add("flag")
    with pytest.raises(ValueError, match=name):
        block.add(name, size)
    with pytest.raises(ValueError, match="no cards"):
        block.cards("no cards", [])
    assert block.size == len(block.fields) == 1


# --- a sight ---


def block_of(name: str, size: int, cards: Sequence[int] = (), levels: int = 1) -> Features:
    block = Features(name)
    block.add("first", size)
    if cards:
        block.cards("cards", cards, levels)
    return block


def actions(*verbs: str) -> Catalogue:
    catalogue = Catalogue()
    for verb in verbs:
        catalogue.add(verb)
    return catalogue


class MadeUp(Sight):
    """Sees the looker and the last feature; its actions name nothing."""

    def __init__(
        self, table: int = 300, seat: int = 4, thing: int = 3, seats: int = 3, things: int = 5,
        cards: Sequence[str] = ("ace", "king"), held: Sequence[int] = (0, 1), levels: int = 1, version: int = 1,
    ) -> None:  # fmt: skip
        super().__init__(
            block_of("table", table), block_of("seat", seat, held, levels), block_of("thing", thing), seats, things,
            cards, actions("keep", "swap"), version,
        )  # fmt: skip

    def see(self, position: Position, seat: int, seen: Seen) -> None:
        seen.append(self.size - 1)
        if seat >= 0:
            seen.append(self.first_seat + seat * self.seat.size)
        seen.append(position.players)

    def pointed(self, action: int) -> int:
        return NO_THING

    def card_of(self, action: int) -> int:
        return NO_CARD


def test_the_blocks_of_a_sight_follow_each_other() -> None:
    sight = MadeUp()
    assert (sight.first_seat, sight.first_thing, sight.size) == (300, 300 + 3 * 6, 300 + 3 * 6 + 5 * 3)
    assert (sight.actions, sight.cards) == (2, ("ace", "king"))


def test_a_look_is_two_bytes_a_feature_in_any_order() -> None:
    sight = MadeUp()
    position = HighCard(decks.supplied("court-1")).new(3, 1)
    assert sight.look(position, 1) == bytes([332 & 255, 332 >> 8, 306 & 255, 306 >> 8, 3, 0])
    assert sight.features(sight.look(position, 1)) == [3, 306, 332]
    assert sight.features(sight.look(position, NOBODY)) == [3, 332]
    assert sight.look(position, 1) == sight.look(position, 1)


def test_more_features_than_two_bytes_can_name_are_refused() -> None:
    assert MadeUp(table=MOST - 33).size == MOST
    with pytest.raises(ValueError, match=f"{MOST + 1} features are too many"):
        MadeUp(table=MOST - 32)
    with pytest.raises(ValueError, match="too many"):
        MadeUp(things=50_000)


@pytest.mark.parametrize(
    "changed",
    [
        MadeUp(table=301), MadeUp(seat=5), MadeUp(thing=4), MadeUp(seats=4), MadeUp(things=6),
        MadeUp(cards=("ace", "queen")), MadeUp(cards=("ace", "king", "queen")), MadeUp(held=(1, 0)),
        MadeUp(held=(0,), levels=2), MadeUp(version=2),
    ],
    ids=["table", "seat", "thing", "seats", "things", "a card", "cards", "order", "levels", "version"],
)  # fmt: skip
def test_the_signature_changes_with_all_that_weights_depend_on(changed: Sight) -> None:
    same = actions("keep", "swap")
    assert changed.signature(same) != MadeUp().signature(same)
    assert MadeUp().signature(same) == MadeUp().signature(same)


def test_the_signature_changes_with_a_field_its_name_and_the_actions() -> None:
    catalogue = actions("keep", "swap")
    found = [MadeUp().signature(catalogue), MadeUp().signature(actions("swap", "keep"))]
    found += [MadeUp().signature(actions("keep", "swap", "play"))]
    for name in ("one", "two"):
        for number in range(3):
            sight = MadeUp()
            (sight.table, sight.seat, sight.thing)[number].add(name)
            found.append(sight.signature(catalogue))
    assert len(set(found)) == len(found) == 9
