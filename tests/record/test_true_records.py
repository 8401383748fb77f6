"""True records come back as the games that they tell of."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici import Game, new, replay
from medici.record import parse_record
from tests.record.games import Setup, played, setups, step
from tests.record.retelling import retell
from tests.record.samples import (
    ALL_SETUPS,
    EACH_WHOLE,
    bare,
    same_game,
    short,
    whole,
)


@pytest.mark.no_coverage
@ALL_SETUPS
def test_record_comes_back_as_the_same_game(setup: Setup) -> None:
    game = played(setup, 17)
    again = replay(parse_record(json.dumps(game.record())))
    assert same_game(again, game)
    assert again.record() == game.record()
    assert retell(game.record()) == (game.days, game.result)


@pytest.mark.no_coverage
@settings(deadline=None, max_examples=40)
@given(setup=st.sampled_from(setups()), seed=st.integers(0, 2**32), moves=st.integers(0, 500))
def test_any_game_comes_back(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    record = game.record()
    assert same_game(replay(record), game)
    assert retell(record) == (record["days"], record.get("result"))


@pytest.mark.no_coverage
@pytest.mark.slow
@EACH_WHOLE
def test_every_beginning_of_a_game_is_a_true_record(setup: Setup) -> None:
    game, random = played(setup, 5, moves=0), Random(5)
    final = played(setup, 5).record()
    while not game.over:
        record = game.record()
        assert "result" not in record
        assert same_game(replay(record), game)
        assert same_game(replay(bare(final, len(game.moves))), game)
        step(game, random)
    assert replay(game.record()).over


@ALL_SETUPS
def test_bare_record_is_enough(setup: Setup) -> None:
    game = played(setup, 23)
    assert same_game(replay(bare(game.record())), game)


def test_record_without_any_move_is_a_new_game() -> None:
    assert same_game(replay(new("card", 4).record()), new("card", 4))


@EACH_WHOLE
def test_further_keys_are_skipped(setup: Setup) -> None:
    game = played(setup, 9)
    record = deepcopy(game.record())
    record |= {"seed": 7, "comment": None, "times": [1.5, {"a": []}], "Format": 1, "": {}}
    for day in record["days"]:
        day["weather"] = "fair"
        day["goods"]["gold"] = [1, 2]
        day["bonus"]["gold"] = None
    record["result"]["prize"] = 100
    assert same_game(replay(record), game)


def test_order_of_keys_does_not_matter() -> None:
    record = whole()
    turned = dict(reversed(record.items()))
    turned["days"] = [dict(reversed(day.items())) for day in record["days"]]
    assert replay(turned).record() == record


def test_names_may_be_any_text() -> None:
    record = short() | {"players": ["", "Ada", "Ada \N{CROWN}\n"]}
    assert replay(parse_record(json.dumps(record))).players == ["", "Ada", "Ada \N{CROWN}\n"]


def test_defaults_may_be_spelled_out() -> None:
    record = short()
    record["options"] = {"edition": "2016"}
    assert replay(record).options == {"edition": "2016"}


def test_reader_is_told_each_move_before_it_is_played() -> None:
    record = whole(("dice", 2, {}))
    moves: list[list[Any]] = []

    def listen(number: int, game: Game, text: str) -> None:
        assert number == len(moves) + 1 == len(game.moves) + 1
        assert game.actor == "nature" or text in game.legal()
        moves.append([game.actor, text])

    replay(record, listen)
    assert moves == record["moves"]


def test_reading_leaves_the_record_alone() -> None:
    record = whole()
    before = deepcopy(record)
    replay(record)
    assert record == before
