"""Rules on a GPU, which Numba simulates here, do what the plain ones do."""

from random import Random
from typing import Annotated, Any, NamedTuple

import numpy as np
import pytest

from medici.kernel import (
    Cells,
    RandomSource,
    State,
    below,
    declare,
    i8,
    i16,
    noinline,
    rule,
    seeded,
)
from medici.kernel import cuda as gpu
from medici.kernel.cuda import Grid, cuda_here, room_for, wide
from tests.parity.both import SameSource


@declare
class House(State):
    day: i8
    florins: i16
    levels: Annotated[list[int], Cells("i1", 8)]


class Prices(NamedTuple):
    factor: int
    prices: Any
    houses: Any


STEPS = (1, 2, 300)
ODDS = (0.5, 0.25)


@noinline
def climb(t: House, step: int) -> None:
    t.levels[t.day % 8] += step % 3
    t.florins += int(ODDS[t.day % 2] * 100)


@rule
def live(t: House, source: RandomSource, number: int, what: Prices) -> int:
    """Chance, tables of both kinds, a call, arrays that were brought along; numbers that grow."""
    sold = 0
    while t.day < 25:
        t.day += 1
        step = STEPS[below(source, 3)]
        climb(t, step)
        sold += (t.day * what.factor + step) * what.prices[number] + what.houses[number].florins
    return sold


@rule
def lodge(t: House, source: Any, luck: Any, own: Any, number: int, what: Prices) -> int:
    """Two houses that no other thread sees, a number of its own for each."""
    luck[0] = source[0]
    for place in range(2):
        own[place] = what.houses[number]
        own[place].florins += what.prices[number] * (place + 1)
    t.florins = below(luck, 1000)
    return int(own[0].florins * 100 + own[1].florins)


def houses(games: int) -> list[House]:
    row = [House() for _ in range(games)]
    for number, house in enumerate(row):
        house.florins = number
    return row


def test_a_grid_plays_as_plain_rules_do() -> None:
    games = 70  # more than one block
    random = Random(3)
    prices = [random.randrange(-100, 100) for _ in range(games)]
    seeds = [seeded(5, number) for number in range(games)]
    plain = houses(games)
    records = np.zeros(games, House.dtype)
    for house, record in zip(plain, records, strict=True):
        house.write(record)

    grid = Grid(live, House.dtype)
    launch = grid.lay(np.array(seeds, np.uint64), Prices(7, np.array(prices), records))
    launch.play()
    launch.wait()
    counts, tables = launch.results()

    assert tables.dtype == House.dtype
    for number in range(games):
        t = House()
        sold = live(t, SameSource(seeds[number]), number, Prices(7, prices, plain))
        assert counts[number] == sold
        assert House.read(tables[number]) == t


@pytest.mark.parametrize("keep", [True, False])
def test_each_thread_may_have_records_for_itself(keep: bool) -> None:
    games = 70  # more than one block
    records = np.zeros(games, House.dtype)
    records["florins"] = np.arange(games)
    what = Prices(0, np.arange(games) % 7, records)
    seeds = np.array([seeded(5, number) for number in range(games)], np.uint64)
    launch = Grid(lodge, House.dtype, House.dtype, 2).lay(seeds, what, keep)
    launch.play()
    launch.wait()
    counts, tables = launch.results()
    for number in range(games):
        price = number % 7
        assert counts[number] == (number + price) * 100 + number + 2 * price
    drawn = [below(SameSource(int(seed)), 1000) for seed in seeds]
    assert tables["florins"].tolist() == (drawn if keep else [])


@declare
class Ledger(State):
    page: i8
    total: Annotated[int, Cells("i8")]
    odds: Annotated[list[float], Cells("f8", 3)]


@pytest.mark.parametrize("dtype", [House.dtype, Ledger.dtype])
def test_room_begins_where_every_number_may(
    dtype: np.dtype[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a GPU reads a number from elsewhere, it gives up."""
    assert room_for("OWN", dtype, 2)["OWN"] == wide(dtype)
    monkeypatch.setattr(gpu, "simulated", lambda: False)
    room = room_for("OWN", dtype, 2)
    word = room["OWN_WORD"]
    for name in dtype.names or ():
        assert word.alignment % dtype[name].base.alignment == 0
    assert len(np.zeros(room["OWN_WORDS"], word).view(room["OWN"])) == 2
    assert room["OWN"] == dtype


def test_last_states_are_kept_only_if_asked_for() -> None:
    what = Prices(1, np.ones(2, np.int64), np.zeros(2, House.dtype))
    launch = Grid(live, House.dtype).lay(np.ones(2, np.uint64), what, keep=False)
    launch.play()
    counts, tables = launch.results()
    assert counts[0] == counts[1] > 0
    assert len(tables) == 0


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "simulated", lambda: False)
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    with pytest.raises(RuntimeError, match=r"expected the extra medici\[cuda\]"):
        cuda_here()


def test_without_a_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_here(), "is_available", lambda: False)
    with pytest.raises(RuntimeError, match="expected an NVIDIA GPU"):
        cuda_here()


def test_numba_finds_what_numpy_gave_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(np, "row_stack", raising=False)
    cuda_here()
    assert np.row_stack is np.vstack


cuda: Any = cuda_here()
EMPTY: Any = None
price_of: Any = None


def price_all(prices: Any) -> None:
    """A kernel whose rule and empty state are put in the place of names."""
    number = cuda.grid(1)
    if number < len(prices):
        prices[number] = price_of(prices[number]) * len(EMPTY)


@rule
def dearer(price: int) -> int:
    return price * STEPS[1] + 1


def test_a_kernel_calls_the_rules_that_are_put_in_it() -> None:
    kernel = gpu.kernel_of_rules(price_all, {"price_of": dearer}, House.dtype)
    prices = cuda.to_device(np.arange(5))
    kernel[1, gpu.THREADS](prices)
    assert prices.copy_to_host().tolist() == [1, 3, 5, 7, 9]
