"""Nature and the random policy draw evenly; random games keep the rules."""

from random import Random

import pytest

from medici.bots.policies.random_moves import random_dice_move
from medici.games.actors import NATURE, NOBODY
from medici.games.dice import DICE
from medici.games.dice.state import ENTERING, FILLING, OVER, Sheets
from tests.rules.dice_table import EXAMPLE, GOLDEN, do, golden, table, value_of

BONUS = {9: 10, 10: 10, 11: 10, 12: 20}
SHIPS = {2: [20, 0], 3: [30, 15, 0], 4: [30, 20, 10, 0]}


class Fixed(Random):
    """Draws one number, and no second one."""

    def __init__(self, number: float) -> None:
        super().__init__(0)
        self.numbers = [number]

    def random(self) -> float:
        return self.numbers.pop()


def legal(t: Sheets) -> list[int]:
    out = [0] * DICE.most_legal
    return out[: DICE.legal(t, out)]


def test_D4_each_seat_is_equally_likely_to_be_first() -> None:
    for players in (2, 3, 4):
        t = Sheets()
        DICE.new(t, players, 0)
        draws = [DICE.nature_move(t, Fixed((k + 0.5) / players)) for k in range(players)]
        assert sorted(draws) == legal(t)


def test_D2_each_roll_is_equally_likely() -> None:
    for players in (1, 2):
        t = table(players)
        draws = [DICE.nature_move(t, Fixed((k + 0.5) / 7776)) for k in range(7776)]
        assert sorted(draws) == legal(t)
        assert len(draws) == 7776


def assert_even(t: Sheets) -> None:
    """Equal parts of the interval that is drawn from lead to each legal move once."""
    moves = legal(t)
    parts = len(moves)
    draws = [random_dice_move(t, Fixed((k + 0.5) / parts)) for k in range(parts)]
    assert sorted(draws) == moves


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_moves_are_even_in_every_position_met(players: int) -> None:
    dice = Random(players)
    met = set()
    for _ in range(40):
        t = Sheets()
        DICE.new(t, players, 0)
        while t.actor != NOBODY:
            if t.actor == NATURE:
                DICE.play(t, DICE.nature_move(t, dice))
                continue
            kind = (t.phase, t.left, t.room[t.actor])
            if kind not in met:
                met.add(kind)
                assert_even(t)
            DICE.play(t, random_dice_move(t, dice))
    assert {ENTERING, FILLING} <= {phase for phase, _, _ in met} or players == 1
    assert {room for _, _, room in met} == set(range(1, 8))


def test_random_moves_are_even_for_every_set_left() -> None:
    for chosen in range(1, 32):
        t = table(2)
        do(t, EXAMPLE)
        if DICE.can(t, chosen):
            DICE.play(t, chosen)
            assert_even(t)


def test_random_moves_are_even_when_the_last_ship_is_filled() -> None:
    for last in (1, 2, 3):
        t = table(2)
        do(t, GOLDEN, f"choose {' '.join('123'[:last])}", "choose 5")
        do(t, GOLDEN, "choose 1", "choose 2")
        do(t, GOLDEN, f"choose {' '.join('123'[:last])}", "choose 5")
        while t.phase != FILLING:
            DICE.play(t, DICE.parse_move(GOLDEN) if t.actor == NATURE else legal(t)[-1])
        assert_even(t)


def owed_for_ships(worth: list[int]) -> list[int]:
    table_of = SHIPS[len(worth)]
    return [table_of[sorted(worth, reverse=True).index(mine)] for mine in worth]


def owed_for_good(column: list[int]) -> list[int]:
    prizes = [10, 5 if len(column) > 2 else 0, 0, 0]
    ranked = sorted(column, reverse=True)
    return [prizes[ranked.index(mine)] if mine else 0 for mine in column]


def assert_scored(t: Sheets, before: list[int]) -> None:
    """The last round paid what a slower reading of the clauses says."""
    seats = range(t.players)
    assert t.ship_pay[: t.players] == owed_for_ships(t.worth[: t.players])
    for good in range(5):
        assert [t.good_pay[seat * 5 + good] for seat in seats] == owed_for_good(
            [t.crosses[seat * 5 + good] for seat in seats]
        )
    for seat in seats:
        columns = slice(seat * 5, seat * 5 + 5)
        assert t.bonus_pay[columns] == [BONUS.get(count, 0) for count in t.crosses[columns]]
        paid = t.ship_pay[seat] + sum(t.good_pay[columns]) + sum(t.bonus_pay[columns])
        assert t.points[seat] == before[seat] + paid


def assert_scored_alone(t: Sheets, before: list[int]) -> None:
    worth = t.worth[0]
    owed = worth + 10 if worth >= 30 else worth if worth >= 20 else 0
    if max(t.circles) < 9:
        for mine, enemys in zip(t.crosses, t.circles, strict=False):
            owed += 10 * (mine >= enemys) + BONUS.get(mine, 0)
    assert t.points[0] - before[0] == owed


def assert_in_order(t: Sheets) -> None:
    """What is true of every position."""
    for seat in range(t.players):
        entered = 7 - t.room[seat]
        assert 0 <= entered <= 7
        assert t.worth[seat] == sum(t.hold[seat * 7 : seat * 7 + entered])
    assert t.loading == sum(room > 0 for room in t.room[: t.players])
    assert 0 <= min(t.crosses) <= max(t.crosses + t.circles) <= 12
    assert t.players == 1 or not any(t.circles)
    assert t.actor in (NATURE, NOBODY) or t.room[t.actor] > 0
    assert (t.actor == NOBODY) == (t.phase == OVER) == (t.day == 3)


def play_checked(players: int, dice: Random) -> Sheets:
    t = Sheets()
    DICE.new(t, players, 0)
    while t.actor != NOBODY:
        day, points = t.day, t.points[:]
        move = DICE.nature_move(t, dice) if t.actor == NATURE else random_dice_move(t, dice)
        assert DICE.can(t, move)
        DICE.play(t, move)
        assert_in_order(t)
        if t.day > day:
            (assert_scored if players > 1 else assert_scored_alone)(t, points)
    return t


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_keep_the_rules(players: int) -> None:
    dice = Random(players)
    for _ in range(100):
        t = play_checked(players, dice)
        assert all(room == 0 for room in t.room)
        best = max(
            (t.points[seat], sorted(t.crosses[seat * 5 : seat * 5 + 5], reverse=True))
            for seat in range(players)
        )
        for seat in range(players):
            mine = t.points[seat], sorted(t.crosses[seat * 5 : seat * 5 + 5], reverse=True)
            assert DICE.wins(t, seat) == (mine == best)


def test_the_dice_show_the_numbers_that_are_entered() -> None:
    t = table(1)
    dice = Random(5)
    for _ in range(200):
        if t.actor == NOBODY:
            t = table(1)
        DICE.play(t, DICE.nature_move(t, dice))
        worth = t.worth[0]
        move = random_dice_move(t, dice)
        DICE.play(t, move)
        entered = sum(value_of(die, t.dice[die]) for die in range(5) if move >> die & 1)
        assert t.worth[0] == worth + entered


def test_golden_rolls_make_no_marks() -> None:
    t = table(3)
    golden(t, 21)
    assert not any(t.crosses)
