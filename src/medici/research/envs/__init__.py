"""The games as environments of other people's tools; adapters only, no rules."""

from typing import TYPE_CHECKING, Literal, overload

from medici.research.envs.batches import Batch, Options, Reward, Step
from medici.research.envs.observations import ENCODINGS, Encoding, Field, Place
from medici.research.envs.registration import register

if TYPE_CHECKING:
    from medici.research.envs.cuda_batches import CudaBatch

__all__ = ["ENCODINGS", "FACES", "Batch", "Encoding", "Face", "Field", "Place", "Step", "batch"]

FACES, Face = ENCODINGS, Encoding  # as they were called until 0.1

register()


@overload
def batch(
    game: str,
    players: int,
    games: int,
    seed: int = ...,
    reward: Reward = ...,
    options: Options | None = ...,
    backend: Literal["cpu"] = ...,
) -> Batch: ...


@overload
def batch(
    game: str,
    players: int,
    games: int,
    seed: int = ...,
    reward: Reward = ...,
    options: Options | None = ...,
    *,
    backend: Literal["cuda"],
) -> "CudaBatch": ...


def batch(
    game: str,
    players: int,
    games: int,
    seed: int = 0,
    reward: Reward = "share",
    options: Options | None = None,
    backend: str = "cpu",
) -> "Batch | CudaBatch":
    """Many games at once: on a core, or with ``backend="cuda"`` on a GPU."""
    if backend == "cpu":
        return Batch(game, players, games, seed, reward, options)
    if backend != "cuda":
        raise ValueError(f"expected a backend of cpu or cuda; got {backend!r}")
    from medici.research.envs.cuda_batches import CudaBatch  # noqa: PLC0415  # needs Numba's CUDA

    return CudaBatch(game, players, games, seed, reward, options)
