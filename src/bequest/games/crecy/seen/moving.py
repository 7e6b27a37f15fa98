"""What moved with an event, from where and to where; a card by its face for those who see it, else only by its back.

An event is read later than it happened, so all this comes from the event alone.
"""

from __future__ import annotations

from typing import Final

from bequest.core.journal import Event
from bequest.core.wire import Moved
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import events
from bequest.games.crecy.rules.tree import KINDS, held
from bequest.games.crecy.seen import faces

BOX: Final = "box"
FRIENDS: Final = "pile:friends"
CHILDREN: Final = "pile:children"
RESERVE: Final = "pile:reserve"
MISSIONS: Final = "pile:missions"
OLD_FRIENDS: Final = "discard:friends"
OLD_CHILDREN: Final = "discard:children"
OLD_MISSIONS: Final = "discard:missions"
STILL: Final[tuple[int, ...]] = (
    events.PASS, events.WEDDING, events.GOLD, events.HONOR, events.PRESTIGE, events.INCOME, events.NO_CHILD,
    events.LOST_CHILD, events.GROWN, events.LASTING, events.INCOME_PHASE, events.GENERATION_END, events.GENERATION,
    events.GOAL, events.HINT_DONE, events.COMPLICATION_GONE, events.TURN_END,
)  # fmt: skip
"""Events with which nothing moves."""
OFFERS_AT: Final[tuple[str, ...]] = ("titles", "contributions", "mansions", "ventures")
"""Where the attached cards lie before somebody has them."""


# --- places ---


def hand(seat: int) -> str:
    return f"hand:{seat + 1}"


def person(seat: int, number: int) -> str:
    return f"family:{seat + 1}:person:{number + 1}"


def pawns(seat: int) -> str:
    return f"pawns:{seat + 1}"


def space(seat: int, number: int) -> str:
    """A space of the main board, or of the player board; Marry and Arrange Marriage share one (C-13.1)."""
    if number >= terms.FIRST_MAIN:
        return f"space:{terms.SPACE_NAMES[number]}"
    return f"board:{seat + 1}:{terms.BOARD_SPACES[terms.BOARD_OF_SPACE[number]]}"


# --- events ---


def moved(deck: Deck, event: Event, seat: int) -> list[Moved]:
    """What moved, as the seat sees it."""
    kind = event.kind
    if kind in STILL:
        return []
    if kind in FRIEND_EVENTS:
        return _friend(deck, event, seat)
    if kind in CHILD_EVENTS:
        return _child(deck, event)
    if kind in MISSION_EVENTS:
        return _mission(deck, event, seat)
    if kind in PAWN_EVENTS:
        return _pawn(event)
    if kind in FAMILY_EVENTS:
        return _family(deck, event)
    return _table(deck, event, seat)


# --- Friends ---

FRIEND_EVENTS: Final[tuple[int, ...]] = (
    events.DISPLAY, events.DRAWN, events.HAND, events.TAKEN, events.LAST_TAKEN, events.FRIEND_DISCARD, events.GIVEN,
    events.RENEWED, events.RESHUFFLE_FRIENDS,
)  # fmt: skip


def _friend(deck: Deck, event: Event, seat: int) -> list[Moved]:
    kind, args, own = event.kind, event.args, hand(event.seat)
    if kind == events.DISPLAY:
        return _friends(deck, args, FRIENDS, "display")
    if kind == events.DRAWN:
        return _friends(deck, event.seen_by(seat), FRIENDS, own) or [Moved("", "friend", FRIENDS, own)]
    if kind == events.HAND:
        if not args[1]:
            return []
        return _friends(deck, event.seen_by(seat), own, FRIENDS) or [Moved("", "friend", own, FRIENDS, args[1])]
    if kind in (events.TAKEN, events.LAST_TAKEN):
        return _friends(deck, args, "display", own)
    if kind == events.FRIEND_DISCARD:
        return _friends(deck, args, own, OLD_FRIENDS)
    if kind == events.GIVEN:
        return _friends(deck, args[:1], own, hand(args[1]))
    if kind == events.RENEWED:
        return _friends(deck, args[1:], "display", OLD_FRIENDS)
    return _friends(deck, args[1:], OLD_FRIENDS, FRIENDS)


def _friends(deck: Deck, cards: tuple[int, ...], source: str, target: str) -> list[Moved]:
    return [Moved(faces.card_face(deck, card), "friend", source, target) for card in cards]


# --- Child cards ---

CHILD_EVENTS: Final[tuple[int, ...]] = (
    events.RESERVE, events.CHILD_CARD, events.CHILD_DISCARD, events.SHUFFLED_BACK, events.NEW_CHILD_DECK,
    events.COMPLICATION,
)  # fmt: skip


