"""What a learning player of Last Will looks at: finds the features that `sight_layout` declares.

All that is hidden comes from the functions of `view`.
"""

from __future__ import annotations

from bequest.core.frames import Frame, Together
from bequest.core.position import CHANCE, Position
from bequest.core.sight import FEW, NO_THING, Seen
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import side_of
from bequest.games.lastwill.rules import activation, end_of_round, frames, market, planning
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import view
from bequest.games.lastwill.seen.sight_layout import (
    DEBT,
    HELD,
    MOST_CHOICES,
    OFFER_PLACE,
    OTHER_CARDS,
    OTHERS_CARD,
    OWN_SPACE,
    PILE,
    POUNDS,
    SMALL,
    STAGES,
    VALUE,
    WORTH,
    LastWillSightLayout,
)


class LastWillSight(LastWillSightLayout):
    """Looks at a position with the eyes of a seat."""

    def see(self, position: Position, seat: int, seen: Seen) -> None:
        assert isinstance(position, WillState)
        s = position
        look = seat if seat >= 0 else 0
        seen.append(self.looker + look)  # actions name seats of the table
        self._see_table(s, seen)
        self._see_piles(s, seen, seat)
        self._see_markers(s, seen, look)
        if seat >= 0:
            seen.counts(self.hand, 3, view.own_hand(s, seat))
        if s.seat >= 0:
            self._see_decision(s, seen, look, seat)
        elif s.seat == CHANCE:
            self._see_chance(s, seen, look)
        for i in range(s.players):
            self._see_seat(s, seen, self.first_seat + i * self.seat.size, i, (look + i) % s.players, seat)
        at = self.first_thing
        for lying in s.boards[look]:
            seen.append(at + self.owner)
            seen.append(at + self.sort + OWN_SPACE)
            if lying is None:
                seen.append(at + self.empty)
            else:
                self._see_lying(s, seen, at, look, lying)
            at += self.thing.size
        self._see_offering(s, seen)
        self._see_others(s, seen, look)

    def _see_offering(self, s: WillState, seen: Seen) -> None:
        offered: list[int] = []
        places = self.places_of[s.players]
        for number, card in enumerate(s.offering):
            place = places[number]
            at = self.first_thing + self.place_blocks[place] * self.thing.size
            seen.append(at + self.owner)
            seen.append(at + self.sort + OFFER_PLACE)
            seen.append(at + self.offer_place + place)
            errand = self.place_errands[place]
            if errand >= 0 and s.figures[errand]:
                seen.append(at + self.figure)
            if card < 0:
                seen.append(at + self.empty)
                continue
            offered.append(card)
            self._see_card(seen, at, card)
            design = self.deck.cards[card]
            if design.kind == terms.PROPERTY:
                seen.steps(at + self.value, VALUE, design.banknotes[0])
                if s.market:
                    seen.steps(at + self.price, VALUE, market.full_price(s, design, None))
        offered.sort()
        seen.counts(self.offered, 2, offered)

    def _see_others(self, s: WillState, seen: Seen, look: int) -> None:
        """The cards on the other boards, as many as there is room for."""
        room = OTHER_CARDS // (s.players - 1)
        for i in range(1, s.players):
            other = (look + i) % s.players
            at = self.first_thing + (self.first_other + (i - 1) * room) * self.thing.size
            left = room
            for lying in s.boards[other]:
                if lying is not None and left:
                    seen.append(at + self.owner + i)
                    seen.append(at + self.sort + OTHERS_CARD)
                    self._see_lying(s, seen, at, other, lying)
                    at += self.thing.size
                    left -= 1

    def _see_card(self, seen: Seen, at: int, number: int) -> None:
        card = self.deck.cards[number]
        seen.append(at + self.card + number)
        seen.append(at + self.card_kind + card.kind)
        if card.kind == terms.PROPERTY:
            seen.append(at + self.card_type + card.type)

    def _see_lying(self, s: WillState, seen: Seen, at: int, owner: int, lying: Lying) -> None:
        self._see_card(seen, at, lying.card)
        card = self.deck.cards[lying.card]
        tokens = lying.tokens
        seen.steps(at + self.tokens, FEW, tokens)
        if tokens < len(card.spaces):
            seen.append(at + self.wanted + card.spaces[tokens][0])
        burnt = activation.counted(s, owner, card.formula) if card.formula else self.burnt[lying.card][tokens]
        seen.steps(at + self.burns, VALUE, burnt)
        if card.kind == terms.PROPERTY:
            value = card.banknotes[lying.step]
            seen.steps(at + self.value, VALUE, value)
            if s.market:
                seen.steps(at + self.price, VALUE, market.full_price(s, card, lying))
            if not lying.activated and market.steps_left(card, lying):
                seen.steps(at + self.fall, FEW, value - card.banknotes[lying.step + 1])
        if lying.activated:
            seen.append(at + self.activated)
        seen.steps(at + self.used, FEW, lying.used)
        seen.steps(at + self.age, HELD, s.round - lying.round)

    def _see_table(self, s: WillState, seen: Seen) -> None:
        seen.append(self.players + s.players - 1)
        if s.rules.open_discards:
            seen.append(self.open_discards)
        seen.append(self.round + s.round)
        if end_of_round.is_final(s):
            seen.append(self.final)
        seen.append(self.phase + s.phase)
        seen.append(self.stage + s.phase * STAGES + s.stage)
        seen.steps(self.fortune, self.fortunes, s.fortune)
        seen.steps(self.extensions, self.extension_steps, s.extensions)
        for type, token in enumerate(s.market):
            seen.append(self.market + type * len(self.tokens_laid) + self.tokens_laid.index(token))

    def _see_piles(self, s: WillState, seen: Seen, seat: int) -> None:
        seen.bits(self.wilds, s.wilds)
        for back in range(terms.WILD_BACK):
            seen.steps(self.piles + back * PILE.size, PILE, s.left_in(back))
        for pile in range(len(terms.DECKS)):
            seen.steps(self.discarded + pile * PILE.size, PILE, len(s.discards[pile]))
            seen.counts(self.discards, 2, view.known_discards(s, pile, seat))

    def _see_markers(self, s: WillState, seen: Seen, look: int) -> None:
        for plan, marker in enumerate(s.plans):
            if marker == terms.NEUTRAL:
                seen.append(self.neutral + plan)
        at = 0
        for figures in s.figures:
            once = twice = 0
            for other in figures:
                if not once >> other & 1:
                    once |= 1 << other
                    seen.append(self.figures + at + (other - look) % s.players)
                elif not twice >> other & 1:
                    twice |= 1 << other
                    seen.append(self.figures_again + at + (other - look) % s.players)
            at += terms.SEATS

    def _see_decision(self, s: WillState, seen: Seen, look: int, seat: int) -> None:
        """The open question, with the looker's own answer or move under way."""
        base = s.base
        seen.append(self.kind + base.kind)
        chooser = base.seat
        if isinstance(base, Together):
            chooser = seat if base.waits_for(seat) else s.seat
            for other in base.waiting():
                seen.append(self.waiting_seats + (other - look) % s.players)
            seen.once(self.again, seen.once(self.answer, list(view.own_answer(s, seat))))
        else:
            space = view.given_space(s)
            if space >= 0:
                seen.append(self.given + space)
            top = s.frames[-1]
            if top.open and seat == s.seat:
                self._see_move(s, seen, top)
        seen.append(self.asked_seat + (chooser - look) % s.players)

    def _see_chance(self, s: WillState, seen: Seen, look: int) -> None:
        """What chance decides next, and the cards that somebody has still to draw."""
        kind = s.frames[-1].kind
        seen.append(self.chance + kind - frames.FIRST_CHANCE)
        if kind == frames.DRAW:
            seat = s.frames[-1].seat
            seen.append(self.due_seat + (seat - look) % s.players)
            due = [0] * len(terms.DECKS)
            for frame in s.frames:
                if frame.kind == frames.DRAW and frame.seat == seat:
                    due[frame.args[1]] += frame.args[0]
            seen.all_steps(self.due, SMALL, due)

    def _see_move(self, s: WillState, seen: Seen, top: Frame) -> None:
        """The own move under way: what it is about, the things that it names once and twice, and its numbers."""
        move = top.args
        seen.append(self.step + top.kind - frames.FIRST_STEP)
        seen.append(self.length + min(len(move), MOST_CHOICES) - 1)
        seen.once(self.chosen_actions, s.chosen(top.seat))
        seen.once(self.again, seen.once(self.move, list(move)))
        meant = self.first_thing + self.meant
        further: list[int] = []
        for number, action in enumerate(move):
            block = self.pointed(action)
            if block != NO_THING:
                if number:
                    further.append(block * self.thing.size)
                else:
                    seen.append(meant + block * self.thing.size)
        seen.once(meant + 2, seen.once(meant + 1, further))
        if top.kind == frames.DIVIDE:
            divided = planning.divided(s, top.seat, move)
            seen.all_steps(self.divided, SMALL, divided)
            seen.steps(self.to_divide, SMALL, planning.cards_to_divide(s, top.seat, move) - sum(divided))

    def _see_seat(self, s: WillState, seen: Seen, at: int, distance: int, other: int, seat: int) -> None:
        seen.append(at + (self.there if distance else self.own))
        seen.append(at + self.place + distance)
        if s.starter == other:
            seen.append(at + self.starter)
        for place, placed in enumerate(s.order):
            if placed == other:
                seen.append(at + self.order + place)
                if s.phase > terms.ACTIONS or (s.phase == terms.ACTIONS and place < s.turn - 1):
                    seen.append(at + self.turn_over)
        for plan, marker in enumerate(s.plans):
            if marker == other:
                seen.append(at + self.plan + plan)
                seen.append(at + self.printed_plan + side_of(s.players) * self.deck.most_plans + plan)
        seen.steps(at + self.balance, POUNDS, s.balances[other])
        seen.steps(at + self.debt, DEBT, -s.balances[other])
        if s.bankrupt >> other & 1:
            seen.append(at + self.bankrupt)
        seen.steps(at + self.boys, FEW, s.boys[other])
        seen.steps(at + self.actions_left, SMALL, s.actions[other])
        seen.steps(at + self.whites, FEW, s.white_left(other))
        held = [0] * len(terms.BACKS)
        for back in view.hand_backs(s, other):
            held[back] += 1
        seen.all_steps(at + self.backs, HELD, held)
        seen.counts(at + self.known_hand, 2, view.known_hand(s, other, seat))
        self._see_board(s, seen, at, other)

    def _see_board(self, s: WillState, seen: Seen, at: int, other: int) -> None:
        """What all cards on a board are together."""
        rows: list[int] = []
        worth = 0
        for lying in s.boards[other]:
            if lying is not None:
                rows.append(self.black_rows[lying.card])
                card = self.deck.cards[lying.card]
                if card.kind == terms.PROPERTY:
                    worth += card.banknotes[lying.step] + terms.PROPERTY_WORTH
        seen.steps(at + self.spaces, self.more_spaces, len(s.boards[other]))
        seen.steps(at + self.used_spaces, self.space_steps, len(rows))
        rows.sort()
        seen.counts(at + self.lying, 2, rows)
        seen.steps(at + self.worth, WORTH, worth)
        seen.steps(at + self.owned, SMALL, s.owned[other])
