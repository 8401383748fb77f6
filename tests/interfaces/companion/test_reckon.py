"""What was entered of a game gives the figures of that game."""

from pathlib import Path

import pytest

from medici.interfaces.companion import ScoreSheet, new_sheet, reckon, sheet_of
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
from medici.presentation.story.scoring import score_sheet, tell_ending
from medici.record import Game, read_record, replay
from tests.interfaces.companion.entering import entered, played
from tests.setups import Setup, setups

GOLDEN = Path(__file__).parents[2] / "golden"
WHOLE = sorted(GOLDEN.glob("*-whole.json"))
ALL = [setup for name in ("board", "card", "dice") for setup in setups(name)]


def agree(sheet: ScoreSheet, game: Game) -> None:
    """Every figure of the sheet is that of the game, and the end is told alike."""
    reckoned = reckon(sheet)
    assert [day.scored.figures for day in reckoned.days if day.scored] == game.days
    assert [day.problems for day in reckoned.days] == [[]] * 3
    assert reckoned.scores == game.scores
    assert reckoned.winners == game.winners
    assert reckoned.title == game.book.title_of(game.state)
    assert reckoned.ending == tell_ending(game)


@pytest.mark.parametrize("by_totals", [False, True], ids=["purchases", "totals"])
@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_a_recorded_game_scores_as_its_record_says(path: Path, by_totals: bool) -> None:
    game = replay(read_record(path))
    agree(entered(sheet_of(game), by_totals), game)


@pytest.mark.parametrize("setup", ALL, ids=str)
def test_every_set_up_scores_as_it_was_played(setup: Setup) -> None:
    for seed in range(3):
        game = played(setup, seed)
        agree(entered(sheet_of(game)), game)


@pytest.mark.parametrize("name", ["board", "card", "dice"])
def test_a_day_is_told_as_the_game_tells_it(name: str) -> None:
    game = played(Setup(name, 3), 7)
    days = reckon(sheet_of(game)).days
    for number in range(len(game.moves)):
        then = game.before(number + 1)
        if len(then.days) > len(game.before(number).days):
            assert days[len(then.days) - 1].scored == score_sheet(then)


def test_a_game_half_recorded_is_a_sheet_half_entered() -> None:
    game = played(Setup("board", 3), 5)
    half = game.before(len(game.moves) // 2)
    sheet = sheet_of(half)
    reckoned = reckon(sheet)
    assert sheet.scored == len(half.days)
    assert reckoned.days[sheet.scored].purse == half.scores
    assert reckoned.winners == []
    assert reckoned.ending == []


def sheet_of_board() -> ScoreSheet:
    """A day on which Chen loaded nothing, and fur was all there was."""
    sheet = new_sheet("board", ["Ada", "Bruno", "Chen"])
    for name in ("fur1", "fur2", "fur3", "gold10"):
        load(sheet, 0, 0, name)
    load(sheet, 0, 1, "fur5")
    buy(sheet, 0, 0, 12)
    return sheet


def test_a_correction_of_the_first_day_changes_all_that_follows() -> None:
    sheet = sheet_of_board()
    close_day(sheet)
    close_day(sheet)
    before = reckon(sheet)
    unload(sheet, 0, 0, 3)  # the gold was Bruno's
    load(sheet, 0, 1, "gold10")
    after = reckon(sheet)
    assert before.days[0].scored
    assert after.days[0].scored
    assert before.days[0].scored.figures["ship"] == [30, 15, 0]
    assert after.days[0].scored.figures["ship"] == [15, 30, 0]
    assert after.days[1].morning == [28 + 15 + 10 + 20, 40 + 30 + 5 + 20, 40 + 20]
    assert [a - b for a, b in zip(after.scores, before.scores, strict=True)] == [-15, 15, 0]


def test_purchases_and_totals_can_be_changed_for_each_other() -> None:
    sheet = sheet_of_board()
    assert reckon(sheet).days[0].purse == [28, 40, 40]
    count_money(sheet, 0, 1, 33)
    assert reckon(sheet).days[0].purse == [28, 33, 40]
    by_purchases(sheet, 0)
    unbuy(sheet, 0, 0)
    assert reckon(sheet).days[0].purse == [40, 40, 40]


def test_a_day_with_a_problem_waits_and_so_do_those_after_it() -> None:
    sheet = sheet_of_board()
    close_day(sheet)
    close_day(sheet)
    count_money(sheet, 0, 0, 41)
    reckoned = reckon(sheet)
    assert [day.scored is None for day in reckoned.days] == [True, True, True]
    assert [problem.line.id for problem in reckoned.days[0].problems] == ["companion-problem-total"]
    count_money(sheet, 0, 0, 28)
    assert [day.scored is None for day in reckon(sheet).days] == [False, False, True]


def test_a_day_can_be_opened_again() -> None:
    sheet = sheet_of_board()
    close_day(sheet)
    reopen_day(sheet)
    assert reckon(sheet).scores == [40, 40, 40]


def test_crosses_go_on_from_the_round_before() -> None:
    sheet = new_sheet("dice", ["Ada", "Bruno"])
    for seat in range(2):
        for _ in range(7):
            load(sheet, 0, seat, "5")
    mark(sheet, 0, 1, 2, 4)
    assert [day.crosses[1][2] for day in sheet.days] == [4, 4, 4]
    close_day(sheet)
    mark(sheet, 1, 1, 2, 6)
    mark(sheet, 0, 1, 2, 3)
    assert [day.crosses[1][2] for day in sheet.days] == [3, 6, 6]
    assert [hint.line.id for hint in reckon(sheet).days[0].hints] == ["companion-hint-crosses"]
