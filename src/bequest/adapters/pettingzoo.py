"""The games as PettingZoo knows them: `env("crecy", players=3)` is an AEC environment with action masks.

Every choice of a move is a step. A seat that is not asked sees nothing of the choices that another has made in a move
under way, or in a secret choice that all make at once: then the seats are asked one after the other.
"""

from __future__ import annotations

import operator
from typing import Any

from bequest.adapters.common import (
    BYTES,
    DTYPES,
    Seeds,
    not_installed,
    one_of,
    setting,
    standing,
)

try:
    import numpy as np
    from gymnasium.spaces import Dict, Discrete, Space
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ImportError as missing:
    raise ImportError(not_installed("pettingzoo")) from missing

from bequest.adapters.screen import HUMAN, RENDER_MODES, Screen
from bequest.adapters.spaces import begun, mask, mask_box, observation_box, observed
from bequest.core.position import Position
from bequest.core.rewards import RANK, REWARDS, rewards
from bequest.games import Deck

Observation = dict[str, NDArray[Any]]


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv:
    """`raw_env` as PettingZoo's classic games come: an illegal action ends the game and costs its agent 1."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A table with one agent for each seat, `seat_1` and so on; an illegal action raises IllegalAction.

    `options` are those of the game, such as `mode` or `fate`; `reset(options=…)` changes them for one game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # each game has a name of its own in it
        "render_modes": list(RENDER_MODES),
        "name": "bequest_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        deck: str | Deck = "base",
        reward: str = RANK,
        dtype: str = BYTES,
        render_mode: str | None = None,
        language: str = "en",
        **options: object,
    ) -> None:
        EzPickle.__init__(
            self, game, players, deck=deck, reward=reward, dtype=dtype, render_mode=render_mode, language=language,
            **options,
        )  # fmt: skip
        AECEnv.__init__(self)
        one_of("reward", reward, REWARDS)
        one_of("dtype", dtype, DTYPES)
        self._setting = setting(game, players, deck, options)
        self._reward = reward
        self._dtype = dtype
        self._screen = Screen(render_mode, language)
        self._seeds = Seeds()
        self.render_mode = render_mode
        self._position: Position | None = None
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self._setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        known = self._setting.game
        self.metadata = {**self.metadata, "name": f"bequest_{known.name}_v0"}
        self.state_space = observation_box(known, dtype, self._setting.players)
        self.action_spaces = {agent: Discrete(len(known.catalogue)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": observation_box(known, dtype), "action_mask": mask_box(known)})
            for agent in self.possible_agents
        }

    @property
    def position(self) -> Position:
        """The game itself, with everything that is hidden: for tools, not for agents. ResetNeeded before a reset."""
        return begun(self._position)

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the game of the seed, or without one another that follows from the last; with other options once."""
        self._position = self._setting.changed(options).new(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; the mask has no action for an agent that is not asked."""
        position, seat = self.position, self._seats[agent]
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        chosen = mask(position, seat) if asked else np.zeros(len(position.game.catalogue), np.int8)
        return {"observation": observed(position, seat, self._dtype), "action_mask": chosen}

    def state(self) -> NDArray[Any]:
        """What all seats together know, one after the other: for critics that see everything, not for agents."""
        return np.concatenate([observed(self.position, seat, self._dtype) for seat in self._seats.values()])

    def step(self, action: int | None) -> None:
        """The choice of the agent that is selected; None if its game is over."""
        position, agent = self.position, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must choose an action; None is for agents whose game is over")
        position.apply(operator.index(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        if position.over:
            self._end()
        self._select()

    def _end(self) -> None:
        ends = rewards(self.position, self._reward)
        for agent, seat in self._seats.items():
            self.rewards[agent] = ends[seat]
            self.terminations[agent] = True
            self.infos[agent] = standing(self.position, seat)
        self._accumulate_rewards()

    def _select(self) -> None:
        """Of several seats that are asked at once the first; at the end each agent steps once more."""
        self.agent_selection = self.possible_agents[max(0, self.position.seat)]
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:
        """The table as the agent sees it that is asked, with its options; at the end the result."""
        return self._screen.show(self.position, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, players: int | None = None, **settings: Any) -> TableEnv:
    """The environment without wrappers: an illegal action raises IllegalAction with the reason, and changes nothing."""
    return TableEnv(game, players, **settings)
