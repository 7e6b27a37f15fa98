"""What becomes of every card of the Duke de Crecy, told from the journal of a game.

| kind | seen | taken | played | discarded |
| --- | --- | --- | --- | --- |
| friend | came off the deck | came into a hand | married, promised, placed in a tree, Starting card | from a hand |
| child | came off the deck | – | placed in a tree | drawn in vain |
| side | the Head was dealt | – | chosen | – |
| title, contribution | on offer | – | acquired | not bought |
| mission | drawn | kept | completed | not kept |
| patron | dealt | – | main goal met | – |
| hint | drawn | – | fulfilled | – |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bequest.core import usage
from bequest.core.journal import Event
from bequest.core.usage import CardKind, Cards, Counts, Usage
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules import in_play as cards_in_play
from bequest.games.crecy.rules.state import CrecyState

_SEEN: Final = (usage.SEEN, "command-cards-seen")
_DEALT: Final = (usage.SEEN, "command-cards-dealt")
_OFFERED: Final = (usage.SEEN, "command-cards-offered")
_DROPPED: Final = (usage.DROPPED, "command-cards-dropped")
_LEFT: Final = (usage.DROPPED, "command-cards-left")
KINDS: Final[tuple[CardKind, ...]] = (
    CardKind(
        "friend",
        "command-cards-friends",
        (_SEEN, (usage.TAKEN, "command-cards-taken"), (usage.PLAYED, "command-cards-joined"), _DROPPED),
        True,
    ),
    CardKind("child", "command-cards-children", (_SEEN, (usage.PLAYED, "command-cards-born"), _DROPPED), False),
    CardKind("side", "command-cards-sides", (_DEALT, (usage.PLAYED, "command-cards-chosen")), False),
    CardKind("title", "command-cards-titles", (_OFFERED, (usage.PLAYED, "command-cards-acquired"), _LEFT), False),
    CardKind(
        "contribution", "command-cards-contributions", (_OFFERED, (usage.PLAYED, "command-cards-given"), _LEFT), False
    ),
    CardKind(
        "mission",
        "command-cards-missions",
        (_SEEN, (usage.TAKEN, "command-cards-kept"), (usage.PLAYED, "command-cards-completed"), _DROPPED),
        True,
    ),
    CardKind("patron", "command-cards-patrons", (_DEALT, (usage.PLAYED, "command-cards-met")), False),
    CardKind("hint", "command-cards-hints", (_SEEN, (usage.PLAYED, "command-cards-fulfilled")), False),
)


def count(s: CrecyState, counts: Counts) -> Cards:
    """Adds what became of the cards of a game; the cards that were in play."""
    count_events(s.rules.deck, s.happened(), counts)
    _count_offers(s, counts)
    return _in_play(s)


def _in_play(s: CrecyState) -> Cards:
    """Every card that this mode uses, by kind and id."""
    rules = s.rules
    deck = rules.deck
    testament = rules.mode == terms.SOLO_TESTAMENT
    used = cards_in_play.friends(rules)
    starts = [n for n, friend in enumerate(deck.friends) if testament and friend.start_gold]
    found = [("friend", deck.friends[n].id) for n in sorted([*used, *starts])]
    children = sorted(set(cards_in_play.children(rules)) - {deck.complication})
    found += [("child", deck.card_ids[card]) for card in children]
    if not testament:
        found += [("side", id) for id in deck.card_ids[deck.first_head : deck.first_mission]]
    found += [("title", title.id) for title in deck.titles]
    found += [("contribution", contribution.id) for contribution in deck.contributions]
    found += [("mission", deck.missions[n].id) for n in cards_in_play.missions(rules)]
    if testament:
        found += [("hint", hint.id) for hint in deck.hints]
    else:
        found += [("patron", patron.id) for patron in deck.patrons]
    return tuple(found)


def count_events(deck: Deck, journal: Iterable[Event], counts: Counts) -> None:
    """Adds what the journal of a game tells of its cards."""
    for event in journal:
        for kind, id, stage in _of_event(deck, event):
            counts[kind, id, stage] += 1


def _of_event(deck: Deck, event: Event) -> list[tuple[str, str, str]]:
    kind = event.kind
    args = event.secret or event.args
    if kind in _FRIENDS:
        return [("friend", deck.friends[args[0]].id, stage) for stage in _FRIENDS[kind]]
    if kind in _CHILDREN:
        return [("child", deck.card_ids[args[0]], stage) for stage in _CHILDREN[kind]]
    if kind == events.ATTACHED:
        kinds = {terms.A_TITLE: "title", terms.A_CONTRIBUTION: "contribution"}
        return [(kinds[args[0]], deck.offers(args[0])[args[1]].id, usage.PLAYED)] if args[0] in kinds else []
    if kind == events.HEAD:
        first = deck.first_head + 2 * args[0]
        return [("side", deck.card_ids[side], usage.SEEN) for side in (first, first + 1)]
    if kind == events.SIDE:
        return [("side", deck.card_ids[args[0]], usage.PLAYED)]
    if kind == events.MISSION_DRAWN:
        return [("mission", deck.missions[args[0]].id, usage.SEEN)]
    if kind == events.MISSION_DONE:
        return [("mission", deck.missions[args[0]].id, usage.PLAYED)]
    if kind == events.MISSION_KEPT:
        found = [("mission", deck.missions[args[0]].id, usage.TAKEN)]
        return found + ([("mission", deck.missions[args[1]].id, usage.DROPPED)] if args[1] >= 0 else [])
    if kind == events.PATRON:
        return [("patron", deck.patrons[args[0]].id, usage.SEEN)]
    if kind == events.GOAL:
        return [("patron", deck.patrons[args[0]].id, usage.PLAYED)] if args[1] == 0 else []
    if kind in (events.HINT, events.HINT_DONE):
        return [("hint", deck.hints[args[0]].id, usage.SEEN if kind == events.HINT else usage.PLAYED)]
    return []


_FRIENDS: Final[dict[int, tuple[str, ...]]] = {
    events.DISPLAY: (usage.SEEN,),
    events.DRAWN: (usage.SEEN, usage.TAKEN),
    events.TAKEN: (usage.TAKEN,),
    events.LAST_TAKEN: (usage.TAKEN,),
    events.GIVEN: (usage.TAKEN,),
    events.MARRY: (usage.PLAYED,),
    events.ARRANGE: (usage.PLAYED,),
    events.PLACED: (usage.PLAYED,),
    events.START_CARD: (usage.SEEN, usage.TAKEN, usage.PLAYED),
    events.FRIEND_DISCARD: (usage.DROPPED,),
}
_CHILDREN: Final[dict[int, tuple[str, ...]]] = {
    events.CHILD_CARD: (usage.SEEN,),
    events.BORN: (usage.PLAYED,),
    events.CHILD_DISCARD: (usage.DROPPED,),
}


def _count_offers(s: CrecyState, counts: Counts) -> None:
    """Titles and Contributions that lay on offer; those left at the end were not bought either."""
    deck = s.rules.deck
    reached = 1 + len([event for event in s.happened() if event.kind == events.GENERATION])
    for kind, offers, places in (
        ("title", deck.titles, s.titles),
        ("contribution", deck.contributions, s.contributions),
    ):
        for offer, place in zip(offers, places, strict=True):
            if offer.generation <= reached:
                counts[kind, offer.id, usage.SEEN] += 1
                counts[kind, offer.id, usage.DROPPED] += place in (terms.ON_OFFER, terms.DISCARDED)


USAGE: Final = Usage(KINDS, (usage.SEEN, usage.TAKEN, usage.PLAYED, usage.DROPPED), count)
