"""Sequential halving: the better half of the candidates is kept until one is left."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from medici.bots.arrays import Actions, Payoffs, Record
from medici.bots.futures import Search
from medici.bots.halving import Shortlist, error, is_clear, keep, look, mean, sort
from medici.bots.search import begin_search, search_on
from medici.kernel import bind, cold, compiled

NO_MOVE = -1  # a favourite that is not among the candidates
ALL_AT_ONCE = 1 << 30


def listed(
    rows: list[tuple[float, float]], favourite: int = NO_MOVE, futures: int = 2
) -> tuple[Shortlist, Actions, Payoffs]:
    """Candidates 10, 11 and so on, with the sums of what they were paid and of the squares."""
    shortlist = Shortlist()
    shortlist.count, shortlist.favourite, shortlist.futures = len(rows), favourite, futures
    shortlist.doubt = 0.7
    return shortlist, np.arange(10, 10 + len(rows)), np.array(rows, float)


def test_keep_keeps_the_best_in_order() -> None:
    shortlist, actions, sums = listed([(1, 1), (4, 8), (2, 3), (4, 9), (-1, 5)])
    sort(shortlist, actions, sums)
    keep(shortlist, actions, sums, 3)
    assert actions[: shortlist.count].tolist() == [11, 13, 12]
    assert sums[: shortlist.count].tolist() == [[4, 8], [4, 9], [2, 3]]
    assert [mean(shortlist, sums, number) for number in range(3)] == [2.0, 2.0, 1.0]
    keep(shortlist, actions, sums, 1)
    assert actions[: shortlist.count].tolist() == [11]


def test_before_any_future_the_favourite_is_the_best() -> None:
    shortlist, actions, sums = listed([(0, 0)] * 4, favourite=12, futures=0)
    assert mean(shortlist, sums, 0) == 0.0
    sort(shortlist, actions, sums)
    assert actions.tolist() == [12, 10, 11, 13]


def test_the_favourite_is_kept_to_the_last_choice() -> None:
    shortlist, actions, sums = listed([(1, 1), (4, 16), (2, 4), (5, 25)], 10, futures=1)
    sort(shortlist, actions, sums)
    keep(shortlist, actions, sums, 2)
    assert actions[: shortlist.count].tolist() == [13, 11, 10]
    assert sums[: shortlist.count].tolist() == [[5, 25], [4, 16], [1, 1]]
    keep(shortlist, actions, sums, 1)
    assert actions[: shortlist.count].tolist() == [13]


def test_the_error_is_that_of_the_least_certain_mean() -> None:
    shortlist, _, sums = listed([(50, 50), (50, 125), (0, 0)], futures=100)
    assert error(shortlist, sums) == pytest.approx(0.1)  # a variance of 1 in 100 futures


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
    shortlist, actions, sums = listed([(100, 200), (second, second)], favourite, futures=100)
    assert bool(is_clear(shortlist, actions, sums)) == clear
    shortlist.futures = 29
    assert not is_clear(shortlist, actions, sums)


# Whole searches among moves that are worth what they say


@cold
def explore(search: Search, shortlist: Shortlist, futures: int) -> None:
    """Stands for real futures: ``chances`` says what moves are worth, ``lineup`` counts."""
    for _ in range(futures):
        for number in range(shortlist.count):
            action = search.actions[number]
            search.lineup[0, action] += 1
            gain = search.chances[0, action] + shortlist.futures * 37 % 101
            search.sums[number, 0] += gain
            search.sums[number, 1] += gain * gain
        shortlist.futures += 1
        shortlist.rollouts += shortlist.count


fair_search = bind(search_on, explore=explore)


@cache
def fair_search_compiled() -> Any:
    """The same as machine code."""
    return compiled(fair_search)


def ready(worths: list[float], rollouts: int, favourite: int) -> tuple[Search, Shortlist]:
    """A search among moves of these worths, about to begin."""
    number = len(worths)
    empty = np.zeros(1, Shortlist.dtype)
    source = np.zeros(1, np.uint64)
    tried = np.zeros((1, number), np.int16)
    actions = np.arange(number, dtype=np.int64)
    sums = np.ones((number, 2))
    search = Search(empty, empty, tried, np.array([worths]), actions, sums, source, source, source)
    shortlist = Shortlist()
    shortlist.count, shortlist.favourite = number, favourite
    shortlist.limit, shortlist.doubt = rollouts, 0.7
    begin_search(search, shortlist, empty[:0], np.zeros(0))
    return search, shortlist


def halved(
    worths: list[float], rollouts: int, favourite: int = NO_MOVE, at_one_go: int = ALL_AT_ONCE
) -> tuple[int, Shortlist, list[int]]:
    """What is chosen, how the search ended, and how often each move was tried."""
    search, shortlist = ready(worths, rollouts, favourite)
    while not shortlist.finished:
        assert fair_search(search, shortlist, at_one_go, 0.0) == shortlist.finished
    tried = search.lineup[0].tolist()
    assert sum(tried) == shortlist.rollouts
    return int(search.actions[0]), shortlist, tried


@pytest.mark.parametrize("number", [2, 3, 4, 5, 7, 8, 9, 16, 25])
def test_halving_ends_with_the_best_and_tries_it_most(number: int) -> None:
    worths = [float((7 * move + 3) % number) for move in range(number)]
    best = worths.index(max(worths)) if number != 7 else 0
    choice, shortlist, tried = halved(worths, 1000)
    assert choice == best
    assert tried[best] == max(tried) == shortlist.futures
    assert shortlist.rollouts <= 1000
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
        search, shortlist = ready(WORTHS, rollouts, favourite=4)
        record: Record = np.zeros(1, Shortlist.dtype)[0]
        shortlist.write(record)
        while not fair_search_compiled()(search, record, 100, 0.0):
            pass
        choice, ended, tried = halved(WORTHS, rollouts, favourite=4)
        assert (int(search.actions[0]), search.lineup[0].tolist()) == (choice, tried)
        assert Shortlist.read(record) == ended


def test_time_that_is_gone_ends_a_part_and_at_last_the_search() -> None:
    search, shortlist = ready([8.0, 7.0, 6.0, 5.0], ALL_AT_ONCE, NO_MOVE)
    fair_search(search, shortlist, 40, 0.1)
    assert (shortlist.count, shortlist.part) == (4, 1)
    fair_search(search, shortlist, 40, 0.5)
    assert (shortlist.count, shortlist.part) == (2, 2)
    assert fair_search(search, shortlist, 40, 1.0)
    assert (shortlist.count, search.actions[0]) == (1, 0)


def test_without_any_time_the_favourite_is_chosen() -> None:
    search, shortlist = ready([8.0, 7.0, 6.0, 5.0, 4.0], 1000, favourite=3)
    assert fair_search(search, shortlist, 128, 1.0)
    assert (search.actions[0], shortlist.rollouts) == (3, 0)


def test_a_look_makes_no_more_futures_due_than_the_budget_has_left() -> None:
    search, shortlist = ready([2.0, 1.0], 11, NO_MOVE)
    look(shortlist, search.actions, search.sums, 0.0)
    assert shortlist.due == 5
