"""Set-up: the table before the first decision (section 3). What chance brings on the way stands in `opening`."""

from __future__ import annotations

from typing import Final

from bequest.core.errors import BadOption
from bequest.core.frames import Frame
from bequest.core.game import Game
from bequest.core.rng import Rng, seeded
from bequest.core.table import empty_table
from bequest.core.words import message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Rules
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import frames
from bequest.games.gears.rules.kinds import KINDS

FATES_AT_START: Final[tuple[int, ...]] = (terms.SHUFFLED, terms.OUT, terms.LEFT_OUT, terms.AREA)
"""Where all Fate cards are first, by option `fate`: in the deck, unused, not yet dealt, in the draft area."""
EXTRA_CARDS: Final[tuple[int, ...]] = (0, 0, 1, 2, 4)
"""The cards of G-3.15 by number of players."""


def present_at_start(players: int) -> int:
    """t4, t5 or t6 with 2, 3 or 4 players (G-2.2)."""
    return terms.T0 + 2 + players


def empty_position(game: Game, rules: Rules, rng: Rng, auto: bool, journal: bool) -> GearsPosition:
    """The table before anything is dealt: round 1, turn 1 (G-3.5), all markers at the Present Day (G-3.6, G-3.9).

    Discard pile and timeline (G-3.4), Pools (G-3.7) and scores (G-3.8) are empty. The draw pile is the whole deck
    (G-3.3, G-X.2), with the Fate cards (G-24.4) or without (G-24.5, G-24.7, G-24.14).
    """
    players = rules.players
    present = present_at_start(players)
    fates = len(rules.deck.fates)
    ids = [character.id for character in rules.deck.characters]
    return GearsPosition(
        empty_table(game, KINDS, players, rng, auto, journal),
        rules=rules,
        round=1,
        turn=1,
        phase=terms.SETUP,
        active=0,
        actions=0,
        order=[],
        present=present,
        oldest=terms.T0,
        markers=[present] * players,
        copies=[],
        cubes=[],
        lasting=[],
        pools=[0] * players,
        carried=[0] * players,
        sheet=[0] * (players * terms.ROUNDS * len(terms.SOURCES)),
        characters=[ids.index(name) for name in rules.characters] if rules.characters else [-1] * players,
        hands=[[] for _ in range(players)],
        drawn=[],
        top=[],
        pile=rules.deck.cards(with_fates=rules.fate == terms.FATE_DECK),
        discard=[],
        fates=[FATES_AT_START[rules.fate]] * fates,
        area_cubes=[0] * fates,
        extra_room=0,
        fate_taken=False,
        tokens=[],
        activated=0,
        extra_turn=terms.NO_EXTRA,
        extra_used=0,
    )


def new(game: Game, rules: Rules, seed: int, auto: bool, journal: bool) -> GearsPosition:
    """Set-up in its order, up to the first decision; it is the same with the expansion (G-X.5).

    Everybody gets six cards (G-3.11), and with `one_each` a Fate card (G-24.6); the extra cards come last (G-3.16).
    No hand is exchanged (G-3.18). The deck must have as many cards as that takes (G-24.32). All that is random comes
    from the seed (G-24.3).
    """
    s = empty_position(game, rules, seeded(seed), auto, journal)
    players = rules.players
    dealt = terms.FULL_HAND * players + EXTRA_CARDS[players]
    if len(s.pile) < dealt:
        numbers = {"cards": len(s.pile), "players": players, "needed": dealt}
        raise BadOption(message("gears-option-deck-too-small", deck=rules.deck.name, **numbers))
    if rules.fate == terms.FATE_ONE_EACH and len(rules.deck.fates) < players:
        raise BadOption(message("gears-option-too-few-fates", players=players, fates=len(rules.deck.fates)))
    s.frames.append(Frame(frames.EXTRA_CARDS, -1))
    if rules.fate == terms.FATE_ONE_EACH:
        s.frames += [Frame(frames.PERSONAL, seat) for seat in reversed(range(players))]
    s.frames += [Frame(frames.DEAL, seat, (terms.FULL_HAND,)) for seat in reversed(range(players))]
    s.frames.append(Frame(frames.FIRST_CHOOSER, -1))
    if not rules.characters:
        s.frames += [Frame(frames.ASSIGN, seat) for seat in reversed(range(players))]
    s.settle()
    return s
