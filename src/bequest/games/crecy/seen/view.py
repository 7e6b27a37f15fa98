"""What a seat may know of a position: its view, its key for search, and fair guesses at the rest (section 33)."""

from __future__ import annotations

from typing import Final

from bequest.core.frames import Frame
from bequest.core.knowledge import card_of, known_to
from bequest.core.position import Decision
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import frames, lasting, plans, solo
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import KINDS, Person, held

TALLIED: Final[tuple[str, ...]] = ("sons", "daughters", "complications")


# --- the open decision ---


def asked(s: CrecyState) -> Decision:
    """What everybody sees of the open decision; of a move under way only who is choosing (C-10.33)."""
    base = s.base
    return Decision(frames.NAMES[base.kind], base.seat, _subject(s, base))


def _subject(s: CrecyState, base: Frame) -> str:
    """The card or person that the decision is about, if there is one."""
    deck = s.rules.deck
    if base.kind == frames.HOLDER:
        return offer_id(deck, base.args[0], base.args[1])
    if base.kind == frames.RIVAL:
        return deck.card_ids[base.args[1]]
    if base.kind == frames.LOSE:
        return str(base.args[1] + 1)
    return str(base.args[0]) if base.kind == frames.TAKE else ""


def offer_id(deck: Deck, space: int, number: int) -> str:
    """The Title or Contribution that is being attached."""
    return deck.offers(terms.KIND_OF_SPACE[space])[number].id


def under_way(s: CrecyState, seat: int) -> bool:
    """Whether the seat is in the middle of a move of its own, which nobody else sees (C-10.33)."""
    return seat >= 0 and s.seat == seat and s.frames[-1].open


def _asks(s: CrecyState, decision: Decision, seat: int) -> dict[str, object]:
    """The decision with its facts, all of them public; and of the chooser's own move the choices so far."""
    deck = s.rules.deck
    base = s.base
    asks: dict[str, object] = {"kind": decision.kind, "seat": decision.seat + 1}
    if base.kind == frames.TAKE:
        count, gender, sourced = base.args
        asks |= {"count": count, "gender": terms.GENDERS[gender] if gender >= 0 else None, "source_open": not sourced}
    elif base.kind == frames.PAIR:
        cards = [deck.card_ids[card] for card in base.args[3:5]]
        asks |= {"father": base.args[0] + 1, "mother": base.args[1] + 1, "cards": cards}
    elif base.kind == frames.LOSE:
        asks |= {"father": base.args[0] + 1, "mother": base.args[1] + 1}
    elif base.kind == frames.HOLDER:
        asks["card"] = decision.subject
    elif base.kind == frames.RIVAL:
        asks |= {"owner": base.args[0] + 1, "card": decision.subject, "clause": base.args[2]}
    if under_way(s, seat):
        asks |= {"step": decision.step, "choices": list(decision.choices), "move": _plan(s, s.frames[-1])}
    return asks


def _plan(s: CrecyState, top: Frame) -> dict[str, object]:
    """The move under way for its chooser: also what was filled in because there was no choice."""
    deck = s.rules.deck
    space, pawn, what, _ = top.args[: plans.CARDS]
    if space >= len(terms.SPACE_NAMES):
        return {"cards": friend_names(deck, list(top.args[plans.CARDS :])) if top.kind != frames.LOSS else []}
    plan: dict[str, object] = {"space": terms.SPACE_NAMES[space]}
    if pawn >= 0:
        plan["pawn"] = terms.PAWN_NAMES[pawn]
    if what >= 0:
        if space <= terms.ARRANGE:
            plan["friend"] = deck.friends[what].id
        elif space in (terms.TITLE, terms.CONTRIBUTE):
            plan["card"] = offer_id(deck, space, what)
        elif space not in (terms.HAVE_CHILDREN, terms.DOCTOR):
            plan["amount"] = what
    person = planned_person(top)
    if person >= 0:
        plan["person"] = person + 1
    plan["cards"] = friend_names(deck, list(top.args[plans.CARDS :]))
    return plan


