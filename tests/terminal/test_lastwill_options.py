"""The options of Last Will on the screen: nothing of them is cut, and each says what it costs and what it leaves."""

from __future__ import annotations

import json

import pytest

from bequest import games
from bequest.core.position import Position
from bequest.core.words import LANGUAGES
from bequest.terminal.showing import Showing
from bequest.terminal.voice import Voice
from tests.terminal.sitting import Script, looks

LONG = [
    "grand-boat-trip", "late-supper", "horse-races", "dinner-party", "garden-party", "tailor", "livestock-dealer",
    "gentlemens-club", "hundred-chimneys",
]  # fmt: skip
"""Cards of the supplied deck that say much."""


def plain(text: str) -> str:
    """Without the signs that no keyboard has: no-break spaces and the real minus."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2212", "-")


def laid(hand: list[str], board: list[object] | None = None, **fields: object) -> Position:
    """Three players; the first has a hand and a board, and is asked."""
    spaces = [*(board or []), None, None, None, None, None][: max(5, len(board or []))]
    own: dict[str, object] = {"hand": hand, "board": spaces}
    if "phase" not in fields:
        own["actions"] = fields.pop("actions", 3)
    others: dict[str, object] = {}
    if fields.get("phase") == "errand":
        own["errand_boys"] = 2
        others["errand_boys"] = 1
    content = {"options": {"players": 3, "seed": 1}, "round": 3, "seats": [own, others, others], **fields}
    return games.get("lastwill").from_json(json.dumps(content), journal=True)


def shown(position: Position, language: str = "en", width: int = 80, room: int = 10_000) -> str:
    """The options as they stand on the screen."""
    skin = looks(position, language, width)
    choices = Showing(position, skin, Voice(Script(width=width), language), ()).choices(0)
    return plain("\n".join([line.plain for line in choices.lines(width, room)]))


def told(position: Position, language: str = "en") -> str:
    """The same without columns."""
    return " ".join(shown(position, language).split())


# --- nothing is cut ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("room", [10_000, 9])
def test_cards_to_keep_are_shown_in_full(language: str, width: int, room: int) -> None:
    for position in (laid(LONG, phase="end-of-round", stage=1), laid(LONG[:6], phase="offering", stage=2, round=1)):
        found = shown(position, language, width, room)
        assert "…" not in found
        assert max(map(len, found.splitlines())) <= width


def test_all_that_a_card_to_keep_says_is_there() -> None:
    position = laid(LONG, phase="end-of-round", stage=1)
    assert "d Grand Boat Trip – Event, helm: 2 actions and £2, dog +£3, guest +£2, chef +£2" in told(position)
    assert "Événement, barre : 2 actions et 2 £, chien +3 £, invité +2 £, cuisinier +2 £" in told(position, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("room", [10_000, 9])
def test_cards_to_play_are_shown_in_full(language: str, width: int, room: int) -> None:
    assert "…" not in shown(laid(LONG), language, width, room)


def test_where_there_is_little_room_cards_to_play_tell_their_cost() -> None:
    position = laid(["grand-boat-trip", "dinner"])
    coins = ", dog +£3, guest +£2, chef +£2"
    assert coins in told(position)
    assert "a Play Dinner: 1 action, £2    b Play Grand Boat Trip: 2 actions, £2\n" in shown(position, room=2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [10_000, 9])
def test_errands_are_shown_in_full(language: str, room: int) -> None:
    offering = {"A1": "grand-boat-trip", "A2": "tailor", "G1": "private-kitchen", "G2": "hollyhock-farm", "G3": "chef"}
    found = shown(laid([], phase="errand", offering=offering), language, room=room)
    assert "…" not in found


# --- the end of a turn ---


@pytest.mark.parametrize(
    ("language", "full", "short"),
    [
        ("en", "still to activate: Fresh Flowers (no action)", "1 card still to activate"),
        ("fr", "encore à activer : « Fleurs fraîches » (sans action)", "encore 1 carte à activer"),
    ],
)
def test_ending_the_turn_shows_what_could_still_be_activated(language: str, full: str, short: str) -> None:
    position = laid(LONG, [{"card": "fresh-flowers"}], actions=0)
    assert told(position, language).endswith(full)
    assert shown(position, language, room=1).endswith(short)


# --- the property market ---


@pytest.mark.parametrize(
    ("language", "now", "headings"),
    [
        ("en", "as it is now", "token, £ yours sells for, (£) one in hand costs"),
        ("fr", "comme maintenant", "jeton, £ vente de la vôtre, (£) achat de celle en main"),
    ],
)
def test_the_market_tells_what_its_numbers_are_and_which_hold_now(language: str, now: str, headings: str) -> None:
    tokens = {"mansion": -2, "town-house": 1, "manor-house": 3, "farm": -3}
    position = laid(["ivy-end"], [{"card": "number-seven"}], phase="errand", market=tokens)
    position.apply(position.game.parse("errand market"), 0)
    lines = [" ".join(line.split()) for line in shown(position, language, 140).splitlines()]
    assert lines[0].endswith(headings)
    [present] = [line for line in lines if line.endswith(now)]
    assert present.replace("£", "").split()[1:5] == ["-2", "+1", "10", "+3"], "what a town house of 9 sells for"


# --- how one stands ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_all_that_one_owns_is_told_with_the_worth(language: str, width: int) -> None:
    owned = ["hundred-chimneys", "duchess-lodge", "station-terrace", "moat-house", "hollyhock-farm"]
    position = laid([], [{"card": card} for card in owned], actions=1)
    skin = looks(position, language, width)
    lines = [plain(line.plain) for line in skin.standing(position, 0)]
    told = " ".join(" ".join(lines).split())
    assert "…" not in told
    assert max(map(len, lines)) <= width
    faces = {face.id: face.names for face in position.game.faces()}
    for card in owned:
        assert plain(faces[f"property:{card}"][language]) in told
    assert {"en": "= worth £163", "fr": "= valeur 163 £"}[language] in told
    assert told.endswith({"en": "Blue £70", "fr": "Bleu 70 £"}[language])
