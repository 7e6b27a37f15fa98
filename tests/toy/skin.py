"""How High Card looks in the terminal, and what a deck of it is like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bequest.core.journal import Readable
from bequest.core.position import Decision, Position
from bequest.core.texts.happenings import Happening
from bequest.core.words import Message, Words, message
from bequest.terminal.card_index import CardIndex
from bequest.terminal.layout import table, wrapped
from bequest.terminal.telling import paragraphs
from bequest.terminal.voice import Voice
from tests.toy.deck import CARDS, Deck
from tests.toy.game import HighCard

View = dict[str, Any]


class HighCardSkin:
    """High Card."""

    def __init__(self, game: HighCard, voice: Voice) -> None:
        self._deck = game.deck
        self._voice = voice
        self._index = CardIndex([card.name for card in game.deck.cards])

    def goal(self, view: View) -> str:
        return self._voice.text("highcard-about")

    def legend(self, view: View) -> str:
        return self._voice.text("highcard-legend")

    def board(self, position: Position, seat: int, brief: bool = False) -> list[Text]:
        view: View = position.view(None if seat < 0 else seat)
        lines = []
        for other, shown in enumerate(view["seats"]):
            played = self._name(shown["played"]) if shown["played"] else "–"
            hand = tuple(self._name(id) for id in shown.get("hand", []))
            args = {"player": self.player(view, other), "points": shown["points"], "cards": shown["cards"]}
            lines += self._voice.lines(self._voice.text("highcard-seat", hand=hand or "–", played=played, **args))
        return lines

    def needs_table(self, asked: Decision) -> bool:
        return False

    def player(self, view: View, seat: int) -> Message:
        return message("highcard-player", seat=seat + 1)

    def question(self, position: Position, seat: int) -> str:
        asked = position.prompt(seat)
        assert asked is not None
        return self._voice.text(f"highcard-asked-{asked.step or asked.kind}")

    def option(self, position: Position, seat: int, action: int) -> str:
        verb = self._deck.catalogue.structures[action].verb
        if action < CARDS:
            return self._voice.text(f"highcard-choice-{verb}")
        card = (action - CARDS) % len(self._deck.cards)
        return self._voice.text(f"highcard-choice-{verb}", card=self._deck.cards[card].name)

    def short_option(self, position: Position, seat: int, action: int) -> str:
        return self.option(position, seat, action)

    def group(self, position: Position, seat: int, action: int) -> str:
        return ""

    def card(self, name: str) -> str | None:
        found = self._index.find(name, self._voice.language)
        if found is None:
            return None
        card = self._deck.cards[found]
        return self._voice.text("highcard-card", card=card.name, value=card.value)

    def cards_like(self, name: str) -> list[str]:
        return self._index.like(name, self._voice.language)

    def log(self, events: Sequence[Readable], view: View, margin: int = 0) -> list[Text]:
        told = [Happening(int(str(event["seat"])), self._told(event)) for event in events]
        return paragraphs(self._voice, told, lambda seat: Text(self._voice.put(self.player(view, seat))), 10, margin)

    def revealed(self, events: Sequence[Readable], view: View) -> str:
        dealt = [event for event in events if event["event"] == "dealt"]
        return self._voice.put(self._told(dealt[-1])) if dealt else ""

    def result(self, position: Position) -> list[Text]:
        winners = tuple(self.player({}, seat) for seat in position.winners())
        return wrapped(self._voice.text("highcard-result", players=winners), self._voice.width)

    def _name(self, id: str) -> Message:
        return self._deck.cards[self._deck.ids.index(id)].name

    def _told(self, event: Readable) -> Message:
        card = self._name(str(event["card"])) if "card" in event else "–"
        return message(f"highcard-event-{event['event']}", card=card)


def facts(deck: Deck, said: Words) -> list[str]:
    """The size, for the list of decks."""
    return [said.text("command-deck-size", designs=len(deck.cards), cards=len(deck.all()))]


def summary(deck: Deck, said: Words) -> list[str]:
    return table([[said.text("command-deck-name"), deck.name], ["", *facts(deck, said)]], indent=0)
