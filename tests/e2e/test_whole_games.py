"""Whole games from the home page to the end, by clicks alone; test_keyboard.py has one alone."""

import pytest

from tests.e2e.house import replayed
from tests.e2e.person import Person
from tests.e2e.pilots import play

# test_local.py and test_keyboard.py play whole games of dice in every run.
LONG = [pytest.param(game, 3, marks=pytest.mark.long) for game in ("card", "dice")]


@pytest.mark.parametrize(("game", "players"), [("board", 3), *LONG])
def test_a_whole_game_against_bots(ada: Person, game: str, players: int) -> None:
    table = ada.play_now(game, players)
    made = play(ada, game)
    assert made > 8
    record = ada.record(table)
    over = replayed(record)
    names = record["players"]
    assert ada.scores_shown() == dict(zip(names, over.scores, strict=True))
