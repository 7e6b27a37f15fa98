"""What a seat may know of a position, and where every card is (section 23)."""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of, everybody, knowers_of, known_to
from bequest.core.position import Decision, Place
from bequest.games.gears.data import terms
from bequest.games.gears.rules import frames, scoring
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.success import success
from bequest.games.gears.rules.timeline import Lasting

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


def view(s: GearsState, seat: int) -> dict[str, object]:
    """All that a seat may know, and nothing else (G-23.10): for a spectator what is public (G-23.29).

    Round and turn (G-1.19), timeline, markers, Pools, scores and so on are (G-23.5), of the piles their sizes (G-23.2,
    G-23.3); whether cards are arranged nobody sees (G-22.9), nor anything of the generator (G-23.26). With `one_each`
    all know which Fate cards are used up (G-23.24).
    """
    deck = s.rules.deck
    shown: dict[str, object] = {
        "game": "gears",
        "deck": deck.name,
        "fate": terms.FATE_MODES[s.rules.fate],
        "pursuit": "on" if s.rules.pursuit else "off",
        "round": s.round,
        "turn": s.turn,
        "phase": terms.PHASES[s.phase],
        "order": [other + 1 for other in s.order],
        "active": active(s) + 1 or None,
        "present": terms.SLOT_NAMES[s.present],
        "actions": s.actions,
        "extra_room": s.extra_room,
        "seats": [_seat(s, other, seat) for other in range(s.players)],
        "timeline": _timeline(s),
        "stray_fate": [lasting_dict(s, lying) for lying in s.lasting if lying.card < 0],
        "draw_pile": len(s.pile) + len(s.top),
        "discard_pile": {"size": len(s.discard), "known": _names(s, known_discards(s, seat))},
        "decision": _decision(s, seat),
    }
    if s.rules.fate == terms.FATE_DRAFT:
        shown["draft_area"] = draft_area(s)
        shown["fate_taken"] = s.fate_taken
    if s.rules.fate == terms.FATE_ONE_EACH:
        shown["out_of_game"] = [deck.fates[f].id for f, place in enumerate(s.fates) if place == terms.OUT]
        shown["left_out"] = s.fates.count(terms.LEFT_OUT)
    if s.rules.deck.kind == "forbidden":
        shown |= expansion_dict(s)
    if s.drawn:
        shown["drawn"] = {"seat": drawer(s) + 1, "cards": _names(s, s.drawn) if drawer(s) == seat else len(s.drawn)}
    return shown


def _decision(s: GearsState, seat: int) -> dict[str, object] | None:
    """The open decision as the seat sees it; None when the game is over or chance decides.

    Of cubes in the draft area also who will be asked next (G-24.20).
    """
    decision = s.decision_for(seat)
    if decision is None:
        return None
    asks: dict[str, object] = {"kind": decision.kind, "seat": decision.seat + 1}
    if decision.kind == DECISIONS[frames.WHEN_ESTABLISHED]:
        asks["technology"] = s.rules.deck.card_ids[s.base.args[0]]
    if decision.step:
        asks |= {"step": decision.step, "choices": list(decision.choices)}
    if decision.kind == DECISIONS[frames.ORDER]:
        places = s.base.args[-s.players :]
        asks["taken"] = [place + 1 if place >= 0 else None for place in places]
    if decision.kind == DECISIONS[frames.AREA_CUBE]:
        asks["later"] = [other + 1 for other in s.base.args]
    return asks


def _names(s: GearsState, cards: list[int]) -> list[str]:
    """In deck order (G-4.33), so that nobody can tell copies of a card apart (G-23.20, G-23.21)."""
    return [s.rules.deck.card_ids[card] for card in sorted(cards)]


def _seat(s: GearsState, other: int, seat: int) -> dict[str, object]:
    """One player as a seat sees him or her: of the hand the size, of the own the cards (G-23.1, G-23.22, G-23.23).

    The colour follows the seat (G-1.5, G-3.20).
    """
    character = s.characters[other]
    shown: dict[str, object] = {
        "seat": other + 1,
        "colour": terms.COLOURS[other],
        "character": s.rules.deck.characters[character].id if character >= 0 else None,
        "marker": terms.SLOT_NAMES[s.markers[other]],
        "pool": s.pools[other],
        "score": scoring.score(s, other),
        "hand_size": len(s.hands[other]),
    }
    if other == seat:
        shown["hand"] = _names(s, s.hands[other])
    held = [s.rules.deck.fates[f].id for f, place in enumerate(s.fates) if place == other]
    if sees_fates(s, other, seat):
        shown["fate_cards"] = held
    elif s.rules.fate == terms.FATE_ONE_EACH:
        shown["fate_cards"] = len(held)
    return shown


