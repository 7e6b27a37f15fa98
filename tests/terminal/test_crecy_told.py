"""The Duke de Crecy as it is told: what a newcomer stumbled over, in both languages."""

from __future__ import annotations

import pytest
from msgspec import structs

from bequest.core.position import Position
from bequest.core.wire import Step
from bequest.core.words import Arg, Message, words
from bequest.games.crecy.data import terms
from bequest.games.crecy.rules import codes
from bequest.games.crecy.rules.state import CrecyState
from bequest.games.crecy.words import reasons
from bequest.terminal.choices import ROOM_FOR_NOTES, Choices
from bequest.terminal.effects import told_steps
from bequest.terminal.showing import Showing
from bequest.terminal.voice import Voice
from tests import forms
from tests.terminal.sitting import Script, looks
from tests.terminal.test_crecy_screen import found, reached, table_of

SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})


def plain(text: str) -> str:
    return " ".join(text.translate(SPACES).split())


def said(language: str, id: str, **args: Arg) -> str:
    return plain(words(language).text(id, **args))


def table(position: Position, language: str) -> str:
    return plain(" ".join(line.plain for line in looks(position, language).board(position, 0)))


TEXTS: list[tuple[str, dict[str, Arg], str, str]] = [
    ("crecy-takes", {"n": 1}, "takes 1 card", "+1 carte Ami"),
    ("crecy-state-child", {}, "still a child", "encore enfant"),
    ("crecy-did-have-children", {}, "tries for a child", "essaie d’avoir un enfant"),
    (
        "crecy-event-attached",
        {"kind": "contribution", "card": "X", "person": "Y"},
        "makes the Contribution X in the name of Y",
        "fait la Contribution « X », attribuée à Y",
    ),
    (
        "crecy-event-attached",
        {"kind": "mansion", "card": "X", "person": "Y"},
        "gives a Mansion to Y",
        "donne une Demeure à Y",
    ),
    (
        "crecy-event-attached",
        {"kind": "venture", "card": "X", "person": "Y"},
        "gives a Venture to Y",
        "donne une Entreprise à Y",
    ),
    ("crecy-event-child-card", {"n": 1, "cards": "X"}, "turns up the card X", "révèle la carte X"),
    ("crecy-event-child-card", {"n": 2, "cards": "X"}, "turns up the cards X", "révèle les cartes X"),
    ("crecy-table-placed", {"n": 1, "spaces": "X"}, "pawn on X", "pion sur X"),
    ("crecy-table-placed", {"n": 2, "spaces": "X"}, "pawns on X", "pions sur X"),
    ("crecy-table-missions-of", {"n": 1, "missions": "X"}, "Mission: X", "Mission : X"),
    ("crecy-table-missions-of", {"n": 2, "missions": "X"}, "Missions: X", "Missions : X"),
    ("crecy-table-mission-name", {"mission": "X"}, "X", "« X »"),
    ("crecy-event-mission-name", {"mission": "X"}, "X", "« X »"),
    ("crecy-table-mission", {"card": "X"}, "Mission X:", "Mission « X » :"),
    ("crecy-table-known", {"all": "yes", "cards": "X"}, "in hand: X", "en main : X"),
    ("crecy-table-known", {"all": "no", "cards": "X"}, "in hand among others: X", "en main, entre autres : X"),
    (
        "crecy-table-piles",
        {"friends": 4, "children": 5, "missions": 6},
        "4 Friends, 5 Children, 6 Missions",
        "4 Amis, 5 Enfants, 6 Missions",
    ),
    (
        "crecy-brings-marry",
        {"mode": "family"},
        "an adult of this Generation marries a Friend of your hand now; then a birth draw",
        "un adulte de cette Génération épouse maintenant un Ami de votre main, puis une naissance",
    ),
    (
        "crecy-brings-arrange",
        {},
        "a child is promised a Friend of your hand: paid now, wedding in the next Generation",
        "un enfant est promis à un Ami de votre main : payé maintenant, noces à la Génération suivante",
    ),
    ("crecy-honor-patron", {"amount": "+6"}, "in all +6 Honor from the Patron", "en tout +6 Honneur du Mentor"),
    ("terminal-follows", {"steps": "X"}, "then the only possibility: X", "puis, seule possibilité : X"),
    ("gears-board-piles", {"pile": 4, "discards": 5}, "draw pile 4, discard pile 5", "4 en pioche, 5 en défausse"),
    ("gears-board-stands", {"score": 1, "pool": 3}, "1 point, Pool 3", "1 point, 3 en Réserve"),
]


