"""Rows of games and decisions: true, the same in both kinds of file, and whole if stopped."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from medici.games import GAMES
from medici.research.arena.ends import parts_of
from medici.research.arena.simulate import simulate, summarise, summarise_ends, traces
from medici.research.datasets import MissingExtra, Played, decisions_of, writer_for
from medici.research.datasets.batches import BATCH, Batch, batches_of, batches_of_ends, notes_of
from medici.research.datasets.columns import rows
from medici.research.envs.observations import ENCODINGS

SETUPS = [("board", 3), ("card", 2), ("dice", 1), ("dice", 2)]
EACH = pytest.mark.parametrize(("game", "players"), SETUPS)
DICE = Played("dice", 2, 7, ("random", "random"))


@pytest.mark.slow
@EACH
def test_sums_are_those_of_the_games_one_by_one(game: str, players: int) -> None:
    one_by_one = summarise(simulate(game, players, 25, seed=7), players)
    at_once = summarise_ends(parts_of(game, players, 0, 25, seed=7), players)
    assert at_once == one_by_one
    assert at_once.as_dict() == one_by_one.as_dict()
    assert at_once.games == 25


def test_sums_do_not_depend_on_how_games_are_parted(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = summarise_ends(parts_of("dice", 2, 0, 25, seed=3), 2)
    monkeypatch.setattr("medici.research.arena.ends.PART", 7)
    assert summarise_ends(parts_of("dice", 2, 0, 25, seed=3), 2) == whole


@pytest.mark.slow
@EACH
def test_rows_of_games_say_how_each_ended(game: str, players: int) -> None:
    series = Played(game, players, 7, ("random",) * players)
    ((_, columns),) = batches_of_ends(series, 12)
    for row, played in zip(rows(columns), simulate(game, players, 12, 7), strict=True):
        assert (row["game"], row["players"], row["seed"]) == (game, players, 7)
        assert (row["scores"], row["winners"]) == (played.scores, played.winners)
        assert row["moves"] == len(played.moves)
        assert row["began"] == next(actor for actor, _ in played.moves if actor != "nature")
        assert row["decisions"] == sum(actor != "nature" for actor, _ in played.moves)
        assert row["title"] == played.book.title_of(played.state)
    assert [row["number"] for row in rows(columns)] == list(range(1, 13))


@pytest.mark.slow
@EACH
def test_rows_of_decisions_are_what_each_seat_saw_and_chose(game: str, players: int) -> None:
    series, book, encoding = (
        Played(game, players, 5, ("random",) * players),
        GAMES[game],
        ENCODINGS[game],
    )
    (trace,) = traces(game, players, 1, 5)
    (played,) = simulate(game, players, 1, 5)
    told = list(rows(decisions_of(series, 1, trace)))
    assert [(row["actor"], row["text"]) for row in told] == [
        move for move in played.moves if move[0] != "nature"
    ]
    for row in told[:: len(told) // 7]:
        then = played.before(row["move"] - 1)
        seen = [0] * encoding.size(players)
        encoding.observe(then.state, row["actor"], seen)
        assert row["observation"] == seen
        assert row["legal"] == [encoding.choice_of(action) for action in then.legal_actions()]
        assert book.move_name(encoding.action_of(row["choice"])) == row["text"]
        assert row["choice"] in row["legal"]
        assert (row["day"], row["score"]) == (then.day, played.scores[row["actor"]])
        won = row["actor"] in played.winners
        assert row["share"] == pytest.approx(won / len(played.winners))


@pytest.mark.parametrize("decisions", [False, True])
def test_both_kinds_of_files_hold_the_same_rows(decisions: bool, tmp_path: Path) -> None:
    written = [tmp_path / "rows.jsonl", tmp_path / "rows.parquet"]
    for path in written:
        with writer_for(path, notes_of(DICE, decisions)) as writer:
            for _, columns in batches_of(DICE, traces("dice", 2, BATCH + 3, 7), decisions):
                writer.write(columns)
    lines = [json.loads(line) for line in written[0].read_text(encoding="utf-8").splitlines()]
    table = pq.read_table(written[1])
    assert table.to_pylist() == lines
    assert {line["number"] for line in lines} == set(range(1, BATCH + 4))
    notes = table.schema.metadata
    assert notes[b"medici"] == (b"decisions/1" if decisions else b"games/1")
    if decisions:
        places = json.loads(notes[b"observation"])
        assert sum(place["size"] for place in places) == len(lines[0]["observation"])
    assert sorted(tmp_path.iterdir()) == sorted(written)


def interrupted(games: int) -> Iterator[list[int]]:
    """So many games, and then somebody stops it."""
    yield from traces("dice", 2, games, 7)
    raise KeyboardInterrupt


def full_disk() -> Iterator[Batch]:
    """One batch, and then no more room."""
    yield from batches_of(DICE, traces("dice", 2, 3, 7), decisions=False)
    raise OSError("the disk is full")


def write(path: Path, batches: Iterator[Batch]) -> None:
    """Write batches to a file."""
    with writer_for(path) as writer:
        for _, columns in batches:
            writer.write(columns)


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_an_interrupted_file_is_whole_and_has_all_finished_games(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with pytest.raises(KeyboardInterrupt):
        write(path, batches_of(DICE, interrupted(5), decisions=False))
    if path.suffix == ".jsonl":
        numbers = [json.loads(line)["number"] for line in path.read_text("utf-8").splitlines()]
    else:
        numbers = pq.read_table(path)["number"].to_pylist()
    assert numbers == [1, 2, 3, 4, 5]
    assert list(tmp_path.iterdir()) == [path]


def test_an_earlier_file_stays_until_the_next_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text("earlier", encoding="utf-8")
    with pytest.raises(OSError, match="full"):
        write(path, full_disk())
    assert path.read_text(encoding="utf-8") == "earlier"


def test_parquet_needs_an_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("medici.research.datasets.writing.import_module", missing)
    with pytest.raises(MissingExtra, match=r"expected the extra medici\[data\]"):
        writer_for(tmp_path / "rows.parquet")
    assert list(tmp_path.iterdir()) == []


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"expected a file named \.jsonl or \.parquet; got a\.csv"):
        writer_for(tmp_path / "a.csv")
