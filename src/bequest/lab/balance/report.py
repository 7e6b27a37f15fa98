"""What the games of a study say: of every card and place how it fares, what stands out, and what is out of its band."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bequest.core import usage
from bequest.core.usage import CardKind
from bequest.lab.balance import figures, forced
from bequest.lab.balance.bands import Band, NoneDead, Verdict, agreed, lies, worst
from bequest.lab.balance.description import USUAL, Description, Measure, Sort, Touch, description_of
from bequest.lab.balance.figures import FEW, Difference
from bequest.lab.balance.study import Played
from bequest.lab.balance.tally import Sums, Tally
from bequest.lab.ratings import Share, wilson
from bequest.lab.simulate import quantile

RARE: Final = 0.05
"""A card of which so few are played is hardly used."""
SELDOM: Final = 0.25
"""What is better at so few of the moments is hardly ever better; what makes no difference is so at half of them."""


@dataclass(frozen=True)
class Row:
    """How something fares."""

    thing: str
    sums: Sums
    """Of all nets together."""
    share: Share
    off: Difference | None = None
    """Of a share of wins: by how much it is off the mean of its kind."""
    stands_out: bool = False
    """Whether every net finds it off, in the same direction, and by more than chance."""

    @property
    def few(self) -> bool:
        return self.sums.cases < FEW


@dataclass(frozen=True)
class Outcome:
    """Something that a band is about: its name, its figure, how it lies."""

    thing: str
    share: Share
    verdict: Verdict


@dataclass(frozen=True)
class Checked:
    """A band, and what came of it."""

    band: Band | NoneDead
    verdict: Verdict
    outcomes: tuple[Outcome, ...]
    low: float = 0.0
    high: float = 0.0


@dataclass(frozen=True)
class Card:
    """What is known of a card: its use, its luck when dealt, and what its forced use is worth."""

    kind: CardKind
    id: str
    counts: dict[str, int]
    played: Share | None
    """Of those taken, or seen where nothing is taken, how many were played."""
    dealt: Row | None
    points: Row | None
    forced: dict[str, Row]
    """By how it is used."""
    better: dict[str, Share]
    likely: dict[str, float]
    dead: bool

    @property
    def face(self) -> str:
        return f"{self.kind.name}:{self.id}"


class Report:
    """All of it, made from what was played."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.game = played.study.setup.load()
        self.described: Description = description_of(self.game)
        self.nets = range(len(played.study.nets))
        self.even = 1 / played.study.setup.players

    # --- figures ---

    def tally(self, table: str = USUAL) -> Tally:
        """Of all nets together."""
        found = Tally()
        for net in self.nets:
            found.add(self.played.tally(net, table))
        return found

    @cached_property
    def _all(self) -> dict[str, Tally]:
        names = [USUAL, *[table.name for table in self.described.tables]]
        return {name: self.tally(name) for name in names}

    @property
    def games(self) -> int:
        return self._all[USUAL].games

    def rows(self, measure: Measure) -> list[Row]:
        """How the things of a measure fare, as the game lists them."""
        return self._rows[measure]

    @cached_property
    def _rows(self) -> dict[Measure, list[Row]]:
        found: dict[Measure, list[Row]] = {}
        outs = self._outs()
        for measure in self.described.measures:
            tally = self._all[measure.table]
            middle = _middle(tally, measure, self.even)
            rows = []
            for thing, sums in _of(tally, measure):
                if measure.sort == Sort.WINS:
                    off = figures.off_share(sums, middle)
                    rows.append(Row(thing, sums, figures.share(sums), off, (measure, thing) in outs))
                else:
                    share = figures.share(sums) if measure.sort == Sort.SHARE else figures.mean(sums)
                    rows.append(Row(thing, sums, share))
            found[measure] = rows
        return found

    def middle(self, measure: Measure) -> float:
        """The share of wins that a thing would have if it did not matter."""
        return _middle(self._all[measure.table], measure, self.even)

    def _outs(self) -> set[tuple[Measure, str]]:
        """What stands out, of all cards and places of the report together."""
        measures = [measure for measure in self.described.measures if measure.sort == Sort.WINS]
        agreed_on: list[set[tuple[Measure, str, bool]]] = []
        for net in self.nets:
            tested: list[tuple[Measure, str, Difference]] = []
            for measure in measures:
                tally = self.played.tally(net, measure.table)
                middle = _middle(tally, measure, self.even)
                tested += [
                    (measure, thing, figures.off_share(sums, middle))
                    for thing, sums in _of(tally, measure)
                    if sums.cases >= FEW
                ]
            called = figures.discoveries([off.chance for _, _, off in tested])
            found = [
                (measure, thing, off.value > 0)
                for (measure, thing, off), is_out in zip(tested, called, strict=True)
                if is_out
            ]
            agreed_on.append(set(found))
        return {(measure, thing) for measure, thing, _ in set.intersection(*agreed_on)}

    # --- what was forced ---

    @cached_property
    def forced(self) -> dict[Touch, Row]:
        """What forcing each use is worth, in chances to win."""
        outs = self._forced_outs()
        found = {}
        for touch in forced.touches(self._all[USUAL]):
            sums = self._all[USUAL].share(forced.measured(forced.GAIN, touch.stage), touch.face)
            found[touch] = Row(touch.face, sums, figures.mean(sums), figures.gain(sums), touch in outs)
        return found

    def _forced_outs(self) -> set[Touch]:
        agreed_on: list[set[tuple[Touch, bool]]] = []
        for net in self.nets:
            tally = self.played.tally(net, USUAL)
            tested: list[tuple[Touch, Difference]] = []
            for touch in forced.touches(tally):
                sums = tally.share(forced.measured(forced.GAIN, touch.stage), touch.face)
                if sums.cases >= FEW:
                    tested.append((touch, figures.gain(sums)))
            called = figures.discoveries([off.chance for _, off in tested])
            agreed_on.append({(touch, off.value > 0) for (touch, off), out in zip(tested, called, strict=True) if out})
        return {touch for touch, _ in set.intersection(*agreed_on)}

    # --- cards ---

    @cached_property
    def cards(self) -> list[Card]:
        """Every card that was seen, in the order of the deck."""
        found = []
        for kind in self.described.kinds:
            ids = [face.id.partition(":")[2] for face in self.game.faces() if face.kind == kind.name]
            found += [self._card(kind, id) for id in ids if self._all[USUAL].use[kind.name, id, usage.SEEN]]
        return found

    def _card(self, kind: CardKind, id: str) -> Card:
        tally = self._all[USUAL]
        face = f"{kind.name}:{id}"
        counts = {stage: tally.use[kind.name, id, stage] for stage, _ in kind.columns}
        tried = {touch.stage: row for touch, row in self.forced.items() if touch.face == face}
        better = {stage: figures.share(tally.share(forced.measured(forced.BETTER, stage), face)) for stage in tried}
        likely = {stage: tally.share(forced.measured(forced.LIKELY, stage), face).value for stage in tried}
        dealt, points = self._row_of(face, Sort.WINS), self._row_of(face, Sort.MEAN)
        dead = all(is_dead(self.played.tally(net, USUAL), kind, id) for net in self.nets)
        return Card(kind, id, counts, _played(counts, kind), dealt, points, tried, better, likely, dead)

    def _row_of(self, face: str, sort: Sort) -> Row | None:
        kind = _kind(face)
        for measure in self.described.measures:
            if measure.kind == kind and measure.sort == sort:
                for row in self.rows(measure):
                    if row.thing == face:
                        return row
        return None

    # --- bands ---

    @cached_property
    def checked(self) -> list[Checked]:
        return [self._check(band) for band in self.described.bands]

    def _check(self, band: Band | NoneDead) -> Checked:
        if isinstance(band, NoneDead):
            dead = [card for card in self.cards if card.dead]
            outcomes = [Outcome(card.face, card.played or Share(0, 0, 1), Verdict.OUT) for card in dead]
            return Checked(band, Verdict.OUT if dead else Verdict.IN, tuple(outcomes))
        by_net = [self._outcomes(band, self.played.tally(net, band.table)) for net in self.nets]
        outcomes, low, high = self._outcomes(band, self._all[band.table])
        verdicts: dict[str, list[Verdict]] = {}
        for found, _, _ in by_net:
            for outcome in found:
                verdicts.setdefault(outcome.thing, []).append(outcome.verdict)
        settled = [
            Outcome(one.thing, one.share, agreed(verdicts[one.thing]) if len(by_net) > 1 else one.verdict)
            for one in outcomes
        ]
        return Checked(band, worst([one.verdict for one in settled]), tuple(settled), low, high)

    def _outcomes(self, band: Band, tally: Tally) -> tuple[list[Outcome], float, float]:
        if band.median:
            counts = {number: count for (name, number), count in tally.numbers.items() if name == band.measure}
            return _median(band, counts), band.low, band.high
        things = [(thing, sums) for (measure, thing), sums in tally.shares.items() if _is_of(band, measure, thing)]
        low, high = (self.even + band.low, self.even + band.high) if band.about_even else (band.low, band.high)
        shares = [(thing, figures.share(sums)) for thing, sums in sorted(things) if sums.cases >= FEW]
        return [Outcome(thing, share, lies(share, low, high)) for thing, share in shares], low, high


