"""Gears of Time in plain words: names, what is being asked, and what can be chosen."""

from __future__ import annotations

from typing import Any, Final

from bequest.core.catalogue import did_you_mean
from bequest.core.errors import UnknownName
from bequest.core.position import Decision
from bequest.games.gears.data import Deck, Fate
from bequest.games.gears.game import Gears
from bequest.games.gears.terms import ACTIONS, COLOURS, FATE_EFFECTS, TARGETS

View = dict[str, Any]
"""What `position.view` gives."""

QUESTIONS: Final[dict[str, str]] = {
    "move": "{who}, what is your action {action} of {actions}?",
    "end": "{who}, your three actions are taken. Anything else before the turn ends?",
    "keep": "{who}, which of the two cards do you keep? The other one is discarded.",
    "position": "{who}, which position in the player order do you take?",
    "area-cube": "{who}, on which Fate card of the draft area do you place a cube?",
    "when-established": "{who}, do you use the ability of {subject}: {ability}?",
    "discard": "To establish {subject} you discard {cost}. Which one {first_or_next}?",
    "amount": "How many cubes do you put on {subject}?",
    "timeframe": "{subject}: in which timeframe is the technology?",
    "technology": "{subject}: on which technology{where}?",
    "player": "{subject}: whose marker moves?",
    "dependency": "{subject}: what is not needed this round?",
    "own-timeframe": "{subject}: from which timeframe do you give a cube of yours?",
    "own-technology": "{subject}: from which technology{where} do you give a cube of yours?",
    "other-timeframe": "{subject}: from which timeframe do you take a cube of another player?",
    "other-technology": "{subject}: from which technology{where} do you take a cube of another player?",
    "other-player": "{subject}: whose cube do you take?",
    "modifier-timeframe": "{subject}: in which timeframe is the technology?",
    "modifier-technology": "{subject}: the reward of which technology{where} changes?",
    "modifier-sign": "{subject}: does the reward go up or down?",
}
CLAUSES: Final[dict[str, str]] = {"where": " at {timeframe}", "first": "first", "next": "next"}
OPTIONS: Final[dict[str, str]] = {
    "draw": "Draw two cards, keep one",
    "end": "End the turn",
    "decline": "Place no cube",
    "yes": "Yes",
    "no": "No",
    "plus": "Up by 1",
    "minus": "Down by 1",
    "travel": "Travel to {value}",
    "timeframe": "{value}",
    "amount": "{cubes}",
    "seat": "{who}",
    "position": "Position {value}",
    "establish": "Establish {card}",
    "influence": "Influence {card}",
    "activate": "Activate {card}",
    "play": "Play {card}",
    "take": "Take {card}",
    "card": "{card}",
}
CARD_OPTIONS: Final[dict[str, str]] = {
    "keep": "Keep {card}",
    "discard": "Discard {card}",
    "area-cube": "A cube on {card}",
    "dependency": "{card} is not needed",
}
"""Instead of the bare name where a card is chosen for something."""
FATES: Final[dict[str, str]] = {
    "place-cubes": "{cubes} of yours on {target}, from the supply",
    "void-reward": "{target} pays nothing this round",
    "protect": "the others can't influence or target {target} this round",
    "move-marker": "the marker of any player not at the Present Day one timeframe on",
    "extra-room": "your next Establish this turn may exceed the capacity by {amount}",
    "waive-dependency": "{target} does without one dependency this round",
}
TARGET_WORDS: Final[dict[str, str]] = {
    "technology": "any technology",
    "own-technology": "a technology with a cube of yours",
    "dependent-technology": "a technology that needs others",
}
ABILITIES: Final[dict[str, str]] = {
    "points": "score {amount}",
    "cubes": "{cubes} from the supply to your Pool",
    "draw": "draw {cards}",
    "extra-turn": "an extra turn after this one",
    "splice": "a new timeframe ts, older than t0",
    "swap": "a cube of yours and one of another player change places",
    "modifier": "+1 or -1 on the reward of any technology",
}
FACTS: Final[dict[str, str]] = {
    "technology": "cost {cost}, reward {reward}",
    "needs": "needs {needs}",
    "established": "when established: {effect}",
    "activation": "can be activated: {effect}",
    "fate": "Fate: {effect}",
}


def cubes(number: int) -> str:
    return "1 cube" if number == 1 else f"{number} cubes"


def cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def who(seat: int) -> str:
    """The player of a seat (from 1) by colour."""
    return COLOURS[seat - 1].capitalize()


