"""A position of the Duke de Crecy as text: everything that `position_file` reads back."""

from __future__ import annotations

from bequest.core.knowledge import card_of, knowers_of
from bequest.core.rng import Rng
from bequest.core.texts.position_files import heading
from bequest.core.wire import plain
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.files import pending_text
from bequest.games.crecy.rules import lasting, options
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.seen.view import card_names, friend_names, person_view, placed, reserve


def to_dict(s: CrecyState) -> dict[str, object]:
    """The whole position with everything hidden, in names; seats and persons count from 1."""
    deck = s.rules.deck
    content = heading(s, options.options_dict(s.rules), deck.section)
    content |= {
        "round": s.round,
        "phase": terms.PHASES[s.phase],
        "starting_player": s.starter + 1 if s.starter >= 0 else None,
        "active": s.active + 1 if s.active >= 0 else None,
        "passed": [seat + 1 for seat in range(s.players) if s.passed >> seat & 1],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "spaces": {
            terms.SPACE_NAMES[terms.FIRST_MAIN + n]: {
                "seat": s.pawn_at(n)[0] + 1,
                "pawn": terms.PAWN_NAMES[s.pawn_at(n)[1]],
            }
            for n, found in enumerate(s.spaces)
            if found >= 0
        },
        "supply": dict(zip(terms.COLOURS, s.supply, strict=True)),
        "display": friend_names(deck, s.display),
        "friend_deck": {"next": friend_names(deck, s.friend_top), "rest": friend_names(deck, s.friend_pile)},
        "friend_discard": friend_names(deck, s.friend_discard),
        "child_deck": {"next": card_names(deck, s.child_top), "rest": card_names(deck, s.child_pile)},
        "child_discard": card_names(deck, s.child_discard),
        "reserve": card_names(deck, s.reserve),
        "aside": card_names(deck, s.aside),
        "mission_deck": {"next": _missions(deck, s.mission_top), "rest": _missions(deck, s.mission_pile)},
        "mission_discard": _missions(deck, s.mission_discard),
        "drawn": _missions(deck, s.drawn),
        "titles": _offers([title.id for title in deck.titles], s.titles),
        "contributions": _offers([card.id for card in deck.contributions], s.contributions),
        "mansions": s.mansions,
        "ventures": s.ventures,
    }
    if s.rules.mode == terms.SOLO_TESTAMENT:
        content["hints"] = [{"hint": deck.hints[n].id, "fulfilled": bool(s.fulfilled >> n & 1)} for n in s.hints]
        content["hint_deck"] = {"next": [deck.hints[n].id for n in s.hint_tops]}
    content["pending"] = pending_text.to_list(s)
    choices = s.chosen(s.seat) if s.seat >= 0 else []
    if choices:
        content["choices"] = [deck.catalogue.text(action) for action in choices]
    content["random"] = _words(s.rng)
    return content


def _words(rng: Rng) -> list[int]:
    return [rng.a, rng.b, rng.c, rng.d]


def _missions(deck: Deck, numbers: list[int]) -> list[str]:
    return [deck.missions[number].id for number in numbers]


def _mask(deck: Deck, mask: int) -> list[str]:
    return _missions(deck, [number for number in range(len(deck.missions)) if mask >> number & 1])


def _offers(ids: list[str], places: list[int]) -> dict[str, list[str]]:
    """Titles or Contributions by where they are; those that are attached stand with their holders."""
    names = {terms.ASIDE: "aside", terms.ON_OFFER: "offer", terms.DISCARDED: "discarded"}
    return {
        name: [id for id, place in zip(ids, places, strict=True) if place == where] for where, name in names.items()
    }


def _seat(s: CrecyState, seat: int) -> dict[str, object]:
    deck = s.rules.deck
    entry: dict[str, object] = {
        "head": deck.heads[s.heads[seat]].id if s.heads[seat] >= 0 else None,
        "patron": deck.patrons[s.patrons[seat]].id if s.patrons[seat] >= 0 else None,
        "eliminated": s.eliminated[seat],
        "honor": s.honor[seat],
        "prestige": s.prestige[seat],
        "income": s.income[seat],
        "gold": s.gold[seat],
        "honor_from": dict(
            zip(terms.SOURCES, s.sheet[seat * len(terms.SOURCES) : (seat + 1) * len(terms.SOURCES)], strict=True)
        ),
        "pawns": s.pawns[seat],
        "placed": dict(zip(terms.BOARD_SPACES, placed(s, seat), strict=True)),
        "reserve": dict(zip(terms.COLOURS, reserve(s, seat), strict=True)),
        "hand": [_hand_entry(s, mark) for mark in s.hands[seat]],
        "missions": _mask(deck, s.open_missions[seat]),
        "completed": _mask(deck, s.completed[seat]),
        "under_patron": _missions(deck, s.under[seat]),
        "complication": s.complications[seat],
        "lasting": [
            {"card": deck.card_ids[lasting.card_of(entry)], "person": lasting.person_of(entry) + 1}
            for entry in s.lasting
            if lasting.owner_of(entry) == seat
        ],
        "family": [plain(person_view(s.rules.deck, number, person)) for number, person in enumerate(s.families[seat])],
    }
    return entry


def _hand_entry(s: CrecyState, mark: int) -> object:
    """A Friend by name if only its owner knows it, else with `known`."""
    name = s.rules.deck.friends[card_of(mark)].id
    return {"card": name, "known": True} if knowers_of(mark) == terms.OPEN else name
