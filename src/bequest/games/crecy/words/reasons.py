"""Why something is not on offer in the Duke de Crecy, in words; code, rule and numbers come from the rules."""

from __future__ import annotations

from typing import Final

from bequest.core.reasons import Reason, Why
from bequest.core.words import Arg, Message
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen import view
from bequest.games.crecy.words.names import card_message, offer_message, person_message, space_message
from bequest.games.crecy.words.view_words import player

MESSAGES: Final[dict[int, str]] = {
    codes.SPACE_TAKEN: "space-taken",
    codes.SPACE_CLOSED: "space-closed",
    codes.NO_PAWN: "no-pawn",
    codes.NO_PAWN_FOR_SPACE: "no-pawn-for-space",
    codes.NOBODY_TO_MARRY: "nobody-to-marry",
    codes.NO_FRIEND_FITS: "no-friend-fits",
    codes.TOO_LITTLE_GOLD: "too-little-gold",
    codes.NO_CHILD_TO_PROMISE: "no-child-to-promise",
    codes.NO_COUPLE: "no-couple",
    codes.NO_COUPLE_FOR_DOCTOR: "no-couple-for-doctor",
    codes.NOTHING_TO_BE_BORN: "nothing-to-be-born",
    codes.TOO_FEW_CARDS: "too-few-cards",
    codes.NO_TITLE_LEFT: "no-title-left",
    codes.NO_CONTRIBUTION_LEFT: "no-contribution-left",
    codes.NO_MANSION_LEFT: "no-mansion-left",
    codes.NO_VENTURE_LEFT: "no-venture-left",
    codes.NO_HOLDER: "no-holder",
    codes.NO_MISSION_LEFT: "no-mission-left",
    codes.NO_FRIENDS_LEFT: "no-friends-left",
    codes.PAWN_LEFT: "pawn-left",
    codes.MISSION_NOT_YOURS: "mission-not-yours",
    codes.MISSION_NOT_MET: "mission-not-met",
    codes.NO_ARRANGED_MARRIAGES: "no-arranged-marriages",
    codes.NOT_IN_HAND: "not-in-hand",
    codes.NO_PARTNER: "no-partner",
    codes.NOT_FREE_TURN: "not-free-turn",
    codes.NO_SUCH_PERSON: "no-such-person",
    codes.PERSON_DEPARTED: "person-departed",
    codes.OTHER_GENERATION: "other-generation",
    codes.SAME_GENDER: "same-gender",
    codes.MARRIED_ALREADY: "married-already",
    codes.FRIEND_MARRIES_ONCE: "friend-marries-once",
    codes.STILL_A_CHILD: "still-a-child",
    codes.PROMISED_ALREADY: "promised-already",
    codes.NOT_A_CHILD: "not-a-child",
    codes.NOT_A_COUPLE: "not-a-couple",
    codes.NO_MORE_CHILDREN: "no-more-children",
    codes.CHILDLESS_COUPLE: "childless-couple",
    codes.TOO_MANY_FOR_DOCTOR: "too-many-for-doctor",
    codes.HOLDS_ONE: "holds-one",
    codes.HOLDER_IS_PARTNER: "holder-is-partner",
    codes.NOT_ON_OFFER: "not-on-offer",
    codes.NOT_IN_DISPLAY: "not-in-display",
    codes.NOT_IN_THIS_ORDER: "not-in-this-order",
    codes.NOT_OF_THE_PAIR: "not-of-the-pair",
    codes.NOT_DRAWN: "not-drawn",
    codes.CANNOT_LOSE_THAT: "cannot-lose-that",
    codes.ONLY_DISPLAY: "only-display",
    codes.NO_SUCH_AMOUNT: "no-such-amount",
    codes.NOT_A_STARTING_CARD: "not-a-starting-card",
    codes.GENDER_NOT_LEFT: "gender-not-left",
    codes.NOT_AFTER_THE_ACTION: "not-after-the-action",
    codes.WRONG_GENDER_TAKEN: "wrong-gender-taken",
    codes.KNOWN_ALREADY: "known-already",
    codes.NOT_START_OR_PARENTS: "not-start-or-parents",
    codes.NOT_GROWING: "not-growing",
    codes.NOT_PROMISED: "not-promised",
}
"""Each message is crecy-reason-…"""


def worded(s: CrecyState, why: Why) -> Reason:
    """A refusal in words, its numbers as names where they stand for something."""
    said = Message(f"crecy-reason-{MESSAGES[why.code]}", _arguments(s, why))
    return Reason(why.code, said, why.rule)


def _arguments(s: CrecyState, why: Why) -> dict[str, Arg]:
    numbers = why.numbers
    if "offer" in numbers:
        return {"card": offer_message(s.rules.deck, numbers["kind"], numbers["offer"])}
    return {name: _argument(s, name, number) for name, number in numbers.items()}


def _argument(s: CrecyState, name: str, number: int) -> Arg:
    """What a number is called; plain numbers stay as they are."""
    if name == "space":
        return space_message(s.rules.mode, number)
    if name == "holder":
        return player(view.colour(s, number))
    if name == "occupation":
        return Message(f"crecy-occupation-{terms.OCCUPATIONS[number]}", {})
    if name == "colour":
        return Message(f"crecy-pawn-{terms.PAWN_NAMES[number]}", {})
    if name == "kind":
        return Message(f"crecy-kind-{terms.ATTACHED[number]}", {})
    if name == "card":
        return card_message(s.rules.deck, number)
    if name == "person":
        family = s.families[s.seat]
        return person_message(s.rules, family, number) if number < len(family) else ""
    return number
