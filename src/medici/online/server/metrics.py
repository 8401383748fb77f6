"""What is counted on one server: plain numbers, so that counting costs a move nothing.

`figures.py` reads them when Prometheus asks.
"""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

# By attribute: what is shown as medici_..., and what it means.
COUNTERS = {
    "moves": ("moves", "Moves of players and bots that were stored."),
    "commands": ("commands", "Commands that were carried out."),
    "overflows": ("socket_overflows", "Sockets closed because they read too slowly."),
    "floods": ("socket_floods", "Sockets closed because they sent too much."),
    "lost_thoughts": ("lost_thoughts", "Bots that did not answer in time, or failed."),
    "refreshes": ("refreshes", "Times that events of another server were read."),
}
LABELLED = {  # the same with a label
    "errors": ("errors", "code", "Commands that were refused, by code."),
    "calls": ("calls", "status", "Calls by Web Push, by status; 0 if none came."),
}
HISTOGRAMS = {
    "command_seconds": ("command_seconds", "From a command's arrival until it is durable."),
    "bot_seconds": ("bot_seconds", "How long the bots thought."),
    "lag_seconds": ("loop_lag_seconds", "How late the server comes to what it meant to do."),
}


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


@dataclass
class BusFigures:
    """What a bus has carried, and how often it could not."""

    sent: int = 0
    received: int = 0
    failures: int = 0


class Metrics:
    """Everything that is counted on one server."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.commands = 0
        self.errors: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()  # by the answer of the push service; 0: none came
        self.overflows = 0
        self.floods = 0
        self.refreshes = 0
        self.lost_thoughts = 0
        self.command_seconds = Histogram()
        self.bot_seconds = Histogram()
        self.lag_seconds = Histogram()
        self.bus: BusFigures | None = None  # of a server that has others beside it
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "uptime_seconds": (
                "Seconds since the server started.",
                lambda: time.time() - self.started,
            )
        }
