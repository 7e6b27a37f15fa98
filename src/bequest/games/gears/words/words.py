"""Gears of Time in words: names, what is asked, what can be chosen, what a card says; and events by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bequest.core.journal import Event, Readable
from bequest.core.position import Decision
from bequest.core.words import Message, message
from bequest.games.gears.data.deck import Deck, Fate
from bequest.games.gears.data.terms import (
    ABILITY_EFFECTS,
    ABILITY_MOMENTS,
    ACTIONS,
    COLOURS,
    E_ACTIVATE,
    E_AREA_CUBE,
    E_CARD,
    E_CHARACTER,
    E_CLEARED,
    E_CUBE_BACK,
    E_CUBES,
    E_DECLINE,
    E_DUPLICATE,
    E_ESTABLISH,
    E_EXTRA_TURN,
    E_FAILURE,
    E_FATE,
    E_FATE_LEAVES,
    E_INFLUENCE,
    E_KEEP,
    E_MODIFIER,
    E_PERSONAL,
    E_PHASE,
    E_POINTS,
    E_POSITION,
    E_PRESENT,
    E_RESHUFFLE,
    E_SPLICE,
    E_SUCCESS,
    E_SWAP,
    E_TAKE,
    E_TRAVEL,
    EVENT_NAMES,
    FATE_EFFECTS,
    PHASES,
    PLAYER,
    SLOT_NAMES,
    SOURCES,
    TARGETS,
)
from bequest.games.gears.words.names import card_message, character_message

if TYPE_CHECKING:
    from bequest.games.gears.position import GearsPosition

CARD_PURPOSES: Final = ("keep", "discard", "area-cube", "dependency")
"""Decisions and steps in which a card is chosen for something, not as a mere name."""
GROUPS: Final = ("travel", "establish", "influence", "draw", "activate", "play", "take", "end")
"""Verbs with which a move begins."""


# --- names ---


def player(seat: int) -> Message:
    """The player of a seat, called by colour."""
    return message(f"gears-player-{COLOURS[seat]}")


def card_name(deck: Deck, card: str) -> Message | str:
    return card_message(deck, deck.number[card])


def character_name(deck: Deck, id: str) -> Message | str:
    return character_message(deck, [character.id for character in deck.characters].index(id))


def pursuit_name(deck: Deck, id: str) -> Message | str:
    """What a character pursues; the card need not be in the deck."""
    pursuit = next(character.pursuit for character in deck.characters if character.id == id)
    return card_name(deck, pursuit) if pursuit in deck.number else pursuit


# --- what is asked and what can be chosen ---


def question(deck: Deck, asked: Decision, actions: int) -> Message:
    """The decision in one sentence; `actions` are those taken in this turn."""
    verb, _, last = (asked.choices or ("",))[-1].partition(" ")
    subject = deck.number.get(asked.subject, -1)
    technology = 0 <= subject < deck.first_fate
    return message(
        f"gears-decision-{asked.step or asked.kind}",
        player=player(asked.seat),
        action=actions + 1,
        actions=ACTIONS,
        subject=card_message(deck, subject) if subject >= 0 else "",
        ability=effect_text(deck, subject) if asked.kind == "when-established" else "",
        cost=deck.cost[subject] if technology else 0,
        place="next" if len(asked.choices) > 1 else "first",
        # A timeframe that was the only one is not among the choices, so it can't be named.
        where=last if verb == "timeframe" else "none",
    )


def choice(deck: Deck, asked: Decision, action: int) -> Message:
    """An action as it is meant in this decision, by itself: "Establish Fire"."""
    structure = deck.catalogue.structures[action]
    value = structure.value
    purpose = asked.step or asked.kind
    meant = f"card-{purpose}" if structure.verb == "card" and purpose in CARD_PURPOSES else structure.verb
    card = deck.number[str(value)] if structure.noun == "card" else -1
    return message(
        f"gears-choice-{meant}",
        value=value,
        card=card_message(deck, card) if card >= 0 else "",
        text=card_text(deck, card) if meant == "card-keep" else "",
        player=player(value - 1) if structure.noun == "seat" and isinstance(value, int) else "",
    )


def short_choice(deck: Deck, action: int) -> Message | str:
    """An action after the name of its group: "Fire" after "Establish"."""
    structure = deck.catalogue.structures[action]
    if structure.verb in ("draw", "end"):
        return message(f"gears-short-{structure.verb}")
    return card_name(deck, str(structure.value)) if structure.noun == "card" else str(structure.value)


def group(deck: Deck, asked: Decision, action: int) -> Message | None:
    """What an action does, where moves of several kinds are on offer; None within a move and for other questions."""
    verb = deck.catalogue.structures[action].verb
    return message(f"gears-group-{verb}") if verb in GROUPS and not asked.step else None


# --- what a card says ---


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
    return message(f"gears-text-{ABILITY_MOMENTS[deck.ability[card]]}", effect=effect_text(deck, card))


def effect_text(deck: Deck, card: int) -> Message:
    return message(f"gears-effect-{ABILITY_EFFECTS[deck.effect[card]]}", amount=deck.amount[card])


def fate_text(fate: Fate) -> Message:
    target = message(f"gears-target-{TARGETS[fate.target]}")
    return message(f"gears-effect-{FATE_EFFECTS[fate.effect]}", amount=fate.amount, target=target)


# --- events ---


def read_event(s: GearsPosition, event: Event, seat: int) -> Readable:
    """An event by its name, with the names of what it concerns; secret parts only for those who may know them."""
    shown: Readable = {"event": EVENT_NAMES[event.kind]}
    if event.seat >= 0:
        shown["seat"] = event.seat + 1
    shown |= _details(s, event, event.seen_by(seat))
    return shown


def _details(s: GearsPosition, event: Event, secret: tuple[int, ...]) -> Readable:
    deck = s.rules.deck
    kind = event.kind
    args = event.args
    if kind in (E_CLEARED, E_DUPLICATE, E_SUCCESS, E_FAILURE):
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]]}
    if kind == E_CARD:
        return {"card": deck.card_ids[secret[0]]} if secret else {}
    if kind == E_ESTABLISH:
        shown: Readable = {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "paid": args[2]}
        if len(args) > 3:
            shown["missing"] = [deck.card_ids[card] for card in args[3:]]
        return shown | ({"payment": [deck.card_ids[card] for card in secret]} if secret else {})
    if kind == E_KEEP:
        return {"kept": deck.card_ids[secret[0]], "rejected": deck.card_ids[secret[1]]} if secret else {}
    if kind == E_INFLUENCE:
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "cubes": args[2]}
    if kind == E_FATE:
        return _fate_details(s, args)
    if kind in (E_TRAVEL, E_PRESENT):
        return {"timeframe": SLOT_NAMES[args[0]]}
    if kind == E_POINTS:
        return {"points": args[0], "source": SOURCES[args[1]], "technology": deck.card_ids[args[2]]}
    if kind == E_CUBE_BACK:
        where = "pool" if args[2] else "supply"
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "to": where}
    if kind == E_PERSONAL:
        return {"card": deck.fates[secret[0]].id} if secret else {}
    if kind in (E_TAKE, E_FATE_LEAVES, E_AREA_CUBE):
        return {"card": deck.fates[args[0]].id} if args else {}
    if kind == E_CHARACTER:
        return {"character": deck.characters[args[0]].id}
    if kind == E_POSITION:
        return {"position": args[0] + 1}
    if kind == E_PHASE:
        return {"phase": PHASES[args[0]], "round": args[1]}
    if kind == E_RESHUFFLE:
        return {"cards": args[0]}
    if kind in (E_ACTIVATE, E_DECLINE, E_EXTRA_TURN, E_SPLICE):
        return {"technology": deck.card_ids[args[0]]}
    if kind == E_CUBES:
        return {"cubes": args[0], "technology": deck.card_ids[args[1]]}
    if kind == E_MODIFIER:
        sign = "+1" if args[2] else "-1"
        return {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]], "token": sign}
    if kind == E_SWAP:
        own = {"technology": deck.card_ids[args[0]], "timeframe": SLOT_NAMES[args[1]]}
        other = {"technology": deck.card_ids[args[2]], "timeframe": SLOT_NAMES[args[3]], "player": args[4] + 1}
        return {"own": own, "other": other}
    return {}


def _fate_details(s: GearsPosition, args: tuple[int, ...]) -> Readable:
    deck = s.rules.deck
    fate = deck.fates[args[0]]
    shown: Readable = {"card": fate.id}
    if fate.target == PLAYER:
        shown["player"] = args[1] + 1
    elif args[1] >= 0:
        shown |= {"technology": deck.card_ids[args[2]], "timeframe": SLOT_NAMES[args[1]]}
    if args[3] >= 0:
        shown["waived"] = deck.card_ids[args[3]]
    return shown
