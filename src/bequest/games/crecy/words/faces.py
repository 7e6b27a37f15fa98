"""Everything of a deck that is drawn: cards with all that is printed on them, pawns and spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bequest.core.wire import Face, Values
from bequest.core.words import LANGUAGES, Message, Name, message, words
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import ROLES, SIDES, Card, Child, Friend, Head, Hint, Mission, Offer
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import in_play
from bequest.games.crecy.seen.faces import STARTING_PLAYER, pawn_face, space_face
from bequest.games.crecy.words import card_words
from bequest.games.crecy.words.names import space_message

MOST_PILE: Final = max(in_play.PILES)


def all_faces(deck: Deck) -> list[Face]:
    """Cards first, in the order of the deck."""
    found = [_face(deck, kind, number) for kind, number in card_words.all_cards(deck)]
    found += [_head(head) for head in deck.heads]
    found += [_space(space) for space in range(len(terms.SPACE_NAMES))]
    found += [_pawn(pawn) for pawn in range(len(terms.PAWN_NAMES)) if pawn != terms.FREE_TURN]
    return [*found, Face(STARTING_PLAYER, "marker", _said(message("crecy-face-starting-player")))]


def face_id(deck: Deck, kind: str, number: int) -> str:
    """The id of a card; what `card_words` calls a Head is one of its sides."""
    if kind == "head":
        return f"side:{deck.heads[number // 2].id}-{SIDES[number % 2]}"
    if kind in ("mansion", "venture"):
        return f"{kind}:{kind}"
    return f"{kind}:{card_words.card_of_kind(deck, kind, number).id}"


def _said(title: Message | str) -> dict[str, str]:
    """A name by language."""
    if isinstance(title, Name):
        return dict(title.texts)
    return {language: words(language).say(title) for language in LANGUAGES}


def _face(deck: Deck, kind: str, number: int) -> Face:
    # A Child that shares its name with another is told from it by its gender, a value of its own here.
    title = deck.children[number].name if kind == "child" else card_words.card_title(deck, kind, number)
    id, names = face_id(deck, kind, number), _said(title)
    text = card_words.card_text(deck, kind, number)
    shown = id.partition(":")[0]
    if kind in ("mansion", "venture"):
        space = terms.MANSION if kind == "mansion" else terms.VENTURE
        values: Values = {"gold": terms.GOLD_COST[space], "cards": terms.CARDS_COST[space]}
        return Face(id, shown, names, values, text=text, copies=MOST_PILE)
    card = card_words.card_of_kind(deck, kind, number)
    marks = {field: card.mark(field) for field in card_words.fields(card, kind, number)}
    copies = card.copies if isinstance(card, Child) else 1
    values = _side(deck, number) if kind == "head" else _values(card)
    return Face(id, shown, names, values, _icons(card), text, dict(card.note.texts), copies, marks)


def _values(card: Card) -> Values:
    """What is printed on a card as numbers and words."""
    if isinstance(card, Friend):
        return _friend(card)
    if isinstance(card, Child):
        return {"gender": terms.GENDERS[card.gender]} if card.gender >= 0 else {}
    if isinstance(card, Offer):
        costs = {"cost_gold": card.gold, "cost_cards": card.cards, "cost_income": card.income_lost}
        gains = {"honor": card.honor, "prestige": card.prestige, "income": card.income, "friends": card.friends}
        return {"generation": card.generation, **_told(costs), **_told(gains)}
    if isinstance(card, Mission):
        return {"honor": card.honor, **({"not_in": list(card.not_in)} if card.not_in else {})}
    return {"generation": card.generation} if isinstance(card, Hint) else {}


def _friend(card: Friend) -> Values:
    found: Values = {"gender": terms.GENDERS[card.gender]}
    money = {"dowry": max(0, card.money), "cost": max(0, -card.money)}
    slot = {"income": card.income, "friends": card.cards, "prestige": card.prestige}
    found |= _told(money) | _told(slot) | _told({"start_income": card.start_income, "start_gold": card.start_gold})
    if card.role >= 0:
        found["role"] = ROLES[card.role]
    if card.not_in:
        found["not_in"] = list(card.not_in)
    return found


def _side(deck: Deck, number: int) -> Values:
    head = deck.heads[number // 2]
    side = head.sides[number % 2]
    found: Values = {"colour": terms.PLAYER_COLOURS[head.colour], "gender": terms.GENDERS[number % 2]}
    return found | {"income": side.income, "gold": side.gold, "friends": side.friends}


def _told(numbers: Mapping[str, int]) -> Values:
    """The numbers that are not 0."""
    return {name: number for name, number in numbers.items() if number}


def _icons(card: Card) -> list[str]:
    """The nationality and the occupation of a Friend, the pawn of a Head."""
    if isinstance(card, Head):
        return [terms.COLOURS[card.pawn]] if card.pawn >= 0 else []
    if not isinstance(card, Friend):
        return []
    found = [terms.NATIONALITIES[card.nationality]] if card.nationality >= 0 else []
    return [*found, terms.OCCUPATIONS[card.occupation]] if card.occupation >= 0 else found


def _head(head: Head) -> Face:
    """A Head whose side is not chosen yet."""
    values: Values = {"colour": terms.PLAYER_COLOURS[head.colour]}
    marks = {field: head.mark(field) for field in ("name", "colour", "pawn")}
    note = dict(head.note.texts)
    return Face(f"head:{head.id}", "head", dict(head.name.texts), values, _icons(head), note=note, marks=marks)


def _space(space: int) -> Face:
    """A space by the name of its action, the same on all boards of the main game."""
    values = _told({"gold": terms.GOLD_COST[space], "cards": terms.CARDS_COST[space]})
    icons = [terms.PAWN_NAMES[terms.PAWN_OF_SPACE[space]]] if space >= terms.FIRST_MAIN else []
    return Face(space_face(space), "space", _said(space_message(terms.MULTIPLAYER, space)), values, icons)


def _pawn(pawn: int) -> Face:
    name = message("crecy-face-pawn", pawn=message(f"crecy-pawn-{terms.PAWN_NAMES[pawn]}"))
    copies = terms.PLAYER_PAWNS if pawn == terms.PLAYER_PAWN else terms.PAWNS_PER_COLOUR
    return Face(pawn_face(pawn), "pawn", _said(name), copies=copies)
