"""Rules: marks, bindings and fingerprints."""

import re
from typing import Any

import pytest

from medici.kernel import below, bind, bound, fingerprint, noinline, rule, unbound, vectorized
from tests.kernel.sources import module

HOUSE = '''
PRICES = (3, 5, 8)
MOST = 10
YEARS = 3
LIMITS = (1, 2)

@rule
def halved(amount):
    return amount // 2

@rule
def price(good):
    """What a good costs."""
    return PRICES[good] + halved(4)

@rule
def pay(florins, good, gift=1):
    """Pay for a good."""
    left = florins - price(good) + gift
    return left if left > 0 else MOST

@rule
def unrelated(good):
    return good + YEARS
'''


def changed(old: str, new: str) -> Any:
    assert HOUSE.count(old) == 1, old
    return module(HOUSE.replace(old, new))["pay"]


def test_a_marked_rule_stays_the_function_it_is() -> None:
    def halved(amount: int) -> int:
        return amount // 2

    assert rule(halved) is halved
    assert noinline(halved) is halved
    assert vectorized(halved) is halved
    assert halved(9) == 4


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("left > 0", "left >= 0"),  # the body
        ("florins - price", "florins + price"),
        ("(3, 5, 8)", "(3, 5, 9)"),  # a constant of a callee
        ("(3, 5, 8)", "(3, 5, 8, 8)"),
        ("MOST = 10", "MOST = 11"),  # a constant of its own
        ("halved(4)", "halved(5)"),  # a callee
        ("amount // 2", "amount // 3"),  # a callee of a callee
        ("@rule\ndef halved", "@noinline\ndef halved"),
        ("@rule\ndef halved", "@vectorized\ndef halved"),
        ("gift=1", "gift=2"),  # a default
        ("amount // 2", "amount % 2"),
    ],
)
def test_a_fingerprint_changes_with_what_a_rule_says(old: str, new: str) -> None:
    assert fingerprint(changed(old, new)) != fingerprint(module(HOUSE)["pay"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("YEARS = 3", "YEARS = 4"),
        ("LIMITS = (1, 2)", "LIMITS = (1, 3)"),
        ("LIMITS = (1, 2)\n", ""),
        ("good + YEARS", "good - YEARS"),
        ("Pay for a good.", "Pay for any good, \n    and be glad."),
        ("What a good costs.", "The price."),
        ("    left =", "    # Gifts count.\n\n    left ="),
        ("    return amount", "    # Rounded down.\n    return amount"),
        ("MOST = 10", "\n\n\nMOST = 10  # florins"),
        ("return amount // 2", "return (\n        amount\n        // 2\n    )"),
        ("amount // 2", "amount // (1 + 1)"),
    ],
)
def test_a_fingerprint_ignores_what_makes_no_difference(old: str, new: str) -> None:
    assert fingerprint(changed(old, new)) == fingerprint(module(HOUSE)["pay"])


def test_a_fingerprint_ignores_where_the_rule_stands() -> None:
    here, there = module(HOUSE, "here.py"), module("\n" * 40 + HOUSE, "there.py")
    assert fingerprint(here["pay"]) == fingerprint(there["pay"])


def test_a_fingerprint_stays_the_same_when_the_rule_has_run() -> None:
    pay = module(HOUSE)["pay"]
    before = fingerprint(pay)
    for florins in range(1000):  # Python rewrites the code of functions that run often
        pay(florins, florins % 3)
    assert fingerprint(pay) == before


def test_fingerprints_of_different_rules_differ() -> None:
    house = module(HOUSE)
    marks = {fingerprint(house[name]) for name in ("halved", "price", "pay", "unrelated")}
    assert len(marks) == 4
    assert all(re.fullmatch("[0-9a-f]{16,64}", mark) for mark in marks)


def test_the_name_of_a_module_is_no_part_of_a_fingerprint() -> None:
    text = """
    import {0} as money
    @rule
    def worth(florins):
        return florins if money else 0
    """
    math, string = module(text.format("math")), module(text.format("string"))
    assert fingerprint(math["worth"]) == fingerprint(string["worth"])


