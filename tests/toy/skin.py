"""How High Card looks in the terminal, and what a deck of it is like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Position
from bequest.core.texts.happenings import Happening
from bequest.core.words import Message, Words, message
from bequest.terminal.layout import table, wrapped
from bequest.terminal.players import Players
from bequest.terminal.skin import Skin, View
from bequest.terminal.voice import Voice
from tests.toy.deck import CARDS, Deck
from tests.toy.game import HighCard
from tests.toy.rules import HighCardState

PLAYERS: Final = Players(
    {"red": "bold red", "blue": "bold bright_blue", "yellow": "bold yellow"},
    lambda colour: message(f"highcard-player-{colour}"),
)


class HighCardSkin(Skin[HighCardState]):
    """High Card."""

    def __init__(self, game: HighCard, voice: Voice) -> None:
        super().__init__(voice, PLAYERS, [card.name for card in game.deck.cards])
        self._deck = game.deck

    def goal(self, view: View) -> str:
        return self._voice.text("highcard-about")

    def legend(self, view: View) -> str:
        return self._voice.text("highcard-legend")

    def colour(self, view: View, seat: int) -> str:
        return list(PLAYERS.styles)[seat]

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view: View = position.view(None if seat < 0 else seat)
        lines = []
        for other, shown in enumerate(view["seats"]):
            played = self._name(shown["played"]) if shown["played"] else "–"
            hand = tuple(self._name(id) for id in shown.get("hand", []))
            args = {"player": self.player(view, other), "points": shown["points"], "cards": shown["cards"]}
            lines += self._voice.lines(self._voice.text("highcard-seat", hand=hand or "–", played=played, **args))
        return lines

    def state(self, position: Position) -> HighCardState:
        assert isinstance(position, HighCardState)
        return position

    def asked(self, s: HighCardState, seat: int) -> Message:
        return message(f"highcard-asked-{s.kinds[s.frames[-1].kind].name}")

    def choice(self, s: HighCardState, seat: int, action: int) -> Message:
        verb = self._deck.catalogue.structures[action].verb
        if action < CARDS:
            return message(f"highcard-choice-{verb}")
        card = (action - CARDS) % len(self._deck.cards)
        return message(f"highcard-choice-{verb}", card=self._deck.cards[card].name)

    def short_choice(self, s: HighCardState, seat: int, action: int) -> Message:
        return self.choice(s, seat, action)

    def told(self, number: int) -> str:
        card = self._deck.cards[number]
        return self._voice.text("highcard-card", card=card.name, value=card.value)

    def story(self, events: Sequence[Readable], view: View) -> Sequence[Happening]:
        return [self._happening(event) for event in events]

    def last_revealed(self, events: Sequence[Readable], view: View) -> Happening | None:
        dealt = [event for event in events if event["event"] == "dealt"]
        return self._happening(dealt[-1]) if dealt else None

    def result(self, position: Position) -> list[Text]:
        winners = tuple(self.player({}, seat) for seat in position.winners())
        return wrapped(self._voice.text("highcard-result", players=winners), self._voice.width)

    def _name(self, id: str) -> Message:
        return self._deck.cards[self._deck.ids.index(id)].name

    def _happening(self, event: Readable) -> Happening:
        card = self._name(str(event["card"])) if "card" in event else "–"
        return Happening(int(str(event["seat"])), message(f"highcard-event-{event['event']}", card=card))


def facts(deck: Deck, said: Words) -> list[str]:
    """The size, for the list of decks."""
    return [said.text("command-deck-size", designs=len(deck.cards), cards=len(deck.all()))]


def summary(deck: Deck, said: Words) -> list[str]:
    return table([[said.text("command-deck-name"), deck.name], ["", *facts(deck, said)]], indent=0)
