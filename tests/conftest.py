"""The same examples in every run; for new ones, give ``--hypothesis-profile=default``."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.servers import postgres_server, redis

__all__ = ["postgres_server", "redis"]  # for every folder of tests

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"  # Numba plays the GPU; it looks when it is imported

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")

LONG = 4.0  # seconds; a test that takes more is not for every few minutes


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


@pytest.fixture
def untraced() -> Iterator[None]:
    """No counting of lines meanwhile: for long games over lines that the clause tests cover.

    The mark ``no_cover`` of pytest-cov does not reach the workers of pytest-xdist.
    """
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)
