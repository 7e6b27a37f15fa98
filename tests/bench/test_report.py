"""Tables, chart and page, made from invented figures; and the committed page from the committed figures."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from bench import chart, document
from bench.figures import Spread
from bench.machine import cpu_model
from bench.printed import WIDTH_WITHOUT_TERMINAL, console, show
from bench.report import load
from bench.tables import game_table, multiples_table, peers_table, tables
from bench.targets import BESIDE, COMPILED, INTERPRETED
from tests.bench import made_up

SVG = "{http://www.w3.org/2000/svg}"


# --- the data ---


@pytest.mark.parametrize(("low", "high", "busy"), [(5.0, 6.4, False), (5.0, 6.6, True)])
def test_calibrations_far_apart_mean_a_busy_machine(low: float, high: float, busy: bool) -> None:
    assert made_up.report(pace=Spread(6.0, low, high)).run.busy is busy


def test_a_report_can_be_written_and_read_back() -> None:
    text = made_up.report(decisions=60_000).to_json()
    again = load(text)
    assert again.to_json() == text
    assert again.subjects == made_up.report().subjects
    assert again.missed == made_up.report(decisions=60_000).missed
    times = again.times("gears, 4 players", COMPILED, "decisions", BESIDE)
    assert times == Spread(18.0, 16.2, 21.6)


def test_the_file_tells_what_was_missed_and_rounds_what_is_noise() -> None:
    content = json.loads(made_up.report(decisions=61_234.56789).to_json())
    assert content["missed"][0] == "gears, 4 players, interpreted: decisions 61,235, floor 70,000"
    assert content["figures"][0]["seen"] == [30_617.0, 27_556.0, 36_741.0]
    assert content["reference_pace"] == 7.3e6


def test_modes_and_games_are_those_that_were_measured() -> None:
    assert made_up.report().modes == [INTERPRETED, COMPILED]
    assert made_up.report(compiled=None).modes == [INTERPRETED]
    assert made_up.report().games == ["gears", "lastwill"]
    assert made_up.report(peers=False).peers == []


# --- tables ---


def test_a_game_has_a_table_with_both_modes_their_targets_and_how_many_times() -> None:
    table = game_table(made_up.report(), "gears")
    assert table.heads == ["", "interpreted", "target", "compiled", "target", "times"]
    assert table.rows == [
        ["2 players"],
        ["decisions/s", "150 k (135–180)", "", "450 k (405–540)", "", "3.00 (2.70–3.60)"],
        ["views/s", "21.4 k (19.3–25.7)", "", "64.3 k (57.9–77.1)", "", "3.00 (2.70–3.60)"],
        ["4 players"],
        [
            "decisions/s",
            "150 k (135–180)",
            "✓ goal 100 k",
            "450 k (405–540)",
            "✓ floor, goal 500 k",
            "3.00 (2.70–3.60)",
        ],
        ["views/s", "21.4 k (19.3–25.7)", "", "64.3 k (57.9–77.1)", "", "3.00 (2.70–3.60)"],
    ]


def test_without_a_compiled_build_its_columns_are_missing() -> None:
    table = game_table(made_up.report(decisions=60_000, compiled=None), "lastwill")
    assert table.heads == ["", "interpreted", "target"]
    assert table.rows[1] == ["decisions/s", "60.0 k (54.0–72.0)", "✗ floor 70 k"]


def test_peers_stand_in_a_table_of_their_own_with_our_multiples_beside() -> None:
    report = made_up.report()
    row = ["25.0 k (22.5–30.0)", "250 (225–300)", "12.5 k (11.2–15.0)", "state.clone()"]
    assert peers_table(report).rows[0] == [BESIDE, *row]
    compiled = multiples_table(report, COMPILED)
    assert compiled.heads == ["", "gears, 4 players", "lastwill, 5 players"]
    assert compiled.rows[0] == [BESIDE, "✓ 18.0 (16.2–21.6)", "✓ 18.0 (16.2–21.6)"]
    assert compiled.rows[1] == ["chess in C++", "2.81 (2.53–3.38)", "2.81 (2.53–3.38)"]
    assert multiples_table(report, INTERPRETED).rows[0][1] == "6.00 (5.40–7.20)"
    assert multiples_table(made_up.report(compiled=300_000), COMPILED).rows[0][1].startswith("✗ 12.0")


def test_without_peers_there_are_the_games_and_their_courses_only() -> None:
    found = [table.title for table in tables(made_up.report(peers=False))]
    assert found == ["gears", "lastwill", "Courses of random games"]


@pytest.mark.parametrize(
    ("decisions", "mark", "last"),
    [
        (60_000, "✗ floor 70 k", "Below the floor: lastwill, 5 players, interpreted: decisions 60,000, floor 70,000"),
        (80_000, "✓ floor, goal 100 k", "Every floor is reached."),
        (250_000, "✓ goal 100 k", "Every floor is reached."),
    ],
)
def test_the_terminal_shows_marks_and_ends_with_the_verdict(
    capsys: pytest.CaptureFixture[str], decisions: int, mark: str, last: str
) -> None:
    show(made_up.report(decisions=decisions), console())
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in printed if mark in line]
    assert printed[-1] == last
    assert max(len(line) for line in printed) <= WIDTH_WITHOUT_TERMINAL


# --- chart ---


def test_bars_are_as_long_as_their_logarithms() -> None:
    report = made_up.report()
    tree = ElementTree.fromstring(chart.draw(report))
    found = {
        mode: [float(rect.get("width", "")) for rect in tree.iter(f"{SVG}rect") if _is_bar(rect, mode)]
        for mode in ("compiled", "interpreted", "peer")
    }
    assert [len(found[mode]) for mode in found] == [2, 2, 2]
    scale = chart.axis(chart.bars(report))
    assert scale.marks == [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]
    assert scale.x(20_000) == chart.LEFT
    assert scale.x(1_000_000) == chart.WIDTH - chart.RIGHT
    # From the same beginning on, lengths differ by the logarithm of the ratio: here 450 k to 150 k.
    assert found["compiled"][0] - found["interpreted"][0] == pytest.approx(scale.x(60_000) - scale.x(20_000), abs=0.2)


def _is_bar(rect: ElementTree.Element, mode: str) -> bool:
    return rect.get("class") == mode and rect.get("height") == str(chart.BAR)


def test_the_fastest_peer_comes_first_and_ours_before_all() -> None:
    names = [bar.name for bar in chart.bars(made_up.report())]
    assert names == ["Gears of Time, 4 players", "", "Last Will, 5 players", "", "chess in C++", BESIDE]
    alone = chart.bars(made_up.report(compiled=None, peers=False))
    assert [bar.name for bar in alone] == ["Gears of Time, 4 players", "Last Will, 5 players"]


def test_everything_lies_within_the_picture() -> None:
    tree = ElementTree.fromstring(chart.draw(made_up.report()))
    _, _, width, height = [float(value) for value in tree.get("viewBox", "").split()]
    for text in tree.iter(f"{SVG}text"):
        assert 0 < float(text.get("x", "")) < width - 20
        assert 0 < float(text.get("y", "")) < height


def test_the_chart_has_colours_for_light_and_dark_and_words_for_those_who_do_not_see_it() -> None:
    drawn = chart.draw(made_up.report())
    light, dark = drawn.split("@media (prefers-color-scheme: dark)")
    for name in ("page", "compiled", "interpreted", "peer", "line", "faint", "quiet", "whisker", "value"):
        assert f".{name} {{" in light
        assert f".{name} {{" in dark
    assert "Gears of Time, 4 players, compiled: 450 k; gears, 4 players, interpreted: 150 k" in drawn


# --- the page ---


def test_the_page_begins_with_what_to_take_away() -> None:
    page = document.page(made_up.report(decisions=60_000))
    assert "compiled, with the most players, our games make 450 k decisions a second" in page
    assert "18.0 times those of catanatron" in page
    assert "- gears, 4 players, interpreted: decisions 60,000, floor 70,000" in page
    assert "| decisions/s | 60.0 k (54.0–72.0) | | 450 k (405–540) | | 7.50 (6.75–9.00) |" in page
    assert "A processor, 2 cores, Linux; one pinned core; Python 3.11.7" in page
    assert "| compiled, decisions/s | 400,000 | 500,000 |" in page


def test_the_page_of_an_interpreted_run_without_peers_says_so() -> None:
    page = document.page(made_up.report(compiled=None, peers=False))
    assert "interpreted, with the most players, our games make 150 k decisions a second." in page
    assert "Only the interpreted games were measured in this run. Every floor is reached." in page
    assert "## Peers" not in page


def test_rows_of_the_page_have_as_many_cells_as_their_heads() -> None:
    for block in document.page(made_up.report()).split("\n\n"):
        lines = [line for line in block.splitlines() if line.startswith("|")]
        assert len({line.count("|") for line in lines}) <= 1


def test_the_committed_page_and_chart_are_made_from_the_committed_figures() -> None:
    report = load(document.DATA.read_text(encoding="utf-8"))
    hint = "not edited by hand: `make bench ARGS=--doc` writes it"
    assert document.PAGE.read_text(encoding="utf-8") == document.page(report), hint
    assert document.CHART.read_text(encoding="utf-8") == chart.draw(report), hint
    assert report.to_json() == document.DATA.read_text(encoding="utf-8"), hint


def test_the_page_names_no_place_of_a_machine() -> None:
    report = load(document.DATA.read_text(encoding="utf-8"))
    assert not re.search(r"(^|\s)/(home|work|tmp|usr|root|opt)\b", report.to_json() + document.page(report))


def test_the_processor_is_told_as_the_system_names_it() -> None:
    assert cpu_model("processor\t: 0\nmodel name\t: Fast: 3 GHz\nmodel name\t: Other\n") == "Fast: 3 GHz"
    assert cpu_model("processor\t: 0\n") == ""
