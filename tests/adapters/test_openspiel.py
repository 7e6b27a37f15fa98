"""The games through OpenSpiel: its own tests, what a seat knows, resampling, keeping, and frozen playthroughs."""

from __future__ import annotations

import copy
import pickle
import random
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import bequest.adapters.openspiel  # noqa: F401  # registers the games
from bequest import games
from bequest.adapters.openspiel_observer import Scale, scaled
from bequest.adapters.openspiel_sitting import CHOICE, CONTINUED, EVENT, HEAD, NUMBERS, ROW, Entry
from bequest.core.errors import BadDeck, BadOption, IllegalAction, UnknownName
from bequest.core.rewards import rewards
from tests.adapters import playthrough
from tests.adapters.tables import TABLES, Table
from tests.forms import bare_view, view
from tests.sweeps import swept

EXAMPLE = playthrough.ROOT / "examples" / "openspiel_ismcts.py"
SMALL = ("bequest_gears", "bequest_crecy", "bequest_crecy(mode=solo_testament)", "bequest_lastwill")
PUBLIC_ONLY = pyspiel.PrivateInfoType.NONE
EVERYBODY = pyspiel.PrivateInfoType.ALL_PLAYERS
OWN = pyspiel.PrivateInfoType.SINGLE_PLAYER


def load(name: str) -> pyspiel.Game:
    return pyspiel.load_game(name)


def step(state: pyspiel.State, rng: random.Random) -> None:
    actions = state.legal_actions()
    weights = [weight for _, weight in state.chance_outcomes()] if state.is_chance_node() else None
    state.apply_action(rng.choices(actions, weights)[0])


