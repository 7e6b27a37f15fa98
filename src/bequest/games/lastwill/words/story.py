"""What happened in Last Will, told: events, as some seat may read them, in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.texts.happenings import Event, Happening, Line, Teller
from bequest.core.wire import Happened
from bequest.core.words import Arg, Message, Name, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import side_of
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.words import drawers
from bequest.games.lastwill.words.drawers import Boards
from bequest.games.lastwill.words.names import (
    actions_message,
    card_message,
    chained,
    companion_message,
    deck_message,
    errand_message,
    named,
    player,
    pounds,
    signed,
)
from bequest.games.lastwill.words.questions import market_text, plan_text

HEADINGS: Final = ("round", "over")
ASIDES: Final = ("money", "deal", "empty", "reshuffle", "plan-order", "wild-back", "cleared")
"""What happens to the table; told after the move in which it happens. So is the first market order."""
OPENINGS: Final = (
    "starting-player", "kept", "block", "plan", "errand", "no-errand", "turn", "play", "put", "room", "buy", "sell",
    "activate", "add", "end-turn",
)  # fmt: skip
"""Events with which something begins; whatever else befalls a player follows from it."""
BARREN: Final = ("starting-player", "block", "no-errand", "turn", "end-turn")
"""Openings from which nothing follows."""
UNTOLD: Final = ("returned", "refreshed", "helped")
"""What goes without saying: markers go back, cards can be activated again, a helper's action is counted."""
COMMON: Final = Happened.__struct_fields__
REVEALING: Final = ("market", "starting-player", "money", "deal", "draw")
"""Events that come from chance."""


def tell(deck: Deck, colours: list[str], events: Sequence[Event], boards: Boards = ()) -> list[Happening]:
    """The events in order; all that one move brings to a player is told in one line.

    `colours` are those of the seats, `boards` the cards that lie there after the events.
    """
    teller = _Teller(deck, colours, _helpers(deck, events), drawers.at_plans(deck, boards, events))
    return teller.tell([event for event in events if event.kind not in UNTOLD])


def _helpers(deck: Deck, events: Sequence[Event]) -> dict[int, tuple[Message, ...]]:
    """The helpers that gave the extra actions of an event, by its place among the events that tell of such actions."""
    found: list[tuple[Message, ...]] = []
    before: list[Message] = []
    for event in events:
        if event.kind == "helped":
            before.append(named(card_message(deck, deck.number(event.card))))
        elif event.kind == "white-actions":
            found.append(tuple(before))
        if event.kind != "helped":
            before = []
    return dict(enumerate(found))


def last_revealed(deck: Deck, colours: list[str], events: Sequence[Event]) -> Happening | None:
    """What chance has brought last, as far as the reader of the events may know it."""
    found = [at for at, event in enumerate(events) if _by_chance(event)]
    if not found:
        return None
    first = last = found[-1]
    while first > 0 and _alike(events[first - 1], events[last]):
        first -= 1
    return tell(deck, colours, events[first : last + 1])[-1]


def _by_chance(event: Event) -> bool:
    """A market order with a seat is somebody's choice."""
    return event.kind in REVEALING and not (event.kind == "market" and event.seat)


def _alike(one: Event, other: Event) -> bool:
    return bool(one.kind == other.kind and one.seat == other.seat)


def _takes(line: Line, kind: str) -> bool:
    """Whether such an event belongs to what a line began with: of cards kept only those that are shown."""
    return kind == "shown" if line.kind == "kept" else line.kind not in BARREN


