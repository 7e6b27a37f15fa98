"""Missions: undertaking, keeping, completing, and those under a Patron (sections 27 and 28)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import effects, events, frames

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition


def undertake(s: CrecyPosition, seat: int) -> None:
    """Draw two and keep one, or in Generation III one under the Patron (C-27.2, C-27.3, C-38.42)."""
    if s.generation == terms.GENERATIONS and s.rules.mode != terms.SOLO_TESTAMENT:
        s.frames.append(Frame(frames.UNDER_PATRON, seat))
    else:
        s.frames.append(Frame(frames.DRAW_MISSIONS, seat, (2,)))


def ready(s: CrecyPosition) -> bool:
    """Makes sure that the Mission deck has a card; False if there is none at all (C-27.5, C-27.6)."""
    if s.mission_pile or s.mission_top:
        return True
    if not s.mission_discard:
        return False
    s.tell(events.RESHUFFLE_MISSIONS, -1, (len(s.mission_discard),))
    s.mission_pile = s.mission_discard
    s.mission_discard = []
    return True


def outcomes(s: CrecyPosition) -> list[tuple[int, int]]:
    base = s.rules.deck.mission
    return [(base + mission, weight) for mission, weight in piles.outcomes(s.mission_top, s.mission_pile)]


def draw(s: CrecyPosition, frame: Frame) -> bool:
    """Draws what the frame asks for; False if chance must be asked."""
    left = frame.args[0] if frame.kind == frames.DRAW_MISSIONS else 1
    while left and ready(s):
        if not s.auto:
            s.frames[-1] = Frame(frame.kind, frame.seat, (left,) if frame.kind == frames.DRAW_MISSIONS else ())
            return False
        mission = piles.pick(s.mission_top, s.mission_pile, s.rng)
        s.chanced(s.rules.deck.mission + mission)
        _receive(s, frame, mission)
        left -= 1
    s.frames.pop()
    _finish(s, frame)
    return True


def happen(s: CrecyPosition, frame: Frame, mission: int) -> None:
    """Chance has named the Mission that is drawn."""
    piles.take(s.mission_top, s.mission_pile, mission)
    _receive(s, frame, mission)
    if frame.kind == frames.DRAW_MISSIONS and frame.args[0] > 1:
        s.frames[-1] = Frame(frames.DRAW_MISSIONS, frame.seat, (frame.args[0] - 1,))
    else:
        s.frames.pop()
        _finish(s, frame)


def _receive(s: CrecyPosition, frame: Frame, mission: int) -> None:
    """Seen by the player who draws it (C-33.4), or by nobody (C-33.12)."""
    if frame.kind == frames.UNDER_PATRON:
        insort(s.under[frame.seat], mission)
        s.tell(events.MISSION_UNDER, frame.seat)
    else:
        insort(s.drawn, mission)
        s.tell(events.MISSION_DRAWN, frame.seat, (), (mission,), 1 << frame.seat)


def _finish(s: CrecyPosition, frame: Frame) -> None:
    """Two: the player is asked. A single one is kept (C-27.6)."""
    if len(s.drawn) == 2:
        s.frames.append(Frame(frames.MISSION, frame.seat))
    elif s.drawn:
        keep(s, frame.seat, s.drawn[0])


def keep(s: CrecyPosition, seat: int, mission: int) -> None:
    """One lies face up before the player, the other is discarded; both are public now (C-27.2, C-33.4)."""
    others = [other for other in s.drawn if other != mission]
    s.open_missions[seat] |= 1 << mission
    for other in others:
        insort(s.mission_discard, other)
    s.drawn = []
    s.tell(events.MISSION_KEPT, seat, (mission, others[0] if others else -1))


def complete(s: CrecyPosition, seat: int, mission: int) -> None:
    """Its Honor and its further benefit, at once (C-28.4, C-28.6)."""
    s.open_missions[seat] &= ~(1 << mission)
    s.completed[seat] |= 1 << mission
    s.tell(events.MISSION_DONE, seat, (mission,))
    effects.gain_honor(s, seat, s.rules.deck.missions[mission].honor, terms.H_MISSIONS)
    effects.begin(s, seat, s.rules.deck.first_mission + mission, -1, terms.AT_WEDDING)
