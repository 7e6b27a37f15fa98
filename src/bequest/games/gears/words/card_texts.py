"""What a card of Gears of Time says, made from the data that runs."""

from __future__ import annotations

from bequest.core.words import Message, message
from bequest.games.gears.data import terms
from bequest.games.gears.data.deck import Deck
from bequest.games.gears.data.records import Fate
from bequest.games.gears.words.names import card_message


def card_text(deck: Deck, card: int) -> Message:
    """A card in one line, from the data that runs: what it costs, pays, needs and does."""
    if card >= deck.first_fate:
        fate = deck.fates[card - deck.first_fate]
        return message("gears-text-lasting" if fate.lasting else "gears-text-immediate", effect=fate_text(fate))
    facts = [message("gears-text-technology", cost=deck.cost[card], reward=deck.reward[card])]
    if deck.needs[card]:
        facts.append(message("gears-text-needs", needs=needs_names(deck, card)))
    if deck.ability[card]:
        facts.append(ability_text(deck, card))
    text = facts[0]
    for fact in facts[1:]:
        text = message("gears-text-joined", first=text, next=fact)
    return text


def needs_names(deck: Deck, card: int) -> tuple[Message | str, ...]:
    return tuple([card_message(deck, need) for need in deck.needs[card]])


def ability_text(deck: Deck, card: int) -> Message:
    """What a technology with an ability can do, and when."""
    return message(f"gears-text-{terms.ABILITY_MOMENTS[deck.ability[card]]}", effect=effect_text(deck, card))


def effect_text(deck: Deck, card: int) -> Message:
    return message(f"gears-effect-{terms.ABILITY_EFFECTS[deck.effect[card]]}", amount=deck.amount[card])


def fate_text(fate: Fate) -> Message:
    target = message(f"gears-target-{terms.TARGETS[fate.target]}")
    return message(f"gears-effect-{terms.FATE_EFFECTS[fate.effect]}", amount=fate.amount, target=target)
