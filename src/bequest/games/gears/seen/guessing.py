"""A seat's information as a key, and fair guesses at what it does not know (section 23)."""

from __future__ import annotations

from bequest.core import guessing
from bequest.core.knowledge import card_of, knowers_of, known_to, marked, redeal
from bequest.core.rng import Rng
from bequest.games.gears.data import terms
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen.view import drawer


def key(s: GearsState, seat: int) -> tuple[object, ...]:
    """All that the seat knows, in numbers: what its view shows, and how many others know the cards that it does not."""
    mine = seat >= 0 and seat == s.seat
    return (
        (s.round, s.turn, s.phase, s.active, s.actions, s.present, s.oldest, s.extra_room, s.fate_taken, s.seat),
        tuple(s.order),
        tuple(s.markers),
        tuple(s.copies),
        tuple(s.cubes),
        tuple((lying.fate, lying.owner, lying.slot, lying.card, lying.waived) for lying in s.lasting),
        tuple(s.pools),
        tuple(s.carried),
        tuple(s.sheet),
        tuple(s.characters),
        tuple(len(hand) for hand in s.hands),
        tuple(s.hands[seat]) if seat >= 0 else (),
        tuple(s.drawn) if s.drawn and drawer(s) == seat else (len(s.drawn),),
        len(s.pile) + len(s.top),
        tuple(sorted([mark for mark in s.discard if known_to(mark, seat, s.players)])),
        tuple(sorted([knowers_of(mark) for mark in s.discard if not known_to(mark, seat, s.players)])),
        tuple(_fate_places(s, seat)),
        tuple(s.area_cubes),
        (tuple(s.tokens), s.activated, s.extra_turn, s.extra_used),
        tuple([(frame.kind, frame.seat, frame.args) for frame in s.frames if not frame.open]),
        tuple((frame.kind, frame.args) for frame in s.frames if frame.open) if mine else (),
    )


def _fate_places(s: GearsState, seat: int) -> list[int]:
    """Where the Fate cards are as far as the seat may know; with one_each only who still has one."""
    if s.rules.fate != terms.FATE_ONE_EACH:
        return s.fates
    shown = [place if place == seat or (place >= terms.SEATS and place != terms.LEFT_OUT) else -1 for place in s.fates]
    return shown + [s.fates.count(other) for other in range(s.players)]


def deal_anew(s: GearsState, seat: int, rng: Rng) -> None:
    """Deals the cards that the seat does not know anew, and gives the position a generator of its own. For copies.

    They go over all hidden places (G-23.18, G-23.27), each of which keeps its size; all distributions are equally
    likely (G-23.28).
    """
    s.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    s.pile += s.top
    s.top = []
    unknown = [mark for mark in s.discard if not known_to(mark, seat, s.players)]
    discarded = [card_of(mark) for mark in unknown]
    hidden = [discarded]
    for other in range(s.players):
        if other != seat:
            hidden.append(s.hands[other])
    if s.drawn and drawer(s) != seat:
        hidden.append(s.drawn)
    redeal(s.pile, hidden, rng)
    s.drawn.sort()
    for hand in s.hands:
        hand.sort()
    s.discard = sorted([mark for mark in s.discard if known_to(mark, seat, s.players)])
    knowers = sorted([knowers_of(mark) for mark in unknown])  # by how many others know one, not by which card it was
    for i, others in enumerate(knowers):
        s.discard.append(marked(discarded[i], others))
    if s.rules.fate == terms.FATE_ONE_EACH:
        _deal_personal(s, seat, rng)
    guessing.forget_choices(s, seat, rng)


def _deal_personal(s: GearsState, seat: int, rng: Rng) -> None:
    """With one_each: the unplayed Fate cards of the others and those left out, dealt anew among themselves."""
    unknown = [
        f for f, place in enumerate(s.fates) if place == terms.LEFT_OUT or (place < terms.SEATS and place != seat)
    ]
    dealt = sorted([s.fates[fate] for fate in unknown])
    rng.shuffle(dealt)
    for fate, place in zip(unknown, dealt, strict=True):
        s.fates[fate] = place