def planned_person(top: Frame) -> int:
    """The person that the move under way on a space is about, -1 for nobody (yet)."""
    space, _, what, whom = top.args[: plans.CARDS]
    if space in (terms.HAVE_CHILDREN, terms.DOCTOR):
        return what
    return whom if space != terms.SOCIALIZE else -1


# --- the view ---


def view(s: CrecyState, seat: int) -> dict[str, object]:
    """All that a seat may know, in names; cards in deck order (C-33.1, C-33.3)."""
    deck = s.rules.deck
    decision = s.decision_for(seat)
    shown: dict[str, object] = {
        "game": "crecy",
        "deck": deck.name,
        "mode": terms.MODES[s.rules.mode],
        "edition": terms.EDITIONS[s.rules.edition],
        "generation": s.generation,
        "round": s.round,
        "phase": terms.PHASES[s.phase],
        "starting_player": s.starter + 1 if s.starter >= 0 else None,
        "passed": [other + 1 for other in range(s.players) if s.passed >> other & 1],
        "seats": [_seat(s, other, seat) for other in range(s.players)],
        "display": friend_names(deck, s.display),
        "friend_deck": len(s.friend_pile) + len(s.friend_top),
        "friend_discard": friend_names(deck, s.friend_discard),
        "child_deck": counts(s, s.child_pile + s.child_top),
        "reserve": counts(s, s.reserve),
        "child_discard": card_names(deck, s.child_discard),
        "aside": card_names(deck, s.aside),
        "mission_deck": len(s.mission_pile) + len(s.mission_top),
        "mission_discard": [deck.missions[mission].id for mission in s.mission_discard],
        "titles": [deck.titles[n].id for n, place in enumerate(s.titles) if place == terms.ON_OFFER],
        "contributions": [
            deck.contributions[n].id for n, place in enumerate(s.contributions) if place == terms.ON_OFFER
        ],
        "mansions": s.mansions,
        "ventures": s.ventures,
        "supply": dict(zip(terms.COLOURS, s.supply, strict=True)),
        "spaces": [_space(s, number) for number in range(terms.MAIN_SPACES)],
        "decision": None if decision is None else _asks(s, decision, seat),
    }
    if s.rules.mode == terms.SOLO_TESTAMENT:
        shown["hints"] = [{"hint": deck.hints[n].id, "fulfilled": bool(s.fulfilled >> n & 1)} for n in s.hints]
    if s.drawn:
        own = [deck.missions[mission].id for mission in drawn_by(s, seat)]
        shown["drawn"] = {"seat": drawer(s) + 1, "missions": own or len(s.drawn)}
    return shown


def friend_names(deck: Deck, cards: list[int]) -> list[str]:
    return [deck.friends[card].id for card in cards]


def card_names(deck: Deck, cards: list[int]) -> list[str]:
    return [deck.card_ids[card] for card in cards]


def counts(s: CrecyState, cards: list[int]) -> dict[str, int]:
    """How many Sons, Daughters and Complications a hidden pile holds: everybody can tell (C-33.14)."""
    return dict(zip(TALLIED, tally(s, cards), strict=True))


def tally(s: CrecyState, cards: list[int]) -> list[int]:
    """The same as numbers, in the order of TALLIED."""
    genders = s.rules.deck.gender
    male = female = 0
    for card in cards:
        if genders[card] == terms.MALE:
            male += 1
        elif genders[card] == terms.FEMALE:
            female += 1
    return [male, female, len(cards) - male - female]


def drawer(s: CrecyState) -> int:
    """The seat that has drawn Missions and keeps one of them; its frame is on top."""
    return s.frames[-1].seat


def drawn_by(s: CrecyState, seat: int) -> list[int]:
    """The Missions of which the seat keeps one; the others see only how many there are (C-33.4)."""
    return s.drawn if s.drawn and drawer(s) == seat else []


def _space(s: CrecyState, number: int) -> dict[str, object]:
    seat, pawn = s.pawn_at(number)
    space = terms.FIRST_MAIN + number
    entry: dict[str, object] = {"space": terms.SPACE_NAMES[space], "seat": seat + 1 if seat >= 0 else None}
    entry["pawn"] = terms.PAWN_NAMES[pawn] if pawn >= 0 else None
    if s.rules.mode == terms.SOLO_STANDARD:
        entry["closed"] = solo.closed(s, space)
    return entry