def after(game: pyspiel.Game, steps: int, seed: int = 1) -> pyspiel.State:
    """A decision of random play, some steps from the start or a little later; the last one if the game ends before."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    last = state.clone()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        step(state, rng)
        steps -= 1
        if state.current_player() >= 0:
            last = state.clone()
    return last


def memories(state: pyspiel.State) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


# --- OpenSpiel's own tests ---


def game_string(table: Table) -> str:
    given = "".join([f",{key}={value}" for key, value in table.options.items()])
    return f"bequest_{table.game}(players={table.players}{given})"


@pytest.mark.slow
@swept("table", TABLES, one_of=4, ids=str)
def test_random_simulations_of_openspiel_pass(table: Table) -> None:
    game = load(game_string(table))
    assert game.num_players() == table.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    assert {f"bequest_{name}" for name in games.names()} <= set(pyspiel.registered_names())


# --- parameters ---


@pytest.mark.parametrize(
    "name",
    [
        "bequest_gears(players=3,deck=forbidden)",
        "bequest_gears(characters=C2 C4,fate=one_each,pursuit=on)",
        "bequest_crecy(players=3,first=#2,edition=french)",
        "bequest_crecy(mode=solo_testament,testament_start=patrick)",
        "bequest_lastwill(players=2,money=#30,colours=green red,discards=open)",
        f"bequest_crecy(deck={(playthrough.ROOT / playthrough.FOLDER / 'crecy.toml').as_posix()})",
    ],
)
def test_a_game_is_made_again_from_its_own_string(name: str) -> None:
    game = load(name)
    again = load(str(game))
    assert str(again) == str(game)
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    given = name[name.index("(") + 1 : -1].split(",")
    assert set(given) <= set(str(game)[str(game).index("(") + 1 : -1].split(","))


def test_parameters_reach_the_game() -> None:
    state = pyspiel.load_game("bequest_lastwill", {"players": 3, "money": "#30", "colours": "green red blue"})
    options = state.new_initial_state().sitting.position.to_dict()["options"]
    assert (options["players"], options["money"], options["colours"]) == (3, 30, ["green", "red", "blue"])
    arranged = load("bequest_gears(characters=C2 C4)").new_initial_state().sitting.position
    assert arranged.to_dict()["characters"] == ["C2", "C4"]
    own = load(f"bequest_gears(deck={(playthrough.ROOT / playthrough.FOLDER / 'gears.toml').as_posix()})")
    assert own.new_initial_state().sitting.position.game.deck_name == "golden-tree-2"


def test_one_player_and_a_solo_mode_mean_each_other() -> None:
    assert load("bequest_crecy(mode=solo_testament)").num_players() == 1
    assert "mode=solo_standard" in str(load("bequest_crecy(players=1)"))
    assert load("bequest_crecy").num_players() == 2


def test_what_a_game_refuses_is_told_in_its_words() -> None:
    with pytest.raises(BadOption, match="players: 9 is not allowed"):
        load("bequest_crecy(players=9)")
    with pytest.raises(BadOption, match="window: 0 is not allowed"):
        load("bequest_gears(window=0)")
    with pytest.raises(BadOption, match="fate"):
        load("bequest_gears(fate=kind)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'speed'"):
        load("bequest_gears(speed=1)")


@pytest.mark.parametrize("deck", ["base", "tree-2"])
def test_a_file_with_the_name_of_a_supplied_deck_is_not_taken_for_it(
    deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(deck).write_text("no deck at all", "utf-8")
    assert load(f"bequest_gears(deck={deck})").new_initial_state().sitting.position.game.deck_name == "tree-2"
    with pytest.raises(BadDeck):
        load(f"bequest_gears(deck=./{deck})")


def test_a_deck_of_ones_own_is_named_with_its_folder_or_its_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (playthrough.ROOT / playthrough.FOLDER / "gears.toml").read_text("utf-8")
    for file in ("mine.toml", "mine"):
        Path(file).write_text(text, "utf-8")
    for deck in ("mine.toml", "./mine", (tmp_path / "mine").as_posix()):
        own = load(f"bequest_gears(deck={deck})").new_initial_state().sitting.position.game
        assert own.deck_name == "golden-tree-2"
    with pytest.raises(UnknownName, match="mine"):
        load("bequest_gears(deck=mine)")


def test_returns_add_up_to_nothing_unless_one_plays_alone() -> None:
    assert load("bequest_crecy(players=3)").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    alone = load("bequest_crecy(players=1)")
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert alone.utility_sum() is None
    rng = random.Random(3)
    for name in ("bequest_crecy(players=3)", "bequest_crecy(players=1)"):
        state = load(name).new_initial_state()
        while not state.is_terminal():
            step(state, rng)
        assert state.returns() == state.sitting.position.returns()
        assert any(state.returns())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_longest_game_is_one_that_could_be(table: Table) -> None:
    game = load(game_string(table))
    assert game.max_game_length() < 6_000
    assert game.max_chance_nodes_in_history() < 1_000_000


@pytest.mark.parametrize("table", ["players=3", "players=1", "mode=solo_testament"])
def test_returns_may_tell_the_scores(table: str) -> None:
    """As in the other adapters; a copy, a text and a guess of a state pay the same."""
    game = load(f"bequest_crecy({table},reward=score)")
    assert "reward=score" in str(game)
    assert (game.min_utility(), game.max_utility()) == (-1, 1)
    assert game.utility_sum() == (0 if table == "players=3" else None)
    by_rank: list[list[float]] = []
    by_score: list[list[float]] = []
    for seed in range(3):
        rng = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            assert not any(state.returns())
            before = state.clone()
            step(state, rng)
        paid = rewards(state.sitting.position, "score")
        by_rank.append(rewards(state.sitting.position, "rank"))
        by_score.append(paid)
        assert all(-1 <= value <= 1 for value in paid)
        assert table != "players=3" or sum(paid) == pytest.approx(0)
        for same in (state, state.clone(), pickle.loads(pickle.dumps(state))):
            assert same.returns() == paid
        assert game.deserialize_state(state.serialize()).returns() == paid
        guessed = before.resample_from_infostate(max(0, before.current_player()), rng.random)
        assert guessed.sitting.source.reward == "score"
    assert by_score != by_rank


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="reward: 'gold' is not allowed; use rank, score"):
        load("bequest_gears(reward=gold)")


# --- chance and choices ---


def test_chance_tells_the_weight_of_every_outcome_once() -> None:
    for name in SMALL:
        rng = random.Random(2)
        state = load(name).new_initial_state()
        uneven = 0
        while not state.is_terminal():
            if state.is_chance_node():
                told = state.chance_outcomes()
                weights = dict(state.sitting.position.outcomes())
                assert [action for action, _ in told] == sorted(weights)
                assert sum([share for _, share in told]) == pytest.approx(1)
                total = sum(weights.values())
                assert all(share == pytest.approx(weights[action] / total) for action, share in told)
                uneven += len(set(weights.values())) > 1
            step(state, rng)
        assert uneven, "piles with several copies of a card make outcomes of unequal weight"


@pytest.mark.parametrize("name", SMALL)
def test_outcomes_are_told_where_chance_decides_only(name: str) -> None:
    state = after(load(name), 20)
    with pytest.raises(ValueError, match="for chance nodes"):
        state.chance_outcomes()
    rng = random.Random(1)
    while not state.is_terminal():
        step(state, rng)
    with pytest.raises(ValueError, match="for chance nodes"):
        state.chance_outcomes()


@pytest.mark.parametrize("name", SMALL)
def test_an_action_that_is_not_on_offer_is_refused_and_changes_nothing(name: str) -> None:
    game = load(name)
    rng = random.Random(1)
    over = game.new_initial_state()
    while not over.is_terminal():
        step(over, rng)
    for state in (game.new_initial_state(), after(game, 20), over):
        shown, known, history = str(state), memories(state), state.history()
        offered = state.legal_actions()
        blocked = next(action for action in range(game.num_distinct_actions()) if action not in offered)
        for action in (blocked, game.num_distinct_actions(), -2):
            with pytest.raises(IllegalAction):
                state.apply_action(action)
            assert (str(state), memories(state), state.history()) == (shown, known, history)


def test_actions_have_the_texts_of_the_game_and_say_whose_they_are() -> None:
    state = load("bequest_gears").new_initial_state()
    assert state.action_to_string(77) == "chance: character 1"
    decision = after(load("bequest_gears"), 20)
    player = decision.current_player()
    for action in decision.legal_actions():
        text = decision.action_to_string(action)
        assert text == f"seat {player + 1}: {decision.sitting.position.game.text(action)}"
        assert decision.string_to_action(text) == action


def test_a_state_says_who_is_asked_what() -> None:
    assert str(load("bequest_gears").new_initial_state()).startswith("chance decides\n{")
    assert str(after(load("bequest_lastwill"), 0)).startswith("seat 1: start\n{")


def test_secret_choices_are_asked_seat_by_seat_and_not_told() -> None:
    game = load("bequest_lastwill(players=3)")
    state = after(game, 0)
    assert state.sitting.position.waiting == [0, 1, 2]
    first = state.legal_actions()
    one, other = state.clone(), state.clone()
    one.apply_action(first[0])
    other.apply_action(first[-1])
    while one.current_player() == 0:
        one.apply_action(one.legal_actions()[0])
    while other.current_player() == 0:
        other.apply_action(other.legal_actions()[-1])
    assert one.current_player() == other.current_player() == 1
    assert one.legal_actions() == other.legal_actions()
    assert memories(one)[1:] == memories(other)[1:]
    assert memories(one)[1:] == [f"{memory};-1@0()" for memory in memories(state)[1:]], "that it has answered, not what"
    assert memories(one)[0] != memories(other)[0]
    assert one.observation_string(1) == other.observation_string(1)


# --- what a seat knows ---


@pytest.mark.parametrize("name", SMALL)
def test_a_seat_forgets_nothing(name: str) -> None:
    game = load(name)
    rng = random.Random(4)
    state = game.new_initial_state()
    before = memories(state)
    while not state.is_terminal():
        player = state.current_player()
        chosen = len(state.history())
        step(state, rng)
        now = memories(state)
        assert all(new.startswith(old) for old, new in zip(before, now, strict=True))
        if player >= 0:
            assert now[player].startswith(f"{before[player]};!{state.history()[chosen]}")
        before = now


@pytest.mark.parametrize("name", SMALL)
def test_equal_information_states_are_equal_knowledge(name: str) -> None:
    """What a search relies on: in every state that a seat can't tell apart it knows and may choose the same."""
    game = load(name)
    rng = random.Random(5)
    met: dict[str, tuple[object, list[int], str]] = {}
    again = 0
    for steps in (30, 80):
        root = after(game, steps, seed=steps)
        for _ in range(40):
            state = root.resample_from_infostate(root.current_player(), rng.random)
            for _ in range(8):
                player = state.current_player()
                if player >= 0:
                    known = (state.sitting.position.key(player), state.legal_actions(), state.observation_string())
                    memory = state.information_state_string()
                    again += memory in met
                    assert met.setdefault(memory, known) == known
                if not state.is_terminal():
                    state.apply_action(rng.choice(state.legal_actions()[:2]))
    assert again > 80


