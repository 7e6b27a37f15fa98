"""What a position of Last Will is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bequest.core.frames import NOBODY, Frame, Together
from bequest.core.journal import Event, Journal, Readable
from bequest.core.position import Decision, Place, Position
from bequest.core.reasons import Reason
from bequest.core.rng import Rng
from bequest.games.lastwill.data.deck import Rules
from bequest.games.lastwill.data.terms import F_TURN
from bequest.games.lastwill.files import position_text
from bequest.games.lastwill.rules import actions, flow, hands, moves, scoring, turn
from bequest.games.lastwill.rules.board import Lying
from bequest.games.lastwill.rules.perks import Perks
from bequest.games.lastwill.seen import chronicle, view
from bequest.games.lastwill.words import reasons

if TYPE_CHECKING:
    from bequest.core.game import Game


class WillPosition(Position):
    """Per-seat data as one list per attribute. Prices, worth and what is legal are computed."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "frames", "rng", "round", "phase", "stage", "turn", "starter", "order", "plans", "figures", "boys",
        "extensions", "market", "offering", "wilds", "tops", "pools", "discards", "balances", "bankrupt", "hands",
        "boards", "actions", "fortune", "perks", "owned",
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
        stage: int,
        turn: int,
        starter: int,
        order: list[int],
        plans: list[int],
        figures: list[tuple[int, ...]],
        boys: list[int],
        extensions: int,
        market: tuple[int, ...],
        offering: list[int],
        wilds: int,
        tops: list[list[int]],
        pools: list[list[int]],
        discards: list[list[int]],
        balances: list[int],
        bankrupt: int,
        hands: list[list[int]],
        boards: list[list[Lying | None]],
        actions: list[int],
        fortune: int,
        perks: list[Perks],
        owned: list[int],
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
        self.stage = stage
        """Of the set-up, the offering and the end of a round; the pass of the errand phase."""
        self.turn = turn
        """How many turns of the phase or pass have begun; so many places are dealt, or starting hands."""
        self.starter = starter
        """The holder of the starting player marker."""
        self.order = order
        """Seats in plan order, kept until the next one (W-19.8)."""
        self.plans = plans
        """The marker on each plan: a seat, FREE or NEUTRAL."""
        self.figures = figures
        """The seats whose errand boys stand on each errand space, by the rows of the catalogue."""
        self.boys = boys
        """Errand boys left to place."""
        self.extensions = extensions
        self.market = market
        """The token on each property type."""
        self.offering = offering
        """The card on each place in use, or -1."""
        self.wilds = wilds
        """Which of the wild card places hold their card, one bit each."""
        self.tops = tops
        """For each deck the cards arranged to be drawn first; unknown to all."""
        self.pools = pools
        """Cards of the draw piles by back, each pool sorted."""
        self.discards = discards
        """Marked cards, sorted: the regular discard piles and the special cards that are out of the game."""
        self.balances = balances
        self.bankrupt = bankrupt
        """Seats that are bankrupt, one bit each."""
        self.hands = hands
        """Cards marked with the seats that know them, sorted."""
        self.boards = boards
        self.actions = actions
        self.fortune = fortune
        """What everybody began with; 0 before that is known."""
        self.perks = perks
        """The privileges on each board; they follow from the boards, see board.gather. So do the next."""
        self.owned = owned
        """Properties on each board."""

    def clone(self) -> WillPosition:
        return WillPosition(
            self.game,
            self.rules,
            self.seat,
            self.frames[:],
            self.rng.clone(),
            self.auto,
            None if self.journal is None else self.journal.clone(),
            self.round,
            self.phase,
            self.stage,
            self.turn,
            self.starter,
            self.order[:],
            self.plans[:],
            self.figures[:],
            self.boys[:],
            self.extensions,
            self.market,
            self.offering[:],
            self.wilds,
            [top[:] for top in self.tops],
            [pool[:] for pool in self.pools],
            [pile[:] for pile in self.discards],
            self.balances[:],
            self.bankrupt,
            [hand[:] for hand in self.hands],
            [board[:] for board in self.boards],
            self.actions[:],
            self.fortune,
            self.perks[:],
            self.owned[:],
        )

    # --- the contract ---

    def options(self, frame: Frame, seat: int) -> list[int]:
        return turn.options(self, seat) if frame.kind == F_TURN else actions.options(self, frame, seat)

    def check(self, frame: Frame, seat: int, action: int) -> int:
        return actions.check(self, frame, seat, action)

    def explain(self, code: int, seat: int, action: int) -> Reason:
        return reasons.explain(self, code, seat, action)

    def choose(self, frame: Frame, seat: int, action: int) -> None:
        if isinstance(frame, Together):
            hands.answer(self, frame, seat, action)
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
        return view.step(self, seat)

    def view(self, seat: int | None) -> dict[str, object]:
        return view.view(self, NOBODY if seat is None else seat)

    def key(self, seat: int | None) -> tuple[object, ...]:
        return view.key(self, NOBODY if seat is None else seat)

    def guess(self, seat: int | None, rng: Rng) -> WillPosition:
        return view.guess(self, NOBODY if seat is None else seat, rng)

    def read_event(self, event: Event, seat: int) -> Readable:
        return chronicle.read_event(self, event, seat)

    def candidates(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        return actions.candidates(self, self.seat if seat == NOBODY else seat)

    def places(self) -> list[Place]:
        return view.places(self)

    def to_dict(self) -> dict[str, object]:
        return position_text.to_dict(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def score_sheet(self) -> list[dict[str, object]]:
        return scoring.score_sheet(self)
