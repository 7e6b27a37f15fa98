"""The start of a Generation: pawns, growing up, arranged marriages, new offers (section 8)."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Chance, Choice, Step
from bequest.core.reasons import NOT_ASKED, Why
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import births, codes, events, frames, friends, hints, pawns, persons, triggers
from bequest.games.crecy.rules.state import CrecyState


def start(s: CrecyState) -> None:
    """The four steps, the first on top of the stack (C-8.1, C-38.45, C-38.46).

    Complications are discarded last, so that they protect in step 2 (C-8.11). There is no turn, so no Mission can be
    completed (C-8.16).
    """
    s.tell(events.GENERATION, -1, (s.generation,))
    order = s.player_order()
    s.frames.append(Frame(frames.OFFERS, -1))
    if not s.testament:
        s.frames += [Frame(frames.GROW_UP, seat) for seat in reversed(order)]
    colours = sum(1 << colour for colour in range(terms.COLOUR_COUNT) if s.supply[colour])
    s.frames += [Frame(frames.RANDOM_PAWN, seat, (colours,)) for seat in reversed(order)]
    if s.testament:
        hints.begin(s)


class RandomPawn(Chance[CrecyState]):
    """Step 1: each player, even alone, gets a random one of five pawns of different colours (C-8.2, C-8.3, C-37.12)."""

    name = "random-pawn"

    def go_on(self, s: CrecyState, frame: Frame) -> bool:
        if not frame.args[0]:
            s.frames.pop()  # only a position file can bring so few
            return True
        return super().go_on(s, frame)

    def outcomes(self, s: CrecyState, frame: Frame) -> list[tuple[int, int]]:
        colours = [colour for colour in range(terms.COLOUR_COUNT) if frame.args[0] >> colour & 1]
        return [(terms.PAWN + terms.GREEN + colour, 1) for colour in colours]

    def happen(self, s: CrecyState, frame: Frame, action: int) -> None:
        """The next player's are those left (C-8.3); what nobody gets is never taken from the supply (C-8.4)."""
        colour = action - terms.PAWN - terms.GREEN
        s.frames.pop()
        pawns.gain(s, frame.seat, colour)
        left = frame.args[0] & ~(1 << colour)
        if s.frames and s.frames[-1].kind == frames.RANDOM_PAWN:
            s.frames[-1] = Frame(frames.RANDOM_PAWN, s.frames[-1].seat, (left,))


# --- step 2 ---


class GrowUp(Step[CrecyState]):
    """Step 2 for one player: turn the children, then carry out the arranged marriages (C-8.5, C-8.6, C-8.7)."""

    name = "grow-up"

    def run(self, s: CrecyState, frame: Frame) -> None:
        if friends.refill_if_empty(s):
            return
        seat = frame.seat
        grows = s.rules.deck.grows
        row = s.generation
        for number, person in enumerate(s.families[seat]):
            if person.row == row and person.state == terms.CHILD and not grows[person.card]:
                _grow(s, seat, number)
        if s.frames[-1] is not frame:
            return  # an effect of those just turned comes first
        children = _growing(s, seat)
        if children:
            self._next(s, frames.GROW, seat, children)
        else:
            self._next(s, frames.WED, seat, _promised(s, seat))

    def _next(self, s: CrecyState, kind: int, seat: int, numbers: list[int]) -> None:
        """Asks who is next, if there is a choice; with nobody left the step is over."""
        if len(numbers) > 1:
            s.frames.append(Frame(kind, seat))
        elif not numbers:
            s.frames.pop()
        elif kind == frames.GROW:
            _grow(s, seat, numbers[0])
        else:
            _carry_out(s, seat, numbers[0])


def _growing(s: CrecyState, seat: int) -> list[int]:
    """Children of the current Generation that are still to be turned and have an effect then (C-8.6)."""
    grows = s.rules.deck.grows
    row = s.generation
    return [n for n, p in enumerate(s.families[seat]) if p.row == row and p.state == terms.CHILD and grows[p.card]]


