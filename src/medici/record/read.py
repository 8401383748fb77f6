"""Read a record: from JSON to a game that has been played again, or a reason why not."""

# Runs in browsers too: docs/browser-subset.md

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from medici.record.errors import IllegalMove, RecordError, SetupError, expectation, who
from medici.record.form import FORMAT, Day, Result
from medici.record.game import Game

BeforeMove = Callable[[int, Game, str], None]  # gets the move's number, the game, the text


def parse_record(text: str | bytes) -> dict[str, Any]:
    """The JSON object in a text; ``RecordError`` if it is none.

    >>> parse_record('[1]')
    Traceback (most recent call last):
    medici.record.errors.RecordError: expected a JSON object; got a list
    """
    try:
        record = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise RecordError(f"expected JSON; got {problem}") from problem
    if not isinstance(record, dict):
        raise RecordError(f"expected a JSON object; got a {type(record).__name__}")
    return record


def read_record(path: Path) -> dict[str, Any]:
    """The JSON object in a file."""
    return parse_record(path.read_bytes())


def write_record(game: Game, path: Path) -> None:
    """Write a game's record to a file, whole or not at all."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(msgspec.json.encode(game.record()) + b"\n")
    draft.replace(path)


def replay(record: Mapping[str, Any], before_each: BeforeMove | None = None) -> Game:
    """Play a record again, checking every move and every figure in it.

    >>> game = Game("dice", players=1)
    >>> game.play("roll dye0 gold5 fur3 grain2 dye4")
    >>> replay(game.record()).actor
    0
    """
    if not isinstance(record, Mapping):
        raise RecordError(f"expected a record, parsed; got {record!r}")
    game = set_up(record)
    for number, (actor, text) in enumerate(read_moves(record), start=1):
        play_recorded(game, number, actor, text, before_each)
    check_days(record, game)
    check_result(record, game)
    return game


def set_up(record: Mapping[str, Any]) -> Game:
    """The game of a record before its first move."""
    if (form := record.get("format")) != FORMAT:
        raise RecordError(f"format: expected {FORMAT!r}; got {form!r}")
    name = record.get("game")
    if not isinstance(name, str):
        raise RecordError(f"game: expected a text; got {name!r}")
    players = record.get("players")
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise RecordError(f"players: expected a list of names; got {players!r}")
    options = record.get("options")
    if not isinstance(options, dict):
        raise RecordError(f"options: expected an object; got {options!r}")
    try:
        return Game(name, players, options)
    except SetupError as problem:
        raise RecordError(str(problem)) from problem


def read_moves(record: Mapping[str, Any]) -> Iterator[tuple[Any, str]]:
    """The moves as written, each checked for its shape."""
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise RecordError(f"moves: expected a list; got {moves!r}")
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
            raise RecordError(f"expected [actor, text]; got {move!r}", number)
        yield move[0], move[1]


def play_recorded(
    game: Game, number: int, actor: Any, text: str, before_each: BeforeMove | None
) -> None:
    """Play one move of a record, if that actor may."""
    if game.over:
        raise RecordError(f"expected no further move, the game is over; got {text!r}", number)
    if actor != game.actor or type(actor) is not type(game.actor):
        got = who(actor) if type(actor) in (int, str) else repr(actor)
        raise RecordError(f"expected {who(game.actor)} to act; got {got} with {text!r}", number)
    if before_each:
        before_each(number, game, text)
    try:
        game.play(text)
    except IllegalMove as problem:
        wanted = expectation(problem.actor, problem.legal)
        raise RecordError(f"{text!r} is not legal; {wanted}", number) from problem


def check_days(record: Mapping[str, Any], game: Game) -> None:
    """Every scored day must be there and agree; a bare record has neither days nor result."""
    if "days" not in record and "result" not in record:
        return
    days = record.get("days")
    if not isinstance(days, list) or len(days) != len(game.days):
        got = f"{len(days)}" if isinstance(days, list) else repr(days)
        raise RecordError(f"days: expected {len(game.days)} scored so far; got {got}")
    for number, (claim, truth) in enumerate(zip(days, game.days, strict=True), start=1):
        if not isinstance(claim, dict):
            raise RecordError(f"day {number}: expected an object; got {claim!r}")
        for key in Day.__annotations__:
            compare(f"day {number}, {key}", claim.get(key), truth[key])  # type: ignore[literal-required]


def check_result(record: Mapping[str, Any], game: Game) -> None:
    """The result stands in the record of a finished game, and in no other."""
    claim = record.get("result")
    if game.result is None:
        if "result" in record:
            raise RecordError(
                f"result: expected none, the game is not over after {len(game.moves)} moves "
                f"({expectation(game.actor, game.legal())})"
            )
        return
    if "days" not in record:
        return
    if not isinstance(claim, dict):
        raise RecordError(f"result: expected {game.result}; got {claim!r}")
    for key in Result.__annotations__:
        compare(f"result, {key}", claim.get(key), game.result.get(key))


def compare(what: str, claim: object, truth: object) -> None:
    """Refuse a figure of the record that the moves do not bear out."""
    if not same(claim, truth):
        raise RecordError(f"{what}: expected {truth!r}; got {claim!r}")


def same(claim: object, truth: object) -> bool:
    """Equality of JSON values; unlike Python's, 1 is neither true nor 1.0."""
    if isinstance(truth, list):
        return isinstance(claim, list) and len(claim) == len(truth) and all(map(same, claim, truth))
    if isinstance(truth, dict):
        return isinstance(claim, dict) and all(same(claim.get(key), truth[key]) for key in truth)
    return type(claim) is type(truth) and claim == truth
