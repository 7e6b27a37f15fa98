"""A turn: three counted actions, free moves, and its end (section 4). Each kind of move has a module of its own."""

from __future__ import annotations

from bequest.core.frames import Frame
from bequest.core.pending import Choice
from bequest.core.piles import distinct
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import (
    activation,
    codes,
    draw,
    establish,
    events,
    fate,
    fate_draft,
    frames,
    influence,
    travel,
)
from bequest.games.gears.rules.state import GearsState


class Turn(Choice[GearsState]):
    """The next move of the player whose turn it is (G-4.19, G-4.26)."""

    name = "turn"

    def go_on(self, s: GearsState, frame: Frame) -> bool:
        """With an action left the player is always asked (G-4.23), with none as long as table 4-E says (G-4.18)."""
        if s.actions < terms.ACTIONS or _stays_open(s, frame.seat):
            s.seat = frame.seat
            return False
        _end(s, frame.seat)
        return True

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Counted actions, free moves, and the end when it is allowed (G-4.11, G-4.12, G-4.17, G-4.30)."""
        found: list[int] = []
        if s.actions < terms.ACTIONS:
            _offer_counted(s, seat, found)
        may_end = not found
        _offer_free(s, seat, found)
        if may_end:
            found.append(terms.END)
        return found

    def check(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        """What the activity says; a counted action needs one of the three as well (G-4.7, G-4.8, G-4.9, G-4.15).

        Asking changes nothing (G-4.20).
        """
        deck = s.rules.deck
        if action == terms.END:
            return _check_end(s, seat)
        if deck.play <= action < deck.take:
            return fate.check(s, seat, action - deck.play)
        if deck.activate <= action < deck.card:
            return activation.check(s, seat, deck.activated[action - deck.activate])
        if terms.TRAVEL <= action < terms.TIMEFRAME:
            code = travel.check(s, seat, action - terms.TRAVEL)
        elif deck.establish <= action < deck.influence:
            code = establish.check(s, seat, action - deck.establish)
        elif deck.influence <= action < deck.activate:
            code = influence.check(s, seat, action - deck.influence)
        elif action == terms.DRAW:
            code = draw.check(s)
        elif action >= deck.take:
            code = fate_draft.check(s, action - deck.take)
        else:
            return NOT_ASKED
        return code if s.actions < terms.ACTIONS else codes.NO_ACTION_LEFT

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        deck = s.rules.deck
        if code == codes.ACTIONS_LEFT:
            return codes.why(code, left=terms.ACTIONS - s.actions)
        if code in (codes.NO_ACTION_LEFT, codes.NO_CARDS_LEFT):
            return codes.why(code)
        if action < terms.TIMEFRAME:
            return travel.why(s, seat, code)
        if action < deck.influence:
            return establish.why(s, seat, action - deck.establish, code)
        if action < deck.activate:
            return influence.why(s, seat, action - deck.influence, code)
        if action < deck.card:
            return activation.why(s, seat, deck.activated[action - deck.activate], code)
        if action < deck.take:
            return fate.why(s, seat, action - deck.play, code)
        return fate_draft.why(s, action - deck.take, code)

    def wondered(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Own cards, technologies here, Draw, free moves and the end; Travel where it leads no further."""
        deck = s.rules.deck
        here = s.markers[seat] * terms.STRIDE
        found = [terms.TRAVEL + s.oldest] if s.markers[seat] == s.oldest else []
        found += [deck.establish + card for card in distinct(s.hands[seat]) if card < deck.first_fate]
        found += [deck.influence + copy - here for copy in s.copies if here <= copy < here + terms.STRIDE]
        found.append(terms.DRAW)
        if s.rules.fate == terms.FATE_DRAFT:
            found += [deck.take + number for number in range(len(deck.fates))]
        found += [deck.play + number for number in fate.held(s, seat)]
        on_timeline = {copy % terms.STRIDE for copy in s.copies}
        found += [deck.activate + i for i, card in enumerate(deck.activated) if card in on_timeline]
        found.append(terms.END)
        return found

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        """A whole move, or its first choice: nothing changes before the last one (G-4.16, G-4.27, G-4.28, G-25.11)."""
        deck = s.rules.deck
        if action == terms.DRAW:
            draw.begin(s, seat)
        elif action == terms.END:
            _end(s, seat)
        elif action < terms.TIMEFRAME:
            travel.go(s, seat, action - terms.TRAVEL)
        elif action < deck.influence:
            establish.begin(s, seat, action - deck.establish)
        elif action < deck.activate:
            influence.begin(s, seat, action - deck.influence)
        elif action < deck.card:
            activation.begin(s, seat, deck.activated[action - deck.activate])
        elif action < deck.take:
            fate.begin(s, seat, action - deck.play)
        else:
            fate_draft.take(s, seat, action - deck.take)


def _offer_counted(s: GearsState, seat: int, found: list[int]) -> None:
    """The counted actions that are legal now (G-4.8)."""
    travel.offer(s, seat, found)
    establish.offer(s, seat, found)
    influence.offer(s, seat, found)
    draw.offer(s, found)
    fate_draft.offer(s, found)


def _offer_free(s: GearsState, seat: int, found: list[int]) -> None:
    """What costs no action: Fate cards (G-4.10) and, with the expansion, Activations (G-X.17)."""
    if s.rules.deck.activated:
        activation.offer(s, seat, found)
    else:
        fate.offer(s, seat, found)


# --- the end of a turn ---


def _check_end(s: GearsState, seat: int) -> int:
    """Not while a counted action is left and possible (G-4.11, G-4.12); a Fate card need not make one so (G-4.13)."""
    found: list[int] = []
    if s.actions < terms.ACTIONS:
        _offer_counted(s, seat, found)
    return codes.ACTIONS_LEFT if found else OK


def _stays_open(s: GearsState, seat: int) -> bool:
    """Table 4-E: whether a player with three actions taken is asked (G-4.17, G-4.18, G-4.24, G-X.21).

    Only what everybody can see decides (G-4.22): with Fate cards in the deck any card in hand (G-4.25).
    """
    mode = s.rules.fate
    if mode == terms.FATE_DECK:
        return len(s.hands[seat]) > 0
    if mode == terms.FATE_ONE_EACH:
        return seat in s.fates
    if mode == terms.FATE_NONE and not s.rules.deck.activated:
        return False
    found: list[int] = []
    _offer_free(s, seat, found)
    return bool(found)


def _end(s: GearsState, seat: int) -> None:
    """Nothing is carried over to the next turn (G-4.21, G-15.7)."""
    s.frames.pop()
    s.actions = 0
    s.extra_room = 0
    s.fate_taken = False
    s.activated = 0
    _next_turn(s)
    s.tell(events.END_TURN, seat)


def _next_turn(s: GearsState) -> None:
    """The next player's turn (G-4.4, G-4.5, G-25.8), or phase II after the last one; an extra turn before that.

    An extra turn is the same player's, and the counters stay as they are (G-X.25, G-X.26).
    """
    if s.extra_turn == terms.EXTRA_DUE:
        s.extra_turn = terms.EXTRA_RUNNING
    else:
        s.extra_turn = terms.NO_EXTRA
        s.active += 1
        if s.active == s.players:
            s.active = 0
            if s.turn == terms.TURNS:
                s.phase = terms.PHASE_II
                return
            s.turn += 1
    begin(s)


def begin(s: GearsState) -> None:
    """The turn of the player who is next in the player order, the same all round (G-4.4, G-4.6)."""
    s.frames.append(Frame(frames.TURN, s.order[s.active]))
