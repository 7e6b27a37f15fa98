"""Activation: the ability of a technology that its leader may use in the own turn (section X)."""

from __future__ import annotations

from bequest.core.reasons import OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import abilities, codes, modifier, swap
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import leaders


def offer(s: GearsState, seat: int, found: list[int]) -> None:
    """The technologies that the player may activate now, at any time of the turn (G-X.13, G-X.17)."""
    deck = s.rules.deck
    led = _led(s, seat)
    if led:
        ok = success(s)
        for place, card in enumerate(deck.activated):
            if _check(s, seat, card, led, ok) == OK:
                found.append(deck.activate + place)


def check(s: GearsState, seat: int, card: int) -> int:
    """Whether a technology can be activated, on at least one copy (G-X.41)."""
    return _check(s, seat, card, _led(s, seat), success(s))


def _check(s: GearsState, seat: int, card: int, led: list[int], ok: list[bool]) -> int:
    """A copy that the player leads (G-X.14) must be successful (G-X.15); each name once a turn (G-X.18).

    Where the marker stands plays no part (G-X.16), nor does when the copy was established (G-X.20).
    """
    if s.activated >> card & 1:
        return codes.ACTIVATED_ALREADY
    leading = False
    for index in led:
        if s.copies[index] % terms.STRIDE == card:
            leading = True
            if ok[index]:
                return OK if _possible(s, seat, s.rules.deck.effect[card]) else codes.WITHOUT_EFFECT
    return codes.FAILED if leading else codes.NOT_LEADER


def _led(s: GearsState, seat: int) -> list[int]:
    """The copies with an Activation that the player leads: alone for some effects (G-X.39), else also tied (G-X.14)."""
    deck = s.rules.deck
    found: list[int] = []
    for index, copy in enumerate(s.copies):
        card = copy % terms.STRIDE
        if deck.ability[card] == terms.ACTIVATION:
            leading = leaders(s.cubes[index])
            if seat in leading and (len(leading) == 1 or deck.effect[card] not in terms.SOLE_LEADER_EFFECTS):
                found.append(index)
    return found


def _possible(s: GearsState, seat: int, effect: int) -> bool:
    """An ability that could have no effect cannot be activated (G-X.19); without a token there is none (G-X.35)."""
    if effect == terms.SWAP:
        return swap.possible(s, seat)
    if effect == terms.MODIFIER:
        return modifier.tokens_left(s) > 0
    return abilities.possible(s, seat, effect)


def why(card: int, code: int) -> Why:
    return codes.why(code, card=card)


def begin(s: GearsState, seat: int, card: int) -> None:
    """The technology is named; swap and modifier need more choices, the others take effect."""
    effect = s.rules.deck.effect[card]
    if effect == terms.SWAP:
        swap.begin(s, seat, card)
    elif effect == terms.MODIFIER:
        modifier.begin(s, seat, card)
    else:
        abilities.activated(s, seat, card)
        abilities.perform(s, seat, card)
