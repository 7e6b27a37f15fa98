"""A report as a page: one file with its charts in it, without scripts, for light and dark screens."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as Xml

from bequest.core.words import Words
from bequest.lab.balance.drawing import svg
from bequest.lab.balance.telling import Section, Told

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #2b2a28; --faint: #6b675f; --line: #e3dfd4; --band: #e9f0ea;
  --dot: #2f5d62; --good: #2e7d4f; --open: #a06a00; --bad: #b3402a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1c1d; --ink: #e8e5df; --faint: #a5a198; --line: #38393a;
  --band: #25312b; --dot: #7fb8bd; --good: #7cc79a; --open: #e0b050; --bad: #ee8a74; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 62rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .3rem; }
p { margin: .3rem 0; max-width: 46rem; }
.note, .about { color: var(--faint); }
.wide { overflow-x: auto; margin-top: .8rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .25rem .8rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--faint); font-weight: 600; }
.word { text-align: left; white-space: normal; }
.good { color: var(--good); } .open { color: var(--open); } .bad { color: var(--bad); }
td.good, td.open, td.bad { font-weight: 600; }
summary { cursor: pointer; color: var(--faint); margin-top: .6rem; }
svg { max-width: 100%; height: auto; display: block; margin-top: .6rem; font-size: 13px; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); font-size: 12px; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .grid { stroke: var(--line); } svg .band { fill: var(--band); }
svg .even { stroke: var(--faint); stroke-dasharray: 5 4; }
svg .dot line { stroke: var(--dot); stroke-width: 5; stroke-linecap: round; opacity: .35; }
svg .dot circle { fill: var(--dot); }
svg .good line { stroke: var(--good); } svg .good circle { fill: var(--good); }
svg .open line { stroke: var(--open); } svg .open circle { fill: var(--open); }
svg .bad line { stroke: var(--bad); } svg .bad circle { fill: var(--bad); }
""".strip()


def page(told: Told, command: str, said: Words) -> str:
    """The whole page as text."""
    root = Xml.Element("html", {"lang": said.language})
    head = Xml.SubElement(root, "head")
    Xml.SubElement(head, "meta", {"charset": "utf-8"})
    Xml.SubElement(head, "meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    Xml.SubElement(head, "title").text = told.title
    Xml.SubElement(head, "style").text = STYLE
    body = Xml.SubElement(root, "body")
    Xml.SubElement(body, "h1").text = told.title
    for line in told.about:
        Xml.SubElement(body, "p", {"class": "about"}).text = line
    made = Xml.SubElement(body, "p", {"class": "about"})
    made.text = said.text("lab-balance-command") + " "
    Xml.SubElement(made, "code").text = command
    for section in told.sections:
        _section(body, section, said)
    Xml.indent(root)
    return "<!DOCTYPE html>\n" + Xml.tostring(root, encoding="unicode", method="html") + "\n"


def _section(body: Xml.Element, section: Section, said: Words) -> None:
    Xml.SubElement(body, "h2").text = section.title
    for note in section.notes:
        Xml.SubElement(body, "p", {"class": "note"}).text = note
    if section.chart is not None:
        even, mark = said.text("lab-balance-axis-even"), said.text("command-decimal-mark")
        body.append(svg(section.chart, even, mark))
    if not section.rows:
        return
    if section.long:
        body = Xml.SubElement(body, "details")
        Xml.SubElement(body, "summary").text = said.text("lab-balance-all-figures")
    _table(body, section)


def _table(body: Xml.Element, section: Section) -> None:
    table = Xml.SubElement(Xml.SubElement(body, "div", {"class": "wide"}), "table")
    heads = Xml.SubElement(Xml.SubElement(table, "thead"), "tr")
    for number, head in enumerate(section.heads):
        Xml.SubElement(heads, "th", _look(number < section.words, "")).text = head
    rows = Xml.SubElement(table, "tbody")
    for cells in section.rows:
        row = Xml.SubElement(rows, "tr")
        for number, cell in enumerate(cells):
            Xml.SubElement(row, "td", _look(number < section.words, cell.tone)).text = cell.text


def _look(word: bool, tone: str) -> dict[str, str]:
    look = " ".join([name for name in ("word" if word else "", tone) if name])
    return {"class": look} if look else {}
