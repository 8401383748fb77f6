"""One game in which a seat is the learner's, with its history."""

import numpy as np
from numpy.typing import NDArray

from medici.games.actors import NOBODY
from medici.games.verbs import Action
from medici.record import Game
from medici.research.envs.batches import Reward
from medici.research.envs.learner_games import LearnerGames
from medici.research.envs.lineup import Lineup

ONLY = np.zeros(1, np.intp)  # the number of the only game


class LearnerGame:
    """A game of a lineup's, as far as the next choice of the seat that learns."""

    def __init__(
        self, lineup: Lineup, random: np.random.Generator, reward: Reward = "share"
    ) -> None:
        self._games = LearnerGames(lineup, 1, reward, keep_moves=True)
        self._games.begin(ONLY, [random])
        self._hands = self._games.hands
        self._action = np.zeros(1, np.int64)
        self._game: Game = Game(lineup.game, lineup.players, dict(lineup.options))

    @property
    def seat(self) -> int:
        """Where whoever learns sits."""
        return int(self._hands.seats[0])

    @property
    def observation(self) -> NDArray[np.int16]:
        """What that seat sees."""
        seen: NDArray[np.int16] = self._hands.observations[0]
        return seen

    @property
    def mask(self) -> NDArray[np.int8]:
        """What it may choose; nothing, once the game is over."""
        mask: NDArray[np.int8] = self._hands.masks[0]
        return mask

    @property
    def over(self) -> bool:
        """Whether the last day has been scored."""
        return bool(self._hands.tables[0]["actor"] == NOBODY)

    @property
    def reward(self) -> float:
        """What the game brought the seat; 0 before the end."""
        return float(self._hands.rewards[0, self.seat])

    def play(self, action: Action) -> None:
        """Carry out a legal action of the seat, and all that follows until it chooses again."""
        self._action[0] = action
        self._games.play(self._action)

    @property
    def game(self) -> Game:
        """The game with its history, for those who want to look at it."""
        hands = self._hands
        for action in hands.logs[0, len(self._game.moves) : hands.made[0]].tolist():
            self._game.play(action)
        return self._game
