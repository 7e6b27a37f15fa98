"""Playing a Fate card: when, on which target, and where the card goes (section 10)."""

from __future__ import annotations

from bisect import bisect_left

from bequest.core.frames import Frame
from bequest.core.knowledge import everybody, marked
from bequest.core.pending import Choice
from bequest.core.piles import holds, remove
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.games.gears.data import terms
from bequest.games.gears.rules import codes, events, fate_effects, frames, success
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.rules.targets import NameStep, TimeframeStep
from bequest.games.gears.rules.timeline import Lasting, lay


def held(s: GearsState, seat: int) -> list[int]:
    """The Fate cards of a player by number: hand cards (G-10.17), or before the player (G-24.8, G-24.15)."""
    if s.rules.fate == terms.FATE_DECK:
        first_fate = s.rules.deck.first_fate
        hand = s.hands[seat]
        return [card - first_fate for card in hand[bisect_left(hand, first_fate) :]]
    return [fate for fate, place in enumerate(s.fates) if place == seat]


def offer(s: GearsState, seat: int, found: list[int]) -> None:
    """The Fate cards that the player can play now, at any time of the turn (G-10.3, G-10.5)."""
    for fate in held(s, seat):
        if check_playable(s, seat, fate) == OK:
            found.append(s.rules.deck.play + fate)


def check(s: GearsState, seat: int, fate: int) -> int:
    """A Fate card of the own that finds what it needs, in any turn of its owner (G-10.1, G-10.7, G-10.18).

    In the variants too (G-24.10, G-24.22); a personal one is there once in the game (G-24.11, G-24.12).
    """
    if s.rules.fate == terms.FATE_DECK:
        if not holds(s.hands[seat], s.rules.deck.first_fate + fate):
            return codes.FATE_NOT_YOURS
    elif s.fates[fate] != seat:
        return codes.FATE_NOT_YOURS
    return check_playable(s, seat, fate)


def check_playable(s: GearsState, seat: int, fate: int) -> int:
    """A card with a target needs a legal one (G-10.7, G-11.5, G-14.5), not protected by another player (G-13.3).

    We Need More Time can always be played, but not while it is pending (G-15.11).
    """
    data = s.rules.deck.fates[fate]
    if data.target == terms.NO_TARGET:
        return codes.ROOM_PENDING if data.effect == terms.EXTRA_ROOM and s.extra_room else OK
    if data.target == terms.PLAYER:
        return OK if min(s.markers) < s.present else codes.NOBODY_IN_PAST
    refused = codes.NO_TARGET_LEFT
    for index in range(len(s.copies)):
        code = fate_effects.check_copy(s, seat, fate, index)
        if code == OK:
            return OK
        if code == codes.PROTECTED_FROM_FATE:
            refused = codes.ALL_PROTECTED
    return refused


def why(s: GearsState, seat: int, fate: int, code: int) -> Why:
    if code == codes.ALL_PROTECTED:
        return _why_all_protected(s, seat, fate, fate_effects.protected_targets(s, seat, fate), code)
    if code in (codes.FATE_NOT_YOURS, codes.NO_TARGET_LEFT):
        return codes.why(code, card=s.rules.deck.first_fate + fate)
    return codes.why(code)


def _why_all_protected(s: GearsState, seat: int, fate: int, targets: list[int], code: int) -> Why:
    """How many copies would be targets, by what they are protected, and where the first one lies (G-13.3)."""
    slot, card = divmod(targets[0], terms.STRIDE)
    numbers = fate_effects.protection(s, seat, slot, card)
    return codes.why(code, card=s.rules.deck.first_fate + fate, protected=len(targets), here=slot, **numbers)


def begin(s: GearsState, seat: int, fate: int) -> None:
    """The card is named; its target is chosen as it is played (G-10.8)."""
    target = s.rules.deck.fates[fate].target
    if target == terms.NO_TARGET:
        _play(s, seat, fate, -1, -1, -1)
    else:
        kind = frames.FATE_PLAYER if target == terms.PLAYER else frames.FATE_TIMEFRAME
        s.open_step(Frame(kind, seat, (fate,), True))


# --- the steps to a target; the first argument is the Fate card ---


