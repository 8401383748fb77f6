"""The ledger: what is on disk is counted once, whatever happened to whoever wrote it."""

from pathlib import Path

import pytest

from medici.bots import Budget
from medici.research.arena.batch import batches
from medici.research.arena.contest import Contest
from medici.research.arena.ledger import Ledger, LedgerError
from medici.research.arena.play import GameResult
from medici.research.arena.run import run
from medici.research.arena.schedule import Pairing

CONTEST = Contest("dice", ("merchant", "random"), 1)
FIRST, SECOND = Pairing(0, 0), Pairing(0, 1)
LOST = GameResult((40, 90), (1,))
WON = GameResult((90, 40), (0,))


def filled(folder: Path) -> Ledger:
    ledger = Ledger(CONTEST, folder)
    ledger.add(FIRST, LOST)
    ledger.add(SECOND, WON)
    return ledger


def lines(folder: Path) -> list[bytes]:
    return (folder / "games.jsonl").read_bytes().splitlines(keepends=True)


def test_luck_is_kept_and_older_files_without_it_are_read(tmp_path: Path) -> None:
    lucky = GameResult((90, 40), (0,), luck=((0.25, -0.25), (0.0, 0.0), (0.125, -0.125)))
    Ledger(CONTEST, tmp_path).add(FIRST, lucky)
    (line,) = lines(tmp_path)
    assert b'"luck":[[0.25,-0.25],' in line
    older = b'{"deal":0,"seating":1,"scores":[40,90],"winners":[1]}\n'
    (tmp_path / "games.jsonl").write_bytes(line + older)
    assert Ledger(CONTEST, tmp_path).results == {FIRST: lucky, SECOND: LOST}


def test_without_a_folder_results_are_kept_in_memory() -> None:
    ledger = Ledger(CONTEST, None)
    ledger.add(FIRST, WON)
    assert ledger.results == {FIRST: WON}


def test_results_are_there_when_the_folder_is_opened_again(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "results"
    assert Ledger(CONTEST, folder).results == {}
    filled(folder)
    assert Ledger(CONTEST, folder).results == {FIRST: LOST, SECOND: WON}


def test_moves_are_not_kept(tmp_path: Path) -> None:
    ledger = Ledger(CONTEST, tmp_path)
    ledger.add(FIRST, GameResult((1, 2), (1,), moves=(40, 1234, 3)))
    assert ledger.results == Ledger(CONTEST, tmp_path).results == {FIRST: GameResult((1, 2), (1,))}


def test_a_game_is_counted_once(tmp_path: Path) -> None:
    ledger = filled(tmp_path)
    ledger.add(FIRST, WON)
    assert ledger.results[FIRST] == LOST
    assert len(lines(tmp_path)) == 2
    again = Ledger(CONTEST, tmp_path)
    again.add(SECOND, LOST)
    assert again.results == {FIRST: LOST, SECOND: WON}
    assert len(lines(tmp_path)) == 2


@pytest.mark.parametrize("cut", [1, 2, 10, 30])
def test_a_last_line_that_was_cut_short_is_dropped(tmp_path: Path, cut: int) -> None:
    filled(tmp_path)
    path = tmp_path / "games.jsonl"
    path.write_bytes(path.read_bytes()[:-cut])
    ledger = Ledger(CONTEST, tmp_path)
    assert ledger.results == {FIRST: LOST}
    ledger.add(SECOND, WON)  # and what comes next stands on a line of its own
    assert len(lines(tmp_path)) == 2
    assert Ledger(CONTEST, tmp_path).results == {FIRST: LOST, SECOND: WON}


def test_an_empty_file_is_an_empty_ledger(tmp_path: Path) -> None:
    Ledger(CONTEST, tmp_path)
    (tmp_path / "games.jsonl").touch()
    assert Ledger(CONTEST, tmp_path).results == {}


@pytest.mark.parametrize(
    "other",
    [
        Contest("dice", ("merchant", "random"), 2),
        Contest("dice", ("random", "merchant"), 1),
        Contest("card", ("merchant", "random"), 1),
        Contest("dice", ("merchant", "random"), 1, 1),
        Contest("dice", ("merchant", "random"), 1, 0, Budget(rollouts=30)),
    ],
)
def test_another_contest_is_refused(tmp_path: Path, other: Contest) -> None:
    filled(tmp_path)
    with pytest.raises(LedgerError, match=r"holds another contest: expected .*; got ") as refused:
        Ledger(other, tmp_path)
    assert str(tmp_path) in str(refused.value)
    assert Ledger(CONTEST, tmp_path).results == {FIRST: LOST, SECOND: WON}


@pytest.mark.slow
def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    ledger = filled(tmp_path)
    jobs = batches(CONTEST, 6, ledger, workers=1)
    missing = [Pairing(deal, seating) for deal in (1, 2) for seating in (0, 1)]
    assert [pairing for batch in jobs for pairing in batch] == missing
    assert sum(run(CONTEST, 6, ledger)) == 4
    assert ledger.results[FIRST] == LOST  # nobody has played it again
    assert sum(run(CONTEST, 6, Ledger(CONTEST, tmp_path))) == 0
    assert sum(run(CONTEST, 8, Ledger(CONTEST, tmp_path))) == 2
    assert len(lines(tmp_path)) == len(set(lines(tmp_path))) == 8
