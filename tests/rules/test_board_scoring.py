"""Board, scoring a day: B40 to B45."""

from collections.abc import Sequence

import pytest

from medici.games.goods import GOODS
from tests.rules.board_table import COUNTS, scored, seated

ONE_EACH = ["gold10", "cloth5", "fur4", "grain3", "dye2", "spice1"]

SHIPS = {
    2: [20, 0],
    3: [30, 15, 0],
    4: [30, 20, 10, 0],
    5: [30, 20, 10, 5, 0],
    6: [30, 20, 15, 10, 5, 0],
}


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("turned", range(6))
def test_B40_ships_are_paid_by_rank(players: int, turned: int) -> None:
    shift = turned % players
    ships = ONE_EACH[:players]
    table = scored(ships[shift:] + ships[:shift])
    assert table.ship_pay == SHIPS[players][shift:] + SHIPS[players][:shift]


def test_B40_a_ship_is_worth_the_sum_of_its_cards_with_gold() -> None:
    table = scored(["gold10 cloth0 dye1", "fur5 fur5", "spice4 grain4 grain3 dye0"])
    assert table.worth == [11, 10, 11]
    assert table.ship_pay == [22, 0, 22]


def test_B40_an_empty_ship_takes_a_place_too() -> None:
    table = scored(["", "cloth1", "", "cloth0"])
    assert table.worth == [0, 1, 0, 0]
    assert table.ship_pay == [10, 30, 10, 10]


def test_B40_payments_go_to_the_purses() -> None:
    table = scored(["", "gold10", "cloth0"], florins=[1, 2, 3])
    assert table.ship_pay == [7, 30, 7]
    unowned = 4 * 5  # nobody has cards of four goods: 15 / 3 from each
    assert table.good_pay("cloth") == [2, 2, 10]
    assert table.florins == [1 + 7 + unowned + 2, 2 + 30 + unowned + 2, 3 + 7 + unowned + 10]


@pytest.mark.parametrize(
    ("ships", "pay"),
    [
        (["cloth1", "fur1"], [10, 10]),
        (["cloth1", "fur1", "gold10"], [7, 7, 30]),
        (["cloth1", "fur1", "dye0"], [22, 22, 0]),
        (["cloth1", "fur1", "dye1"], [15, 15, 15]),
        (["cloth1", "fur1", "dye2", "gold10"], [5, 5, 20, 30]),
        (["cloth1", "fur1", "dye0", "spice0"], [25, 25, 5, 5]),
        (["cloth1", "fur1", "dye1", "spice0"], [20, 20, 20, 0]),
        (["cloth1", "fur1", "dye1", "gold10"], [10, 10, 10, 30]),
        (["cloth1", "fur1", "dye1", "spice1"], [15, 15, 15, 15]),
        (["cloth1", "fur1", "dye1", "spice2", "gold10"], [5, 5, 5, 20, 30]),
        (["cloth1", "fur1", "dye1", "spice1", "gold10"], [8, 8, 8, 8, 30]),
        (["cloth1", "fur1", "dye1", "spice1", "grain1"], [13] * 5),
        (["cloth1", "fur1", "dye1", "spice1", "grain0"], [16, 16, 16, 16, 0]),
        (["cloth1", "fur1", "dye2", "spice2", "grain3", "gold10"], [2, 2, 12, 12, 20, 30]),
        (["cloth1", "fur1", "dye1", "spice0", "grain0", "cloth0"], [21, 21, 21, 5, 5, 5]),
        (["cloth1", "fur1", "dye1", "spice1", "grain1", "gold10"], [10] * 5 + [30]),
        (["", "", "", "", "", ""], [13] * 6),
    ],
)
def test_B41_tied_ships_divide_their_places_rounded_down(
    ships: Sequence[str], pay: Sequence[int]
) -> None:
    table = scored(ships)
    assert table.ship_pay == pay
    table = scored(ships[::-1])
    assert table.ship_pay == pay[::-1]


def test_B42_one_level_for_each_card_whatever_its_value() -> None:
    table = scored(["cloth0 fur5 fur5 fur0 gold10", "cloth5 dye4", "spice0"])
    assert table.levels("cloth") == [1, 1, 0]
    assert table.levels("fur") == [3, 0, 0]
    assert table.levels("grain") == [0, 0, 0]
    assert table.levels("dye") == [0, 1, 0]
    assert table.levels("spice") == [0, 0, 1]


def test_B42_never_above_the_top() -> None:
    levels = {"fur": [4, 5, 6, 7], "dye": [7, 6, 0, 0]}
    table = scored(["fur0 fur1", "fur2 fur3", "fur4", "fur5"], levels=levels)
    assert table.levels("fur") == [6, 7, 7, 7]
    assert table.levels("dye") == [7, 6, 0, 0]


def test_B42_a_ship_of_seven_climbs_to_the_top_at_once() -> None:
    table = scored(["fur0 fur1 fur2 fur3 fur4 fur5 fur5", "dye0"])
    assert table.levels("fur") == [7, 0]


def test_B42_all_goods_are_climbed_before_any_is_paid() -> None:
    table = scored(["fur0 dye0 dye1", "fur1 fur2 spice0", "spice1"])
    assert table.good_pay("fur") == [5, 10, 0]
    assert table.good_pay("dye") == [10, 2, 2]
    assert table.good_pay("spice") == [0, 7, 7]


