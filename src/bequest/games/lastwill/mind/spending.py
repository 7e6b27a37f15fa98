"""How a player of Last Will spends its turn: what is sold, what is burnt, and whether it is ruined by it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.mind.appraisal import Appraisal
from bequest.games.lastwill.mind.pace import ACTION_WORTH, BASE_BURN, burn_of
from bequest.games.lastwill.mind.uses import Uses, best, best_set
from bequest.games.lastwill.rules import helpers, market, scoring
from bequest.games.lastwill.rules.state import WillState

# Of several moves of a plan those come first that the others need, and those last that cost money.
BEFORE_SALE: Final = -1
FIRST: Final = 0
HELPING: Final = 1
PUTTING: Final = 2
BURNING: Final = 3
LAST: Final = 4

Groups = list[tuple[int, Uses]]
"""Uses with the space of their card, -1 in hand."""
Offer = tuple[float, int, int, int]
"""A property that can be sold: what that gains, its space, its price, the actions."""
MOST_OFFERS: Final = 4
"""Of more properties than this only the best are considered for sale, or all together."""
NO_VALUE: Final = 999.0
"""More than anything is worth."""
Candidate = tuple[int, int, Uses]
"""A move: its action, its rank, and what it brings."""


class Spending:
    """What one seat should do in its turn: first which properties to sell, then what to burn."""

    def __init__(self, s: WillState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.a = Appraisal(s, seat)
        self.final = bool(s.bankrupt) or s.round == terms.ROUNDS
        self.have = s.actions[seat]
        self.white = s.white_left(seat)
        self.owned = [n for n, lying in enumerate(self.a.board) if lying is not None and self._is_property(lying.card)]
        """The spaces of the properties."""
        self.gained = [self._gained(self.deck.cards[n]) for n in self.a.hand if not self._plain(self.deck.cards[n])]
        self.ruin = self.final or self._ruin()
        """Whether this turn may end with a debt: it is the last one anyway, or it wins."""
        self.a.rounds = 1 if self.ruin else max(2, self.a.rounds)
        self.a.last = self.ruin
        self.sold = self._sales()
        """The spaces of the properties to be sold in this turn."""
        self.most = self._most(s.owned[seat], self.a.balance)

    def _most(self, owned: int, balance: int) -> int:
        """The most that may be burnt: a player who can't win by it does not end the game."""
        if owned:
            return balance
        return terms.NO_LIMIT if self.ruin else balance - 1

    # --- ruin, and what is sold for it ---

    def _ruin(self) -> bool:
        """Whether selling everything and burning what there is wins the game now."""
        a = self.a
        proceeds, actions = 0, self.have
        for space in self.owned:
            price, cost = self._sale(space)
            proceeds += price
            actions -= cost
        if actions < 0:
            return False
        worth = a.balance + proceeds - self._reach(self._groups(1), tuple(self.owned), actions)
        return worth <= 0 and worth < self._rivals()

    def _sale(self, space: int) -> tuple[int, int]:
        """Price and actions of a sale."""
        lying = self.s.lying_at(self.seat, space)
        card = self.deck.cards[lying.card]
        price = market.selling_prices(self.s, self.seat, card, lying)[0]
        return price, 0 if helpers.trade_waivers(self.s, self.seat, card) else 1

    def _sales(self) -> tuple[int, ...]:
        """The best set of properties to sell: the money that they bring, what can be burnt before and after."""
        a = self.a
        if not self.owned:
            return ()
        sales = [(space, *self._sale(space)) for space in self.owned]
        offers: list[Offer] = []
        for space, price, cost in sales:
            lying = self.s.lying_at(self.seat, space)
            gain = a.burden(lying, self.deck.cards[lying.card], a.rounds - 1) - price
            offers.append((gain, space, price, cost))
        offers.sort(reverse=True)
        groups = self._groups(a.rounds)
        burning = groups if a.rounds == 1 else self._groups(1)
        best_value = -NO_VALUE
        found: tuple[int, ...] = ()
        for sold in _sets_of(offers, self.have):
            value = self._value_of_sales(sold, groups, burning)
            if value > best_value:
                best_value = value
                found = tuple([space for _, space, _, _ in sold])
        return found

    def _value_of_sales(self, sold: Sequence[Offer], groups: Groups, burning: Groups) -> float:
        spaces = tuple([space for _, space, _, _ in sold])
        actions = self.have - sum([cost for _, _, _, cost in sold])
        balance = self.a.balance + sum([price for _, _, price, _ in sold])
        value = sum([gain for gain, _, _, _ in sold]) + self._reach(groups, spaces, actions)
        most = self._most(len(self.owned) - len(sold), balance)
        return value if most == terms.NO_LIMIT else value - max(0.0, self._reach(burning, spaces, actions) - most)

    def _groups(self, rounds: int) -> Groups:
        """What can be done in this turn beside buying and selling, with so many rounds left; each with its space."""
        a = self.a
        before, a.rounds = a.rounds, rounds
        groups = [(-1, a.uses(n)) for n in a.hand if self._plain(self.deck.cards[n])]
        for space, lying in enumerate(a.board):
            if lying is not None:
                card = self.deck.cards[lying.card]
                groups.append((space, a.activation(lying, card)))
                if card.spaces:
                    groups.append((space, a.token(lying, card)))
        a.rounds = before
        return [(space, uses) for space, uses in groups if uses]

    def _is_property(self, number: int) -> bool:
        return self.deck.cards[number].kind == terms.PROPERTY

    def _plain(self, card: Card) -> bool:
        return card.kind != terms.PROPERTY and card.effect != terms.DO_ACTIONS

    def _gained(self, card: Card) -> int:
        """The actions that a card in hand gives."""
        return max(0, card.effect_amount - card.options[0][0]) if card.effect == terms.DO_ACTIONS else 0

    def _reach(self, groups: Groups, sold: tuple[int, ...], actions: int) -> float:
        """What so many actions bring without the properties sold, with cards that give more actions."""
        extra = 0
        for gained in self.gained:
            if actions + extra > 0:
                extra += gained
        return best([uses for space, uses in groups if space not in sold], actions + extra + self.white)[-1]

    def _rivals(self) -> float:
        """The lowest worth that another player may reach in this round."""
        s = self.s
        found: list[float] = []
        for place, other in enumerate(s.order):
            if other != self.seat:
                worth = float(scoring.worth(s, other))
                if place >= s.turn:
                    worth -= burn_of(s, other) - BASE_BURN + ACTION_WORTH * s.actions[other]
                found.append(worth)
        return min(found)

    # --- the next move ---

    def move(self, options: list[int]) -> int:
        """The first move of the best plan for the turn."""
        found = self.candidates(options)
        actions = self.have + self.white
        more = self._more_actions(options, found, actions)
        if more >= 0:
            return more
        chosen = best_set([uses for _, _, uses in found], actions)
        if not chosen:
            return terms.END
        return min([(found[n][1], -max([gain for _, gain in found[n][2]]), found[n][0]) for n in chosen])[2]

    def _more_actions(self, options: list[int], found: list[Candidate], actions: int) -> int:
        """A card that gives actions, if they can be used."""
        for action in options:
            if action >= self.deck.use:
                card = self.deck.cards[action - self.deck.use]
                if card.effect == terms.DO_ACTIONS and card.options[0][1] <= self.most:
                    cost, pounds = card.options[0]
                    after = actions - cost + card.effect_amount
                    reach = best([uses for _, _, uses in found], max(actions, after))
                    if reach[after] + pounds > reach[actions]:
                        return action
        return -1

    def candidates(self, options: list[int]) -> list[Candidate]:
        found: list[Candidate] = []
        for action in options:
            if action != terms.END:
                rank, uses = self._candidate(action)
                if uses:
                    found.append((action, rank, uses))
        return found

    def _candidate(self, action: int) -> tuple[int, Uses]:
        a, deck = self.a, self.deck
        if action >= deck.use:
            return self._from_hand(action - deck.use)
        if action >= deck.activate:
            lying = self.s.lying_at(self.seat, action - deck.activate)
            card = deck.cards[lying.card]
            if self.least(card) > self.most:
                return BURNING, ()
            if action - deck.activate in self.sold:
                return BEFORE_SALE, ((0, float(card.first)),) if not card.actions else ()
            return BURNING, a.activation(lying, card)
        if action >= deck.sell:
            wanted = action - deck.sell in self.sold
            return FIRST, ((self._sale(action - deck.sell)[1], NO_VALUE),) if wanted else ()
        lying = self.s.lying_at(self.seat, action - deck.add)
        return HELPING, a.token(lying, deck.cards[lying.card])

    def least(self, card: Card) -> int:
        """The least that an activation burns."""
        return self.a.counted(card.formula) if card.formula else card.first

    def _from_hand(self, number: int) -> tuple[int, Uses]:
        a = self.a
        card = self.deck.cards[number]
        uses = a.uses(number)
        if card.kind == terms.EVENT:
            if card.effect == terms.DO_ACTIONS:
                return FIRST, ()
            most = self.most
            affordable = [use for use, (_, pounds) in zip(uses, card.options, strict=True) if pounds <= most]
            return (FIRST if self.white else BURNING), tuple(affordable)
        if card.kind == terms.PROPERTY:
            return LAST, () if self.ruin else uses
        if card.play_pounds > self.most:
            return PUTTING, ()
        return (HELPING if card.kind == terms.HELPER else PUTTING), uses

    # --- steps ---

    def amount(self, totals: list[int]) -> int:
        """As much as may be burnt."""
        allowed = [total for total in totals if total <= self.most]
        return max(allowed) if allowed else min(totals)

    def option(self, card: Card, number: int) -> float:
        """An option of a card, and what the actions left over bring."""
        cost, pounds = card.options[number]
        if pounds > self.most:
            return -1.0
        a = self.a
        groups = [a.uses(n) for n in sorted(set(a.hand)) if self.deck.cards[n] is not card]
        for lying, other in a.lying:
            groups += [a.activation(lying, other), a.token(lying, other)]
        return pounds + best(groups, max(0, self.have + self.white - cost))[-1]


def _sets_of(offers: list[Offer], actions: int) -> list[Sequence[Offer]]:
    """The sets of properties that so many actions can sell."""
    found: list[Sequence[Offer]] = [()]
    for count in range(1, MOST_OFFERS + 1):
        found += combinations(offers[:MOST_OFFERS], count)
    if len(offers) > MOST_OFFERS:
        found.append(offers)
    return [sold for sold in found if sum([cost for _, _, _, cost in sold]) <= actions]
