"""What becomes of every card of a deck, over many games: how often it is seen, taken, played and discarded.

What these words mean depends on the card:

| kind | seen | taken | played | discarded |
| --- | --- | --- | --- | --- |
| friend | came off the deck | came into a hand | married, promised, placed in a tree, Starting card | from a hand |
| child | came off the deck | – | placed in a tree | drawn in vain |
| side | the Head was dealt | – | chosen | – |
| title, contribution | on offer | – | acquired | not bought |
| mission | drawn | kept | completed | not kept |
| patron | dealt | – | main goal met | – |
| hint | drawn | – | fulfilled | – |
| event | dealt or drawn | came into a hand | played | from a hand |
| expense, helper | dealt or drawn | came into a hand | put onto a board | from a hand |
| property | dealt or drawn | came into a hand | bought | from a hand |
| companion, wild | dealt or drawn | came into a hand | played for a coin or laid down as a token | from a hand |

The cards of Last Will are also counted as activated and, of those played, as won: by the player who won the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bequest.core.errors import BadOption
from bequest.core.journal import Event
from bequest.core.knowledge import card_of
from bequest.core.position import Position
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules import in_play as crecy_cards
from bequest.games.lastwill.data import terms as will_terms
from bequest.games.lastwill.data.deck import Deck as WillDeck
from bequest.games.lastwill.position import WillPosition
from bequest.games.lastwill.rules import events as will_events
from bequest.lab.simulate import Setup, play_game

SEEN: Final = "seen"
TAKEN: Final = "taken"
PLAYED: Final = "played"
ACTIVATED: Final = "activated"
WON: Final = "won"
DROPPED: Final = "discarded"
STAGES: Final = (SEEN, TAKEN, PLAYED, DROPPED)
WILL_STAGES: Final = (SEEN, TAKEN, PLAYED, ACTIVATED, WON, DROPPED)
KINDS: Final = ("friend", "child", "side", "title", "contribution", "mission", "patron", "hint")
WILL_KINDS: Final = will_terms.KINDS
"""The kinds of cards of Last Will."""
WITH_TAKING: Final = ("friend", "mission", *WILL_KINDS)
"""Kinds of cards that are taken before they are played."""

Counts = Counter[tuple[str, str, str]]
"""By kind, id and stage."""


@dataclass(frozen=True)
class Report:
    """The cards in play in the deck's order, and what became of them."""

    setup: Setup
    games: int
    cards: tuple[tuple[str, str], ...]
    counts: Counts

    def count(self, kind: str, id: str, stage: str) -> int:
        return self.counts[kind, id, stage]

    def dead(self) -> list[tuple[str, str]]:
        """Cards in play that nobody ever played: a defect of the deck, or of the players."""
        return [(kind, id) for kind, id in self.cards if not self.counts[kind, id, PLAYED]]

    def share(self, kind: str, id: str) -> float | None:
        """Of those taken (or seen, where nothing is taken) how many were played; None if there was none."""
        of = self.counts[kind, id, TAKEN if kind in WITH_TAKING else SEEN]
        return self.counts[kind, id, PLAYED] / of if of else None

    def win_share(self, kind: str, id: str) -> float | None:
        """Of those played how many were played by the later winner; None if there was none."""
        of = self.counts[kind, id, PLAYED]
        return self.counts[kind, id, WON] / of if of else None

    def facts(self) -> dict[str, object]:
        rows: list[dict[str, object]] = []
        for kind, id in self.cards:
            stages = WILL_STAGES if kind in WILL_KINDS else STAGES
            row: dict[str, object] = {"kind": kind, "card": id}
            row |= {stage: self.counts[kind, id, stage] for stage in stages}
            row["share"] = _rounded(self.share(kind, id))
            if kind in WILL_KINDS:
                row["win_share"] = _rounded(self.win_share(kind, id))
            rows.append(row)
        dead = [{"kind": kind, "card": id} for kind, id in self.dead()]
        return self.setup.facts() | {"games": self.games, "cards": rows, "dead": dead}


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def report(setup: Setup, count: int, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Plays `count` games; `progress` is told after each."""
    if setup.game not in ("crecy", "lastwill"):
        raise BadOption(message("command-cards-no-report", game=setup.game))
    game = setup.load()
    counts: Counts = Counter()
    cards: tuple[tuple[str, str], ...] = ()
    for number in range(count):
        cards = _count_game(play_game(game, setup, number, Counter(), journal=True), counts)
        progress(1)
    return Report(setup, count, cards, counts)


def _count_game(position: Position, counts: Counts) -> tuple[tuple[str, str], ...]:
    """Adds what became of the cards of a game; the cards that were in play."""
    assert position.journal is not None
    if isinstance(position, WillPosition):
        count_will(position, position.journal.events, counts)
        deck = position.rules.deck
        return tuple([(will_terms.KINDS[card.kind], card.id) for card in deck.cards])
    assert isinstance(position, CrecyPosition)
    count_events(position.rules.deck, position.journal.events, counts)
    _count_offers(position, counts)
    return in_play(position)


def in_play(position: CrecyPosition) -> tuple[tuple[str, str], ...]:
    """Every card that this mode uses, by kind and id."""
    rules = position.rules
    deck = rules.deck
    testament = rules.mode == terms.SOLO_TESTAMENT
    used = crecy_cards.friends(rules)
    starts = [n for n, friend in enumerate(deck.friends) if testament and friend.start_gold]
    found = [("friend", deck.friends[n].id) for n in sorted([*used, *starts])]
    children = sorted(set(crecy_cards.children(rules)) - {deck.complication})
    found += [("child", deck.card_ids[card]) for card in children]
    if not testament:
        found += [("side", id) for id in deck.card_ids[deck.first_head : deck.first_mission]]
    found += [("title", title.id) for title in deck.titles]
    found += [("contribution", contribution.id) for contribution in deck.contributions]
    found += [("mission", deck.missions[n].id) for n in crecy_cards.missions(rules)]
    if testament:
        found += [("hint", hint.id) for hint in deck.hints]
    else:
        found += [("patron", patron.id) for patron in deck.patrons]
    return tuple(found)


# --- counting ---


def count_events(deck: Deck, events: Iterable[Event], counts: Counts) -> None:
    """Adds what the journal of a game tells of its cards."""
    for event in events:
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
        return [(kinds[args[0]], deck.offers(args[0])[args[1]].id, PLAYED)] if args[0] in kinds else []
    if kind == events.HEAD:
        first = deck.first_head + 2 * args[0]
        return [("side", deck.card_ids[side], SEEN) for side in (first, first + 1)]
    if kind == events.SIDE:
        return [("side", deck.card_ids[args[0]], PLAYED)]
    if kind == events.MISSION_DRAWN:
        return [("mission", deck.missions[args[0]].id, SEEN)]
    if kind == events.MISSION_DONE:
        return [("mission", deck.missions[args[0]].id, PLAYED)]
    if kind == events.MISSION_KEPT:
        found = [("mission", deck.missions[args[0]].id, TAKEN)]
        return found + ([("mission", deck.missions[args[1]].id, DROPPED)] if args[1] >= 0 else [])
    if kind == events.PATRON:
        return [("patron", deck.patrons[args[0]].id, SEEN)]
    if kind == events.GOAL:
        return [("patron", deck.patrons[args[0]].id, PLAYED)] if args[1] == 0 else []
    if kind in (events.HINT, events.HINT_DONE):
        return [("hint", deck.hints[args[0]].id, SEEN if kind == events.HINT else PLAYED)]
    return []


_FRIENDS: Final[dict[int, tuple[str, ...]]] = {
    events.DISPLAY: (SEEN,),
    events.DRAWN: (SEEN, TAKEN),
    events.TAKEN: (TAKEN,),
    events.LAST_TAKEN: (TAKEN,),
    events.GIVEN: (TAKEN,),
    events.MARRY: (PLAYED,),
    events.ARRANGE: (PLAYED,),
    events.PLACED: (PLAYED,),
    events.START_CARD: (SEEN, TAKEN, PLAYED),
    events.FRIEND_DISCARD: (DROPPED,),
}
_CHILDREN: Final[dict[int, tuple[str, ...]]] = {
    events.CHILD_CARD: (SEEN,),
    events.BORN: (PLAYED,),
    events.CHILD_DISCARD: (DROPPED,),
}


def _count_offers(position: CrecyPosition, counts: Counts) -> None:
    """Titles and Contributions that lay on offer; those left at the end were not bought either."""
    deck = position.rules.deck
    assert position.journal is not None
    reached = 1 + len([event for event in position.journal.events if event.kind == events.GENERATION])
    for kind, offers, places in (
        ("title", deck.titles, position.titles),
        ("contribution", deck.contributions, position.contributions),
    ):
        for offer, place in zip(offers, places, strict=True):
            if offer.generation <= reached:
                counts[kind, offer.id, SEEN] += 1
                counts[kind, offer.id, DROPPED] += place in (terms.ON_OFFER, terms.DISCARDED)


# --- Last Will ---


def count_will(position: WillPosition, events: Sequence[Event], counts: Counts) -> None:
    """Adds what the journal of a game of Last Will tells of its cards."""
    deck = position.rules.deck
    winner = position.winners()[0]
    found = [(event.seat, card, stage) for event in events for card, stage in _of_will_event(deck, event)]
    found += [(seat, deck.wild, PLAYED) for seat in _wild_tokens(events)]
    found += [(seat, card, PLAYED) for seat, card in _companions_played(position, found)]
    for seat, card, stage in found:
        kind, id = will_terms.KINDS[deck.cards[card].kind], deck.ids[card]
        counts[kind, id, stage] += 1
        if stage == PLAYED and seat == winner:
            counts[kind, id, WON] += 1


def _of_will_event(deck: WillDeck, event: Event) -> list[tuple[int, str]]:
    """Designs and what became of them."""
    kind = event.kind
    if kind in _WILL_CARDS:
        return [(event.args[0], stage) for stage in _WILL_CARDS[kind]]
    if kind == will_events.DEAL:
        return [(event.args[1], SEEN)]
    if kind == will_events.DRAW:
        return [(event.secret[0], SEEN), (event.secret[0], TAKEN)]
    if kind == will_events.KEPT:
        return [(card, DROPPED) for card in event.secret]
    if kind == will_events.TAKE_WILD:
        return [(deck.wild, SEEN), (deck.wild, TAKEN)]
    return [(deck.wild, PLAYED)] if kind == will_events.WITH and event.args[0] == deck.wild else []


_WILL_CARDS: Final[dict[int, tuple[str, ...]]] = {
    will_events.TAKE: (TAKEN,),
    will_events.PLAY: (PLAYED,),
    will_events.PUT: (PLAYED,),
    will_events.BUY: (PLAYED,),
    will_events.ACTIVATE: (ACTIVATED,),
}


def _wild_tokens(events: Sequence[Event]) -> list[int]:
    """Who laid a wild card down as a token: it goes back to its place at once."""
    kinds = (will_events.TOKEN, will_events.WILD_BACK)
    return [event.seat for event, following in pairwise(events) if (event.kind, following.kind) == kinds]


def _companions_played(position: WillPosition, found: list[tuple[int, int, str]]) -> list[tuple[int, int]]:
    """Seats and companions: what was taken, not discarded and is not in hand was played, with a card or as a token."""
    cards = position.rules.deck.cards
    left: Counter[tuple[int, int]] = Counter()
    for seat, card, stage in found:
        if cards[card].kind == will_terms.COMPANION and stage in (TAKEN, DROPPED):
            left[seat, card] += 1 if stage == TAKEN else -1
    for seat, hand in enumerate(position.hands):
        left.subtract([(seat, card_of(mark)) for mark in hand if cards[card_of(mark)].kind == will_terms.COMPANION])
    return list(left.elements())
