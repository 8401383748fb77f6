"""The dice game alone (D60-D66)."""

from itertools import combinations

import pytest

from medici.games.actors import NATURE, NOBODY
from medici.games.dice import DICE
from medici.games.dice.state import OVER, Sheets
from tests.rules.dice_table import EXAMPLE, GOLDEN, choices, circles, crosses, do, may, table


def alone(t: Sheets, faces: str, chosen: str) -> None:
    do(t, f"roll {faces}", f"choose {chosen}")


def gold(t: Sheets, *sizes: int) -> None:
    """Enter gold 5s: so many from each roll of nothing else."""
    for size in sizes:
        do(t, GOLDEN, f"choose {' '.join('12345'[:size])}")


def ready(worth: int, crosses: list[int], circles: list[int]) -> Sheets:
    """One gold 5 before a scoring of this ship and these columns."""
    t = table(1)
    gold(t, 3, 3)
    t.worth[0] = worth - 5
    t.crosses[:5] = crosses
    t.circles[:] = circles
    return t


def test_D60_rolls_again_and_again() -> None:
    t = Sheets()
    DICE.new(t, 1, 0)
    assert t.actor == NATURE
    assert not may(t, "first 0")
    for _ in range(3):
        assert may(t, EXAMPLE)
        do(t, EXAMPLE)
        assert t.actor == 0
        do(t, "choose 1")
        assert t.actor == NATURE


@pytest.mark.parametrize(("taken", "most"), [((), 3), ((3,), 3), ((3, 2), 2), ((3, 3), 1)])
def test_D60_one_to_three_dice_within_the_room(taken: tuple[int, ...], most: int) -> None:
    t = table(1)
    gold(t, *taken)
    do(t, EXAMPLE)
    assert choices(t) == {
        f"choose {' '.join(dice)}"
        for size in range(1, most + 1)
        for dice in combinations("12345", size)
    }


def test_D60_enters_as_in_D12() -> None:
    t = table(1)
    do(t, EXAMPLE, "choose 1 2 5")
    assert t.worth[0] == 9
    assert t.hold[:3] == [0, 5, 4]
    assert crosses(t, 0) == {"dye": 3}


def test_D61_dice_not_chosen_make_circles() -> None:
    t = table(1)
    do(t, EXAMPLE, "choose 3")
    assert circles(t) == {"dye": 3, "grain": 1}
    assert crosses(t, 0) == {"fur": 1}
    assert t.left == 0b11011


def test_D61_at_most_twelve() -> None:
    t = table(1)
    for turn in range(7):
        alone(t, "dye0 gold5 gold5 gold5 gold5", "2")
        assert circles(t) == {"dye": min(2 * turn + 2, 12)}


def test_D61_on_the_last_turn_of_a_round_too() -> None:
    t = table(1)
    gold(t, 3, 3)
    do(t, EXAMPLE, "choose 2")
    assert t.day == 1
    assert circles(t) == {"dye": 3, "fur": 1, "grain": 1}
    assert t.good_pay[:5] == [10, 0, 0, 0, 10]  # they count in this scoring


def test_D61_circles_stay_for_the_whole_game() -> None:
    t = table(1)
    do(t, EXAMPLE, "choose 2")
    gold(t, 3, 3, 3, 3, 1, 3, 3, 1)
    assert t.phase == OVER
    assert circles(t) == {"dye": 3, "fur": 1, "grain": 1}


def test_D62_round_ends_with_a_full_ship() -> None:
    t = table(1)
    gold(t, 3, 3)
    assert t.day == 0
    gold(t, 1)
    assert t.day == 1
    assert t.worth[0] == 35
    assert (t.actor, t.roller) == (NATURE, 0)
    do(t, GOLDEN)
    assert (t.worth[0], t.room[0]) == (0, 7)


def test_D62_nobody_must_fill_the_ship_at_once() -> None:
    t = table(1)
    gold(t, 3)
    do(t, GOLDEN)
    assert may(t, "choose 1")
    assert not may(t, "choose 1 2 3 4")


