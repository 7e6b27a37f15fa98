"""What happened in Gears of Time, told: events, as some seat may read them, in a few sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from bequest.core.texts.happenings import Event, Happening, common
from bequest.core.wire import COMMON_EVENTS, Happened
from bequest.core.words import Arg, Message, message
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.terms import SLOT_NAMES
from bequest.games.gears.words.names import card_message, card_name, character_name, player

CARD_KEYS: Final = ("technology", "card", "waived", "kept", "rejected")
REVEALING: Final = ("character", "first-chooser", "card", "personal-fate")
"""Events that come from chance."""
COMMON_FIELDS: Final = len(Happened.__struct_fields__)
"""Every event begins with them."""


@dataclass
class Located(Happening):
    """With the place of a technology, if one has just been established."""

    place: tuple[str, str] = ("", "")
    """Its id and timeframe."""


def happenings(deck: Deck, events: Sequence[Event]) -> list[Happening]:
    """The events in order; what belongs together is told together."""
    found: list[Happening] = []
    drawing = False
    for kind, run in _runs(events):
        first = run[0]
        if isinstance(first, COMMON_EVENTS):
            found += [told for event in run for told in common(event)]
        elif kind == "draw":
            drawing = True  # the cards follow, and tell it
        elif kind == "card":
            found += _received(deck, run, "draw" if drawing else "card")
        elif kind == "points":
            found += [Happening(seat, _points(deck, own)) for seat, own in _by_seat(run)]
        elif kind == "cube-back":
            found += [Happening(seat, _cubes_back(deck, own)) for seat, own in _by_seat(run)]
        elif kind == "phase":
            found.append(Happening(0, _phase(first), heading=True))
        elif kind == "establish":
            found += [Located(e.seat, _told(deck, e), place=(e.technology, e.timeframe)) for e in run]
        elif kind == "success":
            _tell_success(deck, found, run)
        elif kind == "failure":
            found += [Happening(0, _failure(deck, e, events)) for e in run]
        else:
            found += [Happening(event.seat, _told(deck, event)) for event in run]
        drawing = drawing and kind in ("draw", "card", "reshuffle")
    return found


def last_revealed(deck: Deck, events: Sequence[Event]) -> Happening | None:
    """What chance has brought last, as far as the reader of the events may know it."""
    last = max((at for at, event in enumerate(events) if event.kind in REVEALING), default=-1)
    if last < 0:
        return None
    kind, seat = events[last].kind, events[last].seat
    first = last
    while first > 0 and events[first - 1].kind in (kind, "draw") and events[first - 1].seat == seat:
        first -= 1
    return happenings(deck, events[first : last + 1])[-1]


def _phase(event: Event) -> Message:
    return message("gears-event-phase", phase=event.phase, round=event.round)


def _received(deck: Deck, run: Sequence[Event], kind: str) -> list[Happening]:
    found = []
    for seat, own in _by_seat(run):
        known = tuple(card_name(deck, event.card) for event in own if event.card)
        told = (
            message(f"gears-event-{kind}", cards=known) if known else message(f"gears-event-{kind}-unnamed", n=len(own))
        )
        found.append(Happening(seat, told))
    return found


def _points(deck: Deck, own: Sequence[Event]) -> Message:
    """The bonuses that a technology brings, one for each dependent, are told as one."""
    sums: Counter[tuple[str, str]] = Counter()
    for event in own:
        sums[event.source, event.technology] += event.points
    parts = tuple(
        message(f"gears-points-{source}", technology=card_name(deck, technology), points=points)
        for (source, technology), points in sums.items()
    )
    return message("gears-event-points", total=sums.total(), parts=parts)


def _cubes_back(deck: Deck, own: Sequence[Event]) -> Message:
    parts: list[Message] = []
    for where in ("pool", "supply"):
        names = tuple(card_name(deck, event.technology) for event in own if event.to == where)
        if names:
            parts.append(message(f"gears-back-{where}", n=len(names), names=names))
    return message("gears-event-cube-back", parts=tuple(parts))


def _failure(deck: Deck, failed: Event, events: Sequence[Event]) -> Message:
    """With what it lacks now: what it needs and was older, and has left or failed in the same phase."""
    needs = deck.needs[deck.number[failed.technology]]
    lost = [
        event.technology
        for event in events
        if event.kind in ("cleared", "failure")
        and event.move == failed.move
        and SLOT_NAMES.index(event.timeframe) < SLOT_NAMES.index(failed.timeframe)
    ]
    missing = tuple([card_message(deck, need) for need in needs if deck.card_ids[need] in lost])
    named = _named(deck, failed)
    return Message("gears-event-failure", {**named, "missing": missing})


def _tell_success(deck: Deck, found: list[Happening], run: Sequence[Event]) -> None:
    """A technology that succeeds as it is established needs few words; the others are told with that move."""
    for event in run:
        last = found[-1] if found else None
        if isinstance(last, Located) and last.place == (event.technology, event.timeframe):
            last.message = Message(last.message.id, {**last.message.args, "succeeds": "yes"})
        else:
            found.append(Happening(last.seat if last else 0, _told(deck, event)))


def _told(deck: Deck, event: Event) -> Message:
    return Message(f"gears-event-{_variant(event)}", _named(deck, event))


def _variant(event: Event) -> str:
    """Which message tells an event: some depend on what it names, or on what the reader may know."""
    kind = str(event.kind)
    if kind == "establish" and event.payment:
        return "establish-named"
    if kind == "fate":
        for key in ("waived", "technology", "player"):
            if getattr(event, key):
                return f"fate-{key}"
    if (kind == "keep" and not event.kept) or (kind in ("personal-fate", "area-cube") and not event.card):
        return f"{kind}-unnamed"
    return kind


def _named(deck: Deck, event: Event) -> dict[str, Arg]:
    """The details of an event with names for ids."""
    named: dict[str, Arg] = {}
    for key in event.__struct_fields__[COMMON_FIELDS:]:
        value = getattr(event, key)
        if value is not None:
            named[key] = _argument(deck, key, value)
    if event.kind == "establish":
        named["succeeds"] = "no"
        named.setdefault("missing", ())
    if event.kind == "swap":
        named["player"] = player(event.other.player - 1)
    return named


def _argument(deck: Deck, key: str, value: Any) -> Arg:
    """A detail of an event as it is said."""
    if key in CARD_KEYS:
        return card_name(deck, value)
    if key == "character":
        return character_name(deck, value)
    if key == "player":
        return player(value - 1)
    if key in ("own", "other"):
        return message("gears-place", technology=card_name(deck, value.technology), timeframe=value.timeframe)
    if key in ("payment", "missing"):
        return tuple([card_name(deck, card) for card in value])
    found: Arg = value
    return found


def _runs(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """Events of the same kind in succession."""
    return [(kind, list(run)) for kind, run in groupby(events, key=lambda event: str(event.kind))]


def _by_seat(run: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    seats = dict.fromkeys(int(event.seat) for event in run)
    return [(seat, [event for event in run if event.seat == seat]) for seat in seats]
