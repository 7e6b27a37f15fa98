"""Set-up: the table before the start, and a new game (section 3)."""

from __future__ import annotations

from bequest.core.game import Game
from bequest.core.rng import Rng, seeded
from bequest.core.table import empty_table
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck, Rules
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules.kinds import KINDS
from bequest.games.lastwill.rules.perks import NO_PERKS


def full_pools(deck: Deck) -> list[list[int]]:
    """All cards in their draw piles, by back (W-3.5, W-3.6, W-24.6)."""
    pools: list[list[int]] = [[] for _ in range(terms.WILD_BACK)]
    for number, card in enumerate(deck.cards):
        if card.kind != terms.WILD:
            pools[card.back] += [number] * card.copies
    return pools


def empty_position(game: Game, rules: Rules, rng: Rng, auto: bool, journal: bool) -> WillPosition:
    """The table before anything is dealt: counters at their start, boards empty, extensions and wild cards in place.

    W-2.5, W-2.10, W-2.14, W-3.3, W-3.7, W-3.9, W-3.10.
    """
    players = rules.players
    deck = rules.deck
    return WillPosition(
        empty_table(game, KINDS, players, rng, auto, journal),
        rules=rules,
        round=1,
        phase=terms.SETUP,
        stage=terms.S_MARKET,
        turn=0,
        starter=-1,
        order=list(range(players)),
        plans=[terms.FREE] * len(rules.plans),
        figures=[()] * len(deck.errand_names),
        boys=[0] * players,
        extensions=deck.boards.extensions,
        market=(),
        offering=[-1] * len(rules.places),
        wilds=(1 << terms.WILD_PLACES) - 1,
        tops=[[] for _ in terms.DECKS],
        pools=full_pools(deck),
        discards=[[] for _ in range(terms.SPECIAL + 1)],
        balances=[0] * players,
        bankrupt=0,
        hands=[[] for _ in range(players)],
        boards=[[None] * deck.boards.spaces for _ in range(players)],
        actions=[0] * players,
        fortune=0,
        perks=[NO_PERKS] * players,
        owned=[0] * players,
    )


def new(game: Game, rules: Rules, seed: int, auto: bool, journal: bool) -> WillPosition:
    """Set-up in its order, up to the first decision; all chance comes from the seed (W-1.8, W-25.4)."""
    s = empty_position(game, rules, seeded(seed), auto, journal)
    s.settle()
    return s
