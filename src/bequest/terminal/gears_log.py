"""What happened in Gears of Time, told in lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from bequest.core.journal import Readable
from bequest.terminal.gears_words import GearsWords, cards, cubes, who
from bequest.terminal.layout import WIDTH, wrapped

NAME_WIDTH: Final = 7

EVENTS: Final[dict[str, str]] = {
    "character": "plays the {character}",
    "first-chooser": "chooses a position first",
    "got": "gets {names}",
    "drew": "draws {names}",
    "keep": "keeps {kept}, discards {rejected}",
    "keep-unnamed": "keeps one",
    "personal-fate": "gets the Fate card {card}",
    "personal-fate-unnamed": "gets a Fate card",
    "position": "takes position {position}",
    "travel": "travels to {timeframe}",
    "establish": "establishes {technology} at {timeframe} for {paid}",
    "establish-known": "establishes {technology} at {timeframe} for {payment}",
    "influence": "puts {cubes} on {technology} at {timeframe}",
    "fate": "plays {card}",
    "fate-player": "plays {card} on {player}",
    "fate-technology": "plays {card} on {technology} at {timeframe}",
    "fate-waived": "plays {card} on {technology} at {timeframe}, which does not need {waived}",
    "take-fate": "takes {card}",
    "area-cube": "places a cube on {card}",
    "area-cube-unnamed": "places no cube",
    "end-turn": "ends the turn",
    "fate-leaves": "gives up {card}",
    "points": "scores {total}: {parts}",
    "cube-back": "takes back {parts}",
    "place": "{technology} at {timeframe}",
    "success": "{place} now succeeds",
    "activate": "activates {technology}",
    "decline": "declines the ability of {technology}",
    "cubes": "takes {cubes} into the Pool",
    "extra-turn": "will have an extra turn",
    "splice": "adds the timeframe ts",
    "modifier": "puts {token} on the reward of {technology} at {timeframe}",
    "swap": "swaps a cube on {own} with one of {player} on {other}",
    "reshuffle": "The discard pile ({cards}) becomes the draw pile.",
    "cleared": "{technology} at {timeframe} has no cubes and is discarded.",
    "duplicate": "{technology} at {timeframe} is superfluous and is discarded.",
    "present-day": "The Present Day moves on to {timeframe}.",
}
SUCCEEDS: Final = " (succeeds)"
PHASES: Final[dict[str, str]] = {
    "I": "Round {round} begins",
    "II": "Round {round}: clearing up the timeline",
    "III": "Round {round}: points",
    "IV": "Round {round}: cubes come back",
    "V": "Round {round} is over; the next one is prepared",
}
SOURCES: Final[dict[str, str]] = {"rewards": "", "bonuses": " bonus", "pursuit": " pursuit", "abilities": " ability"}
WHERE_TO: Final[dict[str, str]] = {
    "pool": "{cubes} to the Pool ({names})",
    "supply": "{cubes} to the supply ({names})",
}
JOINED: Final = "; "
HEADING: Final = "-- {text} "

Event = dict[str, Any]


@dataclass
class Happening:
    """Something told in a few words; seat 0 is nobody's, and a heading stands on its own."""

    seat: int
    text: str
    heading: bool = False
    place: str = ""
    """Of a technology just established: its name and timeframe."""


