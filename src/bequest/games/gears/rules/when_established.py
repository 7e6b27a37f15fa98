"""When Established: the ability of a technology that takes effect as it comes to the timeline (section X)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import OK
from bequest.games.gears.data import terms
from bequest.games.gears.rules import abilities, events, frames
from bequest.games.gears.rules.state import GearsState


def ask(s: GearsState, seat: int, card: int) -> None:
    """After every Establish of such a card (G-X.9, G-X.11), unless nothing can be done (G-X.40)."""
    if s.rules.deck.ability[card] == terms.ESTABLISHED and abilities.check(s, seat, s.rules.deck.effect[card]) == OK:
        s.frames.append(Frame(frames.WHEN_ESTABLISHED, seat, (card,)))


class WhenEstablished(Choice[GearsState]):
    """Whether the player uses the ability: a decision of its own (G-X.40). Argument: the technology."""

    name = "when-established"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Nobody has to (G-X.12)."""
        return [terms.YES, terms.NO]

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """It belongs to the Establish and costs no further action (G-X.9, G-X.10)."""
        s.frames.pop()
        if action == terms.YES:
            abilities.perform(s, seat, frame.args[0])
        else:
            s.tell(events.DECLINE, seat, (frame.args[0],))
