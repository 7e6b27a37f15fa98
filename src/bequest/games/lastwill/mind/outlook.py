"""What a round may still bring to a player of Last Will: plans, errands, draws, and which cards are worth keeping."""

from __future__ import annotations

from typing import Final

from bequest.games.lastwill.data import terms
from bequest.games.lastwill.mind.appraisal import Appraisal
from bequest.games.lastwill.mind.pace import ACTION_WORTH
from bequest.games.lastwill.mind.uses import Uses, best
from bequest.games.lastwill.rules import planning
from bequest.games.lastwill.rules.state import WillState

MOST_ACTIONS: Final = 6
FADING: Final = (0.85, 0.85, 0.5, 0.5)
"""How much less each further card of a deck is worth than the one before."""
SPARE: Final = 0.3
"""What a card is worth that the actions of this round do not reach."""
EARLY: Final = 0.15
"""For each place farther to the left in plan order."""
UNKNOWN: Final = 0.8
"""A card from a pile, measured by the average of the pile: some cannot be used."""


class Outlook:
    """What the rest of the round may bring to a seat."""

    def __init__(self, s: WillState, seat: int, blind: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.a = Appraisal(s, seat, blind)
        # Reckoned when they are first asked for: not every decision needs them, and `a` may still look ahead.
        self._groups: list[Uses] | None = None
        self._averages: list[float] | None = None
        self._reach: list[float] | None = None
        self._interest: list[float] | None = None

    @property
    def groups(self) -> list[Uses]:
        """All that hand and board can be used for."""
        if self._groups is None:
            self._groups = self._find_groups()
        return self._groups

    def _find_groups(self) -> list[Uses]:
        a = self.a
        found = [self.uses(number) for number in a.hand]
        for lying, card in a.lying:
            found += [a.activation(lying, card), a.token(lying, card)]
        return [uses for uses in found if uses]

    def uses(self, number: int) -> Uses:
        card = self.deck.cards[number]
        if card.kind >= terms.COMPANION:
            return ((0, self.a.companion(card)),)
        if card.kind == terms.PROPERTY and card.banknotes[0] + self.s.market[card.type] > self.a.balance:
            return ()
        return self.a.uses(number)

    def surplus(self, number: int) -> float:
        """What a card brings above the actions that it takes."""
        found = [gain - 0.8 * ACTION_WORTH * cost for cost, gain in self.uses(number)]
        return max(0.0, *found) if found else 0.0

    # --- draws ---

    @property
    def averages(self) -> list[float]:
        """What an action brings with an average card of each regular deck."""
        if self._averages is None:
            self._averages = self._find_averages()
        return self._averages

    def _find_averages(self) -> list[float]:
        totals = [0.0] * terms.REGULAR
        counts = [0] * terms.REGULAR
        for number, card in enumerate(self.deck.cards):
            if card.back < terms.REGULAR:
                copies = card.copies or 1
                found = [gain / max(1, cost) for cost, gain in self.uses(number)]
                totals[card.back] += copies * max(0.0, *found) if found else 0.0
                counts[card.back] += copies
        return [total / max(1, count) for total, count in zip(totals, counts, strict=True)]

    def fresh(self, count: int) -> list[Uses]:
        """Cards to be drawn: the best of many are better than the average."""
        split = self.split(count)
        values = sorted(self._drawn(split), reverse=True)
        return [((1, value),) for value in values]

    def _drawn(self, split: list[int]) -> list[float]:
        found: list[float] = []
        for deck, count in enumerate(split):
            average = self.averages[deck]
            found += [2 * average * (count - n) / (count + 1) for n in range(count)]
        return found

    def split(self, count: int) -> list[int]:
        """So many cards over the decks, the most promising first."""
        worth = self.averages[:]
        owned = self.s.owned[self.seat] + len([1 for n in self.a.hand if self.deck.cards[n].kind == terms.PROPERTY])
        worth[terms.PROPERTIES] *= FADING[terms.PROPERTIES] ** owned
        split = [0] * terms.REGULAR
        for _ in range(count):
            deck = worth.index(max(worth))
            split[deck] += 1
            worth[deck] *= FADING[deck]
        return split

    def division(self, move: tuple[int, ...]) -> int:
        """Cards of the deck that is asked for."""
        draws = len(self.s.perks[self.seat].draws)
        split = self.split(planning.free_cards(self.s, self.seat, move))
        return split[len(move) - 1 - draws]

    def drawing(self, deck: int) -> float:
        return UNKNOWN * self.averages[deck]

    def unknown(self) -> float:
        return self.gain(((1, UNKNOWN * max(self.averages)),), self.actions)

    # --- plans ---

    def plan(self, number: int) -> float:
        """What the cards, errands and actions of a plan bring in all."""
        plan = self.s.rules.plans[number]
        actions = min(MOST_ACTIONS, plan.actions + self.s.perks[self.seat].actions)
        drawn = plan.cards + sum([amount * helpers for _, amount, helpers in self.s.perks[self.seat].draws])
        groups = [*self.groups, *self.fresh(drawn), *self._errands(number, plan.errands)]
        value = best(groups, MOST_ACTIONS)
        spare = value[MOST_ACTIONS] - value[actions]
        return value[actions] + SPARE * min(spare, 10.0) + EARLY * (len(self.s.plans) - number)

    def _errands(self, number: int, count: int) -> list[Uses]:
        """What errand boys may bring from what lies on offer, those going first having the choice."""
        offered = sorted([self.surplus(card) for card in self.s.offering if card >= 0], reverse=True)
        before = number * (self.s.players - 1) // (len(self.s.plans) - 1)
        found: list[Uses] = []
        for n in range(count):
            at = before + n * self.s.players
            value = offered[at] if at < len(offered) else 0.0
            found.append(((1, value + 0.8 * ACTION_WORTH), (0, 2.0)))
        return found

    # --- errands ---

    @property
    def actions(self) -> int:
        """The actions that the chosen plan gives."""
        plans = self.s.plans
        own = self.s.rules.plans[plans.index(self.seat)].actions if self.seat in plans else 2
        return min(MOST_ACTIONS, own + self.s.perks[self.seat].actions)

    @property
    def reach(self) -> list[float]:
        """The most that 0, 1, 2 … actions bring with hand and board."""
        if self._reach is None:
            self._reach = self._find_reach()
        return self._reach

    def _find_reach(self) -> list[float]:
        return best(self.groups, MOST_ACTIONS)

    def gain(self, uses: Uses, actions: int) -> float:
        """What one more thing adds to the round, and to later ones."""
        spare = max([value - 0.8 * ACTION_WORTH * cost for cost, value in uses], default=0.0)
        now = best([*self.groups, uses], MOST_ACTIONS)[actions] - self.reach[actions]
        return now + SPARE * max(0.0, spare - now)

    def taking(self, number: int) -> float:
        card = self.deck.cards[number]
        if card.effect == terms.DO_ACTIONS:
            actions, pounds = card.options[0]
            more = min(MOST_ACTIONS, max(0, self.actions + card.effect_amount - actions))
            return max(1.5, pounds + self.reach[more] - self.reach[self.actions])
        return self.gain(self.uses(number), self.actions)

    def extension(self) -> float:
        """More room, if the cards need it."""
        a = self.a
        waiting = len([1 for n in a.hand if self.deck.cards[n].black])
        short = waiting - a.board.count(None)
        if a.rounds <= 2:
            return 0.0
        return 0.5 * (a.rounds - 2) + (1.5 * min(2, short + 1) if short >= 0 else -1.0)

    def opera(self, total: int) -> float:
        """Money burnt without an action; but nobody goes bankrupt there who need not."""
        ruined = self.a.balance <= total and not self.s.owned[self.seat]
        return float(total) if not ruined or self.a.rounds == 1 else -1.0

    # --- the market ---

    @property
    def interest(self) -> list[float]:
        """What one pound more on each type of property is worth."""
        if self._interest is None:
            self._interest = self._find_interest()
        return self._interest

    def _find_interest(self) -> list[float]:
        s = self.s
        found = [0.0] * 4
        for seat in range(s.players):
            for lying in s.boards[seat]:
                if lying is not None:
                    card = self.deck.cards[lying.card]
                    if card.kind == terms.PROPERTY:
                        soon = 1.0 if self.a.rounds == 1 else 0.5 if self.a.rounds <= 3 else 0.25
                        found[card.type] += -soon if seat == self.seat else 0.2 * soon
        for number in self.a.hand:
            card = self.deck.cards[number]
            if card.kind == terms.PROPERTY and self.surplus(number) > 0:
                found[card.type] += 0.8
        return found

    def market(self, order: tuple[int, ...]) -> float:
        return sum([token * weight for token, weight in zip(order, self.interest, strict=True)])

    def best_market(self) -> float:
        return max([self.market(order) for order in self.deck.orders]) - self.market(self.s.market)

    # --- keeping ---

    def hand_after(self, chosen: list[int]) -> list[int]:
        """The cards that can still be named, in ascending order."""
        cards = self.a.hand[:]
        for action in chosen:
            cards = cards[cards.index(action - self.deck.card) + 1 :]
        return cards

    def keeping(self, number: int) -> float:
        """What a card will bring in the coming rounds."""
        card = self.deck.cards[number]
        if self.s.bankrupt or self.s.round == terms.ROUNDS:
            return 0.0
        if card.effect == terms.DO_ACTIONS:
            return 4.0
        if card.kind >= terms.COMPANION:
            return self.a.companion(card) / 2
        found = [gain - 0.7 * ACTION_WORTH * cost for cost, gain in self.a.uses(number)]
        return max(0.1, *found) if found else 0.1
