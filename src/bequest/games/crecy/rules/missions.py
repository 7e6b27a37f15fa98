"""Missions: undertaking, keeping, completing, and those under a Patron (sections 27 and 28)."""

from __future__ import annotations

from bisect import insort

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.pending import Chance, Choice, Draw
from bequest.core.position import CHANCE
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, conditions, events, frames, payments, tracks, triggers
from bequest.games.crecy.rules.moves import MainAction
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState

# --- undertaking ---


class Undertake(MainAction):
    """Draw two and keep one, or in Generation III one under the Patron (C-27.2, C-27.3, C-38.42)."""

    def affordable(self, s: CrecyState, seat: int) -> int:
        """A Mission must be left (C-27.6), and the card be paid (C-27.1)."""
        if not (s.mission_pile or s.mission_top or s.mission_discard):
            return codes.NO_MISSION_LEFT
        return payments.code(s, seat, terms.UNDERTAKE)

    def explain_cost(self, s: CrecyState, seat: int, code: int) -> Why:
        if code == codes.NO_MISSION_LEFT:
            return codes.why(code, {})
        return payments.explain(s, seat, terms.UNDERTAKE, code)

    def commit(self, s: CrecyState, seat: int, plan: Plan) -> None:
        payments.pay(s, seat, plan, 0)
        if goes_under_patron(s):
            s.frames.append(Frame(frames.UNDER_PATRON, seat))
        else:
            s.frames.append(Frame(frames.DRAW_MISSIONS, seat, (2,)))


def goes_under_patron(s: CrecyState) -> bool:
    """Whether a Mission undertaken now goes unseen under the Patron (C-27.3); never in The Testament (C-38.42)."""
    return s.generation == terms.GENERATIONS and not s.testament


def _ready(s: CrecyState) -> bool:
    """Makes sure that the Mission deck has a card; False if there is none at all (C-27.5, C-27.6)."""
    if s.mission_pile or s.mission_top:
        return True
    if not s.mission_discard:
        return False
    s.mission_pile = s.mission_discard
    s.mission_discard = []
    if s.journal is not None:
        s.tell(events.RESHUFFLE_MISSIONS, -1, (len(s.mission_pile),) + tuple(s.mission_pile))
    return True


class DrawMissions(Draw[CrecyState]):
    """Two Missions, seen by the player who draws them (C-27.2, C-33.4)."""

    name = "draw-missions"

    def first_action(self, s: CrecyState) -> int:
        return s.rules.deck.mission

    def top(self, s: CrecyState, frame: Frame) -> list[int]:
        return s.mission_top

    def pile(self, s: CrecyState, frame: Frame) -> list[int]:
        return s.mission_pile

    def ready(self, s: CrecyState, frame: Frame) -> bool:
        return _ready(s)

    def receive(self, s: CrecyState, frame: Frame, card: int) -> None:
        insort(s.drawn, card)
        s.tell(events.MISSION_DRAWN, frame.seat, (), (card,), 1 << frame.seat)

    def finish(self, s: CrecyState, frame: Frame) -> None:
        """Of two the player keeps one; a single one is kept without a choice (C-27.6)."""
        if len(s.drawn) == 2:
            s.frames.append(Frame(frames.MISSION, frame.seat))
        elif s.drawn:
            _keep(s, frame.seat, s.drawn[0])


class UnderPatron(Chance[CrecyState]):
    """The top Mission goes under the Patron, seen by nobody (C-27.3, C-28.9, C-33.12, C-34.31)."""

    name = "under-patron"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        """Without a Mission in deck and discard pile nothing happens (C-34.32)."""
        if not _ready(s):
            s.frames.pop()
            return True
        if not s.auto:
            s.seat = CHANCE
            return False
        mission = piles.pick(s.mission_top, s.mission_pile, s.rng)
        s.chanced(s.rules.deck.mission + mission)
        self._receive(s, frame, mission)
        return True

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        first = s.rules.deck.mission
        return [(first + mission, weight) for mission, weight in piles.outcomes(s.mission_top, s.mission_pile)]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        mission = action - s.rules.deck.mission
        piles.take(s.mission_top, s.mission_pile, mission)
        self._receive(s, frame, mission)

    def _receive(self, s: CrecyState, frame: Frame, mission: int) -> None:
        s.frames.pop()
        insort(s.under[frame.seat], mission)
        s.tell(events.MISSION_UNDER, frame.seat)


class Mission(Choice[CrecyState]):
    """Which of the two Missions drawn is kept (C-27.2)."""

    name = "mission"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return [s.rules.deck.mission + mission for mission in s.drawn]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.NOT_DRAWN if s.rules.deck.mission <= action < s.rules.deck.complete else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, {"card": s.rules.deck.first_mission + action - s.rules.deck.mission})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        s.frames.pop()
        _keep(s, seat, action - s.rules.deck.mission)


def _keep(s: CrecyState, seat: int, mission: int) -> None:
    """One lies face up before the player, the other is discarded; both are public now (C-27.2, C-27.4, C-33.4).

    Missions have a discard pile of their own (C-1.15).
    """
    others = [other for other in s.drawn if other != mission]
    s.open_missions[seat] |= 1 << mission
    for other in others:
        insort(s.mission_discard, other)
    s.drawn = []
    s.tell(events.MISSION_KEPT, seat, (mission, others[0] if others else -1))


# --- completing ---


def code(s: CrecyState, seat: int, mission: int) -> int:
    """Whether a Mission may be completed now (C-28.1)."""
    if not s.open_missions[seat] >> mission & 1:
        return codes.MISSION_NOT_YOURS
    return OK if conditions.met(s, seat, s.rules.deck.missions[mission].needs) else codes.MISSION_NOT_MET


def explain(s: CrecyState, mission: int, code: int) -> Why:
    """A code of `code`."""
    return codes.why(code, {"card": s.rules.deck.first_mission + mission})


def completable(s: CrecyState, seat: int) -> list[int]:
    """The own face-up Missions whose requirement is met (C-28.3, C-28.11).

    Only turns ask for them, those of any later round too; a Generation end and final scoring do not (C-28.5).
    """
    mask = s.open_missions[seat]
    if not mask:
        return []
    found: list[int] = []
    missions = s.rules.deck.missions
    while mask:
        mission = (mask & -mask).bit_length() - 1
        mask &= mask - 1
        if conditions.met(s, seat, missions[mission].needs):
            found.append(mission)
    return found


def actions(s: CrecyState, numbers: list[int]) -> list[int]:
    """To complete these Missions, as actions."""
    first = s.rules.deck.complete
    return [first + mission for mission in numbers]


def wondered(s: CrecyState, seat: int) -> list[int]:
    """The own face-up Missions, met or not."""
    return actions(s, [m for m in range(len(s.rules.deck.missions)) if s.open_missions[seat] >> m & 1])


def complete(s: CrecyState, seat: int, mission: int) -> None:
    """Its Honor and its further benefit, at once; the card is put aside (C-4.12, C-28.2, C-28.4, C-28.6, C-28.7)."""
    s.open_missions[seat] &= ~(1 << mission)
    s.completed[seat] |= 1 << mission
    s.tell(events.MISSION_DONE, seat, (mission,))
    tracks.gain_honor(s, seat, s.rules.deck.missions[mission].honor, terms.H_MISSIONS)
    triggers.begin(s, seat, s.rules.deck.first_mission + mission, -1, terms.AT_WEDDING)
