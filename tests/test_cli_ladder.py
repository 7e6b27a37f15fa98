"""`bequest ladder`."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest
from typer.testing import CliRunner, Result

from bequest import games
from bequest.cli.app import app
from bequest.cli.ladder import _kinds
from bequest.core.words import LANGUAGES
from bequest.lab.ladder_bots import NAMES
from bequest.lab.ladder_games import Deal, Ladder, Played, Room

BARE = ("ladder", "gears", "--no-luck")
DUEL = (*BARE, "--bots", "random,heuristic", "--seed", "1")


def bequest(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BEQUEST_LANG", "en")
    return tmp_path


class Dealer:
    """Deals without playing: the second bot wins three of four games; the third shares all its wins."""

    def __init__(self) -> None:
        self.dealt: list[int] = []
        self.stop = -1
        """The deal at which somebody presses Ctrl-C."""

    def deal(self, ladder: Ladder, number: int) -> Deal:
        if number == self.stop:
            raise KeyboardInterrupt
        self.dealt.append(number)
        return tuple([self._game(seating, number + table) for table, seating in enumerate(ladder.seatings(number))])

    def _game(self, seating: tuple[int, ...], turn: int) -> Played:
        bots = (0, 2) if turn % 4 == 3 else (1, 2)
        winners = [seat for seat, bot in enumerate(seating) if bot in bots]
        ranks = [1 if seat in winners else 2 for seat in range(len(seating))]
        return Played(seating, tuple(winners), tuple(ranks), tuple([30 - 10 * rank for rank in ranks]))


@pytest.fixture
def dealer(monkeypatch: pytest.MonkeyPatch) -> Dealer:
    made = Dealer()

    def deal(self: Ladder, room: Room, number: int) -> Deal:
        return made.deal(self, number)

    monkeypatch.setattr(Ladder, "play_deal", deal)
    return made


def found(*words: str) -> dict[str, object]:
    """The facts as JSON, which is all that is printed."""
    result = bequest(*words, "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    values: dict[str, object] = json.loads(result.stdout)
    assert isinstance(values.pop("times"), dict)
    return values


# --- real games ---


def test_the_heuristic_player_wins_and_the_same_seed_gives_the_same_again() -> None:
    facts = found(*DUEL, "--games", "3")
    assert facts == found(*DUEL, "--games", "3")
    assert (facts["games"], facts["deals"], facts["seed"], facts["players"]) == (4, 2, 1, 2)
    results = facts["results"]
    assert isinstance(results, list)
    random, heuristic = results
    assert list(random) == [
        "bot", "games", "wins", "share", "low", "high", "corrected", "fair", "alone", "score", "rank", "elo", "elo_low",
        "elo_high",
    ]  # fmt: skip
    assert (random["bot"], random["games"], random["fair"], random["elo"]) == ("random", 4, 0.5, 0.0)
    assert heuristic["wins"] == 4.0 - random["wins"] >= 3.0
    assert heuristic["elo_low"] < heuristic["elo"] < heuristic["elo_high"]
    assert heuristic["score"] > random["score"]


@pytest.mark.slow
def test_two_processes_give_the_same_facts() -> None:
    assert found(*DUEL, "--games", "8", "--jobs", "2") == found(*DUEL, "--games", "8")


def test_solo_games() -> None:
    words = (
        "ladder",
        "crecy",
        "--no-luck",
        "--bots",
        "heuristic",
        "--option",
        "mode=solo_standard",
        "-n",
        "1",
        "--seed",
        "2",
    )
    facts = found(*words)
    assert (facts["players"], facts["games"], facts["deals"]) == (1, 1, 1)
    results = facts["results"]
    assert isinstance(results, list)
    assert [results[0][key] for key in ("bot", "games", "fair", "rank", "elo")] == ["heuristic", 1, None, None, None]
    assert "against" not in facts


# --- what is told ---


def test_the_table(dealer: Dealer) -> None:
    """Deals with 0, 0, 1 and 1 wins are as sure as 8.7 independent games: 12 / (1 + 3 / 8)."""
    result = bequest(*DUEL, "--games", "8")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.splitlines() == [
        "bot        games  wins       % won (95%)  score  rank  Elo (95%)",
        "random         8     2   25.0 (7.5–57.8)  12.50  1.75  0",
        "heuristic      8     6  75.0 (42.2–92.5)  17.50  1.25  +177 ±242",
        "",
        "8 games, 4 deals, seed 1",
        "A fair share is 50.0%; random has Elo 0.",
        "random against heuristic, % of all wins: 25.0 (7.5–57.8)",
    ]


def test_the_table_in_french(dealer: Dealer) -> None:
    lines = bequest("--lang", "fr", *DUEL, "--games", "8", "--sprt", "0.5:0.6").stdout.splitlines()
    assert re.split(r" {2,}", lines[0]) == [
        "robot", "parties", "victoires", "% gagné (95\u00a0%)", "points", "rang", "Elo (95\u00a0%)",
    ]  # fmt: skip
    assert re.split(r" {2,}", lines[2])[:6] == ["heuristic", "8", "6", "75,0 (42,2–92,5)", "17,50", "1,25"]
    assert lines[4:] == [
        "8 parties, 4 donnes, graine 1",
        "Une part équitable est de 50,0\u00a0%\u202f; random a un Elo de 0.",
        "random contre heuristic, % de toutes les victoires\u00a0: 25,0 (7,5–57,8)",
        "Après 8 parties, le test n’a pas tranché entre 50,0\u00a0% et 60,0\u00a0% des victoires pour random.",
    ]


def test_shared_wins_and_several_bots(dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bequest.cli.ladder.why_unknown", lambda name, game: None)
    words = (*BARE, "--bots", "one, two,three", "-p", "3", "--games", "6", "--seed", "1")
    facts = found(*words)
    results = facts["results"]
    assert isinstance(results, list)
    assert [(row["bot"], row["games"], row["wins"]) for row in results] == [
        ("one", 6, 0.5), ("two", 6, 2.5), ("three", 6, 3.0),
    ]  # fmt: skip
    assert results[0]["elo"] == 0.0
    assert "against" not in facts
    lines = bequest(*words).stdout.splitlines()
    assert re.split(r" {2,}", lines[1])[:3] == ["one", "6", "0.5"]
    assert lines[-1] == "A fair share is 33.3%; one has Elo 0."


def test_one_against_all_others(dealer: Dealer) -> None:
    words = (*BARE, "--bots", "random,heuristic", "-p", "3", "--games", "6", "--seed", "1")
    lines = bequest(*words).stdout.splitlines()
    assert re.split(r" {2,}", lines[4]) == ["bot", "games alone", "% won alone (95%)"]
    assert re.split(r" {2,}", lines[5])[:2] == ["random", "3"]
    results = found(*words)["results"]
    assert isinstance(results, list)
    assert list(results[0]["alone"]) == ["games", "wins", "share", "low", "high", "fair", "corrected"]
    french = bequest("--lang", "fr", *words).stdout.splitlines()
    assert re.split(r" {2,}", french[4]) == ["robot", "parties seul", "% gagné seul (95\u00a0%)"]


def test_without_luck() -> None:
    words = ("ladder", "gears", "--bots", "random,heuristic", "--games", "4", "--seed", "1")
    result = bequest(*words, "--resume", "ladder.jsonl")
    lines = result.stdout.splitlines()
    assert re.split(r" {2,}", lines[4]) == ["bot", "% without luck (95%)"]
    assert lines[-1].startswith("The same without luck: ")
    assert max(map(len, lines)) <= 80
    facts = found(*words, "--resume", "ladder.jsonl")
    results, against = facts["results"], facts["against"]
    assert isinstance(results, list)
    assert isinstance(against, dict)
    assert results[0]["corrected"] == against["corrected"]
    plain = found(*words, "--no-luck")["results"]
    assert isinstance(plain, list)
    assert plain[0]["corrected"] is None
    assert [row["wins"] for row in plain] == [row["wins"] for row in results]


def test_a_weaker_mind_says_so(dealer: Dealer) -> None:
    result = bequest("ladder", "gears", "--deck", "tree-1", "--bots", "random,net", "--seed", "1", "-n", "2")
    assert result.exit_code == 0
    assert result.stderr == ("bequest: net: a weaker mind plays, since there is no net for the deck tree-1 of gears\n")


def test_a_net_from_a_file(dealer: Dealer) -> None:
    net = Path(str(files("bequest.bots") / "nets" / "gears-tree-2.net")).read_bytes()
    Path("mine.net").write_bytes(net)
    nets = found(*BARE, "--bots", "net,net:mine.net", "-n", "2", "--seed", "1")["nets"]
    assert isinstance(nets, dict)
    assert list(nets) == ["net", "net:mine.net"]
    assert nets["net"] == nets["net:mine.net"]  # the same weights
    other = bequest("ladder", "crecy", "--bots", "net,net:mine.net", "-n", "2")
    assert other.stderr.startswith("bequest: net:mine.net: the net is for game gears, not crecy")
    assert bequest(*BARE, "--bots", "net,net:absent.net").stderr == "bequest: absent.net: no such file or directory\n"


def test_json_is_the_same_in_every_language(dealer: Dealer) -> None:
    first, second = (found(*DUEL, "-n", "4", "--lang", language) for language in LANGUAGES)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(language: str) -> None:
    result = bequest("--lang", language, "ladder", "--help")
    assert result.exit_code == 0
    for flag in ("--bots", "--players", "--games", "--seed", "--jobs", "--sprt", "--resume", "--plot", "--json"):
        assert flag in result.stdout
    assert "command-" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_tab_completes_the_last_name() -> None:
    assert _kinds("") == list(NAMES)
    assert _kinds("ran") == ["random"]
    assert _kinds("random,h") == ["random,heuristic"]
    assert _kinds("net,open") == ["net,openspiel-ismcts"]
    assert "random,random" not in _kinds("random,")


# --- the sequential test ---


def test_the_sequential_test_ends_the_ladder(dealer: Dealer) -> None:
    words = (*DUEL, "--games", "1000", "--sprt", "0.5:0.6")
    facts = found(*words)
    sprt = facts["sprt"]
    assert isinstance(sprt, dict)
    assert (sprt["low"], sprt["high"], sprt["accepted"]) == (0.5, 0.6, 0.5)
    assert sprt["games"] == facts["games"]
    games = sprt["games"]
    assert 14 < games < 60
    expected = f"After {games} games the test accepts 50.0% of the wins for random, not 60.0%."
    assert bequest(*words).stdout.splitlines()[-1] == expected
    other = (*BARE, "--bots", "heuristic,random", "--seed", "1", "-n", "1000", "--sprt", "0.1:0.2")
    assert " accepts 20.0% of the wins for heuristic, not 10.0%." in bequest(*other).stdout


# --- going on ---


def test_a_ladder_that_was_stopped_goes_on(dealer: Dealer) -> None:
    whole = found(*DUEL, "--games", "20")
    dealer.stop = 4
    words = (*DUEL, "--games", "20", "--resume", "ladder.jsonl")
    stopped = bequest(*words)
    assert stopped.exit_code == 130
    assert stopped.stderr == "bequest: stopped\n"
    assert "\n8 games, 4 deals, seed 1\n" in stopped.stdout
    assert len(Path("ladder.jsonl").read_text().splitlines()) == 5
    dealer.stop = -1
    dealer.dealt.clear()
    assert found(*words) == whole
    assert dealer.dealt == list(range(4, 10))
    assert found(*words) == whole
    assert dealer.dealt == list(range(4, 10))
    assert len(Path("ladder.jsonl").read_text().splitlines()) == 11


def test_stopped_at_once_there_is_nothing_to_tell(dealer: Dealer) -> None:
    dealer.stop = 0
    result = bequest(*DUEL)
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "bequest: stopped\n")


def test_json_of_a_ladder_that_was_stopped(dealer: Dealer) -> None:
    dealer.stop = 3
    result = bequest(*DUEL, "--json")
    assert result.exit_code == 130
    facts = json.loads(result.stdout)
    assert (facts["games"], facts["stopped"]) == (6, True)


def test_a_deal_that_was_written_in_part_is_played_again(dealer: Dealer) -> None:
    words = (*DUEL, "--games", "8", "--resume", "ladder.jsonl")
    whole = found(*words)
    text = Path("ladder.jsonl").read_text()
    Path("ladder.jsonl").write_text(text[:-20])
    dealer.dealt.clear()
    assert found(*words) == whole
    assert dealer.dealt == [3]
    assert Path("ladder.jsonl").read_text() == text


def test_a_drawn_seed_is_that_of_the_file(dealer: Dealer) -> None:
    words = (*BARE, "--bots", "random,heuristic", "-n", "4", "--resume", "ladder.jsonl")
    first = found(*words)
    assert found(*words) == first
    assert dealer.dealt == [0, 1]
    assert isinstance(first["seed"], int)
    assert first["seed"] > 1 << 64


def test_a_file_of_another_ladder_is_refused_and_kept(dealer: Dealer) -> None:
    found(*DUEL, "-n", "4", "--resume", "ladder.jsonl")
    text = Path("ladder.jsonl").read_text()
    result = bequest(*BARE, "--bots", "random,heuristic", "--seed", "2", "--resume", "ladder.jsonl")
    assert result.exit_code == 1
    expected = "bequest: ladder.jsonl: a file of another ladder, with seed 1 and not 2; name another file\n"
    assert result.stderr == expected
    assert Path("ladder.jsonl").read_text() == text


def test_any_other_file_is_refused_and_kept(dealer: Dealer) -> None:
    Path("notes.txt").write_text("buy milk")
    result = bequest(*DUEL, "--resume", "notes.txt")
    assert result.exit_code == 1
    assert result.stderr.startswith("bequest: notes.txt: line 1, column 1: not JSON")
    assert Path("notes.txt").read_text() == "buy milk"


# --- the drawing ---


def test_the_drawing(dealer: Dealer) -> None:
    for _ in range(2):  # the second one replaces the first
        result = bequest(*DUEL, "--games", "8", "--plot", "ladder.svg", "--lang", "fr")
        assert result.stdout.endswith("\nÉcrit dans ladder.svg\n")
    drawing = Xml.fromstring(Path("ladder.svg").read_text(encoding="utf-8"))
    texts = [element.text for element in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert "75,0 (42,2–92,5)" in texts
    Path("ladder.svg").unlink()
    found(*DUEL, "--games", "8", "--plot", "ladder.svg")
    assert Path("ladder.svg").exists()


@pytest.mark.parametrize(
    ("file", "problem"), [("absent/ladder.svg", "no such file or directory"), (".", "this is a folder")]
)
def test_a_drawing_that_cannot_be_written_is_refused_before_anything_is_played(
    dealer: Dealer, file: str, problem: str
) -> None:
    result = bequest(*DUEL, "--plot", file)
    assert result.exit_code == 1
    assert result.stderr == f"bequest: {file}: {problem}\n"
    assert dealer.dealt == []


# --- refusals ---

KNOWN = ", ".join(NAMES)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("gears", "--bots is missing; see bequest ladder --help"),
        ("gears --bots random,clever", f"--bots 'clever': expected {KNOWN}"),
        ("gears --bots random,heuristik", f"--bots 'heuristik': expected {KNOWN}; did you mean 'heuristic'?"),
        ("gears --bots random,", f"--bots '': expected {KNOWN}"),
        ("gears --bots random,heuristic,random", "--bots: random is named twice"),
        ("gears --bots random", "--bots random: name another bot that it plays against, after a comma"),
        ("gears --bots random,heuristic --sprt 0.5", "--sprt '0.5': expected two shares between 0 and 1, the lower"),
        ("gears --bots random,heuristic --sprt 0.6:0.5", "--sprt '0.6:0.5': expected two shares"),
        ("gears --bots random,heuristic --sprt 0.5:0.5", "--sprt '0.5:0.5': expected two shares"),
        ("gears --bots random,heuristic --sprt 0:0.5", "--sprt '0:0.5': expected two shares"),
        ("gears --bots random,heuristic --sprt 0.5:1", "--sprt '0.5:1': expected two shares"),
        ("gears --bots random,heuristic --sprt nan:0.5", "--sprt 'nan:0.5': expected two shares"),
        ("gears --bots random,heuristic --sprt low:high", "--sprt 'low:high': expected two shares"),
        ("crecy --bots random,heuristic -p 1 --sprt 0.5:0.6", "--sprt is for two bots that play against each other"),
        ("gears --bots random,heuristic --seconds 1", "--seconds and --simulations are for the bot openspiel-ismcts"),
        ("gears --bots random,steady/nobody", "--bots 'nobody': expected "),
        ("gears --bots random,heuristic --games 0", "--games: expected a whole number, 1 or more"),
        ("chess --bots random,heuristic", "no game is called 'chess'"),
        ("gears --bots random,heuristic -p 9", "option players: 9 is not allowed; use 2, 3, 4"),
        ("gears --bots random,heuristic -o fate=bad", "option fate: "),
    ],
)
def test_refusals(dealer: Dealer, words: str, problem: str) -> None:
    result = bequest("ladder", *words.split())
    assert result.exit_code == 2
    assert result.stderr.startswith(f"bequest: {problem}")
    assert (result.stdout, result.stderr.count("\n")) == ("", 1)
    assert dealer.dealt == []


def test_the_sequential_test_is_for_two_bots(dealer: Dealer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bequest.cli.ladder.why_unknown", lambda name, game: None)
    result = bequest(*BARE, "--bots", "one,two,three", "--sprt", "0.5:0.6")
    assert result.stderr == "bequest: --sprt is for two bots that play against each other\n"


def test_refusals_in_french(dealer: Dealer) -> None:
    result = bequest("--lang", "fr", "ladder", "gears", "--bots", "random,random")
    assert result.stderr == "bequest\u00a0: --bots\u00a0: random est nommé deux fois\n"


def test_a_deck_and_options_are_heeded(dealer: Dealer) -> None:
    facts = found(*DUEL, "-n", "2", "--deck", "tree-1", "--option", "fate=none")
    options = facts["options"]
    assert isinstance(options, dict)
    assert (options["deck"], options["fate"]) == ("tree-1", "none")
    text = games.get("gears").deck_text().replace('name = "tree-2"', 'name = "mine"')
    Path("mine.toml").write_text(text)
    mine = found(*DUEL, "-n", "2", "--deck", "mine.toml")["options"]
    assert isinstance(mine, dict)
    assert mine["deck"] == "mine"
