"""What a seat may know of a position: its view, its key for search, and fair guesses at the rest (section 23)."""

from __future__ import annotations

from bequest.core import guessing
from bequest.core.frames import Together
from bequest.core.knowledge import card_of, everybody, knowers_of, known_to, marked, redeal_unknown
from bequest.core.position import Decision, Place
from bequest.core.rng import Rng
from bequest.games.lastwill import wire
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.rules import frames
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.market import falls, value
from bequest.games.lastwill.rules.scoring import worth
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import naming
from bequest.games.lastwill.wire import Asks, Pile, Plan, Seat, View

# --- the open decision ---


def asked(s: WillState) -> Decision:
    """What everybody sees of the open decision; of a move under way only who is choosing (W-1.12)."""
    base = s.base
    if isinstance(base, Together):
        return Decision(frames.NAMES[base.kind], s.seat, waiting=tuple(base.waiting()))
    space = given_space(s)
    return Decision(frames.NAMES[base.kind], base.seat, s.rules.deck.errand_names[space] if space >= 0 else "")


def given_space(s: WillState) -> int:
    """The errand space that was the only one, and so not asked for, as a row of the figures; otherwise -1."""
    base = s.base
    return base.args[0] - s.rules.deck.errand if base.args else -1


def _asks(s: WillState, decision: Decision) -> Asks:
    """The decision with its facts, and of the chooser's own move all choices, those made by the program included."""
    top = s.frames[-1]
    move = [s.rules.deck.catalogue.text(action) for action in top.args] if decision.step and top.open else None
    return Asks(
        decision.kind,
        decision.seat + 1,
        decision.subject or None,
        [waiting + 1 for waiting in decision.waiting] if decision.waiting else None,
        decision.step or None,
        list(decision.choices) if decision.step else None,
        move,
    )


def own_answer(s: WillState, seat: int) -> tuple[int, ...]:
    """What the seat has answered to the open simultaneous choice, also when it has finished."""
    top = s.frames[-1] if s.frames else None
    return top.answers[seat] if isinstance(top, Together) and seat >= 0 else ()


# --- the view ---


def view(s: WillState, seat: int) -> View:
    """All that a seat may know, in names; cards in the order of the card list, copies not told apart.

    W-23.1, W-23.6, W-23.13.
    """
    rules = s.rules
    deck = rules.deck
    decision = s.decision_for(seat)
    answer = own_answer(s, seat)
    return View(
        "lastwill",
        deck.name,
        deck.boards.name,
        "open" if rules.open_discards else "face_down",
        s.round,
        terms.PHASES[s.phase],
        s.stage,
        s.fortune or None,
        s.starter + 1 if s.starter >= 0 else None,
        [other + 1 for other in s.order],
        [_plan(s, number) for number in range(len(rules.plans))],
        figures(s),
        s.extensions,
        dict(zip(terms.TYPES, s.market, strict=True)) if s.market else None,
        offering(s),
        [bool(s.wilds >> place & 1) for place in range(terms.WILD_PLACES)],
        {terms.BACKS[back]: s.left_in(back) for back in range(terms.WILD_BACK)},
        [_pile(s, n, seat) for n in range(terms.SPECIAL + 1)],
        [_seat(s, other, seat) for other in range(s.players)],
        None if decision is None else _asks(s, decision),
        [deck.catalogue.text(action) for action in answer] if answer else None,
    )


def _plan(s: WillState, number: int) -> Plan:
    plan = s.rules.plans[number]
    return Plan(number + 1, plan.cards, plan.errands, plan.actions, marker(s, number))


def marker(s: WillState, plan: int) -> int | str | None:
    """Who stands on a plan: a seat, a neutral marker or nobody."""
    found = s.plans[plan]
    return found + 1 if found >= 0 else "neutral" if found == terms.NEUTRAL else None


def figures(s: WillState) -> dict[str, list[int]]:
    """The errand spaces in use with the seats on them."""
    deck = s.rules.deck
    return {
        deck.errand_names[space - deck.errand]: [seat + 1 for seat in s.figures[space - deck.errand]]
        for space in s.rules.errands
    }


def offering(s: WillState) -> dict[str, str | None]:
    ids = s.rules.deck.ids
    return {
        place.id.upper(): ids[card] if card >= 0 else None
        for place, card in zip(s.rules.places, s.offering, strict=True)
    }


def _pile(s: WillState, deck: int, seat: int) -> Pile:
    """A discard pile, or the special cards out of the game: its size, and what the seat remembers (W-23.10)."""
    ids = s.rules.deck.ids
    return Pile(terms.DECKS[deck], len(s.discards[deck]), [ids[card] for card in known_discards(s, deck, seat)])


def known_discards(s: WillState, deck: int, seat: int) -> list[int]:
    return [card_of(mark) for mark in s.discards[deck] if known_to(mark, seat, s.players)]


def own_hand(s: WillState, seat: int) -> list[int]:
    return [card_of(mark) for mark in s.hands[seat]]


def known_hand(s: WillState, other: int, seat: int) -> list[int]:
    """The cards of a hand that a seat knows; of its own those that all know."""
    watcher = -1 if other == seat else seat
    return [card_of(mark) for mark in s.hands[other] if known_to(mark, watcher, s.players)]


def hand_backs(s: WillState, other: int) -> list[int]:
    """The backs of a hand, which everybody sees."""
    backs = s.rules.deck.backs
    return [backs[card_of(mark)] for mark in s.hands[other]]


