"""A player by rules of thumb, for every mode: it appraises each option and takes the best.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the guess and with it the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.handle import Handle
from bequest.core.rng import Rng
from bequest.games.crecy.data.terms import (
    AMOUNT,
    ARRANGE,
    ASK_FRIENDS,
    BIRTH,
    CONTRIBUTE,
    DOCTOR,
    EXCHANGE,
    F_ASK,
    F_HAND,
    F_HOLDER,
    F_LOSE,
    F_MISSION,
    F_PAIR,
    F_RENEW,
    F_RIVAL,
    F_SIDE,
    F_START,
    F_TAKE,
    F_TURN,
    FIRST_MAIN,
    FREE_TURN,
    FROM_DECK,
    GREEN,
    HAVE_CHILDREN,
    LOSE,
    LOSE_CARD,
    LOSE_CHILD,
    LOSE_GOLD,
    LOSE_HONOR,
    LOSE_PAWN,
    MANSION,
    MARRY,
    O_AMOUNT,
    O_BIRTH,
    O_CARD,
    O_COUPLE,
    O_DISCARD,
    O_FRIEND,
    O_HOLDER,
    O_MEMBER,
    O_PAWN,
    O_SOURCE,
    O_TAKE,
    P_CARDS,
    P_SPACE,
    P_WHAT,
    PASS,
    PATRIARCH,
    PAWN,
    PAWN_OF_SPACE,
    PLAYER_PAWN,
    RENEWING,
    SOLO_TESTAMENT,
    SPACE,
    TAKING,
    TITLE,
    UNDERTAKE,
    VENTURE,
)
from bequest.games.crecy.mind.appraisal import COLOURED_FIRST, FREE_TURN_WORTH, PAWN_WORTH, Appraisal
from bequest.games.crecy.mind.genealogist import Genealogist
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import offers, steps, targets

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
    assert isinstance(seen, CrecyPosition)
    value = _value(seen, handle.seat)
    values = [value(action) for action in options]
    best = max(values)
    leading = [action for action, found in zip(options, values, strict=True) if found == best]
    return leading[rng.below(len(leading))] if len(leading) > 1 else leading[0]


def _value(s: CrecyPosition, seat: int) -> Value:
    """How to value an option of the open decision."""
    if s.rules.mode == SOLO_TESTAMENT:
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
            F_TURN: self.turn,
            F_SIDE: self.side,
            F_HAND: self.starting_hand,
            F_START: lambda action: 0.0,  # Income or Gold: both Starting cards win as often, so the lot decides
            F_TAKE: self.take,
            F_PAIR: self.child_of_pair,
            F_LOSE: self.loss_at_birth,
            F_ASK: lambda action: self.a.ask(action - AMOUNT + 1),
            F_RENEW: self.discard,
            F_MISSION: lambda action: self.a.mission(self.deck.missions[action - self.deck.mission]),
            F_HOLDER: lambda action: self.a.attached(self.plan[0], self.plan[1], action - self.deck.person),
            F_RIVAL: self.loss_to_rival,
            O_PAWN: self.pawn,
            O_FRIEND: self.friend,
            O_MEMBER: lambda action: self.a.wedding(self.plan[P_WHAT], action - self.deck.person, self.plan[P_SPACE]),
            O_COUPLE: self.couple,
            O_BIRTH: self.birth,
            O_AMOUNT: self.amount,
            O_SOURCE: self.source,
            O_CARD: self.offer,
            O_DISCARD: self.discard,
            O_TAKE: self.take,
            O_HOLDER: self.holder,
        }
        return found.get(self.frame.kind, lambda action: 1.0 if action >= self.deck.complete else 0.0)

    # --- a turn ---

    def turn(self, action: int) -> float:
        if action >= self.deck.complete:
            return COMPLETE_WORTH
        if action == PASS:
            return 0.0
        space = action - SPACE
        found = self.move(space)
        if space >= FIRST_MAIN and self.a.reserve(PAWN_OF_SPACE[space] - GREEN):
            found += COLOURED_FIRST
        return found

    def move(self, space: int) -> float:
        """What the best move on a space is worth."""
        a = self.a
        if space <= ARRANGE:
            free = a.best_wedding(space, FREE_TURN) + FREE_TURN_WORTH
            return max(free, a.best_wedding(space, PLAYER_PAWN)) if self.s.pawns[self.seat] else free
        if space == HAVE_CHILDREN:
            return max([a.couple(n, 1) for n in targets.couples(self.s, self.seat, space)])
        if space == ASK_FRIENDS:
            return max([a.ask(n - AMOUNT + 1) for n in steps.amount_options(self.s, self.seat, space)])
        if space < FIRST_MAIN:
            return max([a.socialize(n - AMOUNT + 1) for n in steps.amount_options(self.s, self.seat, space)])
        if space <= CONTRIBUTE:
            return max([self.offer_on(space, option) for option in offers.options(self.s, self.seat, space)])
        if space == MANSION:
            return a.mansion()
        if space == VENTURE:
            return a.venture()
        if space == DOCTOR:
            return a.doctor()
        assert space == UNDERTAKE
        return a.undertake()

    # --- steps of a move ---

    def pawn(self, action: int) -> float:
        """What costs no Player pawn first."""
        if action - PAWN == FREE_TURN:
            space = self.plan[P_SPACE]
            return self.a.best_wedding(space, FREE_TURN) + FREE_TURN_WORTH - self.a.best_wedding(space, PLAYER_PAWN)
        return 0.0 if action == PAWN + PLAYER_PAWN else 1.0

    def friend(self, action: int) -> float:
        space, card = self.plan[P_SPACE], action - self.deck.friend
        return max([self.a.wedding(card, n, space) for n in targets.partners(self.s, self.seat, space, card)])

    def couple(self, action: int) -> float:
        return self.a.couple(action - self.deck.person, 2 if self.plan[P_SPACE] == DOCTOR else 1)

    def birth(self, action: int) -> float:
        return self.a.named_birth(self.plan[P_WHAT], action - BIRTH)

    def amount(self, action: int) -> float:
        amount = action - AMOUNT + 1
        return self.a.ask(amount) if self.plan[P_SPACE] == ASK_FRIENDS else self.a.socialize(amount)

    def source(self, action: int) -> float:
        """Display or deck."""
        count = steps.batch_size(self.s, self.seat, self.plan[P_WHAT])
        return count * self.a.average() if action == FROM_DECK else self.a.taking(count)

    def offer(self, action: int) -> float:
        return self.offer_on(self.plan[P_SPACE], action)

    def offer_on(self, space: int, action: int) -> float:
        base = self.deck.title if space == TITLE else self.deck.contribution
        return self.a.offer(space, action - base)

    def holder(self, action: int) -> float:
        space, what = self.plan[P_SPACE], self.plan[P_WHAT]
        return self.a.attached(space, max(0, what), action - self.deck.person)

    # --- sets of cards ---

    def take(self, action: int) -> float:
        """The cards worth most; they are named in deck order, so the first of the best set is next."""
        if action < self.deck.friend:
            count = self.plan[0]
            return count * self.a.average() if action == FROM_DECK else self.a.taking(count)
        plan = self.plan
        if self.frame.kind == F_TAKE:
            plan = (TAKING, 0, plan[0], plan[1])
        return 1.0 if action - self.deck.friend == self.next_card(plan, self.a.worth) else 0.0

    def discard(self, action: int) -> float:
        """The cards worth least; a hand is renewed of those below the average."""
        if self.frame.kind == F_RENEW or self.plan[P_SPACE] == RENEWING:
            if action < self.deck.friend:
                return 0.0
            return 1.0 if self.a.worth(action - self.deck.friend) < self.a.average() else -1.0
        least = self.next_card(self.plan, lambda card: -self.a.worth(card))
        return 1.0 if action - self.deck.friend == least else 0.0

    def next_card(self, plan: tuple[int, ...], worth: Value) -> int:
        """The next card of the best set."""
        left = steps.cards_due(self.s, self.seat, plan) - len(plan[P_CARDS:])
        last = plan[-1] if len(plan) > P_CARDS else -1
        found = [card for card in steps.choosable(self.s, self.seat, plan) if card > last]
        return min(sorted(found, key=worth, reverse=True)[:left])

    # --- decisions of their own ---

    def side(self, action: int) -> float:
        """The side whose partners lie in the display."""
        side = self.deck.heads[self.s.heads[self.seat]].sides[action - PATRIARCH]
        partners = [c for c in self.s.display if self.deck.gender[c] != action - PATRIARCH]
        wedding = max([self.a.gains(c, 1, 1, True) + self.deck.money[c] * self.a.gold for c in partners], default=0.0)
        found = side.income * self.a.income + side.gold * self.a.gold + side.friends * self.a.card + wedding / 2
        return found + (PATRIARCH_CARE if action == PATRIARCH else 0.0)

    def starting_hand(self, action: int) -> float:
        """A hand in which the Head finds nobody worth marrying is exchanged."""
        return KEEP_LEAST if action == EXCHANGE else self.a.best_wedding(MARRY, PLAYER_PAWN) - self.a.birth()

    def child_of_pair(self, action: int) -> float:
        """A child rather than a Complication, one with an effect rather than a plain one."""
        child = self.deck.children[action - self.deck.child]
        return -1.0 if child.gender < 0 else float(len(child.effects))

    def loss_at_birth(self, action: int) -> float:
        """The mother is given up for a family's only child, and otherwise never."""
        return 1.0 if (action == LOSE_CHILD) == (self.a.born > 0) else 0.0

    def loss_to_rival(self, action: int) -> float:
        _, card, index = self.plan
        amount = self.deck.clauses[card][index].amount
        kind = action - LOSE
        if kind == LOSE_GOLD:
            return -amount * self.a.gold
        if kind == LOSE_CARD:
            return -self.a.payment(amount)
        if kind == LOSE_PAWN:
            return -amount * PAWN_WORTH
        return -amount * (1.0 if kind == LOSE_HONOR else self.a.honor_of_prestige)
