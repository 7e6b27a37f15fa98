"""Which technologies succeed, what they pay, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core import results
from bequest.games.gears.data.terms import (
    BONUS,
    E_FAILURE,
    E_POINTS,
    E_SUCCESS,
    PURSUIT,
    REWARD,
    ROUNDS,
    SOURCES,
    STRIDE,
    VOID_REWARD,
)
from bequest.games.gears.rules.timeline import leaders, modified

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition


# --- success ---


def success(s: GearsPosition) -> list[bool]:
    """For each copy whether it is successful: one pass from the oldest timeframe to the newest (G-9.1 to G-9.10)."""
    needs = s.rules.deck.needs_mask
    found: list[bool] = []
    past = 0  # names with a successful copy in an older timeframe
    here = 0
    slot = -1
    for copy in s.copies:
        card = copy % STRIDE
        if copy // STRIDE != slot:
            slot = copy // STRIDE
            past |= here
            here = 0
        needed = needs[card]
        if s.lasting:
            needed &= ~waived_mask(s, slot, card)
        ok = needed & ~past == 0
        found.append(ok)
        if ok:
            here |= 1 << card
    return found


def waived_mask(s: GearsPosition, slot: int, card: int) -> int:
    """The dependencies that this copy does not need, by Willed Into Existence (G-9.8, G-16.1)."""
    mask = 0
    for lying in s.lasting:
        if lying.waived >= 0 and lying.card == card and lying.slot == slot:
            mask |= 1 << lying.waived
    return mask


def successful_now(s: GearsPosition) -> set[int]:
    """The successful copies, for the journal; nothing is computed when none is kept."""
    if s.journal is None:
        return set()
    return {copy for copy, ok in zip(s.copies, success(s), strict=True) if ok}


def missing(s: GearsPosition, slot: int, card: int) -> tuple[int, ...]:
    """The dependencies that a copy lacks: no successful copy of them lies in its past (G-9.2)."""
    past = 0
    for copy, ok in zip(s.copies, success(s), strict=True):
        if ok and copy // STRIDE < slot:
            past |= 1 << copy % STRIDE
    past |= waived_mask(s, slot, card)
    return tuple([need for need in s.rules.deck.needs[card] if not past >> need & 1])


def tell_failure(s: GearsPosition, before: set[int]) -> None:
    """Notes which technologies that stay on the timeline have failed since (G-17.4, G-20.5)."""
    if s.journal is not None:
        for copy in sorted(before & set(s.copies) - successful_now(s)):
            s.tell(E_FAILURE, -1, (copy % STRIDE, copy // STRIDE))


def tell_success(s: GearsPosition, before: set[int]) -> None:
    """Notes which technologies have become successful since (G-6.14, G-10.19)."""
    if s.journal is not None:
        for copy in sorted(successful_now(s) - before):
            s.tell(E_SUCCESS, -1, (copy % STRIDE, copy // STRIDE))


# --- phase III ---


def award_points(s: GearsPosition) -> None:
    """Pursuits, rewards and dependency bonuses (section 18)."""
    ok = success(s)
    if s.rules.pursuit:
        _pursuits(s, ok)
    for index, copy in enumerate(s.copies):
        if ok[index]:
            slot, card = divmod(copy, STRIDE)
            reward = reward_of(s, index)
            _pay(s, index, reward, REWARD, card)
            for _ in range(bonuses(s, ok, slot, card)):
                _pay(s, index, reward, BONUS, card)


def reward_of(s: GearsPosition, index: int) -> int:
    """What a copy pays now: its reward with its tokens, or nothing under Not What We Hoped For (G-12.2, G-12.3)."""
    slot, card = divmod(s.copies[index], STRIDE)
    for lying in s.lasting:
        if lying.card == card and lying.slot == slot and s.rules.deck.fates[lying.fate].effect == VOID_REWARD:
            return 0
    return modified(s.rules.deck.reward[card], s.tokens[index])


def bonuses(s: GearsPosition, ok: list[bool], slot: int, card: int) -> int:
    """How many successful technologies in newer timeframes need this one directly (G-18.6, G-16.7)."""
    count = 0
    for index, copy in enumerate(s.copies):
        above_slot, above = divmod(copy, STRIDE)
        if ok[index] and above_slot > slot and s.rules.deck.needs_mask[above] >> card & 1:
            waived = s.lasting and waived_mask(s, above_slot, above) >> card & 1
            count += 0 if waived else 1
    return count


def _pursuits(s: GearsPosition, ok: list[bool]) -> None:
    """The bonus of the character whose pursuit its player leads, in full also when tied (G-18.1 to G-18.4)."""
    for seat in range(s.players):
        character = s.characters[seat]
        pursuit = s.rules.deck.pursuit[character]
        for index, copy in enumerate(s.copies):
            if ok[index] and copy % STRIDE == pursuit and seat in leaders(s.cubes[index]):
                gain(s, seat, s.rules.deck.bonus[character], PURSUIT, pursuit)
                break


def _pay(s: GearsPosition, index: int, value: int, source: int, card: int) -> None:
    """One payment to the leaders, divided and rounded on its own (G-18.8, G-18.9)."""
    paid = leaders(s.cubes[index])
    for seat in paid:
        gain(s, seat, value // len(paid), source, card)


def gain(s: GearsPosition, seat: int, points: int, source: int, card: int) -> None:
    if points:
        s.sheet[sheet_index(seat, s.round, source)] += points
        s.tell(E_POINTS, seat, (points, source, card))


# --- the score ---


def sheet_index(seat: int, round: int, source: int) -> int:
    return (seat * ROUNDS + round - 1) * len(SOURCES) + source


def score(s: GearsPosition, seat: int) -> int:
    width = ROUNDS * len(SOURCES)
    return s.carried[seat] + sum(s.sheet[seat * width : (seat + 1) * width])


def score_sheet(s: GearsPosition) -> list[dict[str, object]]:
    """For each seat the points by round and source."""
    sheets: list[dict[str, object]] = []
    for seat in range(s.players):
        sheet: dict[str, object] = {"seat": seat + 1}
        if s.carried[seat]:
            sheet["carried"] = s.carried[seat]
        for source, name in enumerate(SOURCES):
            sheet[name] = [s.sheet[sheet_index(seat, round, source)] for round in range(1, ROUNDS + 1)]
        sheet["total"] = score(s, seat)
        sheets.append(sheet)
    return sheets


def ranking(s: GearsPosition) -> list[int]:
    """By score, then fewer cubes in the Pool, then the player order (G-21.1 to G-21.5)."""

    def key(seat: int) -> tuple[int, ...]:
        return (-score(s, seat), s.pools[seat], s.order.index(seat) if s.order else 0)

    return results.ranks(s.players, key)
