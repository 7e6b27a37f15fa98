"""What things are worth to a player of Last Will, in pounds that the fortune shrinks by until the end of the game.

A card, a token, a property or an action is worth what it will burn in the rounds that are left, less what the actions
it takes would burn otherwise. All estimates; the rules are elsewhere.
"""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card, Clause
from bequest.games.lastwill.mind.pace import ACTION_WORTH, rounds_left
from bequest.games.lastwill.mind.uses import Use, Uses
from bequest.games.lastwill.rules import activation, helpers, market
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState

WILD_USE: Final = 0.6
"""A companion that nobody has asked for yet."""
SELLING: Final = 1.1
"""Part of an action that the sale of a property costs: it can wait for a round with an action to spare."""
FOUND_LATER: Final = 0.7
"""The chance that a companion turns up when it is wanted; wild cards lie there in every round."""
FETCHING: Final = 2.0
"""What an errand boy would bring otherwise who fetches a companion."""
MANY_PROPERTIES: Final = 1.5
"""For each property above two: all must be sold before the end."""


class Appraisal:
    """The table as one seat sees it."""

    def __init__(self, s: WillState, seat: int, blind: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.cards = s.rules.deck.cards
        self.board = s.boards[seat]
        self.hand = [] if blind else [card_of(mark) for mark in s.hands[seat]]
        self.balance = s.balances[seat]
        self.rounds = rounds_left(s)
        """Rounds left, this one included, as far as can be told."""
        self.last = False
        """Whether what is not sold in this turn is kept to the end."""
        self.lying = [(lying, self.cards[lying.card]) for lying in self.board if lying is not None]
        self.farms = len([1 for _, card in self.lying if card.kind == terms.PROPERTY and card.type == terms.FARM])
        self.held = self._held()

    def _held(self) -> list[int]:
        """Companion cards in hand by type, the wild cards last."""
        found = [0] * 5
        for number in self.hand:
            card = self.cards[number]
            if card.kind >= terms.COMPANION:
                found[card.type if card.kind == terms.COMPANION else 4] += 1
        return found

    def look_ahead(self) -> None:
        """To the start of the next round: the coming rounds count, and every card can be activated again."""
        self.rounds = max(1, self.rounds - 1)
        fresh = [Lying(lying.card, lying.tokens, lying.step, False, 0, lying.round) for lying, _ in self.lying]
        self.lying = [(lying, self.cards[lying.card]) for lying in fresh]

    # --- amounts ---

    def bonus(self, card: Card) -> int:
        return sum(helpers.bonuses(self.s, self.seat, card))

    def burn(self, card: Card, tokens: int) -> int:
        """The most that one activation burns."""
        if card.formula:
            found = self.counted(card.formula)
            return found + self.bonus(card) if found else 0
        return max(card.amounts[: tokens + 1]) + self.bonus(card)

    def counted(self, formula: tuple[int, ...]) -> int:
        return activation.counted(self.s, self.seat, formula)

    def free_upkeep(self, card: Card) -> bool:
        """Whether a helper maintains this type of property without an action."""
        if card.kind != terms.PROPERTY:
            return False
        return True in [bool(clause.types >> card.type & 1) for _, clause in self.s.perks[self.seat].maintains]

    def net(self, card: Card, tokens: int) -> float:
        """What a card burns in a later round, above what its actions would burn elsewhere."""
        if not card.upper:
            return 0.0
        actions = 0 if self.free_upkeep(card) else card.actions
        return max(0.0, self.burn(card, tokens) - ACTION_WORTH * actions)

    # --- properties ---

    def notes(self, card: Card, step: int, steps: int) -> int:
        """The banknote after so many steps down."""
        return card.banknotes[min(step + steps, len(card.banknotes) - 1)]

    def selling_price(self, card: Card, value: int) -> float:
        """What a property of this value will bring: the market moves, mostly to the owner's advantage."""
        token = (self.s.market[card.type] - 2) / 2 if self.rounds > 1 else float(self.s.market[card.type])
        for _, clause in self.s.perks[self.seat].prices:
            if clause.types >> card.type & 1:
                token -= clause.lower
        return max(0.0, value + token)

    def selling_cost(self, card: Card) -> float:
        """The action of a sale, unless a helper saves it."""
        free = [1 for _, clause in self.s.perks[self.seat].trades if clause.types >> card.type & 1]
        return 0.3 if free else ACTION_WORTH * SELLING

    def burden(self, lying: Lying, card: Card, rounds: int) -> float:
        """What a property still weighs if it is kept for `rounds` rounds more and sold then, or kept to the end."""
        if self.last:
            return float(self.notes(card, lying.step, 0 if lying.activated else 1) + terms.PROPERTY_WORTH)
        after = self.notes(card, lying.step, rounds)
        sold = self.selling_price(card, after) + self.selling_cost(card)
        kept = self.notes(card, lying.step, rounds + 1) + terms.PROPERTY_WORTH
        yearly = self.net(card, lying.tokens) if card.type == terms.FARM else self.spare_upkeep(lying, card, rounds)
        return min(sold, kept) - rounds * yearly

    def spare_upkeep(self, lying: Lying, card: Card, rounds: int) -> float:
        """Upkeep of a residence in rounds in which it can't lose value any more, spread over all of them."""
        if not rounds:
            return 0.0
        spare = rounds - market.steps_left(card, lying)
        return self.net(card, lying.tokens) * max(0, spare) / rounds

    def purchase(self, card: Card) -> float:
        """What buying a property now brings by the end."""
        prices = market.buying_prices(self.s, self.seat, card)
        price = prices[-1] if prices else card.banknotes[0] + self.s.market[card.type]
        new = Lying(0, 0, 0, False, 0, 0)
        found = price - self.burden(new, card, self.rounds - 1)
        if card.type == terms.FARM:
            found += self.animals_to_come(card) + self.farm_demand()
        if self.s.owned[self.seat] >= 2:
            found -= MANY_PROPERTIES * (self.s.owned[self.seat] - 1)
        return found - self.room()

    def animals_to_come(self, card: Card) -> float:
        """What a farm burns once it has its animals: each takes an action, and a round and an errand if not in hand.

        The round in which it is sold does not count: what a farm brings back must be burnt as well.
        """
        found = 0.0
        held = int(self.has_companion(card.spaces[0][0])) if card.spaces else 0
        for animals in range(1, len(card.amounts)):
            fetched = animals - held
            burnt = self.net(card, animals) * max(0, self.rounds - 2 - fetched)
            found = max(found, FOUND_LATER**fetched * burnt - ACTION_WORTH * animals - FETCHING * fetched)
        return found

    def farm_demand(self) -> float:
        """What the own expenses burn for one more farm, those in hand a round later."""
        lying = sum([card.formula[0] for _, card in self.lying if card.formula])
        held = sum([self.cards[n].formula[0] for n in self.hand if self.cards[n].formula])
        return float(lying * self.rounds + held * (self.rounds - 1))

    def room(self) -> float:
        """What must leave a full board is lost."""
        if None in self.board:
            return 0.3 if self.board.count(None) == 1 else 0.0
        found = [self.staying(lying, card) for lying, card in self.lying if card.kind != terms.PROPERTY]
        return min(found) if found else 99.0

    def staying(self, lying: Lying, card: Card) -> float:
        """What a card on the board will still bring."""
        rounds = self.rounds - 1 if lying.activated else self.rounds
        return rounds * self.net(card, lying.tokens) + self.privileges(card, self.rounds - 1)

    # --- helpers ---

    def privileges(self, card: Card, rounds: int) -> float:
        return sum([self.privilege(clause, rounds) for clause in card.privileges])

    def privilege(self, clause: Clause, rounds: int) -> float:
        """What a privilege brings in so many rounds after this one."""
        do = clause.do
        if do == terms.ACTION:
            return ACTION_WORTH * rounds
        if do == terms.WHITE_ACTION:
            return 2.6 * rounds
        if do == terms.BONUS:
            return self.bonus_rate(clause) * rounds
        if do == terms.DRAW:
            each = 1.3 if clause.deck < 0 else 0.9 if clause.deck == terms.EVENTS else 0.5
            return each * clause.amount * rounds * 0.8
        if do == terms.HAND:
            return 0.6 * rounds
        fitting = self.fitting(clause.types)
        if do == terms.TRADE:
            return (0.5 + min(fitting, 2) * 0.5) * min(clause.uses, 2) * rounds * 0.6
        if do == terms.PRICE:
            return (0.3 + min(fitting, 2) * 0.4) * (clause.lower + clause.raises) * min(rounds, 4) * 0.35
        farms = clause.types >> terms.FARM & 1 and self.farms
        if do == terms.MAINTAIN:
            return ((2.6 if farms else 0.5) + 0.4 * min(fitting, 2)) * rounds
        assert do == terms.UPKEEP
        return clause.amount * (0.8 if farms else 0.2 + 0.15 * min(fitting, 2)) * rounds

    def bonus_rate(self, clause: Clause) -> float:
        """Per round: with the cards on the board and in hand that carry the symbol, and those that may come."""
        lying = len([1 for _, card in self.lying if card.symbols & clause.symbols and card.upper])
        held = len([1 for n in self.hand if self.cards[n].symbols & clause.symbols])
        opera = 0.3 if clause.opera else 0.0
        return clause.amount * (0.8 * lying + 0.3 + 0.5 * held / max(1, self.rounds) + opera)

    def fitting(self, types: int) -> int:
        """Properties of these types on the board or in hand."""
        owned = [card for _, card in self.lying if card.kind == terms.PROPERTY]
        owned += [self.cards[n] for n in self.hand if self.cards[n].kind == terms.PROPERTY]
        return len([1 for card in owned if types >> card.type & 1])

    # --- companions ---

    def has_companion(self, wanted: int) -> bool:
        return bool(self.held[wanted] or self.held[4])

    def token_gain(self, card: Card, tokens: int, rounds: int) -> float:
        """What the next token on a card in play brings, if its companion is in hand."""
        if tokens >= len(card.spaces) or not self.has_companion(card.spaces[tokens][0]):
            return 0.0
        return max(0.0, self.added_by_token(card, tokens, rounds) - ACTION_WORTH)

    def added_by_token(self, card: Card, tokens: int, rounds: int) -> float:
        """What the next token on a card adds in so many rounds."""
        gain = (self.net(card, tokens + 1) - self.net(card, tokens)) * rounds
        if card.kind == terms.PROPERTY and card.type == terms.FARM:
            companion = card.spaces[tokens][0]
            for _, other in self.lying:
                if other.formula:
                    gain += rounds * (
                        other.formula[1] * (companion == terms.DOG) + other.formula[2] * (companion == terms.HORSE)
                    )
        return gain

    def companion(self, card: Card) -> float:
        """What a companion in hand is good for: the best coin or space."""
        best = WILD_USE
        for n in self.hand:
            for wanted, amount in self.cards[n].coins:
                if card.kind != terms.COMPANION or wanted == card.type:
                    best = max(best, amount * 0.8)
        for lying, on in self.lying:
            if lying.tokens < len(on.spaces) and (
                card.kind != terms.COMPANION or on.spaces[lying.tokens][0] == card.type
            ):
                rounds = self.rounds - 1 if lying.activated else self.rounds
                best = max(best, self.added_by_token(on, lying.tokens, rounds) - ACTION_WORTH)
        return best

    # --- cards in hand ---

    def uses(self, number: int) -> Uses:
        """How a card in hand can be used now: actions, and what they bring."""
        card = self.cards[number]
        if card.kind == terms.EVENT:
            return self.event(card)
        if card.kind == terms.PROPERTY:
            return ((0 if self.free_trade(card) else 1, self.purchase(card)),)
        if card.kind >= terms.COMPANION:
            return ()
        return self.putting(card)

    def free_trade(self, card: Card) -> bool:
        return bool(helpers.trade_waivers(self.s, self.seat, card))

    def event(self, card: Card) -> Uses:
        if card.effect == terms.DO_ACTIONS:
            actions, pounds = card.options[0]
            return ((actions, pounds + card.effect_amount * ACTION_WORTH * 0.9),)
        bonus = self.bonus(card)
        found: list[Use] = []
        for actions, pounds in card.options:
            gain = float(pounds + bonus + self.coins(card))
            if card.effect == terms.DO_DEPRECIATION:
                gain += self.depreciation(card.effect_amount)
            elif card.effect == terms.DO_ANIMALS:
                gain += self.animals(card.effect_amount)
            found.append((actions, gain))
        return tuple(found)

    def coins(self, card: Card) -> int:
        """The coins that companions in hand pay for."""
        if not card.coins:
            return 0
        held = self.held[:]
        total = 0
        for wanted, amount in card.coins:
            if held[wanted]:
                held[wanted] -= 1
            elif held[4]:
                held[4] -= 1
            else:
                continue
            total += amount
        return total

    def depreciation(self, steps: int) -> float:
        drops: list[int] = []
        for lying, card in self.lying:
            for n in range(market.steps_left(card, lying)):
                drops.append(self.lost_by_step(lying, card, n))
        return float(sum(sorted(drops, reverse=True)[:steps]))

    def lost_by_step(self, lying: Lying, card: Card, already: int = 0) -> int:
        """By how much one more step down lowers what a residence is worth in the end."""
        at = already + self.rounds - 1
        return self.notes(card, lying.step, at) - self.notes(card, lying.step, at + 1)

    def animals(self, count: int) -> float:
        gains: list[float] = []
        for lying, card in self.lying:
            for n in range(lying.tokens, len(card.spaces)):
                if card.spaces[n][0] < terms.DOG:
                    break
                gains.append(self.added_by_token(card, n, self.rounds - 1 if lying.activated else self.rounds))
        return sum(sorted(gains, reverse=True)[:count])

    def putting(self, card: Card) -> Uses:
        """An expense or helper: with its activation in this round, and without."""
        actions = 1 + card.play_actions
        later = self.rounds - 1
        gain = card.play_pounds + self.net(card, 0) * later + self.privileges(card, later) - self.room()
        gain += self.token_gain(card, 0, later)
        if card.counted is not None and card.counted.do == terms.ACTION:
            actions -= 1
        if not card.upper:
            return ((actions, gain),)
        burnt = self.burn(card, 0)
        if not card.actions:
            return ((actions, gain + burnt),)
        return ((actions, gain), (actions + card.actions, gain + burnt))

    # --- cards on the board ---

    def activation(self, lying: Lying, card: Card) -> Uses:
        """Burnt now; a residence that is kept up does not lose value in this round."""
        if not card.upper or lying.activated:
            return ()
        burnt = float(self.burn(card, lying.tokens))
        if card.kind == terms.PROPERTY and card.type != terms.FARM:
            burnt -= self.lost_by_step(lying, card, -1) if self.rounds > 1 else self.lost_by_step(lying, card)
        if burnt <= 0:
            return ()
        waived = card.actions and helpers.upkeep_waivers(self.s, self.seat, card)
        return ((0 if waived else card.actions, burnt),)

    def sale(self, lying: Lying, card: Card) -> Uses:
        price = market.selling_prices(self.s, self.seat, card, lying)[0]
        return ((0 if self.free_trade(card) else 1, self.burden(lying, card, self.rounds - 1) - price),)

    def token(self, lying: Lying, card: Card) -> Uses:
        if lying.tokens >= len(card.spaces) or not self.has_companion(card.spaces[lying.tokens][0]):
            return ()
        rounds = self.rounds - 1 if lying.activated else self.rounds
        return ((1, self.added_by_token(card, lying.tokens, rounds)),)
