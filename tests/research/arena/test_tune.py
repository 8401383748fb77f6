"""Tuning: generations run and can be gone on with, and rows are compared fairly."""

from itertools import islice

import numpy as np
import pytest

from medici.bots.compiled.series import play_games
from medici.bots.opponents.league import Rows, read_rows
from medici.bots.policies.heuristics import HEURISTICS, SOLITAIRE, weights_for
from medici.research.arena.bulk import cores
from medici.research.arena.tune import (
    Progress,
    Search,
    best_start,
    compare,
    exploiting_search,
    first_guess,
    in_the_league,
    known_rows,
    league_search,
)

PLAYERS = 2


def small_search(seed: int = 1) -> Search:
    start = first_guess("dice", PLAYERS)
    return league_search("dice", PLAYERS, start, read_rows(), seed, candidates=4, games=2)


def run(search: Search, generations: int) -> list[Progress]:
    return list(islice(search.run(play_games, 600), generations))


@pytest.mark.slow
def test_a_few_generations_run_and_are_the_same_for_the_same_seed() -> None:
    start = first_guess("dice", PLAYERS)
    series = [run(small_search(seed), 3) for seed in (1, 1, 2)]
    for steps in series:
        assert [progress.generation for progress in steps] == [1, 2, 3]
        assert all(np.isfinite(progress.mean).all() for progress in steps)
        assert all(progress.step > 0 and np.isfinite(progress.fitness) for progress in steps)
        assert all(0 <= progress.worst <= progress.share <= 1 for progress in steps)
        assert steps[0].to_text().startswith("generation 1: ")
    last, same, other = (steps[-1].mean.tolist() for steps in series)
    assert last == same != other
    assert last != start.tolist()
    assert start.tolist() == first_guess("dice", PLAYERS).tolist()


@pytest.mark.slow
def test_a_search_that_goes_on_finds_what_it_would_have_found() -> None:
    whole = run(small_search(), 4)[-1]
    begun = small_search()
    run(begun, 2)
    resumed = small_search()
    resumed.go_on(begun.kept())
    rest = run(resumed, 2)
    assert [progress.generation for progress in rest] == [3, 4]
    assert rest[-1].mean.tolist() == whole.mean.tolist()
    assert rest[-1].fitness == whole.fitness


def test_tuning_ends_when_its_time_is_over() -> None:
    assert list(small_search().run(play_games, 0.0)) == []


@pytest.mark.slow
@pytest.mark.long
def test_a_pool_finds_the_same() -> None:
    found = []
    for workers in (1, 2):
        with cores(workers) as backend:
            found.append(small_search().advance(backend))
    assert found[0].mean.tolist() == found[1].mean.tolist()
    assert found[0].fitness == found[1].fitness


@pytest.mark.slow
def test_alone_a_search_is_for_points() -> None:
    search = league_search("dice", 1, first_guess("dice", 1), Rows(), candidates=4, games=40)
    assert search.advance(play_games).share > 100


def test_weights_that_are_to_be_missing_stay_away() -> None:
    search = league_search(
        "card", 3, np.ones(len(HEURISTICS["card"].first_guess)), Rows(), without=(2,)
    )
    assert not search.evolution.ask()[:, 2].any()


@pytest.mark.slow
def test_a_row_against_itself_is_even() -> None:
    row = weights_for("dice", PLAYERS)
    share, lead = compare(play_games, "dice", PLAYERS, row, row, games=4000)
    assert share.low < 0.5 < share.high
    assert lead.low < 0 < lead.high


@pytest.mark.slow
def test_better_weights_win_more() -> None:
    good, poor = weights_for("dice", PLAYERS), np.zeros_like(weights_for("dice", PLAYERS))
    share, lead = compare(play_games, "dice", PLAYERS, good, poor, games=400)
    assert share.low > 0.7
    assert lead.low > 0
    reverse, behind = compare(play_games, "dice", PLAYERS, poor, good, games=400)
    assert reverse.high < 0.3
    assert behind.high < 0


@pytest.mark.slow
def test_a_search_starts_from_the_row_that_does_best() -> None:
    good, poor = weights_for("dice", PLAYERS), np.zeros_like(weights_for("dice", PLAYERS))
    short = poor[:-5].tolist()  # of a time when there were fewer weights
    rows = Rows(champions={"dice-2": {"short": short, "good": good.tolist()}})
    known = known_rows("dice", PLAYERS, rows, poor)
    for search in (
        league_search("dice", PLAYERS, poor, rows),
        exploiting_search("dice", PLAYERS, poor),
    ):
        assert best_start(search, play_games, known, 40).name == "good"


@pytest.mark.slow
def test_an_exploiter_beats_a_poor_champion() -> None:
    poor = first_guess("dice", PLAYERS) * 0.0
    search = exploiting_search("dice", PLAYERS, poor)
    search.begin(first_guess("dice", PLAYERS))
    search.games = 40
    assert run(search, 2)[-1].share > 0.7


def test_the_mean_of_the_cloud_is_among_the_rivals() -> None:
    mean = np.arange(3.0)
    trial = in_the_league("dice", 3, read_rows(), 1)(5, mean)
    assert trial.members[0].row.tolist() == mean.tolist()
    assert trial.members[0].is_rival
    assert any(table.siege and table.others == (0,) for table in trial.tables)


def test_the_first_guess_of_a_lone_player_is_another() -> None:
    assert first_guess("dice", 1).tolist() == list(SOLITAIRE.first_guess)
    assert first_guess("dice", 2).tolist() == list(HEURISTICS["dice"].first_guess)
