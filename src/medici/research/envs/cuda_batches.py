"""Many games at once on an NVIDIA GPU: the same as ``Batch``, on arrays that stay there.

Needs the extra ``medici[cuda]``. Every array offers ``__cuda_array_interface__`` and DLPack, so
that ``torch.from_dlpack(step.observation)`` or ``cupy.asarray(step.mask)`` share its memory.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from medici.games import GAMES
from medici.kernel import State, all_seeded
from medici.kernel.cuda import THREADS, cuda_here, kernel_of_rules, room_for
from medici.kernel.rule import Rule
from medici.research.envs.batches import CHOICE, GameBatch, Options, Reward
from medici.research.envs.device_array import DeviceArray
from medici.research.envs.observations import ENCODINGS
from medici.research.envs.stepping import begin, carry_out, choose, pay, show, stepping

KERNELS: dict[str, dict[str, Rule]] = {
    "begin_games": {"begin": begin, "show": show},
    "step_games": {"begin": begin, "carry_out": carry_out, "pay": pay, "show": show},
    "find_illegal": {},
    "choose_games": {"choose": choose},
}


class Info(NamedTuple):
    """What all threads are told, and what they tell."""

    actors: Any
    rewards: Any
    done: Any
    players: int
    variant: int
    by_share: int


class DeviceStep(NamedTuple):
    """What every game came to, a row to each; the next step writes into the same arrays."""

    observation: DeviceArray
    mask: DeviceArray
    actor: DeviceArray
    rewards: DeviceArray
    done: DeviceArray


class CudaBatch(GameBatch):
    """Games of one kind, side by side on a GPU."""

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
        room = room_for("STATE", GAMES[game].state.dtype, 1)
        self._state = room["STATE"]
        self._words = zeros((room["STATE_WORDS"], games), room["STATE_WORD"])
        self._observations = zeros((self.encoding.size(players), games), np.int16)
        self._masks = zeros((self.encoding.choices, games), np.int8)
        self._info = Info(
            actors=zeros(games, np.int8),
            rewards=zeros((players, games), np.float32),
            done=zeros(games, np.int8),
            players=players,
            variant=self.variant,
            by_share=int(reward == "share"),
        )
        self._choices = zeros(games, np.int64)
        self._step = DeviceStep(
            DeviceArray(self._observations),
            DeviceArray(self._masks, np.dtype(np.bool_)),
            DeviceArray(self._info.actors),
            DeviceArray(self._info.rewards),
            DeviceArray(self._info.done, np.dtype(np.bool_)),
        )
        self.reset(seed)

    @property
    def observation(self) -> DeviceArray:
        """What the seat to choose sees, a row to each game; ``fields`` says what stands where."""
        return self._step.observation

    @property
    def mask(self) -> DeviceArray:
        """What that seat may choose."""
        return self._step.mask

    @property
    def actor(self) -> DeviceArray:
        """The seat that is to choose."""
        return self._step.actor

    def reset(self, seed: int) -> DeviceStep:
        """Begin all games anew; each is the one that ``Batch`` would play with this seed."""
        cuda = cuda_here()
        self._sources = cuda.to_device(all_seeded(seed, self.games))
        self._wishes = cuda.to_device(all_seeded(seed ^ CHOICE, self.games))
        self._masks.copy_to_device(np.zeros(self._masks.shape, np.int8))
        self._info.rewards.copy_to_device(np.zeros(self._info.rewards.shape, np.float32))
        self._info.done.copy_to_device(np.zeros(self.games, np.int8))
        self._launch(
            "begin_games", self._words, self._sources, self._observations, self._masks, self._info
        )
        return self._step

    def step(self, choices: Any, *, check: bool = True) -> DeviceStep:
        """Carry out one choice in every game; if one of them is not legal, in none.

        Without ``check`` nobody waits for the device, and nothing is said about illegal choices:
        then no game goes on.
        """
        wanted = self._wanted(choices)
        cuda = cuda_here()
        found = cuda.to_device(np.full(1, self.games, np.int64))
        self._launch("find_illegal", self._masks, wanted, found)
        if check and (wrong := int(found.copy_to_host()[0])) < self.games:
            legal = np.flatnonzero(self._masks.copy_to_host()[:, wrong]).tolist()
            raise self._illegal(wrong, int(wanted.copy_to_host()[wrong]), legal)
        self._launch(
            "step_games",
            self._words,
            self._sources,
            self._observations,
            self._masks,
            self._info,
            wanted,
            found,
        )
        return self._step

    def sample(self) -> Any:
        """A random legal choice for every game; the next sample writes into the same array."""
        self._launch("choose_games", self._words, self._wishes, self._choices)
        return self._choices

    def state(self, number: int) -> State:
        """The table of one game."""
        words: NDArray[Any] = np.ascontiguousarray(self._words.copy_to_host()[:, number])
        record = words.view(self._state).astype(GAMES[self.game].state.dtype)[0]
        read: State = GAMES[self.game].state.read(record)
        return read

    def wait(self) -> None:
        """Wait until the device has done all that it was given."""
        cuda_here().synchronize()

    def _wanted(self, choices: Any) -> Any:
        """Choices as an array on the device."""
        cuda = cuda_here()
        if isinstance(choices, DeviceArray):
            choices = choices.array
        elif hasattr(choices, "__cuda_array_interface__"):  # pragma: no cover
            choices = cuda.as_cuda_array(choices)
        elif not hasattr(choices, "copy_to_host"):
            choices = cuda.to_device(np.asarray(choices))
        self._check_choices(choices)
        return choices

    def _launch(self, name: str, *arguments: Any) -> None:
        kernel_of(self.game, name)[-(-self.games // THREADS), THREADS](*arguments)


def zeros(shape: int | tuple[int, int], kind: Any) -> Any:
    """An array on the device."""
    return cuda_here().to_device(np.zeros(shape, kind))


@cache
def kernel_of(game: str, name: str) -> Any:
    """One of the kernels of ``medici.research.envs.threads`` for a game."""
    from medici.research.envs import threads  # noqa: PLC0415

    book = GAMES[game]
    rules = {verb: stepping(rule, book, ENCODINGS[game]) for verb, rule in KERNELS[name].items()}
    return kernel_of_rules(getattr(threads, name), rules, book.state.dtype)
