"""The Crecy slice: its cards and actions, what a position is, what a seat may know of it, and its text."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, NamedTuple, Self

from bequest.core.catalogue import Catalogue
from bequest.core.frames import NOBODY, Frame
from bequest.core.game import Game
from bequest.core.journal import Event, Journal, Readable
from bequest.core.knowledge import card_of, everybody, knowers_of, known_to, marked, redeal, redeal_unknown
from bequest.core.piles import shuffle_in
from bequest.core.position import Decision, Place, Position
from bequest.core.reading import Fields, position_fields
from bequest.core.rng import WORD, Rng
from bequest.core.words import message

# --- cards ---


class Friend(NamedTuple):
    """A Friend card; `gold` is the dowry, or below zero the wedding cost."""

    name: str
    female: bool
    gold: int = 0
    income: int = 0
    cards: int = 0
    prestige: int = 0
    births: int = 1


FRIENDS = (
    Friend("adela", True, gold=-2, cards=3, prestige=1),
    Friend("bernadette", True, prestige=1, births=2),
    Friend("clara", True, gold=2, income=-1),
    Friend("dorothea", True, gold=-5, prestige=3),
    Friend("eva", True, gold=3, cards=4),
    Friend("flora", True, income=1),
    Friend("gaspard", False, gold=-2, cards=2),
    Friend("hugo", False, gold=1, prestige=-1),
    Friend("igor", False, gold=-3, income=2),
    Friend("jan", False, cards=1),
    Friend("karl", False, prestige=2),
    Friend("louis", False, gold=-1, income=1, births=2),
)
SON, HANDSOME, DAUGHTER, GOSSIP_QUEEN, COMPLICATION, PATRIARCH, MATRIARCH = range(12, 19)
PATRONS = range(19, 23)
NAMES = [friend.name for friend in FRIENDS]
NAMES += ["son", "handsome", "daughter", "gossip-queen", "complication", "patriarch", "matriarch"]
NAMES += ["bishop", "cardinal", "marquis", "queen"]
CHILD_CARDS = [SON] * 5 + [HANDSOME] + [DAUGHTER] * 5 + [GOSSIP_QUEEN] + [COMPLICATION] * 3
ALL_CARDS = [*range(SON), *CHILD_CARDS, PATRIARCH, MATRIARCH, *PATRONS]
SONS, DAUGHTERS, BOTH = 1, 2, 3


def female(card: int) -> bool:
    return FRIENDS[card].female if card < SON else card in (DAUGHTER, GOSSIP_QUEEN, MATRIARCH)


def gender(card: int) -> int:
    """Which search a Child card satisfies; a Complication none."""
    return 0 if card == COMPLICATION else DAUGHTERS if female(card) else SONS


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in sorted(cards)]


# --- actions, frames, events ---

CATALOGUE = Catalogue()
MARRY = CATALOGUE.block("marry", "friend", NAMES[:SON])
ARRANGE = CATALOGUE.block("arrange", "friend", NAMES[:SON])
HAVE_CHILDREN = CATALOGUE.add("have-children")
ASK_MONEY = CATALOGUE.add("ask-money")
PERSON = CATALOGUE.block("person", "person", range(1, 81))
BIRTH = CATALOGUE.block("birth", "gender", ("free", "son", "daughter"))
LOSE_CHILD = CATALOGUE.add("lose child")
LOSE_MOTHER = CATALOGUE.add("lose mother")
CARD = CATALOGUE.block("card", "card", NAMES)

# Name and arguments: decisions, then chance, then steps that ask nobody. Open frames are never written.
KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("turn", ()), ("whom", ()), ("couple", ()), ("gender", ()), ("take", ("cards",)), ("lose", ()), ("next", ()),
    ("patron", ()), ("reserve", ("gender",)), ("refill", ("cards",)), ("deal", ("cards",)),
    ("search", ("father", "mother", "wanted")),
    ("wedding", ("member", "step")), ("batch", ("cards",)), ("births", ("member", "draws")), ("grow-up", ()),
    ("clean-up", ()),
)  # fmt: skip
TURN, WHOM, COUPLE, GENDER, TAKE, LOSE, NEXT = range(7)
PATRON, RESERVE, REFILL, DEAL, SEARCH, WEDDING, BATCH, BIRTHS, GROW_UP, CLEAN_UP = range(7, 17)
FIRST_CHANCE, FIRST_STEP = PATRON, WEDDING

EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("marry", ("card", "person")), ("arrange", ("card", "person")), ("have-children", ("person", "wanted")),
    ("ask-money", ()), ("taken", ("card",)), ("drawn", ("card",)), ("patron", ("card",)), ("display", ("card",)),
    ("revealed", ("card",)), ("born", ("card", "person")), ("no-child", ()), ("child-lost", ()),
    ("mother-lost", ("person",)), ("shuffled-back", ("cards",)), ("new-child-deck", ("cards",)),
    ("new-friend-deck", ("cards",)), ("wedding", ("person",)), ("generation", ("number",)),
)  # fmt: skip
E = {name: kind for kind, (name, _) in enumerate(EVENTS)}

# --- persons ---

CHILD, PROMISED, ADULT, DEPARTED = range(4)
STATUS = ("child", "promised", "adult", "departed")


class Person:
    """What never changes about a person (C-6.12). Parents are indices of persons, -1 for a Head or a Friend."""

    __slots__ = ("card", "father", "mother", "owner", "row")

    def __init__(self, owner: int, card: int, father: int, mother: int, row: int) -> None:
        self.owner = owner
        self.card = card
        self.father = father
        self.mother = mother
        self.row = row


class CrecyState(Position):
    """A position without its rules. A departed mother keeps her partner, the widower does not (C-6.13, C-17.6)."""

    TRACKS: ClassVar = ("gold", "honor", "income", "prestige", "kept")
    OPEN_PILES: ClassVar = ("display", "friend_discard", "child_discard", "aside")
    HIDDEN_PILES: ClassVar = ("friend_top", "friend_deck", "child_top", "child_deck", "reserve")
    LISTS: ClassVar = (*TRACKS, *OPEN_PILES, *HIDDEN_PILES, "patrons", "persons", "partner", "status")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "frames", "rng", "generation", "turns", "hands", *LISTS)

    def __init__(self, game: Game, rng: Rng, auto: bool, journal: Journal | None) -> None:
        super().__init__(game, 2, 0, [], rng, auto, journal)
        self.generation, self.turns = 1, 0
        self.gold, self.honor, self.income, self.prestige = [4, 4], [0, 0], [0, 0], [0, 0]
        self.kept = [0, 0]  # the Generation in which each seat kept the Complication it holds
        self.patrons = [-1, -1]
        self.hands: list[list[int]] = [[], []]  # marked, in deck order
        self.display: list[int] = []
        self.friend_top: list[int] = []
        self.friend_deck = list(range(SON))
        self.friend_discard: list[int] = []
        self.child_top: list[int] = []
        self.child_deck = CHILD_CARDS[:]
        self.child_discard: list[int] = []
        self.aside: list[int] = []
        self.reserve: list[int] = []
        self.persons = [Person(0, PATRIARCH, -1, -1, 1), Person(1, MATRIARCH, -1, -1, 1)]
        self.partner = [-1, -1]
        self.status = [ADULT, ADULT]

    def clone(self) -> Self:
        journal = None if self.journal is None else self.journal.clone()
        copy = type(self)(self.game, self.rng.clone(), self.auto, journal)
        copy.seat, copy.generation, copy.turns = self.seat, self.generation, self.turns
        copy.frames, copy.hands = self.frames[:], [hand[:] for hand in self.hands]
        for name in self.LISTS:
            setattr(copy, name, getattr(self, name)[:])
        return copy

    # --- what a seat may know (section 33) ---

    def asked(self) -> Decision:
        base = self.base
        subject = ""
        if base.kind == LOSE:
            subject = NAMES[self.persons[self.frames[-2].args[1]].card]
        elif base.kind == TAKE:
            subject = str(base.args[0])
        return Decision(KINDS[base.kind][0], base.seat, subject)

    def step(self, seat: int) -> Decision:
        top, public = self.frames[-1], self.asked()
        choices = tuple(self.game.text(action) for action in self.choices(seat))
        return Decision(public.kind, public.seat, public.subject, KINDS[top.kind][0], choices) if top.open else public

    def known_hand(self, other: int, seat: int | None) -> list[int]:
        return [card_of(mark) for mark in self.hands[other] if known_to(mark, -1 if seat is None else seat, 2)]

    def genders(self, cards: list[int]) -> list[int]:
        """Complications, Sons and Daughters among hidden Child cards, which everybody can count (C-33.14)."""
        return [[gender(card) for card in cards].count(which) for which in (0, SONS, DAUGHTERS)]

    def view(self, seat: int | None) -> dict[str, object]:
        decision = None if seat is None else self.prompt(seat)
        decision = decision or self.decision
        shown: dict[str, object] = {"generation": self.generation, "turns": self.turns}
        shown |= {name: getattr(self, name)[:] for name in self.TRACKS}
        shown |= {name: names(getattr(self, name)) for name in self.OPEN_PILES}
        shown["hands"] = [{"size": len(self.hands[o]), "known": names(self.known_hand(o, seat))} for o in range(2)]
        shown["known_to_all"] = [names(self.known_hand(other, None)) for other in range(2)]
        shown["patron"] = NAMES[self.patrons[seat]] if seat is not None and self.patrons[seat] >= 0 else None
        shown["friend_deck"] = len(self.friend_top) + len(self.friend_deck)
        shown["child_deck"] = self.genders(self.child_top + self.child_deck)
        shown["reserve"] = self.genders(self.reserve)
        shown["persons"] = [self.person_dict(p) for p in range(len(self.persons))]
        shown["pending"] = [frame_dict(frame) for frame in self.frames if not frame.open]
        shown["decision"] = None if decision is None else [decision.kind, decision.step, *decision.choices]
        return shown

    def person_dict(self, index: int) -> dict[str, object]:
        person = self.persons[index]
        entry: dict[str, object] = {"owner": person.owner + 1, "card": NAMES[person.card], "row": person.row}
        entry |= {"father": person.father + 1, "mother": person.mother + 1, "partner": self.partner[index] + 1}
        return entry | {"status": STATUS[self.status[index]]}

    def key(self, seat: int | None) -> tuple[object, ...]:
        mine = seat is not None and seat == self.seat
        return (
            (self.generation, self.turns, self.seat, -1 if seat is None else self.patrons[seat]),
            tuple(tuple(getattr(self, name)) for name in (*self.TRACKS, *self.OPEN_PILES, "partner", "status")),
            tuple((p.owner, p.card, p.father, p.mother, p.row) for p in self.persons),
            tuple((len(self.hands[other]), *self.known_hand(other, seat)) for other in range(2)),
            tuple(tuple(self.known_hand(other, None)) for other in range(2)),
            (len(self.friend_top) + len(self.friend_deck), *self.genders(self.reserve)),
            tuple((f.kind, f.seat, f.args) for f in self.frames if mine or not f.open),
        )

    def guess(self, seat: int | None, rng: Rng) -> Self:
        """Unseen Friends, Patrons and special children dealt anew; what was taken from the display stays (C-33.9)."""
        who = NOBODY if seat is None else seat
        copy = self.clone()
        copy.journal = None
        copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
        shuffle_in(copy.friend_top, copy.friend_deck, [])
        shuffle_in(copy.child_top, copy.child_deck, [])
        redeal_unknown(copy.friend_deck, copy.hands, 0, lambda card: 0, who, 2, rng)
        for which in (SONS, DAUGHTERS):  # how many of each lie in deck and reserve is public (C-33.14)
            parts = [[c for c in pile if gender(c) == which] for pile in (copy.child_deck, copy.reserve)]
            rest = [[c for c in pile if gender(c) != which] for pile in (copy.child_deck, copy.reserve)]
            redeal(parts, rng)
            copy.child_deck, copy.reserve = sorted(rest[0] + parts[0]), sorted(rest[1] + parts[1])
        unseen = [other for other in range(2) if other != seat and copy.patrons[other] >= 0]
        dealt = [[copy.patrons[other]] for other in unseen]
        redeal([*dealt, [patron for patron in PATRONS if patron not in copy.patrons]], rng)
        for other, patron in zip(unseen, dealt, strict=True):
            copy.patrons[other] = patron[0]
        copy.forget_choices(who, rng)
        return copy

    def places(self) -> list[Place]:
        found = [(name, getattr(self, name), 3) for name in self.OPEN_PILES]
        found += [(name, getattr(self, name), 0) for name in self.HIDDEN_PILES]
        found.append(("box", [patron for patron in PATRONS if patron not in self.patrons], 0))
        found += [(f"patron {seat + 1}", [card], 1 << seat) for seat, card in enumerate(self.patrons) if card >= 0]
        found += [(f"kept by {seat + 1}", [COMPLICATION], 3) for seat, kept in enumerate(self.kept) if kept]
        found += [("drawn", [COMPLICATION], 3) for frame in self.frames if frame.kind == LOSE]
        living = [person.card for i, person in enumerate(self.persons) if self.status[i] != DEPARTED]
        places = [Place(name, tuple(cards), (who,) * len(cards)) for name, cards, who in [*found, ("trees", living, 3)]]
        for seat, hand in enumerate(self.hands):
            cards, knowers = tuple(card_of(mark) for mark in hand), tuple(knowers_of(mark) for mark in hand)
            places.append(Place(f"hand {seat + 1}", cards, knowers))
        return places

    def read_event(self, event: Event, seat: int) -> Readable:
        name, fields = EVENTS[event.kind]
        shown: Readable = {"event": name, "seat": event.seat + 1}
        for field, value in zip(fields, event.args or event.seen_by(seat), strict=False):
            shown[field] = NAMES[value] if field == "card" else value + 1 if field == "person" else value
        return shown

    # --- as text ---

    def to_dict(self) -> dict[str, object]:
        content: dict[str, object] = {"generation": self.generation, "turns": self.turns}
        content |= {name: getattr(self, name)[:] for name in self.TRACKS}
        for name in (*self.OPEN_PILES, *self.HIDDEN_PILES):
            content[name] = [NAMES[card] for card in getattr(self, name)]
        content["patrons"] = [NAMES[card] if card >= 0 else "" for card in self.patrons]
        content["hands"] = [[NAMES[card_of(mark)] for mark in hand] for hand in self.hands]
        content["known"] = [[NAMES[card] for card in self.known_hand(seat, None)] for seat in range(2)]
        content["persons"] = [self.person_dict(p) for p in range(len(self.persons))]
        content["pending"] = [frame_dict(frame) for frame in self.frames if not frame.open]
        content["choices"] = [self.game.text(action) for action in self.choices(self.seat)]
        return content | {"random": self.rng.words()}

    def read(self, text: str) -> None:
        """Takes over the position that a text describes, gone on to its next decision. Every field must be there."""
        fields = position_fields(text)
        self.generation, self.turns = fields.integer("generation", None, 1), fields.integer("turns")
        for name in self.TRACKS:
            setattr(self, name, fields.integers(name, -999, 999))
        for name in (*self.OPEN_PILES, *self.HIDDEN_PILES):
            pile = [NAMES.index(card) for card in fields.texts(name)]
            setattr(self, name, pile if name.endswith("_top") else sorted(pile))
        self.patrons = [NAMES.index(card) if card else -1 for card in fields.texts("patrons")]
        for seat in range(2):
            known: list[Any] = [hand[seat] for hand in (fields.items("hands"), fields.items("known"))]
            knowers = {card: everybody(2) if card in known[1] else 1 << seat for card in known[0]}
            self.hands[seat] = sorted([marked(NAMES.index(card), knowers[card]) for card in known[0]])
        entries = fields.objects("persons")
        self.persons = [read_person(entry) for entry in entries]
        self.partner = [entry.integer("partner") - 1 for entry in entries]
        self.status = [entry.one_of("status", STATUS) for entry in entries]
        self.frames = [read_frame(entry) for entry in fields.objects("pending")]
        if Counter(card for place in self.places() for card in place.cards) != Counter(ALL_CARDS):
            raise fields.fail("", message("crecy-position-cards"))
        self.rng = Rng(*fields.integers("random", 0, WORD))
        self.settle()
        for choice in fields.texts("choices"):
            self.apply(self.game.parse(choice))

    def ranking(self) -> list[int]:
        return [1 + len([1 for other in self.honor if other > honor]) for honor in self.honor]

    def scores(self) -> list[int]:
        return self.honor[:]

    def score_sheet(self) -> list[dict[str, object]]:
        return [{"honor": honor, "total": honor} for honor in self.honor]


def frame_dict(frame: Frame) -> dict[str, object]:
    """A frame in words; persons counted from 1 like seats."""
    name, fields = KINDS[frame.kind]
    entry: dict[str, object] = {"kind": name, "seat": frame.seat + 1}
    for field, value in zip(fields, frame.args, strict=True):
        entry[field] = value + 1 if field in ("father", "mother", "member") else value
    return entry


def read_frame(entry: Fields) -> Frame:
    kind = entry.one_of("kind", [name for name, _ in KINDS])
    args = [(name, entry.integer(name)) for name in KINDS[kind][1]]
    seat = entry.integer("seat") - 1
    return Frame(kind, seat, tuple(n - 1 if name in ("father", "mother", "member") else n for name, n in args))


def read_person(entry: Fields) -> Person:
    parents = entry.integer("father") - 1, entry.integer("mother") - 1
    return Person(entry.integer("owner") - 1, NAMES.index(entry.text("card")), *parents, entry.integer("row"))
