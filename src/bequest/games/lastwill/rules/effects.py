"""What a white card does besides spending: animals, actions and depreciation (section 20)."""

from __future__ import annotations

from typing import ClassVar

from bequest.core.frames import Frame
from bequest.core.reasons import NOT_ASKED, OK, Why
from bequest.core.wire import SetOf, Shape
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.rules import board, codes, companions, events, frames, half_made, market, properties
from bequest.games.lastwill.rules.half_made import COMPLETE, Move, MoveStep
from bequest.games.lastwill.rules.state import WillState


def check(s: WillState, seat: int, card: Card) -> int:
    """Why an effect would do nothing, so that the card cannot be played (W-20.4, W-20.10)."""
    if card.effect == terms.DO_ANIMALS:
        return OK if animal_spaces(s, seat, ()) else codes.NO_ANIMAL_SPACE
    if card.effect == terms.DO_DEPRECIATION and not steps_due(s, seat, card):
        return codes.NOTHING_DEPRECIATES
    return OK


def targets(card: Card, move: Move) -> Move:
    """The spaces chosen so far for the effect of a white card."""
    return move[4 + len(card.coins) :]


def next_step(card: Card, move: Move) -> int:
    """One target after the other (W-8.10)."""
    if card.effect < 0 or card.effect == terms.DO_ACTIONS or len(targets(card, move)) == card.effect_amount:
        return COMPLETE
    return frames.ANIMAL if card.effect == terms.DO_ANIMALS else frames.DEPRECIATION


def carry_out(s: WillState, seat: int, card: Card, move: Move) -> None:
    """Gained actions can be used at once (W-8.8, W-20.5, W-20.6, W-20.7); the others change what lies on the board."""
    if card.effect == terms.DO_ACTIONS:
        s.actions[seat] += card.effect_amount
        s.tell(events.ACTIONS, seat, (card.effect_amount,))
        return
    for action in targets(card, move):
        if action == terms.ENOUGH:
            break
        space = action - s.rules.deck.space
        if card.effect == terms.DO_ANIMALS:
            companions.place_token(s, seat, space)
        else:
            properties.depreciate(s, seat, space)


# --- animals ---


def animal_spaces(s: WillState, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """Spaces whose next companion space is for a dog or horse, after the tokens chosen so far (W-20.3)."""
    cards = s.rules.deck.cards
    found: list[int] = []
    for space, lying in enumerate(s.boards[seat]):
        if lying is not None:
            wanted = cards[lying.card].spaces
            filled = lying.tokens + chosen.count(space)
            if filled < len(wanted) and wanted[filled][0] >= terms.DOG:
                found.append(space)
    return found


class Target(MoveStep):
    """A space for one token or step of an effect: in ascending order, the same one again where it can (W-1.15)."""

    def fits(self, s: WillState, seat: int, chosen: tuple[int, ...], space: int) -> bool:
        """Whether the card on a space can take one more token or step, after those chosen so far."""
        raise AssertionError

    def unfit(self) -> int:
        """The code for a card that cannot take a token or a step."""
        raise AssertionError

    def room(self, s: WillState, seat: int, space: int) -> int:
        """How many tokens or steps the card on a space can take."""
        chosen: tuple[int, ...] = ()
        while self.fits(s, seat, chosen, space):
            chosen += (space,)
        return len(chosen)

    def least(self, most: int) -> int:
        """How many tokens or steps there must be, of so many at most."""
        return most

    def shape(self, s: WillState, frame: Frame, seat: int) -> Shape:
        """A set of spaces, each as often as it can take a token or a step (W-1.15)."""
        deck = s.rules.deck
        card = deck.cards[frame.args[0] - deck.use]
        text = deck.catalogue.text
        of = [
            text(deck.space + space)
            for space in range(len(s.boards[seat]))
            for _ in range(min(card.effect_amount, self.room(s, seat, space)))
        ]
        most = min(card.effect_amount, len(of))
        picked = [text(action) for action in targets(card, frame.args)]
        return SetOf(self.least(most), most, of, picked)

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        deck = s.rules.deck
        if not half_made.is_space(s, action):
            return NOT_ASKED
        space = action - deck.space
        missing = board.missing(s, seat, space)
        if missing:
            return missing
        chosen = tuple([target - deck.space for target in targets(deck.cards[move[0] - deck.use], move)])
        late = bool(chosen) and space < chosen[-1] and self.fits(s, seat, chosen, space)
        return codes.NOT_IN_THIS_ORDER if late else self.unfit()

    def why(self, s: WillState, seat: int, move: Move, action: int, code: int) -> Why:
        space = action - s.rules.deck.space
        if code == codes.NO_CARD_THERE:
            return codes.why(code, space=space)
        return codes.why(code, card=s.lying_at(seat, space).card) if code == self.unfit() else codes.why(code)

    def wondered(self, s: WillState, frame: Frame, seat: int) -> list[int]:
        return half_made.occupied(s, seat)


class Animal(Target):
    """Two animals: one token or two, from the bank (W-20.1, W-20.2, W-20.3, W-20.4)."""

    name: ClassVar[str] = "animal"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        chosen = targets(deck.cards[move[0] - deck.use], move)
        if chosen and chosen[-1] == terms.ENOUGH:
            return [terms.ENOUGH]
        spaces = tuple([action - deck.space for action in chosen])
        found = [deck.space + n for n in animal_spaces(s, seat, spaces) if not spaces or n >= spaces[-1]]
        return [*found, terms.ENOUGH] if chosen else found

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.TOKEN_IS_DUE if action == terms.ENOUGH else super().refused(s, seat, move, action)

    def fits(self, s: WillState, seat: int, chosen: tuple[int, ...], space: int) -> bool:
        return space in animal_spaces(s, seat, chosen)

    def least(self, most: int) -> int:
        return 1

    def unfit(self) -> int:
        return codes.NO_ANIMAL_THERE


# --- depreciation ---


def steps_free(s: WillState, seat: int) -> list[int]:
    """For each space how far its value marker can still go down (W-20.9)."""
    cards = s.rules.deck.cards
    return [0 if lying is None else market.steps_left(cards[lying.card], lying) for lying in s.boards[seat]]


def steps_due(s: WillState, seat: int, card: Card) -> int:
    """Steps of depreciation that the card takes: as many as are possible (W-20.10)."""
    return min(card.effect_amount, sum(steps_free(s, seat)))


class Depreciation(Target):
    """Triple depreciation: the next step down, with enough steps after it (W-20.8, W-20.9, W-20.10)."""

    name: ClassVar[str] = "depreciation"

    def choices(self, s: WillState, seat: int, move: Move) -> list[int]:
        deck = s.rules.deck
        card = deck.cards[move[0] - deck.use]
        chosen = targets(card, move)
        due = steps_due(s, seat, card) - len(chosen)
        if due <= 0:
            return [terms.ENOUGH]
        free = steps_free(s, seat)
        for action in chosen:
            free[action - deck.space] -= 1
        first = chosen[-1] - deck.space if chosen else 0
        return [deck.space + n for n in range(first, len(free)) if free[n] and sum(free[n:]) >= due]

    def refused(self, s: WillState, seat: int, move: Move, action: int) -> int:
        return codes.STEPS_ARE_DUE if action == terms.ENOUGH else super().refused(s, seat, move, action)

    def fits(self, s: WillState, seat: int, chosen: tuple[int, ...], space: int) -> bool:
        return steps_free(s, seat)[space] > chosen.count(space)

    def unfit(self) -> int:
        return codes.NO_STEP_THERE
