"""Sequential halving: the better half of the candidates is kept until one is left."""

from typing import cast

import numpy as np
import pytest

from medici.bots import BOTS, Budget
from medici.bots.arrays import Actions, Payoffs, Record, Row
from medici.bots.engine import Engine
from medici.bots.futures import Futures, Search
from medici.bots.halving import Shortlist
from medici.bots.searcher import Searcher
from medici.games import GAMES

NO_MOVE = -1  # a favourite that is not among the candidates


def test_keep_keeps_the_best_in_order() -> None:
    sums = np.array([[1.0, 1.0], [4.0, 2.0], [2.0, 3.0], [4.0, 4.0], [-1.0, 5.0]])
    shortlist = Shortlist(np.array([10, 11, 12, 13, 14]), sums, NO_MOVE, futures=2, rollouts=10)
    shortlist.keep(3)
    assert shortlist.actions.tolist() == [11, 13, 12]
    assert shortlist.sums.tolist() == [[4.0, 2.0], [4.0, 4.0], [2.0, 3.0]]
    assert shortlist.means.tolist() == [2.0, 2.0, 1.0]
    shortlist.keep(1)
    assert shortlist.actions.tolist() == [11]


def test_means_before_any_future_are_nothing() -> None:
    assert Shortlist(np.array([1]), np.zeros((1, 2)), NO_MOVE).means.tolist() == [0.0]


def test_the_favourite_is_kept_to_the_last_choice() -> None:
    sums = np.array([[1.0, 1.0], [4.0, 16.0], [2.0, 4.0], [5.0, 25.0]])
    shortlist = Shortlist(np.array([10, 11, 12, 13]), sums, favourite=10, futures=1, rollouts=4)
    shortlist.keep(2)
    assert shortlist.actions.tolist() == [13, 11, 10]
    assert shortlist.sums[:, 0].tolist() == [5.0, 4.0, 1.0]
    shortlist.keep(1)
    assert shortlist.actions.tolist() == [13]


class Fair:
    """An engine whose moves are worth what they say, with the same luck for all of them."""

    def __init__(self, worths: list[float], favourite: int) -> None:
        self.book = GAMES["board"]
        self.worths = worths
        self.favourite = favourite
        self.tried = [0] * len(worths)

    def candidates(self, t: Record, weights: Row, width: int) -> Actions:
        return np.arange(len(self.worths))

    def weighed_move(self, t: Record, weights: Row) -> int:
        return self.favourite

    def search(self, t: Record, rows: tuple[Row, Row]) -> None:
        """There is no table to play on."""

    def warm_up(self) -> None:
        """There is nothing to load."""

    def explore(self, search: Search, futures: Futures, actions: Actions, sums: Payoffs) -> None:
        assert len(actions) == len(sums)
        for seed in futures.seeds.tolist():
            for number, action in enumerate(actions.tolist()):
                self.tried[action] += 1
                gain = self.worths[action] + seed % 101
                sums[number] += (gain, gain**2)


def halved(
    worths: list[float], rollouts: int, favourite: int = NO_MOVE
) -> tuple[Shortlist, list[int]]:
    engine = Fair(worths, favourite)
    banker = BOTS["banker"]
    assert isinstance(banker, Searcher)
    t: Record = np.zeros(1, engine.book.state.dtype)[0]
    t["players"] = 4
    shortlist = banker.weigh(cast(Engine, engine), t, Budget(rollouts=rollouts), 1)
    assert sum(engine.tried) == shortlist.rollouts
    return shortlist, engine.tried


@pytest.mark.parametrize("number", [2, 3, 4, 5, 7, 8, 9, 16, 25])
def test_halving_ends_with_the_best_and_tries_it_most(number: int) -> None:
    worths = [float((7 * move + 3) % number) for move in range(number)]
    best = worths.index(max(worths)) if number != 7 else 0
    shortlist, tried = halved(worths, 1000)
    assert shortlist.actions.tolist() == [best]
    assert tried[best] == max(tried) == shortlist.futures
    assert shortlist.rollouts <= 1000
    if number > 2:
        worst = worths.index(min(worths)) if number != 7 else number - 1
        assert tried[worst] <= tried[best] / 2


def test_another_move_must_be_better_than_the_favourite_by_more_than_chance() -> None:
    for favourite in range(4):
        even, _ = halved([1.0 + 0.01 * move for move in range(4)], 400, favourite)
        assert even.actions[0] == favourite
        clear, _ = halved([100.0 * move for move in range(4)], 400, favourite)
        assert clear.actions[0] == 3


def test_halving_gives_each_round_an_equal_part() -> None:
    _, tried = halved([8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0], 2400)
    assert tried == [700, 700, 300, 300, 100, 100, 100, 100]


def test_a_single_candidate_is_not_tried_at_all() -> None:
    shortlist, tried = halved([3.0], 1000)
    assert (shortlist.actions.tolist(), tried) == ([0], [0])


def test_too_few_rollouts_try_everything_once() -> None:
    shortlist, tried = halved([1.0, 2.0, 3.0, 4.0], 1)
    assert shortlist.actions.tolist() == [3]
    assert tried == [1, 1, 1, 1]
