"""What things are worth to a family, in points of Honor at the end: the arithmetic of the heuristic player.

Everything is read from a position that shows no more than the seat may know, see `heuristic`.
"""

from __future__ import annotations

from math import inf
from typing import Final

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Mission
from bequest.games.crecy.data.vocabulary import Clause, Goal, Measure
from bequest.games.crecy.rules import (
    asking,
    attached,
    births,
    conditions,
    friends,
    having_children,
    offers,
    payments,
    socializing,
    tree,
    ventures,
    weddings,
)
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import NONE, Family, Person

# --- values: the unit is one point of Honor at the end of the game ---

GOLD: Final[tuple[float, ...]] = (0.8, 0.8, 0.75, 0.6, 0.5, 0.45, 0.4, 0.3, 0.2, 0.05)
"""By round: a Mansion for three Gold is 6 Honor in Generation I and 2 in III; in the end Gold is worth nothing."""
CARD: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 0.5, 0.45, 0.4, 0.4, 0.35, 0.25, 0.05)
"""By round: any card can pay for something, whoever it shows."""
CHILD_WORTH: Final[tuple[float, ...]] = (0.0, 3.4, 3.0, 1.0)
"""By Generation: 1 Honor at its end, and before Generation III somebody who marries and holds cards later on."""
SIBLING: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.7, 0.5, 0.35, 0.25)
"""By the number of children there are: the pawns of the next Generation can't see to a crowd."""
EXTINCTION: Final[tuple[float, ...]] = (45.0, 16.0, 9.0, 7.0)
"""By rounds left after this one: a family without a child by the end of the Generation has lost everything."""
FALLBACK: Final = 0.4
"""Of that for a move that only prepares the wedding: Gold for it, or a card that fits."""
PAWN_WORTH: Final = 1.8
"""An Additional Action pawn saves a Player pawn, if its space is free when wanted."""
FREE_TURN_WORTH: Final = 2.2
"""A wedding without a pawn leaves that pawn another action."""
COLOURED_FIRST: Final = 0.4
"""A coloured pawn is lost with the Generation and its space may be taken: it is used before a Player pawn."""
PROMISE_CARE: Final = 0.3
"""A first betrothal makes the next Generation safe: a wedding and a birth before anybody else moves."""
LATER: Final = 0.8
"""Of what comes only with the next Generation."""
UNSURE: Final = 0.35
"""Of an effect whose condition is not met yet, if the wedding is still to come."""
LASTING_WORTH: Final = 1.2
"""A discount or bonus for this Generation: used about once or twice."""
RIVAL_LOSS: Final = 0.5
"""For every point that rivals lose: it lowers several others a little."""
RIVAL_GAIN: Final = 0.3
"""For every point that rivals gain."""
RENEWAL: Final = 1.5
"""In cards: a new display or hand is a choice among more."""
PAIRS_WORTH: Final = 0.6
"""A choice of two at every birth: fewer Complications, more talents."""
GENDER_PRICE: Final = 1.0
"""Honor for naming a child's gender (C-18.3)."""
FROM_DECK_WORTH: Final = 2.0
"""The wedding of an unseen Friend, as far as it can be told."""
LATE_CARD: Final = 0.3
"""Of that in Generation III, when few are left to marry."""
IN_HAND: Final = 0.3
"""Of a Friend's wedding while the card is only in hand: pawn and Gold are still to be found."""
MISFIT: Final = 0.45
"""Of that for a Friend whom nobody in the family could marry now."""
SURPLUS: Final = 0.5
"""Of that for a Friend while more of the same gender are in hand than the family has use for."""
MINOR_LATER: Final = 0.3
"""Of a minor goal that no Mission under the Patron has unlocked."""
RESERVED: Final = 0.25
"""Of the fear of extinction, for spending Gold on other things while no couple can have children."""

