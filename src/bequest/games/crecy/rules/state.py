"""The fields of a position of the Duke de Crecy, and small questions about them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bequest.core.position import Position
from bequest.core.table import Table
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Rules
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.tree import Family

SEAT_COUNTERS: Final[tuple[str, ...]] = (
    "honor", "prestige", "income", "gold", "pawns", "hand", "missions", "completed", "under_patron",
    *[f"pawns_{colour}" for colour in terms.COLOURS],
)  # fmt: skip
"""What all can count of a seat: Player pawns left, cards in hand, open Missions …, pawns of each colour."""
CHILD_CARDS: Final[tuple[str, ...]] = ("sons", "daughters", "complications")
TABLE_COUNTERS: Final[tuple[str, ...]] = (
    "generation", "round", "friend_deck", "mission_deck", "mansions", "ventures", *CHILD_CARDS,
    *[f"reserve_{kind}" for kind in CHILD_CARDS], *[f"supply_{colour}" for colour in terms.COLOURS],
)  # fmt: skip
"""And of the table: face-down cards, those of the Child deck and of the reserve by kind, and pawns in the supply."""


class CrecyState(Position):
    """Per-seat data as one list per attribute. Couples, numbers of children and what is legal are computed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "frames", "rng", "round", "phase", "starter", "active", "passed", "eliminated", "honor", "prestige",
        "income", "gold", "sheet", "pawns", "placed", "reserves", "supply", "spaces", "hands", "display", "friend_top",
        "friend_pile", "friend_discard", "child_top", "child_pile", "child_discard", "reserve", "aside", "mission_top",
        "mission_pile", "mission_discard", "drawn", "titles", "contributions", "mansions", "ventures", "patrons",
        "box_patrons", "heads", "open_missions", "completed", "under", "families", "complications", "lasting", "hints",
        "hint_tops", "fulfilled",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        activities: list[Activity[Any]],
        rules: Rules,
        round: int,
        phase: int,
        starter: int,
        active: int,
        passed: int,
        eliminated: list[int],
        honor: list[int],
        prestige: list[int],
        income: list[int],
        gold: list[int],
        sheet: list[int],
        pawns: list[int],
        placed: list[int],
        reserves: list[int],
        supply: list[int],
        spaces: list[int],
        hands: list[list[int]],
        display: list[int],
        friend_top: list[int],
        friend_pile: list[int],
        friend_discard: list[int],
        child_top: list[int],
        child_pile: list[int],
        child_discard: list[int],
        reserve: list[int],
        aside: list[int],
        mission_top: list[int],
        mission_pile: list[int],
        mission_discard: list[int],
        drawn: list[int],
        titles: list[int],
        contributions: list[int],
        mansions: int,
        ventures: int,
        patrons: list[int],
        box_patrons: list[int],
        heads: list[int],
        open_missions: list[int],
        completed: list[int],
        under: list[list[int]],
        families: list[Family],
        complications: list[int],
        lasting: list[int],
        hints: list[int],
        hint_tops: list[int],
        fulfilled: int,
    ) -> None:
        super().__init__(table)
        self.activities = activities
        """What each kind of move is about, by the first number of its plan, see `activity.py`."""
        self.rules = rules
        self.round = round
        self.phase = phase
        self.starter = starter
        """The holder of the Starting Player card, -1 before it is given."""
        self.active = active
        """Whose turn it is or will be, -1 when all have passed."""
        self.passed = passed
        """Seats that have passed in this round, one bit each."""
        self.eliminated = eliminated
        """For each seat the Generation in which its family died out, 0 for a survivor."""
        self.honor = honor
        self.prestige = prestige
        self.income = income
        self.gold = gold
        self.sheet = sheet
        """Honor by seat and source, see terms.SOURCES; what a position file brings is in none of them."""
        self.pawns = pawns
        """Player pawns left."""
        self.placed = placed
        """Player pawns on the spaces of each player board."""
        self.reserves = reserves
        """Additional Action pawns by seat and colour."""
        self.supply = supply
        self.spaces = spaces
        """The pawn on each main board space, or -1."""
        self.hands = hands
        """Friends marked with the seats that know them, sorted."""
        self.display = display
        self.friend_top = friend_top
        """Cards arranged to be drawn first; unknown to all. So the other tops."""
        self.friend_pile = friend_pile
        self.friend_discard = friend_discard
        self.child_top = child_top
        self.child_pile = child_pile
        self.child_discard = child_discard
        self.reserve = reserve
        self.aside = aside
        """Child cards laid aside in a search that is not over, for all to see."""
        self.mission_top = mission_top
        self.mission_pile = mission_pile
        self.mission_discard = mission_discard
        self.drawn = drawn
        """The Missions of which one is to be kept."""
        self.titles = titles
        """Where each Title is, see terms.OFFER_PLACES; so the Contributions."""
        self.contributions = contributions
        self.mansions = mansions
        self.ventures = ventures
        self.patrons = patrons
        """The Patron of each seat, -1 for none."""
        self.box_patrons = box_patrons
        """Those that are not used, or not dealt yet."""
        self.heads = heads
        """The Head card of each seat, -1 before it is dealt."""
        self.open_missions = open_missions
        """Missions face up before each seat, one bit each; so the completed ones."""
        self.completed = completed
        self.under = under
        """Missions under each Patron, which nobody knows."""
        self.families = families
        self.complications = complications
        """For each seat the Generation in which the Complication it holds was kept, 0 for none."""
        self.lasting = lasting
        """"This gen." effects in force, see lasting.py."""
        self.hints = hints
        """Hints drawn, in that order; so which of them are fulfilled, one bit each."""
        self.hint_tops = hint_tops
        self.fulfilled = fulfilled

    def tally(self) -> list[int]:
        """The counters of SEAT_COUNTERS seat by seat, then those of TABLE_COUNTERS."""
        found: list[int] = []
        for seat in range(self.players):
            found += [
                self.honor[seat],
                self.prestige[seat],
                self.income[seat],
                self.gold[seat],
                self.pawns[seat],
                len(self.hands[seat]),
                self.open_missions[seat].bit_count(),
                self.completed[seat].bit_count(),
                len(self.under[seat]),
            ]
            found += self.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]
        found += [
            self.generation,
            self.round,
            len(self.friend_pile) + len(self.friend_top),
            len(self.mission_pile) + len(self.mission_top),
            self.mansions,
            self.ventures,
        ]
        found += self.children_in(self.child_pile + self.child_top)
        found += self.children_in(self.reserve)
        return found + self.supply

    def children_in(self, cards: list[int]) -> list[int]:
        """How many Sons, Daughters and Complications a hidden pile holds: everybody can tell (C-33.14)."""
        genders = self.rules.deck.gender
        male = female = 0
        for card in cards:
            if genders[card] == terms.MALE:
                male += 1
            elif genders[card] == terms.FEMALE:
                female += 1
        return [male, female, len(cards) - male - female]

    @property
    def generation(self) -> int:
        """The current Generation (C-1.1, C-7.1)."""
        return terms.GENERATION_OF_ROUND[self.round]

    @property
    def testament(self) -> bool:
        """Whether this is The Testament (section 38)."""
        return self.rules.mode == terms.SOLO_TESTAMENT

    def alive(self, seat: int) -> bool:
        return self.eliminated[seat] == 0

    def player_order(self) -> list[int]:
        """Surviving seats clockwise, from the holder of the Starting Player card on (C-1.13, C-1.16, C-8.17)."""
        first = max(0, self.starter)
        return [seat for seat in [(first + i) % self.players for i in range(self.players)] if self.alive(seat)]

    def pawn_at(self, space: int) -> tuple[int, int]:
        """Seat and pawn on a main board space (counted from the first of them), or (-1, -1)."""
        found = self.spaces[space]
        return (-1, -1) if found < 0 else (found // terms.PAWN_KINDS, found % terms.PAWN_KINDS)

    def speaks_for_couple(self, seat: int, number: int) -> bool:
        """A couple is chosen by its original member; in The Testament, where both may be alike, by the elder one."""
        member = self.families[seat][number]
        if self.rules.mode == terms.SOLO_TESTAMENT:
            return number < member.partner
        return member.card >= self.rules.deck.first_child
