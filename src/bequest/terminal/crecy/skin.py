"""How the Duke de Crecy looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from bequest.core.wire import Offer, Prompt
from bequest.core.words import either, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.rules import asking, offers, socializing
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.words import view_words
from bequest.games.crecy.words.names import offer_message
from bequest.terminal.crecy import result as crecy_result
from bequest.terminal.crecy.board import PARTS, CrecyBoard, seen
from bequest.terminal.crecy.players import PLAYERS
from bequest.terminal.layout import flowing
from bequest.terminal.scene import Scene
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice

OWN_BOARD: Final = ("marry", "arrange", "have-children", "ask-friends", "socialize")
"""Actions of the player board, whose names alone say little."""
ON_OFFER: Final = ("title", "contribute")


class CrecySkin(Skin):
    """The Testament of Duke de Crecy, in all its modes."""

    fact_names: ClassVar[Mapping[str, str]] = {
        kind: f"crecy-table-{kind}" for kind in ("honor", "prestige", "income", "gold")
    }
    nothing_more = frozenset({"pass", "done"})
    untold_steps = frozenset({"pawn player"})
    parts = PARTS
    going_on = frozenset({"after", "take", "pair", "lose", "ask", "renew", "grow", "wed", "mission", "holder"})

    def __init__(self, game: Crecy, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        self._deck = game.deck
        self._board = CrecyBoard(voice, game.deck)

    def legend(self, view: View) -> str:
        testament = view.mode == "solo_testament"
        return self._voice.text("crecy-testament-legend" if testament else "crecy-board-legend")

    def board(self, position: Scene, seat: int, brief: bool = False) -> list[Text]:
        return self._board.fitted(position, seat, 0) if brief else self._board.lines(position, seat)

    def fitted(self, position: Scene, seat: int, room: int, same_turn: bool) -> list[Text]:
        return self._board.fitted(position, seat, room)

    def part(self, position: Scene, seat: int, part: str) -> list[Text]:
        return self._board.part(position, seat, part)

    def label(self, position: Scene, seat: int, offer: Offer) -> str:
        """Numbers that are asked for; in The Testament the tree shows the numbers of the unknown."""
        structure = position.game.structure(offer.action)
        if structure.verb == "amount":
            return str(offer.say.args.get("amount", structure.value))
        if structure.verb == "person" and seen(position, seat).mode == "solo_testament":
            return str(structure.value)
        return super().label(position, seat, offer)

    def brings(self, position: Scene, seat: int, offer: Offer) -> str:
        """What the actions do whose words do not say it: those of the player board, and which cards can be had."""
        verb = position.game.structure(offer.action).verb
        if not isinstance(position, CrecyState):
            return ""
        if verb in OWN_BOARD and offer.group is not None:
            mode = "testament" if position.testament else "family"
            much = socializing.batch_size if verb == "socialize" else asking.gold
            least = 1 if verb == "socialize" else asking.LEAST
            amounts = {key: much(position, seat, least + n) for n, key in enumerate(("least", "more", "most"))}
            return self._voice.text(f"crecy-brings-{verb}", mode=mode, **amounts)
        if verb in ON_OFFER:
            kind = terms.KIND_OF_SPACE[terms.SPACE_NAMES.index(verb)]
            lying = [n for n, place in enumerate(offers.places(position, kind)) if place == terms.ON_OFFER]
            return self._voice.put(either([offer_message(self._deck, kind, number) for number in lying]))
        return ""

    def standing(self, position: Scene, seat: int) -> list[Text]:
        """The seat with all its numbers, the others with what decides."""
        view = seen(position, seat)
        cells = [self._stands(view, seat, view_words.standing(view.seats[seat]))] if seat >= 0 else []
        for other in range(position.players):
            if other != seat:
                numbers = {"honor": view.seats[other].honor, "prestige": view.seats[other].prestige}
                cells.append(self._stands(view, other, message("crecy-table-stands", **numbers)))
        return flowing(cells, self._voice.width, "")

    def needs_table(self, asked: Prompt) -> bool:
        return asked.kind == "turn"

    def result(self, position: Scene) -> list[Text]:
        return crecy_result.result(self._voice, self._deck, position)
