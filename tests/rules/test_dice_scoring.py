"""What a round of the dice game pays, and who wins (D20-D30)."""

from medici.games.dice import DICE
from medici.games.dice.state import OVER, Sheets
from medici.games.goods import GRAIN
from tests.rules.dice_table import column, crosses, do, everyone, golden, table


def won(t: Sheets) -> list[int]:
    return [seat for seat in range(t.players) if DICE.wins(t, seat)]


def ended(points: list[int], columns: list[list[int]]) -> Sheets:
    """A finished game with these points, and these crosses for each seat."""
    t = table(len(points))
    for seat, row in enumerate(columns):
        t.points[seat] = points[seat]
        t.crosses[seat * 5 : seat * 5 + 5] = row
    t.phase = OVER
    return t


def test_D20_two_ships() -> None:
    t = table(2)
    everyone(t, "dye4", "gold5")
    golden(t, 6)
    assert t.worth[:2] == [34, 35]
    assert t.ship_pay[:2] == [0, 20]


def test_D20_three_ships() -> None:
    t = table(3)
    everyone(t, "gold5", "dye4", "fur2")
    golden(t, 6)
    assert t.worth[:3] == [35, 34, 32]
    assert t.ship_pay[:3] == [30, 15, 0]


def test_D20_four_ships() -> None:
    t = table(4)
    everyone(t, "dye4", "fur3", "gold5", "cloth2")
    golden(t, 6)
    assert t.worth == [34, 33, 35, 32]
    assert t.ship_pay == [20, 10, 30, 0]


def test_D20_only_ships_of_this_round_count() -> None:
    t = table(2)
    everyone(t, "dye0", "gold5")
    golden(t, 6)
    everyone(t, "gold5", "dye4")
    golden(t, 6)
    assert t.ship_pay[:2] == [20, 0]
    assert t.ships[:6] == [30, 35, 0, 35, 34, 0]


def test_D21_two_first_ships_of_four() -> None:
    t = table(4)
    everyone(t, "dye4", "gold5", "gold5", "fur3")
    golden(t, 6)
    assert t.ship_pay == [10, 30, 30, 0]


def test_D21_two_second_and_three_first_and_all() -> None:
    t = table(4)
    everyone(t, "gold5", "dye4", "fur3", "dye4")
    golden(t, 6)
    assert t.ship_pay == [30, 20, 0, 20]
    everyone(t, "gold5", "gold5", "gold5", "fur3")
    golden(t, 6)
    assert t.ship_pay == [30, 30, 30, 0]
    golden(t, 7)
    assert t.ship_pay == [30, 30, 30, 30]


def test_D21_two_ships_tied() -> None:
    t = table(2)
    golden(t, 7)
    assert t.ship_pay[:2] == [20, 20]


def test_D21_tied_first_in_a_column_leaves_no_second() -> None:
    t = table(3)
    everyone(t, "dye0", "gold5", "gold5")
    everyone(t, "gold5", "dye0", "gold5")
    everyone(t, "gold5", "gold5", "dye4")
    golden(t, 4)
    assert column(t.crosses, "dye", 3) == [2, 2, 1]
    assert column(t.good_pay, "dye", 3) == [10, 10, 0]


def test_D22_most_and_second_most() -> None:
    t = table(3)
    everyone(t, "dye0", "gold5", "dye4")
    everyone(t, "dye3", "gold5", "gold5")
    golden(t, 5)
    assert column(t.crosses, "dye", 3) == [3, 0, 1]
    assert column(t.good_pay, "dye", 3) == [10, 0, 5]


def test_D22_with_two_players_nothing_for_the_second() -> None:
    t = table(2)
    everyone(t, "dye0", "dye4")
    golden(t, 6)
    assert column(t.crosses, "dye", 2) == [2, 1]
    assert column(t.good_pay, "dye", 2) == [10, 0]


def test_D22_without_crosses_no_points_and_no_place() -> None:
    t = table(4)
    everyone(t, "gold5", "gold5", "spice1", "gold5")
    golden(t, 6)
    assert column(t.good_pay, "spice", 4) == [0, 0, 10, 0]
    for good in ("cloth", "fur", "grain", "dye"):
        assert column(t.good_pay, good, 4) == [0, 0, 0, 0]


def test_D22_counts_the_crosses_of_earlier_rounds() -> None:
    t = table(2)
    everyone(t, "dye0", "gold5")
    golden(t, 6)
    everyone(t, "gold5", "dye4")
    golden(t, 6)
    assert column(t.crosses, "dye", 2) == [2, 1]
    assert column(t.good_pay, "dye", 2) == [10, 0]


