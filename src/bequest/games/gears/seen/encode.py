"""What a seat may know of a position as numbers: the fields of the layout, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, WIDE, Encoder, Layout, put_wide, room_for
from bequest.core.knowledge import card_of, known_to
from bequest.core.position import Position
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.terms import (
    ACTIONS,
    ACTIVATION,
    AREA,
    BITS,
    CUBES,
    DRAW_CARDS,
    ESTABLISHED,
    EXTRA_TURNS,
    FATE_DRAFT,
    FATE_MODES,
    FATE_ONE_EACH,
    FIRST_CHANCE,
    FRAME_NAMES,
    FULL_HAND,
    LEFT_OUT,
    MODIFIER_TOKENS,
    MOST_CUBES_ON_A_CARD,
    ORDER,
    OUT,
    PAY,
    PHASES,
    PLACE_CUBES,
    ROUNDS,
    SEATS,
    SLOT_NAMES,
    SLOTS,
    STRIDE,
    T0,
    TOKEN_BITS,
    TOKEN_MASK,
    TURNS,
    WAIVE_DEPENDENCY,
    WHEN_ESTABLISHED,
)
from bequest.games.gears.position import GearsPosition
from bequest.games.gears.rules import scoring
from bequest.games.gears.seen import decode, view

VERSION: Final = 1
MOST_WIDE: Final = (MOST << 8) + MOST
MOST_DRAWN: Final = 2
"""A Draw is of two cards."""
FATE_STEPS: Final = 3
SWAP_STEPS: Final = 5
"""The most choices of a move under way: an Establish has one for each card to pay, these have fixed steps."""
BY_COPY: Final = "by technology in deck order, for each its copies on the timeline, oldest first"


# --- the fields ---


class CourseFields:
    """The options, where the game stands, and the size of the piles."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        self.looker = layout.add("looker", 1, SEATS, "who looks: 0 a spectator, else the seat from 1, which is seats.0")
        self.players = layout.add("players", 1, SEATS, "number of players; what belongs to seats beyond them is 0")
        self.fate = layout.add("options.fate", len(FATE_MODES), 1, _one_of(FATE_MODES))
        self.pursuit = layout.add("options.pursuit", 1, 1, "whether pursuits count")
        self.round = layout.add("round", 1, ROUNDS, "round, from 1")
        self.turn = layout.add("turn", 1, TURNS, "turn of the round, from 1")
        self.phase = layout.add("phase", len(PHASES), 1, _one_of(PHASES))
        self.present = layout.add("present", SLOTS, 1, "the Present Day, " + _one_of(SLOT_NAMES))
        self.actions = layout.add("actions", 1, ACTIONS, "counted actions taken in this turn")
        room = "slots by which the next Establish may exceed the capacity"
        self.extra_room = layout.add("extra_room", 1, max(1, deck.most_extra_room), room)
        self.draw_pile = layout.add_wide("draw_pile", 1, "cards in the draw pile")
        self.discards = layout.add_wide("discard_pile", 1, "cards in the discard pile")


class TimelineFields:
    """The technologies on the timeline, by timeframe, and the tokens on them.

    A timeframe holds a name once (G-6.5), so a technology lies there at most as often as the deck has copies and as
    there are timeframes (the newest is never more than the Present Day). Each copy has cells of its own for what lies
    on it.
    """

    def __init__(self, layout: Layout, deck: Deck) -> None:
        self.oldest = 0 if deck.kind == "forbidden" else T0
        self.timeframes = SLOTS - 1 - self.oldest
        self.technologies = deck.first_fate
        self.first: list[int] = []
        """For each technology the number of its oldest copy."""
        self.copies = 0
        for card in range(deck.first_fate):
            self.first.append(self.copies)
            self.copies += min(deck.copies[card], self.timeframes)
        names = ", ".join(SLOT_NAMES[self.oldest : SLOTS - 1])
        lies = f"each technology in deck order, in each timeframe ({names}): 0 absent, 1 failed, 2 successful"
        self.here = layout.add("timeline.technologies", self.timeframes * self.technologies, 2, lies)
        self.plus = self.minus = -1
        if deck.kind == "forbidden":
            self.plus = layout.add("timeline.plus", self.copies, MODIFIER_TOKENS, "tokens +1, " + BY_COPY)
            self.minus = layout.add("timeline.minus", self.copies, MODIFIER_TOKENS, "tokens -1, " + BY_COPY)


