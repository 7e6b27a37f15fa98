"""Acquire the Title, Contribute to Community: the cards on offer, their prices and benefits (sections 22 and 23)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import attached, batches, codes, events, frames, moves, payments, plans, tracks
from bequest.games.crecy.rules.attached import AttachedAction
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState


def places(s: CrecyState, kind: int) -> list[int]:
    """Where the Titles, or the Contributions, are."""
    return s.contributions if kind == terms.A_CONTRIBUTION else s.titles


def on_offer(s: CrecyState, kind: int) -> list[int]:
    """Those of the current Generation that lie face up (C-22.1, C-23.1)."""
    where = places(s, kind)
    of_generation = s.rules.deck.of_generation[kind][terms.GENERATION_OF_ROUND[s.round]]
    return [n for n in of_generation if where[n] == terms.ON_OFFER]


def gold_cost(s: CrecyState, seat: int, space: int, number: int) -> int:
    """The Gold that a Title or a Contribution costs after discounts (C-11.6, C-36.7)."""
    gold = s.rules.deck.offers(terms.KIND_OF_SPACE[space])[number].gold
    return payments.discounted(s, seat, gold, terms.DISCOUNT_OF_SPACE[space])


def code(s: CrecyState, seat: int, space: int, number: int) -> int:
    """Whether this one can be paid for now (C-22.1, C-23.1)."""
    if number not in on_offer(s, terms.KIND_OF_SPACE[space]):
        return codes.NOT_ON_OFFER
    return best_code(s, seat, space, (number,))


def best_code(s: CrecyState, seat: int, space: int, numbers: tuple[int, ...] | None = None) -> int:
    """0 if one of these (by default of all on offer) can be paid for, else why not; NOT_ON_OFFER: there is none."""
    kind = terms.KIND_OF_SPACE[space]
    deck = s.rules.deck
    where = places(s, kind)
    cards = deck.offers(kind)
    hand = len(s.hands[seat])
    gold = s.gold[seat]
    best = codes.NOT_ON_OFFER
    for number in deck.of_generation[kind][terms.GENERATION_OF_ROUND[s.round]] if numbers is None else numbers:
        if where[number] == terms.ON_OFFER:
            offer = cards[number]
            if hand < offer.cards:
                if best == codes.NOT_ON_OFFER:
                    best = codes.TOO_FEW_CARDS
            elif gold >= offer.gold or gold >= gold_cost(s, seat, space, number):
                return OK
            else:
                best = codes.TOO_LITTLE_GOLD
    return best


def affordable(s: CrecyState, seat: int, space: int) -> list[int]:
    """Those on offer that can be paid for now."""
    return [n for n in on_offer(s, terms.KIND_OF_SPACE[space]) if code(s, seat, space, n) == OK]


def first_action(s: CrecyState, space: int) -> int:
    """The first action of the block of these cards."""
    return s.rules.deck.contribution if space == terms.CONTRIBUTE else s.rules.deck.title


class Acquire(AttachedAction):
    """A Title or a Contribution: pay, receive, place (C-21.9, C-22.2, C-22.3, C-23.2, C-23.3)."""

    def affordable(self, s: CrecyState, seat: int) -> int:
        """One of those that lie there can be paid for (C-22.4, C-23.4)."""
        found = best_code(s, seat, self.space)
        if found == codes.NOT_ON_OFFER:
            return codes.NO_TITLE_LEFT if self.space == terms.TITLE else codes.NO_CONTRIBUTION_LEFT
        return found

    def explain_cost(self, s: CrecyState, seat: int, code: int) -> Why:
        """The least that is missing, of all that lie there."""
        numbers = on_offer(s, terms.KIND_OF_SPACE[self.space])
        if code == codes.TOO_LITTLE_GOLD:
            dear = [n for n in numbers if best_code(s, seat, self.space, (n,)) == codes.TOO_LITTLE_GOLD]
            return payments.too_little_gold(s, seat, min([gold_cost(s, seat, self.space, n) for n in dear]))
        if code == codes.TOO_FEW_CARDS:
            return payments.too_few_cards(s, seat, min([self._cards(s, n) for n in numbers]))
        return codes.why(code, {})

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        """With Friend cards among the benefits the holder is chosen after them (C-10.34, C-21.9)."""
        if plan[plans.WHAT] < 0:
            return frames.CARD
        step = super().next_step(s, seat, plan)
        if step == frames.PLACE and s.rules.deck.offers(terms.KIND_OF_SPACE[self.space])[plan[plans.WHAT]].friends:
            return plans.COMMIT
        return step

    def cards_due(self, s: CrecyState, seat: int, plan: Plan) -> int:
        return self._cards(s, plan[plans.WHAT])

    def _cards(self, s: CrecyState, number: int) -> int:
        return s.rules.deck.offers(terms.KIND_OF_SPACE[self.space])[number].cards

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        """The cost and benefits of the Title (C-4.8) or Contribution (C-4.9).

        Friend cards are taken when all this is settled (C-10.31), from the display (C-4.15).
        """
        space, number = self.space, plan[plans.WHAT]
        kind = terms.KIND_OF_SPACE[space]
        offer = s.rules.deck.offers(kind)[number]
        payments.pay(s, seat, plan, gold_cost(s, seat, space, number))
        tracks.gain_income(s, seat, -offer.income_lost)
        tracks.gain_honor(s, seat, offer.honor, terms.H_CONTRIBUTIONS)
        tracks.gain_prestige(s, seat, offer.prestige)
        tracks.gain_income(s, seat, offer.income)
        places(s, kind)[number] = terms.HELD
        if offer.friends:
            s.tell(events.ACQUIRED, seat, (kind, number))
            s.frames.append(Frame(frames.HOLDER, seat, (space, number)))
            batches.begin(s, seat, offer.friends)
        else:
            attached.attach(s, seat, space, number, plan[plans.WHOM])


class OfferedCard(Choice[CrecyState]):
    """Which Title is acquired, or which Contribution made (C-22.1, C-23.1)."""

    name = "card"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        space = frame.args[plans.SPACE]
        first = first_action(s, space)
        return [first + number for number in affordable(s, seat, space)]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        space = frame.args[plans.SPACE]
        number = action - first_action(s, space)
        if not 0 <= number < len(places(s, terms.KIND_OF_SPACE[space])):
            return NOT_ASKED
        return code(s, seat, space, number) or NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        space = frame.args[plans.SPACE]
        number = action - first_action(s, space)
        if code == codes.TOO_LITTLE_GOLD:
            return payments.too_little_gold(s, seat, gold_cost(s, seat, space, number))
        kind = terms.KIND_OF_SPACE[space]
        if code == codes.TOO_FEW_CARDS:
            return payments.too_few_cards(s, seat, s.rules.deck.offers(kind)[number].cards)
        return codes.why(code, {"offer": number, "kind": kind})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        number = action - first_action(s, frame.args[plans.SPACE])
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHAT, number))

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        space = frame.args[plans.SPACE]
        first = first_action(s, space)
        return [first + number for number in on_offer(s, terms.KIND_OF_SPACE[space])]
