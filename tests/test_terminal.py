"""The terminal client, fed with scripted lines: one sitting from the first screen to the end."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product, repeat
from pathlib import Path

import pytest
from rich.text import Text

from bequest import games
from bequest.bots.random_player import RandomPlayer
from bequest.core.position import Position
from bequest.core.rng import seeded
from bequest.core.words import Message, message
from bequest.games.gears.game import Gears
from bequest.games.gears.words.speaker import GearsSpeaker
from bequest.terminal.client import Client
from bequest.terminal.files import FileProblem
from bequest.terminal.interruptions import Interrupted, Interruptions
from bequest.terminal.layout import aligned, grid, wrapped
from bequest.terminal.table import Table, load_table
from tests.sweeps import swept
from tests.terminal.sitting import (
    NAME,
    NOW,
    VARIANTS,
    Script,
    asked,
    gears,
    in_hand,
    looks,
    machines_at_work,
    mid_payment,
    option_label,
    picked,
    play_through,
    sit,
    texts,
    typed,
    until,
    variant,
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- whole games ---


def first(position: Position, seat: int) -> int:
    return position.legal(seat)[0]


@swept("name, people", [*product(VARIANTS, [1, 2])], one_of=3)
def test_a_game_of_first_options_comes_to_its_end(name: str, people: int) -> None:
    table = variant(name, 3, 3, pursuit="on")

    def lines() -> Iterator[str]:
        while not table.position.over:
            yield "" if script.prompts[-1].startswith("Pass") else typed(client, table.position, first)
        yield ""

    script = Script(lines())
    client = Client(table, people, script, now=lambda: NOW)
    assert client.run() == 0
    assert table.position.over
    assert "The game is over. " in script.text
    assert " wins." in script.text
    for sheet in table.position.score_sheet():
        assert f" {sheet['total']}" in script.text
    assert all(prompt.endswith("> ") for prompt in script.prompts)
    assert script.widest <= 80
    assert load_table(next(Path().iterdir()).read_text()).position.over


def test_the_record_of_random_choices_leads_to_the_same_end(folder: Path) -> None:
    table = variant("deck", 4, 9)
    play_through(table, 4, "en")
    sit(table, ["save end.json", ""])
    assert load_table((folder / "end.json").read_text()).position.to_json() == table.position.to_json()


# --- what is shown ---


def test_the_first_screen() -> None:
    script, _ = sit(gears(3, seed=5), [])
    assert "Red    chooses a position first; gets " in script.text
    assert "── Set-up ──" in script.text
    assert "─ draw pile 54, discard pile 0" in script.text
    assert "R Red (you) 0 0 6 t5 · Jurist" in script.story
    assert " t0  0/5         │ ·" in script.text
    assert "Construction 2 3 Basic Tools and The Wheel" in script.story
    assert "Red, which position in the player order do you take?\n  1 Position 1\n" in script.text
    assert script.prompts == ["Choose 1–3, letters, or help > "]


def test_the_board_shows_technologies_cubes_and_markers() -> None:
    table = gears(2, seed=5, fate="none")
    position = table.position
    text = position.to_dict() | {
        "timeline": [
            {"technology": "fire", "timeframe": "t0", "cubes": {"red": 2, "blue": 1}},
            {"technology": "law", "timeframe": "t1", "cubes": {}},
        ],
        "markers": ["t0", "t1"],
        "pools": [3, 4],
        "order": [1, 2],
        "phase": "I",
        "active": 1,
        "hands": [["law"], []],
        "draw_pile": {"next": []},
        "pending": [{"kind": "turn", "seat": 1}],
    }
    del text["random"]
    board = games.get("gears").from_json(json.dumps(text), journal=True)
    lines = [line.plain for line in looks(board).board(board, 0)]
    assert "R Red (you) 0 3 1 t0 1 Jurist" in " ".join(" ".join(lines).split())
    assert " t0  1/4  R  │ Fire ✓ R2 B1" in lines
    assert " t1  1/3  B  │ Law  ✗" in lines
    assert " t4          │ Present Day" in lines


def test_the_machines_of_the_expansion() -> None:
    position = machines_at_work()
    table = Table(position, {}, start=position.to_dict())

    def lines() -> Iterator[str]:
        while table.position.seat == 0 and len(script.prompts) < 30:
            options = texts(table.position)
            free = [text for text in options if text.startswith("activate")]
            yield option_label(table, (free or options)[0])

    script = Script(lines())
    Client(table, 1, script, now=lambda: NOW).run()
    for told in (
        "Arch-Fire 1 1 when established: 1 cube from the supply to your Pool",
        "Rune Ledger; can be activated: score 1 point",
        "Mirror Engine: from which timeframe do you give a cube of yours?",
        "Mirror Engine: from which technology at t0 do you take a cube of another player?",
        "Red activates Mirror Engine; swaps a cube on ",
        "Rune Ledger: does the reward go up or down? 1 Up by 1 2 Down by 1",
        "activates Rune Ledger; puts +1 on the reward of ",
        "activates Meridian Timerail; will have an extra turn",
        "activates Expansion Dome; adds the timeframe ts",
        "activates Orrery; scores 1: Orrery (ability) 1",
        "activates Vesper Lamp; takes 1 cube into the Pool",
        "activates Thinking Loom; gets ",
        "Red, do you use the ability of Arch-Fire: 1 cube from the supply to your Pool? 1 Yes · Pool 0 → 1 2 No",
        " ts 0/10 ",
        " ✓ R1 B2 +1 ",
    ):
        assert told in script.story, told


def test_moves_of_the_others_are_told_once() -> None:
    table = until(gears(2, fate="none"), lambda p: asked(p).kind == "move" and "draw" in texts(p))
    script, _ = sit(table, ["", ""])
    news = [line for line in script.written if line.startswith("Blue   ")]
    shown = script.text.count("Your hand")
    assert news
    assert len(news) == len(set(news))
    assert shown == 3


def test_a_move_under_way_does_not_show_the_board_again() -> None:
    table, number = mid_payment()
    script, _ = sit(table, [number])
    assert script.text.count("Your hand") == 1
    assert "To establish " in script.text
    assert ". Which?" in script.story


# --- hotseat ---


def test_hotseat_shows_nothing_before_the_keyboard_is_passed_on() -> None:
    table = gears(2, seed=5, fate="none")
    assert table.position.seat == 0
    script, _ = sit(table, ["", "2", "", "quit"], people=2)
    before, red, blue = script.text.split("<cleared>\n")
    assert before == ""
    assert red.startswith("Pass the keyboard to Red, who then presses Enter > \n")
    assert blue.startswith("Pass the keyboard to Blue, who then presses Enter > \n")
    assert "  Red (you) " in red
    assert "Blue   gets 6 cards" in red
    assert "  Blue (you) " in blue
    assert "Red    chooses a position first; gets 6 cards" in blue


def test_what_a_person_reads_does_not_depend_on_what_the_others_hold() -> None:
    table = until(gears(3, fate="deck"), lambda p: p.round == 2 and asked(p).kind == "move")
    position = table.position
    screens = set()
    for seed in range(5):
        other = position.guess(0, seeded(seed))
        other.journal = position.journal
        script, _ = sit(Table(other, table.options), ["why", "log all", "quit"])
        screens.add(script.text.partition("Saved in")[0])
    assert len({position.guess(0, seeded(seed)).digest() for seed in range(5)}) > 1
    assert len(screens) == 1


def test_hotseat_tells_the_moves_of_the_other_person_without_secrets() -> None:
    table = until(gears(2, fate="none"), lambda p: p.actions == 2 and "draw" in texts(p))
    script, _ = sit(table, ["", option_label(table, "draw"), "1", "", "quit"], people=2)
    _, mine, theirs = script.text.split("<cleared>")
    kept = mine.partition("\n  1 Keep ")[2].partition(" (")[0]
    assert kept
    assert "Pass the keyboard to Blue" in theirs
    assert "Red    draws 2 cards; keeps one; ends the turn" in theirs
    assert f"keeps {kept}" not in theirs


def test_hotseat_takes_the_last_move_back_before_the_keyboard_is_passed() -> None:
    table = until(gears(2, fate="none"), lambda p: p.actions == 2 and "travel t0" in texts(p))
    before = table.position.to_json()
    script, _ = sit(table, ["", option_label(table, "travel t0"), "what", "undo"], people=2)
    assert "Press Enter when Blue is at the keyboard" in script.text
    assert "takes the last move back" in script.text
    assert table.position.to_json() == before


# --- commands ---


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "End the turn: "),
        ("77", "There is no option 77"),
        ("9" * 5000, "No option and no command reads"),
        ("\u00b2", "No option and no command reads"),
        ("-1", "No option and no command reads '-1'"),
        ("1.5", "No option and no command reads"),
        ("dance", "No option and no command reads 'dance'"),
        ("why dance", "Nothing that you might choose reads 'dance'"),
        ("why 999", "Nothing has the label 999; you can choose from "),
        ("back", "No move is open"),
        ("undo", "This can't be undone: "),
        ("save /nowhere/at/all.json", "could not be saved. /nowhere/at/all.json: no such file or directory"),
        ("save .", "could not be saved. .: this is a folder"),
        ("save a\x00b", "could not be saved."),
        ("help", "takes back your last finished move"),
        ("card", "Which card?"),
        ("card LAW", "Law: cost 2, reward 4; needs Writing and Agriculture"),
        ("card steam-engine", "Steam Engine: cost "),
        ("card bloodline influence", "Bloodline Influence: Fate card, immediate: 1 cube of yours on any technology"),
        ("card steam", "Steam Engine: cost "),
        ("card droit", "Law: cost 2"),
        ("card engine", "By 'engine', do you mean Combustion Engine or Steam Engine?"),
        ("card qqq", "No card is called 'qqq'."),
        ("card flihgt", "By 'flihgt', do you mean Flight?"),
        ("log", "plays as"),
    ],
)
def test_no_command_but_a_choice_changes_the_position(line: str, answer: str) -> None:
    table = until(gears(), lambda p: True)
    before = table.position.to_json()
    script, code = sit(table, [line])
    assert answer in script.text
    assert table.position.to_json() == before
    assert len(script.prompts) == 2
    assert code == 0


def test_commands_may_be_cut_short_and_in_capitals() -> None:
    script, _ = sit(gears(), ["HE", "Q"])
    assert "saves the game and leaves" in script.text
    assert len(script.prompts) == 2


def test_why_numbers_what_is_blocked_on_from_the_options() -> None:
    table = until(gears(), lambda p: asked(p).kind == "move" and len(p.candidates()) > 1)
    position = table.position
    action, reason = position.candidates()[1]
    words = str(position.game.speaker.choice(position, position.seat, action))
    label = option_label(table, position.game.text(action))
    script, _ = sit(table, ["why", f"why {label}", label, "why 1", f"why {words}", "why establish fire"])
    assert script.story.count(f"{words}: {reason}.") == 4
    assert f" ({label}) {words}: " in script.text, "in brackets, for it can't be chosen"
    assert "is on offer: choose 1." in script.text
    assert script.story.count("Establish Fire") >= 1


def test_back_takes_the_choices_of_the_open_move_back_and_nothing_else() -> None:
    table, number = mid_payment()
    before = table.position.to_json()
    script, _ = sit(table, [number, "back"])
    assert table.position.to_json() == before
    assert "To establish " in script.text
    assert script.prompts[-1] == script.prompts[0]


def test_back_goes_one_choice_and_back_all_the_whole_way() -> None:
    table = gears()
    table = until(table, lambda p: any("establish" in t and costly(p, t) for t in texts(p)) and in_hand(p) > 5)
    text = next(t for t in texts(table.position) if "establish" in t and costly(table.position, t))
    opening = option_label(table, text)
    before = table.position.to_json()
    sit(table, [opening, "1", "back"])
    assert asked(table.position).choices == (text,)
    table.position.back()
    assert table.position.to_json() == before
    sit(table, [opening, "1", "back all"])
    assert table.position.to_json() == before


def costly(position: Position, text: str) -> bool:
    """Whether to establish it takes a payment of several choices."""
    assert isinstance(position.game, Gears)
    deck = position.game.deck
    return deck.cost[deck.number[text.partition(" ")[2]]] > 2


def test_undo_takes_the_last_move_back_or_says_why_not() -> None:
    table = until(gears(fate="none"), lambda p: p.actions == 0 and "travel t1" in texts(p))
    before = table.position.to_json()
    travel = option_label(table, "travel t1")
    script, _ = sit(table, [travel, "undo", "log"])
    assert table.position.to_json() == before
    assert "Red    takes the last move back" in script.text
    assert "Red    travels to t1; takes the last move back" in script.text, "the log keeps what was taken back"
    script, _ = sit(table, [option_label(table, "draw"), "undo"])
    assert "This can't be undone: a card was drawn since" in script.text


def test_what_follows_an_undo_is_told() -> None:
    table = until(gears(fate="none"), lambda p: p.actions == 0 and {"travel t0", "travel t1"} <= set(texts(p)))
    choices = [option_label(table, "travel t1"), "undo", option_label(table, "travel t0")]
    script, _ = sit(table, choices)
    assert "Red    travels to t0" in script.text.partition("takes the last move back")[2]


def test_the_log_is_short_unless_all_is_wanted() -> None:
    table = until(gears(), lambda p: p.round == 2)
    script, _ = sit(table, ["log"])
    said = re.search(r"\(The last (\d+) lines; 'log all' tells the whole game.\)\n(\S)", script.text)
    assert said is not None, "it begins with a whole paragraph"
    assert 20 <= int(said[1]) < 30
    assert "plays as" not in script.text
    script, _ = sit(table, ["log all"])
    assert "plays as" in script.text


# --- leaving, saving, going on ---


@pytest.mark.parametrize(
    ("line", "code"), [("quit", 0), (EOFError, 0), (KeyboardInterrupt, 130)], ids=["quit", "end of input", "Ctrl-C"]
)
def test_leaving_saves_the_game_and_says_how_to_go_on(line: str | type[BaseException], code: int, folder: Path) -> None:
    table = gears(3)
    script, found = sit(table, ["1", "1", line])
    assert found == code
    assert [path.name for path in folder.iterdir()] == [NAME]
    assert script.written[-1] == f"To go on: bequest play --load {NAME}"
    again = load_table((folder / NAME).read_text())
    assert again.position.to_json() == table.position.to_json()
    assert again.record() == table.record()


def test_a_loaded_game_goes_on_and_tells_what_happened_last() -> None:
    table = until(gears(), lambda p: p.round == 2)
    again = load_table(table.record().to_json())
    script, _ = sit(again, ["1", "1", "1"])
    assert script.text.startswith("The game goes on. What happened last:\n")
    assert not script.written[1].startswith(" ")
    assert len(again.record().answers) > len(table.record().answers)
    load_table(again.record().to_json())


def test_what_happened_last_begins_with_a_whole_paragraph() -> None:
    table = gears(4)
    for turn in range(2, 5):
        until(table, lambda p, turn=turn: p.round == 2 and p.turn == turn)  # type: ignore[misc]
        script, _ = sit(Table(table.position.clone(), table.options), [])
        story = script.written[1 : script.written.index("")]
        assert len(story) >= 6
        assert not story[0].startswith(" ")


def test_ctrl_c_in_mid_move_saves_what_was_committed(folder: Path) -> None:
    table, number = mid_payment()
    before = table.position.to_json()
    script, code = sit(table, [number, KeyboardInterrupt])
    assert code == 130
    assert "The move under way is not finished and not part of it." in script.text
    assert load_table((folder / NAME).read_text()).position.to_json() == before


def test_people_are_named_when_there_are_several() -> None:
    script, _ = sit(gears(3), ["quit"], people=2)
    assert script.written[-1] == f"To go on: bequest play --load {NAME} --humans 2"


def test_save_keeps_to_its_file_and_leaves_others_alone(folder: Path) -> None:
    (folder / "diary.txt").write_text("dear diary")
    table = gears()
    script, _ = sit(table, ["save diary.txt", "save mine.json", "1", "save", "save mine.json", "quit"])
    assert (folder / "diary.txt").read_text() == "dear diary"
    assert "diary.txt: this file exists already" in script.text
    assert script.text.count("Saved in mine.json") == 3
    assert sorted(path.name for path in folder.iterdir()) == ["diary.txt", "mine.json"]
    assert script.written[-1] == "To go on: bequest play --load mine.json"
    assert load_table((folder / "mine.json").read_text()).position.to_json() == table.position.to_json()


def test_two_games_saved_in_the_same_second_are_two_files(folder: Path) -> None:
    sit(gears(seed=1), [])
    sit(gears(seed=2), [])
    assert sorted(path.name for path in folder.iterdir()) == [NAME.replace(".json", "-2.json"), NAME]


def test_where_the_folder_cannot_be_written_the_home_is_used_then_the_temporary_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, temporary, gone = folder / "home", folder / "temporary", folder / "gone"
    for path in (home, temporary, gone):
        path.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.chdir(gone)
    gone.rmdir()
    script, _ = sit(gears(), [])
    assert [path.name for path in home.iterdir()] == [NAME]
    assert f"bequest play --load {home / NAME}" in script.text
    monkeypatch.setenv("HOME", str(folder / "nobody"))
    sit(gears(), [])
    assert [path.name for path in temporary.iterdir()] == [NAME]
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "nothing"))
    script, code = sit(gears(), [KeyboardInterrupt])
    assert "The game could not be saved." in script.text
    assert "To go on" not in script.text
    assert code == 130
    os.chdir(folder)


def test_a_mistake_of_ours_does_not_cost_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistake(speaker: GearsSpeaker, position: Position, seat: int) -> Message:
        if asked(position).kind == "keep":
            raise KeyError("nonsense")
        return message("gears-goal")

    table = until(gears(fate="none"), lambda p: "draw" in texts(p))
    monkeypatch.setattr(GearsSpeaker, "question", mistake)
    with pytest.raises(KeyError, match="nonsense"):
        sit(table, [option_label(table, "draw")])
    saved = load_table((folder / NAME).read_text())
    assert saved.record() == table.record()
    assert saved.record().answers[-3] == "1 draw"


def test_the_end_offers_the_record_and_the_log(folder: Path) -> None:
    table = gears(seed=6)
    player = RandomPlayer(1)
    while not table.position.over:
        table.position.push(picked(player, table.position), table.position.seat)
    script, code = sit(table, ["dance", "log", "save end.json", ""])
    assert code == 0
    assert "type save, log, resume or quit" in script.text
    assert load_table((folder / "end.json").read_text()).position.over
    assert "To go on" not in script.text


def over() -> Table:
    """A game at its end."""
    table = gears(seed=6)
    player = RandomPlayer(1)
    while not table.position.over:
        table.position.push(picked(player, table.position), table.position.seat)
    return table


@pytest.mark.parametrize(("line", "code"), [("", 0), ("quit", 0), (EOFError, 0), (KeyboardInterrupt, 130)])
def test_a_finished_game_is_saved_by_itself(line: str | type[BaseException], code: int, folder: Path) -> None:
    script, found = sit(over(), [line])
    assert found == code
    assert [path.name for path in folder.iterdir()] == [NAME]
    result, _, after = script.text.partition(f"Saved in {NAME}\n")
    assert "rank" in result
    assert after.startswith(f"To look at it again: bequest replay {NAME}\n\nThe game is over.")
    assert script.text.count("To look at it again") == 1


def test_a_finished_game_that_was_loaded_is_not_saved_again(folder: Path) -> None:
    file = folder / "end.json"
    file.write_text(over().record().to_json())
    script, _ = sit(load_table(file.read_text(), file), [""])
    assert [path.name for path in folder.iterdir()] == ["end.json"]
    assert "bequest replay end.json" in script.text, "from here, as that is shorter"


def test_a_finished_game_that_cannot_be_saved_still_shows_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, text: str, replace: bool = False) -> None:
        raise FileProblem(message("terminal-file", path=str(path), problem=message("terminal-file-full")))

    monkeypatch.setattr("bequest.terminal.files.write_text", full)
    script, code = sit(over(), ["log", ""])
    assert "The game is over." in script.text
    assert "The game could not be saved." in script.text
    assert "the disk is full" in script.story
    assert code == 1


def test_a_file_whose_folder_is_gone_is_saved_elsewhere(folder: Path) -> None:
    (folder / "below").mkdir()

    def lines() -> Iterator[str]:
        yield "save below/mine.json"
        shutil.rmtree(folder / "below")
        yield "quit"

    table = gears()
    script, code = sit(table, lines())
    assert code == 0
    assert script.written[-1] == f"To go on: bequest play --load {NAME}"
    assert load_table((folder / NAME).read_text()).record() == table.record()


# --- signals ---


@pytest.fixture
def heeded() -> Iterator[None]:
    """Signals as a person's shell leaves them; one that runs in the background ignores some."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)}
    for number in before:
        signal.signal(number, signal.SIG_DFL)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGHUP, 129), (signal.SIGTERM, 143)])
