"""The games for Gymnasium, many at once: one seat in each, against named bots in compiled code.

>>> import gymnasium, medici.research.envs
>>> envs = gymnasium.make_vec("Medici/Dice-2p-v0", num_envs=3)
>>> seen, infos = envs.reset(seed=1)
>>> seen.shape, infos["action_mask"].shape
((3, 42), (3, 31))
>>> seen, rewards, over, truncated, infos = envs.step(infos["action_mask"].argmax(axis=1))
>>> rewards.tolist(), over.tolist()
([0.0, 0.0, 0.0], [False, False, False])
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.research.envs.batches import Reward, checked_reward
from medici.research.envs.learner_games import SKIPPED, LearnerGames
from medici.research.envs.lineup import DEFAULT, Lineup, Seat
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.seat_view import LEAST, MOST, refusal
from medici.research.envs.setup import WITHOUT

try:
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(WITHOUT, name=missing.name) from missing

Seen = NDArray[np.int16]
Flags = NDArray[np.bool_]
Infos = dict[str, Any]


class ManySeats(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """One seat of each of many tables; game by game the same as Gymnasium's ``SyncVectorEnv``."""

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int = 1,
        bots: str | Sequence[str] = DEFAULT,
        seat: Seat = 0,
        reward: Reward = "share",
        options: Mapping[str, bool | str] | None = None,
        rollouts: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"expected at least one game; got num_envs={num_envs}")
        lineup = Lineup(game, players, bots, seat, dict(options or {}), rollouts)
        self.games = LearnerGames(lineup, num_envs, checked_reward(reward))
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        encoding = ENCODINGS[game]
        self.actions = np.array([encoding.action_of(each) for each in range(encoding.choices)])
        self.single_action_space = spaces.Discrete(encoding.choices)
        self.single_observation_space = spaces.Box(LEAST, MOST, (encoding.size(players),), np.int16)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.sources: list[np.random.Generator] = []
        self.ended: Flags = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, Infos]:
        """Begin all games, or those that ``options["reset_mask"]`` marks.

        A seed gives each game one of its own: seed, seed + 1 and so on; or they come as a list.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = self._checked_flags((options or {}).get("reset_mask"))
        self._seed(seed, which)
        self._begin(which)
        self.ended = self.games.over
        return self.games.hands.observations.copy(), self._infos(which)

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[np.float64], Flags, Flags, Infos]:
        """Carry out a choice in each game, and what all others do until its seat chooses again.

        An illegal one raises ``gymnasium.error.InvalidAction`` and changes nothing in any game.
        """
        choices = self._checked_choices(actions)
        ended = self.ended
        self.games.play(np.where(ended, SKIPPED, self.actions[choices]))
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and ended.any():
            self._begin(ended)
        over, rewards, infos = self.games.over, self.games.rewards, {}
        self.ended = over
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            infos = self._final(over)
            self._begin(over)
            self.ended = self.games.over
        infos |= self._infos(np.ones(self.num_envs, np.bool_))
        truncated = np.zeros(self.num_envs, np.bool_)
        return self.games.hands.observations.copy(), rewards, over, truncated, infos

    def action_masks(self) -> Flags:
        """What may be chosen now, a row to each game; nothing in one that is over."""
        return self.games.hands.masks.astype(np.bool_)

    def _begin(self, which: Flags) -> None:
        """Begin these games."""
        numbers = np.flatnonzero(which)
        self.games.begin(numbers, [self.sources[number] for number in numbers])

    def _seed(self, seed: int | Sequence[int | None] | None, which: Flags) -> None:
        """Give games their sources of chance; without a seed they go on with what they have."""
        many = self.num_envs
        if isinstance(seed, int | np.integer):
            seeds: Sequence[int | None] = [int(seed) + number for number in range(many)]
        else:
            seeds = [None] * many if seed is None else seed
        if len(seeds) != many:
            raise ValueError(f"expected a seed for each of {many} games; got {len(seeds)}")
        if not self.sources:
            self.sources = [seeding.np_random()[0] for _ in range(many)]
        for number in np.flatnonzero(which).tolist():
            if (own := seeds[number]) is not None:
                self.sources[number] = seeding.np_random(own)[0]

    def _checked_flags(self, which: Any) -> Flags:
        """The games that are to begin: all, unless some are marked."""
        if which is None:
            return np.ones(self.num_envs, np.bool_)
        flags = np.asarray(which)
        if flags.shape != (self.num_envs,) or flags.dtype != np.bool_ or not flags.any():
            raise ValueError(
                f"expected a reset_mask of {self.num_envs} booleans, one of them True; "
                f"got {which!r}"
            )
        return flags

    def _checked_choices(self, actions: Any) -> NDArray[np.integer[Any]]:
        """A choice for each game, legal wherever one is to be carried out."""
        if not self.sources:
            raise ResetNeeded("expected reset() before step(): there are no games in hand")
        if self.autoreset_mode == AutoresetMode.DISABLED and self.ended.any():
            over = np.flatnonzero(self.ended).tolist()
            raise ResetNeeded(f"expected reset() of the games that are over: {over}")
        choices = np.asarray(actions)
        if choices.shape != (self.num_envs,) or choices.dtype.kind not in "iu":
            raise InvalidAction(
                f"expected {self.num_envs} whole numbers, a choice for each game; got {actions!r}"
            )
        masks = self.games.hands.masks
        inside = (choices >= 0) & (choices < masks.shape[1])
        known = np.where(inside, choices, 0)
        legal = inside & (masks[np.arange(self.num_envs), known] != 0)
        wrong = np.flatnonzero(~legal & ~self.ended)
        if len(wrong):
            number = wrong[0]
            raise InvalidAction(f"game {number}: {refusal(int(choices[number]), masks[number])}")
        return known

    def _infos(self, which: Flags) -> Infos:
        """Masks and seats as Gymnasium puts them together: a row to each game that is told of."""
        hands = self.games.hands
        return {
            "action_mask": hands.masks * which[:, None],
            "_action_mask": which.copy(),
            "seat": hands.seats * which,
            "_seat": which.copy(),
        }

    def _final(self, over: Flags) -> Infos:
        """What games looked like at their end, before others begin in their places."""
        seen = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(over):
            seen[number] = self.games.hands.observations[number].copy()
        told = {"final_obs": seen, "_final_obs": over.copy()}
        return told | {"final_info": self._infos(over), "_final_info": over.copy()}
