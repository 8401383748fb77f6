"""Dice: what must hold in every game, whatever is rolled and chosen."""

from typing import Any

import pytest

from medici.games.dice.state import (
    ALONE,
    CHOOSING,
    ENTERING,
    FILLING,
    FIRST,
    OVER,
    ROLLING,
)
from medici.games.goods import GOLD, GOODS
from tests.property.machine import Watch, refuse_everything, watch_games
from tests.setups import Setup, plain_setups, setups

ROUND = ("dye", "fur", "cloth", "spice", "grain")  # D2
SPACES, COLUMN = 7, 12  # D1, D3
ROLL = 100


def number_on(die: int, good: int) -> int:
    """What a face is worth (D2)."""
    return 5 if good == GOLD else (ROUND.index(GOODS[good]) + die) % 5


def marks_of(dice: list[int], chosen: int) -> list[int]:
    """The marks that a set of dice makes in the five columns (D12, D61)."""
    marks = [0] * 5
    for die, good in enumerate(dice):
        if chosen >> die & 1 and good != GOLD:
            marks[good] += 2 if number_on(die, good) == 0 else 1
    return marks


def marked(columns: list[int], marks: list[int]) -> list[int]:
    """Columns with more marks in them; those beyond the twelfth are lost (D12)."""
    return [min(column + more, COLUMN) for column, more in zip(columns, marks, strict=True)]


class DiceWatch(Watch):
    """The dice game."""

    codes = range(-4, ROLL + 6**5 + 4)
    chance = {FIRST, ROLLING}  # noqa: RUF012
    over = OVER

    def ship(self, t: Any, seat: int) -> list[int]:
        numbers: list[int] = t.hold[seat * SPACES : (seat + 1) * SPACES - t.room[seat]]
        return numbers

    def after(self, before: Any, action: int) -> None:
        t = self.t
        if before.phase in (CHOOSING, ENTERING, FILLING, ALONE):
            self.entered(before, action)
        else:
            assert t.crosses == before.crosses
            assert t.circles == before.circles
        if before.phase == ROLLING:
            digits = action - ROLL
            for die in reversed(range(5)):
                digits, good = divmod(digits, 6)
                assert t.dice[die] == good
            if before.loading == 0:
                assert t.room[: self.players] == [SPACES] * self.players
        for seat in self.seats:
            for day in range(3):
                row = seat * 3 + day
                scored_now = t.day != before.day and day == before.day
                assert t.ships[row] == (t.worth[seat] if scored_now else before.ships[row])
        if t.day != before.day:
            assert t.roller == (before.roller + 1) % self.players  # D16
            assert t.loading == 0

    def entered(self, before: Any, chosen: int) -> None:
        """The numbers are in the ship, the marks in the columns (D10-D12, D15, D60, D61)."""
        t = self.t
        dice = [die for die in range(5) if chosen >> die & 1]
        entering = before.phase == ENTERING
        assert all(before.left >> die & 1 for die in dice)
        for seat in self.seats:
            numbers = self.ship(before, seat)
            columns = before.crosses[seat * 5 : seat * 5 + 5]
            if seat == before.actor:
                numbers += [number_on(die, before.dice[die]) for die in dice]
                columns = marked(columns, marks_of(before.dice, chosen))
            assert self.ship(t, seat) == numbers
            assert t.crosses[seat * 5 : seat * 5 + 5] == columns
        if self.players == 1:
            theirs = marks_of(before.dice, 31 ^ chosen)
            assert t.circles == marked(before.circles, theirs)
        else:
            assert not any(t.circles)
        if entering:
            assert len(dice) == 1
        elif before.phase != FILLING:
            assert 1 <= len(dice) <= 3
        else:
            assert len(dice) == before.room[before.actor]

    def holds(self) -> None:
        super().holds()
        t = self.t
        assert 0 <= min(t.crosses) <= max(t.crosses) <= COLUMN
        assert 0 <= min(t.circles) <= max(t.circles) <= COLUMN
        assert t.loading == sum(room > 0 for room in t.room)
        assert t.roller in self.seats
        for seat in self.seats:
            assert 0 <= t.room[seat] <= SPACES
            assert t.worth[seat] == sum(self.ship(t, seat))
        if t.phase in (CHOOSING, ALONE, FILLING):
            assert t.actor == t.roller
            assert t.left == 31
        if t.phase == ENTERING:
            assert t.actor != t.roller
            assert t.left.bit_count() >= 2
        if t.phase in (CHOOSING, ALONE, FILLING, ENTERING):
            assert t.room[t.actor] > 0
        if t.phase == FILLING:
            assert t.loading == 1


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups("dice"), ids=str)
def test_dice_keeps_its_promises(setup: Setup) -> None:
    watch_games(DiceWatch, setup)


@pytest.mark.slow
@pytest.mark.parametrize("setup", plain_setups("dice"), ids=str)
def test_dice_refuses_every_illegal_action(setup: Setup) -> None:
    refuse_everything(DiceWatch(setup), seed=setup.players)
