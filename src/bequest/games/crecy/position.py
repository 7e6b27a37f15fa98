"""What a position of the Duke de Crecy is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bequest.core.frames import NOBODY, Frame
from bequest.core.journal import Event, Journal, Readable
from bequest.core.position import OVER, Decision, Place, Position
from bequest.core.reasons import Reason
from bequest.core.rng import Rng
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Rules
from bequest.games.crecy.files import position_text
from bequest.games.crecy.rules import actions, flow, frames, moves, scoring, steps
from bequest.games.crecy.rules.tree import Family
from bequest.games.crecy.seen import chronicle, view
from bequest.games.crecy.words import reasons

if TYPE_CHECKING:
    from bequest.core.game import Game


class CrecyPosition(Position):
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
        game: Game,
        rules: Rules,
        seat: int,
        frames: list[Frame],
        rng: Rng,
        auto: bool,
        journal: Journal | None,
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
        self.game = game
        self.players = rules.players
        self.seat = seat
        self.frames = frames
        self.rng = rng
        self.auto = auto
        self.journal = journal
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
        """Honor by seat and source, see scoring; what a position file brings is in none of them."""
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
        """Where each Title is, see OFFER_PLACES; so the Contributions."""
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
        """"This gen." effects in force, see effects."""
        self.hints = hints
        """Hints drawn, in that order; so which of them are fulfilled, one bit each."""
        self.hint_tops = hint_tops
        self.fulfilled = fulfilled

    def clone(self) -> CrecyPosition:
        return CrecyPosition(
            self.game,
            self.rules,
            self.seat,
            self.frames[:],
            self.rng.clone(),
            self.auto,
            None if self.journal is None else self.journal.clone(),
            self.round,
            self.phase,
            self.starter,
            self.active,
            self.passed,
            self.eliminated[:],
            self.honor[:],
            self.prestige[:],
            self.income[:],
            self.gold[:],
            self.sheet[:],
            self.pawns[:],
            self.placed[:],
            self.reserves[:],
            self.supply[:],
            self.spaces[:],
            [hand[:] for hand in self.hands],
            self.display[:],
            self.friend_top[:],
            self.friend_pile[:],
            self.friend_discard[:],
            self.child_top[:],
            self.child_pile[:],
            self.child_discard[:],
            self.reserve[:],
            self.aside[:],
            self.mission_top[:],
            self.mission_pile[:],
            self.mission_discard[:],
            self.drawn[:],
            self.titles[:],
            self.contributions[:],
            self.mansions,
            self.ventures,
            self.patrons[:],
            self.box_patrons[:],
            self.heads[:],
            self.open_missions[:],
            self.completed[:],
            [missions[:] for missions in self.under],
            [family[:] for family in self.families],
            self.complications[:],
            self.lasting[:],
            self.hints[:],
            self.hint_tops[:],
            self.fulfilled,
        )

    # --- questions that many rules ask ---

    @property
    def generation(self) -> int:
        """The current Generation (C-1.1, C-7.1)."""
        return terms.GENERATION_OF_ROUND[self.round]

    def alive(self, seat: int) -> bool:
        return self.eliminated[seat] == 0

    def pawn_at(self, space: int) -> tuple[int, int]:
        """Seat and pawn on a main board space (counted from the first of them), or (-1, -1)."""
        found = self.spaces[space]
        return (-1, -1) if found < 0 else (found // terms.PAWN_KINDS, found % terms.PAWN_KINDS)

    # --- the contract ---

    def options(self, frame: Frame, seat: int) -> list[int]:
        if frame.kind == frames.TURN:
            return actions.turn_options(self, seat)
        return actions.options(self, frame, seat) if frame.kind < frames.FIRST_OPEN else steps.options(self, frame)

    def check(self, frame: Frame, seat: int, action: int) -> int:
        return actions.check(self, frame, seat, action)

    def explain(self, code: int, seat: int, action: int) -> Reason:
        return reasons.explain(self, code, seat, action)

    def choose(self, frame: Frame, seat: int, action: int) -> None:
        if frame.kind == frames.TURN:
            moves.choose_turn(self, seat, action)
        elif frame.kind >= frames.FIRST_OPEN:
            moves.choose_step(self, frame, action)
        else:
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

    def guess(self, seat: int | None, rng: Rng) -> CrecyPosition:
        return view.guess(self, NOBODY if seat is None else seat, rng)

    def read_event(self, event: Event, seat: int) -> Readable:
        return chronicle.read_event(self, event, seat)

    def reveals(self, event: Event, seat: int) -> bool:
        return view.reveals(self, event, seat)

    def candidates(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        return actions.candidates(self, self.seat if seat == NOBODY else seat)

    def places(self) -> list[Place]:
        return view.places(self)

    def to_dict(self) -> dict[str, object]:
        return position_text.to_dict(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def winners(self) -> list[int]:
        """Survivors of rank 1 (C-32.8), or the player of a solo game that is won (C-32.9)."""
        return scoring.winners(self) if self.seat == OVER else []

    def returns(self) -> list[float]:
        """By rank; a solo game has +1 if it is won and -1 if it is lost."""
        if self.rules.mode == terms.MULTIPLAYER or self.seat != OVER:
            return super().returns()
        return [1.0 if scoring.winners(self) else -1.0]

    @property
    def outcome(self) -> str | None:
        """None while the game runs, then "finished"; solo games are "won" or "lost" (C-32.9)."""
        if self.rules.mode == terms.MULTIPLAYER or self.seat != OVER:
            return super().outcome
        return "won" if scoring.winners(self) else "lost"

    def scores(self) -> list[int]:
        return self.honor[:]

    def score_sheet(self) -> list[dict[str, object]]:
        return scoring.score_sheet(self)
