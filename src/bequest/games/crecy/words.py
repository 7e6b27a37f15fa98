"""The Duke de Crecy in words: names, what is asked, what can be chosen, what a card says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final

from bequest.core.position import Decision
from bequest.core.words import Arg, Message, either, message
from bequest.games.crecy.cards import FATHER, MOTHER, ROLES, Card, Friend, Hint, Mission, Offer
from bequest.games.crecy.data import Deck
from bequest.games.crecy.names import called, card_message, named, space_message, title_of
from bequest.games.crecy.terms import (
    ANY_ONE,
    ATTACHED,
    CARDS_COST,
    COLOURS,
    DISCOUNT_OF_SPACE,
    DO_ASK_MORE,
    DO_CHILDLESS,
    DO_COUNTS_AS,
    DO_FREE_TURN,
    DO_OWN_DISCOUNT,
    DO_PAIRS,
    DO_RIVALS_LOSE,
    DO_SOCIALIZE_MORE,
    DO_TAKE,
    DO_WEDDING_DISCOUNT,
    EDITIONS,
    EFFECTS,
    ENGLISH,
    FIRST_MAIN,
    FIRST_OCCUPATION,
    GENDERS,
    GIFTS,
    GOLD_COST,
    ICONS,
    KIN,
    KIND_OF_SPACE,
    LOSE_CARD,
    LOSE_GOLD,
    LOSSES,
    M_MEMBERS,
    M_OFFSPRING,
    MALE,
    MANSION,
    MEASURES,
    MODES,
    NATIONALITIES,
    OCCUPATIONS,
    PLAYER_COLOURS,
    RIVALS,
    SIDES,
    SOLO_TESTAMENT,
    SPACE_NAMES,
    TRIGGERS,
    VENTURE,
)
from bequest.games.crecy.vocabulary import Clause, Goal, Kin, Measure

View = dict[str, Any]
"""What `view.view` gives."""
Relatives = list[dict[str, Any]]
"""A family in a view; persons are counted from 1, there and here."""
KINDS: Final = (
    "friend", "child", "head", "title", "contribution", "mission", "patron", "hint", "mansion", "venture",
)  # fmt: skip
MINUS: Final = "\u2212"
GENERATION_NUMERALS: Final = ("", "I", "II", "III", "IV")
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
    return space_message(MODES.index(mode), SPACE_NAMES.index(space))


def card_title(deck: Deck, kind: str, number: int) -> Message | str:
    """The name of a card; of a Head that of the side, of a Hint its sentence."""
    if kind == "head":
        return card_message(deck, deck.first_head + number)
    if kind not in KINDS[:8]:
        return message(f"crecy-card-{kind}")
    name = title_of(_card(deck, kind, number))
    if kind == "child" and [child.name for child in deck.children].count(deck.children[number].name) > 1:
        return message("crecy-card-son" if deck.children[number].gender == MALE else "crecy-card-daughter", name=name)
    return name


def all_cards(deck: Deck) -> list[tuple[str, int]]:
    """Every card by kind and number; Mansions are all alike, and so are Ventures."""
    counts = (
        len(deck.friends), len(deck.children), 2 * len(deck.heads), len(deck.titles), len(deck.contributions),
        len(deck.missions), len(deck.patrons), len(deck.hints), 1, 1,
    )  # fmt: skip
    return [(kind, number) for kind, count in zip(KINDS, counts, strict=True) for number in range(count)]


def _testament(mode: str) -> bool:
    return mode == MODES[SOLO_TESTAMENT]


def _card(deck: Deck, kind: str, number: int) -> Card:
    if kind == "head":
        return deck.heads[number // 2]
    cards: dict[str, Sequence[Card]] = {
        "friend": deck.friends,
        "child": deck.children,
        "title": deck.titles,
        "contribution": deck.contributions,
        "mission": deck.missions,
        "patron": deck.patrons,
        "hint": deck.hints,
    }
    return cards[kind][number]


def numbered(deck: Deck, kind: str, id: str) -> int:
    """The number of a card of a kind, by its id."""
    count = [number for found, number in all_cards(deck) if found == kind]
    return next(number for number in count if _card(deck, kind, number).id == id)


def chained(items: Sequence[Message | str]) -> Message | str:
    """Things one after the other, without an "and": a, b, c."""
    return reduce(lambda first, following: message("crecy-comma", first=first, next=following), items)


def signed(amount: int) -> str:
    """With its sign, below zero a real minus."""
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def gain(what: str, amount: int) -> Message:
    """A change of Gold, Honor, Prestige or Income."""
    return message(f"crecy-gain-{what}", amount=signed(amount))


# --- what is asked ---


def question(deck: Deck, mode: str, asked: Decision, view: View) -> Message:
    """The decision, or the open step of a move, in one sentence."""
    what = _purpose(asked, view)
    own = view["seats"][asked.seat]
    made = _made(asked)
    space = _space(asked)
    friend = _chosen(asked, "friend") if what == "member" else ""
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
        id = _chosen(asked, "acquire", "give")
        return _offer(deck, space, id).cards if id else 0
    return 1 if space == "ask-friends" else CARDS_COST[SPACE_NAMES.index(space)]


def _offer(deck: Deck, space: str, id: str) -> Offer:
    offers = deck.offers(KIND_OF_SPACE[SPACE_NAMES.index(space)])
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
        return {"head": title_of(_card(deck, "head", 2 * _numbered_head(deck, own["head"])))}
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
        id = _chosen(asked, "acquire", "give")
        card = title_of(_offer(deck, _space(asked), id)) if id else message(f"crecy-one-{_kind_of(asked)}")
        return {"card": card}
    return {"gender": "any"}


def _kind_of(asked: Decision) -> str:
    return ATTACHED[KIND_OF_SPACE[SPACE_NAMES.index(_space(asked))]]


def _numbered_head(deck: Deck, id: str) -> int:
    return [head.id for head in deck.heads].index(id)


# --- what can be chosen ---


def choice(deck: Deck, mode: str, asked: Decision, action: int, view: View) -> Message:
    """An action as it is meant in this decision, with what it costs and gives."""
    structure = deck.catalogue.structures[action]
    verb, value = structure.verb, structure.value
    if verb in SPACE_NAMES:
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
    if structure.verb in SPACE_NAMES:
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
    if verb in SPACE_NAMES:
        return message("crecy-group-main" if SPACE_NAMES.index(verb) >= FIRST_MAIN else "crecy-group-own")
    return message(f"crecy-group-{verb}") if verb in ("complete", "pass") else None


def _dealt(deck: Deck, kind: str, id: str) -> Card:
    number = _numbered_head(deck, id) * 2 if kind == "head" else numbered(deck, kind, id)
    return _card(deck, kind, number)


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
    space = SPACE_NAMES.index(verb)
    price = GOLD_COST[space]
    gold = _gold(deck, asked, view, DISCOUNT_OF_SPACE[space], price) if price else ""
    lost = 1 if view["edition"] == EDITIONS[ENGLISH] else 2
    last = view["generation"] == 3 and not _testament(mode)
    return message(
        f"crecy-choice-{verb}",
        action=action_name(mode, verb),
        gold=gold,
        cards=message("crecy-cost-cards", n=CARDS_COST[space]),
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
    more, perhaps = lasting(deck, view, asked.seat, DO_ASK_MORE if asking else DO_SOCIALIZE_MORE)
    return message(
        "crecy-choice-ask" if asking else "crecy-choice-socialize-for",
        amount=amount + more,
        cost=amount - 1,
        sure="no" if perhaps else "yes",
    )


def _offer_choice(deck: Deck, asked: Decision, id: str, view: View) -> Message:
    kind = next(kind for kind in (0, 1) if id in [offer.id for offer in deck.offers(kind)])
    offer = next(offer for offer in deck.offers(kind) if offer.id == id)
    space = KIND_OF_SPACE.index(kind)
    price = [_gold(deck, asked, view, DISCOUNT_OF_SPACE[space], offer.gold), *_other_costs(offer)]
    return message("crecy-choice-offer", card=title_of(offer), cost=tuple(price), gains=tuple(offer_gains(offer)))


def _child_choice(deck: Deck, mode: str, kind: int) -> Message:
    """A card of a pair; one without an effect needs no more than its name, and in The Testament none has (C-38.15)."""
    name = card_title(deck, "child", kind)
    child = deck.children[kind]
    if child.gender >= 0 and not child.effects:
        return message("crecy-choice-dealt", card=name)
    if child.gender >= 0 and _testament(mode):
        return message("crecy-card-son" if child.gender == MALE else "crecy-card-daughter", name=title_of(child))
    return message("crecy-choice-child", card=name, text=card_text(deck, "child", kind))


def _mission_choice(deck: Deck, verb: str, id: str) -> Message:
    mission = deck.missions[numbered(deck, "mission", id)]
    if verb == "complete":
        return message("crecy-choice-complete", card=title_of(mission), honor=mission.honor)
    return message("crecy-choice-mission", card=title_of(mission), text=_mission_text(mission))


def _loss_choice(deck: Deck, asked: Decision, what: str, view: View) -> Message:
    if asked.kind != "rival":
        return message("crecy-choice-lose", loss=_loss(LOSSES.index(what), 1), given="no")
    clause = _rival_clause(deck, view)
    given = clause.to_owner and LOSSES.index(what) in (LOSE_GOLD, LOSE_CARD)
    loss = _loss(LOSSES.index(what), clause.amount)
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
        return _ancestor_choice(deck, mode, asked, number, family)
    return _member_choice(deck, asked, number, view, name)


def _member_choice(deck: Deck, asked: Decision, number: int, view: View, name: Message | str) -> Message:
    """A member with what it is; for a wedding with the price, which may depend on the member."""
    family: Relatives = view["seats"][asked.seat]["family"]
    person = family[number - 1]
    who = message("crecy-choice-member", name=name, birth=_birth(deck, person), state=_state(family, number))
    friend = _chosen(asked, "friend") if asked.step == "member" else ""
    if not friend:
        return who
    money = deck.money[deck.card_number(friend)]
    if money >= 0:
        return who
    own = deck.own_discount[deck.card_number(person["card"])]
    return message("crecy-choice-for", who=who, cost=_gold(deck, asked, view, DO_WEDDING_DISCOUNT, -money, own))


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


def _ancestor_choice(deck: Deck, mode: str, asked: Decision, number: int, family: Relatives) -> Message:
    """Somebody in a Testament tree: told by kinship, and whether the Friend joins or replaces this person."""
    person = family[number - 1]
    friend = _chosen(asked, "friend") if asked.step == "member" else ""
    joins = "at"
    if friend:
        same = GENDERS[deck.gender[deck.card_number(friend)]] == person["gender"]
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


# --- what a card says ---


def card_text(deck: Deck, kind: str, number: int) -> Message:
    """A card in a few sentences, from the data that runs."""
    if kind == "friend":
        return _friend_text(deck.friends[number])
    if kind == "child":
        return _child_text(deck, number)
    if kind == "head":
        head = deck.heads[number // 2]
        colour = message(f"crecy-colour-{PLAYER_COLOURS[head.colour]}")
        side = ("patriarch", "matriarch")[number % 2]
        return message("crecy-text-head", side=side, colour=colour, values=side_values(deck, number))
    if kind in ("title", "contribution"):
        return _offer_text(deck, kind, number)
    if kind == "mission":
        return _sentences([_mission_text(deck.missions[number]), *_absent(deck.missions[number].not_in)])
    if kind == "patron":
        return _patron_text(deck, number)
    if kind == "hint":
        return _hint_text(deck.hints[number])
    space = MANSION if kind == "mansion" else VENTURE
    return message(f"crecy-text-{kind}", gold=GOLD_COST[space], cards=message("crecy-cost-cards", n=CARDS_COST[space]))


def card_note(deck: Deck, kind: str, number: int) -> Message | str:
    """The line that describes a card, if it has one; no rule is in it."""
    if kind not in KINDS[:8]:
        return ""
    card = _card(deck, kind, number)
    return named(card.note, card.note_fr)


def card_marks(deck: Deck, kind: str, number: int) -> Message:
    """Which of the things that a card says are the house's own (D-1.1)."""
    if kind not in KINDS[:8]:
        return message("crecy-marks-published")
    card = _card(deck, kind, number)
    house = tuple(
        message(f"crecy-field-{field}") for field in _fields(card, kind, number) if card.mark(field) == "house"
    )
    return message("crecy-marks-house", fields=house) if house else message("crecy-marks-published")


