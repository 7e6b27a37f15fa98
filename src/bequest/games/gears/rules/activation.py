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
    """Whether a technology can be activated, on at least one copy (G-X.41), by its only leader if need be (G-X.39)."""
    code = _check(s, seat, card, _led(s, seat), success(s))
    return codes.NOT_SOLE_LEADER if code == codes.NOT_LEADER and _tied(s, seat, card) >= 0 else code


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
                return _check_effect(s, seat, s.rules.deck.effect[card])
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


def _tied(s: GearsState, seat: int, card: int) -> int:
    """A copy that the player leads together with others, or -1; asked only for effects that this shuts out (G-X.39)."""
    for index, copy in enumerate(s.copies):
        if copy % terms.STRIDE == card and seat in leaders(s.cubes[index]):
            return index
    return -1


def copy_of(s: GearsState, seat: int, card: int) -> int:
    """The copy by which a technology on the timeline can be activated (G-X.41); the oldest one if there is none."""
    led, ok = _led(s, seat), success(s)
    copies = [index for index, copy in enumerate(s.copies) if copy % terms.STRIDE == card]
    able = [index for index in copies if index in led and ok[index]]
    return s.copies[(able or copies)[0]]


def _check_effect(s: GearsState, seat: int, effect: int) -> int:
    """An ability that could have no effect cannot be activated (G-X.19); without a token there is none (G-X.35)."""
    if effect == terms.SWAP:
        return OK if swap.possible(s, seat) else codes.WITHOUT_EFFECT
    if effect == terms.MODIFIER:
        return OK if modifier.tokens_left(s) > 0 else codes.NO_TOKEN_LEFT
    return abilities.check(s, seat, effect)


def why(s: GearsState, seat: int, card: int, code: int) -> Why:
    if code == codes.NOT_SOLE_LEADER:
        index = _tied(s, seat, card)
        return codes.why(code, card=card, leaders=len(leaders(s.cubes[index])), cubes=s.cubes_of(index, seat))
    if code == codes.EXTRA_TURN_USED:
        return codes.why(code, card=card, round=s.round)
    if code == codes.SPLICED_ALREADY:
        return codes.why(code, card=card, here=s.oldest)
    if code == codes.NO_TOKEN_LEFT:
        return codes.why(code, card=card, tokens=terms.MODIFIER_TOKENS)
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
