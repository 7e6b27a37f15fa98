"""The view of a position of the Duke de Crecy out of its numbers: the way back from `encode`, for tests and people."""

from __future__ import annotations

from collections.abc import Sequence

from bequest.core.encoding import WIDE, get_wide
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import frames, kinship, plans
from bequest.games.crecy.rules.state import CHILD_CARDS
from bequest.games.crecy.rules.tree import KINDS, Family, Person, attach
from bequest.games.crecy.seen.layout import CHOSEN, PILE, CrecyLayout


def view_of(encoder: CrecyLayout, cells: Sequence[int]) -> dict[str, object]:
    return Decoder(encoder, cells).view()


class Decoder:
    """The cells of one position, and where the fields are in them."""

    def __init__(self, encoder: CrecyLayout, cells: Sequence[int]) -> None:
        self.at = encoder
        self.deck = encoder.deck
        self.cells = cells
        self.players = cells[encoder.players]
        self.looker = cells[encoder.looker] - 1
        self.first = max(0, self.looker)
        self.mode = self.which(encoder.mode, len(terms.MODES))

    # --- reading fields ---

    def row(self, at: int, count: int) -> list[int]:
        return list(self.cells[at : at + count])

    def which(self, at: int, count: int) -> int:
        """The number that is marked, or -1."""
        return next((i for i in range(count) if self.cells[at + i]), -1)

    def seat(self, relative: int) -> int:
        """A seat from 1, out of its distance from the looker."""
        return (self.first + relative) % self.players + 1

    def marked_seat(self, at: int) -> int | None:
        found = self.which(at, terms.SEATS)
        return self.seat(found) if found >= 0 else None

    def counted(self, at: int, ids: Sequence[str]) -> list[str]:
        """Cards in deck order, each as often as it is counted."""
        return [id for i, id in enumerate(ids) for _ in range(self.cells[at + i])]

    def friends(self, at: int) -> list[str]:
        return self.counted(at, [friend.id for friend in self.deck.friends])

    def children(self, at: int) -> list[str]:
        return self.counted(at, [child.id for child in self.deck.children])

    def missions(self, at: int) -> list[str]:
        return self.counted(at, [mission.id for mission in self.deck.missions])

    # --- the view ---

    def view(self) -> dict[str, object]:
        at = self.at
        cells = self.cells
        shown: dict[str, object] = {
            "game": "crecy",
            "deck": self.deck.name,
            "mode": terms.MODES[self.mode],
            "edition": terms.EDITIONS[self.which(at.edition, len(terms.EDITIONS))],
            "generation": self.which(at.generation, terms.GENERATIONS) + 1,
            "round": cells[at.round],
            "phase": terms.PHASES[self.which(at.phase, len(terms.PHASES))],
            "starting_player": self.marked_seat(at.starter),
            "passed": sorted([self.seat(i) for i in range(self.players) if cells[at.passed + i]]),
            "seats": [self.player(seat) for seat in range(self.players)],
            "display": self.friends(at.display),
            "friend_deck": cells[at.friend_deck],
            "friend_discard": self.friends(at.friend_discard),
            "child_deck": dict(zip(CHILD_CARDS, self.row(at.child_deck, 3), strict=True)),
            "reserve": dict(zip(CHILD_CARDS, self.row(at.reserve, 3), strict=True)),
            "child_discard": self.children(at.child_discard),
            "aside": self.children(at.aside),
            "mission_deck": cells[at.mission_deck],
            "mission_discard": self.missions(at.mission_discard),
            "titles": self.counted(at.titles, [title.id for title in self.deck.titles]),
            "contributions": self.counted(at.contributions, [card.id for card in self.deck.contributions]),
            "mansions": cells[at.mansions],
            "ventures": cells[at.ventures],
            "supply": dict(zip(terms.COLOURS, self.row(at.supply, terms.COLOUR_COUNT), strict=True)),
            "spaces": [self.space(number) for number in range(terms.MAIN_SPACES)],
            "decision": self.decision(),
        }
        found, acquired = self.children(at.pair), self.offer(at.asked_title, at.asked_contribution)
        if found:
            shown["found"] = found
        if acquired:
            shown["acquired"] = acquired
        if self.mode == terms.SOLO_TESTAMENT:
            shown["hints"] = self.hints()
        if cells[at.drawn_count]:
            missions = self.missions(at.drawn) or cells[at.drawn_count]
            shown["drawn"] = {"seat": self.marked_seat(at.drawn_seat), "missions": missions}
        return shown

    def space(self, number: int) -> dict[str, object]:
        space = terms.FIRST_MAIN + number
        seat = self.marked_seat(self.at.space_seat + number * terms.SEATS)
        pawn = terms.PAWN_OF_SPACE[space] if self.cells[self.at.space_pawn + number] else terms.PLAYER_PAWN
        entry: dict[str, object] = {"space": terms.SPACE_NAMES[space], "seat": seat}
        entry["pawn"] = None if seat is None else terms.PAWN_NAMES[pawn]
        if self.mode == terms.SOLO_STANDARD:
            entry["closed"] = bool(self.cells[self.at.space_closed + number])
        return entry

    def hints(self) -> list[dict[str, object]]:
        hints = self.deck.hints
        order = self.row(self.at.hint_order, len(hints))
        drawn = sorted([(place, number) for number, place in enumerate(order) if place])
        fulfilled = self.row(self.at.fulfilled, len(hints))
        tree = self.tree()
        return [
            {
                "hint": hints[number].id,
                "fulfilled": bool(fulfilled[number]),
                "found": kinship.found(self.deck, tree, hints[number]),
                "least": hints[number].least,
            }
            for _, number in drawn
        ]

    def tree(self) -> Family:
        """The one family of The Testament, as the rules know it."""
        at = self.at
        found: Family = []
        for slot in range(at.persons):
            if not self.cells[at.owner + slot]:
                continue
            fields = (at.card, at.female, at.row, at.father, at.mother, at.partner, at.state)
            card, female, row, father, mother, partner, state = [self.cells[field + slot] for field in fields]
            found.append(Person(card - 1, female, row - at.reach, father - 1, mother - 1, partner - 1, state - 1, 0))
        for kind in KINDS:
            count = len(self.deck.offers(kind)) if kind <= terms.A_CONTRIBUTION else PILE
            for which in range(count):
                holder = self.cells[at.holders[kind] + which]
                if self.cells[at.holder_seats[kind] + which] and holder:
                    attach(found, holder - 1, kind, which if kind <= terms.A_CONTRIBUTION else 0)
        return found

    # --- seats and families ---

    def player(self, seat: int) -> dict[str, object]:
        """A seat from 0, as the looker sees it."""
        at = self.at
        cells = self.cells
        relative = (seat - self.first) % self.players
        on = relative * at.seat_step
        head = self.which(at.head + on, len(self.deck.heads))
        patron = self.which(at.patron + on, len(self.deck.patrons))
        lasting = [self.deck.card_ids[card] for card in at.lasting_cards]
        shown: dict[str, object] = {
            "seat": seat + 1,
            "colour": terms.PLAYER_COLOURS[self.deck.heads[head].colour if head >= 0 else seat],
            "head": self.deck.heads[head].id if head >= 0 else None,
            "extinct": cells[at.extinct + on] or None,
            "honor": self.track(at.honor + on, at.below + on),
            "prestige": self.track(at.prestige + on, at.below + on + 1),
            "income": self.track(at.income + on, at.below + on + 2),
            "gold": get_wide(cells, at.gold + on),
            "pawns": cells[at.pawns + on],
            "placed": dict(zip(terms.BOARD_SPACES, self.row(at.placed + on, len(terms.BOARD_SPACES)), strict=True)),
            "reserve": dict(zip(terms.COLOURS, self.row(at.reserves + on, terms.COLOUR_COUNT), strict=True)),
            "hand_size": cells[at.hand_size + on],
            "known_hand": self.friends(at.open_hand + on),
            "missions": self.missions(at.open_missions + on),
            "completed": self.missions(at.completed + on),
            "under_patron": cells[at.under + on],
            "complication": cells[at.complication + on] or None,
            "lasting": self.counted(at.lasting + on, lasting),
            "family": self.family(relative),
        }
        if seat == self.looker:
            shown["hand"] = self.friends(at.hand)
        if patron >= 0:
            shown["patron"] = self.deck.patrons[patron].id
        return shown

    def track(self, at: int, below: int) -> int:
        return -get_wide(self.cells, at) if self.cells[below] else get_wide(self.cells, at)

    def family(self, relative: int) -> list[dict[str, object]]:
        slots = [slot for slot in range(self.at.persons) if self.cells[self.at.owner + slot] == relative + 1]
        return [self.person(slot, number, relative) for number, slot in enumerate(slots)]

    def person(self, slot: int, number: int, relative: int) -> dict[str, object]:
        at = self.at
        cells = self.cells
        entry: dict[str, object] = {
            "person": number + 1,
            "card": self.deck.card_ids[cells[at.card + slot] - 1],
            "gender": terms.GENDERS[cells[at.female + slot]],
            "row": cells[at.row + slot] - at.reach,
            "state": terms.STATES[cells[at.state + slot] - 1],
        }
        for key, field in (("father", at.father), ("mother", at.mother), ("partner", at.partner)):
            if cells[field + slot]:
                entry[key] = cells[field + slot]
        attached = self.attached(number, relative)
        if attached:
            entry["attached"] = attached
        return entry

    def attached(self, number: int, relative: int) -> dict[str, object]:
        found: dict[str, object] = {}
        for kind in KINDS:
            count = len(self.deck.offers(kind)) if kind <= terms.A_CONTRIBUTION else PILE
            for which in range(count):
                seat = self.cells[self.at.holder_seats[kind] + which]
                if (seat, self.cells[self.at.holders[kind] + which]) == (relative + 1, number + 1):
                    found[terms.ATTACHED[kind]] = (
                        self.deck.offers(kind)[which].id if kind <= terms.A_CONTRIBUTION else True
                    )
        return found

    # --- the open decision ---

    def decision(self) -> dict[str, object] | None:
        at = self.at
        cells = self.cells
        kind = self.which(at.asked, frames.FIRST_OPEN)
        if kind < 0:
            return None
        asks: dict[str, object] = {"kind": frames.NAMES[kind], "seat": self.marked_seat(at.asked_seat)}
        if kind == frames.TAKE:
            gender = self.which(at.take_gender, len(terms.GENDERS))
            asks |= {"count": cells[at.take_count], "source_open": bool(cells[at.source_open])}
            if gender >= 0:
                asks["gender"] = terms.GENDERS[gender]
        elif kind in (frames.PAIR, frames.LOSE):
            asks |= {"father": cells[at.asked_father], "mother": cells[at.asked_mother]}
        elif kind == frames.HOLDER:
            asks["card"] = self.offer(at.asked_title, at.asked_contribution)
        elif kind == frames.RIVAL:
            card = self.deck.card_ids[get_wide(cells, at.loss_card)]
            asks |= {"owner": self.marked_seat(at.loss_owner), "card": card, "clause": cells[at.loss_clause]}
        step = self.which(at.step, frames.FIRST_CHANCE - frames.FIRST_OPEN)
        if step >= 0:
            asks |= {"step": frames.NAMES[frames.FIRST_OPEN + step], "choices": self.choices(), "move": self.move()}
        return asks

    def offer(self, titles: int, contributions: int) -> str | None:
        """The Title or the Contribution that is marked."""
        found = self.counted(titles, [title.id for title in self.deck.titles])
        found += self.counted(contributions, [card.id for card in self.deck.contributions])
        return found[0] if found else None

    def choices(self) -> list[str]:
        """In the order in which they were made: pawns to lose and Friends come last."""
        actions = [get_wide(self.cells, self.at.choices + slot * WIDE) - 1 for slot in range(plans.CARDS)]
        actions = [action for action in actions if action >= 0]
        for colour, count in enumerate(self.row(self.at.move_losses, terms.COLOUR_COUNT)):
            actions += [terms.PAWN + terms.GREEN + colour] * count
        for friend, mark in enumerate(self.row(self.at.move_cards, len(self.deck.friends))):
            if mark == CHOSEN:
                actions.append(self.deck.friend + friend)
        return [self.deck.catalogue.text(action) for action in actions]

    def move(self) -> dict[str, object]:
        at = self.at
        space = self.which(at.move_space, len(terms.SPACE_NAMES))
        marks = self.row(at.move_cards, len(self.deck.friends))
        cards = [self.deck.friends[friend].id for friend, mark in enumerate(marks) if mark]
        if space < 0:
            return {"cards": cards}
        plan: dict[str, object] = {"space": terms.SPACE_NAMES[space]}
        pawn = self.which(at.move_pawn, terms.PAWN_KINDS)
        offer = self.offer(at.move_title, at.move_contribution)
        if pawn >= 0:
            plan["pawn"] = terms.PAWN_NAMES[pawn]
        if offer:
            plan["card"] = offer
        if self.cells[at.move_amount]:
            plan["amount"] = self.cells[at.move_amount]
        if space <= terms.ARRANGE and cards:
            plan["friend"] = cards.pop()
        if self.cells[at.move_person]:
            plan["person"] = self.cells[at.move_person]
        return plan | {"cards": cards}
