"""What the tests of every merchant need: games in plain Python, and series in compiled code."""

from collections.abc import Sequence
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from medici.bots.contest import RANDOM_SEAT, compiled_contest
from medici.bots.random import RANDOM
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import compiled, seeded


def watched_game(name: str, merchant: ModuleType, players: int, variant: int, seed: int) -> Any:
    """Play a game of merchants among random players; every move must be legal.

    Yields nothing but returns the tables on which the merchant chose, each with its choice.
    """
    book = GAMES[name]
    dice = Random(seed)
    row = merchant.FIRST_GUESS
    t: Any = book.state()
    book.new(t, players, variant)
    chosen = []
    while t.actor != NOBODY:
        if t.actor == NATURE:
            move = book.nature_move(t, dice)
        elif dice.random() < 0.4:
            move = RANDOM[name](t, dice)
        else:
            move = merchant.weighed_move(t, dice, row)
            assert book.can(t, move), (move, t)
            chosen.append((t.copy(), move))
        book.play(t, move)
    return chosen


def assert_same_when_compiled(name: str, merchant: ModuleType, chosen: Sequence[Any]) -> None:
    """Machine code must choose as plain Python did."""
    move = compiled(merchant.weighed_move)
    row = np.array(merchant.FIRST_GUESS)
    dice = np.array([1], np.uint64)
    records = np.zeros(1, GAMES[name].state.dtype)
    for table, plainly in chosen:
        table.write(records[0])
        assert move(records[0], dice, row) == plainly, table


def share_against_random(name: str, merchant: ModuleType, players: int, games: int) -> float:
    """The share of wins of one merchant among random players, going round the seats."""
    contest = compiled_contest(GAMES[name], merchant.weighed_move, RANDOM[name])
    seats = np.full((games, players), RANDOM_SEAT, np.int8)
    for game in range(games):
        seats[game, game % players] = 0
    words = np.array([seeded(5, game) for game in range(games)], np.uint64)
    tables = np.zeros(2, GAMES[name].state.dtype)
    share, lead = np.zeros(1), np.zeros(1)
    rows = np.array([merchant.FIRST_GUESS])
    nature, dice = np.zeros(1, np.uint64), np.array([seeded(6)], np.uint64)
    contest(tables, players, seats, rows, words, nature, dice, share, lead)
    return float(share[0]) / games