def test_D23_bonus_by_crosses() -> None:
    for zeros, extra, bonus in ((4, 0, 0), (4, 1, 10), (5, 0, 10), (5, 1, 10), (6, 0, 20)):
        t = table(2)
        for _ in range(zeros):
            everyone(t, "gold5", "grain0")
        for _ in range(extra):
            everyone(t, "gold5", "grain4")
        golden(t, 7 - zeros - extra)
        assert crosses(t, 1) == {"grain": 2 * zeros + extra}
        assert column(t.bonus_pay, "grain", 2) == [0, bonus]
        assert t.points[:2] == [20, 10 + bonus]


def test_D23_bonus_is_paid_every_round_and_to_everyone() -> None:
    t = table(3)
    t.crosses[GRAIN], t.crosses[5 + GRAIN], t.crosses[10 + GRAIN] = 12, 9, 11
    for _ in range(3):
        golden(t, 7)
        assert column(t.bonus_pay, "grain", 3) == [20, 10, 10]
        assert column(t.good_pay, "grain", 3) == [10, 0, 5]


def test_D24_crosses_stay() -> None:
    t = table(2)
    everyone(t, "dye0", "fur3")
    golden(t, 13)
    assert t.day == 2
    assert crosses(t, 0) == {"dye": 2}
    assert crosses(t, 1) == {"fur": 1}
    golden(t, 7)
    assert t.phase == OVER
    assert crosses(t, 0) == {"dye": 2}


def test_points_add_up_over_the_rounds() -> None:
    t = table(2)
    everyone(t, "gold5", "fur3")
    golden(t, 6)
    assert [DICE.total(t, seat) for seat in range(2)] == [20, 10]
    golden(t, 7)
    assert [DICE.total(t, seat) for seat in range(2)] == [40, 40]
    everyone(t, "dye0", "gold5")
    golden(t, 6)
    assert [DICE.total(t, seat) for seat in range(2)] == [50, 70]
    assert won(t) == [1]
    assert DICE.title_of(t) is None


def test_D30_most_points_win_whatever_the_columns() -> None:
    assert won(ended([100, 101, 99], [[12] * 5, [0] * 5, [12] * 5])) == [1]


def test_D30_tie_goes_to_the_fuller_column() -> None:
    t = table(2)
    everyone(t, "dye0", "fur3")
    everyone(t, "dye4", "fur1")
    golden(t, 19)
    assert t.phase == OVER
    assert t.points[0] == t.points[1]
    assert (crosses(t, 0), crosses(t, 1)) == ({"dye": 3}, {"fur": 2})
    assert won(t) == [0]


def test_D30_highest_column_before_many_lower_ones() -> None:
    assert won(ended([80, 80], [[9, 0, 0, 0, 0], [8, 8, 8, 8, 8]])) == [0]
    assert won(ended([80, 80], [[11, 11, 11, 11, 11], [0, 0, 12, 0, 0]])) == [1]


def test_D30_then_the_second_highest_and_so_on() -> None:
    assert won(ended([80, 80], [[3, 9, 0, 5, 0], [9, 4, 0, 4, 4]])) == [0]
    assert won(ended([80, 80], [[1, 7, 2, 3, 4], [7, 4, 3, 2, 0]])) == [0]


def test_D30_tie_in_all_columns_shares_the_victory() -> None:
    t = table(3)
    golden(t, 21)
    assert won(t) == [0, 1, 2]
    assert won(ended([80, 80, 80], [[1, 2, 3, 4, 5], [5, 4, 3, 2, 1], [5, 4, 3, 2, 0]])) == [0, 1]


def test_D30_only_the_tied_compare_columns() -> None:
    assert won(ended([90, 90, 40], [[1, 0, 0, 0, 0], [2, 0, 0, 0, 0], [12] * 5])) == [1]


def test_example_2_third_ship_of_four() -> None:
    t = table(4)
    everyone(t, "gold5", "dye4", "fur3", "cloth2")
    golden(t, 6)
    assert t.ship_pay[2] == 10


def test_example_2_crosses_2_5_2_0() -> None:
    t = table(4)
    everyone(t, "spice0", "gold5", "gold5", "gold5")
    everyone(t, "gold5", "spice0", "gold5", "gold5")
    everyone(t, "gold5", "gold5", "spice0", "gold5")
    everyone(t, "gold5", "spice0", "gold5", "gold5")
    everyone(t, "gold5", "spice4", "gold5", "gold5")
    golden(t, 2)
    assert column(t.crosses, "spice", 4) == [2, 5, 2, 0]
    assert column(t.good_pay, "spice", 4) == [5, 10, 5, 0]
    do(t, "roll gold5 gold5 gold5 gold5 gold5")
    assert column(t.good_pay, "spice", 4) == [5, 10, 5, 0]  # still there to be shown