def _child(deck: Deck, event: Event) -> list[Moved]:
    kind, args = event.kind, event.args
    if kind == events.RESERVE:
        return [Moved("", "child", CHILDREN, RESERVE)]
    if kind == events.CHILD_CARD:
        return _children(deck, args[:1], CHILDREN, "aside" if args[1] else "found")
    if kind == events.CHILD_DISCARD:
        return _children(deck, args[:1], _complication(args[1]) if args[1] >= 0 else "found", OLD_CHILDREN)
    if kind == events.SHUFFLED_BACK:
        return _children(deck, args[1:], "aside", CHILDREN)
    if kind == events.COMPLICATION:
        return _children(deck, (deck.complication,), "found", _complication(event.seat))
    if args[1]:
        return [Moved("", "child", RESERVE, CHILDREN, args[0])]
    return _children(deck, args[2:], OLD_CHILDREN, CHILDREN)


def _complication(seat: int) -> str:
    return f"complication:{seat + 1}"


def _children(deck: Deck, cards: tuple[int, ...], source: str, target: str) -> list[Moved]:
    return [Moved(faces.card_face(deck, card), "child", source, target) for card in cards]


# --- Missions ---

MISSION_EVENTS: Final[tuple[int, ...]] = (
    events.MISSION_DRAWN, events.MISSION_KEPT, events.MISSION_UNDER, events.MISSION_DONE, events.RESHUFFLE_MISSIONS,
)  # fmt: skip


def _mission(deck: Deck, event: Event, seat: int) -> list[Moved]:
    kind, args, number = event.kind, event.args, event.seat + 1
    drawn, own = f"drawn:{number}", f"missions:{number}"
    if kind == events.MISSION_DRAWN:
        return _missions(deck, event.seen_by(seat), MISSIONS, drawn) or [Moved("", "mission", MISSIONS, drawn)]
    if kind == events.MISSION_KEPT:
        kept = _missions(deck, args[:1], drawn, own)
        return kept + _missions(deck, args[1:], drawn, OLD_MISSIONS) if args[1] >= 0 else kept
    if kind == events.MISSION_UNDER:
        return [Moved("", "mission", MISSIONS, f"under-patron:{number}")]
    if kind == events.MISSION_DONE:
        return _missions(deck, args, own, f"completed:{number}")
    return _missions(deck, args[1:], OLD_MISSIONS, MISSIONS)


def _missions(deck: Deck, missions: tuple[int, ...], source: str, target: str) -> list[Moved]:
    return [Moved(faces.mission_face(deck, mission), "mission", source, target) for mission in missions]


# --- pawns ---

PAWN_EVENTS: Final[tuple[int, ...]] = (events.ACTION, events.PAWN, events.PAWNS_BACK, events.EXTINCT)


def _pawn(event: Event) -> list[Moved]:
    kind, args, seat = event.kind, event.args, event.seat
    if kind == events.ACTION:
        return _placed(seat, args[0], args[1])
    if kind == events.PAWN:
        colour = terms.GREEN + args[0]
        if args[1] == 0:
            return []
        way = ("supply", pawns(seat)) if args[1] > 0 else (pawns(seat), "supply")
        return [Moved(faces.pawn_face(colour), "pawn", way[0], way[1])]
    if kind == events.EXTINCT:
        return [Moved(faces.pawn_face(terms.PLAYER_PAWN), "pawn", pawns(seat), BOX, args[1])] if args[1] else []
    found: list[Moved] = []
    for i in range(0, len(args), 4):
        owner, at, pawn, count = args[i : i + 4]
        source = pawns(owner) if at < 0 else space(owner, at)
        target = pawns(owner) if pawn == terms.PLAYER_PAWN else "supply"
        found.append(Moved(faces.pawn_face(pawn), "pawn", source, target, count))
    return found


def _placed(seat: int, at: int, pawn: int) -> list[Moved]:
    """A pawn on a space; none for a free-turn Friend (C-34.8)."""
    return [] if pawn == terms.FREE_TURN else [Moved(faces.pawn_face(pawn), "pawn", pawns(seat), space(seat, at))]


# --- families ---

FAMILY_EVENTS: Final[tuple[int, ...]] = (
    events.SIDE, events.MARRY, events.ARRANGE, events.PLACED, events.BORN, events.LOST_MOTHER, events.ATTACHED,
    events.START_CARD,
)  # fmt: skip


