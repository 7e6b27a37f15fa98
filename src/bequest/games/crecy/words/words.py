"""The Duke de Crecy in words: names, what is asked, what can be chosen."""

from __future__ import annotations

from typing import Any, Final

from bequest.core.position import Decision
from bequest.core.words import Arg, Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Card, Offer
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.data.vocabulary import Clause
from bequest.games.crecy.words.card_words import (
    card_of_kind,
    card_text,
    card_title,
    friend_kind,
    friend_values,
    gain,
    loss_text,
    mission_text,
    numbered,
    offer_gains,
    other_costs,
    side_values,
)
from bequest.games.crecy.words.names import called, card_message, space_message, title_of

View = dict[str, Any]
"""What `view.view` gives."""
Relatives = list[dict[str, Any]]
"""A family in a view; persons are counted from 1, there and here."""
PRICED: Final = ("mansion", "venture", "doctor", "undertake")
"""Spaces whose action costs and brings the same whatever card it concerns."""
TESTAMENT_STEPS: Final = ("friend", "member", "couple", "birth")
"""Questions that The Testament puts in its own way."""
PERSONS_TOGETHER: Final = ("couple", "place", "holder", "wed")
"""Questions about a member who stands for a couple."""


# --- names ---


def player(colour: str) -> Message:
    """A player, called by the colour of the Head."""
    return message(f"crecy-player-{colour}")


def person_name(deck: Deck, mode: str, family: Relatives, number: int) -> Message | str:
    """What a person of a view is called; `number` as the view counts, from 1."""
    return called(deck, _testament(mode), [deck.card_number(person["card"]) for person in family], number - 1)


def action_name(mode: str, space: str) -> Message:
    """The action of a space, by the name of the space."""
    return space_message(terms.MODES.index(mode), terms.SPACE_NAMES.index(space))


def _testament(mode: str) -> bool:
    return mode == terms.MODES[terms.SOLO_TESTAMENT]


# --- what is asked ---


def question(deck: Deck, mode: str, asked: Decision, view: View) -> Message:
    """The decision, or the open step of a move, in one sentence."""
    what = _purpose(asked, view)
    own = view["seats"][asked.seat]
    made = _made(asked)
    space = _space(asked)
    friend = _planned(asked, view, "friend", "friend") if what == "member" else ""
    facts: dict[str, Arg] = {
        "player": player(own["colour"]),
        "space": space or "none",
        "action": action_name(mode, space) if space else "",
        "pawns": own["pawns"],
        "hand": own["hand_size"],
        "number": 1 + len([verb for verb, _ in made if verb == ("pawn" if what == "loss" else "friend")]),
        "count": _due(deck, asked, view),
        "given": _given(deck, asked, view),
        "friend": card_message(deck, deck.card_number(friend)) if friend else "",
        "chosen": "one" if friend else "none",
    }
    facts |= _subjects(deck, mode, asked, view)
    if _testament(mode) and what in TESTAMENT_STEPS:
        return Message(f"crecy-testament-decision-{what}", facts)
    return Message(f"crecy-decision-{what}", facts)


def _purpose(asked: Decision, view: View) -> str:
    """What is asked for: a decision that begins a set of cards asks the same as the steps that follow it."""
    if asked.kind == "take" and not asked.step:
        return "source" if view["decision"]["source_open"] else "display"
    if asked.kind == "renew":
        return "renew"
    return {"ask": "amount"}.get(asked.step or asked.kind, asked.step or asked.kind)


def _made(asked: Decision) -> list[tuple[str, str]]:
    """The choices of the move so far; a step with a single option was not asked and is not among them."""
    return [(verb, value) for verb, _, value in (text.partition(" ") for text in asked.choices)]


def _space(asked: Decision) -> str:
    """The space of a move under way; Ask Friends for Money may also be granted by a card."""
    if asked.kind == "ask":
        return "ask-friends"
    return asked.choices[0] if asked.kind == "turn" and asked.choices else ""


def _chosen(asked: Decision, *verbs: str) -> str:
    """What one of these verbs has named in the move so far."""
    return next((value for verb, value in _made(asked) if verb in verbs), "")


