"""Standings, by cases small enough to reckon by hand."""

from dataclasses import replace
from math import sqrt

import pytest
from openskill.models import PlackettLuce

from medici.research.arena.estimate import Estimate
from medici.research.arena.play import GameResult
from medici.research.arena.schedule import Pairing, seatings_of
from medici.research.arena.standings import Standing, rate, standings

PAIR = ("banker", "merchant")  # seated so with 0, the other way round with 1


def results(*games: tuple[int, int, tuple[int, ...]]) -> dict[Pairing, GameResult]:
    """Games by deal, seating and scores; the highest score wins."""
    return {
        Pairing(deal, seating): GameResult(
            scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        )
        for deal, seating, scores in games
    }


def by_bot(bots: tuple[str, ...], outcomes: dict[Pairing, GameResult]) -> dict[str, Standing]:
    return {standing.bot: standing for standing in standings(bots, outcomes, seed=1)}


# Shares of wins, scores and margins


def test_a_contest_of_two() -> None:
    table = standings(PAIR, results((0, 0, (80, 60)), (0, 1, (70, 75)), (1, 0, (50, 90))), seed=1)
    assert [standing.bot for standing in table] == ["banker", "merchant"]
    banker, merchant = table
    assert (banker.seats, merchant.seats) == (3, 3)
    assert (banker.wins.mean, merchant.wins.mean) == pytest.approx((2 / 3, 1 / 3))
    assert (banker.score.mean, merchant.score.mean) == pytest.approx((205 / 3, 220 / 3))
    assert (banker.margin.mean, merchant.margin.mean) == pytest.approx((-5, 5))
    error = sqrt(((2 - 4 / 3) ** 2 + (0 - 2 / 3) ** 2) * 2) / 3
    assert banker.wins.low == pytest.approx(max(0.0, 2 / 3 - 12.706 * error))
    assert banker.wins.high == 1.0


def test_a_joint_victory_is_split() -> None:
    bots = ("banker", "merchant", "random")
    assert seatings_of(bots, 0, 1)[0] == bots
    table = by_bot(bots, results((0, 0, (50, 50, 10)), (1, 0, (30, 30, 30))))
    assert table["banker"].wins.mean == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert table["merchant"].wins.mean == pytest.approx((1 / 2 + 1 / 3) / 2)
    assert table["random"].wins.mean == pytest.approx(1 / 6)
    assert sum(standing.wins.mean for standing in table.values()) == pytest.approx(1)


def test_a_victory_is_what_the_game_says_and_not_the_highest_score() -> None:
    tied = {Pairing(0, 0): GameResult((40, 40), (1,))}  # the dice game breaks ties by columns
    table = by_bot(PAIR, tied)
    assert (table["banker"].wins.mean, table["merchant"].wins.mean) == (0, 1)


def test_a_bot_of_several_seats_stands_by_a_seat_of_it() -> None:
    bots = ("banker", "merchant", "merchant", "merchant")
    assert seatings_of(bots, 0, 1)[0] == bots
    outcomes = results((0, 0, (90, 60, 40, 20)), (1, 0, (10, 20, 30, 40)))
    table = by_bot(bots, outcomes)
    assert table["banker"].seats == 2
    assert table["banker"].wins.mean == 1 / 2
    assert table["banker"].score.mean == 50
    assert table["banker"].margin.mean == (30 - 30) / 2
    assert table["merchant"].seats == 6
    assert table["merchant"].wins.mean == pytest.approx(1 / 6)
    assert table["merchant"].score.mean == pytest.approx(210 / 6)
    margins = (-30, -50, -70, -20, -10, 10)
    assert table["merchant"].margin.mean == pytest.approx(sum(margins) / 6)
    # The banker won one of two deals: 1 of 1 and 0 of 1; a seat of the merchants 0 and 1 of 3.
    assert table["banker"].wins == Estimate(0.5, 0.0, 1.0)
    error = sqrt((0.5**2 + 0.5**2) * 2) / 6
    assert table["merchant"].wins.high == min(1.0, 1 / 6 + 12.706 * error)


def test_alone_every_game_is_won_and_the_margin_is_the_score() -> None:
    table = by_bot(("banker",), results((0, 0, (150,)), (1, 0, (170,))))
    assert table["banker"].wins == Estimate(1, 1, 1)
    assert (table["banker"].score.mean, table["banker"].margin.mean) == (160, 160)


def test_among_itself_a_bot_wins_its_part_and_there_is_no_doubt_of_it() -> None:
    table = by_bot(("banker", "banker"), results((0, 0, (10, 90)), (1, 0, (20, 10))))
    assert table["banker"].wins == Estimate(0.5, 0.5, 0.5)


