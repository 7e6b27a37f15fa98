"""The fields of a position of Last Will. The rules read and change them; `position` has the contract."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.position import Position
from bequest.core.table import Table
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Rules
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.perks import Perks


class WillState(Position):
    """Per-seat data as one list per attribute. Prices, worth and what is legal are computed (W-0.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "frames", "rng", "round", "phase", "stage", "turn", "starter", "order", "plans", "figures", "boys",
        "extensions", "market", "offering", "wilds", "tops", "pools", "discards", "balances", "bankrupt", "hands",
        "boards", "actions", "fortune", "perks", "owned",
    )  # fmt: skip

    def __init__(
        self,
        table: Table,
        rules: Rules,
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
        super().__init__(table)
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

    def tally(self) -> list[int]:
        """The counters of `game.py`, in that order."""
        found: list[int] = []
        for seat in range(self.players):
            found += [
                self.balances[seat],
                self.actions[seat],
                self.white_left(seat),
                self.boys[seat],
                len(self.hands[seat]),
                len(self.boards[seat]),
            ]
        found += [self.round, self.extensions]
        found += [self.left_in(back) for back in range(terms.WILD_BACK)]
        return found + [len(pile) for pile in self.discards]

    def left_in(self, back: int) -> int:
        """Cards of a back in its draw pile, arranged ones included (W-23.4, W-23.12)."""
        arranged = self.tops[terms.DECK_OF_BACK[back]]
        if not arranged:
            return len(self.pools[back])
        backs = self.rules.deck.backs
        return len(self.pools[back]) + [backs[card] for card in arranged].count(back)

    def white_left(self, seat: int) -> int:
        """Extra white actions not used in this round; with the end of the turn they are lost (W-22.20, W-22.22)."""
        helpers = self.perks[seat].whites
        if not helpers or self._turn_is_over(seat):
            return 0
        board = self.boards[seat]
        used = [lying.used for lying in [board[space] for space, _ in helpers] if lying is not None]
        return len(used) - sum(used)

    def _turn_is_over(self, seat: int) -> bool:
        """Whether the player has ended the turn of this round's action phase."""
        return self.phase > terms.ACTIONS or (self.phase == terms.ACTIONS and self.order.index(seat) < self.turn - 1)

    def lying_at(self, seat: int, space: int) -> Lying:
        """The card on a space; there must be one."""
        found = self.boards[seat][space]
        assert found is not None
        return found

    def holds(self, seat: int, number: int) -> int:
        """How many copies of a design the player has in hand."""
        return [mark >> MARK_BITS for mark in self.hands[seat]].count(number)
