"""Luck: what compiled code reckons is what the definition says, and its mean is 0."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import isclose, sqrt

import numpy as np
import pytest

from medici.analysis.eye import Evaluator
from medici.analysis.eye.features import view_of
from medici.analysis.eye.network import size
from medici.bots.compiled.playout import playouts
from medici.bots.policies.heuristics import HEURISTICS, weights_for
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES
from medici.games.dice.actions import ROLL
from medici.games.dice.dice import FACES
from medici.kernel import compiled, seeded
from medici.record import Game
from medici.research.arena.adjust import Deal, adjusted
from medici.research.arena.luck import COUNTED, HANDFULS, luck_of, turned
from tests.long_run import rows_long_unless

TABLES = [("board", 3), ("card", 2), ("dice", 2), ("dice", 1)]
MASK = (1 << 64) - 1


@cache
def blind(game: str, players: int) -> Evaluator:
    """An eye whose weights mean nothing."""
    view = view_of(game, players)
    source = np.random.default_rng(5)
    return Evaluator(game, players, source.normal(0, 0.3, size(view.features, view.outputs)))


def random_moves(game: str, players: int, games: int, variant: int = 0) -> Iterator[list[int]]:
    """The moves of games of random play."""
    book = GAMES[game]
    trace_game = compiled(playouts(book, RANDOM[game])[2])
    trace = np.zeros(4096, np.int16)
    for number in range(games):
        state = book.state()
        book.new(state, players, variant)
        table = np.zeros(1, book.state.dtype)
        state.write(table[0])
        length = trace_game(table[0], np.array([seeded(3, number)], np.uint64), trace)
        yield trace[:length].tolist()


class Draws:
    """The numbers that compiled code draws from a seed, in plain Python."""

    def __init__(self, seed: int) -> None:
        self.bits = seed

    def below(self, n: int) -> int:
        self.bits ^= self.bits >> 12
        self.bits ^= self.bits << 25 & MASK
        self.bits ^= self.bits >> 27
        return ((self.bits * 2685821657736338717 & MASK) >> 32) * n >> 32


def hopes(evaluator: Evaluator, game: Game, action: int) -> list[float]:
    """What everybody may hope for once heuristics have answered a move, in the eye's words."""
    heuristic, weights = HEURISTICS[game.name], weights_for(game.name, len(game.players))
    after = game.copy()
    after.play(action)
    while after.actor not in ("nature", None):
        after.play(heuristic.move(after.state, heuristic.policy_with(weights)))
    if len(game.players) > 1:
        return [float(chance) for chance in evaluator.chances(evaluator.record_of(after.state))]
    if after.over:
        return [float(score) for score in after.scores]
    return [float(evaluator.alone(evaluator.record_of(after.state))[-1])]


def others(game: Game, draws: Draws) -> list[tuple[float, int]]:
    """What nature might do, with how much it counts."""
    ways = game.book.ways(game.state)
    if ways <= COUNTED:
        actions = game.legal_actions()
        return [(game.book.weight(game.state, action) / ways, action) for action in actions]
    rolls = []
    for _ in range(HANDFULS):
        way = draws.below(ways)
        digits = [way // FACES**place % FACES for place in range(5)]
        for faces in range(FACES):
            roll = sum((digit + faces) % FACES * FACES**place for place, digit in enumerate(digits))
            rolls.append((1 / HANDFULS / FACES, ROLL + roll))
    return rolls


def by_definition(name: str, players: int, moves: Sequence[int], seed: int) -> list[list[float]]:
    """Luck, slowly."""
    evaluator, game, draws = blind(name, players), Game(name, players), Draws(seed)
    luck = np.zeros((3, players))
    for action in moves:
        if game.actor == "nature" and game.book.ways(game.state) > 1:
            day = game.state.day
            luck[day] += hopes(evaluator, game, action)
            for part, other in others(game, draws):
                luck[day] -= part * np.array(hopes(evaluator, game, other))
        game.play(action)
    return luck.tolist()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_luck_is_what_its_definition_says(game: str, players: int) -> None:
    for number, moves in enumerate(random_moves(game, players, 1)):
        seed = seeded(9, number)
        luck = luck_of(game, players, moves, seed=seed, evaluator=blind(game, players))
        for row, slow in zip(luck, by_definition(game, players, moves, seed), strict=True):
            assert row == pytest.approx(slow, abs=2e-5)
        assert any(abs(part) > 1e-3 for row in luck for part in row)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), rows_long_unless([("card", 2), ("dice", 1)], TABLES))
