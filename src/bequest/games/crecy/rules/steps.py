"""The choices of a move before its commit: which comes next, what is on offer, and why not (section 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, codes, conditions, effects, frames, friends, offers, plans, targets

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition

Plan = tuple[int, ...]


def begin(s: CrecyPosition, seat: int, space: int) -> Plan:
    """A move on a space; its pawn, and the source of a batch, stand in it already if there is no choice."""
    pawn = terms.PLAYER_PAWN
    if space < terms.HAVE_CHILDREN or (space >= terms.FIRST_MAIN and s.reserves[_own_pawns(seat, space)]):
        pawns = pawn_options(s, seat, space)
        pawn = pawns[0] - terms.PAWN if len(pawns) == 1 else -1
    return (
        space,
        pawn,
        -1,
        terms.FROM_DISPLAY if space == terms.SOCIALIZE and not friends.may_draw_batch(s, seat) else -1,
    )


def filled(plan: Plan, place: int, value: int) -> Plan:
    return plan[:place] + (value,) + plan[place + 1 :]


# --- which choice comes next ---


def next_step(s: CrecyPosition, seat: int, plan: Plan) -> int:
    """The next choice of the move, or COMMIT (table of section 10.4)."""
    space = plan[plans.SPACE]
    if plan[plans.PAWN] < 0:
        return frames.PAWN
    if space <= terms.ARRANGE:
        return frames.FRIEND if plan[plans.WHAT] < 0 else frames.MEMBER if plan[plans.WHOM] < 0 else plans.COMMIT
    if space == terms.HAVE_CHILDREN:
        return frames.COUPLE if plan[plans.WHAT] < 0 else frames.BIRTH if plan[plans.WHOM] < 0 else plans.COMMIT
    if terms.ASK_FRIENDS <= space <= terms.SOCIALIZE and plan[plans.WHAT] < 0:
        return frames.AMOUNT
    if space == terms.SOCIALIZE and plan[plans.WHOM] < 0:
        return frames.SOURCE
    if terms.TITLE <= space <= terms.CONTRIBUTE and plan[plans.WHAT] < 0:
        return frames.CARD
    if space == terms.DOCTOR and plan[plans.WHAT] < 0:
        return frames.COUPLE
    if len(plan) - plans.CARDS < cards_due(s, seat, plan):
        return frames.DISPLAY if space in (terms.SOCIALIZE, plans.TAKING) else frames.DISCARD
    if terms.TITLE <= space <= terms.VENTURE and plan[plans.WHOM] < 0 and not _gives_friends(s, plan):
        return frames.PLACE
    return plans.COMMIT


def _gives_friends(s: CrecyPosition, plan: Plan) -> bool:
    """Then the holder is chosen after the benefits (C-21.9)."""
    space = plan[plans.SPACE]
    return space <= terms.CONTRIBUTE and s.rules.deck.offers(terms.KIND_OF_SPACE[space])[plan[plans.WHAT]].friends > 0


def cards_due(s: CrecyPosition, seat: int, plan: Plan) -> int:
    """How many cards are chosen in this move: discarded, or taken if there is a choice (C-12.5, C-10.34)."""
    space = plan[plans.SPACE]
    if space == terms.SOCIALIZE:
        batch = batch_size(s, seat, plan[plans.WHAT])
        return batch if plan[plans.WHOM] == terms.FROM_DISPLAY and batch < len(s.display) else 0
    if space == plans.TAKING:
        return plan[plans.WHAT] if plan[plans.WHAT] < len(friends.takeable(s, plan[plans.WHOM])) else 0
    if space == terms.ASK_FRIENDS:
        return 1 if plan[plans.WHAT] == 4 else 0
    if space == plans.RENEWING:
        return len(s.hands[seat])
    if space == plans.LOSING:
        return s.rules.deck.clauses[plan[plans.WHAT]][plan[plans.WHOM]].amount
    return cards_cost(s, space, plan[plans.WHAT])


def cards_cost(s: CrecyPosition, space: int, what: int) -> int:
    """Hand cards that a main board action costs (C-24.1, C-25.1, C-26.1, C-27.1, C-22.1, C-23.1)."""
    if space in (terms.TITLE, terms.CONTRIBUTE):
        return s.rules.deck.offers(terms.KIND_OF_SPACE[space])[what].cards
    return terms.CARDS_COST[space]


def batch_size(s: CrecyPosition, seat: int, amount: int) -> int:
    """Socialize with what effects add (C-34.18)."""
    return amount + effects.modifier(s, seat, terms.DO_SOCIALIZE_MORE) if s.lasting else amount


# --- what is on offer ---


def options(s: CrecyPosition, frame: Frame) -> list[int]:
    """The legal choices of a step."""
    kind = frame.kind
    plan = frame.args
    seat = frame.seat
    deck = s.rules.deck
    if frames.DISCARD <= kind <= frames.DISPLAY:
        return _card_options(s, seat, plan)
    if kind == frames.AMOUNT:
        return amount_options(s, seat, plan[plans.SPACE])
    if kind == frames.CARD:
        return offers.options(s, seat, plan[plans.SPACE])
    if kind == frames.PLACE:
        return [deck.person + n for n in targets.holders(s, seat, terms.KIND_OF_SPACE[plan[plans.SPACE]])]
    if kind == frames.FRIEND:
        return [deck.friend + card for card in playable(s, seat, plan[plans.SPACE], plan[plans.PAWN])]
    if kind == frames.MEMBER:
        return [deck.person + n for n in targets.partners(s, seat, plan[plans.SPACE], plan[plans.WHAT])]
    if kind == frames.COUPLE:
        return [deck.person + n for n in targets.couples(s, seat, plan[plans.SPACE])]
    if kind == frames.BIRTH:
        return [terms.BIRTH + wanted for wanted in range(3) if births.possible(s, seat, wanted)]
    if kind == frames.PAWN:
        return pawn_options(s, seat, plan[plans.SPACE])
    if kind == frames.SOURCE:
        return source_options(s, seat)
    assert kind == frames.LOSS
    return _pawn_loss_options(s, seat, plan)


def pawn_options(s: CrecyPosition, seat: int, space: int) -> list[int]:
    """The pawns that may carry out the action (C-10.17, C-10.18), or a free-turn Friend (C-34.7, C-34.10)."""
    found = [terms.PAWN + terms.PLAYER_PAWN] if s.pawns[seat] else []
    if space <= terms.ARRANGE:
        return [*found, terms.PAWN + terms.FREE_TURN] if playable(s, seat, space, terms.FREE_TURN) else found
    return [*found, terms.PAWN + terms.PAWN_OF_SPACE[space]] if s.reserves[_own_pawns(seat, space)] else found


def _own_pawns(seat: int, space: int) -> int:
    """Where the reserves count a player's pawns of the colour of a main board space."""
    return seat * terms.COLOUR_COUNT + terms.PAWN_OF_SPACE[space] - terms.GREEN


