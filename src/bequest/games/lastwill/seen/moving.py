"""What moved with an event, from where and to where, as a seat may know it; read from the event alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bequest.core.journal import Event
from bequest.core.knowledge import card_of, known_to
from bequest.core.wire import Moved
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import events
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import naming

MARKER: Final = "marker"
BOY: Final = "boy"
TOKEN: Final = "token"
"""The backs of what is no card."""


def moved(s: WillState, event: Event, seat: int) -> list[Moved]:
    """Everything that moved; of cards that the seat may not know only the back."""
    found = _MOVING.get(event.kind)
    return [] if found is None else found(s, event, seat)


def _card(s: WillState, card: int, source: str, target: str) -> Moved:
    """A card that everybody sees."""
    deck = s.rules.deck
    return Moved(naming.face(deck, card), terms.BACKS[deck.backs[card]], source, target)


def _hand(event: Event) -> str:
    return f"hand:{event.seat + 1}"


def _discards(s: WillState, card: int) -> str:
    return naming.discards(terms.DECK_OF_BACK[s.rules.deck.backs[card]])


# --- the table ---


def _market(s: WillState, event: Event, seat: int) -> list[Moved]:
    """The tokens that lie elsewhere than before, each with the first of its kind that has left."""
    order, last = event.args
    tokens = s.rules.deck.orders[order]
    if last < 0:
        return [Moved(naming.token(token), TOKEN, naming.BOX, naming.market(type)) for type, token in enumerate(tokens)]
    before = s.rules.deck.orders[last]
    changed = [type for type in range(len(tokens)) if tokens[type] != before[type]]
    left = changed[:]
    found: list[Moved] = []
    for type in changed:
        source = next(other for other in left if before[other] == tokens[type])
        left.remove(source)
        found.append(Moved(naming.token(tokens[type]), TOKEN, naming.market(source), naming.market(type)))
    return found


def _starter(s: WillState, event: Event, seat: int) -> list[Moved]:
    (before,) = event.args
    source = f"starter:{before + 1}" if before >= 0 else naming.BOX
    return [Moved(naming.STARTER, MARKER, source, f"starter:{event.seat + 1}")]


def _deal(s: WillState, event: Event, seat: int) -> list[Moved]:
    place, card = event.args
    return [_card(s, card, naming.pile(s.rules.deck.backs[card]), naming.offering(s.rules, place))]


def _cleared(s: WillState, event: Event, seat: int) -> list[Moved]:
    card, place = event.args
    return [_card(s, card, naming.offering(s.rules, place), _discards(s, card))]


def _reshuffle(s: WillState, event: Event, seat: int) -> list[Moved]:
    """Those that the seat remembers by name."""
    deck = event.args[0]
    source, target = naming.discards(deck), naming.pile(deck)
    known = [card_of(mark) for mark in event.secret if known_to(mark, seat, s.players)]
    found = [_card(s, card, source, target) for card in known]
    unknown = event.args[1] - len(known)
    return [*found, Moved("", terms.BACKS[deck], source, target, unknown)] if unknown else found


def _returned(s: WillState, event: Event, seat: int) -> list[Moved]:
    """Planning markers to their owners, neutral ones and errand boys to the box."""
    rules = s.rules
    plans = len(rules.plans)
    found: list[Moved] = []
    for plan, owner in enumerate(event.args[:plans]):
        if owner != terms.FREE:
            target = f"markers:{owner + 1}" if owner >= 0 else naming.BOX
            found.append(Moved(naming.marker(rules, owner), MARKER, f"plan:{plan + 1}", target))
    for owner, count in enumerate(event.args[plans : plans + s.players]):
        if count:
            found.append(Moved(naming.boy(rules, owner), BOY, f"boys:{owner + 1}", naming.BOX, count))
    sent = event.args[plans + s.players :]
    for i in range(0, len(sent), 2):
        source = naming.errand(rules.deck, sent[i])
        found.append(Moved(naming.boy(rules, sent[i + 1]), BOY, source, naming.BOX))
    return found


# --- planning and errands ---


def _block(s: WillState, event: Event, seat: int) -> list[Moved]:
    return [Moved(naming.NEUTRAL, MARKER, naming.BOX, f"plan:{event.args[0] + 1}")]


def _plan(s: WillState, event: Event, seat: int) -> list[Moved]:
    """The marker goes on the plan, and its errand boys stand ready."""
    plan, boys = event.args
    number = event.seat + 1
    marker = Moved(naming.marker(s.rules, event.seat), MARKER, f"markers:{number}", f"plan:{plan + 1}")
    return [marker, Moved(naming.boy(s.rules, event.seat), BOY, naming.BOX, f"boys:{number}", boys)]


def _errand(s: WillState, event: Event, seat: int) -> list[Moved]:
    target = naming.errand(s.rules.deck, event.args[0])
    return [Moved(naming.boy(s.rules, event.seat), BOY, f"boys:{event.seat + 1}", target)]


def _no_errand(s: WillState, event: Event, seat: int) -> list[Moved]:
    return [Moved(naming.boy(s.rules, event.seat), BOY, f"boys:{event.seat + 1}", naming.BOX)]


# --- hands ---


def _draw(s: WillState, event: Event, seat: int) -> list[Moved]:
    known = event.seen_by(seat)
    deck = event.args[0]
    card = naming.face(s.rules.deck, known[0]) if known else ""
    return [Moved(card, terms.BACKS[deck], naming.pile(deck), _hand(event))]


def _take(s: WillState, event: Event, seat: int) -> list[Moved]:
    card, place = event.args
    return [_card(s, card, naming.offering(s.rules, place), _hand(event))]


def _take_wild(s: WillState, event: Event, seat: int) -> list[Moved]:
    return [_card(s, s.rules.deck.wild, f"wild:{event.args[0] + 1}", _hand(event))]


def _wild_back(s: WillState, event: Event, seat: int) -> list[Moved]:
    place, holder = event.args
    return [_card(s, s.rules.deck.wild, f"hand:{holder + 1}", f"wild:{place + 1}")]


def _kept(s: WillState, event: Event, seat: int) -> list[Moved]:
    """Cards that the seat knew are mixed with those of their back (W-23.8); then the cards that are discarded.

    Who mixes them does not tell which of them stay: they go from the hand to the hand, face down.
    """
    deck = s.rules.deck
    hand = _hand(event)
    count = event.secret[0] + 1
    found: list[Moved] = []
    if seat != event.seat:
        mixed = [card_of(mark) for mark in event.secret[count:] if known_to(mark, seat, s.players)]
        found = [_card(s, card, hand, hand) for card in mixed]
    unknown = [0] * terms.WILD_BACK
    for mark in event.secret[1:count]:
        card = card_of(mark)
        if known_to(mark, seat, s.players):
            found.append(_card(s, card, hand, _discards(s, card)))
        else:
            unknown[deck.backs[card]] += 1
    for back, left in enumerate(unknown):
        if left:
            found.append(Moved("", terms.BACKS[back], hand, naming.discards(terms.DECK_OF_BACK[back]), left))
    return found


def _played(s: WillState, event: Event, seat: int) -> list[Moved]:
    """A white card, or a companion played with it; a wild card goes back to its place in an event of its own."""
    return _companion(s, event, event.args[0])


def _added(s: WillState, event: Event, seat: int) -> list[Moved]:
    return _companion(s, event, event.args[1])


def _companion(s: WillState, event: Event, card: int) -> list[Moved]:
    return [] if card == s.rules.deck.wild else [_card(s, card, _hand(event), _discards(s, card))]


# --- boards ---


def _laid(s: WillState, event: Event, seat: int) -> list[Moved]:
    """A card that was put down or bought."""
    return [_card(s, event.args[0], _hand(event), naming.space(event.seat, event.args[-1]))]


def _left(s: WillState, event: Event, seat: int) -> list[Moved]:
    """A card that made room or was sold."""
    card = event.args[0]
    return [_card(s, card, naming.space(event.seat, event.args[-1]), _discards(s, card))]


Moving = Callable[[WillState, Event, int], list[Moved]]
_MOVING: Final[dict[int, Moving]] = {
    events.MARKET: _market,
    events.STARTER: _starter,
    events.DEAL: _deal,
    events.CLEARED: _cleared,
    events.RESHUFFLE: _reshuffle,
    events.RETURNED: _returned,
    events.BLOCK: _block,
    events.PLAN: _plan,
    events.ERRAND: _errand,
    events.NO_ERRAND: _no_errand,
    events.DRAW: _draw,
    events.TAKE: _take,
    events.TAKE_WILD: _take_wild,
    events.WILD_BACK: _wild_back,
    events.KEPT: _kept,
    events.PLAY: _played,
    events.WITH: _played,
    events.ADD: _added,
    events.PUT: _laid,
    events.BUY: _laid,
    events.ROOM: _left,
    events.SELL: _left,
}
