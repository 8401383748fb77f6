"""Chance in both forms: plain draws, and xorshift64* in compiled code."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.kernel import below, compiled, seeded
from medici.kernel.rule import source_of

MASK = (1 << 64) - 1


def xorshift(bits: int) -> tuple[int, int]:
    """The next state, and the 64 bits that are drawn with it (Vigna's xorshift64*)."""
    bits ^= bits >> 12
    bits ^= (bits << 25) & MASK
    bits ^= bits >> 27
    return bits, (bits * 0x2545F4914F6CDD1D) & MASK


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setenv("MEDICI_CACHE", str(folder))
        draw = compiled(below)
        assert draw(np.array([1], np.uint64), 1) == 0
        return draw


def source_from(start: int) -> Any:
    return np.array([start], np.uint64)


def is_even(draw: Callable[[], int], n: int) -> bool:
    """Whether draws below n pass a chi-square test that fails by chance once in 10,000."""
    counts = Counter(draw() for _ in range(400 * n))
    assert counts.keys() == set(range(n))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    return chi_square < n - 1 + 5 * sqrt(2 * (n - 1)) + 5


@pytest.mark.parametrize("n", [2, 3, 6, 36])
def test_plain_draws_are_even(n: int) -> None:
    source = Random(n)
    assert is_even(lambda: below(source, n), n)


@pytest.mark.parametrize("n", [2, 3, 6, 36])
def test_compiled_draws_are_even(n: int, fast: Any) -> None:
    source = source_from(seeded(n))
    assert is_even(lambda: fast(source, n), n)


def test_the_test_of_evenness_can_fail() -> None:
    source = Random(0)
    assert not is_even(lambda: min(below(source, 6), below(source, 7), 5), 6)


@given(st.integers(0, 2**32), st.integers(1, 1000))
def test_plain_draws_stay_in_range(seed: int, n: int) -> None:
    drawn = below(Random(seed), n)
    assert type(drawn) is int
    assert 0 <= drawn < n


def test_plain_draws_depend_on_the_source_alone() -> None:
    one, other = Random(9), Random(9)
    assert [below(one, 100) for _ in range(20)] == [below(other, 100) for _ in range(20)]


@pytest.mark.parametrize("start", [1, 2**63, MASK, seeded(1), seeded(2, 3)])
def test_compiled_draws_follow_xorshift(start: int, fast: Any) -> None:
    source, state = source_from(start), start
    for n in (1, 2, 3, 6, 31, 36, 1000, 2**31 - 1) * 20:
        state, drawn = xorshift(state)
        assert fast(source, n) == (drawn >> 32) * n >> 32
        assert int(source[0]) == state


def test_the_compiled_form_is_right_as_plain_python_too(fast: Any) -> None:
    plain = source_of(below)
    ours, theirs = source_from(seeded(4)), source_from(seeded(4))
    with np.errstate(over="ignore"):
        for n in (1, 2, 6, 36, 1000) * 10:
            assert plain(ours, n) == fast(theirs, n)
    assert ours[0] == theirs[0]


@given(st.integers(0, MASK), st.integers(0, 2**40))
def test_a_seed_has_64_bits_and_is_never_0(seed: int, game: int) -> None:
    start = seeded(seed, game)
    assert 0 < start <= MASK
    assert start == seeded(seed, game)


def test_seeds_and_games_start_differently() -> None:
    starts = {seeded(seed, game) for seed in range(100) for game in range(100)}
    assert len(starts) == 10_000
    assert seeded(5) == seeded(5, 0) == seeded(5, game=0)
    bits = [sum(start >> bit & 1 for start in starts) for bit in range(64)]
    assert all(4700 < count < 5300 for count in bits)  # six standard deviations


def test_the_seed_that_would_give_0_gives_another_seed() -> None:
    gold, games = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03
    seed = -games * pow(gold, -1, MASK + 1) & MASK
    assert seeded(seed) != 0
