"""All that one run of the bench has found, as data that can be written and read back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from bench.figures import REFERENCE_PACE, Course, Figure, Ratio, Spread, Subject
from bench.targets import INTERPRETED, MODES, Verdict, missed, verdicts
from bequest.core.texts.json_text import dumps

QUIET_SPREAD = 1.3
"""On a quiet core the calibrations of one run differ by less than this factor."""
DIGITS = 5
"""Of a number in the file; more of them would only be noise."""


@dataclass(frozen=True, slots=True)
class Run:
    """How it was measured."""

    date: str
    machine: str
    pinned: bool
    python: str
    versions: list[str]
    """Of Bequest, then of the peers."""
    rounds: int
    load: float
    """Processes that wanted to run in the minute before the bench began."""
    pace: Spread

    @property
    def busy(self) -> bool:
        return self.pace.high / self.pace.low > QUIET_SPREAD


@dataclass(frozen=True, slots=True)
class Report:
    run: Run
    subjects: list[Subject]
    figures: list[Figure]
    ratios: list[Ratio]

    @property
    def ours(self) -> list[Subject]:
        return [subject for subject in self.subjects if subject.game]

    @property
    def peers(self) -> list[Subject]:
        return [subject for subject in self.subjects if not subject.game]

    @property
    def games(self) -> list[str]:
        return list(dict.fromkeys([subject.game for subject in self.ours]))

    @property
    def modes(self) -> list[str]:
        """Those of our games that were measured, interpreted first."""
        measured = {figure.mode for figure in self.figures}
        return [mode for mode in MODES if mode in measured]

    @property
    def targeted(self) -> list[str]:
        return [subject.name for subject in self.ours if subject.targeted]

    @property
    def verdicts(self) -> list[Verdict]:
        return verdicts(self.targeted, self.figures, self.ratios)

    @property
    def missed(self) -> list[str]:
        return missed(self.verdicts)

    def figure(self, subject: str, mode: str, measure: str) -> Figure | None:
        for one in self.figures:
            if (one.subject, one.mode, one.measure) == (subject, mode, measure):
                return one
        return None

    def measures(self, subject: str) -> list[str]:
        return list(dict.fromkeys([one.measure for one in self.figures if one.subject == subject]))

    def times(self, subject: str, mode: str, measure: str, to: str = INTERPRETED) -> Spread | None:
        """How many times the measure of a peer, or of the interpreted game, it is."""
        for one in self.ratios:
            if (one.subject, one.mode, one.measure, one.to) == (subject, mode, measure, to):
                return one.times
        return None

    def to_json(self) -> str:
        """One line for each subject, figure and ratio."""
        content: dict[str, object] = asdict(self.run)
        content |= {"reference_pace": REFERENCE_PACE, "busy": self.run.busy, "missed": self.missed}
        content["subjects"] = [asdict(one) for one in self.subjects]
        content["figures"] = [asdict(one) for one in self.figures]
        content["ratios"] = [asdict(one) for one in self.ratios]
        return dumps({name: _plain(value) for name, value in content.items()})


def load(text: str) -> Report:
    """The report that a text holds, as `to_json` has written it."""
    content: dict[str, Any] = json.loads(text)
    run = Run(**{name: content[name] for name in Run.__slots__} | {"pace": Spread(*content["pace"])})
    return Report(
        run,
        [Subject(**one | {"course": Course(**one["course"])}) for one in content["subjects"]],
        [
            Figure(**one | {"seen": Spread(*one["seen"]), "per_iteration": Spread(*one["per_iteration"])})
            for one in content["figures"]
        ],
        [Ratio(**one | {"times": Spread(*one["times"])}) for one in content["ratios"]],
    )


def _plain(value: object) -> object:
    """Numbers rounded, and a spread as the short list [median, lowest, highest]."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        if list(value) == list(Spread.__slots__):
            return [_plain(one) for one in value.values()]
        return {name: _plain(one) for name, one in value.items()}
    return value
