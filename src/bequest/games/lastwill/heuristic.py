"""A player by rules of thumb: it reckons what every option will burn by the end of the game and takes the best.

It is given a seat's handle and nothing else. What it reads is a guess drawn from what the seat may know, so that no
secret can reach it: whatever else the hidden cards might be, the choice would be the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final

from bequest.core.frames import Together
from bequest.core.handle import Handle
from bequest.core.rng import Rng
from bequest.games.lastwill import board, hands, money, planning, steps
from bequest.games.lastwill.appraisal import ACTION_WORTH, BASE_BURN, Appraisal, Uses, best, best_set, burn_of
from bequest.games.lastwill.board import lying_at
from bequest.games.lastwill.cards import Card
from bequest.games.lastwill.state import WillPosition
from bequest.games.lastwill.terms import (
    COMPANION,
    DECK,
    DO_ACTIONS,
    END,
    ENOUGH,
    EVENT,
    F_BLOCK,
    F_ERRAND,
    F_KEEP,
    F_PLAN,
    F_START,
    F_TURN,
    HELPER,
    NO_LIMIT,
    NONE,
    O_AMOUNT,
    O_ANIMAL,
    O_COIN,
    O_COMPANION,
    O_DECK,
    O_DEPRECIATION,
    O_DIVIDE,
    O_EXTRA,
    O_GROUP,
    O_OPERA,
    O_OPTION,
    O_ORDER,
    O_PRICE,
    O_ROOM,
    O_WAIVER,
    O_WHITE,
    OPTION,
    PROPERTIES,
    PROPERTY,
    REGULAR,
    ROUNDS,
    TO_EXTENSION,
    TO_MARKET,
    TO_OPERA,
    TO_UNKNOWN,
)

Value = Callable[[int], float]

COMPANION_COST: Final = 0.5
"""A companion card could be kept for later, a wild card could not."""

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
MOST_ACTIONS: Final = 6
FADING: Final = (0.85, 0.85, 0.5, 0.5)
"""How much less each further card of a deck is worth than the one before."""
SPARE: Final = 0.3
"""What a card is worth that the actions of this round do not reach."""
EARLY: Final = 0.15
"""For each place farther to the left in plan order."""
UNKNOWN: Final = 0.8
"""A card from a pile, measured by the average of the pile: some cannot be used."""


def choose(handle: Handle, options: list[int], rng: Rng) -> int:
    """One of the legal actions; `rng` deals out what is hidden and settles ties."""
    if len(options) == 1:
        return options[0]
    seen = handle.guess(rng)
    assert isinstance(seen, WillPosition)
    value = Chooser(seen, handle.seat).value(options)
    values = [value(action) for action in options]
    best = max(values)
    leading = [action for action, found in zip(options, values, strict=True) if found == best]
    return leading[rng.below(len(leading))] if len(leading) > 1 else leading[0]


class Chooser:
    """What each option of the open decision is worth."""

    def __init__(self, s: WillPosition, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.frame = s.frames[-1]
        self.move = self.frame.args

    def value(self, options: list[int]) -> Value:
        """By the kind of decision."""
        kind = self.frame.kind
        if kind == F_ERRAND and self.move:
            kind = steps.sequence(self.s, self.seat, self.move[0])[0]
        if kind == F_TURN:
            wanted = Spending(self.s, self.seat).move(options)
            return lambda action: float(action == wanted)
        if kind == O_AMOUNT:
            wanted = self.deck.amount + Spending(self.s, self.seat).amount([a - self.deck.amount for a in options])
            return lambda action: float(action == wanted)
        if kind in (F_BLOCK, F_PLAN, F_ERRAND, F_START, F_KEEP, O_DIVIDE, O_GROUP, O_ORDER, O_DECK):
            return self.by_outlook(kind)
        found: dict[int, Value] = {
            O_OPTION: self.option,
            O_COIN: self.coin,
            O_ANIMAL: self.animal,
            O_DEPRECIATION: self.depreciation,
            O_ROOM: self.room,
            O_PRICE: self.price,
            O_COMPANION: lambda action: float(action == self.deck.card + self.deck.wild),
            O_WAIVER: lambda action: float(action != NONE),
            O_WHITE: float,
            O_OPERA: float,
            O_EXTRA: float,
        }
        return found[kind]

    # --- before the turn ---

    def by_outlook(self, kind: int) -> Value:
        outlook = Outlook(self.s, self.seat)
        if kind == F_BLOCK:
            rival = Outlook(self.s, 1 - self.seat, blind=True)
            return lambda action: rival.plan(action - self.deck.plan)
        if kind == F_PLAN:
            return lambda action: outlook.plan(action - self.deck.plan)
        if kind == O_DIVIDE:
            wanted = outlook.division(self.move)
            return lambda action: -abs(float(action - self.deck.amount - wanted))
        if kind == F_ERRAND:
            return lambda action: self.errand(outlook, action)
        if kind == O_GROUP:
            return lambda action: outlook.taking(action - self.deck.card)
        if kind == O_ORDER:
            return lambda action: outlook.market(self.deck.orders[action - self.deck.order])
        if kind == O_DECK:
            return lambda action: outlook.drawing(action - DECK)
        return self.keeping(outlook)

    def errand(self, outlook: Outlook, action: int) -> float:
        rules = self.s.rules
        if action == rules.group_errand:
            places = [self.s.offering[place] for place in rules.group]
            return max([outlook.taking(card) for card in places if card >= 0])
        named = action - rules.named_errand
        if named < 0:
            return outlook.taking(self.s.offering[rules.place_of_errand[action]])
        if named == TO_EXTENSION:
            return outlook.extension()
        if named == TO_MARKET:
            return outlook.best_market()
        if named == TO_OPERA:
            return outlook.opera(money.opera_totals(self.s, self.seat)[-1])
        return outlook.unknown() if named == TO_UNKNOWN else outlook.taking(self.deck.wild)

    def keeping(self, outlook: Outlook) -> Value:
        """The best cards; they are named in ascending order, so the first of the best set is next."""
        frame = self.frame
        assert isinstance(frame, Together)
        chosen = hands.whole_answer(self.s, frame, self.seat, frame.answers[self.seat])
        left = hands.most(self.s, frame, self.seat) - len(chosen)
        cards = outlook.hand_after(chosen)
        wanted = sorted(cards, key=outlook.keeping, reverse=True)[:left]
        if frame.kind == F_KEEP:
            wanted = [card for card in wanted if outlook.keeping(card) > 0]
        following = self.deck.card + min(wanted) if wanted else ENOUGH
        return lambda action: float(action == following)

    # --- steps of a move ---

    def option(self, action: int) -> float:
        """Of an option card the one that leaves most for the other actions."""
        card = self.deck.cards[self.move[0] - self.deck.use]
        return Spending(self.s, self.seat).option(card, action - OPTION)

    def coin(self, action: int) -> float:
        """A wild card rather than a companion, and either rather than none."""
        if action == NONE:
            return 0.0
        card = self.deck.cards[self.move[0] - self.deck.use]
        amount = card.coins[len(self.move) - 2][1]
        spending = Spending(self.s, self.seat)
        spent = steps.option_of(card, self.move)[1] + sum([n for _, _, n in steps.coins_used(card, self.move)])
        if spent + amount > spending.most:
            return -1.0
        return amount - (0.0 if action == self.deck.card + self.deck.wild else COMPANION_COST)

    def animal(self, action: int) -> float:
        if action == ENOUGH:
            return 0.0
        a = Spending(self.s, self.seat).a
        lying = lying_at(self.s, self.seat, action - self.deck.space)
        card = self.deck.cards[lying.card]
        chosen = steps.targets(self.deck.cards[self.move[0] - self.deck.use], self.move)
        return 0.01 + a.added_by_token(card, lying.tokens + chosen.count(action), max(1, a.rounds - lying.activated))

    def depreciation(self, action: int) -> float:
        a = Spending(self.s, self.seat).a
        lying = lying_at(self.s, self.seat, action - self.deck.space)
        chosen = steps.targets(self.deck.cards[self.move[0] - self.deck.use], self.move)
        return float(a.lost_by_step(lying, self.deck.cards[lying.card], chosen.count(action)))

    def room(self, action: int) -> float:
        """What is worth least leaves."""
        lying = self.s.boards[self.seat][action - self.deck.space]
        return 0.0 if lying is None else -Spending(self.s, self.seat).a.staying(lying, self.deck.cards[lying.card])

    def price(self, action: int) -> float:
        """Buy dear, sell cheap."""
        return float(action) if self.move[0] >= self.deck.use else -float(action)


class Outlook:
    """What the rest of the round may bring to a seat."""

    def __init__(self, s: WillPosition, seat: int, blind: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.a = Appraisal(s, seat, blind)

    @cached_property
    def groups(self) -> list[Uses]:
        """All that hand and board can be used for."""
        a = self.a
        found = [self.uses(number) for number in a.hand]
        for lying, card in a.lying:
            found += [a.activation(lying, card), a.token(lying, card)]
        return [uses for uses in found if uses]

    def uses(self, number: int) -> Uses:
        card = self.deck.cards[number]
        if card.kind >= COMPANION:
            return ((0, self.a.companion(card)),)
        if card.kind == PROPERTY and card.banknotes[0] + self.s.market[card.type] > self.a.balance:
            return ()
        return self.a.uses(number)

    def surplus(self, number: int) -> float:
        """What a card brings above the actions that it takes."""
        found = [gain - 0.8 * ACTION_WORTH * cost for cost, gain in self.uses(number)]
        return max(0.0, *found) if found else 0.0

    # --- draws ---

    @cached_property
    def averages(self) -> list[float]:
        """What an action brings with an average card of each regular deck."""
        totals = [0.0] * REGULAR
        counts = [0] * REGULAR
        for number, card in enumerate(self.deck.cards):
            if card.back < REGULAR:
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
        owned = self.s.owned[self.seat] + len([1 for n in self.a.hand if self.deck.cards[n].kind == PROPERTY])
        worth[PROPERTIES] *= FADING[PROPERTIES] ** owned
        split = [0] * REGULAR
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

    @cached_property
    def actions(self) -> int:
        """The actions that the chosen plan gives."""
        plans = self.s.plans
        own = self.s.rules.plans[plans.index(self.seat)].actions if self.seat in plans else 2
        return min(MOST_ACTIONS, own + self.s.perks[self.seat].actions)

    @cached_property
    def reach(self) -> list[float]:
        return best(self.groups, MOST_ACTIONS)

    def gain(self, uses: Uses, actions: int) -> float:
        """What one more thing adds to the round, and to later ones."""
        spare = max([value - 0.8 * ACTION_WORTH * cost for cost, value in uses], default=0.0)
        now = best([*self.groups, uses], MOST_ACTIONS)[actions] - self.reach[actions]
        return now + SPARE * max(0.0, spare - now)

    def taking(self, number: int) -> float:
        card = self.deck.cards[number]
        if card.effect == DO_ACTIONS:
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

    @cached_property
    def interest(self) -> list[float]:
        """What one pound more on each type of property is worth."""
        s = self.s
        found = [0.0] * 4
        for seat in range(s.players):
            for lying in s.boards[seat]:
                if lying is not None:
                    card = self.deck.cards[lying.card]
                    if card.kind == PROPERTY:
                        soon = 1.0 if self.a.rounds == 1 else 0.5 if self.a.rounds <= 3 else 0.25
                        found[card.type] += -soon if seat == self.seat else 0.2 * soon
        for number in self.a.hand:
            card = self.deck.cards[number]
            if card.kind == PROPERTY and self.surplus(number) > 0:
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
        """What a card will bring in the next round."""
        card = self.deck.cards[number]
        if card.effect == DO_ACTIONS:
            return 4.0
        if self.s.bankrupt or self.s.round == ROUNDS:
            return 0.0
        if card.kind >= COMPANION:
            return self.a.companion(card) / 2
        found = [gain - 0.7 * ACTION_WORTH * cost for cost, gain in self.a.uses(number)]
        return max(0.1, *found) if found else 0.1


class Spending:
    """What one seat should do in its turn: first which properties to sell, then what to burn."""

    def __init__(self, s: WillPosition, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.a = Appraisal(s, seat)
        self.final = bool(s.bankrupt) or s.round == ROUNDS
        self.have = s.actions[seat]
        self.white = money.white_left(s, seat)
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
        return NO_LIMIT if self.ruin else balance - 1

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
        lying = lying_at(self.s, self.seat, space)
        card = self.deck.cards[lying.card]
        price = money.selling_prices(self.s, self.seat, card, lying)[0]
        return price, 0 if money.trade_waivers(self.s, self.seat, card) else 1

    def _sales(self) -> tuple[int, ...]:
        """The best set of properties to sell: the money that they bring, what can be burnt before and after."""
        a = self.a
        if not self.owned:
            return ()
        sales = [(space, *self._sale(space)) for space in self.owned]
        offers: list[Offer] = []
        for space, price, cost in sales:
            lying = lying_at(self.s, self.seat, space)
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
        return value if most == NO_LIMIT else value - max(0.0, self._reach(burning, spaces, actions) - most)

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
        return self.deck.cards[number].kind == PROPERTY

    def _plain(self, card: Card) -> bool:
        return card.kind != PROPERTY and card.effect != DO_ACTIONS

    def _gained(self, card: Card) -> int:
        """The actions that a card in hand gives."""
        return max(0, card.effect_amount - card.options[0][0]) if card.effect == DO_ACTIONS else 0

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
                worth = float(board.worth(s, other))
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
            return END
        return min([(found[n][1], -max([gain for _, gain in found[n][2]]), found[n][0]) for n in chosen])[2]

    def _more_actions(self, options: list[int], found: list[Candidate], actions: int) -> int:
        """A card that gives actions, if they can be used."""
        for action in options:
            if action >= self.deck.use:
                card = self.deck.cards[action - self.deck.use]
                if card.effect == DO_ACTIONS and card.options[0][1] <= self.most:
                    cost, pounds = card.options[0]
                    after = actions - cost + card.effect_amount
                    reach = best([uses for _, _, uses in found], max(actions, after))
                    if reach[after] + pounds > reach[actions]:
                        return action
        return -1

    def candidates(self, options: list[int]) -> list[Candidate]:
        found: list[Candidate] = []
        for action in options:
            if action != END:
                rank, uses = self._candidate(action)
                if uses:
                    found.append((action, rank, uses))
        return found

    def _candidate(self, action: int) -> tuple[int, Uses]:
        a, deck = self.a, self.deck
        if action >= deck.use:
            return self._from_hand(action - deck.use)
        if action >= deck.activate:
            lying = lying_at(self.s, self.seat, action - deck.activate)
            card = deck.cards[lying.card]
            if self.least(card) > self.most:
                return BURNING, ()
            if action - deck.activate in self.sold:
                return BEFORE_SALE, ((0, float(card.first)),) if not card.actions else ()
            return BURNING, a.activation(lying, card)
        if action >= deck.sell:
            wanted = action - deck.sell in self.sold
            return FIRST, ((self._sale(action - deck.sell)[1], NO_VALUE),) if wanted else ()
        lying = lying_at(self.s, self.seat, action - deck.add)
        return HELPING, a.token(lying, deck.cards[lying.card])

    def least(self, card: Card) -> int:
        """The least that an activation burns."""
        return self.a.counted(card.formula) if card.formula else card.first

    def _from_hand(self, number: int) -> tuple[int, Uses]:
        a = self.a
        card = self.deck.cards[number]
        uses = a.uses(number)
        if card.kind == EVENT:
            if card.effect == DO_ACTIONS:
                return FIRST, ()
            most = self.most
            affordable = [use for use, (_, pounds) in zip(uses, card.options, strict=True) if pounds <= most]
            return (FIRST if self.white else BURNING), tuple(affordable)
        if card.kind == PROPERTY:
            return LAST, () if self.ruin else uses
        if card.play_pounds > self.most:
            return PUTTING, ()
        return (HELPING if card.kind == HELPER else PUTTING), uses

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