@pytest.mark.parametrize("name", SMALL)
def test_tensors_hold_the_view_and_the_latest_that_was_told(name: str) -> None:
    game = load(name + ("(window=6)" if "(" not in name else ""))
    state = after(game, 60)
    sitting = state.sitting
    encoder = sitting.position.game.encoder
    for seat in range(game.num_players()):
        recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        recalled.set_from(state, seat)
        cells, events = recalled.dict["cells"], recalled.dict["events"]
        assert encoder.read(cells.copy()) == bare_view(sitting.position, seat)
        assert state.observation_tensor(seat) == cells.tolist()
        assert state.information_state_tensor(seat) == recalled.tensor.tolist()
        scale = Scale(sitting.position.game, game.num_players())
        rows = [scale.row(row) for entry in sitting.entries(seat) for row in entry.rows]
        assert np.array_equal(events, np.array(rows[-len(events) :], np.float32))
        recalled.set_from(game.new_initial_state(), seat)
        assert not recalled.dict["events"].any()


def test_long_events_go_on_in_the_next_row() -> None:
    told = Entry(EVENT, 7, 2, tuple(range(10, 19)), (91, 92))
    first, second = told.rows
    assert first == [EVENT, 7, 3, 9, 10, 11, 12, 13, 14, 15, 16, 17]
    assert second == [CONTINUED, 7, 3, 9, 18, 91, 92]
    assert len(first) == ROW == HEAD + NUMBERS
    assert Entry(CHOICE, 40, 0).rows == [[CHOICE, 40, 1, 0]]
    assert Entry(EVENT, 3, -1).rows[0][2] == 0


