"""Persons of a position file: ties, rows and states, filled in where they follow, and checked (sections 6 and 38.2)."""

from __future__ import annotations

from typing import Final

from bequest.core.errors import BequestError
from bequest.core.texts.reading import Fields
from bequest.core.words import Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Head
from bequest.games.crecy.files.placing import Placer, unknown
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, NONE, Person, held, married

KNOWN: Final = ("person", "card", "gender", "row", "state", "father", "mother", "partner", "attached")
LOWEST_ROW: Final = -99
HIGHEST_ROW: Final = 99
UNSET: Final = -100


class FamilyFile:
    """One family as a file describes it. `growing`: its children of the current Generation are still to be turned."""

    def __init__(self, s: CrecyState, seat: int, entry: Fields, placer: Placer, growing: bool) -> None:
        self.s = s
        self.seat = seat
        self.whole = entry
        self.people = entry.objects("family", KNOWN)
        self.placer = placer
        self.growing = growing
        self.testament = s.rules.mode == terms.SOLO_TESTAMENT
        self.last = s.eliminated[seat] or s.generation
        """The Generation that the family has reached."""
        self.states = [terms.ADULT] * len(self.people)

    def read(self) -> list[Person]:
        """The persons in their order; everything that the file says of them fits together."""
        deck = self.s.rules.deck
        if len(self.people) > deck.most_persons:
            raise self.whole.fail("family", message("crecy-position-most-persons", most=deck.most_persons))
        self.cards = [self._card(number, entry) for number, entry in enumerate(self.people)]
        self.genders = [deck.gender[card] for card in self.cards]
        self._read_ties()
        self._find_rows()
        self._find_states()
        family = [
            Person(
                self.cards[n], self.genders[n], self.rows[n], self.fathers[n], self.mothers[n], self.partners[n],
                self.states[n], self._attached(entry),
            )
            for n, entry in enumerate(self.people)
        ]  # fmt: skip
        for number in range(len(family)):
            self._check(family, number)
        for number in range(len(family)):
            self._check_parents(family, number)
        return family

    # --- cards ---

    def _card(self, number: int, entry: Fields) -> int:
        """The card that shows a person; that of a departed one lies elsewhere (C-6.13)."""
        deck = self.s.rules.deck
        if entry.integer("person", number + 1, 1) != number + 1:
            raise entry.fail("person", message("crecy-position-person-number", number=str(number + 1)))
        name = entry.text("card")
        shown = [id for id, gender in zip(deck.card_ids, deck.gender, strict=False) if gender >= 0]
        if name not in shown:
            raise unknown(self.s, entry, "card", name, shown)
        card = deck.card_number(name)
        if entry.has("gender") and entry.one_of("gender", terms.GENDERS) != deck.gender[card]:
            raise entry.fail("gender", message("crecy-position-other-gender", card=name))
        head = deck.first_head <= card
        if head != (number == 0 and not self.testament):
            problem = "crecy-position-testament-head" if self.testament else "crecy-position-head"
            raise entry.fail("card", message(problem))
        if head:
            self._take_head(entry, deck.heads[(card - deck.first_head) // 2])
        elif entry.values.get("state") == terms.STATES[terms.DEPARTED]:
            pass
        elif card >= deck.first_child:
            self.placer.child(entry, "card", name)
        elif not (self.testament and number < FIRST_ANCESTOR and deck.friends[card].role == number):
            self.placer.friend(entry, "card", name)
        return card

    def _take_head(self, entry: Fields, head: Head) -> None:
        """The Head that the seat names, or that the tree begins with."""
        given = self.whole.values.get("head")
        if given is None:
            self.s.heads[self.seat] = self.placer.head(entry, "card", head.id)
        elif given != head.id:
            raise entry.fail("card", message("crecy-position-other-head", card=head.id))

    # --- ties ---

    def _read_ties(self) -> None:
        """Father, mother and partner; the other half of a tie follows where only one half is given."""
        self.fathers = [self._tie(entry, "father") for entry in self.people]
        self.mothers = [self._tie(entry, "mother") for entry in self.people]
        self.partners = [self._tie(entry, "partner") for entry in self.people]
        for number, partner in enumerate(self.partners[:]):
            together = partner >= 0 and not self._departed(number) and not self._departed(partner)
            if together and self.partners[partner] < 0:
                self.partners[partner] = number
        if not self.testament:  # there a person may have a single parent (C-38.20)
            for number in range(len(self.people)):
                father, mother = self.fathers[number], self.mothers[number]
                if father >= 0 and mother < 0:
                    self.mothers[number] = self.partners[father]
                elif mother >= 0 and father < 0:
                    self.fathers[number] = self.partners[mother]

    def _tie(self, entry: Fields, key: str) -> int:
        return entry.integer(key, None, 1, len(self.people)) - 1 if entry.values.get(key) is not None else NONE

    def _departed(self, number: int) -> bool:
        return self.people[number].values.get("state") == terms.STATES[terms.DEPARTED]

    def _find_rows(self) -> None:
        """Rows follow from ties, beginning with the first person; a row that is given must agree (C-6.2, C-6.6)."""
        self.rows = [
            entry.integer("row", None, LOWEST_ROW, HIGHEST_ROW) if entry.has("row") else UNSET for entry in self.people
        ]
        if self.rows and self.rows[0] == UNSET:
            self.rows[0] = 0 if self.testament else 1
        below = -1 if self.testament else 1
        ties = [(n, parent, below) for n, parent in enumerate(self.fathers) if parent >= 0]
        ties += [(n, parent, below) for n, parent in enumerate(self.mothers) if parent >= 0]
        ties += [(n, partner, 0) for n, partner in enumerate(self.partners) if partner >= 0]
        for _ in self.people:
            for one, other, distance in ties:
                if self.rows[one] == UNSET and self.rows[other] != UNSET:
                    self.rows[one] = self.rows[other] + distance
                elif self.rows[other] == UNSET and self.rows[one] != UNSET:
                    self.rows[other] = self.rows[one] - distance
        for number, row in enumerate(self.rows):
            if row == UNSET:
                raise self.people[number].fail("row", message("crecy-position-no-row"))
        for one, other, distance in ties:
            if self.rows[one] != self.rows[other] + distance:
                if self.people[one].has("row") or not self.people[other].has("row"):
                    raise self._wrong_row(one, other, self.rows[other] + distance)
                raise self._wrong_row(other, one, self.rows[one] - distance)

    def _wrong_row(self, number: int, other: int, row: int) -> BequestError:
        found = str(self.rows[number])
        return self.people[number].fail(
            "row", message("crecy-position-row", row=str(row), other=str(other + 1), found=found)
        )

    # --- states ---

    def _find_states(self) -> None:
        """Child or adult by the row, promised beside a child, unless the file says it."""
        deck = self.s.rules.deck
        for number, entry in enumerate(self.people):
            if entry.has("state"):
                self.states[number] = entry.one_of("state", terms.STATES)
            elif not self.testament and deck.first_child <= self.cards[number] < deck.first_head:
                grown = self.rows[number] < self.last + (0 if self.growing else 1)
                self.states[number] = terms.ADULT if grown else terms.CHILD
        for number, entry in enumerate(self.people):
            partner = self.partners[number]
            if not entry.has("state") and self.cards[number] < deck.first_child and partner >= 0:
                self.states[number] = terms.PROMISED if self.states[partner] == terms.CHILD else terms.ADULT

    # --- attached cards ---

    def _attached(self, entry: Fields) -> int:
        """Title and Contribution by name, Mansion and Venture as true."""
        given = entry.object("attached", terms.ATTACHED)
        deck = self.s.rules.deck
        found = 0
        for kind in (terms.A_TITLE, terms.A_CONTRIBUTION):
            if given.has(terms.ATTACHED[kind]):
                ids = [offer.id for offer in deck.offers(kind)]
                name = given.text(terms.ATTACHED[kind])
                if name not in ids:
                    raise unknown(self.s, given, terms.ATTACHED[kind], name, ids)
                if deck.offers(kind)[ids.index(name)].generation > self.s.generation:
                    raise given.fail(terms.ATTACHED[kind], message("crecy-position-offer-later", card=name))
                found |= ids.index(name) + 1 << kind * terms.ATTACH_BITS
        for kind in (terms.A_MANSION, terms.A_VENTURE):
            if given.flag(terms.ATTACHED[kind]):
                found |= 1 << kind * terms.ATTACH_BITS
        return found

    # --- what fits together ---

    def _check(self, family: list[Person], number: int) -> None:
        """One person with its ties; the rows agree already."""
        person = family[number]
        entry = self.people[number]
        if person.partner >= 0:
            self._check_partner(family, number)
        for key, parent, gender in (("father", person.father, terms.MALE), ("mother", person.mother, terms.FEMALE)):
            if parent >= 0 and family[parent].gender != gender:
                raise entry.fail(key, message("crecy-position-parent-gender"))
        if self.testament:
            self._check_testament(family, number)
        else:
            self._check_row(family, number)
            self._check_state(family, number)
        if person.attached:
            self._check_attached(family, number)

    def _check_partner(self, family: list[Person], number: int) -> None:
        """Partners name each other, are of opposite gender (C-6.10), and one of them is an original member (C-1.3).

        A departed mother goes on naming her partner, who is single and names her no more (C-6.14, C-17.6, C-17.8).
        """
        person = family[number]
        partner = family[person.partner]
        entry = self.people[number]
        names = {"number": str(number + 1), "partner": str(person.partner + 1)}
        if person.state != terms.DEPARTED:
            if partner.state == terms.DEPARTED:
                raise entry.fail("partner", message("crecy-position-partner-departed", **names))
            if partner.partner != number:
                raise entry.fail("partner", message("crecy-position-partner-mutual", **names))
        if partner.gender == person.gender:
            raise entry.fail("partner", message("crecy-position-partner-gender"))
        original = self.s.rules.deck.first_child
        if not self.testament and (person.card < original) == (partner.card < original):
            raise entry.fail("partner", message("crecy-position-partner-original"))

    def _check_parents(self, family: list[Person], number: int) -> None:
        """Father and mother are a couple, or were one until she departed (C-6.2, C-6.11, C-6.17, C-38.9)."""
        father, mother = family[number].father, family[number].mother
        if father < 0 or mother < 0:
            return
        grown = family[father].state == terms.ADULT and family[mother].state in (terms.ADULT, terms.DEPARTED)
        if not grown or family[mother].partner != father:
            entry = self.people[number]
            names = {"father": str(father + 1), "mother": str(mother + 1)}
            key = "mother" if entry.has("mother") else "father"
            raise entry.fail(key, message("crecy-position-no-couple", **names))

    def _check_row(self, family: list[Person], number: int) -> None:
        """Rows of the main game, and who has parents (C-6.1, C-6.2, C-6.5)."""
        person = family[number]
        entry = self.people[number]
        last = self.last + (0 if self.s.eliminated[self.seat] else 1)
        if not 1 <= person.row <= last or (number == 0 and person.row != 1):
            raise entry.fail("row", message("crecy-position-row-range", last=str(last), found=str(person.row)))
        deck = self.s.rules.deck
        if deck.first_child <= person.card < deck.first_head:
            if person.father < 0 or person.mother < 0:
                key = "father" if person.father < 0 else "mother"
                raise entry.fail(key, message("crecy-position-two-parents"))
        elif person.father >= 0 or person.mother >= 0:
            raise entry.fail("father" if person.father >= 0 else "mother", message("crecy-position-no-parents"))

    def _check_state(self, family: list[Person], number: int) -> None:
        """States of the main game (C-1.4, C-1.5, C-1.6, C-1.7, C-6.13, C-8.6, C-14.3)."""
        person = family[number]
        entry = self.people[number]
        deck = self.s.rules.deck
        young = person.row > self.last or (person.row == self.last and self.growing)
        grown = person.row <= self.last
        if person.state == terms.DEPARTED:
            wife = person.gender == terms.FEMALE and number > 0 and person.partner >= 0
            if not wife or person.attached or family[person.partner].state != terms.ADULT:
                raise entry.fail("state", message("crecy-position-departed"))
            return
        if number == 0:
            fits = person.state == terms.ADULT
        elif person.card >= deck.first_child:
            fits = grown if person.state == terms.ADULT else young and person.state == terms.CHILD
        elif person.state == terms.ADULT:
            fits = grown and (self._widowed(family, number) or (person.partner >= 0 and married(family, number)))
        else:
            partner = family[person.partner] if person.partner >= 0 else None
            fits = (
                person.state == terms.PROMISED
                and young
                and partner is not None
                and partner.state in (terms.CHILD, terms.ADULT)
            )
        if not fits:
            row, generation = str(person.row), str(self.last)
            wrong = message("crecy-position-state", state=terms.STATES[person.state], row=row, generation=generation)
            raise entry.fail("state", wrong if person.card >= deck.first_child else self._wrong_friend(person))

    def _wrong_friend(self, person: Person) -> Message:
        return message("crecy-position-promised" if person.state == terms.PROMISED else "crecy-position-lone-friend")

    def _widowed(self, family: list[Person], number: int) -> bool:
        """A Friend whose wife has departed (C-17.7)."""
        return True in [p.state == terms.DEPARTED and p.partner == number for p in family]

    def _check_testament(self, family: list[Person], number: int) -> None:
        """The heir, the Parents above, and nobody but adults (C-38.6, C-38.7, C-38.15)."""
        person = family[number]
        entry = self.people[number]
        if person.state != terms.ADULT:
            raise entry.fail("state", message("crecy-position-testament-adult"))
        if number < FIRST_ANCESTOR:
            if number == 0:
                fits = (person.row, person.father, person.mother, person.partner) == (0, 1, 2, NONE)
            else:
                fits = (person.row, person.partner, person.gender) == (
                    1,
                    3 - number,
                    (terms.MALE, terms.FEMALE)[number - 1],
                )
            if not fits or person.card >= self.s.rules.deck.first_child:
                raise entry.fail("", message("crecy-position-testament-tree"))

    def _check_attached(self, family: list[Person], number: int) -> None:
        """Beside adults only, one of a kind for a person or a couple (C-21.1, C-21.2, C-21.5, C-38.40)."""
        person = family[number]
        entry = self.people[number]
        if person.state != terms.ADULT or (self.testament and number < FIRST_ANCESTOR):
            raise entry.fail("attached", message("crecy-position-no-holder"))
        for kind, name in enumerate(terms.ATTACHED if married(family, number) else ()):
            if held(person.attached, kind) and held(family[person.partner].attached, kind):
                raise entry.fail("attached", message("crecy-position-attached-twice", kind=name))
