"""How many whole games a second the merchant plays, and how many rollouts the searchers.

Games are played in compiled code from the first decision to the end; rollouts are counted over a
decision of half a second from the start of the game, where they are longest.

    taskset -c 1 python benchmarks/rollouts.py

With another checkout of the project, such as a worktree of an older commit, both are measured in
turn, each by its own sources and its own benchmark, and every figure is ours / theirs = ratio.
Other weights make games of other lengths, so that both play by the other checkout's:

    taskset -c 1 python benchmarks/rollouts.py board --against ../medici-before
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from medici.bots import BOTS, Budget
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.players.searcher import Searcher
from medici.bots.policies.heuristics import weights_for
from medici.bots.search.engine import search_engine
from medici.games import GAMES
from medici.kernel import seeded

HERE = Path(__file__).parent.parent
BOTS_FOLDER = Path("src/medici/bots")
GAMES_PLAYED = 4000
ROUNDS = 3
HALF_A_SECOND = Budget(seconds=0.5)


def weights_in(checkout: Path) -> Path:
    """The file of weights of a checkout, wherever it keeps it."""
    return next((checkout / BOTS_FOLDER).rglob("weights.json"))


def merchant_games(engine: Engine, players: int) -> float:
    """Whole games a second, the best of a few rounds."""
    weights = weights_for(engine.book.name, players)
    t = engine.first_decision(players, seeded(1))
    searches = search_engine(engine.book.name)
    search = searches.begin(t, weights, 1, seeded(1), alike=True)
    progress = search.progress[0]
    search.actions[0] = progress["favourite"]
    progress["count"] = 1
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        searches.explore(search, GAMES_PLAYED)
        best = max(best, GAMES_PLAYED / (perf_counter() - began))
    return best


def banker_rollouts(engine: Engine, players: int) -> float:
    """Rollouts a second within a decision of the banker."""
    bot = BOTS["banker"]
    assert isinstance(bot, Searcher)
    banker = bot.by_rollouts
    t = engine.first_decision(players, seeded(2))
    game = engine.book.name
    banker.search(game, t, Budget(rollouts=1), 1)  # the first search loads what it needs
    began = perf_counter()
    rollouts = int(banker.search(game, t, HALF_A_SECOND, 1).progress[0]["rollouts"])
    return rollouts / (perf_counter() - began)  # it stops when the choice is clear


MEASURES = (merchant_games, banker_rollouts)


def speeds(name: str, players: int) -> list[float]:
    """What this checkout reaches: merchant games and banker's rollouts a second."""
    engine = engine_of(name)
    search_engine(name).warm_up()
    return [measure(engine, players) for measure in MEASURES]


def speeds_of(checkout: Path, weights: Path, name: str, players: int) -> list[float]:
    """The same of any checkout, by its own benchmark in a process of its own, with any weights."""
    code = (
        "import json, sys; sys.path.insert(0, 'benchmarks'); import rollouts as r; "
        "rows = sys.modules[r.weights_for.__module__].all_weights(); rows.clear(); "
        f"rows.update(json.load(open({str(weights)!r}))); "
        f"e = r.engine_of({name!r}); "
        f"print(*(m(e, {players}) for m in (r.merchant_games, r.banker_rollouts)))"
    )
    before = os.environ.get("PYTHONPATH", "")
    environment = os.environ | {"PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{before}"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return [float(number) for number in done.stdout.split()]


def compare(other: Path, name: str, players: int) -> str:
    """How many times as fast as another checkout, the best of rounds in turn."""
    ours = [0.0] * len(MEASURES)
    theirs = ours
    rows = weights_in(other)
    for _ in range(ROUNDS):
        our, their = (speeds_of(checkout, rows, name, players) for checkout in (HERE, other))
        ours = [max(pair) for pair in zip(ours, our, strict=True)]
        theirs = [max(pair) for pair in zip(theirs, their, strict=True)]
    return ", ".join(
        f"{mine:,.0f} / {yours:,.0f} = {mine / yours:.2f}"
        for mine, yours in zip(ours, theirs, strict=True)
    )


def main() -> None:
    """Measure every game and number of players, or only the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="all unless named")
    parser.add_argument("--players", type=int, nargs="*", default=list(range(1, 7)))
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another checkout")
    options = parser.parse_args()
    print(f"weights: {weights_in((options.against or HERE).resolve())}")
    print("game, players: merchant games/s, banker rollouts/s", flush=True)
    for name in options.games or GAMES:
        for players in [seats for seats in GAMES[name].seats if seats in options.players]:
            if options.against:
                line = compare(options.against.resolve(), name, players)
            else:
                line = ", ".join(f"{speed:,.0f}" for speed in speeds(name, players))
            print(f"{name}, {players}: {line}", flush=True)


if __name__ == "__main__":
    main()
