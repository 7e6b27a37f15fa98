"""Whose decision is next: chance, turns, rounds and Generations."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from bequest.core import piles
from bequest.core.frames import Frame
from bequest.core.knowledge import card_of, knowers_of
from bequest.core.position import CHANCE, OVER
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import (
    actions,
    births,
    effects,
    events,
    frames,
    friends,
    missions,
    moves,
    rivals,
    scoring,
    testament,
    weddings,
)
from bequest.games.crecy.rules.tree import PARENTS

if TYPE_CHECKING:
    from bequest.games.crecy.position import CrecyPosition


def settle(s: CrecyPosition) -> None:
    """Works off what asks nobody, until somebody must choose."""
    while True:
        if not s.frames:
            if s.phase == terms.FINISHED:
                s.seat = OVER
                return
            _next_phase(s)
            continue
        frame = s.frames[-1]
        kind = frame.kind
        if kind < frames.FIRST_CHANCE:
            if kind == frames.HOLDER and moves.attach_to_the_only(s, frame):
                continue
            if not s.display and kind in (frames.TURN, frames.AFTER) and friends.in_deck(s):
                friends.refill(s)  # there was nothing to refill it with before (C-12.14)
                continue
            s.seat = frame.seat
            return
        if kind == frames.END_TURN:
            _end_turn(s, frame.seat)
        elif kind == frames.GROW_UP and not s.display and friends.in_deck(s):
            friends.refill(s)
        elif kind >= frames.FIRST_STEP:
            _step(s, frame)
        elif not _chance(s, frame):
            s.seat = CHANCE
            return


def _step(s: CrecyPosition, frame: Frame) -> None:
    kind = frame.kind
    if kind == frames.WEDDING:
        weddings.go_on(s, frame)
    elif kind == frames.EFFECTS:
        effects.go_on(s, frame)
    elif kind == frames.BATCH:
        friends.go_on(s, frame)
    elif kind == frames.BIRTHS:
        births.go_on(s, frame)
    elif kind == frames.GROW_UP:
        weddings.grow_up(s, frame)
    elif kind == frames.OFFERS:
        _new_offers(s)
    else:
        assert kind == frames.DEAL
        _deal(s, frame)


# --- chance ---


def _chance(s: CrecyPosition, frame: Frame) -> bool:
    """Lets the generator answer; False if the position must stop for an explicit answer."""
    kind = frame.kind
    if kind in (frames.DRAW, frames.REFILL):
        return friends.draw(s, frame)
    if kind == frames.SEARCH:
        return births.search(s, frame)
    if kind in (frames.DRAW_MISSIONS, frames.UNDER_PATRON):
        return missions.draw(s, frame)
    if kind == frames.PARENT and not testament.parent_ready(s, frame.args[1]):
        s.frames.pop()
        return True
    if (kind == frames.DRAW_HINTS and not testament.hint_pool(s)) or (kind == frames.RANDOM_PAWN and not frame.args[0]):
        s.frames.pop()  # only a position file can bring so few
        return True
    if not s.auto:
        return False
    if kind == frames.RESERVE:
        _fill_reserve(s, frame)
        return True
    if kind == frames.PARENT:
        action = s.sample(s.rng)
    else:
        found = outcomes(s)
        action = found[s.rng.below(len(found))][0]  # all of equal weight
    s.chanced(action)
    happen(s, frame, action)
    return True


def outcomes(s: CrecyPosition) -> list[tuple[int, int]]:
    """What chance can answer now, with weights."""
    frame = s.frames[-1]
    kind = frame.kind
    deck = s.rules.deck
    if kind in (frames.DRAW, frames.REFILL):
        return friends.outcomes(s)
    if kind == frames.SEARCH:
        return births.outcomes(s)
    if kind in (frames.DRAW_MISSIONS, frames.UNDER_PATRON):
        return missions.outcomes(s)
    if kind == frames.PARENT:
        return testament.parent_outcomes(s, frame.args[1])
    if kind == frames.RESERVE:
        return testament.parent_outcomes(s, frame.args[0])
    if kind == frames.DEAL_PATRON:
        return [(deck.patron + patron, 1) for patron in s.box_patrons]
    if kind == frames.DEAL_HEAD:
        return [(deck.head + head, 1) for head in range(len(deck.heads)) if head not in s.heads]
    if kind == frames.STARTING_PLAYER:
        return [(terms.SEAT + seat, 1) for seat in range(s.players)]
    if kind == frames.RANDOM_PAWN:
        return [
            (terms.PAWN + terms.GREEN + colour, 1)
            for colour in range(terms.COLOUR_COUNT)
            if frame.args[0] >> colour & 1
        ]
    assert kind == frames.DRAW_HINTS
    return testament.hint_outcomes(s)


def happen(s: CrecyPosition, frame: Frame, action: int) -> None:
    """An outcome of chance takes effect."""
    kind = frame.kind
    deck = s.rules.deck
    if kind in (frames.DRAW, frames.REFILL):
        friends.happen(s, frame, action - deck.friend)
    elif kind == frames.SEARCH:
        births.happen(s, frame, action - deck.child + deck.first_child)
    elif kind in (frames.DRAW_MISSIONS, frames.UNDER_PATRON):
        missions.happen(s, frame, action - deck.mission)
    elif kind == frames.DRAW_HINTS:
        testament.draw_hint(s, frame, action - deck.hint)
    elif kind == frames.RESERVE:
        _to_reserve(s, frame, action - deck.child + deck.first_child)
    else:
        s.frames.pop()
        if kind == frames.PARENT:
            testament.place_parent(s, frame, action - deck.child + deck.first_child)
        elif kind == frames.DEAL_PATRON:
            s.patrons[frame.seat] = action - deck.patron
            s.box_patrons.remove(action - deck.patron)
            s.tell(events.PATRON, frame.seat, (), (action - deck.patron,), 1 << frame.seat)
        elif kind == frames.DEAL_HEAD:
            s.heads[frame.seat] = action - deck.head
            s.tell(events.HEAD, frame.seat, (action - deck.head,))
        elif kind == frames.STARTING_PLAYER:
            _start_with(s, action - terms.SEAT)
        else:
            assert kind == frames.RANDOM_PAWN
            _receive_pawn(s, frame, action - terms.PAWN - terms.GREEN)


def _fill_reserve(s: CrecyPosition, frame: Frame) -> None:
    """All cards of one gender at once: set-up would otherwise be the longest part of a short game."""
    deck = s.rules.deck
    wanted, left = frame.args
    gender = terms.GENDER_WANTED[wanted]
    pool = [card for card in s.child_pile if deck.gender[card] == gender]
    for _ in range(left):
        card = pool.pop(s.rng.below(len(pool)))
        s.reserve.append(card)
        if s.journal is not None:
            s.chanced(deck.child + card - deck.first_child)
    s.child_pile = sorted([card for card in s.child_pile if deck.gender[card] != gender] + pool)
    s.reserve.sort()
    s.frames.pop()
    _tell_reserve(s, wanted)


def _tell_reserve(s: CrecyPosition, wanted: int) -> None:
    if wanted == terms.DAUGHTER:  # the Sons were chosen before
        s.tell(events.RESERVE, -1, (len(s.reserve),))


def _to_reserve(s: CrecyPosition, frame: Frame, card: int) -> None:
    """Sons and Daughters chosen at random, seen by nobody (C-5.2, C-33.2)."""
    wanted, left = frame.args
    piles.remove(s.child_pile, card)
    insort(s.reserve, card)
    if left > 1:
        s.frames[-1] = Frame(frames.RESERVE, -1, (wanted, left - 1))
    else:
        s.frames.pop()
        _tell_reserve(s, wanted)


def _receive_pawn(s: CrecyPosition, frame: Frame, colour: int) -> None:
    """One of the five pawns; the next player's are those left (C-8.3)."""
    effects.gain_pawn(s, frame.seat, colour)
    left = frame.args[0] & ~(1 << colour)
    if s.frames and s.frames[-1].kind == frames.RANDOM_PAWN:
        s.frames[-1] = Frame(frames.RANDOM_PAWN, s.frames[-1].seat, (left,))


