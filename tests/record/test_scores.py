"""Days, scores and winners of a game."""

from random import Random

import pytest

from medici import new
from medici.games.goods import GOODS
from tests.record.games import Setup, played, step
from tests.record.positions import ALL_SETUPS, auction


@pytest.mark.no_coverage
@ALL_SETUPS
def test_whole_game_scores_three_days(setup: Setup) -> None:
    _, players, _ = setup
    game, random = played(setup, 2, moves=0), Random(2)
    seen: list[list[int]] = []
    while not game.over:
        assert game.day == len(game.days) + 1
        assert (game.winners, game.result) == ([], None)
        step(game, random)
        if len(game.days) > len(seen):
            seen.append(game.scores)
    assert [day["totals"] for day in game.days] == seen
    assert (len(seen), game.day, game.actor, game.legal()) == (3, 3, None, [])
    for day in game.days:
        assert list(day) == ["values", "ship", "goods", "bonus", "totals"]
        assert list(day["goods"]) == list(day["bonus"]) == list(GOODS)
        rows = [day["values"], day["ship"], day["totals"]]
        for row in [*rows, *day["goods"].values(), *day["bonus"].values()]:
            assert len(row) == players
            assert all(type(number) is int for number in row)
    assert game.scores == seen[-1]
    assert game.winners
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
    assert game.winners == sorted(set(game.winners))
    assert game.result is not None
    assert game.result["scores"] == game.scores
    assert game.result["winners"] == game.winners
    assert ("title" in game.result) == (players == 1)


def test_scores_are_money_in_hand() -> None:
    game = auction()
    for move in ["bid 7", "pass", "bid 8"]:
        game.play(move)
    assert game.scores == [40, 40, 32]
    assert new("board", 5).scores == [30] * 5
    assert new("card", 2).scores == [0, 0]
    assert new("dice", 1).scores == [0]


def test_repr_says_where_the_game_stands() -> None:
    assert repr(auction()) == "<board for 3, day 1, 0 to act>"
    assert repr(new("dice", 1)) == "<dice for 1, day 1, nature to act>"
    assert repr(played(("dice", 1, {}), 1)) == "<dice for 1, day 3, over>"
