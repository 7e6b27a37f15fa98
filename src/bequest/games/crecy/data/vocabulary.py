"""What cards say, as typed records: clauses of effects, measures of a family, goals, kin; and how they are read."""

from __future__ import annotations

from typing import Final

from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data import terms

UNCONDITIONAL: Final[tuple[int, ...]] = (
    terms.DO_BIRTHS,
    terms.DO_CHILDLESS,
    terms.DO_PAIRS,
    terms.DO_OWN_DISCOUNT,
    terms.DO_COUNTS_AS,
)
"""These hold by themselves: nothing would ever judge a condition."""
MOST: Final = 99
"""The highest number that a card may name."""


class Measure:
    """Something that can be counted in a family, with filters (-1: any). `generation` 0: all, ANY_ONE: the best one."""

    def __init__(self, count: int, least: int, nationality: int, occupation: int, gender: int, generation: int) -> None:
        self.count = count
        self.least = least
        self.nationality = nationality
        self.occupation = occupation
        self.gender = gender
        self.generation = generation
        self.icons = (1 << nationality if nationality >= 0 else 0) | (
            1 << terms.FIRST_OCCUPATION + occupation if occupation >= 0 else 0
        )
        """The icons that a member must bear, as bits."""
        self.facts = (count, least, nationality, occupation, gender, generation)


class Clause:
    """One thing that a card does, with its condition; all clauses of a card with the same condition are one reward."""

    def __init__(
        self, do: int, amount: int, when: int, colour: int, gender: int, occupation: int, lose: tuple[int, ...],
        to_owner: bool, who: int, gain: int, another: int, others: int, hand: int, gold_held: int,
        needs: tuple[Measure, ...],
    ) -> None:  # fmt: skip
        self.do = do
        self.amount = amount
        self.when = when
        self.colour = colour
        self.gender = gender
        self.occupation = occupation
        self.lose = lose
        self.to_owner = to_owner
        self.who = who
        self.gain = gain
        self.another = another
        """An icon that another member must bear, or -1."""
        self.others = others
        self.hand = hand
        self.gold_held = gold_held
        self.needs = needs
        self.lasting = do >= terms.FIRST_LASTING

    @property
    def condition(self) -> tuple[object, ...]:
        """Equal for clauses that stand under the same condition."""
        needs = tuple(need.facts for need in self.needs)
        return (self.another, self.others if self.another >= 0 else 0, self.hand, self.gold_held, needs)


class Goal:
    """Points for meeting all needs, or for each of something up to a maximum."""

    def __init__(self, points: int, needs: tuple[Measure, ...], per: Measure | None, most: int) -> None:
        self.points = points
        self.needs = needs
        self.per = per
        self.most = most


class Kin:
    """What a Hint asks of a person; -1 or 0: anything."""

    def __init__(
        self, known: bool, nationality: int, occupation: int, gender: int, holds: int, children: int,
        child: Kin | None, spouse: Kin | None,
    ) -> None:  # fmt: skip
        self.known = known
        self.nationality = nationality
        self.occupation = occupation
        self.gender = gender
        self.holds = holds
        self.children = children
        self.child = child
        self.spouse = spouse


# --- reading ---

MEASURE_FIELDS: Final[tuple[str, ...]] = ("count", "least", "nationality", "occupation", "gender", "generation")
CLAUSE_FIELDS: Final[tuple[str, ...]] = (
    "do", "amount", "when", "colour", "gender", "occupation", "lose", "to", "who", "gain", "another", "others", "hand",
    "gold_held", "needs",
)  # fmt: skip
KIN_FIELDS: Final[tuple[str, ...]] = (
    "known",
    "nationality",
    "occupation",
    "gender",
    "holds",
    "children",
    "child",
    "spouse",
)
GOAL_FIELDS: Final[tuple[str, ...]] = ("points", "needs", "per", "most")
_COUNTED_FIELDS: Final = tuple([field for field in MEASURE_FIELDS if field != "least"])
_NESTED_FIELDS: Final = KIN_FIELDS[:5]
"""Of a child or a spouse nothing further is nested."""


def optional(fields: Fields, key: str, words: tuple[str, ...]) -> int:
    """The index of a word, or -1 if the field is left out."""
    return fields.one_of(key, words) if fields.has(key) else -1


def measure(fields: Fields, levels: bool, counted: bool = False) -> Measure:
    """A measure with the number it must reach; `counted`: one that points are given for each of, without a number."""
    known = terms.MEASURES if levels else terms.MEASURES[: terms.FIRST_LEVEL]
    count = fields.one_of("count", known)
    for key, allowed in (("nationality", terms.M_MEMBERS), ("occupation", terms.M_MEMBERS)):
        if fields.has(key) and count != allowed:
            raise fields.fail(key, message("crecy-deck-filter", filter=key, count=terms.MEASURES[count]))
    if fields.has("gender") and count not in (terms.M_MEMBERS, terms.M_OFFSPRING):
        raise fields.fail("gender", message("crecy-deck-filter", filter="gender", count=terms.MEASURES[count]))
    if fields.has("generation") and count >= terms.FIRST_LEVEL:
        raise fields.fail("generation", message("crecy-deck-filter", filter="generation", count=terms.MEASURES[count]))
    generation = 0
    if fields.values.get("generation") == "any":
        generation = terms.ANY_ONE
    elif fields.has("generation"):
        generation = fields.integer("generation", low=1, high=4)
    return Measure(
        count,
        0 if counted else fields.integer("least", low=1, high=MOST),
        optional(fields, "nationality", terms.NATIONALITIES),
        optional(fields, "occupation", terms.OCCUPATIONS),
        optional(fields, "gender", terms.GENDERS),
        generation,
    )


