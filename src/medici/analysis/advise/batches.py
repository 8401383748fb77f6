"""Futures put together in batches: what the rest of the adviser reckons with."""

import numpy as np
from numpy.typing import NDArray

from medici.analysis.advise.samples import BATCHES


def batched(futures: NDArray[np.float64]) -> NDArray[np.float64]:
    """The means of batches of futures, which are dealt out to the batches in turn.

    >>> batched(np.arange(80.0))[:2].tolist()
    [20.0, 21.0]
    """
    batches = min(BATCHES, len(futures))
    whole = futures[: len(futures) // batches * batches]
    means: NDArray[np.float64] = whole.reshape(-1, batches, *futures.shape[1:]).mean(axis=0)
    return means
