"""Reading records: the true ones come back as games, the damaged ones are refused with a reason."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici import Game, RecordError, new, replay
from medici.record import parse_record, read_record, write_record
from tests.record.games import Setup, played, setup_id, setups, step
from tests.story.retold import UntrueError, retold

Record = dict[str, Any]
Damage = Callable[[Record], object]

GOLDEN = Path(__file__).parent.parent / "golden"
ALL_SETUPS = pytest.mark.parametrize("setup", setups(), ids=setup_id)
ROLL = "roll dye0 gold5 fur3 grain2 dye4"
WHOLE: list[Setup] = [
    ("board", 2, {}),
    ("board", 4, {}),
    ("card", 3, {"rising_monopoly": True}),
    ("dice", 1, {}),
    ("dice", 3, {}),
]
EACH_WHOLE = pytest.mark.parametrize("setup", WHOLE, ids=setup_id)


def same_game(one: Game, other: Game) -> bool:
    return one.state == other.state and one.record() == other.record() and one.moves == other.moves


def refusal(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record)
    return caught.value


def short() -> Record:
    """The beginning of a board game of three; it is seat 1's turn to speak."""
    game = new("board", ["Ada", "Bruno", "Chen"])
    for move in ["first 2", "card fur3", "draw", "card gold10", "auction", "bid 7"]:
        game.play(move)
    return game.record()


def whole(setup: Setup = ("board", 3, {})) -> Record:
    """A finished game."""
    return played(setup, 4).record()


# True records


@ALL_SETUPS
def test_record_comes_back_as_the_same_game(setup: Setup) -> None:
    game = played(setup, 17)
    again = replay(parse_record(json.dumps(game.record())))
    assert same_game(again, game)
    assert again.record() == game.record()
    assert retold(game.record()) == (game.days, game.result)


@settings(deadline=None, max_examples=40)
@given(setup=st.sampled_from(setups()), seed=st.integers(0, 2**32), moves=st.integers(0, 500))
def test_any_game_comes_back(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    record = game.record()
    assert same_game(replay(record), game)
    assert retold(record) == (record["days"], record.get("result"))


@pytest.mark.slow
@EACH_WHOLE
def test_every_beginning_of_a_game_is_a_true_record(setup: Setup) -> None:
    game, random = played(setup, 5, moves=0), Random(5)
    final = played(setup, 5).record()
    while not game.over:
        record = game.record()
        assert "result" not in record
        assert same_game(replay(record), game)
        assert same_game(replay(bare(final, len(game.moves))), game)
        step(game, random)
    assert replay(game.record()).over


def bare(record: Record, moves: int = 10_000) -> Record:
    """A record without what follows from the moves."""
    kept = {key: record[key] for key in ("format", "game", "players", "options")}
    return {**kept, "moves": record["moves"][:moves]}


@ALL_SETUPS
def test_bare_record_is_enough(setup: Setup) -> None:
    game = played(setup, 23)
    assert same_game(replay(bare(game.record())), game)


def test_record_without_any_move_is_a_new_game() -> None:
    assert same_game(replay(new("card", 4).record()), new("card", 4))


@EACH_WHOLE
def test_further_keys_are_skipped(setup: Setup) -> None:
    game = played(setup, 9)
    record = deepcopy(game.record())
    record |= {"seed": 7, "comment": None, "times": [1.5, {"a": []}], "Format": 1, "": {}}
    for day in record["days"]:
        day["weather"] = "fair"
        day["goods"]["gold"] = [1, 2]
        day["bonus"]["gold"] = None
    record["result"]["prize"] = 100
    assert same_game(replay(record), game)


def test_order_of_keys_does_not_matter() -> None:
    record = whole()
    turned = dict(reversed(record.items()))
    turned["days"] = [dict(reversed(day.items())) for day in record["days"]]
    assert replay(turned).record() == record


def test_names_may_be_any_text() -> None:
    record = short() | {"players": ["", "Ada", "Ada \N{CROWN}\n"]}
    assert replay(parse_record(json.dumps(record))).players == ["", "Ada", "Ada \N{CROWN}\n"]


def test_defaults_may_be_spelled_out() -> None:
    record = short()
    record["options"] = {"edition": "2016"}
    assert replay(record).options == {"edition": "2016"}


def test_reader_is_told_each_move_before_it_is_played() -> None:
    record = whole(("dice", 2, {}))
    told: list[list[Any]] = []

    def listen(number: int, game: Game, text: str) -> None:
        assert number == len(told) + 1 == len(game.moves) + 1
        assert game.actor == "nature" or text in game.legal()
        told.append([game.actor, text])

    replay(record, listen)
    assert told == record["moves"]


def test_reading_leaves_the_record_alone() -> None:
    record = whole()
    before = deepcopy(record)
    replay(record)
    assert record == before


# Files and JSON


@EACH_WHOLE
def test_file_holds_the_record(setup: Setup, tmp_path: Path) -> None:
    game, path = played(setup, 3), tmp_path / "game.json"
    write_record(game, path)
    assert read_record(path) == game.record()
    assert json.loads(path.read_text(encoding="utf-8")) == game.record()
    assert path.read_bytes().endswith(b"}\n")
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]
    assert same_game(replay(read_record(path)), game)


def test_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("something old and much longer" * 1000, encoding="utf-8")
    write_record(new("dice", 1), path)
    assert replay(read_record(path)).moves == []


