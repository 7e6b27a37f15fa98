"""What happens in the golden games of the Duke de Crecy, noted from replays: choices, events, ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bequest.core import record
from bequest.core.record import Record
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Child, Friend, Mission
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.data.vocabulary import Clause
from bequest.games.crecy.position import CrecyPosition
from bequest.games.crecy.rules import frames
from tests import forms
from tests.golden import bound_game

Event = dict[str, Any]
OPENINGS = (
    "marry", "arrange", "wedding", "placed", "action", "mission-done", "grown", "pass", "round", "income-phase",
    "generation-end", "generation",
)  # fmt: skip
"""Events with which something new begins."""
MARKS = {
    "draw": "drawn",
    "take": "taken",
    "pawn": "pawn",
    "renew-display": "renewed",
    "patron-mission": "mission-under",
}
"""Effects that an event of their own tells."""
WEDDINGS = ("marry", "wedding", "placed")


@dataclass
class Seen:
    """How often something happened, in all games together."""

    options: Counter[tuple[object, ...]] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    spaces: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Kind of event and card."""
    goals: Counter[tuple[str, bool]] = field(default_factory=Counter)
    """Patron, and whether the goal was the main one."""
    effects: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)


def watch(golden: Record, seen: Seen) -> None:
    """Replays a game and notes what is worth covering."""
    options = golden.options
    mode = options.get("mode", "multiplayer")
    seen.options[mode, options["players"], options.get("edition", "english")] += 1
    seen.options["start", "position" if golden.position else "seed"] += 1
    if mode == "solo_testament" and not golden.position:
        seen.options["testament_start", options.get("testament_start", "ask")] += 1
    asked: Counter[str] = Counter()
    for position in record.replay(golden, bound_game(golden)):
        if not position.over:
            asked[frames.NAMES[position.frames[-1].kind]] += 1
    assert isinstance(position, CrecyPosition)
    seen.decisions += asked
    events = forms.events(position, 0, None)
    for event in events:
        note_event(event, seen)
    note_effects(position, events, asked, granted(golden), seen)
    for end in ends(position):
        seen.ends[end] += 1


def note_event(event: Event, seen: Seen) -> None:
    kind = event["event"]
    seen.events[kind] += 1
    for key in ("friend", "card", "mission", "hint"):
        if event.get(key):
            seen.cards[kind, event[key]] += 1
    if kind == "goal":
        seen.goals[event["patron"], event["goal"] == 0] += 1
    elif kind == "honor":
        seen.sources[event["source"]] += 1
    elif kind == "action":
        seen.spaces[event["space"]] += 1
    elif kind in ("marry", "arrange", "placed"):
        seen.spaces["arrange" if kind == "arrange" else "marry"] += 1


# --- how a game ends ---


def ends(s: CrecyPosition) -> Iterator[str]:
    """All that is special about the end, in words."""
    mode = terms.MODES[s.rules.mode]
    for generation in s.eliminated:
        if generation:
            yield f"extinct in Generation {generation}"
    if mode != "multiplayer":
        yield f"{mode} {'won' if s.winners() else 'lost'}"
        return
    if not s.winners():
        yield "all extinct"
        return
    yield "a single winner" if len(s.winners()) == 1 else "a shared victory"
    if len(s.winners()) == 1:
        first = s.winners()[0]
        rivals = [seat for seat in range(s.players) if seat != first and not s.eliminated[seat]]
        rivals = [seat for seat in rivals if s.honor[seat] == s.honor[first]]
        if rivals:
            longest = max(len(s.hands[seat]) for seat in rivals)
            yield "won by hand cards" if len(s.hands[first]) > longest else "won by Prestige"


# --- what cards do ---


def granted(golden: Record) -> set[tuple[int, str]]:
    """Seat and card of the lasting effects that a game begins with."""
    seats: Any = golden.position.get("seats", [])
    return {(number, entry["card"]) for number, seat in enumerate(seats, 1) for entry in seat.get("lasting", [])}


def note_effects(
    s: CrecyPosition, events: list[Event], asked: Counter[str], granted: set[tuple[int, str]], seen: Seen
) -> None:
    """Effects that can be read off the events: each clause has left its mark behind the event that called for it."""
    deck = s.rules.deck
    for kind, verb in (("ask", "ask-friends"), ("renew", "renew-hand"), ("pair", "pairs"), ("rival", "rivals-lose")):
        seen.effects[verb] += asked[kind]
    lasting = {(seat, verb) for seat, card in granted for verb in lasting_verbs(deck, card)}
    for opening, following in spans(events):
        kind = opening["event"]
        if kind == "generation-end":
            lasting.clear()
        for card, when in acting(s, opening):
            for clause in card.effects:
                if clause.when == when and not clause.lasting and instantly(clause, card, opening, following):
                    seen.effects[terms.EFFECTS[clause.do]] += 1
        for verb in used(s, opening, following):
            if verb == "own-wedding-discount" or (opening["seat"], verb) in lasting:
                seen.effects[verb] += 1
        lasting |= {
            (event["seat"], verb)
            for event in following
            if event["event"] == "lasting"
            for verb in lasting_verbs(deck, event["card"])
        }
    for event, later in zip(events, [*events[1:], {}], strict=True):
        twins = event["event"] == "born" and "twins" in event["card"]
        seen.effects["births"] += twins and later.get("event") == "child-card"


