"""The same examples in every run; for new ones, give ``--hypothesis-profile=default``."""

import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.servers import postgres_server, redis

__all__ = ["postgres_server", "redis"]  # for every folder of tests

settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci")


@pytest.fixture
def untraced() -> Iterator[None]:
    """No counting of lines meanwhile: for long games over lines that the clause tests cover.

    The mark ``no_cover`` of pytest-cov does not reach the workers of pytest-xdist.
    """
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)