def _fields(card: Card, kind: str, number: int) -> list[str]:
    """The fields in which a card says something."""
    if isinstance(card, Friend):
        said = {
            "gender": True,
            "nationality": card.nationality >= 0,
            "occupation": card.occupation >= 0,
            "cost": card.money < 0,
            "dowry": card.money > 0,
            "income": card.income,
            "friends": card.cards,
            "prestige": card.prestige,
            "effects": card.effects,
        }
        return ["name", *[field for field, value in said.items() if value]]
    own = {
        "child": ["gender", "effects"],
        "head": ["colour", "pawn", ("patriarch", "matriarch")[number % 2]],
        "title": ["generation", "cost", "gains"],
        "contribution": ["generation", "cost", "gains"],
        "mission": ["honor", "needs", "effects"],
        "patron": ["main", "minor"],
        "hint": ["generation", "kin"],
    }
    return ["name", *[field for field in own[kind] if field != "effects" or getattr(card, field)]]


def _sentences(items: Sequence[Message]) -> Message:
    return reduce(lambda first, following: message("crecy-sentences", first=first, next=following), items)


def _friend_text(friend: Friend) -> Message:
    told = [
        message("crecy-text-friend", who=friend_kind(friend), values=friend_values(friend)),
        *rewards(friend.effects, "friend"),
    ]
    if friend.start_income or friend.start_gold:
        told.append(message("crecy-text-start", income=friend.start_income, gold=friend.start_gold))
    if friend.role in (FATHER, MOTHER):
        told.append(message(f"crecy-text-role-{ROLES[friend.role]}"))
    return _sentences([*told, *_absent(friend.not_in)])


