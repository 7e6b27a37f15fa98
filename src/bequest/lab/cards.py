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
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from bequest.core.errors import BadOption
from bequest.core.journal import Event
from bequest.core.words import message
from bequest.games.crecy import setup as crecy_setup
from bequest.games.crecy.data import Deck
from bequest.games.crecy.events import (
    E_ARRANGE,
    E_ATTACHED,
    E_BORN,
    E_CHILD_CARD,
    E_CHILD_DISCARD,
    E_DISPLAY,
    E_DRAWN,
    E_FRIEND_DISCARD,
    E_GENERATION,
    E_GIVEN,
    E_GOAL,
    E_HEAD,
    E_HINT,
    E_HINT_DONE,
    E_LAST_TAKEN,
    E_MARRY,
    E_MISSION_DONE,
    E_MISSION_DRAWN,
    E_MISSION_KEPT,
    E_PATRON,
    E_PLACED,
    E_SIDE,
    E_START_CARD,
    E_TAKEN,
)
from bequest.games.crecy.state import CrecyPosition
from bequest.games.crecy.terms import A_CONTRIBUTION, A_TITLE, DISCARDED, ON_OFFER, SOLO_TESTAMENT
from bequest.lab.simulate import Setup, play_game

SEEN: Final = "seen"
TAKEN: Final = "taken"
PLAYED: Final = "played"
DROPPED: Final = "discarded"
STAGES: Final = (SEEN, TAKEN, PLAYED, DROPPED)
KINDS: Final = ("friend", "child", "side", "title", "contribution", "mission", "patron", "hint")
WITH_TAKING: Final = ("friend", "mission")
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

    def facts(self) -> dict[str, object]:
        rows: list[dict[str, object]] = []
        for kind, id in self.cards:
            row: dict[str, object] = {"kind": kind, "card": id}
            row |= {stage: self.counts[kind, id, stage] for stage in STAGES}
            share = self.share(kind, id)
            rows.append(row | {"share": None if share is None else round(share, 4)})
        dead = [{"kind": kind, "card": id} for kind, id in self.dead()]
        return self.setup.facts() | {"games": self.games, "cards": rows, "dead": dead}


def report(setup: Setup, count: int, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Plays `count` games; `progress` is told after each."""
    if setup.game != "crecy":
        raise BadOption(message("command-cards-no-report", game=setup.game))
    game = setup.load()
    counts: Counts = Counter()
    cards: tuple[tuple[str, str], ...] = ()
    for number in range(count):
        position = play_game(game, setup, number, Counter(), journal=True)
        assert isinstance(position, CrecyPosition)
        assert position.journal is not None
        count_events(position.rules.deck, position.journal.events, counts)
        _count_offers(position, counts)
        cards = in_play(position)
        progress(1)
    return Report(setup, count, cards, counts)


def in_play(position: CrecyPosition) -> tuple[tuple[str, str], ...]:
    """Every card that this mode uses, by kind and id."""
    rules = position.rules
    deck = rules.deck
    testament = rules.mode == SOLO_TESTAMENT
    used = crecy_setup.friends_in_play(rules)
    starts = [n for n, friend in enumerate(deck.friends) if testament and friend.start_gold]
    found = [("friend", deck.friends[n].id) for n in sorted([*used, *starts])]
    children = sorted(set(crecy_setup.children_in_play(rules)) - {deck.complication})
    found += [("child", deck.card_ids[card]) for card in children]
    if not testament:
        found += [("side", id) for id in deck.card_ids[deck.first_head : deck.first_mission]]
    found += [("title", title.id) for title in deck.titles]
    found += [("contribution", contribution.id) for contribution in deck.contributions]
    found += [("mission", deck.missions[n].id) for n in crecy_setup.missions_in_play(rules)]
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
    if kind == E_ATTACHED:
        kinds = {A_TITLE: "title", A_CONTRIBUTION: "contribution"}
        return [(kinds[args[0]], deck.offers(args[0])[args[1]].id, PLAYED)] if args[0] in kinds else []
    if kind == E_HEAD:
        first = deck.first_head + 2 * args[0]
        return [("side", deck.card_ids[side], SEEN) for side in (first, first + 1)]
    if kind == E_SIDE:
        return [("side", deck.card_ids[args[0]], PLAYED)]
    if kind == E_MISSION_DRAWN:
        return [("mission", deck.missions[args[0]].id, SEEN)]
    if kind == E_MISSION_DONE:
        return [("mission", deck.missions[args[0]].id, PLAYED)]
    if kind == E_MISSION_KEPT:
        found = [("mission", deck.missions[args[0]].id, TAKEN)]
        return found + ([("mission", deck.missions[args[1]].id, DROPPED)] if args[1] >= 0 else [])
    if kind == E_PATRON:
        return [("patron", deck.patrons[args[0]].id, SEEN)]
    if kind == E_GOAL:
        return [("patron", deck.patrons[args[0]].id, PLAYED)] if args[1] == 0 else []
    if kind in (E_HINT, E_HINT_DONE):
        return [("hint", deck.hints[args[0]].id, SEEN if kind == E_HINT else PLAYED)]
    return []


_FRIENDS: Final[dict[int, tuple[str, ...]]] = {
    E_DISPLAY: (SEEN,),
    E_DRAWN: (SEEN, TAKEN),
    E_TAKEN: (TAKEN,),
    E_LAST_TAKEN: (TAKEN,),
    E_GIVEN: (TAKEN,),
    E_MARRY: (PLAYED,),
    E_ARRANGE: (PLAYED,),
    E_PLACED: (PLAYED,),
    E_START_CARD: (SEEN, TAKEN, PLAYED),
    E_FRIEND_DISCARD: (DROPPED,),
}
_CHILDREN: Final[dict[int, tuple[str, ...]]] = {
    E_CHILD_CARD: (SEEN,),
    E_BORN: (PLAYED,),
    E_CHILD_DISCARD: (DROPPED,),
}


def _count_offers(position: CrecyPosition, counts: Counts) -> None:
    """Titles and Contributions that lay on offer; those left at the end were not bought either."""
    deck = position.rules.deck
    assert position.journal is not None
    reached = 1 + len([event for event in position.journal.events if event.kind == E_GENERATION])
    for kind, offers, places in (
        ("title", deck.titles, position.titles),
        ("contribution", deck.contributions, position.contributions),
    ):
        for offer, place in zip(offers, places, strict=True):
            if offer.generation <= reached:
                counts[kind, offer.id, SEEN] += 1
                counts[kind, offer.id, DROPPED] += place in (ON_OFFER, DISCARDED)
