"""The cards of a position file: boards, hands, offering, wild cards, piles and what is out of the game."""

from __future__ import annotations

from bequest.core.knowledge import card_of
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.files.placing import Placer, entries
from bequest.games.lastwill.rules.board import gather
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState

ALL_DECKS = tuple(range(len(terms.DECKS)))
"""A card of any of them may lie on the offering or be put onto a board."""


def read_cards(s: WillState, fields: Fields, seats: list[Fields]) -> None:
    """Every card that the file names goes to its place, the others to the draw piles (W-24.10)."""
    placer = Placer(s)
    for seat, entry in enumerate(seats):
        s.boards[seat] = _read_board(s, entry, placer)
        s.hands[seat] = placer.hand(entry, seat)
        gather(s, seat)
    _read_extensions(s, fields)
    _read_offering(s, fields, placer)
    _read_wilds(s, fields, seats, placer)
    discards = fields.object("discards", terms.DECKS[: terms.REGULAR])
    for deck, name in enumerate(terms.DECKS[: terms.REGULAR]):
        s.discards[deck] = placer.pile(discards, name, deck)
    s.discards[terms.SPECIAL] = placer.pile(fields, "removed", terms.SPECIAL)
    _read_piles(s, fields, placer)


# --- player boards ---


def _read_board(s: WillState, entry: Fields, placer: Placer) -> list[Lying | None]:
    """One entry for each space, null if it is empty (W-7.18, W-12.3)."""
    boards = s.rules.deck.boards
    if not entry.has("board"):
        return [None] * boards.spaces
    items = entry.items("board")
    if not boards.spaces <= len(items) <= boards.spaces + boards.extensions:
        least, most = str(boards.spaces), str(boards.spaces + boards.extensions)
        problem = message("lastwill-position-spaces", least=least, most=most, found=str(len(items)))
        raise entry.fail("board", problem)
    filled = [
        None if item is None else _read_lying(s, space, key, placer)
        for item, (space, key) in zip(items, entries(entry, "board"), strict=True)
    ]
    if s.phase == terms.SETUP and len(filled) != filled.count(None):
        raise entry.fail("board", message("lastwill-position-not-now", phase=terms.PHASES[s.phase]))
    return filled


def _read_lying(s: WillState, space: Fields, key: str, placer: Placer) -> Lying:
    """A black card with its tokens, its value and its state in this round."""
    space.only((key, "tokens", "step", "activated", "used", "round"))
    number = placer.card(space, key, ALL_DECKS)
    card = s.rules.deck.cards[number]
    if not card.black:
        raise space.fail(key, message("lastwill-position-no-black-card", card=card.id))
    if space.has("step") and card.kind != terms.PROPERTY:
        raise space.fail("step", message("lastwill-position-no-property", card=card.id))
    tokens = space.integer("tokens", 0, 0, len(card.spaces))
    step = space.integer("step", 1, 1, max(1, len(card.banknotes))) - 1
    activated = space.flag("activated")
    used = space.integer("used", 0, 0, card.counted.uses if card.counted is not None else 0)
    if activated and not card.upper:
        raise space.fail("activated", message("lastwill-position-nothing-to-activate", card=card.id))
    if (activated or used) and not (s.phase == terms.ACTIONS or (s.phase == terms.ENDING and s.stage <= terms.RESET)):
        raise space.fail("activated" if activated else "used", message("lastwill-position-fresh"))
    return Lying(number, tokens, step, activated, used, space.integer("round", 1, 1, s.round))


def _read_extensions(s: WillState, fields: Fields) -> None:
    """Those in the bank and those on boards are all that there are (W-2.6)."""
    boards = s.rules.deck.boards
    left = boards.extensions - sum([len(board) - boards.spaces for board in s.boards])
    if left < 0 or fields.integer("extensions", left) != left:
        raise fields.fail("extensions", message("lastwill-position-extensions", most=boards.extensions))
    s.extensions = left


