"""The moves of a record: only what could have been played is believed.

In ``short``: 1 first 2, 2 card fur3, 3 draw, 4 card gold10, 5 auction, 6 bid 7.
"""

import json
from copy import deepcopy
from typing import Any

import pytest

from medici import new, replay
from medici.record import parse_record
from tests.record.games import Setup
from tests.record.samples import (
    EACH_WHOLE,
    ROLL,
    refusal,
    short,
    whole,
)


@pytest.mark.parametrize(
    ("number", "actor", "message"),
    [
        (1, 0, "expected nature to act; got seat 0 with 'first 2'"),
        (1, 2, "expected nature to act; got seat 2 with 'first 2'"),
        (1, None, "expected nature to act; got None with 'first 2'"),
        (1, "Nature", "expected nature to act; got Nature with 'first 2'"),
        (1, "nature ", "expected nature to act; got nature  with 'first 2'"),
        (1, 8, "expected nature to act; got seat 8 with 'first 2'"),
        (1, ["nature"], "expected nature to act; got ['nature'] with 'first 2'"),
        (1, {}, "expected nature to act; got {} with 'first 2'"),
        (3, "nature", "expected seat 2 to act; got nature with 'draw'"),
        (3, 0, "expected seat 2 to act; got seat 0 with 'draw'"),
        (3, -1, "expected seat 2 to act; got seat -1 with 'draw'"),
        (3, 10**30, f"expected seat 2 to act; got seat {10**30} with 'draw'"),
        (3, 2.0, "expected seat 2 to act; got 2.0 with 'draw'"),
        (3, "2", "expected seat 2 to act; got 2 with 'draw'"),
        (3, [2], "expected seat 2 to act; got [2] with 'draw'"),
        (3, None, "expected seat 2 to act; got None with 'draw'"),
        (6, False, "expected seat 0 to act; got False with 'bid 7'"),
        (6, 0.0, "expected seat 0 to act; got 0.0 with 'bid 7'"),
        (6, "0", "expected seat 0 to act; got 0 with 'bid 7'"),
        (6, 1, "expected seat 0 to act; got seat 1 with 'bid 7'"),
    ],
)
def test_wrong_actor_is_refused(number: int, actor: Any, message: str) -> None:
    record = short()
    record["moves"][number - 1][0] = actor
    problem = refusal(record)
    assert str(problem) == f"move {number}: {message}"
    assert (problem.move, problem.problem) == (number, message)


def test_true_is_not_seat_one() -> None:
    record = short()
    record["moves"] += [[1, "pass"]]
    assert replay(record).actor == 2
    for wrong in (True, 1.0, "1"):
        record["moves"][6][0] = wrong
        problem = refusal(parse_record(json.dumps(record)))
        assert problem.move == 7
        assert "expected seat 1 to act" in str(problem)


@pytest.mark.parametrize(
    ("number", "text", "message"),
    [
        (1, "first 3", "nature is to act, with one of: first 0, first 1, first 2"),
        (1, "card fur3", "nature is to act, with one of: first 0, first 1, first 2"),
        (2, "card fur6", "nature is to act, with one of: card cloth0, card cloth1"),
        (2, "card gold5", "nature is to act, with one of: card cloth0, card cloth1"),
        (2, "card neutral2", "nature is to act"),
        (2, "card silk3", "nature is to act"),
        (2, "fur3", "nature is to act"),
        (3, "pass", "seat 2 is to act, with one of: draw, auction"),
        (3, "bid 7", "seat 2 is to act, with one of: draw, auction"),
        (4, "card fur3", "(30 in all)"),
        (5, "auctions", "seat 2 is to act, with one of: draw, auction"),
        (6, "bid 0", "seat 0 is to act, with one of: pass, bid 1,"),
        (6, "bid 41", "... bid 40 (41 in all)"),
        (6, "draw", "seat 0 is to act, with one of: pass, bid 1,"),
        (6, "", "seat 0 is to act"),
    ],
)
def test_illegal_move_is_refused(number: int, text: str, message: str) -> None:
    record = short()
    record["moves"][number - 1][1] = text
    problem = refusal(record)
    assert str(problem).startswith(f"move {number}: {text!r} is not legal; ")
    assert message in str(problem)
    assert problem.move == number


