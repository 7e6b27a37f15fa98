"""What a seat is being asked, read from the frames: the decision, and the step of its own move under way."""

from __future__ import annotations

from bequest.core.words import Message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.vocabulary import Clause
from bequest.games.crecy.rules import frames, plans
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen import view
from bequest.games.crecy.words.names import person_message
from bequest.games.crecy.words.view_words import player


class Asked:
    """The open decision as a seat may know it; of a move under way only its chooser knows the step (C-10.33)."""

    def __init__(self, s: CrecyState, reader: int) -> None:
        base = s.base
        self.s = s
        self.deck = s.rules.deck
        self.kind = base.kind
        self.args = base.args
        self.seat = base.seat
        """Who decides."""
        self.open = view.under_way(s, reader)
        """Whether the reader is in the middle of a move."""
        self.plan: plans.Plan = s.frames[-1].args if self.open else ()
        self.step = s.frames[-1].kind if self.open else -1
        self.family = s.families[base.seat]

    @property
    def purpose(self) -> int:
        """What is asked for: a decision that begins a set of cards asks the same as the steps that follow it."""
        if self.kind == frames.RENEW:
            return frames.RENEW
        if self.open:
            return self.step
        if self.kind == frames.TAKE:
            return frames.DISPLAY if self.args[2] else frames.SOURCE
        return frames.AMOUNT if self.kind == frames.ASK else self.kind

    @property
    def space(self) -> int:
        """The space of a move under way, or -1; Ask Friends for Money may also be granted by a card."""
        if self.kind == frames.ASK:
            return terms.ASK_FRIENDS
        return self.plan[plans.SPACE] if self.open and self.kind == frames.TURN else -1

    @property
    def friend(self) -> int:
        """The Friend for whom a member is chosen, or -1."""
        return self.plan[plans.WHAT] if self.step == frames.MEMBER else -1

    @property
    def clause(self) -> Clause | None:
        """The effect that makes a rival lose something."""
        if self.kind != frames.RIVAL:
            return None
        return self.deck.clauses[self.args[1]][self.args[2]]

    @property
    def given(self) -> str:
        """Whether what a rival loses goes to another player."""
        clause = self.clause
        return "yes" if clause is not None and clause.to_owner else "no"

    def person(self, number: int) -> Message | str:
        """A person in the family of the seat that decides."""
        return person_message(self.s.rules, self.family, number)

    def player(self, seat: int) -> Message:
        return player(view.colour(self.s, seat))
