"""The way back from the cells of an encoding to the view that they were made from."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.encoding import WIDE, get_wide
from bequest.games.gears.data import terms
from bequest.games.gears.rules import fate_draft, frames
from bequest.games.gears.seen.layout import GearsLayout
from bequest.games.gears.seen.view import DECISIONS, QUESTIONS


def view_of(layout: GearsLayout, cells: Sequence[int]) -> dict[str, object]:
    """The view, less what the rules conclude from it: rooms, what failures lack, how the round would end."""
    return _Reader(layout, cells).view()


class _Reader:
    """The cells with the seats in their order at the table: `seats[n]` has the fields of seat n."""

    def __init__(self, layout: GearsLayout, cells: Sequence[int]) -> None:
        self.layout = layout
        self.deck = layout.deck
        self.cells = cells
        course = layout.course
        self.players = cells[course.players]
        self.viewer = cells[course.looker] - 1
        first = max(self.viewer, 0)
        self.seats = [layout.seats[(seat - first) % self.players] for seat in range(self.players)]
        self.fate = self.one(course.fate, len(terms.FATE_MODES))
        places = [self.one(at.order, terms.SEATS) for at in self.seats]
        self.order = [places.index(place) for place in range(self.players) if place in places]
        turns = [seat for seat, at in enumerate(self.seats) if cells[at.active]]
        self.active = turns[0] if turns else -1

    # --- cells ---

    def one(self, at: int, size: int) -> int:
        """Which of the cells is set, or -1."""
        set_cells = self.all(at, size)
        return set_cells[0] if set_cells else -1

    def all(self, at: int, size: int) -> list[int]:
        return [number for number in range(size) if self.cells[at + number]]

    def names(self, at: int) -> list[str]:
        """The cards that are counted from there on, in deck order."""
        ids = self.deck.card_ids
        return [card for number, card in enumerate(ids) for _ in range(self.cells[at + number])]

    def fate_names(self, at: int) -> list[str]:
        return [self.deck.fates[fate].id for fate in self.all(at, len(self.deck.fates))]

    # --- the view ---

    def view(self) -> dict[str, object]:
        cells, course = self.cells, self.layout.course
        shown: dict[str, object] = {
            "game": "gears",
            "deck": self.deck.name,
            "fate": terms.FATE_MODES[self.fate],
            "pursuit": "on" if cells[course.pursuit] else "off",
            "round": cells[course.round],
            "turn": cells[course.turn],
            "phase": terms.PHASES[self.one(course.phase, len(terms.PHASES))],
            "order": [seat + 1 for seat in self.order],
            "active": self.active + 1 or None,
            "present": terms.SLOT_NAMES[self.one(course.present, terms.SLOTS)],
            "actions": cells[course.actions],
            "extra_room": cells[course.extra_room],
            "seats": [self._seat(seat) for seat in range(self.players)],
            "timeline": self._timeline(),
            "stray_fate": self._lasting(-1, -1),
            "draw_pile": get_wide(cells, course.draw_pile),
            "discard_pile": {
                "size": get_wide(cells, course.discards),
                "known": self.names(self.layout.cards.known),
            },
            "decision": self._decision(),
        }
        return shown | self._fates() | self._expansion() | self._drawn()

    def _seat(self, seat: int) -> dict[str, object]:
        cells, at = self.cells, self.seats[seat]
        character = self.one(at.character, terms.SEATS)
        shown: dict[str, object] = {
            "seat": seat + 1,
            "colour": terms.COLOURS[seat],
            "character": self.deck.characters[character].id if character >= 0 else None,
            "marker": terms.SLOT_NAMES[self.one(at.marker, terms.SLOTS)],
            "pool": cells[at.pool],
            "score": get_wide(cells, at.score),
            "hand_size": cells[at.hand_size],
        }
        if seat == self.viewer:
            shown["hand"] = self.names(self.layout.cards.hand)
        if self.fate == terms.FATE_DRAFT or (self.fate == terms.FATE_ONE_EACH and seat == self.viewer):
            shown["fate_cards"] = self.fate_names(at.fates)
        elif self.fate == terms.FATE_ONE_EACH:
            shown["fate_cards"] = cells[at.fate_count]
        return shown

    def _timeline(self) -> list[dict[str, object]]:
        cells, at = self.cells, self.layout.timeline
        following = at.first[:]
        shown: list[dict[str, object]] = []
        for cell in self.all(at.here, at.timeframes * at.technologies):
            timeframe, card = divmod(cell, at.technologies)
            copy = following[card]
            following[card] += 1
            entry: dict[str, object] = {
                "timeframe": terms.SLOT_NAMES[timeframe + at.oldest],
                "technology": self.deck.card_ids[card],
                "cubes": self._cubes([seat.cubes + copy for seat in self.seats]),
                "successful": cells[at.here + cell] == 2,
            }
            beside = self._lasting(timeframe, card)
            if beside:
                entry["fate"] = beside
            if self.layout.expansion is not None and (cells[at.plus + copy] or cells[at.minus + copy]):
                entry["tokens"] = {"plus": cells[at.plus + copy], "minus": cells[at.minus + copy]}
            shown.append(entry)
        return shown

    def _cubes(self, places: list[int]) -> dict[str, int]:
        return {terms.COLOURS[seat]: self.cells[at] for seat, at in enumerate(places) if self.cells[at]}

    def _lasting(self, timeframe: int, card: int) -> list[dict[str, object]]:
        """The Fate cards beside a technology, or with -1 those that have lost theirs."""
        found: list[dict[str, object]] = []
        if self.layout.fates is None:
            return found
        for fate, at in enumerate(self.layout.fates.lasting):
            if at is None:
                continue
            owner = self.one(at.owner, terms.SEATS)
            where = self.one(at.timeframe, self.layout.timeline.timeframes)
            if owner < 0 or where != timeframe or self.one(at.technology, self.deck.first_fate) != card:
                continue
            seat = (owner + max(self.viewer, 0)) % self.players
            entry: dict[str, object] = {"card": self.deck.fates[fate].id, "owner": seat + 1}
            if at.waived >= 0 and card >= 0:
                need = self.one(at.waived, self.layout.fates.most_needs)
                entry["waived"] = self.deck.card_ids[self.deck.needs[card][need]]
            found.append(entry)
        return found

    def _fates(self) -> dict[str, object]:
        at = self.layout.fates
        if at is None:
            return {}
        if self.fate == terms.FATE_DRAFT:
            area = self.all(at.area, len(self.deck.fates))
            return {"draft_area": [self._area_card(fate) for fate in area], "fate_taken": bool(self.cells[at.taken])}
        if self.fate == terms.FATE_ONE_EACH:
            return {"out_of_game": self.fate_names(at.out), "left_out": self.cells[at.left_out]}
        return {}

    def _area_card(self, fate: int) -> dict[str, object]:
        return {"card": self.deck.fates[fate].id, "cubes": self._cubes([seat.area_cubes + fate for seat in self.seats])}

    def _expansion(self) -> dict[str, object]:
        at = self.layout.expansion
        if at is None:
            return {}
        activated = self.all(at.activated, len(self.deck.activated))
        return {
            "spliced": bool(self.cells[at.spliced]),
            "activated": [self.deck.card_ids[self.deck.activated[number]] for number in activated],
            "extra_turn": terms.EXTRA_TURNS[self.one(at.extra_turn, len(terms.EXTRA_TURNS))],
            "extra_turn_used": [seat + 1 for seat, fields in enumerate(self.seats) if self.cells[fields.extra_used]],
        }

    def _drawn(self) -> dict[str, object]:
        for seat, at in enumerate(self.seats):
            number = self.cells[at.drawing]
            if number:
                cards = self.names(self.layout.cards.drawn) if seat == self.viewer else number
                return {"drawn": {"seat": seat + 1, "cards": cards}}
        return {}

    def _decision(self) -> dict[str, object] | None:
        at = self.layout.decision
        kind = self.one(at.kind, len(QUESTIONS))
        if kind < 0:
            return None
        seat = [self.cells[fields.asked] for fields in self.seats].index(1)
        asks: dict[str, object] = {"kind": QUESTIONS[kind], "seat": seat + 1}
        if self.layout.expansion is not None:
            able = self.layout.expansion.established
            for number in self.all(self.layout.expansion.technology, len(able)):
                asks["technology"] = self.deck.card_ids[able[number]]
        step = self.one(at.step, frames.FIRST_CHANCE - frames.PAY)
        if step >= 0:
            made = [get_wide(self.cells, at.choices + number * WIDE) for number in range(at.most_choices)]
            texts = [self.deck.catalogue.text(action - 1) for action in made if action]
            asks |= {"step": frames.NAMES[frames.PAY + step], "choices": texts}
        if QUESTIONS[kind] == DECISIONS[frames.ORDER]:
            places = [self.one(fields.taken, terms.SEATS) for fields in self.seats]
            asks["taken"] = [places.index(place) + 1 if place in places else None for place in range(self.players)]
        if QUESTIONS[kind] == DECISIONS[frames.AREA_CUBE]:
            asks["later"] = [other + 1 for other in fate_draft.asked_after(self.order, self.active, seat)]
        return asks
