"""The games as OpenSpiel knows them: importing this registers each game as `bequest_` and its name.

    import bequest.adapters.openspiel
    game = pyspiel.load_game("bequest_crecy", {"players": 3})

Chance is explicit; a simultaneous choice is asked seat by seat, and no seat learns the answer of another before it has
given its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from bequest import games
from bequest.adapters.common import not_installed

try:
    import numpy  # noqa: F401  # missing together with OpenSpiel
    import pyspiel  # type: ignore[import-not-found]  # compiled, without types
except ImportError as missing:
    raise ImportError(not_installed("openspiel")) from missing

from bequest.adapters.openspiel_observer import Observer
from bequest.adapters.openspiel_parameters import Parameter, declared, understood
from bequest.adapters.openspiel_sitting import Sitting
from bequest.core.position import CHANCE, OVER
from bequest.core.rewards import rewards
from bequest.core.rng import WORD, seeded
from bequest.core.texts.json_text import dumps

__all__ = ["PREFIX", "Game", "State"]

PREFIX: Final = "bequest_"
"""Stands before the name of each game."""
MOST_NODES: Final = (1 << 31) - 1
"""The longest history that OpenSpiel can count."""
WORDS: Final = 4
"""Numbers of 32 bits that make a seed."""


def _type(name: str, players: int | None = None) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is set up, or with a number of players.

    Returns lie between -1 and +1, by rank and by score. They add up to 0 but for a player alone, who wins or loses.
    """
    game = games.get(name)
    zero_sum = players != 1 if players else min(game.player_counts) > 1
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=declared(name),
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # without types
    """A game with its deck, number of players and options."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        self._parameters = understood(self.name, params or {})
        made = self._parameters.made
        rows = len(made.game.catalogue)
        self._longest = made.game.longest(made.players, **made.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=rows,
            max_chance_outcomes=rows,
            num_players=made.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if made.players > 1 else None,
            max_game_length=self._longest,
        )
        super().__init__(_type(self.name, made.players), info, self._parameters.written)
        self._start = made.game.new(made.players, 0, "explicit", True, **made.options)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        """A game goes to another process as its own string."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        nothing = ("",) * self._parameters.made.players
        return State(self, Sitting(self._parameters.source, self._start.clone(), [], nothing))

    def max_chance_nodes_in_history(self) -> int:
        """A generous bound: as many draws as there are cards, at set-up and for every decision that could be asked."""
        cards = sum([len(place.cards) for place in self._start.places()])
        return min((self._longest + 1) * cards, MOST_NODES - self._longest)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> Observer:
        made = self._parameters.made
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(made.game, made.players, self._parameters.window, wanted, params)


class State(pyspiel.State):  # type: ignore[misc]  # without types
    """A position of a game. All that OpenSpiel copies and keeps of it on this side is the sitting."""

    def __init__(self, game: Game, sitting: Sitting) -> None:
        super().__init__(game)
        self.sitting = sitting

    def current_player(self) -> int:
        seat = self.sitting.position.seat
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sitting.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.sitting.position.seat != CHANCE:
            raise ValueError("chance_outcomes() is for chance nodes; here a seat chooses, or the game is over")
        found = sorted(self.sitting.position.outcomes())
        total = sum([weight for _, weight in found])
        return [(action, weight / total) for action, weight in found]

    def _apply_action(self, action: int) -> None:
        self.sitting.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        who = f"seat {player + 1}" if player >= 0 else "chance"
        return f"{who}: {self.sitting.position.game.text(action)}"

    def is_terminal(self) -> bool:
        return self.sitting.position.seat == OVER

    def returns(self) -> list[float]:
        return rewards(self.sitting.position, self.sitting.source.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A state that the player can't tell from this one: what it does not know is dealt anew (`Position.guess`).

        The sampler gives numbers from 0 to below 1. The history of the new state begins here.
        """
        seed = 0
        for _ in range(WORDS):
            seed = seed << 32 | int(probability_sampler() * (WORD + 1)) & WORD
        return State(self.get_game(), self.sitting.guessed(player_id, seeded(seed)))

    def __str__(self) -> str:
        """Who is asked, and the whole position."""
        position = self.sitting.position
        asked = position.decision_for(position.seat) if position.seat >= 0 else None
        if asked is None:
            head = "over" if position.over else "chance decides"
        else:
            head = f"seat {asked.seat + 1}: " + " ".join(
                [word for word in (asked.kind, asked.subject, asked.step) if word]
            )
        return head + "\n" + dumps({key: value for key, value in position.to_dict().items() if key != "random"})


# OpenSpiel makes a game by calling what it was given, with nothing but the parameters, and lets go of it when the
# interpreter is gone already: of a class that does no harm.
for _name in games.names():
    pyspiel.register_game(_type(_name), type(_name, (Game,), {"name": _name}))
