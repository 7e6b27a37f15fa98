"""The cards of Last Will as records, and how they are read from deck texts and position files (W-28.31)."""

from __future__ import annotations

from typing import Final

from bequest.core.entries import TEXT_FIELDS, Entry
from bequest.core.texts.reading import Fields
from bequest.core.words import message, name_of, quoted
from bequest.games.lastwill.data import terms

TABLES: Final[tuple[str, ...]] = (*terms.DECKS, "wild", "wills")
"""The tables of a deck file, named after the decks."""
KINDS_OF_TABLE: Final[dict[str, tuple[int, ...]]] = {
    "events": (terms.EVENT,),
    "helpers": (terms.EXPENSE, terms.HELPER),
    "properties": (terms.PROPERTY,),
    "companions": (terms.COMPANION,),
    "special": (terms.EVENT, terms.EXPENSE, terms.HELPER, terms.PROPERTY),
    "wild": (terms.WILD,),
}
_UPPER: Final[tuple[str, ...]] = ("actions", "pounds", "formula", "spaces")
FIELDS: Final[dict[int, tuple[str, ...]]] = {
    terms.EVENT: ("symbols", "actions", "pounds", "options", "coins", "effect"),
    terms.EXPENSE: ("symbols", "play_actions", "play_pounds", *_UPPER),
    terms.HELPER: ("symbols", "play_actions", "play_pounds", *_UPPER, "privileges"),
    terms.PROPERTY: ("type", "banknotes", *_UPPER),
    terms.COMPANION: ("type",),
    terms.WILD: (),
}
"""What each kind of card may say beside its names, its deck and the number of copies."""
CLAUSE_FIELDS: Final[dict[int, tuple[str, ...]]] = {
    terms.TRADE: ("types", "uses"),
    terms.PRICE: ("types", "lower", "raise"),
    terms.MAINTAIN: ("types", "uses"),
    terms.UPKEEP: ("types", "amount"),
    terms.BONUS: ("symbols", "amount", "opera"),
    terms.DRAW: ("amount", "deck"),
    terms.HAND: ("amount",),
}
"""What each privilege says; an extra action, of either kind, has nothing more to say."""
FORMULA_FIELDS: Final[tuple[str, ...]] = ("farm", "dog", "horse")
MOST_COPIES: Final = 99
MOST_SPACES: Final = 9
"""Companion spaces or coins of one card."""
Raw = dict[str, object]


class Clause:
    """One privilege of a helper: what it does, to which types or symbols (bits), how often and how much."""

    __slots__ = ("amount", "deck", "do", "lower", "opera", "raises", "symbols", "types", "uses")

    def __init__(self, fields: Fields) -> None:
        self.do = fields.one_of("do", terms.PRIVILEGES)
        fields.only(("do", *CLAUSE_FIELDS.get(self.do, ())))
        self.types = bits(fields, "types", terms.TYPES) if self.do <= terms.UPKEEP else 0
        self.symbols = bits(fields, "symbols", terms.SYMBOLS) if self.do == terms.BONUS else 0
        self.uses = 1 if self.do in terms.COUNTED else 0
        if self.do in (terms.TRADE, terms.MAINTAIN):
            self.uses = fields.integer("uses", 1, 1, terms.MOST_PER_CARD)
        self.lower = fields.integer("lower", 0, 0, terms.MOST_PER_CARD)
        self.raises = fields.integer("raise", 0, 0, terms.MOST_PER_CARD)
        self.amount = fields.integer("amount", None, 1, terms.MOST_PER_CARD) if "amount" in _fields(self.do) else 0
        self.opera = fields.flag("opera")
        self.deck = fields.one_of("deck", terms.DECKS[: terms.REGULAR]) if fields.has("deck") else -1
        idle = (self.do <= terms.UPKEEP and not self.types) or (
            self.do == terms.PRICE and not self.lower and not self.raises
        )
        if idle or (self.do == terms.BONUS and not self.symbols and not self.opera):
            raise fields.fail("do", message("lastwill-deck-idle", privilege=terms.PRIVILEGES[self.do]))

    def key(self) -> tuple[int, ...]:
        """Equal keys mean equal privileges."""
        return (
            self.do, self.types, self.symbols, self.uses, self.lower, self.raises, self.amount, self.opera, self.deck,
        )  # fmt: skip


