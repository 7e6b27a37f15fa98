"""A position of High Card: the contract, delegating to rules and sight, and positions as text."""

from __future__ import annotations

from bequest.core.errors import BadPosition
from bequest.core.game import Game, fresh_seed
from bequest.core.journal import Event
from bequest.core.position import Decision, Place
from bequest.core.reasons import Reason, Why
from bequest.core.results import ranks
from bequest.core.rng import WORD, Rng, seeded
from bequest.core.table import empty_table
from bequest.core.texts.reading import Fields, position_fields
from bequest.core.wire import Happened, Subject
from bequest.core.words import Message
from tests.toy import rules, seen
from tests.toy.deck import Deck
from tests.toy.rules import KEPT, KINDS, PLAYED, SWAPPED, HighCardState
from tests.toy.seen import HighCardEncoder
from tests.toy.wire import View


class HighCardPosition(HighCardState):
    """A game at one moment."""

    def clone_silently(self) -> HighCardPosition:
        return HighCardPosition(
            self, self.deck, [hand[:] for hand in self.hands], self.away[:], self.played[:], self.top[:], self.pile[:],
            self.round, self.done, self.points[:],
        )  # fmt: skip

    def advance(self) -> bool:
        return rules.advance(self)

    def worded(self, why: Why) -> Reason:
        return Reason(why.code, Message("highcard-pile-empty", dict(why.numbers)), why.rule)

    def asked(self) -> Decision:
        return Decision(self.kinds[self.base.kind].name, self.seat)

    def seen(self, seat: int) -> View:
        encoder = self.game.encoder
        assert isinstance(encoder, HighCardEncoder)
        return encoder.view(encoder.cells(self, seat))

    def known(self, seat: int) -> tuple[object, ...]:
        return (bytes(self.game.encoder.cells(self, seat)),)

    def guessed(self, seat: int, rng: Rng) -> HighCardPosition:
        copy = self.clone_silently()
        seen.deal_anew(copy, seat, rng)
        return copy

    def read_event(self, event: Event, seat: int, sequence: int) -> Happened:
        return seen.read_event(self, event, seat, sequence)

    def subject_of(self, seat: int, action: int) -> Subject | None:
        return seen.subject_of(self, seat, action)

    def ends_turn(self, event: Event) -> bool:
        return event.kind in (KEPT, SWAPPED, PLAYED)

    def places(self) -> list[Place]:
        return seen.places(self)

    def ranking(self) -> list[int]:
        return ranks(self.players, lambda seat: (-self.points[seat],))

    def scores(self) -> list[int]:
        return self.points[:]

    def score_sheet(self) -> list[dict[str, object]]:
        return [{"seat": seat + 1, "total": score} for seat, score in enumerate(self.scores())]

    def to_dict(self) -> dict[str, object]:
        ids = self.deck.ids
        content: dict[str, object] = {"game": self.game.name, "options": {"players": self.players}}
        content |= {"round": self.round, "done": self.done, "points": self.points[:]}
        content["hands"] = [[ids[card] for card in hand] for hand in self.hands]
        for name, cards in (("away", self.away), ("played", self.played)):
            content[name] = [ids[card] if card >= 0 else None for card in cards]
        content["pile"] = {"next": [ids[card] for card in self.top], "rest": [ids[card] for card in self.pile]}
        if self.seat >= 0 and self.choices(self.seat):
            content["choices"] = [self.game.text(action) for action in self.choices(self.seat)]
        content["random"] = self.rng.words()
        return content


def new(game: Game, deck: Deck, players: int, rng: Rng, auto: bool, journal: bool) -> HighCardPosition:
    """Nobody has a card yet: the rules deal them (H-1.2)."""
    table = empty_table(game, KINDS, players, rng, auto, journal)
    hands: list[list[int]] = [[] for _ in range(players)]
    nothing = [-1] * players
    return HighCardPosition(table, deck, hands, nothing, nothing[:], [], deck.all(), 0, 0, [0] * players)


def from_json(game: Game, deck: Deck, text: str, auto: bool, journal: bool) -> HighCardPosition:
    """The position that a text describes, or BadPosition naming the field that is wrong."""
    fields = position_fields(text)
    fields.only(("game", "options", "round", "done", "points", "hands", "away", "played", "pile", "choices", "random"))
    options = fields.object("options", ("players",), more=True)
    players = options.integer("players", None, min(game.player_counts), max(game.player_counts))
    words = fields.integers("random", 0, WORD)
    s = new(game, deck, players, Rng(*words) if len(words) == 4 else seeded(fresh_seed()), auto, journal)
    pile = fields.object("pile", ("next", "rest"))
    s.top, s.pile = _cards(deck, pile, "next"), sorted(_cards(deck, pile, "rest"))
    hands = fields.items("hands")
    for seat in range(players):
        s.hands[seat] = sorted(_cards(deck, Fields({"hand": hands[seat]}, "hands", BadPosition), "hand"))
        s.away[seat], s.played[seat] = [
            deck.ids.index(str(fields.items(key)[seat])) if fields.items(key)[seat] else -1
            for key in ("away", "played")
        ]
    s.round = fields.integer("round", 0, 0, rules.ROUNDS)
    s.done = fields.integer("done", 0, 0, 2 * players)
    s.points = fields.integers("points", 0, rules.ROUNDS) or s.points
    s.settle()
    for choice in fields.texts("choices"):
        s.apply(game.parse(choice))
    return s


def _cards(deck: Deck, fields: Fields, key: str) -> list[int]:
    return [Fields({"card": id}, fields.place(key), BadPosition).one_of("card", deck.ids) for id in fields.texts(key)]