class _Teller(Teller):
    """Tells events of one table."""

    headings = HEADINGS
    table_events = ASIDES
    openings = OPENINGS

    def __init__(
        self,
        deck: Deck,
        colours: list[str],
        helpers: dict[int, tuple[Message, ...]],
        drawing: list[list[int]],
    ) -> None:
        super().__init__()
        self._drawing = drawing
        """The helpers that draw, for each plan that is not told yet."""
        self._helpers = helpers
        self._helped = 0
        """Extra actions told so far, in their order."""
        self._deck = deck
        self._colours = colours
        self._plans = deck.boards.side(side_of(len(colours)))

    # --- what belongs together ---

    def open(self, event: Event) -> None:
        """A new line; a card that makes room for another is told with that one."""
        last = self.lines[-1] if self.lines else None
        if last is not None and last.kind == "room" and event.kind in ("put", "buy"):
            last.parts.insert(0, last.opening)
            last.opening = [event]
            return
        self.flush()
        self.begin(event.seat, [event])

    def line_of(self, seat: int, kind: str) -> Line:
        for line in reversed(self.lines):
            if line.seat == seat and _takes(line, kind):
                return line
        if self.asides:
            self.flush()
        return self.begin(seat, [])

    def told(self, line: Line) -> Message:
        parts = [told for part in line.parts for told in self._part(part, line.kind)]
        if line.kind == "plan" and self._drawing:
            parts += self._thanks(line, self._drawing.pop(0))
        following = chained(parts) if parts else ""
        if not line.opening:
            return message("lastwill-told-alone", parts=following)
        facts = self._facts(line.opening[0])
        if line.kind == "kept" and parts:
            facts["n"] = 0  # the cards discarded openly are told next
        opening = Message(f"lastwill-event-{line.kind}", facts)
        return message("lastwill-told", what=opening, parts=following) if parts else opening

    # --- one event, or a run of like ones ---

    def heading(self, event: Event) -> Message:
        kind = event.kind
        return message(f"lastwill-event-{kind}", **({"round": event.round} if kind == "round" else {}))

    def aside(self, kind: str, run: list[Event]) -> list[Message]:
        if kind == "deal":
            dealt = [message("lastwill-dealt", place=event.place, card=self._name(event)) for event in run]
            return [message("lastwill-event-deal", cards=chained(dealt))]
        if kind == "empty":
            return [message("lastwill-event-empty", places=tuple(str(event.place) for event in run))]
        if kind == "cleared":
            return [message("lastwill-event-cleared", cards=tuple(self._card(event) for event in run))]
        if kind == "wild-back":
            return [message("lastwill-event-wild-back", n=len(run))]
        return [Message(f"lastwill-event-{kind}", self._facts(event)) for event in run]

    def _part(self, run: list[Event], opening: str) -> list[Message]:
        """What followed, as far as one message tells it: cards together, everything else by itself."""
        kind = run[0].kind
        if kind == "draw":
            return [message("lastwill-event-draw", cards=self._drawn(run))]
        if kind == "shown":
            return [message("lastwill-event-shown", cards=tuple(self._card(event) for event in run))]
        if kind == "spent" and opening == "buy":
            return [message("lastwill-event-balance", balance=pounds(event.balance)) for event in run]
        if kind == "token" and opening == "add":
            return []  # the companion who was added
        if kind == "white-actions":
            return [self._extra(event) for event in run]
        if kind == "market":
            kind = "rearranged"
        return [Message(f"lastwill-event-{kind}", self._facts(event)) for event in run]

    def _thanks(self, line: Line, there: list[int]) -> list[Message]:
        """To whom cards beyond those of the plan are owed, if that is certain."""
        extra = sum(len(part) for part in line.parts if part[0].kind == "draw")
        extra -= self._plans[line.opening[0].plan - 1].cards
        owed = drawers.those_of(self._deck, there, extra)
        if not owed:
            return []
        names = tuple(named(card_message(self._deck, number)) for number in owed)
        return [message("lastwill-event-drawers", n=extra, helpers=names)]

    def _extra(self, event: Event) -> Message:
        """The extra actions of a white card, and the helpers that gave them."""
        helpers = self._helpers.get(self._helped, ())
        self._helped += 1
        if not helpers:
            return message("lastwill-event-white-actions", n=event.actions)
        return message("lastwill-event-white-actions-of", n=event.actions, helpers=helpers)

    def _drawn(self, run: list[Event]) -> tuple[Message | str, ...]:
        """The cards by name where they are known, otherwise by deck and number."""
        known = [self._card(event) for event in run if event.card]
        unknown = [event.deck for event in run if not event.card]
        counted = [
            message(f"lastwill-count-{name}", n=unknown.count(name))
            for name in terms.DECKS[: terms.REGULAR]
            if name in unknown
        ]
        return (*known, *counted)

    # --- names ---

    def _facts(self, event: Event) -> dict[str, Arg]:
        """What an event names, in names."""
        facts: dict[str, Arg] = {}
        for key in event.__struct_fields__[len(COMMON) :]:
            value = getattr(event, key)
            if key == "card":
                facts[key] = self._card(event)
                facts["wild"] = "yes" if self._deck.number(value) == self._deck.wild else "no"
            elif key == "companion":
                facts |= self._companion(self._deck.number(value))
            elif key in ("amount", "balance", "price", "value"):
                facts[key] = pounds(value)
            elif key == "actions":
                facts[key] = actions_message(value)
            elif key == "plan":
                plan = self._plans[value - 1]
                facts[key] = str(value)
                facts["text"] = plan_text(plan.cards, plan.errands, plan.actions)
            elif key == "deck":
                facts[key] = deck_message(terms.DECKS.index(value))
            elif key == "type":
                facts[key] = companion_message(terms.COMPANION_TYPES.index(value))
            elif key == "space":
                facts[key] = errand_message(self._deck, self._deck.errand_names.index(value))
            elif key == "order":
                facts[key] = market_text([value[name] for name in terms.TYPES])
            elif key == "seats":
                facts[key] = chained([player(self._colours[seat - 1]) for seat in value])
            elif key == "change":
                facts |= {key: signed(value), "n": abs(value)}
            elif key in ("count", "unused"):
                facts[key] = int(value)
        return facts | self._kept(event) if event.kind == "kept" else facts

    def _companion(self, number: int) -> dict[str, Arg]:
        """Who was added: a wild card has no type of its own."""
        if number == self._deck.wild:
            return {"who": "wild", "type": ""}
        return {"who": "companion", "type": companion_message(self._deck.cards[number].type)}

    def _kept(self, event: Event) -> dict[str, Arg]:
        """What was discarded: by name for those who know it, otherwise by backs."""
        backs = event.backs
        cards = [named(card_message(self._deck, self._deck.number(id))) for id in event.cards or ()]
        counted = [
            message(f"lastwill-count-{name}", n=backs[name]) for name in terms.BACKS[: terms.WILD_BACK] if name in backs
        ]
        return {"n": sum(backs.values()), "discarded": tuple(cards) or tuple(counted)}

    def _card(self, event: Event) -> Message:
        """The card of an event, within a sentence."""
        return named(self._name(event))

    def _name(self, event: Event) -> Name:
        return card_message(self._deck, self._deck.number(event.card))
