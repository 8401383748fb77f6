"""Rules that have in them whatever rules may have, and arguments to try them with."""

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from medici.kernel import (
    Cells,
    RandomSource,
    State,
    below,
    declare,
    f64,
    i8,
    i16,
    i32,
    i64,
    noinline,
    rule,
)

SMALL = (3, -5, 8, 13)
WIDE = (300, -2, 0, 7)
WIDER = (70_000, 1, 2, 3)
WIDEST = (1 << 40, -1, 2, 3)
PARTS = (0.5, 0.25, 1, 1 / 3)
APART = np.uint64(0x8000000000000001)


@declare
class House(State):
    day: i8
    rich: i16
    far: i32
    key: i64
    odds: f64
    florins: Annotated[list[int], Cells("i2", 4)]
    weights: Annotated[list[float], Cells("f8", 3)]


class View(NamedTuple):
    scale: float
    seat: int


class Town(NamedTuple):
    houses: Any
    lineup: Any
    sight: View


@rule
def floored(a: int, b: int) -> int:
    return a // b * 1000 + a % b


@rule
def arithmetic(a: int, b: int) -> int:
    both = (a > 0) & (b > 0) | (a == b) ^ True
    higher = 0
    higher += a > b
    higher += both
    higher += (a > 1) + (b > 1)
    return ((a + b) * 3 - a ^ b & 7 | 8) + (1 << b) + (a >> 1) + higher + (-a) + abs(b) + -3


@rule
def floating(a: float, b: float, n: int) -> float:
    if not a:
        return 0.0
    c = a / b + n / 4 - 0.1 * n + abs(a) + math.sqrt(b) + -a + math.pi
    return c + float(n > 2) + float(n) + int(a) + int(n) + int(n > 1)


@rule
def compared(a: float, b: float) -> int:
    found = 0
    found += 1 * (a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b)
    return found + 16 * (a == b) + 32 * (a != b) + 64 * (1 < a <= b) + 128 * (0.5 > a > b)


@rule
def extremes(a: int, b: float) -> float:
    return min(a, b) * 100 + max(a, b, 3) + max(a, 2) - min(a < 2, a > 3)


@rule
def careful(a: int, b: int) -> int:
    if b != 0 and a // b > 1:
        return 1
    if not (b == 0 or a % b > 0):
        return 2
    holds = (a > 3 and not b > 2) or a == 1
    among = (a in (1, 2)) + 30 * (b not in (1, 5))
    return (10 if holds else 20) + among + (3 if a > b else 4 if a == b else 5)


@rule
def widened(n: int) -> float:
    total: float = 0
    for number in range(n):
        if number % 2:
            total += 0.5
        else:
            total = total + number
    own = n if n > 2 else -0.5
    return total + own + halved(n)


@rule
def halved(n: float) -> float:
    n *= 0.5
    return n


@rule
def loops(n: int) -> int:
    count = 0
    for number in range(2, n):
        if number == 4:
            continue
        if number > 8:
            break
        count += number
    for down in range(n, 0, -1):
        count = count * 3 + down
    while n:
        n -= 1
        if n == 2:
            pass
        elif n == 1:
            break
        else:
            count += 1
    return count


@rule
def found_at(row: Any, wanted: int) -> int:
    at = 0
    while True:
        if row[at] == wanted:
            return at
        at += 1


@rule
def constants(n: int) -> float:
    longest = len(SMALL) + len(PARTS)
    return SMALL[n] + WIDE[n] + WIDER[n] + WIDEST[n] % 1000 + PARTS[n] + longest


@noinline
def split(a: int, b: int) -> tuple[int, float]:
    if a > b:
        return a - b, 0.5
    return b - a, 1


@rule
def tuples(a: int, b: int) -> float:
    gap, part = split(a, b)
    pair = (a, b, gap)
    other = split(b, a) if a > 5 else (1, 2)
    return part + pair[gap & 1] * 10 + pair[2] + len(pair) + other[1] + split(a, a)[0]


@rule
def view_of(t: House, seat: int) -> View:
    return View(0.5 * t.rich, seat)


@rule
def scaled(view: View, w: Any) -> Any:
    return view.scale * w[view.seat]


@rule
def fields(t: House, w: Any) -> Any:
    t.day += 1
    t.rich = t.day - 300
    t.far = t.rich * 300
    t.key = t.far * 1_000_000
    t.odds = t.day
    t.odds *= 1.5
    florins = t.florins
    florins[1] -= 4
    t.florins[2], t.day = split(7, 4)[0], 9
    t.weights[1] = florins[1] + len(florins)
    view = view_of(t, 1)
    best = t.weights if t.rich < 0 else w
    worst: Any = w
    return scaled(view, t.weights) + scaled(view, w) + len(best) + best[1] + len(worst)


@rule
def copies(town: Town, n: int) -> Any:
    houses = town.houses
    house: House = houses[1]
    before = houses[0].rich
    nothing(house)
    houses[0] = houses[1]
    house.rich = 7
    row = town.lineup[1]
    row[n] += 3
    town.lineup[0, town.sight.seat] = len(town.lineup) * 10 + len(row)
    return before * 100 + houses[0].rich * 10 + houses[1].rich + len(houses)


@rule
def chance(source: RandomSource, out: Any) -> Any:
    for number in range(len(out)):
        out[number] = below(source, 1000)
    bits = source[0]  # type: ignore[index]
    if bits > APART:
        bits ^= APART
    while bits:
        bits = bits >> np.uint64(1)
    source[0] = 5  # type: ignore[index]
    return out[0] > out[1]


@rule
def nothing(t: House) -> None:
    """A rule that only says so."""
    if t.day:
        t.day = 0
        return
    t.day = 1


def house() -> House:
    """A house with something in it."""
    made = House()
    made.day, made.rich, made.far, made.key, made.odds = 3, -40, 70_000, -5, 0.25
    made.florins[:] = [1, -2, 3, 300]
    made.weights[:] = [0.5, 1.25, 3.0]
    return made


def town() -> Town:
    """Two houses, and who sits where."""
    other = house()
    other.rich = 12
    return Town([house(), other], np.arange(6, dtype=np.int16).reshape(2, 3), View(1.5, 2))


CASES: list[tuple[Any, tuple[Any, ...]]] = [
    *((floored, (a, b)) for a in (7, -7, 6) for b in (3, -3)),
    *((arithmetic, (a, b)) for a, b in ((5, 3), (3, 5), (-4, 2), (4, 4))),
    *((floating, (a, b, n)) for a, b, n in ((1.5, 2.0, 3), (-7.9, 0.3, 1), (0.0, 1.0, 1))),
    *((compared, (a, b)) for a, b in ((1.5, 2.0), (2.0, 1.5), (2.0, 2.0), (0.25, 0.125))),
    *((extremes, (a, b)) for a, b in ((5, 1.5), (1, 2.5), (4, 9.0))),
    *((careful, (a, b)) for a in (0, 1, 4, 6) for b in (0, 1, 2, 4, 5)),
    *((widened, (n,)) for n in (0, 3, 6)),
    *((loops, (n,)) for n in (1, 5, 12)),
    (found_at, (np.array([4, 5, 6]), 6)),
    *((constants, (n,)) for n in range(4)),
    *((tuples, (a, b)) for a, b in ((7, 2), (2, 7), (6, 1))),
    (fields, (house(), np.array([0.1, 0.2, 0.3, 0.4]))),
    (copies, (town(), 2)),
    (chance, (np.array([77], np.uint64), np.zeros(5, np.int64))),
    (nothing, (house(),)),
    (nothing, (House(),)),
]
