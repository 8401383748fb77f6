"""The same examples in every run; for new ones, give ``--hypothesis-profile=default``."""

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from hypothesis import settings

from tests.clusters import cluster, lasting_cluster
from tests.servers import postgres_server, redis

__all__ = ["cluster", "lasting_cluster", "postgres_server", "redis"]  # for every folder of tests

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"  # Numba plays the GPU; it looks when it is imported
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a script
    signal.signal(signal.SIGINT, signal.default_int_handler)  # programs that tests start hear it

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")

HERE = Path(__file__).parent
COVERING = (
    "fair",
    "games",
    "kernel",
    "record",
    "rules",
    "presentation/story",
)  # every line, by themselves
# Where tests wait for other processes, which a busy machine may keep from running for a while: only
# these are tried once more, and named at the end, where `make test` asks for it (--reruns).
WAITING = ("e2e", "interfaces/cli", "interfaces/tui", "online", "research/arena")
LONG = 4.0  # seconds; a test that takes more is not for every few minutes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for nobody has one try, for it fails again or has a fault."""
    for item in items:
        own = item.path.is_relative_to(HERE)
        if not own or not any(item.path.is_relative_to(HERE / name) for name in WAITING):
            item.add_marker(pytest.mark.flaky(reruns=0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that `make check` should leave out."""
    reports = terminalreporter.getreports("passed")
    long = [
        report for report in reports if report.duration > LONG and not report.keywords.get("slow")
    ]
    if long:
        terminalreporter.section("took long, and are not marked slow")
    for report in long:
        terminalreporter.write_line(f"{report.duration:6.1f} s  {report.nodeid}")


@contextmanager
def untracing() -> Iterator[None]:
    """No counting of lines meanwhile, here and in new threads.

    The mark ``no_cover`` of pytest-cov does not reach the workers of pytest-xdist.
    """
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)
        threading.settrace(of_threads)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Count lines only where their own tests run: it takes more time than the tests themselves."""
    own = item.path.is_relative_to(HERE)  # or an example in the sources
    counts = not own or any(item.path.is_relative_to(HERE / name) for name in COVERING)
    if item.get_closest_marker("uncounted") is not None:
        counts = False
    with nullcontext() if counts else untracing():
        return (yield)
