"""Sequential halving: the better half of the candidates is kept until one is left."""

from functools import cache
from typing import Any, cast

import numpy as np
import pytest

from medici.bots.search.halving import (
    BONUS,
    Progress,
    error,
    halve,
    is_clear,
    keep_best,
    mean,
    search_on,
    sort_candidates,
)
from medici.bots.search.rules import Search, begin_search
from medici.kernel import bind, compiled, noinline
from medici.kernel.arrays import Actions, Payoffs, Tables

NO_MOVE = -1  # a favourite that is not among the candidates
ALL_AT_ONCE = 1 << 30


def listed(
    rows: list[tuple[float, float]], favourite: int = NO_MOVE, futures: int = 2
) -> tuple[Progress, Actions, Payoffs]:
    """Candidates 10, 11 and so on, with the sums of what they were paid and of the squares."""
    progress = Progress()
    progress.count, progress.favourite, progress.futures = len(rows), favourite, futures
    progress.doubt = 0.7
    sums = np.array([(*row, 0.0) for row in rows])
    return progress, np.arange(10, 10 + len(rows)), sums


def test_keep_keeps_the_best_in_order() -> None:
    progress, actions, sums = listed([(1, 1), (4, 8), (2, 3), (4, 9), (-1, 5)])
    sort_candidates(progress, actions, sums)
    keep_best(progress, actions, sums, 3)
    assert actions[: progress.count].tolist() == [11, 13, 12]
    assert sums[: progress.count, :2].tolist() == [[4, 8], [4, 9], [2, 3]]
    assert [mean(progress, sums, number) for number in range(3)] == [2.0, 2.0, 1.0]
    keep_best(progress, actions, sums, 1)
    assert actions[: progress.count].tolist() == [11]


def test_before_any_future_the_favourite_is_the_best() -> None:
    progress, actions, sums = listed([(0, 0)] * 4, favourite=12, futures=0)
    assert mean(progress, sums, 0) == 0.0
    sort_candidates(progress, actions, sums)
    assert actions.tolist() == [12, 10, 11, 13]


def test_a_bonus_counts_beside_what_was_paid() -> None:
    progress, actions, sums = listed([(4, 8), (2, 2), (3, 5)])
    sums[:, BONUS] = 0.0, 0.9, 1.5
    sort_candidates(progress, actions, sums)
    assert actions.tolist() == [12, 10, 11]
    assert sums[:, BONUS].tolist() == [1.5, 0.0, 0.9]


def test_the_favourite_is_kept_to_the_last_choice() -> None:
    progress, actions, sums = listed([(1, 1), (4, 16), (2, 4), (5, 25)], 10, futures=1)
    sort_candidates(progress, actions, sums)
    keep_best(progress, actions, sums, 2)
    assert actions[: progress.count].tolist() == [13, 11, 10]
    assert sums[: progress.count, :2].tolist() == [[5, 25], [4, 16], [1, 1]]
    keep_best(progress, actions, sums, 1)
    assert actions[: progress.count].tolist() == [13]


def test_the_error_is_that_of_the_least_certain_mean() -> None:
    progress, _, sums = listed([(50, 50), (50, 125), (0, 0)], futures=100)
    assert error(progress, sums) == pytest.approx(0.1)  # a variance of 1 in 100 futures


@pytest.mark.parametrize(
    ("favourite", "second", "clear"),
    [
        *((NO_MOVE, 59, True), (NO_MOVE, 61, False)),
        *((10, 65, True), (10, 68, False)),
        *((11, 51, True), (11, 54, False)),
    ],
)
def test_four_errors_make_a_choice_clear(favourite: int, second: float, clear: bool) -> None:
    # an error of 0.1: ahead must be the means by 0.4, or by 0.07 less or more for the favourite
    progress, actions, sums = listed([(100, 200), (second, second)], favourite, futures=100)
    assert bool(is_clear(progress, actions, sums)) == clear
    progress.futures = 29
    assert not is_clear(progress, actions, sums)


# Whole searches among moves that are worth what they say


@noinline
def explore(search: Search, futures: int) -> None:
    """Stands for real futures: ``chances`` says what moves are worth, ``seats`` counts."""
    progress: Progress = search.progress[0]
    for _ in range(futures):
        for number in range(progress.count):
            action = search.actions[number]
            search.seats[0, action] += 1
            gain = search.chances[0, action] + progress.futures * 37 % 101
            search.sums[number, 0] += gain
            search.sums[number, 1] += gain * gain
        progress.futures += 1
        progress.rollouts += progress.count


fair_search = bind(search_on, explore=explore)


@cache
def fair_search_compiled() -> Any:
    """The same as machine code."""
    return compiled(fair_search)


