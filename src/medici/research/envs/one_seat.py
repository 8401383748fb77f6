"""The games for Gymnasium: one seat against named bots, or the solitaire.

>>> import gymnasium, medici.research.envs
>>> env = gymnasium.make("Medici/Board-3p-v0", bots=["merchant", "apprentice"], seat="random")
>>> seen, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     choice = env.action_space.sample(mask=info["action_mask"])
...     seen, reward, over, truncated, info = env.step(choice)
>>> 0 <= reward <= 1
True
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from medici.record import Game
from medici.research.envs.batches import Reward, checked_reward
from medici.research.envs.learner_game import LearnerGame
from medici.research.envs.lineup import DEFAULT, Lineup, Seat
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.rendering import MODES, Rendered, checked_mode, render
from medici.research.envs.seat_view import (
    LEAST,
    MOST,
    marked,
    refusal,
)
from medici.research.envs.setup import WITHOUT

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import InvalidAction, ResetNeeded
    from gymnasium.utils import seeding
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(WITHOUT, name=missing.name) from missing

Seen = NDArray[np.int16]


class Choices(spaces.Discrete[np.int64]):
    """The numbers of all choices; a sample is one that is legal now.

    Just after ``seed(n)`` it is one that is legal after ``reset(seed=n)``: Gymnasium's
    ``check_env`` samples before it resets.
    """

    def __init__(self, lineup: Lineup) -> None:
        super().__init__(ENCODINGS[lineup.game].choices)
        self.lineup = lineup
        self.legal: NDArray[np.int8] | None = None

    def seed(self, seed: int | None = None) -> Any:
        """Begin to sample anew."""
        told = super().seed(seed)
        if seed is not None:
            self.legal = LearnerGame(self.lineup, seeding.np_random(seed)[0]).mask
        return told

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal choice at random, or one by a mask or by probabilities."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask=mask, probability=probability)


class OneSeat(gymnasium.Env[Seen, int | np.int64]):
    """One seat of a table, the others taken by bots."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int,
        bots: str | Sequence[str] = DEFAULT,
        seat: Seat = 0,
        reward: Reward = "share",
        options: Mapping[str, bool | str] | None = None,
        rollouts: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.lineup = Lineup(game, players, bots, seat, dict(options or {}), rollouts)
        self.reward = checked_reward(reward)
        self.render_mode = checked_mode(render_mode)
        self.learner_game: LearnerGame | None = None
        size = ENCODINGS[game].size(players)
        self.observation_space = spaces.Box(LEAST, MOST, (size,), np.int16)
        self.action_space: Choices = Choices(self.lineup)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin another game, as far as the first choice of this seat."""
        super().reset(seed=seed)
        self.learner_game = LearnerGame(self.lineup, self.np_random, self.reward)
        return self._show(self.learner_game)

    @property
    def game(self) -> Game:
        """The game in hand, with its history."""
        if self.learner_game is None:
            raise ResetNeeded("expected reset() first: there is no game in hand")
        return self.learner_game.game

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out a choice, and what all others do until this seat chooses again.

        An illegal one raises ``gymnasium.error.InvalidAction`` and changes nothing.
        """
        learner_game = self.learner_game
        if learner_game is None or learner_game.over:
            raise ResetNeeded("expected reset() before step(): there is no game in hand")
        if not marked(learner_game.mask, action):
            raise InvalidAction(refusal(action, learner_game.mask))
        learner_game.play(ENCODINGS[self.lineup.game].action_of(int(action)))
        seen, info = self._show(learner_game)
        return seen, learner_game.reward, learner_game.over, False, info

    def _show(self, learner_game: LearnerGame) -> tuple[Seen, dict[str, Any]]:
        """What this seat sees, and may choose."""
        mask, seen = learner_game.mask, learner_game.observation
        self.action_space.legal = mask
        if self.render_mode == "human":
            self.render()
        return seen.copy(), {"action_mask": mask.copy(), "seat": learner_game.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as MaskablePPO of sb3-contrib asks; nothing once it is over."""
        if self.learner_game is None:
            raise ResetNeeded("expected reset() first: there is no game in hand")
        return self.learner_game.mask.astype(np.bool_)

    def render(self) -> Rendered:
        """The table as text or pixels; with "human", as text on the screen."""
        return render(self.game, self.render_mode)
