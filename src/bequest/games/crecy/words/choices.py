"""What can be chosen, in words: each action as it is meant in its decision, with what it costs and gives.

Prices, gains and limits come from the functions of the rules that decide them.
"""

from __future__ import annotations

from typing import Final

from bequest.core.words import Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Friend, Mission
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import asking, frames, missions, offers, payments, socializing, ventures
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.words.asked import Asked
from bequest.games.crecy.words.card_words import (
    card_of_kind,
    card_text,
    card_title,
    friend_kind,
    friend_values,
    mission_text,
    numbered,
    offer_gains,
    other_costs,
    side_values,
)
from bequest.games.crecy.words.effect_words import loss_text
from bequest.games.crecy.words.names import offer_message, space_message
from bequest.games.crecy.words.people import person_choice
from bequest.games.crecy.words.phrases import gain

PRICED: Final[tuple[str, ...]] = ("mansion", "venture", "doctor", "undertake")
"""Spaces whose action costs and brings the same whatever card it concerns."""


def choice(asked: Asked, action: int) -> Message:
    """An action as it is meant in the open decision, with what it costs and gives."""
    s, deck = asked.s, asked.deck
    structure = deck.catalogue.structures[action]
    verb, value = structure.verb, str(structure.value)
    if verb in terms.SPACE_NAMES:
        return _space_choice(s, asked.seat, action - terms.SPACE)
    if verb == "friend":
        return _friend_choice(asked, deck.friends[action - deck.friend])
    if verb == "person":
        return person_choice(asked, action - deck.person)
    if verb in ("patriarch", "matriarch"):
        return _side_choice(asked, action - terms.PATRIARCH)
    if verb == "amount":
        return _amount_choice(asked, action - terms.AMOUNT + 1)
    if verb in ("acquire", "give"):
        space = terms.TITLE if verb == "acquire" else terms.CONTRIBUTE
        return offer_choice(s, asked.seat, space, action - offers.first_action(s, space))
    if verb in ("mission", "complete"):
        mission = deck.missions[(action - deck.mission) % len(deck.missions)]
        return _mission_choice(mission, verb, s.testament)
    if verb == "child":
        return _child_choice(s, action - deck.child)
    if verb in ("patron", "head", "hint"):
        return message("crecy-choice-dealt", card=_dealt(deck, verb, value))
    if verb == "seat":
        return message("crecy-choice-seat", seat=value)
    if verb == "lose":
        return _loss_choice(asked, action - terms.LOSE)
    if verb == "lose-mother":
        mother = asked.person(asked.args[1]) if asked.kind in (frames.PAIR, frames.LOSE) else ""
        return message("crecy-choice-lose-mother", mother=mother)
    if verb == "pawn":
        purpose = "loss" if asked.step == frames.LOSS else "pawn"
        return message(f"crecy-choice-{purpose}", pawn=message(f"crecy-pawn-{value}"), kind=value)
    if verb == "done":
        return message("crecy-choice-done", what=frames.NAMES[asked.kind])
    return message(f"crecy-choice-{verb}-{value}" if value else f"crecy-choice-{verb}")


def short_choice(s: CrecyState, action: int) -> Message | None:
    """An action after the name of its group; None if it is no shorter."""
    deck = s.rules.deck
    if terms.SPACE <= action < terms.SPACE + len(terms.SPACE_NAMES):
        return space_message(s.rules.mode, action - terms.SPACE)
    if deck.complete <= action < deck.title:
        return message("crecy-short-complete", card=deck.missions[action - deck.complete].name)
    return message("crecy-short-pass") if action == terms.PASS else None


def group(asked: Asked, action: int) -> Message | None:
    """On a turn: the board of an action's space, Missions, or passing; None for all else."""
    if asked.purpose != frames.TURN:
        return None
    verb = asked.deck.catalogue.structures[action].verb
    if verb in terms.SPACE_NAMES:
        main = action - terms.SPACE >= terms.FIRST_MAIN
        return message("crecy-group-main" if main else "crecy-group-own")
    return message(f"crecy-group-{verb}") if verb in ("complete", "pass") else None


# --- spaces and what they offer ---


def _space_choice(s: CrecyState, seat: int, space: int) -> Message:
    action = space_message(s.rules.mode, space)
    if terms.SPACE_NAMES[space] in PRICED:
        return message("crecy-choice-priced", action=action, price=space_price(s, seat, space))
    return message("crecy-choice-space", action=action)


