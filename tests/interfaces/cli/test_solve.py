"""``medici solve``: a table, JSON, and what is refused."""

import json
from pathlib import Path
from random import Random

import pytest

from medici.record import Game, write_record
from tests.interfaces.cli.commands import medici, plain


@pytest.fixture
def ended(tmp_path: Path) -> tuple[Path, int]:
    """A game of random moves in a file, and the number of its last decision."""
    game, source = Game("board", ["Ada", "Bruno"]), Random(1)
    while game.actor is not None:
        if game.actor == "nature":
            game.let_nature_act(source)
        else:
            game.play(source.choice(game.legal()))
    path = tmp_path / "game.json"
    write_record(game, path)
    decisions = [number for number, (actor, _) in enumerate(game.moves, 1) if actor != "nature"]
    return path, decisions[-1]


@pytest.mark.slow
def test_every_move_of_an_ending_is_told_its_worth(ended: tuple[Path, int]) -> None:
    path, last = ended
    answer = medici("solve", path, "--move", str(last))
    assert answer.status == 0, answer.err
    told = plain(answer.out)
    for part in ("Ada:", "Bruno:", "open the auction", "best", "exact;"):
        assert part in told
    brazilian = plain(medici("solve", path, "--move", str(last), "--lang", "pt").out)
    for part in ("Ada:", "abrir o leilão", "melhor", "exato;", ",00%"):
        assert part in brazilian


@pytest.mark.slow
def test_programs_get_json(ended: tuple[Path, int]) -> None:
    path, last = ended
    solution = json.loads(medici("solve", path, "--move", str(last), "--json").out)
    assert sum(solution["values"]) == pytest.approx(1)
    assert any(move["best"] for move in solution["moves"])


def test_what_is_out_of_reach_is_refused(ended: tuple[Path, int]) -> None:
    answer = medici("solve", ended[0], "--move", "1")
    assert answer.status != 0
    assert "expected the last day; got day 1 of 3" in plain(answer.err)


@pytest.mark.slow
def test_who_is_refused_is_told_what_would_help(ended: tuple[Path, int]) -> None:
    path, last = ended
    answer = medici("solve", path, "--move", str(last), "--states", "1")
    assert answer.status != 0
    for part in ("expected at most 1 state", "--states", "later"):
        assert part in plain(answer.err)