def _planned(asked: Decision, view: View, key: str, *verbs: str) -> str:
    """What the move under way names, also if it was filled in because there was no choice."""
    move = (view["decision"] or {}).get("move", {})
    return str(move.get(key, "")) or _chosen(asked, *verbs)


def _due(deck: Deck, asked: Decision, view: View) -> int:
    """How many cards or pawns the set has that is being chosen; 0 if that can't be told from here."""
    if asked.kind == "take":
        return int(view["decision"]["count"])
    if asked.kind == "rival":
        return _rival_clause(deck, view).amount
    if asked.step != "discard" or asked.kind == "renew":
        return 0
    space = _space(asked)
    if space in ("title", "contribute"):
        id = _planned(asked, view, "card", "acquire", "give")
        return _offer(deck, space, id).cards if id else 0
    return 1 if space == "ask-friends" else terms.CARDS_COST[terms.SPACE_NAMES.index(space)]


def _offer(deck: Deck, space: str, id: str) -> Offer:
    offers = deck.offers(terms.KIND_OF_SPACE[terms.SPACE_NAMES.index(space)])
    return next(offer for offer in offers if offer.id == id)


def _given(deck: Deck, asked: Decision, view: View) -> str:
    """Whether what a rival loses goes to another player."""
    return "yes" if asked.kind == "rival" and _rival_clause(deck, view).to_owner else "no"


def _rival_clause(deck: Deck, view: View) -> Clause:
    facts = view["decision"]
    clauses = deck.clauses[deck.card_number(facts["card"])]
    return clauses[int(facts["clause"])]


def _subjects(deck: Deck, mode: str, asked: Decision, view: View) -> dict[str, Arg]:
    """The cards and persons that a decision names."""
    own = view["seats"][asked.seat]
    facts = view["decision"] or {}
    if asked.kind == "head-side":
        return {"head": title_of(card_of_kind(deck, "head", 2 * _numbered_head(deck, own["head"])))}
    if asked.kind == "take":
        return {"gender": facts["gender"] or "any"}
    if asked.kind in ("pair", "lose"):
        found: dict[str, Arg] = {
            role: person_name(deck, mode, own["family"], facts[role]) for role in ("father", "mother")
        }
        cards = [card_message(deck, deck.card_number(id)) for id in facts.get("cards", ())]
        return found | {"cards": tuple(cards)}
    if asked.kind == "holder":
        titles = [offer for kind in (0, 1) for offer in deck.offers(kind) if offer.id == facts["card"]]
        return {"card": title_of(titles[0])}
    if asked.kind == "rival":
        owner = view["seats"][facts["owner"] - 1]
        return {
            "owner": player(owner["colour"]),
            "card": card_message(deck, deck.card_number(facts["card"])),
        }
    if asked.step == "place":
        id = _planned(asked, view, "card", "acquire", "give")
        card = title_of(_offer(deck, _space(asked), id)) if id else message(f"crecy-one-{_kind_of(asked)}")
        return {"card": card}
    return {"gender": "any"}


def _kind_of(asked: Decision) -> str:
    return terms.ATTACHED[terms.KIND_OF_SPACE[terms.SPACE_NAMES.index(_space(asked))]]


def _numbered_head(deck: Deck, id: str) -> int:
    return [head.id for head in deck.heads].index(id)


# --- what can be chosen ---


def choice(deck: Deck, mode: str, asked: Decision, action: int, view: View) -> Message:
    """An action as it is meant in this decision, with what it costs and gives."""
    structure = deck.catalogue.structures[action]
    verb, value = structure.verb, structure.value
    if verb in terms.SPACE_NAMES:
        return _space_choice(deck, mode, asked, verb, view)
    if verb == "friend":
        return _friend_choice(deck, asked, str(value), view)
    if verb == "person":
        return _person_choice(deck, mode, asked, int(value), view)
    if verb in ("patriarch", "matriarch"):
        return _side_choice(deck, asked, verb, view)
    if verb == "amount":
        return _amount_choice(deck, asked, int(value), view)
    if verb in ("acquire", "give"):
        return _offer_choice(deck, asked, str(value), view)
    if verb in ("mission", "complete"):
        return _mission_choice(deck, verb, str(value))
    if verb == "child":
        return _child_choice(deck, mode, numbered(deck, "child", str(value)))
    if verb in ("patron", "head", "hint"):
        return message("crecy-choice-dealt", card=title_of(_dealt(deck, verb, str(value))))
    if verb == "seat":
        return message("crecy-choice-seat", seat=str(value))
    if verb == "lose":
        return _loss_choice(deck, asked, str(value), view)
    if verb == "lose-mother":
        return _lose_mother(deck, mode, asked, view)
    if verb == "pawn":
        purpose = "loss" if asked.step == "loss" else "pawn"
        return message(f"crecy-choice-{purpose}", pawn=message(f"crecy-pawn-{value}"), kind=str(value))
    if verb == "done":
        return message("crecy-choice-done", what=asked.kind)
    return message(f"crecy-choice-{verb}-{value}" if value else f"crecy-choice-{verb}")


