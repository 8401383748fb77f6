"""Settings for all tests: examples, servers, and where no lines are counted.

Hypothesis draws the same examples in every run; for new ones, give
``--hypothesis-profile=default``.
"""

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext

import pytest
from httpx import _config as httpx_config
from hypothesis import settings

from tests.clusters import cluster, lasting_cluster
from tests.servers import postgres_server, redis
from tests.waiting import PATIENCE

__all__ = ["cluster", "lasting_cluster", "postgres_server", "redis"]  # for every folder of tests

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"  # Numba simulates a GPU; read when it is imported
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a script
    signal.signal(signal.SIGINT, signal.default_int_handler)  # so that programs inherit it

for phase in ("connect", "read", "write", "pool"):  # httpx gives up after 5 s of a busy machine
    setattr(httpx_config.DEFAULT_TIMEOUT_CONFIG, phase, PATIENCE)

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")

SLOW = 4.0  # seconds; a test that takes more should be marked


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that `make check` should leave out."""
    unmarked = [
        report
        for report in terminalreporter.getreports("passed")
        if report.duration > SLOW and not report.keywords.get("slow")
    ]
    if unmarked:
        terminalreporter.section("took long, and are not marked slow")
    for report in unmarked:
        terminalreporter.write_line(f"{report.duration:6.1f} s  {report.nodeid}")


@contextmanager
def without_coverage() -> Iterator[None]:
    """Count no lines meanwhile, here and in new threads.

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
    """Count no lines where many games are played over lines that other tests cover."""
    counted = item.get_closest_marker("no_coverage") is None
    with nullcontext() if counted else without_coverage():
        return (yield)