def test_signals_wait_until_somebody_listens(number: int, code: int) -> None:
    interruptions = Interruptions()
    with interruptions:
        signal.raise_signal(number)
        with pytest.raises(Interrupted) as waiting, interruptions.heard():
            pytest.fail("the signal that waited was not heard")
    assert waiting.value.code == code
    assert signal.getsignal(number) is signal.SIG_DFL


def test_what_the_shell_ignores_stays_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Interruptions() as interruptions, interruptions.heard():
            signal.raise_signal(signal.SIGHUP)
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("heeded")
def test_a_signal_ends_the_listening() -> None:
    with Interruptions() as interruptions:
        with pytest.raises(Interrupted), interruptions.heard():
            signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)


@pytest.mark.usefixtures("heeded")
def test_only_the_first_of_several_signals_is_heard() -> None:
    with Interruptions() as interruptions, interruptions.heard():
        with pytest.raises(Interrupted):
            signal.raise_signal(signal.SIGHUP)
        signal.raise_signal(signal.SIGTERM)


@pytest.mark.usefixtures("heeded")
def test_a_closed_terminal_saves_the_game(folder: Path) -> None:
    class Closing(Script):
        def read(self, prompt: str) -> str:
            signal.raise_signal(signal.SIGHUP)
            return "1"

        def write(self, lines: Sequence[str | Text]) -> None:
            if self.prompts:
                raise EOFError

    assert Client(gears(), 1, Closing(), now=lambda: NOW).run() == 129
    assert [path.name for path in folder.iterdir()] == [NAME]


# --- layout ---


def test_tables_align_and_wrap_their_last_column() -> None:
    rows = [["", "cost", "needs"], ["Fire", "1", "nothing"], ["Law", "12", "word " * 20]]
    lines = [line.plain for line in aligned(rows, right=(1,))]
    assert lines[:2] == ["        cost  needs", "  Fire     1  nothing"]
    assert lines[2].startswith("  Law     12  word word")
    assert lines[3].startswith(" " * 14 + "word")
    assert max(map(len, lines)) <= 80


def test_grids_read_downwards() -> None:
    assert [line.plain for line in grid(["a", "b", "c", "d", "e"], width=8)] == ["a  c  e", "b  d"]
    assert [line.plain for line in grid(list(repeat("x" * 50, 3)))] == ["x" * 50] * 3
    assert grid([]) == []


def test_paths_stay_whole() -> None:
    path = "/long" * 30
    assert path in wrapped(f"Saved in {path} for you")[1].plain


def test_lines_do_not_break_at_no_break_spaces() -> None:
    lines = wrapped("Vraiment\u202f? Oui\u202f!", 14)
    assert [line.plain for line in lines] == ["Vraiment\u202f?", "Oui\u202f!"]
