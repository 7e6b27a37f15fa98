"""The cards of Last Will in a line: what each costs, burns and does, with its tokens where it lies on a board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from bequest.core.words import Message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.cards import Card
from bequest.games.lastwill.wire import Lying
from bequest.games.lastwill.words import card_words
from bequest.games.lastwill.words.names import actions_message, companion_message, pounds
from bequest.terminal.voice import Voice

Market = Mapping[str, int] | None
"""The token of each property type, once they are laid."""

EMPTY: Final = "○"
FILLED: Final = "●"
DONE: Final = "✓"
TIE: Final = "\N{NO-BREAK SPACE}"
"""Between things that stay on one line."""
MARKED: Final = "bold"


class Cards:
    """Tells cards in the words of a voice."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice

    def name(self, card: Card) -> str:
        return self._voice.put(card.name)

    def kind(self, card: Card) -> str:
        """What a card is: its kind or type of property, a star for each crown, its symbols; companions say it all."""
        if card.kind >= terms.COMPANION:
            return ""
        return self._voice.put(card_words.brief_head(card))

    def offered(self, card: Card, market: Market) -> Text:
        """A card in a hand or on offer; of a property the price of the moment."""
        if card.kind >= terms.COMPANION:
            return Text(self._voice.text("lastwill-cards-companion"))
        if card.white:
            return self._joined([Text(self._voice.put(text)) for text in _white(card)])
        token = market[terms.TYPES[card.type]] if card.kind == terms.PROPERTY and market else 0
        parts = [Text(self._voice.put(text)) for text in card_words.cost_texts(card, token)]
        return self._joined([*parts, *self._black(card, None)])

    def lying(self, card: Card, lying: Lying, market: Market) -> Text:
        """A card on a board, with what it sells for and how often its privilege was used."""
        parts = self._black(card, lying)
        if lying.value is not None and market is not None:
            price = max(0, lying.value + market[terms.TYPES[card.type]])
            parts.append(Text(self._voice.text("lastwill-cards-sells", price=pounds(price))))
        if lying.used and card.counted is not None:
            parts.append(Text(self._voice.text("lastwill-cards-used", n=lying.used, uses=card.counted.uses)))
        return self._joined(parts)

    def brief(self, card: Card, lying: Lying) -> str:
        """A card on somebody else's board: name, value, tokens, and whether it was activated."""
        tokens = lying.tokens or 0
        parts = [self.name(card)]
        if lying.value is not None:
            parts.append(self._voice.put(pounds(lying.value)))
        parts.append(FILLED * tokens + EMPTY * (len(card.spaces) - tokens))
        if lying.activated:
            parts.append(DONE)
        return TIE.join(part for part in parts if part).replace(" ", TIE)

    # --- parts of a card ---

    def _joined(self, parts: list[Text]) -> Text:
        return Text(self._voice.text("terminal-joined", first="", next="")).join(parts)

    def _black(self, card: Card, lying: Lying | None) -> list[Text]:
        """The upper part, the scale of values, the privilege."""
        parts: list[Text] = []
        if card.formula:
            parts.append(Text(self._voice.put(card_words.upper_text(card))))
        elif card.upper:
            actions, amounts = actions_message(card.actions), self._amounts(card, lying)
            parts.append(Text(self._voice.text("lastwill-cards-upper", actions=actions, amounts=amounts)))
        if card.kind == terms.PROPERTY:
            parts.append(self._scale(card, lying))
        if card.privileges:
            parts.append(Text(self._voice.put(card_words.privilege_text(card))))
        return parts

    def _amounts(self, card: Card, lying: Lying | None) -> str:
        """What it can be activated for: the first amount, then that of each companion space, filled or empty."""
        tokens = (lying.tokens or 0) if lying is not None else 0
        found = [self._voice.put(pounds(card.first))]
        for n, (type, amount) in enumerate(card.spaces):
            companion = self._voice.put(companion_message(type))
            cell = (FILLED if n < tokens else EMPTY, companion, self._voice.put(pounds(amount)))
            found.append(TIE.join(cell))
        return " ".join(found)

    def _scale(self, card: Card, lying: Lying | None) -> Text:
        """The banknotes; on a board the one at the value marker stands out. A farm has no marker."""
        notes = [Text(str(note)) for note in card.banknotes]
        if lying is not None and lying.value is not None and len(notes) > 1:
            at = card.banknotes.index(lying.value)
            notes[at] = Text(f"[{card.banknotes[at]}]", style=MARKED)
        return Text(self._voice.text("lastwill-brief-values", notes="")) + Text(TIE).join(notes)


def _white(card: Card) -> list[Message | str]:
    """What an event costs, what companions add, and what else it does."""
    effect = [card_words.effect_text(card)] if card.effect >= 0 else []
    return [card_words.event_cost(card), *effect]