def free_turn(s: CrecyPosition, seat: int, card: int) -> bool:
    """Whether a Friend may be played without a pawn now (C-34.7, C-34.14, C-34.38, C-34.39)."""
    for clause in s.rules.deck.clauses[card]:
        if clause.do == terms.DO_FREE_TURN and conditions.holds_true(s, seat, clause):
            return True
    return False


def playable(s: CrecyPosition, seat: int, space: int, pawn: int) -> list[int]:
    """The Friends in hand that can be married or promised: somebody fits, and the Gold is there (C-10.32)."""
    cards = friends.hand(s, seat)
    if pawn == terms.FREE_TURN:
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
    most = (4 if s.hands[seat] else 3) if space == terms.ASK_FRIENDS else min(3, s.gold[seat] + 1)
    return [terms.AMOUNT + n - 1 for n in range(2 if space == terms.ASK_FRIENDS else 1, most + 1)]


def amount_code(s: CrecyPosition, seat: int, space: int, amount: int) -> int:
    """2, 3 or 4 Gold asked of Friends; 1, 2 or 3 Friends met (C-19.1, C-20.1)."""
    if space == terms.ASK_FRIENDS:
        if amount == 4 and not s.hands[seat]:
            return codes.TOO_FEW_CARDS
        return OK if 2 <= amount <= 4 else codes.NO_SUCH_AMOUNT
    if amount > 3:
        return codes.NO_SUCH_AMOUNT
    return OK if s.gold[seat] >= amount - 1 else codes.TOO_LITTLE_GOLD


def source_options(s: CrecyPosition, seat: int) -> list[int]:
    """The display, or with Roger the deck (C-34.42)."""
    return [terms.FROM_DISPLAY, terms.FROM_DECK] if friends.may_draw_batch(s, seat) else [terms.FROM_DISPLAY]


def _card_options(s: CrecyPosition, seat: int, plan: Plan) -> list[int]:
    """The next card of a set: in deck order, with enough after it, so that each set is chosen in one way (C-11.11)."""
    base = s.rules.deck.friend
    chosen = len(plan) - plans.CARDS
    if chosen:
        last = plan[-1]
        found = [base + card for card in choosable(s, seat, plan) if card > last]
    else:
        found = [base + card for card in choosable(s, seat, plan)]
    if plan[plans.SPACE] == plans.RENEWING:
        return [*found, terms.DONE]
    return found[: len(found) - (cards_due(s, seat, plan) - chosen) + 1]


