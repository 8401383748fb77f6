"""The figures for Prometheus, on an address of their own: no visitor of the site can ask for them.

They are read from plain numbers, in a thread beside the event loop, only when somebody asks.
"""

import platform
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from threading import Thread
from typing import Self
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
from medici.online.server.address import host_and_port, shown
from medici.online.server.metrics import COUNTERS, HISTOGRAMS, LABELLED, SECONDS, Histogram, Metrics

EDGES = [*map("{:g}".format, SECONDS), "+Inf"]


class Ours(Collector):
    """What one server has counted, in the form of Prometheus.

    >>> metrics = Metrics()
    >>> metrics.errors["stale"] += 1
    >>> [sample.value for family in Ours(metrics).collect() for sample in family.samples
    ...  if sample.labels == {"code": "stale"}]
    [1]
    """

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterable[Metric]:
        """Every figure as it stands."""
        yield from self._counters()
        for name, (meaning, read) in self.metrics.gauges.items():
            yield GaugeMetricFamily(f"medici_{name}", meaning, value=read())
        for attribute, (name, meaning) in HISTOGRAMS.items():
            yield histogram(name, meaning, getattr(self.metrics, attribute))
        yield from self._bus()
        about = {"version": __version__, "python": platform.python_version()}
        yield InfoMetricFamily("medici_build", "Which version this is.", value=about)

    def _counters(self) -> Iterator[Metric]:
        for attribute, (name, meaning) in COUNTERS.items():
            yield CounterMetricFamily(
                f"medici_{name}", meaning, value=getattr(self.metrics, attribute)
            )
        for attribute, (name, label, meaning) in LABELLED.items():
            family = CounterMetricFamily(f"medici_{name}", meaning, labels=[label])
            for key, count in sorted(dict(getattr(self.metrics, attribute)).items()):
                family.add_metric([key], count)
            yield family

    def _bus(self) -> Iterator[Metric]:
        bus = self.metrics.bus
        if bus is None:
            return
        for name, count, meaning in (
            ("hints_sent", bus.sent, "Hints sent to other servers."),
            ("hints_received", bus.received, "Hints of all servers that came in."),
            ("failures", bus.failures, "Times that the bus could not be reached."),
        ):
            yield CounterMetricFamily(f"medici_bus_{name}", meaning, value=count)


def histogram(name: str, meaning: str, taken: Histogram) -> Metric:
    """A histogram, in which every bucket counts those below it too."""
    below = [float(count) for count in accumulate(taken.counts)]
    buckets = list(zip(EDGES, below, strict=True))
    return HistogramMetricFamily(f"medici_{name}", meaning, buckets=buckets, sum_value=taken.total)


@dataclass
class Figures:
    """The address where the figures are, and who answers there."""

    address: str
    registry: CollectorRegistry
    server: WSGIServer
    thread: Thread

    @classmethod
    def open(cls, address: str) -> Self:
        """Listen; the figures of the process are there at once."""
        host, port = host_and_port(address)
        registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        try:
            server, thread = start_http_server(port, host, registry)
        except OSError as problem:
            reason = f"expected an address that is free for the figures; got {address}"
            raise OSError(f"{reason}: {problem.strerror or problem}") from None
        return cls(shown(host, server.server_port), registry, server, thread)

    def show(self, metrics: Metrics) -> None:
        """Add the figures of a server that is open."""
        self.registry.register(Ours(metrics))

    def close(self) -> None:
        """Listen no longer."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
