"""Gears of Time in words: why something is not on offer, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.journal import Event, Readable
from bequest.core.reasons import FIRST_GAME_CODE, Reason, make
from bequest.games.gears.terms import (
    ACTIONS,
    AMOUNT,
    E_ACTIVATE,
    E_AREA_CUBE,
    E_CARD,
    E_CHARACTER,
    E_CLEARED,
    E_CUBE_BACK,
    E_CUBES,
    E_DECLINE,
    E_DUPLICATE,
    E_ESTABLISH,
    E_EXTRA_TURN,
    E_FATE,
    E_FATE_LEAVES,
    E_INFLUENCE,
    E_KEEP,
    E_MODIFIER,
    E_PERSONAL,
    E_PHASE,
    E_POINTS,
    E_POSITION,
    E_PRESENT,
    E_RESHUFFLE,
    E_SPLICE,
    E_SUCCESS,
    E_SWAP,
    E_TAKE,
    E_TRAVEL,
    EVENT_NAMES,
    MOST_CUBES,
    PHASES,
    PLAYER,
    SLOT_NAMES,
    SOURCES,
)

if TYPE_CHECKING:
    from bequest.games.gears.state import GearsPosition

# In the order of the codes in actions.py: the rule, and the words with the numbers they name.
REASONS: Final = (
    ("G-4.15", "all three actions of this turn are taken"),
    ("G-5.5", "you are at {here}; Travel goes to an older timeframe only"),
    ("G-6.1", "{card} is not in your hand"),
    ("G-6.4", "you are at the Present Day ({here}), where nothing can be established; Travel first"),
    ("G-6.3", "{here} is full: it holds {held} of {capacity}"),
    ("G-6.5", "{here} already holds {card}"),
    ("G-6.7", "{card} costs {cost} other cards, you have {others}"),
    ("G-7.3", "your Pool is empty"),
    ("G-7.5", "{card} is not in your timeframe ({here})"),
    ("G-13.2", "another player's Perfectly Laid Plans protects it"),
    ("G-8.7", "no card is left in the draw pile and the discard pile"),
    ("G-4.11", "you have {left} more actions to take before the turn can end"),
    ("G-24.17", "Fate cards are taken only with fate=draft"),
    ("G-24.17", "{card} is not in the draft area"),
    ("G-24.18", "you have taken a Fate card in this turn already"),
    ("G-10.1", "you do not have {card}"),
    ("G-15.11", "its ability is pending already; Establish first"),
    ("G-14.5", "every marker is at the Present Day"),
    ("G-10.7", "there is no legal target for {card}"),
    ("G-12.1", "you have no cube on {card}"),
    ("G-16.2", "{card} needs no other technology"),
    ("G-4.35", "{card} is not in that timeframe"),
    ("G-7.2", "one Influence places at most {most} cubes"),
    ("G-7.2", "you have {pool} cubes in your Pool"),
    ("G-14.4", "that player's marker is at the Present Day"),
    ("G-16.1", "the technology does not depend on {card}"),
    ("G-4.32", "payments are named in deck order, and too few cards of your hand follow {card}"),
    ("G-8.2", "{card} is not one of the two cards drawn"),
    ("G-3.14", "that position is taken"),
    ("G-1.1", "there are {players} players"),
    ("G-5.4", "you are at {here}, the oldest timeframe; there is nowhere older to go"),
    ("G-10.7", "that timeframe holds no legal target"),
    ("G-15.4", "{here} is full even with one more slot: it holds {held} of {capacity}"),
    ("G-X.18", "you have activated {card} in this turn already"),
    ("G-X.14", "you do not lead {card} as its ability asks for"),
    ("G-X.15", "{card} has failed"),
    ("G-X.19", "the ability of {card} could do nothing now"),
    ("G-X.28", "no other player has a cube there to swap"),
    ("G-X.28", "a swap needs two different technologies"),
    ("G-5.2", "you are at {here} already; Travel moves at least one timeframe"),
    ("G-13.3", "another player's Perfectly Laid Plans protects it from your Fate cards"),
    ("G-13.1", "you have no cube on {card}"),
    ("G-X.28", "you have no cube on {card}"),
    ("G-X.28", "that timeframe holds no technology for this ability"),
)


def explain(s: GearsPosition, code: int, seat: int, action: int) -> Reason:
    """A refusal with its rule and numbers."""
    rule, text = REASONS[code - FIRST_GAME_CODE]
    numbers = {name: value for name, value in _numbers(s, seat, action).items() if f"{{{name}}}" in text}
    return make(code, text, rule, **numbers)


def _numbers(s: GearsPosition, seat: int, action: int) -> dict[str, int | str]:
    deck = s.rules.deck
    here = s.markers[seat]
    structure = deck.catalogue.structures[action]
    card = deck.number.get(str(structure.value), -1) if structure.noun == "card" else -1
    return {
        "here": SLOT_NAMES[here],
        "held": s.count_in(here),
        "capacity": s.capacity(here),
        "card": deck.card_names[card] if card >= 0 else "",
        "cost": deck.cost[card] if 0 <= card < deck.first_fate else 0,
        "others": max(0, len(s.hands[seat]) - 1),
        "left": ACTIONS - s.actions,
        "most": MOST_CUBES,
        "pool": s.pools[seat],
        "players": s.players,
        "asked": action - AMOUNT + 1,
    }


def read_event(s: GearsPosition, event: Event, seat: int) -> Readable:
    """An event by its name, with the names of what it concerns; secret parts only for those who may know them."""
    shown: Readable = {"event": EVENT_NAMES[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat + 1
    shown |= _details(s, event, event.seen_by(seat))
    return shown


def _details(s: GearsPosition, event: Event, secret: tuple[int, ...]) -> Readable:
    deck = s.rules.deck
    kind = event.kind
    args = event.args
    if kind in (E_CLEARED, E_DUPLICATE, E_SUCCESS):
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]]}
    if kind == E_CARD:
        return {"card": deck.card_ids[secret[0]]} if secret else {}
    if kind == E_ESTABLISH:
        shown: Readable = {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "paid": args[2]}
        return shown | ({"payment": [deck.card_ids[card] for card in secret]} if secret else {})
    if kind == E_KEEP:
        return {"kept": deck.card_ids[secret[0]], "rejected": deck.card_ids[secret[1]]} if secret else {}
    if kind == E_INFLUENCE:
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "cubes": args[2]}
    if kind == E_FATE:
        return _fate_details(s, args)
    if kind in (E_TRAVEL, E_PRESENT):
        return {"timeframe": SLOT_NAMES[args[0]]}
    if kind == E_POINTS:
        return {"points": args[0], "source": SOURCES[args[1]], "technology": deck.card_ids[args[2]]}
    if kind == E_CUBE_BACK:
        where = "pool" if args[2] else "supply"
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "to": where}
    if kind == E_PERSONAL:
        return {"card": deck.fates[secret[0]].id} if secret else {}
    if kind in (E_TAKE, E_FATE_LEAVES, E_AREA_CUBE):
        return {"card": deck.fates[args[0]].id} if args else {}
    if kind == E_CHARACTER:
        return {"character": deck.characters[args[0]].id}
    if kind == E_POSITION:
        return {"position": args[0] + 1}
    if kind == E_PHASE:
        return {"phase": PHASES[args[0]], "round": args[1]}
    if kind == E_RESHUFFLE:
        return {"cards": args[0]}
    if kind in (E_ACTIVATE, E_DECLINE, E_EXTRA_TURN, E_SPLICE):
        return {"technology": deck.card_ids[args[0]]}
    if kind == E_CUBES:
        return {"cubes": args[0], "technology": deck.card_ids[args[1]]}
    if kind == E_MODIFIER:
        sign = "+1" if args[2] else "-1"
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "token": sign}
    if kind == E_SWAP:
        own = {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]]}
        other = {"technology": deck.card_ids[args[2]], "timeframe": SLOT_NAMES[args[3]], "player": args[4] + 1}
        return {"own": own, "other": other}
    return {}


def _fate_details(s: GearsPosition, args: tuple[int, ...]) -> Readable:
    deck = s.rules.deck
    fate = deck.fates[args[0]]
    shown: Readable = {"card": fate.id}
    if fate.target == PLAYER:
        shown["player"] = args[1] + 1
    elif args[1] >= 0:
        shown |= {"technology": deck.card_ids[args[2]], "timeframe": SLOT_NAMES[args[1]]}
    if args[3] >= 0:
        shown["waived"] = deck.card_ids[args[3]]
    return shown
