"""Names of what a view shows: players, persons, actions. Views count seats and persons from 1, and so does this."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.words import Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.wire import Person, Player
from bequest.games.crecy.words.names import called, space_message
from bequest.games.crecy.words.phrases import GENERATION_NUMERALS

Relatives = Sequence[Person]
"""A family in a view."""


def player(colour: str) -> Message:
    """A player, called by the colour of the Head."""
    return message(f"crecy-player-{colour}")


def person_name(deck: Deck, mode: str, family: Relatives, number: int) -> Message | str:
    """What a person of a view is called."""
    testament = mode == terms.MODES[terms.SOLO_TESTAMENT]
    return called(deck, testament, [deck.card_number(person.card) for person in family], number - 1)


def standing(shown: Player) -> Message:
    """How a player stands, in a few words that everybody may hear."""
    if shown.extinct:
        return message("crecy-standing-extinct", honor=shown.honor, generation=GENERATION_NUMERALS[shown.extinct])
    numbers = {"prestige": shown.prestige, "income": shown.income, "gold": shown.gold}
    return message("crecy-standing", honor=shown.honor, hand=shown.hand_size, **numbers)


def action_name(mode: str, space: str) -> Message:
    """The action of a space, by the name of the space."""
    return space_message(terms.MODES.index(mode), terms.SPACE_NAMES.index(space))