@pytest.mark.parametrize("name", SMALL)
def test_information_states_are_numbers_from_0_to_1(name: str) -> None:
    """At every decision of a game: ids and pounds of hundreds would drown all that lies between 0 and 1."""
    state, rng = load(name).new_initial_state(), random.Random(5)
    while not state.is_terminal():
        if state.current_player() >= 0:
            tensor = np.array(state.information_state_tensor())
            assert tensor.min() >= 0
            assert tensor.max() <= 1
        step(state, rng)


def test_numbers_are_scaled_in_order_and_told_apart() -> None:
    cells = np.array([scaled(number) for number in (1 - (1 << 64), *range(-300, 65_537), (1 << 64) - 1)], np.float32)
    assert (np.diff(cells) > 0).all()
    assert (cells[0], scaled(0), cells[-1]) == (0, 0.5, 1)


def test_rows_are_scaled_by_what_the_game_has() -> None:
    game = games.get("gears")
    scale = Scale(game, 2)
    kinds, actions = len(game.event_types), len(game.catalogue)
    empty = [0.0] * (ROW - HEAD)
    assert scale.row([CHOICE, actions - 1, 2, 0]) == [2 / 3, (actions - 1) / actions, 1, 0, *empty]
    assert scale.row([EVENT, kinds - 1, 0, 1, 0]) == [1 / 3, (kinds + 4) / (kinds + 5), 0, 0.5, 0.5, *empty[1:]]
    answered = scale.row([EVENT, -1, 1, 0])
    assert 0 < answered[1] < scale.row([EVENT, 0, 1, 0])[1]


