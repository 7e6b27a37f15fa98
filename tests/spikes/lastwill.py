"""A slice of Last Will, cut through its hardest moments to prove that `core` carries them. It is not the game.

Three rounds of: offering, (first round: keep 2 of 6), one errand each, one action turn each, end of round. No planning,
market, selling, depreciation or option cards, and reasons without words. What is here follows the rules named.
"""

from __future__ import annotations

import json
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bequest.core import knowledge, piles, results
from bequest.core.errors import BadPosition
from bequest.core.frames import NOBODY, Frame, Together
from bequest.core.game import Game, fresh_seed
from bequest.core.journal import Event, Journal, Readable
from bequest.core.knowledge import card_of, everybody, knowers_of, known_to, marked, take_openly
from bequest.core.position import CHANCE, OVER, Decision, Place, Position
from bequest.core.reasons import NOT_ASKED, OK, Reason, core_reason
from bequest.core.rng import Rng, seeded
from bequest.core.words import message
from tests.spikes.lastwill_cards import (
    ACTIVATE,
    ADD,
    AMOUNT,
    BACKS,
    CARD,
    CARDS,
    CATALOGUE,
    CROWN_1,
    DECKS,
    END,
    ENOUGH,
    HELPERS,
    NONE,
    NUMBER,
    PLAY,
    PROPERTIES,
    PUT,
    SPACE,
    SPACES,
    SPECIAL,
    TAKE,
    UNKNOWN,
    WILD,
    WILD_BACK,
    Card,
    back_of,
    is_black,
)

ERRAND, TURN, KEEP, ROOM, COIN, TOTAL, BURN, WHOM, DRAW = range(9)
FRAMES: Final = ("errand", "turn", "keep", "room", "coin", "total", "burn", "companion", "draw")
SETUP, OFFERING, START, ERRANDS, ACTIONS, END_OF_ROUND, CLEARING, FINISHED = range(8)
PHASES: Final = ("setup", "offering", "start", "errands", "actions", "end-of-round", "clearing", "over")
ROUNDS: Final = 3
E_CARD, E_OFFER, E_KEEP, E_MOVE, E_RESHUFFLE = range(5)
EVENT_NAMES: Final = ("card", "offer", "keep", "move", "reshuffle")


def texts(actions: Sequence[int]) -> list[str]:
    return [CATALOGUE.text(action) for action in actions]


def copied(value: object) -> object:
    return [copied(item) for item in value] if isinstance(value, list) else value


