"""What can be chosen in Gears of Time, in words."""

from __future__ import annotations

from typing import Final

from bequest.core.speaker import Offering
from bequest.core.words import Message, message
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.words.card_texts import card_text
from bequest.games.gears.words.names import card_message, card_name, player

CARD_PURPOSES: Final = ("keep", "discard", "area-cube", "dependency")
"""Decisions and steps in which a card is chosen for something, not as a mere name."""
GROUPS: Final = ("travel", "establish", "influence", "draw", "activate", "play", "take", "end")
"""Verbs with which a move begins."""


def choice(s: GearsState, seat: int, action: int) -> Message:
    """An action as it is meant in the open decision, by itself: "Establish Fire"."""
    asked = s.decision_for(seat)
    assert asked is not None, "the game waits for a seat"
    return meant(s.rules.deck, asked.step or asked.kind, action)


def meant(deck: Deck, purpose: str, action: int) -> Message:
    """An action as it is meant in a step or decision of this name."""
    structure = deck.catalogue.structures[action]
    value = structure.value
    verb = f"card-{purpose}" if structure.verb == "card" and purpose in CARD_PURPOSES else structure.verb
    card = deck.number[str(value)] if structure.noun == "card" else -1
    return message(
        f"gears-choice-{verb}",
        value=value,
        card=card_message(deck, card) if card >= 0 else "",
        text=card_text(deck, card) if verb == "card-keep" else "",
        player=player(value - 1) if structure.noun == "seat" and isinstance(value, int) else "",
    )


def short_choice(deck: Deck, action: int) -> Message | None:
    """An action after the name of its group: "Fire" after "Establish"; None if it belongs to no group."""
    structure = deck.catalogue.structures[action]
    if structure.verb in ("draw", "end"):
        return message(f"gears-short-{structure.verb}")
    if structure.verb == "travel":
        return message("gears-choice-timeframe", value=structure.value)
    if structure.verb in GROUPS:
        return message("gears-choice-card", card=card_name(deck, str(structure.value)))
    return None


def group(s: GearsState, seat: int, action: int) -> Message | None:
    """What an action does, where moves of several kinds are on offer; None within a move and for other questions."""
    return None if s.chosen(seat) else _group(s.rules.deck, action)


def _group(deck: Deck, action: int) -> Message | None:
    verb = deck.catalogue.structures[action].verb
    return message(f"gears-group-{verb}") if verb in GROUPS else None


def offering(s: GearsState, seat: int) -> Offering:
    """Choice, short choice and group of any action, in the decision that is open now."""
    asked = s.decision_for(seat)
    assert asked is not None, "the game waits for a seat"
    deck, purpose, step = s.rules.deck, asked.step or asked.kind, asked.step
    return lambda action: (
        meant(deck, purpose, action),
        short_choice(deck, action),
        None if step else _group(deck, action),
    )