def _absent(not_in: tuple[str, ...]) -> list[Message]:
    """The modes that lack a card."""
    modes = [message(f"crecy-without-{mode.replace('_', '-').replace('/', '-')}") for mode in not_in]
    return [message("crecy-text-absent", modes=either(modes))] if modes else []


def friend_kind(friend: Friend) -> Message:
    """Gender, nationality and occupation."""
    nationality = occupation = "none"
    facts: dict[str, Arg] = {"gender": GENDERS[friend.gender]}
    if friend.nationality >= 0:
        nationality = "one"
        facts["adjective"] = message(f"crecy-nationality-{NATIONALITIES[friend.nationality]}{_form(friend.gender)}")
    if friend.occupation >= 0:
        occupation = "one"
        facts["trade"] = message(f"crecy-occupation-{OCCUPATIONS[friend.occupation]}{_form(friend.gender)}")
    return Message(f"crecy-friend-{nationality}-{occupation}", facts)


def _form(gender: int) -> str:
    """How the id of a word ends that French has in two genders."""
    return "" if gender == MALE else "-female"


def friend_values(friend: Friend) -> Message | str:
    """Cost or dowry, what the slot gives, Prestige."""
    told: list[Message | str] = []
    if friend.money:
        told.append(message("crecy-dowry" if friend.money > 0 else "crecy-cost", gold=abs(friend.money)))
    if friend.income:
        told.append(gain("income", friend.income))
    if friend.cards:
        told.append(message("crecy-takes", n=friend.cards))
    if friend.prestige:
        told.append(gain("prestige", friend.prestige))
    return chained(told) if told else message("crecy-nothing")