def sees_fates(s: GearsState, other: int, seat: int) -> bool:
    """Whether a seat sees the Fate cards before another: in the draft (G-23.9, G-23.25), else the own (G-23.8)."""
    return s.rules.fate == terms.FATE_DRAFT or (s.rules.fate == terms.FATE_ONE_EACH and other == seat)


def _timeline(s: GearsState) -> list[dict[str, object]]:
    ok = success(s)
    shown: list[dict[str, object]] = []
    for index, copy in enumerate(s.copies):
        slot, card = divmod(copy, terms.STRIDE)
        entry: dict[str, object] = {
            "timeframe": terms.SLOT_NAMES[slot],
            "technology": s.rules.deck.card_ids[card],
            "cubes": cubes_dict(s.cubes[index]),
            "successful": ok[index],
        }
        beside = [lasting_dict(s, lying) for lying in s.lasting if lying.slot == slot and lying.card == card]
        if beside:
            entry["fate"] = beside
        if s.tokens[index]:
            entry["tokens"] = tokens_dict(s.tokens[index])
        shown.append(entry)
    return shown


def tokens_dict(token: int) -> dict[str, int]:
    return {"plus": token & terms.TOKEN_MASK, "minus": token >> terms.TOKEN_BITS}


def expansion_dict(s: GearsState) -> dict[str, object]:
    """The flags of the expansion; all of them are public."""
    return {
        "spliced": s.oldest < terms.T0,
        "activated": [s.rules.deck.card_ids[card] for card in s.rules.deck.activated if s.activated >> card & 1],
        "extra_turn": terms.EXTRA_TURNS[s.extra_turn],
        "extra_turn_used": [seat + 1 for seat in range(s.players) if s.extra_used >> seat & 1],
    }


def cubes_dict(cubes: int) -> dict[str, int]:
    """The cubes on a card by colour, colours without a cube left out."""
    found: dict[str, int] = {}
    for seat in range(terms.SEATS):
        number = cubes >> seat * terms.BITS & terms.MOST_CUBES_ON_A_CARD
        if number:
            found[terms.COLOURS[seat]] = number
    return found


def lasting_dict(s: GearsState, lying: Lasting) -> dict[str, object]:
    entry: dict[str, object] = {"card": s.rules.deck.fates[lying.fate].id, "owner": lying.owner + 1}
    if lying.waived >= 0:
        entry["waived"] = s.rules.deck.card_ids[lying.waived]
    return entry


def draft_area(s: GearsState) -> list[dict[str, object]]:
    return [
        {"card": s.rules.deck.fates[fate].id, "cubes": cubes_dict(s.area_cubes[fate])}
        for fate, place in enumerate(s.fates)
        if place == terms.AREA
    ]


def drawer(s: GearsState) -> int:
    """The seat whose Draw is not finished; the frame of that Draw is on top."""
    return s.frames[-1].seat


def known_discards(s: GearsState, seat: int) -> list[int]:
    """The cards that the seat knows to lie in the discard pile (G-23.15, G-23.16, G-23.18), in deck order."""
    return sorted([card_of(mark) for mark in s.discard if known_to(mark, seat, s.players)])


# --- where everything is ---


def places(s: GearsState) -> list[Place]:
    """Every card of the deck in use, and who knows it where it is (G-25.1)."""
    all_seats = everybody(s.players)
    first_fate = s.rules.deck.first_fate
    found = [
        Place("draw pile", tuple(s.top + s.pile), (0,) * (len(s.top) + len(s.pile))),
        Place("discard pile", tuple(card_of(m) for m in s.discard), tuple(knowers_of(m) for m in s.discard)),
        Place("timeline", tuple(copy % terms.STRIDE for copy in s.copies), (all_seats,) * len(s.copies)),
        Place("in play", tuple(first_fate + lying.fate for lying in s.lasting), (all_seats,) * len(s.lasting)),
    ]
    for seat, hand in enumerate(s.hands):
        found.append(Place(f"hand {seat + 1}", tuple(hand), (1 << seat,) * len(hand)))
    if s.drawn:
        found.append(Place(f"drawn by {drawer(s) + 1}", tuple(s.drawn), (1 << drawer(s),) * len(s.drawn)))
    if s.rules.fate not in (terms.FATE_DECK, terms.FATE_NONE):
        for fate, place in enumerate(s.fates):
            if place < terms.SEATS:
                knowers = all_seats if s.rules.fate == terms.FATE_DRAFT else 1 << place
                found.append(Place(f"before {place + 1}", (first_fate + fate,), (knowers,)))
            elif place in (terms.AREA, terms.OUT, terms.LEFT_OUT):
                name = {terms.AREA: "draft area", terms.OUT: "out of the game", terms.LEFT_OUT: "left out"}[place]
                found.append(Place(name, (first_fate + fate,), (0 if place == terms.LEFT_OUT else all_seats,)))
    return found
