"""What a seat may know of a position (section 23). Where every card is stands in `places`."""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of, known_to
from bequest.core.position import Decision
from bequest.games.gears import wire
from bequest.games.gears.data import terms
from bequest.games.gears.rules import frames
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import missing, success
from bequest.games.gears.rules.timeline import Lasting
from bequest.games.gears.seen import outlook
from bequest.games.gears.wire import Asked, Copy, Discards, DraftCard, Drawn, Seat, Timeframe, View

DECISIONS: Final = {
    frames.KEEP: "keep",
    frames.ORDER: "position",
    frames.AREA_CUBE: "area-cube",
    frames.WHEN_ESTABLISHED: "when-established",
}
QUESTIONS: Final[tuple[str, ...]] = ("move", "end", *DECISIONS.values())
"""Every kind of decision, in the order of `question`."""


# --- the open decision ---


def question(s: GearsState) -> int:
    """The kind of the open decision, as everybody sees it; the frames of decisions are numbered in the same order."""
    kind = s.base.kind
    if kind == frames.TURN:
        return 0 if s.actions < terms.ACTIONS else 1
    return kind - frames.KEEP + 2


def asked(s: GearsState) -> Decision:
    """What everybody sees of the open decision; of a move under way only who is choosing (G-23.11)."""
    base = s.base
    subject = s.rules.deck.card_ids[base.args[0]] if base.kind == frames.WHEN_ESTABLISHED else ""
    return Decision(QUESTIONS[question(s)], base.seat, subject)


def step_subject(s: GearsState) -> str:
    """The card that the move under way is about."""
    top = s.frames[-1]
    deck = s.rules.deck
    if frames.FATE_TIMEFRAME <= top.kind <= frames.FATE_WAIVED:
        return deck.fates[top.args[0]].id
    return deck.card_ids[top.args[0]]


# --- the view ---


def active(s: GearsState) -> int:
    """The seat whose turn it is, also while another one is asked (G-23.5); -1 outside phase I."""
    return s.order[s.active] if s.phase == terms.PHASE_I else -1


def view(s: GearsState, seat: int) -> View:
    """All that a seat may know, and nothing else (G-23.10): for a spectator what is public (G-23.29).

    Round and turn (G-1.19), timeline, markers, Pools, scores and so on are (G-23.5), of the piles their sizes (G-23.2,
    G-23.3); whether cards are arranged nobody sees (G-22.9), nor anything of the generator (G-23.26). With `one_each`
    all know which Fate cards are used up (G-23.24).
    """
    deck = s.rules.deck
    draft = s.rules.fate == terms.FATE_DRAFT
    one_each = s.rules.fate == terms.FATE_ONE_EACH
    forbidden = deck.kind == "forbidden"
    return View(
        "gears",
        deck.name,
        terms.FATE_MODES[s.rules.fate],
        "on" if s.rules.pursuit else "off",
        s.round,
        s.turn,
        terms.PHASES[s.phase],
        [other + 1 for other in s.order],
        active(s) + 1 or None,
        terms.SLOT_NAMES[s.present],
        s.actions,
        s.extra_room,
        [_seat(s, other, seat) for other in range(s.players)],
        [Timeframe(terms.SLOT_NAMES[slot], s.capacity(slot)) for slot in range(s.oldest, s.present + 1)],
        _timeline(s),
        [_lasting(s, lying) for lying in s.lasting if lying.card < 0],
        len(s.pile) + len(s.top),
        Discards(len(s.discard), _names(s, known_discards(s, seat))),
        _decision(s, seat),
        _draft_area(s) if draft else None,
        s.fate_taken if draft else None,
        [deck.fates[f].id for f, place in enumerate(s.fates) if place == terms.OUT] if one_each else None,
        s.fates.count(terms.LEFT_OUT) if one_each else None,
        s.oldest < terms.T0 if forbidden else None,
        activated(s) if forbidden else None,
        terms.EXTRA_TURNS[s.extra_turn] if forbidden else None,
        extra_turn_used(s) if forbidden else None,
        _drawn(s, seat) if s.drawn else None,
        outlook.forecast(s) if s.phase == terms.PHASE_I else None,
    )


def _decision(s: GearsState, seat: int) -> Asked | None:
    """The open decision as the seat sees it; None when the game is over or chance decides.

    Of cubes in the draft area also who will be asked next (G-24.20).
    """
    decision = s.decision_for(seat)
    if decision is None:
        return None
    base = s.base
    order, area = base.kind == frames.ORDER, base.kind == frames.AREA_CUBE
    return Asked(
        decision.kind,
        decision.seat + 1,
        s.rules.deck.card_ids[base.args[0]] if base.kind == frames.WHEN_ESTABLISHED else None,
        decision.step or None,
        list(decision.choices) if decision.step else None,
        [place + 1 if place >= 0 else None for place in base.args[-s.players :]] if order else None,
        [other + 1 for other in base.args] if area else None,
    )


