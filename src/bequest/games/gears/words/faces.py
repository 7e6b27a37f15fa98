"""Everything of Gears of Time that is drawn: cards, characters, cubes, markers, tokens, timeframes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.texts import provenance
from bequest.core.wire import Face, Values
from bequest.core.words import LANGUAGES, Message, message, words
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.words.card_texts import card_text
from bequest.games.gears.words.names import card_message, character_message, pursuit_name

TECHNOLOGY_FIELDS: Final = ("name", "copies", "cost", "reward", "needs")
ABILITY_FIELDS: Final = ("ability", "effect", "amount")
FATE_FIELDS: Final = ("name", "target", "effect", "amount")
CHARACTER_FIELDS: Final = ("name", "title", "pursuit", "bonus")
TOKENS: Final = ("plus", "minus")


def faces(deck: Deck) -> list[Face]:
    """All faces of a deck; what is not in the deck is the same with every one."""
    found = [_technology(deck, card) for card in range(deck.first_fate)]
    found += [_fate(deck, fate) for fate in range(len(deck.fates))]
    found += [_character(deck, number) for number in range(len(deck.characters))]
    found += [_thing("cube", colour) for colour in terms.COLOURS]
    found += [_thing("marker", colour) for colour in (*terms.COLOURS, "present-day")]
    found += [_thing("token", sign, {"reward": 1 if sign == "plus" else -1}, terms.MODIFIER_TOKENS) for sign in TOKENS]
    return found + [_thing("timeframe", name) for name in terms.SLOT_NAMES]


def sentence(deck: Deck, face: str, pursuit: str = "option") -> Message:
    """A face in one sentence; `pursuit` is whether characters earn points in this game (on, off), if one is played."""
    kind, _, id = face.partition(":")
    if kind in ("technology", "fate"):
        card = deck.number[id]
        return message("gears-text-card", card=card_message(deck, card), text=card_text(deck, card))
    if kind == "character":
        number = [character.id for character in deck.characters].index(id)
        return message(
            "gears-text-card", card=character_message(deck, number), text=_character_text(deck, number, pursuit)
        )
    return _thing_name(kind, id)


def _technology(deck: Deck, card: int) -> Face:
    data = deck.technologies[card]
    values: Values = {"cost": data.cost, "reward": data.reward, "needs": list(data.needs), "level": deck.level[card]}
    fields: tuple[str, ...] = TECHNOLOGY_FIELDS
    if data.ability:
        values |= {"ability": data.ability, "effect": data.effect, "amount": data.amount}
        fields += ABILITY_FIELDS
    marks = {field: deck.mark(card, field) for field in fields}
    icons = [data.ability, data.effect] if data.ability else []
    text = card_text(deck, card)
    names = dict(data.name.texts)
    return Face(f"technology:{data.id}", "technology", names, values, icons, text, {}, data.copies, marks)


def _fate(deck: Deck, fate: int) -> Face:
    data = deck.fates[fate]
    target, effect = terms.TARGETS[data.target], terms.FATE_EFFECTS[data.effect]
    values: Values = {"target": target, "effect": effect, "amount": data.amount, "lasting": data.lasting}
    text = card_text(deck, deck.first_fate + fate)
    marks = _marks(FATE_FIELDS, data.published)
    return Face(f"fate:{data.id}", "fate", dict(data.name.texts), values, [effect], text, {}, 1, marks)


def _character(deck: Deck, number: int) -> Face:
    data = deck.characters[number]
    values: Values = {"pursuit": data.pursuit, "bonus": data.bonus}
    text, marks = _character_text(deck, number), _marks(CHARACTER_FIELDS, data.published)
    return Face(f"character:{data.id}", "character", dict(data.name.texts), values, [], text, {}, 1, marks)


def _character_text(deck: Deck, number: int, mode: str = "option") -> Message:
    """The title, unless it is the name, and when the pursuit pays (G-18.1)."""
    data = deck.characters[number]
    text = message("gears-text-pursuit", pursuit=pursuit_name(deck, data.id), bonus=data.bonus, mode=mode)
    return text if data.title.texts == data.name.texts else message("gears-text-joined", first=data.title, next=text)


def _marks(fields: Sequence[str], published: Sequence[str]) -> dict[str, str]:
    return {field: provenance.label(field, published) for field in fields}


def _thing(kind: str, id: str, values: Values | None = None, copies: int = 1) -> Face:
    """Something that is not in the deck, by the words that the game has for it."""
    name = _thing_name(kind, id)
    return Face(f"{kind}:{id}", kind, {code: words(code).say(name) for code in LANGUAGES}, values or {}, copies=copies)


def _thing_name(kind: str, id: str) -> Message:
    if kind == "cube":
        return message(f"gears-cube-{id}")
    if kind == "marker":
        return message(f"gears-marker-{id}")
    return message(f"gears-token-{id}") if kind == "token" else message("gears-choice-timeframe", value=id)
