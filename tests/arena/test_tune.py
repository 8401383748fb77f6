"""Tuning: a few generations run, and rows of weights are compared fairly."""

from itertools import islice

import numpy as np
import pytest

from medici.arena.tune import compare, first_guess, play_rows, seating, tune
from medici.bots.heuristics import HEURISTICS, SOLITAIRE, weights_for
from medici.bots.series import RANDOM_SEAT

PLAYERS = 2


@pytest.mark.slow
def test_a_few_generations_run_and_are_the_same_for_the_same_seed() -> None:
    start = first_guess("dice", PLAYERS)
    series = [
        list(islice(tune("dice", PLAYERS, start, 600, games=20, candidates=6, seed=seed), 3))
        for seed in (1, 1, 2)
    ]
    for steps in series:
        assert [progress.generation for progress in steps] == [1, 2, 3]
        assert all(progress.mean.shape == start.shape for progress in steps)
        assert all(np.isfinite(progress.mean).all() for progress in steps)
        assert all(progress.step > 0 and np.isfinite(progress.fitness) for progress in steps)
    last, same, other = (steps[-1].mean.tolist() for steps in series)
    assert last == same != other
    assert last != start.tolist()
    assert start.tolist() == first_guess("dice", PLAYERS).tolist()


def test_tuning_ends_when_its_time_is_over() -> None:
    assert list(tune("dice", PLAYERS, first_guess("dice", PLAYERS), 0.0)) == []


@pytest.mark.slow
def test_a_pool_finds_the_same() -> None:
    start = first_guess("dice", PLAYERS)
    steps = [
        next(tune("dice", PLAYERS, start, 600, games=20, candidates=4, workers=workers))
        for workers in (1, 2)
    ]
    assert steps[0].mean.tolist() == steps[1].mean.tolist()
    assert steps[0].fitness == steps[1].fitness


@pytest.mark.slow
def test_a_row_against_itself_is_even() -> None:
    row = weights_for("dice", PLAYERS)
    share, lead = compare("dice", PLAYERS, row, row, games=400)
    assert (share, lead) == pytest.approx((0.5, 0.0))


@pytest.mark.slow
def test_better_weights_win_more() -> None:
    good, poor = weights_for("dice", PLAYERS), np.zeros_like(weights_for("dice", PLAYERS))
    share, lead = compare("dice", PLAYERS, good, poor, games=400)
    assert share > 0.7
    assert lead > 0
    reverse, behind = compare("dice", PLAYERS, poor, good, games=400)
    assert (reverse, behind) == pytest.approx((1 - share, -lead))


@pytest.mark.slow
def test_shares_of_wins_are_of_the_games_a_row_was_seated_in() -> None:
    rows = np.array([weights_for("dice", 3)] * 3)
    seats = np.array([[0, 1, RANDOM_SEAT], [1, RANDOM_SEAT, 0]] * 30, np.int8)
    share, _ = play_rows("dice", 3, rows, seats, seed=3)
    assert share[2] == 0
    assert 0.6 < share[0] + share[1] <= 1


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
def test_each_deal_is_played_from_every_seat(players: int) -> None:
    seats = seating(players, 40 * players, foes=3, seed=1)
    for deal in range(0, len(seats), players):
        turns = seats[deal : deal + players]
        assert [turn.tolist().index(0) for turn in turns] == list(range(players))
        assert len({tuple(np.roll(row, -turn)) for turn, row in enumerate(turns.tolist())}) == 1
    if players > 1:
        assert set(seats.ravel().tolist()) == {RANDOM_SEAT, 0, 1, 2, 3}


def test_the_first_guess_of_a_lone_player_is_another() -> None:
    assert first_guess("dice", 1).tolist() == list(SOLITAIRE.first_guess)
    assert first_guess("dice", 2).tolist() == list(HEURISTICS["dice"].first_guess)
