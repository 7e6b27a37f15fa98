"""What is to be said of each player of the Duke de Crecy besides the numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.wire import Player, View
from bequest.games.crecy.words import effect_words, phrases, view_words
from bequest.games.crecy.words.card_words import card_title, numbered
from bequest.games.crecy.words.names import card_message
from bequest.terminal.crecy.players import STYLES
from bequest.terminal.layout import wrapped
from bequest.terminal.voice import Voice


def times(voice: Voice, what: str, number: int) -> str:
    """Several of a thing."""
    return voice.text("crecy-table-times", what=what, n=number) if number > 1 else what


class Notes:
    """A line for each player of whom there is something to say."""

    def __init__(self, voice: Voice, deck: Deck) -> None:
        self._voice = voice
        self._deck = deck

    def lines(self, view: View, seat: int) -> list[Text]:
        """What else is to be said of each player, if anything."""
        found: list[Text] = []
        for shown in view.seats:
            facts = self._facts(view, shown, own=shown.seat == seat + 1)
            if facts:
                joint = self._voice.text("terminal-joined", first="", next="")
                name = view_words.player(shown.colour)
                note = Text(self._voice.text("crecy-table-note", player=name, facts=joint.join(facts)))
                note.stylize(STYLES[shown.colour], 0, len(self._voice.put(name)))
                found += wrapped(note, self._voice.width, " ", "   ")
        return found

    def _facts(self, view: View, shown: Player, own: bool) -> list[str]:
        facts: list[str] = []
        if shown.extinct:
            return [self._voice.text("crecy-table-extinct", generation=phrases.GENERATION_NUMERALS[shown.extinct])]
        if view.starting_player == shown.seat and len(view.seats) > 1:
            facts.append(self._voice.text("crecy-table-starter"))
        if shown.seat in view.passed:
            facts.append(self._voice.text("crecy-table-passed"))
        placed = [
            times(self._voice, self._voice.put(view_words.action_name(view.mode, space)), number)
            for space, number in shown.placed.items()
            if number
        ]
        if placed:
            facts.append(self._voice.text("crecy-table-placed", spaces=", ".join(placed), n=sum(shown.placed.values())))
        if shown.complication:
            facts.append(self._voice.text("crecy-table-complication"))
        if shown.lasting:
            facts.append(self._voice.text("crecy-table-lasting", cards=self._lasting(view, shown.lasting)))
        if shown.completed:
            facts.append(self._voice.text("crecy-table-completed", missions=self._missions(shown.completed)))
        if shown.under_patron:
            facts.append(self._voice.text("crecy-table-under-patron", n=shown.under_patron))
        if not own:
            facts += self._of_others(shown)
        return facts

    def _of_others(self, shown: Player) -> list[str]:
        """Open Missions and known cards, which a player sees below for himself."""
        facts = []
        if shown.missions:
            facts.append(
                self._voice.text(
                    "crecy-table-missions-of", missions=self._missions(shown.missions), n=len(shown.missions)
                )
            )
        if shown.known_hand:
            known = "yes" if len(shown.known_hand) == shown.hand_size else "no"
            facts.append(self._voice.text("crecy-table-known", cards=self._cards(shown.known_hand), all=known))
        return facts

    def _cards(self, ids: Sequence[str]) -> str:
        """Friends, Child cards and Missions by the deck's one numbering."""
        return ", ".join([self._voice.put(card_message(self._deck, self._deck.card_number(id))) for id in ids])

    def _missions(self, ids: Sequence[str]) -> str:
        return ", ".join(
            [
                self._voice.text(
                    "crecy-table-mission-name",
                    mission=card_title(self._deck, "mission", numbered(self._deck, "mission", id)),
                )
                for id in ids
            ]
        )

    def _lasting(self, view: View, ids: Sequence[str]) -> str:
        """Cards that last for this Generation, each with what it does."""
        told = []
        for card in [self._deck.card_number(id) for id in ids]:
            effects = effect_words.lasting_effects(self._deck.clauses[card], view.mode == "solo_testament")
            told.append(
                self._voice.text("crecy-table-lasting-card", card=card_message(self._deck, card), effects=effects)
            )
        return ", ".join(told)