def test_a_fingerprint_of_chance_follows_its_compiled_form() -> None:
    assert fingerprint(below) == fingerprint(below)
    caller = "@rule\ndef cast(dice):\n    return below(dice, {0})\n"
    six, eight = module(caller.format(6))["cast"], module(caller.format(8))["cast"]
    assert fingerprint(six) != fingerprint(eight)


def test_a_rule_may_not_call_what_is_no_rule() -> None:
    stranger = HOUSE.replace("@rule\ndef halved", "def halved")
    pay = module(stranger)["pay"]
    with pytest.raises(TypeError, match=r"halved.* is not marked @rule"):
        fingerprint(pay)


PURSE = """
from typing import NamedTuple

class Purse(NamedTuple):
    florins: int
    goods: int

@rule
def worth(purse: Purse):
    return purse.florins
"""


def test_a_fingerprint_changes_with_the_fields_of_a_named_tuple() -> None:
    """Compiled code finds a field by its number, and would take another for it."""
    swapped = PURSE.replace("    florins: int\n    goods: int", "    goods: int\n    florins: int")
    worth, other = module(PURSE)["worth"], module(swapped)["worth"]
    assert fingerprint(worth) != fingerprint(other)
    assert fingerprint(bind(worth)) == fingerprint(worth) == fingerprint(module(PURSE)["worth"])


def test_a_plain_function_has_no_fingerprint() -> None:
    with pytest.raises(TypeError, match="not marked @rule"):
        fingerprint(lambda florins: florins)


LOOP = """
STEPS = 3

@rule
def step(amount):
    raise NotImplementedError

@rule
def walk(amount, more=0):
    for _ in range(STEPS):
        amount = step(amount)
    return amount + more

@rule
def double(amount):
    return amount * 2

@rule
def grow(amount):
    return amount + 1
"""


def test_a_bound_rule_means_what_it_is_told() -> None:
    house = module(LOOP)
    walk = house["walk"]
    assert bind(walk, step=house["double"])(1) == 8
    assert bind(walk, step=house["grow"])(1) == 4
    assert bind(walk, step=house["grow"], STEPS=10)(1) == 11
    assert bind(bind(walk, step=house["grow"]), STEPS=2)(1, more=5) == 8


def test_binding_leaves_the_rule_alone() -> None:
    house = module(LOOP)
    before = fingerprint(house["walk"])
    bind(house["walk"], step=house["double"])
    assert fingerprint(house["walk"]) == before
    assert house["STEPS"] == 3
    with pytest.raises(NotImplementedError):
        house["walk"](1)


def test_a_binding_to_a_name_that_is_not_used_is_refused() -> None:
    house = module(LOOP)
    with pytest.raises(TypeError, match="walk does not use grow, stop"):
        bind(house["walk"], stop=house["double"], grow=house["grow"], step=house["grow"])


def test_a_fingerprint_changes_with_the_binding() -> None:
    house = module(LOOP)
    walk = house["walk"]
    doubled, grown = bind(walk, step=house["double"]), bind(walk, step=house["grow"])
    assert len({fingerprint(walk), fingerprint(doubled), fingerprint(grown)}) == 3
    assert fingerprint(doubled) == fingerprint(bind(walk, step=house["double"]))


def test_a_bound_rule_keeps_its_marks() -> None:
    house = module(LOOP.replace("@rule\ndef walk", "@noinline\ndef walk"))
    bound = bind(house["walk"], step=house["grow"])
    plain = module(LOOP)
    assert fingerprint(bound) != fingerprint(bind(plain["walk"], step=plain["grow"]))


STEP = 2
pace = unbound("pace")
stride = unbound("stride")


@rule
def doubled(number: int) -> int:
    return number * STEP


@rule
def paced(number: int) -> int:
    return int(doubled(pace(number)))


@rule
def walk(number: int) -> int:
    return int(paced(number) + stride(number))


def test_what_is_not_lent_stays_a_stand_in_and_what_needs_nothing_is_not_copied() -> None:
    walking = bound(walk, {"pace": doubled})
    names = walking.__globals__
    assert names["paced"](3) == 12
    assert names["paced"].__globals__["doubled"] is doubled
    assert names["stride"] is stride
    with pytest.raises(TypeError, match="the name stride"):
        walking(3)
    assert bound(doubled, {"pace": doubled}) is doubled
