"""What the cards of the Duke de Crecy are called and say, made from the data that runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from bequest.core.words import Arg, Message, either, message
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import FATHER, MOTHER, ROLES, Card, Friend, Hint, Mission, Offer
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.data.vocabulary import Goal, Kin
from bequest.games.crecy.words.effect_words import each_text, measures_text, rewards
from bequest.games.crecy.words.names import card_message
from bequest.games.crecy.words.phrases import GENERATION_NUMERALS, chained, gain, of_nationality, sentences

KINDS: Final = (
    "friend", "child", "head", "title", "contribution", "mission", "patron", "hint", "mansion", "venture",
)  # fmt: skip


# --- cards by kind and number ---


def card_title(deck: Deck, kind: str, number: int) -> Message | str:
    """The name of a card; of a Head that of the side, of a Hint its sentence."""
    if kind == "head":
        return card_message(deck, deck.first_head + number)
    if kind not in KINDS[:8]:
        return message(f"crecy-card-{kind}")
    name = card_of_kind(deck, kind, number).name
    if kind == "child" and [child.name.texts for child in deck.children].count(deck.children[number].name.texts) > 1:
        return message(
            "crecy-card-son" if deck.children[number].gender == terms.MALE else "crecy-card-daughter", name=name
        )
    return name


def all_cards(deck: Deck) -> list[tuple[str, int]]:
    """Every card by kind and number; Mansions are all alike, and so are Ventures."""
    counts = (
        len(deck.friends), len(deck.children), 2 * len(deck.heads), len(deck.titles), len(deck.contributions),
        len(deck.missions), len(deck.patrons), len(deck.hints), 1, 1,
    )  # fmt: skip
    return [(kind, number) for kind, count in zip(KINDS, counts, strict=True) for number in range(count)]


def card_of_kind(deck: Deck, kind: str, number: int) -> Card:
    if kind == "head":
        return deck.heads[number // 2]
    cards: dict[str, Sequence[Card]] = {
        "friend": deck.friends,
        "child": deck.children,
        "title": deck.titles,
        "contribution": deck.contributions,
        "mission": deck.missions,
        "patron": deck.patrons,
        "hint": deck.hints,
    }
    return cards[kind][number]


def numbered(deck: Deck, kind: str, id: str) -> int:
    """The number of a card of a kind, by its id."""
    count = [number for found, number in all_cards(deck) if found == kind]
    return next(number for number in count if card_of_kind(deck, kind, number).id == id)


# --- what a card says ---


def card_text(deck: Deck, kind: str, number: int, testament: bool = False) -> Message:
    """A card in a few sentences, from the data that runs; in The Testament with its names of the actions."""
    if kind == "friend":
        return _friend_text(deck.friends[number], testament)
    if kind == "child":
        return _child_text(deck, number)
    if kind == "head":
        head = deck.heads[number // 2]
        colour = message(f"crecy-colour-{terms.PLAYER_COLOURS[head.colour]}")
        side = ("patriarch", "matriarch")[number % 2]
        return message("crecy-text-head", side=side, colour=colour, values=side_values(deck, number))
    if kind in ("title", "contribution"):
        return _offer_text(deck, kind, number)
    if kind == "mission":
        mission = deck.missions[number]
        return sentences([mission_text(mission, testament), *_absent(mission.not_in)])
    if kind == "patron":
        return _patron_text(deck, number)
    if kind == "hint":
        return _hint_text(deck.hints[number])
    space = terms.MANSION if kind == "mansion" else terms.VENTURE
    return message(
        f"crecy-text-{kind}", gold=terms.GOLD_COST[space], cards=message("crecy-cost-cards", n=terms.CARDS_COST[space])
    )


def card_note(deck: Deck, kind: str, number: int) -> Message | str:
    """The line that describes a card, if it has one; no rule is in it."""
    if kind not in KINDS[:8]:
        return ""
    return card_of_kind(deck, kind, number).note


def card_marks(deck: Deck, kind: str, number: int) -> Message:
    """Which of the things that a card says are the house's own (D-1.1)."""
    if kind not in KINDS[:8]:
        return message("crecy-marks-published")
    card = card_of_kind(deck, kind, number)
    house: list[Message] = []
    for field in fields(card, kind, number):
        if card.mark(field) == "house":
            house.append(message(f"crecy-field-{field}"))
        elif card.mark(field) == "partly":
            house.append(message("crecy-partly", field=message(f"crecy-field-{field}")))
    return message("crecy-marks-house", fields=tuple(house)) if house else message("crecy-marks-published")


