"""What takes the consent of all persons at a table: going back, a pause, an early end, a bot for somebody idle."""

from __future__ import annotations

from typing import Literal

from bequest.core.wire import Wire

What = Literal["rewind", "end", "pause", "resume", "replace"]


class Proposal(Wire, frozen=True):
    """What is proposed: `to` is the last move that stands after a rewind, `seat` whom a bot is to replace."""

    what: What
    to: int = 0
    seat: int = 0


class Open(Wire, frozen=True):
    """A proposal that is not decided: who made it, who has agreed, and who is still asked."""

    proposal: Proposal
    by: int
    agreed: list[int]
    asked: list[int]


def proposed(proposal: Proposal, by: int, persons: list[int]) -> Open:
    """A proposal as it begins: all other persons are asked, but for the one whom it would replace."""
    idle = proposal.seat if proposal.what == "replace" else 0
    return Open(proposal, by, [by], [seat for seat in persons if seat not in (by, idle)])


def agreed(open: Open, seat: int) -> Open:
    """The same after one more has agreed."""
    return Open(open.proposal, open.by, [*open.agreed, seat], [other for other in open.asked if other != seat])