STEP_ODDS: Final[dict[int, float]] = {
    terms.M_MEMBERS: 0.5,
    terms.M_NATIONALITIES: 0.65,
    terms.M_OCCUPATIONS: 0.6,
    terms.M_SAME_NATIONALITY: 0.5,
    terms.M_SAME_OCCUPATION: 0.55,
    terms.M_COUPLES: 0.65,
    terms.M_OFFSPRING: 0.74,
    terms.M_CHILDREN_OF_ONE: 0.55,
    terms.M_BETROTHALS: 0.55,
    terms.M_TITLES: 0.5,
    terms.M_CONTRIBUTIONS: 0.55,
    terms.M_MANSIONS: 0.6,
    terms.M_VENTURES: 0.6,
    terms.M_KINDS_OF_ONE: 0.55,
    terms.M_INCOME: 0.72,
    terms.M_PRESTIGE: 0.82,
    terms.M_GOLD: 0.9,
    terms.M_HONOR: 0.95,
    terms.M_HAND: 0.85,
    terms.M_MISSIONS: 0.5,
}
"""The odds that a step still missing from a requirement will be made, at the pace of the middle of the game."""
ANYBODY_ODDS: Final = 0.74
GENDER_ODDS: Final = 0.66
"""The same for Friends of whom no icon is asked, and for those of one gender."""
PACE: Final[tuple[float, ...]] = (0.7, 0.7, 0.75, 0.8, 0.9, 1.0, 1.1, 1.3, 1.7, 2.6)
"""By round: how much harder a missing step is, the less time is left."""
GOAL_PACE: Final = 0.75
"""Patrons are judged at the very end only, so that a step missing there weighs less than in a Mission."""


def _step_odds(need: Measure) -> float:
    """Anybody at all is found more easily than a Friend with a certain icon."""
    if need.count == terms.M_MEMBERS and need.nationality < 0 and need.occupation < 0:
        return ANYBODY_ODDS if need.gender < 0 else GENDER_ODDS
    return STEP_ODDS[need.count]


def payouts(round: int) -> float:
    """What one point of Income brings from now on."""
    return sum(GOLD[round + 1 : terms.ROUNDS + 1])