def clause(fields: Fields, child: bool) -> Clause:
    """One effect. Only Child cards have a `when`."""
    do = fields.one_of("do", terms.EFFECTS)
    needs_own = {
        terms.DO_PAWN: "colour",
        terms.DO_COUNTS_AS: "occupation",
        terms.DO_RIVALS_LOSE: "lose",
        terms.DO_RIVALS_GAIN: "gain",
    }
    for kind, key in needs_own.items():
        if fields.has(key) and do != kind:
            raise fields.fail(key, message("crecy-deck-effect-field", field=key, effect=terms.EFFECTS[do]))
    if fields.has("gender") and do != terms.DO_TAKE:
        raise fields.fail("gender", message("crecy-deck-effect-field", field="gender", effect=terms.EFFECTS[do]))
    if fields.has("amount") and do in terms.WITHOUT_AMOUNT:
        raise fields.fail("amount", message("crecy-deck-effect-field", field="amount", effect=terms.EFFECTS[do]))
    if fields.has("when") and not child:
        raise fields.fail("when", message("crecy-deck-when"))
    if do == terms.DO_OWN_DISCOUNT and not child:
        raise fields.fail("do", message("crecy-deck-child-only", effect=terms.EFFECTS[do]))
    for key in ("another", "hand", "gold_held", "needs"):
        if fields.has(key) and do in UNCONDITIONAL:
            raise fields.fail(key, message("crecy-deck-no-condition", effect=terms.EFFECTS[do]))
    amount = 0 if do in terms.WITHOUT_AMOUNT else _amount(fields, do)
    return Clause(
        do=do,
        amount=amount,
        when=fields.one_of(
            "when",
            terms.TRIGGERS,
            terms.TRIGGERS[terms.WHEN_GROWN if child and do >= terms.FIRST_LASTING else terms.AT_WEDDING],
        ),
        colour=fields.one_of("colour", terms.COLOURS) if do == terms.DO_PAWN else -1,
        gender=optional(fields, "gender", terms.GENDERS),
        occupation=fields.one_of("occupation", terms.OCCUPATIONS) if do == terms.DO_COUNTS_AS else -1,
        lose=_losses(fields) if do == terms.DO_RIVALS_LOSE else (),
        to_owner=fields.one_of("to", terms.TO, terms.TO[0]) == 1,
        who=fields.one_of("who", terms.RIVALS, terms.RIVALS[0]),
        gain=fields.one_of("gain", terms.GIFTS) if do == terms.DO_RIVALS_GAIN else -1,
        another=optional(fields, "another", terms.ICONS),
        others=fields.integer("others", 1, 1, MOST),
        hand=fields.integer("hand", 0, 0, MOST),
        gold_held=fields.integer("gold_held", 0, 0, MOST),
        needs=tuple(measure(entry, levels=True) for entry in fields.objects("needs", MEASURE_FIELDS)),
    )


def _amount(fields: Fields, do: int) -> int:
    """Gains may be losses; draws and takes are not."""
    low = 1 if do >= terms.DO_DRAW else -MOST
    high = 3 if do == terms.DO_BIRTHS else 5 if do in (terms.DO_TAKE, terms.DO_RENEW_DISPLAY) else MOST
    return fields.integer("amount", None, low, high)


def _losses(fields: Fields) -> tuple[int, ...]:
    names = fields.texts("lose")
    for i, name in enumerate(names):
        if name not in terms.LOSSES:
            problem = message("reading-expected-one-of", allowed=", ".join(terms.LOSSES), found=name, hint="")
            raise fields.fail(f"lose[{i + 1}]", problem)
    if not names:
        raise fields.fail("lose", message("crecy-deck-lose-nothing"))
    return tuple(sorted({terms.LOSSES.index(name) for name in names}))


def goal(fields: Fields) -> Goal:
    if fields.has("needs") == fields.has("per"):
        raise fields.fail("needs", message("crecy-deck-goal"))
    points = fields.integer("points", low=1, high=MOST)
    if fields.has("per"):
        per = measure(fields.object("per", _COUNTED_FIELDS), levels=True, counted=True)
        return Goal(points, (), per, fields.integer("most", MOST, 1, MOST))
    needs = tuple(measure(entry, levels=True) for entry in fields.objects("needs", MEASURE_FIELDS))
    return Goal(points, needs, None, points)


def kin(fields: Fields) -> Kin:
    """What a Hint asks of a person."""
    return Kin(
        known=fields.flag("known"),
        nationality=optional(fields, "nationality", terms.NATIONALITIES),
        occupation=optional(fields, "occupation", terms.OCCUPATIONS),
        gender=optional(fields, "gender", terms.GENDERS),
        holds=optional(fields, "holds", terms.ATTACHED),
        children=fields.integer("children", 0, 0, MOST),
        child=kin(fields.object("child", _NESTED_FIELDS)) if fields.has("child") else None,
        spouse=kin(fields.object("spouse", _NESTED_FIELDS)) if fields.has("spouse") else None,
    )
