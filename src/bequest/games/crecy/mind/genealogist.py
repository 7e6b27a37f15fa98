"""What things are worth in The Testament, where nine Hints decide: how many moves each of them is still away."""

from __future__ import annotations

from bisect import insort
from typing import Final

from bequest.core.knowledge import marked, take_openly
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Hint
from bequest.games.crecy.data.vocabulary import Clause, Kin
from bequest.games.crecy.mind.appraisal import Appraisal
from bequest.games.crecy.rules import births, conditions, friends, kinship, offers, tree, weddings
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import NONE, Family, Person, attached_to, held

MOVE: Final = 6.0
"""Honor that one move nearer to a Hint is worth: only nine fulfilled Hints win."""
AHEAD: Final = 0.35
"""Of that for a Hint that may still be drawn: three of five come, and what was done for it may be in vain."""
HONOR: Final = 0.3
"""Of the Honor that a thing would be worth in the main game: it is the score, but wins nothing."""
OUT_OF_REACH: Final = 5.0
"""Moves that a Hint is away at most: beyond this, more or less makes no difference."""
GOLD_A_MOVE: Final = 3.5
"""What Ask Friends for Money and some Income bring together in one move."""
CARDS_A_MOVE: Final = 3.0
"""What Socialize brings in one move."""
IN_DISPLAY: Final = 0.55
"""Moves for a Friend who must be taken from the display: most takes bring several."""
NOT_IN_SIGHT: Final = 1.7
"""Moves until a Friend of a given nationality or occupation turns up."""
ANYBODY: Final = 0.7
"""Moves until any Friend of the right gender turns up."""
CHILD_MOVE: Final = 0.75
"""Moves for a child of a couple: the Fertility Doctor brings two."""
NEXT_OFFER: Final = 1.5
"""Moves until a Title or Contribution of the next Generation can be had."""
KNOWN_ANCESTOR: Final = 0.15
"""Of a move, for every ancestor known: Hints to come ask for them."""
UNSEEN: Final = 1.0
"""A card off the deck may be the very one that a Hint asks for."""
IN_HAND: Final = 0.2
"""Of what placing a Friend would bring, while the card is only in hand."""


class Pedigree:
    """A tree, with everything about kinship that Hints ask for found in one pass."""

    def __init__(self, family: Family) -> None:
        self.family = family
        self.children: list[list[int]] = [[] for _ in family]
        for n, person in enumerate(family):
            if person.father >= 0:
                self.children[person.father].append(n)
            if person.mother >= 0:
                self.children[person.mother].append(n)
        self.ancestors = [(1, 0, 0b11), (2, 1, 0b11)]
        """Person, side (0: the father's) and lines as bits: through men only, through women only."""
        for n, side, lines in self.ancestors:
            person = family[n]
            if person.father >= 0:
                self.ancestors.append((person.father, side, lines & 0b01))
            if person.mother >= 0:
                self.ancestors.append((person.mother, side, lines & 0b10))

    def kin(self, hint: Hint) -> list[int]:
        """As `kinship.kin`, for the kinds of kin and sides that one pass finds."""
        word = terms.KIN[hint.kin]
        if word == "relative":
            return kinship.kin(self.family, hint)
        if word in ("uncle-or-aunt", "great-uncle-or-aunt"):
            return self.siblings(1 if word == "uncle-or-aunt" else 2, hint.side)
        row = {"grandparent": 2, "great-grandparent": 3}.get(word, 0)
        return [
            n
            for n, side, lines in self.ancestors[2:]
            if (not row or self.family[n].row == row)
            and hint.side in (-1, side)
            and (hint.line < 0 or lines >> hint.line & 1)
        ]

    def siblings(self, row: int, side: int) -> list[int]:
        own = {n for n, _, _ in self.ancestors}
        found = {
            child
            for n, of_side, _ in self.ancestors
            if self.family[n].row == row and side in (-1, of_side) and self.family[n].father >= 0
            for child in self.children[self.family[n].father]
        }
        return sorted(found - own)

    def has_parents(self, row: int, side: int) -> bool:
        """Whether the parents of somebody in this row are in the tree."""
        return True in [
            self.family[n].father >= 0
            for n, of_side, _ in self.ancestors
            if self.family[n].row == row and side in (-1, of_side)
        ]