def _seat(s: CrecyState, other: int, seat: int) -> dict[str, object]:
    """One player as another sees him or her: of a hand the size and the cards that all know, of the own all."""
    deck = s.rules.deck
    head = s.heads[other]
    hand = s.hands[other]
    patron = patron_seen(s, other, seat)
    shown: dict[str, object] = {
        "seat": other + 1,
        "colour": colour(s, other),
        "head": deck.heads[head].id if head >= 0 else None,
        "extinct": s.eliminated[other] or None,
        "honor": s.honor[other],
        "prestige": s.prestige[other],
        "income": s.income[other],
        "gold": s.gold[other],
        "pawns": s.pawns[other],
        "placed": dict(zip(terms.BOARD_SPACES, placed(s, other), strict=True)),
        "reserve": dict(zip(terms.COLOURS, reserve(s, other), strict=True)),
        "hand_size": len(hand),
        "known_hand": friend_names(deck, open_hand(s, other)),
        "missions": _missions(deck, s.open_missions[other]),
        "completed": _missions(deck, s.completed[other]),
        "under_patron": len(s.under[other]),
        "complication": s.complications[other] or None,
        "lasting": [deck.card_ids[lasting.card_of(e)] for e in s.lasting if lasting.owner_of(e) == other],
        "family": [person_dict(s, number, person) for number, person in enumerate(s.families[other])],
    }
    if other == seat:
        shown["hand"] = friend_names(deck, [card_of(mark) for mark in hand])
    if patron >= 0:
        shown["patron"] = deck.patrons[patron].id
    return shown


def colour(s: CrecyState, seat: int) -> str:
    """The colour of a player: that of the Head, before it is dealt that of the seat (C-3.18)."""
    head = s.heads[seat]
    return terms.PLAYER_COLOURS[s.rules.deck.heads[head].colour if head >= 0 else seat]


def open_hand(s: CrecyState, seat: int) -> list[int]:
    """The Friends in a hand that all have seen (C-33.9)."""
    return [card_of(mark) for mark in s.hands[seat] if known_to(mark, -1, terms.SEATS)]


def patron_seen(s: CrecyState, other: int, seat: int) -> int:
    """A Patron as far as a seat may know it, else -1: the own one, at the end all (C-31.1, C-33.1, C-33.11)."""
    return s.patrons[other] if other == seat or s.phase == terms.FINISHED else -1


def placed(s: CrecyState, seat: int) -> list[int]:
    return s.placed[seat * len(terms.BOARD_SPACES) : (seat + 1) * len(terms.BOARD_SPACES)]


def reserve(s: CrecyState, seat: int) -> list[int]:
    return s.reserves[seat * terms.COLOUR_COUNT : (seat + 1) * terms.COLOUR_COUNT]


def _missions(deck: Deck, mask: int) -> list[str]:
    return [mission.id for number, mission in enumerate(deck.missions) if mask >> number & 1]


def person_dict(s: CrecyState, number: int, person: Person) -> dict[str, object]:
    """One person; other persons by their numbers, counted from 1."""
    entry: dict[str, object] = {
        "person": number + 1,
        "card": s.rules.deck.card_ids[person.card],
        "gender": terms.GENDERS[person.gender],
        "row": person.row,
        "state": terms.STATES[person.state],
    }
    for key, value in (("father", person.father), ("mother", person.mother), ("partner", person.partner)):
        if value >= 0:
            entry[key] = value + 1
    if person.attached:
        entry["attached"] = attached_dict(s.rules.deck, person.attached)
    return entry


def attached_dict(deck: Deck, attached: int) -> dict[str, object]:
    """The cards beside a person: Title and Contribution by name, Mansion and Venture as true."""
    found: dict[str, object] = {}
    for kind in KINDS:
        number = held(attached, kind)
        if number:
            found[terms.ATTACHED[kind]] = deck.offers(kind)[number - 1].id if kind <= terms.A_CONTRIBUTION else True
    return found
