"""A short learning run: a policy learns Last Will by playing against itself and is then tried against random players.

    python examples/batch_learning.py

Policy gradient (REINFORCE) in plain NumPy. The policy is linear: the chance of an action rises with the sum of the
weights that the observed cells have for it, and nothing but observations and masks ever reaches it. After every round
of games the choices of the seats that came out ahead are made likelier, those of the others less likely, in proportion
to the lead in points: a finer sign than the mere win, and between two seats it adds up to 0, so no baseline is needed.

Last Will with two players learns in fewer games than Gears of Time. What is good there (spend!) is good in nearly every
position, so that a linear policy can tell, and fewer decisions, about 150, share the reward of a game.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass

# The matrices are small: threads that wait for each other would cost more than they help. NumPy reads it when imported.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from bequest.adapters.batch import Batch

GAME = "lastwill"
PLAYERS = 2
MINIBATCH = 2048
LEARNING_RATE = 0.01
SLOWNESS = (0.9, 0.99)
"""Of the running means of the gradient and of its square (Adam)."""
CONFIDENCE = 1.96
"""Standard deviations of an interval that holds the true value in 95 of 100 cases."""

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]


class Policy:
    """The chance of each action, from an observation: a weight for every pair of cell and action."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights: Floats = np.zeros((size, actions), np.float32)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._updates = 0

    def chances(self, observation: Floats, mask: Flags) -> Floats:
        """Softmax over what is on offer."""
        preference = np.where(mask, observation @ self.weights, -np.inf)
        chances: Floats = np.exp(preference - preference.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return chances

    def choose(self, observation: Floats, mask: Flags, rng: np.random.Generator) -> Ints:
        """An action for each row, drawn by its chance: the first at which the chances so far pass a random share."""
        so_far = self.chances(observation, mask).cumsum(axis=1)
        share = rng.random(len(so_far)) * so_far[:, -1]
        chosen: Ints = (so_far > share[:, None]).argmax(axis=1)
        return chosen

    def reinforce(self, observation: Floats, mask: Flags, chosen: Ints, worth: Floats) -> None:
        """One step along the gradient of what the choices were worth times the logarithm of their chances."""
        surprise = -self.chances(observation, mask)
        surprise[np.arange(len(chosen)), chosen] += 1
        gradient = observation.T @ (surprise * (worth / len(chosen))[:, None])
        self._updates += 1
        first, second = SLOWNESS
        self._mean += (1 - first) * (gradient - self._mean)
        self._square += (1 - second) * (gradient**2 - self._square)
        mean = self._mean / (1 - first**self._updates)
        square = self._square / (1 - second**self._updates)
        self.weights += LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)


@dataclass(frozen=True)
class Decisions:
    """The choices of a round of games, with what the game was worth in the end to the seat that chose."""

    observation: Floats
    mask: Flags
    chosen: Ints
    worth: Floats


def self_play(batch: Batch, policy: Policy, rng: np.random.Generator) -> Decisions:
    """One game in each row, the policy in both seats. Decisions without a choice teach nothing and are left out."""
    rows: list[Ints] = []
    seats: list[Ints] = []
    parts: list[tuple[Floats, Flags, Ints]] = []
    worth = np.zeros_like(batch.reward)
    running = np.ones(batch.games, np.bool_)
    while running.any():
        mask = batch.mask != 0
        chosen = policy.choose(batch.observation, mask, rng)
        kept = np.flatnonzero(running & (mask.sum(axis=1) > 1))
        rows.append(kept)
        seats.append(batch.seat[kept])
        parts.append((batch.observation[kept], mask[kept], chosen[kept]))
        batch.step(chosen)
        ended = running & batch.done
        worth[ended] = batch.reward[ended]
        running &= ~batch.done  # the next game of the row began meanwhile; it is not part of this round
    observation, mask, chosen = [np.concatenate(part) for part in zip(*parts, strict=True)]
    return Decisions(observation, mask, chosen, worth[np.concatenate(rows), np.concatenate(seats)])


def learn(rounds: int, games: int, seed: int) -> Policy:
    """A policy after so many rounds of so many games against itself."""
    rng = np.random.default_rng(seed)
    with Batch(GAME, PLAYERS, games, dtype="float32", seed=seed, reward="score") as batch:
        policy = Policy(batch.size, batch.actions)
        for number in range(rounds):
            batch.reset(seed + number)
            made = self_play(batch, policy, rng)
            worth = made.worth / (made.worth.std() + 1e-8)
            for part in np.array_split(rng.permutation(len(worth)), 1 + len(worth) // MINIBATCH):
                policy.reinforce(made.observation[part], made.mask[part], made.chosen[part], worth[part])
            print(f"round {number + 1:2}: {len(worth):,} choices in {games} games against itself", flush=True)
    return policy


@dataclass(frozen=True)
class Trial:
    """Games against random players; a shared first place counts as not won."""

    games: int
    won: int

    @property
    def rate(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the win rate."""
        spread = CONFIDENCE**2 / self.games
        middle = (self.rate + spread / 2) / (1 + spread)
        width = CONFIDENCE * (self.rate * (1 - self.rate) / self.games + spread / self.games / 4) ** 0.5 / (1 + spread)
        return middle - width, middle + width


def try_out(policy: Policy, games: int, seed: int) -> Trial:
    """One game in each row against a random player, the policy in the first seat of every other game."""
    rng = np.random.default_rng(seed)
    own = np.arange(games) % PLAYERS
    won: dict[int, bool] = {}
    with Batch(GAME, PLAYERS, games, dtype="float32", seed=seed) as batch:
        while len(won) < games:
            clever = policy.choose(batch.observation, batch.mask != 0, rng)
            batch.step(np.where(batch.seat == own, clever, batch.sample(rng)))
            for ending in batch.endings:
                first = [seat for seat, rank in enumerate(ending.ranking) if rank == 1]
                won.setdefault(ending.game, first == [own[ending.game]])
    return Trial(games, sum(won.values()))


def report(when: str, trial: Trial) -> None:
    low, high = trial.interval
    rate = f"{trial.rate:.1%} (95 % interval {low:.1%} to {high:.1%})"
    print(f"{when} learning: won {trial.won} of {trial.games} games against a random player, {rate}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Last Will by playing against itself.")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=64, help="games of a round")
    parser.add_argument("--trial", type=int, default=300, help="games against a random player, before and after")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    start = time.perf_counter()
    with Batch(GAME, PLAYERS, 1) as batch:
        beginner = Policy(batch.size, batch.actions)
    unseen = given.seed + given.rounds  # a seed that no round of learning has
    report("before", try_out(beginner, given.trial, unseen))
    report("after", try_out(learn(given.rounds, given.games, given.seed), given.trial, unseen))
    print(f"{time.perf_counter() - start:.0f} seconds")


if __name__ == "__main__":
    main()