def side_values(deck: Deck, number: int) -> Message | str:
    """What a side of a Head starts with."""
    head = deck.heads[number // 2]
    side = head.sides[number % 2]
    told: list[Message | str] = [
        gain("income", side.income),
        gain("gold", side.gold),
        message("crecy-do-draw", amount=side.friends),
    ]
    if head.pawn >= 0:
        told.append(message("crecy-do-pawn", pawn=message(f"crecy-pawn-{COLOURS[head.pawn]}")))
    return chained(told)


def _child_text(deck: Deck, number: int) -> Message:
    child = deck.children[number]
    if child.gender < 0:
        return message("crecy-text-complication")
    gender = GENDERS[child.gender]
    if not child.effects:
        return message("crecy-text-plain", gender=gender)
    return _sentences([message("crecy-text-child", gender=gender), *rewards(child.effects, "child")])


def _offer_text(deck: Deck, kind: str, number: int) -> Message:
    offer = deck.offers(ATTACHED.index(kind))[number]
    cost: list[Message | str] = [message("crecy-cost-gold", gold=offer.gold, sure="yes"), *_other_costs(offer)]
    return message(
        f"crecy-text-{kind}",
        generation=GENERATION_NUMERALS[offer.generation],
        cost=tuple(cost),
        gains=tuple(offer_gains(offer)),
    )


def _other_costs(offer: Offer) -> list[Message | str]:
    told: list[Message | str] = []
    if offer.cards:
        told.append(message("crecy-cost-cards", n=offer.cards))
    if offer.income_lost:
        told.append(gain("income", -offer.income_lost))
    return told


def offer_gains(offer: Offer) -> list[Message | str]:
    """What a Title or a Contribution brings."""
    amounts = (("honor", offer.honor), ("prestige", offer.prestige), ("income", offer.income))
    told: list[Message | str] = [gain(what, amount) for what, amount in amounts if amount]
    if offer.friends:
        told.append(message("crecy-do-take", amount=offer.friends, gender="any"))
    return told or [message("crecy-nothing")]


def _mission_text(mission: Mission) -> Message:
    first = message("crecy-text-mission", honor=mission.honor, needs=measures_text(mission.needs))
    return _sentences([first, *rewards(mission.effects, "mission")])


def _patron_text(deck: Deck, number: int) -> Message:
    patron = deck.patrons[number]
    told = [] if patron.main is None else [message("crecy-text-main-goal", goal=goal_text(patron.main))]
    minor = [goal_text(goal) for goal in patron.minor]
    if minor:
        goals = reduce(lambda first, following: message("crecy-semicolon", first=first, next=following), minor)
        told.append(message("crecy-text-minor-goals", goals=goals))
    return _sentences(told) if told else message("crecy-text-no-goals")


def goal_text(goal: Goal) -> Message:
    """What a Patron rewards."""
    if goal.per is None:
        return message("crecy-goal-needs", points=goal.points, needs=measures_text(goal.needs))
    return message("crecy-goal-per", points=goal.points, per=_each(goal.per), most=goal.most)


# --- effects ---


def rewards(clauses: Sequence[Clause], owner: str) -> list[Message]:
    """What a Friend, a child or a Mission does, a sentence for all that stands under one condition (C-34.3)."""
    found: dict[tuple[object, ...], list[Clause]] = {}
    for clause in clauses:
        found.setdefault((_moment(clause, owner), _condition(clause)), []).append(clause)
    return [_reward(same, owner) for same in found.values()]


def _condition(clause: Clause) -> tuple[object, ...]:
    """The condition by value: measures of the same kind are equal."""
    needs = tuple((m.count, m.least, m.nationality, m.occupation, m.gender, m.generation) for m in clause.needs)
    return (clause.another, clause.others if clause.another >= 0 else 0, clause.hand, clause.gold_held, needs)


def _reward(same: list[Clause], owner: str) -> Message:
    """Clauses with one condition as one sentence."""
    moment = _moment(same[0], owner)
    when = _conditions(same[0])
    if not when:
        prefix = message(f"crecy-moment-{moment}")
    elif moment == "wedding":
        prefix = message("crecy-moment-with", when=when)
    else:
        prefix = message("crecy-moment-both", moment=message(f"crecy-moment-{moment}"), when=when)
    return message("crecy-text-reward", prefix=prefix, does=tuple(effect_text(clause) for clause in same))


def _moment(clause: Clause, owner: str) -> str:
    """When, or for how long, an effect holds."""
    if clause.do == DO_FREE_TURN:
        return "hand"
    if clause.do in (DO_CHILDLESS, DO_PAIRS, DO_OWN_DISCOUNT):
        return "always"
    if clause.do == DO_COUNTS_AS:
        return "kept"
    if owner == "child":
        return f"lasting-{TRIGGERS[clause.when]}" if clause.lasting else f"child-{TRIGGERS[clause.when]}"
    if clause.lasting:
        return "lasting"
    return "completed" if owner == "mission" else "wedding"


def _conditions(clause: Clause) -> tuple[Message | str, ...]:
    told: list[Message | str] = []
    if clause.another >= 0:
        told.append(message("crecy-when-another", n=clause.others, bearers=_bearers(clause.another, clause.others)))
    if clause.hand:
        told.append(message("crecy-measure-hand", n=clause.hand))
    if clause.gold_held:
        told.append(message("crecy-measure-gold", n=clause.gold_held))
    return (*told, *[measure_text(need) for need in clause.needs])


def _bearers(icon: int, n: int) -> Message:
    return message(f"crecy-bearers-{ICONS[icon]}", n=n)


def effect_text(clause: Clause) -> Message:
    """One thing that a card does."""
    facts: dict[str, Arg] = {"amount": clause.amount}
    name = EFFECTS[clause.do]
    if name in ("gold", "honor", "prestige", "income"):
        return gain(name, clause.amount)
    if clause.colour >= 0:
        facts["pawn"] = message(f"crecy-pawn-{COLOURS[clause.colour]}")
    if clause.do == DO_TAKE:
        facts["gender"] = GENDERS[clause.gender] if clause.gender >= 0 else "any"
    if clause.do == DO_COUNTS_AS:
        facts["trade"] = _bearers(FIRST_OCCUPATION + clause.occupation, 1)
    if name.startswith("rivals"):
        facts |= _rival_facts(clause)
    return Message(f"crecy-do-{name}", facts)


def _rival_facts(clause: Clause) -> dict[str, Arg]:
    facts: dict[str, Arg] = {"who": message(f"crecy-rivals-{RIVALS[clause.who]}")}
    if clause.do == DO_RIVALS_LOSE:
        movable = set(clause.lose) <= {LOSE_GOLD, LOSE_CARD}
        facts["losses"] = either([_loss(what, clause.amount) for what in clause.lose])
        facts["to"] = "bank" if not clause.to_owner else "you" if movable else "some"
    else:
        facts["gift"] = message(f"crecy-gift-{GIFTS[clause.gain]}", n=clause.amount)
    return facts


def _loss(what: int, n: int) -> Message:
    return message(f"crecy-loss-{LOSSES[what]}", n=n)


# --- measures ---


def measures_text(needs: Sequence[Measure]) -> tuple[Message | str, ...]:
    return tuple([measure_text(need) for need in needs])


def measure_text(need: Measure) -> Message:
    """What must be reached, as a noun phrase: at least 3 couples in one Generation."""
    if need.count == M_MEMBERS:
        what = message("crecy-measure-members", n=need.least, members=_members(need, need.least))
    elif need.count == M_OFFSPRING and need.gender >= 0:
        what = message(f"crecy-measure-offspring-{GENDERS[need.gender]}", n=need.least)
    else:
        what = message(f"crecy-measure-{MEASURES[need.count]}", n=need.least)
    return _in_generation(what, need)


def _each(per: Measure) -> Message:
    """What points are given for each of."""
    if per.count == M_MEMBERS:
        what = _members(per, 1)
    elif per.count == M_OFFSPRING and per.gender >= 0:
        what = message(f"crecy-each-offspring-{GENDERS[per.gender]}")
    else:
        what = message(f"crecy-each-{MEASURES[per.count]}")
    return _in_generation(what, per)


def _members(measure: Measure, n: int) -> Message:
    """Friends in the family by occupation, nationality or gender; whatever else is asked of them in brackets."""
    further: list[Message | str] = []
    if measure.occupation >= 0:
        noun = _bearers(FIRST_OCCUPATION + measure.occupation, n)
        if measure.nationality >= 0:
            further.append(_of_nationality(measure.nationality))
    elif measure.nationality >= 0:
        noun = _bearers(measure.nationality, n)
    else:
        return message(f"crecy-bearers-{GENDERS[measure.gender] if measure.gender >= 0 else 'any'}", n=n)
    if measure.gender >= 0:
        further.append(message(f"crecy-bearers-{GENDERS[measure.gender]}", n=n))
    return message("crecy-bearers-further", noun=noun, further=chained(further)) if further else noun


def _of_nationality(nationality: int) -> Message:
    """French says "of Prussian nationality", which agrees with nothing else."""
    adjective = message(f"crecy-nationality-{NATIONALITIES[nationality]}-female")
    return message("crecy-of-nationality", adjective=adjective)


def _in_generation(what: Message, measure: Measure) -> Message:
    if measure.generation == ANY_ONE:
        return message("crecy-in-one-generation", what=what)
    if measure.generation:
        return message("crecy-in-generation", what=what, generation=GENERATION_NUMERALS[measure.generation])
    return what


# --- Hints ---


def _hint_text(hint: Hint) -> Message:
    told: list[Message | str] = [message(f"crecy-kin-{KIN[hint.kin]}", n=hint.least)]
    if hint.side >= 0:
        told.append(message(f"crecy-side-{SIDES[hint.side]}"))
    if hint.line >= 0:
        told.append(message(f"crecy-line-{GENDERS[hint.line]}"))
    told += _qualities(hint.asked)
    generation = GENERATION_NUMERALS[hint.generation]
    return message("crecy-text-hint", generation=generation, asked=chained(told))


def _qualities(kin: Kin) -> list[Message | str]:
    """What a Hint asks of a person, and of his or her spouse or child."""
    told: list[Message | str] = []
    if kin.known:
        told.append(message("crecy-kin-known"))
    if kin.gender >= 0:
        told.append(message(f"crecy-kin-{GENDERS[kin.gender]}"))
    if kin.nationality >= 0:
        told.append(_of_nationality(kin.nationality))
    if kin.occupation >= 0:
        told.append(message("crecy-kin-occupation", trade=message(f"crecy-occupation-{OCCUPATIONS[kin.occupation]}")))
    if kin.holds >= 0:
        told.append(message("crecy-kin-holds", card=message(f"crecy-one-{ATTACHED[kin.holds]}")))
    if kin.children:
        told.append(message("crecy-kin-children", n=kin.children))
    for role, nested in (("spouse", kin.spouse), ("child", kin.child)):
        if nested is not None:
            asked = _qualities(nested)
            told.append(
                message(f"crecy-kin-{role}-who", asked=chained(asked)) if asked else message(f"crecy-kin-{role}")
            )
    return told
