"""What is asked, in one sentence."""

from __future__ import annotations

from typing import Final

from bequest.core.words import Arg, Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames, plans
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.words.asked import Asked
from bequest.games.crecy.words.names import card_message, offer_message, space_message

TESTAMENT_STEPS: Final[tuple[str, ...]] = ("friend", "member", "couple", "birth")
"""Questions that The Testament puts in its own way."""


def question(s: CrecyState, seat: int) -> Message:
    """The decision, or the open step of the seat's own move."""
    asked = Asked(s, seat)
    what = frames.NAMES[asked.purpose]
    space = asked.space
    facts: dict[str, Arg] = {
        "player": asked.player(asked.seat),
        "space": terms.SPACE_NAMES[space] if space >= 0 else "none",
        "action": space_message(s.rules.mode, space) if space >= 0 else "",
        "pawns": s.pawns[asked.seat],
        "hand": len(s.hands[asked.seat]),
        "number": 1 + _chosen(asked),
        "count": _due(asked),
        "given": asked.given,
        "friend": card_message(asked.deck, asked.friend) if asked.friend >= 0 else "",
    }
    facts |= _subjects(asked)
    if s.testament and what in TESTAMENT_STEPS:
        return Message(f"crecy-testament-decision-{what}", facts)
    return Message(f"crecy-decision-{what}", facts)


def _chosen(asked: Asked) -> int:
    """How many cards, or pawns, of the set are chosen."""
    first, end = asked.deck.friend, asked.deck.child
    if asked.step == frames.LOSS:
        first, end = terms.PAWN, terms.SPACE
    return len([action for action in asked.s.chosen(asked.seat) if first <= action < end]) if asked.open else 0


def _due(asked: Asked) -> int:
    """How many cards or pawns the set has that is being chosen; 0 if nothing of the kind is."""
    if asked.kind == frames.TAKE:
        return asked.args[0]
    if asked.clause is not None:
        return asked.clause.amount
    if asked.step != frames.DISCARD or asked.kind == frames.RENEW:
        return 0
    return asked.s.activities[asked.plan[plans.SPACE]].cards_due(asked.s, asked.seat, asked.plan)


def _subjects(asked: Asked) -> dict[str, Arg]:
    """The cards and persons that a decision names."""
    deck, kind, args = asked.deck, asked.kind, asked.args
    if kind == frames.HEAD_SIDE:
        return {"head": deck.heads[asked.s.heads[asked.seat]].name}
    if kind == frames.TAKE:
        return {"gender": terms.GENDERS[args[1]] if args[1] >= 0 else "any"}
    if kind in (frames.PAIR, frames.LOSE):
        cards = [card_message(deck, card) for card in args[3:5]] if kind == frames.PAIR else []
        return {"father": asked.person(args[0]), "mother": asked.person(args[1]), "cards": tuple(cards)}
    if kind == frames.HOLDER:
        held = terms.KIND_OF_SPACE[args[0]]
        return {"kind": terms.ATTACHED[held], "card": offer_message(deck, held, args[1])}
    if kind == frames.RIVAL:
        return {"owner": asked.player(args[0]), "card": card_message(deck, args[1])}
    if asked.step == frames.PLACE:
        held = terms.KIND_OF_SPACE[asked.space]
        if asked.space <= terms.CONTRIBUTE:
            return {"kind": terms.ATTACHED[held], "card": offer_message(deck, held, asked.plan[plans.WHAT])}
        return {"kind": terms.ATTACHED[held], "card": message(f"crecy-one-{terms.ATTACHED[held]}")}
    return {"gender": "any"}
