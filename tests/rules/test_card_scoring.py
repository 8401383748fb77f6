"""The card game's scoring of a day: C30 to C35."""

import pytest

from medici.games.card import CARD
from medici.games.card.notation import CARD_NAMES
from medici.games.goods import GOODS
from tests.rules.card_table import Table, ships


def even(value: str) -> str:
    """A ship with one card of each good, all of the same value (or ``0x2``, the doubles)."""
    return " ".join(good + value for good in GOODS)


SHIPS = {0: "0x2", 10: "2", 15: "3", 20: "4", 25: "5"}  # by what they are worth


def after_a_day(worths: list[int]) -> Table:
    """A first day, scored, with ships of the given worth: one of ``SHIPS``, or 2 more."""
    table = Table(len(worths))
    fleet = [
        even(SHIPS[worth]) if worth in SHIPS else "neutral2 " + even(SHIPS[worth - 2])
        for worth in worths
    ]
    if len(worths) == 2:
        fleet = [
            ship + f" cloth0x2 {good}0x2" for ship, good in zip(fleet, GOODS[1:], strict=False)
        ]
    table.sail(0, fleet)
    assert table.worth == worths
    return table


@pytest.mark.parametrize(
    ("worths", "pay"),
    [
        ([10, 15], [0, 20]),
        ([15, 10, 25], [15, 0, 30]),
        ([10, 20, 15, 25], [0, 20, 10, 30]),
        ([0, 10, 20, 15, 25], [0, 5, 20, 10, 30]),
        ([27, 25, 20, 15, 10, 0], [30, 20, 15, 10, 5, 0]),
    ],
)
def test_C30_ships_are_paid_by_rank(worths: list[int], pay: list[int]) -> None:
    assert after_a_day(worths).ship_pay == pay


def test_C30_green_cards_count_for_the_ship() -> None:
    table = Table(3)
    table.sail(0, [even("3"), "neutral7 neutral7 " + even("2"), "cloth0g neutral2 " + even("2")])
    assert table.worth == [15, 24, 12]
    assert table.ship_pay == [15, 30, 0]


@pytest.mark.parametrize(
    ("worths", "pay"),
    [
        ([25, 20, 20, 10], [30, 15, 15, 0]),  # the second worked example
        ([25, 20, 15, 10, 10], [30, 20, 10, 0, 0]),  # the fifth
        ([10, 10], [10, 10]),
        ([25, 25, 10], [20, 20, 0]),
        ([10, 25, 10], [5, 30, 5]),
        ([15, 15, 15], [15, 15, 15]),
        ([20, 10, 20, 20], [20, 0, 20, 20]),
        ([0, 20, 20, 25, 20], [0, 10, 10, 30, 10]),
        ([10, 15, 15, 15, 15, 0], [5, 15, 15, 15, 15, 0]),
        ([25, 20, 20, 10, 10, 10], [30, 15, 15, 5, 5, 5]),
    ],
)
def test_C31_ties_share_rounded_down_to_fives(worths: list[int], pay: list[int]) -> None:
    assert after_a_day(worths).ship_pay == pay


def test_C32_ships_are_unloaded_into_warehouses_that_are_never_emptied() -> None:
    table = Table(3)
    table.sail(0, ["cloth0g cloth0x2 cloth2 fur3 dye4 dye5", even("2"), even("3")])
    assert table.t.icons[:5] == [1 + 2 + 1, 1, 0, 2, 0]
    start = table.florins.index(min(table.florins))
    table.sail(start, ["cloth3 cloth4 grain2 grain3 grain4", even("4"), even("5")])
    assert table.t.icons[:5] == [6, 1, 3, 2, 0]
    assert table.t.icons[5:15] == [2] * 10


def test_C32_neutral_and_stored_cards_never_return() -> None:
    table = Table(3)
    loads = [
        "neutral7 neutral2 " + even("2"),
        "neutral7 spice0g cloth0x2 " + even("3").partition(" ")[2],
        even("4"),
    ]
    table.sail(0, loads)
    left = {name: table.in_deck(name) for name in CARD_NAMES}
    assert (left["neutral7"], left["neutral2"], left["spice0g"], left["cloth0x2"]) == (8, 4, 0, 1)
    table.say(f"first {table.florins.index(min(table.florins))}")
    assert {name: table.in_deck(name) for name in CARD_NAMES} == left
    assert table.t.deck_left == sum(left.values()) == 110 - 19
    assert not table.can("card spice0g")