class FateTimeframe(TimeframeStep):
    """The timeframe of the target."""

    name = "timeframe"
    NOTHING = codes.NOTHING_THERE

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        return fate_effects.check_copy(s, frame.seat, frame.args[0], index)

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        """The timeframe holds no target (G-10.7), or none but what another player protects (G-13.3)."""
        code = super().refusal(s, frame, seat, action)
        protected = code == self.NOTHING and self._protected_there(s, frame, action)
        return codes.ALL_PROTECTED_THERE if protected else code

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.ALL_PROTECTED_THERE:
            return _why_all_protected(s, seat, frame.args[0], self._protected_there(s, frame, action), code)
        return super().explain(s, frame, seat, action, code)

    def _protected_there(self, s: GearsState, frame: Frame, action: int) -> list[int]:
        targets = fate_effects.protected_targets(s, frame.seat, frame.args[0])
        return [copy for copy in targets if copy // terms.STRIDE == action - terms.TIMEFRAME]

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        s.open_step(Frame(frames.FATE_NAME, seat, (frame.args[0], action - terms.TIMEFRAME), True))


class FateName(NameStep):
    """The target itself."""

    name = "technology"

    def check_copy(self, s: GearsState, frame: Frame, index: int) -> int:
        return fate_effects.check_copy(s, frame.seat, frame.args[0], index)

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        if code == codes.PROTECTED_FROM_FATE:
            card = action - s.rules.deck.card
            return codes.why(code, card=card, **fate_effects.protection(s, seat, frame.args[1], card))
        return super().explain(s, frame, seat, action, code)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        fate, slot = frame.args
        card = action - s.rules.deck.card
        if s.rules.deck.fates[fate].effect == terms.WAIVE_DEPENDENCY:
            s.open_step(Frame(frames.FATE_WAIVED, seat, (fate, slot, card), True))
        else:
            _play(s, seat, fate, slot, card, -1)


class FateWaived(Choice[GearsState]):
    """The dependency that the target shall do without."""

    name = "dependency"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Any direct one (G-16.1), missing, failed or successful (G-16.4), protected too (G-13.7)."""
        deck = s.rules.deck
        return [deck.card + need for need in deck.needs[frame.args[2]]]

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        deck = s.rules.deck
        return codes.NO_DEPENDENCY if deck.card <= action < deck.play else NOT_ASKED

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, card=action - s.rules.deck.card)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        fate, slot, card = frame.args
        _play(s, seat, fate, slot, card, action - s.rules.deck.card)


class FatePlayer(Choice[GearsState]):
    """The player whose marker shall move."""

    name = "player"

    def options(self, s: GearsState, frame: Frame, seat: int) -> list[int]:
        """Any player who is not at the Present Day, the own seat included (G-14.1, G-14.4)."""
        return [terms.SEAT + other for other in range(s.players) if fate_effects.in_the_past(s, other)]

    def refusal(self, s: GearsState, frame: Frame, seat: int, action: int) -> int:
        if not terms.SEAT <= action < terms.POSITION:
            return NOT_ASKED
        return codes.AT_PRESENT_ALREADY if action - terms.SEAT < s.players else codes.NO_SUCH_SEAT

    def explain(self, s: GearsState, frame: Frame, seat: int, action: int, code: int) -> Why:
        return codes.why(code, players=s.players) if code == codes.NO_SUCH_SEAT else codes.why(code)

    def choose(self, s: GearsState, frame: Frame, seat: int, action: int) -> None:
        _play(s, seat, frame.args[0], action - terms.SEAT, -1, -1)


# --- what playing does ---


def _play(s: GearsState, seat: int, fate: int, where: int, card: int, waived: int) -> None:
    """The effect takes place at once (G-10.6) and costs nothing (G-4.10, G-10.2), for all to see (G-23.6).

    A lasting card lies beside its target (G-10.12, G-10.16, G-12.9, G-13.9, G-16.11); an immediate one leaves at once
    (G-10.14, G-11.7, G-14.8, G-15.3). `where` is a slot, or a seat for a target player.
    """
    s.close_move()
    before = success.successful_now(s)
    data = s.rules.deck.fates[fate]
    here = s.markers[where] if data.target == terms.PLAYER else -1
    if s.rules.fate == terms.FATE_DECK:
        remove(s.hands[seat], s.rules.deck.first_fate + fate)
    if data.lasting:
        s.fates[fate] = terms.IN_PLAY
        lay(s.lasting, Lasting(fate, seat, where, card, waived))
    else:
        if data.effect == terms.PLACE_CUBES:
            fate_effects.place_cubes(s, seat, where, card, data.amount)
        elif data.effect == terms.MOVE_MARKER:
            fate_effects.move_marker(s, where, data.amount)
        elif data.effect == terms.EXTRA_ROOM:
            fate_effects.give_room(s, data.amount)
        put_away(s, fate)
    s.tell(events.FATE, seat, (fate, where, card, waived, here))
    success.tell_success(s, before)


def put_away(s: GearsState, fate: int) -> None:
    """A resolved card goes to the discard pile, known to all (G-10.14, G-20.4, G-23.16).

    In the variants it leaves the game (G-24.13) or returns to the draft area (G-24.23).
    """
    if s.rules.fate == terms.FATE_DECK:
        s.discard.append(marked(s.rules.deck.first_fate + fate, everybody(s.players)))
        s.fates[fate] = terms.SHUFFLED
    else:
        s.fates[fate] = terms.AREA if s.rules.fate == terms.FATE_DRAFT else terms.OUT
