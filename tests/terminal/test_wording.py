"""Words that people stumbled over, and how they are put now: spelling, plurals, articles, quotation marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bequest
from bequest import games
from bequest.core.words import Arg, texts, words
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.loading import load, supplied
from bequest.games.crecy.words.names import title_message

REPOSITORY = Path(bequest.__file__).parent.parent.parent
BRITISH = re.compile(
    r"\b\w*(colour|honour|favour|neighbour|behaviour|labour|rumour|vapour|savour|humour|parlour)\w*|\bfulfils?\b|\bgrey\b"
    r"|\b(theatre|centre|licence|draught|catalogued?|programmes?)\b|\b\w+(lise|nise|rise|tise|sise)[ds]?\b",
    re.IGNORECASE,
)
NOT_BRITISH = re.compile(
    r"(sun|en|comp|ot|surp|high|likew|p)?rise[ds]?|otherwise|enterprise|entreprise|expertise|advertise|surprised?|premise|"
    r"catalogue|theatre|draught",
    re.IGNORECASE,
)
"""Words that only look like it, and the catalogue of the rules; card ids keep their letters."""
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *[f"docs/{name}.md" for name in ("terminal", "decks")]]
RULES = [f"docs/rules/{name}.md" for name in games.names()]


def british(text: str) -> list[str]:
    found = [match[0] for match in BRITISH.finditer(text)]
    return [word for word in found if not NOT_BRITISH.fullmatch(word)]


def test_english_is_american() -> None:
    for file, text in texts("en").items():
        prose = re.sub(r"^[a-z0-9-]+ =|\{[^}]*\}|option colours|\[[a-z-]+\]", "", text, flags=re.MULTILINE)
        assert british(prose) == [], file


@pytest.mark.skipif(not (REPOSITORY / "docs").exists(), reason="an installed package has no documents")
@pytest.mark.parametrize("name", [*DOCUMENTS, *RULES])
def test_documents_are_american(name: str) -> None:
    text = (REPOSITORY / name).read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    assert british(re.sub(r"`[^`]*`|\]\([^)]*\)", "", prose)) == []


@pytest.mark.parametrize("name", games.names())
def test_cards_are_american(name: str) -> None:
    notes = [face.text for face in games.get(name).faces() if face.text is not None]
    notes += [games.get(name).speaker.card(face.id) for face in games.get(name).faces()]
    assert british(" ".join([words("en").say(note) for note in notes])) == []


@pytest.mark.parametrize("n", [1, 2, 5])
def test_plurals(n: int) -> None:
    english, french = words("en"), words("fr")
    s = "" if n == 1 else "s"
    assert english.text("crecy-do-take", amount=n, gender="any") == f"take {n} Friend{s} from the display"
    assert french.text("crecy-do-take", amount=n, gender="any") == f"prendre {n} carte{s} Ami dans l’étalage"
    facts: dict[str, Arg] = {"purpose": "couple", "one": "A", "other": "B", "children": n}
    assert french.text("crecy-choice-couple", **facts) == f"A et B ({n} enfant{s})"
    assert english.text("crecy-choice-couple", **facts) == f"A and B ({n} child{'' if n == 1 else 'ren'})"


def test_what_is_said_now() -> None:
    english, french = words("en"), words("fr")
    assert english.text("crecy-decision-discard", count=1, given="no") == "Which card do you discard?"
    assert french.text("crecy-decision-discard", count=1, given="no") == "Quelle carte défaussez-vous\u202f?"
    assert english.text("lastwill-reason-errand-taken", errand="opera") == "this space is taken: opera"
    assert french.text("lastwill-reason-errand-taken", errand="opéra") == "cette case est prise\u00a0: opéra"
    assert "Qui a le plus d’Honneur l’emporte" in french.text("crecy-goal")
    assert "gratuitement" in french.text("crecy-choice-ask", amount=2, cost=1)
    assert french.text("crecy-do-free-turn") == "peut se jouer en tour libre, sans pion"
    assert (french.text("gears-board-success"), french.text("gears-board-failure")) == ("✓", "✗")
    for said in (french.text("terminal-saved", path="x"), french.text("terminal-saves")):
        assert "enregistrée" in said


def test_titles_have_a_form_for_women() -> None:
    deck = supplied("base")
    baron = next(number for number, title in enumerate(deck.titles) if title.id == "baron")
    assert title_message(deck, baron, terms.MALE).text("fr") == "Baron"
    assert title_message(deck, baron, terms.FEMALE).text("fr") == "Baronne"
    assert title_message(deck, baron, terms.FEMALE).text("en") == "Baroness"
    assert all(title.female is not None for title in deck.titles)
    facts = {"kind": "title", "card": "Baronne", "person": "Louise"}
    assert words("fr").text("crecy-event-attached", **facts) == "donne à Louise le Titre de Baronne"
    assert (
        words("fr").text("crecy-decision-holder", kind="title", card="Baron") == "Qui reçoit le Titre de Baron\u202f?"
    )


def test_a_title_with_another_name_does_not_keep_the_old_form() -> None:
    deck = load('name = "mine"\n[[title]]\nid = "baron"\nname = "Landgrave"\n', "mine.toml")
    baron = next(number for number, title in enumerate(deck.titles) if title.id == "baron")
    assert title_message(deck, baron, terms.FEMALE).text("fr") == "Landgrave"


def test_french_sets_names_of_actions_in_guillemets() -> None:
    french = words("fr")
    for effect in ("ask-friends", "ask-more", "socialize-more", "mansion-discount", "title-discount"):
        assert french.text(f"crecy-do-{effect}", amount=1).count("«") == 1


def test_nobody_shares_a_word_with_the_hints() -> None:
    """The command is called advice: Hints are cards of The Testament."""
    for language, hint in (("en", "hint"), ("fr", "indice")):
        assert hint not in words(language).text("terminal-command-hint")
        for id in ("terminal-usage-hint", "terminal-help-hint", "terminal-hint", "terminal-no-hint"):
            said = words(language).text(
                id, game="crecy", **({"number": "1", "choice": "x"} if id == "terminal-hint" else {})
            )
            assert hint not in said.lower()


def test_french_has_one_word_for_the_end_of_a_game_for_ranks_and_for_totals() -> None:
    assert not [file for file, text in texts("fr").items() if "partie est finie" in text]
    french = words("fr")
    assert {french.text(f"{game}-result-rank") for game in ("gears", "crecy", "lastwill")} == {"rang"}
    assert {french.text(f"{game}-result-total") for game in ("gears", "crecy")} == {"total"}