def scored(icons: list[int], rising: bool = False) -> Table:
    """A first day, scored, in which the seats have so many icons of cloth, one a card."""
    table = Table(len(icons), rising)
    deck = [f"cloth{value}" for value in (2, 3, 4, 5) for _ in range(4)]
    wanted = [" ".join(deck.pop() for _ in range(number)) for number in icons]
    table.sail(0, ships(len(icons), "cloth", *wanted))
    assert table.column(table.t.icons, "cloth") == icons
    return table


@pytest.mark.parametrize(
    ("icons", "pay"),
    [
        ([2, 2, 1, 0], [5, 5, 0, 0]),  # the third worked example
        ([3, 0, 0, 0], [10, 0, 0, 0]),
        ([0, 1, 1, 3], [0, 0, 0, 10]),
        ([1, 0, 3, 0], [5, 0, 10, 0]),  # a sole second
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 1, 1, 0], [5, 5, 5, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([1, 2, 3, 4, 2], [0, 0, 5, 10, 0]),
        ([1, 1, 1], [5, 5, 5]),
        ([1, 3], [5, 10]),
        ([2, 2], [5, 5]),
        ([0, 4], [0, 10]),
    ],
)
def test_C33_most_and_second_most_icons(icons: list[int], pay: list[int]) -> None:
    table = scored(icons)
    assert table.column(table.t.good_pay, "cloth") == pay


def test_C33_florins_are_the_sum_of_all_payments() -> None:
    table = scored([2, 2, 1, 0])
    for seat in range(4):
        goods = table.t.good_pay[seat * 5 : seat * 5 + 5]
        bonus = table.t.bonus_pay[seat * 5 : seat * 5 + 5]
        assert table.florins[seat] == table.ship_pay[seat] + sum(goods) + sum(bonus)


def test_C34_fourth_worked_example() -> None:
    table = scored([5, 0, 0, 0])
    assert table.column(table.t.good_pay, "cloth") == [10, 0, 0, 0]
    assert table.column(table.t.bonus_pay, "cloth") == [10, 0, 0, 0]


@pytest.mark.parametrize(
    ("icons", "bonus"),
    [
        ([4, 5, 5], [0, 10, 10]),
        ([5, 5, 5], [10, 10, 10]),
        ([5, 4, 0, 2, 0], [10, 0, 0, 0, 0]),
        ([0, 4, 0, 5, 0, 0], [0, 0, 0, 10, 0, 0]),
        ([7, 6], [10, 0]),
        ([7, 7], [10, 10]),
    ],
)
def test_C34_monopoly_pays_everyone_undivided(icons: list[int], bonus: list[int]) -> None:
    table = scored(icons)
    assert table.column(table.t.bonus_pay, "cloth") == bonus


def test_C34_monopoly_pays_on_each_day() -> None:
    table = scored([5, 0, 0])
    start = table.florins.index(min(table.florins))
    table.sail(start, [" ".join(["fur2 fur3 fur4 fur5", f"dye{value}"]) for value in (2, 3, 4)])
    assert table.column(table.t.bonus_pay, "cloth") == [10, 0, 0]


@pytest.mark.parametrize(
    ("players", "cargo", "icons", "bonus"),
    [
        (3, "cloth0x2 cloth0x2 cloth3 cloth3 cloth3", 7, 10),
        (3, "cloth0g cloth0x2 cloth0x2 cloth3 cloth3 cloth3", 8, 20),
        (6, "cloth0g cloth0x2 cloth0x2 cloth3 cloth3 cloth3", 8, 20),
        (2, "cloth0x2 cloth0x2 cloth3 cloth3 cloth3 cloth4 cloth4", 9, 10),
        (2, "cloth0g cloth0x2 cloth0x2 cloth3 cloth3 cloth3 cloth4 cloth4", 10, 20),
    ],
)
def test_C35_rising_monopoly(players: int, cargo: str, icons: int, bonus: int) -> None:
    for rising, paid in ((True, bonus), (False, 10)):
        table = Table(players, rising)
        table.sail(0, ships(players, "cloth", cargo))
        assert table.column(table.t.icons, "cloth") == [icons] + [0] * (players - 1)
        assert table.column(table.t.bonus_pay, "cloth") == [paid] + [0] * (players - 1)


def test_C35_is_off_unless_asked_for() -> None:
    option = CARD.options["rising_monopoly"]
    assert option.default is False
    assert option.values == (False, True)
    assert CARD.variant({"rising_monopoly": False}) == 0
    assert CARD.variant({"rising_monopoly": True}) == 1
