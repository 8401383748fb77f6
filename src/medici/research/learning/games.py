"""Games side by side for networks that learn, on a CPU or a GPU."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from medici.bots.network.inputs import INPUTS
from medici.games import GAMES
from medici.kernel import all_seeded, compiled
from medici.kernel.arrays import Tables
from medici.kernel.cuda import THREADS, cuda_here, kernel_of_rules, room_for
from medici.kernel.rule import Rule
from medici.research.learning.device import Backend, arrays_of, lent
from medici.research.learning.stepping import (
    PLACES,
    Seating,
    Shown,
    begin,
    begin_all,
    carry_out,
    pay,
    show,
    step_all,
    stepping,
)

KERNELS: dict[str, dict[str, Rule]] = {
    "begin_games": {"begin": begin, "show": show},
    "step_games": {"begin": begin, "carry_out": carry_out, "pay": pay, "show": show},
}
NETWORK = -1  # in a lineup: the network that learns; networks of the past have numbers below it


class Games:
    """Games of one kind. Arrays have a column to each; the next step writes into the same."""

    def __init__(
        self,
        game: str,
        players: NDArray[np.int8],
        wanted: NDArray[np.int16],
        policies: Tables,
        seed: int,
        backend: Backend = "cpu",
    ) -> None:
        self.game, self.backend = game, backend
        self.count = len(players)
        self.xp = arrays_of(backend)
        count = self.count
        own = np.zeros(count * PLACES, policies.dtype)
        self.seating = Seating(*map(self._laid, (players, wanted, wanted.copy(), policies, own)))
        self.shown = Shown(
            inputs=self._laid(np.zeros((INPUTS[game].size, count), np.int8)),
            legal=self._laid(np.zeros(count, np.int64)),
            actors=self._laid(np.zeros(count, np.int8)),
            shares=self._laid(np.zeros((INPUTS[game].seats, count), np.float32)),
            done=self._laid(np.zeros(count, np.int8)),
        )
        state = GAMES[game].state.dtype
        self._sources = self._laid(all_seeded(seed, count))
        if backend == "cpu":
            self._tables, self._empty = np.zeros(count, state), np.zeros(1, state)
            self._draw = np.zeros(1, np.uint64)
            loop_of(begin_all, game)(*self._held, self.seating, self.shown)
        else:  # pragma: no cover
            room = room_for("STATE", state, 1)
            words = np.zeros((room["STATE_WORDS"], count), room["STATE_WORD"])
            self._words = self._laid(words)
            self._launch("begin_games", self.seating, self.shown)
        shared = Shown(*(self.xp.asarray(array) for array in self.shown))
        self.inputs, self.legal, self.actors, self.shares, self.done = shared
        self.players = self.xp.asarray(self.seating.players)
        self.seats = self.xp.asarray(self.seating.seats)

    def _laid(self, array: Any) -> Any:
        return array if self.backend == "cpu" else cuda_here().to_device(array)

    @property
    def _held(self) -> tuple[Any, ...]:
        return self._tables, self._empty, self._sources, self._draw

    def step(self, choices: Any) -> None:
        """Carry out a legal choice in every game."""
        if self.backend == "cpu":
            loop_of(step_all, self.game)(*self._held, self.seating, self.shown, choices)
        else:  # pragma: no cover
            self._launch("step_games", self.seating, self.shown, lent(choices))

    def _launch(self, name: str, *arguments: Any) -> None:  # pragma: no cover
        kernel = kernel_of(self.game, name)
        kernel[-(-self.count // THREADS), THREADS](self._words, self._sources, *arguments)


@cache
def loop_of(loop: Any, game: str) -> Any:
    """A loop over games as machine code."""
    return compiled(stepping(loop, game))


@cache
def kernel_of(game: str, name: str) -> Any:  # pragma: no cover
    """One of the kernels of ``medici.research.learning.threads`` for a game."""
    from medici.research.learning import threads  # noqa: PLC0415

    rules = {verb: stepping(rule, game) for verb, rule in KERNELS[name].items()}
    return kernel_of_rules(getattr(threads, name), rules, GAMES[game].state.dtype)