@pytest.mark.parametrize(
    ("levels", "pay"),
    [
        ([2, 1], [10, 0]),
        ([1, 2], [0, 10]),
        ([3, 3], [5, 5]),
        ([0, 0], [5, 5]),
        ([3, 2, 1], [10, 5, 0]),
        ([1, 1, 2], [2, 2, 10]),
        ([2, 1, 2], [7, 0, 7]),
        ([2, 2, 2], [5, 5, 5]),
        ([0, 0, 0], [5, 5, 5]),
        ([0, 1, 0], [2, 10, 2]),
        ([4, 3, 2, 1], [10, 5, 0, 0]),
        ([1, 3, 3, 2], [0, 7, 7, 0]),
        ([2, 3, 3, 3], [0, 5, 5, 5]),
        ([0, 0, 0, 4], [1, 1, 1, 10]),
        ([0, 4, 1, 0], [0, 10, 5, 0]),
        ([1, 1, 1, 1, 4], [1, 1, 1, 1, 10]),
        ([3, 3, 3, 3, 4], [1, 1, 1, 1, 10]),
        ([2, 2, 2, 2, 1], [3, 3, 3, 3, 0]),
        ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3]),
        ([4, 0, 0, 0, 0, 0], [10, 1, 1, 1, 1, 1]),
        ([0, 0, 0, 0, 0, 0], [2, 2, 2, 2, 2, 2]),
        ([1, 2, 3, 4, 3, 2], [0, 0, 2, 10, 2, 0]),
    ],
)
def test_B43_the_two_highest_on_a_track_are_paid(levels: list[int], pay: list[int]) -> None:
    for good in GOODS:
        table = scored([""] * len(levels), levels={good: levels})
        assert table.good_pay(good) == pay
        assert table.bonus_pay(good) == [0] * len(levels)


@pytest.mark.parametrize("players", COUNTS)
def test_B43_those_on_level_0_share_the_awards(players: int) -> None:
    table = scored([""] * players)
    share = {2: 5, 3: 5, 4: 3, 5: 3, 6: 2}[players]
    assert all(table.good_pay(good) == [share] * players for good in GOODS)
    ships = {2: 10, 3: 15, 4: 15, 5: 13, 6: 13}[players]
    purse = 40 if players < 5 else 30
    assert table.florins == [purse + ships + 5 * share] * players


def test_B43_places_on_a_track_are_those_after_the_climb() -> None:
    table = scored(["", "fur0 fur1 fur2", "fur3"], levels={"fur": [2, 0, 0]})
    assert table.levels("fur") == [2, 3, 1]
    assert table.good_pay("fur") == [5, 10, 0]


@pytest.mark.parametrize(
    ("level", "bonus"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 5), (6, 10), (7, 20)]
)
@pytest.mark.parametrize("players", COUNTS)
def test_B44_bonus_of_the_level_one_stands_on(players: int, level: int, bonus: int) -> None:
    table = scored([""] * players, levels={"dye": [0] * (players - 1) + [level]})
    assert table.bonus_pay("dye") == [0] * (players - 1) + [bonus]
    assert table.bonus_pay("fur") == [0] * players


@pytest.mark.parametrize("players", COUNTS)
def test_B44_the_bonus_is_never_divided(players: int) -> None:
    table = scored([""] * players, levels={"spice": [6] * players})
    assert table.bonus_pay("spice") == [10] * players
    assert table.good_pay("spice") == table.good_pay("fur")


def test_B44_the_bonus_comes_besides_the_award() -> None:
    table = scored(["", "", ""], florins=[0, 0, 0], levels={"fur": [7, 5, 0]})
    assert (table.good_pay("fur"), table.bonus_pay("fur")) == ([10, 5, 0], [20, 5, 0])
    assert table.florins == [15 + 20 + 30, 15 + 20 + 10, 15 + 20]


def test_B44_also_for_those_without_an_award() -> None:
    table = scored([""] * 4, levels={"fur": [7, 6, 5, 5]})
    assert (table.good_pay("fur"), table.bonus_pay("fur")) == ([10, 5, 0, 0], [20, 10, 5, 5])


def test_B44_the_bonus_is_paid_every_day() -> None:
    table = scored(["", "", ""], levels={"fur": [7, 6, 5]})
    for _ in range(2):
        assert table.bonus_pay("fur") == [20, 10, 5]
        before = table.florins
        table.play(table.legal()[0]).run_out()
        assert table.levels("fur") == [7, 6, 5]
        assert table.florins == [
            had + 15 + 20 + award for had, award in zip(before, [30, 15, 5], strict=True)
        ]


def test_B45_levels_are_kept_from_day_to_day() -> None:
    table = scored(["fur0 fur1", "dye0", ""])
    table.play(table.legal()[0]).load(["fur3", "", "dye5"]).run_out()
    assert table.levels("fur") == [3, 0, 0]
    assert table.levels("dye") == [0, 1, 1]
    assert table.good_pay("dye") == [0, 7, 7]


def test_B45_money_has_no_upper_limit() -> None:
    table = scored(["", "gold10", ""], florins=[95, 99, 400])
    assert table.florins == [95 + 7 + 25, 99 + 30 + 25, 400 + 7 + 25]
    table.play("first 0").lot("fur3").play("bid 154, bid 432")
    assert table.florins == [127, 154, 0]


def test_B45_the_richest_conceivable_player_fits() -> None:
    best = "fur5 dye5 grain5 spice5 cloth5"
    table = seated(6).climb({good: [7, 6, 0, 0, 0, 0] for good in GOODS}).load([best] + [""] * 5)
    table.run_out()
    for _ in range(2):
        table.play(table.legal()[0]).load([best] + [""] * 5).run_out()
    assert table.florins[0] == 30 + 3 * (30 + 5 * (10 + 20))
    assert table.ship_pay[0] == 30
