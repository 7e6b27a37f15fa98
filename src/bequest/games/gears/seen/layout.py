"""The layout of an encoding: which cell holds what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bequest.core.encoding import MOST, Layout
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules import frames
from bequest.games.gears.seen import view

VERSION: Final = 2
MOST_DRAWN: Final = 2
"""A Draw is of two cards."""
FATE_STEPS: Final = 3
SWAP_STEPS: Final = 5
"""The most choices of a move under way: an Establish has one for each card to pay, these have fixed steps."""
BY_COPY: Final = "by technology in deck order, for each its copies on the timeline, oldest first"


class CourseFields:
    """The options, where the game stands, and the size of the piles."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        self.looker = layout.add(
            "looker", 1, terms.SEATS, "who looks: 0 a spectator, else the seat from 1, which is seats.0"
        )
        self.players = layout.add(
            "players", 1, terms.SEATS, "number of players; what belongs to seats beyond them is 0"
        )
        self.fate = layout.add("options.fate", len(terms.FATE_MODES), 1, _one_of(terms.FATE_MODES))
        self.pursuit = layout.add("options.pursuit", 1, 1, "whether pursuits count")
        self.round = layout.add("round", 1, terms.ROUNDS, "round, from 1")
        self.turn = layout.add("turn", 1, terms.TURNS, "turn of the round, from 1")
        self.phase = layout.add("phase", len(terms.PHASES), 1, _one_of(terms.PHASES))
        self.present = layout.add("present", terms.SLOTS, 1, "the Present Day, " + _one_of(terms.SLOT_NAMES))
        self.actions = layout.add("actions", 1, terms.ACTIONS, "counted actions taken in this turn")
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
        self.oldest = 0 if deck.kind == "forbidden" else terms.T0
        self.timeframes = terms.SLOTS - 1 - self.oldest
        self.technologies = deck.first_fate
        self.first: list[int] = []
        """For each technology the number of its oldest copy."""
        self.copies = 0
        for card in range(deck.first_fate):
            self.first.append(self.copies)
            self.copies += min(deck.copies[card], self.timeframes)
        names = ", ".join(terms.SLOT_NAMES[self.oldest : terms.SLOTS - 1])
        lies = f"each technology in deck order, in each timeframe ({names}): 0 absent, 1 failed, 2 successful"
        self.here = layout.add("timeline.technologies", self.timeframes * self.technologies, 2, lies)
        self.plus = self.minus = -1
        if deck.kind == "forbidden":
            self.plus = layout.add("timeline.plus", self.copies, terms.MODIFIER_TOKENS, "tokens +1, " + BY_COPY)
            self.minus = layout.add("timeline.minus", self.copies, terms.MODIFIER_TOKENS, "tokens -1, " + BY_COPY)


class SeatFields:
    """One seat as the viewing seat sees it; what only decks with, or without, Fate cards have is -1 for the others."""

    def __init__(self, layout: Layout, deck: Deck, number: int, copies: int, most_cubes: int) -> None:
        at = f"seats.{number}."
        self.order = layout.add(at + "order", terms.SEATS, 1, "place in the player order; none until it is chosen")
        self.active = layout.add(at + "active", 1, 1, "whether it is this seat's turn; nobody's outside phase I")
        self.character = layout.add(
            at + "character", terms.SEATS, 1, "character, by its number in the deck; none at first"
        )
        self.marker = layout.add(at + "marker", terms.SLOTS, 1, "timeframe of the marker, " + _one_of(terms.SLOT_NAMES))
        self.pool = layout.add(at + "pool", 1, most_cubes, "cubes in the Pool")
        self.score = layout.add_wide(at + "score", 1, "points")
        self.most_hand = min(MOST, sum(deck.copies))
        self.hand_size = layout.add(at + "hand_size", 1, self.most_hand, "cards in hand")
        self.cubes = layout.add(at + "cubes", copies, most_cubes, "cubes on the timeline, " + BY_COPY)
        self.drawing = layout.add(at + "drawing", 1, MOST_DRAWN, "cards of a Draw that is not finished")
        self.asked = layout.add(at + "asked", 1, 1, "whether the open decision is this seat's")
        self.taken = layout.add(at + "taken", terms.SEATS, 1, "place that it has taken while the order is being chosen")
        self.fates = self.fate_count = self.area_cubes = self.extra_used = -1
        if deck.kind == "forbidden":
            self.extra_used = layout.add(at + "extra_turn_used", 1, 1, "whether it has had an extra turn in this round")
        else:
            fates = max(1, len(deck.fates))
            self.fates = layout.add(at + "fates", fates, 1, "Fate cards before this seat, if the looker knows them")
            self.fate_count = layout.add(at + "fate_count", 1, fates, "number of Fate cards before this seat")
            self.area_cubes = layout.add(at + "area_cubes", fates, most_cubes, "cubes on the cards of the draft area")


class CardFields:
    """What only the viewing seat knows: how many of each card, in deck order."""

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
        self.owner = layout.add(
            at + "owner", terms.SEATS, 1, "who has played it, from the looker on; nobody: not in play"
        )
        self.timeframe = layout.add(at + "timeframe", timeframes, 1, "timeframe of its technology, oldest first")
        self.technology = layout.add(at + "technology", deck.first_fate, 1, "its technology, in deck order")
        self.waived = -1
        if deck.fates[fate].effect == terms.WAIVE_DEPENDENCY:
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
        self.extra_turn = layout.add("extra_turn", len(terms.EXTRA_TURNS), 1, _one_of(terms.EXTRA_TURNS))
        self.established: list[int] = [
            card for card in range(deck.first_fate) if deck.ability[card] == terms.ESTABLISHED
        ]
        able = max(1, len(self.established))
        self.technology = layout.add("decision.technology", able, 1, "whose ability is offered, of those that have one")


class DecisionFields:
    """The open decision, and of a move under way what its chooser sees."""

    def __init__(self, layout: Layout, deck: Deck) -> None:
        steps = frames.NAMES[frames.PAY : frames.FIRST_CHANCE]
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
    abilities = [card for card in range(deck.first_fate) if deck.effect[card] in (terms.CUBES, terms.DRAW_CARDS)]
    turns = terms.ROUNDS * (terms.TURNS + (1 if forbidden else 0))  # an extra turn a round
    action = max([1] + [deck.amount[card] for card in abilities if deck.ability[card] == terms.ESTABLISHED])
    turn = terms.ACTIONS * action + sum(
        [deck.amount[card] for card in abilities if deck.ability[card] == terms.ACTIVATION]
    )
    card = max([1] + [fate.amount for fate in deck.fates if fate.effect == terms.PLACE_CUBES])
    draft = 0 if forbidden else (terms.SEATS - 1) * turns
    return min(MOST, card * (terms.FULL_HAND * terms.ROUNDS + 3 + turns * turn) + draft)


class GearsLayout:
    """All fields for one deck. Seats are counted from the viewing seat; a spectator looks from the first one."""

    def __init__(self, deck: Deck) -> None:
        layout = Layout("gears", VERSION)
        self.layout = layout
        self.deck = deck
        self.most_cubes = most_cubes(deck)
        self.course = CourseFields(layout, deck)
        self.decision = DecisionFields(layout, deck)
        self.timeline = TimelineFields(layout, deck)
        self.seats = [SeatFields(layout, deck, n, self.timeline.copies, self.most_cubes) for n in range(terms.SEATS)]
        self.cards = CardFields(layout, deck)
        base = deck.kind == "base"
        self.fates = FateFields(layout, deck, self.timeline.timeframes) if base else None
        self.expansion = None if base else ExpansionFields(layout, deck)
