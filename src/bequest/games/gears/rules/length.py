"""How long a game can be: so many choices of the players and no more, counted from the rules.

A game has four rounds of four turns for everybody, and with the expansion an extra turn in each. In a turn come

- three counted actions: which, a card for each cube of the cost, or how many cubes, and perhaps a card to keep or an
  ability;
- the Fate cards, each with up to three choices after it: all of them if they are shuffled into the deck, and one more
  for each Draw, since what was played may be drawn again; the one of the player; or those of the draft;
- with the expansion the Activations, each technology once, with up to five choices after it;
- the end; and in the draft a cube of every other player for the one Fate card that is taken.

Then there are the choices of the player order, one for each seat in a round.
"""

# By G-4.1, G-4.4, G-4.7, G-24.18, G-24.20, G-X.18, G-X.25 and G-X.27.

from __future__ import annotations

from typing import Final

from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck

AN_ACTION: Final = 3
"""Its choice, how many or what to keep, and an ability; the cards of its cost come on top."""
A_FATE_CARD: Final = 4
AN_ACTIVATION: Final = 6
DRAWN: Final = 1
"""Fate cards that one Draw may bring back: of two cards one is kept."""


def longest(deck: Deck, seats: int, fate: int) -> int:
    """No game with this deck, so many players and this use of Fate cards has more choices of its players."""
    actions = terms.ACTIONS * (AN_ACTION + max(deck.cost, default=0))
    cubes = seats - 1 if fate == terms.FATE_DRAFT else 0
    turn = actions + A_FATE_CARD * _fates(deck, fate) + AN_ACTIVATION * len(deck.activated) + 1 + cubes
    turns = terms.ROUNDS * (terms.TURNS + (1 if deck.activated else 0))
    return seats * (turns * turn + terms.ROUNDS)


def _fates(deck: Deck, fate: int) -> int:
    """Those that may be played in one turn."""
    if fate == terms.FATE_NONE:
        return 0
    if fate == terms.FATE_ONE_EACH:
        return 1
    return len(deck.fates) + (DRAWN * terms.ACTIONS if fate == terms.FATE_DECK else 0)