class GearsLog:
    """Turns events, as some seat may read them, into lines."""

    def __init__(self, words: GearsWords) -> None:
        self._words = words

    def lines(self, events: Sequence[Readable], margin: int = 0) -> list[str]:
        """Who on the left, what on the right; what one player does in succession is one paragraph."""
        found: list[str] = []
        indent = " " * margin
        for (heading, seat), run in groupby(self.happenings(events), key=lambda h: (h.heading, h.seat)):
            texts = [happening.text for happening in run]
            if heading:
                found += [(indent + HEADING.format(text=text)).ljust(WIDTH, "-") for text in texts]
            elif seat:
                found += wrapped(JOINED.join(texts), indent + who(seat).ljust(NAME_WIDTH))
            else:
                found += [line for text in texts for line in wrapped(text, indent)]
        return found

    def happenings(self, events: Sequence[Event]) -> list[Happening]:
        found: list[Happening] = []
        drawing = False
        for kind, run in _runs(events):
            first = run[0]
            if kind == "draw":
                drawing = True  # the cards follow, and tell it
            elif kind == "card":
                found += self._received(run, "drew" if drawing else "got")
            elif kind == "points":
                found += [Happening(seat, self._points(own)) for seat, own in _by_seat(run)]
            elif kind == "cube-back":
                found += [Happening(seat, self._cubes_back(own)) for seat, own in _by_seat(run)]
            elif kind == "phase":
                found.append(Happening(0, PHASES[first["phase"]].format(round=first["round"]), heading=True))
            elif kind == "establish":
                found += [Happening(e["seat"], self._told(e), place=self._place(e)) for e in run]
            elif kind == "success":
                self._tell_success(found, run)
            else:
                found += [Happening(event.get("seat", 0), self._told(event)) for event in run]
            drawing = drawing and kind in ("draw", "card", "reshuffle")
        return found

    def _received(self, run: Sequence[Event], template: str) -> list[Happening]:
        found = []
        for seat, own in _by_seat(run):
            known = [self._words.name(event["card"]) for event in own if "card" in event]
            names = _listed(known) if known else cards(len(own))
            found.append(Happening(seat, EVENTS[template].format(names=names)))
        return found

    def _points(self, own: Sequence[Event]) -> str:
        parts = [f"{self._words.name(e['technology'])}{SOURCES[e['source']]} {e['points']}" for e in own]
        return EVENTS["points"].format(total=sum(event["points"] for event in own), parts=", ".join(parts))

    def _cubes_back(self, own: Sequence[Event]) -> str:
        parts = []
        for where, template in WHERE_TO.items():
            names = [self._words.name(event["technology"]) for event in own if event["to"] == where]
            if names:
                parts.append(template.format(cubes=cubes(len(names)), names=", ".join(names)))
        return EVENTS["cube-back"].format(parts=", ".join(parts))

    def _tell_success(self, found: list[Happening], run: Sequence[Event]) -> None:
        """A technology that succeeds as it is established needs few words; the others are told with that move."""
        for event in run:
            place = self._place(event)
            if found and found[-1].place == place:
                found[-1].text += SUCCEEDS
            else:
                seat = found[-1].seat if found else 0
                found.append(Happening(seat, EVENTS["success"].format(place=place)))

    def _place(self, event: Event) -> str:
        return EVENTS["place"].format(technology=self._words.name(event["technology"]), timeframe=event["timeframe"])

    def _told(self, event: Event) -> str:
        return EVENTS[_variant(event)].format(**self._named(event))

    def _named(self, event: Event) -> dict[str, object]:
        """The details of an event with names for ids."""
        named = dict(event)
        for key in ("technology", "card", "waived", "kept", "rejected"):
            if key in event:
                named[key] = self._words.name(event[key])
        if "payment" in event:
            named["payment"] = _listed([self._words.name(card) for card in event["payment"]])
        if "character" in event:
            named["character"] = self._words.character(event["character"])
        if "player" in event:
            named["player"] = who(event["player"])
        if event["event"] == "swap":
            named |= {"own": self._place(event["own"]), "other": self._place(event["other"])}
            named["player"] = who(event["other"]["player"])
        for key in ("paid", "cards"):
            if key in event:
                named[key] = cards(event[key])
        if "cubes" in event:
            named["cubes"] = cubes(event["cubes"])
        return named


def _variant(event: Event) -> str:
    """Which template tells an event: some depend on what it names, or on what the reader may know."""
    kind = str(event["event"])
    if kind == "establish" and "payment" in event:
        return "establish-known"
    if kind == "fate":
        for key in ("waived", "technology", "player"):
            if key in event:
                return f"fate-{key}"
    if (kind == "keep" and "kept" not in event) or (kind in ("personal-fate", "area-cube") and "card" not in event):
        return f"{kind}-unnamed"
    return kind


def _runs(events: Sequence[Event]) -> list[tuple[str, list[Event]]]:
    """Events of the same kind in succession."""
    return [(kind, list(run)) for kind, run in groupby(events, key=lambda event: str(event["event"]))]


def _by_seat(run: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    seats = dict.fromkeys(int(event["seat"]) for event in run)
    return [(seat, [event for event in run if event["seat"] == seat]) for seat in seats]


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:-1]) + f" and {names[-1]}" if len(names) > 1 else names[0]
