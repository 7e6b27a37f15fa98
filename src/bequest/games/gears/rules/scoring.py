"""Phase III: points (section 18), and the score sheet."""

from __future__ import annotations

from bequest.games.gears.data import terms
from bequest.games.gears.rules import events, fate_effects
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders


def award_points(s: GearsState) -> None:
    """Pursuits first (G-18.1); then every successful technology pays its reward and its bonuses (G-18.5, G-18.6).

    A failed one pays nothing (G-18.10). The order does not matter (G-18.15). Without the option there are no
    pursuits (G-24.2).
    """
    ok = success(s)
    if s.rules.pursuit:
        _award_pursuits(s, ok)
    for index, copy in enumerate(s.copies):
        if ok[index]:
            slot, card = divmod(copy, terms.STRIDE)
            reward = reward_of(s, index)
            _pay(s, index, reward, terms.REWARD, card)
            for _ in range(bonuses(s, ok, slot, card)):
                _pay(s, index, reward, terms.BONUS, card)


def _award_pursuits(s: GearsState, ok: list[bool]) -> None:
    """Who leads the successful pursuit of the own character gets its bonus (G-18.1, G-18.3, G-X.6).

    It is paid in full also to a tied leader (G-18.2), once a round (G-18.4), whatever the reward is now (G-12.7).
    """
    for seat in range(s.players):
        character = s.characters[seat]
        pursuit = s.rules.deck.pursuit[character]
        for index, copy in enumerate(s.copies):
            if ok[index] and copy % terms.STRIDE == pursuit and seat in leaders(s.cubes[index]):
                gain(s, seat, s.rules.deck.bonus[character], terms.PURSUIT, pursuit)
                break


def reward_of(s: GearsState, index: int) -> int:
    """What a copy pays now, as reward and as bonus (G-18.7): the printed reward with its tokens, at least 0 (G-X.36).

    Under Not What We Hoped For it is nothing (G-12.2, G-12.3).
    """
    slot, card = divmod(s.copies[index], terms.STRIDE)
    if fate_effects.voided(s, slot, card):
        return 0
    token = s.tokens[index]
    return max(0, s.rules.deck.reward[card] + (token & terms.TOKEN_MASK) - (token >> terms.TOKEN_BITS))


def bonuses(s: GearsState, ok: list[bool], slot: int, card: int) -> int:
    """How many successful technologies in newer timeframes need this one directly (G-18.6, G-18.10, G-18.12).

    One that does without it by Willed Into Existence brings no bonus (G-16.7), the others do (G-16.8). Under Not What
    We Hoped For it brings it as usual (G-12.5, G-12.6).
    """
    count = 0
    for index, copy in enumerate(s.copies):
        above_slot, above = divmod(copy, terms.STRIDE)
        if ok[index] and above_slot > slot and s.rules.deck.needs_mask[above] >> card & 1:
            waived = s.lasting and fate_effects.waived_mask(s, above_slot, above) >> card & 1
            count += 0 if waived else 1
    return count


def _pay(s: GearsState, index: int, value: int, source: int, card: int) -> None:
    """One payment to the leaders and nobody else (G-18.11, G-18.13, G-18.14), rounded on its own (G-18.8, G-18.9)."""
    paid = leaders(s.cubes[index])
    for seat in paid:
        gain(s, seat, value // len(paid), source, card)


# --- the score sheet ---


def gain(s: GearsState, seat: int, points: int, source: int, card: int) -> None:
    """Points are only ever added, without an upper limit (G-1.16, G-18.16, G-25.7)."""
    if points:
        s.sheet[sheet_index(seat, s.round, source)] += points
        s.tell(events.POINTS, seat, (points, source, card))


def sheet_index(seat: int, round: int, source: int) -> int:
    return (seat * terms.ROUNDS + round - 1) * len(terms.SOURCES) + source


def score_sheet(s: GearsState) -> list[dict[str, object]]:
    """For each seat the points by round and source."""
    sheets: list[dict[str, object]] = []
    for seat in range(s.players):
        sheet: dict[str, object] = {"seat": seat + 1}
        if s.carried[seat]:
            sheet["carried"] = s.carried[seat]
        for source, name in enumerate(terms.SOURCES):
            sheet[name] = [s.sheet[sheet_index(seat, round, source)] for round in range(1, terms.ROUNDS + 1)]
        sheet["total"] = s.score(seat)
        sheets.append(sheet)
    return sheets