def _promised(s: CrecyState, seat: int) -> list[int]:
    """Grown members whose arranged marriage is still to be carried out (C-8.7)."""
    family = s.families[seat]
    row = s.generation
    grown = [n for n, p in enumerate(family) if p.row == row and p.state == terms.ADULT and p.partner >= 0]
    return [n for n in grown if family[family[n].partner].state == terms.PROMISED]


class Grow(Choice[CrecyState]):
    """Which child is turned next (C-8.6)."""

    name = "grow"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return persons.actions(s, _growing(s, seat))

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.NOT_GROWING if action >= s.rules.deck.person else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return persons.explain(s, seat, action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        s.frames.pop()
        _grow(s, seat, action - s.rules.deck.person)


def _grow(s: CrecyState, seat: int, number: int) -> None:
    """A child is turned adult side up, with its effect (C-4.6, C-8.6, C-35.1), such as Brave's Honor (C-35.6)."""
    family = s.families[seat]
    family[number] = family[number].with_state(terms.ADULT)
    s.tell(events.GROWN, seat, (number,))
    triggers.begin(s, seat, family[number].card, number, terms.WHEN_GROWN)


class Wed(Choice[CrecyState]):
    """Which arranged marriage is carried out next (C-8.7); none can be refused or put off (C-8.9)."""

    name = "wed"

    def options(self, s: CrecyState, frame: Frame, seat: int) -> list[int]:
        return persons.actions(s, _promised(s, seat))

    def refusal(self, s: CrecyState, frame: Frame, seat: int, action: int) -> int:
        return codes.NOT_PROMISED if action >= s.rules.deck.person else NOT_ASKED

    def explain(self, s: CrecyState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return persons.explain(s, seat, action, code)

    def choose(self, s: CrecyState, frame: Frame, seat: int, action: int) -> None:
        s.frames.pop()
        _carry_out(s, seat, action - s.rules.deck.person)


def _carry_out(s: CrecyState, seat: int, member: int) -> None:
    """An arranged marriage: the Friend is turned upright, and steps 3 to 6 follow (C-8.8, C-14.6).

    It is carried out as it was arranged, with nothing to refuse or change (C-8.9).
    """
    family = s.families[seat]
    beside = family[member].partner
    family[beside] = family[beside].with_state(terms.ADULT)
    s.tell(events.WEDDING, seat, (family[beside].card, member, beside))
    s.frames.append(Frame(frames.WEDDING, seat, (member, beside, terms.STEP_SLOT)))


# --- steps 3 and 4 ---


class NewOffers(Step[CrecyState]):
    """Steps 3 and 4: new Titles and Contributions, then old Complications are discarded (C-8.13, C-8.14).

    Titles and Contributions that nobody got are discarded, each kind by itself (C-1.15).
    """

    name = "offers"

    def run(self, s: CrecyState, frame: Frame) -> None:
        deck = s.rules.deck
        s.frames.pop()
        told: list[int] = []
        counts: list[int] = []
        for places, cards in ((s.titles, deck.titles), (s.contributions, deck.contributions)):
            old = [number for number, place in enumerate(places) if place == terms.ON_OFFER]
            new = [
                number
                for number, card in enumerate(cards)
                if places[number] == terms.ASIDE and card.generation == s.generation
            ]
            for number in old:
                places[number] = terms.DISCARDED
            for number in new:
                places[number] = terms.ON_OFFER
            counts += [len(old), len(new)]
            told += old + new
        s.tell(events.OFFERS, -1, tuple(counts + told))
        for seat in range(s.players):
            if s.alive(seat):
                _discard_complication(s, seat)


def _discard_complication(s: CrecyState, seat: int) -> None:
    """One kept in an earlier Generation; one of step 2 counts for the new Generation (C-8.14, C-8.15)."""
    if 0 < s.complications[seat] < s.generation:
        s.complications[seat] = 0
        births.discard(s, s.rules.deck.complication, seat)
        s.tell(events.COMPLICATION_GONE, seat)