def space_price(s: CrecyState, seat: int, space: int) -> Message:
    """What the action of a main board space costs the seat and brings, where that is the same for all cards."""
    return message(
        f"crecy-price-{terms.SPACE_NAMES[space]}",
        gold=_gold(payments.gold_cost(s, seat, space)),
        cards=message("crecy-cost-cards", n=terms.CARDS_COST[space]),
        prestige=gain("prestige", -ventures.prestige_cost(s)),
        mission="under" if missions.goes_under_patron(s) else "kept",
    )


def offer_choice(s: CrecyState, seat: int, space: int, number: int) -> Message:
    """A Title or a Contribution with its price for the seat."""
    kind = terms.KIND_OF_SPACE[space]
    offer = s.rules.deck.offers(kind)[number]
    price = [_gold(offers.gold_cost(s, seat, space, number)), *other_costs(offer)]
    return message(
        "crecy-choice-offer",
        card=offer_message(s.rules.deck, kind, number),
        cost=tuple(price),
        gains=tuple(offer_gains(offer)),
    )


def _gold(gold: int) -> Message:
    return message("crecy-cost-gold", gold=gold)


def _amount_choice(asked: Asked, amount: int) -> Message:
    """What asking or socializing for this amount brings, with what effects add."""
    s, seat = asked.s, asked.seat
    if asked.space == terms.ASK_FRIENDS:
        return message("crecy-choice-ask", amount=asking.gold(s, seat, amount), cost=amount - 1)
    return message("crecy-choice-socialize-for", amount=socializing.batch_size(s, seat, amount), cost=amount - 1)


# --- cards ---


def _friend_choice(asked: Asked, friend: Friend) -> Message:
    """Of a card to be discarded only the name, of one to be played its values, of one to be taken its icons as well."""
    name = friend.name
    purpose = asked.purpose
    if purpose in (frames.DISCARD, frames.RENEW):
        return message("crecy-choice-discard", card=name, given=asked.given)
    if purpose == frames.STARTING_CARD:
        return message("crecy-choice-start", card=name, income=friend.start_income, gold=friend.start_gold)
    if purpose == frames.FRIEND:
        return message("crecy-choice-friend", card=name, values=friend_values(friend))
    return message("crecy-choice-take", card=name, who=friend_kind(friend), values=friend_values(friend))


def _side_choice(asked: Asked, side: int) -> Message:
    deck = asked.deck
    head = asked.s.heads[asked.seat]
    name = ("patriarch", "matriarch")[side]
    if head < 0:
        return message("crecy-choice-side", side=name)
    number = 2 * head + side
    card = card_title(deck, "head", number)
    return message("crecy-choice-head", side=name, card=card, values=side_values(deck, number))


def _child_choice(s: CrecyState, kind: int) -> Message:
    """A card of a pair; one without an effect needs no more than its name, and in The Testament none has (C-38.15)."""
    deck = s.rules.deck
    name = card_title(deck, "child", kind)
    child = deck.children[kind]
    if child.gender >= 0 and not child.effects:
        return message("crecy-choice-dealt", card=name)
    if child.gender >= 0 and s.testament:
        return message("crecy-card-son" if child.gender == terms.MALE else "crecy-card-daughter", name=child.name)
    return message("crecy-choice-child", card=name, text=card_text(deck, "child", kind))


def _mission_choice(mission: Mission, verb: str, testament: bool) -> Message:
    if verb == "complete":
        return message("crecy-choice-complete", card=mission.name, honor=mission.honor)
    return message("crecy-choice-mission", card=mission.name, text=mission_text(mission, testament))


def _dealt(deck: Deck, kind: str, id: str) -> Message | str:
    """A Patron, Head or Hint that chance brings."""
    if kind == "head":
        return next(head for head in deck.heads if head.id == id).name
    return card_of_kind(deck, kind, numbered(deck, kind, id)).name


def _loss_choice(asked: Asked, what: int) -> Message:
    clause = asked.clause
    if clause is None:
        return message("crecy-choice-lose", loss=loss_text(what, 1), given="no")
    given = clause.to_owner and what in (terms.LOSE_GOLD, terms.LOSE_CARD)
    return message("crecy-choice-lose", loss=loss_text(what, clause.amount), given="yes" if given else "no")
