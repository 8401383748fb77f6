"""What stands at the head of a record: format, game, players and options."""

from typing import Any

import pytest

from medici import RecordError, new, replay
from tests.record.samples import refusal, short


def test_missing_keys_are_refused() -> None:
    for key, message in [
        ("format", "format: expected 'medici-record/1'; got None"),
        ("game", "game: expected a text; got None"),
        ("players", "players: expected a list of names; got None"),
        ("options", "options: expected an object; got None"),
        ("moves", "moves: expected a list; got None"),
    ]:
        record = short()
        del record[key]
        problem = refusal(record)
        assert (str(problem), problem.move) == (message, None)
    assert "format" in str(refusal({}))


@pytest.mark.parametrize(
    ("key", "wrong", "message"),
    [
        ("format", "medici-record/2", "format: expected 'medici-record/1'; got 'medici-record/2'"),
        ("format", "medici-record/1 ", "format: expected 'medici-record/1'; got"),
        ("format", "Medici-Record/1", "format: expected 'medici-record/1'; got"),
        ("format", 1, "format: expected 'medici-record/1'; got 1"),
        ("format", None, "format: expected 'medici-record/1'; got None"),
        ("format", ["medici-record/1"], "format: expected 'medici-record/1'; got ["),
        ("format", {}, "format: expected 'medici-record/1'; got {}"),
        ("game", "chess", "expected a game, one of board, card, dice; got 'chess'"),
        ("game", "", "expected a game, one of board, card, dice; got ''"),
        ("game", "Board", "expected a game, one of board, card, dice; got 'Board'"),
        ("game", 3, "game: expected a text; got 3"),
        ("game", ["board"], "game: expected a text; got ['board']"),
        ("game", {"board": 1}, "game: expected a text; got {'board': 1}"),
        ("players", 3, "players: expected a list of names; got 3"),
        ("players", "Ada", "players: expected a list of names; got 'Ada'"),
        ("players", {"Ada": 1, "Bruno": 2}, "players: expected a list of names; got {"),
        ("players", ["Ada", 2, "Chen"], "players: expected a list of names; got ["),
        ("players", ["Ada", None, "Chen"], "players: expected a list of names; got ["),
        ("players", [["Ada"], "Bruno", "Chen"], "players: expected a list of names; got ["),
        ("players", [], "expected 2 to 6 players for board; got 0"),
        ("players", ["Ada"], "expected 2 to 6 players for board; got 1"),
        ("players", ["Ada"] * 7, "expected 2 to 6 players for board; got 7"),
        ("options", [], "options: expected an object; got []"),
        ("options", "edition", "options: expected an object; got 'edition'"),
        ("options", 0, "options: expected an object; got 0"),
        ("options", {"colour": "red"}, "expected an option of board (edition); got 'colour'"),
        ("options", {"": ""}, "expected an option of board (edition); got ''"),
        ("options", {"rising_monopoly": False}, "expected an option of board (edition); got 'ris"),
        ("options", {"edition": "2018"}, "option edition: expected '2016' or 'classic'; got"),
        ("options", {"edition": 2016}, "option edition: expected '2016' or 'classic'; got 2016"),
        ("options", {"edition": None}, "option edition: expected '2016' or 'classic'; got None"),
        ("options", {"edition": []}, "option edition: expected '2016' or 'classic'; got []"),
        ("options", {"edition": {}}, "option edition: expected '2016' or 'classic'; got {}"),
        ("moves", {}, "moves: expected a list; got {}"),
        ("moves", "first 2", "moves: expected a list; got 'first 2'"),
        ("moves", 7, "moves: expected a list; got 7"),
    ],
)
def test_wrong_head_is_refused(key: str, wrong: Any, message: str) -> None:
    problem = refusal(short() | {key: wrong})
    assert message in str(problem)
    assert problem.move is None


def test_classic_edition_with_two_players_is_refused() -> None:
    record = new("board", 2).record()
    record["options"] = {"edition": "classic"}
    assert str(refusal(record)) == "expected 3 to 6 players for board; got 2"


@pytest.mark.parametrize("wrong", [1, 0, 1.0, "true", "false", None, []])
def test_rising_monopoly_is_true_or_false(wrong: Any) -> None:
    record = new("card", 2).record()
    record["options"] = {"rising_monopoly": wrong}
    assert str(refusal(record)) == (
        f"option rising_monopoly: expected False or True; got {wrong!r}"
    )


def test_what_is_no_object_is_no_record() -> None:
    with pytest.raises(RecordError, match="expected a record: a mapping"):
        replay([1])  # type: ignore[arg-type]
