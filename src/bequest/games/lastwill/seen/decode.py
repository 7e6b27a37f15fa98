"""The way back from the cells of an encoded position to the view that they were made from."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.encoding import WIDE, get_wide
from bequest.core.frames import NOBODY
from bequest.games.lastwill.data import terms
from bequest.games.lastwill.data.deck import Rules
from bequest.games.lastwill.rules import frames
from bequest.games.lastwill.seen.layout import LastWillLayout


class Reader:
    """Reads the cells of one position; seats are turned back to their own numbers, conclusions left out."""

    def __init__(self, layout: LastWillLayout, cells: Sequence[int]) -> None:
        self.layout = layout
        self.cells = cells
        self.players = cells[layout.players]
        self.viewer = cells[layout.viewer] - 1 if cells[layout.viewer] else NOBODY
        first = max(self.viewer, 0)
        self.turned = [(seat - first) % self.players for seat in range(self.players)]
        """For each seat the number of its block."""
        self.blocks = [layout.seats + number * layout.stride for number in self.turned]
        colours = tuple([terms.COLOURS[self._one(at + layout.colour, len(terms.COLOURS))] for at in self.blocks])
        self.rules = Rules(layout.deck, self.players, "", -1, bool(cells[layout.open_discards]), colours)

    def view(self) -> dict[str, object]:
        layout, cells, deck = self.layout, self.cells, self.layout.deck
        starters = [seat + 1 for seat, at in enumerate(self.blocks) if cells[at + layout.starter]]
        shown: dict[str, object] = {
            "game": "lastwill",
            "deck": deck.name,
            "boards": deck.boards.name,
            "discards": "open" if self.rules.open_discards else "face_down",
            "round": cells[layout.round],
            "phase": terms.PHASES[self._one(layout.phase, len(terms.PHASES))],
            "stage": cells[layout.stage],
            "starting_money": get_wide(cells, layout.fortune) or None,
            "starting_player": starters[0] if starters else None,
            "plan_order": self._order(),
            "plans": [self._plan(number) for number in range(len(self.rules.plans))],
            "errands": self._figures(),
            "extensions": cells[layout.extensions],
            "market": self._market(),
            "offering": self._offering(),
            "wild_places": [bool(cells[layout.wilds + place]) for place in range(terms.WILD_PLACES)],
            "piles": {
                terms.BACKS[back]: get_wide(cells, layout.piles + WIDE * back) for back in range(terms.WILD_BACK)
            },
            "discard_piles": [self._pile(number) for number in range(terms.SPECIAL + 1)],
            "seats": [self._seat(seat) for seat in range(self.players)],
            "decision": self._decision(),
        }
        answer = self._actions(layout.answer, layout.most_answers)
        if answer:
            shown["answer"] = answer
        return shown

    # --- cells ---

    def _one(self, at: int, size: int) -> int:
        """Which cell of a field is set, -1 if none is."""
        return next((number for number in range(size) if self.cells[at + number]), -1)

    def _seats(self, at: int) -> list[int]:
        """The seats, from 1, whose cells are set."""
        return [seat + 1 for seat, number in enumerate(self.turned) if self.cells[at + number]]

    def _counted(self, at: int) -> list[int]:
        """The cards of a place, in the order of the card list."""
        return [card for card in range(len(self.layout.deck.cards)) for _ in range(self.cells[at + card])]

    def _names(self, at: int) -> list[str]:
        return [self.layout.deck.ids[card] for card in self._counted(at)]

    def _actions(self, at: int, most: int) -> list[str]:
        numbers = [get_wide(self.cells, at + WIDE * slot) for slot in range(most)]
        return [self.layout.deck.catalogue.text(number - 1) for number in numbers if number]

    # --- the table ---

    def _order(self) -> list[int]:
        places = [self.cells[at + self.layout.order] for at in self.blocks]
        return [places.index(place) + 1 for place in sorted(places)]

    def _plan(self, number: int) -> dict[str, object]:
        plan = self.rules.plans[number]
        standing = [seat + 1 for seat in range(self.players) if self._plan_of(seat) == number + 1]
        marker = standing[0] if standing else "neutral" if self.cells[self.layout.neutral + number] else None
        return {
            "plan": number + 1, "cards": plan.cards, "errands": plan.errands, "actions": plan.actions, "marker": marker
        }  # fmt: skip

    def _plan_of(self, seat: int) -> int | None:
        return self._one(self.blocks[seat] + self.layout.plan, self.layout.deck.most_plans) + 1 or None

    def _figures(self) -> dict[str, list[int]]:
        layout, deck = self.layout, self.layout.deck
        found: dict[str, list[int]] = {}
        for space in self.rules.errands:
            row = space - deck.errand
            slots = [self._seats(layout.errands[row] + terms.SEATS * slot) for slot in range(layout.rooms[row])]
            found[deck.errand_names[row]] = [seat for slot in slots for seat in slot]
        return found

    def _market(self) -> dict[str, int] | None:
        tokens = [self.cells[self.layout.market + type] for type in range(len(terms.TYPES))]
        if not tokens[0]:
            return None
        return {type: token - 1 + self.layout.least_token for type, token in zip(terms.TYPES, tokens, strict=True)}

    def _offering(self) -> dict[str, str | None]:
        found: dict[str, str | None] = {}
        for number, place in enumerate(self.rules.places):
            card = get_wide(self.cells, self.layout.offering + WIDE * number)
            found[place.id.upper()] = self.layout.deck.ids[card - 1] if card else None
        return found

    def _pile(self, number: int) -> dict[str, object]:
        layout, deck = self.layout, self.layout.deck
        backs = [back for back in range(terms.WILD_BACK) if terms.DECK_OF_BACK[back] == number]
        known = [deck.ids[card] for card in self._counted(layout.discards) if deck.backs[card] in backs]
        size = get_wide(self.cells, layout.discarded + WIDE * number)
        return {"deck": terms.DECKS[number], "size": size, "known": known}

    # --- seats ---

    def _seat(self, seat: int) -> dict[str, object]:
        layout, cells, at = self.layout, self.cells, self.blocks[seat]
        backs = cells[at + layout.backs : at + layout.backs + len(terms.BACKS)]
        shown: dict[str, object] = {
            "seat": seat + 1,
            "colour": self.rules.colours[seat],
            "balance": get_wide(cells, at + layout.balance) - get_wide(cells, at + layout.debt),
            "bankrupt": bool(cells[at + layout.bankrupt]),
            "plan": self._plan_of(seat),
            "errand_boys": cells[at + layout.boys],
            "actions": cells[at + layout.actions],
            "white_actions": cells[at + layout.whites],
            "hand_size": sum(backs),
            "hand_backs": {terms.BACKS[back]: count for back, count in enumerate(backs) if count},
            "known_hand": self._names(at + layout.known),
            "board": [self._lying(at, space) for space in range(cells[at + layout.spaces])],
        }
        if seat == self.viewer:
            shown["hand"] = self._names(layout.hand)
        return shown

    def _lying(self, at: int, space: int) -> dict[str, object] | None:
        layout, cells = self.layout, self.cells
        number = get_wide(cells, at + layout.card + WIDE * space)
        if not number:
            return None
        card = layout.deck.cards[number - 1]
        entry: dict[str, object] = {"card": card.id}
        if card.spaces:
            entry["tokens"] = cells[at + layout.tokens + space]
        if card.kind == terms.PROPERTY:
            entry["value"] = get_wide(cells, at + layout.value + WIDE * space)
        if card.upper:
            entry["activated"] = bool(cells[at + layout.activated + space])
        if card.counted is not None:
            entry["used"] = cells[at + layout.used + space]
        entry["round"] = cells[at + layout.since + space]
        return entry

    # --- the open decision ---

    def _decision(self) -> dict[str, object] | None:
        layout = self.layout
        kind = self._one(layout.kind, frames.KEEP + 1)
        if kind < 0:
            return None
        asks: dict[str, object] = {"kind": frames.NAMES[kind], "seat": self._seats(layout.asked)[0]}
        space = self._one(layout.space, len(layout.deck.errand_names))
        if space >= 0:
            asks["space"] = layout.deck.errand_names[space]
        waiting = self._seats(layout.waiting)
        if waiting:
            asks["waiting"] = waiting
            made = self._actions(layout.answer, layout.most_answers)
            if made and self.viewer + 1 in waiting:
                asks |= {"step": frames.NAMES[kind], "choices": made}
        step = self._one(layout.step, frames.FIRST_CHANCE - frames.FIRST_STEP)
        if step >= 0:
            asks["step"] = frames.NAMES[frames.FIRST_STEP + step]
            asks["choices"] = self._actions(layout.choices, layout.most_choices)
            asks["move"] = self._actions(layout.move, layout.most_choices)
        return asks