def test_a_few_games_all_won_leave_a_doubt() -> None:
    scores = ((90, 60), (60, 90))  # the banker's first, then second
    games = [(deal, seating, scores[seating]) for deal in range(4) for seating in range(2)]
    table = by_bot(PAIR, results(*games))
    assert (table["banker"].wins.mean, table["merchant"].wins.mean) == (1, 0)
    assert table["banker"].wins.low == pytest.approx(4 / (4 + 1.96**2))
    assert table["merchant"].wins.high == pytest.approx(1 - 4 / (4 + 1.96**2))


def test_the_order_in_which_games_came_in_makes_no_difference() -> None:
    outcomes = results((0, 0, (80, 60)), (0, 1, (70, 75)), (1, 0, (50, 90)), (1, 1, (1, 2)))
    backwards = dict(reversed(outcomes.items()))
    assert standings(PAIR, backwards, seed=1) == standings(PAIR, outcomes, seed=1)


def test_a_standing_as_json() -> None:
    half = Estimate(0.33333, 0.2, 0.46666)
    standing = Standing("banker", 9, half, half, half, half)
    assert standing.as_dict() == {
        "wins": 0.3333,
        "interval": [0.2, 0.4667],
        **dict.fromkeys(("score", "margin", "rating"), 0.33),
        **{key: [0.2, 0.47] for key in ("score_interval", "margin_interval", "rating_interval")},
    }


# Less luck


def test_luck_is_taken_off_wins_and_alone_off_the_score() -> None:
    lucky = ((0.2, -0.2), (0.0, 0.0), (0.1, -0.1))
    games = results((0, 0, (80, 60)))
    games = {key: replace(result, luck=lucky) for key, result in games.items()}
    table = by_bot(PAIR, games)
    single = table["banker"].adjusted
    assert single is not None
    assert (single.mean, single.high - single.low) == pytest.approx((0.7, 1.0))
    games[Pairing(1, 0)] = GameResult((20, 60), (1,))  # whose luck is not known
    table = by_bot(PAIR, games)
    found = table["banker"].adjusted
    assert found is not None
    assert found.mean == pytest.approx((1 - 0.3 + 0) / 2)
    assert not table["banker"].by_score
    alone = {Pairing(0, 0): GameResult((150,), (0,), luck=((5.0,), (0.0,), (-20.0,)))}
    standing = by_bot(("banker",), alone)["banker"]
    assert standing.by_score
    assert standing.adjusted is not None
    assert standing.adjusted.mean == pytest.approx(165)
    assert by_bot(PAIR, results((0, 0, (80, 60))))["banker"].adjusted is None


# Ratings


def test_who_wins_more_is_rated_higher() -> None:
    bots = ("random", "merchant", "banker")
    orders = seatings_of(bots, 0, 1)
    strength = {"banker": 90, "merchant": 60, "random": 30}
    outcomes = results(
        *(
            (deal, seating, tuple(strength[bot] for bot in order))
            for deal in range(10)
            for seating, order in enumerate(orders)
        )
    )
    ratings = rate(bots, outcomes, seed=1)
    assert ratings["banker"].low > ratings["merchant"].high
    assert ratings["merchant"].low > ratings["random"].high
    order = [standing.bot for standing in standings(bots, outcomes, seed=1)]
    assert order == ["banker", "merchant", "random"]


def test_equal_bots_are_rated_equal() -> None:
    ratings = rate(PAIR, results((0, 0, (50, 50)), (0, 1, (40, 40))), seed=1)
    assert ratings["banker"].mean == pytest.approx(ratings["merchant"].mean)
    assert ratings["banker"].low < ratings["banker"].mean < ratings["banker"].high


def test_a_bot_among_itself_learns_nothing() -> None:
    fresh = PlackettLuce().rating()
    ratings = rate(("banker", "banker"), results((0, 0, (10, 90))), seed=1)
    assert ratings["banker"].mean == fresh.mu
    assert ratings["banker"].high == pytest.approx(fresh.mu + 1.96 * fresh.sigma)


def test_several_seats_of_a_bot_learn_as_one() -> None:
    model = PlackettLuce()
    bots = ("banker", "merchant", "merchant")
    first, second, third = (team[0] for team in model.rate([[model.rating()] for _ in bots]))
    ratings = rate(bots, results((0, 0, (90, 60, 30))), seed=1)
    assert ratings["banker"].mean == pytest.approx(first.mu, abs=0.01)
    assert ratings["merchant"].mean == pytest.approx((second.mu + third.mu) / 2, abs=0.01)