def _fields(do: int) -> tuple[str, ...]:
    return CLAUSE_FIELDS.get(do, ())


class Card(Entry):
    """One design. Amounts of coins and companion spaces are pairs of type and pounds, in printed order.

    Its kind says its border (W-10.5), of a special card too (W-17.3). White cards have options, coins and an effect;
    black ones an upper part and companion spaces (W-13.1, W-13.2), helpers privileges below it (W-14.1). A card has
    symbols, a property or a companion a type instead (W-10.6, W-15.1, W-16.1). It says what of it is published
    (W-28.2, W-28.3).
    """

    def __init__(self, fields: Fields, table: str, strict: bool) -> None:
        self.kind = _kind(fields, table, strict)
        own = ("kind", "copies", *(("crowns",) if table == "special" else ()), *FIELDS[self.kind])
        fields.only((*TEXT_FIELDS, *[name for name in own if table != "wild" or name != "copies"]))
        super().__init__(fields, (*TEXT_FIELDS, *own))
        self.name = name_of(self.name.texts, f"{terms.KINDS[self.kind]}:{self.id}")
        self.copies = fields.integer("copies", 1, 1, MOST_COPIES) if strict or fields.has("copies") else 0
        """0: as many as a position file places (W-0.7)."""
        self.crowns = fields.integer("crowns", None if strict else 1, 1, terms.CROWNS) if table == "special" else 0
        self.back = (
            terms.WILD_BACK
            if self.kind == terms.WILD
            else terms.SPECIAL + self.crowns - 1
            if self.crowns
            else terms.DECKS.index(table)
        )
        self.white = self.kind == terms.EVENT
        self.black = terms.EXPENSE <= self.kind <= terms.PROPERTY
        self.symbols = bits(fields, "symbols", terms.SYMBOLS)
        self.type = -1
        if self.kind in (terms.PROPERTY, terms.COMPANION):
            self.type = fields.one_of("type", terms.TYPES if self.kind == terms.PROPERTY else terms.COMPANION_TYPES)
        self.banknotes = (
            tuple(fields.integers("banknotes", 0, terms.MOST_PER_CARD)) if self.kind == terms.PROPERTY else ()
        )
        self.play_actions = fields.integer("play_actions", 0, 0, terms.MOST_PER_CARD)
        self.play_pounds = fields.integer("play_pounds", 0, 0, terms.MOST_PER_CARD)
        self.options = _options(fields) if self.white else ()
        """Pairs of actions and pounds; a card without options has one."""
        self.coins = _amounts(fields, "coins")
        self.effect, self.effect_amount = _effect(fields)
        self.upper = self.black and (fields.has("pounds") or fields.has("formula"))
        self.actions = fields.integer("actions", 0, 0, terms.MOST_PER_CARD) if self.black else 0
        """To activate it."""
        self.first = fields.integer("pounds", 0, 0, terms.MOST_PER_CARD) if self.black else 0
        self.formula = _formula(fields)
        """Pounds for each farm, and for each dog and each horse on farms; empty if the first amount is printed."""
        self.spaces = _amounts(fields, "spaces")
        self.amounts = (self.first, *[amount for _, amount in self.spaces])
        """What it can be activated for with 0, 1, 2 … tokens."""
        self.privileges = tuple([Clause(entry) for entry in fields.objects("privileges", ("do",), more=True)])
        self.counted = next((clause for clause in self.privileges if clause.do in terms.COUNTED), None)
        """The privilege whose uses in a round are counted."""
        self.key = tuple([clause.key() for clause in self.privileges])
        self.later_choices = _later_choices(self)
        """The most choices after the card itself when it is played, put down or bought (W-8.10)."""
        _check(self, fields)


def _later_choices(card: Card) -> int:
    """Put down: room. Bought: room, waiver, price. Played: option, coins, extra white actions, amount, targets."""
    if not card.white:
        return 3 if card.kind == terms.PROPERTY else 1
    with_targets = card.effect in (terms.DO_ANIMALS, terms.DO_DEPRECIATION)
    return 3 + len(card.coins) + (card.effect_amount if with_targets else 0)


class Will(Entry):
    """A last will card: an amount of money to begin with."""

    face = "will"

    def __init__(self, fields: Fields) -> None:
        fields.only((*TEXT_FIELDS, "amount"))
        super().__init__(fields, (*TEXT_FIELDS, "amount"))
        self.amount = fields.integer("amount", None, 1, terms.MOST_PER_CARD)


