"""Who chooses in golden games: somebody curious, somebody careless, or the heuristic player.

The weighing chooser draws each choice from a generator seeded by the script. What it has not yet chosen in this game
counts sixfold, and more if it promises something: in Gears of Time a technology that would succeed at once counts 6^n,
where n is the length of its chain of dependencies, and travelling to where a card of the hand would succeed 6^(n-1); in
the Duke de Crecy completing a Mission counts 36-fold, weddings and children sixfold, or most families would die out,
and so does giving up a pawn, which is seldom asked for; in Last Will doing something counts sixfold.
It knows nothing of the other games, so that a change in one does not spread to all.
"""

from __future__ import annotations

from collections.abc import Callable

from bequest.bots.heuristic_player import HeuristicPlayer
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.rng import Rng, seeded
from bequest.games.crecy.data import terms as crecy_terms
from bequest.games.crecy.position import CrecyPosition
from bequest.games.gears.data import terms as gears_terms
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules.success import success
from bequest.games.lastwill.data import terms as lastwill_terms
from bequest.games.lastwill.position import WillPosition
from tests.golden.script import HEURISTIC, RANDOM, Script

PREFERENCE = 6
LIKED = (
    crecy_terms.SPACE + crecy_terms.MARRY,
    crecy_terms.SPACE + crecy_terms.ARRANGE,
    crecy_terms.SPACE + crecy_terms.HAVE_CHILDREN,
    crecy_terms.LOSE + crecy_terms.LOSE_PAWN,
)
Choose = Callable[[Position], int]


def chooser(script: Script) -> Choose:
    """Names an action for every decision, with a stream of chance of its own."""
    rng = seeded(script.chooser)
    if script.kind == HEURISTIC:
        player = HeuristicPlayer(script.chooser)
        return lambda position: player.choose(Handle(position, position.seat))
    if script.kind == RANDOM:
        return lambda position: _any(position.legal(), rng)
    return _weighing(rng)


def _any(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def _weighing(rng: Rng) -> Choose:
    chosen: set[int] = set()

    def choose(position: Position) -> int:
        options = position.legal()
        weights = [(1 if action in chosen else PREFERENCE) * promise(position, action) for action in options]
        action = drawn(options, weights, rng)
        chosen.add(action)
        return action

    return choose


def drawn(options: list[int], weights: list[int], rng: Rng) -> int:
    at = rng.below(sum(weights))
    for action, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return action
    raise AssertionError("the weights add up to more than was drawn")


def promise(position: Position, action: int) -> int:
    """1, or more for what leads further."""
    if isinstance(position, GearsPosition):
        return _gears_promise(position, action)
    if isinstance(position, WillPosition):
        return 1 if action in (lastwill_terms.END, lastwill_terms.NONE, lastwill_terms.ENOUGH) else PREFERENCE
    assert isinstance(position, CrecyPosition)
    deck = position.rules.deck
    if deck.complete <= action < deck.title:
        return PREFERENCE * PREFERENCE
    return PREFERENCE if action in LIKED else 1


def _gears_promise(position: GearsPosition, action: int) -> int:
    """More for establishing what would succeed at once (the higher up, the more), or for travelling there."""
    deck = position.rules.deck
    seat = position.seat
    card = action - deck.establish
    if 0 <= card < deck.first_fate:
        return int(PREFERENCE ** chain(position, card, position.markers[seat]))
    if gears_terms.TRAVEL <= action < gears_terms.TIMEFRAME:
        hand = [card for card in position.hands[seat] if card < deck.first_fate]
        highest = max((chain(position, card, action - gears_terms.TRAVEL) for card in hand), default=0)
        return int(PREFERENCE ** max(0, highest - 1))
    return 1


def chain(position: GearsPosition, card: int, slot: int) -> int:
    """The length of the chain of dependencies that the card would complete there, 0 if it would fail."""
    past = {
        copy % gears_terms.STRIDE
        for copy, successful in zip(position.copies, success(position), strict=True)
        if successful and copy < slot * gears_terms.STRIDE
    }
    deck = position.rules.deck
    return deck.level[card] if past.issuperset(deck.needs[card]) else 0
