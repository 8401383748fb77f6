"""A record is replayed from wherever it is, or the error says what was wanted and what came."""

import json
from pathlib import Path
from typing import Any

import pytest

import medici
from medici.record import RecordError
from medici.record import replay as replay_parsed


@pytest.fixture
def game() -> Any:
    played = medici.new("dice", players=1)
    played.play("roll dye0 gold5 fur3 grain2 dye4")
    return played


def test_a_record_comes_parsed_as_text_or_by_its_path(game: Any, tmp_path: Path) -> None:
    text = json.dumps(game.record())
    path = tmp_path / "game.json"
    path.write_text(text)
    for record in (game.record(), text, " " + text, text.encode(), path, str(path)):
        assert medici.replay(record) == game


@pytest.mark.parametrize("wrong", [None, 7, ["moves"], 1.5])
def test_another_kind_is_refused_by_its_name(wrong: Any) -> None:
    with pytest.raises(RecordError, match="a mapping, its JSON as str or bytes, or the path") as it:
        medici.replay(wrong)
    assert f"got a {type(wrong).__name__}, {wrong!r}" in str(it.value)


@pytest.mark.parametrize("wrong", ["nowhere.json", Path("nowhere.json")])
def test_a_file_that_is_not_there_is_named(wrong: Any) -> None:
    with pytest.raises(RecordError, match=r"or the path of its file; got .*nowhere.json.*No such"):
        medici.replay(wrong)


@pytest.mark.parametrize("wrong", ["[1]", b"[1]", "{"])
def test_a_text_that_is_no_record_says_why(wrong: Any) -> None:
    with pytest.raises(RecordError, match=r"expected (a JSON object|JSON); got"):
        medici.replay(wrong)


def test_below_the_package_a_record_is_parsed() -> None:
    with pytest.raises(RecordError, match=r"expected a record, parsed; got 'game.json'"):
        replay_parsed("game.json")  # type: ignore[arg-type]
