"""Stable-Baselines3 learns Crecy from its registered name: MaskablePPO of sb3-contrib against a random opponent.

    pip install 'bequest[gymnasium]' sb3-contrib
    python examples/more/maskable_ppo.py

Not among what `make examples` runs, since it needs PyTorch. In about a minute on one core (compiled rules) it goes
from winning half of its games to winning about nine in ten.
"""

from __future__ import annotations

from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]  # not among our requirements
from sb3_contrib.common.maskable.evaluation import evaluate_policy  # type: ignore[import-not-found]
from stable_baselines3.common.env_util import make_vec_env  # type: ignore[import-not-found]

CRECY = "bequest.adapters.gymnasium:bequest/Crecy-v0"
"""The module that registers the name, and the name."""


def main(steps: int = 30_000, games: int = 200) -> None:
    # Cells from 0 to 1, as a network likes them; points tell more than the mere win, so they are what it learns from.
    tables = make_vec_env(CRECY, n_envs=8, seed=1, env_kwargs={"dtype": "float32", "reward": "score"})
    trial = make_vec_env(CRECY, n_envs=8, seed=2, env_kwargs={"dtype": "float32"})
    learner = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, ent_coef=0.01, seed=1)
    before, _ = evaluate_policy(learner, trial, games, deterministic=False)
    learner.learn(steps)
    after, _ = evaluate_policy(learner, trial, games, deterministic=False)
    print(f"mean result of {games} games, from -1 for a loss to +1 for a win: {before:+.2f} before, {after:+.2f} after")


if __name__ == "__main__":
    main()
