"""Pickled and copied games: equal afterwards, and each on its own."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from medici import Game, MediciError, from_position, new
from medici.games.board.state import Board
from medici.record.game import PICKLED, unpickled
from tests.record.games import Setup, played
from tests.record.positions import ALL_SETUPS
from tests.waiting import PATIENCE


@ALL_SETUPS
def test_a_pickled_game_comes_back_and_goes_its_own_way(setup: Setup) -> None:
    game = played(setup, 3, moves=20)
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert twin == game
        assert twin.state == game.state
        assert twin.record() == game.record()
        twin.play(twin.legal()[0])
        assert twin != game
        assert len(twin.moves) == len(game.moves) + 1 == 21


def test_nothing_of_a_deep_copy_is_shared() -> None:
    game = played(("dice", 2, {}), 1)
    twin = copy.deepcopy(game)
    twin.days[0]["totals"][0] = -1
    assert game.days[0]["totals"][0] != -1


def test_a_game_from_a_position_keeps_its_beginning() -> None:
    game = from_position(played(("card", 3, {}), 2, moves=30).position())
    game.play(game.legal()[0])
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game
    assert twin.before(0).position() == game.before(0).position()


def test_games_differ_by_set_up_past_and_kind() -> None:
    class Table(Game):
        """A game of somebody else's."""

    assert new("dice", 2) != new("dice", 3)
    assert new("dice", ["Ada"]) != new("dice", ["Bruno"])
    assert new("dice", 2) != Table("dice", 2)
    assert new("dice", 2) != "dice"
    with pytest.raises(TypeError, match="unhashable"):
        hash(new("dice", 2))


def test_another_form_of_pickles_is_refused() -> None:
    _, parts = new("dice", 2).__reduce__()
    with pytest.raises(MediciError, match=f"expected a game pickled in form {PICKLED}; got form 0"):
        unpickled(0, *parts[1:])


def test_a_state_with_other_fields_is_refused() -> None:
    restore, (kind, fields) = new("board", 2).state.__reduce__()
    assert restore(kind, fields) == new("board", 2).state
    for name, wrong in (("florins", [1, 2]), ("deck", [3]), ("deck", None)):
        with pytest.raises(ValueError, match=f"expected Board.{name} like"):
            restore(Board, fields | {name: wrong})


def scores_of(game: Game) -> list[int]:
    """What another process is asked."""
    return game.scores


def test_games_go_to_other_processes() -> None:
    game: Game[Any] = played(("board", 4, {}), 7, moves=90)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(scores_of, game).result(timeout=PATIENCE) == game.scores
