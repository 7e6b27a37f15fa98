"""How a game speaks: what it asks, offers, refuses and tells, each as a message and never as a finished sentence."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bequest.core.errors import BadArgument
from bequest.core.position import Position
from bequest.core.texts.happenings import Happening
from bequest.core.wire import Face, Happened
from bequest.core.words import Message, message, name_of

if TYPE_CHECKING:
    from bequest.core.game import Deck

S = TypeVar("S", bound=Position)
"""The position as the words of the game know it."""


Offering = Callable[[int], tuple[Message, Message | None, Message | None]]


OF_A_POSITION = ("question", "choice", "short_choice", "group", "offering", "standing", "score_sheet")
"""What speaks of a position that it is given."""


class Speaker(ABC, Generic[S]):
    """Speaks of positions with its own deck only. Of a position it reads only what the seat may know."""

    def __init_subclass__(cls) -> None:
        """Actions have other numbers in another deck: what speaks of them checks first that it is its own."""
        for name in OF_A_POSITION:
            if name in cls.__dict__:
                setattr(cls, name, _of_its_own_deck(cls.__dict__[name]))

    def __init__(self, deck: Deck) -> None:
        self.spoken_for = deck
        """The deck whose cards it names."""

    # --- what is asked and offered ---

    @abstractmethod
    def question(self, s: S, seat: int) -> Message:
        """What is asked of the seat now."""

    @abstractmethod
    def choice(self, s: S, seat: int, action: int) -> Message:
        """An action as the seat would choose it now."""

    def short_choice(self, s: S, seat: int, action: int) -> Message | None:
        """An option after the name of its group; None if it is no shorter."""
        return None

    def group(self, s: S, seat: int, action: int) -> Message | None:
        """What an option does, to show it with others of that kind; None if there are no kinds."""
        return None

    def offering(self, s: S, seat: int) -> Offering:
        """What says any action that the seat could choose now: in full, in short, and its group."""
        return lambda action: (
            self.choice(s, seat, action),
            self.short_choice(s, seat, action),
            self.group(s, seat, action),
        )

    # --- what happens ---

    @abstractmethod
    def story(self, events: Sequence[Happened], view: Any) -> Sequence[Happening]:
        """What happened; the view is one of the position that the events have led to."""

    @abstractmethod
    def revealed(self, events: Sequence[Happened], view: Any) -> Happening | None:
        """What chance has brought last, or somebody has shown; None if nothing."""

    # --- cards, goal and scores ---

    @abstractmethod
    def player(self, view: Any, seat: int) -> Message:
        """What the player of a seat is called."""

    def title(self, face: Face) -> Message:
        """What a face is called where another may bear the same name."""
        return name_of(face.names)

    @abstractmethod
    def card(self, face: str, view: Any = None) -> Message:
        """A face in one sentence: what it is called and says, and where its values come from.

        With a view, in the words of the mode that is being played.
        """

    @abstractmethod
    def faces(self) -> Sequence[Face]:
        """Everything that is drawn."""

    @abstractmethod
    def goal(self, view: Any) -> Message:
        """What the game is about, in a few sentences for somebody new to it."""

    def how(self, view: Any) -> Sequence[tuple[Message, Message]]:
        """A page that teaches enough to begin: paragraphs, each after what it is about."""
        return [(message("words-how-goal"), self.goal(view))]

    @abstractmethod
    def standing(self, s: S, seat: int) -> Message:
        """How a seat stands, in a few words that everybody may hear."""

    @abstractmethod
    def score_sheet(self, s: S, seat: int) -> Sequence[tuple[Message, int]]:
        """Where the points of a seat come from, line by line."""


def _of_its_own_deck(tell: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(tell)
    def checked(self: Speaker[Any], s: Position, *args: Any) -> Any:
        game, deck = s.game, self.spoken_for
        if game.catalogue is not deck.catalogue and game.deck_text() != deck.text:
            raise BadArgument(message("argument-deck", found=game.deck_name, deck=deck.name))
        return tell(self, s, *args)

    return checked