class SeatFields:
    """One seat as the looker sees it; what only decks with, or without, Fate cards have is -1 for the others."""

    def __init__(self, layout: Layout, deck: Deck, number: int, copies: int, most_cubes: int) -> None:
        at = f"seats.{number}."
        self.order = layout.add(at + "order", SEATS, 1, "place in the player order; none until it is chosen")
        self.character = layout.add(at + "character", SEATS, 1, "character, by its number in the deck; none at first")
        self.marker = layout.add(at + "marker", SLOTS, 1, "timeframe of the marker, " + _one_of(SLOT_NAMES))
        self.pool = layout.add(at + "pool", 1, most_cubes, "cubes in the Pool")
        self.score = layout.add_wide(at + "score", 1, "points")
        self.most_hand = min(MOST, sum(deck.copies))
        self.hand_size = layout.add(at + "hand_size", 1, self.most_hand, "cards in hand")
        self.cubes = layout.add(at + "cubes", copies, most_cubes, "cubes on the timeline, " + BY_COPY)
        self.drawing = layout.add(at + "drawing", 1, MOST_DRAWN, "cards of a Draw that is not finished")
        self.asked = layout.add(at + "asked", 1, 1, "whether the open decision is this seat's")
        self.taken = layout.add(at + "taken", SEATS, 1, "place that it has taken while the order is being chosen")
        self.fates = self.fate_count = self.area_cubes = self.extra_used = -1
        if deck.kind == "forbidden":
            self.extra_used = layout.add(at + "extra_turn_used", 1, 1, "whether it has had an extra turn in this round")
        else:
            fates = max(1, len(deck.fates))
            self.fates = layout.add(at + "fates", fates, 1, "Fate cards before this seat, if the looker knows them")
            self.fate_count = layout.add(at + "fate_count", 1, fates, "number of Fate cards before this seat")
            self.area_cubes = layout.add(at + "area_cubes", fates, most_cubes, "cubes on the cards of the draft area")


class CardFields:
    """What only the looker knows: how many of each card, in deck order."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        cards = len(deck.card_ids)
        self.most = min(MOST, max(deck.copies))
        self.hand = layout.add("seats.0.hand", cards, self.most, "the looker's hand: how many of each card")
        self.drawn = layout.add("seats.0.drawn", cards, MOST_DRAWN, "the looker's open Draw: how many of each card")
        self.known = layout.add("seats.0.known", cards, self.most, "cards that the looker knows in the discard pile")


class LastingFields:
    """A Fate card that lies beside a technology; without one it has lost its target."""

    def __init__(self, layout: Layout, deck: Deck, fate: int, timeframes: int, needs: int) -> None:
        at = f"lasting.{deck.fates[fate].id}."
        self.owner = layout.add(at + "owner", SEATS, 1, "who has played it, from the looker on; nobody: not in play")
        self.timeframe = layout.add(at + "timeframe", timeframes, 1, "timeframe of its technology, oldest first")
        self.technology = layout.add(at + "technology", deck.first_fate, 1, "its technology, in deck order")
        self.waived = -1
        if deck.fates[fate].effect == WAIVE_DEPENDENCY:
            self.waived = layout.add(at + "waived", needs, 1, "which of the technology's dependencies it waives")


class FateFields:
    """Fate cards that lie open to all, and what their variants count."""

    def __init__(self, layout: Layout, deck: Deck, timeframes: int) -> None:
        fates = max(1, len(deck.fates))
        self.taken = layout.add("fate_taken", 1, 1, "draft: whether a Fate card was taken in this turn")
        self.area = layout.add("draft_area", fates, 1, "draft: the Fate cards in the draft area")
        self.out = layout.add("out_of_game", fates, 1, "one_each: the Fate cards that are used up")
        self.left_out = layout.add("left_out", 1, fates, "one_each: how many Fate cards were dealt to nobody")
        self.most_needs = max([1] + [len(needs) for needs in deck.needs])
        self.lasting: list[LastingFields | None] = []
        for fate in range(len(deck.fates)):
            lasting = deck.fates[fate].lasting
            self.lasting.append(LastingFields(layout, deck, fate, timeframes, self.most_needs) if lasting else None)


class ExpansionFields:
    """The flags of Forbidden Machines."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        self.spliced = layout.add("spliced", 1, 1, "whether the Spliced Timeframe is there")
        activated = max(1, len(deck.activated))
        self.activated = layout.add("activated", activated, 1, "technologies with an Activation used in this turn")
        self.extra_turn = layout.add("extra_turn", len(EXTRA_TURNS), 1, _one_of(EXTRA_TURNS))
        self.established: list[int] = [card for card in range(deck.first_fate) if deck.ability[card] == ESTABLISHED]
        able = max(1, len(self.established))
        self.technology = layout.add("decision.technology", able, 1, "whose ability is offered, of those that have one")


