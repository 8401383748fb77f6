"""The result of a record: it stands at the end of a finished game, and is true."""

from typing import Any

import pytest

from medici.record import read_record
from tests.record.games import Setup, setup_id
from tests.record.samples import GOLDEN, WHOLE, refusal, short, whole


@pytest.mark.parametrize("setup", [*WHOLE, ("card", 2, {})], ids=setup_id)
def test_wrong_result_is_refused(setup: Setup) -> None:
    record = whole(setup)
    true = record["result"]
    for key, wrong in [
        ("scores", [score + 1 for score in true["scores"]]),
        ("scores", true["scores"][:-1]),
        ("scores", [*true["scores"], 0]),
        ("scores", None),
        ("winners", []),
        ("winners", [*true["winners"], 5]),
        ("winners", true["winners"][0]),
        ("winners", list(range(5))),
        ("title", "Doge"),
        ("title", 7),
    ]:
        problem = refusal(record | {"result": {**true, key: wrong}})
        assert str(problem) == f"result, {key}: expected {true.get(key)!r}; got {wrong!r}"
        assert problem.move is None
    for key in true:
        torn = {other: true[other] for other in true if other != key}
        problem = refusal(record | {"result": torn})
        assert str(problem) == f"result, {key}: expected {true[key]!r}; got None"


def test_shared_victory_names_all_winners_in_order() -> None:
    record = read_record(GOLDEN / "card-2-whole.json")
    assert record["result"]["winners"] == [0, 1]
    assert str(refusal(record | {"result": {**record["result"], "winners": [1, 0]}})) == (
        "result, winners: expected [0, 1]; got [1, 0]"
    )
    assert str(refusal(record | {"result": {**record["result"], "winners": [0]}})) == (
        "result, winners: expected [0, 1]; got [0]"
    )


@pytest.mark.parametrize("wrong", [None, [], {}, "Ada", 0, True])
def test_finished_game_with_days_has_a_result(wrong: Any) -> None:
    record = whole()
    true = record["result"]
    del record["result"]
    problem = refusal(record)
    assert str(problem) == f"result: expected {true}; got None"
    assert str(refusal(record | {"result": wrong})).startswith("result")


@pytest.mark.parametrize("wrong", [{}, [], 0, False, "", {"scores": [40, 40, 40], "winners": []}])
def test_unfinished_game_has_no_result(wrong: Any) -> None:
    problem = refusal(short() | {"result": wrong})
    assert str(problem).startswith(
        "result: expected none, the game is not over after 6 moves "
        "(seat 1 is to act, with one of: pass, bid 8, "
    )
    assert problem.move is None


def test_result_without_days_is_refused() -> None:
    record = whole()
    del record["days"]
    assert str(refusal(record)) == "days: expected 3 scored so far; got None"