def fields(card: Card, kind: str, number: int) -> list[str]:
    """The fields in which a card says something."""
    if isinstance(card, Friend):
        said = {
            "gender": True,
            "nationality": card.nationality >= 0,
            "occupation": card.occupation >= 0,
            "cost": card.money < 0,
            "dowry": card.money > 0,
            "income": card.income,
            "friends": card.cards,
            "prestige": card.prestige,
            "effects": card.effects,
        }
        return ["name", *[field for field, value in said.items() if value]]
    own = {
        "child": ["gender", "effects"],
        "head": ["colour", "pawn", ("patriarch", "matriarch")[number % 2]],
        "title": ["generation", "cost", "gains"],
        "contribution": ["generation", "cost", "gains"],
        "mission": ["honor", "needs", "effects"],
        "patron": ["main", "minor"],
        "hint": ["generation", "kin"],
    }
    return ["name", *[field for field in own[kind] if field != "effects" or getattr(card, field)]]


def _friend_text(friend: Friend, testament: bool) -> Message:
    told = [
        message("crecy-text-friend", who=friend_kind(friend), values=friend_values(friend)),
        *rewards(friend.effects, "friend", testament),
    ]
    if friend.start_income or friend.start_gold:
        told.append(message("crecy-text-start", income=friend.start_income, gold=friend.start_gold))
    if friend.role in (FATHER, MOTHER):
        told.append(message(f"crecy-text-role-{ROLES[friend.role]}"))
    return sentences([*told, *_absent(friend.not_in)])


def _absent(not_in: tuple[str, ...]) -> list[Message]:
    """The modes that lack a card."""
    modes = [message(f"crecy-without-{mode.replace('_', '-').replace('/', '-')}") for mode in not_in]
    return [message("crecy-text-absent", modes=either(modes))] if modes else []


def friend_kind(friend: Friend) -> Message:
    """Gender, nationality and occupation."""
    nationality = occupation = "none"
    facts: dict[str, Arg] = {"gender": terms.GENDERS[friend.gender]}
    if friend.nationality >= 0:
        nationality = "one"
        facts["adjective"] = message(
            f"crecy-nationality-{terms.NATIONALITIES[friend.nationality]}{_form(friend.gender)}"
        )
    if friend.occupation >= 0:
        occupation = "one"
        facts["trade"] = message(f"crecy-occupation-{terms.OCCUPATIONS[friend.occupation]}{_form(friend.gender)}")
    return Message(f"crecy-friend-{nationality}-{occupation}", facts)


def _form(gender: int) -> str:
    """How the id of a word ends that French has in two genders."""
    return "" if gender == terms.MALE else "-female"


def friend_values(friend: Friend) -> Message | str:
    """Cost or dowry, what the slot gives, Prestige."""
    money = friend_money(friend)
    told: list[Message | str] = [] if money is None else [money]
    if friend.income:
        told.append(gain("income", friend.income))
    if friend.cards:
        told.append(message("crecy-takes", n=friend.cards))
    if friend.prestige:
        told.append(gain("prestige", friend.prestige))
    return chained(told) if told else message("crecy-nothing")


def friend_money(friend: Friend) -> Message | None:
    """Cost or dowry, if there is any."""
    if not friend.money:
        return None
    return message("crecy-dowry" if friend.money > 0 else "crecy-cost", gold=abs(friend.money))


