"""The choices of a move before its commit: which comes next, what is on offer, and why not (section 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK
from bequest.games.crecy.data.terms import (
    AMOUNT,
    ARRANGE,
    ASK_FRIENDS,
    BIRTH,
    CARDS_COST,
    COLOUR_COUNT,
    COMMIT,
    CONTRIBUTE,
    DO_FREE_TURN,
    DO_SOCIALIZE_MORE,
    DOCTOR,
    DONE,
    FIRST_MAIN,
    FREE_TURN,
    FROM_DECK,
    FROM_DISPLAY,
    GREEN,
    HAVE_CHILDREN,
    KIND_OF_SPACE,
    LOSING,
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
    PAWN,
    PAWN_OF_SPACE,
    PLAYER_PAWN,
    RENEWING,
    SEAT,
    SOCIALIZE,
    SPACE,
    TAKING,
    TITLE,
    VENTURE,
)
from bequest.games.crecy.rules import births, conditions, effects, friends, offers, targets
from bequest.games.crecy.rules.codes import (
    CANNOT_LOSE_THAT,
    GENDER_NOT_LEFT,
    NO_PARTNER,
    NO_PAWN,
    NO_PAWN_FOR_SPACE,
    NO_SUCH_AMOUNT,
    NOT_FREE_TURN,
    NOT_IN_DISPLAY,
    NOT_IN_HAND,
    NOT_IN_THIS_ORDER,
    ONLY_DISPLAY,
    TOO_FEW_CARDS,
    TOO_LITTLE_GOLD,
    WRONG_GENDER_TAKEN,
)

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

Plan = tuple[int, ...]


def begin(s: CrecyPosition, seat: int, space: int) -> Plan:
    """A move on a space; its pawn, and the source of a batch, stand in it already if there is no choice."""
    pawn = PLAYER_PAWN
    if space < HAVE_CHILDREN or (space >= FIRST_MAIN and s.reserves[_own_pawns(seat, space)]):
        pawns = pawn_options(s, seat, space)
        pawn = pawns[0] - PAWN if len(pawns) == 1 else -1
    return (space, pawn, -1, FROM_DISPLAY if space == SOCIALIZE and not friends.may_draw_batch(s, seat) else -1)


def filled(plan: Plan, place: int, value: int) -> Plan:
    return plan[:place] + (value,) + plan[place + 1 :]


# --- which choice comes next ---


def next_step(s: CrecyPosition, seat: int, plan: Plan) -> int:
    """The next choice of the move, or COMMIT (table of section 10.4)."""
    space = plan[P_SPACE]
    if plan[P_PAWN] < 0:
        return O_PAWN
    if space <= ARRANGE:
        return O_FRIEND if plan[P_WHAT] < 0 else O_MEMBER if plan[P_WHOM] < 0 else COMMIT
    if space == HAVE_CHILDREN:
        return O_COUPLE if plan[P_WHAT] < 0 else O_BIRTH if plan[P_WHOM] < 0 else COMMIT
    if ASK_FRIENDS <= space <= SOCIALIZE and plan[P_WHAT] < 0:
        return O_AMOUNT
    if space == SOCIALIZE and plan[P_WHOM] < 0:
        return O_SOURCE
    if TITLE <= space <= CONTRIBUTE and plan[P_WHAT] < 0:
        return O_CARD
    if space == DOCTOR and plan[P_WHAT] < 0:
        return O_COUPLE
    if len(plan) - P_CARDS < cards_due(s, seat, plan):
        return O_TAKE if space in (SOCIALIZE, TAKING) else O_DISCARD
    if TITLE <= space <= VENTURE and plan[P_WHOM] < 0 and not _gives_friends(s, plan):
        return O_HOLDER
    return COMMIT


def _gives_friends(s: CrecyPosition, plan: Plan) -> bool:
    """Then the holder is chosen after the benefits (C-21.9)."""
    space = plan[P_SPACE]
    return space <= CONTRIBUTE and s.rules.deck.offers(KIND_OF_SPACE[space])[plan[P_WHAT]].friends > 0


def cards_due(s: CrecyPosition, seat: int, plan: Plan) -> int:
    """How many cards are chosen in this move: discarded, or taken if there is a choice (C-12.5, C-10.34)."""
    space = plan[P_SPACE]
    if space == SOCIALIZE:
        batch = batch_size(s, seat, plan[P_WHAT])
        return batch if plan[P_WHOM] == FROM_DISPLAY and batch < len(s.display) else 0
    if space == TAKING:
        return plan[P_WHAT] if plan[P_WHAT] < len(friends.takeable(s, plan[P_WHOM])) else 0
    if space == ASK_FRIENDS:
        return 1 if plan[P_WHAT] == 4 else 0
    if space == RENEWING:
        return len(s.hands[seat])
    if space == LOSING:
        return s.rules.deck.clauses[plan[P_WHAT]][plan[P_WHOM]].amount
    return cards_cost(s, space, plan[P_WHAT])


def cards_cost(s: CrecyPosition, space: int, what: int) -> int:
    """Hand cards that a main board action costs (C-24.1, C-25.1, C-26.1, C-27.1, C-22.1, C-23.1)."""
    if space in (TITLE, CONTRIBUTE):
        return s.rules.deck.offers(KIND_OF_SPACE[space])[what].cards
    return CARDS_COST[space]


def batch_size(s: CrecyPosition, seat: int, amount: int) -> int:
    """Socialize with what effects add (C-34.18)."""
    return amount + effects.modifier(s, seat, DO_SOCIALIZE_MORE) if s.lasting else amount


# --- what is on offer ---


def options(s: CrecyPosition, frame: Frame) -> list[int]:
    """The legal choices of a step."""
    kind = frame.kind
    plan = frame.args
    seat = frame.seat
    deck = s.rules.deck
    if O_DISCARD <= kind <= O_TAKE:
        return _card_options(s, seat, plan)
    if kind == O_AMOUNT:
        return amount_options(s, seat, plan[P_SPACE])
    if kind == O_CARD:
        return offers.options(s, seat, plan[P_SPACE])
    if kind == O_HOLDER:
        return [deck.person + n for n in targets.holders(s, seat, KIND_OF_SPACE[plan[P_SPACE]])]
    if kind == O_FRIEND:
        return [deck.friend + card for card in playable(s, seat, plan[P_SPACE], plan[P_PAWN])]
    if kind == O_MEMBER:
        return [deck.person + n for n in targets.partners(s, seat, plan[P_SPACE], plan[P_WHAT])]
    if kind == O_COUPLE:
        return [deck.person + n for n in targets.couples(s, seat, plan[P_SPACE])]
    if kind == O_BIRTH:
        return [BIRTH + wanted for wanted in range(3) if births.possible(s, seat, wanted)]
    if kind == O_PAWN:
        return pawn_options(s, seat, plan[P_SPACE])
    if kind == O_SOURCE:
        return source_options(s, seat)
    assert kind == O_LOSS
    return _pawn_loss_options(s, seat, plan)


def pawn_options(s: CrecyPosition, seat: int, space: int) -> list[int]:
    """The pawns that may carry out the action (C-10.17, C-10.18), or a free-turn Friend (C-34.7, C-34.10)."""
    found = [PAWN + PLAYER_PAWN] if s.pawns[seat] else []
    if space <= ARRANGE:
        return [*found, PAWN + FREE_TURN] if playable(s, seat, space, FREE_TURN) else found
    return [*found, PAWN + PAWN_OF_SPACE[space]] if s.reserves[_own_pawns(seat, space)] else found


def _own_pawns(seat: int, space: int) -> int:
    """Where the reserves count a player's pawns of the colour of a main board space."""
    return seat * COLOUR_COUNT + PAWN_OF_SPACE[space] - GREEN


