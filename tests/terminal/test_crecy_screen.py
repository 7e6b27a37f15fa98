"""The Duke de Crecy in the terminal: the table, the families, the log and the end, in every mode and language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bequest import games
from bequest.bots.player import best_kind, new_player
from bequest.bots.random_player import RandomPlayer
from bequest.core.handle import Handle
from bequest.core.position import Position
from bequest.core.words import LANGUAGES, words
from bequest.games.crecy.data import terms
from bequest.games.crecy.data.deck import Deck
from bequest.games.crecy.game import Crecy
from bequest.games.crecy.words import card_words, phrases, view_words
from bequest.terminal.client import Client
from bequest.terminal.table import Table, load_table, new_table
from tests import forms
from tests.sweeps import swept
from tests.terminal.sitting import NOW, Script, looks, picked, play_through, sit, typed

MODES = {"multiplayer": 3, "solo_standard": 1, "solo_testament": 1}
WIDTHS = (80, 100, 140)


def table_of(mode: str = "multiplayer", players: int = 0, seed: int = 4) -> Table:
    return new_table(games.get("crecy"), players or MODES[mode], seed, {"mode": mode})


def deck() -> Deck:
    game = games.get("crecy")
    assert isinstance(game, Crecy)
    return game.deck


def reached(table: Table, wanted: Callable[[dict[str, Any]], bool], kind: str = "turn") -> Position:
    """Plays at random until a decision of the first seat with a view that is wanted."""
    player = RandomPlayer(1)
    position = table.position
    while not position.over:
        prompt = position.prompt(0)
        if position.seat == 0 and prompt is not None and prompt.kind == kind and not prompt.step:
            view = forms.view(position, 0)
            if wanted(view):
                return position
        position.push(picked(player, position))
    raise AssertionError("the game never came to this")


def found(wanted: Callable[[dict[str, Any]], bool], mode: str = "multiplayer", players: int = 0) -> Position:
    """The first of some games that comes to such a position."""
    for seed in range(40):
        try:
            return reached(table_of(mode, players, seed), wanted)
        except AssertionError:
            continue
    raise AssertionError("no game came to this")


def board(position: Position, seat: int = 0, language: str = "en", brief: bool = False) -> str:
    lines = looks(position, language).board(position, seat, brief)
    return "\n".join(line.plain for line in lines).replace("\N{NO-BREAK SPACE}", " ")


def story(text: str) -> str:
    return " ".join(text.split())


# --- whole games ---


@swept("mode, language", [*product(MODES, LANGUAGES)], one_of=2)
def test_whole_games_fit_the_screen_and_come_to_their_end(mode: str, language: str) -> None:
    for width in WIDTHS:
        table = table_of(mode, seed=width)
        script = play_through(table, 1, language, width, ask=("why",))
        assert script.widest <= width
        assert words(language).text("crecy-table-over") in script.text
        assert "crecy-" not in script.text.replace("bequest-crecy-", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_share_the_keyboard_by_the_colours_of_their_heads(language: str) -> None:
    table = table_of(players=2)
    script = play_through(table, 2, language)
    view = forms.view(table.position, None)
    passed = [prompt for prompt in script.prompts if prompt.startswith(("Pass", "Passez"))]
    for shown in view["seats"]:
        name = words(language).say(view_words.player(shown["colour"]))
        assert any(name in prompt for prompt in passed)


def test_watching_shows_no_hands_and_no_patrons() -> None:
    position = found(lambda view: view["round"] > 2)
    seen = board(position, -1)
    hidden = forms.view(position, 0)
    assert "Your hand" not in seen
    assert "Patron " not in seen
    assert hidden["seats"][0]["patron"] is not None


def test_the_patrons_of_the_others_stay_secret() -> None:
    position = reached(table_of(), lambda view: True)
    patrons = [
        words("en").say(card_words.card_title(deck(), "patron", n)) for n in range(len(deck().patrons))
    ]  # fmt: skip
    assert sum(patron in board(position) for patron in patrons) == 1


# --- the table ---


def test_the_first_turn_at_the_table() -> None:
    position = reached(table_of(seed=5), lambda view: True)
    view = forms.view(position, 0)
    seen = board(position)
    own = view["seats"][0]
    assert "── Generation I, round 1 of 9 ──" in seen
    assert "Honor  Prestige  Income  Gold  pawns  hand  colored pawns" in seen
    numbers = " ".join(str(own[key]) for key in ("honor", "prestige", "income", "gold", "pawns", "hand_size"))
    assert f"(you) {numbers} " in story(seen)
    assert f"Your hand ({own['hand_size']} cards)" in seen
    for id in [*own["hand"], *view["display"]]:
        friend = deck().friends[deck().card_number(id)]
        assert f"{friend.name} {words('en').say(card_words.friend_kind(friend))} " in story(seen)
    for id in view["titles"]:
        title = next(title for title in deck().titles if title.id == id)
        assert f"     {title.name} – for " in seen
    assert seen.count(" left\n") == 2
    sons, daughters, complications = view["child_deck"].values()
    assert f" Child deck: {sons} Sons, {daughters} Daughters, {complications} Complications; 18 in the" in seen
    assert f"General supply of pawns: green ×{view['supply']['green']}, orange" in seen
    assert "Your family\n   I " in seen


def test_occupied_and_closed_spaces() -> None:
    position = found(lambda view: any(entry["seat"] not in (None, 1) for entry in view["spaces"]))
    view = forms.view(position, 0)
    taken = next(entry for entry in view["spaces"] if entry["seat"] not in (None, 1))
    name = words("en").say(view_words.player(view["seats"][taken["seat"] - 1]["colour"]))
    action = words("en").say(view_words.action_name(view["mode"], taken["space"]))
    line = next(line for line in board(position).splitlines() if line.startswith(f" {action} "))
    assert name in line
    alone = found(lambda view: any(entry["closed"] for entry in view["spaces"]), "solo_standard")
    spaces: Any = forms.view(alone, 0)["spaces"]
    assert story(board(alone)).count(" closed") == sum(entry["closed"] for entry in spaces)


NOTES: dict[str, tuple[Callable[[dict[str, Any]], bool], str]] = {
    "starter": (lambda view: view["starting_player"] == 2, ": Starting Player"),
    "passed": (lambda view: bool(view["passed"]), "has passed"),
    "placed": (lambda view: sum(view["seats"][0]["placed"].values()) == 1, ": pawn on "),
    "placed twice": (lambda view: sum(view["seats"][0]["placed"].values()) == 2, "pawns on "),
    "complication": (lambda view: bool(view["seats"][0]["complication"]), "Complication kept: immune"),
    "lasting": (lambda view: bool(view["seats"][0]["lasting"]), "this Generation: "),
    "completed": (lambda view: bool(view["seats"][0]["completed"]), "completed: "),
    "open": (lambda view: len(view["seats"][1]["missions"]) == 1, " Mission: "),
    "known": (
        lambda view: 0 < len(view["seats"][1]["known_hand"]) < view["seats"][1]["hand_size"],
        "in hand among others: ",
    ),
    "all known": (lambda view: 0 < len(view["seats"][1]["known_hand"]) == view["seats"][1]["hand_size"], "in hand: "),
    "last round": (lambda view: view["round"] == 2, "Generation I, round 2 of 9, its last ──"),
    "extinct": (lambda view: view["seats"][1]["extinct"] == 1, "family extinct in Generation I"),
    "mission": (lambda view: bool(view["seats"][0]["missions"]), "\n Mission "),
    "patron": (lambda view: True, "Main goal: "),
}


@pytest.mark.parametrize("note", NOTES)
def test_what_is_to_be_said_of_players_is_said(note: str) -> None:
    wanted, text = NOTES[note]
    seen = board(found(wanted, players=2))
    assert text in seen or text in story(seen)


def test_a_mission_under_the_patron_is_counted() -> None:
    position = found(lambda view: view["seats"][0]["under_patron"] == 1)
    assert "1 Mission under the Patron" in story(board(position))


def test_hints_with_their_state() -> None:
    position = found(lambda view: {hint["fulfilled"] for hint in view["hints"]} == {True, False}, "solo_testament")
    hints: Any = forms.view(position, 0)["hints"]
    seen = board(position)
    assert seen.count("\n ✓ ") == sum(hint["fulfilled"] for hint in hints)
    assert seen.count("\n ? ") == sum(not hint["fulfilled"] for hint in hints)


def test_families_the_own_one_in_full_the_others_in_brief() -> None:
    position = found(lambda view: len(view["seats"][1]["family"]) > 4 and len(view["seats"][0]["family"]) > 4)
    view: Any = position.view(0)
    seen = board(position)
    for shown in view.seats:
        for number in range(1, len(shown.family) + 1):
            assert words("en").say(view_words.person_name(deck(), view.mode, shown.family, number)) in seen
    own = seen[seen.index("Your family") : seen.index("Patron ")]
    assert "─ " in own
    assert "─ " not in seen[seen.index("Family of") : seen.index("Your family")]


def test_in_french() -> None:
    position = reached(table_of(seed=5), lambda view: True)
    seen = board(position, language="fr")
    assert "── Génération I, manche 1 sur 9 ──" in seen
    assert "Honneur  Prestige  Revenu  Or  pions  main  pions de couleur" in seen
    assert "Votre famille" in seen
    assert "Plateau principal" in seen


# --- low screens ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("height", "most"), [(24, 16), (40, 28)])
def test_on_a_low_screen_a_turn_begins_with_the_table_in_short(height: int, most: int, language: str) -> None:
    table = table_of(seed=2)
    player = new_player(best_kind("crecy"), 5)

    def lines() -> Iterator[str]:
        for _ in range(20):
            yield typed(client, table.position, lambda ahead, seat: player.choose(Handle(ahead, seat)))

    script = Script(lines(), height=height)
    client = Client(table, 1, script, now=lambda: NOW, language=language)
    client.run()
    last = words(language).text("terminal-in-short", parts="").split()[0]
    tables = [screen.partition("\n── G")[2].partition(f"\n {last}") for screen in script.text.split(" > ")]
    shown = [(table, more) for table, more, _ in tables if table]
    assert len(shown) > 3
    assert all(more and len(table.splitlines()) <= most for table, more in shown)


def test_the_table_in_short_has_what_the_next_choice_needs() -> None:
    position = found(lambda view: len(view["seats"][0]["hand"]) > 1 and len(view["seats"][0]["family"]) > 1)
    brief, whole = board(position, brief=True), board(position)
    assert len(brief.splitlines()) < len(whole.splitlines()) / 2
    for part in (
        "Your family",
        "Display:",
        "Your hand (",
        "(you)",
        "Main board",
        "view hand, board, family, display, goals",
    ):
        assert part in brief
    assert "Family of" not in brief
    roomy = [line.plain for line in looks(position).fitted(position, 0, 60, same_turn=False)]
    assert " Main board" in roomy
    assert " Display" in roomy


# --- commands ---


def test_cards_of_all_kinds_can_be_looked_up() -> None:
    position = reached(table_of(), lambda view: True)
    for language in LANGUAGES:
        skin = looks(position, language)
        for kind, number in card_words.all_cards(deck()):
            name = words(language).say(card_words.card_title(deck(), kind, number))
            told = skin.card(name)
            assert told is not None, name
            assert len(told) > len(name)
    assert looks(position, "fr").card("count") == looks(position, "fr").card("comte")
    assert looks(position).card("nobody") is None
    assert looks(position).cards_like("coun")[:1] == ["Count"]
    assert "Miranda" in looks(position).cards_like("Mirenda")


def test_letters_choose_an_action() -> None:
    table = table_of(seed=5)
    reached(table, lambda view: True)
    script, _ = sit(table, ["ask fri", "back all"])
    assert "how much Gold do you ask for?" in script.text


def test_help_and_reasons_speak_of_this_game() -> None:
    table = table_of(seed=5)
    reached(table, lambda view: True)
    script, _ = sit(table, ["help", "card", "why"])
    assert "rules C-13.4, rules WORDS" in script.text
    assert "card count" in script.text
    assert "G-6.4" not in script.text
    assert "(C-" in script.text


def test_what_was_revealed_last_is_told() -> None:
    position = reached(table_of(seed=5), lambda view: True)
    view: Any = position.view(0)
    starter = words("en").say(view_words.player(view.seats[view.starting_player - 1].colour))
    assert looks(position).revealed(position.events(0, 0), view) == f"{starter} is Starting Player"
    assert looks(position).revealed([], view) == ""


def test_a_game_is_saved_and_goes_on(folder: Path) -> None:
    table = table_of(seed=6)
    reached(table, lambda view: view["round"] == 3)
    sit(table, ["save game.json"])
    again = load_table((folder / "game.json").read_text())
    assert again.position.to_json() == table.position.to_json()
    script, _ = sit(again, [])
    assert "The game goes on. What happened last:" in script.text


def test_the_goal_is_that_of_the_mode() -> None:
    for mode in MODES:
        table = table_of(mode)
        script, _ = sit(table, [])
        assert ("You inherit if you can tell" in script.story) == (mode == "solo_testament")


# --- the end ---


def ended(mode: str, seed: int, players: int = 0) -> Position:
    position = table_of(mode, players, seed).position
    player = RandomPlayer(seed)
    while not position.over:
        position.push(picked(player, position))
    return position


def result(position: Position, language: str = "en") -> str:
    return "\n".join(line.plain for line in looks(position, language).result(position))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_and_honor_by_source(language: str) -> None:
    for seed in range(6):
        position = ended("multiplayer", seed)
        told = result(position, language)
        view = forms.view(position, None)
        for shown in view["seats"]:
            patron = [patron.id for patron in deck().patrons].index(shown["patron"])
            assert words(language).say(card_words.card_title(deck(), "patron", patron)) in story(told)
        sheets = position.score_sheet()
        for source in terms.SOURCES:
            label = words(language).text(f"crecy-source-{source}")
            values = [str(sheet[source]).replace("-", phrases.MINUS) for sheet in sheets]
            assert (f"{label} {' '.join(values)}" in story(told)) == any(sheet[source] for sheet in sheets)
        totals = " ".join(str(sheet["total"]).replace("-", phrases.MINUS) for sheet in sheets)
        assert f"{words(language).text('crecy-result-total')} {totals}" in story(told)
        extinct = sum(shown["extinct"] is not None for shown in view["seats"])
        assert story(told).count({"en": "family extinct", "fr": "famille éteinte"}[language]) == extinct


def test_who_has_won() -> None:
    numbers = set()
    for seed in range(25):
        position = ended("multiplayer", seed, players=2)
        view = forms.view(position, None)
        names = [words("en").say(view_words.player(view["seats"][seat]["colour"])) for seat in position.winners()]
        told = result(position).split("\n")[0]
        numbers.add(len(names))
        if not names:
            assert told == "The game is over. All families are extinct: nobody wins."
        elif len(names) == 1:
            assert told == f"The game is over. {names[0]} wins."
    assert {0, 1} <= numbers
    shared = words("en").text("crecy-result-winners", players=("White", "Black"), n=2)
    assert shared == "The game is over. White and Black share the victory."


def test_a_solo_game_is_won_or_lost() -> None:
    outcomes = {}
    for seed in range(30):
        position = ended("solo_standard", seed)
        outcomes[position.outcome] = result(position).split("\n")[0]
        if position.outcome == "won":
            assert f"with {position.scores()[0]} Honor" in result(position)
    assert outcomes["won"].startswith("The game is over. You have won, with ")
    assert outcomes["lost"] == "The game is over. Your family is extinct: you have lost."


def test_the_testament_counts_its_hints() -> None:
    position = ended("solo_testament", 6)
    hints: Any = forms.view(position, None)["hints"]
    done = sum(hint["fulfilled"] for hint in hints)
    assert position.outcome == "lost"
    assert result(position).startswith(
        f"The game is over. {done} of 9 Hints are fulfilled: you have lost, with {position.scores()[0]} Honor."
    )
    won = words("en").text("crecy-result-testament", won="yes", honor=30, done=9, hints=9)
    assert won == "The game is over. All 9 Hints are fulfilled: you have won, with 30 Honor."


@pytest.mark.parametrize("mode", ["multiplayer", "solo_standard", "solo_testament"])
def test_a_hint_names_an_option_that_is_on_offer(mode: str) -> None:
    table = table_of(mode)
    script, _ = sit(table, ["advice", "advice"])
    speaker = table.position.game.speaker
    options = [words("en").say(speaker.choice(table.position, 0, action)) for action in table.position.legal()]
    advice = [f"A sensible player might choose {number}: {text}" for number, text in enumerate(options, 1)]
    assert [script.story.count(text) for text in advice].count(2) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_testament_names_its_own_actions_on_cards(language: str) -> None:
    """What cards say of Ask Friends for Money and Socialize goes for other names there (C-38.32, C-38.33)."""
    game = games.get("crecy")
    played = [("multiplayer", 2), ("solo_standard", 1), ("solo_testament", 1)]
    views = [game.new(players, seed=1, mode=mode).view(0) for mode, players in played]
    said = [
        " ".join(
            words(language).say(game.speaker.card(face.id, view)) for face in game.faces() if face.kind == "friend"
        )
        for view in views
    ]
    for space in ("ask-friends", "socialize"):
        usual = words(language).text(f"crecy-space-{space}")
        testament = words(language).text(f"crecy-testament-space-{space}")
        assert [usual in text for text in said] == [True, True, False]
        assert [testament in text for text in said] == [False, False, True]


def test_the_board_of_the_testament_names_them_too() -> None:
    for seed in range(12):
        position = games.get("crecy").new(1, seed=seed, mode="solo_testament")
        shown = "\n".join(str(line) for line in looks(position).board(position, 0))
        assert "Ask Friends for Money" not in shown
        assert "Socialize" not in shown
