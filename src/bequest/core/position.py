"""The one contract: what every position of every game can do. Server, bots, terminal and tests use nothing else."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from collections.abc import Iterator
from typing import Self

from mypy_extensions import mypyc_attr

from bequest.core import arguments, common_events, moves, offers, pickling, results
from bequest.core.decisions import Decision as Decision
from bequest.core.decisions import Place as Place
from bequest.core.errors import IllegalAction
from bequest.core.frames import CHANCE as CHANCE
from bequest.core.frames import NOBODY, Together, reopen_others
from bequest.core.frames import OVER as OVER
from bequest.core.journal import Journal
from bequest.core.reasons import Reason
from bequest.core.remembering import Remembering
from bequest.core.rng import Rng
from bequest.core.texts.json_text import dumps
from bequest.core.wire import Happened, Offer, Prompt, Result, Subject, Wire


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Remembering):
    """A game at one moment. Each game implements the abstract methods; everybody else calls the other ones."""

    # --- what a game provides ---

    @abstractmethod
    def seen(self, seat: int) -> Wire:
        """What `view` gives; NOBODY is a spectator."""

    @abstractmethod
    def known(self, seat: int) -> tuple[object, ...]:
        """What `key` gives; NOBODY is a spectator."""

    @abstractmethod
    def guessed(self, seat: int, rng: Rng) -> Self:
        """What `guess` gives; NOBODY is a spectator."""

    @abstractmethod
    def places(self) -> list[Place]:
        """Where every card is and who knows it there: nothing left out, nothing twice."""

    @abstractmethod
    def to_dict(self) -> dict[str, object]:
        """The whole position, ready for JSON, the generator included."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """The rank of each seat, 1 the best; while the game runs, as it would be if it ended now."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What the score track shows for each seat. The ranking decides, not the score."""

    @abstractmethod
    def score_sheet(self) -> list[dict[str, object]]:
        """For each seat where its points come from."""

    def question_subject(self, seat: int) -> Subject | None:
        """What the question to a seat that is asked is about, and where that is; None if nothing in particular."""
        return None

    def subject_of(self, seat: int, action: int) -> Subject | None:
        """What an action of the seat that is asked is about, and where that is; None if nothing in particular."""
        return None

    def is_end(self, action: int) -> bool:
        """Whether an action only says that a set is complete."""
        return False

    # --- as Python meets it ---

    def __repr__(self) -> str:
        if self.over:
            asked = "over"
        elif self.seat == CHANCE:
            asked = "chance decides"
        else:
            seats = self.waiting
            who = f"seat {seats[0]} is" if len(seats) == 1 else f"seats {' and '.join(map(str, seats))} are"
            asked = f"{who} asked: {self.asked().kind}"
        return f"<{self.game.name}, {self.players} players, round {getattr(self, 'round', '?')}, {asked}>"

    def __eq__(self, other: object) -> bool:
        """The same deck and the same position, the generator included; the story does not count."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.game.deck_text() == other.game.deck_text() and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        raise TypeError("positions change; position.digest() or position.key(seat) can be a key")

    def __reduce__(self) -> tuple[object, ...]:
        return pickling.restored, pickling.parts(self)

    # --- what is asked and offered ---

    def prompt(self, seat: object, steps: object = ()) -> Prompt | None:
        """What is asked, as a seat (None: a spectator) sees it after these steps of its own; None if nothing is."""
        return offers.prompt(self, self.looker(seat), steps)

    def offers(self, seat: object, steps: object = ()) -> list[Offer]:
        """What the seat may choose after these steps of its move, and what is blocked, each with all that follows.

        Changes nothing: the steps are texts or actions that the caller keeps. Nothing follows a whole move.
        """
        return offers.offers(self, self.player(seat), steps)

    def outlook(self, steps: list[int], seat: int, brief: bool = False) -> Self:
        """A copy in which the seat has taken these steps, which the caller knows to be legal.

        Chance does not answer in it, and what other seats have answered secretly is forgotten. It keeps a journal of
        its own, with the choices that were made because there was no other; a brief one says nothing of counters.
        """
        copy = self.clone_silently()
        copy.auto = False
        journal = Journal()
        journal.brief = brief
        if not brief:
            journal.tally = copy.tally()
        journal.start = self  # nobody goes back in it; the copy itself would be a cycle, to be collected
        journal.filled = []
        copy.journal = journal
        reopen_others(copy.frames, copy.players, seat)
        if copy.frames and copy.frames[-1].open:
            journal.begin(seat, self)  # the move under way can be taken back as a whole
        for action in steps:
            copy.take(action, seat)
        return copy

    def preview(self, action: object, seat: object) -> list[Happened]:
        """The events a committed move would bring, up to the first draw or unknown fact; then one entry 'unknown'."""
        number, who = arguments.action(action), self.player(seat)
        reason = self.refusal(number, who)
        if reason is not None:
            raise IllegalAction(reason)
        copy = self.outlook([number], who)
        assert copy.journal is not None
        told = copy.events(0, who)
        sure = self.sure_events(copy.journal, who)
        if sure < len(told):
            return [*told[:sure], common_events.unknown(sure)]
        if copy.seat == CHANCE or (copy.seat >= 0 and isinstance(copy.frames[-1], Together) and not copy.made(who)):
            return [*told, common_events.unknown(len(told))]
        return told

    def sure_events(self, outlook: Journal, seat: int) -> int:
        """How many events of an outlook come before the first that the seat can't know of."""
        for number, event in enumerate(outlook.events):
            if event.kind >= 0 and self.reveals(event, seat):
                return number
        return len(outlook.events)

    # --- choosing ---

    def legal(self, seat: object = None) -> list[int]:
        """The options as action ids, in stable order; empty for a seat that is not asked. Chance: its outcomes.

        Without a seat those of whoever is asked.
        """
        return self.on_offer(NOBODY if seat is None else self.player(seat))

    def candidates(self, seat: object = None) -> list[tuple[int, Reason]]:
        """The blocked options worth showing to a seat that is asked (by default the first), each with its reason."""
        return self.blocked(NOBODY if seat is None else self.player(seat))

    def push(self, action: object, seat: object = None) -> None:
        """Takes the choice, trusting the caller that it is legal."""
        self.take(action if isinstance(action, int) else arguments.action(action), self._chooser(seat))

    def apply(self, action: object, seat: object = None) -> None:
        """Takes the choice if it is legal; otherwise IllegalAction, and nothing has changed."""
        number = action if isinstance(action, int) else arguments.action(action)
        who = self._chooser(seat)
        reason = self.refusal(number, who)
        if reason is not None:
            raise IllegalAction(reason)
        self.take(number, who)

    def why_not(self, action: object, seat: object = None) -> Reason | None:
        """Why an action is not on offer, with the rule's id and the numbers; None if it is."""
        number = action if isinstance(action, int) else arguments.action(action)
        return self.refusal(number, self._chooser(seat))

    def choices(self, seat: object) -> list[int]:
        """What was asked of the seat and chosen in its move that is not yet committed, oldest first."""
        return self.chosen(self.player(seat))

    def back(self, steps: int = 0, seat: object = None) -> int:
        """Drops the last `steps` choices of the uncommitted move, or all of them; how many were dropped."""
        return self.drop(steps, NOBODY if seat is None else self.player(seat))

    def _chooser(self, seat: object) -> int:
        """Who chooses: a seat, or whoever is asked, chance included."""
        if seat is None or (isinstance(seat, int) and seat == CHANCE and self.seat == CHANCE):
            return NOBODY
        return self.player(seat)

    def play(self, *texts: str, seat: object = None) -> None:
        """A whole move, step by step as texts; IllegalAction, and nothing has changed, unless all of it is legal.

        Steps that are filled in by themselves may be named or left out.
        """
        moves.play(self, texts, self._chooser(seat))

    def play_set(self, *texts: str, seat: object = None) -> None:
        """The same for a set, picked in any order; the move is whole with it."""
        moves.play_set(self, texts, self._chooser(seat))

    def why_not_set(self, *texts: str, seat: object = None) -> Reason | None:
        """Why a set can't be picked as a whole; None if it can."""
        return moves.why_not_set(self, texts, self._chooser(seat))

    def moves(self, seat: object = None) -> Iterator[tuple[int, ...]]:
        """All whole moves of a seat that is asked, one after the other, each as the steps that are asked."""
        return moves.moves(self, self._chooser(seat))

    # --- what a seat may know ---

    def view(self, seat: object) -> Wire:
        """All that a seat may know, as a record; None is a spectator."""
        return self.seen(self.looker(seat))

    def key(self, seat: object) -> tuple[object, ...]:
        """Equal keys mean equal information for that seat; None is a spectator."""
        return self.known(self.looker(seat))

    def guess(self, seat: object, rng: Rng) -> Self:
        """A full position drawn fairly from what that seat may know, with a generator of its own.

        `rng` is the caller's (`core.rng.seeded`); the generator of this position is left alone.
        """
        return self.guessed(self.looker(seat), rng)

    # --- results ---

    @property
    def outcome(self) -> str | None:
        """None while the game runs, then "finished"; solo games say "won" or "lost"."""
        return "finished" if self.seat == OVER else None

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs, and in a game without a winner."""
        if self.seat != OVER:
            return []
        return [seat for seat, rank in enumerate(self.ranking()) if rank == 1]

    def returns(self) -> list[float]:
        """From +1 for the first to -1 for the last, by rank; zeros while the game runs."""
        if self.seat != OVER:
            return [0.0] * self.players
        return results.returns(self.ranking())

    def result(self) -> Result:
        """How the game stands, or how it ended."""
        winners = [seat + 1 for seat in self.winners()]
        return Result(self.over, self.outcome, self.ranking(), winners, self.scores(), self.score_sheet())

    # --- numbers ---

    def encode(self, seat: object, buffer: object) -> None:
        """Writes what a seat may know (None: a spectator) as numbers into a buffer of `game.encoder.size` cells."""
        self.game.encoder.encode(self, seat, buffer)

    # --- text ---

    def to_json(self) -> str:
        """The position as text that a person can edit and `game.from_json` reads."""
        return dumps(self.to_dict())

    def digest(self) -> str:
        """A hash of the position without its generator: equal positions have equal digests on every machine."""
        content = {name: value for name, value in self.to_dict().items() if name != "random"}
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