# --- the offering ---


def _read_offering(s: WillState, fields: Fields, placer: Placer) -> None:
    places = [place.id.upper() for place in s.rules.places]
    given = fields.object("offering", places)
    for number, place in enumerate(places):
        if given.values.get(place) is not None:
            s.offering[number] = placer.card(given, place, ALL_DECKS)
            if not _may_lie(s):
                raise given.fail(place, message("lastwill-position-not-now", phase=terms.PHASES[s.phase]))


def _may_lie(s: WillState) -> bool:
    """Whether there can be cards on the offering: from their dealing to their clearing (W-5.1, W-9.10)."""
    return s.phase in (terms.OFFERING, terms.PLANNING, terms.ERRANDS, terms.ACTIONS) or (
        s.phase == terms.ENDING and s.stage <= terms.CLEARING
    )


def dealt(s: WillState) -> int:
    """The places up to the last one that holds a card: so many must have been dealt (W-5.2)."""
    return max([place + 1 for place, card in enumerate(s.offering) if card >= 0], default=0)


def _read_wilds(s: WillState, fields: Fields, seats: list[Fields], placer: Placer) -> None:
    """Each wild card is on its place or in a hand: there from the errands to the end of the round (W-9.2, W-16.11)."""
    wild = s.rules.deck.wild
    held = terms.WILD_PLACES - placer.left[wild]
    may_be_held = s.phase in (terms.ERRANDS, terms.ACTIONS) or (s.phase == terms.ENDING and s.stage == terms.HAND_STEP)
    for hand, entry in zip(s.hands, seats, strict=True):
        if not may_be_held and wild in [card_of(mark) for mark in hand]:
            raise entry.fail("hand", message("lastwill-position-not-now", phase=terms.PHASES[s.phase]))
    flags = [place >= held for place in range(terms.WILD_PLACES)]
    if fields.has("wild_places"):
        items = fields.items("wild_places")
        flags = [Fields({"": item}, f"wild_places[{i + 1}]", fields.error).flag("") for i, item in enumerate(items)]
    if len(flags) != terms.WILD_PLACES or flags.count(False) != held:
        raise fields.fail("wild_places", message("lastwill-position-wilds", all=str(terms.WILD_PLACES), held=str(held)))
    s.wilds = sum([1 << place for place, there in enumerate(flags) if there])


# --- piles ---


def _read_piles(s: WillState, fields: Fields, placer: Placer) -> None:
    """Arranged tops, then the rest with all that is placed nowhere (W-24.9, W-24.10)."""
    piles = fields.object("piles", terms.DECKS)
    backs = s.rules.deck.backs
    s.pools = [[] for _ in range(terms.WILD_BACK)]
    for deck, name in enumerate(terms.DECKS):
        pile = piles.object(name, ("next", "rest"))
        s.tops[deck] = placer.cards(pile, "next", (deck,))
        for card in placer.cards(pile, "rest", (deck,)):
            s.pools[backs[card]].append(card)
    for back in range(terms.WILD_BACK):
        s.pools[back] = sorted(s.pools[back] + placer.rest(back))
    crowns = [backs[card] for card in s.tops[terms.SPECIAL]]
    below = [back for back in range(terms.SPECIAL, terms.WILD_BACK) if s.pools[back]]
    if crowns != sorted(crowns) or (crowns and below and crowns[-1] > below[0]):
        raise fields.fail("piles.special.next", message("lastwill-position-crowns"))


def check_dealing(s: WillState, fields: Fields) -> None:
    """While the offering is dealt, places to come are empty (W-5.2)."""
    if s.phase == terms.OFFERING and s.stage == terms.DEALING:
        done = s.turn - (1 if s.frames else 0)
        if dealt(s) > done:
            place = s.rules.places[dealt(s) - 1].id.upper()
            raise fields.fail(f"offering.{place}", message("lastwill-position-dealt-later", dealt=str(done)))
