"""The table of Last Will as text: players, plans, offering and errands, boards, hand; what the phase needs in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bequest.core.words import Arg, Message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.boards import GROUP
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.data.deck import Deck
from bequest.games.lastwill.wire import Plan, Seat, View
from bequest.games.lastwill.words import names
from bequest.games.lastwill.words.names import errand_message, pounds, property_message, signed
from bequest.terminal.lastwill.cards import DONE, Cards
from bequest.terminal.lastwill.letters import Letters
from bequest.terminal.lastwill.players import PLAYERS, STYLES
from bequest.terminal.layout import Cell, aligned, flowing, padded, rule, wrapped
from bequest.terminal.voice import Voice

NOTHING: Final = "·"
EXTENSION: Final = "extension"
UNPLACED: Final = (GROUP, *terms.ERRANDS_NAMED[terms.WILD_PLACES :])
"""Errand spaces without a letter and a number."""
HEAD_STYLE: Final = "dim"
SECTION_STYLE: Final = "bold"
DEBT_STYLE: Final = "bold red"
LABEL_STYLE: Final = "bold cyan"
WIDE: Final = 120
"""From here on the kinds of cards have a column of their own."""
BEFORE_ERRANDS: Final = ("setup", "offering", "planning")
"""Phases in which plans are still to be chosen."""
BEFORE_ACTIONS: Final = (*BEFORE_ERRANDS, "errand")
"""Phases in which the offering matters."""
PHASE_TITLES: Final = (
    "lastwill-table-setup", "lastwill-table-offering", "lastwill-table-planning", "lastwill-table-errand",
    "lastwill-table-actions", "lastwill-table-end-of-round", "lastwill-table-over",
)  # fmt: skip
PLAYER_HEADS: Final = ("lastwill-table-balance", "lastwill-table-plan", "lastwill-table-boys", "lastwill-table-actions")
PLAN_ROWS: Final[dict[str, str]] = {
    "cards": "lastwill-table-plan-cards",
    "errands": "lastwill-table-plan-boys",
    "actions": "lastwill-table-actions",
}
"""What a plan gives, and the word for it."""
PARTS: Final = (
    "lastwill-part-hand", "lastwill-part-board", "lastwill-part-offering", "lastwill-part-plans",
    "lastwill-part-market", "lastwill-part-players",
)  # fmt: skip
"""What can be looked at alone, by the ids of its words."""
HAND_PART, BOARD_PART, OFFERING_PART, PLANS_PART, MARKET_PART, PLAYERS_PART = PARTS
BACK_WORDS: Final = (
    "lastwill-table-events", "lastwill-table-helpers", "lastwill-table-properties", "lastwill-table-companions",
    "lastwill-table-crown-1", "lastwill-table-crown-2", "lastwill-table-crown-3", "lastwill-table-wild",
)  # fmt: skip
"""By the numbers of the backs."""


def money(voice: Voice, amount: int) -> Text:
    """An amount; a debt, which is what everybody is after, stands out."""
    return Text(voice.put(pounds(amount)), style=DEBT_STYLE if amount < 0 else "")


class LastWillBoard:
    """Draws what a seat sees."""

    def __init__(self, voice: Voice, deck: Deck) -> None:
        self._voice = voice
        self._deck = deck
        self._cards = Cards(voice)
        self.letters = Letters()

    def errand_label(self, space: str) -> str:
        """What is typed for an errand space: the place that is printed on it, or the first letters of its name."""
        return self._voice.text(f"lastwill-label-{space}") if space in UNPLACED else space.upper()

    def lines(self, view: View, seat: int) -> list[Text]:
        """All that a seat (from 0; -1 is a spectator) sees, without the options."""
        found = [self._heading(view), *self._players(view, seat, view.seats)]
        planned = view.phase not in BEFORE_ERRANDS
        found += self._market(view) if planned else [*self._plans(view), *self._market(view), *self._piles(view)]
        if view.phase in BEFORE_ACTIONS:
            found += [Text(), *self._offering(view)]
        found += [Text(), *self._others(view, seat)]
        return found + (self._own(view, seat) if seat >= 0 else [])

    def brief(self, view: View, seat: int) -> list[Text]:
        """The own numbers, the market, the own board and the hand."""
        own = self._players(view, seat, [view.seats[seat]])
        return [self._heading(view), *own, *self._market(view), *self._own(view, seat)]

    def part(self, view: View, seat: int, part: str) -> list[Text]:
        """One of the parts; none if a spectator has none."""
        shown = {
            PLAYERS_PART: [self._heading(view), *self._players(view, seat, view.seats)],
            PLANS_PART: self._plans(view),
            MARKET_PART: [*self._market(view), *self._piles(view)],
            OFFERING_PART: self._offering(view),
            BOARD_PART: [*self._others(view, seat), *(self._own_board(view, seat) if seat >= 0 else [])],
            HAND_PART: self._hand(view, seat) if seat >= 0 else [],
        }
        return shown[part]

    # --- words ---

    def _section(self, id: str, **args: Arg) -> Text:
        return Text(" " + self._voice.text(id, **args), style=SECTION_STYLE)

    def _head(self, id: str) -> Text:
        return Text(self._voice.text(id), style=HEAD_STYLE)

    def _card(self, id: str) -> Card:
        return self._deck.cards[self._deck.number(id)]

    def _player(self, view: View, seat: int) -> Text:
        return PLAYERS.shown(self._voice, view.seats[seat - 1].colour)

    def _labelled(self, id: str, cells: Sequence[Text]) -> list[Text]:
        """Cells after their heading, in as many lines as it takes."""
        return flowing(cells, self._voice.width, self._section(id) + Text("  ", style="not bold"))

    # --- time and players ---

    def _heading(self, view: View) -> Text:
        return rule(self._moment(view), self._voice.width)

    def _moment(self, view: View) -> str:
        phase = self._voice.text(PHASE_TITLES[terms.PHASES.index(view.phase)])
        if view.phase in ("setup", "over"):
            return phase
        facts = {"round": str(view.round), "rounds": str(terms.ROUNDS), "last": "yes" if is_last(view) else "no"}
        return self._voice.text("lastwill-table-round", phase=phase, **facts)

    def _players(self, view: View, seat: int, seats: Sequence[Seat]) -> list[Text]:
        rows: list[list[Cell]] = [["", *[self._head(head) for head in PLAYER_HEADS]]]
        for shown in seats:
            name = PLAYERS.shown(self._voice, shown.colour)
            own = shown.seat == seat + 1
            if own:
                name.plain = self._voice.text("lastwill-table-you", player=name.plain)
            numbers: list[Cell] = [str(shown.plan or NOTHING), *self._left(view, shown)]
            rows.append([name, money(self._voice, shown.balance), *numbers, self._facts(view, shown, own)])
        return aligned(rows, right=range(1, 5), indent=1, width=self._voice.width)

    def _left(self, view: View, shown: Seat) -> list[str]:
        """Errand boys and actions: what is left of them in their phase, before it what the plan gives."""
        plan = view.plans[shown.plan - 1] if shown.plan else None
        boys = shown.errand_boys if view.phase == "errand" else None
        actions = shown.actions if view.phase == "action" else None
        if plan is not None and view.phase == "planning":
            boys = plan.errands
        if plan is not None and view.phase in BEFORE_ACTIONS:
            actions = plan.actions
        return [NOTHING if number is None else str(number) for number in (boys, actions)]

    def _facts(self, view: View, shown: Seat, own: bool) -> Text:
        """What else is to be said of a player: the hand by backs and what is known of it, and the rest."""
        facts: list[Text] = []
        if shown.bankrupt:
            facts.append(Text(self._voice.text("lastwill-table-bankrupt"), style=DEBT_STYLE))
        if not own and shown.hand_size:
            backs = ", ".join(self._back(back, n) for back, n in shown.hand_backs.items())
            facts.append(Text(self._voice.text("lastwill-table-in-hand", n=shown.hand_size, backs=backs)))
        known = [card for card in map(self._card, shown.known_hand) if card.kind != terms.WILD]
        if not own and known:
            cards = ", ".join(map(self._cards.name, known))
            facts.append(Text(self._voice.text("lastwill-table-known", cards=cards)))
        if shown.white_actions and view.phase == "action":
            facts.append(Text(self._voice.text("lastwill-table-white", n=shown.white_actions)))
        if view.starting_player == shown.seat:
            facts.append(Text(self._voice.text("lastwill-table-starter")))
        return Text(self._voice.text("terminal-joined", first="", next="")).join(facts)

    def _back(self, back: str, n: int) -> str:
        """How many cards with a back."""
        return self._voice.text(BACK_WORDS[terms.BACKS.index(back)], n=n)

    # --- plans, market, piles ---

    def _plans(self, view: View) -> list[Text]:
        """A column for each plan, from left to right as plan order will be."""
        plans = view.plans
        numbers = [Text(str(plan.plan), style=SECTION_STYLE) for plan in plans]
        rows: list[list[Cell]] = [[self._section("lastwill-table-plans"), *numbers]]
        for key, id in PLAN_ROWS.items():
            rows.append([" " + self._voice.text(id), *[str(getattr(plan, key)) for plan in plans]])
        if any(plan.marker for plan in plans):
            markers = [self._marker(view, plan) for plan in plans]
            rows.append([" " + self._voice.text("lastwill-table-chosen"), *markers])
        columns = range(1, len(plans) + 1)
        return [Text(), *aligned([[*row, ""] for row in rows], columns, 0, self._voice.width)]

    def _marker(self, view: View, plan: Plan) -> Text:
        if isinstance(plan.marker, str):
            return Text(self._voice.text("lastwill-table-blocked"), style="dim")
        return self._player(view, plan.marker) if isinstance(plan.marker, int) else Text(NOTHING)

    def _market(self, view: View) -> list[Text]:
        """The token of each type; and the plan order, once it is fixed."""
        found: list[Text] = [] if view.phase in BEFORE_ERRANDS else [self._order(view)]
        if view.market:
            cells = [
                Text(f"{self._voice.put(property_message(n))} {signed(view.market[type])}")
                for n, type in enumerate(terms.TYPES)
            ]
            found += self._labelled("lastwill-table-market", cells)
        return [Text(), *found] if found else []

    def _order(self, view: View) -> Text:
        label = self._section("lastwill-table-order") + Text("  ", style="not bold")
        return label + Text(", ").join([self._player(view, seat) for seat in view.plan_order])

    def _piles(self, view: View) -> list[Text]:
        """How many cards can still be drawn, and how many are discarded."""
        cells: list[Text] = []
        for back, pile in zip(terms.BACKS[: terms.REGULAR], view.discard_piles, strict=False):
            left = Message(f"lastwill-count-{back}", {"n": view.piles[back]})
            cells.append(Text(self._voice.text("lastwill-table-pile", cards=left, out=pile.size)))
        for back in terms.BACKS[terms.SPECIAL : terms.WILD_BACK]:
            if view.piles[back]:
                cells.append(Text(self._back(back, view.piles[back])))
        return self._labelled("lastwill-table-piles", cells)

    def order_head(self) -> list[Cell]:
        """Above orders of the market."""
        types = [Text(self._voice.put(property_message(type)), style=HEAD_STYLE) for type in range(len(terms.TYPES))]
        return [*types, self._head("lastwill-table-prices")]

    def order_row(self, view: View, seat: int, order: Sequence[int]) -> list[Cell]:
        """The token of each type, what the own properties of it sell for then, and in brackets those in hand cost."""
        now = [(view.market or {}).get(type) for type in terms.TYPES]
        cells: list[Cell] = [self._token(view.seats[seat], type, token) for type, token in enumerate(order)]
        return [*cells, self._voice.text("lastwill-table-unchanged") if list(order) == now else ""]

    def _token(self, shown: Seat, type: int, token: int) -> str:
        owned = [entry.value for entry in shown.board if entry is not None and self._card(entry.card).type == type]
        wanted = [card for card in map(self._card, shown.hand or []) if card.kind == terms.PROPERTY]
        selling = self._prices([value for value in owned if value is not None], token)
        buying = self._prices([card.banknotes[0] for card in wanted if card.type == type], token)
        return " ".join([signed(token), *([selling] if selling else []), *([f"({buying})"] if buying else [])])

    def _prices(self, values: Sequence[int], token: int) -> str:
        return "/".join([self._voice.put(pounds(max(0, value + token))) for value in sorted(set(values))])

    # --- offering and errands ---

    def _offering(self, view: View) -> list[Text]:
        """The cards that can be fetched, what they do, and who stands where."""
        rows: list[list[Cell]] = []
        for place, id in view.offering.items():
            if id is not None:
                rows.append([Text(place, style=LABEL_STYLE), *self._told(self._card(id), view)])
        found = [self._section("lastwill-table-offering-board")]
        found += aligned(rows, indent=2, width=self._voice.width) if rows else []
        return found + self._labelled("lastwill-table-errands", self._errands(view))

    def _told(self, card: Card, view: View, name: Text | None = None) -> list[Cell]:
        """Name, kind and text of a card; the kind leads the text where there is little room."""
        title = name or Text(self._cards.name(card), style="bold")
        kind, text = self._cards.kind(card), self._cards.offered(card, view.market)
        return self._columns(title, kind, text)

    def _columns(self, title: Text, kind: str, text: Text) -> list[Cell]:
        if self._voice.width >= WIDE:
            return [title, Text(kind, style="dim"), text]
        lead = self._voice.text("lastwill-brief", head=kind, text="") if kind and text.plain else kind
        return [title, Text(lead, style="dim") + text]

    def _errands(self, view: View) -> list[Text]:
        """Every errand space that is not simply a card above: who has been there, and what is left."""
        cells = []
        for space, seats in view.errands.items():
            if seats or space in terms.ERRANDS_NAMED or space == GROUP:
                name = errand_message(self._deck, self._deck.errand_names.index(space))
                cells.append(self._errand(view, space, name, seats))
        return cells

    def _errand(self, view: View, space: str, name: Message, seats: list[int]) -> Text:
        """With its label, unless that is its name."""
        told = self._visited(view, space, name, seats)
        return Text(f"{self.errand_label(space)} ", style=LABEL_STYLE) + told if space in UNPLACED else told

    def _visited(self, view: View, space: str, name: Message, seats: list[int]) -> Text:
        if not seats and space == EXTENSION:
            return Text(self._voice.text("lastwill-table-left", space=name, n=view.extensions))
        if space == GROUP and len(seats) < self._deck.boards.group_spaces:
            free = self._deck.boards.group_spaces - len(seats)
            name = Message("lastwill-table-free", {"space": name, "n": free})
        if not seats:
            return Text(self._voice.put(name))
        colours = [view.seats[seat - 1].colour for seat in seats]
        visitors = tuple(names.player(colour) for colour in colours)
        found = Text(self._voice.text("lastwill-table-visited", space=name, players=visitors))
        for player_name, colour in zip(visitors, colours, strict=True):
            found.highlight_words([self._voice.put(player_name)], STYLES[colour])
        return found

    # --- boards ---

    def _others(self, view: View, seat: int) -> list[Text]:
        """The boards of the others, in a line or two each."""
        found: list[Text] = []
        for shown in view.seats:
            if shown.seat != seat + 1:
                lying = [entry for entry in shown.board if entry is not None]
                spaces = len(shown.board)
                name = Text(" ") + Text(
                    self._voice.text(
                        "lastwill-table-board-of", player=names.player(shown.colour), n=len(lying), spaces=spaces
                    ),
                    style=STYLES[shown.colour],
                )
                cards = [self._cards.brief(self._card(entry.card), entry) for entry in lying]
                found += wrapped(", ".join(cards), self._voice.width, name + Text("  ", style="not bold"), "   ")
        return found

    def _own(self, view: View, seat: int) -> list[Text]:
        return [Text(), *self._own_board(view, seat), Text(), *self._hand(view, seat)]

    def _own_board(self, view: View, seat: int) -> list[Text]:
        """Every card by its space; an activated one with a mark."""
        board = view.seats[seat].board
        free = board.count(None)
        found = [self._section("lastwill-table-your-board", spaces=len(board), free=free)]
        rows: list[list[Cell]] = []
        for number, entry in enumerate(board, 1):
            if entry is not None:
                card = self._card(entry.card)
                done = entry.activated
                name = Text(self._cards.name(card), style="bold")
                text = self._cards.lying(card, entry, view.market)
                mark = Text(DONE if done else " ", style="bold green")
                rows.append(
                    [
                        padded(Text(str(number), style=LABEL_STYLE), 2, right=True) + mark,
                        *self._columns(name, self._cards.kind(card), text),
                    ]
                )
        return found + (aligned(rows, indent=1, width=self._voice.width) if rows else [])

    def _hand(self, view: View, seat: int) -> list[Text]:
        """The cards with what they do, equal ones once; companions, who do nothing alone, in a line."""
        hand = view.seats[seat].hand
        if not hand:
            return [self._section("lastwill-table-no-hand")]
        rows: list[list[Cell]] = []
        companions: list[Text] = []
        letters = self.letters.of(seat, hand)
        for id in dict.fromkeys(hand):
            card, n = self._card(id), hand.count(id)
            name = Text(self._cards.name(card), style="bold") + Text(f" ×{n}" if n > 1 else "")
            letter = Text(letters[id], style=LABEL_STYLE)
            if card.kind >= terms.COMPANION:
                companions.append(letter + Text(" ", style="not bold") + name)
            else:
                rows.append([letter, *self._told(card, view, name)])
        found = [self._section("lastwill-table-your-hand", n=len(hand))]
        found += aligned(rows, indent=2, width=self._voice.width) if rows else []
        first = Text("  " + self._voice.text("lastwill-table-with") + " ", style="dim")
        return found + (flowing(companions, self._voice.width, first) if companions else [])


def is_last(view: View) -> bool:
    """Whether this round is the final one (W-19.1, W-19.2)."""
    return view.round == terms.ROUNDS or any(shown.bankrupt for shown in view.seats)
