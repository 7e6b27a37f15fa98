"""What a seat may know of a position: its view, its key for search, and fair guesses at the rest (section 33)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.knowledge import card_of, known_to
from bequest.core.position import Decision
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import frames, kinship, lasting, plans, solo
from bequest.games.crecy.rules.state import CHILD_CARDS, CrecyState
from bequest.games.crecy.rules.tree import Person, held
from bequest.games.crecy.wire import Asked, Attached, Drawn, HintView, Plan, Player, Space, View
from bequest.games.crecy.wire import Person as PersonView

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


def _asks(s: CrecyState, decision: Decision, seat: int) -> Asked:
    """The decision with its facts, all of them public; and of the chooser's own move the choices so far."""
    base = s.base
    count = gender = father = mother = owner = clause = None
    source_open: bool | None = None
    card: str | None = None
    if base.kind == frames.TAKE:
        count, wanted, sourced = base.args
        gender, source_open = terms.GENDERS[wanted] if wanted >= 0 else None, not sourced
    elif base.kind in (frames.PAIR, frames.LOSE):
        father, mother = base.args[0] + 1, base.args[1] + 1
    elif base.kind == frames.HOLDER:
        card = decision.subject
    elif base.kind == frames.RIVAL:
        owner, card, clause = base.args[0] + 1, decision.subject, base.args[2]
    step: str | None = None
    choices: list[str] | None = None
    move: Plan | None = None
    if under_way(s, seat):
        step, choices, move = decision.step, list(decision.choices), _plan(s, s.frames[-1])
    return Asked(
        decision.kind, decision.seat + 1, count, gender, source_open, father, mother, card, owner, clause, step,
        choices, move,
    )  # fmt: skip


def _plan(s: CrecyState, top: Frame) -> Plan:
    """The move under way for its chooser: also what was filled in because there was no choice."""
    deck = s.rules.deck
    space, pawn, what, _ = top.args[: plans.CARDS]
    cards = friend_names(deck, list(top.args[plans.CARDS :])) if top.kind != frames.LOSS else []
    if space >= len(terms.SPACE_NAMES):
        return Plan(cards)
    friend: str | None = None
    card: str | None = None
    amount: int | None = None
    if what >= 0:
        if space <= terms.ARRANGE:
            friend = deck.friends[what].id
        elif space in (terms.TITLE, terms.CONTRIBUTE):
            card = offer_id(deck, space, what)
        elif space not in (terms.HAVE_CHILDREN, terms.DOCTOR):
            amount = what
    person = planned_person(top)
    return Plan(
        cards,
        terms.SPACE_NAMES[space],
        terms.PAWN_NAMES[pawn] if pawn >= 0 else None,
        friend,
        card,
        amount,
        person + 1 if person >= 0 else None,
    )


def planned_person(top: Frame) -> int:
    """The person that the move under way on a space is about, -1 for nobody (yet)."""
    space, _, what, whom = top.args[: plans.CARDS]
    if space in (terms.HAVE_CHILDREN, terms.DOCTOR):
        return what
    return whom if space != terms.SOCIALIZE else -1


# --- the view ---


def view(s: CrecyState, seat: int) -> View:
    """All that a seat may know, in names; cards in deck order (C-33.1, C-33.3)."""
    deck = s.rules.deck
    decision = s.decision_for(seat)
    hints: list[HintView] | None = None
    if s.rules.mode == terms.SOLO_TESTAMENT:
        hints = [_hint(s, n) for n in s.hints]
    drawn: Drawn | None = None
    if s.drawn:
        own = [deck.missions[mission].id for mission in drawn_by(s, seat)]
        drawn = Drawn(drawer(s) + 1, own or len(s.drawn))
    return View(
        "crecy",
        deck.name,
        terms.MODES[s.rules.mode],
        terms.EDITIONS[s.rules.edition],
        s.generation,
        s.round,
        terms.PHASES[s.phase],
        s.starter + 1 if s.starter >= 0 else None,
        [other + 1 for other in range(s.players) if s.passed >> other & 1],
        [_seat(s, other, seat) for other in range(s.players)],
        friend_names(deck, s.display),
        len(s.friend_pile) + len(s.friend_top),
        friend_names(deck, s.friend_discard),
        counts(s, s.child_pile + s.child_top),
        counts(s, s.reserve),
        card_names(deck, s.child_discard),
        card_names(deck, s.aside),
        len(s.mission_pile) + len(s.mission_top),
        [deck.missions[mission].id for mission in s.mission_discard],
        [deck.titles[n].id for n, place in enumerate(s.titles) if place == terms.ON_OFFER],
        [deck.contributions[n].id for n, place in enumerate(s.contributions) if place == terms.ON_OFFER],
        s.mansions,
        s.ventures,
        dict(zip(terms.COLOURS, s.supply, strict=True)),
        [_space(s, number) for number in range(terms.MAIN_SPACES)],
        None if decision is None else _asks(s, decision, seat),
        card_names(deck, found(s)) or None,
        _acquired_id(s),
        drawn,
        hints,
    )


