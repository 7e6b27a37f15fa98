"""What is dealt and chosen before the first round: reserve, Patrons, Heads, hands, Starting Player (section 5)."""

from __future__ import annotations

from bisect import insort

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of
from bequest.core.pending import Chance, Choice, Step
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, events, frames, friends, pawns, testament, tracks, tree
from bequest.games.crecy.rules.state import CrecyState

# --- chance ---


class Reserve(Chance[CrecyState]):
    """Sons and Daughters chosen at random, seen by nobody, form the reserve (C-5.2, C-33.2)."""

    name = "reserve"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        if not s.auto:
            return super().go_on(s, frame)
        self._fill(s, frame)
        return True

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        return births.outcomes_of_gender(s, frame.args[0])

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        wanted, left = frame.args
        card = action - s.rules.deck.child + s.rules.deck.first_child
        piles.remove(s.child_pile, card)
        insort(s.reserve, card)
        if left > 1:
            s.frames[-1] = Frame(frames.RESERVE, -1, (wanted, left - 1))
        else:
            s.frames.pop()
        s.tell(events.RESERVE, -1, (terms.GENDER_WANTED[wanted],))

    def _fill(self, s: CrecyState, frame: Frame) -> None:
        """All cards of one gender at once: set-up would otherwise be the longest part of a short game."""
        deck = s.rules.deck
        wanted, left = frame.args
        gender = terms.GENDER_WANTED[wanted]
        genders = deck.gender
        pool: list[int] = []
        others: list[int] = []
        for card in s.child_pile:
            if genders[card] == gender:
                pool.append(card)
            else:
                others.append(card)
        for _ in range(left):
            card = pool.pop(s.rng.below(len(pool)))
            s.reserve.append(card)
            if s.journal is not None:
                s.chanced(deck.child + card - deck.first_child)
                s.child_pile.remove(card)
                s.tell(events.RESERVE, -1, (gender,))
        others += pool
        others.sort()
        s.child_pile = others
        s.reserve.sort()
        s.frames.pop()


class DealPatron(Chance[CrecyState]):
    """Each player gets a random Patron, which only its owner sees (C-5.9, C-33.1)."""

    name = "deal-patron"

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        return [(s.rules.deck.patron + patron, 1) for patron in s.box_patrons]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        patron = action - s.rules.deck.patron
        s.frames.pop()
        s.patrons[frame.seat] = patron
        s.box_patrons.remove(patron)
        s.tell(events.PATRON, frame.seat, (), (patron,), 1 << frame.seat)


class DealHead(Chance[CrecyState]):
    """Each player gets a random Head of the Family; the others are not used (C-5.10, C-5.11)."""

    name = "deal-head"

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        deck = s.rules.deck
        return [(deck.head + head, 1) for head in range(len(deck.heads)) if head not in s.heads]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        head = action - s.rules.deck.head
        s.frames.pop()
        s.heads[frame.seat] = head
        s.tell(events.HEAD, frame.seat, (head,))


class StartingPlayer(Chance[CrecyState]):
    """A random player gets the one Starting Player card (C-3.12, C-5.22)."""

    name = "starting-player"

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        return [(terms.SEAT + seat, 1) for seat in range(s.players)]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        s.frames.pop()
        s.starter = action - terms.SEAT
        s.tell(events.STARTER, s.starter)


class Deal(Step[CrecyState]):
    """A starting hand (C-5.16), in The Testament also the grandparents (C-38.9, C-38.10)."""

    name = "deal"

    def run(self, s: CrecyState, frame: Frame) -> None:
        seat = frame.seat
        s.frames.pop()
        if s.testament:
            friends.draw(s, seat, testament.START_HAND)
            testament.add_grandparents(s)
        else:
            head = s.families[seat][0]
            friends.draw(s, seat, s.rules.deck.heads[s.heads[seat]].sides[head.gender].friends)


# --- choices ---


class HeadSide(Choice[CrecyState]):
    """The side of the Head fixes gender, Income, Gold and pawn (C-5.12, C-5.13, C-5.14, C-5.15, C-5.17)."""

    name = "head-side"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.PATRIARCH, terms.MATRIARCH]

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        deck = s.rules.deck
        side = action - terms.PATRIARCH
        head = deck.heads[s.heads[seat]]
        card = deck.first_head + 2 * s.heads[seat] + side
        s.frames.pop()
        s.families[seat].append(tree.Person(card, side, 1, tree.NONE, tree.NONE, tree.NONE, terms.ADULT, 0))
        s.tell(events.SIDE, seat, (card,))
        tracks.gain_income(s, seat, head.sides[side].income)
        tracks.gain_gold(s, seat, head.sides[side].gold)
        if head.pawn >= 0:
            pawns.gain(s, seat, head.pawn)


class StartingHand(Choice[CrecyState]):
    """Keep the starting hand, or exchange it once for a new one (C-5.18); it goes as a whole, unseen (C-33.10)."""

    name = "hand"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [terms.KEEP_HAND, terms.EXCHANGE]

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        exchange = action == terms.EXCHANGE
        s.frames.pop()
        if not exchange:
            s.tell(events.HAND, seat, (0, 0))
            return
        hand = [card_of(mark) for mark in s.hands[seat]]
        returned = tuple(hand)
        s.hands[seat] = []
        s.frames.append(Frame(frames.DRAW, seat, (len(hand),)))
        piles.shuffle_in(s.friend_top, s.friend_pile, hand)
        s.tell(events.HAND, seat, (1, len(returned)), returned, 1 << seat)
