"""A report in words and figures, section by section: the terminal, the page and the document show the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bequest.core import usage
from bequest.core.words import Arg, Words
from bequest.lab.balance.bands import Band, NoneDead, Verdict
from bequest.lab.balance.description import PLACE, Measure, Sort
from bequest.lab.balance.report import Card, Checked, Outcome, Report, Row, by_kind
from bequest.lab.ratings import Share

PLAIN: Final = ""
GOOD: Final = "good"
BAD: Final = "bad"
OPEN: Final = "open"
TONES: Final = {Verdict.IN: GOOD, Verdict.OPEN: OPEN, Verdict.OUT: BAD}
VERDICTS: Final = {
    Verdict.IN: "lab-balance-verdict-in",
    Verdict.OPEN: "lab-balance-verdict-open",
    Verdict.OUT: "lab-balance-verdict-out",
}
OWN_NAMES: Final = {
    "strategy:climbing": "lab-balance-climbing",
    "strategy:camping": "lab-balance-camping",
    "family:all": "lab-balance-all-families",
    "game:all": "lab-balance-all-games",
    "end": "lab-balance-end-round",
    "points:all": "lab-balance-all-points",
}
NOTHING: Final = "–"
MINUS: Final = "\N{MINUS SIGN}"
MOST_NAMED: Final = 4


@dataclass(frozen=True)
class Cell:
    text: str
    tone: str = PLAIN


@dataclass(frozen=True)
class Dot:
    """A figure of a chart, in per cent."""

    label: str
    share: Share
    tone: str


@dataclass(frozen=True)
class Chart:
    """Figures with their intervals, and where they should be."""

    dots: tuple[Dot, ...]
    axis: str
    even: float | None = None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Section:
    """A table with its heading, and how it is drawn."""

    title: str
    notes: tuple[str, ...]
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    words: int = 1
    """So many columns at the left are words, the others figures."""
    chart: Chart | None = None
    long: bool = False
    """Whether the page folds the table."""


@dataclass(frozen=True)
class Told:
    """Everything there is to read of a report."""

    title: str
    about: tuple[str, ...]
    sections: tuple[Section, ...] = field(default=())


def told(report: Report, said: Words) -> Told:
    return _Teller(report, said).told()


class _Teller:
    def __init__(self, report: Report, said: Words) -> None:
        self._report = report
        self._said = said
        self._names = {face.id: face.names for face in report.game.faces()}

    def told(self) -> Told:
        report = self._report
        game, setup = report.game, report.played.study.setup
        title = self._text("lab-balance-title", game=game.short_title, players=setup.players)
        sections = [self._bands(), self._outstanding()]
        cards = by_kind(report.cards)
        shown = {kind.name for kind in report.described.kinds if kind.name in cards}
        for measure in report.described.measures:
            other = measure.kind not in shown or measure.sort == Sort.SHARE
            if other and report.rows(measure):
                sections.append(self._measure(measure))
        sections += [self._cards(cards[kind.name]) for kind in report.described.kinds if kind.name in cards]
        rest = self._other_forced(shown)
        return Told(title, self._about(), (*sections, *rest))

    # --- what is said of the whole ---

    def _about(self) -> tuple[str, ...]:
        report = self._report
        played, setup = report.played, report.played.study.setup
        names = {"deck": report.game.deck_name, "seed": str(setup.seed)}
        lines = [
            self._text("lab-balance-played", games=report.games, questions=report.tally().questions, **names)
        ]  # fmt: skip
        for table in report.described.tables:
            games = report.tally(table.name).games
            if games:
                lines.append(self._text("lab-balance-also-played", games=games, table=self._text(table.title)))
        many = len(report.nets) > 1
        lines.append(
            self._text("lab-balance-nets", count=len(report.nets)) if many else self._text("lab-balance-one-net")
        )
        if played.stopped:
            lines.append(self._text("lab-balance-stopped", wanted=played.wanted * len(report.nets)))
        return tuple(lines)

    # --- bands ---

    def _bands(self) -> Section:
        rows = [self._band(checked) for checked in self._report.checked]
        heads = ("lab-balance-head-band", "lab-balance-head-verdict", "lab-balance-head-found")
        notes = (self._text("lab-balance-note-bands"),)
        return Section(self._text("lab-balance-bands"), notes, self._heads(*heads), tuple(rows), words=3)

    def _band(self, checked: Checked) -> tuple[Cell, ...]:
        band = checked.band
        if isinstance(band, NoneDead):
            title = self._text(band.title)
        elif band.median:
            title = self._text(band.title, low=round(band.low), high=round(band.high))
        else:
            margin = self._number(100 * band.high, 0)
            title = self._text(band.title, low=self._number(100 * band.low, 0), high=margin)
        verdict = Cell(self._text(VERDICTS[checked.verdict]), TONES[checked.verdict])
        return Cell(title), verdict, Cell(self._found(checked))

    def _found(self, checked: Checked) -> str:
        """What is out of the band, the worst first; else how far the figures reach."""
        band, outcomes = checked.band, checked.outcomes
        if isinstance(band, NoneDead):
            named = [self.name(one.thing) for one in outcomes]
            return ", ".join(named) if named else self._text("lab-balance-none")
        if not outcomes:
            return self._text("lab-balance-too-few")
        if band.median:
            share = outcomes[0].share
            return self._text(
                "lab-balance-median", median=round(share.value), low=round(share.low), high=round(share.high)
            )
        off = [one for one in outcomes if one.verdict != Verdict.IN]
        off.sort(key=lambda one: -_outside(one, checked))
        if off:
            shown = [f"{self.name(one.thing)} {self.per_cent(one.share.value)}" for one in off[:MOST_NAMED]]
            more = len(off) - len(shown)
            return ", ".join(shown) + (self._text("lab-balance-and-more", count=more) if more else "")
        values = [one.share.value for one in outcomes]
        low, high = self.per_cent(min(values)), self.per_cent(max(values))
        return f"{low} %" if low == high else f"{low}–{high} %"

    # --- what stands out ---

    def _outstanding(self) -> Section:
        """All that is off by more than chance, the farthest first."""
        found: list[tuple[float, tuple[Cell, ...]]] = []
        for measure in self._report.described.measures:
            for row in self._report.rows(measure):
                if row.stands_out and row.off is not None:
                    cells = (Cell(self.name(row.thing)), Cell(self._text(measure.title)), *self._off(row))
                    found.append((abs(row.off.value), cells))
        found.sort(key=lambda entry: -entry[0])
        heads = ("lab-balance-head-what", "lab-balance-head-kind", *_WINS)
        notes = [self._text("lab-balance-note-outstanding")]
        if not found:
            notes.append(self._text("lab-balance-nothing-outstanding"))
        rows = tuple([cells for _, cells in found])
        return Section(self._text("lab-balance-outstanding"), tuple(notes), self._heads(*heads), rows, words=2)

    def _off(self, row: Row) -> tuple[Cell, ...]:
        assert row.off is not None
        tone = PLAIN if not row.stands_out else GOOD if row.off.value > 0 else BAD
        points = self._points(row.off.value, row.off.low, row.off.high)
        return Cell(str(round(row.sums.of))), Cell(self.shown(row.share)), Cell(points, tone)

    # --- measures ---

    def _measure(self, measure: Measure) -> Section:
        report = self._report
        rows = [row for row in report.rows(measure) if not row.few]
        title = self._text(measure.title)
        notes = [self._text(measure.note)] if measure.note else []
        band = self._band_of(measure)
        if measure.sort == Sort.MEAN:
            heads = self._heads("lab-balance-head-what", "lab-balance-head-cases", "lab-balance-head-mean")
            cells = [
                (Cell(self.name(row.thing)), Cell(str(round(row.sums.of))), Cell(self._mean(row.share))) for row in rows
            ]
            return Section(title, tuple(notes), heads, tuple(cells))
        if measure.sort == Sort.SHARE:
            heads = self._heads("lab-balance-head-what", "lab-balance-head-cases", "lab-balance-head-share")
            cells = [
                (Cell(self.name(row.thing)), Cell(str(round(row.sums.of))), Cell(self.shown(row.share))) for row in rows
            ]
            return Section(title, tuple(notes), heads, tuple(cells), chart=self._chart(measure, rows, band))
        heads = self._heads("lab-balance-head-what", *_WINS)
        wins = [(Cell(self.name(row.thing)), *self._off(row)) for row in rows]
        return Section(title, tuple(notes), heads, tuple(wins), chart=self._chart(measure, rows, band))

    def _band_of(self, measure: Measure) -> Checked | None:
        for checked in self._report.checked:
            band = checked.band
            if isinstance(band, Band) and (band.measure, band.kind, band.table) == (
                measure.name,
                measure.kind,
                measure.table,
            ):
                return checked
        return None

    def _chart(self, measure: Measure, rows: list[Row], checked: Checked | None) -> Chart | None:
        if not rows:
            return None
        verdicts = {one.thing: one.verdict for one in checked.outcomes} if checked else {}
        dots = []
        for row in sorted(rows, key=lambda row: (-row.share.value, row.thing)):
            tone = TONES[verdicts[row.thing]] if row.thing in verdicts else BAD if row.stands_out else PLAIN
            dots.append(Dot(self.name(row.thing), row.share, tone))
        wins = measure.sort == Sort.WINS
        even = self._report.middle(measure) if wins else None
        axis = self._text("lab-balance-axis-wins") if wins else self._text("lab-balance-axis-share")
        low, high = (checked.low, checked.high) if checked else (None, None)
        return Chart(tuple(dots), axis, even, low, high)

    # --- cards ---

    def _cards(self, cards: list[Card]) -> Section:
        """A line for each card, the least played on top."""
        kind = cards[0].kind
        dealt = any(card.dealt for card in cards)
        points = any(card.points for card in cards)
        stages = [stage for stage in (usage.TAKEN, usage.PLAYED) if any(stage in card.forced for card in cards)]
        heads = [kind.title, *[head for _, head in kind.columns], "command-cards-share"]
        heads += ["lab-balance-head-dealt-off"] * dealt + ["lab-balance-head-points"] * points
        heads += [_FORCED[stage] for stage in stages]
        rows = []
        for card in sorted(cards, key=lambda card: (card.played.value if card.played else 0.0, card.id)):
            cells = [Cell(self.name(card.face), BAD if card.dead else PLAIN)]
            cells += [Cell(str(card.counts[stage])) for stage, _ in kind.columns]
            cells.append(Cell(self.per_cent(card.played.value) if card.played else NOTHING))
            if dealt:
                cells.append(self._off(card.dealt)[-1] if card.dealt and not card.dealt.few else Cell(NOTHING))
            if points:
                cells.append(Cell(self._number(card.points.share.value, 1) if card.points else NOTHING))
            cells += [self._gain(card, stage) for stage in stages]
            rows.append(tuple(cells))
        notes = [self._text(id) for id, told in (("lab-balance-note-dealt", dealt), (_BY_FORCE, stages)) if told]
        chart = self._cards_chart(cards) if dealt else None
        return Section(self._text(kind.title), tuple(notes), self._heads(*heads), tuple(rows), chart=chart, long=True)

    def _gain(self, card: Card, stage: str) -> Cell:
        row = card.forced.get(stage)
        if row is None or row.few or row.off is None:
            return Cell(NOTHING)
        tone = PLAIN if not row.stands_out else GOOD if row.off.value > 0 else BAD
        return Cell(self._points(row.off.value, row.off.low, row.off.high), tone)

    def _cards_chart(self, cards: list[Card]) -> Chart | None:
        rows = [card.dealt for card in cards if card.dealt is not None and not card.dealt.few]
        for measure in self._report.described.measures:
            if rows and measure.kind == cards[0].kind.name and measure.sort == Sort.WINS:
                return self._chart(measure, rows, self._band_of(measure))
        return None

    def _other_forced(self, shown: set[str]) -> list[Section]:
        """What was tried out and is no card, such as plans."""
        rows = []
        for touch, row in sorted(self._report.forced.items(), key=lambda entry: (entry[0].face, entry[0].stage)):
            if touch.face.partition(":")[0] not in shown and not row.few and row.off is not None:
                points = self._points(row.off.value, row.off.low, row.off.high)
                tone = PLAIN if not row.stands_out else GOOD if row.off.value > 0 else BAD
                rows.append((Cell(self.name(touch.face)), Cell(str(row.sums.cases)), Cell(points, tone)))
        if not rows:
            return []
        heads = self._heads("lab-balance-head-what", "lab-balance-head-moments", "lab-balance-head-gain")
        notes = (self._text(_BY_FORCE),)
        return [Section(self._text("lab-balance-forced"), notes, heads, tuple(rows))]

    # --- words and figures ---

    def name(self, thing: str) -> str:
        names = self._names.get(thing)
        if names:
            own = names.get(self._said.language) or next(iter(names.values()))
            return own[:1].upper() + own[1:]
        kind, _, id = thing.partition(":")
        return self._text("lab-balance-place", place=int(id)) if kind == PLACE else self._text(OWN_NAMES[thing])

    def per_cent(self, part: float) -> str:
        return self._number(100 * part, 1)

    def shown(self, share: Share) -> str:
        """A share with its interval, in per cent."""
        return f"{self.per_cent(share.value)} ({self.per_cent(share.low)}–{self.per_cent(share.high)})"

    def _mean(self, share: Share) -> str:
        value, low, high = (self._number(part, 1) for part in (share.value, share.low, share.high))
        return f"{value} ({low}–{high})"

    def _points(self, value: float, low: float, high: float) -> str:
        """Percentage points with their sign, and half the width of the interval."""
        return f"{self._number(100 * value, 1, True)} ±{self._number(50 * (high - low), 1)}"

    def _number(self, value: float, digits: int, sign: bool = False) -> str:
        rounded = round(value, digits)
        before = MINUS if rounded < 0 else "+" if sign and rounded > 0 else ""
        return before + f"{abs(rounded):.{digits}f}".replace(".", self._text("command-decimal-mark"))

    def _heads(self, *ids: str) -> tuple[str, ...]:
        return tuple([self._text(id) for id in ids])

    def _text(self, id: str, **args: Arg) -> str:
        """In one line: whoever shows it breaks it where it must be."""
        return self._said.text(id, **args).replace("\n", " ")


_WINS: Final = ("lab-balance-head-cases", "lab-balance-head-win-share", "lab-balance-head-off")
_BY_FORCE: Final = "lab-balance-note-forced"
_FORCED: Final = {usage.TAKEN: "lab-balance-head-forced-taken", usage.PLAYED: "lab-balance-head-forced-played"}


def _outside(one: Outcome, checked: Checked) -> float:
    """How far it lies outside the band."""
    return max(checked.low - one.share.value, one.share.value - checked.high)