def free_turn(s: CrecyPosition, seat: int, card: int) -> bool:
    """Whether a Friend may be played without a pawn now (C-34.7, C-34.14, C-34.38, C-34.39)."""
    for clause in s.rules.deck.clauses[card]:
        if clause.do == DO_FREE_TURN and conditions.holds_true(s, seat, clause):
            return True
    return False


def playable(s: CrecyPosition, seat: int, space: int, pawn: int) -> list[int]:
    """The Friends in hand that can be married or promised: somebody fits, and the Gold is there (C-10.32)."""
    cards = friends.hand(s, seat)
    if pawn == FREE_TURN:
        able = s.rules.deck.free_turn
        cards = [card for card in cards if able[card] and free_turn(s, seat, card)]
    members = targets.members(s, seat, space) if cards else []
    family = s.families[seat]
    found: list[int] = []
    for card in cards:
        for number in members:
            if targets.pair_code(s, seat, card, family[number]) == OK:
                found.append(card)
                break
    return found


def amount_options(s: CrecyPosition, seat: int, space: int) -> list[int]:
    most = (4 if s.hands[seat] else 3) if space == ASK_FRIENDS else min(3, s.gold[seat] + 1)
    return [AMOUNT + n - 1 for n in range(2 if space == ASK_FRIENDS else 1, most + 1)]


def amount_code(s: CrecyPosition, seat: int, space: int, amount: int) -> int:
    """2, 3 or 4 Gold asked of Friends; 1, 2 or 3 Friends met (C-19.1, C-20.1)."""
    if space == ASK_FRIENDS:
        if amount == 4 and not s.hands[seat]:
            return TOO_FEW_CARDS
        return OK if 2 <= amount <= 4 else NO_SUCH_AMOUNT
    if amount > 3:
        return NO_SUCH_AMOUNT
    return OK if s.gold[seat] >= amount - 1 else TOO_LITTLE_GOLD


