"""When the effects of a card become due: at a wedding, a birth, growing up, or a Mission's completion (section 34)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import conditions, frames
from bequest.games.crecy.rules.state import CrecyState


def begin(s: CrecyState, seat: int, card: int, person: int, when: int) -> None:
    """The effects of a card at one moment; conditions are judged now, for all of them together (C-34.3, C-34.5).

    They are for the seat that owns the card; a child's are for no other family (C-35.2).
    """
    due = 0
    for i, clause in enumerate(s.rules.deck.clauses[card]):
        if clause.do in terms.STANDING or clause.when != when:
            continue
        if clause.lasting or conditions.holds_true(s, seat, clause, person):
            due |= 1 << i
    if due:
        s.frames.append(Frame(frames.EFFECTS, seat, (card, person, due)))
