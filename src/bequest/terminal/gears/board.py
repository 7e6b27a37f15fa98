"""The table of Gears of Time as text: who stands where, the timeline, the hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from bequest.core.words import Message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.rules.timeline import capacity
from bequest.games.gears.wire import Copy, DraftCard, Seat, View
from bequest.games.gears.words import card_texts, names
from bequest.terminal.gears.players import PLAYERS, STYLES
from bequest.terminal.layout import GAP, LEAST_WIDTH, Cell, aligned, beside, grid, padded, rule, wrapped
from bequest.terminal.parts import in_short
from bequest.terminal.voice import Voice

LEAST_TIMELINE: Final = 48
"""With less room the players stand above it, even where it would fit for the moment."""
NOTHING: Final = "·"
TOKENS: Final[dict[str, str]] = {"plus": "+", "minus": "-"}
HEAD_STYLE: Final = "dim"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
PARTS: Final = ("gears-part-hand", "gears-part-timeline", "gears-part-players")
"""What can be looked at alone, by the ids of its words."""
HAND_PART, TIMELINE_PART, PLAYERS_PART = PARTS


@dataclass
class Picture:
    """The timeline: what stands before each timeframe, and its cells."""

    title: Text
    starts: list[Text]
    blocks: list[list[Text]]

    @property
    def _margin(self) -> int:
        return max(len(line) for line in self.starts) + GAP

    @property
    def _cell_width(self) -> int:
        return max(len(cell) for block in self.blocks for cell in block)

    @property
    def least_width(self) -> int:
        """Below this, cells would be cut."""
        return self._margin + GAP + self._cell_width

    def lines(self, width: int) -> list[Text]:
        """A block of lines for each timeframe."""
        found = [Text(" ") + self.title]
        for start, block in zip(self.starts, self.blocks, strict=True):
            for number, row in enumerate(grid(block, width - self._margin - GAP, self._cell_width)):
                found.append(padded("" if number else start, self._margin) + Text("│ ", style="dim") + row)
        return found


class GearsBoard:
    """Draws what a seat sees."""

    def __init__(self, voice: Voice, deck: Deck) -> None:
        self._voice = voice
        self._deck = deck

    def lines(self, view: View, seat: int) -> list[Text]:
        """All that a seat (from 0; -1 is a spectator) sees, without the options."""
        width = self._voice.width
        timeline = self._picture(view)
        players = self._players(view, seat)
        panel = max(len(line) for line in players)
        room = width - panel - 2 * GAP
        found = [self._heading(view)]
        if room >= max(LEAST_TIMELINE, timeline.least_width):
            found += beside(timeline.lines(room), [*players, *self._fates(view, seat, panel)], room + GAP)
        else:
            found += [*players, *self._fates(view, seat, width), Text(), *timeline.lines(width)]
        found += self._beside(view)
        if seat >= 0:
            found += [Text(), *self._hand(view.seats[seat])]
        return found

    def brief(self, view: View, seat: int) -> list[Text]:
        """The heading, the timeframe where the seat's marker stands, and the hand."""
        here = self._picture(view)
        at = self._timeframes(view).index(view.seats[seat].marker)
        own = Picture(here.title, here.starts[at : at + 1], here.blocks[at : at + 1])
        return [self._heading(view), *own.lines(self._voice.width), Text(), *self._hand(view.seats[seat])]

    def fitted(self, view: View, seat: int, room: int) -> list[Text]:
        """For a low screen: empty timeframes in one line, and the hand by names if there is no room for more."""
        picture = self._picture(view)
        used = [n for n, block in enumerate(picture.blocks) if block[0].plain != NOTHING]
        shown = Picture(picture.title, [picture.starts[n] for n in used], [picture.blocks[n] for n in used])
        found = [self._heading(view), *self._players(view, seat), *self._fates(view, seat, self._voice.width)]
        found += [*shown.lines(self._voice.width), *self._empty(picture), *self._beside(view)]
        hand, more = [Text(), *self._hand(view.seats[seat])], in_short(self._voice, PARTS)
        if len(found) + len(hand) + len(more) > room:
            hand = self._hand_in_short(view.seats[seat])
        return [*found, *hand, *more]

    def _empty(self, picture: Picture) -> list[Text]:
        """The timeframes that hold nothing, with their room and the markers there."""
        empty = zip(picture.starts, picture.blocks, strict=True)
        starts = [" ".join(start.plain.split()) for start, block in empty if block[0].plain == NOTHING]
        return (
            wrapped(self._text("empty", timeframes=", ".join(starts)), self._voice.width, " ", "   ") if starts else []
        )

    def part(self, view: View, seat: int, part: str) -> list[Text]:
        """One of the parts; none if a spectator has none."""
        if part == PLAYERS_PART:
            return [self._heading(view), *self._players(view, seat), *self._fates(view, seat, self._voice.width)]
        if part == TIMELINE_PART:
            return [*self._picture(view).lines(self._voice.width), *self._beside(view)]
        return self._hand(view.seats[seat]) if seat >= 0 else []

    # --- words ---

    def _text(self, id: str, **args: Any) -> str:
        return self._voice.text(f"gears-board-{id}", **args)

    def _head(self, id: str) -> Text:
        return Text(self._text(id), style=HEAD_STYLE)

    def _card(self, card: str) -> str:
        return self._voice.put(names.card_name(self._deck, card))

    def _cubes(self, cubes: dict[str, int]) -> Text:
        return Text(" ").join([self._initial(colour, str(number)) for colour, number in cubes.items()])

    def _initial(self, colour: str, number: str = "") -> Text:
        return Text(self._voice.text(f"gears-initial-{colour}") + number, style=STYLES[colour])

    # --- round and players ---

    def _heading(self, view: View) -> Text:
        left = self._moment(view)
        right = self._text("piles", pile=view.draw_pile, discards=view.discard_pile.size)
        line = rule(left, self._voice.width - len(right) - 1)
        line.append(f" {right}")
        return line

    def _moment(self, view: View) -> str:
        """Round, turn and action, as far as there are any."""
        decision = view.decision
        kind = decision.kind if decision is not None else "over"
        if view.phase == "setup":
            return self._text("setup")
        if kind == "over" and view.phase == "over":
            return self._text("over")
        if kind == "position":
            return self._text("order", round=view.round, rounds=terms.ROUNDS)
        parts = [self._text("round", round=view.round, rounds=terms.ROUNDS, turn=view.turn, turns=terms.TURNS)]
        if view.extra_turn == "running":
            parts[0] += " " + self._text("extra-turn")
        if kind == "move":
            parts.append(self._text("action", action=view.actions + 1, actions=terms.ACTIONS))
        return ", ".join(parts)

    def _players(self, view: View, seat: int) -> list[Text]:
        """In player order; narrow enough to stand beside the timeline where there is room."""
        pursuit = view.pursuit == "on"
        heads = ("score", "pool", "hand", "marker", "rank", "character-pursuit" if pursuit else "character")
        rows: list[list[Cell]] = [["", "", *[self._head(head) for head in heads]]]
        order = view.order
        for shown in sorted(view.seats, key=lambda other: order.index(other.seat) if order else 0):
            rows.append(self._player(shown, seat, order, pursuit))
        return aligned(rows, right=(2, 3, 4, 6), indent=1, width=LEAST_WIDTH)

    def _player(self, shown: Seat, seat: int, order: list[int], pursuit: bool) -> list[Cell]:
        name = PLAYERS.shown(self._voice, terms.COLOURS[shown.seat - 1])
        if shown.seat == seat + 1:
            name.plain = self._text("you", player=name.plain)
        row: list[Cell] = [self._initial(shown.colour), name]
        row += [str(shown.score), str(shown.pool), str(shown.hand_size), shown.marker]
        row.append(str(order.index(shown.seat) + 1) if order else NOTHING)
        return [*row, self._character(shown.character, pursuit) if shown.character else NOTHING]

    def _character(self, id: str, pursuit: bool) -> str:
        name = names.character_name(self._deck, id)
        if not pursuit:
            return self._voice.put(name)
        return self._text("with-pursuit", character=name, pursuit=names.pursuit_name(self._deck, id))

    # --- the timeline ---

    def _picture(self, view: View) -> Picture:
        """The timeframes up to the Present Day, oldest first."""
        copies = view.timeline
        breadth = max((len(self._card(copy.technology)) for copy in copies), default=0)
        blocks: list[list[Text]] = []
        for when in self._timeframes(view):
            here = [self._copy(copy, breadth) for copy in copies if copy.timeframe == when]
            present = [Text(self._text("present"), style="bold cyan")]
            blocks.append(present if when == view.present else here or [Text(NOTHING, style="dim")])
        starts = aligned([[*row, ""] for row in self._starts(view)], right=(1,), indent=1)
        return Picture(self._head("timeline"), starts, blocks)

    def _timeframes(self, view: View) -> list[str]:
        oldest = terms.SLOT_NAMES.index("ts" if view.spliced else "t0")
        return list(terms.SLOT_NAMES[oldest : terms.SLOT_NAMES.index(view.present) + 1])

    def _starts(self, view: View) -> list[list[Cell]]:
        """For each timeframe its name, how many of its slots are taken, and the markers in it."""
        rows: list[list[Cell]] = []
        present = terms.SLOT_NAMES.index(view.present)
        for when in self._timeframes(view):
            held = sum(copy.timeframe == when for copy in view.timeline)
            room = capacity(present, terms.SLOT_NAMES.index(when))
            markers = [self._initial(other.colour) for other in view.seats if other.marker == when]
            rows.append([Text(when, style="bold"), f"{held}/{room}" if room else "", Text(" ").join(markers)])
        return rows

    def _copy(self, copy: Copy, breadth: int) -> Text:
        ok = copy.successful
        line = padded(self._card(copy.technology), breadth) + " "
        line.append(self._text("success" if ok else "failure"), style="bold green" if ok else "bold red")
        if copy.cubes:
            line += Text(" ") + self._cubes(copy.cubes)
        tokens = copy.tokens or {}
        for kind, sign in TOKENS.items():
            if tokens.get(kind):
                line.append(f" {sign}{tokens[kind]}", style="bold magenta")
        if copy.fate:
            line.append(" *", style="bold magenta")
        return line

    def _beside(self, view: View) -> list[Text]:
        """The lasting Fate cards, and what waits to take effect."""
        found: list[Text] = []
        for copy in view.timeline:
            for lying in copy.fate or []:
                text = self._text(
                    "beside-waived" if lying.waived else "beside",
                    card=names.card_name(self._deck, lying.card),
                    player=names.player(lying.owner - 1),
                    technology=names.card_name(self._deck, copy.technology),
                    timeframe=copy.timeframe,
                    waived=names.card_name(self._deck, lying.waived) if lying.waived else "",
                )
                found += wrapped(text, self._voice.width, Text(" * ", style="bold magenta"))
        for lying in view.stray_fate:
            card, owner = names.card_name(self._deck, lying.card), names.player(lying.owner - 1)
            text = self._text("stray", card=card, player=owner)
            found += wrapped(text, self._voice.width, Text(" * ", style="bold magenta"))
        if view.extra_room:
            found += wrapped(self._text("extra-room", amount=view.extra_room), self._voice.width, " ")
        return found

    # --- Fate cards and hand ---

    def _fates(self, view: View, seat: int, width: int) -> list[Text]:
        """Where the Fate cards lie in the variants that keep them out of the deck."""
        found: list[Text] = []
        area = view.draft_area or []
        if area:
            shown = [self._with_cubes(entry) for entry in area]
            found += wrapped(self._text("area", cards=", ".join(shown)), width, " ", "   ")
        for other in view.seats:
            held = other.fate_cards
            who: Message = names.player(other.seat - 1)
            if isinstance(held, int):
                found += wrapped(self._text("fates-hidden", player=who), width, " ", "   ") if held else []
            elif held and other.seat != seat + 1:
                shown = [self._card(card) for card in held]
                found += wrapped(self._text("fates", player=who, cards=", ".join(shown)), width, " ", "   ")
        return found

    def _with_cubes(self, entry: DraftCard) -> str:
        name = self._card(entry.card)
        cubes = self._cubes(entry.cubes).plain
        return self._text("with-cubes", card=name, cubes=cubes) if cubes else name

    def _hand(self, shown: Seat) -> list[Text]:
        hand: Counter[str] = Counter(shown.hand or [])
        before = shown.fate_cards if isinstance(shown.fate_cards, list) else []
        if not hand and not before:
            return [Text(f" {self._text('no-hand')}")]
        title = Text(self._text("your-hand", n=hand.total()), style=HEAD_STYLE)
        rows: list[list[Cell]] = [[title, self._head("cost"), self._head("reward"), self._head("needs")]]
        rows += [self._hand_row(card, number) for card, number in hand.items()]
        rows += [self._hand_row(card, 1) for card in before]
        return aligned(rows, right=(1, 2), indent=1, width=self._voice.width)

    def _hand_in_short(self, shown: Seat) -> list[Text]:
        held: Counter[str] = Counter(shown.hand or [])
        held.update(shown.fate_cards if isinstance(shown.fate_cards, list) else [])
        cards = ", ".join([self._times(card, number).replace(" ", NO_BREAK) for card, number in held.items()])
        title = Text(" " + self._text("hand-in-short", n=held.total()) + " ", style=HEAD_STYLE)
        return wrapped(cards, self._voice.width, title, "   ") if cards else [Text(f" {self._text('no-hand')}")]

    def _times(self, card: str, number: int) -> str:
        name = self._card(card)
        return self._text("times", card=name, n=number) if number > 1 else name

    def _hand_row(self, card: str, number: int) -> list[Cell]:
        deck = self._deck
        start = self._times(card, number)
        at = deck.number[card]
        if at >= deck.first_fate:
            return [start, "", "", self._voice.put(card_texts.card_text(deck, at))]
        facts = [self._voice.words.listed(list(card_texts.needs_names(deck, at)))] if deck.needs[at] else []
        facts += [self._voice.put(card_texts.ability_text(deck, at))] if deck.ability[at] else []
        text = facts[0] if facts else NOTHING
        if len(facts) > 1:
            text = self._voice.text("gears-text-joined", first=facts[0], next=facts[1])
        return [start, str(deck.cost[at]), str(deck.reward[at]), text]
