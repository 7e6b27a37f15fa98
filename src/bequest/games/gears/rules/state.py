"""What a position of Gears of Time consists of, and small questions about it."""

from __future__ import annotations

from bisect import bisect_left
from typing import ClassVar

from bequest.core.position import Position
from bequest.core.table import Table
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Rules
from bequest.games.gears.rules.timeline import Lasting, capacity


class GearsState(Position):
    """Per-seat data as one list per attribute. Whether a technology succeeds is computed, never stored."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "frames", "rng", "round", "turn", "phase", "active", "actions", "order", "present", "oldest", "markers",
        "copies", "cubes", "lasting", "pools", "carried", "sheet", "characters", "hands", "drawn", "top", "pile",
        "discard", "fates", "area_cubes", "extra_room", "fate_taken", "tokens", "activated",
        "extra_turn", "extra_used",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        rules: Rules,
        round: int,
        turn: int,
        phase: int,
        active: int,
        actions: int,
        order: list[int],
        present: int,
        oldest: int,
        markers: list[int],
        copies: list[int],
        cubes: list[int],
        lasting: list[Lasting],
        pools: list[int],
        carried: list[int],
        sheet: list[int],
        characters: list[int],
        hands: list[list[int]],
        drawn: list[int],
        top: list[int],
        pile: list[int],
        discard: list[int],
        fates: list[int],
        area_cubes: list[int],
        extra_room: int,
        fate_taken: bool,
        tokens: list[int],
        activated: int,
        extra_turn: int,
        extra_used: int,
    ) -> None:
        super().__init__(table)
        self.rules = rules
        self.round = round
        self.turn = turn
        self.phase = phase
        self.active = active
        """Index in the player order of the player whose turn it is."""
        self.actions = actions
        """Counted actions taken in this turn."""
        self.order = order
        """Seats in player order; empty until it is chosen."""
        self.present = present
        self.oldest = oldest
        self.markers = markers
        self.copies = copies
        self.cubes = cubes
        self.lasting = lasting
        self.pools = pools
        self.carried = carried
        """Points that a position file brings; the rest of the score is in the sheet."""
        self.sheet = sheet
        """Points by seat, round and source, see scoring."""
        self.characters = characters
        """Index of the character of each seat, -1 before it is assigned."""
        self.hands = hands
        """Sorted, hence in deck order."""
        self.drawn = drawn
        """The cards of a Draw that is not finished."""
        self.top = top
        """Cards arranged to be drawn first; unknown to all."""
        self.pile = pile
        self.discard = discard
        """Cards marked with the seats that know them there."""
        self.fates = fates
        """Where each Fate card is, if they are not in the draw pile."""
        self.area_cubes = area_cubes
        """Cubes on each Fate card of the draft area."""
        self.extra_room = extra_room
        """Slots by which the next Establish of this turn may exceed the capacity."""
        self.fate_taken = fate_taken
        self.tokens = tokens
        """Reward Modifier tokens on each copy of the timeline (expansion, as the next three)."""
        self.activated = activated
        """Technologies activated in this turn, one bit each."""
        self.extra_turn = extra_turn
        self.extra_used = extra_used
        """Seats that have used an extra turn in this round, one bit each."""

    # --- counters ---

    def score(self, seat: int) -> int:
        """What the score track shows: all that the sheet holds, and what came before it."""
        width = terms.ROUNDS * len(terms.SOURCES)
        return self.carried[seat] + sum(self.sheet[seat * width : (seat + 1) * width])

    def tally(self) -> list[int]:
        """The counters of `game.py`, in that order."""
        found: list[int] = []
        for seat in range(self.players):
            position = self.order.index(seat) + 1 if self.order else 0
            fates = self.fates.count(seat)
            found += [self.score(seat), self.pools[seat], len(self.hands[seat]), fates, position]
        found += [self.round, self.turn, self.actions, self.extra_room]
        found += [len(self.top) + len(self.pile), len(self.discard)]
        return found

    # --- questions about the timeline ---

    def capacity(self, slot: int) -> int:
        return capacity(self.present, slot)

    def count_in(self, slot: int) -> int:
        """How many technologies a timeframe holds, whatever they are like (G-2.8)."""
        first = slot * terms.STRIDE
        return bisect_left(self.copies, first + terms.STRIDE) - bisect_left(self.copies, first)

    def find(self, slot: int, card: int) -> int:
        """The index of a copy on the timeline, or -1; a name and a timeframe say which it is (G-1.12)."""
        copy = slot * terms.STRIDE + card
        i = bisect_left(self.copies, copy)
        return i if i < len(self.copies) and self.copies[i] == copy else -1

    def cubes_of(self, index: int, seat: int) -> int:
        return self.cubes[index] >> seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD

    def add_cubes(self, index: int, seat: int, number: int) -> None:
        self.cubes[index] += number << seat * terms.BITS
