"""How long a game can be: so many choices of the players and no more, counted from the rules.

Every choice is laid to something that can happen only so often:

- **Turns.** A round has two Player pawns for everybody, six main board spaces for one pawn each, so no more Additional
  Action pawns than those, and a pass for everybody. A free turn lays a free-turn Friend from the hand into a tree,
  where it stays unless it is lost as a mother.
- **Losses.** Whoever holds a Complication draws past all others, and holds it until the next Generation start: one a
  Generation for each family, and with it at most one lost mother, whose card comes back.
- **Births and weddings.** Every child born is a Child card that lies in a tree from then on, unless it is lost as a
  mother, or replaced by a Friend in The Testament; who is born grows up once, and marries once and again as widower.
- **Effects.** Those of a card come when it is laid, grows up, marries or is completed, each time once.
- **Batches.** The choices of a batch are where it comes from, and fewer cards than the five of the display.
"""

# By C-9.3, C-10.10, C-10.16, C-34.8 (turns), C-8.14, C-16.5 (losses), C-38.22 (The Testament) and C-12.2 (batches).

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.data.vocabulary import Clause

BEFORE_PLAY: Final = 3
"""The side of the Head, the hand, in The Testament the Starting card."""
BATCH: Final = 1 + (terms.FULL_DISPLAY - 1)
EVERY_TURN: Final = 3
"""The space, the pawn, and to be done with Missions."""
SOCIALIZE: Final = 2 + BATCH
"""How many, where from, and the cards; no other space without a card to buy asks for more."""


def longest(deck: Deck, seats: int, mode: int) -> int:
    """No game with this deck, so many players and this mode has more choices of its players."""
    lost = terms.GENERATIONS * seats
    born = sum([child.copies for child in deck.children if child.gender >= 0]) + lost
    if mode == terms.SOLO_TESTAMENT:
        born += len(deck.friends) + lost
    weddings = seats + born + lost
    moves = terms.ROUNDS * (seats * terms.PLAYER_PAWNS + terms.MAIN_SPACES) + sum(deck.free_turn) + lost
    passes = terms.ROUNDS * seats
    turns = moves * (EVERY_TURN + _dearest(deck)) + passes
    pairs_and_losses = born + lost + lost
    growing_and_marrying = born + weddings
    return BEFORE_PLAY * seats + turns + pairs_and_losses + growing_and_marrying + _effects(deck, seats, lost)


def _dearest(deck: Deck) -> int:
    """The most choices of one action after its pawn: which Title, what to discard, its Friends, its holder."""
    offers = [*deck.titles, *deck.contributions]
    return max([SOCIALIZE, *[2 + offer.cards + (BATCH if offer.friends else 0) for offer in offers]])


def _effects(deck: Deck, seats: int, lost: int) -> int:
    """Of every card once, and of those that come back, or marry again, once more; completing a Mission is a choice."""
    friends = [_asked(deck, seats, friend.effects) + (BATCH if friend.cards else 0) for friend in deck.friends]
    children = [_asked(deck, seats, child.effects) for child in deck.children]
    copies = [child.copies * children[number] for number, child in enumerate(deck.children)]
    again = lost * (max(friends, default=0) + 2 * max(children, default=0))
    missions = [1 + _asked(deck, seats, mission.effects) for mission in deck.missions]
    return sum(friends) + sum(copies) + again + sum(missions)


def _asked(deck: Deck, seats: int, clauses: Sequence[Clause]) -> int:
    """The most choices that the effects of a card ask for, all of them once."""
    found = 0
    for clause in clauses:
        if clause.do == terms.DO_TAKE or clause.do == terms.DO_RENEW_DISPLAY:
            found += BATCH
        elif clause.do == terms.DO_ASK:
            found += 2  # how much, and the card that 4 Gold cost
        elif clause.do == terms.DO_RENEW_HAND:
            found += len(deck.friends) + 1  # one by one, and done
        elif clause.do == terms.DO_RIVALS_LOSE:
            found += (seats - 1) * (1 + clause.amount)
    return found
