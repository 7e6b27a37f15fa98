"""What the six Fate cards do and which targets they ask for (sections 11 to 16). The cards themselves are data."""

from __future__ import annotations

from bequest.core.reasons import OK
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes
from bequest.games.gears.rules.state import GearsState


def check_copy(s: GearsState, seat: int, fate: int, index: int) -> int:
    """Whether a copy on the timeline is a legal target: this one copy (G-10.9), wherever it lies (G-10.10, G-11.4).

    Success plays no part (G-10.11). Some cards ask for an own cube (G-12.1, G-13.1), Willed Into Existence for a
    technology that is not Fundamental (G-16.2) but for no cube (G-16.3). Nobody targets what another player protects
    (G-10.20, G-11.6, G-13.3), but everybody what is protected by the own card (G-12.10, G-13.5).
    """
    slot, card = divmod(s.copies[index], terms.STRIDE)
    data = s.rules.deck.fates[fate]
    if data.target == terms.OWN_TECHNOLOGY and not s.cubes_of(index, seat):
        return codes.NO_OWN_CUBE_TO_PROTECT if data.effect == terms.PROTECT else codes.NO_OWN_CUBE
    if data.target == terms.DEPENDENT_TECHNOLOGY and not s.rules.deck.needs[card]:
        return codes.FUNDAMENTAL
    return codes.PROTECTED_FROM_FATE if s.lasting and protector(s, seat, slot, card) >= 0 else OK


def place_cubes(s: GearsState, seat: int, slot: int, card: int, number: int) -> None:
    """Bloodline Influence: own cubes from the supply, not the Pool, on a technology (G-11.1, G-11.2, G-11.3)."""
    s.add_cubes(s.find(slot, card), seat, number)


def voided(s: GearsState, slot: int, card: int) -> bool:
    """Not What We Hoped For: whether the copy pays nothing in this round, as reward and as bonus (G-12.2, G-12.3)."""
    for lying in s.lasting:
        if lying.card == card and lying.slot == slot and s.rules.deck.fates[lying.fate].effect == terms.VOID_REWARD:
            return True
    return False


def protector(s: GearsState, seat: int, slot: int, card: int) -> int:
    """Perfectly Laid Plans: which card in `lasting` protects the copy from the player, or -1 (G-13.2, G-13.3, G-13.5).

    What lies there already keeps its effect (G-13.4).
    """
    for place, lying in enumerate(s.lasting):
        beside = lying.card == card and lying.slot == slot
        if beside and lying.owner != seat and s.rules.deck.fates[lying.fate].effect == terms.PROTECT:
            return place
    return -1


def protection(s: GearsState, seat: int, slot: int, card: int) -> dict[str, int]:
    """The Fate card that protects a copy from the player, and whose it is, for a refusal (G-13.2, G-13.3)."""
    lying = s.lasting[protector(s, seat, slot, card)]
    return {"fate": s.rules.deck.first_fate + lying.fate, "owner": lying.owner}


def protected_targets(s: GearsState, seat: int, fate: int) -> list[int]:
    """The copies that a Fate card could be played on if no other player protected them (G-13.3)."""
    return [copy for i, copy in enumerate(s.copies) if check_copy(s, seat, fate, i) == codes.PROTECTED_FROM_FATE]


def in_the_past(s: GearsState, seat: int) -> bool:
    """Time Folds Around Us: whether a player can be its target; beyond the Present Day is nothing (G-14.4, G-2.7)."""
    return s.markers[seat] < s.present


def move_marker(s: GearsState, seat: int, distance: int) -> None:
    """Time Folds Around Us: the marker moves to the right; nobody's action is used (G-14.2, G-14.3, G-14.6, G-14.7)."""
    s.markers[seat] += distance


def give_room(s: GearsState, slots: int) -> None:
    """We Need More Time: the next Establish of this turn may exceed the capacity (G-15.1, G-15.4)."""
    s.extra_room = slots


def waived_mask(s: GearsState, slot: int, card: int) -> int:
    """Willed Into Existence: the dependencies that this copy does without, one bit each (G-9.8, G-16.1, G-16.5).

    Its other dependencies are needed (G-16.6), and other copies of the name need this one too (G-16.9).
    """
    mask = 0
    for lying in s.lasting:
        if lying.waived >= 0 and lying.card == card and lying.slot == slot:
            mask |= 1 << lying.waived
    return mask
