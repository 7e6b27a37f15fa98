"""The questions of Last Will: every decision, and every step of a move, in one or two sentences."""

from __future__ import annotations

from collections.abc import Callable

from bequest.core.words import Arg, Message, message
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.words.names import (
    actions_message,
    card_message,
    chained,
    change,
    companion_message,
    deck_message,
    player,
    pounds,
    property_message,
    signed,
    title_of,
)
from bequest.games.lastwill.words.scene import (
    Scene,
)


class Asker(Scene):
    """Puts the questions."""

    def question(self) -> Message:
        facts: dict[str, Arg] = {"player": player(self.own["colour"]), "balance": pounds(self.own["balance"])}
        more: dict[str, Callable[[], dict[str, Arg]]] = {
            "turn": self._turn,
            "option": self._turn,
            "start": self._kept,
            "keep": self._kept,
            "extra": self._extra,
            "divide": self._divide,
            "order": self._order,
            "coin": self._coin,
            "white": self._white,
            "animal": self._targets,
            "depreciation": self._targets,
            "waiver": self._waiver,
            "price": self._price,
            "companion": self._companion,
        }
        if self.purpose in more:
            facts |= more[self.purpose]()
        card = self.moved()
        facts["card"] = title_of(card) if card is not None else ""
        facts["boys"] = self.own["errand_boys"]
        return Message(f"lastwill-decision-{self.purpose}", facts)

    def _turn(self) -> dict[str, Arg]:
        own = self.own
        return {"actions": own["actions"], "white": own["white_actions"], "debt": "yes" if own["balance"] < 0 else "no"}

    def _kept(self) -> dict[str, Arg]:
        """How many may be kept, and which are kept already (W-5.6, W-9.3)."""
        more = sum(clause.amount for _, clause in self.clauses(terms.HAND))
        names = tuple(card_message(self.deck, self.deck.number(value)) for _, value in self.move)
        most = terms.HAND_LIMIT + (more if self.purpose == "keep" else 0)
        return {"most": most, "hand": self.own["hand_size"], "n": len(names), "kept": names}

    def _extra(self) -> dict[str, Arg]:
        deck, amount, helpers = self.draws()[len(self.move) - 1]
        names = tuple(card_message(self.deck, number) for number in helpers)
        drawn = drawn_text(deck, amount)
        return {"plan": self.first[1], "helpers": names, "drawn": drawn, "n": len(names)}

    def _divide(self) -> dict[str, Arg]:
        so_far = self.split()
        parts = tuple(drawn_text(deck, count) for deck, count in enumerate(so_far) if count)
        return {
            "plan": self.first[1],
            "cards": self.free_cards(),
            "deck": deck_message(len(so_far)),
            "left": self.left(len(so_far)),
            "n": len(parts),
            "assigned": parts,
        }

    def _order(self) -> dict[str, Arg]:
        market = self.view["market"]
        return {"market": market_text([market[name] for name in terms.TYPES])}

    def _coin(self) -> dict[str, Arg]:
        card = self.moved()
        assert card is not None
        answers = self.move[2:]
        type, amount = card.coins[len(answers)]
        used = tuple(card_message(self.deck, self.deck.number(value)) for verb, value in answers if verb == "card")
        return {"type": companion_message(type), "pounds": change(amount), "n": len(used), "used": used}

    def _white(self) -> dict[str, Arg]:
        card = self.moved()
        assert card is not None
        return {"actions": actions_message(card.options[int(self.move[1][1]) - 1][0])}

    def _targets(self) -> dict[str, Arg]:
        """Which of the tokens or steps of an effect is chosen; as many steps are due as are possible (W-20.10)."""
        card = self.moved()
        assert card is not None
        most = card.effect_amount
        if self.purpose == "depreciation":
            owned = [(found.banknotes, entry) for found, entry in self.lying() if found.kind == terms.PROPERTY]
            most = min(most, sum(len(notes) - 1 - notes.index(entry["value"]) for notes, entry in owned))
        return {"number": len(self.move) - 3 - len(card.coins), "most": most}

    def _waiver(self) -> dict[str, Arg]:
        return {"what": self.first[0], "actions": actions_message(self.actions_needed())}

    def actions_needed(self) -> int:
        """The actions of the move under way, if no helper waives them."""
        card = self.moved()
        return card.actions if card is not None and self.first[0] == "activate" else 1

    def _price(self) -> dict[str, Arg]:
        return {"what": self.first[0]}

    def _companion(self) -> dict[str, Arg]:
        card, entry = self.moved(), self.moved_entry()
        assert card is not None
        assert entry is not None
        type, amount = card.spaces[entry["tokens"]]
        return {"type": companion_message(type), "pounds": pounds(amount)}


def drawn_text(deck: int, count: int) -> Message:
    """Cards of a deck, or of any if it is -1, after their number."""
    return message(f"lastwill-count-{terms.DECKS[deck] if deck >= 0 else 'any'}", n=count)


def market_text(order: list[int], before: list[int] | None = None) -> Message | str:
    """The token of each property type; where it changes, what it was before."""
    told: list[Message | str] = []
    for type, token in enumerate(order):
        name = property_message(type)
        if before is None or before[type] == token:
            told.append(message("lastwill-token", type=name, token=signed(token)))
        else:
            told.append(message("lastwill-token-changed", type=name, before=signed(before[type]), token=signed(token)))
    return chained(told)


def plan_text(cards: int, errands: int, actions: int) -> Message:
    """What a plan gives."""
    return message("lastwill-plan", cards=cards, errands=errands, actions=actions)