class Appraisal:
    """A position as one seat sees it, and what its moves are worth. It is a copy, on which things can be tried out."""

    def __init__(self, s: CrecyState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.generation = s.generation
        self.round = s.round
        self.family = s.families[seat]
        self.gold = GOLD[s.round]
        self.card = CARD[s.round]
        self.income = payouts(s.round)
        self.honor_of_prestige = 4 - s.generation
        row = s.generation + 1
        self.born = len(
            [p for p in self.family if p.row == row and p.state in (terms.CHILD, terms.ADULT) and p.father >= 0]
        )
        self.rounds_left = next(last for last in terms.LAST_ROUNDS if last >= s.round) - s.round
        self.hope = self.prospects()
        self._worths: dict[int, float] = {}

    # --- requirements and goals ---

    def odds(self, needs: tuple[Measure, ...], pace: float = 1.0) -> float:
        """How likely it is that all of these will be met: each missing step makes it less so."""
        found = 1.0
        for need in needs:
            missing = need.least - conditions.best(self.s, self.seat, need)
            if missing > 0:
                found *= _step_odds(need) ** (missing * PACE[self.round] * pace)
        return found

    def goal(self, goal: Goal) -> float:
        """The points to hope for from a Patron's goal."""
        if goal.per is None:
            return goal.points * self.odds(goal.needs, GOAL_PACE)
        return min(goal.most, goal.points * conditions.best(self.s, self.seat, goal.per))

    def prospects(self) -> float:
        """Points to hope for from the own Missions and the Patron."""
        s, seat = self.s, self.seat
        found = 0.0
        mask = s.open_missions[seat]
        number = 0
        while mask >> number:
            if mask >> number & 1:
                found += self.mission(self.deck.missions[number])
            number += 1
        if s.patrons[seat] >= 0:
            patron = self.deck.patrons[s.patrons[seat]]
            if patron.main is not None:
                found += self.goal(patron.main)
            minor = sorted([self.goal(goal) for goal in patron.minor], reverse=True)
            unlocked = len(s.under[seat])
            found += sum(minor[:unlocked]) + MINOR_LATER * sum(minor[unlocked : unlocked + 1])
        return found

    def mission(self, mission: Mission) -> float:
        """What a Mission may bring: its Honor and further benefit, by the odds."""
        worth = mission.honor + self.effects(mission.effects, self.generation, self.round, True)
        return worth * self.odds(mission.needs)

    def with_family(self, family: Family, income: int = 0, prestige: int = 0, gold: int = 0) -> float:
        """How much better the prospects would be with this family and these gains."""
        s, seat = self.s, self.seat
        kept, s.families[seat] = s.families[seat], family
        s.income[seat] += income
        s.prestige[seat] += prestige
        s.gold[seat] += gold
        found = self.prospects() - self.hope
        s.families[seat] = kept
        s.income[seat] -= income
        s.prestige[seat] -= prestige
        s.gold[seat] -= gold
        return found

    # --- effects ---

    def effects(self, clauses: tuple[Clause, ...], generation: int, round: int, sure: bool) -> float:
        """What the clauses of a card bring in a Generation; `sure`: their conditions are judged now."""
        return sum([self.clause(clause, generation, round, sure) for clause in clauses])

    def clause(self, clause: Clause, generation: int, round: int, sure: bool) -> float:
        """One effect; that a wedding may need no pawn is counted with the move itself."""
        if clause.do == terms.DO_FREE_TURN and sure:
            return 0.0
        if not conditions.holds_true(self.s, self.seat, clause):
            if sure and not clause.lasting:
                return 0.0
            return UNSURE * self.clause_met(clause, generation, round)
        return self.clause_met(clause, generation, round)

    def clause_met(self, clause: Clause, generation: int, round: int) -> float:
        """One effect with its condition met."""
        do, amount = clause.do, clause.amount
        if do == terms.DO_GOLD:
            return amount * GOLD[round]
        if do == terms.DO_HONOR:
            return amount
        if do == terms.DO_PRESTIGE:
            return amount * (4 - generation)
        if do == terms.DO_INCOME:
            return amount * payouts(round)
        if do in (terms.DO_DRAW, terms.DO_TAKE):
            return amount * CARD[round]
        if do == terms.DO_PAWN:
            return PAWN_WORTH if self.s.supply[clause.colour] else 0.0
        if do == terms.DO_ASK:
            return 2 * GOLD[round]
        if do in (terms.DO_RENEW_DISPLAY, terms.DO_RENEW_HAND):
            return RENEWAL * CARD[round]
        if do == terms.DO_PATRON_MISSION:
            return self.next_minor() if self.s.patrons[self.seat] >= 0 else 0.0
        if do == terms.DO_BIRTHS:
            return amount * self.birth()
        if do == terms.DO_PAIRS:
            return PAIRS_WORTH
        if do == terms.DO_FREE_TURN:
            return FREE_TURN_WORTH
        if do == terms.DO_RIVALS_LOSE:
            return RIVAL_LOSS * amount * (2 if clause.to_owner else 1)
        if do == terms.DO_RIVALS_GAIN:
            return -amount * RIVAL_GAIN * (2 if clause.gain == terms.GIVE_HONOR else 1)
        return LASTING_WORTH if do >= terms.FIRST_LASTING else 0.0

    def next_minor(self) -> float:
        """What one more Mission under the Patron unlocks."""
        patron = self.deck.patrons[self.s.patrons[self.seat]]
        minor = sorted([self.goal(goal) for goal in patron.minor], reverse=True)
        unlocked = len(self.s.under[self.seat])
        return (1 - MINOR_LATER) * sum(minor[unlocked : unlocked + 1])

    # --- births ---

    def birth(self) -> float:
        """One birth draw for a couple."""
        worth = CHILD_WORTH[self.generation] * SIBLING[min(self.born, len(SIBLING) - 1)]
        if not self.born:
            worth += EXTINCTION[self.rounds_left]
        return worth * self.chance_of_child()

    def chance_of_child(self) -> float:
        s = self.s
        if births.immune(s, self.seat):
            return 1.0
        pile = s.child_pile + s.child_top
        return 1 - pile.count(self.deck.complication) / len(pile) if pile else 1.0

    def offspring(self, member: int, count: int) -> float:
        """The prospects with so many more children of a couple, whatever they turn out to be."""
        family = self.family[:]
        for i in range(count):
            self.add_child(family, member, (terms.MALE, terms.FEMALE)[(self.born + i) % 2])
        return self.with_family(family)

    def add_child(self, family: Family, member: int, gender: int) -> None:
        """A plain child of a member's couple."""
        father, mother = tree.parents_of_couple(family, member)
        row = family[member].row + 1
        family.append(Person(self.deck.first_child, gender, row, father, mother, NONE, terms.CHILD, 0))

    def named_birth(self, member: int, wanted: int) -> float:
        """A birth with or without a named gender: what the prospects gain by it, less its price."""
        gains = []
        for gender in (
            (terms.MALE, terms.FEMALE)
            if wanted == terms.ANY
            else (terms.MALE,)
            if wanted == terms.SON
            else (terms.FEMALE,)
        ):
            family = self.family[:]
            self.add_child(family, member, gender)
            gains.append(self.with_family(family))
        return sum(gains) / len(gains) - (0 if wanted == terms.ANY else GENDER_PRICE)

    def couple(self, member: int, draws: int) -> float:
        """Births for a couple: the first child is what matters."""
        first = self.birth()
        more = CHILD_WORTH[self.generation] * SIBLING[min(self.born + 1, len(SIBLING) - 1)]
        return first + (draws - 1) * more + self.offspring(member, draws)

    # --- weddings ---

    def single(self) -> list[int]:
        """Own members who could marry now."""
        return weddings.members(self.s, self.seat, terms.MARRY)

    def wedding(self, card: int, member: int, space: int) -> float:
        """Marrying or promising this Friend to this member."""
        s, seat, deck = self.s, self.seat, self.deck
        friend = deck.friends[card]
        money = -weddings.price(s, seat, card, self.family[member])
        family = self.family[:]
        if space == terms.ARRANGE:
            tree.promise(family, member, card, friend.gender)
            found = money * self.gold
            if self.generation == terms.GENERATIONS:
                return found + self.with_family(family, 0, 0, money)
            round = self.round + self.rounds_left + 1
            found += LATER * self.gains(card, self.generation + 1, round, False)
            if not deck.childless[card]:
                found += LATER * CHILD_WORTH[self.generation + 1]
            if not self.betrothals():
                found += PROMISE_CARE
            return found + self.with_family(family, friend.income, friend.prestige)
        tree.wed(family, member, card, friend.gender)
        found = money * self.gold + self.gains(card, self.generation, self.round, True)
        if not deck.childless[card] and len(tree.children_of(self.family, member)) < terms.CHILD_LIMIT:
            found += self.birth()
        elif not self.born and not self.can_bear():
            found -= EXTINCTION[0] if len(self.single()) < 2 else 0.0
        return found + self.with_family(family, friend.income, friend.prestige, money)

    def gains(self, card: int, generation: int, round: int, sure: bool) -> float:
        """What a wedding brings beside money and children."""
        friend = self.deck.friends[card]
        return (
            friend.income * payouts(round)
            + friend.cards * CARD[round]
            + friend.prestige * (4 - generation)
            + self.effects(friend.effects, generation, round, sure)
        )

    def betrothals(self) -> int:
        return len([p for p in self.family if p.state == terms.PROMISED])

    def can_bear(self) -> bool:
        """Whether a couple of this Generation may still have children."""
        return bool(having_children.couples(self.s, self.seat, terms.HAVE_CHILDREN))

    def best_wedding(self, space: int, pawn: int) -> float:
        """The best Friend and member for a move on this space; without any, less than everything else."""
        s, seat = self.s, self.seat
        found = [
            self.wedding(card, member, space)
            for card in weddings.playable(s, seat, space, pawn)
            for member in weddings.partners(s, seat, space, card)
        ]
        return max(found, default=-inf)

    # --- cards in hand and display ---

    def worth(self, card: int) -> float:
        """A Friend in hand, or to be taken: what the wedding would bring, and at least what any card is good for."""
        if card not in self._worths:
            self._worths[card] = self._worth(card)
        return self._worths[card]

    def _worth(self, card: int) -> float:
        deck = self.deck
        friend = deck.friends[card]
        last = self.generation == terms.GENERATIONS
        wanted = [p for p in self.family if p.partner < 0 and p.gender != friend.gender]
        now = [p for p in wanted if p.row == self.generation and p.state == terms.ADULT and p.card >= deck.first_child]
        next_row = [p for p in wanted if p.row == self.generation + 1 and p.state == terms.CHILD]
        if last and not now and not next_row:
            return self.card
        generation = self.generation if now else min(terms.GENERATIONS, self.generation + 1)
        round = self.round if now else min(terms.ROUNDS, self.round + self.rounds_left + 1)
        wedding = self.gains(card, generation, round, False) + friend.money * self.gold
        if last and not now:
            wedding = friend.money * self.gold
        if not deck.childless[card]:
            wedding += CHILD_WORTH[generation]
            if now and not self.born and not self.can_bear() and -friend.money <= self.s.gold[self.seat]:
                wedding += EXTINCTION[self.rounds_left] / 2
        family = self.family[:]
        family.append(
            Person(card, friend.gender, generation, NONE, NONE, NONE, terms.ADULT if now else terms.PROMISED, 0)
        )
        wedding += self.with_family(family, friend.income, friend.prestige)
        fit = 1.0 if now or next_row else MISFIT
        rivals = [c for c in friends.hand(self.s, self.seat) if c != card and deck.gender[c] == friend.gender]
        if len(rivals) > len(now) + len(next_row):
            fit *= SURPLUS
        return self.card + IN_HAND * fit * max(0.0, wedding)

    def payment(self, cards: int) -> float:
        """What so many hand cards are worth, those worth least."""
        worths = sorted([self.worth(card) for card in friends.hand(self.s, self.seat)])
        return sum(worths[:cards])

    def taking(self, count: int) -> float:
        """The best cards of the display; of a refill nobody knows more than the average."""
        worths = sorted([self.worth(card) for card in self.s.display], reverse=True)
        known = worths[:count]
        return sum(known) + (count - len(known)) * self.average()

    def average(self) -> float:
        """A card off the deck."""
        return self.card + IN_HAND * FROM_DECK_WORTH * (1 if self.generation < terms.GENERATIONS else LATE_CARD)

    # --- main board ---

    def offer(self, space: int, number: int) -> float:
        """A Title or a Contribution."""
        offer = self.deck.offers(terms.KIND_OF_SPACE[space])[number]
        gold = offers.gold_cost(self.s, self.seat, space, number)
        found = (
            offer.honor
            + offer.prestige * self.honor_of_prestige
            + (offer.income - offer.income_lost) * self.income
            + offer.friends * self.average()
        )
        change = offer.income - offer.income_lost
        return found - self.spend(gold, offer.cards) + self.attaching(space, number, change, offer.prestige, -gold)

    def attaching(self, space: int, number: int, income: int, prestige: int, gold: int) -> float:
        """The prospects with one more attached card, on its best holder."""
        holders = attached.holders(self.s, self.seat, terms.KIND_OF_SPACE[space])
        return max([self.attached(space, number, n, income, prestige, gold) for n in holders], default=0.0)

    def attached(
        self, space: int, number: int, holder: int, income: int = 0, prestige: int = 0, gold: int = 0
    ) -> float:
        family = self.family[:]
        tree.attach(family, holder, terms.KIND_OF_SPACE[space], number if space <= terms.CONTRIBUTE else 0)
        return self.with_family(family, income, prestige, gold)

    def spend(self, gold: int, cards: int) -> float:
        """A price in Gold and hand cards; dearer where the Gold is needed for a wedding first."""
        found = gold * self.gold + self.payment(cards)
        if gold and not self.born and not self.can_bear():
            found += EXTINCTION[self.rounds_left] * RESERVED
        return found

    def mansion(self) -> float:
        gold = payments.gold_cost(self.s, self.seat, terms.MANSION)
        prestige = terms.MANSION_PRESTIGE
        return (
            prestige * self.honor_of_prestige
            - self.spend(gold, 1)
            + self.attaching(terms.MANSION, 0, 0, prestige, -gold)
        )

    def venture(self) -> float:
        prestige = ventures.prestige_cost(self.s)
        return (
            self.income
            - prestige * self.honor_of_prestige
            - self.payment(2)
            + self.attaching(terms.VENTURE, 0, 1, -prestige, 0)
        )

    def doctor(self) -> float:
        """The Fertility Doctor for the couple that gains most by it."""
        best = max([self.couple(n, 2) for n in having_children.couples(self.s, self.seat, terms.DOCTOR)])
        return best - self.spend(payments.gold_cost(self.s, self.seat, terms.DOCTOR), 1)

    def undertake(self) -> float:
        """Two Missions to choose from, or in Generation III one more under the Patron."""
        if self.generation == terms.GENERATIONS:
            return self.next_minor() - self.payment(1)
        return self.new_mission() - self.payment(1)

    def new_mission(self) -> float:
        """The better of two Missions that nobody has seen yet."""
        s = self.s
        seen = set(s.mission_discard)
        for mask in (*s.open_missions, *s.completed):
            seen |= {n for n in range(len(self.deck.missions)) if mask >> n & 1}
        hopes = sorted([self.mission(m) for n, m in enumerate(self.deck.missions) if n not in seen], reverse=True)
        better = hopes[: max(1, len(hopes) // 2)]
        return sum(better) / len(better) if better else 0.0

    # --- the others ---

    def ask(self, amount: int) -> float:
        """Gold from Friends: 3 and 4 cost Honor, 4 also a card."""
        cost = (1.0 if amount > 2 else 0.0) + (self.payment(1) if amount == 4 else 0.0)
        gold = asking.gold(self.s, self.seat, amount)
        found = gold * self.gold - cost + self.with_family(self.family, 0, 0, gold)
        return found + (EXTINCTION[self.rounds_left] * FALLBACK if self.wedding_wants() == "gold" else 0.0)

    def socialize(self, amount: int) -> float:
        found = self.taking(socializing.batch_size(self.s, self.seat, amount)) - (amount - 1) * self.gold
        return found + (EXTINCTION[self.rounds_left] * FALLBACK if self.wedding_wants() == "friend" else 0.0)

    def wedding_wants(self) -> str:
        """What a family in danger lacks for a wedding: a Friend of the right gender, Gold, or nothing."""
        if self.born or self.can_bear():
            return ""
        s, seat, deck = self.s, self.seat, self.deck
        single = self.single()
        genders = {self.family[n].gender for n in single}
        fitting = [c for c in friends.hand(s, seat) if genders - {deck.gender[c]} and not deck.childless[c]]
        if not fitting:
            return "friend"
        price = min([weddings.price(s, seat, c, self.family[n]) for c in fitting for n in single])
        return "gold" if price > s.gold[seat] else ""

    def reserve(self, colour: int) -> int:
        """Coloured pawns to use."""
        return self.s.reserves[self.seat * terms.COLOUR_COUNT + colour]
