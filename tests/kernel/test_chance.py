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

WORD = (1 << 64) - 1


def xorshift(word: int) -> tuple[int, int]:
    """The next word, and the 64 bits that are drawn with it (Vigna's xorshift64*)."""
    word ^= word >> 12
    word ^= (word << 25) & WORD
    word ^= word >> 27
    return word, (word * 0x2545F4914F6CDD1D) & WORD


@pytest.fixture(scope="module")
def fast(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setenv("MEDICI_CACHE", str(folder))
        draw = compiled(below)
        assert draw(np.array([1], np.uint64), 1) == 0
        return draw


def word(start: int) -> Any:
    return np.array([start], np.uint64)


def is_even(draw: Callable[[], int], n: int) -> bool:
    """Whether draws below n pass a chi-square test that fails by chance once in 10,000."""
    counts = Counter(draw() for _ in range(400 * n))
    assert counts.keys() == set(range(n))
    chi_square = sum((count - 400) ** 2 / 400 for count in counts.values())
    return chi_square < n - 1 + 5 * sqrt(2 * (n - 1)) + 5


@pytest.mark.parametrize("n", [2, 3, 6, 36])
def test_plain_draws_are_even(n: int) -> None:
    dice = Random(n)
    assert is_even(lambda: below(dice, n), n)


@pytest.mark.parametrize("n", [2, 3, 6, 36])
def test_compiled_draws_are_even(n: int, fast: Any) -> None:
    dice = word(seeded(n))
    assert is_even(lambda: fast(dice, n), n)


def test_the_test_of_evenness_can_fail() -> None:
    dice = Random(0)
    assert not is_even(lambda: min(below(dice, 6), below(dice, 7), 5), 6)


@given(st.integers(0, 2**32), st.integers(1, 1000))
def test_plain_draws_stay_in_range(seed: int, n: int) -> None:
    drawn = below(Random(seed), n)
    assert type(drawn) is int
    assert 0 <= drawn < n


def test_plain_draws_depend_on_the_dice_alone() -> None:
    one, other = Random(9), Random(9)
    assert [below(one, 100) for _ in range(20)] == [below(other, 100) for _ in range(20)]


@pytest.mark.parametrize("start", [1, 2**63, WORD, seeded(1), seeded(2, 3)])
def test_compiled_draws_follow_xorshift(start: int, fast: Any) -> None:
    dice, state = word(start), start
    for n in (1, 2, 3, 6, 31, 36, 1000, 2**31 - 1) * 20:
        state, drawn = xorshift(state)
        assert fast(dice, n) == (drawn >> 32) * n >> 32
        assert int(dice[0]) == state


def test_the_compiled_form_is_right_as_plain_python_too(fast: Any) -> None:
    plain = source_of(below)
    ours, theirs = word(seeded(4)), word(seeded(4))
    with np.errstate(over="ignore"):
        for n in (1, 2, 6, 36, 1000) * 10:
            assert plain(ours, n) == fast(theirs, n)
    assert ours[0] == theirs[0]


@given(st.integers(0, WORD), st.integers(0, 2**40))
def test_a_seed_is_a_word_and_never_0(seed: int, game: int) -> None:
    start = seeded(seed, game)
    assert 0 < start <= WORD
    assert start == seeded(seed, game)


def test_seeds_and_games_start_differently() -> None:
    starts = {seeded(seed, game) for seed in range(100) for game in range(100)}
    assert len(starts) == 10_000
    assert seeded(5) == seeded(5, 0) == seeded(5, game=0)
    bits = [sum(start >> bit & 1 for start in starts) for bit in range(64)]
    assert all(4700 < count < 5300 for count in bits)  # six standard deviations


def test_the_seed_that_would_give_0_gives_another_word() -> None:
    gold, games = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03
    seed = -games * pow(gold, -1, WORD + 1) & WORD
    assert seeded(seed) != 0
