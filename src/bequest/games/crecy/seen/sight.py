"""What a learning player of the Duke de Crecy looks at: finds the features that `sight_layout` declares.

All that is hidden comes from the functions of `view`.
"""

from __future__ import annotations

from typing import Final

from bequest.core.knowledge import card_of
from bequest.core.position import Position
from bequest.core.sight import FEW, Seen, Steps
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames, lasting, plans, solo, tree
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.rules.tree import Family, Person, held
from bequest.games.crecy.seen import view
from bequest.games.crecy.seen.sight_layout import (
    DECK,
    GOLD,
    HONOR,
    OWN_PERSONS,
    PAWNS,
    PERSONS,
    ROWS,
    SMALL,
    CrecySightLayout,
)

LOWEST_ROW: Final = -4


class CrecySight(CrecySightLayout):
    """Looks at a position with the eyes of a seat."""

    def see(self, position: Position, seat: int, seen: Seen) -> None:
        assert isinstance(position, CrecyState)
        s = position
        look = seat if seat >= 0 else 0
        seen.append(self.looker + look)  # actions name seats of the table
        self._see_table(s, seen, look)
        self._see_piles(s, seen)
        if s.drawn:
            seen.append(self.drawn_seat + (view.drawer(s) - look) % s.players)
            seen.each(self.drawn, view.drawn_by(s, seat))
        if seat >= 0:
            seen.each(self.hand, [card_of(mark) for mark in s.hands[seat]])
        father = mother = planned = -1
        if s.seat >= 0:
            father, mother = self._see_decision(s, seen, look)
            if view.under_way(s, seat):
                planned = self._see_move(s, seen, seat)
        for i in range(s.players):
            self._see_seat(s, seen, self.first_seat + i * self.seat.size, i, (look + i) % s.players, seat)
        asked = s.base.seat if s.seat >= 0 else -1
        at = self.first_thing
        family = s.families[look]
        children = tree.children_counts(family, len(family))
        for number in range(min(len(family), OWN_PERSONS)):
            self._see_person(seen, at, 0, family, number, children[number])
            if asked == look:
                if number == father:
                    seen.append(at + self.meant)
                if number == mother:
                    seen.append(at + self.meant + 1)
            if number == planned:
                seen.append(at + self.meant + 2)
            at += self.thing.size
        self._see_others(s, seen, look)

    def _see_others(self, s: CrecyState, seen: Seen, look: int) -> None:
        """The living persons of the other families, as many as there is room for."""
        at = self.first_thing + OWN_PERSONS * self.thing.size
        if s.players < 2:
            return
        room = (PERSONS - OWN_PERSONS) // (s.players - 1)
        for i in range(1, s.players):
            family = s.families[(look + i) % s.players]
            children = tree.children_counts(family, len(family))
            left = room
            for number in range(len(family) - 1, -1, -1):
                if family[number].state != terms.DEPARTED:
                    self._see_person(seen, at, i, family, number, children[number])
                    at += self.thing.size
                    left -= 1
                    if not left:
                        break
            at += left * self.thing.size

    def _see_table(self, s: CrecyState, seen: Seen, look: int) -> None:
        players = s.players
        seen.append(self.players + players - 1)
        seen.append(self.mode + s.rules.mode)
        seen.append(self.edition + s.rules.edition)
        seen.append(self.round + s.round)
        seen.append(self.phase + s.phase)
        if s.starter >= 0:
            seen.append(self.starter + (s.starter - look) % players)
        seen.all_steps(self.supply, PAWNS, s.supply)
        for space in range(terms.MAIN_SPACES):
            seat, pawn = s.pawn_at(space)
            if seat >= 0:
                seen.append(self.space_seat + space * terms.SEATS + (seat - look) % players)
                if pawn != terms.PLAYER_PAWN:
                    seen.append(self.space_pawn + space)
            if s.rules.mode == terms.SOLO_STANDARD and solo.closed(s, terms.FIRST_MAIN + space):
                seen.append(self.space_closed + space)
        open_hint = True
        for hint in s.hints:
            if s.fulfilled >> hint & 1:
                seen.append(self.fulfilled + hint)
            else:
                seen.append(self.hints + hint)
                if open_hint:
                    seen.append(self.first_hint + hint)
                    open_hint = False

    def _see_piles(self, s: CrecyState, seen: Seen) -> None:
        deck = self.deck
        seen.each(self.display, s.display)
        seen.steps(self.friend_deck, DECK, len(s.friend_pile) + len(s.friend_top))
        seen.each(self.friend_discard, s.friend_discard)
        seen.all_steps(self.child_deck, DECK, s.children_in(s.child_pile + s.child_top))
        seen.all_steps(self.reserve, SMALL, s.children_in(s.reserve))
        seen.counts(self.pair - deck.first_child, 1, view.found(s))
        bought = view.acquired(s)
        if bought is not None:
            space, number = bought.args
            seen.append((self.asked_title if space == terms.TITLE else self.asked_contribution) + number)
        seen.steps(self.mission_deck, DECK, len(s.mission_pile) + len(s.mission_top))
        seen.each(self.mission_discard, s.mission_discard)
        for number, place in enumerate(s.titles):
            if place == terms.ON_OFFER:
                seen.append(self.titles + number)
        for number, place in enumerate(s.contributions):
            if place == terms.ON_OFFER:
                seen.append(self.contributions + number)
        seen.steps(self.mansions, FEW, s.mansions)
        seen.steps(self.ventures, FEW, s.ventures)

    def _see_decision(self, s: CrecyState, seen: Seen, look: int) -> tuple[int, int]:
        """The open question; the father and mother whom it is about."""
        base = s.base
        args = base.args
        seen.append(self.kind + base.kind)
        seen.append(self.asked_seat + (base.seat - look) % s.players)
        if base.kind == frames.TAKE:
            seen.steps(self.take_count, FEW, args[0])
            if args[1] >= 0:
                seen.append(self.take_gender + args[1])
            if not args[2]:
                seen.append(self.source_open)
        elif base.kind in (frames.PAIR, frames.LOSE):
            return args[0], args[1]
        elif base.kind == frames.RIVAL:
            seen.append(self.loss_owner + (args[0] - look) % s.players)
            seen.append(self.loss_card + args[1])
            seen.append(self.loss_clause + min(args[2], 3))
        return -1, -1

    def _see_move(self, s: CrecyState, seen: Seen, seat: int) -> int:
        """The own move under way; the person that it is about so far."""
        top = s.frames[-1]
        planned = -1
        seen.append(self.step + top.kind - frames.FIRST_OPEN)
        space, pawn, what = top.args[plans.SPACE], top.args[plans.PAWN], top.args[plans.WHAT]
        if space < len(terms.SPACE_NAMES):
            seen.append(self.move_space + space)
            if pawn >= 0:
                seen.append(self.move_pawn + pawn)
            planned = view.planned_person(top)
            if what >= 0 and space not in (terms.HAVE_CHILDREN, terms.DOCTOR):
                if space <= terms.ARRANGE:
                    seen.append(self.move_friend + what)
                elif space == terms.TITLE:
                    seen.append(self.move_title + what)
                elif space == terms.CONTRIBUTE:
                    seen.append(self.move_contribution + what)
                else:
                    seen.append(self.move_amount + min(what, terms.MOST_AMOUNT))
        if top.kind != frames.LOSS:
            seen.each(self.move_cards, list(top.args[plans.CARDS :]))
        seen.once(self.chosen, s.chosen(seat))
        return planned

    def _see_seat(self, s: CrecyState, seen: Seen, at: int, distance: int, other: int, seat: int) -> None:
        seen.append(at + (self.there if distance else self.own))
        seen.append(at + self.place + distance)
        if s.passed >> other & 1:
            seen.append(at + self.passed)
        if s.heads[other] >= 0:
            seen.append(at + self.head + s.heads[other])
        patron = view.patron_seen(s, other, seat)
        if patron >= 0:
            seen.append(at + self.patron + patron)
        if s.eliminated[other]:
            seen.append(at + self.extinct)
        self._see_track(seen, at, self.honor, HONOR, 0, s.honor[other])
        self._see_track(seen, at, self.prestige, SMALL, 1, s.prestige[other])
        self._see_track(seen, at, self.income, SMALL, 2, s.income[other])
        seen.steps(at + self.gold, GOLD, s.gold[other])
        seen.append(at + self.pawns + min(s.pawns[other], terms.PLAYER_PAWNS))
        for space, count in enumerate(view.placed(s, other)):
            if count:
                seen.append(at + self.placed + space * terms.PLAYER_PAWNS + min(count, terms.PLAYER_PAWNS) - 1)
        seen.all_steps(at + self.reserves, PAWNS, view.reserve(s, other))
        seen.steps(at + self.hand_size, SMALL, len(s.hands[other]))
        seen.each(at + self.open_hand, view.open_hand(s, other))
        seen.bits(at + self.open_missions, s.open_missions[other])
        seen.bits(at + self.completed, s.completed[other])
        seen.steps(at + self.under, FEW, len(s.under[other]))
        if s.complications[other]:
            seen.append(at + self.complication + s.complications[other])
        if s.lasting:
            cards = [lasting.card_of(entry) for entry in s.lasting if lasting.owner_of(entry) == other]
            seen.once(at + self.lasting, [self.lasting_places[card] for card in cards])
        seen.steps(at + self.family_size, SMALL, len(s.families[other]))

    def _see_track(self, seen: Seen, at: int, field: int, steps: Steps, number: int, value: int) -> None:
        if value < 0:
            seen.append(at + self.below + number)
        else:
            seen.steps(at + field, steps, value)

    def _see_person(self, seen: Seen, at: int, distance: int, family: Family, number: int, children: int) -> None:
        person: Person = family[number]
        seen.append(at + self.owner + distance)
        seen.append(at + self.card + person.card)
        if person.gender == terms.FEMALE:
            seen.append(at + self.female)
        seen.append(at + self.row + max(0, min(ROWS - 1, person.row - LOWEST_ROW)))
        seen.append(at + self.state + person.state)
        if person.father >= 0:
            seen.append(at + self.born)
        if person.partner >= 0:
            partner = family[person.partner]
            seen.append(at + self.partnered)
            seen.append(at + self.partner + partner.card)
            if partner.state == terms.DEPARTED:
                seen.append(at + self.widowed)
        seen.steps(at + self.offspring, PAWNS, children)
        if person.attached:
            title, contribution = held(person.attached, terms.A_TITLE), held(person.attached, terms.A_CONTRIBUTION)
            if title:
                seen.append(at + self.title + title - 1)
            if contribution:
                seen.append(at + self.contribution + contribution - 1)
            if held(person.attached, terms.A_MANSION):
                seen.append(at + self.mansion)
            if held(person.attached, terms.A_VENTURE):
                seen.append(at + self.venture)