def _is_of(band: Band, measure: str, thing: str) -> bool:
    return measure == band.measure and _kind(thing) == band.kind


def _median(band: Band, counts: dict[int, int]) -> list[Outcome]:
    """The median as one outcome; its interval is that of the quarters."""
    if not counts:
        return []
    numbers = Counter(counts)
    low, middle, high = (quantile(numbers, share) for share in (0.25, 0.5, 0.75))
    return [
        Outcome(band.measure, Share(middle, low, high), Verdict.IN if band.low <= middle <= band.high else Verdict.OUT)
    ]


def _of(tally: Tally, measure: Measure) -> list[tuple[str, Sums]]:
    """What is measured of things of the kind."""
    found = [
        (thing, sums)
        for (name, thing), sums in tally.shares.items()
        if name == measure.name and _kind(thing) == measure.kind and sums.of
    ]
    return sorted(found)


def _middle(tally: Tally, measure: Measure, even: float) -> float:
    """What a share of wins is compared with."""
    if not measure.pile:
        return even
    sums = [
        sums for (name, thing), sums in tally.shares.items() if name == measure.name and _kind(thing) in measure.pile
    ]
    return sum([one.got for one in sums]) / max(1.0, sum([one.of for one in sums]))


def _kind(thing: str) -> str:
    return thing.partition(":")[0]


def _played(counts: dict[str, int], kind: CardKind) -> Share | None:
    of = counts[usage.TAKEN if kind.taken_first else usage.SEEN]
    return wilson(min(1.0, counts[usage.PLAYED] / of), of) if of else None


def is_dead(tally: Tally, kind: CardKind, id: str) -> bool:
    """Whether a card is hardly ever played, and a loss nearly wherever its use is forced."""
    counts = {stage: tally.use[kind.name, id, stage] for stage, _ in kind.columns}
    played = _played(counts, kind)
    seen = counts[usage.SEEN]
    if seen < FEW or (played is not None and played.value > RARE):
        return False
    face = f"{kind.name}:{id}"
    for touch in forced.touches(tally):
        if touch.face == face and touch.stage == usage.PLAYED:
            gain = tally.share(forced.measured(forced.GAIN, touch.stage), face)
            better = tally.share(forced.measured(forced.BETTER, touch.stage), face)
            return figures.mean(gain).high < 0 and better.value <= SELDOM
    return True


def by_kind(cards: Sequence[Card]) -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(card.kind.name, []).append(card)
    return found
