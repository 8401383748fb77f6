"""Records as files and as JSON."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from medici import RecordError, new, replay
from medici.record import parse_record, read_record, write_record
from tests.record.games import Setup, played
from tests.record.samples import (
    EACH_WHOLE,
    same_game,
    short,
)


@EACH_WHOLE
def test_file_holds_the_record(setup: Setup, tmp_path: Path) -> None:
    game, path = played(setup, 3), tmp_path / "game.json"
    write_record(game, path)
    assert read_record(path) == game.record()
    assert json.loads(path.read_text(encoding="utf-8")) == game.record()
    assert path.read_bytes().endswith(b"}\n")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
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


@pytest.mark.slow
@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=40) | st.text(max_size=40))
def test_whatever_is_no_json_object_is_refused(text: str | bytes) -> None:
    try:
        record = parse_record(text)
    except RecordError:
        return
    assert isinstance(record, dict)
