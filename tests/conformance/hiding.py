"""What each game hides, told from its rules catalogue and not from the code: a permuter of position texts."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

from bequest import games
from bequest.core.rng import Rng
from tests.conformance.lastwill_moves import Naive
from tests.conformance.lastwill_seat import Tables

Content = dict[str, Any]


def hide_gears(content: Content, seat: int | None, rng: Rng) -> Content:
    """Exchanges the cards unseen by a seat among the places hidden from it (G-23.27, G-25.13).

    A move under way of another seat is dropped: nothing of it is known (G-23.11). The arranged top changes freely.
    """
    own = -1 if seat is None else seat
    changed = {**content, "hands": [list(hand) for hand in content["hands"]]}
    changed["discard_pile"] = [_entry(item) for item in content["discard_pile"]]
    chooser = content["pending"][-1].get("seat", 0) - 1 if content["pending"] else -1
    if chooser != own:
        changed.pop("choices", None)
    places = [hand for other, hand in enumerate(changed["hands"]) if other != own]
    pile = [*content["draw_pile"]["next"], *content["draw_pile"]["rest"]]
    places.append(pile)
    if content.get("drawn") and chooser != own:
        changed["drawn"] = list(content["drawn"])
        places.append(changed["drawn"])
    everybody = list(range(1, content["options"]["players"] + 1))
    unknown = [
        entry
        for entry in changed["discard_pile"]
        if (entry["known"] != everybody if seat is None else own + 1 not in entry["known"])
    ]
    discarded = [entry["card"] for entry in unknown]
    places.append(discarded)
    _mix(places, rng)
    for entry, card in zip(unknown, discarded, strict=True):
        entry["card"] = card
    top = rng.below(len(pile) + 1)
    changed["draw_pile"] = {"next": pile[:top], "rest": pile[top:]}
    if content["options"]["fate"] == "one_each":
        fates = {name: [list(x) if isinstance(x, list) else x for x in v] for name, v in content["fate_cards"].items()}
        changed["fate_cards"] = fates
        _mix([before for other, before in enumerate(fates["before"]) if other != own] + [fates["left_out"]], rng)
    return changed


def _entry(item: Any) -> Content:
    return dict(item) if isinstance(item, dict) else {"card": item, "known": []}


def _mix(places: list[list[str]], rng: Rng) -> None:
    cards = [card for place in places for card in place]
    numbers = list(range(len(cards)))
    rng.shuffle(numbers)
    dealt = iter(numbers)
    for place in places:
        place[:] = [cards[next(dealt)] for _ in place]


def hide_crecy(content: Content, seat: int | None, rng: Rng) -> Content:
    """Exchanges what a seat does not know (section 33): Friends of decks and hands, children within their gender,
    Missions that nobody sees, Patrons. A move under way of another seat is dropped; arranged tops change freely."""
    own = -1 if seat is None else seat
    changed = copy.deepcopy(content)
    chooser = content["pending"][-1].get("seat", 0) - 1 if content["pending"] else -1
    if chooser != own:
        changed.pop("choices", None)
    seats = changed["seats"]
    friends = _all_of(changed["friend_deck"])
    unseen = [[card for card in other["hand"] if isinstance(card, str)] for other in seats]
    _mix([friends, *[cards for other, cards in enumerate(unseen) if other != own]], rng)
    for other, cards in zip(seats, unseen, strict=True):
        other["hand"] = sorted([*cards, *[card for card in other["hand"] if not isinstance(card, str)]], key=_name)
    changed["friend_deck"] = _arranged(friends, rng)
    _hide_children(changed, rng)
    missions = _all_of(changed["mission_deck"])
    hidden = [missions, *[other["under_patron"] for other in seats]]
    if content["drawn"] and chooser != own:
        hidden.append(changed["drawn"])
    _mix(hidden, rng)
    for place in hidden:
        place.sort()
    changed["mission_deck"] = _arranged(missions, rng)
    if content["phase"] != "over" and seats[0]["patron"] is not None:
        _hide_patrons(seats, own, rng)
    if "hint_deck" in changed:
        changed["hint_deck"] = {"next": []}
    return changed


def _name(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry["card"])


def _all_of(pile: Content) -> list[str]:
    return [*pile["next"], *pile["rest"]]


def _arranged(cards: list[str], rng: Rng) -> Content:
    top = rng.below(len(cards) + 1)
    return {"next": cards[:top], "rest": sorted(cards[top:])}


def _hide_children(changed: Content, rng: Rng) -> None:
    """How many Sons and Daughters deck and reserve hold is known, which special ones is not (C-33.14)."""
    kinds = tomllib.loads(games.get("crecy").deck_text())["child"]
    gender = {kind["id"]: kind.get("gender", "") for kind in kinds}
    pile, reserve = _all_of(changed["child_deck"]), changed["reserve"]
    drawn, kept = [card for card in pile if not gender[card]], []
    for wanted in ("male", "female"):
        one = [card for card in pile if gender[card] == wanted]
        other = [card for card in reserve if gender[card] == wanted]
        _mix([one, other], rng)
        drawn += one
        kept += other
    order = [kind["id"] for kind in kinds]
    changed["child_deck"] = {"next": [], "rest": sorted(drawn, key=order.index)}
    changed["reserve"] = sorted(kept, key=order.index)


def _hide_patrons(seats: list[Content], own: int, rng: Rng) -> None:
    patrons = [patron["id"] for patron in tomllib.loads(games.get("crecy").deck_text())["patron"]]
    others = [other for number, other in enumerate(seats) if number != own and other["patron"] is not None]
    known = [other["patron"] for other in seats if other["patron"] is not None and other not in others]
    dealt = [patron for patron in patrons if patron not in known]
    _mix([dealt], rng)
    for other, patron in zip(others, dealt, strict=False):
        other["patron"] = patron


def hide_lastwill(content: Content, seat: int | None, rng: Rng) -> Content:
    """Exchanges the cards that a seat does not know among hands, draw piles and discard piles, back by back, and keeps
    who else knows what lies where (section 23). A move under way of another seat is dropped, a secret answer is another
    one (W-1.12, W-5.9); arranged tops and the generator change freely."""
    own = 0 if seat is None else seat + 1
    changed = copy.deepcopy(content)
    players = content["options"]["players"]
    tables = _tables()
    open_to_all = list(range(1, players + 1)) if content["options"]["discards"] == "open" else []
    groups = [(other["hand"], [number]) for number, other in enumerate(changed["seats"], 1)]
    groups += [(pile, open_to_all) for pile in (*changed["discards"].values(), changed["removed"])]
    for cards, usual in groups:
        cards[:] = [card if isinstance(card, dict) else {"card": card, "known": usual} for card in cards]
    places = [card for cards, _ in groups for card in cards if not _knows(card, own, players)]
    piles = {deck: [{"card": card} for card in _all_of(pile)] for deck, pile in changed["piles"].items()}
    places += [card for pile in piles.values() for card in pile]
    for back in {tables.back(place["card"]) for place in places}:
        hidden = [place for place in places if tables.back(place["card"]) == back]
        mixed = [place["card"] for place in hidden]
        _mix([mixed], rng)
        for place, card in zip(hidden, mixed, strict=True):
            place["card"] = card
    for deck, pile in piles.items():
        dealt = sorted([card["card"] for card in pile], key=tables.back)
        top = rng.below(len(dealt) + 1)
        changed["piles"][deck] = {"next": dealt[:top], "rest": dealt[top:]}
    _hide_answers(changed, own, tables, rng)
    changed["random"] = [rng.word() for _ in range(4)]
    return changed


@cache
def _tables() -> Tables:
    return Tables(games.get("lastwill"))


def _knows(card: Content, own: int, players: int) -> bool:
    """Whether a seat (from 1) knows a card; a spectator knows what all know."""
    return own in card["known"] if own else len(card["known"]) == players


def _hide_answers(changed: Content, own: int, tables: Tables, rng: Rng) -> None:
    """Other seats have answered something else, or have made no choice of their move yet."""
    for number in [number for number in changed.get("choices", {}) if int(number) != own]:
        del changed["choices"][number]
    for number in [number for number in changed.get("answers", {}) if int(number) != own]:
        oracle = Naive(changed, tables, int(number) - 1)
        answers = sorted(oracle.asked(oracle.moves()))
        changed["answers"][number] = list(answers[rng.below(len(answers))])


HIDE: dict[str, Callable[[Content, int | None, Rng], Content]] = {
    "gears": hide_gears,
    "crecy": hide_crecy,
    "lastwill": hide_lastwill,
}
