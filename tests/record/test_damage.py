"""Records damaged at random are refused, or still true."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici import Game, RecordError, replay
from medici.record import parse_record
from tests.record.games import played
from tests.record.retelling import UntrueError, retell
from tests.record.samples import (
    WHOLE,
    Record,
    bare,
    short,
)

NUMBERS = st.sampled_from([-1, 0, 1, 2, 3, 5, 7, 10, 40, 1.0, 0.5, True, False, None, "1", 10**20])
POOL = [played(setup, 31).record() for setup in WHOLE]
POOL += [played(setup, 32, moves=60).record() for setup in WHOLE]
POOL += [bare(record, 40) for record in POOL[:3]]


def numbers_in(piece: Any) -> list[tuple[Any, Any]]:
    """Every spot of a number or a text in a piece of JSON: what holds it, and under which key."""
    if isinstance(piece, dict):
        inside = list(piece.items())
    elif isinstance(piece, list):
        inside = list(enumerate(piece))
    else:
        return []
    spots: list[tuple[Any, Any]] = []
    for key, value in inside:
        if isinstance(value, (dict, list)):
            spots += numbers_in(value)
        else:
            spots.append((piece, key))
    return spots


def lists_in(piece: Any) -> list[list[Any]]:
    """Every list in a piece of JSON that is not empty."""
    inside = piece.values() if isinstance(piece, dict) else piece if isinstance(piece, list) else []
    mine = [piece] if isinstance(piece, list) and piece else []
    return mine + [deeper for value in inside for deeper in lists_in(value)]


def damage_once(draw: st.DrawFn, record: Record) -> None:
    moves = record["moves"]
    spots = numbers_in(record)
    row = draw(st.sampled_from(lists_in(record)))
    spot = draw(st.integers(0, len(row) - 1))
    what = draw(st.sampled_from(["delete", "double", "swap", "number", "move", "key", "cut"]))
    if what == "delete":
        del row[spot]
    elif what == "double":
        row.insert(draw(st.integers(0, len(row))), deepcopy(row[spot]))
    elif what == "swap":
        other = draw(st.integers(0, len(row) - 1))
        row[spot], row[other] = row[other], row[spot]
    elif what == "number":
        holder, key = draw(st.sampled_from(spots))
        holder[key] = draw(NUMBERS)
    elif what == "move" and moves:
        number = draw(st.integers(0, len(moves) - 1))
        moves[number] = deepcopy(moves[draw(st.integers(0, len(moves) - 1))])
    elif what == "key":
        del record[draw(st.sampled_from(sorted(record)))]
    elif what == "cut":
        del moves[draw(st.integers(0, len(moves))) :]


@st.composite
def damaged_records(draw: st.DrawFn) -> Record:
    record: Record = deepcopy(draw(st.sampled_from(POOL)))
    for _ in range(draw(st.integers(1, 3))):
        if isinstance(record.get("moves"), list):
            damage_once(draw, record)
    return record


@pytest.mark.no_coverage
@pytest.mark.slow
@settings(deadline=None, max_examples=250)
@given(damaged_records())
def test_damaged_record_is_refused_or_still_true(record: Record) -> None:
    refused_or_true(json.dumps(record).encode())


def refused_or_true(raw: bytes) -> None:
    """Read what may be a record; nothing but a RecordError or a true game may come of it."""
    problem: RecordError | None = None
    record: Record = {}
    try:
        record = parse_record(raw)
        game = replay(record)
    except RecordError as refused:
        problem = refused
    if problem is None:
        assert still_true(record, game)
    else:
        assert str(problem)
        assert problem.move is None or 1 <= problem.move <= len(record["moves"])


def still_true(record: Record, game: Game) -> bool:
    """Whether a record that was read is true by the tale of its moves, and the game is it."""
    days, result = retell(record)
    claims = [{key: day[key] for key in game.days[0]} for day in record.get("days", days)]
    return (
        record["format"] == "medici-record/1"
        and (game.days, game.result) == (days, result)
        and game.players == record["players"]
        and alike(game.moves, record["moves"])
        and alike(claims, days)
        and alike(record.get("result", result), result)
    )


def alike(one: object, other: object) -> bool:
    """Equality to the letter: as JSON, in which 1 is neither 1.0 nor true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@pytest.mark.no_coverage
@pytest.mark.slow
@settings(deadline=None, max_examples=150)
@given(seed=st.integers(0, 2**32), record=st.sampled_from(POOL))
def test_damaged_bytes_are_refused_or_still_true(seed: int, record: Record) -> None:
    random = Random(seed)
    raw = bytearray(json.dumps(record).encode())
    for _ in range(random.randint(1, 3)):
        raw[random.randrange(len(raw))] = random.randrange(256)
    refused_or_true(bytes(raw))


def test_the_tale_refuses_what_cannot_be() -> None:
    record = short()
    assert retell(record) == ([], None)
    record["moves"][5][0] = True
    with pytest.raises(UntrueError):
        retell(record)
