"""Hints of The Testament: drawn at each Generation start, fulfilled by the tree (C-38.45, C-38.48, section 38.7)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.pending import Chance
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import events, frames, tracks
from bequest.games.crecy.rules.kinship import fulfilled
from bequest.games.crecy.rules.state import CrecyState

A_GENERATION: Final = 3


def begin(s: CrecyState) -> None:
    """Three of the Generation, before anything else of it (C-38.45)."""
    s.frames.append(Frame(frames.DRAW_HINTS, 0, (A_GENERATION,)))


def _pool(s: CrecyState) -> list[int]:
    """The Hints of the current Generation that are not drawn yet."""
    hints = s.rules.deck.hints
    return [n for n, hint in enumerate(hints) if hint.generation == s.generation and n not in s.hints]


class DrawHints(Chance[CrecyState]):
    """Hints of the Generation are laid face up; one may be fulfilled already (C-38.45, C-38.48)."""

    name = "draw-hints"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        if not _pool(s):
            s.frames.pop()  # only a position file can bring so few
            return True
        return super().go_on(s, frame)

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        pool = _pool(s)
        arranged = [n for n in s.hint_tops if n in pool]
        return [(s.rules.deck.hint + n, 1) for n in (arranged[:1] or pool)]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        hint = action - s.rules.deck.hint
        s.hints.append(hint)
        if hint in s.hint_tops:
            s.hint_tops.remove(hint)
        s.tell(events.HINT, 0, (hint,))
        left = frame.args[0] - 1
        if left and _pool(s):
            s.frames[-1] = Frame(frames.DRAW_HINTS, 0, (left,))
        else:
            s.frames.pop()
        check(s)


def check(s: CrecyState) -> None:
    """A fulfilled Hint gives 1 Prestige once and stays fulfilled (C-38.48, C-38.49).

    Those of earlier Generations are still open, up to the last turn of round 9 (C-38.50).
    """
    for hint in s.hints:
        if not s.fulfilled >> hint & 1 and fulfilled(s.rules.deck, s.families[0], s.rules.deck.hints[hint]):
            s.fulfilled |= 1 << hint
            s.tell(events.HINT_DONE, 0, (hint,))
            tracks.gain_prestige(s, 0, 1)


def won(s: CrecyState) -> bool:
    """Exactly if all Hints drawn are fulfilled, nine of them (C-38.64)."""
    return len(s.hints) == A_GENERATION * terms.GENERATIONS and s.fulfilled.bit_count() == len(s.hints)
