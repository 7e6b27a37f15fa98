"""How Last Will looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from bequest.core.wire import Offer, Prompt
from bequest.core.words import Message, message
from bequest.games.lastwill.game import LastWill
from bequest.games.lastwill.wire import Seat
from bequest.games.lastwill.wire import View as LastWillView
from bequest.games.lastwill.words import names
from bequest.games.lastwill.words.faces import CARD_KINDS
from bequest.games.lastwill.words.names import pounds
from bequest.terminal.card_index import CardIndex
from bequest.terminal.lastwill import result as lastwill_result
from bequest.terminal.lastwill.board import PARTS, LastWillBoard, is_last
from bequest.terminal.lastwill.players import PLAYERS
from bequest.terminal.layout import Cell, flowing, wrapped
from bequest.terminal.scene import Scene
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice

ON_THE_BOARD: Final = ("activate", "add", "sell")
"""What is done with a card on the board: the label is its space, and a letter for what is done."""
IN_HAND: Final = ("card", "play", "put", "buy")
OFFERING: Final = "offering:"


class LastWillSkin(Skin):
    """Last Will, for two to five players. Plans and spaces of the board have numbers, places of the offering theirs."""

    fact_names: ClassVar[Mapping[str, str]] = {"pounds": "lastwill-table-balance"}
    by_value = frozenset({"amount", "plan", "space"})
    parts = PARTS
    nothing_more = frozenset({"end", "none", "enough"})
    untold_steps = frozenset({"amount", "none", "option", "space"})

    def __init__(self, game: LastWill, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        cards = [face for face in game.faces() if face.kind in CARD_KINDS]
        self._faces = [face.id for face in cards]  # nobody looks up a plan or a marker
        self._index = CardIndex([self._speaker.title(face) for face in cards])
        self._deck = game.deck
        self._board = LastWillBoard(voice, game.deck)

    def legend(self, view: View) -> str:
        return self._voice.text("lastwill-table-legend")

    def board(self, position: Scene, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, LastWillView)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def part(self, position: Scene, seat: int, part: str) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, LastWillView)
        return self._board.part(view, seat, part)

    def label(self, position: Scene, seat: int, offer: Offer) -> str:
        structure = position.game.structure(offer.action)
        verb, value = structure.verb, str(structure.value)
        if verb in ON_THE_BOARD:
            return value + self._voice.text(f"lastwill-label-{verb}")
        if verb == "errand":
            return self._board.errand_label(value)
        if verb not in IN_HAND:
            return super().label(position, seat, offer)
        place = offer.subject.place if offer.subject is not None else ""
        if place.startswith(OFFERING):
            return place.removeprefix(OFFERING)
        view = position.view(seat)
        assert isinstance(view, LastWillView)
        return self._board.letters.of(seat, view.seats[seat].hand or []).get(value, "")

    def columns(self, position: Scene, seat: int, offers: Sequence[Offer]) -> list[list[Cell]]:
        """Orders of the market, with what the own properties sell for then."""
        deck, view = self._deck, position.view(seat)
        assert isinstance(view, LastWillView)
        first, last = deck.order, deck.order + len(deck.orders)
        if not all(first <= offer.action < last for offer in offers):
            return []
        rows = [self._board.order_head()]
        return rows + [self._board.order_row(view, seat, deck.orders[offer.action - first]) for offer in offers]

    def standing(self, position: Scene, seat: int) -> list[Text]:
        """The money, what each property counts, and the worth of it all (W-19.4); of the others money and worth."""
        view, width = position.view(None if seat < 0 else seat), self._voice.width
        assert isinstance(view, LastWillView)
        others = [other for other in range(position.players) if other != seat]
        cells = [self._stands(view, other, names.standing(self._deck, view.seats[other])) for other in others]
        if seat < 0:
            return flowing(cells, width, "")
        own = self._stands(view, seat, self._sum(view.seats[seat]))
        if len(own) > width:  # with several properties
            return [*wrapped(own, width, indent="  "), *flowing(cells, width, "")]
        return flowing([own, *cells], width, "")

    def _sum(self, shown: Seat) -> Message:
        (_, balance), *properties = names.counted(self._deck, shown)
        worth = balance + sum(value for _, value in properties)
        told = [message("lastwill-table-counts", card=card, value=pounds(value)) for card, value in properties]
        return message(
            "lastwill-table-worth", balance=pounds(balance), n=len(told), cards=tuple(told), worth=pounds(worth)
        )

    def needs_table(self, asked: Prompt) -> bool:
        return asked.kind != "turn"

    def without_effect(self, asked: Prompt, view: View) -> str:
        """After the final round nothing depends on the cards in hand (W-19.5)."""
        return self._voice.text("lastwill-table-no-keeping") if asked.kind == "keep" and is_last(view) else ""

    def result(self, position: Scene) -> list[Text]:
        return lastwill_result.result(self._voice, self._deck, position)
