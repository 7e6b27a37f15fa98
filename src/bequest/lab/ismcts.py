"""OpenSpiel's information-set tree search as a bot, so that ours can be measured against one that others have written.

It needs OpenSpiel, the extra `openspiel`. The search is OpenSpiel's own, with random games as its judgement. It is
given a state made from what the seat may know, and before each simulation that is resampled by the adapter.
"""

from __future__ import annotations

import time
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]

from bequest import games
from bequest.adapters.openspiel import PREFIX, State
from bequest.adapters.openspiel_parameters import Source
from bequest.adapters.openspiel_sitting import Sitting
from bequest.bots.budget import Budget
from bequest.bots.judgement import Judgement, even
from bequest.core.handle import Handle
from bequest.core.journal import Journal
from bequest.core.rewards import RANK
from bequest.core.rng import SEED_BITS, WORD, seeded

EXPLORATION: Final = 1.4
"""OpenSpiel's usual weight of what was tried seldom."""
WORD_BITS: Final = 32


class IsmctsPlayer:
    """With a budget of simulations alone, its choice depends on its seed and on what the seat may know."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self._rng = np.random.RandomState([seed >> at & WORD for at in range(0, SEED_BITS, WORD_BITS)])
        self._budget = budget

    def choose(self, handle: Handle, options: list[int] | None = None) -> int:
        if options is None:
            options = handle.legal()
        if len(options) == 1:
            return options[0]
        game = _as_openspiel(handle.game.name, handle.game.deck_text(), handle.game.deck_name, handle.players)
        rollout = mcts.RandomRolloutEvaluator(1, self._rng)
        search = _Search(game, rollout, self._budget, self._rng)
        return int(search.step(self._state(handle, game)))

    def judge(self, handle: Handle, options: list[int] | None = None) -> Judgement:
        """What it chooses; how it came to that is OpenSpiel's own."""
        if options is None:
            options = handle.legal()
        return even(handle.players, options, self.choose(handle, options))

    def _state(self, handle: Handle, game: pyspiel.Game) -> State:
        """A state that may be true, with nothing in it that the seat does not know: its memory is what it knows now."""
        position = handle.guess(seeded(int.from_bytes(self._rng.bytes(SEED_BITS // 8), "big")))
        position.journal = Journal()
        starts = tuple([f" knows {position.key(seat)}" for seat in range(position.players)])
        return State(game, Sitting(Source(handle.game.name, handle.game.deck_name, RANK), position, [], starts))


class _Search(ismcts.ISMCTSBot):  # type: ignore[misc]  # without types
    """OpenSpiel's search, which can also be ended by the clock."""

    def __init__(self, game: pyspiel.Game, rollout: Any, budget: Budget, rng: np.random.RandomState) -> None:
        super().__init__(game, rollout, EXPLORATION, budget.nodes, random_state=rng)
        self._seconds = budget.seconds
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))

    def run_search(self, state: State) -> Any:
        """As OpenSpiel's own, which knows no clock. Once round at least: twice, since the first only makes the root."""
        self.reset()
        self._root_node = self.create_new_node(state)
        until = time.monotonic() + self._seconds if self._seconds else None
        done = 0
        while done < 2 or not (
            (self._max_simulations and done >= self._max_simulations) or (until and time.monotonic() >= until)
        ):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        return self.get_final_policy(state, self._root_node)


@lru_cache(maxsize=16)
def _as_openspiel(name: str, deck_text: str, deck_name: str, players: int) -> pyspiel.Game:
    """The game as OpenSpiel knows it. It is asked for nothing but its seats and actions: options are in the states."""
    if deck_name in games.find(name).supplied and games.get(name, deck=deck_name).deck_text() == deck_text:
        return pyspiel.load_game(PREFIX + name, {"players": players, "deck": deck_name})
    with TemporaryDirectory() as folder:  # OpenSpiel takes a deck by name or file only
        file = Path(folder) / "deck.toml"
        file.write_text(deck_text, encoding="utf-8")
        return pyspiel.load_game(PREFIX + name, {"players": players, "deck": str(file)})