def _family(deck: Deck, event: Event) -> list[Moved]:
    kind, args, seat = event.kind, event.args, event.seat
    if kind in (events.MARRY, events.ARRANGE):
        at = terms.MARRY if kind == events.MARRY else terms.ARRANGE
        return _placed(seat, at, args[2]) + _friends(deck, args[:1], hand(seat), person(seat, args[3]))
    if kind == events.BORN:
        return _children(deck, args[:1], CHILDREN if args[4] >= 0 else "found", person(seat, args[1]))
    if kind == events.PLACED:
        friend, number, pawn, _, _, replaced = args
        there = person(seat, number)
        found = _placed(seat, terms.MARRY, pawn)
        if replaced >= 0:
            found += _children(deck, (replaced,), there, OLD_CHILDREN)
        return found + _friends(deck, (friend,), hand(seat), there)
    if kind == events.LOST_MOTHER:
        return _lost_mother(deck, seat, args)
    if kind == events.ATTACHED:
        what, number, holder, acquired = args
        return [_offer(deck, what, number, "acquired" if acquired else OFFERS_AT[what], person(seat, holder))]
    if kind == events.SIDE:
        head = deck.heads[(args[0] - deck.first_head) // 2]
        return [
            Moved(f"head:{head.id}", "head", f"head:{seat + 1}", BOX),
            Moved(faces.card_face(deck, args[0]), "head", BOX, person(seat, 0)),
        ]
    return [_friends(deck, (card,), BOX, person(seat, number))[0] for number, card in enumerate(args)]


def _lost_mother(deck: Deck, seat: int, args: tuple[int, ...]) -> list[Moved]:
    """Her card is discarded, what she held stays with the father (C-6.13, C-15.13)."""
    mother, card, father, attached = args
    friend = card < deck.first_child
    target = OLD_FRIENDS if friend else OLD_CHILDREN
    found = [Moved(faces.card_face(deck, card), "friend" if friend else "child", person(seat, mother), target)]
    for kind in KINDS:
        number = held(attached, kind)
        if number:
            found.append(_offer(deck, kind, number - 1, person(seat, mother), person(seat, father)))
    return found


def _offer(deck: Deck, kind: int, number: int, source: str, target: str) -> Moved:
    return Moved(faces.offer_face(deck, kind, number), terms.ATTACHED[kind], source, target)


# --- the table ---


def _table(deck: Deck, event: Event, seat: int) -> list[Moved]:
    kind, args, own = event.kind, event.args, event.seat + 1
    if kind == events.PATRON:
        known = event.seen_by(seat)
        return [Moved(f"patron:{deck.patrons[known[0]].id}" if known else "", "patron", BOX, f"patron:{own}")]
    if kind == events.PATRON_SHOWN:
        return [_turned(deck, event.seat, args[0])]
    if kind == events.OVER:
        return [_turned(deck, args[i], args[i + 1]) for i in range(0, len(args), 2)]
    if kind == events.HEAD:
        return [Moved(f"head:{deck.heads[args[0]].id}", "head", BOX, f"head:{own}")]
    if kind == events.STARTER:
        return [Moved(faces.STARTING_PLAYER, "marker", BOX, f"starter:{own}")]
    if kind == events.ROUND:
        if args[1] == event.seat:
            return []
        return [Moved(faces.STARTING_PLAYER, "marker", f"starter:{args[1] + 1}", f"starter:{own}")]
    if kind == events.HINT:
        return [Moved(f"hint:{deck.hints[args[0]].id}", "hint", BOX, "hints")]
    if kind == events.ACQUIRED:
        return [_offer(deck, args[0], args[1], OFFERS_AT[args[0]], "acquired")]
    assert kind == events.OFFERS
    old, new = split_offers(args)
    found: list[Moved] = []
    for what in (terms.A_TITLE, terms.A_CONTRIBUTION):
        found += [_offer(deck, what, number, OFFERS_AT[what], BOX) for number in old[what]]
        found += [_offer(deck, what, number, BOX, OFFERS_AT[what]) for number in new[what]]
    return found


def _turned(deck: Deck, seat: int, patron: int) -> Moved:
    """A Patron is shown to all."""
    return Moved(f"patron:{deck.patrons[patron].id}", "patron", f"patron:{seat + 1}", f"patron-shown:{seat + 1}")


def split_offers(args: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """The Titles and Contributions that were discarded, and those that are new."""
    old: list[tuple[int, ...]] = []
    new: list[tuple[int, ...]] = []
    at = 4
    for i in (0, 2):
        old.append(args[at : at + args[i]])
        at += args[i]
        new.append(args[at : at + args[i + 1]])
        at += args[i + 1]
    return old, new
