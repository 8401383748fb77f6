"""Compiled rules do what the plain ones do, on records instead of objects."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Annotated, Any

import numba
import numpy as np
import pytest
from numba.np import arrayobj

from medici.kernel import (
    Cells,
    State,
    bind,
    compiled,
    declare,
    fingerprint,
    i8,
    i16,
    noinline,
    on_first_compilation,
    rule,
)
from tests.kernel.sources import module


@declare
class House(State):
    day: i8
    rich: i16
    florins: Annotated[list[int], Cells("i2", 4)]
    levels: Annotated[list[int], Cells("i1", 8)]


PRICES = (3, -5, 8, 13)
ODDS = (0.5, 0.25)
STEP = 2


@rule
def extremes(t: House) -> tuple[int, int]:
    least = t.florins[0]
    most = t.florins[0]
    for seat in range(4):
        least = min(least, t.florins[seat])
        most = max(most, t.florins[seat])
    return least, most


@noinline
def climb(t: House, seat: int) -> None:
    for good in range(STEP):
        at = seat * STEP + good
        if t.levels[at] < 7:
            t.levels[at] += 1
        elif ODDS[good] < 0.5:
            t.levels[at] = 0


@rule
def trade(t: House, amount: int) -> int:
    """Numbers below 0, branches, rows, a loop, callees and constants."""
    least, most = extremes(t)
    share = (amount - most) // 3
    rest = (amount - least) % 7
    for seat in range(4):
        t.florins[seat] += PRICES[seat] + share
        if t.florins[seat] > 20:
            t.florins[seat] -= 20
            climb(t, seat)
    t.day += 1
    t.rich = most
    return share * 10 + rest


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEDICI_CACHE", str(tmp_path))


@pytest.mark.slow
def test_compiled_rules_do_what_the_plain_ones_do() -> None:
    fast = compiled(trade)
    random = Random(7)
    records = np.zeros(2, House.dtype)
    for _ in range(20):
        house = House()
        house.florins = [random.randrange(-40, 40) for _ in range(4)]
        house.levels = [random.randrange(8) for _ in range(8)]
        house.write(records[1])
        for _ in range(20):
            amount = random.randrange(-50, 50)
            assert fast(records[1], amount) == trade(house, amount)
            assert House.read(records[1]) == house
    assert House.read(records[0]) == House()


def test_a_rule_is_compiled_once() -> None:
    assert compiled(trade) is compiled(trade)
    assert compiled(climb) is compiled(climb)
    assert compiled(climb) is not compiled(trade)


def test_compiling_leaves_the_plain_rule_alone() -> None:
    before = fingerprint(trade)
    compiled(trade)
    assert fingerprint(trade) == before
    assert PRICES == (3, -5, 8, 13)
    assert trade(House(), 0) == 0


def test_bound_loops_compile_to_different_code() -> None:
    house = module("""
    @rule
    def step(amount):
        raise NotImplementedError

    @rule
    def walk(amount, more=0):
        for _ in range(3):
            amount = step(amount)
        return amount + more

    @rule
    def double(amount):
        return amount * 2

    @rule
    def grow(amount):
        return amount + 1
    """)
    doubled = compiled(bind(house["walk"], step=house["double"]))
    grown = compiled(bind(house["walk"], step=house["grow"]))
    assert (doubled(5), grown(5), grown(5, 2)) == (40, 8, 10)


def test_what_is_no_rule_does_not_compile() -> None:
    house = module("""
    def price(good):
        return good * 2

    @rule
    def pay(florins, good):
        return florins - price(good)
    """)
    with pytest.raises(TypeError, match=r"price.* is not marked @rule"):
        compiled(house["price"])
    with pytest.raises(TypeError, match=r"price.* is not marked @rule"):
        compiled(house["pay"])


def test_the_first_compilation_is_announced_once() -> None:
    house = module("""
    @rule
    def pay(florins, price):
        return florins - 1017 * price

    @rule
    def earn(florins, price):
        return florins + 1017 * price
    """)
    messages: list[str] = []
    on_first_compilation(lambda: messages.append("A moment, please."))
    assert messages == []
    pay = compiled(house["pay"])
    assert pay(2000, 1) == 983
    assert messages == ["A moment, please."]
    assert compiled(house["earn"])(0, 2) == 2034
    assert pay(1.5, 0) == 1.5  # other arguments are compiled anew
    assert messages == ["A moment, please."]


def test_plain_rules_need_no_compiler() -> None:
    script = "import sys, medici.games.board; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_compiling_rules_leaves_the_code_of_others_alone() -> None:
    config: Any = numba.config
    before = arrayobj.fix_integer_index, config.LOOP_VECTORIZE

    @rule
    def first(row: list[int]) -> int:
        return row[0]

    assert compiled(first)(np.array([4, 5, 6])) == 4
    assert numba.njit(lambda row: row[-1])(np.array([4, 5, 6])) == 6
    assert (arrayobj.fix_integer_index, config.LOOP_VECTORIZE) == before


LONG = """
@rule
def double(row, count):
    for number in range(count):
        row[number] += row[number]
"""


@pytest.mark.parametrize("mark", ["rule", "vectorized"])
def test_only_a_vectorized_rule_takes_several_numbers_at_once(mark: str) -> None:
    double = compiled(module(LONG.replace("@rule", f"@{mark}"))["double"])
    row = np.arange(77, dtype=np.int32)
    double(row, 77)
    assert row.tolist() == [2 * number for number in range(77)]
    (code,) = double.inspect_llvm().values()
    assert ("x i32>" in code) == (mark == "vectorized")


def test_what_two_rules_call_is_made_once() -> None:
    made = module(
        "@rule\ndef fee(florins):\n    return florins + 4712\n\n\n"
        "@rule\ndef pay(florins):\n    return fee(florins) + 1\n\n\n"
        "@rule\ndef earn(florins):\n    return fee(florins) + 2\n"
    )
    pay, earn = compiled(made["pay"]), compiled(made["earn"])
    assert (pay(1), earn(1)) == (4714, 4715)
    assert pay.py_func.__globals__["fee"] is earn.py_func.__globals__["fee"]
