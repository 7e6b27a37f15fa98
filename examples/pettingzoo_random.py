"""Agents that choose at random play one game of each through PettingZoo; a seed may be given."""

from __future__ import annotations

import sys
from typing import Any

from bequest.adapters import pettingzoo

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("gears", 4, {}),
    ("gears", 2, {"deck": "forbidden"}),
    ("crecy", 4, {}),
    ("crecy", 1, {"mode": "solo_testament"}),
    ("lastwill", 5, {}),
)


def play(game: str, players: int, seed: int, **settings: str) -> dict[str, dict[str, Any]]:
    """One game to its end: for each agent its reward, rank and score."""
    env = pettingzoo.env(game, players, **settings)
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    ends: dict[str, dict[str, Any]] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            ends[agent] = {"reward": reward, **info}
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    env.close()
    return ends


def main(seed: int) -> None:
    for game, players, settings in TABLES:
        ends = play(game, players, seed, **settings)
        print(" ".join([game, f"players={players}", *[f"{key}={value}" for key, value in settings.items()]]))
        for agent in sorted(ends, key=lambda agent: int(ends[agent]["rank"])):
            end = ends[agent]
            print(f"  {end['rank']}. {agent}  score {end['score']:3}  reward {end['reward']:+.2f}  {end['outcome']}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
