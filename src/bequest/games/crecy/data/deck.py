"""The deck of the Duke de Crecy as tables: loaded from text, checked, and never changed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from bequest.core.catalogue import Catalogue
from bequest.core.errors import UnknownName
from bequest.core.words import message, quoted
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.cards import Child, Friend, Head, Hint, Mission, Offer, Patron
from bequest.games.crecy.data.vocabulary import Clause

SUPPLIED: Final[dict[str, str]] = {"salon-1": "cards.toml"}
ALIASES: Final[dict[str, str]] = {"base": "salon-1"}
TEXTS: Final[dict[str, str]] = {
    name: (files(__package__) / file).read_text(encoding="utf-8") for name, file in SUPPLIED.items()
}


def real_name(name: str) -> str:
    """The supplied deck of this name, or of what an option calls it."""
    found = ALIASES.get(name, name)
    if found not in SUPPLIED:
        raise UnknownName(message("crecy-deck-unknown", name=quoted(name), known=", ".join([*ALIASES, *SUPPLIED])))
    return found


class Deck:
    """All tables that depend on the cards. Persons and effects name a card by one number: Friends first, then the kinds
    of Child cards, the sides of the Heads (patriarch, matriarch) and the Missions."""

    def __init__(
        self, name: str, text: str, friends: Sequence[Friend], children: Sequence[Child], heads: Sequence[Head],
        titles: Sequence[Offer], contributions: Sequence[Offer], missions: Sequence[Mission],
        patrons: Sequence[Patron], hints: Sequence[Hint], section: dict[str, object] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.text = text
        self.section = section
        """The cards that a position file brings, as it gives them."""
        self.friends = tuple(friends)
        self.children = tuple(children)
        self.heads = tuple(heads)
        self.titles = tuple(titles)
        self.contributions = tuple(contributions)
        self.missions = tuple(missions)
        self.patrons = tuple(patrons)
        self.hints = tuple(hints)
        self.first_child = len(friends)
        self.first_head = self.first_child + len(children)
        self.first_mission = self.first_head + 2 * len(heads)
        self.card_ids = (
            *[friend.id for friend in friends],
            *[child.id for child in children],
            *[f"{head.id}-{side}" for head in heads for side in ("patriarch", "matriarch")],
            *[mission.id for mission in missions],
        )
        self.clauses: tuple[tuple[Clause, ...], ...] = (
            *[friend.effects for friend in friends],
            *[child.effects for child in children],
            *[() for _ in range(2 * len(heads))],
            *[mission.effects for mission in missions],
        )
        self.friend_backs = (0,) * len(friends)
        """All Friends look alike from behind."""
        self.gender = (
            *[friend.gender for friend in friends],
            *[child.gender for child in children],
            *[terms.MALE, terms.FEMALE] * len(heads),
        )
        """-1 for a Complication."""
        self.complication = next((i + self.first_child for i, child in enumerate(children) if child.gender < 0), -1)
        self.money = tuple(friend.money for friend in friends)
        """The dowry, or below zero the wedding cost."""
        self.nationality = tuple(friend.nationality for friend in friends)
        self.occupation = tuple(friend.occupation for friend in friends)
        self.icons = tuple(_icons(friend) for friend in friends)
        self.childless = _having(self.clauses, terms.DO_CHILDLESS)
        self.pairs = _having(self.clauses, terms.DO_PAIRS)
        self.free_turn = _having(self.clauses, terms.DO_FREE_TURN)
        self.own_discount = tuple(
            sum([clause.amount for clause in clauses if clause.do == terms.DO_OWN_DISCOUNT]) for clauses in self.clauses
        )
        self.grows = tuple(
            True in [clause.when == terms.WHEN_GROWN and not clause.lasting for clause in clauses]
            for clauses in self.clauses
        )
        """Cards with an effect of growing up, for which the order may matter (C-8.6)."""
        self.of_generation = tuple(
            tuple(
                tuple(n for n, card in enumerate(cards) if card.generation == generation)
                for generation in range(terms.GENERATIONS + 1)
            )
            for cards in (self.titles, self.contributions)
        )
        """The Titles, and the Contributions, of each Generation."""
        self.counts_as = tuple(
            next((clause.occupation for clause in mission.effects if clause.do == terms.DO_COUNTS_AS), -1)
            for mission in missions
        )
        self.most_persons = (
            len(friends) + sum(child.copies for child in children if child.gender >= 0) + terms.GENERATIONS + 2
        )
        """Everybody who could come into one family: each card once, the Head, and a departed mother a Generation."""
        self.in_play: dict[tuple[int, int], object] = {}
        """The cards that a mode and edition uses, filled in by `setup` when it is first asked for."""
        self._number_actions()
        self.catalogue = _catalogue(self)

    def _number_actions(self) -> None:
        """The first action of each block of the catalogue, in its order."""
        self.friend = terms.CARDS
        self.child = self.friend + len(self.friends)
        self.mission = self.child + len(self.children)
        self.complete = self.mission + len(self.missions)
        self.title = self.complete + len(self.missions)
        self.contribution = self.title + len(self.titles)
        self.patron = self.contribution + len(self.contributions)
        self.head = self.patron + len(self.patrons)
        self.hint = self.head + len(self.heads)
        self.person = self.hint + len(self.hints)

    def offers(self, kind: int) -> tuple[Offer, ...]:
        """The Titles (0) or the Contributions (1)."""
        return self.contributions if kind else self.titles

    def card_number(self, id: str) -> int:
        """The number of a Friend, Child card, Head side or Mission; -1 if there is none."""
        return self.card_ids.index(id) if id in self.card_ids else -1


def _icons(friend: Friend) -> int:
    """The nationality and the occupation as bits, in the order of ICONS."""
    icons = 1 << friend.nationality if friend.nationality >= 0 else 0
    return icons | (1 << terms.FIRST_OCCUPATION + friend.occupation if friend.occupation >= 0 else 0)


def _having(clauses: tuple[tuple[Clause, ...], ...], do: int) -> tuple[bool, ...]:
    return tuple(True in [clause.do == do for clause in found] for found in clauses)


def _catalogue(deck: Deck) -> Catalogue:
    """All choices of all moves and all outcomes of chance, in the order of the action numbers."""
    rows = Catalogue()
    for verb in ("pass", "done", "patriarch", "matriarch", "keep", "exchange", "display", "deck"):
        rows.add(verb)
    rows.block("birth", "gender", terms.BIRTHS_NAMED)
    rows.add("lose-child")
    rows.add("lose-mother")
    rows.block("lose", "what", terms.LOSSES)
    rows.block("pawn", "pawn", terms.PAWN_NAMES)
    for verb in terms.SPACE_NAMES:
        rows.add(verb)
    rows.block("amount", "number", range(1, terms.MOST_AMOUNT + 1))
    rows.block("seat", "seat", range(1, terms.SEATS + 1))
    rows.block("friend", "card", [friend.id for friend in deck.friends])
    rows.block("child", "card", [child.id for child in deck.children])
    rows.block("mission", "card", [mission.id for mission in deck.missions])
    rows.block("complete", "card", [mission.id for mission in deck.missions])
    rows.block("acquire", "card", [title.id for title in deck.titles])
    rows.block("give", "card", [contribution.id for contribution in deck.contributions])
    rows.block("patron", "card", [patron.id for patron in deck.patrons])
    rows.block("head", "card", [head.id for head in deck.heads])
    rows.block("hint", "card", [hint.id for hint in deck.hints])
    rows.block("person", "person", range(1, deck.most_persons + 1))
    return rows


class Rules:
    """What is agreed before set-up and never changes (C-2.1). The seed is not here: no position keeps it (C-33.2).

    Only the differences that section 2 names hang on the edition; all else is the same for both (C-2.5).
    """

    def __init__(self, deck: Deck, mode: int, players: int, edition: int, testament_start: str, first: int) -> None:
        self.deck = deck
        self.mode = mode
        self.players = players
        self.edition = edition
        self.testament_start = testament_start
        self.first = first
        """The seat that gets the Starting Player card, or -1 for a random one."""
