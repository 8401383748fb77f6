"""One seat of a bot among the levels from before networks, each at its own budget.

    python benchmarks/old_levels.py --game board --players 4 --games 200

The old merchant follows the heuristic; old banker and prince play candidates to the end of the game
in futures. Their weights stand in ``old_levels.json``: tuning does not change them any more.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import count
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec
import numpy as np

from medici.bots import BOTS, Budget, bot_named, budget_of
from medici.bots.compiled.engine import Engine, engine_of
from medici.bots.opponents.opponent_model import policies_among
from medici.bots.search.engine import SearchEngine
from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.kernel import seeded
from medici.kernel.arrays import Record, Row, Tables
from medici.research.arena.estimate import estimate_share

FILE = Path(__file__).with_suffix(".json")
ALONE = "alone"
NATURES_SEEDS = 1 << 40  # apart from the seeds of the bots
MOST_DECISIONS = 1 << 12  # of a game
TOLD = 10  # games after which it says how it goes
WIDTH = 4  # how far from the heuristic's bid others are tried


class Frozen(msgspec.Struct):
    """What the old levels played by, keyed like ``board-4``."""

    weights: dict[str, list[float]]
    prices: dict[str, list[float]]  # of a card, by the policies that others may have


@cache
def frozen() -> Frozen:
    """What is kept of them."""
    return msgspec.json.decode(FILE.read_bytes(), type=Frozen)


class OldSearch(SearchEngine):
    """The search of the old levels: others play by the rows of their time."""

    def opponents(self, players: int) -> tuple[Tables, Row]:
        """What the policies of others are drawn from, and what these pay where it is known."""
        name, kept = self._engine.book.name, frozen()
        prices = np.array(kept.prices.get(f"{name}-{players}", ()), np.float64)
        return policies_among(kept.weights, name, players), prices


old_search = cache(OldSearch)


class OldLevel(NamedTuple):
    """An old level: how long it thought, and by which row its own seat played."""

    seconds: float
    rollouts: dict[str, int]  # by game, or ALONE; none: it played at once
    suffix: str  # of the row

    def choose(self, engine: Engine, t: Record, seed: int) -> int:
        """Its move in a state."""
        name, players = engine.book.name, int(t["players"])
        own = self.own_weights(name, players)
        if not self.rollouts:
            return engine.heuristic_move(t, own)
        budget = Budget(self.seconds, self.rollouts[ALONE if players == 1 else name])
        return int(old_search(name).search(t, own, WIDTH, budget, seeded(seed)).actions[0])

    def own_weights(self, game: str, players: int) -> Row:
        """The weights by which its own seat plays."""
        rows, key = frozen().weights, f"{game}-{players}"
        return np.array(rows.get(key + self.suffix) or rows[key])


OLD = {
    "old-merchant": OldLevel(0.0, {}, ""),
    "old-banker": OldLevel(0.5, {"board": 100, "card": 1_000, "dice": 100, ALONE: 60}, ""),
    "old-prince": OldLevel(
        2.0, {"board": 12_000, "card": 16_000, "dice": 20_000, ALONE: 60_000}, "-searchers"
    ),
}


def choose(name: str, engine: Engine, t: Record, seed: int) -> int:
    """The move of an old level, or of a bot by its name."""
    if name in OLD:
        return OLD[name].choose(engine, t, seed)
    bot = bot_named(name)
    budget = budget_of(bot, engine.book.name, int(t["players"]))
    return bot.choose(engine, t, budget, seed)


class Played(NamedTuple):
    """What came of a game."""

    share: float  # of the victory, for the bot in question
    spent: dict[str, tuple[float, int]]  # seconds of the processor, and decisions, by bot


def play(asked: argparse.Namespace, number: int) -> Played:
    """One game; the bot in question has another seat in each."""
    engine = engine_of(asked.game)
    own = number % asked.players
    seats = [asked.bot if seat == own else asked.among for seat in range(asked.players)]
    t = engine.tables(1)[0]
    engine.new(t, asked.players, 0)
    nature = np.array([seeded(asked.seed, NATURES_SEEDS + number)], np.uint64)
    thoughts = count(number * MOST_DECISIONS)
    spent: dict[str, list[float]] = defaultdict(list)
    while (actor := int(t["actor"])) != NOBODY:
        if actor == NATURE:
            engine.play(t, int(engine.nature_move(t, nature)))
            continue
        began = process_time()
        action = choose(seats[actor], engine, t, seeded(asked.seed, next(thoughts)))
        spent[seats[actor]].append(process_time() - began)
        engine.play(t, action)
    state = engine.book.state.read(t)
    winners = [seat for seat in range(asked.players) if engine.book.wins(state, seat)]
    times = {name: (sum(each), len(each)) for name, each in spent.items()}
    return Played((own in winners) / len(winners), times)


def warm_up(asked: argparse.Namespace) -> None:
    """Load what the bots need, so that loading is not taken for thinking."""
    engine = engine_of(asked.game)
    t = engine.first_decision(asked.players, 1)
    for name in (asked.bot, asked.among):
        choose(name, engine, t, 1)


def results(asked: argparse.Namespace) -> Iterator[Played]:
    """All games, as many side by side as there are workers."""
    with ProcessPoolExecutor(asked.workers, initializer=warm_up, initargs=(asked,)) as pool:
        yield from pool.map(partial(play, asked), range(asked.games))


def report(asked: argparse.Namespace, played: list[Played]) -> str:
    """The share with its interval, and how long everybody thought."""
    won = estimate_share([(one.share, 1) for one in played])
    lines = [
        f"{asked.game}, {asked.players} players: one {asked.bot} among {asked.among} won "
        f"{won.mean:.1%} ({won.low:.1%} to {won.high:.1%}) of {len(played)} games; "
        f"an equal wins {1 / asked.players:.1%}, a level above {2 / (asked.players + 1):.1%}"
    ]
    for name in dict.fromkeys((asked.bot, asked.among)):
        times = [one.spent[name] for one in played if name in one.spent]
        seconds, decisions = (sum(column) for column in zip(*times, strict=True))
        lines.append(f"  {name}: {1000 * seconds / decisions:.1f} ms of one core a decision")
    return "\n".join(lines)


def main() -> None:
    """Play the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="board")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--bot", default="prince", help=f"one of {', '.join((*BOTS, *OLD))}, a file"
    )
    parser.add_argument("--among", default="old-prince", help="likewise")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    played: list[Played] = []
    for one in results(asked):
        played.append(one)
        if len(played) % TOLD == 0 and len(played) < asked.games:
            print(report(asked, played).splitlines()[0], flush=True)
    print(report(asked, played))


if __name__ == "__main__":
    main()