def test_luck_has_the_mean_0_also_for_an_eye_that_knows_nothing(game: str, players: int) -> None:
    evaluator = blind(game, players)
    lucks = np.array(
        [
            np.sum(
                luck_of(game, players, moves, seed=seeded(4, number), evaluator=evaluator), axis=0
            )
            for number, moves in enumerate(random_moves(game, players, 400))
        ]
    )
    means, errors = lucks.mean(axis=0), lucks.std(axis=0) / sqrt(len(lucks))
    assert (errors > 0).all()
    assert (abs(means) < 4 * errors).all()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES[:3])
def test_what_one_seat_is_given_is_taken_from_others(game: str, players: int) -> None:
    for moves in random_moves(game, players, 5):
        for day in luck_of(game, players, moves, evaluator=blind(game, players)):
            assert isclose(sum(day), 0.0, abs_tol=1e-4)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["board", "card"])
def test_all_that_nature_may_do_adds_up_to_no_luck(game: str) -> None:
    players = dict(TABLES)[game]
    evaluator = blind(game, players)
    moves = next(random_moves(game, players, 1))
    table, weighed = Game(game, players), 0
    for number, action in enumerate(moves[:25]):
        if table.actor == "nature":
            before = np.array(luck_of(game, players, moves[:number], evaluator=evaluator))
            mean = np.zeros((3, players))
            for kind in table.legal_actions():
                after = luck_of(game, players, [*moves[:number], kind], evaluator=evaluator)
                mean += table.book.weight(table.state, kind) * (np.array(after) - before)
            assert mean == pytest.approx(np.zeros((3, players)), abs=1e-3)
            weighed += 1
        table.play(action)
    assert weighed > 5


@pytest.mark.slow
def test_the_option_of_a_game_counts() -> None:
    moves = next(random_moves("card", 2, 1, variant=1))
    evaluator = blind("card", 2)
    assert luck_of("card", 2, moves, evaluator=evaluator) != luck_of(
        "card", 2, moves, variant=1, evaluator=evaluator
    )


def test_a_handful_of_rolls_shows_every_face_of_every_die_once() -> None:
    rolls = [turned(1234, faces) for faces in range(FACES)]
    for place in range(5):
        assert {roll // FACES**place % FACES for roll in rolls} == set(range(FACES))


# Results less luck


def drawn(deals: int, seed: int, seen: float) -> list[Deal]:
    """Deals won by luck with a chance of 0.6; the eye sees so much of their luck."""
    source = np.random.default_rng(seed)
    luck = source.uniform(-1, 1, (deals, 3))
    won = 0.6 + 0.3 * luck.sum(axis=1) + source.normal(0, 0.05, deals)
    return [Deal(float(x), 1, tuple(row)) for x, row in zip(won, seen * luck, strict=True)]


def test_less_luck_the_mean_is_true_and_the_interval_narrow() -> None:
    for seen in (0.3, 0.1, 1.0, -0.5):  # right, too timid, too bold, the wrong way round
        found = adjusted(drawn(400, 1, seen))
        assert abs(found.mean - 0.6) < 2 * (found.high - found.mean)
        assert found.high - found.low < 0.02


def test_luck_that_explains_nothing_does_little_harm() -> None:
    source = np.random.default_rng(2)
    deals = [
        Deal(float(source.random() < 0.5), 1, tuple(source.uniform(-0.5, 0.5, 3)))
        for _ in range(400)
    ]
    plain = adjusted([deal._replace(luck=(0.0, 0.0, 0.0)) for deal in deals])
    found = adjusted(deals)
    assert found.high - found.low < 1.03 * (plain.high - plain.low)


def test_what_is_fitted_leaves_the_mean_as_true_as_it_was() -> None:
    """Small contests would be bent most by a fit to themselves: their means lie around 0.6."""
    means = np.array([adjusted(drawn(6, seed, 1.0)).mean for seed in range(400)])
    assert abs(means.mean() - 0.6) < 4 * means.std() / sqrt(len(means))


def test_without_luck_the_result_is_the_plain_one() -> None:
    deals = [Deal(1.0, 2, (0.0,) * 3), Deal(0.5, 2, (0.0,) * 3), Deal(2.0, 2, (0.0,) * 3)]
    assert adjusted(deals).mean == pytest.approx(3.5 / 6)


def test_a_single_deal_is_freed_of_luck_as_the_eye_saw_it() -> None:
    found = adjusted([Deal(1.0, 1, (0.2, 0.1, 0.0))])
    assert found.mean == pytest.approx(0.7)
    assert found.high == np.inf