class WillPosition(Position):
    """State in flat lists; cards that can be hidden are marked with who knows them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "frames", "rng", "round", "phase", "balances", "actions", "hands", "spaces", "tokens", "used",
        "offering", "wilds", "tops", "pools", "discards",
    )  # fmt: skip

    def __init__(self, game: Game, players: int, rng: Rng, auto: bool, journal: Journal | None) -> None:
        super().__init__(game, players, OVER, [], rng, auto, journal)
        self.round = 1
        self.phase = SETUP
        self.balances = [70] * players
        self.actions = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.spaces = [-1] * (SPACES * players)
        self.tokens = [0] * (SPACES * players)
        self.used = [False] * (SPACES * players)
        self.offering = [-1] * len(DECKS)
        self.wilds = CARDS[WILD].copies
        self.tops: list[list[int]] = [[] for _ in DECKS]
        self.pools: list[list[int]] = [[] for _ in range(WILD_BACK)]
        self.discards: list[list[int]] = [[] for _ in DECKS]
        """Face down; of the special deck the cards that are out of the game."""

    def clone(self) -> WillPosition:
        journal = None if self.journal is None else self.journal.clone()
        copy = WillPosition(self.game, self.players, self.rng, self.auto, journal)
        for name in self.FIELDS:
            setattr(copy, name, copied(getattr(self, name)))
        copy.rng = self.rng.clone()
        return copy

    # --- what the moves of a turn may be ---

    def board(self, seat: int) -> list[int]:
        return self.spaces[seat * SPACES : (seat + 1) * SPACES]

    def helpers(self, seat: int) -> list[Card]:
        return [CARDS[card] for card in self.board(seat) if card >= 0]

    def limit(self, seat: int) -> int:
        """The most that a move may cost (W-18.2, W-18.5)."""
        return self.balances[seat] if any(c.back == PROPERTIES for c in self.helpers(seat)) else 999

    def held(self, seat: int, card: int) -> int:
        return len([mark for mark in self.hands[seat] if card_of(mark) == card])

    def totals(self, seat: int, card: Card, amounts: Sequence[int]) -> list[int]:
        """Every allowed sum of an amount and the bonuses of helpers, as options (W-1.16, W-14.4, W-14.7)."""
        sums = set(amounts)
        for helper in self.helpers(seat):
            if card.symbol and helper.bonus[0] == card.symbol:
                sums |= {amount + helper.bonus[1] for amount in sums}
        return [AMOUNT + amount for amount in sorted(sums) if amount <= self.limit(seat)]

    def playable(self, seat: int, card: Card) -> bool:
        """A white card, at least for its base amount (W-8.4, W-11.1, W-18.2)."""
        return card.white and card.actions <= self.actions[seat] and card.pounds <= self.limit(seat)

    def room_options(self, seat: int, card: int) -> list[int]:
        """Where a black card can go: the first free space, else where a card can make room (W-12.2 to W-12.17)."""
        board = self.board(seat)
        most = self.balances[seat] if back_of(card) == PROPERTIES else self.limit(seat)
        if CARDS[card].price > most:
            return []
        found: list[int] = []
        for space in [board.index(-1)] if -1 in board else range(SPACES):
            there = board[space]
            actions = self.actions[seat]
            if there >= 0 and CARDS[there].extra_action and actions:
                actions -= 1  # the helper leaves, with its action, before the new card is paid for (W-12.9, W-22.19)
            if (there < 0 or back_of(there) != PROPERTIES) and actions >= 1 + CARDS[card].more_actions:
                found.append(SPACE + space)
        return found

    def burn_options(self, seat: int, space: int) -> list[int]:
        """The amounts for which a card can be activated now (W-12.12, W-13.3, W-13.4)."""
        at = seat * SPACES + space
        card = CARDS[self.spaces[at]]
        if self.spaces[at] < 0 or self.used[at] or not card.pounds or self.actions[seat] < card.actions:
            return []
        return self.totals(seat, card, [card.pounds, *[amount for _, amount in card.companions[: self.tokens[at]]]])

    def add_options(self, seat: int, space: int) -> list[int]:
        """Who can fill the uppermost empty companion space (W-16.3, W-16.4, W-16.9)."""
        at = seat * SPACES + space
        left = CARDS[self.spaces[at]].companions[self.tokens[at] :] if self.spaces[at] >= 0 else ()
        who = (NUMBER[left[0][0]], WILD) if left and self.actions[seat] else ()
        return [CARD + card for card in who if self.held(seat, card)]

    def coin_options(self, seat: int, args: tuple[int, ...]) -> list[int]:
        """For the next coin: companion card, wild card or none; equal coins in this order (W-8.12, W-11.4, W-18.3)."""
        card, answers = CARDS[args[0]], args[1:]
        coin = card.companions[len(answers)]
        earlier = list(zip(card.companions, answers, strict=False))
        spent = card.pounds + coin[1] + sum([amount for (_, amount), answer in earlier if answer >= 0])
        order = (NUMBER[coin[0]], WILD, -1)
        first = max([order.index(answer) for other, answer in earlier if other == coin], default=0)
        allowed = order[first:2] if spent <= self.limit(seat) else ()
        return [*[CARD + who for who in allowed if self.held(seat, who) > answers.count(who)], NONE]

    def turn_options(self, seat: int) -> list[int]:
        cards = piles.distinct([card_of(mark) for mark in self.hands[seat]])
        found = [PLAY + card for card in cards if self.playable(seat, CARDS[card])]
        found += [PUT + card for card in cards if is_black(card) and self.room_options(seat, card)]
        found += [ACTIVATE + space for space in range(SPACES) if self.burn_options(seat, space)]
        found += [ADD + space for space in range(SPACES) if self.add_options(seat, space)]
        return [*found, END]

    def errand_options(self) -> list[int]:
        found = [TAKE + place for place, card in enumerate([*self.offering, self.wilds - 1]) if card >= 0]
        decks = [deck for deck in range(SPECIAL) if self.tops[deck] or self.pools[deck] or self.discards[deck]]
        return found + [UNKNOWN + deck for deck in decks]

    # --- the simultaneous choice of the cards to keep ---

    def keep_options(self, frame: Together, seat: int, chosen: Sequence[int]) -> list[int]:
        """The next card to keep, in ascending order; at the start exactly two (W-1.15, W-5.11, W-9.3)."""
        cards = [card_of(mark) for mark in self.hands[seat]]
        start = 0
        for action in chosen:
            start = bisect_left(cards, action - CARD, start) + 1
        exact = frame.args[0]
        end = len(cards) - 1 + len(chosen) if exact else len(cards)
        return [CARD + card for card in piles.distinct(cards[start:end])] + ([] if exact else [ENOUGH])

    def finished(self, frame: Together, seat: int, chosen: Sequence[int]) -> bool:
        """Two cards are named, at the end of a round two more for each H16, or no more are (W-9.3, W-22.28)."""
        chums = 0 if frame.args[0] else len([card for card in self.helpers(seat) if card.larger_hand])
        return chosen[-1] == ENOUGH or len(chosen) == 2 + 2 * chums

    def whole_answer(self, frame: Together, seat: int, asked: Sequence[int]) -> list[int]:
        """The choices asked, and after the first those that have a single option (W-1.20)."""
        chosen = list(asked)
        while chosen and not self.finished(frame, seat, chosen):
            on_offer = self.keep_options(frame, seat, chosen)
            if len(on_offer) != 1:
                break
            chosen += on_offer
        return chosen

    def _answer(self, frame: Together, seat: int, action: int) -> None:
        chosen = self.whole_answer(frame, seat, (*frame.answers[seat], action))
        frame = frame.with_answer(seat, action, self.finished(frame, seat, chosen))
        self.frames[-1] = frame
        if frame.waiting_mask == 0:
            self.frames.pop()
            for other in range(self.players):
                if frame.answers[other]:
                    self._keep(other, self.whole_answer(frame, other, frame.answers[other]))

    def _keep(self, seat: int, answer: list[int]) -> None:
        """The other cards go away face down (W-5.8, W-9.5); what others knew of these backs is gone (W-23.8)."""
        hand = self.hands[seat]
        rejected = Counter([card_of(mark) for mark in hand])
        rejected.subtract([action - CARD for action in answer if action != ENOUGH])
        away = sorted(rejected.elements())
        for card in away:
            take_openly(hand, card)
            self._discard(card, 1 << seat)
        knowledge.forget_group(hand, {back_of(card) for card in away}, back_of, 1 << seat)
        backs = Counter([back_of(card) for card in away])
        secret = tuple([CARD + card for card in away])
        self.tell(E_KEEP, seat, tuple([AMOUNT + backs[back] for back in range(WILD_BACK)]), secret, 1 << seat)

    # --- choosing ---

    def options(self, frame: Frame, seat: int) -> list[int]:
        if isinstance(frame, Together):
            return self.keep_options(frame, seat, self.whole_answer(frame, seat, frame.answers[seat]))
        if frame.kind == TURN:
            return self.turn_options(seat)
        if frame.kind == ERRAND:
            return self.errand_options()
        if frame.kind == ROOM:
            return self.room_options(seat, frame.args[0])
        if frame.kind == COIN:
            return self.coin_options(seat, frame.args)
        if frame.kind == TOTAL:
            card = CARDS[frame.args[0]]
            coins = [coin[1] for coin, who in zip(card.companions, frame.args[1:], strict=True) if who >= 0]
            return self.totals(seat, card, [card.pounds + sum(coins)])
        return self.burn_options(seat, frame.args[0]) if frame.kind == BURN else self.add_options(seat, frame.args[0])

    def check(self, frame: Frame, seat: int, action: int) -> int:
        return OK if action in self.options(frame, seat) else NOT_ASKED

    def choose(self, frame: Frame, seat: int, action: int) -> None:
        kind = frame.kind
        if isinstance(frame, Together):
            self._answer(frame, seat, action)
        elif kind == TURN:
            self._choose_move(seat, action)
        elif kind == ERRAND:
            self._errand(seat, action)
        elif kind == ROOM:
            self._put(seat, frame.args[0], action - SPACE)
        elif kind == COIN:
            self._open_play(seat, (*frame.args, action - CARD if action != NONE else -1))
        elif kind == TOTAL:
            self._play(seat, frame.args[0], frame.args[1:], action - AMOUNT)
        elif kind == BURN:
            at = seat * SPACES + frame.args[0]
            self._pay(seat, CARDS[self.spaces[at]].actions, action - AMOUNT, (ACTIVATE + frame.args[0], action))
            self.used[at] = True
        else:
            self._pay(seat, 1, 0, (ADD + frame.args[0], action))
            self._discard_openly(seat, action - CARD)
            self.tokens[seat * SPACES + frame.args[0]] += 1

    def _choose_move(self, seat: int, action: int) -> None:
        if action == END:
            self._pay(seat, self.actions[seat], 0, (END,))
            self.frames.pop()
        elif action >= PUT:
            self.open_step(Frame(ROOM, seat, (action - PUT,), True))
        elif action >= PLAY:
            self._open_play(seat, (action - PLAY,))
        elif action >= ADD:
            self.open_step(Frame(WHOM, seat, (action - ADD,), True))
        else:
            self.open_step(Frame(BURN, seat, (action - ACTIVATE,), True))

    def _open_play(self, seat: int, args: tuple[int, ...]) -> None:
        coins_left = len(args) <= len(CARDS[args[0]].companions)
        self.open_step(Frame(COIN if coins_left else TOTAL, seat, args, True))

    # --- carrying out ---

    def _pay(self, seat: int, actions: int, pounds: int, told: tuple[int, ...]) -> None:
        """The commit of a move of the turn."""
        self.close_move()
        self.actions[seat] -= actions
        self.balances[seat] -= pounds
        self.tell(E_MOVE, seat, told)

    def _discard(self, card: int, knowers: int) -> None:
        """To the discard pile of its back, out of the game (special), or back to its place (wild)."""
        if card == WILD:
            self.wilds += 1
        else:
            insort(self.discards[min(back_of(card), SPECIAL)], marked(card, knowers))

    def _discard_openly(self, seat: int, card: int) -> None:
        take_openly(self.hands[seat], card)
        self._discard(card, everybody(self.players))

    def _play(self, seat: int, card: int, companions: Sequence[int], total: int) -> None:
        told = [CARD + who if who >= 0 else NONE for who in companions]
        self._pay(seat, CARDS[card].actions - CARDS[card].gain, total, (PLAY + card, *told, AMOUNT + total))
        for used in (card, *[who for who in companions if who >= 0]):
            self._discard_openly(seat, used)

    def _put(self, seat: int, card: int, space: int) -> None:
        at = seat * SPACES + space
        there = self.spaces[at]
        lost = int(there >= 0 and CARDS[there].extra_action and self.actions[seat] > 0)
        actions = 1 + CARDS[card].more_actions + lost - int(CARDS[card].extra_action)
        self._pay(seat, actions, CARDS[card].price, (PUT + card, SPACE + space))
        if there >= 0:
            self._discard(there, everybody(self.players))
        take_openly(self.hands[seat], card)
        self.spaces[at], self.tokens[at], self.used[at] = card, 0, False

    def _errand(self, seat: int, action: int) -> None:
        """A card of the offering or a wild card, known to all in the hand (W-23.7), or an unknown one (W-7.23)."""
        self.frames.pop()
        self.tell(E_MOVE, seat, (action,))
        if action >= UNKNOWN:
            self.frames.append(Frame(DRAW, seat, (action - UNKNOWN, 1)))
            return
        place = action - TAKE
        card = self.offering[place] if place < len(DECKS) else WILD
        insort(self.hands[seat], marked(card, everybody(self.players)))
        if card == WILD:
            self.wilds -= 1
        else:
            self.offering[place] = -1

    # --- chance and flow ---

    def settle(self) -> None:
        while True:
            if not self.frames:
                if self.phase == FINISHED:
                    self.seat = OVER
                    return
                self._next_phase()
                continue
            top = self.frames[-1]
            if top.kind != DRAW:
                self.seat = top.waiting()[0] if isinstance(top, Together) else top.seat
                return
            if not self._draw(top):
                self.seat = CHANCE
                return

    def _pool(self, deck: int) -> list[int]:
        return piles.current(self.pools[CROWN_1:]) if deck == SPECIAL else self.pools[deck]

    def _draw(self, frame: Frame) -> bool:
        """Cards from a deck, to a hand or (seat -1) to the offering, with a reshuffle if need be (W-24.3)."""
        deck, left = frame.args
        while left and (self.tops[deck] or self._pool(deck) or self._reshuffled(deck)):
            if not self.auto:
                self.frames[-1] = Frame(DRAW, frame.seat, (deck, left))
                return False
            card = piles.pick(self.tops[deck], self._pool(deck), self.rng)
            self.chanced(CARD + card)
            self._receive(frame, card)
            left -= 1
        self.frames.pop()
        return True

    def _reshuffled(self, deck: int) -> bool:
        """The discards become the draw pile, and nobody knows them any more (W-23.11); false if there are none."""
        if deck == SPECIAL or not self.discards[deck]:
            return False
        self.pools[deck] = [card_of(mark) for mark in self.discards[deck]]
        self.discards[deck] = []
        self.tell(E_RESHUFFLE, -1, (UNKNOWN + deck,))
        return True

    def _receive(self, frame: Frame, card: int) -> None:
        if frame.seat < 0:
            self.offering[frame.args[0]] = card
            self.tell(E_OFFER, -1, (CARD + card,))
        else:
            insort(self.hands[frame.seat], marked(card, 1 << frame.seat))
            self.tell(E_CARD, frame.seat, (UNKNOWN + frame.args[0],), (CARD + card,), 1 << frame.seat)

    def outcomes(self) -> list[tuple[int, int]]:
        deck = self.frames[-1].args[0]
        return [(CARD + card, weight) for card, weight in piles.outcomes(self.tops[deck], self._pool(deck))]

    def happen(self, frame: Frame, action: int) -> None:
        deck, left = frame.args
        piles.take(self.tops[deck], self._pool(deck), action - CARD)
        self._receive(frame, action - CARD)
        self.frames[-1] = Frame(DRAW, frame.seat, (deck, left - 1))

    def _next_phase(self) -> None:
        seats = range(self.players)
        phase = self.phase
        self.phase += 1
        if phase == SETUP:
            for seat in reversed(seats):
                self.frames += [Frame(DRAW, seat, (PROPERTIES, 3)), Frame(DRAW, seat, (HELPERS, 3))]
        elif phase == OFFERING:
            self.frames += [Frame(DRAW, -1, (deck, 1)) for deck in reversed(range(len(DECKS)))]
            self.phase = START if self.round == 1 else ERRANDS
        elif phase == START:
            self._ask_together(1)
        elif phase == ERRANDS:
            self.frames += [Frame(ERRAND, seat) for seat in reversed(seats)]
        elif phase == ACTIONS:
            self.actions = [3 + len([card for card in self.helpers(seat) if card.extra_action]) for seat in seats]
            self.frames += [Frame(TURN, seat) for seat in reversed(seats)]
        elif phase == END_OF_ROUND:
            for seat in seats:
                self.wilds += self.held(seat, WILD)
                self.hands[seat] = [mark for mark in self.hands[seat] if card_of(mark) != WILD]
            self._ask_together(0)
        else:
            self._clear()

    def _ask_together(self, exact: int) -> None:
        """All who have cards choose at once which they keep (W-5.7, W-9.15)."""
        mask = sum([1 << seat for seat in range(self.players) if self.hands[seat]])
        if mask:
            self.frames.append(Together(KEEP, (exact,), ((),) * self.players, mask))

    def _clear(self) -> None:
        """Steps 3, 4 and 6 of the end of a round; a bankruptcy makes it the last one (W-9.9 to W-9.12, W-19.1)."""
        self.used = [False] * len(self.used)
        for card in self.offering:
            if card >= 0:
                self._discard(card, everybody(self.players))
        self.offering = [-1] * len(DECKS)
        bankrupt = [seat for seat in range(self.players) if self.balances[seat] <= 0 and self.limit(seat) == 999]
        self.round += 1
        self.phase = FINISHED if self.round > ROUNDS or bankrupt else OFFERING

    # --- what a seat may know ---

    def asked(self) -> Decision:
        base = self.base
        together = tuple(base.waiting()) if isinstance(base, Together) else ()
        return Decision(FRAMES[base.kind], self.seat, waiting=together)

    def step(self, seat: int) -> Decision:
        made = tuple(texts(self.choices(seat)))
        step = FRAMES[self.frames[-1].kind] if made else ""
        return Decision(self.asked().kind, seat, "", step, made, self.asked().waiting)

    def left_in(self, back: int) -> int:
        return len(self.pools[back]) + len([1 for top in self.tops for card in top if back_of(card) == back])

    def own_answer(self, seat: int) -> list[int]:
        """What the seat has answered to the open simultaneous choice, also when it has finished."""
        top = self.frames[-1] if self.frames else None
        return list(top.answers[seat]) if isinstance(top, Together) and seat >= 0 else []

    def _known(self, marks: list[int], seat: int) -> list[str]:
        return [CARDS[card_of(mark)].name for mark in marks if known_to(mark, seat, self.players)]

    def view(self, seat: int | None) -> dict[str, object]:
        me = NOBODY if seat is None else seat
        shown: dict[str, object] = {"round": self.round, "phase": PHASES[self.phase], "wilds": self.wilds}
        shown |= {"balances": self.balances[:], "actions": self.actions[:], "boards": self._boards()}
        shown["offering"] = [CARDS[card].name if card >= 0 else None for card in self.offering]
        shown["hands"] = [sorted([BACKS[back_of(card_of(mark))] for mark in hand]) for hand in self.hands]
        shown["known"] = [self._known(hand, NOBODY) for hand in self.hands]
        shown["hand"] = self._known(self.hands[me], me) if me >= 0 else []
        shown["piles"] = {BACKS[back]: self.left_in(back) for back in range(WILD_BACK)}
        shown["discards"] = [[len(pile), *self._known(pile, me)] for pile in self.discards]
        shown["answer"] = texts(self.own_answer(me))
        asks = self.prompt(me)
        shown["decision"] = [asks.kind, asks.seat, asks.step, *asks.choices, *asks.waiting] if asks else []
        return shown

    def _boards(self) -> list[object]:
        lying = zip(self.spaces, self.tokens, self.used, strict=True)
        return [[CARDS[card].name, tokens, used] if card >= 0 else None for card, tokens, used in lying]

    def key(self, seat: int | None) -> tuple[object, ...]:
        me = NOBODY if seat is None else seat
        seen: list[list[int]] = []
        for group in self.hands + self.discards:
            unknown = [mark for mark in group if not known_to(mark, me, self.players)]
            backs = [marked(-1 - back_of(card_of(mark)), knowers_of(mark)) for mark in unknown]
            seen.append(sorted([*backs, *[mark for mark in group if mark not in unknown]]))
        pending = [(frame.kind, frame.seat, frame.args) for frame in self.frames if not frame.open]
        return (
            (self.round, self.phase, self.seat, self.wilds, *self.balances, *self.actions, *self.offering),
            (*self.spaces, *self.tokens, *self.used, *[self.left_in(back) for back in range(WILD_BACK)]),
            tuple([tuple(group) for group in seen]),
            (*pending, *self.waiting),
            (*self.choices(me), *self.own_answer(me)),
        )

    def guess(self, seat: int | None, rng: Rng) -> WillPosition:
        me = NOBODY if seat is None else seat
        copy = self.clone()
        copy.journal = None
        copy.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
        for card in [card for top in copy.tops for card in top]:
            copy.pools[back_of(card)].append(card)
        copy.tops = [[] for _ in DECKS]
        for back in range(WILD_BACK):
            groups = [*copy.hands, copy.discards[min(back, SPECIAL)]]
            knowledge.redeal_unknown(copy.pools[back], groups, back, back_of, me, self.players, rng)
        copy.forget_choices(me, rng)
        return copy

    def read_event(self, event: Event, seat: int) -> Readable:
        shown: Readable = {"event": EVENT_NAMES[event.kind], "seat": event.seat + 1, "what": texts(event.args)}
        return shown | {"secret": texts(event.seen_by(seat))}

    def places(self) -> list[Place]:
        table = [card for card in self.spaces + self.offering if card >= 0] + [WILD] * self.wilds
        hidden = [card for pile in self.pools + self.tops for card in pile]
        found = [Place("table", tuple(table), (everybody(self.players),) * len(table))]
        found.append(Place("draw piles", tuple(hidden), (0,) * len(hidden)))
        for name, group in [*[("hand", hand) for hand in self.hands], *[("discards", pile) for pile in self.discards]]:
            found.append(Place(name, tuple([card_of(m) for m in group]), tuple([knowers_of(m) for m in group])))
        return found

    def explain(self, code: int, seat: int, action: int) -> Reason:
        return core_reason(code)

    def candidates(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        return []

    def ranking(self) -> list[int]:
        return results.ranks(self.players, lambda seat: (self.balances[seat], seat))

    def scores(self) -> list[int]:
        return self.balances[:]

    def score_sheet(self) -> list[dict[str, object]]:
        return [{"total": balance} for balance in self.balances]

    # --- text: the state as it is; pending choices as texts, which are given again when they are read ---

    def to_dict(self) -> dict[str, object]:
        content: dict[str, object] = {name: copied(getattr(self, name)) for name in STATE}
        content["pending"] = [self._frame_dict(frame) for frame in self.frames if not frame.open]
        content["choices"] = {str(seat): texts(self.choices(seat)) for seat in self.waiting if self.choices(seat)}
        return content | {"random": self.rng.words()}

    def _frame_dict(self, frame: Frame) -> dict[str, object]:
        """Of a simultaneous choice only the finished answers; the choices of those who still wait are not settled."""
        entry: dict[str, object] = {"kind": frame.kind, "seat": frame.seat, "args": list(frame.args)}
        if isinstance(frame, Together):
            given = [() if frame.waits_for(seat) else frame.answers[seat] for seat in range(self.players)]
            entry |= {"waiting": frame.waiting(), "answers": [texts(answer) for answer in given]}
        return entry


STATE: Final = tuple([name for name in WillPosition.FIELDS if name not in ("seat", "frames", "rng")])


def from_dict(game: Game, content: dict[str, Any], auto: bool, journal: bool) -> WillPosition:
    """The finished answers are part of the start; choices of moves under way go into the journal again."""
    s = WillPosition(game, len(content["balances"]), Rng(*content["random"]), auto, None)
    for name in STATE:
        setattr(s, name, copied(content[name]))
    for entry in content["pending"]:
        s.frames.append(Frame(entry["kind"], entry["seat"], tuple(entry["args"])))
        if "waiting" in entry:
            asked = [seat for seat in range(s.players) if seat in entry["waiting"] or entry["answers"][seat]]
            mask = sum([1 << seat for seat in asked])
            s.frames[-1] = Together(entry["kind"], tuple(entry["args"]), ((),) * s.players, mask)
            s.settle()
            for seat, answer in enumerate(entry["answers"]):
                for text in answer:
                    s.apply(game.parse(text), seat)
            if s.waiting != entry["waiting"]:
                raise BadPosition(
                    message("lastwill-position-waiting", found=str(s.waiting), said=str(entry["waiting"]))
                )
    s.settle()
    s.journal = Journal() if journal else None
    for chooser, choices in content["choices"].items():
        for text in choices:
            s.apply(game.parse(text), int(chooser))
    return s


class WillGame(Game):
    """The slice as a game."""

    name = "lastwill-slice"
    title = "A slice of Last Will"
    rules_version = "1"
    player_counts = (2, 3)
    options = ()
    catalogue = CATALOGUE
    deck_name = "mini"
    max_decisions = 1000

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> WillPosition:
        rng = seeded(fresh_seed() if seed is None else seed)
        s = WillPosition(self, players, rng, chance == "auto", Journal() if journal else None)
        for number, card in enumerate(CARDS[:WILD]):
            s.pools[card.back] += [number] * card.copies
        s.settle()
        return s

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> WillPosition:
        return from_dict(self, json.loads(text), chance == "auto", journal)

    def deck_text(self) -> str:
        return ""


GAME: Final = WillGame()
