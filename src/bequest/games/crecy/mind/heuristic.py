"""A player by rules of thumb, for every mode: it appraises each option and takes the best.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the guess and with it the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.choosing import best_of
from bequest.core.handle import Handle
from bequest.core.rng import Rng
from bequest.games.crecy.data import terms
from bequest.games.crecy.mind import values
from bequest.games.crecy.mind.appraisal import Appraisal
from bequest.games.crecy.mind.genealogist import Genealogist
from bequest.games.crecy.rules import (
    batches,
    frames,
    friends,
    having_children,
    offers,
    plans,
    socializing,
    weddings,
)
from bequest.games.crecy.rules.state import CrecyState

Value = Callable[[int], float]

COMPLETE_WORTH: Final = 100.0
"""A Mission that can be completed is completed: nothing is gained by waiting."""
PATRIARCH_CARE: Final = 0.8
"""A mother who is Head can't be lost, only her children; and wives bring Gold where husbands cost it."""
KEEP_LEAST: Final = 3.0
"""A starting hand in which the best wedding is worth less than this is exchanged."""


def choose(handle: Handle, options: list[int], rng: Rng) -> int:
    """One of the legal actions; `rng` deals out what is hidden and settles ties."""
    if len(options) == 1:
        return options[0]
    seen = handle.guess(rng)
    assert isinstance(seen, CrecyState)
    return best_of(options, _value(seen, handle.seat), rng)


def _value(s: CrecyState, seat: int) -> Value:
    """How to value an option of the open decision."""
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return Chooser(Genealogist(s, seat)).value()
    return Chooser(Appraisal(s, seat)).value()


