"""What happened in the Duke de Crecy, told: events, as some seat may read them, in a few sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bequest.core.texts.happenings import Event, Happening, Line, Teller
from bequest.core.wire import Happened
from bequest.core.words import Arg, Message, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.words.card_words import card_title, goal_text, numbered
from bequest.games.crecy.words.effect_words import lasting_effects
from bequest.games.crecy.words.names import called, card_message, title_message, unknown_message
from bequest.games.crecy.words.phrases import GENERATION_NUMERALS, chained, gain, signed
from bequest.games.crecy.words.view_words import Relatives, player

HEADINGS: Final = ("round", "generation", "generation-end", "income-phase", "over")
ASIDES: Final = (
    "reserve", "display", "reshuffle-friends", "reshuffle-missions", "shuffled-back", "new-child-deck",
    "child-discard", "offers",
)  # fmt: skip
"""What happens to decks and piles; told after the move in which it happens."""
OPENINGS: Final = (
    "patron", "head", "side", "hand", "starter", "start-card", "pass", "marry", "arrange", "wedding", "placed",
    "action", "grown", "mission-done", "mission-kept", "extinct", "patron-shown", "hint", "hint-done",
    "complication-gone",
)  # fmt: skip
"""Events with which something begins; whatever else befalls a player follows from it."""
BARREN: Final = ("patron", "head", "starter", "pass", "hint", "complication-gone")
"""Openings from which nothing follows."""
REVEALING: Final = (
    "display", "patron", "head", "drawn", "starter", "pawn", "child-card", "born", "complication", "mission-drawn",
    "mission-under", "hint",
)  # fmt: skip
"""Events that come from chance."""
SILENT: Final = ("pawns-back", "turn-end", "acquired")
"""Events that everybody expects, or that a later one tells."""
PLACING: Final = ("marry", "arrange", "placed", "born")
"""Events that bring somebody into a family."""
COMMON_FIELDS: Final = len(Happened.__struct_fields__)
TOLD_SOURCES: Final = ("prestige", "children", "patron", "nationality", "occupation", "hints", "rivals")
"""Where Honor comes from, if that does not follow from the move."""


def tell(
    deck: Deck, mode: str, families: list[Relatives], colours: list[str], events: Sequence[Event]
) -> list[Happening]:
    """The events in order; all that one move brings to a player is told in one line.

    `families` and `colours` are those of the seats at the end of the events.
    """
    return _Teller(deck, mode, families, colours).tell(events)


def last_revealed(
    deck: Deck, mode: str, families: list[Relatives], colours: list[str], events: Sequence[Event]
) -> Happening | None:
    """What chance has brought last, as far as the reader of the events may know it."""
    events = [event for event in events if event.kind not in SILENT]
    last = max((at for at, event in enumerate(events) if event.kind in REVEALING), default=-1)
    if last < 0:
        return None
    kind, seat = events[last].kind, events[last].seat
    first = last
    while first > 0 and events[first - 1].kind == kind and events[first - 1].seat == seat:
        first -= 1
    return tell(deck, mode, families, colours, events[first : last + 1])[-1]


class _Teller(Teller):
    """Tells events of one table."""

    headings = HEADINGS
    table_events = ASIDES
    openings = OPENINGS

    def __init__(self, deck: Deck, mode: str, families: list[Relatives], colours: list[str]) -> None:
        super().__init__()
        self._deck = deck
        self._testament = mode == terms.MODES[terms.SOLO_TESTAMENT]
        self._cards = [[deck.card_number(person.card) for person in family] for family in families]
        self._colours = colours

    def tell(self, events: Iterable[Event]) -> list[Happening]:
        """Who was placed with an event that was taken back is no more in the family, but is still named."""
        return super().tell(self._followed(events))

    def _followed(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events one after the other, each with the persons that it places."""
        for event in events:
            if event.kind not in SILENT:
                if event.kind in PLACING:
                    self._place(event.seat - 1, event)
                yield event

    def _place(self, seat: int, event: Event) -> None:
        number = event.spouse if event.kind in ("marry", "arrange") else event.person
        card = self._deck.card_number(event.card if event.kind == "born" else event.friend)
        cards = self._cards[seat]
        if number <= len(cards):
            cards[number - 1] = card
        else:
            cards.append(card)

    # --- what belongs together ---

    def open(self, event: Event) -> None:
        """A new line; children who grow up in succession share one."""
        last = self.lines[-1] if self.lines else None
        if (
            last is not None
            and event.kind == "grown"
            and last.seat == event.seat
            and not last.parts
            and last.kind == "grown"
        ):
            last.opening.append(event)
            return
        self.flush()
        self.begin(event.seat, [event])

    def line_of(self, seat: int, kind: str) -> Line:
        """The line of a seat; another player's loss in between does not end it."""
        for line in reversed(self.lines):
            if line.seat == seat and line.kind not in BARREN:
                return line
        if not self.lines:
            self.flush()
        return self.begin(seat, [])

    def told(self, line: Line) -> Message:
        parts = [told for part in _telling(line.parts) for told in self._part(part)]
        following = chained(parts) if parts else ""
        if not line.opening:
            return message("crecy-told-alone", parts=following)
        opening = self._opening(line)
        return message("crecy-told", what=opening, parts=following) if parts else opening

    # --- one event, or a run of like ones ---

    def heading(self, event: Event) -> Message:
        kind = event.kind
        if kind == "round":
            return message(
                "crecy-event-round",
                round=event.round,
                generation=GENERATION_NUMERALS[terms.GENERATION_OF_ROUND[event.round]],
                player=player(self._colours[event.seat - 1]),
            )
        if kind in ("generation", "generation-end"):
            return message(f"crecy-event-{kind}", generation=GENERATION_NUMERALS[event.generation])
        return message(f"crecy-event-{kind}")

    def aside(self, kind: str, run: list[Event]) -> list[Message]:
        if kind in ("display", "child-discard"):
            key = "friend" if kind == "display" else "card"
            return [message(f"crecy-event-{kind}", cards=self._names(run, key))]
        if kind == "new-child-deck":
            sources = [("reserve" if event.from_reserve else "discard", event.count) for event in run]
            return [message("crecy-event-new-child-deck", source=source, count=count) for source, count in sources]
        if kind == "offers":
            return [message("crecy-event-offers")]
        if kind == "reserve":
            return [message("crecy-event-reserve", count=len(run))]
        return [message(f"crecy-event-{kind}", count=event.count) for event in run]

    def _opening(self, line: Line) -> Message:
        event = line.opening[0]
        kind = event.kind
        if kind == "grown":
            names = tuple(self._person(grown) for grown in line.opening)
            return message("crecy-event-grown", n=len(names), names=names)
        if kind == "action":
            return self._action(event)
        if kind == "patron" and event.patron is None:
            return message("crecy-event-patron-unnamed")
        return Message(f"crecy-event-{kind}", self._facts(event))

    def _action(self, event: Event) -> Message:
        space = event.space
        own = self._testament and terms.SPACE_NAMES.index(space) < terms.FIRST_MAIN
        did = message(f"crecy-testament-did-{space}" if own else f"crecy-did-{space}")
        if event.pawn == "player":
            return did
        return message("crecy-event-action-pawn", did=did, colour=message(f"crecy-pawn-{event.pawn}"))

    def _part(self, run: list[Event]) -> list[Message]:
        """What followed, as far as one message tells it: cards together, everything else by itself."""
        kind = run[0].kind
        if kind in ("drawn", "mission-drawn"):
            key = "friend" if kind == "drawn" else "mission"
            known = self._names([event for event in run if getattr(event, key) is not None], key)
            if kind == "mission-drawn":
                known = tuple([message("crecy-event-mission-name", mission=name) for name in known])
            return [
                message(f"crecy-event-{kind}", cards=known, n=len(known)) if known else self._unnamed(kind, len(run))
            ]
        if kind in ("taken", "last-taken", "friend-discard", "child-card"):
            names = self._names(run, "card" if kind == "child-card" else "friend")
            return [message(f"crecy-event-{kind}", cards=names, n=len(names))]
        if kind == "mission-under":
            return [message("crecy-event-mission-under", n=len(run))]
        if kind == "born" and self._testament:
            return [self._found_out(run)]
        if kind == "given":
            by_receiver = groupby(run, key=lambda event: int(event.to))
            return [self._given(receiver, list(cards)) for receiver, cards in by_receiver]
        return [self._single(kind, event) for event in run]

    def _unnamed(self, kind: str, n: int) -> Message:
        return message(f"crecy-event-{kind}-unnamed", n=n)

    def _given(self, receiver: int, cards: list[Event]) -> Message:
        names = self._names(cards, "friend")
        return message("crecy-event-given", cards=names, player=player(self._colours[receiver - 1]))

    def _single(self, kind: str, event: Event) -> Message:
        if kind in ("gold", "prestige", "income"):
            return gain(kind, event.amount)
        if kind == "honor":
            source = event.source
            amount = signed(event.amount)
            return message(f"crecy-honor-{source}" if source in TOLD_SOURCES else "crecy-gain-honor", amount=amount)
        if kind == "born":
            return self._born(event)
        if kind == "goal":
            return self._goal(event)
        if kind == "pawn":
            colour = message(f"crecy-pawn-{event.colour}")
            return message("crecy-event-pawn", colour=colour, gained=event.gained)
        if kind == "lasting":
            return message("crecy-event-lasting", **self._lasting(event))
        return Message(f"crecy-event-{kind}", self._facts(event))

    def _lasting(self, event: Event) -> dict[str, Arg]:
        """The card, and what it does as long as it lasts."""
        clauses = self._deck.clauses[self._deck.card_number(event.card)]
        return {"card": self._name(event, "card"), "effects": lasting_effects(clauses, self._testament)}

    def _found_out(self, run: list[Event]) -> Message:
        """In The Testament: unknown members, whoever they turn out to be later."""
        cards = [(self._deck.card_number(event.card), event.person - 1) for event in run]
        names = tuple(unknown_message(self._deck, card, number) for card, number in cards)
        return message("crecy-event-born-unknown", n=len(names), names=names)

    def _born(self, event: Event) -> Message:
        """A child by its given name."""
        card = self._deck.card_number(event.card)
        child = self._deck.children[card - self._deck.first_child]
        gender = "female" if self._deck.gender[card] else "male"
        name = self._person(event)
        if not child.effects:
            return message(f"crecy-event-born-{gender}", name=name)
        return message(f"crecy-event-born-special-{gender}", name=name, card=child.name)

    def _goal(self, event: Event) -> Message:
        patron = self._deck.patrons[numbered(self._deck, "patron", event.patron)]
        number = event.goal
        goal = patron.minor[number - 1] if number else patron.main
        assert goal is not None
        id = "crecy-event-goal-minor" if number else "crecy-event-goal-main"
        return message(id, points=signed(event.points), text=goal_text(goal))

    # --- names ---

    def _facts(self, event: Event) -> dict[str, Arg]:
        """What an event names, in names."""
        facts: dict[str, Arg] = {}
        for key in type(event).__struct_fields__[COMMON_FIELDS:]:
            value = getattr(event, key)
            if key == "person":
                facts["person"] = self._person(event)
            elif key == "what":
                facts["kind"] = value
            elif key in ("friend", "card", "mission", "patron", "hint", "head", "other"):
                facts[key] = self._name(event, key)
            elif key == "generation":
                facts[key] = GENERATION_NUMERALS[value]
            elif isinstance(value, bool):
                facts[key] = "yes" if value else "no"
            elif isinstance(value, str | int):
                facts[key] = value
        if event.kind == "mission-kept":
            facts["two"] = "yes" if event.other else "no"
        return facts

    def _name(self, event: Event, key: str) -> Message | str:
        """The card that an event names under a key; "" for none."""
        id = getattr(event, key)
        if id is None:
            return ""
        if event.kind == "attached":
            return self._attached(event, id)
        if key in ("friend", "card"):
            return card_message(self._deck, self._deck.card_number(id))
        if key == "head":
            return next(head for head in self._deck.heads if head.id == id).name
        kind = "mission" if key == "other" else key
        return card_title(self._deck, kind, numbered(self._deck, kind, id))

    def _attached(self, event: Event, id: str) -> Message | str:
        """A Title in the form for its bearer. Mansions are all alike, and so are Ventures."""
        kind = event.what
        number = numbered(self._deck, kind, id) if kind in ("title", "contribution") else 0
        if kind == "title":
            bearer = self._cards[event.seat - 1][event.person - 1]
            return title_message(self._deck, number, self._deck.gender[bearer])
        return card_title(self._deck, kind, number)

    def _names(self, run: Sequence[Event], key: str) -> tuple[Message | str, ...]:
        return tuple(self._name(event, key) for event in run)

    def _person(self, event: Event) -> Message | str:
        return called(self._deck, self._testament, self._cards[event.seat - 1], event.person - 1)


def _telling(parts: list[list[Event]]) -> list[list[Event]]:
    """Without the single Child card that is drawn for a birth: the birth itself tells it."""
    last = len(parts) - 1
    return [part for at, part in enumerate(parts) if part[0].kind != "child-card" or len(part) > 1 or at == last]