def short_choice(deck: Deck, mode: str, asked: Decision, action: int, view: View) -> Message:
    """An action after the name of its group."""
    structure = deck.catalogue.structures[action]
    if structure.verb in terms.SPACE_NAMES:
        return action_name(mode, structure.verb)
    if structure.verb == "complete":
        return message("crecy-short-complete", card=title_of(_dealt(deck, "mission", str(structure.value))))
    if structure.verb == "pass":
        return message("crecy-short-pass")
    return choice(deck, mode, asked, action, view)


def group(deck: Deck, mode: str, asked: Decision, action: int) -> Message | None:
    """On a turn: the board of an action's space, Missions, or passing; None for all else."""
    if asked.kind != "turn" or asked.step:
        return None
    verb = deck.catalogue.structures[action].verb
    if verb in terms.SPACE_NAMES:
        return message("crecy-group-main" if terms.SPACE_NAMES.index(verb) >= terms.FIRST_MAIN else "crecy-group-own")
    return message(f"crecy-group-{verb}") if verb in ("complete", "pass") else None


def _dealt(deck: Deck, kind: str, id: str) -> Card:
    number = _numbered_head(deck, id) * 2 if kind == "head" else numbered(deck, kind, id)
    return card_of_kind(deck, kind, number)


def lasting(deck: Deck, view: View, seat: int, do: int) -> tuple[int, bool]:
    """What the lasting effects of a seat add for certain, and whether some more depends on a condition."""
    cards = [deck.card_number(id) for id in view["seats"][seat]["lasting"]]
    clauses = [clause for card in cards for clause in deck.clauses[card] if clause.do == do]
    return sum(clause.amount for clause in clauses if not _asks(clause)), any(_asks(clause) for clause in clauses)


def _asks(clause: Clause) -> bool:
    return clause.another >= 0 or clause.hand > 0 or clause.gold_held > 0 or bool(clause.needs)


def _gold(deck: Deck, asked: Decision, view: View, do: int, price: int, own: int = 0) -> Message:
    """A price after the discounts that can be told from the view."""
    sure, perhaps = lasting(deck, view, asked.seat, do)
    found = max(0, price - sure - own)
    return message("crecy-cost-gold", gold=found, sure="no" if perhaps and found else "yes")


def _space_choice(deck: Deck, mode: str, asked: Decision, verb: str, view: View) -> Message:
    action = action_name(mode, verb)
    if verb in PRICED:
        return message("crecy-choice-priced", action=action, price=space_price(deck, mode, asked, verb, view))
    return message("crecy-choice-space", action=action)


def space_price(deck: Deck, mode: str, asked: Decision, verb: str, view: View) -> Message:
    """What the action of a main board space costs and brings, where that is the same for all cards."""
    space = terms.SPACE_NAMES.index(verb)
    price = terms.GOLD_COST[space]
    gold = _gold(deck, asked, view, terms.DISCOUNT_OF_SPACE[space], price) if price else ""
    lost = terms.VENTURE_PRESTIGE[terms.EDITIONS.index(view["edition"])]
    last = view["generation"] == 3 and not _testament(mode)
    return message(
        f"crecy-price-{verb}",
        gold=gold,
        cards=message("crecy-cost-cards", n=terms.CARDS_COST[space]),
        prestige=gain("prestige", -lost),
        mission="under" if last else "kept",
    )


