"""A slice of Legacy: The Testament of Duke de Crecy, to try the contract of core on that game's hardest moments.

Births with Complications and gender searches, weddings with their steps, arranged marriages at a Generation start:
for two families, a dozen Friends and fifteen Child cards, in three Generations of three turns each.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from bequest.core import piles
from bequest.core.frames import NOBODY, Frame
from bequest.core.game import Game, fresh_seed
from bequest.core.journal import Journal
from bequest.core.knowledge import card_of, everybody, marked, take_openly
from bequest.core.options import number, resolve, seed
from bequest.core.position import CHANCE, OVER
from bequest.core.reasons import FIRST_GAME_CODE, NOT_ASKED, OK, Reason
from bequest.core.rng import Rng, seeded
from bequest.core.words import message
from tests.spikes.crecy_state import (
    ADULT,
    ARRANGE,
    ASK_MONEY,
    BATCH,
    BIRTH,
    BIRTHS,
    BOTH,
    CARD,
    CATALOGUE,
    CHILD,
    CLEAN_UP,
    COMPLICATION,
    COUPLE,
    DAUGHTERS,
    DEAL,
    DEPARTED,
    FIRST_CHANCE,
    FIRST_STEP,
    FRIENDS,
    GENDER,
    GOSSIP_QUEEN,
    GROW_UP,
    HANDSOME,
    HAVE_CHILDREN,
    LOSE,
    LOSE_CHILD,
    LOSE_MOTHER,
    MARRY,
    MATRIARCH,
    NEXT,
    PATRON,
    PATRONS,
    PERSON,
    PROMISED,
    REFILL,
    RESERVE,
    SEARCH,
    SON,
    SONS,
    TAKE,
    TURN,
    WEDDING,
    WHOM,
    CrecyState,
    E,
    Person,
    female,
    gender,
)

FULL_DISPLAY, HAND, CHILD_LIMIT, TURNS, GENERATIONS = 5, 2, 3, 3, 3
WANTED = (BOTH, SONS, DAUGHTERS)
TOO_POOR, NO_CHILD_CARD = FIRST_GAME_CODE, FIRST_GAME_CODE + 1


class CrecyPosition(CrecyState):
    """A position of the slice with its rules."""

    # --- questions about the family ---

    def couple(self, member: int) -> bool:
        other = self.partner[member]
        return other >= 0 and self.status[member] == ADULT and self.status[other] == ADULT

    def children(self, member: int) -> int:
        """All children below the couple, those of an earlier marriage included (C-15.5, C-17.10)."""
        return len([p for p in self.persons if member in (p.father, p.mother)])

    def members(self, seat: int, row: int, status: int) -> list[int]:
        """The original members of one row (C-1.3)."""
        found = []
        for member, person in enumerate(self.persons):
            if person.owner == seat and person.row == row and person.card >= SON and self.status[member] == status:
                found.append(member)
        return found

    def partners(self, seat: int, friend: int, arranged: bool) -> list[int]:
        """Who may marry the Friend now, or be promised to it (C-13.2, C-14.1, C-6.10)."""
        g = self.generation
        members = self.members(seat, g + 1, CHILD) if arranged else self.members(seat, g, ADULT)
        return [m for m in members if self.partner[m] < 0 and female(self.persons[m].card) != female(friend)]

    def able_couples(self, seat: int) -> list[int]:
        """Couples that may be chosen for births (C-18.1)."""
        members = self.members(seat, self.generation, ADULT)
        return [m for m in members if self.couple(m) and self.children(m) < CHILD_LIMIT]

    def promised(self, seat: int) -> list[int]:
        """Grown members whose arranged marriage is still to be carried out (C-8.7)."""
        members = self.members(seat, self.generation, ADULT)
        return [m for m in members if self.partner[m] >= 0 and self.status[self.partner[m]] == PROMISED]

    def ends(self, seat: int, wanted: int, cards: list[int]) -> bool:
        """Whether one of the cards could end a search (C-15.14): a wanted child or, unless immune, a Complication."""
        return any(gender(card) & wanted or (card == COMPLICATION and not self.kept[seat]) for card in cards)

    def can_find(self, seat: int, wanted: int) -> bool:
        """Whether a search can still end with something (C-15.14, C-15.17); cards laid aside do not count."""
        return self.ends(seat, wanted, self.child_top + self.child_deck + self.child_discard + self.reserve)

    # --- what is on offer ---

    def check(self, frame: Frame, seat: int, action: int) -> int:
        """The two refusals that need words (C-13.4, C-15.17); the rest is simply not on offer."""
        if frame.kind == TURN and action < HAVE_CHILDREN:
            friend = action % SON
            held = [card_of(mark) for mark in self.hands[seat]]
            if friend not in held or not self.partners(seat, friend, action >= ARRANGE):
                return NOT_ASKED
            return OK if self.gold[seat] + FRIENDS[friend].gold >= 0 else TOO_POOR
        if frame.kind == TURN and action == HAVE_CHILDREN and self.able_couples(seat):
            return OK if self.can_find(seat, BOTH) else NO_CHILD_CARD
        if frame.kind == TURN:
            return OK if action == ASK_MONEY else NOT_ASKED
        if frame.kind == GENDER and BIRTH <= action < LOSE_CHILD:
            return OK if self.can_find(seat, WANTED[action - BIRTH]) else NO_CHILD_CARD
        return OK if action in self.options(frame, seat) else NOT_ASKED

    def options(self, frame: Frame, seat: int) -> list[int]:
        kind = frame.kind
        if kind == TURN:
            hand = [card_of(mark) for mark in self.hands[seat]]
            wondered = [MARRY + f for f in hand] + [ARRANGE + f for f in hand] + [HAVE_CHILDREN, ASK_MONEY]
            return [action for action in wondered if self.check(frame, seat, action) == OK]
        if kind == WHOM:
            found = self.partners(seat, frame.args[0] % SON, frame.args[0] >= ARRANGE)
        elif kind == COUPLE:
            found = self.able_couples(seat)
        elif kind == NEXT:
            found = self.promised(seat)
        elif kind == GENDER:
            return [BIRTH + i for i in range(3) if self.can_find(seat, WANTED[i])]
        elif kind == LOSE:
            return [LOSE_CHILD, LOSE_MOTHER]
        else:  # the next card of a batch, in deck order, with enough cards after it
            chosen = frame.args[1:]
            left = [card for card in self.display if not chosen or card > chosen[-1]]
            return [CARD + card for card in left[: len(left) - frame.args[0] + len(chosen) + 1]]
        return [PERSON + member for member in found]

    def explain(self, code: int, seat: int, action: int) -> Reason:
        if code == NO_CHILD_CARD:
            return Reason(code, message("crecy-reason-no-child-card"), "C-15.17")
        friend = FRIENDS[action % SON]
        poor = message("crecy-reason-too-poor", friend=friend.name, cost=-friend.gold, gold=self.gold[seat])
        return Reason(code, poor, "C-13.4")

    def candidates(self, seat: int = NOBODY) -> list[tuple[int, Reason]]:
        asked = [(action, self.why_not(action)) for action in range(HAVE_CHILDREN)]
        return [(action, reason) for action, reason in asked if reason is not None and reason.code == TOO_POOR]

    # --- choosing ---

    def choose(self, frame: Frame, seat: int, action: int) -> None:
        kind = frame.kind
        if kind == TURN and action == ASK_MONEY:
            self.close()
            self.gold[seat] += 2
            self.tell(E["ask-money"], seat)
        elif kind == TURN:
            self.open_step(Frame(COUPLE if action == HAVE_CHILDREN else WHOM, seat, (action,), True))
        elif kind == WHOM:
            self._marry(seat, frame.args[0] % SON, action - PERSON, frame.args[0] >= ARRANGE)
        elif kind == COUPLE:
            self.open_step(Frame(GENDER, seat, (action - PERSON,), True))
        elif kind == GENDER:
            self._have_children(seat, frame.args[0], action - BIRTH)
        elif kind == LOSE:
            self.close()
            self._lose(seat, action == LOSE_MOTHER)
        elif kind == NEXT:
            self.close()
            self._carry_out(seat, action - PERSON)
        elif len(frame.args) < frame.args[0]:
            self.open_step(Frame(TAKE, seat, (*frame.args, action - CARD), True))
        else:
            self.close()
            self._take(seat, [*frame.args[1:], action - CARD])
            self.frames[-1] = Frame(BATCH, seat, (0,))

    def close(self) -> None:
        """The commit: the choices leave the stack, and the decision they began from."""
        self.close_move()
        self.frames.pop()

    def _marry(self, seat: int, card: int, member: int, arranged: bool) -> None:
        """Steps 1 and 2 of a wedding, or the whole of an Arrange Marriage (C-13.6, C-13.7, C-14.3 to C-14.5)."""
        self.close()
        take_openly(self.hands[seat], card)
        friend = self.add_person(Person(seat, card, -1, -1, self.persons[member].row), PROMISED if arranged else ADULT)
        self.partner[member], self.partner[friend] = friend, member
        self.gold[seat] += FRIENDS[card].gold
        self.tell(E["arrange" if arranged else "marry"], seat, (card, member))
        if not arranged:
            self.frames.append(Frame(WEDDING, seat, (member, 3)))

    def add_person(self, person: Person, status: int) -> int:
        self.persons.append(person)
        self.partner.append(-1)
        self.status.append(status)
        return len(self.persons) - 1

    def _have_children(self, seat: int, member: int, option: int) -> None:
        """The commit of a birth, before the first reveal (C-18.2, C-18.3, C-10.30)."""
        self.close()
        self.honor[seat] -= 1 if option else 0
        self.tell(E["have-children"], seat, (member, WANTED[option]))
        self._search(seat, member, WANTED[option])

    def _search(self, seat: int, member: int, wanted: int) -> None:
        mother = member if female(self.persons[member].card) else self.partner[member]
        self.frames.append(Frame(SEARCH, seat, (self.partner[mother], mother, wanted)))

    def _lose(self, seat: int, lose_mother: bool) -> None:
        """Lose the child or the mother; the Complication is kept (C-16.2 to C-16.5)."""
        self.kept[seat] = self.generation
        if not lose_mother:
            self.tell(E["child-lost"], seat)
            self._end_search()
            return
        father, mother, _ = self.frames[-1].args
        self.status[mother] = DEPARTED
        self.partner[father] = -1
        card = self.persons[mother].card
        insort(self.friend_discard if card < SON else self.child_discard, card)
        self.tell(E["mother-lost"], seat, (mother,))

    def _take(self, seat: int, cards: list[int]) -> None:
        """From the display into the hand, known to all there (C-33.9)."""
        for card in cards:
            self.display.remove(card)
            insort(self.hands[seat], marked(card, everybody(2)))
            self.tell(E["taken"], seat, (card,))

    # --- chance ---

    def outcomes(self) -> list[tuple[int, int]]:
        frame = self.frames[-1]
        if frame.kind == PATRON:
            found = [(patron, 1) for patron in PATRONS if patron not in self.patrons]
        elif frame.kind == RESERVE:
            found = [(c, weight) for c, weight in piles.outcomes([], self.child_deck) if gender(c) == frame.args[0]]
        elif frame.kind == SEARCH:
            found = piles.outcomes(self.child_top, self.child_deck)
        else:
            found = piles.outcomes(self.friend_top, self.friend_deck)
        return [(CARD + card, weight) for card, weight in found]

    def happen(self, frame: Frame, action: int) -> None:
        card, kind, seat = action - CARD, frame.kind, frame.seat
        if kind == SEARCH:
            piles.take(self.child_top, self.child_deck, card)
            self._child_card(frame, card)
        elif kind == PATRON:
            self.frames.pop()
            self.patrons[seat] = card
            self.tell(E["patron"], seat, (), (card,), 1 << seat)
        elif kind == RESERVE:
            self.frames.pop()
            piles.remove(self.child_deck, card)
            insort(self.reserve, card)
        else:
            piles.take(self.friend_top, self.friend_deck, card)
            self.frames[-1] = Frame(kind, seat, (frame.args[0] - 1,))
            if kind == DEAL:
                insort(self.hands[seat], marked(card, 1 << seat))
                self.tell(E["drawn"], seat, (), (card,), 1 << seat)
            else:
                insort(self.display, card)
                self.tell(E["display"], -1, (card,))
            self._friends_left()

    def _friends_left(self) -> bool:
        """An empty Friend deck is made anew from the discard pile, if that has a card (C-12.13, C-12.14)."""
        if not self.friend_top and not self.friend_deck and self.friend_discard:
            self.tell(E["new-friend-deck"], -1, (len(self.friend_discard),))
            piles.shuffle_in(self.friend_top, self.friend_deck, self.friend_discard)
        return bool(self.friend_top or self.friend_deck)

    def _child_card(self, frame: Frame, card: int) -> None:
        """A Child card comes up in a search: the child, a Complication, or a card to lay aside (C-18.3)."""
        seat = frame.seat
        father, mother, wanted = frame.args
        self.tell(E["revealed"], seat, (card,))
        if gender(card) & wanted:
            child = self.add_person(Person(seat, card, father, mother, self.persons[father].row + 1), CHILD)
            self.tell(E["born"], seat, (card, child))
            self._end_search()
        elif card != COMPLICATION:
            insort(self.aside, card)
        elif self.kept[seat]:
            insort(self.child_discard, card)  # C-16.7, C-18.8
        elif self.persons[mother].card == MATRIARCH:  # nothing to ask: the Head cannot be lost (C-16.9)
            self._lose(seat, False)
        else:
            self.frames.append(Frame(LOSE, seat))

    def _end_search(self) -> None:
        """The cards laid aside go back (C-18.5)."""
        self.frames.pop()
        if self.aside:
            self.tell(E["shuffled-back"], -1, (len(self.aside),))
            piles.shuffle_in(self.child_top, self.child_deck, self.aside)

    def _ready(self, frame: Frame) -> bool:
        """Whether there is something to draw; otherwise the frame is done."""
        if frame.kind in (PATRON, RESERVE):
            return True
        if frame.kind == SEARCH:
            return self._search_ready(frame)
        if frame.args[0] and self._friends_left():
            return True
        self.frames.pop()
        return False

    def _search_ready(self, frame: Frame) -> bool:
        """Before each draw: whether the search can end (C-15.14), and a new deck if need be (C-15.10, C-15.11)."""
        seat, wanted = frame.seat, frame.args[2]
        if not self.can_find(seat, wanted):
            self.tell(E["no-child"], seat)
            self._end_search()
            return False
        if not self.child_top and not self.child_deck:
            first, second = self.child_discard, self.reserve
            if self.generation == GENERATIONS:
                first, second = second, first
            source = first if self.ends(seat, wanted, first) else second  # C-15.15
            self.tell(E["new-child-deck"], -1, (len(source),))
            piles.shuffle_in(self.child_top, self.child_deck, source)
        return True

    # --- the course of the game ---

    def settle(self) -> None:
        while True:
            if not self.frames and not self._next_turn():
                self.seat = OVER
                return
            frame = self.frames[-1]
            if frame.kind < FIRST_CHANCE:
                self.seat = frame.seat
                return
            if frame.kind >= FIRST_STEP:
                STEPS[frame.kind - FIRST_STEP](self, frame.seat, *frame.args)
            elif self._ready(frame):
                if not self.auto:
                    self.seat = CHANCE
                    return
                action = self.sample(self.rng)
                self.chanced(action)
                self.happen(frame, action)

    def _next_turn(self) -> bool:
        if self.turns < TURNS * 2:
            self.frames.append(Frame(TURN, self.turns % 2))
            self.turns += 1
            return True
        if self.generation == GENERATIONS:
            return False
        self.generation += 1
        self.turns = 0
        self.tell(E["generation"], -1, (self.generation,))
        self.frames += [Frame(CLEAN_UP, -1), Frame(GROW_UP, 1), Frame(GROW_UP, 0)]
        return True

    def _wedding(self, seat: int, member: int, step: int) -> None:
        """Steps 3, 4 and 6; no Friend of the slice has an effect for step 5 (C-13.8 to C-13.13)."""
        self.frames[-1] = Frame(WEDDING, seat, (member, step + 1))
        if step > 6:
            self.frames.pop()
            self.gold[seat] += 2 if self.persons[member].card == HANDSOME else 0  # C-35.3
            return
        friend = FRIENDS[self.persons[self.partner[member]].card]
        if step == 3:
            self.income[seat] += friend.income
            self.frames += [Frame(BATCH, seat, (friend.cards,))] if friend.cards else []
        elif step == 4:
            self.prestige[seat] += friend.prestige
        elif step == 6:
            draws = min(friend.births, max(CHILD_LIMIT - self.children(member), 0))
            self.frames.append(Frame(BIRTHS, seat, (member, draws)))

    def _batch(self, seat: int, cards: int) -> None:
        """Cards taken as one batch, the display refilled whenever it is empty (C-12.3 to C-12.9, C-12.15)."""
        if not cards or (not self.display and not self._friends_left()):
            self.frames.pop()
            if len(self.display) == 1:
                self._take(seat, self.display[:])
            if not self.display:
                self.frames.append(Frame(REFILL, -1, (FULL_DISPLAY,)))
        elif not self.display:
            self.frames.append(Frame(REFILL, -1, (FULL_DISPLAY,)))
        elif cards >= len(self.display):  # no choice, for all to see
            self.frames[-1] = Frame(BATCH, seat, (cards - len(self.display),))
            self._take(seat, self.display[:])
        else:
            self.frames.append(Frame(TAKE, seat, (cards,)))

    def _births(self, seat: int, member: int, draws: int) -> None:
        """Birth draws one after the other; with the mother the rest is lost (C-15.7, C-16.10, C-16.11)."""
        if draws and self.couple(member):
            self.frames[-1] = Frame(BIRTHS, seat, (member, draws - 1))
            self._search(seat, member, BOTH)
        else:
            self.frames.pop()

    def _grow_up(self, seat: int) -> None:
        """Children grow up, then arranged marriages one by one, in the order the player likes (C-8.6, C-8.7)."""
        grown = self.members(seat, self.generation, CHILD)
        for member in grown:
            self.status[member] = ADULT
        if GOSSIP_QUEEN in [self.persons[member].card for member in grown]:
            self.frames.append(Frame(DEAL, seat, (2,)))  # C-35.9
            return
        waiting = self.promised(seat)
        if len(waiting) > 1:
            self.frames.append(Frame(NEXT, seat))
        elif waiting:
            self._carry_out(seat, waiting[0])
        else:
            self.frames.pop()

    def _carry_out(self, seat: int, member: int) -> None:
        """An arranged Friend is turned upright; steps 3 to 6 follow (C-8.8)."""
        self.status[self.partner[member]] = ADULT
        self.tell(E["wedding"], seat, (member,))
        self.frames.append(Frame(WEDDING, seat, (member, 3)))

    def _clean_up(self, _: int) -> None:
        """Complications of the last Generation are discarded, new ones stay (C-8.14, C-8.15)."""
        self.frames.pop()
        for seat in range(2):
            if 0 < self.kept[seat] < self.generation:
                self.kept[seat] = 0
                insort(self.child_discard, COMPLICATION)


STEPS: tuple[Callable[..., None], ...] = (
    CrecyPosition._wedding,
    CrecyPosition._batch,
    CrecyPosition._births,
    CrecyPosition._grow_up,
    CrecyPosition._clean_up,
)


class CrecySlice(Game):
    """The slice as a game of its own."""

    def __init__(self) -> None:
        self.name = "crecy-slice"
        self.title = "A slice of The Testament of Duke de Crecy"
        self.rules_version = "1"
        self.player_counts = (2,)
        self.options = (number("players", 2, 2, 2, message("option-players-help")), seed())
        self.catalogue = CATALOGUE
        self.deck_name = "slice"
        self.max_decisions = 2 * GENERATIONS * 4 * TURNS * (FULL_DISPLAY + 3)

    def new(
        self, players: int, seed: int | None = None, chance: str = "auto", journal: bool = False, **options: object
    ) -> CrecyPosition:
        """The reserve, the display, Patrons and hands (C-5.2, C-5.7, C-5.9, C-5.16)."""
        resolve(self.options, {"players": players, **options})
        start = seeded(fresh_seed() if seed is None else seed)
        s = CrecyPosition(self, start, chance == "auto", Journal() if journal else None)
        s.frames = [Frame(DEAL, 1, (HAND,)), Frame(DEAL, 0, (HAND,)), Frame(PATRON, 1), Frame(PATRON, 0)]
        s.frames += [Frame(REFILL, -1, (FULL_DISPLAY,)), Frame(RESERVE, -1, (DAUGHTERS,)), Frame(RESERVE, -1, (SONS,))]
        s.settle()
        return s

    def from_json(self, text: str, chance: str = "auto", journal: bool = False) -> CrecyPosition:
        s = CrecyPosition(self, Rng(0, 0, 0, 0), chance == "auto", Journal() if journal else None)
        s.read(text)
        return s

    def deck_text(self) -> str:
        return ""
