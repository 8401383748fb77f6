"""The opponent model: who pays as a seat was seen to pay is the likelier to sit there."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from medici.bots.compiled.engine import engine_of
from medici.bots.opponents.opponent_model import (
    DRAWN_POLICIES,
    FACTORS,
    NOISE,
    PRICED_POLICIES,
    base_policies,
    draw_policies,
    infer_from_prices,
    prices_of,
)
from medici.bots.policies.heuristics import HEURISTICS
from medici.bots.search.halving import Progress
from medici.bots.search.rules import OWN, Search, draw_seats, draw_seed
from medici.games import GAMES
from medici.games.actors import SEATS
from medici.games.board.state import Board
from medici.kernel import compiled
from medici.kernel.arrays import Rows
from tests.bots.positions import by_rollouts

PRICES = np.array([1.0, 2.0, 4.0, 8.0])


def seen(spent: int, bought: int) -> Rows:
    """The chances of the four policies at a seat that has paid so much."""
    t = Board()
    t.players, t.spent[0], t.bought[0] = 1, spent, bought
    sums = np.zeros((1, len(PRICES)))
    infer_from_prices(t, PRICES, sums)
    chances: Rows = np.diff(sums[0], prepend=0.0) / sums[0, -1]
    return chances


def test_of_those_who_bought_nothing_nothing_is_known() -> None:
    assert seen(0, 0).tolist() == [0.25] * 4


@pytest.mark.parametrize(("spent", "likeliest"), [(0, 0), (7, 0), (14, 1), (28, 2), (90, 3)])
def test_the_likeliest_policy_pays_as_the_seat_did(spent: int, likeliest: int) -> None:
    assert seen(spent, 7).argmax() == likeliest


def test_the_more_was_bought_the_surer() -> None:
    assert 0.25 < seen(2, 1)[1] < seen(14, 7)[1] < seen(42, 21)[1] < 1.0


def test_chances_fall_as_the_square_of_the_distance_of_the_logarithms() -> None:
    likely = np.exp(-5 * (np.log1p(PRICES) - np.log1p(3.0)) ** 2 / (2 * 0.5**2))
    assert seen(15, 5) == pytest.approx(likely / likely.sum(), rel=1e-12)


def test_machine_code_has_the_same_chances_to_the_last_bit() -> None:
    t = Board()
    t.players, t.spent[:], t.bought[:] = 6, [0, 3, 50, 7, 131, 20], [0, 5, 6, 7, 18, 1]
    engine = engine_of("board")
    prices = prices_of("board", 6)
    plain, machine = np.zeros((2, SEATS, PRICED_POLICIES))
    infer_from_prices(t, prices, plain)
    compiled(infer_from_prices)(engine.record_of(t), prices, machine)
    assert plain.tobytes() == machine.tobytes()


def lineups(chances: Rows, others: int, players: int, seat: int) -> list[list[int]]:
    """Who sits where in 400 futures."""
    source = np.ones(1, np.uint64)
    seats = np.zeros((1, SEATS), np.int16)
    policies = np.zeros(1 + others, HEURISTICS["dice"].policy.dtype)
    moves, sums = np.zeros(1, np.int64), np.zeros((1, 2))
    search = Search(
        *(policies, policies, seats, chances, moves, sums, source, source, source),
        bases=policies[:0],
        prices=np.zeros(0),
        progress=np.zeros(1, Progress.dtype),
    )
    draw = compiled(draw_seats)
    drawn = []
    for _ in range(400):
        draw(search, players, seat)
        drawn.append(seats[0].tolist())
    return drawn


def test_each_seat_draws_by_its_own_chances() -> None:
    table = np.zeros((SEATS, 4))
    table[:, 0] = 1.0
    table[1] = [0.0, 0.0, 0.0, 1.0]
    table[2] = [0.0, 0.5, 0.5, 0.0]
    seats = list(zip(*lineups(table.cumsum(axis=1), 4, SEATS, seat=3), strict=True))
    assert [set(seat) for seat in seats[:4]] == [{1}, {4}, {2, 3}, {OWN}]
    assert 150 < seats[2].count(2) < 250


def test_those_of_whom_nothing_is_known_play_alike() -> None:
    seats = list(zip(*lineups(np.zeros((0, 8)), 8, 3, seat=0), strict=True))
    assert set(seats[0]) == {OWN}
    assert seats[1] == seats[2]
    assert set(seats[1]) == set(range(1, 9))


def test_with_no_other_policies_all_play_as_oneself() -> None:
    assert all(set(seats) == {OWN} for seats in lineups(np.zeros((0, 0)), 0, 4, seat=1))


def test_seeds_of_futures_differ_and_are_never_0() -> None:
    source = np.array([1], np.uint64)
    draw = compiled(draw_seed)
    seeds = {draw(source) for _ in range(1000)}
    assert len(seeds) == 1000
    assert 0 < min(seeds) < 1 << 56 < 1 << 62 < max(seeds) < 1 << 63
    assert draw_seed(Random(1)) % 2 == 1


def test_the_factors_of_weights_are_lognormal() -> None:
    logs = np.log(FACTORS)
    assert logs.mean() == pytest.approx(0.0, abs=1e-4)
    assert logs.std() == pytest.approx(NOISE, rel=0.01)
    assert sorted(FACTORS) == list(FACTORS)


def test_policies_are_drawn_from_all_bases() -> None:
    bases = base_policies("dice", 3)
    policies = np.zeros(1 + 200, bases.dtype)
    compiled(draw_policies)(policies, bases, np.array([9], np.uint64))
    assert not policies["w"][0].any()
    ratios = policies["w"][1:, None, :36] / np.where(bases["w"], bases["w"], np.nan)[:, :36]
    within = (ratios > FACTORS[0] - 1e-9) & (ratios < FACTORS[-1] + 1e-9)
    fits = np.all(np.isnan(ratios) | within, axis=2)
    assert np.sum(fits, axis=0).min() > 10
    assert np.any(fits, axis=1).all()


@pytest.mark.parametrize("players", GAMES["board"].seats)
def test_priced_policies_differ_in_what_they_pay(players: int) -> None:
    prices = prices_of("board", players)
    assert len(prices) == PRICED_POLICIES
    assert 0 < prices.min() < 2.0 < prices.max()


@pytest.mark.slow
def test_the_prices_are_as_the_weights_have_them() -> None:
    subprocess.run([sys.executable, "scripts/opponent_model.py", "--check"], check=True)


def test_a_seat_that_pays_little_is_expected_to_go_on_so() -> None:
    engine = engine_of("board")
    t = engine.first_decision(4, 1)
    t["spent"][:3], t["bought"][:3] = (9, 90, 0), (9, 9, 0)
    chances = np.diff(by_rollouts("prince").begin("board", t, 1).chances[:3], prepend=0.0)
    expected = chances @ prices_of("board", 4) / chances.sum(axis=1)
    cheap, dear, unknown = expected.tolist()
    assert cheap < 2.0 < unknown < 4.5 < dear


def test_priced_policies_are_the_same_in_every_search() -> None:
    engine = engine_of("board")
    t = engine.first_decision(3, 1)
    one, other = (by_rollouts("prince").begin("board", t, seed).policies for seed in (1, 2))
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(("players", "others"), [(3, DRAWN_POLICIES), (1, 0)])
def test_where_nobody_pays_others_are_drawn_for_each_search(players: int, others: int) -> None:
    engine = engine_of("dice")
    t = engine.first_decision(players, 1)
    one, other = (by_rollouts("prince").begin("dice", t, seed) for seed in (1, 2))
    assert len(one.policies) == 1 + others
    assert len(one.chances) == 0
    assert one.policies[0] == other.policies[0]
    assert all(
        mine != yours for mine, yours in zip(one.policies[1:], other.policies[1:], strict=True)
    )