def _friend_choice(deck: Deck, asked: Decision, id: str, view: View) -> Message:
    """Of a card to be discarded only the name, of one to be played its values, of one to be taken its icons as well."""
    friend = deck.friends[deck.card_number(id)]
    name = title_of(friend)
    purpose = _purpose(asked, view)
    if purpose in ("discard", "renew"):
        return message("crecy-choice-discard", card=name, given=_given(deck, asked, view))
    if purpose == "starting-card":
        return message("crecy-choice-start", card=name, income=friend.start_income, gold=friend.start_gold)
    if purpose == "friend":
        return message("crecy-choice-friend", card=name, values=friend_values(friend))
    return message("crecy-choice-take", card=name, who=friend_kind(friend), values=friend_values(friend))


def _side_choice(deck: Deck, asked: Decision, verb: str, view: View) -> Message:
    id = view["seats"][asked.seat]["head"]
    if id is None:
        return message("crecy-choice-side", side=verb)
    number = 2 * _numbered_head(deck, id) + ("patriarch", "matriarch").index(verb)
    return message(
        "crecy-choice-head", side=verb, card=card_title(deck, "head", number), values=side_values(deck, number)
    )


def _amount_choice(deck: Deck, asked: Decision, amount: int, view: View) -> Message:
    asking = _space(asked) == "ask-friends"
    more, perhaps = lasting(deck, view, asked.seat, terms.DO_ASK_MORE if asking else terms.DO_SOCIALIZE_MORE)
    return message(
        "crecy-choice-ask" if asking else "crecy-choice-socialize-for",
        amount=amount + more,
        cost=amount - 1,
        sure="no" if perhaps else "yes",
    )


def _offer_choice(deck: Deck, asked: Decision, id: str, view: View) -> Message:
    kind = next(kind for kind in (0, 1) if id in [offer.id for offer in deck.offers(kind)])
    offer = next(offer for offer in deck.offers(kind) if offer.id == id)
    space = terms.KIND_OF_SPACE.index(kind)
    price = [_gold(deck, asked, view, terms.DISCOUNT_OF_SPACE[space], offer.gold), *other_costs(offer)]
    return message("crecy-choice-offer", card=title_of(offer), cost=tuple(price), gains=tuple(offer_gains(offer)))


def _child_choice(deck: Deck, mode: str, kind: int) -> Message:
    """A card of a pair; one without an effect needs no more than its name, and in The Testament none has (C-38.15)."""
    name = card_title(deck, "child", kind)
    child = deck.children[kind]
    if child.gender >= 0 and not child.effects:
        return message("crecy-choice-dealt", card=name)
    if child.gender >= 0 and _testament(mode):
        return message("crecy-card-son" if child.gender == terms.MALE else "crecy-card-daughter", name=title_of(child))
    return message("crecy-choice-child", card=name, text=card_text(deck, "child", kind))


def _mission_choice(deck: Deck, verb: str, id: str) -> Message:
    mission = deck.missions[numbered(deck, "mission", id)]
    if verb == "complete":
        return message("crecy-choice-complete", card=title_of(mission), honor=mission.honor)
    return message("crecy-choice-mission", card=title_of(mission), text=mission_text(mission))


def _loss_choice(deck: Deck, asked: Decision, what: str, view: View) -> Message:
    if asked.kind != "rival":
        return message("crecy-choice-lose", loss=loss_text(terms.LOSSES.index(what), 1), given="no")
    clause = _rival_clause(deck, view)
    given = clause.to_owner and terms.LOSSES.index(what) in (terms.LOSE_GOLD, terms.LOSE_CARD)
    loss = loss_text(terms.LOSSES.index(what), clause.amount)
    return message("crecy-choice-lose", loss=loss, given="yes" if given else "no")


def _lose_mother(deck: Deck, mode: str, asked: Decision, view: View) -> Message:
    facts = view["decision"] or {}
    family = view["seats"][asked.seat]["family"]
    mother = person_name(deck, mode, family, facts["mother"]) if "mother" in facts else ""
    return message("crecy-choice-lose-mother", mother=mother)


# --- persons to choose ---


