"""What a learning player of Last Will looks at: the features of a position, see `bequest.core.sight`.

The things are first the spaces of the looker's own board by number, then the places of the offering, then the cards on
the other boards, as many of each as there is room for. All that is hidden comes from the functions of `view`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.frames import Frame, Together
from bequest.core.position import CHANCE, Position
from bequest.core.sight import NO_CARD, NO_THING, Features, Seen, Sight, Steps
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import SIDES, Boards, side_of
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.rules import activation, end_of_round, frames, market, planning
from bequest.games.lastwill.rules.lying import Lying
from bequest.games.lastwill.rules.state import WillState
from bequest.games.lastwill.seen import view

VERSION: Final = 1
OTHER_CARDS: Final = 36
"""Cards on the boards of all others: nine of each of four, which are more than long games bring."""
SORTS: Final[tuple[str, ...]] = ("own space", "offering place", "card of another")
OWN_SPACE: Final = 0
OFFER_PLACE: Final = 1
OTHERS_CARD: Final = 2
STAGES: Final = terms.NEXT_STARTER + 1
MOST_CHOICES: Final = 8

POUNDS: Final = Steps((*range(1, 31), *range(32, 71, 2), *range(75, 151, 5)))
DEBT: Final = Steps((*range(1, 31), *range(32, 51, 2)))
WORTH: Final = Steps((*range(2, 41, 2), *range(45, 81, 5)))
VALUE: Final = Steps((*range(1, 21), 22, 25, 30))
PILE: Final = Steps((1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36))
SMALL: Final = Steps((1, 2, 3, 4, 5, 6, 7, 8, 10, 12))
HELD: Final = Steps((1, 2, 3, 4, 5, 6))
FEW: Final = Steps((1, 2, 3, 4))


class LastWillSight(Sight):
    """Its attributes say where the features begin."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.first_plan = len(deck.cards)
        """Plans and last will cards come after the others among the cards."""
        self.first_will = self.first_plan + deck.most_plans
        ids = [*deck.ids, *[f"plan:{number}" for number in range(1, deck.most_plans + 1)]]
        ids += [f"will:{will.id}" for will in deck.wills]
        self.designs = list(range(len(deck.cards)))
        self.plan_cards = list(range(self.first_plan, self.first_will))
        self.blacks = [number for number in self.designs if deck.cards[number].black] or [0]
        """Only black cards come to lie on a board."""
        self.black_rows = [len([n for n in self.blacks if n < number]) for number in self.designs]
        self.burnt = [[max(card.amounts[: tokens + 1]) for tokens in range(len(card.amounts))] for card in deck.cards]
        """The most that each card is activated for with 0, 1, 2 … tokens."""
        self.fortunes = Steps(sorted({1, terms.STANDARD_MONEY, *[will.amount for will in deck.wills]}))
        self.extension_steps = Steps(range(1, max(1, deck.boards.extensions) + 1))
        self.space_steps = Steps(range(1, deck.most_spaces + 1))
        self.more_spaces = Steps(range(min(deck.boards.spaces, deck.most_spaces - 1) + 1, deck.most_spaces + 1))
        self.tokens_laid = sorted(set(deck.boards.market))
        self._number_places(deck.boards)
        table, seat, thing = Features("table"), Features("seat"), Features("space or card")
        self._declare_table(table)
        self._declare_decision(table)
        self._declare_seat(seat)
        self._declare_thing(thing)
        things = self.first_other + OTHER_CARDS
        super().__init__(table, seat, thing, terms.SEATS, things, ids, deck.catalogue, VERSION)

    def _number_places(self, boards: Boards) -> None:
        """A block for each place of the offering; places that are never in use together share one."""
        in_use = [[place.id for place in boards.of_players(players)] for players in terms.PLAYER_COUNTS]
        self.place_names: list[str] = []
        blocks: list[int] = []
        for place in boards.places:
            if place.id not in self.place_names:
                others = [name for names in in_use if place.id in names for name in names]
                taken = [block for name, block in zip(self.place_names, blocks, strict=True) if name in others]
                self.place_names.append(place.id)
                blocks.append(min([block for block in range(len(taken) + 1) if block not in taken]))
        first = self.deck.most_spaces
        self.first_other = first + max(blocks) + 1
        errands = self.deck.errand_names
        self.errand_blocks = [
            first + blocks[self.place_names.index(name)] if name in self.place_names else NO_THING for name in errands
        ]
        self.places_of: list[list[int]] = [[] for _ in range(terms.SEATS + 1)]
        """For each number of players the places in the order of dealing, by their numbers among the names."""
        for players, names in zip(terms.PLAYER_COUNTS, in_use, strict=True):
            self.places_of[players] = [self.place_names.index(name) for name in names]
        self.place_blocks = [first + block for block in blocks]
        self.place_errands = [errands.index(name) if name in errands else -1 for name in self.place_names]
        """The errand space of each place; those of a group have none of their own."""

    # --- the features ---

    def _declare_table(self, table: Features) -> None:
        add, cards, steps = table.add, table.cards, table.steps
        self.looker = add("looker", terms.SEATS)
        self.players = add("players", terms.SEATS)
        self.open_discards = add("discards.open")
        self.round = add("round", terms.ROUNDS + 1)
        self.final = add("round.final")
        self.phase = add("phase", len(terms.PHASES))
        self.stage = add("stage", len(terms.PHASES) * STAGES)
        self.fortune = steps("starting_money", self.fortunes)
        self.extensions = steps("extensions", self.extension_steps)
        self.market = add("market", len(terms.TYPES) * len(self.tokens_laid))
        self.offered = cards("offering", self.designs, 2)
        self.wilds = add("wild_places", terms.WILD_PLACES)
        self.piles = add("piles", terms.WILD_BACK * PILE.size)
        self.discarded = add("discards.size", len(terms.DECKS) * PILE.size)
        self.discards = cards("discards.known", self.designs, 2)
        self.neutral = cards("plans.neutral", self.plan_cards)
        self.figures = add("errands", len(self.deck.errand_names) * terms.SEATS)
        self.figures_again = add("errands.again", len(self.deck.errand_names) * terms.SEATS)
        self.hand = cards("hand", self.designs, 3)

    def _declare_decision(self, table: Features) -> None:
        add, steps = table.add, table.steps
        actions = len(self.deck.catalogue)
        self.kind = add("decision.kind", frames.FIRST_STEP)
        self.asked_seat = add("decision.seat", terms.SEATS)
        self.waiting_seats = add("decision.waiting", terms.SEATS)
        self.given = add("decision.space", len(self.deck.errand_names))
        self.chance = add("chance.kind", len(frames.NAMES) - frames.FIRST_CHANCE)
        self.due_seat = add("chance.seat", terms.SEATS)
        self.due = add("chance.cards", len(terms.DECKS) * SMALL.size)
        self.step = add("move.step", frames.FIRST_CHANCE - frames.FIRST_STEP)
        self.length = add("move.length", MOST_CHOICES)
        self.chosen_actions = add("move.chosen", actions)
        self.move = add("move.whole", actions)
        self.answer = add("move.answer", actions)
        self.again = add("move.again", actions)
        self.divided = add("move.divided", terms.REGULAR * SMALL.size)
        self.to_divide = steps("move.to_divide", SMALL)

    def _declare_seat(self, seat: Features) -> None:
        add, cards, steps = seat.add, seat.cards, seat.steps
        self.own = add("own")
        self.there = add("there")
        self.place = add("place", terms.SEATS)
        self.starter = add("starter")
        self.order = add("order", terms.SEATS)
        self.turn_over = add("turn_over")
        self.plan = cards("plan", self.plan_cards)
        self.printed_plan = add("plan.printed", len(SIDES) * self.deck.most_plans)
        self.balance = steps("balance", POUNDS)
        self.debt = steps("debt", DEBT)
        self.bankrupt = add("bankrupt")
        self.boys = steps("errand_boys", FEW)
        self.actions_left = steps("actions", SMALL)
        self.whites = steps("white_actions", FEW)
        self.backs = add("hand_backs", len(terms.BACKS) * HELD.size)
        self.known_hand = cards("known_hand", self.designs, 2)
        self.spaces = steps("spaces", self.more_spaces)
        self.used_spaces = steps("spaces.used", self.space_steps)
        self.lying = cards("board", self.blacks, 2)
        self.worth = steps("properties.worth", WORTH)
        self.owned = steps("properties", SMALL)

    def _declare_thing(self, thing: Features) -> None:
        add, cards, steps = thing.add, thing.cards, thing.steps
        self.owner = add("owner", terms.SEATS)
        self.sort = add("sort", len(SORTS))
        self.empty = add("empty")
        self.offer_place = add("offering.place", len(self.place_names))
        self.figure = add("offering.figure")
        self.card = cards("card", self.designs)
        self.card_kind = add("kind", len(terms.KINDS))
        self.card_type = add("type", len(terms.TYPES))
        self.tokens = steps("tokens", FEW)
        self.wanted = add("wanted", len(terms.COMPANION_TYPES))
        self.burns = steps("burns", VALUE)
        self.value = steps("value", VALUE)
        self.price = steps("price", VALUE)
        self.fall = steps("fall", FEW)
        self.activated = add("activated")
        self.used = steps("used", FEW)
        self.age = steps("rounds", HELD)
        self.meant = add("meant", 3)

    # --- looking ---

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
        for place in range(terms.WILD_PLACES):
            if s.wilds >> place & 1:
                seen.append(self.wilds + place)
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
            self._see_actions(seen, self.answer, view.own_answer(s, seat), True)
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
            for deck, count in enumerate(due):
                seen.steps(self.due + deck * SMALL.size, SMALL, count)

    def _see_move(self, s: WillState, seen: Seen, top: Frame) -> None:
        """The own move under way: what it is about, the things that it names once and twice, and its numbers."""
        move = top.args
        seen.append(self.step + top.kind - frames.FIRST_STEP)
        seen.append(self.length + min(len(move), MOST_CHOICES) - 1)
        self._see_actions(seen, self.chosen_actions, s.chosen(top.seat), False)
        self._see_actions(seen, self.move, move, True)
        once: list[int] = []
        twice: list[int] = []
        for number, action in enumerate(move):
            block = self.pointed(action)
            if block != NO_THING:
                at = self.first_thing + block * self.thing.size + self.meant
                if not number:
                    seen.append(at)
                elif block not in once:
                    once.append(block)
                    seen.append(at + 1)
                elif block not in twice:
                    twice.append(block)
                    seen.append(at + 2)
        if top.kind == frames.DIVIDE:
            divided = planning.divided(s, top.seat, move)
            for deck, count in enumerate(divided):
                seen.steps(self.divided + deck * SMALL.size, SMALL, count)
            seen.steps(self.to_divide, SMALL, planning.cards_to_divide(s, top.seat, move) - sum(divided))

    def _see_actions(self, seen: Seen, at: int, actions: Sequence[int], twice: bool) -> None:
        """Each action once, and if wanted those that come again."""
        once: list[int] = []
        again: list[int] = []
        for action in actions:
            if action not in once:
                once.append(action)
                seen.append(at + action)
            elif twice and action not in again:
                again.append(action)
                seen.append(self.again + action)

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
        for back, count in enumerate(held):
            seen.steps(at + self.backs + back * HELD.size, HELD, count)
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

    # --- actions ---

    def pointed(self, action: int) -> int:
        deck = self.deck
        if action < deck.space or action >= deck.card:
            return NO_THING
        if action < deck.errand:
            return action - deck.space
        if action < deck.add:
            return self.errand_blocks[action - deck.errand]
        return (action - deck.add) % deck.most_spaces

    def card_of(self, action: int) -> int:
        deck = self.deck
        if deck.plan <= action < deck.order:
            return self.first_plan + action - deck.plan
        if deck.will <= action < deck.space:
            return self.first_will + action - deck.will
        if action >= deck.use:
            return action - deck.use
        return action - deck.card if action >= deck.card else NO_CARD
