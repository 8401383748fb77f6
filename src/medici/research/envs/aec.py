"""The games for PettingZoo: every seat is an agent, and each acts on its turn.

>>> table = env("card", players=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
>>> table.agents
[]
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from medici.games.actors import NATURE_NAME
from medici.games.verbs import Action
from medici.record import Game
from medici.research.envs.batches import Reward, checked_reward
from medici.research.envs.nature_actions import Chances
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.rendering import MODES, Rendered, checked_mode, render
from medici.research.envs.seat_view import (
    LEAST,
    MOST,
    action_chosen,
    mask_of,
    observed,
    paid,
    refusal,
    settle,
)
from medici.research.envs.setup import WITHOUT, setup

try:
    from gymnasium import logger, spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(WITHOUT, name=missing.name) from missing

Chance = Literal["inside", "exposed"]
CHANCE: tuple[Chance, ...] = ("inside", "exposed")
NATURE = NATURE_NAME  # as an agent
Seen = dict[str, NDArray[Any]]


class Table(AECEnv):  # type: ignore[misc]
    """A table of PettingZoo's, bare of its wrappers.

    An illegal choice raises an AssertionError, as in PettingZoo's own games, and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int,
        reward: Reward = "share",
        chance: Chance = "inside",
        options: Mapping[str, bool | str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup(game, players, options)
        if chance not in CHANCE:
            raise ValueError(f"expected chance {' or '.join(CHANCE)}; got {chance!r}")
        self.metadata = type(self).metadata | {"name": f"medici_{game}_v0"}
        self.render_mode = checked_mode(render_mode)
        self.reward = checked_reward(reward)
        self.options = dict(options or {})
        self.game: Game = Game(game, players, self.options)
        self.chances = Chances(game, players) if chance == "exposed" else None
        self.seats = [f"seat_{seat}" for seat in range(players)]
        self.possible_agents = [*self.seats, NATURE] if self.chances else self.seats[:]
        self.agents = self.possible_agents[:]
        self.action_spaces = {
            agent: spaces.Discrete(self._choices(agent)) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._sight(agent) for agent in self.possible_agents}
        self._random = seeding.np_random()[0]

    def _choices(self, agent: str) -> int:
        """How many numbers an agent chooses from."""
        if agent == NATURE and self.chances:
            return self.chances.choices
        return ENCODINGS[self.game.name].choices

    def _sight(self, agent: str) -> spaces.Dict:
        """What an agent is told."""
        size = ENCODINGS[self.game.name].size(len(self.seats))
        return spaces.Dict(
            {
                "observation": spaces.Box(LEAST, MOST, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (self._choices(agent),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; without a seed, the last one's luck goes on."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.game = Game(self.game.name, len(self.seats), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._next()

    def observe(self, agent: str) -> Seen:
        """What an agent sees, from its own seat; nature looks from the first one."""
        seat = 0 if agent == NATURE else self.seats.index(agent)
        return {"observation": observed(self.game, seat), "action_mask": self._mask(agent)}

    def state(self) -> NDArray[np.int16]:
        """All that lies on the table: what the first seat sees."""
        return observed(self.game, 0)

    def _mask(self, agent: str) -> NDArray[np.int8]:
        """What an agent may choose: nothing, unless it is to act."""
        if self.game.actor is None or agent != self.agent_selection:
            return np.zeros(self._choices(agent), np.int8)
        if agent == NATURE:
            odds: NDArray[np.float64] = self.infos[NATURE]["odds"]
            return (odds > 0).astype(np.int8)
        return mask_of(self.game)

    def step(self, action: Any) -> None:
        """Carry out the choice of the agent that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.carry_out(self.game.actor or 0, self._legal(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _legal(self, choice: Any) -> Action:
        """The action that a choice means."""
        if self.chances and self.game.actor == NATURE:
            action = self.chances.action_chosen(self.game, choice)
        else:
            action = action_chosen(self.game, choice)
        if action is None:
            raise AssertionError(refusal(choice, self._mask(self.agent_selection)))
        return action

    def _next(self) -> None:
        """Find out who acts next, or pay what the game brought."""
        if not self.chances:
            settle(self.game, self._random)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        actor = self.game.actor
        if actor is None:
            self.rewards.update(zip(self.seats, paid(self.game, self.reward), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif self.chances and actor == NATURE:
            self.infos[NATURE]["odds"] = self.chances.odds(self.game.state)
            self.agent_selection = NATURE
        else:
            self.agent_selection = f"seat_{actor}"

    def render(self) -> Rendered:
        """The table as text or pixels; with "human", as text on the screen."""
        if self.render_mode is None:
            logger.warn(f"expected a render mode when the table was made: {' or '.join(MODES)}")
        return render(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


raw_env = Table  # a table as it is, as PettingZoo calls it


def env(
    game: str,
    players: int,
    reward: Reward = "share",
    chance: Chance = "inside",
    options: Mapping[str, bool | str] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A table in PettingZoo's usual wrappers: an illegal choice ends the game, and costs 1."""
    table = Table(game, players, reward, chance, options, render_mode)
    careful = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(careful))
