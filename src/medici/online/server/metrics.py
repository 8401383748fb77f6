"""What one server counts, and where Prometheus finds it: on an address of its own.

To add a metric, add a field to ``Metrics``: Prometheus sees it as ``medici_`` and its name. What is
read when somebody asks is an entry of ``gauges`` or ``counters``. Counting is a plain addition, so
that it costs a move nothing; Prometheus is answered in a thread beside the event loop.
"""

import platform
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from threading import Thread
from typing import Annotated, Self, get_type_hints
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from medici import __version__
from medici.online.server.address import format_address, parse_address
from medici.online.server.problem import COMMAND_CODES

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
EDGES = [*map("{:g}".format, SECONDS), "+Inf"]


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
class BusMetrics:
    """What a bus has carried, and how often it could not."""

    bus_hints_sent: Annotated[int, "Hints sent to other servers."] = 0
    bus_hints_received: Annotated[int, "Hints of all servers that came in."] = 0
    bus_failures: Annotated[int, "Times that the bus could not be reached."] = 0


@dataclass
class Metrics:
    """Everything that is counted on one server: what it means, and by which label it counts."""

    moves: Annotated[int, "Moves of players and bots that were stored."] = 0
    commands: Annotated[int, "Commands that were carried out."] = 0
    socket_overflows: Annotated[int, "Sockets closed because they read too slowly."] = 0
    socket_floods: Annotated[int, "Sockets closed because they sent too much."] = 0
    lost_thoughts: Annotated[int, "Bots that did not answer in time, or failed."] = 0
    bot_restarts: Annotated[int, "Processes of bots that took the place of one that ended."] = 0
    refreshes: Annotated[int, "Times that events of another server were read."] = 0
    # Every code is there from the start: what begins at 1 is no increase to Prometheus.
    errors: Annotated[Counter[str], "Commands refused and requests failed.", "code"] = field(
        default_factory=lambda: Counter(dict.fromkeys(COMMAND_CODES, 0))
    )
    calls: Annotated[Counter[str], "Calls by Web Push, by status; 0 if none came.", "status"] = (
        field(default_factory=Counter)
    )
    command_seconds: Annotated[Histogram, "From a command's arrival until it is durable."] = field(
        default_factory=Histogram
    )
    bot_seconds: Annotated[Histogram, "How long tables waited for bots' moves."] = field(
        default_factory=Histogram
    )
    bot_think_seconds: Annotated[Histogram, "How long bots' processes thought about a move."] = (
        field(default_factory=Histogram)
    )
    bot_wait_seconds: Annotated[Histogram, "How long thoughts waited for a process."] = field(
        default_factory=Histogram
    )
    loop_lag_seconds: Annotated[Histogram, "How late the server comes to what it meant to do."] = (
        field(default_factory=Histogram)
    )

    def __post_init__(self) -> None:
        started = time.time()
        self.bus: BusMetrics | None = None  # of a server that has others beside it
        self.counters: dict[str, tuple[str, Callable[[], float]]] = {}
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {
            "uptime_seconds": ("Seconds since the server started.", lambda: time.time() - started)
        }


class MetricsCollector(Collector):
    """The metrics of one server, in the form of Prometheus.

    >>> metrics = Metrics()
    >>> metrics.errors["stale"] += 1
    >>> [sample.value for family in MetricsCollector(metrics).collect() for sample in family.samples
    ...  if sample.labels == {"code": "stale"}]
    [1]
    """

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterable[Metric]:
        """Every figure as it stands."""
        yield from families(self.metrics)
        for name, (meaning, read) in self.metrics.gauges.items():
            yield GaugeMetricFamily(f"medici_{name}", meaning, value=read())
        for name, (meaning, read) in self.metrics.counters.items():
            yield CounterMetricFamily(f"medici_{name}", meaning, value=read())
        if self.metrics.bus is not None:
            yield from families(self.metrics.bus)
        about = {"version": __version__, "python": platform.python_version()}
        yield InfoMetricFamily("medici_build", "Which version this is.", value=about)


def families(counted: Metrics | BusMetrics) -> Iterator[Metric]:
    """The fields of something that counts."""
    for attribute, hint in get_type_hints(type(counted), include_extras=True).items():
        meaning, *labels = hint.__metadata__
        name, value = f"medici_{attribute}", getattr(counted, attribute)
        if isinstance(value, Histogram):  # every bucket counts those below it too
            below = [float(count) for count in accumulate(value.counts)]
            buckets = list(zip(EDGES, below, strict=True))
            yield HistogramMetricFamily(name, meaning, buckets=buckets, sum_value=value.total)
        elif isinstance(value, Counter):
            family = CounterMetricFamily(name, meaning, labels=labels)
            for key, count in sorted(dict(value).items()):
                family.add_metric([key], count)
            yield family
        else:
            yield CounterMetricFamily(name, meaning, value=value)


@dataclass
class MetricsServer:
    """Answers Prometheus at an address."""

    address: str
    registry: CollectorRegistry
    server: WSGIServer
    thread: Thread

    @classmethod
    def open(cls, address: str) -> Self:
        """Listen; the figures of the process are there at once."""
        host, port = parse_address(address)
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        try:
            server, thread = start_http_server(port, host, registry)
        except OSError as problem:
            reason = f"expected an address that is free for the figures; got {address}"
            raise OSError(f"{reason}: {problem.strerror or problem}") from None
        return cls(format_address(host, server.server_port), registry, server, thread)

    def show(self, metrics: Metrics) -> None:
        """Add the figures of a server that is open."""
        self.registry.register(MetricsCollector(metrics))

    def close(self) -> None:
        """Listen no longer."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
