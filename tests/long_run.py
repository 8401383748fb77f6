"""Sizes of samples: small in `make test`, large in `make test-long`."""

import os
from collections.abc import Iterable
from typing import Any

import pytest


def sample_size(usual: int, long: int) -> int:
    """How many games or examples to try: ``long`` of them where `make test-long` runs."""
    return long if os.environ.get("TEST_LONG") else usual


def long_unless(chosen: Iterable[Any], values: Iterable[Any]) -> list[Any]:
    """Values for ``parametrize``: those that are not chosen are tried by `make test-long` alone."""
    chosen = list(chosen)
    return [
        value if value in chosen else pytest.param(value, marks=pytest.mark.long)
        for value in values
    ]


def rows_long_unless(chosen: Iterable[Any], rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The same for rows of several parameters."""
    chosen = list(chosen)
    return [pytest.param(*row, marks=() if row in chosen else pytest.mark.long) for row in rows]