def test_observers_show_the_public_part_or_the_private_part() -> None:
    game = load("bequest_gears(players=3)")
    state = after(game, 60)
    position = state.sitting.position

    def seen(seat: int, public: bool, recall: bool, private: pyspiel.PrivateInfoType) -> str:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        return str(make_observation(game, kind).string_from(state, seat))

    assert len({seen(seat, True, False, PUBLIC_ONLY) for seat in range(3)}) == 1
    hand = view(position, 1)["seats"][1]["hand"]
    assert hand
    assert all(f'"{card}"' in seen(1, False, False, OWN) for card in hand)
    assert '"hand"' not in seen(1, True, False, PUBLIC_ONLY)
    assert '"timeline"' not in seen(1, False, False, OWN)
    assert seen(0, True, False, EVERYBODY).splitlines() == [seen(seat, True, False, OWN) for seat in range(3)]
    assert "!" not in seen(0, True, True, PUBLIC_ONLY)
    assert "!" in seen(position.seat, False, True, OWN)
    assert seen(0, False, False, PUBLIC_ONLY) == "{}"


def test_observers_have_a_tensor_for_every_pair_of_eyes() -> None:
    game = load("bequest_gears(players=3)")
    state = after(game, 60)
    size = state.sitting.position.game.encoder.size
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=EVERYBODY)
    together = make_observation(game, everybody)
    together.set_from(state, 0)
    assert together.tensor.shape == (3 * size,)
    for seat, cells in enumerate(together.dict.values()):
        assert cells.tolist() == state.observation_tensor(seat)
    spectator = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=PUBLIC_ONLY))
    spectator.set_from(state, 0)
    cells = np.zeros(size, np.float32)
    state.sitting.position.encode(None, cells)
    assert spectator.tensor.tolist() == cells.tolist()
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=OWN)
    assert make_observation(game, private).tensor is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, everybody, {"colour": 1})


# --- resampling ---


@pytest.mark.parametrize("name", [*SMALL, "bequest_lastwill(players=4)", "bequest_gears(players=3,fate=one_each)"])
def test_the_player_cannot_tell_a_resampled_state_from_the_real_one(name: str) -> None:
    game = load(name)
    rng = random.Random(6)
    for steps in (0, 25, 60, 61, 62, 100):
        state = after(game, steps, seed=steps)
        for seat in range(game.num_players()):
            guess = state.resample_from_infostate(seat, rng.random)
            assert guess.information_state_string(seat) == state.information_state_string(seat)
            assert guess.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert guess.observation_string(seat) == state.observation_string(seat)
            assert guess.legal_actions(seat) == state.legal_actions(seat)
            assert guess.current_player() == state.current_player()
            assert guess.history() == []


def test_a_resampled_state_holds_nothing_that_the_player_does_not_know() -> None:
    """Two states that the player can't tell apart give the same guesses, and keep the same."""
    for name in ("bequest_gears", "bequest_crecy(players=3)", "bequest_lastwill"):
        state = after(load(name), 70)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.Random(1).random)
        assert str(other) != str(state)
        guesses = [real.resample_from_infostate(seat, random.Random(2).random) for real in (state, other)]
        assert str(guesses[0]) == str(guesses[1])
        assert memories(guesses[0]) == memories(guesses[1])
        assert pickle.dumps(guesses[0].sitting) == pickle.dumps(guesses[1].sitting)


def test_a_resampled_state_remembers_for_the_player_only() -> None:
    for name in ("bequest_gears", "bequest_crecy(players=3)", "bequest_lastwill"):
        state = after(load(name), 70)
        seat = state.current_player()
        kept = state.resample_from_infostate(seat, random.Random(1).random).sitting
        assert any(event.secret and not event.seen_by(seat) for event in state.sitting.position.happened())
        assert not any(event.secret and not event.seen_by(seat) for event in kept.position.happened())
        assert {event.knowers for event in kept.position.happened()} == {0, 1 << seat}
        assert {chooser for _, chooser, _ in kept.choices} == {seat} < {who for _, who, _ in state.sitting.choices}