# --- set-up ends ---


def _deal(s: CrecyPosition, frame: Frame) -> None:
    """A starting hand (C-5.16), in The Testament also the grandparents (C-38.9, C-38.10)."""
    s.frames.pop()
    seat = frame.seat
    if s.rules.mode == terms.SOLO_TESTAMENT:
        friends.draw_cards(s, seat, testament.START_HAND)
        for parent in reversed(PARENTS):
            testament.add_parents(s, parent)
    else:
        head = s.families[seat][0]
        friends.draw_cards(s, seat, s.rules.deck.heads[s.heads[seat]].sides[head.gender].friends)


def _start_with(s: CrecyPosition, seat: int) -> None:
    """The holder of the Starting Player card (C-5.22)."""
    s.starter = seat
    s.tell(events.STARTER, seat)


# --- turns ---


def _end_turn(s: CrecyPosition, seat: int) -> None:
    """Missions may still be completed after the action (C-28.11); else the turn is over."""
    if not s.passed >> seat & 1 and actions.completable(s, seat):
        s.frames.append(Frame(frames.AFTER, seat))
    else:
        finish_turn(s, seat)


def finish_turn(s: CrecyPosition, seat: int) -> None:
    """Hints are checked, and the next player follows (C-38.48, C-10.1)."""
    s.frames.pop()
    if s.rules.mode == terms.SOLO_TESTAMENT:
        testament.check_hints(s)
    s.active = _following(s, seat)
    if s.active >= 0:
        s.frames.append(Frame(frames.TURN, s.active))


def _following(s: CrecyPosition, seat: int) -> int:
    """The next surviving player clockwise who has not passed, or -1 (C-10.1, C-10.12)."""
    for i in range(seat + 1, seat + 1 + s.players):
        other = i % s.players
        if not s.passed >> other & 1 and s.eliminated[other] == 0:
            return other
    return -1


# --- rounds and Generations ---


