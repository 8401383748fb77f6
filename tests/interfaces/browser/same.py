"""Whether the translated Python tells games as Python does: same JSON, game for game.

python -m tests.interfaces.browser.same                  1,000 games of each, played at random
python -m tests.interfaces.browser.same --games 100      fewer
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from hatch_build import node_executable

from medici.games import GAMES
from medici.presentation.playback import replay_of
from medici.record import Game

ROOT = Path(__file__).resolve().parents[3]
SAME = ROOT / "web" / "tests" / "same.mjs"


class Browser:
    """The translated Python, in a process of Node.js."""

    def __init__(self) -> None:
        command = [node_executable(), str(SAME)]
        self._node = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, task: str, **given: Any) -> dict[str, Any]:
        """The answer to one task."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.write(json.dumps({"task": task, **given}) + "\n")
        self._node.stdin.flush()
        line = self._node.stdout.readline()
        if not line:
            raise RuntimeError(f"expected an answer to {task}; Node.js has gone")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        self._node.stdin.close()
        self._node.stdout.close()
        self._node.wait()


def random_games(name: str, count: int) -> Iterator[Game]:
    """Games played at random: all numbers of players, all options, low bids more often."""
    book, random = GAMES[name], Random(f"{name} in a browser")
    for number in range(count):
        options = {key: random.choice(option.values) for key, option in book.options.items()}
        seats = book.seats
        for key, value in options.items():
            seats = book.options[key].seats.get(value, seats)
        game = Game(name, seats[number % len(seats)], options)
        while not game.over:
            if game.actor == "nature":
                game.let_nature_act(random)
                continue
            legal = game.legal()
            game.play(random.choice(legal[:6] if random.random() < 0.8 else legal))
        yield game


def digest(game: Game) -> str:
    """The digest of a game's replay."""
    return hashlib.sha256(msgspec.json.encode(replay_of(game))).hexdigest()


def differences(browser: Browser, name: str, count: int) -> int:
    """In how many games of a kind the two tell a different story."""
    different = 0
    for number, game in enumerate(random_games(name, count), start=1):
        told = browser.ask("replay", record=game.record())
        if told != {"is": digest(game)}:
            different += 1
            print(f"\n{name}, game {number}: {told}", flush=True)
        if number % 25 == 0 or number == count:
            print(f"\r{name}: {number} of {count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return different


def main() -> None:
    """Compare, and say how many games differ."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    arguments = parser.parse_args()
    browser, started, total = Browser(), time.perf_counter(), 0
    for name in GAMES:
        different = differences(browser, name, arguments.games)
        total += different
        print(f"{name}: {arguments.games} games, {different} differ")
    browser.close()
    print(f"{time.perf_counter() - started:.0f} s")
    sys.exit(total > 0)


if __name__ == "__main__":
    main()
