"""The cards of the Duke de Crecy as records, and how they are read from deck texts and position files."""

from __future__ import annotations

from typing import Final

from bequest.core.entries import TEXT_FIELDS, Entry
from bequest.core.texts.reading import Fields
from bequest.core.words import Name, message, name_of, same_everywhere
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import (
    CLAUSE_FIELDS,
    GOAL_FIELDS,
    KIN_FIELDS,
    MEASURE_FIELDS,
    MOST,
    Clause,
    Goal,
    Kin,
    Measure,
    clause,
    goal,
    kin,
    measure,
    optional,
)

NOT_IN: Final[tuple[str, ...]] = ("solo_standard", "solo_testament", "solo_testament/english")
ROLES: Final[tuple[str, ...]] = ("start", "father", "mother")
START: Final = 0
FATHER: Final = 1
MOTHER: Final = 2
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "friend": (
        "gender", "nationality", "occupation", "cost", "dowry", "income", "friends", "prestige", "effects", "not_in",
        "role", "start",
    ),
    "child": ("gender", "copies", "effects"),
    "head": ("colour", "pawn", "patriarch", "matriarch"),
    "title": ("female", "generation", "cost", "gains"),
    "contribution": ("generation", "cost", "gains"),
    "mission": ("honor", "needs", "effects", "not_in"),
    "patron": ("main", "minor"),
    "hint": ("generation", "kin", "side", "line", "least", *KIN_FIELDS),
}  # fmt: skip
"""What each kind of card may say beside its names."""
SIDES: Final[tuple[str, ...]] = ("patriarch", "matriarch")
SIDE_FIELDS: Final[tuple[str, ...]] = ("name", "income", "gold", "friends")
MOST_COPIES: Final = 99


def fields_of(kind: str) -> tuple[str, ...]:
    """All that a card of a kind may say."""
    return (*TEXT_FIELDS, *FIELDS[kind])


class Card(Entry):
    """What every card has beside its names: fields by its kind (D-1.1).

    Heads and Child cards have no field for a nationality or an occupation (C-4.7).
    """

    def __init__(self, fields: Fields, kind: str) -> None:
        known = fields_of(kind)
        fields.only(known)
        super().__init__(fields, known)


class Friend(Card):
    """A Friend: gender, money, Income or Friend cards, Prestige, effect (C-4.1).

    Money is a wedding cost or a dowry, 0 or more, never both (C-4.2). There is one nationality (C-4.3), and one
    occupation or none (C-4.4).
    """

    face = "friend"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, "friend")
        self.gender = fields.one_of("gender", terms.GENDERS)
        self.nationality = (
            fields.one_of("nationality", terms.NATIONALITIES)
            if strict
            else optional(fields, "nationality", terms.NATIONALITIES)
        )
        self.occupation = optional(fields, "occupation", terms.OCCUPATIONS)
        for one, other in (("cost", "dowry"), ("income", "friends")):
            if fields.has(one) and fields.has(other):
                raise fields.fail(other, message("crecy-deck-not-both", one=one, other=other))
        self.money = fields.integer("dowry", 0, 0, MOST) - fields.integer("cost", 0, 0, MOST)
        self.income = fields.integer("income", 0, -MOST, MOST)
        self.cards = fields.integer("friends", 0, 0, 5)
        self.prestige = fields.integer("prestige", 0, -MOST, MOST)
        self.effects = clauses(fields)
        self.not_in = read_not_in(fields)
        self.role = optional(fields, "role", ROLES)
        start = fields.object("start", ("income", "gold"))
        self.start_income = start.integer("income", 0, 0, MOST)
        self.start_gold = start.integer("gold", 0, 0, MOST)


class Child(Card):
    """One kind of Child card: a Son or Daughter with a gender and perhaps an effect, or a Complication (C-4.6)."""

    face = "child"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, "child")
        self.gender = optional(fields, "gender", terms.GENDERS)
        self.copies = fields.integer("copies", None if strict else 1, 1, MOST_COPIES)
        self.effects = clauses(fields, child=True)
        if self.gender < 0 and self.effects:
            raise fields.fail("effects", message("crecy-deck-complication-effect"))


class Side:
    """One side of a Head of the Family (C-4.13)."""

    def __init__(self, fields: Fields, strict: bool, face: str) -> None:
        self.name = name_of(fields.name("name", None if strict else same_everywhere("Head")).texts, face)
        self.income = fields.integer("income", None if strict else 0, 0, MOST)
        self.gold = fields.integer("gold", None if strict else 0, 0, MOST)
        self.friends = fields.integer("friends", None if strict else 0, 0, 15)