def _next_phase(s: CrecyPosition) -> None:
    """With nothing pending: what has been reached is carried out (C-7.2 to C-7.5)."""
    if s.phase == terms.ACTION:
        if s.active >= 0:
            s.frames.append(Frame(frames.TURN, s.active))
        else:
            s.phase = terms.INCOME
    elif s.phase == terms.INCOME:
        _income(s)
        if s.round in terms.LAST_ROUNDS:
            s.phase = terms.END
        else:
            _begin_round(s, s.round + 1)
    elif s.phase == terms.END:
        _end_generation(s)
    elif s.phase == terms.START:
        _begin_round(s, s.round)
    else:
        assert s.phase == terms.SETUP
        _begin_round(s, 1)


def _begin_round(s: CrecyPosition, number: int) -> None:
    """The round marker, the Starting Player card, and both Player pawns for everybody (section 9)."""
    s.round = number
    if number > 1:
        s.starter = next(seat for seat in _clockwise(s, s.starter + 1) if s.alive(seat))
    s.phase = terms.ACTION
    s.passed = 0
    s.active = s.starter
    s.pawns = [0 if extinct else terms.PLAYER_PAWNS for extinct in s.eliminated]
    s.tell(events.ROUND, s.starter, (number,))


def _clockwise(s: CrecyPosition, first: int) -> list[int]:
    return [(first + i) % s.players for i in range(s.players)]


def _income(s: CrecyPosition) -> None:
    """Income, except after round 9; the pawns return (section 29)."""
    s.passed = 0
    s.tell(events.INCOME_PHASE, -1)
    if s.round < terms.ROUNDS:
        for seat in range(s.players):
            if s.alive(seat):
                effects.gain_gold(s, seat, max(s.income[seat], -s.gold[seat]))
    for found in s.spaces:
        if found >= 0 and found % terms.PAWN_KINDS != terms.PLAYER_PAWN:
            s.supply[found % terms.PAWN_KINDS - terms.GREEN] += 1
    s.spaces = [-1] * terms.MAIN_SPACES
    s.placed = [0] * (s.players * len(terms.BOARD_SPACES))
    s.pawns = [0 if extinct else terms.PLAYER_PAWNS for extinct in s.eliminated]


def _end_generation(s: CrecyPosition) -> None:
    """Prestige, children and extinction, return of pawns; then the next Generation or the end (section 30)."""
    s.tell(events.GENERATION_END, -1, (s.generation,))
    scoring.end_generation(s)
    for seat in range(s.players):
        return_reserve(s, seat)
    s.lasting = []
    if True not in [s.alive(seat) for seat in range(s.players)]:
        _finish(s)
    elif s.round == terms.ROUNDS:
        scoring.final(s)
        _finish(s)
    else:
        s.round += 1
        s.phase = terms.START
        start_generation(s)


def _finish(s: CrecyPosition) -> None:
    s.phase = terms.FINISHED
    s.tell(events.OVER, -1)


def return_reserve(s: CrecyPosition, seat: int) -> None:
    """All Additional Action pawns of a reserve go back to the general supply (C-30.5)."""
    for colour in range(terms.COLOUR_COUNT):
        s.supply[colour] += s.reserves[seat * terms.COLOUR_COUNT + colour]
        s.reserves[seat * terms.COLOUR_COUNT + colour] = 0


def start_generation(s: CrecyPosition) -> None:
    """The four steps of a Generation start, the first on top of the stack (C-8.1, C-38.45, C-38.46)."""
    s.tell(events.GENERATION, -1, (s.generation,))
    order = rivals.player_order(s)
    s.frames.append(Frame(frames.OFFERS, -1))
    if s.rules.mode != terms.SOLO_TESTAMENT:
        s.frames += [Frame(frames.GROW_UP, seat) for seat in reversed(order)]
    colours = sum(1 << colour for colour in range(terms.COLOUR_COUNT) if s.supply[colour])
    s.frames += [Frame(frames.RANDOM_PAWN, seat, (colours,)) for seat in reversed(order)]
    if s.rules.mode == terms.SOLO_TESTAMENT:
        testament.begin_hints(s)


def _new_offers(s: CrecyPosition) -> None:
    """Steps 3 and 4: new Titles and Contributions; old Complications are discarded (C-8.13 to C-8.15)."""
    s.frames.pop()
    deck = s.rules.deck
    for places, cards in ((s.titles, deck.titles), (s.contributions, deck.contributions)):
        for number, card in enumerate(cards):
            if places[number] == terms.ON_OFFER:
                places[number] = terms.DISCARDED
            if places[number] == terms.ASIDE and card.generation == s.generation:
                places[number] = terms.ON_OFFER
    s.tell(events.OFFERS, -1)
    for seat in range(s.players):
        if s.alive(seat) and 0 < s.complications[seat] < s.generation:
            s.complications[seat] = 0
            births.discard(s, deck.complication)
            s.tell(events.COMPLICATION_GONE, seat)


def discard_hand(s: CrecyPosition, seat: int) -> None:
    """A whole hand goes to the discard pile, seen by all (C-30.10, C-33.8); first what all know already."""
    for mark in sorted(s.hands[seat], key=lambda mark: knowers_of(mark) != terms.OPEN):
        friends.discard(s, seat, card_of(mark))
