"""A record from wherever it is: parsed, as a text, or in a file."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from medici.record import read
from medici.record.errors import RecordError
from medici.record.game import Game
from medici.record.read import BeforeMove, parse_record

WANTED = "expected a record: a mapping, its JSON as str or bytes, or the path of its file"


def replay(
    record: Mapping[str, Any] | str | bytes | PathLike[str], before_each: BeforeMove | None = None
) -> Game:
    """Play a record again, checking every move and every figure in it.

    It comes parsed, as JSON in a text, or as the path of its file: a text that does not begin as
    JSON does is a path.

    >>> game = Game("dice", players=1)
    >>> game.play("roll dye0 gold5 fur3 grain2 dye4")
    >>> replay(game.record()).actor
    0
    """
    return read.replay(loaded(record), before_each)


def loaded(record: object) -> Mapping[str, Any]:
    """The record, parsed."""
    if isinstance(record, Mapping):
        return record
    if isinstance(record, bytes) or (isinstance(record, str) and record.lstrip()[:1] in ("{", "[")):
        return parse_record(record)
    if not isinstance(record, str | PathLike):
        raise RecordError(f"{WANTED}; got a {type(record).__name__}, {record!r:.80}")
    try:
        text = Path(record).read_bytes()
    except OSError as problem:
        raise RecordError(f"{WANTED}; got {record!r:.80}: {problem.strerror}") from problem
    return parse_record(text)