def _names(s: GearsState, cards: list[int]) -> list[str]:
    """In deck order (G-4.33), so that nobody can tell copies of a card apart (G-23.20, G-23.21)."""
    return [s.rules.deck.card_ids[card] for card in sorted(cards)]


def _drawn(s: GearsState, seat: int) -> Drawn:
    """A Draw under way: its cards are for the player only (G-23.13)."""
    return Drawn(drawer(s) + 1, _names(s, s.drawn) if drawer(s) == seat else len(s.drawn))


def _seat(s: GearsState, other: int, seat: int) -> Seat:
    """One player as a seat sees him or her: of the hand the size, of the own the cards (G-23.1, G-23.22, G-23.23).

    The colour follows the seat (G-1.5, G-3.20).
    """
    character = s.characters[other]
    return Seat(
        other + 1,
        terms.COLOURS[other],
        s.rules.deck.characters[character].id if character >= 0 else None,
        terms.SLOT_NAMES[s.markers[other]],
        s.pools[other],
        s.score(other),
        len(s.hands[other]),
        _names(s, s.hands[other]) if other == seat else None,
        _fate_cards(s, other, seat),
        outlook.prospects(s, seat) if other == seat and s.phase == terms.PHASE_I else None,
    )


def _fate_cards(s: GearsState, other: int, seat: int) -> list[str] | int | None:
    """The Fate cards before a player, or how many there are; None where they are shuffled into the deck."""
    if sees_fates(s, other, seat):
        return [s.rules.deck.fates[f].id for f, place in enumerate(s.fates) if place == other]
    return s.fates.count(other) if s.rules.fate == terms.FATE_ONE_EACH else None


def sees_fates(s: GearsState, other: int, seat: int) -> bool:
    """Whether a seat sees the Fate cards before another: in the draft (G-23.9, G-23.25), else the own (G-23.8)."""
    return s.rules.fate == terms.FATE_DRAFT or (s.rules.fate == terms.FATE_ONE_EACH and other == seat)


def _timeline(s: GearsState) -> list[Copy]:
    ok = success(s)
    shown: list[Copy] = []
    for index, copy in enumerate(s.copies):
        slot, card = divmod(copy, terms.STRIDE)
        beside = [_lasting(s, lying) for lying in s.lasting if lying.slot == slot and lying.card == card]
        shown.append(
            Copy(
                terms.SLOT_NAMES[slot],
                s.rules.deck.card_ids[card],
                cubes_dict(s.cubes[index]),
                ok[index],
                beside or None,
                tokens_dict(s.tokens[index]) if s.tokens[index] else None,
                None if ok[index] else [s.rules.deck.card_ids[need] for need in missing(s, slot, card)],
            )
        )
    return shown


def _lasting(s: GearsState, lying: Lasting) -> wire.Lasting:
    waived = s.rules.deck.card_ids[lying.waived] if lying.waived >= 0 else None
    return wire.Lasting(s.rules.deck.fates[lying.fate].id, lying.owner + 1, waived)


def _draft_area(s: GearsState) -> list[DraftCard]:
    return [
        DraftCard(s.rules.deck.fates[fate].id, cubes_dict(s.area_cubes[fate]))
        for fate, place in enumerate(s.fates)
        if place == terms.AREA
    ]


def tokens_dict(token: int) -> dict[str, int]:
    return {"plus": token & terms.TOKEN_MASK, "minus": token >> terms.TOKEN_BITS}


def activated(s: GearsState) -> list[str]:
    """The technologies whose Activation was used in this turn."""
    return [s.rules.deck.card_ids[card] for card in s.rules.deck.activated if s.activated >> card & 1]


def extra_turn_used(s: GearsState) -> list[int]:
    """The seats that have had an extra turn in this round."""
    return [seat + 1 for seat in range(s.players) if s.extra_used >> seat & 1]


def cubes_dict(cubes: int) -> dict[str, int]:
    """The cubes on a card by colour, colours without a cube left out."""
    found: dict[str, int] = {}
    for seat in range(terms.SEATS):
        number = cubes >> seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD
        if number:
            found[terms.COLOURS[seat]] = number
    return found


def drawer(s: GearsState) -> int:
    """The seat whose Draw is not finished; the frame of that Draw is on top."""
    return s.frames[-1].seat


def known_discards(s: GearsState, seat: int) -> list[int]:
    """The cards that the seat knows to lie in the discard pile (G-23.15, G-23.16, G-23.18), in deck order."""
    return sorted([card_of(mark) for mark in s.discard if known_to(mark, seat, s.players)])
