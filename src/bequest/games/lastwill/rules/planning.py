"""The planning phase: choosing a plan, and dividing its cards over the decks (section 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.games.lastwill.data.terms import C_DRAW, FREE, NEUTRAL, O_DIVIDE, O_EXTRA, REGULAR
from bequest.games.lastwill.rules import decks
from bequest.games.lastwill.rules.events import E_BLOCK, E_PLAN

if TYPE_CHECKING:
    from bequest.games.lastwill.position import WillPosition

Move = tuple[int, ...]
"""The choices of a move as actions, those included that the program has made."""


def options(s: WillPosition) -> list[int]:
    """The plans without a marker (W-6.3)."""
    base = s.rules.deck.plan
    return [base + number for number, marker in enumerate(s.plans) if marker == FREE]


def steps(s: WillPosition, seat: int) -> tuple[int, ...]:
    """Extra draws, then the division over the four decks (W-6.21)."""
    return (O_EXTRA,) * len(s.perks[seat].draws) + (O_DIVIDE,) * REGULAR


def extra_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """How many helpers of one kind draw more cards (W-22.26)."""
    amount = s.rules.deck.amount
    return [amount + number for number in range(s.perks[seat].draws[len(move) - 1][2] + 1)]


def free_cards(s: WillPosition, seat: int, move: Move) -> int:
    """The cards that are divided freely: the plan's and those of H13 (W-6.5, W-22.23)."""
    deck = s.rules.deck
    wanted = s.rules.plans[move[0] - deck.plan].cards
    for n, (source, amount, _) in enumerate(s.perks[seat].draws):
        if source < 0:
            wanted += amount * (move[1 + n] - deck.amount)
    return wanted


def divide_options(s: WillPosition, seat: int, move: Move) -> list[int]:
    """Cards of the next deck, so many that the decks after it can give the rest (W-6.7, W-6.10, W-6.12)."""
    amount = s.rules.deck.amount
    left = decks.left(s)
    first = 1 + len(s.perks[seat].draws)
    deck = len(move) - first
    later = sum(left[n] for n in range(deck + 1, REGULAR))
    before = sum(left[n] for n in range(deck + 1))
    taken = sum(move[n] - amount for n in range(first, len(move)))
    due = min(free_cards(s, seat, move), before + later) - taken
    return [amount + number for number in range(max(0, due - later), min(due, left[deck]) + 1)]


def block(s: WillPosition, seat: int, plan: int) -> None:
    """A neutral marker on a plan (W-6.16, W-6.17)."""
    s.frames.pop()
    s.plans[plan] = NEUTRAL
    s.tell(E_BLOCK, seat, (plan,))


def commit(s: WillPosition, seat: int, move: Move) -> None:
    """The marker is set, the errand boys stand ready, and the cards are drawn (W-6.5, W-6.6, W-22.26)."""
    deck = s.rules.deck
    plan = move[0] - deck.plan
    draws = s.perks[seat].draws
    s.close_move()
    s.frames.pop()
    s.plans[plan] = seat
    s.boys[seat] = s.rules.plans[plan].errands
    s.tell(E_PLAN, seat, (plan,))
    for n in range(len(draws) - 1, -1, -1):  # the last of a stack comes first
        source, amount, _ = draws[n]
        if source >= 0:
            _draw(s, seat, source, amount * (move[1 + n] - deck.amount))
    for source in range(REGULAR - 1, -1, -1):
        _draw(s, seat, source, move[1 + len(draws) + source] - deck.amount)


def _draw(s: WillPosition, seat: int, source: int, count: int) -> None:
    if count:
        s.frames.append(Frame(C_DRAW, seat, (source, count)))
