"""One game of each as OpenSpiel sees it, frozen as a text; `python -m tests.adapters.playthrough` writes it anew.

After OpenSpiel's own `generate_playthrough`, which would write megabytes of tensors and histories. Each game has a
frozen deck beside its text, so that tuning a supplied deck changes nothing here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pyspiel  # type: ignore[import-not-found]  # compiled, without types
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import bequest.adapters.openspiel  # noqa: F401  # registers the games
from bequest.core.rng import Rng, seeded

ROOT = Path(__file__).parents[2]
FOLDER = Path("tests/adapters/playthroughs")
SETTINGS = {"gears": "players=2,fate=one_each", "crecy": "players=3", "lastwill": "players=2,money=last_will"}
FIRST = 2
"""Nodes of each player and of chance that are shown from the first on; then every SOME-th."""
SOME = 25
LONG = 240
"""Characters of a line that are shown; a digest stands for the rest."""

PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def game_string(name: str) -> str:
    """The deck is named by its path from the root of the repository, from which tests of playthroughs run."""
    return f"bequest_{name}(deck={(FOLDER / name).as_posix()}.toml,{SETTINGS[name]})"


def path(name: str) -> Path:
    return ROOT / FOLDER / f"{name}.txt"


def draw(state: pyspiel.State, rng: Rng) -> int:
    """An action of the state: of players any, of chance by weight."""
    actions = state.legal_actions()
    if not state.is_chance_node():
        return int(actions[rng.below(len(actions))])
    left = rng.below(1 << 20) / (1 << 20)
    for action, probability in state.chance_outcomes():
        left -= probability
        if left < 0:
            return int(action)
    return int(actions[-1])


def playthrough(name: str) -> str:
    """One random game, from the description to the returns."""
    game = pyspiel.load_game(game_string(name))
    return "\n".join([_cut(line.rstrip()) for line in [*_described(game), *_played(game)]]) + "\n"


def _described(game: pyspiel.Game) -> Iterator[str]:
    kind = game.get_type()
    yield f"game: {game}"
    for key in ("short_name", "long_name", "chance_mode", "dynamics", "information", "utility", "reward_model"):
        yield f"{key}: {getattr(kind, key)}"
    yield f"players: {game.num_players()} of {kind.min_num_players} to {kind.max_num_players}"
    defaults = [f"{key}={value!r}" for key, value in sorted(kind.parameter_specification.items())]
    yield f"parameters: {', '.join(defaults)}"
    yield f"actions: {game.num_distinct_actions()}, outcomes of chance: {game.max_chance_outcomes()}"
    yield f"length: {game.max_game_length()} decisions, {game.max_chance_nodes_in_history()} chance nodes"
    yield f"utility: {game.min_utility()} to {game.max_utility()}, sum {game.utility_sum()}"


def _played(game: pyspiel.Game) -> Iterator[str]:
    state = game.new_initial_state()
    rng = seeded(1)
    met: dict[int, int] = {}
    number = 0
    while not state.is_terminal():
        player = state.current_player()
        met[player] = met.get(player, 0) + 1
        yield f"\n# state {number}"
        if met[player] <= FIRST or met[player] % SOME == 0:
            yield from _shown(game, state)
        action = draw(state, rng)
        yield f"action: {action}  {state.action_to_string(player, action)}"
        state.apply_action(action)
        number += 1
    yield f"\n# state {number}"
    yield from _shown(game, state)


def _shown(game: pyspiel.Game, state: pyspiel.State) -> Iterator[str]:
    for line in str(state).splitlines():
        yield f"# {line}"
    yield f"player: {state.current_player()}"
    for seat in range(game.num_players()):
        yield f"information state {seat}: {state.information_state_string(seat)}"
        yield f"observation {seat}: {state.observation_string(seat)}"
        yield f"private observation {seat}: {make_observation(game, PRIVATE).string_from(state, seat)}"
    yield f"public observation: {make_observation(game, PUBLIC).string_from(state, 0)}"
    again = game.deserialize_state(state.serialize())
    yield f"serialised and read back the same: {_all_of(again, game) == _all_of(state, game)}"
    if state.is_chance_node():
        for action, probability in state.chance_outcomes():
            yield f"chance {probability:.6f}: {action}  {state.action_to_string(action)}"
        return
    yield f"returns: {[round(value, 6) for value in state.returns()]}"
    for action in state.legal_actions():
        yield f"legal: {action}  {state.action_to_string(action)}"


def _all_of(state: pyspiel.State, game: pyspiel.Game) -> list[str]:
    seats = range(game.num_players())
    return [str(state), state.history_str(), *[state.information_state_string(seat) for seat in seats]]


def _cut(line: str) -> str:
    if len(line) <= LONG:
        return line
    digest = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[:LONG]}… {len(line)} characters, {digest}"


def main() -> None:
    for name in SETTINGS:
        text = playthrough(name)
        changed = not path(name).exists() or path(name).read_text(encoding="utf-8") != text
        path(name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{path(name).name}: {len(text)} characters{', changed' if changed else ''}")


if __name__ == "__main__":
    main()
