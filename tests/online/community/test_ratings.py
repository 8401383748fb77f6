"""Ratings tell how strong people are: in small what ``benchmarks/ratings.py`` shows at large."""

import runpy
from pathlib import Path

import pytest

from medici.online.community.ratings import START, Scale, Skill, learn_scale, rate, win_chances

HERE = Path(__file__).parents[3]


def test_the_winner_gains_what_the_loser_loses_among_equals() -> None:
    winner, loser = rate([Skill(), Skill()], [1, 2])
    assert winner.mu - START == START - loser.mu > 0
    assert winner.sigma == loser.sigma < Skill().sigma


def test_a_shared_place_moves_two_towards_each_other() -> None:
    strong, weak = rate([Skill(1700), Skill(1500)], [1, 1])
    assert strong.mu < 1700
    assert weak.mu > 1500


@pytest.mark.parametrize("places", [[1, 1, 3, 4], [1, 1, 3, 4, 4], [1, 2, 2, 2, 5, 6], [1, 1]])
def test_among_equals_a_better_place_always_gains_more(places: list[int]) -> None:
    after = rate([Skill(1500, 100, 5)] * len(places), places)
    for one, place in zip(after, places, strict=True):
        for other, its in zip(after, places, strict=True):
            assert (one.mu > other.mu) == (place < its)
    assert sum(skill.mu for skill in after) == pytest.approx(1500 * len(places))


def test_places_alone_count_not_their_numbers() -> None:
    skills = [Skill(1500 + 10 * n, 60, 5) for n in range(4)]
    assert rate(skills, [1, 3, 3, 2]) == rate(skills, [1, 7, 7, 4])


def test_an_expected_result_says_little() -> None:
    before = [Skill(1900, 50), Skill(1500, 50)]
    expected, upset = rate(before, [1, 2]), rate(before, [2, 1])
    assert expected[0].mu - 1900 < 5
    assert upset[1].mu - 1500 > 10


@pytest.mark.parametrize("size", [2, 3, 6])
def test_ratings_settle(size: int) -> None:
    skills = [Skill()] * size
    for number in range(30):
        places = [(number + seat) % size for seat in range(size)]
        skills = rate(skills, places)
    assert all(skill.settled for skill in skills)
    assert not Skill().settled


def test_400_points_are_ten_to_one_at_a_table_of_any_size() -> None:
    chances = win_chances([Skill(1900), Skill(1500), Skill(1500), Skill(1100)])
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(10 * chances[1])
    assert chances[1] == chances[2] == pytest.approx(10 * chances[3])


def test_fewer_points_tell_as_much_where_the_better_win_more_often() -> None:
    before = [Skill(1700), Skill(1500), Skill(1300)]
    as_thought = learn_scale(Scale(), before, [1, 2, 3])
    surprising = learn_scale(Scale(), before, [3, 2, 1])
    assert as_thought.points < Scale().points < surprising.points
    assert as_thought.information == surprising.information > Scale().information


def test_a_game_of_equals_tells_nothing_of_the_scale() -> None:
    learned = learn_scale(Scale(), [Skill()] * 4, [1, 2, 3, 4])
    assert learned.points == pytest.approx(Scale().points)
    assert learned.information == Scale().information
    assert learn_scale(Scale(), [Skill(1700), Skill(1300)], [1, 1]).points > Scale().points


@pytest.mark.slow
@pytest.mark.parametrize("spread", [100.0, 300.0])
def test_ratings_of_players_of_known_strength(spread: float) -> None:
    benchmark = runpy.run_path(str(HERE / "benchmarks" / "ratings.py"))
    done = benchmark["simulate"](people=300, games=40, spread=spread)
    assert done.correlation() > 0.9
    assert done.error(10, 10**9) < 0.04  # few predictions: 5,000 players come closer
    assert all(skill.settled for skill in done.skills)
