"""Who may be joined to whom, and for how much: what Marry and Arrange Marriage share (sections 13 and 14)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.knowledge import SEATS as MARK_BITS
from bequest.core.pending import Choice
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes, conditions, frames, friends, lasting, moves, payments, persons, plans
from bequest.games.crecy.rules import testament as who_were_they
from bequest.games.crecy.rules.activity import Activity
from bequest.games.crecy.rules.plans import Plan
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import FIRST_ANCESTOR, Person

# --- the price ---


def price(s: CrecyState, seat: int, friend: int, member: Person) -> int:
    """What a wedding costs after discounts, or below zero the dowry (C-13.4, C-14.4, C-11.6, C-35.11, C-35.12)."""
    deck = s.rules.deck
    money = deck.money[friend]
    if money >= 0:
        return -money
    discount = 0 if s.rules.mode == terms.SOLO_TESTAMENT else deck.own_discount[member.card]  # ignored there (C-38.15)
    if s.lasting:
        discount += lasting.modifier(s, seat, terms.DO_WEDDING_DISCOUNT)
    return max(0, -money - discount)


def least_missing(s: CrecyState, seat: int, space: int, cards: list[int]) -> int:
    """The lowest price among the weddings of these Friends that only Gold is missing for."""
    family = s.families[seat]
    return min(
        [
            price(s, seat, card, family[n])
            for card in cards
            for n in members(s, seat, space)
            if pair_code(s, seat, card, family[n]) == codes.TOO_LITTLE_GOLD
        ]
    )


# --- who ---


def marry_code(s: CrecyState, seat: int, number: int) -> int:
    """Whether a member may marry now: an original one, no Friend (C-1.3, C-13.2, C-17.6, C-17.7, C-38.21)."""
    family = s.families[seat]
    if number >= len(family):
        return codes.NO_SUCH_PERSON
    member = family[number]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        if number < FIRST_ANCESTOR:
            return codes.NOT_START_OR_PARENTS
        return OK if member.partner < 0 else codes.MARRIED_ALREADY
    if member.state == terms.DEPARTED:
        return codes.PERSON_DEPARTED
    if member.row != terms.GENERATION_OF_ROUND[s.round]:
        return codes.OTHER_GENERATION
    if member.state != terms.ADULT:
        return codes.STILL_A_CHILD
    if member.partner >= 0:
        return codes.MARRIED_ALREADY
    return OK if member.card >= s.rules.deck.first_child else codes.FRIEND_MARRIES_ONCE


def promise_code(s: CrecyState, seat: int, number: int) -> int:
    """Whether a marriage may be arranged for a member (C-14.1); one that is arranged stays as it is (C-14.8)."""
    code = persons.presence_code(s, seat, number)
    if code:
        return code
    member = s.families[seat][number]
    if member.state == terms.PROMISED:
        return codes.NOT_A_CHILD
    if member.row != terms.GENERATION_OF_ROUND[s.round] + 1:
        return codes.OTHER_GENERATION
    if member.state != terms.CHILD:
        return codes.NOT_A_CHILD
    return OK if member.partner < 0 else codes.PROMISED_ALREADY


def partner_code(s: CrecyState, seat: int, space: int, friend: int, number: int) -> int:
    """Whether this Friend may be joined to this member (C-13.2, C-13.3, C-14.1, C-14.2, C-38.21)."""
    family = s.families[seat]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        if number < len(family) and family[number].gender == s.rules.deck.gender[friend]:
            code = who_were_they.replace_code(s, seat, number)
        else:
            code = marry_code(s, seat, number)
    else:
        code = promise_code(s, seat, number) if space == terms.ARRANGE else marry_code(s, seat, number)
    return code or pair_code(s, seat, friend, family[number])


def pair_code(s: CrecyState, seat: int, friend: int, member: Person) -> int:
    """Whether Friend and member are of opposite gender (C-6.10), and the Gold is there.

    The member as such is one of `members`. No free turn lifts the rule about gender (C-34.11).
    """
    deck = s.rules.deck
    if member.gender == deck.gender[friend]:
        if s.rules.mode != terms.SOLO_TESTAMENT:
            return codes.SAME_GENDER
        if member.card < deck.first_child:
            return codes.KNOWN_ALREADY
    elif member.partner >= 0:
        return codes.MARRIED_ALREADY
    if deck.money[friend] >= 0 or s.gold[seat] >= price(s, seat, friend, member):
        return OK
    return codes.TOO_LITTLE_GOLD


def members(s: CrecyState, seat: int, space: int) -> list[int]:
    """Everybody whom some Friend could join, in The Testament also stand for (C-13.2, C-14.1, C-38.21).

    No free turn lifts the Generation that is asked for (C-34.11).
    """
    family = s.families[seat]
    original = s.rules.deck.first_child
    if s.rules.mode == terms.SOLO_TESTAMENT:
        return [n for n in range(FIRST_ANCESTOR, len(family)) if family[n].partner < 0 or family[n].card >= original]
    if space == terms.ARRANGE:
        row = terms.GENERATION_OF_ROUND[s.round] + 1
        return [n for n, p in enumerate(family) if p.row == row and p.state == terms.CHILD and p.partner < 0]
    row = terms.GENERATION_OF_ROUND[s.round]
    return [
        n
        for n, p in enumerate(family)
        if p.row == row and p.partner < 0 and p.state == terms.ADULT and p.card >= original
    ]


def partners(s: CrecyState, seat: int, space: int, friend: int) -> list[int]:
    """Whom this Friend may join now."""
    family = s.families[seat]
    return [n for n in members(s, seat, space) if pair_code(s, seat, friend, family[n]) == OK]


def anybody_to_wed(s: CrecyState, seat: int, found: list[Person]) -> bool:
    """Whether some Friend in hand may join one of these members now."""
    if found:
        for mark in s.hands[seat]:
            for member in found:
                if pair_code(s, seat, mark >> MARK_BITS, member) == OK:
                    return True
    return False


# --- with which Friend ---


def free_turn(s: CrecyState, seat: int, card: int) -> bool:
    """Whether a Friend may be played without a pawn now (C-34.7, C-34.14, C-34.38, C-34.39).

    The same Friends may be, under the same conditions, for "Who Were They?" (C-38.35).
    """
    for clause in s.rules.deck.clauses[card]:
        if clause.do == terms.DO_FREE_TURN and conditions.holds_true(s, seat, clause):
            return True
    return False


def playable(s: CrecyState, seat: int, space: int, pawn: int) -> list[int]:
    """The Friends in hand that can be married or promised: somebody fits, and the Gold is there (C-10.32).

    A free-turn Friend saves the pawn, but neither the partner nor the Gold (C-34.9).
    """
    cards = friends.hand(s, seat)
    if pawn == terms.FREE_TURN:
        able = s.rules.deck.free_turn
        cards = [card for card in cards if able[card] and free_turn(s, seat, card)]
    found: list[int] = []
    fitting = members(s, seat, space) if cards else []
    family = s.families[seat]
    for card in cards:
        for number in fitting:
            if pair_code(s, seat, card, family[number]) == OK:
                found.append(card)
                break
    return found


def friend_code(s: CrecyState, seat: int, space: int, pawn: int, card: int) -> int:
    """Why a Friend cannot be married or promised: not in hand, needs a pawn, nobody fits, or too dear."""
    if not friends.holds(s, seat, card):
        return codes.NOT_IN_HAND
    if pawn == terms.FREE_TURN and not free_turn(s, seat, card):
        return codes.NOT_FREE_TURN
    family = s.families[seat]
    refusals = [pair_code(s, seat, card, family[n]) for n in members(s, seat, space)]
    return codes.TOO_LITTLE_GOLD if codes.TOO_LITTLE_GOLD in refusals else codes.NO_PARTNER


# --- the move ---


class WeddingMove(Activity[CrecyState]):
    """A pawn or a free-turn Friend; the Friend; the member (C-10.34, C-13.1)."""

    def __init__(self, space: int, nobody: int, spouse_rule: str) -> None:
        self.space = space
        self.nobody = nobody
        """The code if there is nobody to be joined."""
        self.spouse_rule = spouse_rule
        """The rule that says who the spouse is."""

    def check(self, s: CrecyState, seat: int) -> int:
        """With a pawn or a free-turn Friend (C-13.2, C-14.1, C-34.8)."""
        if not s.pawns[seat]:
            return OK if playable(s, seat, self.space, terms.FREE_TURN) else codes.NO_PAWN
        if playable(s, seat, self.space, terms.PLAYER_PAWN):
            return OK
        if not members(s, seat, self.space):
            return self.nobody
        refusals = [friend_code(s, seat, self.space, terms.PLAYER_PAWN, card) for card in friends.hand(s, seat)]
        return codes.TOO_LITTLE_GOLD if codes.TOO_LITTLE_GOLD in refusals else codes.NO_FRIEND_FITS

    def explain(self, s: CrecyState, seat: int, code: int) -> Why:
        if code == codes.TOO_LITTLE_GOLD:
            return payments.too_little_gold(s, seat, least_missing(s, seat, self.space, friends.hand(s, seat)))
        rule = self.spouse_rule if code == codes.NO_FRIEND_FITS else ""
        return codes.why(code, {"generation": s.generation} if code == codes.NOBODY_TO_MARRY else {}, rule)

    def pawns(self, s: CrecyState, seat: int) -> list[int]:
        """A Player pawn, or a free-turn Friend instead (C-34.7, C-34.10)."""
        found = [terms.PAWN + terms.PLAYER_PAWN] if s.pawns[seat] else []
        if playable(s, seat, self.space, terms.FREE_TURN):
            found.append(terms.PAWN + terms.FREE_TURN)
        return found

    def begin(self, s: CrecyState, seat: int) -> Plan:
        found = self.pawns(s, seat)
        return (self.space, found[0] - terms.PAWN if len(found) == 1 else -1, -1, -1)

    def next_step(self, s: CrecyState, seat: int, plan: Plan) -> int:
        if plan[plans.WHAT] < 0:
            return frames.FRIEND
        return frames.MEMBER if plan[plans.WHOM] < 0 else plans.COMMIT


class WeddingFriend(Choice[CrecyState]):
    """Which Friend of the hand is married or promised (C-13.3, C-14.2)."""

    name = "friend"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        plan = frame.args
        first = s.rules.deck.friend
        return [first + card for card in playable(s, seat, plan[plans.SPACE], plan[plans.PAWN])]

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        deck = s.rules.deck
        if not deck.friend <= action < deck.child:
            return NOT_ASKED
        return friend_code(s, seat, frame.args[plans.SPACE], frame.args[plans.PAWN], action - deck.friend)

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        space = frame.args[plans.SPACE]
        card = action - s.rules.deck.friend
        if code == codes.TOO_LITTLE_GOLD:
            return payments.too_little_gold(s, seat, least_missing(s, seat, space, [card]))
        if code == codes.NOT_IN_HAND:
            return codes.why(code, {"card": card}, "C-14.2" if space == terms.ARRANGE else "C-13.3")
        return codes.why(code, {})

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHAT, action - s.rules.deck.friend))

    def wondered(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return friends.hand_actions(s, seat)


class Member(persons.PersonChoice):
    """Whom the Friend joins, in The Testament perhaps stands for (C-13.2, C-14.1, C-38.21)."""

    name = "member"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        plan = frame.args
        return persons.actions(s, partners(s, seat, plan[plans.SPACE], plan[plans.WHAT]))

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        number = action - s.rules.deck.person
        if number < 0:
            return NOT_ASKED
        return partner_code(s, seat, frame.args[plans.SPACE], frame.args[plans.WHAT], number) or NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.TOO_LITTLE_GOLD:
            member = s.families[seat][action - s.rules.deck.person]
            return payments.too_little_gold(s, seat, price(s, seat, frame.args[plans.WHAT], member))
        return super().explain(s, frame, seat, action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        moves.go_on(s, seat, plans.filled(frame.args, plans.WHOM, action - s.rules.deck.person))