class DecisionFields:
    """The open decision, and of a move under way what its chooser sees."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        steps = FRAME_NAMES[PAY:FIRST_CHANCE]
        self.most_choices = max(*deck.cost, SWAP_STEPS if deck.kind == "forbidden" else FATE_STEPS)
        kinds = _one_of(view.QUESTIONS) + "; none while chance decides and at the end"
        self.kind = layout.add("decision.kind", len(view.QUESTIONS), 1, kinds)
        self.step = layout.add("decision.step", len(steps), 1, "the looker's move under way, " + _one_of(steps))
        made = "choices of the looker's move under way: number of the action and 1, or 0"
        self.choices = layout.add_wide("decision.choices", self.most_choices, made)


def _one_of(names: Sequence[str]) -> str:
    return "one of: " + ", ".join(names)


def most_cubes(deck: Deck) -> int:
    """As many cubes as a player can get in a game, so that neither a card nor the Pool ever holds more of one colour.

    The supply gives cubes for cards that leave the hand (one for each card paid, some for a Fate card), by abilities,
    and one in the draft whenever another player takes a Fate card, once a turn at most. A player gets the refills of
    the hand, up to two cards at set-up and a personal Fate card, and by an action one card (Draw), one Fate card
    (Take) or what a technology gives that is established; besides, the Activations of a turn. Only a deck with large
    amounts comes to more than a cell holds, on paper.
    """
    forbidden = deck.kind == "forbidden"
    abilities = [card for card in range(deck.first_fate) if deck.effect[card] in (CUBES, DRAW_CARDS)]
    turns = ROUNDS * (TURNS + (1 if forbidden else 0))  # an extra turn a round
    action = max([1] + [deck.amount[card] for card in abilities if deck.ability[card] == ESTABLISHED])
    turn = ACTIONS * action + sum([deck.amount[card] for card in abilities if deck.ability[card] == ACTIVATION])
    card = max([1] + [fate.amount for fate in deck.fates if fate.effect == PLACE_CUBES])
    draft = 0 if forbidden else (SEATS - 1) * turns
    return min(MOST, card * (FULL_HAND * ROUNDS + 3 + turns * turn) + draft)


# --- the encoder ---


class GearsEncoder(Encoder):
    """Positions of one deck as cells. Seats are counted from the looker; a spectator looks from the first seat."""

    def __init__(self, deck: Deck) -> None:
        layout = Layout("gears", VERSION)
        self.deck = deck
        self.most_cubes = most_cubes(deck)
        self.course = CourseFields(layout, deck)
        self.decision = DecisionFields(layout, deck)
        self.timeline = TimelineFields(layout, deck)
        self.seats = [SeatFields(layout, deck, n, self.timeline.copies, self.most_cubes) for n in range(SEATS)]
        self.cards = CardFields(layout, deck)
        base = deck.kind == "base"
        self.fates = FateFields(layout, deck, self.timeline.timeframes) if base else None
        self.expansion = None if base else ExpansionFields(layout, deck)
        super().__init__(layout)

    def decode(self, cells: Sequence[int]) -> dict[str, object]:
        return decode.view_of(self, cells)

    def cells(self, position: Position, seat: int) -> bytearray:
        s = position
        assert isinstance(s, GearsPosition)
        cells = bytearray(self.size)
        first = max(seat, 0)
        self._put_course(cells, s, seat)
        for number in range(s.players):
            self._put_seat(cells, s, self.seats[number], (first + number) % s.players, seat)
        self._put_timeline(cells, s, first)
        self._put_cards(cells, s, seat)
        if s.drawn:
            room_for("drawing", len(s.drawn), MOST_DRAWN)
            cells[self.seats[_from(first, view.drawer(s), s.players)].drawing] = len(s.drawn)
        if self.fates is not None:
            self._put_fates(cells, s, self.fates, first)
        if self.expansion is not None:
            self._put_expansion(cells, s, self.expansion)
        if s.seat >= 0:
            self._put_decision(cells, s, seat, first)
        return cells

    def _put_course(self, cells: bytearray, s: GearsPosition, seat: int) -> None:
        at = self.course
        cells[at.looker] = seat + 1 if seat >= 0 else 0
        cells[at.players] = s.players
        cells[at.fate + s.rules.fate] = 1
        cells[at.pursuit] = 1 if s.rules.pursuit else 0
        cells[at.round] = s.round
        cells[at.turn] = s.turn
        cells[at.phase + s.phase] = 1
        cells[at.present + s.present] = 1
        cells[at.actions] = s.actions
        cells[at.extra_room] = s.extra_room
        pile = len(s.pile) + len(s.top)
        room_for("draw_pile", pile, MOST_WIDE)
        put_wide(cells, at.draw_pile, pile)
        room_for("discard_pile", len(s.discard), MOST_WIDE)
        put_wide(cells, at.discards, len(s.discard))

    def _put_seat(self, cells: bytearray, s: GearsPosition, at: SeatFields, other: int, seat: int) -> None:
        if s.order:
            cells[at.order + s.order.index(other)] = 1
        if s.characters[other] >= 0:
            cells[at.character + s.characters[other]] = 1
        cells[at.marker + s.markers[other]] = 1
        room_for("pool", s.pools[other], self.most_cubes)
        cells[at.pool] = s.pools[other]
        points = scoring.score(s, other)
        room_for("score", points, MOST_WIDE)
        put_wide(cells, at.score, points)
        room_for("hand_size", len(s.hands[other]), at.most_hand)
        cells[at.hand_size] = len(s.hands[other])
        if s.rules.fate in (FATE_DRAFT, FATE_ONE_EACH):
            seen = view.sees_fates(s, other, seat)
            for fate in range(len(s.fates)):
                if s.fates[fate] == other:
                    cells[at.fate_count] += 1
                    if seen:
                        cells[at.fates + fate] = 1
        if s.extra_used >> other & 1:
            cells[at.extra_used] = 1

    def _put_timeline(self, cells: bytearray, s: GearsPosition, first: int) -> None:
        at = self.timeline
        successful = scoring.success(s)
        following = at.first[:]
        for index in range(len(s.copies)):
            slot = s.copies[index] // STRIDE
            card = s.copies[index] % STRIDE
            cells[at.here + (slot - at.oldest) * at.technologies + card] = 2 if successful[index] else 1
            copy = following[card]
            following[card] += 1
            for number in range(s.players):
                cubes = s.cubes[index] >> (first + number) % s.players * BITS & MOST_CUBES_ON_A_CARD
                if cubes:
                    room_for("cubes", cubes, self.most_cubes)
                    cells[self.seats[number].cubes + copy] = cubes
            token = s.tokens[index]
            if token:
                cells[at.plus + copy] = token & TOKEN_MASK
                cells[at.minus + copy] = token >> TOKEN_BITS

    def _put_cards(self, cells: bytearray, s: GearsPosition, seat: int) -> None:
        at = self.cards
        if seat >= 0:
            for card in s.hands[seat]:
                cells[at.hand + card] += 1
                room_for("hand", cells[at.hand + card], at.most)
            if s.drawn and view.drawer(s) == seat:
                for card in s.drawn:
                    cells[at.drawn + card] += 1
        for mark in s.discard:
            if known_to(mark, seat, s.players):
                cells[at.known + card_of(mark)] += 1
                room_for("known", cells[at.known + card_of(mark)], at.most)

    def _put_fates(self, cells: bytearray, s: GearsPosition, at: FateFields, first: int) -> None:
        if s.rules.fate == FATE_DRAFT:
            cells[at.taken] = 1 if s.fate_taken else 0
            for fate in range(len(s.fates)):
                if s.fates[fate] == AREA:
                    cells[at.area + fate] = 1
                    self._put_area_cubes(cells, s, fate, first)
        elif s.rules.fate == FATE_ONE_EACH:
            for fate in range(len(s.fates)):
                if s.fates[fate] == OUT:
                    cells[at.out + fate] = 1
                elif s.fates[fate] == LEFT_OUT:
                    cells[at.left_out] += 1
        for lying in s.lasting:
            beside = at.lasting[lying.fate]
            assert beside is not None
            cells[beside.owner + _from(first, lying.owner, s.players)] = 1
            if lying.card >= 0:
                cells[beside.timeframe + lying.slot - self.timeline.oldest] = 1
                cells[beside.technology + lying.card] = 1
                if lying.waived >= 0:
                    cells[beside.waived + self.deck.needs[lying.card].index(lying.waived)] = 1

    def _put_area_cubes(self, cells: bytearray, s: GearsPosition, fate: int, first: int) -> None:
        for number in range(s.players):
            cubes = s.area_cubes[fate] >> (first + number) % s.players * BITS & MOST_CUBES_ON_A_CARD
            room_for("area_cubes", cubes, self.most_cubes)
            cells[self.seats[number].area_cubes + fate] = cubes

    def _put_expansion(self, cells: bytearray, s: GearsPosition, at: ExpansionFields) -> None:
        cells[at.spliced] = 1 if s.oldest < T0 else 0
        cells[at.extra_turn + s.extra_turn] = 1
        if s.activated:
            for number in range(len(self.deck.activated)):
                cells[at.activated + number] = s.activated >> self.deck.activated[number] & 1

    def _put_decision(self, cells: bytearray, s: GearsPosition, seat: int, first: int) -> None:
        at = self.decision
        base = s.base
        cells[at.kind + view.question(s)] = 1
        cells[self.seats[_from(first, base.seat, s.players)].asked] = 1
        if base.kind == ORDER:
            places = base.args[-s.players :]
            for place in range(s.players):
                if places[place] >= 0:
                    cells[self.seats[_from(first, places[place], s.players)].taken + place] = 1
        elif base.kind == WHEN_ESTABLISHED and self.expansion is not None:
            cells[self.expansion.technology + self.expansion.established.index(base.args[0])] = 1
        top = s.frames[-1]
        if top.open and seat == s.seat:
            cells[at.step + top.kind - PAY] = 1
            made = s.choices(seat)
            room_for("choices", len(made), at.most_choices)
            for number in range(len(made)):
                put_wide(cells, at.choices + number * WIDE, made[number] + 1)


def _from(first: int, seat: int, players: int) -> int:
    """The number of a seat counted from the first one."""
    return (seat - first) % players
