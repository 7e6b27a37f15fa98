"""A report as facts for programs: figures by net, and those of all nets together."""

from __future__ import annotations

from typing import Any

from bequest.lab.balance import figures
from bequest.lab.balance.bands import Band
from bequest.lab.balance.description import Measure, Sort
from bequest.lab.balance.report import Card, Checked, Report, Row
from bequest.lab.ratings import Share


def facts(report: Report) -> dict[str, Any]:
    """All of it; shares are from 0 to 1."""
    played = report.played
    study = played.study
    tables = [table.name for table in report.described.tables]
    return study.setup.facts() | {
        "deck": report.game.deck_name,
        "nets": [_net(net.about, mark) for net, mark in zip(study.nets, study.marks(), strict=True)],
        "games": report.games,
        "choices": report.tally().questions,
        "tables": {name: report.tally(name).games for name in tables},
        "stopped": played.stopped,
        "one_net": len(study.nets) == 1,
        "bands": [_band(checked) for checked in report.checked],
        "figures": [_measure(report, measure) for measure in report.described.measures],
        "cards": [_card(card) for card in report.cards],
        "forced": [{"how": touch.stage} | _row(row) for touch, row in sorted(report.forced.items(), key=str)],
    }


def _net(about: dict[str, Any], mark: str) -> dict[str, Any]:
    return {"mark": mark} | {key: about[key] for key in ("seed", "decisions") if key in about}


def _band(checked: Checked) -> dict[str, Any]:
    band = checked.band
    found: dict[str, Any] = {"band": band.title.rpartition("band-")[2], "verdict": str(checked.verdict)}
    if isinstance(band, Band):
        found |= {"low": round(checked.low, 4), "high": round(checked.high, 4), "table": band.table}
    outcomes = [{"what": one.thing, "verdict": str(one.verdict)} | _share(one.share) for one in checked.outcomes]
    return found | {"found": outcomes}


def _measure(report: Report, measure: Measure) -> dict[str, Any]:
    found: dict[str, Any] = {"figure": measure.name, "kind": measure.kind, "table": measure.table}
    if measure.sort == Sort.WINS:
        found["middle"] = round(report.middle(measure), 4)
    return found | {"rows": [_row(row) | {"by_net": _by_net(report, measure, row)} for row in report.rows(measure)]}


def _by_net(report: Report, measure: Measure, row: Row) -> list[dict[str, Any] | None]:
    found: list[dict[str, Any] | None] = []
    for net in report.nets:
        sums = report.played.tally(net, measure.table).shares.get((measure.name, row.thing))
        if sums is None or not sums.of:
            found.append(None)
        else:
            found.append(_share(figures.mean(sums) if measure.sort == Sort.MEAN else figures.share(sums)))
    return found


def _row(row: Row) -> dict[str, Any]:
    found: dict[str, Any] = {"what": row.thing, "cases": row.sums.cases, "of": round(row.sums.of)} | _share(row.share)
    if row.off is not None:
        found |= {"off": round(row.off.value, 4), "chance": round(row.off.chance, 6), "stands_out": row.stands_out}
    return found


def _share(share: Share) -> dict[str, Any]:
    return {"value": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


def _card(card: Card) -> dict[str, Any]:
    forced = {
        stage: _row(row) | {"better": round(card.better[stage].value, 4), "likely": round(card.likely[stage], 4)}
        for stage, row in card.forced.items()
    }
    return {
        "kind": card.kind.name,
        "card": card.id,
        **card.counts,
        "played_share": None if card.played is None else _share(card.played),
        "dealt": None if card.dealt is None else _row(card.dealt),
        "points": None if card.points is None else _share(card.points.share),
        "forced": forced,
        "dead": card.dead,
    }