def test_guesses_differ_in_what_is_hidden() -> None:
    state = after(load("bequest_gears"), 40)
    seat = state.current_player()
    rng = random.Random(8)
    hands = [state.resample_from_infostate(seat, rng.random).sitting.position.hands for _ in range(20)]
    assert len({str(hand[1 - seat]) for hand in hands}) > 15
    assert len({str(hand[seat]) for hand in hands}) == 1


def test_a_sampler_of_openspiel_serves_as_well() -> None:
    state = after(load("bequest_lastwill"), 40)
    guess = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(7, 0.0, 1.0))
    again = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(7, 0.0, 1.0))
    assert str(guess) == str(again)


# --- copies and texts ---


def test_a_clone_goes_its_own_way() -> None:
    state = after(load("bequest_crecy"), 50)
    shown, known = str(state), memories(state)
    clone = state.clone()
    assert (str(clone), memories(clone), clone.history()) == (shown, known, state.history())
    for _ in range(10):
        clone.apply_action(clone.legal_actions()[0])
    assert (str(state), memories(state)) == (shown, known)
    assert str(clone) != shown


@pytest.mark.parametrize("name", ["bequest_gears", "bequest_crecy(players=3)", "bequest_lastwill(players=3)"])
def test_states_are_kept_as_text_and_play_on_alike(name: str) -> None:
    game = load(name)
    for steps in (1, 40, 41, 42, 90):
        real = after(game, steps, seed=steps)
        guess = real.resample_from_infostate(real.current_player(), random.Random(3).random)
        for state in (real, guess):
            _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for again in (read, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
                assert again.history() == state.history()
                mine, other = state.clone(), again
                choice, repeated = random.Random(9), random.Random(9)
                for _ in range(12):
                    assert (str(mine), memories(mine)) == (str(other), memories(other))
                    if not mine.is_terminal():
                        step(mine, choice)
                        step(other, repeated)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# --- search ---


@pytest.mark.parametrize("observed", [False, True])
@pytest.mark.parametrize("name", SMALL)
def test_the_search_of_openspiel_plays(name: str, observed: bool) -> None:
    """With information states and with observations as the nodes of its tree; the default resampler is our own."""
    game = load(name)
    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng, max_length=30)
    bot = ismcts.ISMCTSBot(game, rollout, 1.4, 12, random_state=rng, use_observation_string=observed)
    chance = random.Random(1)
    state = after(game, 20)
    decided = 0
    while decided < 8 and not state.is_terminal():
        if state.is_chance_node():
            step(state, chance)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))
        decided += 1
    assert decided == 8


def test_the_example_searches(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", [EXAMPLE.name, "--games", "1", "--simulations", "3"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("game 1: the search in seat 1 gets")
    assert lines[-1].startswith("bequest_gears(")
    assert lines[-1].endswith(" of 1")


# --- playthroughs, and the framework itself ---


@pytest.mark.parametrize("name", playthrough.SETTINGS)
def test_playthroughs_are_as_they_were(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(playthrough.ROOT)
    now = playthrough.playthrough(name)
    assert "read back the same: False" not in now
    was = playthrough.path(name).read_text(encoding="utf-8")
    assert now.splitlines() == was.splitlines(), "if that is meant: python -m tests.adapters.playthrough"


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)


def test_without_openspiel_the_error_says_what_to_install() -> None:
    found = run("import sys; sys.modules['pyspiel'] = None; import bequest.adapters.openspiel")
    assert "pip install 'bequest[openspiel]'" in found.stderr.splitlines()[-1]


def test_the_interpreter_ends_in_peace() -> None:
    found = run("import pyspiel, bequest.adapters.openspiel; print(pyspiel.load_game('bequest_gears').num_players())")
    assert (found.returncode, found.stdout, found.stderr) == (0, "2\n", "")
