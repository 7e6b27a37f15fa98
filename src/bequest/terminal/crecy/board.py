"""The table of the Duke de Crecy as text: players, main board, display, families, hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bequest.core.words import Arg, Message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.rules import offers
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.wire import HintView, Player, Space, View
from bequest.games.crecy.words import card_words, choices, effect_words, phrases, view_words
from bequest.pedigree import text as pedigree
from bequest.pedigree.people import Relative, relatives
from bequest.terminal.crecy.notes import Notes, times
from bequest.terminal.crecy.players import PLAYERS, STYLES
from bequest.terminal.layout import Cell, aligned, rule, wrapped
from bequest.terminal.parts import in_short
from bequest.terminal.scene import Scene
from bequest.terminal.voice import Voice

NOTHING: Final = "·"
HEAD_STYLE: Final = "dim"
NUMBERS: Final = ("honor", "prestige", "income", "gold")
PAWN_STYLES: Final[dict[str, str]] = {
    "green": "green",
    "orange": "dark_orange",
    "red": "red",
    "sky-blue": "cyan",
    "yellow": "yellow",
}
SECTION_STYLE: Final = "bold"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
PARTS: Final = (
    "crecy-part-hand", "crecy-part-board", "crecy-part-family", "crecy-part-display", "crecy-part-goals",
    "crecy-part-players",
)  # fmt: skip
"""What can be looked at alone, by the ids of its words."""
HAND_PART, BOARD_PART, FAMILIES_PART, DISPLAY_PART, GOALS_PART, PLAYERS_PART = PARTS
NOTES, BOARD, FAMILY, GOALS, DISPLAY, HAND = range(1, 7)
"""Places of the parts in the table of a low screen, below the players."""


def seen(position: Scene, seat: int) -> View:
    """What a seat sees; a negative one is a spectator."""
    view = position.view(None if seat < 0 else seat)
    assert isinstance(view, View)
    return view


class CrecyBoard:
    """Draws what a seat sees."""

    def __init__(self, voice: Voice, deck: Deck) -> None:
        self._voice = voice
        self._deck = deck
        self._notes = Notes(voice, deck)

    def lines(self, s: Scene, seat: int) -> list[Text]:
        """All that a seat (from 0; -1 is a spectator) sees, without the options."""
        view = seen(s, seat)
        found = [self._heading(view), *self._players(view.seats, seat), *self._notes.lines(view, seat)]
        found += [Text(), *self._main_board(s, view, seat)]
        found += self._others(view, seat)
        if seat >= 0:
            found += [*self._tree(view, view.seats[seat]), *self._goals(view, seat)]
        return [*found, *self._display(view)] + (self._hand(view, seat) if seat >= 0 else [])

    def part(self, s: Scene, seat: int, part: str) -> list[Text]:
        """One of the parts; none if a spectator has none."""
        view = seen(s, seat)
        own = seat >= 0
        if part == PLAYERS_PART:
            return [self._heading(view), *self._players(view.seats, seat), *self._notes.lines(view, seat)]
        if part == BOARD_PART:
            return self._main_board(s, view, seat)
        if part == FAMILIES_PART:
            return [*self._others(view, seat), *(self._tree(view, view.seats[seat]) if own else [])]
        if part == DISPLAY_PART:
            return self._display(view)
        if not own:
            return []
        return self._goals(view, seat) if part == GOALS_PART else self._hand(view, seat)

    def fitted(self, s: Scene, seat: int, room: int) -> list[Text]:
        """For a low screen: all parts in short, and as many as there is room for in full, what is chosen from first."""
        view = seen(s, seat)
        own = view.seats[seat]
        shown = [
            [self._heading(view), *self._players(view.seats, seat)],
            [],
            self._taken(view),
            self._family_in_short(view, own),
            [],
            self._in_short("display-in-short", view.display),
            self._in_short("hand-in-short", own.hand or []),
            in_short(self._voice, PARTS),
        ]
        whole = {
            HAND: self._hand(view, seat),
            DISPLAY: self._display(view),
            NOTES: self._notes.lines(view, seat),
            BOARD: [Text(), *self._main_board(s, view, seat)],
            FAMILY: self._tree(view, own),
            GOALS: self._goals(view, seat),
        }
        for place, lines in whole.items():
            if sum(map(len, shown)) - len(shown[place]) + len(lines) <= room:
                shown[place] = lines
        return [line for lines in shown for line in lines]

    # --- words ---

    def _text(self, id: str, **args: Arg) -> str:
        return self._voice.text(f"crecy-table-{id}", **args)

    def _head(self, id: str) -> Text:
        return Text(self._text(id), style=HEAD_STYLE)

    def _section(self, id: str, **args: Arg) -> Text:
        return Text(" " + self._text(id, **args), style=SECTION_STYLE)

    def _title(self, kind: str, id: str) -> Message | str:
        return card_words.card_title(self._deck, kind, self._number(kind, id))

    def _number(self, kind: str, id: str) -> int:
        cards: dict[str, Sequence[Any]] = {
            "friend": self._deck.friends,
            "title": self._deck.titles,
            "contribution": self._deck.contributions,
            "mission": self._deck.missions,
            "patron": self._deck.patrons,
            "hint": self._deck.hints,
        }
        return [card.id for card in cards[kind]].index(id)

    def _listed(self, items: Sequence[Message | str]) -> str:
        return ", ".join(self._voice.put(item) for item in items)

    # --- time and players ---

    def _heading(self, view: View) -> Text:
        children = sum(view.child_deck.values())
        piles = {"friends": view.friend_deck, "children": children, "missions": view.mission_deck}
        right = self._text("piles", **piles)
        line = rule(self._moment(view), self._voice.width - len(right) - 1)
        line.append(f" {right}")
        return line

    def _moment(self, view: View) -> str:
        if view.phase in ("setup", "over"):
            return self._text(view.phase)
        numeral = phrases.GENERATION_NUMERALS[view.generation]
        last = view.round == terms.ROUNDS or terms.GENERATION_OF_ROUND[view.round + 1] != view.generation
        times = {"round": view.round, "rounds": terms.ROUNDS}
        return self._text("round", generation=numeral, last="yes" if last else "no", **times)

    def _players(self, players: Sequence[Player], seat: int) -> list[Text]:
        heads = (*NUMBERS, "pawns", "hand", "reserve")
        rows: list[list[Cell]] = [["", *[self._head(head) for head in heads]]]
        for shown in players:
            name = PLAYERS.shown(self._voice, shown.colour)
            if shown.seat == seat + 1:
                name.plain = self._text("you", player=name.plain)
            numbers: list[Cell] = [
                str(getattr(shown, key)).replace("-", phrases.MINUS) for key in (*NUMBERS, "pawns", "hand_size")
            ]
            rows.append([name, *numbers, self._reserve(shown)])
        return aligned(rows, right=range(1, 7), indent=1, width=self._voice.width)

    def _reserve(self, shown: Player) -> Text:
        """The coloured pawns of a player."""
        cells = [
            Text(times(self._voice, self._voice.text(f"crecy-pawn-{colour}"), number), style=PAWN_STYLES[colour])
            for colour, number in shown.reserve.items()
            if number
        ]
        return Text(", ").join(cells) if cells else Text(NOTHING)

    # --- the main board ---

    def _main_board(self, s: Scene, view: View, seat: int) -> list[Text]:
        """The spaces, with what is on offer below those where something is to be chosen."""
        width = self._voice.width
        spaces = aligned([self._space(view, entry) for entry in view.spaces], indent=1, width=width)
        found = [self._section("main-board")]
        for entry, line in zip(view.spaces, spaces, strict=True):
            found.append(line)
            for offer in self._offers(s, terms.SPACE_NAMES.index(entry.space), max(seat, 0)):
                found += wrapped(offer, width, "     ", "       ")
        return [*found, *self._stock(view)]

    def _taken(self, view: View) -> list[Text]:
        """The main board in a line: which of its spaces cannot be used any more in this round."""
        told = [
            self._text(
                "with-who", space=view_words.action_name(view.mode, entry.space), who=self._occupant(view, entry).plain
            )
            for entry in view.spaces
            if entry.seat or entry.closed
        ]
        if not told:
            return [self._section("main-board-free")]
        return wrapped(", ".join(told), self._voice.width, self._section("main-board-taken") + " ", "   ")

    def _stock(self, view: View) -> list[Text]:
        """What everybody can count: the Child cards to come and the pawns in the general supply."""
        reserve, discarded = sum(view.reserve.values()), len(view.child_discard)
        children = self._text("children", **view.child_deck, reserve=reserve, discarded=discarded)
        pawns = [
            self._text("times", what=self._voice.text(f"crecy-pawn-{colour}"), n=number)
            for colour, number in view.supply.items()
        ]
        supply = self._text("supply", pawns=", ".join(pawns))
        return [
            line
            for text in (children, supply)
            for line in wrapped(Text(text, style="dim"), self._voice.width, " ", "   ")
        ]

    def _space(self, view: View, entry: Space) -> list[Cell]:
        space = entry.space
        colour = terms.PAWN_NAMES[terms.PAWN_OF_SPACE[terms.SPACE_NAMES.index(space)]]
        pawn = Text(self._voice.text(f"crecy-pawn-{colour}"), style=PAWN_STYLES[colour])
        left = {"mansion": view.mansions, "venture": view.ventures}
        number = self._text("left", n=left[space]) if space in left else ""
        return [self._voice.put(view_words.action_name(view.mode, space)), pawn, self._occupant(view, entry), number]

    def _occupant(self, view: View, entry: Space) -> Text:
        if entry.seat:
            return PLAYERS.shown(self._voice, view.seats[entry.seat - 1].colour)
        return Text(self._text("closed"), style="dim") if entry.closed else Text(NOTHING)

    def _offers(self, s: Scene, space: int, seat: int) -> list[str]:
        """What a space costs and gives for this seat; of Titles and Contributions each that is on offer.

        At a server only what is printed on these is known: what somebody would pay takes the rules.
        """
        if not isinstance(s, CrecyState):
            return self._printed(seen(s, seat), space)
        if space > terms.CONTRIBUTE:
            return [self._voice.put(choices.space_price(s, seat, space))]
        places = offers.places(s, terms.KIND_OF_SPACE[space])
        numbers = [number for number, place in enumerate(places) if place == terms.ON_OFFER]
        told = [self._voice.put(choices.offer_choice(s, seat, space, number)) for number in numbers]
        return told or [self._text("none-on-offer")]

    def _printed(self, view: View, space: int) -> list[str]:
        """What the Titles and Contributions on offer say."""
        if space > terms.CONTRIBUTE:
            return []
        kind, ids = ("title", view.titles) if space == terms.TITLE else ("contribution", view.contributions)
        told = [
            self._text(
                "printed",
                card=self._title(kind, id),
                text=card_words.card_text(self._deck, kind, self._number(kind, id)),
            )
            for id in ids
        ]
        return told or [self._text("none-on-offer")]

    # --- Friends ---

    def _display(self, view: View) -> list[Text]:
        if not view.display:
            return [Text(), self._section("no-display")]
        return [Text(), self._section("display"), *self._friends(view, view.display)]

    def _hand(self, view: View, seat: int) -> list[Text]:
        shown = view.seats[seat]
        if not shown.hand:
            return [Text(), self._section("no-hand")]
        return [Text(), self._section("your-hand", n=shown.hand_size), *self._friends(view, shown.hand)]

    def _friends(self, view: View, ids: Sequence[str]) -> list[Text]:
        """Name, icons, then cost or dowry, slot, Prestige and effects."""
        rows: list[list[Cell]] = []
        for id in ids:
            friend = self._deck.friends[self._number("friend", id)]
            does = effect_words.rewards(friend.effects, "friend", view.mode == "solo_testament")
            told = [self._voice.put(reward) for reward in does]
            text = " ".join([f"{self._voice.put(card_words.friend_values(friend))}.", *told])
            name = Text(self._voice.put(self._title("friend", id)), style="bold")
            rows.append([name, self._voice.put(card_words.friend_kind(friend)), text])
        return aligned(rows, indent=2, width=self._voice.width)

    def _in_short(self, id: str, ids: Sequence[str]) -> list[Text]:
        """Friends in a line: woman or man, name, cost or dowry."""
        told = []
        for friend in [self._deck.friends[self._number("friend", id)] for id in ids]:
            sign = pedigree.GENDER_SIGNS[terms.GENDERS[friend.gender]]
            name = self._voice.put(self._title("friend", friend.id))
            money = card_words.friend_money(friend)
            told.append(f"{sign} {self._text('at', card=name, money=money) if money else name}".replace(" ", NO_BREAK))
        cards = ", ".join(told) if told else NOTHING
        return wrapped(cards, self._voice.width, self._section(id, n=len(ids)) + " ", "   ")

    # --- families ---

    def _people(self, view: View, shown: Player) -> list[Relative]:
        return relatives(self._deck, view.mode, shown.family, self._voice.words)

    def _tree(self, view: View, shown: Player) -> list[Text]:
        people = self._people(view, shown)
        if not people:
            return []
        lines = pedigree.lines(people, self._voice.words, self._voice.width)
        return [Text(), self._section("your-family"), *map(Text, lines)]

    def _others(self, view: View, seat: int) -> list[Text]:
        """The families of the others, in a few lines each."""
        found: list[Text] = []
        for shown in view.seats:
            if shown.seat != seat + 1 and shown.family:
                name = Text(" ") + Text(
                    self._text("family-of", player=view_words.player(shown.colour)),
                    style=STYLES[shown.colour],
                )
                people = self._people(view, shown)
                lines = pedigree.brief_lines(people, self._voice.words, self._voice.width)
                found += [Text(), name, *map(Text, lines)]
        return found

    def _family_in_short(self, view: View, shown: Player) -> list[Text]:
        people = self._people(view, shown)
        lines = pedigree.brief_lines(people, self._voice.words, self._voice.width) if people else []
        return [self._section("your-family"), *map(Text, lines)] if lines else []

    # --- what only the seat itself sees ---

    def _goals(self, view: View, seat: int) -> list[Text]:
        """Patron, Missions and Hints."""
        shown = view.seats[seat]
        goals: list[Text] = []
        if shown.patron is not None:
            number = self._number("patron", shown.patron)
            goals += self._told("patron", "patron", number)
        for id in shown.missions:
            number = self._number("mission", id)
            goals += self._told("mission", "mission", number, view.mode == "solo_testament")
        for hint in view.hints or []:
            goals += self._hint(hint)
        return [Text(), *goals] if goals else []

    def _told(self, id: str, kind: str, number: int, testament: bool = False) -> list[Text]:
        title = card_words.card_title(self._deck, kind, number)
        text = card_words.card_text(self._deck, kind, number, testament)
        start = Text(" " + self._text(id, card=title), style=SECTION_STYLE)
        return wrapped(self._voice.put(text), self._voice.width, start + " ", "   ")

    def _hint(self, hint: HintView) -> list[Text]:
        """What is still to be found out, or ticked off."""
        number = self._number("hint", hint.hint)
        done = hint.fulfilled
        mark = Text(" ✓ " if done else " ? ", style="bold green" if done else "bold red")
        asked = self._voice.put(card_words.card_text(self._deck, "hint", number))
        return wrapped(Text(asked, style="dim" if done else ""), self._voice.width, mark)
