"""Exponential and logarithm from plain arithmetic: right, and the same bits in machine code."""

import math
from collections.abc import Callable

import pytest

from medici.kernel import compiled, exponential, logarithm

POWERS = [0.0, 0.5, -0.5, 1e-9, -1e-9, 1.0, -1.0, 3.7, -17.3, 40.0, -90.0, 300.0, -600.0]
NUMBERS = [1.0, 1.5, 0.75, 2.0, 1 + 1e-9, 0.1, 1e-300, 3.0, 40.0, 1234.5, 1e300]


@pytest.mark.parametrize("x", POWERS)
def test_exponential(x: float) -> None:
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-12)


def test_what_is_too_small_is_nothing() -> None:
    assert exponential(-1e6) == 0.0


@pytest.mark.parametrize("x", NUMBERS)
def test_logarithm(x: float) -> None:
    assert logarithm(x) == pytest.approx(math.log(x), rel=1e-12, abs=1e-15)


@pytest.mark.parametrize(("function", "at"), [(exponential, POWERS), (logarithm, NUMBERS)])
def test_machine_code_gives_the_same_bits(
    function: Callable[[float], float], at: list[float]
) -> None:
    machine = compiled(function)
    assert [machine(x) for x in at] == [function(x) for x in at]
