"""How Gears of Time looks in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bequest.core.wire import Offer
from bequest.core.words import Message, message
from bequest.games.gears.data import terms
from bequest.games.gears.game import Gears
from bequest.games.gears.rules import frames, success
from bequest.games.gears.rules.state import GearsState
from bequest.games.gears.seen import outlook
from bequest.games.gears.wire import View
from bequest.games.gears.words.card_texts import fate_text
from bequest.games.gears.words.names import card_message
from bequest.terminal import skin
from bequest.terminal.gears import result as gears_result
from bequest.terminal.gears.board import PARTS, GearsBoard
from bequest.terminal.gears.players import PLAYERS
from bequest.terminal.layout import flowing
from bequest.terminal.scene import Scene
from bequest.terminal.voice import Voice


class GearsSkin(skin.Skin):
    """Gears of Time. Timeframes, ranks and the letters of players are printed on the table."""

    fact_names: ClassVar[Mapping[str, str]] = {
        "score": "gears-board-score",
        "pool": "gears-board-pool",
    }
    by_value = frozenset({"amount", "position", "travel", "timeframe"})
    nothing_more = frozenset({"end", "decline"})
    parts = PARTS
    going_on = frozenset({"keep", "when-established"})

    def __init__(self, game: Gears, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        self._deck = game.deck
        self._board = GearsBoard(voice, game.deck)

    def label(self, position: Scene, seat: int, offer: Offer) -> str:
        structure = position.game.structure(offer.action)
        if structure.verb == "seat" and isinstance(structure.value, int):
            return self._voice.text(f"gears-initial-{terms.COLOURS[structure.value - 1]}")
        return super().label(position, seat, offer)

    def standing(self, position: Scene, seat: int) -> list[Text]:
        """Points and Pool of all, in player order of the seats."""
        view = position.view(None)
        assert isinstance(view, View)
        cells = [
            self._stands(view, n, message("gears-board-stands", score=shown.score, pool=shown.pool))
            for n, shown in enumerate(view.seats)
        ]
        return flowing(cells, self._voice.width, "")

    def brings(self, position: Scene, seat: int, offer: Offer) -> str:
        """Of a technology to be established its cost and reward, and whether it will work where the marker stands."""
        if not isinstance(position, GearsState):
            return ""
        structure = position.game.structure(offer.action)
        if structure.verb == "establish":
            return self._establishes(position, seat, self._deck.number[str(structure.value)])
        if structure.verb == "play":
            return self._voice.put(fate_text(self._deck.fates[offer.action - self._deck.play]))
        return (
            self._on_a_target(position, seat, self._deck.number[str(structure.value)])
            if structure.verb == "card"
            else ""
        )

    def _establishes(self, position: GearsState, seat: int, card: int) -> str:
        deck = self._deck
        fares = outlook.prospect(position, seat, card)
        lacking, fragile = self._numbers(fares.missing), self._numbers(fares.fragile)
        return self._voice.text(
            "gears-brings-establish",
            cost=deck.cost[card],
            reward=deck.reward[card],
            missing=self._names(lacking),
            fragile=self._names(fragile),
            works="no" if lacking else "now" if fragile else "yes",
        )

    def _numbers(self, ids: Sequence[str]) -> list[int]:
        return [self._deck.number[id] for id in ids]

    def _names(self, cards: Sequence[int]) -> tuple[Message, ...]:
        return tuple([card_message(self._deck, card) for card in cards])

    def _on_a_target(self, position: GearsState, seat: int, card: int) -> str:
        """Where a Fate card would change nothing, or what it changes (G-12.3, G-16.5)."""
        frame = position.frames[-1]
        if frame.kind == frames.FATE_WAIVED:
            slot, target = frame.args[1], frame.args[2]
            lacking = [need for need in success.missing(position, slot, target) if need != card]
            return self._voice.text(
                "gears-brings-waived", works="no" if lacking else "yes", missing=self._names(lacking)
            )
        if frame.kind != frames.FATE_NAME:
            return ""
        effect = self._deck.fates[frame.args[0]].effect
        lacking = list(success.missing(position, frame.args[-1], card))
        if effect == terms.VOID_REWARD and lacking:
            return self._voice.text("gears-brings-fails-anyway")
        if effect == terms.WAIVE_DEPENDENCY and not lacking:
            return self._voice.text("gears-brings-succeeds-anyway")
        return ""

    def legend(self, view: View) -> str:
        return self._voice.text("gears-board-legend")

    def board(self, position: Scene, seat: int, brief: bool = False) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, View)
        return self._board.brief(view, seat) if brief else self._board.lines(view, seat)

    def fitted(self, position: Scene, seat: int, room: int, same_turn: bool) -> list[Text]:
        view = position.view(seat)
        assert isinstance(view, View)
        return self._board.brief(view, seat) if same_turn else self._board.fitted(view, seat, room)

    def part(self, position: Scene, seat: int, part: str) -> list[Text]:
        view = position.view(None if seat < 0 else seat)
        assert isinstance(view, View)
        return self._board.part(view, seat, part)

    def result(self, position: Scene) -> list[Text]:
        return gears_result.result(self._voice, position)
