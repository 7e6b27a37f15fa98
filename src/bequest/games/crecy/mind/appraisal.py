"""What moves are worth to a family, in points of Honor at the end: the arithmetic of the heuristic player."""

from __future__ import annotations

from math import inf

from bequest.games.crecy.data import terms
from bequest.games.crecy.mind import values
from bequest.games.crecy.mind.prospects import Prospects
from bequest.games.crecy.rules import (
    asking,
    attached,
    friends,
    having_children,
    offers,
    payments,
    socializing,
    tree,
    ventures,
    weddings,
)
from bequest.games.crecy.rules.tree import NONE, Person


class Appraisal(Prospects):
    """What the moves of one seat are worth."""

    # --- weddings ---

    def single(self) -> list[int]:
        """Own members who could marry now."""
        return weddings.members(self.s, self.seat, terms.MARRY)

    def wedding(self, card: int, member: int, space: int) -> float:
        """Marrying or promising this Friend to this member."""
        s, seat, deck = self.s, self.seat, self.deck
        friend = deck.friends[card]
        money = -weddings.price(s, seat, card, self.family[member])
        family = self.family[:]
        if space == terms.ARRANGE:
            tree.promise(family, member, card, friend.gender)
            found = money * self.gold
            if self.generation == terms.GENERATIONS:
                return found + self.with_family(family, 0, 0, money)
            round = self.round + self.rounds_left + 1
            found += values.LATER * self.gains(card, self.generation + 1, round, False)
            if not deck.childless[card]:
                found += values.LATER * values.CHILD_WORTH[self.generation + 1]
            if not self.betrothals():
                found += values.PROMISE_CARE
            return found + self.with_family(family, friend.income, friend.prestige)
        tree.wed(family, member, card, friend.gender)
        found = money * self.gold + self.gains(card, self.generation, self.round, True)
        if not deck.childless[card] and tree.children_count(self.family, member) < terms.CHILD_LIMIT:
            found += self.birth()
        elif not self.born and not self.can_bear():
            found -= values.EXTINCTION[0] if len(self.single()) < 2 else 0.0
        return found + self.with_family(family, friend.income, friend.prestige, money)

    def gains(self, card: int, generation: int, round: int, sure: bool) -> float:
        """What a wedding brings beside money and children."""
        friend = self.deck.friends[card]
        return (
            friend.income * values.payouts(round)
            + friend.cards * values.CARD[round]
            + friend.prestige * (4 - generation)
            + self.effects(friend.effects, generation, round, sure)
        )

    def betrothals(self) -> int:
        return len([p for p in self.family if p.state == terms.PROMISED])

    def can_bear(self) -> bool:
        """Whether a couple of this Generation may still have children."""
        return bool(having_children.couples(self.s, self.seat, terms.HAVE_CHILDREN))

    def best_wedding(self, space: int, pawn: int) -> float:
        """The best Friend and member for a move on this space; without any, less than everything else."""
        s, seat = self.s, self.seat
        found = [
            self.wedding(card, member, space)
            for card in weddings.playable(s, seat, space, pawn)
            for member in weddings.partners(s, seat, space, card)
        ]
        return max(found, default=-inf)

    # --- cards in hand and display ---

    def worth(self, card: int) -> float:
        """A Friend in hand, or to be taken: what the wedding would bring, and at least what any card is good for."""
        if card not in self._worths:
            self._worths[card] = self._worth(card)
        return self._worths[card]

    def _worth(self, card: int) -> float:
        deck = self.deck
        friend = deck.friends[card]
        last = self.generation == terms.GENERATIONS
        wanted = [p for p in self.family if p.partner < 0 and p.gender != friend.gender]
        now = [p for p in wanted if p.row == self.generation and p.state == terms.ADULT and p.card >= deck.first_child]
        next_row = [p for p in wanted if p.row == self.generation + 1 and p.state == terms.CHILD]
        if last and not now and not next_row:
            return self.card
        generation = self.generation if now else min(terms.GENERATIONS, self.generation + 1)
        round = self.round if now else min(terms.ROUNDS, self.round + self.rounds_left + 1)
        wedding = self.gains(card, generation, round, False) + friend.money * self.gold
        if last and not now:
            wedding = friend.money * self.gold
        if not deck.childless[card]:
            wedding += values.CHILD_WORTH[generation]
            if now and not self.born and not self.can_bear() and -friend.money <= self.s.gold[self.seat]:
                wedding += values.EXTINCTION[self.rounds_left] / 2
        family = self.family[:]
        family.append(
            Person(card, friend.gender, generation, NONE, NONE, NONE, terms.ADULT if now else terms.PROMISED, 0)
        )
        wedding += self.with_family(family, friend.income, friend.prestige)
        fit = 1.0 if now or next_row else values.MISFIT
        rivals = [c for c in friends.hand(self.s, self.seat) if c != card and deck.gender[c] == friend.gender]
        if len(rivals) > len(now) + len(next_row):
            fit *= values.SURPLUS
        return self.card + values.IN_HAND * fit * max(0.0, wedding)

    def payment(self, cards: int) -> float:
        """What so many hand cards are worth, those worth least."""
        worths = sorted([self.worth(card) for card in friends.hand(self.s, self.seat)])
        return sum(worths[:cards])

    def taking(self, count: int) -> float:
        """The best cards of the display; of a refill nobody knows more than the average."""
        worths = sorted([self.worth(card) for card in self.s.display], reverse=True)
        known = worths[:count]
        return sum(known) + (count - len(known)) * self.average()

    def average(self) -> float:
        """A card off the deck."""
        return self.card + values.IN_HAND * values.FROM_DECK_WORTH * (
            1 if self.generation < terms.GENERATIONS else values.LATE_CARD
        )

    # --- main board ---

    def offer(self, space: int, number: int) -> float:
        """A Title or a Contribution."""
        offer = self.deck.offers(terms.KIND_OF_SPACE[space])[number]
        gold = offers.gold_cost(self.s, self.seat, space, number)
        found = (
            offer.honor
            + offer.prestige * self.honor_of_prestige
            + (offer.income - offer.income_lost) * self.income
            + offer.friends * self.average()
        )
        change = offer.income - offer.income_lost
        return found - self.spend(gold, offer.cards) + self.attaching(space, number, change, offer.prestige, -gold)

    def attaching(self, space: int, number: int, income: int, prestige: int, gold: int) -> float:
        """The prospects with one more attached card, on its best holder."""
        holders = attached.holders(self.s, self.seat, terms.KIND_OF_SPACE[space])
        return max([self.attached(space, number, n, income, prestige, gold) for n in holders], default=0.0)

    def attached(
        self, space: int, number: int, holder: int, income: int = 0, prestige: int = 0, gold: int = 0
    ) -> float:
        family = self.family[:]
        tree.attach(family, holder, terms.KIND_OF_SPACE[space], number if space <= terms.CONTRIBUTE else 0)
        return self.with_family(family, income, prestige, gold)

    def spend(self, gold: int, cards: int) -> float:
        """A price in Gold and hand cards; dearer where the Gold is needed for a wedding first."""
        found = gold * self.gold + self.payment(cards)
        if gold and not self.born and not self.can_bear():
            found += values.EXTINCTION[self.rounds_left] * values.RESERVED
        return found

    def mansion(self) -> float:
        gold = payments.gold_cost(self.s, self.seat, terms.MANSION)
        prestige = terms.MANSION_PRESTIGE
        return (
            prestige * self.honor_of_prestige
            - self.spend(gold, 1)
            + self.attaching(terms.MANSION, 0, 0, prestige, -gold)
        )

    def venture(self) -> float:
        prestige = ventures.prestige_cost(self.s)
        return (
            self.income
            - prestige * self.honor_of_prestige
            - self.payment(2)
            + self.attaching(terms.VENTURE, 0, 1, -prestige, 0)
        )

    def doctor(self) -> float:
        """The Fertility Doctor for the couple that gains most by it."""
        best = max([self.couple(n, 2) for n in having_children.couples(self.s, self.seat, terms.DOCTOR)])
        return best - self.spend(payments.gold_cost(self.s, self.seat, terms.DOCTOR), 1)

    def undertake(self) -> float:
        """Two Missions to choose from, or in Generation III one more under the Patron."""
        if self.generation == terms.GENERATIONS:
            return self.next_minor() - self.payment(1)
        return self.new_mission() - self.payment(1)

    def new_mission(self) -> float:
        """The better of two Missions that nobody has seen yet."""
        s = self.s
        seen = set(s.mission_discard)
        for mask in (*s.open_missions, *s.completed):
            seen |= {n for n in range(len(self.deck.missions)) if mask >> n & 1}
        hopes = sorted([self.mission(m) for n, m in enumerate(self.deck.missions) if n not in seen], reverse=True)
        better = hopes[: max(1, len(hopes) // 2)]
        return sum(better) / len(better) if better else 0.0

    # --- the others ---

    def ask(self, amount: int) -> float:
        """Gold from Friends: 3 and 4 cost Honor, 4 also a card."""
        cost = (1.0 if amount > 2 else 0.0) + (self.payment(1) if amount == 4 else 0.0)
        gold = asking.gold(self.s, self.seat, amount)
        found = gold * self.gold - cost + self.with_family(self.family, 0, 0, gold)
        return found + (
            values.EXTINCTION[self.rounds_left] * values.FALLBACK if self.wedding_wants() == "gold" else 0.0
        )

    def socialize(self, amount: int) -> float:
        found = self.taking(socializing.batch_size(self.s, self.seat, amount)) - (amount - 1) * self.gold
        return found + (
            values.EXTINCTION[self.rounds_left] * values.FALLBACK if self.wedding_wants() == "friend" else 0.0
        )

    def wedding_wants(self) -> str:
        """What a family in danger lacks for a wedding: a Friend of the right gender, Gold, or nothing."""
        if self.born or self.can_bear():
            return ""
        s, seat, deck = self.s, self.seat, self.deck
        single = self.single()
        genders = {self.family[n].gender for n in single}
        fitting = [c for c in friends.hand(s, seat) if genders - {deck.gender[c]} and not deck.childless[c]]
        if not fitting:
            return "friend"
        price = min([weddings.price(s, seat, c, self.family[n]) for c in fitting for n in single])
        return "gold" if price > s.gold[seat] else ""

    def reserve(self, colour: int) -> int:
        """Coloured pawns to use."""
        return self.s.reserves[self.seat * terms.COLOUR_COUNT + colour]
