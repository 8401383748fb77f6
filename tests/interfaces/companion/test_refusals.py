"""Entries that cannot be are refused: they say what was expected, and change nothing."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from medici.interfaces.companion import EntryError, ScoreSheet, new_sheet, reckon
from medici.interfaces.companion.edits import (
    buy,
    close_day,
    count_money,
    load,
    mark,
    reopen_day,
    unbuy,
    unload,
)
from medici.interfaces.companion.read import read_sheet
from medici.record import MediciError, RecordError


@pytest.fixture
def board() -> ScoreSheet:
    return new_sheet("board", ["Ada", "Bruno", "Chen"])


@pytest.fixture
def card() -> ScoreSheet:
    return new_sheet("card", ["Ada", "Bruno", "Chen"])


@pytest.fixture
def dice() -> ScoreSheet:
    return new_sheet("dice", ["Ada"])


def refused(what: Callable[[], None]) -> EntryError:
    with pytest.raises(EntryError) as info:
        what()
    return info.value


def test_a_card_is_in_one_ship_only(board: ScoreSheet) -> None:
    load(board, 0, 0, "fur3")
    error = refused(lambda: load(board, 0, 1, "fur3"))
    assert str(error) == "expected at most 1 of fur3 in all ships; got 2"
    assert error.line.id == "companion-problem-copies"
    assert board.days[0].ships == [["fur3"], [], []]
    load(board, 1, 1, "fur3")  # all cards are shuffled for the next day (B6)


def test_of_a_five_there_are_two(board: ScoreSheet) -> None:
    load(board, 0, 0, "fur5")
    load(board, 0, 1, "fur5")
    refused(lambda: load(board, 0, 2, "fur5"))


def test_cards_of_the_card_game_do_not_come_back(card: ScoreSheet) -> None:
    load(card, 0, 0, "fur0g")
    refused(lambda: load(card, 2, 1, "fur0g"))
    assert reckon(card).days[2].left["fur0g"] == 0


def test_a_full_ship_says_so(board: ScoreSheet) -> None:
    for value in range(5):
        load(board, 0, 0, f"fur{value}")
    error = refused(lambda: load(board, 0, 0, "gold10"))
    assert str(error) == "expected at most 5 in the ship of Ada; got 5"
    assert error.line.id == "companion-problem-full"
    assert reckon(board).days[0].ships[0].free == 0


def test_green_cards_fit_into_a_full_ship(card: ScoreSheet) -> None:
    for value in (2, 2, 3, 4, 5):
        load(card, 0, 0, f"fur{value}")
    load(card, 0, 0, "neutral7")
    refused(lambda: load(card, 0, 0, "fur0x2"))


def test_what_the_game_lacks_is_no_card_of_it(board: ScoreSheet) -> None:
    error = refused(lambda: load(board, 0, 0, "fur6"))
    assert str(error) == "expected a card of the game; got 'fur6'"


@pytest.mark.parametrize("price", [0, -3, 41])
def test_nobody_pays_what_they_do_not_have(board: ScoreSheet, price: int) -> None:
    error = refused(lambda: buy(board, 0, 0, price))
    assert str(error) == f"expected a price of 1 to 40 florins; got {price}"


def test_purchases_that_a_correction_makes_too_dear_are_a_problem(board: ScoreSheet) -> None:
    close_day(board)
    buy(board, 1, 0, reckon(board).scores[0])
    close_day(board)
    buy(board, 0, 0, 1)
    (problem,) = reckon(board).days[1].problems
    assert problem.text == "expected purchases of at most 79 florins by Ada; got 80"


def test_a_ship_of_the_dice_game_is_full_at_the_end_of_a_round(dice: ScoreSheet) -> None:
    load(dice, 0, 0, "5")
    error = refused(lambda: close_day(dice))
    assert str(error) == "expected 7 numbers in the ship of Ada; got 1"


def test_columns_never_shrink_nor_overflow(dice: ScoreSheet) -> None:
    mark(dice, 0, 0, 1, 13)
    mark(dice, 0, None, 1, 4)
    mark(dice, 1, None, 1, 3)
    days = reckon(dice).days
    assert [p.line.id for p in days[0].problems] == [
        "companion-problem-numbers",
        "companion-problem-crosses",
    ]
    assert "expected 4 to 12 circles for fur; got 3" in [p.text for p in days[1].problems]


def test_room_is_a_hint_where_it_may_be_a_slip(board: ScoreSheet, card: ScoreSheet) -> None:
    assert [hint.line.id for hint in reckon(board).days[0].hints] == ["companion-hint-room"]
    for seat, good in enumerate(("fur", "dye")):
        for value in (2, 2, 3, 4, 5):
            load(card, 0, seat, f"{good}{value}")
    assert reckon(card).days[0].hints == []


def test_a_ship_for_which_nobody_paid_is_a_hint(board: ScoreSheet) -> None:
    load(board, 0, 0, "fur3")
    load(board, 0, 1, "fur5")
    buy(board, 0, 0, 7)
    hint = reckon(board).days[0].hints[-1]
    assert hint.text == "expected a price of every ship; got none of Bruno"
    count_money(board, 0, 1, 31)
    assert [hint.line.id for hint in reckon(board).days[0].hints] == ["companion-hint-room"]


def test_B50_the_fewest_florins_start_the_next_day(board: ScoreSheet) -> None:
    for seat, name in enumerate(("gold10", "fur3", "dye3")):
        load(board, 0, seat, name)
    buy(board, 0, 1, 9)
    assert reckon(board).days[0].starters == []
    close_day(board)
    assert reckon(board).days[0].starters == [1]


@pytest.mark.parametrize(
    "change",
    [
        lambda sheet: load(sheet, 3, 0, "fur3"),
        lambda sheet: load(sheet, 0, 3, "fur3"),
        lambda sheet: unload(sheet, 0, 0, 0),
        lambda sheet: unbuy(sheet, 0, 0),
        lambda sheet: mark(sheet, 0, 0, 5, 1),
        lambda sheet: count_money(sheet, 0, -1, 5),
        reopen_day,
    ],
)
def test_what_is_not_there_cannot_be_changed(
    board: ScoreSheet, change: Callable[[ScoreSheet], None]
) -> None:
    before = msgspec.json.encode(board)
    with pytest.raises(MediciError):
        change(board)
    assert msgspec.json.encode(board) == before


def test_there_are_three_days(board: ScoreSheet) -> None:
    for _ in range(3):
        close_day(board)
    with pytest.raises(MediciError, match="all 3 have been scored"):
        close_day(board)


DAMAGES: list[tuple[Callable[[Any], Any], str]] = [
    (lambda stored: [stored], "a sheet: expected an object"),
    (lambda stored: stored | {"game": "chess"}, "expected a game"),
    (lambda stored: stored | {"game": 3}, "game: expected a text; got 3"),
    (lambda stored: stored | {"players": "Ada"}, "players: expected a list; got 'Ada'"),
    (lambda stored: stored | {"scored": 4}, "scored: expected a number from 0 to 3; got 4"),
    (lambda stored: stored | {"days": stored["days"][:2]}, "days: expected 3; got 2"),
    (lambda stored: stored | {"days": [{}, {}, {}]}, "ships: expected a list; got None"),
]


@pytest.mark.parametrize(("damage", "expected"), DAMAGES)
def test_a_damaged_sheet_says_what_is_wrong(
    board: ScoreSheet, damage: Callable[[Any], Any], expected: str
) -> None:
    with pytest.raises(RecordError, match=expected.replace("(", r"\(")):
        read_sheet(damage(msgspec.to_builtins(board)))


def test_a_stored_sheet_is_read_again(board: ScoreSheet) -> None:
    load(board, 0, 2, "dye4")
    buy(board, 0, 2, 7)
    count_money(board, 1, 1, 17)
    assert read_sheet(msgspec.json.decode(msgspec.json.encode(board))) == board
