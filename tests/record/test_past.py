"""Copies of a game, its past, and its record."""

from copy import deepcopy
from random import Random

import pytest

from medici import Game, SetupError, new
from tests.record.games import Setup, played, step
from tests.record.positions import ALL_SETUPS, EACH_GAME, ROLL, snapshot


@pytest.mark.no_coverage
@ALL_SETUPS
def test_copy_goes_its_own_way(setup: Setup) -> None:
    game = played(setup, 3, moves=25)
    before, twin = snapshot(game), game.copy()
    assert snapshot(twin) == before
    assert type(twin) is type(game)
    random = Random(4)
    while not twin.over:
        step(twin, random)
    twin.players[0] = "Zoe"
    twin.options["colour"] = "red"
    assert snapshot(game) == before
    assert len(twin.days) == 3


def test_copy_of_a_kind_of_game_is_of_that_kind() -> None:
    class Table(Game):
        """A game of somebody else's."""

    table = Table("dice", 1)
    table.play(ROLL)
    assert type(table.copy()) is Table
    assert type(table.before(0)) is Table


@EACH_GAME
def test_before_is_the_game_as_it_stood(name: str) -> None:
    game, random = new(name, ["Ada", "Bruno"]), Random(6)
    stood = [snapshot(game)]
    while not game.over:
        step(game, random)
        stood.append(snapshot(game))
    for moves in (0, 1, 2, len(game.moves) // 2, len(game.moves) - 1, len(game.moves)):
        assert snapshot(game.before(moves)) == stood[moves]
    assert snapshot(game) == stood[-1]
    for wrong in (-1, len(game.moves) + 1):
        with pytest.raises(SetupError, match="expected 0 to"):
            game.before(wrong)


def test_before_keeps_options() -> None:
    game = new("card", 2, rising_monopoly=True)
    game.play("first 0")
    assert game.before(0).options == {"rising_monopoly": True}
    assert game.before(0).state.rising == 1


@pytest.mark.no_coverage
@ALL_SETUPS
def test_record_has_the_form_that_is_documented(setup: Setup) -> None:
    name, players, options = setup
    game = played(setup, 8, moves=60)
    record = game.record()
    keys = ["format", "game", "players", "options", "moves", "days"]
    assert list(record) == keys + ["result"] * game.over
    assert record["format"] == "medici-record/1"
    assert (record["game"], record["options"]) == (name, options)
    assert record["players"] == game.players
    assert record["moves"] == [[actor, text] for actor, text in game.moves]
    assert all(
        actor == "nature" or (type(actor) is int and 0 <= actor < players)
        for actor, _ in record["moves"]
    )
    whole = played(setup, 8).record()
    assert list(whole) == [*keys, "result"]
    assert len(whole["days"]) == 3


def test_record_is_a_paper_of_its_own() -> None:
    game = played(("board", 3, {"edition": "classic"}), 1)
    before = snapshot(game)
    record = game.record()
    record["players"].append("Zoe")
    record["options"]["edition"] = "2016"
    record["moves"].pop()
    record["moves"][0][1] = "first 9"
    record["days"].pop()
    record["result"]["scores"][0] += 1
    assert snapshot(game) == before


def test_days_of_a_record_are_a_paper_of_their_own() -> None:
    game = played(("board", 3, {}), 1)
    before = deepcopy(game.days)
    record = game.record()
    record["days"][0]["totals"][0] += 1
    record["days"][0]["goods"]["gold"] = []
    assert game.days == before
