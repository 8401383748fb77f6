"""Ranks, ties and shares, against brute force."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from medici.games.ranking import (
    MOST,
    SECOND,
    SHIP_PAY,
    divided,
    rank_of,
    shared_ship_pay,
    top_two,
)

VALUES = st.lists(st.integers(0, 7), min_size=1, max_size=6)


def test_B40_the_table_of_ships() -> None:
    assert [SHIP_PAY[players * 6 : players * 6 + players] for players in range(2, 7)] == [
        (20, 0),
        (30, 15, 0),
        (30, 20, 10, 0),
        (30, 20, 10, 5, 0),
        (30, 20, 15, 10, 5, 0),
    ]
    assert len(SHIP_PAY) == 7 * 6


def test_B43_the_awards_of_a_good() -> None:
    assert (MOST, SECOND) == (10, 5)


@pytest.mark.parametrize(
    ("pot", "sharers", "unit", "share"),
    [
        (15, 1, 1, 15),
        (15, 2, 1, 7),
        (15, 4, 1, 3),
        (5, 6, 1, 0),
        (0, 3, 1, 0),
        (45, 2, 5, 20),
        (50, 2, 5, 25),
        (15, 2, 5, 5),
        (15, 4, 5, 0),
        (65, 5, 5, 10),
    ],
)
def test_B41_C31_a_pot_is_divided_in_whole_units(
    pot: int, sharers: int, unit: int, share: int
) -> None:
    assert divided(pot, sharers, unit) == share


@given(pot=st.integers(0, 100), sharers=st.integers(1, 6), unit=st.sampled_from([1, 5]))
def test_B41_C31_a_share_is_the_largest_that_the_pot_affords(
    pot: int, sharers: int, unit: int
) -> None:
    share = divided(pot, sharers, unit)
    assert share % unit == 0
    assert share <= Fraction(pot, sharers) < share + unit


@pytest.mark.parametrize(
    ("values", "ranks"),
    [
        ([4], [(0, 1)]),
        ([4, 9], [(1, 1), (0, 1)]),
        ([4, 4, 4], [(0, 3), (0, 3), (0, 3)]),
        ([4, 9, 4, 4], [(1, 3), (0, 1), (1, 3), (1, 3)]),
        ([9, 9, 4, 9], [(0, 3), (0, 3), (3, 1), (0, 3)]),
        ([1, 2, 2, 3, 3, 3], [(5, 1), (3, 2), (3, 2), (0, 3), (0, 3), (0, 3)]),
    ],
)
def test_ranks_of_a_row(values: list[int], ranks: list[tuple[int, int]]) -> None:
    seats = range(len(values))
    assert [rank_of(values, len(values), seat) for seat in seats] == ranks


@given(VALUES)
def test_ranks_are_those_of_the_sorted_row(values: list[int]) -> None:
    ranks = sorted(values, reverse=True)
    for seat, value in enumerate(values):
        rank = rank_of(values, len(values), seat)
        assert rank == (ranks.index(value), values.count(value))


def test_only_the_seats_in_play_have_ranks() -> None:
    assert rank_of([3, 1, 9, 9, 9, 9], 2, 1) == (1, 1)
    assert shared_ship_pay([3, 1, 9, 9, 9, 9], 2, 0, 1) == 20


@pytest.mark.parametrize(
    ("values", "unit", "pays"),
    [
        ([8, 8, 8], 1, [15, 15, 15]),
        ([8, 8, 8, 1], 1, [20, 20, 20, 0]),
        ([9, 8, 8, 8], 1, [30, 10, 10, 10]),
        ([9, 8, 8, 8, 1], 1, [30, 11, 11, 11, 0]),
        ([9, 8, 8, 8, 1], 5, [30, 10, 10, 10, 0]),
        ([9, 9, 8, 8, 8, 1], 1, [25, 25, 10, 10, 10, 0]),
        ([23, 20, 16, 16, 14], 1, [30, 20, 7, 7, 0]),
        ([23, 20, 16, 16, 14], 5, [30, 20, 5, 5, 0]),
        ([3, 3], 1, [10, 10]),
    ],
)
def test_B41_C31_tied_ships(values: list[int], unit: int, pays: list[int]) -> None:
    seats = range(len(values))
    assert [shared_ship_pay(values, len(values), seat, unit) for seat in seats] == pays


@given(
    values=st.lists(st.integers(0, 40), min_size=2, max_size=6) | VALUES.filter(lambda v: v[1:]),
    unit=st.sampled_from([1, 5]),
)
def test_B41_C31_ties_share_what_their_ranks_bring(values: list[int], unit: int) -> None:
    players = len(values)
    ranks = sorted(values, reverse=True)
    for seat, value in enumerate(values):
        pot = sum(SHIP_PAY[players * 6 + rank] for rank in range(players) if ranks[rank] == value)
        share = pot // values.count(value)
        assert shared_ship_pay(values, players, seat, unit) == share - share % unit


@pytest.mark.parametrize(
    ("values", "least", "top"),
    [
        ([3, 2, 1], 0, (3, 1, 2, 1)),
        ([1, 2, 3], 0, (3, 1, 2, 1)),
        ([2, 3, 1], 0, (3, 1, 2, 1)),
        ([3, 1, 2], 0, (3, 1, 2, 1)),
        ([3, 2, 2, 2], 0, (3, 1, 2, 3)),
        ([2, 2, 3, 2], 0, (3, 1, 2, 3)),
        ([1, 1, 2, 2, 3], 0, (3, 1, 2, 2)),
        ([3, 3, 3], 0, (3, 3, -1, 0)),
        ([3, 1, 3, 3], 0, (3, 3, 1, 1)),
        ([0, 0, 0, 0], 0, (0, 4, -1, 0)),
        ([0, 5, 0], 0, (5, 1, 0, 2)),
        ([0, 0, 0, 0], 1, (-1, 0, -1, 0)),
        ([0, 5, 0], 1, (5, 1, -1, 0)),
        ([0, 5, 5, 2], 1, (5, 2, 2, 1)),
        ([1, 4, 3, 1], 4, (4, 1, -1, 0)),
        ([4], 0, (4, 1, -1, 0)),
    ],
)
def test_the_top_two_of_a_row(
    values: list[int], least: int, top: tuple[int, int, int, int]
) -> None:
    assert top_two(values, 0, 1, len(values), least) == top


@given(
    values=VALUES,
    start=st.integers(0, 4),
    step=st.integers(1, 6),
    least=st.integers(0, 8),
    noise=st.integers(0, 9),
)
def test_the_top_two_of_a_column_are_those_of_the_sorted_values(
    values: list[int], start: int, step: int, least: int, noise: int
) -> None:
    players = len(values)
    table = [noise] * (start + step * players)
    table[start::step] = values
    placed = [value for value in values if value >= least]
    ranks = [*sorted(set(placed), reverse=True), -1, -1]
    expected = (ranks[0], placed.count(ranks[0]), ranks[1], placed.count(ranks[1]))
    assert top_two(table, start, step, players, least) == expected