@pytest.mark.parametrize(
    ("setup", "moves", "wrong", "right"),
    [
        (("board", 2), ["first 1"], "first 01", "first 1"),
        (("board", 2), ["first 1"], "first +1", "first 1"),
        (("board", 2), ["first 1"], "First 1", "first 1"),
        (("board", 2), ["first 1"], "first  1", "first 1"),
        (("board", 2), ["first 1"], "first 1 ", "first 1"),
        (("board", 2), ["first 1"], "first\t1", "first 1"),
        (("board", 2), ["first 1"], "first1", "first 1"),
        (("board", 2), ["first 1", "card fur3"], "card Fur3", "card fur3"),
        (("board", 2), ["first 1", "card fur3"], "card fur03", "card fur3"),
        (("board", 2), ["first 1", "card fur3"], "card fur 3", "card fur3"),
        (("board", 2), ["first 1", "card fur3", "auction", "bid 7"], "bid 07", "bid 7"),
        (("board", 2), ["first 1", "card fur3", "auction", "bid 7"], "bid 7\n", "bid 7"),
        (("board", 2), ["first 1", "card fur3", "auction", "bid 7"], "bid 7.0", "bid 7"),
        (("board", 2), ["first 1", "card fur3", "auction", "bid 7"], "bid \u0667", "bid 7"),
        (("card", 2), ["first 1", "card cloth0x2"], "card cloth0", "card cloth0x2"),
        (("card", 2), ["first 1", "card cloth0g"], "card cloth0G", "card cloth0g"),
        (
            ("card", 2),
            ["first 1", "card fur2", "reveal", "card fur3", "take 1 2"],
            "take 2 1",
            "take 1 2",
        ),
        (
            ("card", 2),
            ["first 1", "card fur2", "reveal", "card fur3", "take 1 2"],
            "take 1,2",
            "take 1 2",
        ),
        (("dice", 1), [ROLL], "roll gold5 dye0 fur3 grain2 dye4", ROLL),
        (("dice", 1), [ROLL], ROLL + " ", ROLL),
        (("dice", 1), [ROLL], ROLL.replace(" ", "  "), ROLL),
        (("dice", 1), [ROLL], ROLL.removesuffix(" dye4"), ROLL),
        (("dice", 1), [ROLL, "choose 1 3"], "choose 3 1", "choose 1 3"),
        (("dice", 1), [ROLL, "choose 1 3"], "choose 1 1 3", "choose 1 3"),
        (("dice", 1), [ROLL, "choose 1 3"], "choose 1 6", "choose 1 3"),
        (("dice", 1), [ROLL, "choose 1 3"], "choose", "choose 1 3"),
    ],
)
def test_spelling_is_exact(
    setup: tuple[str, int], moves: list[str], wrong: str, right: str
) -> None:
    game = new(*setup)
    for move in moves:
        game.play(move)
    record = game.record()
    assert record["moves"][-1][1] == right
    record["moves"][-1][1] = wrong
    problem = refusal(record)
    assert problem.move == len(moves)
    assert f"{wrong!r} is not legal; " in str(problem)


@pytest.mark.parametrize(
    "wrong",
    [
        "first 2",
        7,
        None,
        [],
        ["nature"],
        ["nature", "first 2", 1],
        {"nature": "first 2"},
        ["nature", 1010],
        ["nature", None],
        ["nature", ["first 2"]],
        ["nature", True],
    ],
    ids=repr,
)
@pytest.mark.parametrize("number", [1, 4, 6])
def test_move_of_the_wrong_shape_is_refused(number: int, wrong: Any) -> None:
    record = short()
    record["moves"][number - 1] = wrong
    problem = refusal(record)
    assert str(problem) == f"move {number}: expected [actor, text]; got {wrong!r}"
    assert problem.move == number


@pytest.mark.parametrize(
    ("setup", "moves", "message"),
    [
        (("board", 2), ["first 0", "card gold10", "draw", "card gold10"], "(30 in all)"),
        (
            ("board", 2),
            ["first 0", "card fur5", "draw", "card fur5", "draw", "card fur5"],
            "(30 in all)",
        ),
        (("board", 2), ["first 0", "card cloth6"], "(31 in all)"),
        (
            ("card", 2),
            ["first 0", "card dye0g", "reveal", "card dye0g"],
            "(31 in all)",
        ),
        (("card", 2), ["first 0", "card dye1"], "(32 in all)"),
        (("dice", 1), ["roll dye1 gold5 fur3 grain2 dye4"], "(7776 in all)"),
    ],
)
def test_card_or_roll_that_cannot_come_is_refused(
    setup: tuple[str, int], moves: list[str], message: str
) -> None:
    game = new(*setup)
    for move in moves[:-1]:
        game.play(move)
    record = game.record()
    record["moves"].append(["nature", moves[-1]])
    problem = refusal(record)
    assert problem.move == len(moves)
    assert f"{moves[-1]!r} is not legal; nature is to act, with one of: " in str(problem)
    assert message in str(problem)


@EACH_WHOLE
def test_missing_move_is_refused(setup: Setup) -> None:
    record = whole(setup)
    count = len(record["moves"])
    for index in [*range(0, count - 1, 7), count - 2]:
        torn = deepcopy(record)
        missing = torn["moves"].pop(index)
        if missing == torn["moves"][index]:
            continue
        problem = refusal(torn)
        assert problem.move is None or problem.move >= index + 1
        assert "expected" in str(problem) or "is not legal; " in str(problem)


@EACH_WHOLE
def test_missing_first_move_is_refused_at_once(setup: Setup) -> None:
    record = whole(setup)
    record["moves"].pop(0)
    problem = refusal(record)
    assert problem.move == 1
    assert str(problem).startswith("move 1: expected nature to act; got seat ") or (
        "nature is to act, with one of: first 0" in str(problem)
    )


@EACH_WHOLE
def test_missing_last_move_leaves_a_day_too_many(setup: Setup) -> None:
    record = whole(setup)
    record["moves"].pop()
    problem = refusal(record)
    assert (str(problem), problem.move) == ("days: expected 2 scored so far; got 3", None)
    record["days"].pop()
    problem = refusal(record)
    assert str(problem).startswith(
        f"result: expected none, the game is not over after {len(record['moves'])} moves ("
    )
    assert " is to act, with one of: " in str(problem)


@EACH_WHOLE
def test_move_after_the_end_is_refused(setup: Setup) -> None:
    record = whole(setup)
    count = len(record["moves"])
    for extra in (["nature", "first 0"], [0, "pass"], record["moves"][-1], [None, ""]):
        problem = refusal(record | {"moves": [*record["moves"], extra]})
        assert problem.move == count + 1
        assert str(problem) == (
            f"move {count + 1}: expected no further move, the game is over; got {extra[1]!r}"
        )


def test_swapped_moves_are_refused() -> None:
    record = short()
    moves = record["moves"]
    moves[2], moves[3] = moves[3], moves[2]
    assert refusal(record).move == 3
