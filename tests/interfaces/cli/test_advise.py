"""``medici advise``: tables, JSON, and what is refused."""

import json
from pathlib import Path
from random import Random

import pytest

from medici.analysis.advise.adviser import FUTURES
from medici.record import Game, write_record
from tests.interfaces.cli.commands import medici, plain


def saved(game: Game, folder: Path) -> Path:
    """A game in a file."""
    path = folder / "game.json"
    write_record(game, path)
    return path


def lot_on_the_table(folder: Path) -> Path:
    """A presenter with a lot of two cards, who may draw a third."""
    game = Game("board", ["Ada", "Bruno", "Carla"])
    for move in ("first 0", "card fur3", "draw", "card fur5"):
        game.play(move)
    return saved(game, folder)


@pytest.mark.slow
def test_a_lot_is_explained_in_tables_and_sentences(tmp_path: Path) -> None:
    answer = medici("advise", lot_on_the_table(tmp_path), "--futures", "20", "--lang", "en")
    assert answer.status == 0
    told = plain(answer.out)
    for part in ("As it stands", "draw another card", "open the auction", "fur 3 and fur 5"):
        assert part in told
    for part in ("fair price", "bid up to", "next card", "gold", "20 futures"):
        assert part in told
    assert "For Bruno, having this lot for" in told


@pytest.mark.slow
@pytest.mark.long
def test_it_speaks_portuguese(tmp_path: Path) -> None:
    path = lot_on_the_table(tmp_path)
    told = plain(medici("advise", path, "--futures", "20", "--lang", "pt-BR").out)
    assert "preço justo" in told
    assert "Para Bruno, ter este lote por" in told
    assert "20 futuros" in told


@pytest.mark.slow
def test_programs_get_json_that_is_the_same_again(tmp_path: Path) -> None:
    path = lot_on_the_table(tmp_path)
    words = ("advise", path, "--futures", "20", "--json", "--seed", "4")
    first = medici(*words)
    assert medici(*words).out == first.out
    advice = json.loads(first.out)
    assert advice["actor"] == 0
    assert {one["move"] for one in advice["candidates"]} == {"draw", "auction"}
    assert [price["seat"] for price in advice["prices"]] == [0, 1, 2]
    assert advice["odds"]["ways"] == 34


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), [("card", 2), ("dice", 3), ("dice", 1)])
def test_the_other_games_are_advised_too(tmp_path: Path, name: str, players: int) -> None:
    game = Game(name, players)
    game.let_nature_act(Random(3))
    answer = medici("advise", saved(game, tmp_path), "--futures", "10", "--lang", "en")
    assert answer.status == 0
    assert ("likeliest title" in plain(answer.out)) == (players == 1)


@pytest.mark.slow
def test_a_record_is_cut_before_a_move(tmp_path: Path) -> None:
    path = lot_on_the_table(tmp_path)
    advice = json.loads(medici("advise", path, "--move", "3", "--futures", "5", "--json").out)
    assert advice["lot"] == ["fur3"]
    advice = json.loads(medici("advise", path, "--move", "1", "--seconds", "0.1", "--json").out)
    assert (advice["actor"], advice["candidates"], advice["odds"]) == ("nature", [], None)


def test_help_says_how_many_futures_there_are() -> None:
    assert f"{FUTURES:,} by default" in " ".join(plain(medici("advise", "--help").out).split())


def test_wrong_input_is_refused(tmp_path: Path) -> None:
    path = lot_on_the_table(tmp_path)
    beyond = medici("advise", path, "--move", "6")
    assert beyond.status == 2
    assert "expected a move from 1 to 5; got 6" in beyond.err
    both = medici("advise", path, "--futures", "5", "--seconds", "1")
    assert both.status == 2
    assert "expected --futures or --seconds; got both" in both.err
    missing = medici("advise", tmp_path / "nowhere.json")
    assert missing.status == 1
    assert "no such file or folder" in missing.err
    record = json.loads(path.read_text()) | {"moves": [["nature", "first 0"], [0, "bid 3"]]}
    path.write_text(json.dumps(record))
    wrong = medici("advise", path)
    assert wrong.status == 1
    assert "move 2" in wrong.err


def test_a_game_that_is_over_is_refused(tmp_path: Path) -> None:
    random, game = Random(1), Game("dice", 1)
    while not game.over:
        if game.actor == "nature":
            game.let_nature_act(random)
        else:
            game.play(random.choice(game.legal()))
    answer = medici("advise", saved(game, tmp_path))
    assert answer.status == 1
    assert "expected a game that is not over; got one that is" in answer.err


@pytest.mark.slow
def test_a_position_is_advised_on_as_text_and_from_a_file(tmp_path: Path) -> None:
    game = Game("dice", 1)
    game.play("roll dye0 gold5 fur3 grain2 dye4")
    path = tmp_path / "position.txt"
    path.write_text(game.position() + "\n", encoding="utf-8")
    words = ["--futures", "5", "--json"]
    told = [medici("advise", source, *words).out for source in (game.position(), path)]
    assert told[0] == told[1] == medici("advise", saved(game, tmp_path), *words).out


def test_a_position_that_cannot_be_is_refused() -> None:
    text = Game("dice", 1).position().replace("points=0", "points=9")
    answer = medici("advise", text)
    assert answer.status == 1
    assert "points: expected a number from 0 to 0; got 9" in answer.err