@pytest.mark.parametrize(
    ("worth", "pay"), [(5, 0), (19, 0), (20, 20), (29, 29), (30, 40), (35, 45)]
)
def test_D63_ship(worth: int, pay: int) -> None:
    t = ready(worth, [0] * 5, [1] * 5)
    gold(t, 1)
    assert t.ships[0] == worth
    assert t.ship_pay[0] == pay
    assert t.points[0] == pay


def test_D64_columns_that_hold_against_the_circles() -> None:
    t = ready(10, [3, 2, 4, 0, 0], [3, 3, 3, 1, 0])
    gold(t, 1)
    assert t.good_pay[:5] == [10, 0, 10, 0, 10]
    assert t.bonus_pay[:5] == [0] * 5
    assert DICE.total(t, 0) == 30


def test_D64_bonus_as_in_D23() -> None:
    t = ready(10, [8, 9, 11, 12, 0], [0, 8, 0, 0, 1])
    gold(t, 1)
    assert t.good_pay[:5] == [10, 10, 10, 10, 0]
    assert t.bonus_pay[:5] == [0, 10, 10, 20, 0]
    assert DICE.total(t, 0) == 80
    gold(t, 3, 3, 1)
    assert DICE.total(t, 0) == 80 + 80 + 45  # paid in every round


@pytest.mark.parametrize("good", range(5))
def test_D65_breakthrough(good: int) -> None:
    row = [0] * 5
    row[good] = 8
    t = ready(20, [12] * 5, row)
    gold(t, 1)
    assert t.points[0] == 20 + 5 * (10 + 20)
    row[good] = 9
    t = ready(20, [12] * 5, row)
    gold(t, 1)
    assert t.points[0] == 20
    assert t.good_pay[:5] == [0] * 5
    assert t.bonus_pay[:5] == [0] * 5


def test_D65_holds_in_later_scorings() -> None:
    t = ready(10, [12] * 5, [0] * 5)
    gold(t, 1)
    assert t.points[0] == 150
    for _ in range(5):
        alone(t, "dye0 gold5 gold5 gold5 gold5", "2")
    gold(t, 2)
    assert t.points[0] == 150 + 45
    gold(t, 3, 3, 1)
    assert t.points[0] == 150 + 45 + 45


def test_D65_can_come_with_the_last_turn_of_a_round() -> None:
    t = ready(25, [12] * 5, [0, 0, 0, 7, 0])
    alone(t, "dye0 gold5 gold5 gold5 gold5", "2")
    assert t.points[0] == 25


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "Deck Scrubber"),
        (79, "Deck Scrubber"),
        (80, "Dish Washer"),
        (99, "Dish Washer"),
        (100, "Cook"),
        (109, "Cook"),
        (110, "Cadet"),
        (119, "Cadet"),
        (120, "Lookout"),
        (129, "Lookout"),
        (130, "Seaman"),
        (139, "Seaman"),
        (140, "Quartermaster"),
        (149, "Quartermaster"),
        (150, "Engineer"),
        (159, "Engineer"),
        (160, "Navigator"),
        (169, "Navigator"),
        (170, "Officer"),
        (179, "Officer"),
        (180, "Merchant"),
        (189, "Merchant"),
        (190, "Captain"),
        (199, "Captain"),
        (200, "Medici"),
        (435, "Medici"),
    ],
)
def test_D66_titles(points: int, title: str) -> None:
    t = table(1)
    gold(t, 3, 3, 1, 3, 3, 1, 3, 3)
    t.points[0] = points - 95  # gold brings 45 for the ship and 10 for each column
    assert DICE.title_of(t) is None
    gold(t, 1)
    assert (t.phase, t.actor) == (OVER, NOBODY)
    assert DICE.total(t, 0) == points
    assert DICE.title_of(t) == title
    assert DICE.wins(t, 0)


def test_D66_is_for_one_player() -> None:
    t = table(2)
    t.phase = OVER
    assert DICE.title_of(t) is None