def bits(fields: Fields, key: str, words: tuple[str, ...]) -> int:
    """Names of a list as bits."""
    found = 0
    for i, name in enumerate(fields.texts(key)):
        if name not in words:
            raise fields.fail(
                f"{key}[{i + 1}]", message("lastwill-deck-one-of", found=quoted(name), known=", ".join(words))
            )
        found |= 1 << words.index(name)
    return found


def _kind(fields: Fields, table: str, strict: bool) -> int:
    """Given where a deck has several kinds; a fixture without one is taken for what its attributes say."""
    allowed = KINDS_OF_TABLE[table]
    if len(allowed) == 1:
        default = terms.KINDS[allowed[0]]
    elif strict:
        return allowed[fields.one_of("kind", [terms.KINDS[kind] for kind in allowed])]
    elif table == "helpers":
        default = terms.KINDS[terms.HELPER if fields.has("privileges") else terms.EXPENSE]
    else:
        default = terms.KINDS[
            terms.PROPERTY if fields.has("banknotes") else terms.HELPER if fields.has("privileges") else terms.EVENT
        ]
    return allowed[fields.one_of("kind", [terms.KINDS[kind] for kind in allowed], default)]


def _options(fields: Fields) -> tuple[tuple[int, int], ...]:
    if not fields.has("options"):
        return (
            (fields.integer("actions", 0, 0, terms.MOST_PER_CARD), fields.integer("pounds", 0, 0, terms.MOST_PER_CARD)),
        )
    found: list[tuple[int, int]] = []
    for entry in fields.objects("options", ("actions", "pounds")):
        found.append(
            (
                entry.integer("actions", None, 0, terms.MOST_PER_CARD),
                entry.integer("pounds", None, 0, terms.MOST_PER_CARD),
            )
        )
    return tuple(found)


def _amounts(fields: Fields, key: str) -> tuple[tuple[int, int], ...]:
    """Companion types with their amounts."""
    found: list[tuple[int, int]] = []
    for entry in fields.objects(key, ("type", "amount")):
        found.append(
            (entry.one_of("type", terms.COMPANION_TYPES), entry.integer("amount", None, 0, terms.MOST_PER_CARD))
        )
    return tuple(found)


def _effect(fields: Fields) -> tuple[int, int]:
    if not fields.has("effect"):
        return -1, 0
    entry = fields.object("effect", ("do", "amount"))
    return entry.one_of("do", terms.EFFECTS), entry.integer("amount", None, 1, MOST_SPACES)


def _formula(fields: Fields) -> tuple[int, ...]:
    if not fields.has("formula"):
        return ()
    entry = fields.object("formula", FORMULA_FIELDS)
    return tuple([entry.integer(name, 0, 0, terms.MOST_PER_CARD) for name in FORMULA_FIELDS])


def _check(card: Card, fields: Fields) -> None:
    """What no card can be (W-28.31, W-28.32); banknotes fall, and a farm has one (W-15.2, W-15.3, W-28.46)."""
    if card.white and fields.has("options"):
        if len(card.options) < 2 or len(card.options) > terms.MOST_OPTIONS:
            raise fields.fail("options", message("lastwill-deck-options", most=str(terms.MOST_OPTIONS)))
        for key in ("actions", "pounds", "coins"):
            if fields.has(key):
                raise fields.fail(key, message("lastwill-deck-options-alone"))
    if card.formula and (fields.has("pounds") or fields.has("spaces")):
        raise fields.fail("formula", message("lastwill-deck-formula"))
    if card.spaces and not card.upper:
        raise fields.fail("spaces", message("lastwill-deck-spaces"))
    if len(card.coins) > MOST_SPACES or len(card.spaces) > MOST_SPACES:
        raise fields.fail("coins" if card.coins else "spaces", message("lastwill-deck-too-many", most=str(MOST_SPACES)))
    if len([clause for clause in card.privileges if clause.do in terms.COUNTED]) > 1:
        raise fields.fail("privileges", message("lastwill-deck-one-counted"))
    if card.kind == terms.PROPERTY:
        falling = list(card.banknotes) == sorted(set(card.banknotes), reverse=True)
        if not card.banknotes or not falling or (card.type == terms.FARM and len(card.banknotes) > 1):
            raise fields.fail("banknotes", message("lastwill-deck-banknotes"))
