"""Many games at once, one decision in each at a time, at the speed of compiled code.

>>> games = Batch("dice", players=2, games=3, seed=1)
>>> games.observation.shape, games.mask.shape
((3, 42), (3, 31))
>>> step = games.step(games.sample())
>>> step.rewards.tolist()
[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from medici.games import GAMES
from medici.kernel import State, all_seeded, compiled
from medici.kernel.rule import Rule
from medici.research.envs.observations import ENCODINGS, Encoding, Place
from medici.research.envs.quick_bots import merchant_of, quick_loop, slips_of
from medici.research.envs.setup import setup
from medici.research.envs.stepping import (
    Games,
    begin_all,
    choose_all,
    first_illegal,
    step_all,
    stepping,
)

Options = Mapping[str, bool | str]
Reward = Literal["share", "florins"]
REWARDS: tuple[Reward, ...] = ("share", "florins")
CHOICE = 0x5EED  # sets random choices apart from what chance does in the games


class Step(NamedTuple):
    """What every game came to, a row to each; the next step writes into the same arrays."""

    observation: NDArray[np.int16]  # what the seat to choose sees
    mask: NDArray[np.bool_]  # what it may choose
    actor: NDArray[np.int8]  # who that is
    rewards: NDArray[np.float32]  # of every seat, in a game that has just ended; else 0
    done: NDArray[np.bool_]  # whether it has, and another one has begun in its place


class GameBatch:
    """Games of one kind, side by side."""

    def __init__(
        self, game: str, players: int, games: int, reward: Reward, options: Options | None
    ) -> None:
        if games < 1:
            raise ValueError(f"expected at least one game; got {games}")
        checked_reward(reward)
        self.variant = setup(game, players, options)
        self.game, self.players, self.games = game, players, games
        self.encoding: Encoding = ENCODINGS[game]

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game} for {self.players}>"

    @property
    def fields(self) -> list[Place]:
        """What the numbers of an observation mean."""
        return list(self.encoding.places(self.players))

    def _check_choices(self, choices: Any) -> None:
        """Refuse what is no array of a choice for each game."""
        if choices.shape != (self.games,) or choices.dtype.kind not in "iu":
            raise ValueError(
                f"expected {self.games} whole numbers, a choice for each game; "
                f"got {choices.dtype} of shape {choices.shape}"
            )

    def _illegal(self, number: int, choice: int, legal: list[int]) -> ValueError:
        """The error for a choice that is not legal."""
        return ValueError(
            f"expected a legal choice for every game; game {number} got {choice}, legal are {legal}"
        )


class Batch(GameBatch):
    """Games of one kind, side by side on NumPy arrays."""

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        seed: int = 0,
        reward: Reward = "share",
        options: Options | None = None,
    ) -> None:
        super().__init__(game, players, games, reward, options)
        size = self.encoding.size(players)
        self._games = Games(
            tables=np.zeros(games, GAMES[game].state.dtype),
            empty=np.zeros(1, GAMES[game].state.dtype),
            sources=np.zeros(games, np.uint64),
            draw=np.zeros(1, np.uint64),
            observations=np.zeros((games, size), np.int16),
            masks=np.zeros((games, self.encoding.choices), np.int8),
            actors=np.zeros(games, np.int8),
            rewards=np.zeros((games, players), np.float32),
            done=np.zeros(games, np.int8),
            players=players,
            variant=self.variant,
            by_share=int(reward == "share"),
        )
        self._chosen = np.zeros(games, np.int64)
        self._wishes = np.zeros(games, np.uint64)
        self.reset(seed)

    @property
    def observation(self) -> NDArray[np.int16]:
        """What the seat to choose sees, a row to each game; ``fields`` says what stands where."""
        return self._games.observations

    @property
    def mask(self) -> NDArray[np.bool_]:
        """What that seat may choose."""
        return self._games.masks.view(np.bool_)

    @property
    def actor(self) -> NDArray[np.int8]:
        """The seat that is to choose."""
        return self._games.actors

    def reset(self, seed: int) -> Step:
        """Begin all games anew; each depends on the seed and its number alone."""
        self._games.sources[:] = all_seeded(seed, self.games)
        self._wishes[:] = all_seeded(seed ^ CHOICE, self.games)
        self._games.masks[:] = 0
        self._games.rewards[:] = 0
        self._games.done[:] = 0
        loop(begin_all, self.game)(self._games)
        return self._step()

    def step(self, choices: ArrayLike) -> Step:
        """Carry out one choice in every game; if one of them is not legal, in none."""
        wanted = np.asarray(choices)
        self._check_choices(wanted)
        wrong = compiled(first_illegal)(self._games.masks, wanted)
        if wrong >= 0:
            legal = np.flatnonzero(self.mask[wrong]).tolist()
            raise self._illegal(wrong, int(wanted[wrong]), legal)
        loop(step_all, self.game)(self._games, wanted)
        return self._step()

    def sample(self) -> NDArray[np.int64]:
        """A random legal choice for every game; the next sample writes into the same array."""
        loop(choose_all, self.game)(self._games, self._wishes, self._chosen)
        return self._chosen

    def quick(self, bot: str) -> NDArray[np.int64]:
        """What random, apprentice or merchant would choose in every game, for the seat to act."""
        slips, merchant = slips_of(bot), merchant_of(self.game, self.players)
        chosen = np.zeros(self.games, np.int64)
        quick_loop(self.game)(self._games, merchant, slips, self._wishes, chosen)
        return chosen

    def state(self, number: int) -> State:
        """The table of one game."""
        read: State = GAMES[self.game].state.read(self._games.tables[number])
        return read

    def _step(self) -> Step:
        games = self._games
        done = games.done.view(np.bool_)
        return Step(games.observations, self.mask, games.actors, games.rewards, done)


def checked_reward(reward: str) -> Reward:
    """A known reward; a ValueError says what was expected."""
    for known in REWARDS:
        if reward == known:
            return known
    raise ValueError(f"expected a reward of {' or '.join(REWARDS)}; got {reward!r}")


@cache
def loop(rule: Rule, game: str) -> Any:
    """A loop over the games of a kind as machine code."""
    return compiled(stepping(rule, GAMES[game], ENCODINGS[game]))
