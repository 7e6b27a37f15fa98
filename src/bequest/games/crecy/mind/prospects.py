"""What a family may hope for: from Missions, the Patron, effects of cards and births.

Everything is read from a position that shows no more than the seat may know, see `heuristic`.
"""

from __future__ import annotations

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Mission
from bequest.games.crecy.data.vocabulary import Clause, Goal, Measure
from bequest.games.crecy.mind import values
from bequest.games.crecy.rules import births, conditions, tree
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import NONE, Family, Person


class Prospects:
    """A position as one seat sees it, and what its moves are worth. It is a copy, on which things can be tried out."""

    def __init__(self, s: CrecyState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.deck = s.rules.deck
        self.generation = s.generation
        self.round = s.round
        self.family = s.families[seat]
        self.gold = values.GOLD[s.round]
        self.card = values.CARD[s.round]
        self.income = values.payouts(s.round)
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
                found *= values.step_odds(need) ** (missing * values.PACE[self.round] * pace)
        return found

    def goal(self, goal: Goal) -> float:
        """The points to hope for from a Patron's goal."""
        if goal.per is None:
            return goal.points * self.odds(goal.needs, values.GOAL_PACE)
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
            found += sum(minor[:unlocked]) + values.MINOR_LATER * sum(minor[unlocked : unlocked + 1])
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
            return values.UNSURE * self.clause_met(clause, generation, round)
        return self.clause_met(clause, generation, round)

    def clause_met(self, clause: Clause, generation: int, round: int) -> float:
        """One effect with its condition met."""
        do, amount = clause.do, clause.amount
        if do == terms.DO_GOLD:
            return amount * values.GOLD[round]
        if do == terms.DO_HONOR:
            return amount
        if do == terms.DO_PRESTIGE:
            return amount * (4 - generation)
        if do == terms.DO_INCOME:
            return amount * values.payouts(round)
        if do in (terms.DO_DRAW, terms.DO_TAKE):
            return amount * values.CARD[round]
        if do == terms.DO_PAWN:
            return values.PAWN_WORTH if self.s.supply[clause.colour] else 0.0
        if do == terms.DO_ASK:
            return 2 * values.GOLD[round]
        if do in (terms.DO_RENEW_DISPLAY, terms.DO_RENEW_HAND):
            return values.RENEWAL * values.CARD[round]
        if do == terms.DO_PATRON_MISSION:
            return self.next_minor() if self.s.patrons[self.seat] >= 0 else 0.0
        if do == terms.DO_BIRTHS:
            return amount * self.birth()
        if do == terms.DO_PAIRS:
            return values.PAIRS_WORTH
        if do == terms.DO_FREE_TURN:
            return values.FREE_TURN_WORTH
        if do == terms.DO_RIVALS_LOSE:
            return values.RIVAL_LOSS * amount * (2 if clause.to_owner else 1)
        if do == terms.DO_RIVALS_GAIN:
            return -amount * values.RIVAL_GAIN * (2 if clause.gain == terms.GIVE_HONOR else 1)
        return values.LASTING_WORTH if do >= terms.FIRST_LASTING else 0.0

    def next_minor(self) -> float:
        """What one more Mission under the Patron unlocks."""
        patron = self.deck.patrons[self.s.patrons[self.seat]]
        minor = sorted([self.goal(goal) for goal in patron.minor], reverse=True)
        unlocked = len(self.s.under[self.seat])
        return (1 - values.MINOR_LATER) * sum(minor[unlocked : unlocked + 1])

    # --- births ---

    def birth(self) -> float:
        """One birth draw for a couple."""
        worth = values.CHILD_WORTH[self.generation] * values.SIBLING[min(self.born, len(values.SIBLING) - 1)]
        if not self.born:
            worth += values.EXTINCTION[self.rounds_left]
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
        return sum(gains) / len(gains) - (0 if wanted == terms.ANY else values.GENDER_PRICE)

    def couple(self, member: int, draws: int) -> float:
        """Births for a couple: the first child is what matters."""
        first = self.birth()
        more = values.CHILD_WORTH[self.generation] * values.SIBLING[min(self.born + 1, len(values.SIBLING) - 1)]
        return first + (draws - 1) * more + self.offspring(member, draws)
