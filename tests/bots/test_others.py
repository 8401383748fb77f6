"""The others in a future: who pays as a seat was seen to pay is the likelier to sit there."""

import numpy as np
import pytest

from medici.bots.engine import engine_of
from medici.bots.futures import OWN, mixed_futures
from medici.bots.heuristics import far_row
from medici.bots.others import ACQUAINTANCES, acquaintances, chances, others_of
from medici.games.actors import SEATS

PRICES = np.array([1.0, 2.0, 4.0, 8.0])


def seen(spent: int, bought: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The chances of the four minds at a seat that has paid so much."""
    row: np.ndarray[tuple[int], np.dtype[np.float64]]
    row = chances(np.array([spent]), np.array([bought], np.int8), PRICES)[0]
    return row


def test_of_those_who_bought_nothing_nothing_is_known() -> None:
    assert seen(0, 0).tolist() == [0.25] * 4


@pytest.mark.parametrize(("spent", "likeliest"), [(0, 0), (7, 0), (14, 1), (28, 2), (90, 3)])
def test_the_likeliest_mind_pays_as_the_seat_did(spent: int, likeliest: int) -> None:
    assert seen(spent, 7).argmax() == likeliest
    assert seen(spent, 7).sum() == pytest.approx(1.0)


def test_the_more_was_bought_the_surer() -> None:
    assert 0.25 < seen(2, 1)[1] < seen(14, 7)[1] < seen(42, 21)[1] < 1.0


def test_each_seat_draws_by_its_own_chances() -> None:
    table = np.zeros((SEATS, 4))
    table[:, 0] = 1.0
    table[1] = [0.0, 0.0, 0.0, 1.0]
    table[2] = [0.0, 0.5, 0.5, 0.0]
    futures = mixed_futures(np.random.default_rng(1), 400, 3, table)
    assert set(futures.lineup[:, 0]) == {1}
    assert set(futures.lineup[:, 1]) == {4}
    assert set(futures.lineup[:, 2]) == {2, 3}
    assert 150 < (futures.lineup[:, 2] == 2).sum() < 250
    assert set(futures.lineup[:, 3]) == {OWN}
    assert len(set(futures.seeds.tolist())) == 400


def test_acquaintances_differ_in_what_they_pay() -> None:
    known = acquaintances("board", 4)
    assert len(known.rows) == len(known.prices) == ACQUAINTANCES
    assert 0 < known.prices.min() < 1.5
    assert known.prices.max() > 4.0


def test_a_seat_that_pays_little_is_expected_to_go_on_so() -> None:
    engine = engine_of("board")
    t = engine.first_decision(4, 1)
    t["spent"][:3], t["bought"][:3] = (9, 90, 0), (9, 9, 0)
    others = others_of(engine, t, np.random.default_rng(1), far_row("board", 4))
    assert others.chances is not None
    cheap, dear, unknown = others.chances[:3] @ acquaintances("board", 4).prices
    assert cheap < 2.0 < unknown < 4.5 < dear


@pytest.mark.parametrize("game", ["card", "dice"])
def test_where_nobody_pays_all_others_think_alike(game: str) -> None:
    engine = engine_of(game)
    t = engine.first_decision(3, 1)
    others = others_of(engine, t, np.random.default_rng(1), far_row(game, 3))
    assert others.chances is None
    lineup = others.futures(np.random.default_rng(1), 50, 0).lineup
    assert (lineup[:, 0] == OWN).all()
    assert (lineup[:, 1] == lineup[:, 2]).all()
    assert len(set(lineup[:, 1].tolist())) > 5
