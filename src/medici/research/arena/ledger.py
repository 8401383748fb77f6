"""The results of a contest, kept as they come in: a killed contest goes on where it was.

A folder holds ``contest.json``, what is played, and ``games.jsonl``, a line for each finished
game with its deal and seating as its key. Nothing is counted twice.
"""

from pathlib import Path

import msgspec

from medici.research.arena.contest import Contest
from medici.research.arena.play import Failure, GameResult
from medici.research.arena.schedule import Pairing


class LedgerError(ValueError):
    """The folder holds the results of another contest."""


class FinishedGame(msgspec.Struct, omit_defaults=True):
    """One finished game in the file."""

    deal: int
    seating: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    failures: tuple[Failure, ...] = ()
    luck: tuple[tuple[float, ...], ...] = ()  # of each kind and seat; older lines have none

    def result(self) -> GameResult:
        """What it came to; the moves are not kept."""
        return GameResult(self.scores, self.winners, failures=self.failures, luck=self.luck)


class Ledger:
    """Results by pairing, in memory and, if there is a folder, on disk."""

    def __init__(self, contest: Contest, folder: Path | None) -> None:
        self.results: dict[Pairing, GameResult] = {}
        self.path: Path | None = None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self.path = folder / "games.jsonl"
            claim(contest, folder / "contest.json")
            self._load()

    def _load(self) -> None:
        """Read what is there; a line that a kill cut short is dropped."""
        assert self.path is not None
        if not self.path.exists():
            return
        whole = bytearray()
        for text in self.path.read_bytes().splitlines(keepends=True):
            try:
                line = msgspec.json.decode(text, type=FinishedGame)
            except msgspec.DecodeError:
                break
            if not text.endswith(b"\n"):
                break
            whole += text
            self.results[Pairing(line.deal, line.seating)] = line.result()
        write_whole(self.path, bytes(whole))

    def add(self, pairing: Pairing, result: GameResult) -> None:
        """Keep a result; a second one for the same pairing is not counted."""
        if pairing in self.results:
            return
        key = pairing.deal, pairing.seating
        line = FinishedGame(*key, result.scores, result.winners, result.failures, result.luck)
        self.results[pairing] = line.result()
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")


def claim(contest: Contest, path: Path) -> None:
    """Write down what is played here, or make sure that it is the same as before."""
    text = msgspec.json.encode(contest)
    if path.exists() and path.read_bytes().strip() != text:
        raise LedgerError(
            f"{path.parent} holds another contest: expected {text.decode()}; "
            f"got {path.read_text().strip()}"
        )
    write_whole(path, text + b"\n")


def write_whole(path: Path, text: bytes) -> None:
    """Write a file so that a kill leaves the old one or the new one."""
    draft = path.with_name(path.name + ".part")
    draft.write_bytes(text)
    draft.replace(path)
