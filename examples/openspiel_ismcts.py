"""OpenSpiel's information-set tree search plays Gears of Time against a player that chooses at random.

The search sees no hidden card: before each simulation they are dealt anew, in a way that its seat can't rule out.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

import bequest.adapters.openspiel  # noqa: F401  # registers the games

GAME = "bequest_gears(players=2,fate=none)"


def searcher(game: pyspiel.Game, simulations: int, rng: np.random.RandomState) -> ismcts.ISMCTSBot:
    """A search that ends each simulation with random play to the end of the game."""
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(game, rollout, uct_c=1.4, max_simulations=simulations, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
    return bot


def play(game: pyspiel.Game, seat: int, simulations: int, rng: np.random.RandomState) -> list[float]:
    """One game, the search in this seat and random players in the others; the returns of all seats."""
    bot = searcher(game, simulations, rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=chances)
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    return [float(value) for value in state.returns()]


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against random players")
    parser.add_argument("--game", default=GAME, help="a game as OpenSpiel writes it")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=8, help="for each decision of the search")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    rng = np.random.RandomState(given.seed)
    won = 0
    for number in range(given.games):
        seat = number % game.num_players()
        begun = time.process_time()
        returns = play(game, seat, given.simulations, rng)
        won += returns[seat] == game.max_utility()
        seconds = time.process_time() - begun
        print(f"game {number + 1}: the search in seat {seat + 1} gets {returns[seat]:+.2f} ({seconds:.1f} s)")
    print(f"{game}: the search won {won} of {given.games}")


if __name__ == "__main__":
    main()
