"""What the tests of every merchant need: games in plain Python, and series in compiled code."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from medici.bots.company import AT_RANDOM, WEIGHED
from medici.bots.heuristics import Heuristic
from medici.bots.random import RANDOM
from medici.bots.series import minds_of, play_games
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import State, compiled, seeded


def choice(merchant: Heuristic, t: State, weights: Sequence[float]) -> int:
    """What a merchant chooses that has not thought about the game before."""
    return merchant.weighed_move(t, merchant.mind_with(weights))


def watched_game(name: str, merchant: Heuristic, players: int, variant: int, seed: int) -> Any:
    """Play a game of merchants among random players; every move must be legal.

    Yields nothing but returns the tables on which the merchant chose, each with its choice.
    """
    book = GAMES[name]
    source = Random(seed)
    mind = merchant.mind_with(merchant.first_guess)
    t: Any = book.state()
    book.new(t, players, variant)
    chosen = []
    while t.actor != NOBODY:
        if t.actor == NATURE:
            move = book.nature_move(t, source)
        elif source.random() < 0.4:
            move = RANDOM[name](t, source)
        else:
            move = merchant.weighed_move(t, mind)
            assert move == choice(merchant, t, merchant.first_guess), "notes that are out of date"
            assert book.can(t, move), (move, t)
            chosen.append((t.copy(), move))
        book.play(t, move)
    return chosen


def assert_same_when_compiled(name: str, merchant: Heuristic, chosen: Sequence[Any]) -> None:
    """Machine code must choose as plain Python did."""
    move = compiled(merchant.weighed_move)
    mind = merchant.minds_with([merchant.first_guess])[0]
    records = np.zeros(1, GAMES[name].state.dtype)
    for table, plainly in chosen:
        table.write(records[0])
        mind["key"] = 0  # these tables are not of one game
        assert move(records[0], mind) == plainly, table


def share_against_random(name: str, merchant: Heuristic, players: int, games: int) -> float:
    """The share of wins of one merchant among random players, going round the seats."""
    row = np.array(merchant.first_guess)
    minds = minds_of(name, [(WEIGHED, row), (AT_RANDOM, row)])
    own = np.arange(games) % players
    lineup = (own[:, None] != np.arange(players)).astype(np.int16)
    seeds = np.array([seeded(5, game) for game in range(games)], np.uint64)
    share = play_games(name, players, minds, lineup, seeds).share
    return float(share[np.arange(games), own].mean())
