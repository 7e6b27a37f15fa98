"""What a position of Gears of Time is."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, ClassVar

from bequest.core.frames import NOBODY, Frame
from bequest.core.journal import Event, Journal, Readable
from bequest.core.position import Decision, Place, Position
from bequest.core.reasons import Reason
from bequest.core.rng import Rng
from bequest.games.gears.data.deck import Rules
from bequest.games.gears.data.terms import BITS, MOST_CUBES_ON_A_CARD, STRIDE
from bequest.games.gears.files import position_text
from bequest.games.gears.rules import actions, flow, moves, scoring
from bequest.games.gears.rules.timeline import Lasting
from bequest.games.gears.seen import view
from bequest.games.gears.words import reasons, words

if TYPE_CHECKING:
    from bequest.core.game import Game


class GearsPosition(Position):
    """Per-seat data as one list per attribute. Whether a technology succeeds is computed, never stored."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "frames", "rng", "round", "turn", "phase", "active", "actions", "order", "present", "oldest", "markers",
        "copies", "cubes", "lasting", "pools", "carried", "sheet", "characters", "hands", "drawn", "top", "pile",
        "discard", "fates", "area_cubes", "extra_room", "fate_taken", "tokens", "activated",
        "extra_turn", "extra_used",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        rules: Rules,
        seat: int,
        frames: list[Frame],
        rng: Rng,
        auto: bool,
        journal: Journal | None,
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
        self.game = game
        self.players = rules.players
        self.seat = seat
        self.frames = frames
        self.rng = rng
        self.auto = auto
        self.journal = journal
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

    def clone(self) -> GearsPosition:
        return GearsPosition(
            self.game,
            self.rules,
            self.seat,
            self.frames[:],
            self.rng.clone(),
            self.auto,
            None if self.journal is None else self.journal.clone(),
            self.round,
            self.turn,
            self.phase,
            self.active,
            self.actions,
            self.order[:],
            self.present,
            self.oldest,
            self.markers[:],
            self.copies[:],
            self.cubes[:],
            self.lasting[:],
            self.pools[:],
            self.carried[:],
            self.sheet[:],
            self.characters[:],
            [hand[:] for hand in self.hands],
            self.drawn[:],
            self.top[:],
            self.pile[:],
            self.discard[:],
            self.fates[:],
            self.area_cubes[:],
            self.extra_room,
            self.fate_taken,
            self.tokens[:],
            self.activated,
            self.extra_turn,
            self.extra_used,
        )

    # --- questions about the timeline ---

    def capacity(self, slot: int) -> int:
        """The distance from the Present Day (G-2.5)."""
        return self.present - slot

    def count_in(self, slot: int) -> int:
        """How many technologies a timeframe holds (G-2.8)."""
        first = slot * STRIDE
        return bisect_left(self.copies, first + STRIDE) - bisect_left(self.copies, first)

    def find(self, slot: int, card: int) -> int:
        """The index of a copy on the timeline, or -1."""
        copy = slot * STRIDE + card
        i = bisect_left(self.copies, copy)
        return i if i < len(self.copies) and self.copies[i] == copy else -1

    def cubes_of(self, index: int, seat: int) -> int:
        return self.cubes[index] >> seat * BITS & MOST_CUBES_ON_A_CARD

    def add_cubes(self, index: int, seat: int, number: int) -> None:
        self.cubes[index] += number << seat * BITS

    # --- the contract ---

    def options(self, frame: Frame, seat: int) -> list[int]:
        return actions.options(self, frame, seat)

    def check(self, frame: Frame, seat: int, action: int) -> int:
        return actions.check(self, frame, seat, action)

    def explain(self, code: int, seat: int, action: int) -> Reason:
        return reasons.explain(self, code, seat, action)

    def choose(self, frame: Frame, seat: int, action: int) -> None:
        moves.choose(self, frame, seat, action)

    def happen(self, frame: Frame, action: int) -> None:
        flow.happen(self, frame, action)

    def outcomes(self) -> list[tuple[int, int]]:
        return flow.outcomes(self)

    def settle(self) -> None:
        flow.settle(self)

    def asked(self) -> Decision:
        return view.asked(self)

    def step(self, seat: int) -> Decision:
        return view.step(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, NOBODY if seat is None else seat)

    def key(self, seat: int | None) -> tuple[object, ...]:
        return view.key(self, NOBODY if seat is None else seat)

    def guess(self, seat: int | None, rng: Rng) -> GearsPosition:
        return view.guess(self, NOBODY if seat is None else seat, rng)

    def read_event(self, event: Event, seat: int) -> Readable:
        return words.read_event(self, event, seat)

    def candidates(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        return actions.candidates(self, self.seat if seat == NOBODY else seat)

    def places(self) -> list[Place]:
        return view.places(self)

    def to_dict(self) -> dict[str, object]:
        return position_text.to_dict(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def score_sheet(self) -> list[dict[str, object]]:
        return scoring.score_sheet(self)
