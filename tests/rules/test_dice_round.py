"""The dice go round until all ships are full (D13-D16)."""

from medici.games.actors import NATURE
from medici.games.dice.state import FILLING, Sheets
from tests.rules.dice_table import EXAMPLE, GOLDEN, choices, crosses, do, golden, may, sets, table


def test_D13_the_next_with_room_rolls() -> None:
    t = table(3, first=1)
    golden(t, 1)
    assert (t.actor, t.roller) == (NATURE, 2)
    golden(t, 1)
    assert t.roller == 0


def race(t: Sheets) -> None:
    """Of two, the first fills a ship as fast as can be, the other as slowly."""
    do(t, GOLDEN, "choose 1 2 3", "choose 4")
    do(t, GOLDEN, "choose 1", "choose 2")
    do(t, GOLDEN, "choose 1 2 3", "choose 4")


def test_D13_can_be_the_same_roller_again_under_D15() -> None:
    t = table(2)
    do(t, GOLDEN, "choose 1 2 3", "choose 4")
    do(t, GOLDEN, "choose 1", "choose 2")
    do(t, GOLDEN, "choose 1 2", "choose 3")
    assert t.room[:2] == [1, 4]
    do(t, GOLDEN, "choose 1", "choose 2")
    assert t.room[:2] == [0, 3]
    assert (t.actor, t.roller) == (NATURE, 1)
    do(t, EXAMPLE)
    assert (t.actor, t.phase) == (1, FILLING)
    assert choices(t) == sets(range(1, 6), 3)


def test_D14_a_full_ship_neither_enters_nor_rolls() -> None:
    t = table(3)
    do(t, GOLDEN, "choose 1 2 3", "choose 4", "choose 4")
    do(t, GOLDEN, "choose 1", "choose 2", "choose 2")
    do(t, GOLDEN, "choose 1", "choose 2", "choose 2")
    do(t, GOLDEN, "choose 1 2", "choose 3", "choose 3")
    assert t.room[:3] == [0, 3, 3]
    assert t.roller == 1
    do(t, GOLDEN, "choose 1")
    assert t.actor == 2
    do(t, "choose 2")
    assert t.roller == 2
    do(t, GOLDEN, "choose 1")
    assert t.actor == 1  # past seat 0
    do(t, "choose 2")
    assert t.roller == 1  # past seat 0 again
    assert t.room[:3] == [0, 1, 1]


def test_D15_the_last_ship_is_filled_exactly_even_with_four() -> None:
    t = table(2)
    race(t)
    assert t.room[:2] == [0, 4]
    do(t, EXAMPLE)
    assert (t.actor, t.phase) == (1, FILLING)
    assert choices(t) == sets(range(1, 6), 4)
    do(t, "choose 1 3 4 5")
    assert t.hold[7:14] == [5, 5, 5, 0, 3, 2, 4]
    assert crosses(t, 1) == {"dye": 3, "fur": 1, "grain": 1}
    assert crosses(t, 0) == {}
    assert t.day == 1
    assert t.actor == NATURE


def test_D15_one_space_takes_one_die() -> None:
    t = table(3)
    do(t, GOLDEN, "choose 1", "choose 2", "choose 2")
    do(t, GOLDEN, "choose 1 2", "choose 3", "choose 3")
    do(t, GOLDEN, "choose 1 2", "choose 3", "choose 3")
    for _ in range(3):
        golden(t, 1)
    assert t.room[:3] == [1, 0, 0]
    do(t, EXAMPLE)
    assert choices(t) == sets(range(1, 6), 1)


def test_D15_does_not_bind_while_another_has_room() -> None:
    t = table(2)
    do(t, GOLDEN, "choose 1 2 3", "choose 4")
    do(t, GOLDEN)
    assert t.room[:2] == [4, 6]
    assert may(t, "choose 1")
    assert not may(t, "choose 1 2 3 4")


def test_D16_all_full_ends_the_round() -> None:
    t = table(4)
    golden(t, 6)
    assert t.day == 0
    golden(t, 1)
    assert t.day == 1
    assert t.room == [0] * 4
    assert t.worth == [35] * 4  # to be seen until the next roll
    do(t, GOLDEN)
    assert t.room == [7] * 4
    assert t.worth == [0] * 4


def test_D16_next_after_the_last_roller_begins() -> None:
    t = table(4, first=1)
    golden(t, 7)  # rollers 1 2 3 0 1 2 3
    assert t.roller == 0
    golden(t, 7)  # rollers 0 1 2 3 0 1 2
    assert t.roller == 3


def test_D16_next_after_a_last_roller_under_D15() -> None:
    t = table(2)
    race(t)
    do(t, GOLDEN, "choose 1 2 3 4")
    assert t.day == 1
    assert t.roller == 0
    do(t, GOLDEN)
    assert t.actor == 0
    assert t.room[:2] == [7, 7]
