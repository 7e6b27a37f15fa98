"""What stands out, what is out of its band, and what is dead: judged from counts that tests make up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bequest import games
from bequest.core import usage
from bequest.core.errors import BadRecord
from bequest.core.words import words
from bequest.lab.balance import forced, saved
from bequest.lab.balance.bands import Band, NoneDead, Verdict, agreed, lies, worst
from bequest.lab.balance.description import CHOSEN, DEALT, PLACE, description_of
from bequest.lab.balance.document import document
from bequest.lab.balance.facts import facts
from bequest.lab.balance.page import page
from bequest.lab.balance.report import Card, Checked, Report
from bequest.lab.balance.study import Batch, Played
from bequest.lab.balance.tally import Tally
from bequest.lab.balance.telling import Told, told
from bequest.lab.ratings import Share
from tests.lab.balance.cases import played, study

PATRONS = [face.id for face in games.get("crecy").faces() if face.kind == "patron"]
HEADS = [face.id for face in games.get("crecy").faces() if face.kind == "head"]
FAIR = 300
"""Games of each tally that is made up."""


def wins(tally: Tally, measure: str, thing: str, won: int, of: int = FAIR) -> None:
    for number in range(of):
        tally.share(measure, thing).count(1, float(number < won))


def crecy(**patrons: int) -> Tally:
    """Everything even, but for Patrons that are named."""
    tally = Tally(FAIR, 100 * FAIR)
    for place in (1, 2):
        wins(tally, PLACE, f"place:{place}", FAIR // 2)
    for face in PATRONS:
        wins(tally, DEALT, face, patrons.get(face.partition(":")[2].replace("-", "_"), FAIR // 2))
    for head in HEADS:
        wins(tally, DEALT, head, FAIR // 2)
    wins(tally, "extinct", "family:all", 1)
    return tally


def report(*tallies: Tally) -> Report:
    return Report(played(study("crecy", nets=len(tallies)), *tallies))


def checked(of: Report, title: str) -> Checked:
    return next(one for one in of.checked if one.band.title.endswith(title))


# --- bands ---


@pytest.mark.parametrize(
    ("share", "verdict"),
    [
        (Share(0.5, 0.3, 0.7), Verdict.IN),
        (Share(0.55, 0.45, 0.65), Verdict.IN),
        (Share(0.56, 0.5, 0.62), Verdict.OPEN),
        (Share(0.6, 0.56, 0.64), Verdict.OUT),
        (Share(0.4, 0.36, 0.44), Verdict.OUT),
        (Share(0.44, 0.36, 0.46), Verdict.OPEN),
    ],
)
def test_out_is_what_lies_outside_with_its_whole_interval(share: Share, verdict: Verdict) -> None:
    assert lies(share, 0.45, 0.55) == verdict


def test_the_worst_of_several_things_and_what_nets_agree_on() -> None:
    assert worst([Verdict.IN, Verdict.OUT, Verdict.OPEN]) == Verdict.OUT
    assert worst([Verdict.IN, Verdict.OPEN]) == Verdict.OPEN
    assert worst([Verdict.IN]) == Verdict.IN
    assert worst([]) == Verdict.OPEN  # nothing is known
    assert agreed([Verdict.OUT, Verdict.OUT]) == Verdict.OUT
    assert agreed([Verdict.OUT, Verdict.IN]) == Verdict.OPEN


def test_the_bands_are_those_that_were_set() -> None:
    """The one place where they stand is checked against what was asked of each game."""
    found: dict[str, set[tuple[Any, ...]]] = {}
    for name in games.names():
        described = description_of(games.get(name))
        own = [band for band in described.bands if isinstance(band, Band)]
        assert [band for band in described.bands if isinstance(band, NoneDead)]
        found[name] = {(band.measure, band.kind, band.low, band.high, band.about_even) for band in own}
    places = (PLACE, PLACE, -0.05, 0.05, True)
    assert found["gears"] == {
        places, (DEALT, "character", -0.05, 0.05, True), ("strategy", "strategy", -0.1, 0.1, True),
    }  # fmt: skip
    assert found["crecy"] == {
        places, (DEALT, "patron", -0.05, 0.05, True), (DEALT, "head", -0.05, 0.05, True),
        ("extinct", "family", 0.0, 0.03, False),
    }  # fmt: skip
    assert found["lastwill"] == {
        places, ("first-pick", "plan", 0.05, 0.35, False), (CHOSEN, "plan", -0.05, 0.05, True),
        ("end", "", 5, 7, False), ("bankrupt", "game", 0.1, 1.0, False),
    }  # fmt: skip


def test_every_band_is_about_something_that_is_measured() -> None:
    for name in games.names():
        described = description_of(games.get(name))
        shown = {(measure.name, measure.kind, measure.table) for measure in described.measures}
        for band in described.bands:
            if isinstance(band, Band) and not band.median:
                assert (band.measure, band.kind, band.table) in shown


def test_a_fair_game_is_in_all_its_bands() -> None:
    found = report(crecy())
    assert [one.verdict for one in found.checked] == [Verdict.IN] * len(found.checked)


def test_a_patron_that_wins_too_often_is_out_and_stands_out() -> None:
    found = report(crecy(john_law=200))
    patrons = checked(found, "patrons")
    assert patrons.verdict == Verdict.OUT
    assert [one.thing for one in patrons.outcomes if one.verdict != Verdict.IN] == ["patron:john-law"]
    assert (patrons.low, patrons.high) == pytest.approx((0.45, 0.55))
    rows = [row for measure in found.described.measures for row in found.rows(measure) if row.stands_out]
    assert [row.thing for row in rows] == ["patron:john-law"]


def test_one_that_wins_a_little_too_often_is_open() -> None:
    assert checked(report(crecy(john_law=167)), "patrons").verdict == Verdict.OPEN


def test_two_nets_must_agree() -> None:
    odd, even = crecy(john_law=260), crecy()  # together they would be out, too
    for tallies, verdict, out in (((odd, odd), Verdict.OUT, 1), ((odd, even), Verdict.OPEN, 0)):
        found = report(*tallies)
        assert checked(found, "patrons").verdict == verdict
        rows = [row for measure in found.described.measures for row in found.rows(measure)]
        assert sum([row.stands_out for row in rows]) == out
    opposite = report(odd, crecy(john_law=100))
    assert not [row for measure in opposite.described.measures for row in opposite.rows(measure) if row.stands_out]


def test_too_many_extinct_families() -> None:
    tally = crecy()
    wins(tally, "extinct", "family:all", 60)
    assert checked(report(tally), "extinct").verdict == Verdict.OUT


def will(end: int, rich: int, table: str = "rich") -> Played:
    of = study("lastwill")
    usual, other = Tally(FAIR), Tally(FAIR)
    usual.numbers["end", end] = FAIR
    usual.numbers["end", 7] = FAIR // 3
    wins(other, "bankrupt", "game:all", rich)
    return Played(of, FAIR, {(0, "usual"): usual, (0, table): other}, False, 1.0)


def test_when_games_end_and_how_rich_ones_end() -> None:
    good = Report(will(5, 60))
    assert (checked(good, "end").verdict, checked(good, "bankrupt").verdict) == (Verdict.IN, Verdict.IN)
    bad = Report(will(4, 10))
    assert (checked(bad, "end").verdict, checked(bad, "bankrupt").verdict) == (Verdict.OUT, Verdict.OUT)


# --- cards ---


def with_title(played_of: int, gain: float, better: float) -> Card:
    """The Title of Baron on offer in every game, and what forcing it brings."""
    tally = crecy()
    tally.use["title", "baron", usage.SEEN] = FAIR
    tally.use["title", "baron", usage.PLAYED] = played_of
    for number in range(20):
        for name, value in ((forced.GAIN, gain + (0.01 if number % 2 else -0.01)), (forced.BETTER, better)):
            tally.share(forced.measured(name, usage.PLAYED), "title:baron").count(1, value)
        tally.share(forced.measured(forced.LIKELY, usage.PLAYED), "title:baron").count(1, 0.01)
    found = report(tally)
    return next(card for card in found.cards if card.id == "baron")


def test_a_card_is_dead_if_it_is_hardly_used_and_loses_wherever_it_is_forced() -> None:
    assert with_title(3, -0.1, 0.1).dead
    assert not with_title(60, -0.1, 0.1).dead  # it is used
    assert not with_title(3, 0.05, 0.9).dead  # it would be good
    assert not with_title(3, 0.0, 0.1).dead  # it does no harm
    assert not with_title(3, -0.1, 0.4).dead  # there are moments for it
    assert with_title(3, -0.1, 0.1).forced[usage.PLAYED].stands_out
    assert not with_title(3, 0.0, 0.5).forced[usage.PLAYED].stands_out


def test_a_card_that_could_never_even_be_played_is_dead() -> None:
    tally = crecy()
    tally.use["title", "baron", usage.SEEN] = FAIR
    found = report(tally)
    assert [card.id for card in found.cards if card.dead] == ["baron"]
    assert checked(found, "dead").verdict == Verdict.OUT


# --- as it is shown ---


def shown(language: str, *tallies: Tally) -> Told:
    return told(report(*tallies), words(language))


def test_bands_come_first_and_one_net_is_one_nets_word() -> None:
    one = shown("en", crecy(john_law=200))
    assert one.sections[0].title == "Bands"
    assert "one net’s word" in " ".join(one.about)
    assert "one net’s word" not in " ".join(shown("en", crecy(), crecy()).about)
    cells = {row[0].text: row[1:] for row in one.sections[0].rows}
    verdict, what = cells["Patrons win within −5 and +5 points of even"]  # noqa: RUF001
    assert (verdict.text, verdict.tone, what.text) == ("out", "bad", "John Law 66.7")
    assert [row[0].text for row in one.sections[1].rows] == ["John Law"]


def test_it_is_said_in_french() -> None:
    one = shown("fr", crecy(john_law=200))
    assert one.title == "Duke de Crecy à 2 joueurs\u00a0: est-ce équitable\u202f?"
    assert one.sections[0].rows[2][2].text == "John Law 66,7"


def test_the_page_needs_nothing_else_and_escapes_what_it_shows() -> None:
    text = page(shown("fr", crecy(john_law=200)), "bequest balance crecy --deck '<b>'", words("fr"))
    assert text.startswith("<!DOCTYPE html>")
    assert '<html lang="fr">' in text
    assert "&lt;b&gt;" in text
    assert "prefers-color-scheme: dark" in text
    for foreign in ("<script", "http:", "https:", "<link", "@import", "url("):
        assert foreign not in text.replace("http://www.w3.org/2000/svg", "")
    assert text.count("<svg") >= 3
    assert 'class="dot bad"' in text


def test_a_document_keeps_the_chapters_of_other_numbers_of_players() -> None:
    said = words("en")
    first = document("", "Fair?", 4, shown("en", crecy()), "bequest balance crecy -p 4", said)
    both = document(first, "Fair?", 2, shown("en", crecy(john_law=200)), "bequest balance crecy -p 2", said)
    assert both.startswith("# Fair?\n\n<!-- 2 -->\n## Duke de Crecy with 2 players")
    assert both.index("-p 2`") < both.index("<!-- 4 -->") < both.index("-p 4`")
    again = document(both, "Fair?", 2, shown("en", crecy(john_law=200)), "bequest balance crecy -p 2", said)
    assert again == both
    assert "| Patrons win within −5 and +5 points of even | **out** | John Law 66.7 |" in both  # noqa: RUF001


def test_facts_for_programs() -> None:
    found = facts(report(crecy(john_law=200), crecy()))
    assert json.loads(json.dumps(found)) == found
    assert (found["games"], found["one_net"], len(found["nets"])) == (2 * FAIR, False, 2)
    patrons = next(one for one in found["figures"] if (one["figure"], one["kind"]) == (DEALT, "patron"))
    law = next(row for row in patrons["rows"] if row["what"] == "patron:john-law")
    assert [net["value"] for net in law["by_net"]] == [0.6667, 0.5]
    assert (patrons["middle"], law["stands_out"]) == (0.5, False)


# --- files ---


def test_a_study_can_be_gone_on_with() -> None:
    of = study("crecy")
    batch, tally = Batch(0, "usual", 0, 200), crecy()
    text = saved.heading(of) + saved.line(batch, tally)
    assert saved.batches(text, of) == {batch: tally}
    assert saved.batches(text + '{"net": 0, "ta', of) == {batch: tally}  # the last line is not whole
    assert saved.seed_in(text) == 5
    assert (saved.batches("", of), saved.seed_in("")) == ({}, None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{}\n", "not a file of this command"),
        (saved.heading(study("crecy", players=3)), "with players 3 and not 2"),
        (saved.heading(study("crecy", nets=2)), "with nets"),
        (saved.heading(study("crecy", moments=2)), "with moments 2 and not 0"),
        (saved.heading(study("crecy")) + '{"net": 0}\n', "line 2 can’t be read"),
    ],
)
def test_the_file_of_another_study_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        saved.batches(text, study("crecy"))