class GearsWords:
    """Words that depend on the deck."""

    def __init__(self, game: Gears) -> None:
        self.game = game
        self.deck: Deck = game.deck
        self._characters = {character.id: character for character in self.deck.characters}

    def name(self, card: str) -> str:
        """The printed name of a card, by its id."""
        return self.deck.card_names[self.deck.number[card]]

    def character(self, id: str) -> str:
        return self._characters[id].title

    def pursuit(self, id: str) -> str:
        """What a character pursues; the card need not be in the deck."""
        pursuit = self._characters[id].pursuit
        return self.name(pursuit) if pursuit in self.deck.number else pursuit

    def fate(self, card: str) -> Fate | None:
        """The data of a Fate card; None for a technology."""
        number = self.deck.number[card] - self.deck.first_fate
        return self.deck.fates[number] if number >= 0 else None

    def fate_words(self, fate: Fate) -> str:
        """What a Fate card does, from the data that runs."""
        target = TARGET_WORDS.get(TARGETS[fate.target], "")
        template = FATES[FATE_EFFECTS[fate.effect]]
        return template.format(cubes=cubes(fate.amount), amount=fate.amount, target=target)

    def card_facts(self, card: str) -> str:
        """A card in one line: what it costs, pays, needs and does."""
        fate = self.fate(card)
        if fate is not None:
            return FACTS["fate"].format(effect=self.fate_words(fate))
        number = self.deck.number[card]
        facts = [FACTS["technology"].format(cost=self.deck.cost[number], reward=self.deck.reward[number])]
        if self.deck.needs[number]:
            facts.append(FACTS["needs"].format(needs=self.needs(card)))
        return "; ".join([*facts, *self.ability(card)])

    def needs(self, card: str) -> str:
        return ", ".join(self.deck.card_names[need] for need in self.deck.needs[self.deck.number[card]])

    def ability(self, card: str) -> list[str]:
        """What a technology can do and when, from the data that runs; nothing for most of them."""
        technology = self.deck.technologies[self.deck.number[card]]
        return [FACTS[technology.ability].format(effect=self.effect(card))] if technology.ability else []

    def effect(self, card: str) -> str:
        technology = self.deck.technologies[self.deck.number[card]]
        amount = technology.amount
        return ABILITIES[technology.effect].format(amount=amount, cubes=cubes(amount), cards=cards(amount))

    def look_up(self, text: str) -> str:
        """The card with this name or id; UnknownName if there is none."""
        wanted = text.lower()
        for card, name in zip(self.deck.card_ids, self.deck.card_names, strict=True):
            if wanted in (card, name.lower()):
                return card
        raise UnknownName(f"no card is called {text!r}{did_you_mean(text.title(), self.deck.card_names)}")

    def question(self, asked: Decision, view: View) -> str:
        """The decision in one sentence."""
        verb, _, last = (asked.choices or ("",))[-1].partition(" ")
        return QUESTIONS[asked.step or asked.kind].format(
            who=who(asked.seat + 1),
            action=view["actions"] + 1,
            actions=ACTIONS,
            subject=self.name(asked.subject) if asked.subject else "",
            ability=self.effect(asked.subject) if asked.kind == "when-established" else "",
            cost=cards(self._cost(asked.subject)),
            first_or_next=CLAUSES["next" if len(asked.choices) > 1 else "first"],
            # A timeframe that was the only one is not among the choices, so it can't be named.
            where=CLAUSES["where"].format(timeframe=last) if verb == "timeframe" else "",
        )

    def _cost(self, card: str) -> int:
        number = self.deck.number.get(card, self.deck.first_fate)
        return self.deck.cost[number] if number < self.deck.first_fate else 0

    def option(self, asked: Decision, action: int) -> str:
        """An action in plain words, as it is meant in this decision."""
        structure = self.game.structure(action)
        value = structure.value
        purpose = asked.step or asked.kind
        shared_row = structure.verb == "card"  # what it means depends on the question
        template = CARD_OPTIONS.get(purpose) if shared_row else None
        text = (template or OPTIONS.get(structure.verb) or self.game.text(action)).format(
            value=value,
            card=self.name(str(value)) if structure.noun == "card" else "",
            cubes=cubes(value) if isinstance(value, int) else "",
            who=who(value) if structure.noun == "seat" and isinstance(value, int) else "",
        )
        return f"{text} ({self.card_facts(str(value))})" if shared_row and purpose == "keep" else text
