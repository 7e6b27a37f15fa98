"""Why something is not on offer in Gears of Time: each code's rule, message and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.reasons import FIRST_GAME_CODE, Reason
from bequest.core.words import Arg, Message
from bequest.games.gears.data.terms import ACTIONS, MOST_CUBES, SLOT_NAMES
from bequest.games.gears.rules import effects
from bequest.games.gears.words.names import card_message

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition

# In the order of the codes in actions.py: the rule, the message gears-reason-…, and what that message names.
REASONS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("G-4.15", "no-action-left", ()),
    ("G-5.5", "not-older", ("here",)),
    ("G-6.1", "not-in-hand", ("card",)),
    ("G-6.4", "at-present", ("here",)),
    ("G-6.3", "timeframe-full", ("here", "held", "capacity")),
    ("G-6.5", "same-name-here", ("here", "card")),
    ("G-6.7", "too-few-cards", ("card", "cost", "others")),
    ("G-7.3", "no-cubes-in-pool", ()),
    ("G-7.5", "not-here", ("card", "here")),
    ("G-13.2", "protected", ("fate",)),
    ("G-8.7", "no-cards-left", ()),
    ("G-4.11", "actions-left", ("left",)),
    ("G-24.17", "no-draft", ()),
    ("G-24.17", "not-in-area", ("card",)),
    ("G-24.18", "taken-this-turn", ()),
    ("G-10.1", "fate-not-yours", ("card",)),
    ("G-15.11", "room-pending", ()),
    ("G-14.5", "nobody-in-past", ()),
    ("G-10.7", "no-target-left", ("card",)),
    ("G-12.1", "no-own-cube", ("card",)),
    ("G-16.2", "fundamental", ("card",)),
    ("G-4.35", "not-on-timeline", ("card",)),
    ("G-7.2", "too-many-cubes", ("most",)),
    ("G-7.2", "more-than-pool", ("pool",)),
    ("G-14.4", "at-present-already", ()),
    ("G-16.1", "no-dependency", ("card",)),
    ("G-4.32", "cannot-pay-so", ("card",)),
    ("G-8.2", "not-drawn", ("card",)),
    ("G-3.14", "position-taken", ()),
    ("G-1.1", "no-such-seat", ("players",)),
    ("G-5.4", "oldest-already", ("here",)),
    ("G-10.7", "nothing-there", ()),
    ("G-15.4", "no-more-room", ("here", "held", "capacity", "room")),
    ("G-X.18", "activated-already", ("card",)),
    ("G-X.14", "not-leader", ("card",)),
    ("G-X.15", "failed", ("card",)),
    ("G-X.19", "without-effect", ("card",)),
    ("G-X.28", "no-other-cube", ()),
    ("G-X.28", "same-technology", ()),
    ("G-5.2", "same-timeframe", ("here",)),
    ("G-13.3", "protected-from-fate", ("fate",)),
    ("G-13.1", "no-own-cube", ("card",)),
    ("G-X.28", "no-own-cube", ("card",)),
    ("G-X.28", "nothing-to-swap", ()),
    ("G-X.34", "nothing-to-modify", ()),
)


def explain(s: GearsPosition, code: int, seat: int, action: int) -> Reason:
    """A refusal with its rule and numbers."""
    rule, name, named = REASONS[code - FIRST_GAME_CODE]
    numbers = _numbers(s, seat, action)
    return Reason(code, Message(f"gears-reason-{name}", {arg: numbers[arg] for arg in named}), rule)


def _numbers(s: GearsPosition, seat: int, action: int) -> dict[str, Arg]:
    deck = s.rules.deck
    here = s.markers[seat]
    structure = deck.catalogue.structures[action]
    card = deck.number.get(str(structure.value), -1) if structure.noun == "card" else -1
    return {
        "here": SLOT_NAMES[here],
        "held": s.count_in(here),
        "capacity": s.capacity(here),
        "card": card_message(deck, card) if card >= 0 else "",
        "cost": deck.cost[card] if 0 <= card < deck.first_fate else 0,
        "others": max(0, len(s.hands[seat]) - 1),
        "left": ACTIONS - s.actions,
        "most": MOST_CUBES,
        "pool": s.pools[seat],
        "players": s.players,
        "room": s.extra_room,
        "fate": _protector(s, seat, card),
    }


def _protector(s: GearsPosition, seat: int, card: int) -> Arg:
    """The Fate card that protects a technology: of the own timeframe, or of the one a Fate card is being played on."""
    top = s.frames[-1]
    slot = top.args[1] if top.open and len(top.args) > 1 else s.markers[seat]
    fate = effects.protector(s, seat, slot, card)
    return card_message(s.rules.deck, s.rules.deck.first_fate + fate) if fate >= 0 else ""
