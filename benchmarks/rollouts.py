"""How many whole games a second the merchant plays, and how many rollouts the searchers.

Games are played in compiled code from the first decision to the end; rollouts are counted over a
decision of half a second from the start of the game, where they are longest.

    taskset -c 1 python benchmarks/rollouts.py
"""

from time import perf_counter

import numpy as np

from medici.bots import BOTS, Budget
from medici.bots.banker import Banker
from medici.bots.engine import Engine, engine_of
from medici.bots.futures import futures_of
from medici.bots.heuristics import weights_for
from medici.bots.prince import Prince
from medici.games import GAMES
from medici.kernel import seeded

GAMES_PLAYED = 4000
ROUNDS = 3
HALF_A_SECOND = Budget(seconds=0.5)


def merchant_games(engine: Engine, players: int) -> float:
    """Whole games a second, the best of a few rounds."""
    weights = weights_for(engine.book.name, players)
    t = engine.first_decision(players, seeded(1))
    search = engine.search(t, (weights, weights), 0)
    action = np.array([engine.weighed_move(t, weights)], np.int64)
    best = 0.0
    for number in range(ROUNDS):
        source = np.random.default_rng(number)
        futures = futures_of(source, GAMES_PLAYED, int(t["actor"]), others=1)
        began = perf_counter()
        engine.explore(search, futures, action, np.zeros((1, 2)))
        best = max(best, GAMES_PLAYED / (perf_counter() - began))
    return best


def banker_rollouts(engine: Engine, players: int) -> float:
    """Rollouts a second within a decision of the banker."""
    banker = BOTS["banker"]
    assert isinstance(banker, Banker)
    t = engine.first_decision(players, seeded(2))
    return banker.weigh(engine, t, HALF_A_SECOND, 1).rollouts / 0.5


def prince_rollouts(engine: Engine, players: int) -> float:
    """Rollouts a second within a decision of the prince."""
    prince = BOTS["prince"]
    assert isinstance(prince, Prince)
    t = engine.first_decision(players, seeded(2))
    return int(prince.plan(engine, t, HALF_A_SECOND, 1).nodes[0]["visits"]) / 0.5


def main() -> None:
    """Measure every game and number of players."""
    print("game, players: merchant games/s, banker rollouts/s, prince rollouts/s")
    for name, book in GAMES.items():
        engine = engine_of(name)
        engine.warm_up()
        for players in book.seats:
            speeds = [
                measure(engine, players)
                for measure in (merchant_games, banker_rollouts, prince_rollouts)
            ]
            print(f"{name}, {players}: " + ", ".join(f"{speed:,.0f}" for speed in speeds))


if __name__ == "__main__":
    main()