@pytest.mark.parametrize(("id", "args", "english", "french"), TEXTS)
def test_how_it_is_said(id: str, args: dict[str, Arg], english: str, french: str) -> None:
    assert (said("en", id, **args), said("fr", id, **args)) == (english, french)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "you lose the child or the mother"), ("fr", "vous perdez l’enfant ou la mère")]
)
def test_a_complication_says_what_is_lost(language: str, text: str) -> None:
    assert text in said(language, "crecy-text-complication")


@pytest.mark.parametrize(
    ("language", "last", "not_last"),
    [
        ("en", "Generation I, round 2 of 9, its last", "Generation II, round 3 of 9 ─"),
        ("fr", "Génération I, manche 2 sur 9 (dernière)", "Génération II, manche 3 sur 9 ─"),
    ],
)
def test_the_heading_tells_the_last_round_of_a_generation(language: str, last: str, not_last: str) -> None:
    assert last in table(found(lambda view: view["round"] == 2), language)
    assert not_last in table(found(lambda view: view["round"] == 3), language)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_space_is_taken_by_a_player_and_not_by_a_seat(language: str) -> None:
    position = found(lambda view: any(entry["seat"] == 2 for entry in view["spaces"]))
    assert isinstance(position, CrecyState)
    space = next(n for n, entry in enumerate(forms.view(position, 0)["spaces"]) if entry["seat"] == 2)
    why = codes.why(codes.SPACE_TAKEN, {"space": terms.FIRST_MAIN + space, "holder": 1})
    name = words(language).say(looks(position, language).player(position.view(0), 1))
    told = plain(words(language).say(reasons.worded(position, why).message))
    assert {"en": f"is taken by {name} in this round", "fr": f"occupée par le joueur {name} pendant"}[language] in told


@pytest.mark.parametrize(("language", "start"), [("en", "this Generation: "), ("fr", "cette Génération : ")])
def test_what_lasts_for_a_generation_is_told_with_what_it_does(language: str, start: str) -> None:
    position = found(lambda view: bool(view["seats"][0]["lasting"]))
    note = table(position, language).partition(start)[2]
    assert note.partition(" (")[2].partition(")")[0]
    lines = looks(position, language, 140).log(position.events(0, 0), position.view(0))
    story = plain(" ".join(line.plain for line in lines))
    sign = {"en": "takes effect for this Generation (", "fr": "vaut pour cette Génération ("}[language]
    assert sign in story


@pytest.mark.parametrize("language", ["en", "fr"])
def test_options_keep_what_they_bring_on_a_screen_of_forty_lines(language: str) -> None:
    position = reached(table_of(seed=4), lambda view: True)
    voice = Voice(Script(), language)
    one: Choices = Showing(position, looks(position, language), voice, ()).choices(0)
    whole = [line.plain for line in one.lines(40)]
    assert len(whole) > ROOM_FOR_NOTES
    note = plain(words(language).text("crecy-brings-marry", mode="family"))
    assert note in plain(" ".join(line.plain for line in one.lines(40, ROOM_FOR_NOTES)))
    assert note not in plain(" ".join(line.plain for line in one.lines(40, 3)))


@pytest.mark.parametrize(("language", "couple"), [("en", " and "), ("fr", " et ")])
def test_steps_that_follow_are_told_one_by_one(language: str, couple: str) -> None:
    """A couple among them is not taken for two more steps."""
    position = reached(table_of(seed=4), lambda view: True)
    one = Message("crecy-choice-discard", {"card": "X", "given": "no"})
    two = Message("crecy-choice-dealt", {"card": f"A{couple}B"})
    following = structs.replace(position.offers(0)[0], follows=[Step("friend x", one), Step("person 1", two)])
    told = told_steps(looks(position, language), Voice(Script(), language), following)
    assert told == f"{words(language).say(one)} + A{couple}B"
