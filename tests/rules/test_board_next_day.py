"""Board, the next day and the end: B50 and B51."""

from collections import Counter
from random import Random

import pytest

from medici.games.board import BOARD
from tests.rules.board_table import COUNTS, Table, scored, seated


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("turned", range(6))
def test_B50_the_poorest_starts_the_next_day(players: int, turned: int) -> None:
    poorest = turned % players
    florins = [20 + seat for seat in range(players)]
    florins[poorest] = 7
    table = scored([""] * players, florins=florins)
    assert table.weights() == {f"first {poorest}": 1}
    assert table.can(f"first {poorest}")
    assert not any(table.can(f"first {seat}") for seat in range(6) if seat != poorest)
    table.play(f"first {poorest}")
    assert table.t.presenter == poorest
    table.play("card fur3")
    assert table.actor() == poorest


def test_B50_what_counts_is_the_money_after_the_scoring() -> None:
    table = scored(["gold10", "", ""], florins=[1, 20, 20])
    assert table.florins == [56, 52, 52]
    assert table.legal() == ["first 1", "first 2"]


def test_B50_among_several_one_is_drawn_at_random() -> None:
    table = scored([""] * 4, florins=[9, 5, 8, 5])
    assert table.weights() == {"first 1": 1, "first 3": 1}
    dice = Random(3)
    draws = Counter(BOARD.move_name(BOARD.nature_move(table.t, dice)) for _ in range(1000))
    assert draws.keys() == {"first 1", "first 3"}
    assert 400 < draws["first 1"] < 600  # six standard deviations


def test_B50_the_third_day_too() -> None:
    table = scored(["", "", ""]).play("first 2").pay([5, 4, 6]).run_out()
    assert table.t.day == 2
    assert table.legal() == ["first 1"]


def at_the_end(florins: list[int]) -> Table:
    players = len(florins)
    table = Table(players)
    for _ in range(2):
        table.play(table.legal()[0]).run_out()
    table.play(table.legal()[0]).pay(florins).run_out()
    assert table.t.day == 3
    assert table.actor() == "nobody"
    return table


@pytest.mark.parametrize("players", COUNTS)
def test_B51_the_richest_player_wins(players: int) -> None:
    for richest in range(players):
        florins = [10] * players
        florins[richest] = 11
        assert at_the_end(florins).winners == [richest]


@pytest.mark.parametrize(
    ("florins", "winners"),
    [
        ([5, 5], [0, 1]),
        ([5, 9, 9], [1, 2]),
        ([9, 5, 9, 2], [0, 2]),
        ([1, 2, 3, 3, 3], [2, 3, 4]),
        ([4, 4, 4, 4, 4, 4], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_B51_several_share_the_victory(florins: list[int], winners: list[int]) -> None:
    assert at_the_end(florins).winners == winners


def test_B51_the_third_scoring_counts() -> None:
    table = scored(["", "", ""]).play("first 0").run_out()
    table.play("first 0").pay([20, 30, 1]).load(["gold10", "", ""])
    assert table.t.day == 2
    table.run_out()
    assert table.florins == [20 + 30 + 25, 30 + 7 + 25, 1 + 7 + 25]
    assert table.winners == [0]
    assert [BOARD.total(table.t, seat) for seat in range(3)] == table.florins


def test_B51_there_is_no_fourth_day() -> None:
    table = at_the_end([1, 2, 3])
    assert table.legal() == []
    assert not table.can("first 0")
    assert BOARD.title_of(table.t) is None


def test_B51_a_game_is_not_over_before() -> None:
    assert seated(3).run_out().actor() == "nature"