def lasting_verbs(deck: Deck, card: str) -> list[str]:
    return [terms.EFFECTS[clause.do] for clause in deck.clauses[deck.card_number(card)] if clause.lasting]


def spans(events: list[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Each opening with the events that follow from it."""
    starts = [at for at, event in enumerate(events) if event["event"] in OPENINGS]
    for at, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[at], events[at + 1 : end]


def acting(s: CrecyPosition, opening: Event) -> Iterator[tuple[Friend | Child | Mission, int]]:
    """The cards whose effects an event calls for, and at which moment."""
    deck = s.rules.deck
    kind = opening["event"]
    if kind in WEDDINGS:
        yield deck.friends[deck.card_number(opening["friend"])], terms.AT_WEDDING
    if kind == "mission-done":
        yield next(mission for mission in deck.missions if mission.id == opening["mission"]), terms.AT_WEDDING
    if kind in ("marry", "wedding", "grown"):
        card = person(s, opening) - deck.first_child
        if 0 <= card < len(deck.children):
            yield deck.children[card], terms.WHEN_GROWN if kind == "grown" else terms.AT_WEDDING


def person(s: CrecyPosition, event: Event) -> int:
    """The card of the member whom an event names."""
    seat, number = int(event["seat"]), int(event["person"])
    return s.families[seat - 1][number - 1].card


def instantly(clause: Clause, card: Friend | Child | Mission, opening: Event, following: list[Event]) -> bool:
    """Whether a clause that is carried out at once has left its mark."""
    verb = terms.EFFECTS[clause.do]
    own = [event for event in following if event.get("seat") == opening.get("seat")]
    others = [event for event in following if event.get("seat") not in (None, opening.get("seat"))]
    kinds = [event["event"] for event in own]
    if verb in ("gold", "honor", "prestige", "income"):
        amounts = [e["amount"] for e in own if e["event"] == verb and e.get("source", "cards") == "cards"]
        printed = getattr(card, verb, 0) if verb in ("prestige", "income") else 0
        return amounts.count(clause.amount) > (printed == clause.amount)
    if verb == "births":
        return kinds.count("born") > clause.amount
    if verb == "rivals-gain":
        return "gold" in [event["event"] for event in others]
    if verb == "free-turn":
        return str(opening.get("pawn")) == "free-turn"
    if verb == "childless":
        return "no-child" in kinds or "child-card" not in kinds
    if verb == "counts-as":
        return str(opening["event"]) == "mission-done"
    return MARKS.get(verb, "") in kinds


def used(s: CrecyPosition, opening: Event, following: list[Event]) -> Iterator[str]:
    """The lasting effects that seem to have changed a price or a number of cards."""
    deck = s.rules.deck
    kind = opening["event"]
    seat = opening.get("seat")
    own = [event for event in following if event.get("seat") == seat]
    gold = next((event["amount"] for event in own if event["event"] == "gold"), 0)
    if kind in ("marry", "arrange", "placed"):
        friend = deck.friends[deck.card_number(opening["friend"])]
        if friend.money < min(gold, 0):
            beauty = kind != "placed" and deck.own_discount[person(s, opening)] > 0
            yield "own-wedding-discount" if beauty else "wedding-discount"
    if kind != "action":
        return
    space = opening["space"]
    taken = [event["event"] for event in own].count("taken")
    if space == "ask-friends" and gold > 4:
        yield "ask-more"
    elif space == "socialize" and taken > 1 - gold:
        yield "socialize-more"
    elif space == "socialize" and "drawn" in [event["event"] for event in own]:
        yield "batch-from-deck"
    elif space in ("mansion", "doctor") and gold > {"mansion": -3, "doctor": -2}[space]:
        yield f"{space}-discount"
    elif space in ("title", "contribute"):
        held = next((event["card"] for event in own if event["event"] == "attached"), None)
        offer = next((offer for offer in (*deck.titles, *deck.contributions) if offer.id == held), None)
        if offer is not None and gold > -offer.gold:
            yield "title-discount" if space == "title" else "contribution-discount"
