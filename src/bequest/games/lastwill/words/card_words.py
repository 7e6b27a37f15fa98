"""What the cards of Last Will are called and say, made from the data that runs (W-28.31)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from bequest.core.words import Arg, Message, either, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card, Clause, Will
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.words.names import (
    actions_message,
    chained,
    change,
    companion_message,
    pounds,
    property_message,
)

WILL: Final = "will"
FORMULA: Final = ("farm", "dog", "horse")
"""What a formula counts, in the order of its numbers."""
CLAUSE_PARTS: Final = ("amount", "symbols", "types", "uses", "lower", "raise", "opera", "deck")
"""Parts of a privilege that a mark may name, beside property types."""
RESIDENCES: Final = (1 << terms.FARM) - 1
ALL_TYPES: Final = (1 << len(terms.TYPES)) - 1
CROWN: Final = "★"
TIE: Final = "\N{NO-BREAK SPACE}"
"""Between things that stay on one line."""


# --- cards by kind and number ---


def card_title(deck: Deck, kind: str, number: int) -> Message | str:
    return card_of_kind(deck, kind, number).name


def all_cards(deck: Deck) -> list[tuple[str, int]]:
    """Every card by its kind and its number in the card list; last wills have a numbering of their own."""
    found = [(terms.KINDS[card.kind], number) for number, card in enumerate(deck.cards)]
    return found + [(WILL, number) for number in range(len(deck.wills))]


def card_of_kind(deck: Deck, kind: str, number: int) -> Card | Will:
    return deck.wills[number] if kind == WILL else deck.cards[number]


def numbered(deck: Deck, kind: str, id: str) -> int:
    """The number of a card of a kind, by its id."""
    cards: Sequence[Card | Will] = deck.wills if kind == WILL else deck.cards
    return next(number for number, card in enumerate(cards) if card.id == id)


def _sentences(items: Sequence[Message]) -> Message:
    return reduce(lambda first, following: message("lastwill-sentences", first=first, next=following), items)


def _semicolons(items: Sequence[Message | str]) -> Message | str:
    return reduce(lambda first, following: message("lastwill-semicolon", first=first, next=following), items)


# --- what a card says ---


def card_text(deck: Deck, kind: str, number: int) -> Message:
    """A card in a few sentences, from the data that runs."""
    found = card_of_kind(deck, kind, number)
    if isinstance(found, Will):
        return message("lastwill-text-will", pounds=pounds(found.amount))
    if found.kind == terms.WILD:
        return message("lastwill-text-wild")
    if found.kind == terms.COMPANION:
        told = [message("lastwill-text-companion", type=companion_message(found.type))]
    else:
        told = _event_text(found) if found.kind == terms.EVENT else _black_text(found)
    if found.copies > 1:
        told.append(message("lastwill-text-copies", n=found.copies))
    return _sentences(told)


def _event_text(card: Card) -> list[Message]:
    told = [message("lastwill-text-event", head=card_head(card), cost=event_cost(card))]
    if card.effect >= 0:
        told.append(message("lastwill-text-effect", effect=effect_text(card)))
    return told


def _black_text(card: Card) -> list[Message]:
    if card.kind == terms.PROPERTY:
        scale = chained([pounds(note) for note in card.banknotes])
        told = [
            message("lastwill-text-property", head=card_head(card), scale=scale, farm=_yes(card.type == terms.FARM))
        ]
    else:
        told = [message("lastwill-text-put", head=card_head(card), cost=put_cost(card))]
    if card.upper:
        told.append(message("lastwill-text-activate", upper=upper_text(card)))
    if card.privileges:
        told.append(message("lastwill-text-privilege", privilege=privilege_text(card)))
    return told


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def card_head(card: Card) -> Message:
    """What a card is: its kind, a property by its type, with its crowns and symbols."""
    head = message(kind_id(card), crowns=card.crowns)
    symbols = symbol_names(card)
    return message("lastwill-head-symbols", head=head, symbols=chained(symbols)) if symbols else head


def kind_id(card: Card) -> str:
    """The id of what a card is: its kind, a property by its type."""
    return f"lastwill-kind-{terms.TYPES[card.type] if card.kind == terms.PROPERTY else terms.KINDS[card.kind]}"


def symbol_names(card: Card) -> list[Message | str]:
    """The symbols of a card."""
    return [message(f"lastwill-symbol-{name}") for n, name in enumerate(terms.SYMBOLS) if card.symbols >> n & 1]


def pair_text(actions: int, amount: int) -> Message:
    """Actions and pounds that are paid together; an amount of nothing is left out."""
    if not amount:
        return actions_message(actions)
    return message("lastwill-pair", actions=actions_message(actions), pounds=pounds(amount))


def event_cost(card: Card) -> Message | str:
    """What an event costs: one pair of actions and pounds or several, and its coins."""
    pairs = either([pair_text(actions, amount) for actions, amount in card.options])
    return chained([pairs, *coin_texts(card)])


def coin_texts(card: Card) -> list[Message | str]:
    return [
        message("lastwill-coin", type=companion_message(type), pounds=change(amount)) for type, amount in card.coins
    ]


def effect_text(card: Card) -> Message:
    """What an event does beyond spending."""
    return message(f"lastwill-do-{terms.EFFECTS[card.effect]}", n=card.effect_amount)


def put_cost(card: Card) -> Message:
    """What it costs to put an expense or a helper down (W-12.2)."""
    return pair_text(1 + card.play_actions, card.play_pounds)


def upper_text(card: Card) -> Message | str:
    """What an activation costs: actions, the first amount or a formula, and the amounts beside companions."""
    told: list[Message | str] = [actions_message(card.actions)]
    told += [_formula_text(card)] if card.formula else [pounds(card.first)]
    return chained([*told, *space_texts(card)])


def space_texts(card: Card) -> list[Message | str]:
    """The companion spaces from the top, with their amounts."""
    return [
        message("lastwill-space", type=companion_message(type), pounds=pounds(amount)) for type, amount in card.spaces
    ]


def _formula_text(card: Card) -> Message:
    each = [
        message(f"lastwill-each-{what}", pounds=pounds(amount))
        for what, amount in zip(FORMULA, card.formula, strict=True)
        if amount
    ]
    return message("lastwill-formula", each=tuple(each)) if each else pounds(0)


def card_brief(card: Card, token: int = 0) -> Message | str:
    """A card in one line, for lists of cards to choose from: what it costs comes first, as on the table.

    `token` is that of the market for a property of this type.
    """
    if card.kind == terms.COMPANION:
        return message("lastwill-cards-companion")
    if card.kind == terms.WILD:
        return message("lastwill-brief-wild")
    if card.kind == terms.EVENT:
        told = [event_cost(card), *([effect_text(card)] if card.effect >= 0 else [])]
    else:
        told = [*cost_texts(card, token), *_brief_upper(card)]
        if card.kind == terms.PROPERTY:
            told.append(_scale_text(card))
        if card.privileges:
            told.append(privilege_text(card))
    return message("lastwill-brief", head=brief_head(card), text=_semicolons(told)) if told else brief_head(card)


def cost_texts(card: Card, token: int) -> list[Message | str]:
    """The price of a property; what another card costs beyond the one action of putting it down."""
    if card.kind == terms.PROPERTY:
        return [message("lastwill-cards-price", price=pounds(max(0, card.banknotes[0] + token)))]
    if card.play_actions or card.play_pounds:
        return [message("lastwill-cards-put", cost=put_cost(card))]
    return []


def brief_head(card: Card) -> Message:
    """What a card is, with a star for each crown."""
    head = message(kind_id(card), crowns=0)
    if card.crowns:
        head = message("lastwill-brief-stars", head=head, stars=CROWN * card.crowns)
    symbols = symbol_names(card)
    return message("lastwill-head-symbols", head=head, symbols=chained(symbols)) if symbols else head


def _brief_upper(card: Card) -> list[Message | str]:
    """What it is activated for: the first amount, then a circle for each companion space with what that brings."""
    if card.formula:
        return [upper_text(card)]
    if not card.upper:
        return []
    spaces = [
        message("lastwill-brief-space", type=companion_message(type), pounds=pounds(amount))
        for type, amount in card.spaces
    ]
    amounts = _sentences([pounds(card.first), *spaces])
    return [message("lastwill-cards-upper", actions=actions_message(card.actions), amounts=amounts)]


def _scale_text(card: Card) -> Message:
    """The banknotes of a property from the top."""
    return message("lastwill-brief-values", notes=TIE.join(map(str, card.banknotes)))


# --- privileges ---


def privilege_text(card: Card) -> Message | str:
    """All that the privilege of a helper lets its owner do (section 22)."""
    return _semicolons([clause_text(clause) for clause in card.privileges])


def clause_text(clause: Clause) -> Message:
    """One privilege by what it does."""
    facts: dict[str, Arg] = {}
    if clause.do <= terms.UPKEEP:
        facts["types"] = _types(clause.types)
    if clause.do == terms.PRICE:
        return _price_text(clause, facts["types"])
    if clause.uses > 0:
        facts["uses"] = clause.uses
    if clause.do in (terms.UPKEEP, terms.BONUS):
        facts["pounds"] = pounds(clause.amount)
    elif clause.amount:
        facts["n"] = clause.amount
    if clause.do == terms.BONUS:
        return _bonus_text(clause, facts)
    if clause.deck >= 0:
        return Message(f"lastwill-privilege-draw-{terms.DECKS[clause.deck]}", facts)
    return Message(f"lastwill-privilege-{terms.PRIVILEGES[clause.do]}", facts)


def _bonus_text(clause: Clause, facts: dict[str, Arg]) -> Message:
    """More pounds with each use of a card with one of the symbols, and at the opera if it says so."""
    names: list[Message | str] = [
        message(f"lastwill-symbol-{name}") for n, name in enumerate(terms.SYMBOLS) if clause.symbols >> n & 1
    ]
    if not names:
        return Message("lastwill-privilege-opera", facts)
    facts["symbols"] = either(names)
    return Message("lastwill-privilege-bonus", {**facts, "opera": _yes(clause.opera)})


def _price_text(clause: Clause, types: Arg) -> Message:
    facts: dict[str, Arg] = {"types": types, "lower": pounds(clause.lower), "raised": pounds(clause.raises)}
    if clause.lower == clause.raises:
        return Message("lastwill-privilege-price", facts)
    way = "lower" if not clause.raises else "raise" if not clause.lower else "both"
    return Message("lastwill-privilege-price-apart", {**facts, "way": way})


def _types(bits: int) -> Message | str:
    """Property types of which one is meant, with their article."""
    if bits == RESIDENCES:
        return message("lastwill-a-residence")
    if bits in (0, ALL_TYPES):
        return message("lastwill-a-property")
    return either([message(f"lastwill-a-{name}") for n, name in enumerate(terms.TYPES) if bits >> n & 1])


# --- notes and marks ---


def card_note(deck: Deck, kind: str, number: int) -> Message | str:
    """The line that describes a card, if it has one; no rule is in it."""
    return card_of_kind(deck, kind, number).note


def card_marks(deck: Deck, kind: str, number: int) -> Message:
    """Which of the things that a card says are the house's own."""
    card = card_of_kind(deck, kind, number)
    house: list[Message] = []
    for field in said_fields(card):
        if card.mark(field) == "published":
            continue
        name = message(f"lastwill-field-{field.replace('_', '-')}")
        parts = _published_parts(card, field)
        house.append(message("lastwill-partly", field=name, parts=tuple(parts)) if parts else name)
    return message("lastwill-marks-house", fields=tuple(house)) if house else message("lastwill-marks-published")


