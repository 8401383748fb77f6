"""The clock of whoever is to act at a live table."""

import time
from collections.abc import Sequence


def runs_out(
    actor: int | None, clocks: Sequence[float] | None, deadline: float | None
) -> float | None:
    """When the clock of who acts will have run out, by this machine's steady clock.

    The server names the deadline by its own clock. Where ours is so wrong that more would be left
    than there was, or nothing, what there was when the turn began counts from now on.
    """
    if actor is None or clocks is None or deadline is None:
        return None
    left, had = deadline - time.time(), clocks[actor]
    return time.monotonic() + (left if 0 < left <= had else had)


def told(until: float | None) -> str:
    """How long that is from now.

    >>> told(time.monotonic() + 61.9), told(None), told(0.0)
    ('1:01', '', '0:00')
    """
    if until is None:
        return ""
    minutes, seconds = divmod(max(int(until - time.monotonic()), 0), 60)
    return f"{minutes}:{seconds:02}"
