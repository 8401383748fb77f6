"""Board, the worked examples of the rules."""

from tests.rules.board_table import laden, scored


def test_B12_B20_B25_example_1_a_lot_of_three_and_another() -> None:
    ships = ["fur0 fur1", "dye0 dye1 dye2", "grain0 grain1 grain2 grain3", "spice0 spice1"]
    table = laden(ships, presenter=0)
    assert table.room == [3, 2, 1, 3]
    assert table.florins == [40, 40, 40, 40]
    table.lot("cloth0 cloth1 cloth2")
    assert table.actor() == 3  # seats 1 and 2 must pass
    table.play("bid 7")
    assert (table.actor(), table.legal()[:2]) == (0, ["pass", "bid 8"])
    table.play("bid 8")
    assert table.florins == [32, 40, 40, 40]
    assert table.room == [0, 2, 1, 3]
    assert table.aboard(0) == ["cloth0", "cloth1", "cloth2", "fur0", "fur1"]
    assert table.t.presenter == 1
    table.lot("gold10 dye3 dye4")
    assert table.actor() == 3  # alone has room
    table.play("bid 1")
    assert table.actor() == "nature"
    assert table.florins == [32, 40, 40, 39]
    assert table.room == [0, 2, 1, 0]
    assert table.t.presenter == 2


def test_B40_B41_example_2_five_ships() -> None:
    ships = [
        "gold10 cloth5 cloth5 fur3",
        "fur5 fur5 grain5 grain5",
        "dye5 dye5 dye4 dye2",
        "spice5 spice5 spice4 spice2",
        "cloth4 fur4 grain4 grain2",
    ]
    table = scored(ships)
    assert table.worth == [23, 20, 16, 16, 14]
    assert table.ship_pay == [30, 20, 7, 7, 0]


def test_B43_example_3_one_leads_and_three_share_second() -> None:
    table = scored([""] * 4, levels={"fur": [4, 2, 2, 2]})
    assert table.good_pay("fur") == [10, 1, 1, 1]


def test_B43_B44_example_4_levels_7_6_6_3() -> None:
    table = scored([""] * 4, levels={"fur": [7, 6, 6, 3]})
    both = zip(table.good_pay("fur"), table.bonus_pay("fur"), strict=True)
    assert [award + bonus for award, bonus in both] == [30, 12, 12, 0]


def test_B41_example_5_two_tied_for_second() -> None:
    table = scored(["cloth2", "gold10", "fur2", "dye1"])
    assert table.ship_pay == [15, 30, 15, 0]


def test_B43_example_6_nobody_owns_a_good() -> None:
    assert scored([""] * 4).good_pay("fur") == [3, 3, 3, 3]
    assert scored([""] * 2).good_pay("fur") == [5, 5]