def _published_parts(card: Card | Will, field: str) -> list[Message | str]:
    """The parts of a field that are known, as `field.part` marks them."""
    marks = [name.partition(".") for name in card.published]
    return [_part(field, part) for owner, _, part in marks if owner == field and part]


def _part(field: str, part: str) -> Message | str:
    if part in terms.COMPANION_TYPES:
        return companion_message(terms.COMPANION_TYPES.index(part))
    if part in terms.TYPES:
        return property_message(terms.TYPES.index(part))
    if part in terms.SYMBOLS:
        return message(f"lastwill-symbol-{part}")
    if part in CLAUSE_PARTS:
        return message(f"lastwill-part-{part}")
    return pounds(int(part)) if field == "banknotes" and part.isdecimal() else part


def said_fields(card: Card | Will) -> list[str]:
    """The fields in which a card says something."""
    if isinstance(card, Will):
        return ["name", "amount"]
    plain = card.white and len(card.options) == 1
    said = {
        "kind": card.kind in (terms.EXPENSE, terms.HELPER) or card.crowns > 0,
        "crowns": card.crowns > 0,
        "type": card.type >= 0,
        "symbols": card.symbols > 0,
        "play_actions": card.play_actions > 0,
        "play_pounds": card.play_pounds > 0,
        "banknotes": bool(card.banknotes),
        "actions": plain or card.upper,
        "pounds": plain or (card.upper and not card.formula),
        "options": len(card.options) > 1,
        "formula": bool(card.formula),
        "coins": bool(card.coins),
        "spaces": bool(card.spaces),
        "effect": card.effect >= 0,
        "privileges": bool(card.privileges),
        "copies": card.copies > 1,
    }
    return ["name", *[field for field, value in said.items() if value]]