def test_names_are_written_in_utf8(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(new("board", ["Zoë", "李"]), path)
    assert '["Zoë","李"]'.encode() in path.read_bytes()
    assert replay(read_record(path)).players == ["Zoë", "李"]


def test_text_and_bytes_are_both_read() -> None:
    text = json.dumps(short())
    assert parse_record(text) == parse_record(text.encode()) == short()
    assert parse_record(f" \n\t{text}\r\n") == short()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "}",
        "medici",
        json.dumps(short())[:-1],
        json.dumps(short())[: len(json.dumps(short())) // 2],
        json.dumps(short()) + "}",
        json.dumps(short()) + json.dumps(short()),
        "{'format': 'medici-record/1'}",
        '{"format": NaN}',
        '{"format": Infinity}',
        '{"format": -Infinity}',
        '{"format": "medici-record/1",}',
        '{"moves": [1, 2,]}',
        '{"moves": 01}',
        '{"moves": 1e999}',
        '{"moves": 9' + "9" * 6000 + "}",
        '{"format": "\\ud800',
        '{"format": "\ud800"}',
        '{"format": "a\nb"}',
        '{"moves": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"moves": ' + '{"a":' * 100_000,
        "// a comment\n{}",
        "\ufeff{}",
    ],
    ids=lambda text: repr(text[:20]),
)
def test_bad_json_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"^expected JSON; got ") as caught:
        parse_record(text)
    assert caught.value.move is None
    assert caught.value.problem == str(caught.value)


@pytest.mark.parametrize(
    "raw",
    [b"\xff\xfe{}", json.dumps(short()).encode("utf-16"), b'{"format": "\xff"}', b"\x00", b"\x80"],
)
def test_bytes_that_are_not_utf8_are_refused(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(raw)
    with pytest.raises(RecordError, match=r"^expected JSON; got "):
        read_record(path)


@pytest.mark.parametrize(
    ("text", "kind"),
    [("[1]", "list"), ('"a"', "str"), ("7", "int"), ("1.5", "float"), ("null", "NoneType")],
)
def test_json_that_is_no_object_is_refused(text: str, kind: str) -> None:
    with pytest.raises(RecordError, match=f"^expected a JSON object; got a {kind}$"):
        parse_record(text)


def test_missing_file_is_not_a_record_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "none.json")


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=40) | st.text(max_size=40))
def test_whatever_is_no_json_object_is_refused(text: str | bytes) -> None:
    try:
        record = parse_record(text)
    except RecordError:
        return
    assert isinstance(record, dict)


# The head


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


# The moves. In ``short``: 1 first 2, 2 card fur3, 3 draw, 4 card gold10, 5 auction, 6 bid 7.


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


# Days


def set_to(*path: str | int, to: Any) -> Damage:
    """Damage that puts something else in a place."""

    def damage(record: Record) -> None:
        place: Any = record
        for key in path[:-1]:
            place = place[key]
        assert place[path[-1]] is not to
        place[path[-1]] = to

    return damage


def more(*path: str | int) -> Damage:
    """Damage that adds one to a number."""

    def damage(record: Record) -> None:
        place: Any = record
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] += 1

    return damage


@pytest.mark.parametrize(
    "setup", [("board", 3, {}), ("card", 3, {}), ("dice", 3, {})], ids=setup_id
)
@pytest.mark.parametrize("day", [0, 1, 2])
@pytest.mark.parametrize(
    "place",
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
def test_wrong_figure_is_refused(setup: Setup, day: int, place: tuple[str | int, ...]) -> None:
    record = whole(setup)
    true = deepcopy(record["days"][day][place[0]])
    more("days", day, *place)(record)
    problem = refusal(record)
    told = record["days"][day][place[0]]
    assert str(problem) == f"day {day + 1}, {place[0]}: expected {true!r}; got {told!r}"
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


# The result


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
        torn = {kept: true[kept] for kept in true if kept != key}
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


# Damage at random

NUMBERS = st.sampled_from([-1, 0, 1, 2, 3, 5, 7, 10, 40, 1.0, 0.5, True, False, None, "1", 10**20])
POOL = [played(setup, 31).record() for setup in WHOLE]
POOL += [played(setup, 32, moves=60).record() for setup in WHOLE]
POOL += [bare(record, 40) for record in POOL[:3]]


def numbers_in(found: Any) -> list[tuple[Any, Any]]:
    """Every place of a number or a text in a piece of JSON: what holds it, and under which key."""
    if isinstance(found, dict):
        inside = list(found.items())
    elif isinstance(found, list):
        inside = list(enumerate(found))
    else:
        return []
    places: list[tuple[Any, Any]] = []
    for key, value in inside:
        if isinstance(value, (dict, list)):
            places += numbers_in(value)
        else:
            places.append((found, key))
    return places


def lists_in(found: Any) -> list[list[Any]]:
    """Every list in a piece of JSON that is not empty."""
    inside = found.values() if isinstance(found, dict) else found if isinstance(found, list) else []
    mine = [found] if isinstance(found, list) and found else []
    return mine + [deeper for value in inside for deeper in lists_in(value)]


def damage_once(draw: st.DrawFn, record: Record) -> None:
    moves = record["moves"]
    places = numbers_in(record)
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
        holder, key = draw(st.sampled_from(places))
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
    days, result = retold(record)
    told = [{key: day[key] for key in game.days[0]} for day in record.get("days", days)]
    return (
        record["format"] == "medici-record/1"
        and (game.days, game.result) == (days, result)
        and game.players == record["players"]
        and alike(game.moves, record["moves"])
        and alike(told, days)
        and alike(record.get("result", result), result)
    )


def alike(one: object, other: object) -> bool:
    """Equality to the letter: as JSON, in which 1 is neither 1.0 nor true."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


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
    assert retold(record) == ([], None)
    record["moves"][5][0] = True
    with pytest.raises(UntrueError):
        retold(record)


def test_what_is_no_object_is_no_record() -> None:
    with pytest.raises(RecordError, match="expected a record; got"):
        replay([1])  # type: ignore[arg-type]
