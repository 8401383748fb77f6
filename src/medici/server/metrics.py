"""Figures for Prometheus: a few counters, gauges and histograms, written as text."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The text of this histogram."""
        below = 0
        for edge, count in zip(SECONDS, self.counts, strict=False):
            below += count
            yield f'{name}_bucket{{le="{edge:g}"}} {below}'
        yield f'{name}_bucket{{le="+Inf"}} {sum(self.counts)}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {sum(self.counts)}"


class Metrics:
    """Everything that is counted on one server.

    >>> metrics = Metrics()
    >>> metrics.errors["stale"] += 1
    >>> 'medici_errors_total{code="stale"} 1' in metrics.text()
    True
    """

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
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "uptime_seconds": (
                "Seconds since the server started.",
                lambda: time.time() - self.started,
            )
        }

    def text(self) -> str:
        """The figures in the format of Prometheus."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        counters = {
            "moves": (self.moves, "Moves of players and bots that were stored."),
            "commands": (self.commands, "Commands that were carried out."),
            "socket_overflows": (self.overflows, "Sockets closed because they read too slowly."),
            "socket_floods": (self.floods, "Sockets closed because they sent too much."),
            "lost_thoughts": (self.lost_thoughts, "Bots that did not answer in time, or failed."),
            "refreshes": (self.refreshes, "Times that events of another server were read."),
        }
        for name, (value, meaning) in counters.items():
            yield from _head(f"medici_{name}_total", "counter", meaning)
            yield f"medici_{name}_total {value}"
        yield from _head("medici_errors_total", "counter", "Commands that were refused, by code.")
        for code, count in sorted(self.errors.items()):
            yield f'medici_errors_total{{code="{code}"}} {count}'
        yield from _head("medici_calls_total", "counter", "Calls by Web Push, by status.")
        for status, count in sorted(self.calls.items()):
            yield f'medici_calls_total{{status="{status}"}} {count}'
        for name, (meaning, read) in self.gauges.items():
            yield from _head(f"medici_{name}", "gauge", meaning)
            yield f"medici_{name} {read():g}"
        meaning = "From a command's arrival until it is durable."
        yield from _head("medici_command_seconds", "histogram", meaning)
        yield from self.command_seconds.lines("medici_command_seconds")
        yield from _head("medici_bot_seconds", "histogram", "How long the bots thought.")
        yield from self.bot_seconds.lines("medici_bot_seconds")


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP {name} {meaning}"
    yield f"# TYPE {name} {kind}"
