"""What the timeline promises as it stands: points if the round ended now, and how the technologies in hand would fare.

It follows from what all see (G-23.5) and, for the own hand, from that hand alone.
"""

from __future__ import annotations

from bequest.games.gears.data import terms
from bequest.games.gears.rules import resolving, scoring
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import missing
from bequest.games.gears.wire import Prospect


def forecast(s: GearsState) -> list[int]:
    """What each seat would score if the round ended now: phases II and III as the timeline stands."""
    return _points(s, _ended(s.clone_silently()))


def prospects(s: GearsState, seat: int) -> list[Prospect]:
    """How each technology of a hand would fare in the timeframe where the player's marker stands; none at P (G-6.4)."""
    deck, here = s.rules.deck, s.markers[seat]
    if here == s.present:
        return []
    found: list[Prospect] = []
    for card in sorted(set(s.hands[seat])):
        if card < deck.first_fate and s.find(here, card) < 0:
            found.append(prospect(s, seat, card))
    return found


def prospect(s: GearsState, seat: int, card: int) -> Prospect:
    """What it lacks now, what it would lack once those without cubes have left (G-17.3), and what it is worth."""
    names, here = s.rules.deck.card_ids, s.markers[seat]
    lacking = missing(s, here, card)
    ended = _ended(_with(s, seat, here, card))
    stays = ended.find(here, card) >= 0
    later = [need for need in missing(ended, here, card) if need not in lacking] if stays else []
    return Prospect(
        names[card],
        [names[need] for need in lacking],
        [names[need] for need in later],
        stays,
        _points(s, ended)[seat],
    )


def _with(s: GearsState, seat: int, here: int, card: int) -> GearsState:
    """The timeline with one more technology, and the cubes of its cost on it (G-6.12, G-6.13)."""
    ahead = s.clone_silently()
    copy = here * terms.STRIDE + card
    at = sum(1 for other in ahead.copies if other < copy)
    ahead.copies.insert(at, copy)
    ahead.cubes.insert(at, 0)
    ahead.tokens.insert(at, 0)
    ahead.add_cubes(at, seat, s.rules.deck.cost[card])
    return ahead


def _ended(s: GearsState) -> GearsState:
    resolving.resolve_timeline(s)
    scoring.award_points(s)
    return s


def _points(before: GearsState, ended: GearsState) -> list[int]:
    return [ended.score(seat) - before.score(seat) for seat in range(before.players)]
