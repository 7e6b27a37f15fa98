"""Cards of a position file other than persons: hands, display, piles, Missions, Titles, Contributions, Hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.knowledge import marked
from bequest.core.texts.reading import Fields
from bequest.core.words import message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Offer
from bequest.games.crecy.files import pending_file
from bequest.games.crecy.files.placing import Placer
from bequest.games.crecy.rules import frames, in_play, lasting
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import held

PILE: Final = ("next", "rest")
"""A face-down pile: its arranged top, and the rest without an order."""


def read_cards(s: CrecyState, fields: Fields, seats: list[Fields], placer: Placer) -> None:
    """Hands, display, piles, Missions, Complications: every card that the file names goes to its place."""
    for seat, entry in enumerate(seats):
        _read_hand(s, seat, entry, placer)
        _read_seat_cards(s, seat, entry, placer)
    s.display = sorted(placer.friends_at(fields, "display"))
    s.friend_discard = sorted(placer.friends_at(fields, "friend_discard"))
    s.child_discard = sorted(placer.children_at(fields, "child_discard"))
    s.reserve = sorted(placer.children_at(fields, "reserve"))
    s.aside = sorted(placer.children_at(fields, "aside"))
    s.mission_discard = sorted(placer.missions_at(fields, "mission_discard"))
    s.drawn = sorted(placer.missions_at(fields, "drawn"))
    friends, children, missions = [fields.object(f"{kind}_deck", PILE) for kind in ("friend", "child", "mission")]
    s.friend_top, s.friend_pile = placer.friends_at(friends, "next"), placer.friends_at(friends, "rest")
    s.child_top, s.child_pile = placer.children_at(children, "next"), placer.children_at(children, "rest")
    s.mission_top, s.mission_pile = placer.missions_at(missions, "next"), placer.missions_at(missions, "rest")
    for seat, entry in enumerate(seats):
        _read_lasting(s, seat, entry)


def _read_hand(s: CrecyState, seat: int, entry: Fields, placer: Placer) -> None:
    """Friends by name, or with `known` if all players know them (C-33.9)."""
    for i, item in enumerate(entry.items("hand")):
        key = "card" if isinstance(item, dict) else ""
        card = Fields(item if isinstance(item, dict) else {"": item}, f"{entry.place('hand')}[{i + 1}]", entry.error)
        card.only((key, "known"))
        known = terms.OPEN if card.flag("known") else 1 << seat
        s.hands[seat].append(marked(placer.friend(card, key, card.text(key)), known))
    s.hands[seat].sort()
    if s.hands[seat] and not s.alive(seat):
        raise entry.fail("hand", message("crecy-position-seat-extinct", seat=str(seat + 1)))


def _read_seat_cards(s: CrecyState, seat: int, entry: Fields, placer: Placer) -> None:
    """Missions before the seat, and the Complication it holds."""
    for mission in placer.missions_at(entry, "missions"):
        s.open_missions[seat] |= 1 << mission
    for mission in placer.missions_at(entry, "completed"):
        s.completed[seat] |= 1 << mission
    if not isinstance(entry.values.get("under_patron", 0), int):
        s.under[seat] = sorted(placer.missions_at(entry, "under_patron"))
    kept = entry.integer("complication", 0, 0, terms.GENERATIONS)
    if kept:
        now = s.eliminated[seat] or s.generation
        if kept != now and not (kept == now - 1 and s.phase == terms.START):
            raise entry.fail("complication", message("crecy-position-complication", generation=str(now)))
        deck = s.rules.deck
        if not placer.children[deck.complication]:
            raise entry.fail("complication", message("crecy-position-no-complication"))
        placer.children[deck.complication] -= 1
        s.complications[seat] = kept


def _read_lasting(s: CrecyState, seat: int, entry: Fields) -> None:
    """Effects of "This gen." in force, each with the person it comes from; 0 for a completed Mission."""
    deck = s.rules.deck
    able = [id for id, clauses in zip(deck.card_ids, deck.clauses, strict=True) if True in [c.lasting for c in clauses]]
    family = s.families[seat]
    for item in entry.objects("lasting", ("card", "person")):
        card = deck.card_number(able[item.one_of("card", able)])
        bearers = [number for number, person in enumerate(family) if person.card == card]
        default = bearers[-1] + 1 if bearers else 0
        person = item.integer("person", default, 0, len(family)) - 1
        mission = card - deck.first_mission
        if not (person in bearers if mission < 0 else person < 0 and s.completed[seat] >> mission & 1):
            raise item.fail("person", message("crecy-position-lasting", card=deck.card_ids[card]))
        found = lasting.entry_for(seat, card, person)
        if found in s.lasting:
            raise item.fail("card", message("crecy-position-placed-too-often", card=deck.card_ids[card]))
        s.lasting.append(found)
    s.lasting.sort()


def lay_down_the_rest(s: CrecyState, seats: list[Fields], placer: Placer) -> None:
    """What the file places nowhere: Missions under a Patron given as a number, then the draw piles and the box."""
    for seat, entry in enumerate(seats):
        if isinstance(entry.values.get("under_patron", 0), int):
            for _ in range(entry.integer("under_patron", 0, 0, len(s.rules.deck.missions))):
                mission = placer.any_of(placer.missions)
                if mission < 0:
                    raise entry.fail("under_patron", message("crecy-position-too-few-missions"))
                s.under[seat].append(mission)
            s.under[seat].sort()
        if s.under[seat] and s.rules.mode == terms.SOLO_TESTAMENT:
            raise entry.fail("under_patron", message("crecy-position-no-patron"))
    s.friend_pile = sorted([*s.friend_pile, *placer.friends.elements()])
    s.child_pile = sorted([*s.child_pile, *placer.children.elements()])
    s.mission_pile = sorted([*s.mission_pile, *placer.missions.elements()])
    s.box_patrons = sorted(placer.patrons.elements())


# --- Titles, Contributions, Mansions, Ventures, Hints ---


def attached(s: CrecyState, kind: int) -> list[tuple[int, int, int]]:
    """Seat, person and number (from 1) of every attached card of a kind."""
    return [
        (seat, number, held(person.attached, kind))
        for seat, family in enumerate(s.families)
        for number, person in enumerate(family)
        if held(person.attached, kind)
    ]


def read_offers(s: CrecyState, fields: Fields) -> None:
    """Titles and Contributions, and what is left of the two piles."""
    now = s.generation
    if s.phase == terms.START and (not fields.items("pending") or pending_file.awaited(fields, frames.OFFERS)):
        now -= 1  # those of the Generation before still lie there (C-8.13)
    waiting = pending_file.waiting_offers(s, fields)
    for kind, key, places in (
        (terms.A_TITLE, "titles", s.titles),
        (terms.A_CONTRIBUTION, "contributions", s.contributions),
    ):
        cards = s.rules.deck.offers(kind)
        taken = [number - 1 for _, _, number in attached(s, kind)]
        for number in [n for k, n in waiting if k == kind]:
            if number in taken:
                raise fields.fail("pending", message("crecy-position-placed-too-often", card=cards[number].id))
            taken.append(number)
        given = fields.object(key, ("aside", "offer", "discarded"))
        placed = dict.fromkeys(taken, terms.HELD) | _read_places(given, cards, taken, now)
        for number, card in enumerate(cards):
            offered = card.generation == now and not given.has("offer")
            default = terms.ON_OFFER if offered else terms.ASIDE if card.generation > now else terms.DISCARDED
            places[number] = placed.get(number, default)
    s.mansions = _read_pile(s, fields, "mansions", terms.A_MANSION)
    s.ventures = _read_pile(s, fields, "ventures", terms.A_VENTURE)


def _read_places(given: Fields, cards: Sequence[Offer], taken: list[int], now: int) -> dict[int, int]:
    """Where the file says that Titles or Contributions are; the taken ones are beside their holders."""
    placed: dict[int, int] = {}
    ids = [card.id for card in cards]
    for key, place in (("aside", terms.ASIDE), ("offer", terms.ON_OFFER), ("discarded", terms.DISCARDED)):
        for i, name in enumerate(given.texts(key)):
            item = Fields({"": name}, f"{given.place(key)}[{i + 1}]", given.error)
            number = item.one_of("", ids)
            if number in placed or number in taken:
                raise item.fail("", message("crecy-position-placed-too-often", card=name))
            generation = cards[number].generation
            if not _belongs(place, generation, now):
                numbers = {"generation": str(generation), "now": str(now)}
                raise item.fail("", message("crecy-position-offer-generation", card=name, **numbers))
            placed[number] = place
    return placed


def _belongs(place: int, generation: int, now: int) -> bool:
    """Later cards are aside, those of the Generation on offer until they are discarded at its end (C-8.13)."""
    if place == terms.ON_OFFER:
        return generation == now
    return generation > now if place == terms.ASIDE else generation <= now


def _read_pile(s: CrecyState, fields: Fields, key: str, kind: int) -> int:
    """The number left in a pile, at most those that are not attached (C-5.4, C-37.2, C-38.2)."""
    size = in_play.pile_size(s.rules)
    left = size - len(attached(s, kind))
    if left < 0:
        raise fields.fail(key, message("crecy-position-too-many-attached", kind=terms.ATTACHED[kind], most=size))
    return fields.integer(key, left, 0, left)


def read_hints(s: CrecyState, fields: Fields) -> None:
    """Hints drawn, in their order, and the arranged tops of the piles (C-38.13, C-38.45)."""
    if s.rules.mode != terms.SOLO_TESTAMENT:
        for key in ("hints", "hint_deck"):
            if fields.has(key):
                raise fields.fail(key, message("crecy-position-testament-only"))
        return
    hints = s.rules.deck.hints
    ids = [hint.id for hint in hints]
    for entry in fields.objects("hints", ("hint", "fulfilled")):
        hint = entry.one_of("hint", ids)
        if hint in s.hints or hints[hint].generation > s.generation:
            raise entry.fail("hint", message("crecy-position-hint", hint=ids[hint]))
        s.hints.append(hint)
        if entry.flag("fulfilled"):
            s.fulfilled |= 1 << hint
    piles = fields.object("hint_deck", PILE)
    seen = s.hints[:]
    for key in PILE:
        for i, name in enumerate(piles.texts(key)):
            item = Fields({"": name}, f"{piles.place(key)}[{i + 1}]", fields.error)
            hint = item.one_of("", ids)
            if hint in seen:
                raise item.fail("", message("crecy-position-placed-too-often", card=name))
            seen.append(hint)
            if key == "next":
                s.hint_tops.append(hint)
