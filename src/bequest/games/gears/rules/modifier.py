"""The Activation `modifier`: a Reward Modifier token on a technology (section X)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.reasons import OK
from bequest.games.gears.data import terms
from bequest.games.gears.rules import abilities, codes, events, frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.targets import NameStep, TimeframeStep


def tokens_left(s: GearsState) -> int:
    """Tokens in the stock: those that lie on no technology of the timeline (G-X.35, G-X.37)."""
    return terms.MODIFIER_TOKENS - sum([(token & terms.TOKEN_MASK) + (token >> terms.TOKEN_BITS) for token in s.tokens])


def begin(s: GearsState, seat: int, card: int) -> None:
    """The technology to be activated is named, three choices follow. It is the first argument of all their frames."""
    s.open_step(Frame(frames.MODIFIER_TIMEFRAME, seat, (card,), True))


class ModifierTimeframe(TimeframeStep):
    """The timeframe of the technology that gets the token."""

    name = "modifier-timeframe"
    NOTHING = codes.NOTHING_TO_MODIFY

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        """Any technology on the timeline (G-X.34)."""
        return OK

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        s.open_step(Frame(frames.MODIFIER_NAME, seat, frame.args + (action - terms.TIMEFRAME,), True))


class ModifierName(NameStep):
    """The technology that gets the token."""

    name = "modifier-technology"

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        """Any technology on the timeline (G-X.34)."""
        return OK

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        s.open_step(Frame(frames.MODIFIER_SIGN, seat, frame.args + (action - s.rules.deck.card,), True))


class ModifierSign(Choice[GearsState]):
    """The side of the token."""

    name = "modifier-sign"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Freely chosen (G-X.34)."""
        return [terms.PLUS, terms.MINUS]

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """The token comes to those that lie there already (G-X.34, G-X.35)."""
        card, slot, target = frame.args
        plus = action == terms.PLUS
        abilities.activated(s, seat, card)
        s.tokens[s.find(slot, target)] += 1 if plus else 1 << terms.TOKEN_BITS
        s.tell(events.MODIFIER, seat, (target, slot, int(plus)))