def _seat(s: WillState, other: int, seat: int) -> Seat:
    """A player as the viewing seat sees it: of a hand the backs and the known cards, of the own hand all cards.

    W-23.2, W-23.3, W-23.7.
    """
    deck = s.rules.deck
    backs = hand_backs(s, other)
    return Seat(
        other + 1,
        s.rules.colours[other],
        s.balances[other],
        bool(s.bankrupt >> other & 1),
        s.plans.index(other) + 1 if other in s.plans else None,
        s.boys[other],
        s.actions[other],
        s.white_left(other),
        len(backs),
        {terms.BACKS[back]: backs.count(back) for back in range(len(terms.BACKS)) if back in backs},
        [deck.ids[card] for card in known_hand(s, other, seat)],
        [None if lying is None else _lying(s, lying) for lying in s.boards[other]],
        [deck.ids[card] for card in own_hand(s, seat)] if other == seat else None,
        worth(s, other),
    )


def _lying(s: WillState, lying: Lying) -> wire.Lying:
    """A card on a board with its state."""
    card = s.rules.deck.cards[lying.card]
    return wire.Lying(
        card.id,
        lying.round,
        lying.tokens if card.spaces else None,
        value(s, lying) if card.kind == terms.PROPERTY else None,
        lying.activated if card.upper else None,
        lying.used if card.counted is not None else None,
        card.banknotes[lying.step + 1] if falls(card, lying) else None,
    )


# --- key and guess ---


def key(s: WillState, seat: int) -> tuple[object, ...]:
    """All that the seat knows, in numbers."""
    mine = seat >= 0 and seat == s.seat
    return (
        (s.round, s.phase, s.stage, s.turn, s.starter, s.seat, s.extensions, s.wilds, s.bankrupt, s.fortune),
        (tuple(s.order), tuple(s.plans), tuple(s.figures), tuple(s.boys), s.market, tuple(s.offering)),
        (tuple(s.balances), tuple(s.actions), tuple([s.left_in(back) for back in range(terms.WILD_BACK)])),
        tuple([_board_key(board) for board in s.boards]),
        tuple([_known(s, hand, seat) for hand in s.hands]),
        tuple([_known(s, pile, seat) for pile in s.discards]),
        tuple([(frame.kind, frame.seat, frame.args) for frame in s.frames if not frame.open]),
        tuple(s.waiting),
        tuple([(frame.kind, frame.args) for frame in s.frames if frame.open]) if mine else (),
        own_answer(s, seat),
    )


def _board_key(board: list[Lying | None]) -> tuple[object, ...]:
    return tuple(
        [
            None if lying is None else (lying.card, lying.tokens, lying.step, lying.activated, lying.used, lying.round)
            for lying in board
        ]
    )


def _known(s: WillState, group: list[int], seat: int) -> tuple[int, ...]:
    """The cards of a group as the seat knows them; of the others the backs and who knows them."""
    backs = s.rules.deck.backs
    players = s.players
    return tuple(
        sorted(
            [
                mark if known_to(mark, seat, players) else marked(-1 - backs[card_of(mark)], knowers_of(mark))
                for mark in group
            ]
        )
    )


def redeal(copy: WillState, seat: int, rng: Rng) -> None:
    """Turns a copy into a guess: deals what the seat does not know anew, back by back, and sets a new generator."""
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
    backs = copy.rules.deck.backs
    for top in copy.tops:
        for card in top:
            copy.pools[backs[card]].append(card)
        top.clear()
    redeal_unknown(copy.pools, copy.hands + copy.discards, backs, seat, copy.players, rng)
    guessing.forget_choices(copy, seat, rng)


# --- places ---


def places(s: WillState) -> list[Place]:
    """Where every card is and who knows it there."""
    deck = s.rules.deck
    found = _piles(s)
    for number, hand in enumerate(s.hands, 1):
        found.append(_marked(f"hand:{number}", hand))
    for pile in range(terms.SPECIAL + 1):
        found.append(_marked(naming.discards(pile), s.discards[pile]))
    for place, card in enumerate(s.offering):
        found.append(_open(s, naming.offering(s.rules, place), [card] if card >= 0 else []))
    for place in range(terms.WILD_PLACES):
        found.append(_open(s, f"wild:{place + 1}", [deck.wild] if s.wilds >> place & 1 else []))
    for seat, board in enumerate(s.boards):
        for space, lying in enumerate(board):
            found.append(_open(s, naming.space(seat, space), [] if lying is None else [lying.card]))
    return found


def _piles(s: WillState) -> list[Place]:
    """The draw piles by back, which nobody knows; arranged cards are among them."""
    backs = s.rules.deck.backs
    found: list[Place] = []
    for back in range(terms.WILD_BACK):
        arranged = [card for card in s.tops[terms.DECK_OF_BACK[back]] if backs[card] == back]
        cards = (*arranged, *s.pools[back])
        found.append(Place(f"pile:{terms.BACKS[back]}", cards, (0,) * len(cards)))
    return found


def _open(s: WillState, name: str, cards: list[int]) -> Place:
    return Place(name, tuple(cards), (everybody(s.players),) * len(cards))


def _marked(name: str, group: list[int]) -> Place:
    return Place(name, tuple([card_of(mark) for mark in group]), tuple([knowers_of(mark) for mark in group]))
