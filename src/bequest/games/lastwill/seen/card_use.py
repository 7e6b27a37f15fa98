"""What becomes of every card of Last Will, told from the journal of a game; of those played also who won with them.

| kind | seen | taken | played | discarded |
| --- | --- | --- | --- | --- |
| event | dealt or drawn | came into a hand | played | from a hand |
| expense, helper | dealt or drawn | came into a hand | put onto a board | from a hand |
| property | dealt or drawn | came into a hand | bought | from a hand |
| companion, wild | dealt or drawn | came into a hand | played for a coin or laid down as a token | from a hand |
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bequest.core import usage
from bequest.core.journal import Event
from bequest.core.knowledge import card_of
from bequest.core.usage import CardKind, Cards, Counts, Usage
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.rules import events
from bequest.games.lastwill.rules.state import WillState


def _kind(name: str, title: str, played: str, black: bool) -> CardKind:
    """Only black cards are activated."""
    first = ((usage.SEEN, "command-cards-seen"), (usage.TAKEN, "command-cards-taken"), (usage.PLAYED, played))
    activated = ((usage.ACTIVATED, "command-cards-activated"),) if black else ()
    last = ((usage.WON, "command-cards-won"), (usage.DROPPED, "command-cards-dropped"))
    return CardKind(name, title, (*first, *activated, *last), True)


KINDS: Final[tuple[CardKind, ...]] = (
    _kind("event", "command-cards-events", "command-cards-played", False),
    _kind("expense", "command-cards-expenses", "command-cards-put", True),
    _kind("helper", "command-cards-helpers", "command-cards-put", True),
    _kind("property", "command-cards-properties", "command-cards-bought", True),
    _kind("companion", "command-cards-companions", "command-cards-played", False),
    _kind("wild", "command-cards-wild", "command-cards-played", False),
)
"""In the order of `terms.KINDS`."""


def count(s: WillState, counts: Counts) -> Cards:
    """Adds what became of the cards of a game; the cards that were in play."""
    count_events(s, s.happened(), counts)
    return tuple([(terms.KINDS[card.kind], card.id) for card in s.rules.deck.cards])


def count_events(s: WillState, journal: Sequence[Event], counts: Counts) -> None:
    """Adds what the journal of a game of Last Will tells of its cards."""
    deck = s.rules.deck
    winner = s.winners()[0]
    found = [(event.seat, card, stage) for event in journal for card, stage in _of_event(deck, event)]
    found += [(seat, deck.wild, usage.PLAYED) for seat in _wild_tokens(journal)]
    found += [(seat, card, usage.PLAYED) for seat, card in _companions_played(s, found)]
    for seat, card, stage in found:
        kind, id = terms.KINDS[deck.cards[card].kind], deck.ids[card]
        counts[kind, id, stage] += 1
        if stage == usage.PLAYED and seat == winner:
            counts[kind, id, usage.WON] += 1


def _of_event(deck: Deck, event: Event) -> list[tuple[int, str]]:
    """Designs and what became of them."""
    kind = event.kind
    if kind in _CARDS:
        return [(event.args[0], stage) for stage in _CARDS[kind]]
    if kind == events.DEAL:
        return [(event.args[1], usage.SEEN)]
    if kind == events.DRAW:
        return [(event.secret[0], usage.SEEN), (event.secret[0], usage.TAKEN)]
    if kind == events.KEPT:
        return [(card_of(mark), usage.DROPPED) for mark in event.secret[1 : event.secret[0] + 1]]
    if kind == events.TAKE_WILD:
        return [(deck.wild, usage.SEEN), (deck.wild, usage.TAKEN)]
    return [(deck.wild, usage.PLAYED)] if kind == events.WITH and event.args[0] == deck.wild else []


_CARDS: Final[dict[int, tuple[str, ...]]] = {
    events.TAKE: (usage.TAKEN,),
    events.PLAY: (usage.PLAYED,),
    events.PUT: (usage.PLAYED,),
    events.BUY: (usage.PLAYED,),
    events.ACTIVATE: (usage.ACTIVATED,),
}


def _wild_tokens(journal: Sequence[Event]) -> list[int]:
    """Who laid a wild card down as a token: it goes back to its place at once."""
    kinds = (events.TOKEN, events.WILD_BACK)
    return [event.seat for event, following in pairwise(journal) if (event.kind, following.kind) == kinds]


def _companions_played(s: WillState, found: list[tuple[int, int, str]]) -> list[tuple[int, int]]:
    """Seats and companions: what was taken, not discarded and is not in hand was played, with a card or as a token."""
    cards = s.rules.deck.cards
    left: Counter[tuple[int, int]] = Counter()
    for seat, card, stage in found:
        if cards[card].kind == terms.COMPANION and stage in (usage.TAKEN, usage.DROPPED):
            left[seat, card] += 1 if stage == usage.TAKEN else -1
    for seat, hand in enumerate(s.hands):
        left.subtract([(seat, card_of(mark)) for mark in hand if cards[card_of(mark)].kind == terms.COMPANION])
    return list(left.elements())


USAGE: Final = Usage(KINDS, (usage.SEEN, usage.TAKEN, usage.PLAYED, usage.ACTIVATED, usage.WON, usage.DROPPED), count)