def source_options(s: CrecyPosition, seat: int) -> list[int]:
    """The display, or with Roger the deck (C-34.42)."""
    return [FROM_DISPLAY, FROM_DECK] if friends.may_draw_batch(s, seat) else [FROM_DISPLAY]


def _card_options(s: CrecyPosition, seat: int, plan: Plan) -> list[int]:
    """The next card of a set: in deck order, with enough after it, so that each set is chosen in one way (C-11.11)."""
    base = s.rules.deck.friend
    chosen = len(plan) - P_CARDS
    if chosen:
        last = plan[-1]
        found = [base + card for card in choosable(s, seat, plan) if card > last]
    else:
        found = [base + card for card in choosable(s, seat, plan)]
    if plan[P_SPACE] == RENEWING:
        return [*found, DONE]
    return found[: len(found) - (cards_due(s, seat, plan) - chosen) + 1]


def choosable(s: CrecyPosition, seat: int, plan: Plan) -> list[int]:
    """The cards that a set is chosen from."""
    if plan[P_SPACE] == TAKING:
        return friends.takeable(s, plan[P_WHOM])
    return s.display if plan[P_SPACE] == SOCIALIZE else friends.hand(s, seat)


def _pawn_loss_options(s: CrecyPosition, seat: int, plan: Plan) -> list[int]:
    """The next Additional Action pawn that a rival gives up, colours in order."""
    chosen = plan[P_CARDS:]
    first = chosen[-1] if chosen else 0
    due = cards_due(s, seat, plan) - len(chosen)
    left = [s.reserves[seat * COLOUR_COUNT + colour] - chosen.count(colour) for colour in range(COLOUR_COUNT)]
    return [
        PAWN + GREEN + colour for colour in range(first, COLOUR_COUNT) if left[colour] > 0 and sum(left[colour:]) >= due
    ]


# --- why not ---


def check(s: CrecyPosition, frame: Frame, action: int) -> int:
    """Why an action is not among the options of a step."""
    kind = frame.kind
    plan = frame.args
    seat = frame.seat
    deck = s.rules.deck
    space = plan[P_SPACE]
    if deck.friend <= action < deck.child:
        return _card_code(s, frame, action - deck.friend)
    if action >= deck.person:
        number = action - deck.person
        if kind == O_MEMBER:
            return targets.partner_code(s, seat, space, plan[P_WHAT], number) or NOT_ASKED
        if kind == O_COUPLE:
            return targets.couple_code(s, seat, space, number) or NOT_ASKED
        if kind == O_HOLDER:
            return targets.holder_code(s, seat, KIND_OF_SPACE[space], number) or NOT_ASKED
    if kind == O_PAWN and PAWN <= action < SPACE:
        return _pawn_code(s, seat, action - PAWN)
    if kind == O_LOSS and PAWN <= action < SPACE:
        return CANNOT_LOSE_THAT
    if kind == O_AMOUNT and AMOUNT <= action < SEAT:
        return amount_code(s, seat, space, action - AMOUNT + 1) or NOT_ASKED
    if kind == O_BIRTH and BIRTH <= action < BIRTH + 3:
        return GENDER_NOT_LEFT
    if kind == O_SOURCE and action == FROM_DECK:
        return ONLY_DISPLAY
    if kind == O_CARD and deck.title <= action < deck.patron:
        return offers.card_code(s, seat, space, action)
    return NOT_ASKED


def _pawn_code(s: CrecyPosition, seat: int, pawn: int) -> int:
    if pawn == PLAYER_PAWN:
        return NO_PARTNER if s.pawns[seat] else NO_PAWN
    return NOT_FREE_TURN if pawn == FREE_TURN else NO_PAWN_FOR_SPACE


def _card_code(s: CrecyPosition, frame: Frame, card: int) -> int:
    kind = frame.kind
    plan = frame.args
    if kind == O_FRIEND:
        return friend_code(s, frame.seat, plan, card)
    if kind == O_DISCARD:
        return NOT_IN_THIS_ORDER if friends.holds(s, frame.seat, card) else NOT_IN_HAND
    if kind == O_TAKE:
        if card not in s.display:
            return NOT_IN_DISPLAY
        return NOT_IN_THIS_ORDER if card in choosable(s, frame.seat, plan) else WRONG_GENDER_TAKEN
    return NOT_ASKED


def friend_code(s: CrecyPosition, seat: int, plan: Plan, card: int) -> int:
    """Why a Friend cannot be married or promised: not in hand, needs a pawn, nobody fits, or too dear."""
    if not friends.holds(s, seat, card):
        return NOT_IN_HAND
    if plan[P_PAWN] == FREE_TURN and not free_turn(s, seat, card):
        return NOT_FREE_TURN
    family = s.families[seat]
    codes = [targets.pair_code(s, seat, card, family[n]) for n in targets.members(s, seat, plan[P_SPACE])]
    return TOO_LITTLE_GOLD if TOO_LITTLE_GOLD in codes else NO_PARTNER