class Head(Card):
    """A Head of the Family: a patriarch side and a matriarch side (C-3.1)."""

    face = "head"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, "head")
        self.colour = fields.one_of("colour", terms.PLAYER_COLOURS, None if strict else terms.PLAYER_COLOURS[0])
        self.pawn = fields.one_of("pawn", terms.COLOURS) if strict else optional(fields, "pawn", terms.COLOURS)
        self.sides = tuple(Side(fields.object(key, SIDE_FIELDS), strict, f"side:{self.id}-{key}") for key in SIDES)


class Offer(Card):
    """A Title or a Contribution: Generation, cost and benefits.

    A Title gives Income, Prestige and Friend cards (C-4.8), a Contribution Honor instead of Income (C-4.9).
    """

    def __init__(self, fields: Fields, strict: bool, kind: str) -> None:
        super().__init__(fields, kind)
        self.generation = fields.integer("generation", None if strict else 1, 1, terms.GENERATIONS)
        cost = fields.object("cost", ("gold", "cards", "income"))
        gains = fields.object("gains", ("income" if kind == "title" else "honor", "prestige", "friends"))
        self.gold = cost.integer("gold", 0, 0, MOST)
        self.cards = cost.integer("cards", 0, 0, 9)
        self.income_lost = cost.integer("income", 0, 0, MOST)
        self.income = gains.integer("income", 0, 0, MOST)
        self.honor = gains.integer("honor", 0, 0, MOST)
        self.prestige = gains.integer("prestige", 0, 0, MOST)
        self.friends = gains.integer("friends", 0, 0, 5)
        self.female: Name | None = fields.name("female") if fields.has("female") else None
        """What a Title is called that a woman bears, if not the same; no rule looks at it."""


class Title(Offer):
    """A Title (C-4.8)."""

    face = "title"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, strict, "title")


class Contribution(Offer):
    """A Contribution (C-4.9)."""

    face = "contribution"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, strict, "contribution")


class Mission(Card):
    """A Mission: a requirement, Honor as its reward, and perhaps a further benefit (C-4.12)."""

    face = "mission"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, "mission")
        self.honor = fields.integer("honor", None if strict else 6, 1, MOST)
        self.needs: tuple[Measure, ...] = tuple(
            measure(entry, levels=False) for entry in fields.objects("needs", MEASURE_FIELDS)
        )
        if strict and not self.needs:
            raise fields.fail("needs", message("crecy-deck-no-needs"))
        self.effects = clauses(fields)
        self.not_in = read_not_in(fields)


class Patron(Card):
    """A Patron: one main goal, two or three minor goals (C-4.11)."""

    face = "patron"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, "patron")
        self.main: Goal | None = goal(fields.object("main", GOAL_FIELDS)) if strict or fields.has("main") else None
        self.minor: tuple[Goal, ...] = tuple(goal(entry) for entry in fields.objects("minor", GOAL_FIELDS))
        if strict and not 2 <= len(self.minor) <= 3:
            raise fields.fail("minor", message("crecy-deck-minor-goals", found=len(self.minor)))


class Hint(Card):
    """A Generation, and how many persons of which kin in the tree must be what (C-4.14)."""

    face = "hint"

    def __init__(self, fields: Fields, strict: bool) -> None:
        super().__init__(fields, "hint")
        self.generation = fields.integer("generation", None if strict else 1, 1, terms.GENERATIONS)
        self.kin = fields.one_of("kin", terms.KIN, None if strict else terms.KIN[-1])
        self.side = optional(fields, "side", terms.SIDES)
        self.line = optional(fields, "line", terms.GENDERS)
        self.least = fields.integer("least", 1, 1, MOST)
        self.asked: Kin = kin(fields)


def clauses(fields: Fields, child: bool = False) -> tuple[Clause, ...]:
    return tuple(clause(entry, child) for entry in fields.objects("effects", CLAUSE_FIELDS))


def read_not_in(fields: Fields) -> tuple[str, ...]:
    """The modes in which a card is not used."""
    names = fields.texts("not_in")
    for i, name in enumerate(names):
        if name not in NOT_IN:
            raise fields.fail(f"not_in[{i + 1}]", message("crecy-deck-not-in", allowed=", ".join(NOT_IN)))
    return tuple(names)
