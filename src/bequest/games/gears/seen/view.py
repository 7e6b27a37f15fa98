"""What a seat may know of a position: its view, its key for search, and fair guesses at the rest (section 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.knowledge import card_of, everybody, knowers_of, known_to, marked, redeal
from bequest.core.position import Decision, Place
from bequest.core.rng import Rng
from bequest.games.gears.data.terms import (
    ACTIONS,
    AREA,
    AREA_CUBE,
    BITS,
    COLOURS,
    EXTRA_TURNS,
    FATE_DECK,
    FATE_DRAFT,
    FATE_MODES,
    FATE_NONE,
    FATE_ONE_EACH,
    FATE_TIMEFRAME,
    FATE_WAIVED,
    FRAME_NAMES,
    KEEP,
    LEFT_OUT,
    MOST_CUBES_ON_A_CARD,
    ORDER,
    OUT,
    PHASES,
    SEATS,
    SLOT_NAMES,
    STRIDE,
    T0,
    TOKEN_BITS,
    TOKEN_MASK,
    TURN,
    WHEN_ESTABLISHED,
)
from bequest.games.gears.rules import scoring

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition
    from bequest.games.gears.rules.timeline import Lasting

DECISIONS: Final = {KEEP: "keep", ORDER: "position", AREA_CUBE: "area-cube", WHEN_ESTABLISHED: "when-established"}
QUESTIONS: Final[tuple[str, ...]] = ("move", "end", *DECISIONS.values())
"""Every kind of decision, in the order of `question`."""


# --- the open decision ---


def question(s: GearsPosition) -> int:
    """The kind of the open decision, as everybody sees it; the frames of decisions are numbered in the same order."""
    kind = s.base.kind
    if kind == TURN:
        return 0 if s.actions < ACTIONS else 1
    return kind - KEEP + 2


def asked(s: GearsPosition) -> Decision:
    """What everybody sees of the open decision; of a move under way only who is choosing (G-23.11)."""
    base = s.base
    subject = s.rules.deck.card_ids[base.args[0]] if base.kind == WHEN_ESTABLISHED else ""
    return Decision(QUESTIONS[question(s)], base.seat, subject)


def step(s: GearsPosition) -> Decision:
    """What the chooser sees: the step that is open, and the choices the move has made so far."""
    top = s.frames[-1]
    public = asked(s)
    if not top.open:
        return public
    texts = tuple(s.rules.deck.catalogue.text(action) for action in s.choices(top.seat))
    return Decision(public.kind, public.seat, _subject(s), FRAME_NAMES[top.kind], texts)


def _subject(s: GearsPosition) -> str:
    """The card that the move under way is about."""
    top = s.frames[-1]
    deck = s.rules.deck
    return deck.fates[top.args[0]].id if FATE_TIMEFRAME <= top.kind <= FATE_WAIVED else deck.card_ids[top.args[0]]


# --- the view ---


def view(s: GearsPosition, seat: int) -> dict[str, object]:
    """All that a seat may know, in names; cards in deck order, copies by name and timeframe (G-23.20)."""
    deck = s.rules.deck
    decision = s.prompt(seat)
    shown: dict[str, object] = {
        "game": "gears",
        "deck": deck.name,
        "fate": FATE_MODES[s.rules.fate],
        "pursuit": "on" if s.rules.pursuit else "off",
        "round": s.round,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "order": [other + 1 for other in s.order],
        "present": SLOT_NAMES[s.present],
        "actions": s.actions,
        "extra_room": s.extra_room,
        "seats": [_seat(s, other, seat) for other in range(s.players)],
        "timeline": _timeline(s),
        "stray_fate": [lasting_dict(s, lying) for lying in s.lasting if lying.card < 0],
        "draw_pile": len(s.pile) + len(s.top),
        "discard_pile": {"size": len(s.discard), "known": _names(s, known_discards(s, seat))},
        "decision": None,
    }
    if s.rules.fate == FATE_DRAFT:
        shown["draft_area"] = draft_area(s)
        shown["fate_taken"] = s.fate_taken
    if s.rules.fate == FATE_ONE_EACH:
        shown["out_of_game"] = [deck.fates[f].id for f, place in enumerate(s.fates) if place == OUT]
        shown["left_out"] = s.fates.count(LEFT_OUT)
    if s.rules.deck.kind == "forbidden":
        shown |= expansion_dict(s)
    if s.drawn:
        shown["drawn"] = {"seat": drawer(s) + 1, "cards": _names(s, s.drawn) if drawer(s) == seat else len(s.drawn)}
    if decision is not None:
        asks: dict[str, object] = {"kind": decision.kind, "seat": decision.seat + 1}
        if s.base.kind == WHEN_ESTABLISHED:
            asks["technology"] = s.rules.deck.card_ids[s.base.args[0]]
        if decision.step:
            asks |= {"step": decision.step, "choices": list(decision.choices)}
        if s.base.kind == ORDER:
            places = s.base.args[-s.players :]
            asks["taken"] = [place + 1 if place >= 0 else None for place in places]
        shown["decision"] = asks
    return shown


def _names(s: GearsPosition, cards: list[int]) -> list[str]:
    return [s.rules.deck.card_ids[card] for card in sorted(cards)]


def _seat(s: GearsPosition, other: int, seat: int) -> dict[str, object]:
    """One player as another sees him or her: of the hand the size, of the own the cards (G-23.1, G-23.8, G-23.9)."""
    character = s.characters[other]
    shown: dict[str, object] = {
        "seat": other + 1,
        "colour": COLOURS[other],
        "character": s.rules.deck.characters[character].id if character >= 0 else None,
        "marker": SLOT_NAMES[s.markers[other]],
        "pool": s.pools[other],
        "score": scoring.score(s, other),
        "hand_size": len(s.hands[other]),
    }
    if other == seat:
        shown["hand"] = _names(s, s.hands[other])
    held = [s.rules.deck.fates[f].id for f, place in enumerate(s.fates) if place == other]
    if sees_fates(s, other, seat):
        shown["fate_cards"] = held
    elif s.rules.fate == FATE_ONE_EACH:
        shown["fate_cards"] = len(held)
    return shown


def sees_fates(s: GearsPosition, other: int, seat: int) -> bool:
    """Whether a seat sees which Fate cards lie before another; with one_each only its own (G-23.8, G-23.9)."""
    return s.rules.fate == FATE_DRAFT or (s.rules.fate == FATE_ONE_EACH and other == seat)


def _timeline(s: GearsPosition) -> list[dict[str, object]]:
    ok = scoring.success(s)
    shown: list[dict[str, object]] = []
    for index, copy in enumerate(s.copies):
        slot, card = divmod(copy, STRIDE)
        entry: dict[str, object] = {
            "timeframe": SLOT_NAMES[slot],
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
    return {"plus": token & TOKEN_MASK, "minus": token >> TOKEN_BITS}


def expansion_dict(s: GearsPosition) -> dict[str, object]:
    """The flags of the expansion; all of them are public."""
    return {
        "spliced": s.oldest < T0,
        "activated": [s.rules.deck.card_ids[card] for card in s.rules.deck.activated if s.activated >> card & 1],
        "extra_turn": EXTRA_TURNS[s.extra_turn],
        "extra_turn_used": [seat + 1 for seat in range(s.players) if s.extra_used >> seat & 1],
    }


def cubes_dict(cubes: int) -> dict[str, int]:
    """The cubes on a card by colour, colours without a cube left out."""
    found: dict[str, int] = {}
    for seat in range(SEATS):
        number = cubes >> seat * BITS & MOST_CUBES_ON_A_CARD
        if number:
            found[COLOURS[seat]] = number
    return found


def lasting_dict(s: GearsPosition, lying: Lasting) -> dict[str, object]:
    entry: dict[str, object] = {"card": s.rules.deck.fates[lying.fate].id, "owner": lying.owner + 1}
    if lying.waived >= 0:
        entry["waived"] = s.rules.deck.card_ids[lying.waived]
    return entry


def draft_area(s: GearsPosition) -> list[dict[str, object]]:
    return [
        {"card": s.rules.deck.fates[fate].id, "cubes": cubes_dict(s.area_cubes[fate])}
        for fate, place in enumerate(s.fates)
        if place == AREA
    ]


def drawer(s: GearsPosition) -> int:
    """The seat whose Draw is not finished; the frame of that Draw is on top."""
    return s.frames[-1].seat


def known_discards(s: GearsPosition, seat: int) -> list[int]:
    """The cards that the seat knows to lie in the discard pile (G-23.15, G-23.16), in deck order."""
    return sorted([card_of(mark) for mark in s.discard if known_to(mark, seat, s.players)])


# --- key and guess ---


def key(s: GearsPosition, seat: int) -> tuple[object, ...]:
    """All that the seat knows, in numbers: what its view shows, and how many others know the cards that it does not."""
    mine = seat >= 0 and seat == s.seat
    return (
        (s.round, s.turn, s.phase, s.active, s.actions, s.present, s.oldest, s.extra_room, s.fate_taken, s.seat),
        tuple(s.order),
        tuple(s.markers),
        tuple(s.copies),
        tuple(s.cubes),
        tuple((lying.fate, lying.owner, lying.slot, lying.card, lying.waived) for lying in s.lasting),
        tuple(s.pools),
        tuple(s.carried),
        tuple(s.sheet),
        tuple(s.characters),
        tuple(len(hand) for hand in s.hands),
        tuple(s.hands[seat]) if seat >= 0 else (),
        tuple(s.drawn) if s.drawn and drawer(s) == seat else (len(s.drawn),),
        len(s.pile) + len(s.top),
        tuple(sorted([mark for mark in s.discard if known_to(mark, seat, s.players)])),
        tuple(sorted([knowers_of(mark) for mark in s.discard if not known_to(mark, seat, s.players)])),
        tuple(_fate_places(s, seat)),
        tuple(s.area_cubes),
        (tuple(s.tokens), s.activated, s.extra_turn, s.extra_used),
        tuple([(frame.kind, frame.seat, frame.args) for frame in s.frames if not frame.open]),
        tuple((frame.kind, frame.args) for frame in s.frames if frame.open) if mine else (),
    )


def _fate_places(s: GearsPosition, seat: int) -> list[int]:
    """Where the Fate cards are as far as the seat may know; with one_each only who still has one."""
    if s.rules.fate != FATE_ONE_EACH:
        return s.fates
    shown = [place if place == seat or (place >= SEATS and place != LEFT_OUT) else -1 for place in s.fates]
    return shown + [s.fates.count(other) for other in range(s.players)]


def guess(s: GearsPosition, seat: int, rng: Rng) -> GearsPosition:
    """A full position with the same view: the unseen cards dealt anew over the hidden places (G-23.27, G-23.28)."""
    copy = s.clone_silently()
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    copy.pile += copy.top
    copy.top = []
    unknown = [mark for mark in s.discard if not known_to(mark, seat, s.players)]
    discarded = [card_of(mark) for mark in unknown]
    hidden = [discarded]
    for other in range(s.players):
        if other != seat:
            hidden.append(copy.hands[other])
    if copy.drawn and drawer(copy) != seat:
        hidden.append(copy.drawn)
    redeal(copy.pile, hidden, rng)
    copy.drawn.sort()
    for hand in copy.hands:
        hand.sort()
    copy.discard = sorted([mark for mark in s.discard if known_to(mark, seat, s.players)])
    knowers = sorted([knowers_of(mark) for mark in unknown])  # by how many others know one, not by which card it was
    for i, others in enumerate(knowers):
        copy.discard.append(marked(discarded[i], others))
    if s.rules.fate == FATE_ONE_EACH:
        _guess_personal(copy, seat, rng)
    copy.forget_choices(seat, rng)
    return copy


def _guess_personal(copy: GearsPosition, seat: int, rng: Rng) -> None:
    """With one_each: the unplayed Fate cards of the others and those left out, dealt anew among themselves."""
    unknown = [f for f, place in enumerate(copy.fates) if place == LEFT_OUT or (place < SEATS and place != seat)]
    dealt = sorted([copy.fates[fate] for fate in unknown])
    rng.shuffle(dealt)
    for fate, place in zip(unknown, dealt, strict=True):
        copy.fates[fate] = place


# --- where everything is ---


def places(s: GearsPosition) -> list[Place]:
    """Every card of the deck in use, and who knows it where it is (G-25.1)."""
    all_seats = everybody(s.players)
    first_fate = s.rules.deck.first_fate
    found = [
        Place("draw pile", tuple(s.top + s.pile), (0,) * (len(s.top) + len(s.pile))),
        Place("discard pile", tuple(card_of(m) for m in s.discard), tuple(knowers_of(m) for m in s.discard)),
        Place("timeline", tuple(copy % STRIDE for copy in s.copies), (all_seats,) * len(s.copies)),
        Place("in play", tuple(first_fate + lying.fate for lying in s.lasting), (all_seats,) * len(s.lasting)),
    ]
    for seat, hand in enumerate(s.hands):
        found.append(Place(f"hand {seat + 1}", tuple(hand), (1 << seat,) * len(hand)))
    if s.drawn:
        found.append(Place(f"drawn by {drawer(s) + 1}", tuple(s.drawn), (1 << drawer(s),) * len(s.drawn)))
    if s.rules.fate not in (FATE_DECK, FATE_NONE):
        for fate, place in enumerate(s.fates):
            if place < SEATS:
                knowers = all_seats if s.rules.fate == FATE_DRAFT else 1 << place
                found.append(Place(f"before {place + 1}", (first_fate + fate,), (knowers,)))
            elif place in (AREA, OUT, LEFT_OUT):
                name = {AREA: "draft area", OUT: "out of the game", LEFT_OUT: "left out"}[place]
                found.append(Place(name, (first_fate + fate,), (0 if place == LEFT_OUT else all_seats,)))
    return found