def choosable(s: CrecyPosition, seat: int, plan: Plan) -> list[int]:
    """The cards that a set is chosen from."""
    if plan[plans.SPACE] == plans.TAKING:
        return friends.takeable(s, plan[plans.WHOM])
    return s.display if plan[plans.SPACE] == terms.SOCIALIZE else friends.hand(s, seat)


def _pawn_loss_options(s: CrecyPosition, seat: int, plan: Plan) -> list[int]:
    """The next Additional Action pawn that a rival gives up, colours in order."""
    chosen = plan[plans.CARDS :]
    first = chosen[-1] if chosen else 0
    due = cards_due(s, seat, plan) - len(chosen)
    left = [
        s.reserves[seat * terms.COLOUR_COUNT + colour] - chosen.count(colour) for colour in range(terms.COLOUR_COUNT)
    ]
    return [
        terms.PAWN + terms.GREEN + colour
        for colour in range(first, terms.COLOUR_COUNT)
        if left[colour] > 0 and sum(left[colour:]) >= due
    ]


# --- why not ---


def check(s: CrecyPosition, frame: Frame, action: int) -> int:
    """Why an action is not among the options of a step."""
    kind = frame.kind
    plan = frame.args
    seat = frame.seat
    deck = s.rules.deck
    space = plan[plans.SPACE]
    if deck.friend <= action < deck.child:
        return _card_code(s, frame, action - deck.friend)
    if action >= deck.person:
        number = action - deck.person
        if kind == frames.MEMBER:
            return targets.partner_code(s, seat, space, plan[plans.WHAT], number) or NOT_ASKED
        if kind == frames.COUPLE:
            return targets.couple_code(s, seat, space, number) or NOT_ASKED
        if kind == frames.PLACE:
            return targets.holder_code(s, seat, terms.KIND_OF_SPACE[space], number) or NOT_ASKED
    if kind == frames.PAWN and terms.PAWN <= action < terms.SPACE:
        return _pawn_code(s, seat, action - terms.PAWN)
    if kind == frames.LOSS and terms.PAWN <= action < terms.SPACE:
        return codes.CANNOT_LOSE_THAT
    if kind == frames.AMOUNT and terms.AMOUNT <= action < terms.SEAT:
        return amount_code(s, seat, space, action - terms.AMOUNT + 1) or NOT_ASKED
    if kind == frames.BIRTH and terms.BIRTH <= action < terms.BIRTH + 3:
        return codes.GENDER_NOT_LEFT
    if kind == frames.SOURCE and action == terms.FROM_DECK:
        return codes.ONLY_DISPLAY
    if kind == frames.CARD and deck.title <= action < deck.patron:
        return offers.card_code(s, seat, space, action)
    return NOT_ASKED


def _pawn_code(s: CrecyPosition, seat: int, pawn: int) -> int:
    if pawn == terms.PLAYER_PAWN:
        return codes.NO_PARTNER if s.pawns[seat] else codes.NO_PAWN
    return codes.NOT_FREE_TURN if pawn == terms.FREE_TURN else codes.NO_PAWN_FOR_SPACE


def _card_code(s: CrecyPosition, frame: Frame, card: int) -> int:
    kind = frame.kind
    plan = frame.args
    if kind == frames.FRIEND:
        return friend_code(s, frame.seat, plan, card)
    if kind == frames.DISCARD:
        return codes.NOT_IN_THIS_ORDER if friends.holds(s, frame.seat, card) else codes.NOT_IN_HAND
    if kind == frames.DISPLAY:
        if card not in s.display:
            return codes.NOT_IN_DISPLAY
        return codes.NOT_IN_THIS_ORDER if card in choosable(s, frame.seat, plan) else codes.WRONG_GENDER_TAKEN
    return NOT_ASKED


def friend_code(s: CrecyPosition, seat: int, plan: Plan, card: int) -> int:
    """Why a Friend cannot be married or promised: not in hand, needs a pawn, nobody fits, or too dear."""
    if not friends.holds(s, seat, card):
        return codes.NOT_IN_HAND
    if plan[plans.PAWN] == terms.FREE_TURN and not free_turn(s, seat, card):
        return codes.NOT_FREE_TURN
    family = s.families[seat]
    found = [targets.pair_code(s, seat, card, family[n]) for n in targets.members(s, seat, plan[plans.SPACE])]
    return codes.TOO_LITTLE_GOLD if codes.TOO_LITTLE_GOLD in found else codes.NO_PARTNER