class Chooser:
    """What each option of the open decision is worth; the appraisal tells what things are worth in this mode."""

    def __init__(self, a: Appraisal) -> None:
        self.a = a
        self.s = a.s
        self.seat = a.seat
        self.deck = a.deck
        self.frame = a.s.frames[-1]
        self.plan = self.frame.args

    def value(self) -> Value:
        """By the kind of decision. In the others there is a Mission to complete rather than to be done, or the lot
        decides: which child grows up or marries first, which pawn is lost."""
        found: dict[int, Value] = {
            frames.TURN: self.turn,
            frames.HEAD_SIDE: self.side,
            frames.HAND: self.starting_hand,
            frames.STARTING_CARD: lambda action: (
                0.0
            ),  # Income or Gold: both Starting cards win as often, so the lot decides
            frames.TAKE: self.take,
            frames.PAIR: self.child_of_pair,
            frames.LOSE: self.loss_at_birth,
            frames.ASK: lambda action: self.a.ask(action - terms.AMOUNT + 1),
            frames.RENEW: self.discard,
            frames.MISSION: lambda action: self.a.mission(self.deck.missions[action - self.deck.mission]),
            frames.HOLDER: lambda action: self.a.attached(self.plan[0], self.plan[1], action - self.deck.person),
            frames.RIVAL: self.loss_to_rival,
            frames.PAWN: self.pawn,
            frames.FRIEND: self.friend,
            frames.MEMBER: lambda action: self.a.wedding(
                self.plan[plans.WHAT], action - self.deck.person, self.plan[plans.SPACE]
            ),
            frames.COUPLE: self.couple,
            frames.BIRTH: self.birth,
            frames.AMOUNT: self.amount,
            frames.SOURCE: self.source,
            frames.CARD: self.offer,
            frames.DISCARD: self.discard,
            frames.DISPLAY: self.take,
            frames.PLACE: self.holder,
        }
        return found.get(self.frame.kind, lambda action: 1.0 if action >= self.deck.complete else 0.0)

    # --- a turn ---

    def turn(self, action: int) -> float:
        if action >= self.deck.complete:
            return COMPLETE_WORTH
        if action == terms.PASS:
            return 0.0
        space = action - terms.SPACE
        found = self.move(space)
        if space >= terms.FIRST_MAIN and self.a.reserve(terms.PAWN_OF_SPACE[space] - terms.GREEN):
            found += values.COLOURED_FIRST
        return found

    def move(self, space: int) -> float:
        """What the best move on a space is worth."""
        a = self.a
        if space <= terms.ARRANGE:
            free = a.best_wedding(space, terms.FREE_TURN) + values.FREE_TURN_WORTH
            return max(free, a.best_wedding(space, terms.PLAYER_PAWN)) if self.s.pawns[self.seat] else free
        if space == terms.HAVE_CHILDREN:
            return max([a.couple(n, 1) for n in having_children.couples(self.s, self.seat, space)])
        if space == terms.ASK_FRIENDS:
            return max([a.ask(n) for n in self.s.activities[space].amounts(self.s, self.seat)])
        if space < terms.FIRST_MAIN:
            return max([a.socialize(n) for n in self.s.activities[space].amounts(self.s, self.seat)])
        if space <= terms.CONTRIBUTE:
            return max([a.offer(space, number) for number in offers.affordable(self.s, self.seat, space)])
        if space == terms.MANSION:
            return a.mansion()
        if space == terms.VENTURE:
            return a.venture()
        if space == terms.DOCTOR:
            return a.doctor()
        assert space == terms.UNDERTAKE
        return a.undertake()

    # --- steps of a move ---

    def pawn(self, action: int) -> float:
        """What costs no Player pawn first."""
        if action - terms.PAWN == terms.FREE_TURN:
            space = self.plan[plans.SPACE]
            return (
                self.a.best_wedding(space, terms.FREE_TURN)
                + values.FREE_TURN_WORTH
                - self.a.best_wedding(space, terms.PLAYER_PAWN)
            )
        return 0.0 if action == terms.PAWN + terms.PLAYER_PAWN else 1.0

    def friend(self, action: int) -> float:
        space, card = self.plan[plans.SPACE], action - self.deck.friend
        return max([self.a.wedding(card, n, space) for n in weddings.partners(self.s, self.seat, space, card)])

    def couple(self, action: int) -> float:
        return self.a.couple(action - self.deck.person, 2 if self.plan[plans.SPACE] == terms.DOCTOR else 1)

    def birth(self, action: int) -> float:
        return self.a.named_birth(self.plan[plans.WHAT], action - terms.BIRTH)

    def amount(self, action: int) -> float:
        amount = action - terms.AMOUNT + 1
        return self.a.ask(amount) if self.plan[plans.SPACE] == terms.ASK_FRIENDS else self.a.socialize(amount)

    def source(self, action: int) -> float:
        """Display or deck."""
        count = socializing.batch_size(self.s, self.seat, self.plan[plans.WHAT])
        return count * self.a.average() if action == terms.FROM_DECK else self.a.taking(count)

    def offer(self, action: int) -> float:
        space = self.plan[plans.SPACE]
        return self.a.offer(space, action - offers.first_action(self.s, space))

    def holder(self, action: int) -> float:
        space, what = self.plan[plans.SPACE], self.plan[plans.WHAT]
        return self.a.attached(space, max(0, what), action - self.deck.person)

    # --- sets of cards ---

    def take(self, action: int) -> float:
        """The cards worth most; they are named in deck order, so the first of the best set is next."""
        if action < self.deck.friend:
            count = self.plan[0]
            return count * self.a.average() if action == terms.FROM_DECK else self.a.taking(count)
        plan = self.plan
        if self.frame.kind == frames.TAKE:
            plan = (plans.TAKING, 0, plan[0], plan[1])
        best = self.next_card(plan, batches.choosable(self.s, plan), self.a.worth)
        return 1.0 if action - self.deck.friend == best else 0.0

    def discard(self, action: int) -> float:
        """The cards worth least; a hand is renewed of those below the average."""
        if self.frame.kind == frames.RENEW or self.plan[plans.SPACE] == plans.RENEWING:
            if action < self.deck.friend:
                return 0.0
            return 1.0 if self.a.worth(action - self.deck.friend) < self.a.average() else -1.0
        hand = friends.hand(self.s, self.seat)
        least = self.next_card(self.plan, hand, lambda card: -self.a.worth(card))
        return 1.0 if action - self.deck.friend == least else 0.0

    def next_card(self, plan: tuple[int, ...], cards: list[int], worth: Value) -> int:
        """The next card of the best set of these."""
        left = self.s.activities[plan[plans.SPACE]].cards_due(self.s, self.seat, plan) - len(plan[plans.CARDS :])
        last = plan[-1] if len(plan) > plans.CARDS else -1
        found = [card for card in cards if card > last]
        return min(sorted(found, key=worth, reverse=True)[:left])

    # --- decisions of their own ---

    def side(self, action: int) -> float:
        """The side whose partners lie in the display."""
        side = self.deck.heads[self.s.heads[self.seat]].sides[action - terms.PATRIARCH]
        partners = [c for c in self.s.display if self.deck.gender[c] != action - terms.PATRIARCH]
        wedding = max([self.a.gains(c, 1, 1, True) + self.deck.money[c] * self.a.gold for c in partners], default=0.0)
        found = side.income * self.a.income + side.gold * self.a.gold + side.friends * self.a.card + wedding / 2
        return found + (PATRIARCH_CARE if action == terms.PATRIARCH else 0.0)

    def starting_hand(self, action: int) -> float:
        """A hand in which the Head finds nobody worth marrying is exchanged."""
        return (
            KEEP_LEAST
            if action == terms.EXCHANGE
            else self.a.best_wedding(terms.MARRY, terms.PLAYER_PAWN) - self.a.birth()
        )

    def child_of_pair(self, action: int) -> float:
        """A child rather than a Complication, one with an effect rather than a plain one."""
        child = self.deck.children[action - self.deck.child]
        return -1.0 if child.gender < 0 else float(len(child.effects))

    def loss_at_birth(self, action: int) -> float:
        """The mother is given up for a family's only child, and otherwise never."""
        return 1.0 if (action == terms.LOSE_CHILD) == (self.a.born > 0) else 0.0

    def loss_to_rival(self, action: int) -> float:
        _, card, index = self.plan
        amount = self.deck.clauses[card][index].amount
        kind = action - terms.LOSE
        if kind == terms.LOSE_GOLD:
            return -amount * self.a.gold
        if kind == terms.LOSE_CARD:
            return -self.a.payment(amount)
        if kind == terms.LOSE_PAWN:
            return -amount * values.PAWN_WORTH
        return -amount * (1.0 if kind == terms.LOSE_HONOR else self.a.honor_of_prestige)
