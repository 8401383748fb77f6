"""How many whole games a second the merchant plays, and how many rollouts the banker.

Games are played in compiled code from the first decision to the end; rollouts are counted over a
decision of half a second from the start of the game, where they are longest.

    taskset -c 1 python benchmarks/rollouts.py
"""

from time import perf_counter
from typing import Any

import numpy as np

from medici.bots import BOTS, Budget
from medici.bots.banker import Searcher
from medici.bots.machine import Machine, machine
from medici.bots.merchant import weights_for
from medici.games import GAMES
from medici.games.actors import NATURE
from medici.kernel import seeded

GAMES_PLAYED = 4000
ROUNDS = 3


def first_decision(engine: Machine, players: int, word: int) -> Any:
    """A table on which the first seat is to act."""
    tables = engine.tables(2)
    engine.new(tables[0], players, 0)
    nature = np.array([seeded(word)], np.uint64)
    while tables[0]["actor"] == NATURE:
        engine.play(tables[0], engine.nature_move(tables[0], nature))
    return tables


def merchant_games(engine: Machine, players: int) -> float:
    """Whole games a second, the best of a few rounds."""
    weights = weights_for(engine.book.name, players)
    tables = first_decision(engine, players, 1)
    nature = np.zeros(1, np.uint64)
    action = np.array([engine.weighed_move(tables[0], nature, weights)], np.int64)
    best = 0.0
    for number in range(ROUNDS):
        words = np.random.default_rng(number).integers(1, 1 << 63, GAMES_PLAYED, np.uint64)
        began = perf_counter()
        engine.explore(tables, action, 1, words, nature, weights, weights, np.zeros((1, 2)))
        best = max(best, GAMES_PLAYED / (perf_counter() - began))
    return best


def banker_rollouts(engine: Machine, players: int) -> float:
    """Rollouts a second within a decision."""
    banker = BOTS["banker"]
    assert isinstance(banker, Searcher)
    tables = first_decision(engine, players, 2)
    found = banker.weigh(engine, tables[0], Budget(seconds=0.5), 1)
    return found.rollouts / 0.5


def main() -> None:
    """Measure every game and number of players."""
    print("game, players: merchant games/s, banker rollouts/s")
    for name, book in GAMES.items():
        engine = machine(name)
        engine.warm_up()
        for players in book.seats:
            games, rollouts = merchant_games(engine, players), banker_rollouts(engine, players)
            print(f"{name}, {players}: {games:,.0f}, {rollouts:,.0f}", flush=True)


if __name__ == "__main__":
    main()
