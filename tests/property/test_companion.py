"""The companion: whatever was entered and corrected, in whatever order, counts as it now stands."""

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici.interfaces.companion import ScoreSheet, new_sheet, reckon, sheet_of
from medici.interfaces.companion.cargo import CARGO
from medici.interfaces.companion.edits import (
    buy,
    by_purchases,
    close_day,
    count_money,
    load,
    mark,
    reopen_day,
    unbuy,
    unload,
)
from medici.interfaces.companion.read import read_sheet
from medici.record import MediciError
from tests.interfaces.companion.entering import enter_ships, played
from tests.setups import Setup

SETUPS = [Setup("board", 3), Setup("card", 2), Setup("dice", 2), Setup("dice", 1)]


def change(sheet: ScoreSheet, source: Random) -> None:
    """One entry or correction at random, on any day; many are refused."""
    day, seat = source.randrange(3), source.randrange(len(sheet.players))
    entry = sheet.days[day]
    name = source.choice(CARGO[sheet.game].names)
    owner = None if len(sheet.players) == 1 and source.random() < 0.5 else seat
    changes = [
        lambda: load(sheet, day, seat, name),
        lambda: load(sheet, day, seat, name),
        lambda: unload(sheet, day, seat, source.randrange(8)),
        lambda: mark(sheet, day, owner, source.randrange(5), source.randrange(14)),
        lambda: close_day(sheet),
        lambda: reopen_day(sheet) if source.random() < 0.2 else None,
    ]
    if sheet.game == "board":
        changes += [
            lambda: buy(sheet, day, seat, source.randrange(12)),
            lambda: unbuy(sheet, day, source.randrange(1 + len(entry.purchases))),
            lambda: count_money(sheet, day, seat, source.randrange(60)),
            lambda: by_purchases(sheet, day),
        ]
    with suppress(MediciError):
        source.choice(changes)()


def entered_afresh(sheet: ScoreSheet) -> ScoreSheet:
    """The same entries on an empty sheet, the last day first."""
    fresh = new_sheet(sheet.game, sheet.players, sheet.options)
    for day in (2, 1, 0):
        entry = sheet.days[day]
        for seat, ship in enumerate(entry.ships):
            for name in ship:
                load(fresh, day, seat, name)
        fresh.days[day].purchases = [msgspec.structs.replace(one) for one in entry.purchases]
        if entry.totals is not None:
            for seat, total in enumerate(entry.totals):
                count_money(fresh, day, seat, total)
    for day in range(3):  # later columns go on from earlier ones
        for seat, columns in enumerate(sheet.days[day].crosses):
            for good, count in enumerate(columns):
                mark(fresh, day, seat, good, count)
        for good, count in enumerate(sheet.days[day].circles):
            mark(fresh, day, None, good, count)
    fresh.scored = sheet.scored
    return fresh


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_edits_of_any_day_count_as_if_entered_afresh(setup: Setup, seed: int) -> None:
    source = Random(seed)
    sheet = sheet_of(played(setup, seed))
    for _ in range(source.randrange(40)):
        change(sheet, source)
    reckoned = reckon(sheet)
    assert reckon(entered_afresh(sheet)) == reckoned
    assert reckon(read_sheet(msgspec.json.decode(msgspec.json.encode(sheet)))) == reckoned
    for number, day in enumerate(reckoned.days):
        alone = number == 0 or reckoned.days[number - 1].scored is not None
        assert (day.scored is not None) == (number < sheet.scored and alone and not day.problems)
        if day.scored and number:
            earlier = reckoned.days[number - 1].scored
            assert earlier
            assert day.morning == earlier.figures["totals"]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_slips_that_are_corrected_leave_no_trace(setup: Setup, seed: int) -> None:
    source = Random(seed)
    game = played(setup, seed)
    truth = sheet_of(game)
    sheet = sheet_of(game)
    for _ in range(source.randrange(40)):
        change(sheet, source)
    for day, entry in enumerate(truth.days):  # every ship is emptied and loaded again
        for seat in range(len(truth.players)):
            while sheet.days[day].ships[seat]:
                unload(sheet, day, seat, 0)
        sheet.days[day].purchases = entry.purchases
        by_purchases(sheet, day)
    sheet.scored = 3
    for day in range(len(truth.days)):
        enter_ships(sheet, truth, day)
    figures = [day.scored.figures for day in reckon(sheet).days if day.scored]
    assert figures == game.days