def _hint(s: CrecyState, number: int) -> HintView:
    hint = s.rules.deck.hints[number]
    found = kinship.found(s.rules.deck, s.families[0], hint)
    return HintView(hint.id, bool(s.fulfilled >> number & 1), found, hint.least)


def found(s: CrecyState) -> list[int]:
    """The Child cards that the search under way has found, or those of a pair: open, between deck and tree."""
    if not s.frames:
        return []
    top = s.frames[-1]
    if top.kind == frames.PAIR:
        return list(top.args[3:5])
    return sorted(top.args[4:]) if top.kind == frames.SEARCH else []


def acquired(s: CrecyState) -> Frame | None:
    """The Title or Contribution that is bought and not yet laid beside anybody: the frame that asks for the holder."""
    for frame in s.frames:
        if frame.kind == frames.HOLDER:
            return frame
    return None


def _acquired_id(s: CrecyState) -> str | None:
    frame = acquired(s)
    return None if frame is None else offer_id(s.rules.deck, frame.args[0], frame.args[1])


def friend_names(deck: Deck, cards: list[int]) -> list[str]:
    return [deck.friends[card].id for card in cards]


def card_names(deck: Deck, cards: list[int]) -> list[str]:
    return [deck.card_ids[card] for card in cards]


def counts(s: CrecyState, cards: list[int]) -> dict[str, int]:
    """How many Sons, Daughters and Complications a hidden pile holds (C-33.14)."""
    return dict(zip(CHILD_CARDS, s.children_in(cards), strict=True))


def drawer(s: CrecyState) -> int:
    """The seat that has drawn Missions and keeps one of them; its frame is on top."""
    return s.frames[-1].seat


def drawn_by(s: CrecyState, seat: int) -> list[int]:
    """The Missions of which the seat keeps one; the others see only how many there are (C-33.4)."""
    return s.drawn if s.drawn and drawer(s) == seat else []


def _space(s: CrecyState, number: int) -> Space:
    seat, pawn = s.pawn_at(number)
    space = terms.FIRST_MAIN + number
    closed = solo.closed(s, space) if s.rules.mode == terms.SOLO_STANDARD else None
    if seat < 0:
        return Space(terms.SPACE_NAMES[space], None, None, closed)
    return Space(terms.SPACE_NAMES[space], seat + 1, terms.PAWN_NAMES[pawn], closed)


def _seat(s: CrecyState, other: int, seat: int) -> Player:
    """One player as another sees him or her: of a hand the size and the cards that all know, of the own all."""
    deck = s.rules.deck
    head = s.heads[other]
    hand = s.hands[other]
    patron = patron_seen(s, other, seat)
    return Player(
        other + 1,
        colour(s, other),
        deck.heads[head].id if head >= 0 else None,
        s.eliminated[other] or None,
        s.honor[other],
        s.prestige[other],
        s.income[other],
        s.gold[other],
        s.pawns[other],
        dict(zip(terms.BOARD_SPACES, placed(s, other), strict=True)),
        dict(zip(terms.COLOURS, reserve(s, other), strict=True)),
        len(hand),
        friend_names(deck, open_hand(s, other)),
        _missions(deck, s.open_missions[other]),
        _missions(deck, s.completed[other]),
        len(s.under[other]),
        s.complications[other] or None,
        [deck.card_ids[lasting.card_of(e)] for e in s.lasting if lasting.owner_of(e) == other],
        [person_view(deck, number, person) for number, person in enumerate(s.families[other])],
        friend_names(deck, [card_of(mark) for mark in hand]) if other == seat else None,
        deck.patrons[patron].id if patron >= 0 else None,
    )


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


def person_view(deck: Deck, number: int, person: Person) -> PersonView:
    """One person; other persons by their numbers, counted from 1."""
    return PersonView(
        number + 1,
        deck.card_ids[person.card],
        terms.GENDERS[person.gender],
        person.row,
        terms.STATES[person.state],
        person.father + 1 if person.father >= 0 else None,
        person.mother + 1 if person.mother >= 0 else None,
        person.partner + 1 if person.partner >= 0 else None,
        _attached(deck, person.attached) if person.attached else None,
    )


def _attached(deck: Deck, attached: int) -> Attached:
    """The cards beside a person: Title and Contribution by name, Mansion and Venture as true."""
    title, contribution = held(attached, terms.A_TITLE), held(attached, terms.A_CONTRIBUTION)
    return Attached(
        deck.titles[title - 1].id if title else None,
        deck.contributions[contribution - 1].id if contribution else None,
        held(attached, terms.A_MANSION) > 0,
        held(attached, terms.A_VENTURE) > 0,
    )
