"""The table that a game is played at: who is asked, what is pending, moves in the making, and the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from bequest.core import reasons
from bequest.core.frames import CHANCE, OVER, Frame, Together
from bequest.core.journal import Journal
from bequest.core.rng import Rng

if TYPE_CHECKING:
    from bequest.core.game import Game
    from bequest.core.pending import Pending


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every position holds, whatever the game. `Position` is the contract over it."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of all attributes that change during play, for taking a move back."""

    def __init__(
        self,
        game: Game,
        kinds: list[Pending[Any]],
        players: int,
        seat: int,
        frames: list[Frame],
        rng: Rng,
        auto: bool,
        journal: Journal | None,
    ) -> None:
        self.game = game
        """The game with its deck: texts and numbers of actions hang on it."""
        self.kinds = kinds
        """What each kind of frame means, see `core.pending`."""
        self.players = players
        """How many sit at the table."""
        self.seat = seat
        """Who decides next: a seat from 0 (of several that are asked at once the first), CHANCE (-2) or OVER (-1)."""
        self.frames = frames
        self.rng = rng
        self.auto = auto
        self.journal = journal

    # --- who is asked ---

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == OVER

    @property
    def waiting(self) -> list[int]:
        """Every seat that may answer now; several in a simultaneous choice."""
        if self.seat < 0:
            return []
        top = self.frames[-1]
        return top.waiting() if isinstance(top, Together) else [self.seat]

    # --- a move in the making ---

    def close_move(self) -> None:
        """For the games: the commit; the choices leave the stack."""
        while self.frames[-1].open:
            self.frames.pop()

    def chosen(self, seat: int) -> list[int]:
        """What was asked of the seat and chosen in its move that is not yet committed, oldest first."""
        top = self.frames[-1] if self.frames else None
        if isinstance(top, Together):
            return list(top.answers[seat]) if top.waits_for(seat) else []
        return [frame.choice for frame in self.frames if frame.open and frame.seat == seat]

    def made(self, seat: int) -> int:
        """How many choices of the seat are not yet committed."""
        top = self.frames[-1] if self.frames else None
        if isinstance(top, Together):
            return len(top.answers[seat]) if top.waits_for(seat) else 0
        return self.open_choices() if top is not None and top.open and top.seat == seat else 0

    def open_choices(self) -> int:
        """How many choices of the move under way lie on top of the decision that it began from."""
        count = 0
        while self.frames[len(self.frames) - 1 - count].open:
            count += 1
        return count

    @property
    def base(self) -> Frame:
        """The decision from which the move under way began: the topmost frame that is not an open choice."""
        return self.frames[len(self.frames) - 1 - self.open_choices()]

    # --- the journal ---

    def chanced(self, action: int) -> None:
        """Chance answered: the outcome belongs to the record, and undo does not reach beyond it."""
        if self.journal is not None:
            self.journal.outcome(CHANCE, action)
            self.journal.bar(reasons.SOMETHING_REVEALED)

    def tell(
        self, kind: int, seat: int, args: tuple[int, ...] = (), secret: tuple[int, ...] = (), knowers: int = 0
    ) -> None:
        """For the games: something happened; told right after it."""
        journal = self.journal
        if journal is not None:
            journal.tell(kind, seat, args, secret, knowers, journal.tally if journal.brief else self.tally())

    def tally(self) -> list[int]:
        """Every counter that all can see: those of `game.seat_counters` seat by seat, then `game.table_counters`."""
        return []


def empty_table(game: Game, kinds: list[Pending[Any]], players: int, rng: Rng, auto: bool, journal: bool) -> Table:
    """A table at which nothing has happened and nothing is pending."""
    return Table(game, kinds, players, 0, [], rng, auto, Journal() if journal else None)
