"""How High Card looks in the terminal, and what a deck of it is like."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bequest.core.words import Message, Words, message
from bequest.terminal.layout import table, wrapped
from bequest.terminal.players import Players
from bequest.terminal.scene import Scene
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice
from tests.toy.deck import Deck
from tests.toy.game import HighCard

PLAYERS: Final = Players(
    {"red": "bold red", "blue": "bold bright_blue", "yellow": "bold yellow"},
    lambda colour: message(f"highcard-player-{colour}"),
)


class HighCardSkin(Skin):
    """High Card."""

    def __init__(self, game: HighCard, voice: Voice) -> None:
        super().__init__(game, voice, PLAYERS)
        self._deck = game.deck

    def legend(self, view: View) -> str:
        return self._voice.text("highcard-legend")

    def board(self, position: Scene, seat: int, brief: bool = False) -> list[Text]:
        view: View = position.view(None if seat < 0 else seat)
        lines = []
        for other, shown in enumerate(view.seats):
            played = self._name(shown.played) if shown.played else "–"
            hand = tuple(self._name(id) for id in shown.hand or [])
            args = {"player": self.player(view, other), "points": shown.points, "cards": shown.cards}
            lines += self._voice.lines(self._voice.text("highcard-seat", hand=hand or "–", played=played, **args))
        return lines

    def result(self, position: Scene) -> list[Text]:
        winners = tuple(self.player(position.view(None), seat) for seat in position.winners())
        return wrapped(self._voice.text("highcard-result", players=winners), self._voice.width)

    def _name(self, id: str) -> Message:
        return self._deck.cards[self._deck.ids.index(id)].name


def facts(deck: Deck, said: Words) -> list[str]:
    """The size, for the list of decks."""
    return [said.text("command-deck-size", designs=len(deck.cards), cards=len(deck.all()))]


def summary(deck: Deck, said: Words) -> list[str]:
    return table([[said.text("command-deck-name"), deck.name], ["", *facts(deck, said)]], indent=0)
