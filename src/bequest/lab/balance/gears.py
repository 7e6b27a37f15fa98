"""Gears of Time: technologies, Fate cards, characters, and two ways to play: climbing the tree, or camping on hubs."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bequest.core import usage
from bequest.core.journal import Event
from bequest.core.usage import CardKind
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import events, frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen import places
from bequest.lab.balance.bands import Band, NoneDead
from bequest.lab.balance.description import DEALT, PLACE, POINTS, Measure, Sort, Table, Touch
from bequest.lab.balance.tally import Parts, Tally

PURSUIT: Final = "pursuit"
PILE: Final = ("technology", "fate")
STRATEGY: Final = "strategy"
HIGH: Final = "high"
CLIMBING: Final = "strategy:climbing"
CAMPING: Final = "strategy:camping"
DEEP: Final = 4
"""Technologies of this level and above are what a climber is after; the tree has six levels."""
HUB: Final = 3
"""A technology is a hub if so many others need it."""
_SEEN: Final = (usage.SEEN, "command-cards-seen")
_TAKEN: Final = (usage.TAKEN, "command-cards-kept")
_PLAYED: Final = (usage.PLAYED, "command-cards-played")
_DROPPED: Final = (usage.DROPPED, "command-cards-dropped")
_TOUCHED: Final = {"establish": usage.PLAYED, "play": usage.PLAYED, "take": usage.TAKEN}


class Gears:
    """See `description.Description`."""

    kinds = (
        CardKind(
            "technology", "lab-balance-technologies",
            (_SEEN, _TAKEN, (usage.PLAYED, "lab-balance-established"), _DROPPED), True,
        ),
        CardKind("fate", "lab-balance-fates", (_SEEN, _TAKEN, _PLAYED, _DROPPED), True),
    )  # fmt: skip
    tables = (Table(PURSUIT, "lab-balance-table-pursuit", {"pursuit": "on"}, 0.5),)
    measures = (
        Measure(PLACE, "lab-balance-places", PLACE, "lab-balance-note-places-chosen"),
        Measure(STRATEGY, "lab-balance-strategies", STRATEGY, "lab-balance-note-strategies"),
        Measure(HIGH, "lab-balance-high", "points", "lab-balance-note-high", Sort.SHARE),
        Measure(DEALT, "lab-balance-characters", "character", "lab-balance-note-characters", table=PURSUIT),
        Measure(DEALT, "lab-balance-technologies", "technology", pile=PILE),
        Measure(DEALT, "lab-balance-fates", "fate", pile=PILE),
        Measure(POINTS, "lab-balance-points-technologies", "technology", "lab-balance-note-points", Sort.MEAN),
    )
    bands = (
        NoneDead("lab-balance-band-dead"),
        Band("lab-balance-band-places", PLACE, -0.05, 0.05, PLACE, about_even=True),
        Band("lab-balance-band-characters", DEALT, -0.05, 0.05, "character", about_even=True, table=PURSUIT),
        Band("lab-balance-band-strategies", STRATEGY, -0.1, 0.1, STRATEGY, about_even=True),
    )

    def count(self, end: GearsState, parts: Parts, tally: Tally) -> None:
        deck = end.rules.deck
        established: list[list[int]] = [[] for _ in range(end.players)]
        cubes: list[Counter[int]] = [Counter() for _ in range(end.players)]
        placed = 0
        for event in end.happened():
            if event.kind == events.POSITION and placed < end.players:  # those of the first round
                placed += 1
                parts.had(PLACE, f"{PLACE}:{event.args[0] + 1}", event.seat)
            elif event.kind == events.ESTABLISH:
                established[event.seat].append(event.args[0])
                parts.add(POINTS, places.face(deck, event.args[0]), 0.0)
            elif event.kind == events.POINTS and event.args[2] >= 0:
                points, _, card = event.args[:3]
                parts.add(POINTS, places.face(deck, card), points, 0)
                parts.add(HIGH, "points:all", points if deck.level[card] >= DEEP else 0, points)
            elif event.kind == events.INFLUENCE:
                cubes[event.seat][event.args[0]] += event.args[2]
            elif event.kind == events.CHARACTER:
                parts.had(DEALT, f"character:{deck.characters[event.args[0]].id}", event.seat)
            for card, stage in _of_event(deck, event):
                face = places.face(deck, card)
                kind, _, id = face.partition(":")
                tally.use[kind, id, stage] += 1
                if stage == usage.SEEN:
                    parts.had(DEALT, face, event.seat)
        _strategies(deck, established, cubes, parts)

    def touch(self, position: GearsState, seat: int, action: int) -> Touch | None:
        verb = position.game.catalogue.structures[action].verb
        keeping = position.frames[-1].kind == frames.KEEP
        if verb not in _TOUCHED and not keeping:
            return None
        about = position.subject_of(seat, action)
        assert about is not None
        return Touch(usage.TAKEN if keeping else _TOUCHED[verb], about.card)


def _of_event(deck: Deck, event: Event) -> list[tuple[int, str]]:
    """Cards and what became of them."""
    kind = event.kind
    if kind == events.CARD:
        one_is_kept = event.args[0]
        return [(event.secret[0], usage.SEEN)] + ([] if one_is_kept else [(event.secret[0], usage.TAKEN)])
    if kind == events.KEEP:
        return [(event.secret[0], usage.TAKEN), (event.secret[1], usage.DROPPED)]
    if kind == events.ONLY_CARD:
        return [(event.secret[0], usage.TAKEN)]
    if kind == events.ESTABLISH:
        return [(event.args[0], usage.PLAYED), *[(card, usage.DROPPED) for card in event.secret]]
    return [(deck.first_fate + event.args[0], usage.PLAYED)] if kind == events.FATE else []


def _strategies(deck: Deck, established: list[list[int]], cubes: list[Counter[int]], parts: Parts) -> None:
    """Who at the table climbs most, and who camps most; nobody does if several do alike."""
    deep = [_part(len([card for card in own if deck.level[card] >= DEEP]), len(own)) for own in established]
    hubs = {card for card, above in enumerate(deck.dependents) if len(above) >= HUB}
    camped = [_part(sum([own[card] for card in hubs]), own.total()) for own in cubes]
    for thing, shares in ((CLIMBING, deep), (CAMPING, camped)):
        most = max(shares)
        if shares.count(most) == 1:
            parts.had(STRATEGY, thing, shares.index(most))


def _part(some: int, of: int) -> float:
    return some / of if of else 0.0


DESCRIPTION: Final = Gears()
