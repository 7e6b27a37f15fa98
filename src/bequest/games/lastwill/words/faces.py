"""Everything of Last Will that is drawn: cards, last wills, plans, errand spaces, markers, errand boys and tokens."""

from __future__ import annotations

from typing import Final

from bequest.core.wire import Face, Values
from bequest.core.words import LANGUAGES, Message, message, words
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import SIDES
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.seen import naming
from bequest.games.lastwill.words import card_words
from bequest.games.lastwill.words.names import errand_message, player, signed
from bequest.games.lastwill.words.questions import plan_text

CARD_KINDS: Final = (*terms.KINDS, card_words.WILL)
"""The kinds of faces that are cards; the others are parts of boards, and pieces."""


def faces(deck: Deck) -> list[Face]:
    """All of them, cards first."""
    found = [_card(deck, kind, number) for kind, number in card_words.all_cards(deck)]
    return found + _plans(deck) + _errands(deck) + _pieces() + _tokens(deck)


# --- cards ---


def _card(deck: Deck, kind: str, number: int) -> Face:
    card = card_words.card_of_kind(deck, kind, number)
    return Face(
        f"{kind}:{card.id}",
        kind,
        dict(card.name.texts),
        _values(card) if isinstance(card, Card) else {"amount": card.amount},
        _icons(card) if isinstance(card, Card) else [],
        card_words.card_text(deck, kind, number),
        dict(card.note.texts),
        _copies(card) if isinstance(card, Card) else 1,
        {field: card.mark(field) for field in card_words.said_fields(card)},
    )


def _copies(card: Card) -> int:
    """One wild card for each of their places; 0 is any number, of a card that a position file brings."""
    return terms.WILD_PLACES if card.kind == terms.WILD else card.copies


def _icons(card: Card) -> list[str]:
    """The symbols; of a property or a companion the type."""
    symbols = [name for n, name in enumerate(terms.SYMBOLS) if card.symbols >> n & 1]
    return symbols if card.type < 0 else [*symbols, _type(card)]


def _type(card: Card) -> str:
    return terms.TYPES[card.type] if card.kind == terms.PROPERTY else terms.COMPANION_TYPES[card.type]


def _values(card: Card) -> Values:
    """What is printed on a card; what it does not have is left out."""
    found: Values = {"back": terms.BACKS[card.back], "crowns": card.crowns}
    if card.type >= 0:
        found["type"] = _type(card)
    found |= _white_values(card) if card.white else _black_values(card)
    return {key: value for key, value in found.items() if value not in (0, []) or key in ("actions", "pounds")}


def _white_values(card: Card) -> Values:
    """Actions and pounds of each option, the coins, and the effect."""
    found: Values = {
        "actions": [actions for actions, _ in card.options],
        "pounds": [amount for _, amount in card.options],
        "coins": [terms.COMPANION_TYPES[type] for type, _ in card.coins],
        "coin_pounds": [amount for _, amount in card.coins],
    }
    if card.effect >= 0:
        found |= {"effect": terms.EFFECTS[card.effect], "effect_amount": card.effect_amount}
    return found


def _black_values(card: Card) -> Values:
    """Banknotes, what it costs to put it down, and the upper part; a formula is pounds for each farm, dog and horse."""
    found: Values = {
        "banknotes": list(card.banknotes),
        "play_actions": card.play_actions,
        "play_pounds": card.play_pounds,
        "privileges": [terms.PRIVILEGES[clause.do] for clause in card.privileges],
        "spaces": [terms.COMPANION_TYPES[type] for type, _ in card.spaces],
        "space_pounds": [amount for _, amount in card.spaces],
    }
    if card.upper:
        found["actions"] = card.actions
        if card.formula:
            found["formula"] = list(card.formula)
        else:
            found["pounds"] = card.first
    return found


# --- boards and pieces ---


def _called(what: Message) -> dict[str, str]:
    """A name in every language."""
    return {language: words(language).say(what) for language in LANGUAGES}


def _plans(deck: Deck) -> list[Face]:
    found: list[Face] = []
    for side, players in enumerate(SIDES):
        for number, plan in enumerate(deck.boards.side(side), 1):
            values: Values = {"cards": plan.cards, "errands": plan.errands, "actions": plan.actions, "players": players}
            name = message("lastwill-face-plan", plan=str(number))
            text = plan_text(plan.cards, plan.errands, plan.actions)
            found.append(Face(f"plan:{players}-{number}", "plan", _called(name), values, text=text))
    return found


def _errands(deck: Deck) -> list[Face]:
    return [
        Face(naming.errand(deck, row), "errand", _called(errand_message(deck, row)))
        for row in range(len(deck.errand_names))
    ]


def _pieces() -> list[Face]:
    """Planning markers and errand boys of each colour, neutral markers, and the starting player marker."""
    found = [
        Face(naming.NEUTRAL, "marker", _called(message("lastwill-face-neutral"))),
        Face(naming.STARTER, "marker", _called(message("lastwill-face-starter"))),
    ]
    for kind in ("marker", "boy"):
        for colour in terms.COLOURS:
            name = message(f"lastwill-face-{kind}", player=player(colour))
            found.append(Face(f"{kind}:{colour}", kind, _called(name), icons=[colour]))
    return found


def _tokens(deck: Deck) -> list[Face]:
    return [
        Face(
            naming.token(value), "token", _called(message("lastwill-face-token", token=signed(value))), {"value": value}
        )
        for value in sorted(set(deck.boards.market))
    ]
