"""What each game hides, told from its rules catalogue and not from the code: a permuter of position texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bequest.core.rng import Rng

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


HIDE: dict[str, Callable[[Content, int | None, Rng], Content]] = {"gears": hide_gears}
