"""What a choice does: the next step of a move, or its commit and all that follows at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import (
    actions,
    births,
    effects,
    events,
    flow,
    frames,
    friends,
    missions,
    offers,
    plans,
    rivals,
    steps,
    testament,
    tree,
    weddings,
)
from bequest.games.crecy.rules.effects import gain_gold, gain_honor, gain_income, gain_prestige

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition
    from bequest.games.crecy.rules.steps import Plan


def choose(s: CrecyPosition, frame: Frame, seat: int, action: int) -> None:
    """One legal choice in a decision other than a turn; the first of several, or all there is (C-10.35, C-10.36)."""
    kind = frame.kind
    if kind == frames.TAKE:
        _choose_take(s, frame, action)
    elif kind == frames.ASK:
        _go_on(s, seat, (terms.ASK_FRIENDS, terms.FREE_TURN, action - terms.AMOUNT + 1, -1))
    elif kind == frames.RENEW:
        choose_step(s, Frame(frames.DISCARD, seat, (plans.RENEWING, 0, 0, 0), True), action)
    elif kind == frames.RIVAL:
        _choose_loss(s, frame, action - terms.LOSE)
    else:
        s.frames.pop()
        _choose_single(s, frame, action)


def choose_turn(s: CrecyPosition, seat: int, action: int) -> None:
    """A pass, a Mission, or the first choice of a move: where a pawn is placed (C-10.2, C-10.34)."""
    deck = s.rules.deck
    if action == terms.PASS:
        s.frames[-1] = Frame(frames.END_TURN, seat)
        s.passed |= 1 << seat
        s.tell(events.PASS, seat)
    elif action >= deck.complete:
        missions.complete(s, seat, action - deck.complete)
    else:
        _go_on(s, seat, steps.begin(s, seat, action - terms.SPACE))


def _choose_single(s: CrecyPosition, frame: Frame, action: int) -> None:
    """Decisions that are one choice, committed at once (C-10.36); the frame has been taken off the stack."""
    kind = frame.kind
    seat = frame.seat
    deck = s.rules.deck
    if kind == frames.AFTER:
        if action == terms.DONE:
            flow.finish_turn(s, seat)
        else:
            missions.complete(s, seat, action - deck.complete)
    elif kind == frames.PAIR:
        births.keep_of_pair(s, frame, action - deck.child + deck.first_child)
    elif kind == frames.LOSE:
        if action == terms.LOSE_CHILD:
            births.lose_child(s, seat)
        else:
            births.lose_the_mother(s, frame)
    elif kind == frames.GROW:
        weddings.grow(s, seat, action - deck.person)
    elif kind == frames.WED:
        weddings.carry_out(s, seat, action - deck.person)
    elif kind == frames.MISSION:
        missions.keep(s, seat, action - deck.mission)
    elif kind == frames.HOLDER:
        _attach(s, seat, frame.args[0], frame.args[1], action - deck.person)
    elif kind == frames.HEAD_SIDE:
        _take_side(s, seat, action - terms.PATRIARCH)
    elif kind == frames.HAND:
        _keep_or_exchange(s, seat, action == terms.EXCHANGE)
    else:
        testament.choose_start(s, action - deck.friend)


# --- set-up choices ---


def _take_side(s: CrecyPosition, seat: int, side: int) -> None:
    """The side of the Head fixes gender, Income, Gold and pawn (C-5.12 to C-5.17)."""
    deck = s.rules.deck
    head = deck.heads[s.heads[seat]]
    card = deck.first_head + 2 * s.heads[seat] + side
    s.families[seat].append(tree.Person(card, side, 1, tree.NONE, tree.NONE, tree.NONE, terms.ADULT, 0))
    s.tell(events.SIDE, seat, (card,))
    gain_income(s, seat, head.sides[side].income)
    gain_gold(s, seat, head.sides[side].gold)
    if head.pawn >= 0:
        effects.gain_pawn(s, seat, head.pawn)


def _keep_or_exchange(s: CrecyPosition, seat: int, exchange: bool) -> None:
    """A new starting hand, once (C-5.18)."""
    s.tell(events.HAND, seat, (int(exchange),))
    if exchange:
        hand = [card_of(mark) for mark in s.hands[seat]]
        s.hands[seat] = []
        s.frames.append(Frame(frames.DRAW, seat, (len(hand),)))
        piles.shuffle_in(s.friend_top, s.friend_pile, hand)


# --- a move in the making ---


def _go_on(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """Asks for the next choice of the move, or commits it."""
    step = steps.next_step(s, seat, plan)
    if step == plans.COMMIT:
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
    if frames.DISCARD <= kind <= frames.DISPLAY:
        if action == terms.DONE:
            s.close_move()
            _commit(s, seat, plan)
        else:
            _go_on(s, seat, plan + (action - deck.friend,))
    elif kind == frames.AMOUNT:
        _go_on(s, seat, steps.filled(plan, plans.WHAT, action - terms.AMOUNT + 1))
    elif kind == frames.CARD:
        _go_on(s, seat, steps.filled(plan, plans.WHAT, action - offers.base(s, plan[plans.SPACE])))
    elif kind in (frames.MEMBER, frames.PLACE):
        _go_on(s, seat, steps.filled(plan, plans.WHOM, action - deck.person))
    elif kind == frames.FRIEND:
        _go_on(s, seat, steps.filled(plan, plans.WHAT, action - deck.friend))
    elif kind == frames.COUPLE:
        _go_on(s, seat, steps.filled(plan, plans.WHAT, action - deck.person))
    elif kind == frames.BIRTH:
        _go_on(s, seat, steps.filled(plan, plans.WHOM, action - terms.BIRTH))
    elif kind == frames.PAWN:
        _go_on(s, seat, steps.filled(plan, plans.PAWN, action - terms.PAWN))
    elif kind == frames.SOURCE:
        _go_on(s, seat, steps.filled(plan, plans.WHOM, action))
    else:
        assert kind == frames.LOSS
        _choose_pawn_loss(s, seat, plan + (action - terms.PAWN - terms.GREEN,))


def _choose_take(s: CrecyPosition, frame: Frame, action: int) -> None:
    """The source of a batch, or its first card (C-10.35)."""
    count, gender, _ = frame.args
    plan = (plans.TAKING, 0, count, gender)
    if action == terms.FROM_DECK:
        s.frames.pop()
        friends.draw_cards(s, frame.seat, count)
    elif action == terms.FROM_DISPLAY:
        if steps.cards_due(s, frame.seat, plan):
            _go_on(s, frame.seat, plan)
        else:
            s.frames.pop()
            friends.begin_batch(s, frame.seat, count, gender, particular=True)
    else:
        choose_step(s, Frame(frames.DISPLAY, frame.seat, plan, True), action)


def _choose_loss(s: CrecyPosition, frame: Frame, kind: int) -> None:
    """A rival has chosen what to lose; of cards and pawns also which."""
    owner, card, index = frame.args
    plan = (plans.LOSING, owner, card, index)
    if kind == terms.LOSE_CARD:
        s.open_step(Frame(frames.DISCARD, frame.seat, plan, True))
    elif kind == terms.LOSE_PAWN:
        s.open_step(Frame(frames.LOSS, frame.seat, plan, True))
    else:
        s.frames.pop()
        rivals.lose(s, frame.seat, owner, s.rules.deck.clauses[card][index], kind, ())


def _choose_pawn_loss(s: CrecyPosition, seat: int, plan: Plan) -> None:
    _, owner, card, index = plan[: plans.CARDS]
    clause = s.rules.deck.clauses[card][index]
    if len(plan) - plans.CARDS < clause.amount:
        s.open_step(Frame(frames.LOSS, seat, plan, True))
    else:
        s.close_move()
        s.frames.pop()
        rivals.lose(s, seat, owner, clause, terms.LOSE_PAWN, plan[plans.CARDS :])


# --- the commit ---


def _commit(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """The move is carried out: pawn, cost, action (C-10.6). The decision it began from is on top of the stack."""
    space = plan[plans.SPACE]
    cards = plan[plans.CARDS :]
    if s.frames[-1].kind != frames.TURN:
        s.frames.pop()
        if space == terms.ASK_FRIENDS:
            _ask(s, seat, plan)
        elif space == plans.TAKING:
            friends.take_chosen(s, seat, list(cards))
        elif space == plans.RENEWING:
            for card in cards:
                friends.discard(s, seat, card)
            friends.draw_cards(s, seat, len(cards))
        else:
            _, owner, card, index = plan[: plans.CARDS]
            rivals.lose(s, seat, owner, s.rules.deck.clauses[card][index], terms.LOSE_CARD, cards)
        return
    s.frames[-1] = Frame(frames.END_TURN, seat)
    _place_pawn(s, seat, space, plan[plans.PAWN])
    if space < terms.HAVE_CHILDREN:
        weddings.begin(s, seat, space, plan[plans.PAWN], plan[plans.WHAT], plan[plans.WHOM])
    elif space == terms.HAVE_CHILDREN:
        if plan[plans.WHOM] != terms.ANY:
            gain_honor(s, seat, -1, terms.H_SPENT)
        father, mother = tree.parents_of_couple(s.families[seat], plan[plans.WHAT])
        births.begin(s, seat, father, mother, 1, plan[plans.WHOM])
    elif space == terms.ASK_FRIENDS:
        _ask(s, seat, plan)
    elif space == terms.SOCIALIZE:
        _socialize(s, seat, plan)
    else:
        _main_action(s, seat, plan)


def _place_pawn(s: CrecyPosition, seat: int, space: int, pawn: int) -> None:
    """On the player board, on the main board, or none for a free-turn Friend (C-10.14, C-10.16, C-34.8)."""
    if space >= terms.HAVE_CHILDREN and s.journal is not None:
        s.tell(events.ACTION, seat, (space, pawn))
    if pawn == terms.FREE_TURN:
        return
    if pawn == terms.PLAYER_PAWN:
        s.pawns[seat] -= 1
    else:
        s.reserves[seat * terms.COLOUR_COUNT + pawn - terms.GREEN] -= 1
    if space < terms.FIRST_MAIN:
        s.placed[seat * len(terms.BOARD_SPACES) + terms.BOARD_OF_SPACE[space]] += 1
    else:
        s.spaces[space - terms.FIRST_MAIN] = seat * terms.PAWN_KINDS + pawn


def _ask(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """Ask Friends for Money (C-19.1 to C-19.3)."""
    amount = plan[plans.WHAT]
    more = effects.modifier(s, seat, terms.DO_ASK_MORE) if s.lasting else 0
    if amount > 2:
        gain_honor(s, seat, -1, terms.H_SPENT)
    for card in plan[plans.CARDS :]:
        friends.discard(s, seat, card)
    gain_gold(s, seat, amount + more)


def _socialize(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """Socialize: pay, then the batch (C-20.1, C-20.2)."""
    gain_gold(s, seat, 1 - plan[plans.WHAT])
    if plan[plans.WHOM] == terms.FROM_DECK:
        friends.draw_cards(s, seat, steps.batch_size(s, seat, plan[plans.WHAT]))
    elif len(plan) > plans.CARDS:
        friends.take_chosen(s, seat, list(plan[plans.CARDS :]))
    else:
        friends.begin_batch(s, seat, steps.batch_size(s, seat, plan[plans.WHAT]), particular=True)


def _main_action(s: CrecyPosition, seat: int, plan: Plan) -> None:
    """The cost of a main board action, then what it does (sections 22 to 27)."""
    space, _, what, whom = plan[: plans.CARDS]
    offered = space <= terms.CONTRIBUTE
    price = offers.gold_cost(s, seat, space, what) if offered else actions.gold_cost(s, seat, space)
    for card in plan[plans.CARDS :]:
        friends.discard(s, seat, card)
    gain_gold(s, seat, -price)
    if offered:
        _acquire(s, seat, space, what, whom)
        return
    if space == terms.MANSION:
        s.mansions -= 1
        gain_prestige(s, seat, terms.MANSION_PRESTIGE)
        _attach(s, seat, space, 0, whom)
    elif space == terms.VENTURE:
        s.ventures -= 1
        gain_prestige(s, seat, -terms.VENTURE_PRESTIGE[s.rules.edition])
        gain_income(s, seat, 1)
        _attach(s, seat, space, 0, whom)
    elif space == terms.DOCTOR:
        father, mother = tree.parents_of_couple(s.families[seat], what)
        births.begin(s, seat, father, mother, 2)
    else:
        assert space == terms.UNDERTAKE
        missions.undertake(s, seat)


def _acquire(s: CrecyPosition, seat: int, space: int, number: int, holder: int) -> None:
    """A Title or a Contribution: pay, receive, place (C-21.9, C-22.2, C-23.2)."""
    offer = s.rules.deck.offers(terms.KIND_OF_SPACE[space])[number]
    gain_income(s, seat, -offer.income_lost)
    gain_honor(s, seat, offer.honor, terms.H_CONTRIBUTIONS)
    gain_prestige(s, seat, offer.prestige)
    gain_income(s, seat, offer.income)
    offers.places(s, terms.KIND_OF_SPACE[space])[number] = terms.HELD
    if offer.friends:
        s.frames.append(Frame(frames.HOLDER, seat, (space, number)))
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
    kind = terms.KIND_OF_SPACE[space]
    tree.attach(s.families[seat], holder, kind, number if kind < terms.A_MANSION else 0)
    s.tell(events.ATTACHED, seat, (kind, number, holder))
