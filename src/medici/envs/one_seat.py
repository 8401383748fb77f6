"""The games for Gymnasium: one seat against named bots, or the solitaire.

>>> import gymnasium, medici.envs
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

from medici.envs.batches import Reward
from medici.envs.company import DEFAULT, Company, Seat
from medici.envs.extra import WITHOUT
from medici.envs.faces import FACES
from medici.envs.picture import picture
from medici.envs.sight import (
    LEAST,
    MOST,
    action_chosen,
    checked_reward,
    mask_of,
    observed,
    paid,
    refusal,
)
from medici.record import Game

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

    def __init__(self, company: Company) -> None:
        super().__init__(FACES[company.game].choices)
        self.company = company
        self.legal: NDArray[np.int8] | None = None

    def seed(self, seed: int | None = None) -> Any:
        """Begin to sample anew."""
        told = super().seed(seed)
        if seed is not None:
            self.legal = mask_of(self.company.begin(seeding.np_random(seed)[0])[0])
        return told

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A legal choice at random, or one by a mask or by probabilities."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask=mask, probability=probability)


class OneSeat(gymnasium.Env[Seen, int | np.int64]):
    """One seat of a table, the others taken by bots."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi", "human"],
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
        if render_mode not in (None, *self.metadata["render_modes"]):
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"expected a render mode of {modes}; got {render_mode!r}")
        self.company = Company(game, players, bots, seat, dict(options or {}), rollouts)
        self.reward = checked_reward(reward)
        self.render_mode = render_mode
        self.game: Game | None = None
        self.seat = 0
        size = FACES[game].size(players)
        self.observation_space = spaces.Box(LEAST, MOST, (size,), np.int16)
        self.action_space: Choices = Choices(self.company)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin another game, as far as the first choice of this seat."""
        super().reset(seed=seed)
        self.game, self.seat = self.company.begin(self.np_random)
        return self._show(self.game)

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out a choice, and what all others do until this seat chooses again.

        An illegal one raises ``gymnasium.error.InvalidAction`` and changes nothing.
        """
        game = self.game
        if game is None or game.actor is None:
            raise ResetNeeded("expected reset() before step(): there is no game in hand")
        meant = action_chosen(game, action)
        if meant is None:
            raise InvalidAction(refusal(action, mask_of(game)))
        game.carry_out(self.seat, meant)
        self.company.go_on(game, self.seat, self.np_random)
        reward = paid(game, self.reward)[self.seat] if game.over else 0.0
        seen, info = self._show(game)
        return seen, reward, game.over, False, info

    def _show(self, game: Game) -> tuple[Seen, dict[str, Any]]:
        """What this seat sees, and may choose."""
        mask = mask_of(game)
        self.action_space.legal = mask.copy()
        if self.render_mode == "human":
            self.render()
        return observed(game, self.seat), {"action_mask": mask, "seat": self.seat}

    def render(self) -> str | None:
        """The table as text; with "human", on the screen."""
        if self.game is None:
            raise ResetNeeded("expected reset() before render(): there is no game in hand")
        text = picture(self.game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None
