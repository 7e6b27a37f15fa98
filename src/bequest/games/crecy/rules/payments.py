"""Paying: prices after discounts, and hand cards that are discarded for them (section 11)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import ONE_OF, Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import SetOf, Shape
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, friends, lasting, moves, plans, tracks
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState

# --- prices ---


def discounted(s: CrecyState, seat: int, gold: int, discount: int) -> int:
    """A price in Gold after the discounts of a kind, no lower than 0 (C-11.6, C-11.7, C-34.20)."""
    return max(0, gold - lasting.modifier(s, seat, discount)) if s.lasting and gold else gold


def gold_cost(s: CrecyState, seat: int, space: int) -> int:
    """The Gold that a Mansion or the Fertility Doctor costs after discounts (C-24.1, C-26.1)."""
    return discounted(s, seat, terms.GOLD_COST[space], terms.DISCOUNT_OF_SPACE[space])


def code(s: CrecyState, seat: int, space: int) -> int:
    """Whether a main board action with the same price for everybody can be paid for (C-11.1, C-11.5)."""
    if len(s.hands[seat]) < terms.CARDS_COST[space]:
        return codes.TOO_FEW_CARDS
    if s.gold[seat] < terms.GOLD_COST[space] and s.gold[seat] < gold_cost(s, seat, space):
        return codes.TOO_LITTLE_GOLD
    return OK


def explain(s: CrecyState, seat: int, space: int, code: int) -> Why:
    """A code of `code`: what there is, and what it takes."""
    if code == codes.TOO_LITTLE_GOLD:
        return too_little_gold(s, seat, gold_cost(s, seat, space))
    return too_few_cards(s, seat, terms.CARDS_COST[space])


def too_little_gold(s: CrecyState, seat: int, cost: int) -> Why:
    return codes.why(codes.TOO_LITTLE_GOLD, {"gold": s.gold[seat], "cost": cost})


def too_few_cards(s: CrecyState, seat: int, cards: int) -> Why:
    return codes.why(codes.TOO_FEW_CARDS, {"hand": len(s.hands[seat]), "cards": cards})


def pay(s: CrecyState, seat: int, plan: Plan, gold: int) -> None:
    """The cost of a move, before any of its benefits (C-11.2, C-11.5, C-11.8).

    It is the same for every pawn (C-10.20), and nothing of it is refunded (C-11.10).
    """
    for card in plan[plans.CARDS :]:
        friends.discard(s, seat, card)
    tracks.gain_gold(s, seat, -gold)


# --- cards ---


class Discard(Choice[CrecyState]):
    """The next hand card of those that a move discards (C-11.5)."""

    name = "discard"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return discard_options(s, seat, frame.args)

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return discard_code(s, seat, action)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return explain_discard(s, action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        choose_discard(s, seat, frame.args, action)

    def shape(self, s: CrecyState, frame: Frame, seat: int) -> Shape:
        return discard_shape(s, seat, frame.args)

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return friends.hand_actions(s, seat)


def next_of_set(s: CrecyState, plan: Plan, cards: list[int], due: int) -> list[int]:
    """The next card of a set: in deck order, with enough after it, so that each set is chosen in one way (C-11.11)."""
    found = later_in_set(plan, cards)
    base = s.rules.deck.friend
    return [base + card for card in found[: len(found) - (due - (len(plan) - plans.CARDS)) + 1]]


def later_in_set(plan: Plan, cards: list[int]) -> list[int]:
    """The cards after the last one chosen (C-11.11)."""
    if len(plan) > plans.CARDS:
        last = plan[-1]
        return [card for card in cards if card > last]
    return cards


def discard_options(s: CrecyState, seat: int, plan: Plan) -> list[int]:
    """The next card to discard; whoever renews a hand may stop after each (C-34.37)."""
    if plan[plans.SPACE] == plans.RENEWING:
        base = s.rules.deck.friend
        return [*[base + card for card in later_in_set(plan, friends.hand(s, seat))], terms.DONE]
    return next_of_set(s, plan, friends.hand(s, seat), s.activities[plan[plans.SPACE]].cards_due(s, seat, plan))


def discard_shape(s: CrecyState, seat: int, plan: Plan) -> Shape:
    """So many hand cards; of a hand that is renewed any number (C-34.37)."""
    due = s.activities[plan[plans.SPACE]].cards_due(s, seat, plan)
    least = 0 if plan[plans.SPACE] == plans.RENEWING else due
    return set_shape(s, plan, friends.hand(s, seat), least, due)


def set_shape(s: CrecyState, plan: Plan, cards: list[int], least: int, most: int) -> Shape:
    """A set of these Friends, some of which the plan may hold already."""
    if most == 1 and least == 1:
        return ONE_OF
    text = s.game.text
    base = s.rules.deck.friend
    picked = [text(base + card) for card in plan[plans.CARDS :]]
    return SetOf(least, most, [text(base + card) for card in cards], picked)


def discard_code(s: CrecyState, seat: int, action: int) -> int:
    """Why a card cannot be the next one discarded (C-11.5, C-11.11)."""
    deck = s.rules.deck
    if not deck.friend <= action < deck.child:
        return NOT_ASKED
    return codes.NOT_IN_THIS_ORDER if friends.holds(s, seat, action - deck.friend) else codes.NOT_IN_HAND


def explain_discard(s: CrecyState, action: int, code: int) -> Why:
    rule = "C-11.5" if code == codes.NOT_IN_HAND else ""
    return codes.why(code, {"card": action - s.rules.deck.friend}, rule)


def choose_discard(s: CrecyState, seat: int, plan: Plan, action: int) -> None:
    """One more card of the set; or the player who renews a hand has done (C-10.35)."""
    if action == terms.DONE:
        moves.commit(s, seat, plan)
    else:
        moves.go_on(s, seat, plan + (action - s.rules.deck.friend,))
