"""Phase V: the next round is prepared (section 20). How the order is chosen stands in `order`."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Step
from bequest.games.gears.data import terms
from bequest.games.gears.rules import events, fate, frames, order, success
from bequest.games.gears.rules.state import GearsState


def count_on(s: GearsState) -> None:
    """The counters of the next round (G-20.3); extra turns can be had again (G-X.27)."""
    s.round += 1
    s.turn = 1
    s.extra_used = 0


def prepare(s: GearsState) -> None:
    """After the counters: Fate cards in play (G-20.4), refill; what follows waits below the refill (G-20.2).

    Pools and cubes in the draft area stay (G-20.18, G-24.24).
    """
    _put_fates_away(s)
    s.frames.append(Frame(frames.ADVANCE, -1))
    _refill_hands(s)


def _put_fates_away(s: GearsState) -> None:
    """Lasting cards leave play (G-12.9, G-20.4); what owed its success to one fails, and stays (G-16.11, G-20.5)."""
    before = success.successful_now(s)
    for lying in s.lasting:
        fate.put_away(s, lying.fate)
        s.tell(events.FATE_LEAVES, lying.owner, (lying.fate, lying.slot, lying.card))
    s.lasting = []
    success.tell_failure(s, before)


def _refill_hands(s: GearsState) -> None:
    """Up to six cards each (G-20.6), player by player in the old order (G-20.7), while there are any (G-20.8).

    A Fate card in hand counts (G-10.17), one that lies before a player does not (G-24.8, G-24.15).
    """
    for seat in reversed(s.order):
        missing = terms.FULL_HAND - len(s.hands[seat])
        if missing > 0:
            s.frames.append(Frame(frames.DEAL, seat, (missing,)))


class Advance(Step[GearsState]):
    """After the refill: the Present Day moves on."""

    name = "advance"

    def run(self, s: GearsState, frame: Frame) -> None:
        """Present Day and markers go one to the right (G-2.3, G-2.4, G-20.9, G-20.10).

        Technologies stay (G-2.9, G-20.11). Then the order is chosen; it brings no extra cards (G-3.17, G-20.17).
        """
        s.frames.pop()
        s.present += 1
        markers = tuple(s.markers)
        s.markers = [s.present] * s.players
        s.tell(events.PRESENT, -1, (s.present, *markers))
        s.frames.append(order.first_frame(order.next_choosers(s)))
