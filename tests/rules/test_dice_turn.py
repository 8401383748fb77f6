"""The dice game from the set-up to entering dice (D1-D12)."""

import pytest

from medici.games import GAMES
from medici.games.actors import NATURE, NOBODY
from medici.games.dice import DICE
from medici.games.dice.dice import VALUE
from medici.games.dice.state import OVER, Sheets
from medici.games.goods import GOODS
from tests.rules.dice_table import (
    EXAMPLE,
    GOLDEN,
    choices,
    crosses,
    do,
    everyone,
    golden,
    may,
    sets,
    table,
    value_of,
    wares,
)


def test_D1_two_to_four_players_or_one() -> None:
    assert GAMES["dice"] is DICE
    assert DICE.seats == (1, 2, 3, 4)
    assert DICE.options == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D1_three_rounds_of_seven_dice_each(players: int) -> None:
    t = table(players)
    for scored in range(3):
        for turn in range(7):
            assert t.day == scored
            assert t.room[:players] == [7 - turn if turn else (0 if scored else 7)] * players
            golden(t, 1)
        assert t.room[:players] == [0] * players
    assert (t.day, t.phase, t.actor) == (3, OVER, NOBODY)
    assert choices(t) == set()


def test_D2_every_die_has_gold_and_each_value_and_good_once() -> None:
    for die in range(5):
        assert sorted(VALUE[die * 6 : die * 6 + 6]) == [0, 1, 2, 3, 4, 5]
        assert VALUE[die * 6 + 5] == 5
    for good in range(5):
        assert sorted(VALUE[die * 6 + good] for die in range(5)) == [0, 1, 2, 3, 4]


def test_D2_values_go_round_in_the_order_of_the_clause() -> None:
    assert list(VALUE) == [value_of(die, good) for die in range(5) for good in range(6)]


def test_D2_a_roll_shows_its_faces() -> None:
    t = table(3)
    do(t, EXAMPLE)
    assert [GOODS[good] if good < 5 else "gold" for good in t.dice] == (
        ["dye", "gold", "fur", "grain", "dye"]
    )
    assert wares(t) == EXAMPLE.split()[1:]


def test_D2_any_roll_can_come_and_all_are_equally_likely() -> None:
    t = table(2)
    assert len(choices(t)) == 7776
    assert {DICE.weight(t, DICE.parse_move(text)) for text in (EXAMPLE, GOLDEN)} == {1}


def test_D3_sheets_are_empty_at_first() -> None:
    t = table(4)
    assert t.crosses == [0] * 20
    assert t.circles == [0] * 5
    assert t.worth == [0] * 4
    assert t.room == [7] * 4
    assert t.points == [0] * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_D4_any_seat_can_be_first(players: int) -> None:
    t = Sheets()
    DICE.new(t, players, 0)
    assert t.actor == NATURE
    assert choices(t) == {f"first {seat}" for seat in range(players)}
    assert DICE.weight(t, DICE.parse_move("first 1")) == 1
    do(t, "first 1")
    assert (t.actor, t.roller) == (NATURE, 1)
    do(t, GOLDEN)
    assert t.actor == 1


def test_D4_is_drawn_once_a_game() -> None:
    t = table(2, first=1)
    golden(t, 7)
    assert not may(t, "first 0")
    assert may(t, GOLDEN)


def test_D10_the_roller_chooses_one_to_three() -> None:
    t = table(2)
    do(t, EXAMPLE)
    assert choices(t) == sets(range(1, 6), 1, 2, 3)


def test_D10_never_more_than_the_ship_has_room_for() -> None:
    t = table(2)
    golden(t, 5)
    do(t, GOLDEN)
    assert choices(t) == sets(range(1, 6), 1, 2)
    do(t, "choose 1", "choose 2", GOLDEN)
    assert choices(t) == sets(range(1, 6), 1)


def test_D11_others_enter_one_die_that_the_roller_left() -> None:
    t = table(2)
    do(t, EXAMPLE, "choose 1 3")
    assert t.actor == 1
    assert t.left == 0b11010
    assert choices(t) == {"choose 2", "choose 4", "choose 5"}


def test_D11_is_asked_even_in_the_last_space() -> None:
    t = table(2)
    golden(t, 6)
    do(t, EXAMPLE, "choose 2")
    assert t.actor == 1
    assert choices(t) == {"choose 1", "choose 3", "choose 4", "choose 5"}


def test_D11_clockwise_from_the_roller_and_the_same_die_for_several() -> None:
    t = table(4, first=2)
    do(t, EXAMPLE, "choose 2")
    for seat in (3, 0, 1):
        assert t.actor == seat
        do(t, "choose 3")
        assert t.worth[seat] == 3
    assert t.actor == NATURE


def test_D12_numbers_into_the_ship() -> None:
    t = table(2)
    do(t, EXAMPLE, "choose 3 4 5", "choose 2", EXAMPLE, "choose 1 2")
    assert t.hold[:3] == [3, 2, 4]
    assert t.hold[7:10] == [5, 0, 5]
    assert t.worth[:2] == [9, 10]
    assert t.room[:2] == [4, 4]


def test_D12_two_crosses_for_a_0_one_for_others_none_for_gold() -> None:
    t = table(3)
    do(t, EXAMPLE, "choose 1", "choose 3", "choose 2")
    assert crosses(t, 0) == {"dye": 2}
    assert crosses(t, 1) == {"fur": 1}
    assert crosses(t, 2) == {}


def test_D12_a_column_takes_twelve() -> None:
    t = table(2)
    for turn in range(7):
        everyone(t, "gold5", "spice0")
        assert crosses(t, 1)["spice"] == min(2 * turn + 2, 12)


def test_D12_a_single_cross_into_a_full_column_is_lost() -> None:
    t = table(2)
    for _ in range(6):
        everyone(t, "gold5", "spice0")
    everyone(t, "gold5", "spice4")
    assert crosses(t, 1) == {"spice": 12}
    assert crosses(t, 0) == {}


def test_D12_two_crosses_into_the_last_space_fill_it() -> None:
    t = table(2)
    everyone(t, "gold5", "cloth4")
    for _ in range(6):
        everyone(t, "gold5", "cloth0")
    assert crosses(t, 1) == {"cloth": 12}


def test_example_1_of_the_rules() -> None:
    t = table(3)
    do(t, EXAMPLE, "choose 1 2 5")
    assert t.worth[0] == 9
    assert crosses(t, 0) == {"dye": 3}
    for _ in range(2):
        assert choices(t) == {"choose 3", "choose 4"}
        do(t, "choose 3")
