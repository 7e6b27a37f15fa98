"""The rules of High Card: what a position is, and everything that can be pending (sections 1 and 2)."""

from __future__ import annotations

from typing import Final

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.pending import Choice, Draw, Pending
from bequest.core.position import Position
from bequest.core.reasons import FIRST_GAME_CODE, NOT_ASKED, Why
from bequest.core.table import Table
from tests.toy.deck import CARDS, KEEP, SWAP, Deck

HAND: Final = 2
"""Cards of a player, in hand or played (H-1.2)."""
ROUNDS: Final = 3

DEAL, TURN, GIVE, PLAY = range(4)
"""The kinds of frames, in the order of KINDS."""
DEALT, KEPT, SWAPPED, PLAYED, COLLECTED = range(5)
"""The kinds of events, in the order of `wire.EVENTS`."""
PILE_EMPTY: Final = FIRST_GAME_CODE


class HighCardState(Position):
    """The cards, and how many moves have been made."""

    FIELDS = ("seat", "frames", "rng", "hands", "away", "played", "top", "pile", "round", "done", "points")

    def __init__(
        self, table: Table, deck: Deck, hands: list[list[int]], away: list[int], played: list[int], top: list[int],
        pile: list[int], round: int, done: int, points: list[int],
    ) -> None:  # fmt: skip
        super().__init__(table)
        self.deck = deck
        self.hands = hands
        """Sorted; only the own seat knows them."""
        self.away = away
        """The card that each seat swapped, face down; -1 for none."""
        self.played = played
        """The card that each seat has played; -1 for none."""
        self.top = top
        self.pile = pile
        self.round = round
        """From 0; ROUNDS when the game is over."""
        self.done = done
        """Moves made in this round: first a turn of each seat, then a card of each seat."""
        self.points = points

    def tally(self) -> list[int]:
        """The counters of `game.py`, in that order."""
        found: list[int] = []
        for seat in range(self.players):
            found += [self.points[seat], len(self.hands[seat])]
        return [*found, len(self.top) + len(self.pile), self.round]

    def missing(self, seat: int) -> int:
        """Cards that the seat must still be dealt."""
        return HAND - len(self.hands[seat]) - (self.played[seat] >= 0)


def advance(s: HighCardState) -> bool:
    """Deals what is missing (H-1.2, H-2.2), then asks the next seat: all turns first, then all cards (H-2.1, H-2.4)."""
    if s.done == 2 * s.players:
        end_round(s)
    if s.round == ROUNDS:
        return False
    for seat in range(s.players):
        if s.missing(seat):
            s.frames.append(Frame(DEAL, seat, (s.missing(seat),)))
            return True
    s.frames.append(Frame(TURN if s.done < s.players else PLAY, s.done % s.players))
    return True


def end_round(s: HighCardState) -> None:
    """The highest card gets a point, equal ones one each (H-2.5); the cards are shuffled for the next round (H-2.6)."""
    highest = max([value(s, seat) for seat in range(s.players)])
    for seat in range(s.players):
        s.points[seat] += value(s, seat) == highest
    s.round += 1
    s.done = 0
    if s.round < ROUNDS:
        for seat in range(s.players):
            collect(s, seat)


def collect(s: HighCardState, seat: int) -> None:
    """The cards of a seat go back to the pile; what nobody saw of them nobody sees now (H-2.6, H-3.1)."""
    away = [s.away[seat]] if s.away[seat] >= 0 else []
    counts = (s.played[seat], len(s.hands[seat]), len(away))
    secret = (*s.hands[seat], *away)
    s.pile = sorted([*s.top, *s.pile, s.played[seat], *secret])
    s.top = []
    s.hands[seat], s.away[seat], s.played[seat] = [], -1, -1
    s.tell(COLLECTED, seat, counts, secret, 1 << seat)


def value(s: HighCardState, seat: int) -> int:
    return s.deck.cards[s.played[seat]].value


class Deal(Draw[HighCardState]):
    """Cards off the pile into a hand."""

    name = "deal"

    def first_action(self, s: HighCardState) -> int:
        return CARDS

    def top(self, s: HighCardState, frame: Frame) -> list[int]:
        return s.top

    def pile(self, s: HighCardState, frame: Frame) -> list[int]:
        return s.pile

    def ready(self, s: HighCardState, frame: Frame) -> bool:
        return bool(s.top or s.pile)

    def receive(self, s: HighCardState, frame: Frame, card: int) -> None:
        s.hands[frame.seat].append(card)
        s.hands[frame.seat].sort()
        s.tell(DEALT, frame.seat, (), (card,), 1 << frame.seat)


class Turn(Choice[HighCardState]):
    """Keep the hand, or swap a card while the pile lasts (H-2.1, H-2.2, H-2.3)."""

    name = "turn"

    def options(self, s: HighCardState, frame: Frame, seat: int) -> list[int]:
        return [KEEP, SWAP] if s.top or s.pile else [KEEP]

    def refusal(self, s: HighCardState, frame: Frame, seat: int, action: int) -> int:
        return PILE_EMPTY if action == SWAP else NOT_ASKED

    def explain(self, s: HighCardState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return Why(code, "H-2.3", {"cards": len(s.top) + len(s.pile)})

    def wondered(self, s: HighCardState, frame: Frame, seat: int) -> list[int]:
        return [SWAP]

    def choose(self, s: HighCardState, frame: Frame, seat: int, action: int) -> None:
        if action == SWAP:
            s.open_step(Frame(GIVE, seat, (), True))
            return
        s.frames.pop()
        s.done += 1
        s.tell(KEPT, seat)


class Give(Choice[HighCardState]):
    """Which card goes away, face down (H-2.2)."""

    name = "give"

    def options(self, s: HighCardState, frame: Frame, seat: int) -> list[int]:
        return [CARDS + card for card in piles.distinct(s.hands[seat])]

    def choose(self, s: HighCardState, frame: Frame, seat: int, action: int) -> None:
        card = action - CARDS
        s.close_move()
        s.frames.pop()
        s.hands[seat].remove(card)
        s.away[seat] = card
        s.done += 1
        s.tell(SWAPPED, seat, (), (card,), 1 << seat)


class Play(Choice[HighCardState]):
    """A card from the hand, face up (H-2.4)."""

    name = "play"

    def options(self, s: HighCardState, frame: Frame, seat: int) -> list[int]:
        return [s.deck.play + card for card in piles.distinct(s.hands[seat])]

    def choose(self, s: HighCardState, frame: Frame, seat: int, action: int) -> None:
        card = action - s.deck.play
        s.frames.pop()
        s.hands[seat].remove(card)
        s.played[seat] = card
        s.done += 1
        s.tell(PLAYED, seat, (card,))


KINDS: Final[list[Pending[HighCardState]]] = [Deal(), Turn(), Give(), Play()]