def ready(worths: list[float], rollouts: int, favourite: int) -> tuple[Search, Progress]:
    """A search among moves of these worths, about to begin."""
    number = len(worths)
    empty = np.zeros(1, Progress.dtype)
    source = np.zeros(1, np.uint64)
    tried = np.zeros((1, number), np.int16)
    actions = np.arange(number, dtype=np.int64)
    sums = np.ones((number, 3))
    progress = Progress()
    progress.count, progress.favourite = number, favourite
    progress.limit, progress.doubt = rollouts, 0.7
    search = Search(
        *(empty, empty, tried, np.array([worths]), actions, sums, source, source, source),
        bases=empty[:0],
        prices=np.zeros(0),
        progress=cast(Tables, [progress]),
    )
    begin_search(search)
    return search, progress


def halved(
    worths: list[float], rollouts: int, favourite: int = NO_MOVE, at_one_go: int = ALL_AT_ONCE
) -> tuple[int, Progress, list[int]]:
    """What is chosen, how the search ended, and how often each move was tried."""
    search, progress = ready(worths, rollouts, favourite)
    while not progress.finished:
        assert fair_search(search, at_one_go, 0.0) == progress.finished
    tried = search.seats[0].tolist()
    assert sum(tried) == progress.rollouts
    return int(search.actions[0]), progress, tried


@pytest.mark.parametrize("number", [2, 3, 4, 5, 7, 8, 9, 16, 25])
def test_halving_ends_with_the_best_and_tries_it_most(number: int) -> None:
    worths = [float((7 * move + 3) % number) for move in range(number)]
    best = worths.index(max(worths)) if number != 7 else 0
    choice, progress, tried = halved(worths, 1000)
    assert choice == best
    assert tried[best] == max(tried) == progress.futures
    assert progress.rollouts <= 1000
    if number > 2:
        worst = worths.index(min(worths)) if number != 7 else number - 1
        assert tried[worst] <= tried[best] / 2


def test_another_move_must_be_better_than_the_favourite_by_more_than_chance() -> None:
    for favourite in range(4):
        assert halved([1.0 + 0.01 * move for move in range(4)], 400, favourite)[0] == favourite
        assert halved([100.0 * move for move in range(4)], 400, favourite)[0] == 3


def test_halving_gives_each_round_an_equal_part() -> None:
    tried = halved([8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0], 2400)[2]
    assert tried == [700, 700, 300, 300, 100, 100, 100, 100]


def test_a_single_candidate_is_not_tried_at_all() -> None:
    choice, _, tried = halved([3.0], 1000)
    assert (choice, tried) == (0, [0])


def test_too_few_rollouts_try_everything_once() -> None:
    choice, _, tried = halved([1.0, 2.0, 3.0, 4.0], 1)
    assert choice == 3
    assert tried == [1, 1, 1, 1]


WORTHS = [float((29 * move + 3) % 40) for move in range(23)]


@pytest.mark.parametrize("at_one_go", [1, 7, 64, 128, 1000])
def test_the_choice_is_the_same_however_much_is_played_at_one_go(at_one_go: int) -> None:
    for favourite in (NO_MOVE, 4):
        assert halved(WORTHS, 5000, favourite, at_one_go) == halved(WORTHS, 5000, favourite)


@pytest.mark.slow
def test_machine_code_halves_as_python_does() -> None:
    for rollouts in (1, 100, 1003, 20_000):
        search, progress = ready(WORTHS, rollouts, favourite=4)
        records = np.zeros(1, Progress.dtype)
        progress.write(records[0])
        search = search._replace(progress=records)
        while not fair_search_compiled()(search, 100, 0.0):
            pass
        choice, ended, tried = halved(WORTHS, rollouts, favourite=4)
        assert (int(search.actions[0]), search.seats[0].tolist()) == (choice, tried)
        assert Progress.read(records[0]) == ended


def test_time_that_is_gone_ends_a_part_and_at_last_the_search() -> None:
    search, progress = ready([8.0, 7.0, 6.0, 5.0], ALL_AT_ONCE, NO_MOVE)
    fair_search(search, 40, 0.1)
    assert (progress.count, progress.part) == (4, 1)
    fair_search(search, 40, 0.5)
    assert (progress.count, progress.part) == (2, 2)
    assert fair_search(search, 40, 1.0)
    assert (progress.count, search.actions[0]) == (1, 0)


def test_without_any_time_the_favourite_is_chosen() -> None:
    search, progress = ready([8.0, 7.0, 6.0, 5.0, 4.0], 1000, favourite=3)
    assert fair_search(search, 128, 1.0)
    assert (search.actions[0], progress.rollouts) == (3, 0)


def test_no_more_futures_are_due_than_the_budget_has_left() -> None:
    search, progress = ready([2.0, 1.0], 11, NO_MOVE)
    halve(progress, search.actions, search.sums, 0.0)
    assert progress.due == 5
