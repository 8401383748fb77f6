"""How fast the rules run: decisions per second with the bench policy, and copies of a state."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from time import perf_counter

import numpy as np

from medici.bots.compiled.playout import playouts
from medici.bots.policies.random_moves import RANDOM
from medici.games import GAMES, Rulebook
from medici.kernel import compiled, rule, seeded
from medici.kernel.arrays import Tables

ROUNDS = 3  # the best of them counts: what else the machine did only ever slows one down


@dataclass(frozen=True)
class Speed:
    """What was measured for one game and number of players."""

    game: str
    players: int
    objects: float  # decisions per second
    compiled: float
    decisions_per_game: float
    copy_object_us: float
    copy_compiled_us: float

    def as_dict(self) -> dict[str, float]:
        """A JSON-ready form, in figures that mean something."""
        return {
            "objects": round(self.objects),
            "compiled": round(self.compiled),
            "decisions_per_game": round(self.decisions_per_game, 2),
            "copy_object_us": round(self.copy_object_us, 3),
            "copy_compiled_us": round(self.copy_compiled_us, 4),
        }


@rule
def copy_many(tables: Tables, times: int) -> int:
    """Copy one of the first two states over the third, time after time."""
    for number in range(times):
        tables[2] = tables[number & 1]
    return times


def bench(names: list[str], seconds: float = 0.3, seed: int = 1) -> Iterator[Speed]:
    """Measure every player count of the named games."""
    for name in names:
        for players in GAMES[name].seats:
            yield measure(GAMES[name], players, seconds, seed)


def measure(book: Rulebook, players: int, seconds: float, seed: int) -> Speed:
    """Play the bench policy as objects and compiled, for about so many seconds each round."""
    out, many, _ = playouts(book, RANDOM[book.name])
    source = Random(seed)

    def as_objects(games: int) -> int:
        decisions = 0
        for _ in range(games):
            table = book.state()
            book.new(table, players, 0)
            decisions += out(table, source)
        return decisions

    play_many = compiled(many)
    tables = np.zeros(3, book.state.dtype)
    draws = np.array([seeded(seed)], np.uint64)

    def as_machine_code(games: int) -> int:
        return int(play_many(tables, players, 0, games, draws))

    def copies(times: int) -> int:
        for _ in range(times):
            middle.copy()
        return times

    middle = book.state()
    book.new(middle, players, 0)
    copier = compiled(copy_many)
    slow, _ = rate(as_objects, seconds)
    fast, per_game = rate(as_machine_code, seconds)
    objects, _ = rate(copies, seconds / 3)
    records, _ = rate(lambda times: int(copier(tables, times)), seconds / 3)
    return Speed(book.name, players, slow, fast, per_game, 1e6 / objects, 1e6 / records)


def rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """The best rate of several rounds of a piece of work, and what one time of it brings."""
    times, spent = 1, 0.0
    work(times)  # compiles, where there is something to compile
    while spent < seconds:
        times *= 2
        amount, spent = timed(work, times)
    best = amount / spent
    for _ in range(ROUNDS - 1):
        amount, spent = timed(work, times)
        best = max(best, amount / spent)
    return best, amount / times


def timed(work: Callable[[int], int], times: int) -> tuple[int, float]:
    """What a piece of work brings, and how long it takes."""
    began = perf_counter()
    return work(times), perf_counter() - began