def side_values(deck: Deck, number: int) -> Message | str:
    """What a side of a Head starts with."""
    head = deck.heads[number // 2]
    side = head.sides[number % 2]
    told: list[Message | str] = [
        gain("income", side.income),
        gain("gold", side.gold),
        message("crecy-do-draw", amount=side.friends),
    ]
    if head.pawn >= 0:
        told.append(message("crecy-do-pawn", pawn=message(f"crecy-pawn-{terms.COLOURS[head.pawn]}")))
    return chained(told)


def _child_text(deck: Deck, number: int) -> Message:
    child = deck.children[number]
    if child.gender < 0:
        return message("crecy-text-complication")
    gender = terms.GENDERS[child.gender]
    if not child.effects:
        return message("crecy-text-plain", gender=gender)
    return sentences([message("crecy-text-child", gender=gender), *rewards(child.effects, "child")])


def _offer_text(deck: Deck, kind: str, number: int) -> Message:
    offer = deck.offers(terms.ATTACHED.index(kind))[number]
    cost: list[Message | str] = [message("crecy-cost-gold", gold=offer.gold), *other_costs(offer)]
    return message(
        f"crecy-text-{kind}",
        generation=GENERATION_NUMERALS[offer.generation],
        cost=tuple(cost),
        gains=tuple(offer_gains(offer)),
    )


def other_costs(offer: Offer) -> list[Message | str]:
    told: list[Message | str] = []
    if offer.cards:
        told.append(message("crecy-cost-cards", n=offer.cards))
    if offer.income_lost:
        told.append(gain("income", -offer.income_lost))
    return told


def offer_gains(offer: Offer) -> list[Message | str]:
    """What a Title or a Contribution brings."""
    amounts = (("honor", offer.honor), ("prestige", offer.prestige), ("income", offer.income))
    told: list[Message | str] = [gain(what, amount) for what, amount in amounts if amount]
    if offer.friends:
        told.append(message("crecy-do-take", amount=offer.friends, gender="any"))
    return told or [message("crecy-nothing")]


def mission_text(mission: Mission, testament: bool = False) -> Message:
    first = message("crecy-text-mission", honor=mission.honor, needs=measures_text(mission.needs))
    return sentences([first, *rewards(mission.effects, "mission", testament)])


def _patron_text(deck: Deck, number: int) -> Message:
    """The main goal, and the minor ones with what each of them needs (C-31.3)."""
    patron = deck.patrons[number]
    told = [] if patron.main is None else [message("crecy-text-main-goal", goal=goal_text(patron.main))]
    minor = [goal_text(goal) for goal in patron.minor]
    if minor:
        goals = reduce(lambda first, following: message("crecy-semicolon", first=first, next=following), minor)
        told.append(message("crecy-text-minor-goals", goals=goals, n=len(minor)))
    return sentences(told) if told else message("crecy-text-no-goals")


def goal_text(goal: Goal) -> Message:
    """What a Patron rewards."""
    if goal.per is None:
        return message("crecy-goal-needs", points=goal.points, needs=measures_text(goal.needs))
    return message("crecy-goal-per", points=goal.points, per=each_text(goal.per), most=goal.most)


# --- Hints ---


def _hint_text(hint: Hint) -> Message:
    told: list[Message | str] = [message(f"crecy-kin-{terms.KIN[hint.kin]}", n=hint.least)]
    if hint.side >= 0:
        told.append(message(f"crecy-side-{terms.SIDES[hint.side]}"))
    if hint.line >= 0:
        told.append(message(f"crecy-line-{terms.GENDERS[hint.line]}"))
    told += _qualities(hint.asked)
    generation = GENERATION_NUMERALS[hint.generation]
    return message("crecy-text-hint", generation=generation, asked=chained(told))


def _qualities(kin: Kin) -> list[Message | str]:
    """What a Hint asks of a person, and of his or her spouse or child."""
    told: list[Message | str] = []
    if kin.known:
        told.append(message("crecy-kin-known"))
    if kin.gender >= 0:
        told.append(message(f"crecy-kin-{terms.GENDERS[kin.gender]}"))
    if kin.nationality >= 0:
        told.append(of_nationality(kin.nationality))
    if kin.occupation >= 0:
        told.append(
            message("crecy-kin-occupation", trade=message(f"crecy-occupation-{terms.OCCUPATIONS[kin.occupation]}"))
        )
    if kin.holds >= 0:
        told.append(message("crecy-kin-holds", card=message(f"crecy-one-{terms.ATTACHED[kin.holds]}")))
    if kin.children:
        told.append(message("crecy-kin-children", n=kin.children))
    for role, nested in (("spouse", kin.spouse), ("child", kin.child)):
        if nested is not None:
            asked = _qualities(nested)
            told.append(
                message(f"crecy-kin-{role}-who", asked=chained(asked)) if asked else message(f"crecy-kin-{role}")
            )
    return told
