"""What becomes of every card of a deck, over many games: how often it is seen, taken, played and discarded.

What these words mean depends on the card; each game says it in `seen/card_use.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from bequest import games
from bequest.core import usage
from bequest.core.errors import BadOption
from bequest.core.usage import CardKind, Cards, Counts, Usage
from bequest.core.words import message
from bequest.lab.simulate import Setup, play_game


@dataclass(frozen=True)
class Report:
    """The cards in play in the deck's order, and what became of them."""

    setup: Setup
    games: int
    usage: Usage
    cards: Cards
    counts: Counts

    def count(self, kind: str, id: str, stage: str) -> int:
        return self.counts[kind, id, stage]

    def dead(self) -> list[tuple[str, str]]:
        """Cards in play that nobody ever played: a defect of the deck, or of the players."""
        return [(kind, id) for kind, id in self.cards if not self.counts[kind, id, usage.PLAYED]]

    def share(self, kind: str, id: str) -> float | None:
        """Of those taken (or seen, where nothing is taken) how many were played; None if there was none."""
        of = self.counts[kind, id, usage.TAKEN if self._kind(kind).taken_first else usage.SEEN]
        return self.counts[kind, id, usage.PLAYED] / of if of else None

    def win_share(self, kind: str, id: str) -> float | None:
        """Of those played how many were played by the later winner; None if there was none."""
        of = self.counts[kind, id, usage.PLAYED]
        return self.counts[kind, id, usage.WON] / of if of else None

    def facts(self) -> dict[str, object]:
        rows: list[dict[str, object]] = []
        for kind, id in self.cards:
            row: dict[str, object] = {"kind": kind, "card": id}
            row |= {stage: self.counts[kind, id, stage] for stage in self.usage.stages}
            row["share"] = _rounded(self.share(kind, id))
            if usage.WON in self.usage.stages:
                row["win_share"] = _rounded(self.win_share(kind, id))
            rows.append(row)
        dead = [{"kind": kind, "card": id} for kind, id in self.dead()]
        return self.setup.facts() | {"games": self.games, "cards": rows, "dead": dead}

    def _kind(self, name: str) -> CardKind:
        return next(kind for kind in self.usage.kinds if kind.name == name)


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def report(setup: Setup, count: int, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Plays `count` games; `progress` is told after each."""
    counted = games.find(setup.game).usage
    if counted is None:
        raise BadOption(message("command-cards-no-report", game=setup.game))
    game = setup.load()
    counts: Counts = Counter()
    cards: Cards = ()
    for number in range(count):
        cards = counted.count(play_game(game, setup, number, Counter(), journal=True), counts)
        progress(1)
    return Report(setup, count, counted, cards, counts)