class Genealogist(Appraisal):
    """The Testament as its player sees it."""

    def __init__(self, s: CrecyState, seat: int) -> None:
        drawn = s.hints
        hints = s.rules.deck.hints
        self._hand: list[int] = []
        self._found: dict[tuple[int, int, int], float] = {}
        self._holding: dict[int, float] = {}
        self.open = [(hints[n], 1.0) for n in drawn if not s.fulfilled >> n & 1]
        self.open += [(hint, AHEAD) for hint in hints if hint.generation > s.generation]
        if not drawn:
            self.open += [(hint, AHEAD) for hint in hints if hint.generation == s.generation]
        super().__init__(s, seat)

    # --- Hints ---

    def prospects(self) -> float:
        """The moves that all open Hints are away, as a loss."""
        s, seat = self.s, self.seat
        if not s.families[seat]:
            return 0.0  # before the Starting card is chosen
        pedigree = Pedigree(s.families[seat])
        self._hand = friends.hand(s, seat)
        self._found = {}
        self._holding = {}
        away = sum([weight * self.moves(pedigree, hint) for hint, weight in self.open])
        known = len([1 for n, _, _ in pedigree.ancestors if pedigree.family[n].card < self.deck.first_child])
        return -MOVE * (away - KNOWN_ANCESTOR * known) + HONOR * self.missions()

    def missions(self) -> float:
        mask = self.s.open_missions[self.seat]
        return sum([self.mission(m) for n, m in enumerate(self.deck.missions) if mask >> n & 1]) if mask else 0.0

    def moves(self, pedigree: Pedigree, hint: Hint) -> float:
        """How many moves a Hint is away."""
        costs = sorted([self.person(pedigree, n, hint.asked) for n in pedigree.kin(hint)])
        if len(costs) < hint.least or costs[hint.least - 1] >= 1:
            costs += [self.newcomer(pedigree, hint)] * hint.least
            costs.sort()
        return min(OUT_OF_REACH, sum(costs[: hint.least]))

    def person(self, pedigree: Pedigree, n: int, asked: Kin) -> float:
        """How many moves a person is away from what is asked."""
        family, deck = pedigree.family, self.deck
        person = family[n]
        if asked.gender >= 0 and person.gender != asked.gender:
            return OUT_OF_REACH
        found = 0.0
        if person.card < deck.first_child:
            if asked.nationality >= 0 and deck.nationality[person.card] != asked.nationality:
                return OUT_OF_REACH
            if asked.occupation >= 0 and deck.occupation[person.card] != asked.occupation:
                return OUT_OF_REACH
        elif asked.known or asked.nationality >= 0 or asked.occupation >= 0:
            found += 1 + self.friend(person.gender, asked.nationality, asked.occupation)
        if asked.holds >= 0 and not held(attached_to(family, n), asked.holds):
            found += self.holding(asked.holds)
        missing = asked.children - len(pedigree.children[n])
        if missing > 0:
            found += CHILD_MOVE * missing
            if person.partner < 0:
                found += 1 - CHILD_MOVE + self.friend(1 - person.gender, -1, -1)
        if asked.spouse is not None:
            if person.partner >= 0:
                found += self.person(pedigree, person.partner, asked.spouse)
            else:
                found += 1 + self.friend(1 - person.gender, asked.spouse.nationality, asked.spouse.occupation)
        if asked.child is not None:
            children = pedigree.children[n]
            new = CHILD_MOVE + self.stranger(asked.child)
            found += min([self.person(pedigree, child, asked.child) for child in children] + [new])
        return found

    def newcomer(self, pedigree: Pedigree, hint: Hint) -> float:
        """How many moves until somebody of that kin is there, and what is asked."""
        word = terms.KIN[hint.kin]
        if word == "grandparent":
            return OUT_OF_REACH
        first = 1.0
        if word == "relative":
            first = 0.0
        elif word == "great-uncle-or-aunt" and not pedigree.has_parents(2, hint.side):
            first = 2.0
        return first + self.stranger(hint.asked)

    def stranger(self, asked: Kin) -> float:
        """What is asked of somebody who is not in the tree yet."""
        found = 0.0
        if asked.known or asked.nationality >= 0 or asked.occupation >= 0:
            found += 1 + self.friend(asked.gender, asked.nationality, asked.occupation)
        if asked.holds >= 0:
            found += self.holding(asked.holds)
        if asked.children:
            found += 1 + CHILD_MOVE * (asked.children - 1)
        if asked.spouse is not None:
            found += 1 + self.friend(-1, asked.spouse.nationality, asked.spouse.occupation)
        return found + (CHILD_MOVE + self.stranger(asked.child) if asked.child is not None else 0.0)

    def friend(self, gender: int, nationality: int, occupation: int) -> float:
        """Moves to find a Friend, of any gender if it is below zero, beside the move of placing it."""
        key = (gender, nationality, occupation)
        if key not in self._found:
            self._found[key] = self._friend(*key)
        return self._found[key]

    def _friend(self, gender: int, nationality: int, occupation: int) -> float:
        deck = self.deck

        def fits(card: int) -> bool:
            return (
                gender in (-1, deck.gender[card])
                and nationality in (-1, deck.nationality[card])
                and occupation in (-1, deck.occupation[card])
            )

        gold = self.s.gold[self.seat]
        found = NOT_IN_SIGHT if nationality >= 0 or occupation >= 0 else ANYBODY
        for cards, moves in ((self._hand, 0.0), (self.s.display, IN_DISPLAY)):
            for card in cards:
                if fits(card):
                    found = min(found, moves + max(0, -deck.money[card] - gold) / GOLD_A_MOVE)
        return found

    def holding(self, kind: int) -> float:
        """Moves to get an attached card: the action, and Gold and cards that are missing for it."""
        if kind not in self._holding:
            self._holding[kind] = self._holding_moves(kind)
        return self._holding[kind]

    def _holding_moves(self, kind: int) -> float:
        s, seat = self.s, self.seat
        if kind > terms.A_CONTRIBUTION:
            left, space = (s.mansions, terms.MANSION) if kind == terms.A_MANSION else (s.ventures, terms.VENTURE)
            price = self.short(terms.GOLD_COST[space], terms.CARDS_COST[space])
            return 1 + price if left else OUT_OF_REACH
        space = terms.TITLE if kind == terms.A_TITLE else terms.CONTRIBUTE
        on_offer = offers.on_offer(s, kind)
        prices = [self.short(offers.gold_cost(s, seat, space, n), self.deck.offers(kind)[n].cards) for n in on_offer]
        if prices:
            return 1 + min(prices)
        return 1 + NEXT_OFFER if s.generation < terms.GENERATIONS else OUT_OF_REACH

    def short(self, gold: int, cards: int) -> float:
        """Moves to come by Gold and cards that are missing."""
        return max(0, gold - self.s.gold[self.seat]) / GOLD_A_MOVE + max(0, cards - len(self._hand)) / CARDS_A_MOVE

    # --- moves ---

    def birth(self) -> float:
        return 0.0

    def couple(self, member: int, draws: int) -> float:
        return self.offspring(member, draws)

    def add_child(self, family: Family, member: int, gender: int) -> None:
        """Children are placed as adults of unknown name, a row nearer to the heir."""
        father, mother = tree.parents_of_couple(family, member)
        row = family[member].row - 1
        family.append(Person(self.deck.first_child, gender, row, father, mother, NONE, terms.ADULT, 0))

    def wedding(self, card: int, member: int, space: int) -> float:
        """A Friend in place of a member or beside it, with unknown parents, and a child of two known spouses."""
        s, seat, deck = self.s, self.seat, self.deck
        friend = deck.friends[card]
        money = -weddings.price(s, seat, card, self.family[member])
        family = self.family[:]
        placed = member
        if family[member].gender == friend.gender:
            family[member] = family[member].with_card(card)
        else:
            placed = tree.wed(family, member, card, friend.gender)
        partner = family[placed].partner
        if partner >= 0 and family[partner].card < deck.first_child:
            for i in range(1 + births.extra(s, card)):
                self.add_child(family, placed, (terms.MALE, terms.FEMALE)[i % 2])
        if family[placed].father < 0:
            self.add_parents(family, placed)
        kept = s.hands[seat]
        s.hands[seat] = kept[:]
        take_openly(s.hands[seat], card)
        found = self.with_family(family, friend.income, friend.prestige, money)
        s.hands[seat] = kept
        return found + HONOR * (money * self.gold + self.gains(card, self.generation, self.round, True))

    def add_parents(self, family: Family, person: int) -> None:
        father, mother = len(family), len(family) + 1
        row = family[person].row + 1
        family.append(Person(self.deck.first_child, terms.MALE, row, NONE, NONE, mother, terms.ADULT, 0))
        family.append(Person(self.deck.first_child, terms.FEMALE, row, NONE, NONE, father, terms.ADULT, 0))
        family[person] = family[person].with_parents(father, mother)

    def _worth(self, card: int) -> float:
        """A card in hand: what it brings nearer."""
        s, seat = self.s, self.seat
        kept = s.hands[seat]
        held_already = card in friends.hand(s, seat)
        s.hands[seat] = kept[:]
        if held_already:
            take_openly(s.hands[seat], card)
        else:
            insort(s.hands[seat], marked(card, 1 << seat))
        change = self.with_family(self.family)
        s.hands[seat] = kept
        friend = self.deck.friends[card]
        money = max(0.0, self.gains(card, self.generation, self.round, False) + friend.money * self.gold)
        return self.card + IN_HAND * HONOR * money + (-change if held_already else change)

    def clause(self, clause: Clause, generation: int, round: int, sure: bool) -> float:
        if clause.do == terms.DO_FREE_TURN and sure:
            return 0.0
        return self.clause_met(clause, generation, round) if conditions.holds_true(self.s, self.seat, clause) else 0.0

    def spend(self, gold: int, cards: int) -> float:
        return HONOR * gold * self.gold + self.payment(cards)

    def undertake(self) -> float:
        """Two Missions to choose from, in every Generation (C-38.42)."""
        return HONOR * self.new_mission() - self.payment(1)

    def wedding_wants(self) -> str:
        return ""

    def average(self) -> float:
        return self.card + UNSEEN
