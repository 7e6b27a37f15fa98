"""What a choice does: the next step of a move, or its commit and all that follows at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of
from bequest.games.crecy.data.terms import (
    A_MANSION,
    ADULT,
    AMOUNT,
    ANY,
    ASK_FRIENDS,
    BIRTH,
    BOARD_OF_SPACE,
    BOARD_SPACES,
    C_DRAW,
    COLOUR_COUNT,
    COMMIT,
    CONTRIBUTE,
    DO_ASK_MORE,
    DOCTOR,
    DONE,
    EXCHANGE,
    F_AFTER,
    F_ASK,
    F_GROW,
    F_HAND,
    F_HOLDER,
    F_LOSE,
    F_MISSION,
    F_PAIR,
    F_RENEW,
    F_RIVAL,
    F_SIDE,
    F_TAKE,
    F_TURN,
    F_WED,
    FIRST_MAIN,
    FREE_TURN,
    FROM_DECK,
    FROM_DISPLAY,
    GREEN,
    H_CONTRIBUTIONS,
    H_SPENT,
    HAVE_CHILDREN,
    HELD,
    KIND_OF_SPACE,
    LOSE,
    LOSE_CARD,
    LOSE_CHILD,
    LOSE_PAWN,
    LOSING,
    MANSION,
    MANSION_PRESTIGE,
    O_AMOUNT,
    O_BIRTH,
    O_CARD,
    O_COUPLE,
    O_DISCARD,
    O_FRIEND,
    O_HOLDER,
    O_LOSS,
    O_MEMBER,
    O_PAWN,
    O_SOURCE,
    O_TAKE,
    P_CARDS,
    P_PAWN,
    P_SPACE,
    P_WHAT,
    P_WHOM,
    PASS,
    PATRIARCH,
    PAWN,
    PAWN_KINDS,
    PLAYER_PAWN,
    RENEWING,
    SOCIALIZE,
    SPACE,
    T_END_TURN,
    TAKING,
    UNDERTAKE,
    VENTURE,
    VENTURE_PRESTIGE,
)
from bequest.games.crecy.rules import (
    actions,
    births,
    effects,
    flow,
    friends,
    missions,
    offers,
    rivals,
    steps,
    testament,
    tree,
    weddings,
)
from bequest.games.crecy.rules.effects import gain_gold, gain_honor, gain_income, gain_prestige
from bequest.games.crecy.rules.events import E_ACTION, E_ATTACHED, E_HAND, E_PASS, E_SIDE

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition
    from bequest.games.crecy.rules.steps import Plan


def choose(s: CrecyPosition, frame: Frame, seat: int, action: int) -> None:
    """One legal choice in a decision other than a turn; the first of several, or all there is (C-10.35, C-10.36)."""
    kind = frame.kind
    if kind == F_TAKE:
        _choose_take(s, frame, action)
    elif kind == F_ASK:
        _go_on(s, seat, (ASK_FRIENDS, FREE_TURN, action - AMOUNT + 1, -1))
    elif kind == F_RENEW:
        choose_step(s, Frame(O_DISCARD, seat, (RENEWING, 0, 0, 0), True), action)
    elif kind == F_RIVAL:
        _choose_loss(s, frame, action - LOSE)
    else:
        s.frames.pop()
        _choose_single(s, frame, action)


def choose_turn(s: CrecyPosition, seat: int, action: int) -> None:
    """A pass, a Mission, or the first choice of a move: where a pawn is placed (C-10.2, C-10.34)."""
    deck = s.rules.deck
    if action == PASS:
        s.frames[-1] = Frame(T_END_TURN, seat)
        s.passed |= 1 << seat
        s.tell(E_PASS, seat)
    elif action >= deck.complete:
        missions.complete(s, seat, action - deck.complete)
    else:
        _go_on(s, seat, steps.begin(s, seat, action - SPACE))


def _choose_single(s: CrecyPosition, frame: Frame, action: int) -> None:
    """Decisions that are one choice, committed at once (C-10.36); the frame has been taken off the stack."""
    kind = frame.kind
    seat = frame.seat
    deck = s.rules.deck
    if kind == F_AFTER:
        if action == DONE:
            flow.finish_turn(s, seat)
        else:
            missions.complete(s, seat, action - deck.complete)
    elif kind == F_PAIR:
        births.keep_of_pair(s, frame, action - deck.child + deck.first_child)
    elif kind == F_LOSE:
        if action == LOSE_CHILD:
            births.lose_child(s, seat)
        else:
            births.lose_the_mother(s, frame)
    elif kind == F_GROW:
        weddings.grow(s, seat, action - deck.person)
    elif kind == F_WED:
        weddings.carry_out(s, seat, action - deck.person)
    elif kind == F_MISSION:
        missions.keep(s, seat, action - deck.mission)
    elif kind == F_HOLDER:
        _attach(s, seat, frame.args[0], frame.args[1], action - deck.person)
    elif kind == F_SIDE:
        _take_side(s, seat, action - PATRIARCH)
    elif kind == F_HAND:
        _keep_or_exchange(s, seat, action == EXCHANGE)
    else:
        testament.choose_start(s, action - deck.friend)


# --- set-up choices ---


def _take_side(s: CrecyPosition, seat: int, side: int) -> None:
    """The side of the Head fixes gender, Income, Gold and pawn (C-5.12 to C-5.17)."""
    deck = s.rules.deck
    head = deck.heads[s.heads[seat]]
    card = deck.first_head + 2 * s.heads[seat] + side
    s.families[seat].append(tree.Person(card, side, 1, tree.NONE, tree.NONE, tree.NONE, ADULT, 0))
    s.tell(E_SIDE, seat, (card,))
    gain_income(s, seat, head.sides[side].income)
    gain_gold(s, seat, head.sides[side].gold)
    if head.pawn >= 0:
        effects.gain_pawn(s, seat, head.pawn)


def _keep_or_exchange(s: CrecyPosition, seat: int, exchange: bool) -> None:
    """A new starting hand, once (C-5.18)."""
    s.tell(E_HAND, seat, (int(exchange),))
    if exchange:
        hand = [card_of(mark) for mark in s.hands[seat]]
        s.hands[seat] = []
        s.frames.append(Frame(C_DRAW, seat, (len(hand),)))
        piles.shuffle_in(s.friend_top, s.friend_pile, hand)


# --- a move in the making ---


def _go_on(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """Asks for the next choice of the move, or commits it."""
    step = steps.next_step(s, seat, plan)
    if step == COMMIT:
        s.close_move()
        _commit(s, seat, plan)
        return
    frame = Frame(step, seat, plan, True)
    on_offer = steps.options(s, frame)
    if len(on_offer) == 1:  # as `open_step`, which would ask again what kind of frame this is
        choose_step(s, frame, on_offer[0])
    else:
        frame.offer = on_offer
        s.frames.append(frame)


def choose_step(s: CrecyPosition, frame: Frame, action: int) -> None:
    """One more choice of the move under way, or its commit (C-10.27, C-10.29)."""
    kind = frame.kind
    plan = frame.args
    seat = frame.seat
    deck = s.rules.deck
    if O_DISCARD <= kind <= O_TAKE:
        if action == DONE:
            s.close_move()
            _commit(s, seat, plan)
        else:
            _go_on(s, seat, plan + (action - deck.friend,))
    elif kind == O_AMOUNT:
        _go_on(s, seat, steps.filled(plan, P_WHAT, action - AMOUNT + 1))
    elif kind == O_CARD:
        _go_on(s, seat, steps.filled(plan, P_WHAT, action - offers.base(s, plan[P_SPACE])))
    elif kind in (O_MEMBER, O_HOLDER):
        _go_on(s, seat, steps.filled(plan, P_WHOM, action - deck.person))
    elif kind == O_FRIEND:
        _go_on(s, seat, steps.filled(plan, P_WHAT, action - deck.friend))
    elif kind == O_COUPLE:
        _go_on(s, seat, steps.filled(plan, P_WHAT, action - deck.person))
    elif kind == O_BIRTH:
        _go_on(s, seat, steps.filled(plan, P_WHOM, action - BIRTH))
    elif kind == O_PAWN:
        _go_on(s, seat, steps.filled(plan, P_PAWN, action - PAWN))
    elif kind == O_SOURCE:
        _go_on(s, seat, steps.filled(plan, P_WHOM, action))
    else:
        assert kind == O_LOSS
        _choose_pawn_loss(s, seat, plan + (action - PAWN - GREEN,))


def _choose_take(s: CrecyPosition, frame: Frame, action: int) -> None:
    """The source of a batch, or its first card (C-10.35)."""
    count, gender, _ = frame.args
    plan = (TAKING, 0, count, gender)
    if action == FROM_DECK:
        s.frames.pop()
        friends.draw_cards(s, frame.seat, count)
    elif action == FROM_DISPLAY:
        if steps.cards_due(s, frame.seat, plan):
            _go_on(s, frame.seat, plan)
        else:
            s.frames.pop()
            friends.begin_batch(s, frame.seat, count, gender, particular=True)
    else:
        choose_step(s, Frame(O_TAKE, frame.seat, plan, True), action)


def _choose_loss(s: CrecyPosition, frame: Frame, kind: int) -> None:
    """A rival has chosen what to lose; of cards and pawns also which."""
    owner, card, index = frame.args
    plan = (LOSING, owner, card, index)
    if kind == LOSE_CARD:
        s.open_step(Frame(O_DISCARD, frame.seat, plan, True))
    elif kind == LOSE_PAWN:
        s.open_step(Frame(O_LOSS, frame.seat, plan, True))
    else:
        s.frames.pop()
        rivals.lose(s, frame.seat, owner, s.rules.deck.clauses[card][index], kind, ())


def _choose_pawn_loss(s: CrecyPosition, seat: int, plan: Plan) -> None:
    _, owner, card, index = plan[:P_CARDS]
    clause = s.rules.deck.clauses[card][index]
    if len(plan) - P_CARDS < clause.amount:
        s.open_step(Frame(O_LOSS, seat, plan, True))
    else:
        s.close_move()
        s.frames.pop()
        rivals.lose(s, seat, owner, clause, LOSE_PAWN, plan[P_CARDS:])


# --- the commit ---


def _commit(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """The move is carried out: pawn, cost, action (C-10.6). The decision it began from is on top of the stack."""
    space = plan[P_SPACE]
    cards = plan[P_CARDS:]
    if s.frames[-1].kind != F_TURN:
        s.frames.pop()
        if space == ASK_FRIENDS:
            _ask(s, seat, plan)
        elif space == TAKING:
            friends.take_chosen(s, seat, list(cards))
        elif space == RENEWING:
            for card in cards:
                friends.discard(s, seat, card)
            friends.draw_cards(s, seat, len(cards))
        else:
            _, owner, card, index = plan[:P_CARDS]
            rivals.lose(s, seat, owner, s.rules.deck.clauses[card][index], LOSE_CARD, cards)
        return
    s.frames[-1] = Frame(T_END_TURN, seat)
    _place_pawn(s, seat, space, plan[P_PAWN])
    if space < HAVE_CHILDREN:
        weddings.begin(s, seat, space, plan[P_PAWN], plan[P_WHAT], plan[P_WHOM])
    elif space == HAVE_CHILDREN:
        if plan[P_WHOM] != ANY:
            gain_honor(s, seat, -1, H_SPENT)
        father, mother = tree.parents_of_couple(s.families[seat], plan[P_WHAT])
        births.begin(s, seat, father, mother, 1, plan[P_WHOM])
    elif space == ASK_FRIENDS:
        _ask(s, seat, plan)
    elif space == SOCIALIZE:
        _socialize(s, seat, plan)
    else:
        _main_action(s, seat, plan)


def _place_pawn(s: CrecyPosition, seat: int, space: int, pawn: int) -> None:
    """On the player board, on the main board, or none for a free-turn Friend (C-10.14, C-10.16, C-34.8)."""
    if space >= HAVE_CHILDREN and s.journal is not None:
        s.tell(E_ACTION, seat, (space, pawn))
    if pawn == FREE_TURN:
        return
    if pawn == PLAYER_PAWN:
        s.pawns[seat] -= 1
    else:
        s.reserves[seat * COLOUR_COUNT + pawn - GREEN] -= 1
    if space < FIRST_MAIN:
        s.placed[seat * len(BOARD_SPACES) + BOARD_OF_SPACE[space]] += 1
    else:
        s.spaces[space - FIRST_MAIN] = seat * PAWN_KINDS + pawn


def _ask(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """Ask Friends for Money (C-19.1 to C-19.3)."""
    amount = plan[P_WHAT]
    more = effects.modifier(s, seat, DO_ASK_MORE) if s.lasting else 0
    if amount > 2:
        gain_honor(s, seat, -1, H_SPENT)
    for card in plan[P_CARDS:]:
        friends.discard(s, seat, card)
    gain_gold(s, seat, amount + more)


def _socialize(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """Socialize: pay, then the batch (C-20.1, C-20.2)."""
    gain_gold(s, seat, 1 - plan[P_WHAT])
    if plan[P_WHOM] == FROM_DECK:
        friends.draw_cards(s, seat, steps.batch_size(s, seat, plan[P_WHAT]))
    elif len(plan) > P_CARDS:
        friends.take_chosen(s, seat, list(plan[P_CARDS:]))
    else:
        friends.begin_batch(s, seat, steps.batch_size(s, seat, plan[P_WHAT]), particular=True)


def _main_action(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """The cost of a main board action, then what it does (sections 22 to 27)."""
    space, _, what, whom = plan[:P_CARDS]
    offered = space <= CONTRIBUTE
    price = offers.gold_cost(s, seat, space, what) if offered else actions.gold_cost(s, seat, space)
    for card in plan[P_CARDS:]:
        friends.discard(s, seat, card)
    gain_gold(s, seat, -price)
    if offered:
        _acquire(s, seat, space, what, whom)
        return
    if space == MANSION:
        s.mansions -= 1
        gain_prestige(s, seat, MANSION_PRESTIGE)
        _attach(s, seat, space, 0, whom)
    elif space == VENTURE:
        s.ventures -= 1
        gain_prestige(s, seat, -VENTURE_PRESTIGE[s.rules.edition])
        gain_income(s, seat, 1)
        _attach(s, seat, space, 0, whom)
    elif space == DOCTOR:
        father, mother = tree.parents_of_couple(s.families[seat], what)
        births.begin(s, seat, father, mother, 2)
    else:
        assert space == UNDERTAKE
        missions.undertake(s, seat)


def _acquire(s: CrecyPosition, seat: int, space: int, number: int, holder: int) -> None:
    """A Title or a Contribution: pay, receive, place (C-21.9, C-22.2, C-23.2)."""
    offer = s.rules.deck.offers(KIND_OF_SPACE[space])[number]
    gain_income(s, seat, -offer.income_lost)
    gain_honor(s, seat, offer.honor, H_CONTRIBUTIONS)
    gain_prestige(s, seat, offer.prestige)
    gain_income(s, seat, offer.income)
    offers.places(s, KIND_OF_SPACE[space])[number] = HELD
    if offer.friends:
        s.frames.append(Frame(F_HOLDER, seat, (space, number)))
        friends.begin_batch(s, seat, offer.friends)
    else:
        _attach(s, seat, space, number, holder)


def attach_to_the_only(s: CrecyPosition, frame: Frame) -> bool:
    """A card that a single member can hold is laid there without a question: all can see it (C-33.16)."""
    on_offer = s.options(frame, frame.seat)
    if len(on_offer) > 1:
        return False
    s.frames.pop()
    _choose_single(s, frame, on_offer[0])
    return True


def _attach(s: CrecyPosition, seat: int, space: int, number: int, holder: int) -> None:
    """The card is laid beside its holder (C-21.1)."""
    kind = KIND_OF_SPACE[space]
    tree.attach(s.families[seat], holder, kind, number if kind < A_MANSION else 0)
    s.tell(E_ATTACHED, seat, (kind, number, holder))