def _person_choice(deck: Deck, mode: str, asked: Decision, number: int, view: View) -> Message:
    family: Relatives = view["seats"][asked.seat]["family"]
    if number > len(family):
        return message("crecy-choice-nobody", number=str(number))
    name = person_name(deck, mode, family, number)
    person = family[number - 1]
    purpose = _purpose(asked, view)
    if purpose in PERSONS_TOGETHER and _has_partner(family, number):
        spouse = person_name(deck, mode, family, person["partner"])
        children = len(_children(family, number))
        return message("crecy-choice-couple", one=name, other=spouse, children=children, purpose=purpose)
    if purpose == "grow" and person["state"] == "child":
        kind = deck.card_number(person["card"]) - deck.first_child
        title = card_title(deck, "child", kind)
        return message("crecy-choice-grow", name=name, card=title, text=card_text(deck, "child", kind))
    if _testament(mode):
        return _ancestor_choice(deck, mode, asked, number, view)
    return _member_choice(deck, asked, number, view, name)


def _member_choice(deck: Deck, asked: Decision, number: int, view: View, name: Message | str) -> Message:
    """A member with what it is; for a wedding with the price, which may depend on the member."""
    family: Relatives = view["seats"][asked.seat]["family"]
    person = family[number - 1]
    who = message("crecy-choice-member", name=name, birth=_birth(deck, person), state=_state(family, number))
    friend = _planned(asked, view, "friend", "friend") if asked.step == "member" else ""
    if not friend:
        return who
    money = deck.money[deck.card_number(friend)]
    if money >= 0:
        return who
    own = deck.own_discount[deck.card_number(person["card"])]
    return message("crecy-choice-for", who=who, cost=_gold(deck, asked, view, terms.DO_WEDDING_DISCOUNT, -money, own))


def _birth(deck: Deck, person: dict[str, Any]) -> Message:
    card = deck.card_number(person["card"])
    if card < deck.first_child:
        return message("crecy-born-friend", gender=person["gender"])
    return message("crecy-born-head") if card >= deck.first_head else message(f"crecy-born-{person['gender']}")


def _state(family: Relatives, number: int) -> Message:
    """Child, married, single or widowed."""
    person = family[number - 1]
    if person["state"] == "child":
        return message("crecy-state-child")
    if _has_partner(family, number):
        return message("crecy-state-married", gender=person["gender"])
    widowed = any(other["state"] == "departed" and other.get("partner") == number for other in family)
    return message("crecy-state-widowed" if widowed else "crecy-state-single", gender=person["gender"])


def _has_partner(family: Relatives, number: int) -> bool:
    return "partner" in family[number - 1] and family[number - 1]["state"] != "departed"


def _children(family: Relatives, number: int) -> list[int]:
    return [person["person"] for person in family if number in (person.get("father"), person.get("mother"))]


def _ancestor_choice(deck: Deck, mode: str, asked: Decision, number: int, view: View) -> Message:
    """Somebody in a Testament tree: told by kinship, and whether the Friend joins or replaces this person."""
    family: Relatives = view["seats"][asked.seat]["family"]
    person = family[number - 1]
    friend = _planned(asked, view, "friend", "friend") if asked.step == "member" else ""
    joins = "at"
    if friend:
        same = terms.GENDERS[deck.gender[deck.card_number(friend)]] == person["gender"]
        joins = "replace" if same else "beside"
    return message(
        f"crecy-choice-{joins}", name=person_name(deck, mode, family, number), kin=_kinship(deck, mode, family, number)
    )


def _kinship(deck: Deck, mode: str, family: Relatives, number: int) -> Message:
    """Whose parent, child or spouse somebody is."""
    person = family[number - 1]
    gender = person["gender"]
    children = _children(family, number)
    if children:
        names = tuple(person_name(deck, mode, family, child) for child in children)
        return message("crecy-is-parent", gender=gender, n=len(names), names=names)
    if "father" in person:
        names = tuple(person_name(deck, mode, family, person[role]) for role in ("father", "mother"))
        return message("crecy-is-child", gender=gender, names=names)
    if "partner" in person:
        return message("crecy-is-spouse", gender=gender, name=person_name(deck, mode, family, person["partner"]))
    return message("crecy-is-alone", gender=gender)
