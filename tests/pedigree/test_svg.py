"""The sheet to print and hang up."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree as Xml

import pytest

from bequest.core.words import LANGUAGES, words
from bequest.pedigree.people import Relative
from bequest.pedigree.svg import breadth, svg
from tests.pedigree.families import downward, large, person, upward, widower

EN = words("en")
NAMESPACE = "{http://www.w3.org/2000/svg}"
Box = tuple[float, float, float, float]


def sheet(people: list[Relative] | tuple[Relative, ...], language: str = "en") -> Xml.Element:
    return Xml.fromstring(svg(people, words(language)))


def size(root: Xml.Element) -> tuple[float, float]:
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    return width, height


def person_groups(root: Xml.Element) -> list[Xml.Element]:
    """The groups with a cartouche: they have a title, a plaque and an inner line."""
    return [group for group in root.findall(f"{NAMESPACE}g") if group.find(f"{NAMESPACE}title") is not None]


def box(group: Xml.Element) -> Box:
    """The rectangle around the first path of a group, which has absolute coordinates only."""
    path = group.find(f"{NAMESPACE}path")
    assert path is not None
    xs: list[float] = []
    ys: list[float] = []
    for command, numbers in re.findall(r"([MHVQ])([^MHVQZ]*)", path.attrib["d"]):
        values = [float(number) for number in numbers.split()]
        xs += values if command == "H" else [] if command == "V" else values[::2]
        ys += values if command == "V" else [] if command == "H" else values[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def texts(root: Xml.Element) -> list[Xml.Element]:
    return list(root.iter(f"{NAMESPACE}text"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_sheet_of_a_series_paper_in_landscape(language: str) -> None:
    for people in [*downward(language), *upward(language), tuple(widower()), tuple(large())]:
        root = sheet(people, language)
        width, height = size(root)
        assert (width, height) in ((297, 210), (420, 297))
        paper = (root.attrib["width"], root.attrib["height"])
        assert paper in (("297mm", "210mm"), ("420mm", "297mm"), ("594mm", "420mm"), ("841mm", "594mm"))
        assert (paper[0] == "297mm") == (width == 297)


def test_no_letters_are_too_small_to_read() -> None:
    for people in [*downward(), *upward(), tuple(large())]:
        root = sheet(people)
        larger = float(root.attrib["width"].removesuffix("mm")) / size(root)[0]
        names = [group.find(f"{NAMESPACE}text") for group in person_groups(root)]
        assert min(float(name.attrib["font-size"]) * larger for name in names if name is not None) > 2.0


def test_it_can_be_listened_to() -> None:
    root = sheet(widower())
    assert root.attrib["role"] == "img"
    ids = root.attrib["aria-labelledby"].split()
    title, desc = (root.find(f"{NAMESPACE}{tag}") for tag in ("title", "desc"))
    assert title is not None
    assert desc is not None
    assert [title.attrib["id"], desc.attrib["id"]] == ids
    assert title.text == "The Family of Armand"
    assert desc.text is not None
    assert all(kin.name in desc.text for kin in widower())
    assert [root.attrib["{http://www.w3.org/XML/1998/namespace}lang"]] == ["en"]


def test_nothing_comes_from_elsewhere() -> None:
    text = svg(widower(), EN)
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<(image|script|style|use|foreignObject)|@font-face|href|textLength", text)
    assert "serif" in sheet(widower()).attrib["font-family"]


def test_every_person_has_a_box_on_the_sheet_and_none_overlap() -> None:
    for people in [*downward(), *upward(), tuple(widower()), tuple(large())]:
        root = sheet(people)
        width, height = size(root)
        boxes = [box(group) for group in person_groups(root)]
        assert len(boxes) == len(people)
        for left, top, right, bottom in boxes:
            assert 10 < left < right < width - 10
            assert 45 < top < bottom < height - 15
        for one, other in combinations(boxes, 2):
            apart = one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
            assert apart


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_wider_than_its_box(language: str) -> None:
    long = [
        person(1, "Wilhelmina-Margarethe von Mömmelmann", gender="female", partner=2, occupation="W" * 40),
        person(2, "M" * 60, partner=1, nationality="Prussian", attached=(("title", "Grand Master " * 5),)),
    ]
    for people in [*downward(language), *upward(language), tuple(long)]:
        for group in person_groups(sheet(people, language)):
            left, _, right, bottom = box(group)
            for text in group.findall(f"{NAMESPACE}text"):
                wide = breadth(text.text or "", float(text.attrib["font-size"]), "font-weight" in text.attrib)
                caption = float(text.attrib["y"]) > bottom
                assert wide <= (right - left) * (1.2 if caption else 0.95)


def test_headings_and_captions_fit_the_sheet() -> None:
    root = sheet([person(1, "A most extraordinarily long name that nobody in France would ever bear in public")])
    width, _ = size(root)
    for text in texts(root):
        assert breadth(text.text or "", float(text.attrib["font-size"]), "font-weight" in text.attrib) <= width - 60


def test_the_departed_are_faded_and_have_a_cross() -> None:
    groups = {group.findtext(f"{NAMESPACE}text"): group for group in person_groups(sheet(widower()))}
    assert float(groups["† Ann"].attrib["opacity"]) < 0.7
    assert "opacity" not in groups["Maria"].attrib


def test_betrothals_are_dashed_and_so_are_those_promised() -> None:
    root = sheet(widower())
    promised = next(group for group in person_groups(root) if group.findtext(f"{NAMESPACE}text") == "Zeynep")
    assert "stroke-dasharray" in promised.findall(f"{NAMESPACE}path")[0].attrib
    dashed = [line for line in root.iter(f"{NAMESPACE}line") if "stroke-dasharray" in line.attrib]
    assert len(dashed) == 2  # in the drawing and in its legend


def test_couples_have_two_lines_and_two_rings() -> None:
    couple = [person(1, "Armand", partner=2), person(2, "Ann", gender="female", partner=1)]
    root = sheet(couple)
    bond = root.findall(f"{NAMESPACE}g/{NAMESPACE}g")[0]
    assert len(bond.findall(f"{NAMESPACE}line")) == 2
    assert len(bond.findall(f"{NAMESPACE}circle")) == 2


def test_attached_cards_have_emblems_and_a_legend() -> None:
    root = sheet(widower())
    held = {group.findtext(f"{NAMESPACE}text"): group.findall(f"{NAMESPACE}g") for group in person_groups(root)}
    assert [emblem.findtext(f"{NAMESPACE}title") for emblem in held["Armand"]] == ["Count", "Mansion"]
    assert [emblem.findtext(f"{NAMESPACE}title") for emblem in held["Maria"]] == ["Alms House", "Venture"]
    written = {text.text for text in texts(root)}
    assert {"Title", "Contribution", "Mansion", "Venture", "couple", "betrothed", "† departed"} <= written
    assert {"Count", "Alms House"} <= written


def test_generations_have_their_numerals_and_the_heading_no_dates() -> None:
    written = [text.text or "" for text in texts(sheet(large()))]
    assert [written.count(numeral) for numeral in ("I", "II", "III", "IV")] == [2, 2, 2, 2]
    assert "29 persons in 4 generations, 13 couples" in written
    assert not any(re.search(r"1[78]\d\d", text) for text in written)


def test_children_hang_on_a_curve_below_their_parents() -> None:
    root = sheet(large())
    curves = [path for path in root.iter(f"{NAMESPACE}path") if path.attrib.get("opacity") == "0.85"]
    assert len(curves) == 15
    for curve in curves:
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", curve.attrib["d"])]
        assert numbers[-1] > numbers[1]


def test_unknown_ancestors_have_no_name() -> None:
    people = [
        person(1, "Nathalie", 0, "female", father=2, mother=3, kind="friend"),
        person(2, "unknown man 2", 1, partner=3, kind="unknown"),
        person(3, "unknown woman 3", 1, "female", partner=2, kind="unknown"),
    ]
    root = sheet(people)
    assert [group.findtext(f"{NAMESPACE}text") for group in person_groups(root)] == ["Nathalie", "?", "?"]
    assert root.findtext(f"{NAMESPACE}title") == "The Ancestors of Nathalie"


def test_signs_of_xml_in_a_name_are_harmless() -> None:
    root = sheet([person(1, '<Ann> & "Bob"', attached=(("title", "</svg>"),))])
    assert person_groups(root)[0].findtext(f"{NAMESPACE}text") == '<Ann> & "Bob"'
