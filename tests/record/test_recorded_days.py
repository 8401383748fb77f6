"""The days of a record: every figure must follow from the moves."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from medici import replay
from tests.record.games import Setup, played, setup_id
from tests.record.samples import Damage, more, refusal, set_to, short, whole


@pytest.mark.parametrize(
    "setup", [("board", 3, {}), ("card", 3, {}), ("dice", 3, {})], ids=setup_id
)
@pytest.mark.parametrize("day", [0, 1, 2])
@pytest.mark.parametrize(
    "path",
    [
        ("values", 0),
        ("ship", 1),
        ("goods", "cloth", 0),
        ("goods", "spice", 2),
        ("bonus", "grain", 1),
        ("bonus", "dye", 2),
        ("totals", 0),
        ("totals", 2),
    ],
    ids=repr,
)
def test_wrong_figure_is_refused(setup: Setup, day: int, path: tuple[str | int, ...]) -> None:
    record = whole(setup)
    true = deepcopy(record["days"][day][path[0]])
    more("days", day, *path)(record)
    problem = refusal(record)
    claim = record["days"][day][path[0]]
    assert str(problem) == f"day {day + 1}, {path[0]}: expected {true!r}; got {claim!r}"
    assert problem.move is None


@pytest.mark.parametrize("key", ["values", "ship", "goods", "bonus", "totals"])
@pytest.mark.parametrize("wrong", [None, 0, "", [], {}, True, 1.5, [None] * 3, [[0, 0, 0]]])
def test_figures_of_the_wrong_type_are_refused(key: str, wrong: Any) -> None:
    record = whole()
    record["days"][1][key] = wrong
    assert str(refusal(record)).startswith(f"day 2, {key}: expected ")
    del record["days"][1][key]
    assert str(refusal(record)).endswith("; got None")


@pytest.mark.parametrize("kind", [float, str, bool])
def test_whole_numbers_are_written_as_such(kind: Callable[[int], Any]) -> None:
    record = whole()
    for key in ("values", "ship", "totals"):
        damaged = deepcopy(record)
        damaged["days"][0][key] = [kind(number) for number in damaged["days"][0][key]]
        assert str(refusal(damaged)).startswith(f"day 1, {key}: expected ")
    for key in ("goods", "bonus"):
        damaged = deepcopy(record)
        row = damaged["days"][0][key]["fur"]
        damaged["days"][0][key]["fur"] = [kind(number) for number in row]
        assert str(refusal(damaged)).startswith(f"day 1, {key}: expected ")
    damaged = deepcopy(record)
    damaged["result"]["winners"] = [kind(seat) for seat in record["result"]["winners"]]
    assert str(refusal(damaged)).startswith("result, winners: expected ")


def test_row_of_the_wrong_length_is_refused() -> None:
    for extra in (0, None):
        record = whole()
        record["days"][2]["totals"].append(extra)
        assert "day 3, totals: expected" in str(refusal(record))
    record = whole()
    record["days"][2]["goods"]["cloth"].pop()
    assert "day 3, goods: expected" in str(refusal(record))


def test_every_good_is_named() -> None:
    for key in ("goods", "bonus"):
        record = whole()
        del record["days"][0][key]["dye"]
        assert f"day 1, {key}: expected" in str(refusal(record))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda record: record["days"].pop(), "days: expected 3 scored so far; got 2"),
        (lambda record: record["days"].pop(0), "days: expected 3 scored so far; got 2"),
        (lambda record: record["days"].clear(), "days: expected 3 scored so far; got 0"),
        (
            lambda record: record["days"].append(record["days"][0]),
            "days: expected 3 scored so far; got 4",
        ),
        (set_to("days", to={}), "days: expected 3 scored so far; got {}"),
        (set_to("days", to=None), "days: expected 3 scored so far; got None"),
        (set_to("days", to="abc"), "days: expected 3 scored so far; got 'abc'"),
        (lambda record: record.pop("days"), "days: expected 3 scored so far; got None"),
        (set_to("days", 1, to=None), "day 2: expected an object; got None"),
        (set_to("days", 1, to=[]), "day 2: expected an object; got []"),
        (set_to("days", 2, to="x"), "day 3: expected an object; got 'x'"),
        (lambda record: record["days"].reverse(), "day 1, values: expected "),
    ],
)
def test_missing_and_further_days_are_refused(damage: Damage, message: str) -> None:
    record = whole()
    damage(record)
    problem = refusal(record)
    assert str(problem).startswith(message)
    assert problem.move is None


def test_day_before_its_end_is_refused() -> None:
    record = short()
    record["days"] = whole()["days"][:1]
    assert str(refusal(record)) == "days: expected 0 scored so far; got 1"


def test_day_of_an_unfinished_game_is_checked() -> None:
    game = played(("board", 3, {}), 4)
    early = next(game.before(n) for n in range(len(game.moves)) if len(game.before(n).days) == 2)
    record = early.record()
    assert replay(record).day == 3
    more("days", 1, "totals", 0)(record)
    assert str(refusal(record)).startswith("day 2, totals: expected ")
