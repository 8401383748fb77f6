"""Golden records: whole games and first days, made once by ``medici simulate`` and kept.

board-3-day, card-4-day and dice-2-day have been reckoned by hand as well.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from medici import GAMES, RecordError, replay
from medici.record import parse_record, read_record, write_record
from tests.record.retelling import retell

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "docs" / "record.md"
GOLDEN = sorted(path.name for path in HERE.glob("*.json"))
EXCERPTS = re.findall(
    r"^```json\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.DOTALL | re.MULTILINE
)
EACH_GOLDEN = pytest.mark.parametrize("name", GOLDEN)
EACH_EXCERPT = pytest.mark.parametrize("text", EXCERPTS, ids=lambda text: text[30:70].split('"')[3])


@EACH_GOLDEN
def test_golden_record_is_true(name: str) -> None:
    record = read_record(HERE / name)
    game = replay(record)
    assert game.record() == record
    assert game.over == name.endswith("-whole.json")


@EACH_GOLDEN
def test_golden_record_is_written_byte_for_byte(name: str, tmp_path: Path) -> None:
    write_record(replay(read_record(HERE / name)), tmp_path / name)
    assert (tmp_path / name).read_bytes() == (HERE / name).read_bytes()


@EACH_GOLDEN
def test_golden_record_agrees_with_its_tale(name: str) -> None:
    record = read_record(HERE / name)
    assert retell(record) == (record["days"], record.get("result"))


@EACH_GOLDEN
def test_golden_record_is_named_by_what_is_in_it(name: str) -> None:
    record = read_record(HERE / name)
    options = {"edition": "classic", "rising_monopoly": "rising"}
    parts = [record["game"], str(len(record["players"])), *map(options.get, record["options"])]
    assert name.removesuffix(".json").rsplit("-", 1)[0] == "-".join(map(str, parts))


def test_every_game_has_golden_records_short_and_whole() -> None:
    for game in GAMES:
        for kind in ("day", "whole"):
            assert [name for name in GOLDEN if re.fullmatch(rf"{game}-.*{kind}\.json", name)]


@pytest.mark.parametrize(
    "setup",
    [
        *("board-2", "board-3", "board-4", "board-6", "board-3-classic"),
        *("card-2", "card-4", "card-5-rising", "dice-1", "dice-2", "dice-4"),
    ],
)
def test_representative_set_ups_are_kept(setup: str) -> None:
    assert {f"{setup}-day.json", f"{setup}-whole.json"} <= set(GOLDEN)


def test_golden_records_hold_the_rarer_payments() -> None:
    def highest(name: str) -> int:
        days = read_record(HERE / f"{name}-whole.json")["days"]
        return max(int(pay) for day in days for row in day["bonus"].values() for pay in row)

    assert [highest(name) for name in ("board-2", "card-5-rising", "dice-2")] == [20, 20, 20]


def test_rising_monopoly_makes_the_difference() -> None:
    record = read_record(HERE / "card-5-rising-whole.json")
    with pytest.raises(RecordError, match="bonus: expected"):
        replay(record | {"options": {}})


def test_first_day_of_board_3_by_hand() -> None:
    """Seat 0 paid 14 + 7 + 6, seat 1 6 + 13 + 3, seat 2 10 + 7 + 20 + 2 of their 40 florins."""
    (day,) = read_record(HERE / "board-3-day.json")["days"]
    assert day["values"] == [1 + 3 + 3 + 0 + 2, 5 + 1 + 2 + 2 + 0, 1 + 4 + 1 + 5 + 5]
    assert day["ship"] == [0, 15, 30]
    assert day["goods"]["cloth"] == [5 // 2, 5 // 2, 10]  # 0, 0, 1 cards
    assert day["goods"]["fur"] == [5 // 2, 10, 5 // 2]  # 1, 2, 1
    assert day["goods"]["grain"] == [0, 10, 5]  # 0, 2, 1
    assert day["goods"]["dye"] == [15 // 2, 0, 15 // 2]  # 2, 0, 2
    assert day["goods"]["spice"] == [10, 5, 0]  # 2, 1, 0
    assert day["totals"] == [13 + 0 + 21, 18 + 15 + 27, 1 + 30 + 24]


def test_first_day_of_card_4_by_hand() -> None:
    """Ships: seat 0 carries fur4 neutral2 spice0x2 grain3 spice4 cloth0g grain4, and so on."""
    (day,) = read_record(HERE / "card-4-day.json")["days"]
    assert day["values"] == [
        4 + 2 + 0 + 3 + 4 + 0 + 4,
        2 + 4 + 2 + 7 + 3 + 2 + 4,
        5 + 0 + 5 + 3 + 4 + 5,
        2 + 7 + 5 + 2 + 0 + 3 + 4,
    ]
    assert day["ship"] == [0, 30, 10, 20]
    assert day["goods"]["cloth"] == [0, 0, 5, 5]  # 1, 0, 3, 3 icons: 15 for two
    assert day["goods"]["fur"] == [5, 5, 0, 5]  # 1, 1, 0, 1: 15 for three
    assert day["goods"]["grain"] == [10, 0, 0, 0]  # 2, 1, 0, 1: 5 for two
    assert day["goods"]["dye"] == [0, 5, 5, 0]  # 0, 1, 1, 0
    assert day["goods"]["spice"] == [10, 0, 0, 0]  # 3, 2, 2, 1
    assert day["totals"] == [25, 40, 20, 30]


def test_first_round_of_dice_2_by_hand() -> None:
    """Seat 0 filled its ship from a single roll (D15) with fur1 fur3 dye4."""
    (day,) = read_record(HERE / "dice-2-day.json")["days"]
    assert day["values"] == [5 + 1 + 2 + 1 + 1 + 3 + 4, 2 + 2 + 1 + 1 + 2 + 3 + 4]
    assert day["ship"] == [20, 0]
    assert day["goods"]["fur"] == [10, 0]  # 3, 0 crosses
    assert day["goods"]["grain"] == [10, 10]  # 1, 1
    assert day["goods"]["dye"] == [0, 10]  # 2, 5
    assert day["goods"]["cloth"] == [0, 10]  # 0, 1
    assert day["totals"] == [40, 30]


# The excerpts of the document on the record


def test_document_has_an_excerpt_of_every_game() -> None:
    tables: set[tuple[Any, int]] = set()
    for text in EXCERPTS:
        record = json.loads(text)
        tables.add((record["game"], len(record["players"])))
    assert {game for game, _ in tables} == set(GAMES)
    assert ("dice", 1) in tables


@EACH_EXCERPT
def test_excerpt_of_the_document_is_true(text: str) -> None:
    record = parse_record(text)
    assert replay(record).record() == record
    assert retell(record) == (record["days"], record.get("result"))
