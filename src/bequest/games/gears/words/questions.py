"""What Gears of Time asks, in words."""

from __future__ import annotations

from bequest.core.position import Decision
from bequest.core.words import Message, message
from bequest.games.gears.data import terms
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.words.card_texts import effect_text
from bequest.games.gears.words.names import card_message, player


def question(s: GearsState, seat: int) -> Message:
    """The open decision in one sentence, as the seat sees it."""
    asked = s.decision_for(seat)
    assert asked is not None, "the game waits for a seat"
    return sentence(s, asked)


def sentence(s: GearsState, asked: Decision) -> Message:
    """A decision of this position in one sentence."""
    deck = s.rules.deck
    verb, _, last = (asked.choices or ("",))[-1].partition(" ")
    subject = deck.number.get(asked.subject, -1)
    technology = 0 <= subject < deck.first_fate
    return message(
        f"gears-decision-{asked.step or asked.kind}",
        player=player(asked.seat),
        action=s.actions + 1,
        actions=terms.ACTIONS,
        subject=card_message(deck, subject) if subject >= 0 else "",
        ability=effect_text(deck, subject) if asked.kind == "when-established" else "",
        cost=deck.cost[subject] if technology else 0,
        place="next" if len(asked.choices) > 1 else "first",
        # A timeframe that was the only one is not among the choices, so it can't be named.
        where=last if verb == "timeframe" else "none",
    )
