"""Why something is not on offer in the Duke de Crecy: each code's rule, message and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.reasons import FIRST_GAME_CODE, Reason
from bequest.core.words import Arg, Message
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import actions, codes, frames, friends, offers, plans, steps, targets
from bequest.games.crecy.words.names import card_message, offer_message, person_message, space_message

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

# In the order of the codes in codes.py: the rule, the message crecy-reason-…, and what that message names.
REASONS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("C-10.16", "space-taken", ("space", "holder")),
    ("C-37.5", "space-closed", ("space", "occupation")),
    ("C-10.2", "no-pawn", ()),
    ("C-10.18", "no-pawn-for-space", ("space", "colour")),
    ("C-13.2", "nobody-to-marry", ("generation",)),
    ("C-13.3", "no-friend-fits", ()),
    ("C-11.1", "too-little-gold", ("gold", "cost")),
    ("C-14.1", "no-child-to-promise", ()),
    ("C-18.1", "no-couple", ()),
    ("C-26.2", "no-couple-for-doctor", ()),
    ("C-15.17", "nothing-to-be-born", ()),
    ("C-11.5", "too-few-cards", ("hand", "cards")),
    ("C-22.4", "no-title-left", ()),
    ("C-23.4", "no-contribution-left", ()),
    ("C-24.4", "no-mansion-left", ()),
    ("C-25.4", "no-venture-left", ()),
    ("C-21.8", "no-holder", ("kind",)),
    ("C-27.6", "no-mission-left", ()),
    ("C-20.4", "no-friends-left", ()),
    ("C-10.7", "pawn-left", ("pawns",)),
    ("C-28.1", "mission-not-yours", ("card",)),
    ("C-28.1", "mission-not-met", ("card",)),
    ("C-38.34", "no-arranged-marriages", ()),
    ("C-13.3", "not-in-hand", ("card",)),
    ("C-10.32", "no-partner", ()),
    ("C-34.7", "not-free-turn", ()),
    ("C-6.12", "no-such-person", ()),
    ("C-6.14", "person-departed", ("person",)),
    ("C-6.4", "other-generation", ("person", "row", "generation")),
    ("C-6.10", "same-gender", ("person",)),
    ("C-13.2", "married-already", ("person",)),
    ("C-17.7", "friend-marries-once", ("person",)),
    ("C-1.5", "still-a-child", ("person",)),
    ("C-14.1", "promised-already", ("person",)),
    ("C-14.1", "not-a-child", ("person",)),
    ("C-6.11", "not-a-couple", ("person",)),
    ("C-15.4", "no-more-children", ("person",)),
    ("C-34.19", "childless-couple", ("person",)),
    ("C-26.2", "too-many-for-doctor", ("person",)),
    ("C-21.2", "holds-one", ("person", "kind")),
    ("C-21.5", "holder-is-partner", ("person",)),
    ("C-22.4", "not-on-offer", ("card",)),
    ("C-12.2", "not-in-display", ("card",)),
    ("C-11.11", "not-in-this-order", ("card",)),
    ("C-34.21", "not-of-the-pair", ()),
    ("C-27.2", "not-drawn", ("card",)),
    ("C-1.17", "cannot-lose-that", ()),
    ("C-34.42", "only-display", ()),
    ("C-19.1", "no-such-amount", ()),
    ("C-38.6", "not-a-starting-card", ("card",)),
    ("C-15.17", "gender-not-left", ()),
    ("C-10.3", "not-after-the-action", ()),
    ("C-35.7", "wrong-gender-taken", ("card",)),
    ("C-38.21", "known-already", ("person",)),
    ("C-38.17", "not-start-or-parents", ("person",)),
    ("C-8.6", "not-growing", ("person",)),
    ("C-8.7", "not-promised", ("person",)),
)

ELSEWHERE: Final[dict[tuple[int, int], str]] = {
    (codes.NO_FRIEND_FITS, terms.ARRANGE): "C-14.2",
    (codes.NOT_IN_HAND, terms.ARRANGE): "C-14.2",
    (codes.NO_SUCH_AMOUNT, terms.SOCIALIZE): "C-20.1",
    **{(codes.NOT_IN_HAND, space): "C-11.5" for space in range(terms.ASK_FRIENDS, len(terms.SPACE_NAMES))},
}
"""The same refusal in the action of another space rests on another rule."""


def explain(s: CrecyPosition, code: int, seat: int, action: int) -> Reason:
    """A refusal with its rule and numbers."""
    rule, name, named = REASONS[code - FIRST_GAME_CODE]
    rule = ELSEWHERE.get((code, _space(s, action)), rule)
    return Reason(code, Message(f"crecy-reason-{name}", {arg: _number(s, arg, seat, action) for arg in named}), rule)


def _space(s: CrecyPosition, action: int) -> int:
    """The space that a refusal is about: the one chosen now, or that of the move under way."""
    if terms.SPACE <= action < terms.SPACE + len(terms.SPACE_NAMES):
        return action - terms.SPACE
    top = s.frames[-1]
    if not top.open and top.kind != frames.HOLDER:
        return terms.UNDERTAKE  # a decision of its own, in which cards can only be paid
    return min(top.args[0], terms.UNDERTAKE)


def _number(s: CrecyPosition, arg: str, seat: int, action: int) -> Arg:
    """What a message names."""
    deck = s.rules.deck
    space = _space(s, action)
    if arg == "space":
        return space_message(s.rules.mode, space)
    if arg == "holder":
        return str(s.pawn_at(space - terms.FIRST_MAIN)[0] + 1)
    if arg == "occupation":
        return Message(f"crecy-occupation-{terms.OCCUPATIONS[terms.CLOSED_BY[space]]}", {})
    if arg == "colour":
        return Message(f"crecy-pawn-{terms.PAWN_NAMES[terms.PAWN_OF_SPACE[space]]}", {})
    if arg == "kind":
        return Message(f"crecy-kind-{terms.ATTACHED[terms.KIND_OF_SPACE[space]]}", {})
    if arg == "generation":
        return s.generation
    if arg == "gold":
        return s.gold[seat]
    if arg == "hand":
        return len(s.hands[seat])
    if arg == "pawns":
        return s.pawns[seat]
    if arg == "cost":
        return _cost(s, seat, space, action)
    if arg == "cards":
        return _cards(s, space, action)
    if arg == "card":
        return _card(s, action)
    number = action - deck.person
    if arg == "row":
        return s.families[seat][number].row
    return person_message(s.rules, s.families[seat], number) if 0 <= number < len(s.families[seat]) else ""


def _card(s: CrecyPosition, action: int) -> Arg:
    """The card that an action names."""
    deck = s.rules.deck
    if deck.title <= action < deck.patron:
        kind = 0 if action < deck.contribution else 1
        return offer_message(deck, kind, action - (deck.contribution if kind else deck.title))
    if deck.mission <= action < deck.title:
        return card_message(deck, deck.first_mission + (action - deck.mission) % len(deck.missions))
    return card_message(deck, action - deck.friend)


def _cost(s: CrecyPosition, seat: int, space: int, action: int) -> int:
    """The Gold that there is too little of: the price of the choice, or the least that the space asks."""
    deck = s.rules.deck
    if terms.AMOUNT <= action < terms.SEAT:
        return action - terms.AMOUNT
    if space in (terms.MANSION, terms.DOCTOR):
        return actions.gold_cost(s, seat, space)
    if terms.FIRST_MAIN <= space <= terms.CONTRIBUTE:
        kind = terms.KIND_OF_SPACE[space]
        if deck.title <= action < deck.patron:
            return offers.gold_cost(s, seat, space, action - offers.base(s, space))
        dear = [n for n in offers.on_offer(s, kind) if offers.code(s, seat, space, n) == codes.TOO_LITTLE_GOLD]
        return min([offers.gold_cost(s, seat, space, n) for n in dear])
    cards = [s.frames[-1].args[plans.WHAT]] if action >= deck.person else friends.hand(s, seat)
    if deck.friend <= action < deck.child:
        cards = [action - deck.friend]
    members = targets.members(s, seat, space) if action < deck.person else [action - deck.person]
    return min(
        [
            targets.price(s, seat, card, s.families[seat][n])
            for card in cards
            for n in members
            if targets.partner_code(s, seat, space, card, n) == codes.TOO_LITTLE_GOLD
        ]
    )


def _cards(s: CrecyPosition, space: int, action: int) -> int:
    """The hand cards that there are too few of."""
    deck = s.rules.deck
    if terms.AMOUNT <= action < terms.SEAT:
        return 1
    if space > terms.CONTRIBUTE:
        return steps.cards_cost(s, space, -1)
    if deck.title <= action < deck.patron:
        return steps.cards_cost(s, space, action - offers.base(s, space))
    return min([steps.cards_cost(s, space, n) for n in offers.on_offer(s, terms.KIND_OF_SPACE[space])])
